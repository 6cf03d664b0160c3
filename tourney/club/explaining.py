"""Why a rating is what it is: a game's part in it, step by step, and what another result would have done.

Every figure is taken from the replay that made the ratings (``ratings.explain``), on the scale that is
shown. Words are made of it in ``explain_words``.
"""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tourney.club.rated import Rated, date_of
from tourney.core.progress import CancelCheck
from tourney.ratings import chunks
from tourney.ratings.base import GameLog
from tourney.ratings.explain import Explanation, explain
from tourney.ratings.gamelog import take

MOST_PLACES = 12
"""Of more sides than this, only some places are tried out."""


@dataclass(frozen=True, slots=True)
class PartView:
    """What one opposing side, in one game, added to a change; ``opponents`` are player ids.

    Without opponents it is nobody's in particular: what games of others did. ``expected`` and ``actual``
    are None there.
    """

    game_id: int
    date: dt.date
    opponents: tuple[int, ...]
    expected: float | None
    actual: float | None
    change: float


@dataclass(frozen=True, slots=True)
class GameExplained:
    """A player's change in the rating period of a game; ratings and changes as shown.

    chance : what the engine foretold of this game before it: the expected score against one other side,
        of more sides the chance to finish first
    expected, actual : of this game, the share of the other sides
    scored, foreseen : of the whole period: each game counts as one, with the share of the other sides
    step : points for a whole point of surprise over the period; None where nothing was surprising
    others : what moved the rating besides the player's own games
    usual_deviation : that of the club's usual established player, to say whether the step is large
    sides, team, share : sides of the game, players of the own side, own share of the game
    place, shared : the place in the game from 1, and whether others share it
    """

    game_id: int
    player_id: int
    date: dt.date
    engine: str
    chance: float | None
    expected: float
    actual: float
    scored: float
    foreseen: float
    step: float | None
    before: float
    after: float
    deviation_before: float | None
    deviation_after: float | None
    volatility_before: float | None
    volatility_after: float | None
    parts: tuple[PartView, ...]
    others: float
    games: int
    sides: int
    team: int
    share: float
    place: int
    shared: bool
    rivals: tuple[tuple[int, ...], ...]
    usual_deviation: float | None
    played_before: int
    period: str
    params: Any
    decimals: int

    @property
    def change(self) -> float:
        """What the period did to the rating."""
        return self.after - self.before

    @property
    def surprise(self) -> float:
        """Scored less foreseen, over the period."""
        return self.scored - self.foreseen

    @property
    def own_parts(self) -> tuple[PartView, ...]:
        """The parts of the game asked for."""
        return tuple(part for part in self.parts if part.game_id == self.game_id and part.opponents)

    @property
    def of_game(self) -> float:
        """What this game added to the change of its period."""
        return sum(part.change for part in self.own_parts)


@dataclass(frozen=True, slots=True)
class Alternative:
    """What the rating would have been after the period, had the player finished in this place.

    ``real`` is True for what happened. A game of two sides has three: won, drawn, lost.
    """

    place: int
    shared: bool
    real: bool
    after: float
    change: float
    deviation: float | None


def game_number(rated: Rated, game_id: int) -> int | None:
    """Return where a game stands in the log, None when it is not rated or was entered since."""
    found = np.flatnonzero(rated.game_ids == game_id)
    return int(found[0]) if len(found) else None


def players_of(rated: Rated, game_id: int) -> tuple[int, ...]:
    """Return who played a rated game, by player id, the first side first."""
    g = game_number(rated, game_id)
    if g is None:
        return ()
    low, high = _appearances(rated.history.log, g)
    return tuple(rated.player_ids[rated.history.log.player[low:high]].tolist())


def last_game(rated: Rated, player_id: int) -> int | None:
    """Return the newest rated game of a player by its id, None without one."""
    i = rated.index(player_id)
    own = rated.appearances_of(i) if i is not None else np.zeros(0, np.int64)
    return int(rated.game_ids[rated.appearance_game[own[-1]]]) if len(own) else None


def explain_game(rated: Rated, game_id: int, player_id: int) -> GameExplained | None:
    """Return what a game did to a player; None when it is not rated, or not his.

    A refit (Bradley-Terry) fits anew, so call it in a worker.
    """
    g, i = game_number(rated, game_id), rated.index(player_id)
    if g is None or i is None or player_id not in players_of(rated, game_id):
        return None
    return _viewed(rated, explain(rated.history, g, i))


def _viewed(rated: Rated, found: Explanation) -> GameExplained:
    h, log, factor = rated.history, rated.history.log, rated.scale.factor
    low, high = _appearances(log, found.game)
    at = low + int(np.flatnonzero(log.player[low:high] == found.player)[0])
    own = int(np.searchsorted(log.side_player, at, side="right")) - 1
    first, end = int(log.game_side[found.game]), int(log.game_side[found.game + 1])
    parts = part_views(rated, found)
    told = [part for part in parts if part.opponents and part.expected is not None]
    scored = sum(_mean([part.actual for part in one]) for one in _by_game(told))
    foreseen = sum(_mean([part.expected for part in one]) for one in _by_game(told))
    named = sum(part.change for part in told)
    step = named / (scored - foreseen) if abs(scored - foreseen) > 1e-9 else None
    if h.engine == "rank-elo" and h.params.from_ == "rank" and _share_throughout(rated, parts, found.player):
        # Its expectation is a place in the predicted order: what K times the surprise leaves of the score.
        least, most = h.params.min_score, h.params.max_score
        step = h.params.k * float(log.weight[at])
        scored = sum(least + (most - least) * _mean([p.actual for p in one]) for one in _by_game(told))
        foreseen = scored - named / step
    ranks = log.rank[first:end]
    mine = int(log.rank[own])
    sure = rated.now.deviation[~rated.provisional]
    weights = log.weight[log.side_player[own] : log.side_player[own + 1]]
    appearances = rated.appearances_of(found.player)
    return GameExplained(
        game_id=int(rated.game_ids[found.game]),
        player_id=int(rated.player_ids[found.player]),
        date=date_of(log.day[found.game]),
        engine=h.engine,
        chance=_chance(rated, found.game, own),
        expected=found.expected,
        actual=found.actual,
        scored=scored,
        foreseen=foreseen,
        step=step,
        before=rated.scale.shift + factor * found.before,
        after=rated.scale.shift + factor * found.after,
        deviation_before=_shown(found.deviation_before, factor),
        deviation_after=_shown(found.deviation_after, factor),
        volatility_before=_shown(float(h.volatility_before[at]), 1.0),
        volatility_after=_shown(float(h.volatility_after[at]), 1.0),
        parts=parts,
        others=factor * (found.after - found.before) - named,
        games=len({part.game_id for part in told}),
        sides=end - first,
        team=int(log.side_player[own + 1] - log.side_player[own]),
        share=float(log.weight[at]) / float(weights.max()),
        place=1 + int((ranks < mine).sum()),
        shared=int((ranks == mine).sum()) > 1,
        rivals=tuple(_members(rated, s) for s in range(first, end) if s != own),
        usual_deviation=_shown(float(np.median(sure)), factor) if len(sure) else None,
        played_before=int(np.searchsorted(appearances, at)),
        period=rated.params.period,
        params=rated.params,
        decimals=rated.decimals,
    )


def part_views(rated: Rated, found: Explanation) -> tuple[PartView, ...]:
    """Return the parts of an explanation with ids and days, as shown; they sum to the change."""
    log = rated.history.log
    return tuple(
        PartView(
            int(rated.game_ids[part.game]),
            date_of(log.day[part.game]),
            tuple(rated.player_ids[list(part.players)].tolist()),
            None if math.isnan(part.expected) else part.expected,
            None if math.isnan(part.actual) else part.actual,
            rated.scale.factor * part.change,
        )
        for part in found.parts
    )


def _share_throughout(rated: Rated, parts: Sequence[PartView], player: int) -> bool:
    """Tell whether the player had the same share, and K moves him, in all games of the parts."""
    log, shares = rated.history.log, set()
    for game_id in {part.game_id for part in parts}:
        low, high = _appearances(log, game_number(rated, game_id) or 0)
        shares |= set(log.weight[low:high][log.player[low:high] == player].tolist())
    return len(shares) == 1 and 0.0 not in shares and rated.history.params.k > 0.0


def _mean(values: Sequence[float | None]) -> float:
    return sum(value or 0.0 for value in values) / len(values)


def _by_game(parts: Sequence[PartView]) -> list[list[PartView]]:
    found: dict[int, list[PartView]] = {}
    for part in parts:
        found.setdefault(part.game_id, []).append(part)
    return list(found.values())


def _chance(rated: Rated, g: int, side: int) -> float | None:
    """Return what the replay foretold of a side before the result."""
    h = rated.history
    chance, draw = float(h.win_probability[side]), float(h.draw_probability[g])
    if math.isnan(chance):
        return None
    return chance if math.isnan(draw) else chance + draw / 2


def what_if(
    rated: Rated, game_id: int, player_id: int, *, cancelled: CancelCheck | None = None
) -> tuple[Alternative, ...]:
    """Return what each other result of a game would have done to a player by the end of its period.

    The games up to the end of that period are replayed with the player's side in another place, the
    others in their order; pieces that are the same are not rated again. Long for a big club, so call it
    in a worker. Empty when the game is not rated, or not his.

    Raises
    ------
    Cancelled
        On request.
    """
    g, i = game_number(rated, game_id), rated.index(player_id)
    if g is None or i is None or player_id not in players_of(rated, game_id):
        return ()
    h, log = rated.history, rated.history.log
    low, high = _appearances(log, g)
    at = low + int(np.flatnonzero(log.player[low:high] == i)[0])
    own = int(np.searchsorted(log.side_player, at, side="right")) - 1
    first, end = int(log.game_side[g]), int(log.game_side[g + 1])
    last = int(np.searchsorted(h.period, h.period[g], side="right"))
    until = take(log, np.arange(last))
    real = tuple(log.rank[first:end].tolist())
    before = rated.scale.shift + rated.scale.factor * float(h.mean_before[at])
    found = []
    for ranks in other_orders(real, own - first):
        if ranks == _dense(real):
            mean, deviation = float(h.mean_after[at]), float(h.deviation_after[at])
        else:
            changed = replace(
                until,
                rank=_with(until.rank, first, ranks),
                score=_with(until.score, first, _moved_scores(until.score[first:end], real, ranks)),
            )
            mean, deviation = _replayed(rated, changed, at, cancelled)
        mine = ranks[own - first]
        after = rated.scale.shift + rated.scale.factor * mean
        found.append(
            Alternative(
                place=1 + sum(rank < mine for rank in ranks),
                shared=ranks.count(mine) > 1,
                real=ranks == _dense(real),
                after=after,
                change=after - before,
                deviation=_shown(deviation, rated.scale.factor),
            )
        )
    return tuple(found)


def other_orders(ranks: Sequence[int], own: int) -> list[tuple[int, ...]]:
    """Return the results in which one side finishes elsewhere and the others stay in their order.

    Of two sides: won, drawn, lost. Of more: each place alone, from first to last, and what happened.
    """
    real = _dense(ranks)
    if len(ranks) == 2:
        won = tuple(0 if s == own else 1 for s in range(2))
        return [won, (0, 0), tuple(1 - rank for rank in won)]
    others = sorted({rank for s, rank in enumerate(ranks) if s != own})
    places = list(range(len(others) + 1))
    if len(places) > MOST_PLACES:
        step = (len(places) - 1) / (MOST_PLACES - 1)
        places = sorted({round(n * step) for n in range(MOST_PLACES)})
    found = []
    for place in places:
        # Twice as many steps leave room between the others.
        spread = [2 * others.index(rank) + 1 if s != own else 2 * place for s, rank in enumerate(ranks)]
        found.append(_dense(spread))
    if real not in found:
        found.append(real)
    return sorted(found, key=lambda one: (sum(rank < one[own] for rank in one), one.count(one[own])))


def _replayed(rated: Rated, log: GameLog, at: int, cancelled: CancelCheck | None) -> tuple[float, float]:
    """Return mean and deviation after the period of appearance *at*, had the games been those of *log*."""
    whole, params = log, rated.params
    if rated.engine.is_batch:
        # A fit of all games is the same whatever the periods are, and one period is fitted once.
        whole, params = replace(log, day=np.zeros_like(log.day)), replace(params, period="day")
    history = chunks.replay(
        rated.engine,
        whole,
        params,
        start=rated.pieces.start,
        before=rated.pieces,
        cancelled=cancelled,
    ).history
    return float(history.mean_after[at]), float(history.deviation_after[at])


def _dense(ranks: Sequence[int]) -> tuple[int, ...]:
    known = sorted(set(ranks))
    return tuple(known.index(rank) for rank in ranks)


def _with(column: Any, first: int, values: Sequence[float]) -> Any:
    changed = column.copy()
    changed[first : first + len(values)] = values
    return changed


def _moved_scores(scores: Any, real: Sequence[int], ranks: Sequence[int]) -> list[float]:
    """Return the points as they would belong to the new order: the best points to the best place."""
    own = scores.tolist()
    if any(math.isnan(value) for value in own) or _dense(real) == tuple(ranks):
        return own  # type: ignore[no-any-return]
    # Some games are won by few points: the order of the points is that of the places as they were.
    in_order = [own[s] for s in sorted(range(len(own)), key=lambda s: real[s])]
    moved = [0.0] * len(own)
    place = 0
    for rank in sorted(set(ranks)):
        tied = [s for s in range(len(own)) if ranks[s] == rank]
        mean = sum(in_order[place : place + len(tied)]) / len(tied)
        for s in tied:
            moved[s] = mean
        place += len(tied)
    return moved


def _appearances(log: GameLog, game: int) -> tuple[int, int]:
    return int(log.side_player[log.game_side[game]]), int(log.side_player[log.game_side[game + 1]])


def _members(rated: Rated, side: int) -> tuple[int, ...]:
    log = rated.history.log
    who = log.player[log.side_player[side] : log.side_player[side + 1]]
    return tuple(rated.player_ids[who].tolist())


def _shown(value: float, factor: float) -> float | None:
    return factor * value if math.isfinite(value) else None
