"""How strong the opponents were by their own results: win percentages, with a floor.

The definitions are those of the Magic Tournament Rules, appendix C: a match-win percentage is the points
made over the points that all rounds taken part in could bring, and counts as 33 % at least.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.contest import Contest, Free
from tourney.standings.family import Rule, RuleFamily, Task
from tourney.standings.scores import Outcome
from tourney.standings.tally import Line, lines
from tourney.standings.tiebreak_base import Column, Kind, Part, Value

OMW = QT_TRANSLATE_NOOP("TieBreaks", "Opponents' win %")
OMW_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks",
    "The mean win percentage of the opponents met; each counts as 33 % at least, or another floor.",
)
OOMW = QT_TRANSLATE_NOOP("TieBreaks", "Opponents' opponents' win %")
OOMW_HELP = QT_TRANSLATE_NOOP("TieBreaks", "The mean of the opponents' own opponents' win %.")
GW = QT_TRANSLATE_NOOP("TieBreaks", "Sets won %")
GW_HELP = QT_TRANSLATE_NOOP("TieBreaks", "Sets won of all sets played; 33 % at least, or another floor.")
OGW = QT_TRANSLATE_NOOP("TieBreaks", "Opponents' sets won %")
OGW_HELP = QT_TRANSLATE_NOOP("TieBreaks", "The mean percentage of sets won by the opponents met.")
FLOOR = QT_TRANSLATE_NOOP("TieBreaks", "floor {n} %")
RAISED = QT_TRANSLATE_NOOP("TieBreaks", "{percent} raised to the floor")
MEAN_OF = QT_TRANSLATE_NOOP("TieBreaks", "The mean over %n opponent(s).")

DEFAULT_FLOOR = 33

ZERO = Fraction(0)


def percent_text(share: Fraction) -> str:
    """Return a share of one in percent with two decimals."""
    return f"{100 * float(share):.2f}"


def win_shares(contest: Contest) -> tuple[Fraction | None, ...]:
    """Return points made over points possible, free rounds with points included; None without a round.

    Where games are not worth their result, a win counts one and a draw a half.
    """
    rows = lines(contest)
    by_result = contest.scoring.by == "result" and not contest.scoring.table and contest.scoring.win > 0
    top = contest.scoring.win if by_result else Fraction(1)
    made = [sum((_worth(line, plain=not by_result) for line in row), ZERO) for row in rows]
    rounds = [len(row) for row in rows]
    half = {Free.PAIRING: Fraction(1), Free.FULL: Fraction(1), Free.HALF: Fraction(1, 2)}
    for free in contest.free:
        if free.kind is not Free.ZERO:
            rounds[free.unit] += 1
            made[free.unit] += free.points if by_result else half[free.kind]
    return tuple(
        min(max(points / (top * n), ZERO), Fraction(1)) if n else None
        for points, n in zip(made, rounds, strict=True)
    )


def _worth(line: Line, *, plain: bool) -> Fraction:
    if not plain and len(line.opponents) == 1:
        return line.points
    return {Outcome.WON: Fraction(1), Outcome.DRAWN: Fraction(1, 2), Outcome.LOST: ZERO}[line.outcome]


def set_shares(contest: Contest) -> tuple[Fraction | None, ...]:
    """Return sets won over sets played, None where none were."""
    out = []
    for row in lines(contest):
        pairs = [line.sets for line in row if line.sets is not None]
        won, lost = sum((a for a, _ in pairs), ZERO), sum((b for _, b in pairs), ZERO)
        out.append(won / (won + lost) if won + lost > 0 else None)
    return tuple(out)


Shares = Sequence[Fraction | None]


def _floor(task: Task) -> Fraction:
    return Fraction(min(int(task.modifier) if task.modifier else DEFAULT_FLOOR, 100), 100)


def _raised(shares: Shares, floor: Fraction) -> list[Fraction | None]:
    return [None if share is None else max(share, floor) for share in shares]


def _mean_of_opponents(contest: Contest, shares: Shares, raw: Shares) -> list[Value]:
    """Return the mean over games at the board; *raw* is before the floor, for the reasons."""
    values = []
    for row in lines(contest):
        parts = []
        for line in row:
            for other in line.opponents:
                share, was = shares[other], raw[other]
                if share is not None and line.played:
                    reason = RAISED(percent=percent_text(was)) if was is not None and was < share else None
                    parts.append(Part(share, line.round, other, reason=reason))
        if not parts:
            values.append(Value(None, "–", how="mean"))
            continue
        mean = sum((part.value for part in parts), ZERO) / len(parts)
        values.append(Value(mean, percent_text(mean), tuple(parts), "mean", MEAN_OF(count=len(parts))))
    return values


def _opponents(task: Task, of: Callable[[Contest], Shares]) -> list[Value]:
    raw = of(task.contest)
    return _mean_of_opponents(task.contest, _raised(raw, _floor(task)), raw)


def _omw(task: Task) -> Column:
    return Column(task.key, task.label, tuple(_opponents(task, win_shares)))


def _ogw(task: Task) -> Column:
    return Column(task.key, task.label, tuple(_opponents(task, set_shares)))


def _oomw(task: Task) -> Column:
    shares = [value.value for value in _opponents(task, win_shares)]
    return Column(task.key, task.label, tuple(_mean_of_opponents(task.contest, shares, shares)))


def _gw(task: Task) -> Column:
    raw = set_shares(task.contest)
    values = []
    for share, was in zip(_raised(raw, _floor(task)), raw, strict=True):
        if share is None or was is None:
            values.append(Value(None, "–"))
            continue
        reason: Text | None = RAISED(percent=percent_text(was)) if was < share else None
        values.append(Value(share, percent_text(share), (Part(share, reason=reason),)))
    return Column(task.key, task.label, tuple(values))


PLUGIN = RuleFamily(
    "opponents",
    QT_TRANSLATE_NOOP("TieBreaks", "Strength of the opponents"),
    (
        Rule(Kind("omw", OMW, OMW_HELP, "", ("omw:25", "omw:0")), _omw, {}, FLOOR, least=0),
        Rule(Kind("oomw", OOMW, OOMW_HELP, "", ("oomw:25", "oomw:0")), _oomw, {}, FLOOR, least=0),
        Rule(Kind("gw", GW, GW_HELP, "sets", ("gw:0",)), _gw, {}, FLOOR, least=0),
        Rule(Kind("ogw", OGW, OGW_HELP, "sets", ("ogw:0",)), _ogw, {}, FLOOR, least=0),
    ),
)
