"""A bracket with people in it, worked out anew from the games each time.

Nothing about who is where is stored: correct a result of the first round, and everybody stands where he
should have stood all along. Games played by others than those who belong in their place are told, and
count for nothing in the bracket until they are put right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.bracket import (
    DoubleOptions,
    From,
    KnockoutOptions,
    Part,
    Shape,
    Slot,
    Source,
    double_shape,
    knockout_shape,
    source_text,
)
from tourney.standings.bracket_entrants import entrants_of
from tourney.standings.contest import Contest, Contested

MISFIT = QT_TRANSLATE_NOOP(
    "Bracket",
    "{place} was played by {played}, but after the results before it, {due} belong there. "
    "Correct a result, or delete this game and play it anew.",
)
MISFIT_OPEN = QT_TRANSLATE_NOOP(
    "Bracket",
    "{place} is set for {played}, but after the results before it, {due} belong there. Take the board back.",
)
NO_SUCH_PLACE = QT_TRANSLATE_NOOP(
    "Bracket", "{played} stands under “{place}”, which this bracket does not have."
)
SURPLUS = QT_TRANSLATE_NOOP(
    "Bracket", "{place} was decided without this game of {played}; it does not count."
)
PAIR = QT_TRANSLATE_NOOP("Bracket", "{a} and {b}")

NOBODY = -1
"""The entrant of a side to which nobody will come: a bye, or both lost the game before."""

HALF = Fraction(1, 2)


class MatchState(StrEnum):
    """Where a place of the bracket stands."""

    WAITING = "waiting"
    """Somebody is still to come."""
    READY = "ready"
    """Both are there; a game can be set."""
    PLAYING = "playing"
    """A game is set and has no result yet."""
    LEVEL = "level"
    """All games are played and nobody is ahead."""
    DECIDED = "decided"
    WALKOVER = "walkover"
    """One goes on without a game: a bye, or nobody came to the other side, or he has left."""
    EMPTY = "empty"
    """Nobody goes on from here, or the game is not needed."""


@dataclass(frozen=True, slots=True)
class Match:
    """A place of the bracket and who is in it.

    ``sides`` are units, None for who is not known yet, ``NOBODY`` where nobody comes. ``score`` is what
    each has of the games so far, a draw counting a half. ``games`` are numbers of games in the contest
    that count here. ``winner`` and ``loser`` are as ``sides``.
    """

    slot: Slot
    sides: tuple[int | None, int | None]
    state: MatchState
    games: tuple[int, ...] = ()
    score: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))
    winner: int | None = None
    loser: int | None = None


@dataclass(frozen=True, slots=True)
class Misfit:
    """A game that does not fit into the bracket any more, and the sentence that says so."""

    game: int
    slot: str
    text: Text


@dataclass(frozen=True, slots=True)
class Bracket:
    """A bracket as it stands.

    ``entrants`` are units by seed, ``matches`` in the order of ``shape.slots``.
    """

    shape: Shape
    entrants: tuple[int, ...]
    matches: tuple[Match, ...]
    misfits: tuple[Misfit, ...] = ()

    def match(self, key: str) -> Match:
        """Return a place by its key; KeyError where there is none."""
        for match in self.matches:
            if match.slot.key == key:
                return match
        raise KeyError(key)

    @property
    def champion(self) -> int | None:
        """The winner of the whole, None while it is not known (or nobody is left to win)."""
        if len(self.entrants) == 1:
            return self.entrants[0]
        # The last final in the list decides the whole, else the last place of the main part.
        finals = [match for match in self.matches if match.slot.part in (Part.FINAL, Part.MAIN)]
        winner = finals[-1].winner if finals else None
        return None if winner == NOBODY else winner

    @property
    def over(self) -> bool:
        """True when no game is left to play."""
        return all(match.winner is not None for match in self.matches)


def knockout_bracket(contest: Contest, options: KnockoutOptions | None = None) -> Bracket:
    """Return the single elimination of a contest as it stands."""
    chosen = KnockoutOptions() if options is None else options
    entrants = entrants_of(contest, lambda n: knockout_shape(n, third_place=chosen.third_place))
    shape = knockout_shape(len(entrants), third_place=chosen.third_place)
    return _stand(contest, shape, entrants, chosen.best_of, chosen.drawn)


def double_bracket(contest: Contest, options: DoubleOptions | None = None) -> Bracket:
    """Return the double elimination of a contest as it stands."""
    chosen = DoubleOptions() if options is None else options
    entrants = entrants_of(contest, lambda n: double_shape(n, reset=chosen.reset))
    shape = double_shape(len(entrants), reset=chosen.reset)
    return _stand(contest, shape, entrants, chosen.best_of, chosen.drawn)


def _stand(contest: Contest, shape: Shape, entrants: tuple[int, ...], best_of: int, drawn: str) -> Bracket:
    run = _Run(contest, shape, entrants, best_of, drawn)
    matches = tuple(run.play(slot) for slot in shape.slots)
    known = {slot.key for slot in shape.games}
    lost = [
        Misfit(i, game.slot, NO_SUCH_PLACE(played=_names(contest, game.sides), place=game.slot))
        for i, game in enumerate(contest.games)
        if game.slot and game.slot not in known
    ]
    return Bracket(shape, entrants, matches, (*run.misfits, *lost))


class _Run:
    """One walk through the bracket, place after place."""

    def __init__(
        self, contest: Contest, shape: Shape, entrants: Sequence[int], best_of: int, drawn: str
    ) -> None:
        self.contest = contest
        self.shape = shape
        self.entrants = entrants
        self.best_of = best_of
        self.drawn = drawn
        self.misfits: list[Misfit] = []
        self.done: dict[str, Match] = {}
        self.seed_of = {unit: seed for seed, unit in enumerate(entrants, 1)}
        order = sorted(range(len(contest.games)), key=lambda i: (contest.games[i].round, i))
        self.by_slot: dict[str, list[int]] = {}
        for i in order:
            self.by_slot.setdefault(contest.games[i].slot, []).append(i)
        # Games typed without a place ("ann > bob") go to the place in which the two are due.
        self.loose = self.by_slot.pop("", [])

    def play(self, slot: Slot) -> Match:
        a, b = (self._who(source) for source in slot.sources)
        match = self._second_final(slot, a, b) if slot.second_final else self._match(slot, a, b)
        self.done[slot.key] = match
        return match

    def _who(self, source: Source | None) -> int | None:
        if source is None:
            return NOBODY
        if source.kind is From.SEED:
            return self.entrants[source.seed - 1]
        match = self.done[source.slot]
        return match.winner if source.kind is From.WINNER else match.loser

    def _second_final(self, slot: Slot, beaten: int | None, winner: int | None) -> Match:
        first = self.done["F-1"]
        unbeaten_won = first.winner is not None and first.winner == first.sides[0]
        if unbeaten_won or NOBODY in (beaten, winner):
            for i in self.by_slot.get(slot.key, ()):
                self._surplus(i, slot)
            return Match(slot, (NOBODY, NOBODY), MatchState.EMPTY, winner=first.winner, loser=NOBODY)
        return self._match(slot, beaten, winner)

    def _match(self, slot: Slot, a: int | None, b: int | None) -> Match:
        if a is None or b is None or a == NOBODY or b == NOBODY:
            self._all_misfit(slot, a, b)
            return _without_game(slot, a, b)
        own = self._games(slot, {a, b})
        score, used, winner, both_out = self._score(own, a)
        for i in own[used:]:
            self._surplus(i, slot)
        counted = tuple(own[:used])
        if both_out:
            return Match(slot, (a, b), MatchState.EMPTY, counted, score, NOBODY, NOBODY)
        if winner is None:
            return self._undecided(slot, (a, b), counted, score)
        loser = b if winner == a else a
        return Match(slot, (a, b), MatchState.DECIDED, counted, score, winner, loser)

    def _undecided(
        self, slot: Slot, pair: tuple[int, int], games: tuple[int, ...], score: tuple[Fraction, Fraction]
    ) -> Match:
        a, b = pair
        gone = [self.contest.units[unit].withdrawn for unit in pair]
        if any(gone):
            winner = NOBODY if all(gone) else b if gone[0] else a
            # Who has left loses here, and again where losers go on, until he is out.
            loser = NOBODY if all(gone) else a if gone[0] else b
            return Match(slot, pair, MatchState.WALKOVER, games, score, winner, loser)
        closed = [i for i in games if not self.contest.games[i].open]
        if len(closed) < len(games):
            state = MatchState.PLAYING
        elif len(closed) < self.best_of:
            state = MatchState.READY
        elif self.drawn == "seed":
            winner, loser = sorted(pair, key=self.seed_of.__getitem__)
            return Match(slot, pair, MatchState.DECIDED, games, score, winner, loser)
        else:
            state = MatchState.LEVEL
        return Match(slot, pair, state, games, score)

    def _games(self, slot: Slot, pair: set[int]) -> list[int]:
        """Return the games of the two in this place; others of the place are noted as misfits."""
        own = []
        for i in self.by_slot.get(slot.key, ()):
            if set(self.contest.games[i].sides) == pair:
                own.append(i)
            else:
                first, second = sorted(pair, key=self.seed_of.__getitem__)
                self._misfit(i, slot, (first, second))
        for i in list(self.loose):
            if set(self.contest.games[i].sides) == pair and self._wanting(own, min(pair)):
                own.append(i)
                self.loose.remove(i)
        return own

    def _wanting(self, own: Sequence[int], a: int) -> bool:
        _, used, winner, both_out = self._score(own, a)
        return winner is None and not both_out and used == len(own)

    def _score(self, own: Sequence[int], a: int) -> tuple[tuple[Fraction, Fraction], int, int | None, bool]:
        """Return the score from a's side, how many games made it, the winner, and if both are out."""
        made = [Fraction(0), Fraction(0)]
        played = 0
        for used, i in enumerate(own, 1):
            game = self.contest.games[i]
            if game.open:
                continue
            if game.forfeit is Forfeit.DOUBLE:
                return (made[0], made[1]), used, None, True
            first, second = _result(game, a)
            made = [made[0] + first, made[1] + second]
            played += 1
            lead = made[0] - made[1]
            if abs(lead) > max(self.best_of - played, 0):
                other = next(unit for unit in game.sides if unit != a)
                return (made[0], made[1]), used, a if lead > 0 else other, False
        return (made[0], made[1]), len(own), None, False

    def _surplus(self, i: int, slot: Slot) -> None:
        played = _names(self.contest, self.contest.games[i].sides)
        self.misfits.append(Misfit(i, slot.key, SURPLUS(place=slot.label, played=played)))

    def _all_misfit(self, slot: Slot, a: int | None, b: int | None) -> None:
        for i in self.by_slot.get(slot.key, ()):
            self._misfit(i, slot, (a, b))

    def _misfit(self, i: int, slot: Slot, due: tuple[int | None, int | None]) -> None:
        game = self.contest.games[i]
        words = [
            self.contest.units[unit].name
            if unit is not None and unit != NOBODY
            else source_text(source if unit is None else None, self.shape)
            for unit, source in zip(due, slot.sources, strict=True)
        ]
        text = (MISFIT_OPEN if game.open else MISFIT)(
            place=slot.label, played=_names(self.contest, game.sides), due=PAIR(a=words[0], b=words[1])
        )
        self.misfits.append(Misfit(i, slot.key, text))


def _without_game(slot: Slot, a: int | None, b: int | None) -> Match:
    if a is None or b is None:
        return Match(slot, (a, b), MatchState.WAITING)
    left = [unit for unit in (a, b) if unit != NOBODY]
    if not left:
        return Match(slot, (a, b), MatchState.EMPTY, winner=NOBODY, loser=NOBODY)
    return Match(slot, (a, b), MatchState.WALKOVER, winner=left[0], loser=NOBODY)


def _result(game: Contested, a: int) -> tuple[Fraction, Fraction]:
    own = game.sides.index(a)
    if game.ranks[own] == game.ranks[1 - own]:
        return (HALF, HALF)
    won = Fraction(game.ranks[own] < game.ranks[1 - own])
    return (won, 1 - won)


def _names(contest: Contest, sides: Sequence[int]) -> str:
    return " – ".join(contest.units[unit].name for unit in sides)
