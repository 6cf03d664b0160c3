"""When nothing else separates them: fewest free rounds, and the lot."""

from __future__ import annotations

import hashlib
from collections import Counter
from fractions import Fraction

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.standings.contest import Free
from tourney.standings.family import Rule, RuleFamily, Task
from tourney.standings.scores import Outcome
from tourney.standings.tally import lines
from tourney.standings.tiebreak_base import Column, Kind, Part, Value

BYES = QT_TRANSLATE_NOOP("TieBreaks", "Fewest byes")
BYES_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks", "Who got fewer points without a game is ahead; games won by forfeit can be counted in."
)
FORFEITS = QT_TRANSLATE_NOOP("TieBreaks", "and wins by forfeit")
LOT = QT_TRANSLATE_NOOP("TieBreaks", "Lot")
LOT_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks", "Drawn by a number written after the colon; the same number draws the same order again."
)
LOT_NUMBER = QT_TRANSLATE_NOOP("TieBreaks", "number {n}")
DRAWN = QT_TRANSLATE_NOOP("TieBreaks", "Drawn by lot number {n}.")
FREE_ROUND = QT_TRANSLATE_NOOP("TieBreaks", "free round")
BY_FORFEIT = QT_TRANSLATE_NOOP("TieBreaks", "won by forfeit")


def _byes(task: Task) -> Column:
    parts: list[list[Part]] = [[] for _ in task.contest.units]
    for free in task.contest.free:
        if free.kind is not Free.ZERO:
            parts[free.unit].append(Part(Fraction(1), free.round, reason=FREE_ROUND))
    if task.modifier:
        for unit, row in enumerate(lines(task.contest)):
            parts[unit] += [
                Part(Fraction(1), line.round, line.opponents[0], reason=BY_FORFEIT)
                for line in row
                if line.outcome is Outcome.WON and not line.played
            ]
    values = tuple(Value(Fraction(len(row)), str(len(row)), tuple(row)) for row in parts)
    return Column(task.key, task.label, values, lower_first=True)


def _lot(task: Task) -> Column:
    number = task.modifier or "0"
    met: Counter[str] = Counter()
    drawn = []
    for unit in task.contest.units:
        met[unit.name] += 1
        # From the name, so that a late entry leaves the order of the others as it was drawn.
        drawn.append(hashlib.sha256(f"{number}/{unit.name}/{met[unit.name]}".encode()).digest())
    order = sorted(range(len(drawn)), key=drawn.__getitem__)
    place = {unit: i for i, unit in enumerate(order, 1)}
    values = tuple(
        Value(Fraction(place[unit]), str(place[unit]), how="rank", why=DRAWN(n=number))
        for unit in range(task.contest.n)
    )
    return Column(task.key, task.label, values, lower_first=True)


PLUGIN = RuleFamily(
    "chance",
    QT_TRANSLATE_NOOP("TieBreaks", "When nothing else helps"),
    (
        Rule(Kind("byes", BYES, BYES_HELP, "", ("byes:forfeits",)), _byes, {"forfeits": FORFEITS}),
        Rule(Kind("lot", LOT, LOT_HELP, "", ("lot:7",)), _lot, {}, LOT_NUMBER, least=0),
    ),
)
