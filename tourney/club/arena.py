"""The arena board: Bradley-Terry over chosen games, with how sure it is of every place.

Scores are unpenalised maximum likelihood. Whoever cannot be compared with the main group, or has no
finite score, is named and given none.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist

import numpy as np

from tourney.club.arena_cleaning import Cleaned, Cleaning, clean
from tourney.club.arena_covariates import FIRST, Measured, measured, told_apart
from tourney.club.arena_rows import BoardRow, Outsider, errors_of, rows_of
from tourney.club.arena_votes import Mask, Votes, within
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.ratings.base import Ints
from tourney.ratings.cycles import MOST, Cycles, cycles, duels
from tourney.ratings.engines.bradley_terry import Params, board_fit
from tourney.ratings.gamelog import game_of_side
from tourney.ratings.likelihood import Fit
from tourney.ratings.paired import DENSE
from tourney.ratings.position import PositionBias, position_bias
from tourney.ratings.predict import expit
from tourney.ratings.ranking import Z95

ALL = Cleaning()
"""Every vote counts."""

THIN = 30
"""Votes below which a score is marked as resting on little."""

ALIKE = QT_TRANSLATE_NOOP("Arena", "Cannot be told apart from what was chosen before it: {names}.")
NO_EFFECT = QT_TRANSLATE_NOOP(
    "Arena", "These effects cannot be told apart from the strengths, and were left out: {names}."
)
NO_BOARD = QT_TRANSLATE_NOOP("Arena", "These games allow no board: no two players can be compared both ways.")
NOTHING_LEFT = QT_TRANSLATE_NOOP(
    "Arena", "No vote meets these conditions. Choose others, or leave fewer votes out."
)
MANY_ENTRANTS = QT_TRANSLATE_NOOP("Arena", "Effects are worked out for up to {most} players.")
NO_CYCLES_OF_ALL = QT_TRANSLATE_NOOP("Arena", "Cycles are looked for among the {most} with most games.")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which board: the scope, the conditions on votes, what is allowed for, and the scale.

    ``column`` and ``value`` keep the votes whose imported column has that value ("category" is the
    category of the game); ``scale`` is "arena" or "natural"; scores from fewer votes than ``thin`` are
    marked.
    """

    event_id: int | None = None
    column: str = ""
    value: str = ""
    since: dt.date | None = None
    until: dt.date | None = None
    covariates: tuple[str, ...] = ()
    cleaning: Cleaning = ALL
    scale: str = "arena"
    thin: int = THIN

    @property
    def params(self) -> Params:
        """The engine's parameters for this board."""
        return Params(scale=self.scale)


@dataclass(frozen=True, slots=True)
class Effect:
    """What a unit of a covariate is worth, in points; ``games`` told something of it.

    ``usual`` is the root mean square difference between two sides, so that ``points`` times it tells
    effects in different units apart.
    """

    label: Text
    points: float
    error: float
    usual: float
    games: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.points - Z95 * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.points + Z95 * self.error


@dataclass(frozen=True, slots=True)
class Difference:
    """One entrant against another: points apart, their error, and how often the first one wins.

    ``probability`` counts a tie as half, ``low`` and ``high`` bound it with 95 %; ``better`` is how sure
    it is that the first one is better at all.
    """

    points: float
    error: float
    probability: float
    low: float
    high: float
    better: float


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A board and everything it says of itself.

    rows : ranked, best first
    outsiders : without a score
    total, counted : votes within the conditions, and those left after cleaning and columns
    missing : votes left out because they lack a column that is allowed for
    position : how the first side did, strengths left aside; ``first`` the same with strengths, in points
    groups : how many groups of people never met each other
    """

    wanted: Wanted
    rows: tuple[BoardRow, ...]
    outsiders: tuple[Outsider, ...]
    effects: tuple[Effect, ...]
    first: Effect | None
    position: PositionBias
    cycles: Cycles
    cycle_names: tuple[str, ...]
    cleaned: Cleaned
    total: int
    counted: int
    missing: int
    groups: int
    notes: tuple[Text, ...]
    fit: Fit | None
    index: dict[int, int]

    @property
    def points(self) -> float:
        """Points of one natural unit."""
        return self.wanted.params.points

    def row(self, player_id: int) -> BoardRow | None:
        """Return a ranked entrant."""
        return next((row for row in self.rows if row.player_id == player_id), None)

    def difference(self, one: int, other: int) -> Difference | None:
        """Return how one ranked entrant compares with another, by id; None unless both are ranked."""
        a, b = self.row(one), self.row(other)
        if a is None or b is None or self.fit is None:
            return None
        i, j = self.index[one], self.index[other]
        error = float(self.fit.difference_error(i, j, sandwich=True))
        error = self.points * (error or float(self.fit.difference_error(i, j)))
        gap = a.score - b.score
        chance = [
            float(expit(np.array(d / self.points))) for d in (gap, gap - Z95 * error, gap + Z95 * error)
        ]
        sure = NormalDist().cdf(gap / error) if error > 0.0 else float(gap > 0.0)
        return Difference(gap, error, chance[0], chance[1], chance[2], 0.5 if one == other else sure)


def condition(found: Votes, wanted: Wanted) -> Mask:
    """Return which votes meet the conditions, (G,)."""
    chosen = within(found, wanted.since, wanted.until)
    if wanted.column == "category":
        chosen &= found.category == wanted.value
    elif wanted.column:
        column = found.columns.get(wanted.column)
        chosen &= column == wanted.value if column is not None else np.zeros(len(found), dtype=bool)
    return chosen


def board(
    found: Votes,
    wanted: Wanted,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Board:
    """Return the board of these votes.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    inside = found.take(condition(found, wanted))
    cleaned = clean(inside.ballots, wanted.cleaning)
    left = inside.take(cleaned.keep)
    checkpoint(1, 5, progress, cancelled)
    notes: list[Text] = []
    chosen = [one for key in wanted.covariates for one in measured(left, key)]
    whole, missing = _with_columns(left, chosen)
    if missing:
        left = left.take(whole)
        chosen = [one for key in wanted.covariates for one in measured(left, key)]
    fitted, effects = _fit(left, chosen, wanted, notes)
    checkpoint(2, 5, progress, cancelled)
    first = next((one for one in effects if one.label == FIRST()), None)
    if first is None and fitted is not None and len(left):
        # Asked for the Position tab alone: the board itself does not allow for it.
        _, alone = _fit(left, [*chosen, *measured(left, "first")], wanted, [])
        first = next((one for one in alone if one.label == FIRST()), None)
    checkpoint(3, 5, progress, cancelled)
    rows, outsiders = rows_of(left, fitted, wanted.params, wanted.thin)
    if len(left) and not rows:
        notes.append(NO_BOARD())
    if len(found) and not len(left):
        notes.append(NOTHING_LEFT())
    checkpoint(4, 5, progress, cancelled)
    rounds, of = _cycles(left, fitted, rows)
    if len(of) < len(rows):
        notes.append(NO_CYCLES_OF_ALL(most=len(of)))
    checkpoint(5, 5, progress, cancelled)
    return Board(
        wanted=wanted,
        rows=rows,
        outsiders=outsiders,
        effects=effects,
        first=first,
        position=position_bias(left.log),
        cycles=rounds,
        cycle_names=of,
        cleaned=cleaned,
        total=len(inside),
        counted=len(left),
        missing=missing,
        groups=int(fitted.groups.weak.max(initial=-1)) + 1 if fitted is not None else 0,
        notes=tuple(notes),
        fit=fitted,
        index={player_id: i for i, player_id in enumerate(left.player_ids.tolist())},
    )


def _with_columns(found: Votes, chosen: Sequence[Measured]) -> tuple[Mask, int]:
    """Return which games have every column that is allowed for, and how many have not."""
    lacking = np.zeros(len(found.log.rank), dtype=bool)
    for one in chosen:
        lacking |= np.isnan(one.per_side)
    games = np.zeros(len(found), dtype=bool)
    if lacking.any():
        games = np.bincount(game_of_side(found.log)[lacking], minlength=len(found)) > 0
    return ~games, int(games.sum())


def _fit(
    found: Votes, chosen: Sequence[Measured], wanted: Wanted, notes: list[Text]
) -> tuple[Fit | None, tuple[Effect, ...]]:
    """Return the fit with the covariates that can be told apart, and what these are worth."""
    kept, dropped = told_apart(list(chosen), found)
    if dropped:
        notes.append(ALIKE(names=_listed(dropped)))
    if kept and found.log.n_players > DENSE:
        notes.append(MANY_ENTRANTS(most=DENSE))
        kept = []
    params = wanted.params
    if kept:
        # Of about the same size as a win, so that columns of thousands do no harm to the arithmetic.
        starts = found.log.game_side[:-1]
        size = [max(float(np.std(one.per_side[starts] - one.per_side[starts + 1])), 0.0) for one in kept]
        size = [one if one > 1e-9 else 1.0 for one in size]
        sides = np.stack([one.per_side / unit for one, unit in zip(kept, size, strict=True)], axis=1)
        fitted = board_fit(replace(found.log, covariates=sides), params)
        if fitted is not None:
            return fitted, _effects(found, kept, size, fitted, params)
        notes.append(NO_EFFECT(names=_listed(kept)))
    try:
        return board_fit(found.log, params), ()
    except TourneyError:
        return None, ()


def _effects(
    found: Votes, kept: Sequence[Measured], size: Sequence[float], fitted: Fit, params: Params
) -> tuple[Effect, ...]:
    n = found.log.n_players
    error = errors_of(fitted)[n:]
    starts = found.log.game_side[:-1]
    return tuple(
        Effect(
            one.label,
            params.points * float(fitted.beta[c]) / unit,
            params.points * float(error[c]) / unit,
            float(np.sqrt(np.mean((one.per_side[starts] - one.per_side[starts + 1]) ** 2))),
            int((one.per_side[starts] != one.per_side[starts + 1]).sum()),
        )
        for c, (one, unit) in enumerate(zip(kept, size, strict=True))
    )


def _listed(some: Sequence[Measured]) -> Text:
    """Return the labels as one text, so that each is put into the reader's language."""
    joined = QT_TRANSLATE_NOOP("Arena", "{one}")(one=some[0].label)
    for one in some[1:]:
        joined = QT_TRANSLATE_NOOP("Arena", "{one}, {other}")(one=joined, other=one.label)
    return joined


def _cycles(found: Votes, fitted: Fit | None, rows: Sequence[BoardRow]) -> tuple[Cycles, tuple[str, ...]]:
    """Return the cycles among the ranked, and the names behind their indices."""
    if fitted is None or len(rows) < 3:
        return Cycles(0, 0, None, ()), tuple(row.name for row in rows)
    listed = sorted(rows, key=lambda row: -row.games)[:MOST]
    chosen = {row.player_id for row in listed}
    listed = [row for row in rows if row.player_id in chosen]
    place: Ints = np.full(found.log.n_players, -1, dtype=np.int64)
    at = np.searchsorted(found.player_ids, [row.player_id for row in listed])
    place[at] = np.arange(len(listed))
    met = duels(found.log, len(listed), place)
    return cycles(met, theta=fitted.theta[: found.log.n_players][at]), tuple(row.name for row in listed)
