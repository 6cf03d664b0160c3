"""Places by points and tie-breaks in their order, and why one unit is ahead of another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.base import Placed, place_text, points_text, rank_with_ties
from tourney.standings.contest import Contest
from tourney.standings.registry import family_of
from tourney.standings.scoring import ZERO, Result, results, total
from tourney.standings.tally import Tally, tallies
from tourney.standings.tiebreak_base import PLAIN_GROUND, Column, Ground, Session, Value

BY_POINTS = QT_TRANSLATE_NOOP("Standings", "{a} has more points than {b}: {own} against {other}.")
BY_TIEBREAK = QT_TRANSLATE_NOOP(
    "Standings", "{a} and {b} are level on points ({points}). {tiebreak}: {own} against {other}."
)
SHARED = QT_TRANSLATE_NOOP(
    "Standings", "{a} and {b} are level in everything that counts and share place {place}."
)
UNRANKED = QT_TRANSLATE_NOOP("Standings", "{a} is listed without a place.")
TOO_FEW_GAMES = QT_TRANSLATE_NOOP("Standings", "{a} has played %n game(s), too few for a place.")
CARRIED = QT_TRANSLATE_NOOP("Standings", "carried over from {stage}")
NOBODY_AHEAD = QT_TRANSLATE_NOOP("Standings", "Nobody is ahead of {a}.")


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points besides those of the results, and what they are for."""

    unit: int
    points: Fraction
    reason: Text | str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the standings.

    ``place`` is None for a unit listed without one. ``split`` is the number of the tie-break that put it
    behind the row above, -1 for points, None for the first row and within a shared place. ``results`` and
    ``adjustments`` are what ``points`` was made of. ``note`` says why there is no place.
    """

    place: int | None
    shared: bool
    unit: int
    points: Fraction
    values: tuple[Value, ...]
    tally: Tally
    results: tuple[Result, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    withdrawn: bool = False
    split: int | None = None
    note: Text | None = None

    @property
    def place_text(self) -> str:
        return place_text(self.place, self.shared)


@dataclass(frozen=True, slots=True)
class Ranking:
    """The standings of a contest: rows from the first place down, one column a tie-break."""

    contest: Contest
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    def row_of(self, unit: int) -> Row:
        """Return the line of a unit."""
        return next(row for row in self.rows if row.unit == unit)


def rank(
    contest: Contest,
    tiebreaks: Sequence[str] = (),
    *,
    ground: Ground = PLAIN_GROUND,
    adjustments: Sequence[Adjustment] = (),
    unranked: Collection[int] = (),
    least_games: int = 0,
) -> Ranking:
    """Return the standings by points, then by each tie-break among those still level.

    Parameters
    ----------
    contest : Contest
        With the points of its games filled in (``scoring.scored``).
    tiebreaks : sequence of str
        Keys in order; a later one is only looked at by units level in all before.
    adjustments : sequence of Adjustment
        Added to the points: those of an earlier stage.
    unranked : collection of int
        Units listed last without a place (excluded, out of competition).
    least_games : int
        Who played fewer games is listed without a place, too.

    Raises
    ------
    TourneyError
        "unknown-tiebreak", "bad-tiebreak" or "unfit-tiebreak".
    """
    made, counts = results(contest), tallies(contest)
    points = _points(contest, made, adjustments)
    out = {unit: UNRANKED(a=contest.units[unit].name) for unit in unranked}
    for unit, tally in enumerate(counts):
        if tally.played < least_games:
            out.setdefault(unit, TOO_FEW_GAMES(count=tally.played, a=contest.units[unit].name))
    inside = [unit for unit in range(contest.n) if unit not in out]
    # Who is out takes part in no tie, but its games count for the tie-breaks of the others.
    keys: list[tuple[tuple[int, Fraction], ...]] = [((1, points[unit]),) for unit in range(contest.n)]
    tied = _tied(keys, inside, contest.n)
    columns: list[Column] = []
    sessions: dict[str, Session] = {}
    for key in tiebreaks:
        family = family_of(key)
        if family.key not in sessions:
            sessions[family.key] = family.begin(contest, ground)
        column = sessions[family.key].column(key, tied)
        columns.append(column)
        keys = [(*so_far, _comparable(column, unit)) for unit, so_far in enumerate(keys)]
        tied = _tied(keys, inside, contest.n)
    placed = dict(zip(inside, rank_with_ties([keys[unit] for unit in inside]), strict=True))
    order = sorted(inside, key=lambda unit: placed[unit].place)
    order += sorted(out, key=lambda unit: -points[unit])
    rows: list[Row] = []
    for position, unit in enumerate(order):
        place: Placed | None = placed.get(unit)
        above = order[position - 1] if position else None
        rows.append(
            Row(
                place=place.place if place else None,
                shared=bool(place and place.shared),
                unit=unit,
                points=points[unit],
                values=tuple(column.values[unit] for column in columns),
                tally=counts[unit],
                results=made[unit],
                adjustments=tuple(one for one in adjustments if one.unit == unit),
                withdrawn=contest.units[unit].withdrawn,
                split=_split(keys, above, unit) if place and above is not None else None,
                note=out.get(unit),
            )
        )
    return Ranking(contest, tuple(columns), tuple(rows))


def _points(
    contest: Contest, made: Sequence[Sequence[Result]], adjustments: Sequence[Adjustment]
) -> list[Fraction]:
    points = [total(row, contest.scoring) for row in made]
    for one in adjustments:
        points[one.unit] += one.points
    return points


def _comparable(column: Column, unit: int) -> tuple[int, Fraction]:
    """Return what is compared, larger being better; no value goes after every number."""
    value = column.values[unit].value
    if value is None:
        return (0, ZERO)
    return (1, -value if column.lower_first else value)


def _tied(keys: Sequence[tuple[tuple[int, Fraction], ...]], inside: Sequence[int], n: int) -> list[int]:
    placed = rank_with_ties([keys[unit] for unit in inside])
    tied = [0] * n
    for unit, one in zip(inside, placed, strict=True):
        tied[unit] = one.place
    free = len(inside) + 1
    listed = set(inside)
    for unit in range(n):
        if unit not in listed:
            tied[unit], free = free, free + 1
    return tied


def _split(keys: Sequence[tuple[tuple[int, Fraction], ...]], above: int, unit: int) -> int | None:
    pairs = enumerate(zip(keys[above], keys[unit], strict=True), start=-1)
    return next((number for number, (a, b) in pairs if a != b), None)


def why_behind(ranking: Ranking, unit: int) -> Text:
    """Return in one sentence what puts a unit behind the row above it (or level with it)."""
    contest = ranking.contest
    position = next(i for i, row in enumerate(ranking.rows) if row.unit == unit)
    row, name = ranking.rows[position], contest.units[unit].name
    if row.note is not None:
        return row.note
    if position == 0:
        if len(ranking.rows) > 1 and ranking.rows[1].shared and row.shared:
            return _shared(ranking, row, ranking.rows[1])
        return NOBODY_AHEAD(a=name)
    above = ranking.rows[position - 1]
    if row.split is None:
        return _shared(ranking, above, row)
    ahead = contest.units[above.unit].name
    if row.split < 0:
        own, other = points_text(above.points), points_text(row.points)
        return BY_POINTS(a=ahead, b=name, own=own, other=other)
    return BY_TIEBREAK(
        a=ahead,
        b=name,
        points=points_text(row.points),
        tiebreak=ranking.columns[row.split].label,
        own=above.values[row.split].text,
        other=row.values[row.split].text,
    )


def _shared(ranking: Ranking, one: Row, other: Row) -> Text:
    names = (ranking.contest.units[row.unit].name for row in (one, other))
    return SHARED(a=next(names), b=next(names), place=one.place)


def only(ranking: Ranking, keep: Callable[[int], bool]) -> Ranking:
    """Return the rows of some units, numbered anew; points, tie-breaks and order stay those of the whole.

    For sections of one competition and prize groups: nobody's games are counted again.
    """
    kept = [row for row in ranking.rows if keep(row.unit)]
    ranked = [row for row in kept if row.place is not None]
    placed = rank_with_ties([row.place or 0 for row in ranked], reverse=False)
    renumbered = [
        replace(row, place=one.place, shared=one.shared) for row, one in zip(ranked, placed, strict=True)
    ]
    rows = renumbered + [row for row in kept if row.place is None]
    return replace(ranking, rows=tuple(_split_anew(ranking, rows)))


def _split_anew(ranking: Ranking, rows: Sequence[Row]) -> list[Row]:
    """Return rows whose ``split`` tells what separates them from their new neighbour above."""
    at = {row.unit: i for i, row in enumerate(ranking.rows)}
    out = list(rows[:1] and [replace(rows[0], split=None)])
    for above, row in pairwise(rows):
        # The first rule that separates any step in between is the one that separates the two ends.
        steps = ranking.rows[at[above.unit] + 1 : at[row.unit] + 1]
        splits = [step.split for step in steps if step.split is not None]
        out.append(replace(row, split=min(splits, default=None) if row.place is not None else None))
    return out


def carried(
    ranking: Ranking, units: Sequence[int | None], *, stage: str, share: Fraction = Fraction(1)
) -> tuple[Adjustment, ...]:
    """Return the points of a closed stage as adjustments of the next one.

    ``units[i]`` is the unit of the closed stage that is unit i of the next, None for who begins anew.
    """
    by_unit = {row.unit: row.points for row in ranking.rows}
    return tuple(
        Adjustment(i, by_unit[unit] * share, CARRIED(stage=stage))
        for i, unit in enumerate(units)
        if unit is not None and by_unit.get(unit)
    )
