"""What an open game may bring: who is expected to win, how sure that is, and what each result would do."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, fields, replace

import numpy as np

from tourney.club.foresight import foresee
from tourney.club.match_quality import quality
from tourney.club.rated import Rated
from tourney.core.games import Game, GameState, NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck

FAVOURITE = QT_TRANSLATE_NOOP(
    "Explain", "The favourite is {name}: {share} of a point is expected of this game for that side."
)
EVEN = QT_TRANSLATE_NOOP("Explain", "An even game: half a point is expected for either side.")
FIRST_OF_MANY = QT_TRANSLATE_NOOP("Explain", "{name} comes first with a chance of {share} %.")
PLACING = QT_TRANSLATE_NOOP(
    "Explain", "{name} is still provisional, so the expectation is a guess and the result tells much."
)
GOOD = QT_TRANSLATE_NOOP(
    "Explain", "Match quality {share} %: how likely a close game is, by the gap and by what is not known."
)
NEVER_MET = QT_TRANSLATE_NOOP("Explain", "They have not met in a rated game yet.")
MET = QT_TRANSLATE_NOOP("Explain", "They met in %n rated game(s) before.")
UNRATED = QT_TRANSLATE_NOOP("Explain", "This game does not count for ratings, so no result will move them.")
AND = QT_TRANSLATE_NOOP("Explain", "{one} and {other}")

NameOf = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Prospect:
    """One player of an open game; changes as shown, None where no result moves the rating.

    expected : of two sides the expected score of his own, of more its chance to finish first
    won, drawn, lost : the change by each result; None of more than two sides
    """

    player_id: int
    side: int
    before: float
    expected: float
    won: float | None
    drawn: float | None
    lost: float | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """An open game before it is played; ``note`` says what the changes depend on besides it.

    met : earlier rated games in which somebody of the first side faced somebody of another
    """

    game_id: int
    two: bool
    prospects: tuple[Prospect, ...]
    quality: float
    met: int
    provisional: tuple[int, ...]
    rated: bool
    note: Text | None
    decimals: int

    def side(self, number: int) -> tuple[Prospect, ...]:
        """The players of a side, from 0."""
        return tuple(one for one in self.prospects if one.side == number)


def outlook(rated: Rated, game: Game, *, cancelled: CancelCheck | None = None) -> Outlook | None:
    """Return what an open game may bring; None when it is not open, or ratings lack one of its players.

    Each result is rated by the engine as if it were entered now, so call it in a worker.

    Raises
    ------
    Cancelled
        On request.
    """
    index = [[rated.index(one) for one in side.player_ids] for side in game.sides]
    if game.state is not GameState.OPEN or any(i is None for one in index for i in one):
        return None
    who = np.array([i for one in index for i in one], dtype=np.int64)
    two = len(game.sides) == 2
    orders = ((0, 1), (0, 0), (1, 0)) if two else (tuple(range(len(game.sides))),)
    seen = [foresee(rated, _ended(game, ranks), replaces=game.id, cancelled=cancelled) for ranks in orders]
    first = seen[0]
    if first is None:
        return None
    flat = iter(range(len(who)))
    lineup = [[(next(flat), member.weight) for member in side.members] for side in game.sides]
    changes = [one.changes if one is not None else () for one in seen]
    prospects = []
    for number, side in enumerate(game.sides):
        for place, player_id in enumerate(side.player_ids):
            own = [one[number][place] if one and two else None for one in changes]
            won, drawn, lost = (*own, None, None)[:3] if number == 0 else (*own[::-1], None, None)[:3]
            view = rated.of(player_id)
            before = view.mean if view is not None else math.nan
            prospects.append(Prospect(player_id, number, before, first.chances[number], won, drawn, lost))
    return Outlook(
        game_id=game.id,
        two=two,
        prospects=tuple(prospects),
        quality=quality(rated.choice, rated.few(who), lineup),
        met=_met(rated, index),
        provisional=tuple(int(rated.player_ids[i]) for i in who.tolist() if rated.provisional[i]),
        rated=game.rated,
        note=first.note if game.rated else None,
        decimals=rated.decimals,
    )


def sentences(found: Outlook, name_of: NameOf) -> tuple[Text, ...]:
    """Return an outlook in words."""
    best = max(found.prospects, key=lambda one: one.expected)
    side = _named([one.player_id for one in found.side(best.side)], name_of)
    said = []
    if not found.two:
        said.append(FIRST_OF_MANY(name=side, share=f"{100 * best.expected:.0f}"))
    elif abs(best.expected - 0.5) < 0.005:
        said.append(EVEN())
    else:
        said.append(FAVOURITE(name=side, share=f"{best.expected:.2f}"))
    said += [PLACING(name=name_of(one)) for one in found.provisional[:2]]
    said.append(GOOD(share=f"{100 * found.quality:.0f}"))
    said.append(MET(count=found.met) if found.met else NEVER_MET())
    if not found.rated:
        said.append(UNRATED())
    return tuple(said)


def _ended(game: Game, ranks: tuple[int, ...]) -> NewGame:
    values = {one.name: getattr(game, one.name) for one in fields(NewGame)}
    sides = tuple(replace(one, rank=rank) for one, rank in zip(game.sides, ranks, strict=True))
    return NewGame(**values | {"sides": sides, "state": GameState.PLAYED})


def _met(rated: Rated, index: list[list[int | None]]) -> int:
    log = rated.history.log
    side_of = np.repeat(np.arange(len(log.rank)), np.diff(log.side_player))
    games: set[int] = set()
    for one in index[0]:
        for rest in index[1:]:
            for other in rest:
                if one is None or other is None:
                    continue
                mine, theirs = rated.appearances_of(one), rated.appearances_of(other)
                side = dict(zip(rated.appearance_game[mine].tolist(), side_of[mine].tolist(), strict=True))
                for game, their in zip(
                    rated.appearance_game[theirs].tolist(), side_of[theirs].tolist(), strict=True
                ):
                    if game in side and side[game] != their:
                        games.add(game)
    return len(games)


def _named(ids: list[int], name_of: NameOf) -> Text | str:
    named: Text | str = name_of(ids[0])
    for one in ids[1:]:
        named = AND(one=named, other=name_of(one))
    return named
