"""The mini-table: those level on points, by the games among themselves, and again for who stays level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, groupby

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.base import place_text
from tourney.standings.contest import Contest
from tourney.standings.family import Rule, RuleFamily, Task, names_text
from tourney.standings.tally import Line, fraction_text, lines, signed_text
from tourney.standings.tiebreak_base import Column, Kind, Part, Value

MINI = QT_TRANSLATE_NOOP("TieBreaks", "Games among the tied")
MINI_HELP = QT_TRANSLATE_NOOP(
    "TieBreaks",
    "Only if all of them met, equally often: points of those games, and once more among who is still level. "
    "Forfeits count unless left out.",
)
WITH_SETS = QT_TRANSLATE_NOOP("TieBreaks", "then sets, then points made in them")
AT_BOARD = QT_TRANSLATE_NOOP("TieBreaks", "without forfeits")
AMONG = QT_TRANSLATE_NOOP("TieBreaks", "Games among {names}: {points}.")
AMONG_SETS = QT_TRANSLATE_NOOP("TieBreaks", "Games among {names}: {points}; sets {sets}, points made {made}.")
AGAIN = QT_TRANSLATE_NOOP("TieBreaks", "once more among {names}")
NOT_ALL_MET = QT_TRANSLATE_NOOP("TieBreaks", "{names} have not all met, or not equally often.")
ALONE = QT_TRANSLATE_NOOP("TieBreaks", "Nobody is level.")

ZERO = Fraction(0)

Criteria = tuple[Fraction, Fraction, Fraction]


@dataclass(slots=True)
class _Told:
    """What is said of a unit: parts of its games, the sentence of the first mini-table."""

    parts: list[Part] = field(default_factory=list)
    why: Text | None = None


class _Mini:
    """Mini-tables of one contest, and what they tell of each unit."""

    def __init__(self, contest: Contest, modifier: str) -> None:
        self.contest = contest
        self.with_sets = modifier == "sets"
        self.rows = [
            [line for line in row if len(line.opponents) == 1 and (line.played or modifier != "played")]
            for row in lines(contest)
        ]
        self.told = [_Told() for _ in contest.units]

    def all_met(self, group: Sequence[int]) -> bool:
        """Return whether everybody met everybody of a group, equally often."""
        often: Counter[tuple[int, int]] = Counter()
        for unit in group:
            for line in self.rows[unit]:
                often[unit, line.opponents[0]] += 1
        counts = {often[a, b] for a, b in combinations(group, 2)}
        return len(counts) == 1 and 0 not in counts

    def split(self, group: Sequence[int], depth: int = 0) -> Iterator[list[int]]:
        """Yield the group in its order, those who stay level together."""
        found = {unit: self._criteria(unit, group, depth) for unit in group}
        ordered = sorted(group, key=found.__getitem__, reverse=True)
        for _, level in groupby(ordered, key=found.__getitem__):
            same = list(level)
            if 1 < len(same) < len(group):
                yield from self.split(same, depth + 1)
            else:
                yield same

    def _criteria(self, unit: int, group: Sequence[int], depth: int) -> Criteria:
        among = [line for line in self.rows[unit] if line.opponents[0] in group]
        points = sum((line.points for line in among), ZERO)
        sets, made = _difference(among, "sets"), _difference(among, "made")
        names = names_text(self.contest, group)
        told = self.told[unit]
        again = AGAIN(names=names) if depth else None
        told.parts += [Part(line.points, line.round, line.opponents[0], reason=again) for line in among]
        if not depth:
            worth = fraction_text(points)
            told.why = AMONG(names=names, points=worth)
            if self.with_sets:
                told.why = AMONG_SETS(
                    names=names, points=worth, sets=signed_text(sets), made=signed_text(made)
                )
        return (points, sets, made) if self.with_sets else (points, ZERO, ZERO)


def _difference(among: Sequence[Line], what: str) -> Fraction:
    pairs = [getattr(line, what) for line in among]
    return sum((pair[0] - pair[1] for pair in pairs if pair is not None), ZERO)


def _mini(task: Task) -> Column:
    contest = task.contest
    values = [Value(Fraction(1), "", how="rank", why=ALONE) for _ in contest.units]
    mini = _Mini(contest, task.modifier)
    for place in sorted(set(task.tied)):
        group = [unit for unit, own in enumerate(task.tied) if own == place]
        if len(group) == 1:
            continue
        if not mini.all_met(group):
            why = NOT_ALL_MET(names=names_text(contest, group))
            for unit in group:
                values[unit] = Value(None, "–", how="rank", why=why)
            continue
        ahead = 0
        for level in mini.split(group):
            for unit in level:
                told = mini.told[unit]
                text = place_text(ahead + 1, len(level) > 1)
                values[unit] = Value(Fraction(ahead + 1), text, tuple(told.parts), "rank", told.why)
            ahead += len(level)
    return Column(task.key, task.label, tuple(values), lower_first=True)


PLUGIN = RuleFamily(
    "head-to-head",
    QT_TRANSLATE_NOOP("TieBreaks", "Games among the tied"),
    (
        Rule(
            Kind("mini", MINI, MINI_HELP, "", ("mini:sets", "mini:played")),
            _mini,
            {"sets": WITH_SETS, "played": AT_BOARD},
        ),
    ),
)
