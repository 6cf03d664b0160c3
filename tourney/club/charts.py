"""What the Charts page asks: ratings over time, how the club is spread, and what was played when.

Everything here is read off a ``Rated``, so what a chart shows is what the replay gave, to the digit.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from tourney.club.rated import Rated, date_of, day_number
from tourney.club.register import Register
from tourney.core.records import Event
from tourney.ratings.base import Floats, Ints


class Measure(StrEnum):
    """What can be drawn over time; an engine offers those it has."""

    RATING = "rating"
    DEVIATION = "deviation"
    VOLATILITY = "volatility"


@dataclass(frozen=True, slots=True, eq=False)
class PlayerHistory:
    """All rated games of one player, oldest first, and what each left him with; m games.

    appearance : (m,) int64
        Numbers of the appearances in the log.
    game_id, day, event : (m,) int64
        Day since 1970-01-01; event -1 where there was none.
    together : (m,) int64
        How many of his games were rated in the same step; before and after are the step's.
    mean_before, mean, deviation_before, deviation, volatility_before, volatility : (m,) float64
        On the scale that is shown; NaN where the engine has no such quantity.
    now : (mean, deviation, volatility) as of ``today``, NaN where there is none.
    """

    player_id: int
    name: str
    appearance: Ints
    game_id: Ints
    day: Ints
    event: Ints
    together: Ints
    mean_before: Floats
    mean: Floats
    deviation_before: Floats
    deviation: Floats
    volatility_before: Floats
    volatility: Floats
    now: tuple[float, float, float]
    today: int

    def values(self, measure: Measure) -> tuple[Floats, Floats]:
        """Return the measure before and after each game, both (m,)."""
        match measure:
            case Measure.RATING:
                return self.mean_before, self.mean
            case Measure.DEVIATION:
                return self.deviation_before, self.deviation
            case Measure.VOLATILITY:
                return self.volatility_before, self.volatility


@dataclass(frozen=True, slots=True)
class PlayedNote:
    """One rated game from one player's side.

    ``place`` of ``of`` sides, 1 being the best; ``tied`` when he shared it.
    """

    game_id: int
    date: dt.date
    event_id: int | None
    mates: tuple[str, ...]
    against: tuple[str, ...]
    place: int
    of: int
    tied: bool
    score: tuple[float, float] | None
    """Points of his side and the other, where a game of two sides has them."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one player stands in the club."""

    player_id: int
    name: str
    mean: float
    deviation: float | None


@dataclass(frozen=True, slots=True)
class Distribution:
    """Everybody who has a rated game and is not archived, best first; newcomers are only counted."""

    established: tuple[Standing, ...]
    provisional: tuple[Standing, ...]
    without_games: int
    as_of: dt.date
    decimals: int


@dataclass(frozen=True, slots=True)
class EventMark:
    """An event that somebody shown took part in: its first day, and how many of their games it has."""

    event_id: int
    name: str
    day: int
    games: int
    special: bool
    """True for a tournament, a league and the like; false for an ordinary night."""


def measures(rated: Rated) -> tuple[Measure, ...]:
    """Return what the club's engine can draw over time."""
    found = [Measure.RATING]
    if rated.engine.has_deviation:
        found.append(Measure.DEVIATION)
    if rated.engine.has_volatility:
        found.append(Measure.VOLATILITY)
    return tuple(found)


def histories(rated: Rated, register: Register, player_ids: Iterable[int]) -> tuple[PlayerHistory, ...]:
    """Return the histories of some players in the order asked for; those not rated yet are left out."""
    found = ((player_id, rated.index(player_id)) for player_id in player_ids)
    return tuple(_history(rated, register.name(p), i, p) for p, i in found if i is not None)


def _history(rated: Rated, name: str, i: int, player_id: int) -> PlayerHistory:
    h, scale = rated.history, rated.scale
    own = rated.appearances_of(i)
    game = rated.appearance_game[own]
    period = h.period[game]
    _, step, size = np.unique(period, return_inverse=True, return_counts=True)
    now = rated.now
    return PlayerHistory(
        player_id,
        name,
        own,
        rated.game_ids[game],
        h.log.day[game],
        h.log.event[game].astype(np.int64),
        size[step].astype(np.int64),
        scale.mean(h.mean_before[own]),
        scale.mean(h.mean_after[own]),
        scale.deviation(h.deviation_before[own]),
        scale.deviation(h.deviation_after[own]),
        h.volatility_before[own],
        h.volatility_after[own],
        (
            float(scale.mean(now.mean[i : i + 1])[0]),
            float(scale.deviation(now.deviation[i : i + 1])[0]),
            float(now.volatility[i]),
        ),
        day_number(rated.as_of),
    )


def played_note(rated: Rated, register: Register, appearance: int) -> PlayedNote:
    """Return what happened in the game of an appearance, as its player would tell it."""
    log = rated.history.log
    g = int(rated.appearance_game[appearance])
    first, end = int(log.game_side[g]), int(log.game_side[g + 1])
    own_side = int(np.searchsorted(log.side_player, appearance, side="right")) - 1

    def names(side: int) -> tuple[str, ...]:
        who = range(int(log.side_player[side]), int(log.side_player[side + 1]))
        people = (a for a in who if a != appearance)
        return tuple(register.name(int(rated.player_ids[log.player[a]])) for a in people)

    ranks = log.rank[first:end]
    own = int(log.rank[own_side])
    others = [side for side in range(first, end) if side != own_side]
    score = None
    if len(others) == 1 and np.isfinite(log.score[first:end]).all():
        score = float(log.score[own_side]), float(log.score[others[0]])
    event = int(log.event[g])
    return PlayedNote(
        int(rated.game_ids[g]),
        date_of(log.day[g]),
        event if event >= 0 else None,
        names(own_side),
        tuple(" + ".join(names(side)) for side in others),
        int((ranks < own).sum()) + 1,
        end - first,
        bool((ranks == own).sum() > 1),
        score,
    )


def event_marks(shown: Sequence[PlayerHistory], events: Sequence[Event]) -> tuple[EventMark, ...]:
    """Return the events in which the players shown have rated games, oldest first."""
    known = {event.id: event for event in events}
    days: dict[int, int] = {}
    games: dict[int, set[int]] = {}
    for one in shown:
        for event_id in np.unique(one.event[one.event >= 0]).tolist():
            at = one.event == event_id
            days[event_id] = min(days.get(event_id, int(one.day[at][0])), int(one.day[at][0]))
            games.setdefault(event_id, set()).update(one.game_id[at].tolist())
    marks = (
        EventMark(
            event_id,
            known[event_id].name,
            day,
            len(games[event_id]),
            known[event_id].kind.value not in _PLAIN,
        )
        for event_id, day in days.items()
        if event_id in known
    )
    return tuple(sorted(marks, key=lambda mark: (mark.day, mark.event_id)))


_PLAIN = frozenset({"night", "imported"})


def distribution(rated: Rated, register: Register) -> Distribution:
    """Return where everybody stands now, on the scale that is shown."""
    established: list[Standing] = []
    provisional: list[Standing] = []
    without = 0
    for i in np.argsort(-rated.now.mean, kind="stable").tolist():
        player = register.players.get(int(rated.player_ids[i]))
        if player is None or player.archived:
            continue
        rating = rated.at_index(i)
        if not rating.games:
            without += 1
            continue
        one = Standing(player.id, player.name, rating.mean, rating.deviation)
        (provisional if rating.provisional else established).append(one)
    return Distribution(tuple(established), tuple(provisional), without, rated.as_of, rated.decimals)


def leaders(rated: Rated, register: Register, count: int = 3) -> tuple[int, ...]:
    """Return whom to show first: the best established players, else those with most games."""
    active = np.array(
        [(p := register.players.get(int(one))) is not None and not p.archived for one in rated.player_ids],
        dtype=bool,
    )
    wanted = active & (rated.now.games > 0)
    places = np.where(rated.rank > 0, rated.rank, np.iinfo(np.int64).max)
    order = np.lexsort((np.arange(len(places)), -rated.now.games, places))
    return tuple(int(rated.player_ids[i]) for i in order.tolist() if wanted[i])[:count]
