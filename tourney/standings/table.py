"""Tonight's table: points, won-drawn-lost and places, from the games of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from tourney.core.games import NewGame, points
from tourney.standings.base import NightRow, exact_points, rank_with_ties
from tourney.standings.scores import Outcome, outcome, took_part


def night_table(
    player_ids: Sequence[int],
    games: Iterable[NewGame],
    *,
    byes: Iterable[int] = (),
    bye_points: Fraction | float = 1.0,
) -> tuple[NightRow, ...]:
    """Return a row for everybody, most points first, those with equal points in the order given.

    Parameters
    ----------
    player_ids : sequence of int
        Who takes part, in the order wanted within a shared place (by name, say). Somebody who left
        belongs in it; somebody found only in the games or byes is put after them.
    games : iterable of NewGame or Game
        Open and void games count for nothing; games kept off the rating list count.
    byes : iterable of int
        One player id for each free round taken.
    bye_points : Fraction or float
        What a free round is worth.
    """
    worth = exact_points(bye_points)
    tally: dict[Outcome, Counter[int]] = {kind: Counter() for kind in Outcome}
    forfeits: Counter[int] = Counter()
    total: dict[int, Fraction] = dict.fromkeys(player_ids, Fraction(0))
    for game in games:
        for index in range(len(game.sides)):
            got, kind = points(game, index), outcome(game, index)
            if got is None or kind is None:
                continue
            for player_id in took_part(game, index):
                total[player_id] = total.get(player_id, Fraction(0)) + got
                tally[kind][player_id] += 1
                forfeits[player_id] += bool(game.forfeit)
    free = Counter(byes)
    for player_id, count in free.items():
        total[player_id] = total.get(player_id, Fraction(0)) + worth * count

    ordered = sorted(total, key=total.__getitem__, reverse=True)
    places = rank_with_ties([total[player_id] for player_id in ordered])
    rows = []
    for player_id, (place, shared) in zip(ordered, places, strict=True):
        won, drawn, lost = (tally[kind][player_id] for kind in (Outcome.WON, Outcome.DRAWN, Outcome.LOST))
        rows.append(
            NightRow(
                place=place,
                shared=shared,
                player_id=player_id,
                points=total[player_id],
                won=won,
                drawn=drawn,
                lost=lost,
                played=won + drawn + lost - forfeits[player_id],
                byes=free[player_id],
                forfeits=forfeits[player_id],
            )
        )
    return tuple(rows)
