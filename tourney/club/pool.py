"""The arrays a pairing system reads, gathered from the register, the ratings and the event."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tourney.club.match_quality import pair_qualities
from tourney.club.rated import Rated
from tourney.core.games import Forfeit, Game, GameState
from tourney.core.records import ByeKind, Player, Round
from tourney.pairing.base import Pool
from tourney.pairing.history import PlayedRound, history
from tourney.pairing.strength import strengths
from tourney.ratings.base import Ints

GIVEN = frozenset({ByeKind.PAIRING, ByeKind.FULL})
"""Free rounds worth a point: who had one is last in turn for the next. Asked-for absences are no favour."""


@dataclass(frozen=True, slots=True, eq=False)
class Behind:
    """What those who are free have behind them in the event.

    ``since`` tells when each came, ``score`` what each has so far, by player id.
    """

    games: Sequence[Game]
    rounds: Sequence[Round]
    since: Mapping[int, dt.datetime]
    score: Mapping[int, float]
    forbidden: Sequence[tuple[int, int]]
    queue: bool = False
    """Whether ``Pool.waiting`` counts games gone by (open play) instead of rounds."""


def make_pool(rated: Rated, free: Sequence[Player], behind: Behind, *, boards: int = 1) -> Pool:
    """Return what a system reads, for the people of *free* in that order; *boards* are in use at once."""
    n = len(free)
    indices = np.array([rated.index(p.id) for p in free], dtype=np.int64)
    place = {p.id: i for i, p in enumerate(free)}
    met = history(n, played_rounds(place, behind.games, behind.rounds, behind.since))
    apart = np.zeros((n, n), dtype=bool)
    for a, b in behind.forbidden:
        if a in place and b in place:
            apart[place[a], place[b]] = apart[place[b], place[a]] = True
    few = rated.few(indices)
    finished = [g for g in behind.games if g.state is GameState.PLAYED and not g.forfeit]
    staying, streak = _staying(place, finished, boards) if behind.queue else ((), None)
    return Pool(
        mean=rated.scale.mean(few.mean),
        deviation=rated.scale.deviation(few.deviation),
        quality=pair_qualities(rated.choice, few),
        expected=rated.engine.pair_expected(few, rated.params),
        rounds_since_met=met.rounds_since_met,
        times_met=met.times_met,
        byes=met.byes,
        provisional=rated.provisional[indices],
        waiting=_games_gone_by(place, finished) if behind.queue else met.waiting,
        forbidden=apart,
        names=tuple(p.name for p in free),
        information=rated.engine.pair_information(few, rated.params),
        strengths=strengths(rated.engine, few, rated.params),
        group=_numbered([p.club for p in free]),
        household=_numbered([p.household for p in free]),
        side_balance=_side_balance(place, finished),
        score=np.array([behind.score.get(p.id, 0.0) for p in free]),
        games=np.array([_games_of(rated, p.id) for p in free], dtype=np.int64),
        times_partnered=_partnered(place, finished),
        staying=staying,
        streak=streak,
    )


def played_rounds(
    place: Mapping[int, int],
    played: Sequence[Game],
    rounds: Sequence[Round],
    since: Mapping[int, dt.datetime],
) -> list[PlayedRound]:
    """Return who met and who sat out, round by round; loose games of the night join the last round.

    Parameters
    ----------
    place : player id -> index
    since : player id -> when he came
        Who was here when a round was made and has no part in it sat it out: he was still playing.
    """
    pairs: dict[int | None, list[tuple[int, int]]] = {}
    seated: dict[int | None, set[int]] = {r.id: set(r.bye_ids) for r in rounds}
    for game in played:
        seated.setdefault(game.round_id, set()).update(game.player_ids)
        if game.state is GameState.VOID or game.forfeit is not Forfeit.NONE:
            continue
        for k, one in enumerate(game.sides):
            for other in game.sides[k + 1 :]:
                for a in one.player_ids:
                    for b in other.player_ids:
                        pair = (place.get(a, -1), place.get(b, -1))
                        pairs.setdefault(game.round_id, []).append(pair)
    if rounds:
        seated[rounds[-1].id] |= seated.get(None, set())
    result = [
        PlayedRound(
            tuple(pairs.get(r.id, ())),
            tuple(place.get(p, -1) for p, kind in zip(r.bye_ids, r.bye_kinds, strict=True) if kind in GIVEN),
            tuple(i for p, i in place.items() if p not in seated[r.id] and since[p] <= r.accepted_at),
        )
        for r in rounds
    ]
    loose = tuple(pairs.get(None, ()))
    if loose:
        last = result.pop() if result else PlayedRound()
        result.append(replace(last, pairs=(*last.pairs, *loose)))
    return result


def _games_of(rated: Rated, player_id: int) -> int:
    view = rated.of(player_id)
    return view.games if view is not None else 0


def _numbered(words: Sequence[str]) -> Ints:
    """Return a number for each different word, -1 for none."""
    known: dict[str, int] = {}
    return np.array([known.setdefault(w.casefold(), len(known)) if w else -1 for w in words], dtype=np.int64)


def _side_balance(place: Mapping[int, int], finished: Sequence[Game]) -> Ints:
    balance = np.zeros(len(place), dtype=np.int64)
    for game in finished:
        if len(game.sides) == 2:
            for step, one in zip((1, -1), game.sides, strict=True):
                for player_id in one.player_ids:
                    if player_id in place:
                        balance[place[player_id]] += step
    return balance


def _partnered(place: Mapping[int, int], finished: Sequence[Game]) -> Ints:
    times = np.zeros((len(place), len(place)), dtype=np.int64)
    for game in finished:
        for one in game.sides:
            members = [place[p] for p in one.player_ids if p in place]
            for a in members:
                for b in members:
                    times[a, b] += a != b
    return times


def _games_gone_by(place: Mapping[int, int], finished: Sequence[Game]) -> Ints:
    """Return how many games of the event ended since each last played, all of them for who did not."""
    gone = np.full(len(place), len(finished), dtype=np.int64)
    for number, game in enumerate(finished):
        for player_id in game.player_ids:
            if player_id in place:
                gone[place[player_id]] = len(finished) - 1 - number
    return gone


def _staying(
    place: Mapping[int, int], finished: Sequence[Game], boards: int
) -> tuple[tuple[tuple[int, ...], ...], Ints]:
    """Return the sides that won the last game on each of the boards, and how often in a row they did."""
    streak = np.zeros(len(place), dtype=np.int64)
    for game in finished:
        for one in game.sides:
            alone = [s.rank for s in game.sides].count(0) == 1
            for player_id in one.player_ids:
                if player_id in place:
                    at = place[player_id]
                    streak[at] = streak[at] + 1 if alone and one.rank == 0 else 0
    staying: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for game in finished[::-1]:
        if len(staying) == boards:
            break
        best = [one for one in game.sides if one.rank == 0]
        members = best[0].player_ids if len(best) == 1 else ()
        if members and all(p in place for p in members) and not seen & set(game.player_ids):
            staying.append(tuple(place[p] for p in members))
        seen.update(game.player_ids)
    return tuple(staying), streak
