"""The next games of a bracket: who is ready, who waits, and the draw of the first round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing.base import NO_PINS, Pins, Reason
from tourney.pairing.contest_base import NOBODY_ABSENT, PlannedBoard, PlannedFree, RoundPlan
from tourney.pairing.contest_pins import Hands, Pair, hands_of
from tourney.pairing.relax import MORE_PEOPLE, RoundError, set_to
from tourney.standings.bracket import DRAWN, Part
from tourney.standings.bracket_draw import with_wishes
from tourney.standings.bracket_state import NOBODY, Bracket, Match, MatchState
from tourney.standings.contest import Contest, Free

OVER = QT_TRANSLATE_NOOP("Pairing", "The bracket is played to the end: {a} has won.")
OVER_EMPTY = QT_TRANSLATE_NOOP("Pairing", "The bracket is played to the end, and nobody is left to win it.")
OPEN = QT_TRANSLATE_NOOP("Pairing", "The next games need the result of {places}. Enter it first.")
LEVEL = QT_TRANSLATE_NOOP(
    "Pairing",
    "{place} between {a} and {b} is level, and a knockout needs a winner. Enter the game that decided it, "
    "or say what becomes of drawn games.",
)
NOT_DUE = QT_TRANSLATE_NOOP(
    "Pairing", "The bracket does not bring {a} and {b} together now. Take the pin out, or correct a result."
)
NO_BYE = QT_TRANSLATE_NOOP(
    "Pairing", "{a} has a game in this round, and the bracket has no bye to give. Take the pin out."
)
ALL_AWAY = QT_TRANSLATE_NOOP(
    "Pairing",
    "Everybody who could play next meets somebody absent. Let one of them play, or enter a forfeit.",
)
BYE = QT_TRANSLATE_NOOP("Pairing", "A bye by the seeding, straight to the next round")
WAITS = QT_TRANSLATE_NOOP("Pairing", "{place} waits: {a} is absent.")
AGAIN = QT_TRANSLATE_NOOP("Pairing", "{place}: level, played again")
GAME_OF = QT_TRANSLATE_NOOP("Pairing", "{place}: game {n}")
PINNED = QT_TRANSLATE_NOOP("Pairing", "Pinned by hand")

Build = Callable[[Contest], Bracket]


class BracketSystem:
    """A pairing system that plays a bracket; *build* makes it of a contest and the options as they stand."""

    reads_contest = True

    def __init__(
        self, key: str, label: Text, options_type: type[Any], *, build: Callable[[Contest, Any], Bracket]
    ) -> None:
        self.key, self.label, self.options_type = key, label, options_type
        self._build = build

    def propose(
        self,
        contest: Contest,
        options: Any = None,
        *,
        absent: Mapping[int, Free] = NOBODY_ABSENT,
        pins: Pins = NO_PINS,
        forbidden: Collection[Pair] = (),
        rng_seed: int = 0,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> RoundPlan:
        """Return the games that can be played now; see ``ContestSystem`` and ``propose_bracket``."""
        chosen = self.options_type() if options is None else options
        return propose_bracket(
            self.key,
            lambda given: self._build(given, chosen),
            contest,
            drawn=chosen.drawn,
            absent=absent,
            pins=pins,
            forbidden=forbidden,
            rng_seed=rng_seed,
            progress=progress,
            cancelled=cancelled,
        )


def propose_bracket(
    key: str,
    build: Build,
    contest: Contest,
    *,
    drawn: str,
    absent: Mapping[int, Free],
    pins: Pins,
    forbidden: Collection[Pair],
    rng_seed: int,
    progress: Progress | None,
    cancelled: CancelCheck | None,
) -> RoundPlan:
    """Return the games of a bracket that can be played now.

    Before the first game, seeds give way to pins and to pairs kept apart, as little as will do. Later
    the bracket alone decides, and a pin against it is refused.

    Raises
    ------
    RoundError
        "too-few", "pin-self", "pin-twice", "pin-absent", "kept-apart", "not-due", "no-bye", "level",
        "open-games", "no-round" or "finished".
    """
    checkpoint(0, 1, progress, cancelled)
    hands = hands_of(contest, absent, pins, forbidden)
    bracket = build(contest)
    first = not any(game.slot or game.ranks for game in contest.games)
    if first:
        order = with_wishes(bracket.shape, bracket.entrants, hands.pairs, hands.byes, hands.apart)
        seeds = {unit: seed for seed, unit in enumerate(order, 1)}
        units = tuple(replace(one, seed=seeds.get(unit)) for unit, one in enumerate(contest.units))
        contest = replace(contest, units=units)
        bracket = build(contest)
    due = _due(hands, bracket, drawn)
    if first:
        # Two with a bye may be due to meet: a bye is a free first round all the same.
        due = [match for match in due if match.slot.turn == 1]
    _check_pins(hands, due)
    away = set(hands.away)
    boards = [match for match in due if not away & set(match.sides)]
    if not boards:
        raise _refusal(hands, bracket, due)
    checkpoint(1, 1, progress, cancelled)
    return _plan(key, rng_seed, contest, hands, bracket, due, boards)


def _due(hands: Hands, bracket: Bracket, drawn: str) -> list[Match]:
    """Return the matches for which a game can be set, the lowest round first."""
    due = []
    for match in bracket.matches:
        if match.state is MatchState.LEVEL and drawn != "replay":
            a, b = _pair(match)
            text = LEVEL(place=match.slot.label, a=hands.name(a), b=hands.name(b))
            raise RoundError("level", text, field="drawn", relax=[set_to("drawn", DRAWN, "replay")])
        if match.state in (MatchState.READY, MatchState.LEVEL):
            pair = _pair(match)
            if frozenset(pair) in hands.apart:
                raise hands.refuse_apart(*pair)
            due.append(match)
    return due


def _pair(match: Match) -> Pair:
    a, b = match.sides
    if a is None or b is None:
        raise ValueError(f"{match.slot.key} has nobody to play yet")
    return (a, b)


def _check_pins(hands: Hands, due: Sequence[Match]) -> None:
    pairs = {frozenset(_pair(match)) for match in due}
    for a, b in hands.pairs:
        if frozenset((a, b)) not in pairs:
            raise hands.refuse_pin("not-due", NOT_DUE(a=hands.name(a), b=hands.name(b)), (a, b))
    busy = {unit for pair in pairs for unit in pair}
    for unit in hands.byes:
        if unit in busy:
            raise hands.refuse_pin("no-bye", NO_BYE(a=hands.name(unit)), (unit,))


def _refusal(hands: Hands, bracket: Bracket, due: Sequence[Match]) -> RoundError:
    if due:
        return RoundError("no-round", ALL_AWAY, field="absent", relax=[MORE_PEOPLE])
    playing = [match.slot.label for match in bracket.matches if match.state is MatchState.PLAYING]
    if playing:
        return RoundError("open-games", OPEN(places=playing[0]), field="results")
    champion = bracket.champion
    text = OVER_EMPTY if champion is None else OVER(a=hands.name(champion))
    return RoundError("finished", text)


def _plan(
    key: str,
    rng_seed: int,
    contest: Contest,
    hands: Hands,
    bracket: Bracket,
    due: Sequence[Match],
    boards: Sequence[Match],
) -> RoundPlan:
    seed_of = {unit: seed for seed, unit in enumerate(bracket.entrants, 1)}
    pinned = {frozenset(pair): pair for pair in hands.pairs}
    firsts = Counter(game.sides[0] for game in contest.games)
    firsts.subtract(Counter(game.sides[1] for game in contest.games if len(game.sides) == 2))
    planned = []
    for match in sorted(boards, key=lambda one: _board_order(one, seed_of)):
        pair = _pair(match)
        by_hand = pinned.get(frozenset(pair))
        sides = by_hand or _sides(contest, match, firsts, seed_of)
        reasons = [Reason("place", _line(match), pair)]
        if by_hand:
            reasons.append(Reason("pinned", PINNED, pair))
        planned.append(PlannedBoard(sides, match.slot.key, by_hand is not None, tuple(reasons)))
    seated = {unit for board in planned for unit in board.sides}
    free = [*hands.free(), *_byes(hands, bracket, contest)]
    placed = seated | {one.unit for one in free}
    resting = tuple(unit for unit in range(contest.n) if unit not in placed)
    notes = [Reason("misfit", one.text, contest.games[one.game].sides) for one in bracket.misfits]
    notes += list(_waiting(hands, due, boards))
    return RoundPlan(key, rng_seed, contest.rounds + 1, tuple(planned), tuple(free), resting, tuple(notes))


def _board_order(match: Match, seed_of: Mapping[int, int]) -> tuple[int, int]:
    """Return what sorts boards: part by part, the game for the third place last, the better seed first."""
    return (_PARTS.index(match.slot.part), min(seed_of[unit] for unit in _pair(match)))


_PARTS = (Part.FINAL, Part.MAIN, Part.LOSERS, Part.THIRD)


def _line(match: Match) -> Text:
    if match.state is MatchState.LEVEL:
        return AGAIN(place=match.slot.label)
    if match.games:
        return GAME_OF(place=match.slot.label, n=len(match.games) + 1)
    return match.slot.label


def _sides(contest: Contest, match: Match, firsts: Counter[int], seed_of: Mapping[int, int]) -> Pair:
    """Return the sides: turned within a place, else to whom the first side is due, else by the seeds."""
    a, b = sorted(_pair(match), key=seed_of.__getitem__)
    if match.games:
        last = contest.games[match.games[-1]].sides
        return (last[1], last[0])
    if firsts[a] != firsts[b]:
        return (a, b) if firsts[a] < firsts[b] else (b, a)
    odd = seed_of[a] % 2 == 1
    return (a, b) if odd == (contest.first_side != "second") else (b, a)


def _byes(hands: Hands, bracket: Bracket, contest: Contest) -> Iterable[PlannedFree]:
    """Yield the byes of the first round."""
    if any(game.slot for game in contest.games):
        return
    taken = set(hands.away) | set(hands.byes)
    for match in bracket.matches:
        unit = match.winner
        if not match.slot.bye or match.slot.part is not Part.MAIN:
            continue
        if unit is not None and unit != NOBODY and unit not in taken:
            yield PlannedFree(unit, Free.PAIRING, reason=Reason("bye", BYE, (unit,)))


def _waiting(hands: Hands, due: Sequence[Match], boards: Sequence[Match]) -> Iterable[Reason]:
    for match in due:
        if match not in boards:
            away = next(unit for unit in _pair(match) if unit in hands.away)
            yield Reason("waits", WAITS(place=match.slot.label, a=hands.name(away)), _pair(match))
