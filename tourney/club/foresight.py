"""What a game that is being entered would do: the odds before it and the change of each rating."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tourney.club.game_turn import others_of, turn_of
from tourney.club.rated import Rated, day_number
from tourney.core.games import NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck
from tourney.ratings import chunks
from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.gamelog import from_columns, take
from tourney.ratings.periods import periods

TOGETHER = {
    "night": QT_TRANSLATE_NOOP("Foresight", "rated together with all games of that night"),
    "day": QT_TRANSLATE_NOOP("Foresight", "rated together with all games of that day"),
    "week": QT_TRANSLATE_NOOP("Foresight", "rated together with all games of that week"),
    "month": QT_TRANSLATE_NOOP("Foresight", "rated together with all games of that month"),
    "year": QT_TRANSLATE_NOOP("Foresight", "rated together with all games of that year"),
    "event": QT_TRANSLATE_NOOP("Foresight", "rated together with all games of the event"),
    "round": QT_TRANSLATE_NOOP("Foresight", "rated together with all games of the round"),
}
AT_ONCE = QT_TRANSLATE_NOOP("Foresight", "rated together with all games there are")
ELSEWHERE = QT_TRANSLATE_NOOP("Foresight", "counted through all games since then")
NOT_RATED = QT_TRANSLATE_NOOP("Foresight", "not rated")


@dataclass(frozen=True, slots=True)
class Foresight:
    """What is foreseen of a game.

    chances : per side, the chance to finish first (of two sides: the expected score)
    changes : per side and member in its order, the change of the rating as shown; empty: not rated
    note : what the change depends on besides this game, or that there is none
    """

    chances: tuple[float, ...]
    changes: tuple[tuple[float, ...], ...] = ()
    decimals: int = 0
    note: Text | None = None

    @property
    def two(self) -> bool:
        """True when the chances are expected scores of two sides."""
        return len(self.chances) == 2


def foresee(
    rated: Rated, game: NewGame, *, replaces: int | None = None, cancelled: CancelCheck | None = None
) -> Foresight | None:
    """Return what *game* would do to the ratings of its players; None while one of them is not rated yet.

    The ratings after are those of the list with this game in it, less those of the list without:
    replayed from the beliefs of now where the game is the newest and no period holds it together with
    others, else with the game in its place in the log. *replaces* is the id of a game that it takes the
    place of, or of the open board that it is the result of. Long for a big club, so call it in a worker.

    Raises
    ------
    Cancelled
        On request.
    """
    found = [[rated.index(member.player_id) for member in one.members] for one in game.sides]
    if any(i is None for one in found for i in one):
        return None
    who = np.array([i for one in found for i in one], dtype=np.int64)
    chances = _chances(rated, game, who)
    if not game.counts_for_ratings:
        return Foresight(chances, note=NOT_RATED)
    single = _single(rated, game, who)
    kept, at = others_of(rated, replaces), turn_of(rated, game, replaces)
    newest = at == rated.n_games and not rated.engine.is_batch and _is_alone(rated, single)
    after = _from_now(rated, game, who) if newest else _in_place(rated, single, kept, at, who, cancelled)
    change = rated.scale.factor * (after - rated.history.final.mean[who])
    ends = np.cumsum([len(one.members) for one in game.sides])
    changes = tuple(tuple(part.tolist()) for part in np.split(change, ends[:-1]))
    return Foresight(chances, changes, rated.decimals, _note(rated, single, later=at < len(kept)))


def _chances(rated: Rated, game: NewGame, who: Ints) -> tuple[float, ...]:
    flat = iter(range(len(who)))
    lineup = [[(next(flat), member.weight) for member in one.members] for one in game.sides]
    odds = rated.engine.odds(rated.few(who), rated.params, lineup, nu=rated.history.nu)
    return odds.expected


def _single(rated: Rated, game: NewGame, who: Ints, n_players: int | None = None) -> GameLog:
    """Return the log of this game alone, its players by their index."""
    sizes = [len(one.members) for one in game.sides]
    log = from_columns(
        day=[day_number(game.date)],
        event=[-1 if game.event_id is None else game.event_id],
        round=[-1 if game.round_id is None else game.round_id],
        game_side=[0, len(sizes)],
        rank=[one.rank or 0 for one in game.sides],
        score=[np.nan if one.score is None else one.score for one in game.sides],
        side_player=np.cumsum([0, *sizes]),
        player=who,
        weight=[member.weight for one in game.sides for member in one.members],
        n_players=len(rated.player_ids) if n_players is None else n_players,
    )
    held = rated.history.log.covariates
    if held is None:
        return log
    return replace(log, covariates=np.zeros((len(sizes), held.shape[1])))


def _is_alone(rated: Rated, single: GameLog) -> bool:
    """Tell whether a game that comes last would be in a rating period of its own so far."""
    log = rated.history.log
    if not log.n_games:
        return True
    last = take(log, np.array([log.n_games - 1]))
    return rated.params.period == "game" or int(periods(_joined([last, single]), rated.params.period)[1]) == 1


def _from_now(rated: Rated, game: NewGame, who: Ints) -> Floats:
    """Return the ratings after a newest game, from what is believed before it."""
    final = rated.history.final
    own = replace(
        final,
        mean=final.mean[who],
        deviation=final.deviation[who],
        volatility=final.volatility[who],
        games=final.games[who],
        last_day=final.last_day[who],
        peak=None if final.peak is None else final.peak[who],
    )
    log = _single(rated, game, np.arange(len(who)), len(who))
    return rated.engine.replay(log, rated.params, start=own).final.mean


def _in_place(
    rated: Rated, single: GameLog, kept: Ints, at: int, who: Ints, cancelled: CancelCheck | None
) -> Floats:
    """Return the ratings after a replay of the *kept* games with the game behind the first *at* of them."""
    log = rated.history.log
    whole = _joined([take(log, kept[:at]), single, take(log, kept[at:])])
    if rated.engine.is_batch:
        # A fit of all games is the same whatever the periods are, and one period is fitted once.
        whole = replace(whole, day=np.zeros_like(whole.day))
    played = chunks.replay(
        rated.engine,
        whole,
        rated.params,
        start=rated.pieces.start,
        before=rated.pieces,
        cancelled=cancelled,
    )
    return played.history.final.mean[who]


def _joined(parts: list[GameLog]) -> GameLog:
    """Return the games of logs of the same players, one after the other."""

    def column(name: str) -> Any:
        return np.concatenate([getattr(part, name) for part in parts])

    def offsets(name: str) -> Any:
        sizes = np.concatenate([np.diff(getattr(part, name)) for part in parts])
        return np.concatenate(([0], np.cumsum(sizes)))

    first = parts[0]
    return replace(
        first,
        **{name: column(name) for name in ("day", "event", "round", "rank", "score", "player", "weight")},
        game_side=offsets("game_side"),
        side_player=offsets("side_player"),
        covariates=None if first.covariates is None else column("covariates"),
    )


def _note(rated: Rated, single: GameLog, *, later: bool) -> Text | None:
    log = rated.history.log
    if rated.engine.is_batch:
        return AT_ONCE
    by_game = rated.params.period == "game"
    if later and (by_game or single.day[0] < log.day[-1]):
        return ELSEWHERE
    return TOGETHER.get(rated.params.period)
