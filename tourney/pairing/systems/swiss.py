"""Swiss: pairs of equal points by the Dutch rules of the federation, with what organisers need around it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, describe, option
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing.base import NO_PINS, Pins
from tourney.pairing.contest_base import NOBODY_ABSENT, PlannedBoard, PlannedFree, RoundPlan
from tourney.pairing.contest_pins import Hands, hands_of
from tourney.pairing.lots import lots
from tourney.pairing.pins import NOBODY, NONE_LEFT, ONLY_ONE
from tourney.pairing.relax import MORE_PEOPLE, RoundError, set_to, take_out
from tourney.pairing.swiss_field import SwissField, accelerated, field_of, first_side_of
from tourney.pairing.swiss_refusal import RESORTS, refusal, round_exists
from tourney.pairing.swiss_words import board_reasons, bye_reason, notes
from tourney.standings.contest import Contest, Free
from tourney.standings.federation.book import Book, book_of
from tourney.standings.federation.dutch import Boost, DutchPair, dutch_round
from tourney.standings.federation.order import initial_order

UNFINISHED = QT_TRANSLATE_NOOP(
    "Pairing",
    "%n game(s) of earlier rounds have no result: {games}. Enter them, or let them count as draws for now.",
)
STEPS = 3
LISTED = 3
"""So many games without a result are named."""


@dataclass(frozen=True, slots=True)
class SwissOptions:
    """What a person may set for a Swiss event.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    acceleration: str = option(
        "none",
        QT_TRANSLATE_NOOP("Pairing", "Acceleration"),
        help=QT_TRANSLATE_NOOP(
            "Pairing", "Virtual points for the upper half in the first rounds; needs the rounds planned."
        ),
        choices={
            "none": QT_TRANSLATE_NOOP("Pairing", "none"),
            "baku": QT_TRANSLATE_NOOP("Pairing", "Baku"),
        },
    )
    apart: str = option(
        "none",
        QT_TRANSLATE_NOOP("Pairing", "Keep apart while possible"),
        help=QT_TRANSLATE_NOOP("Pairing", "Beyond the federation's rules; given up when no round is left."),
        choices={
            "none": QT_TRANSLATE_NOOP("Pairing", "nobody"),
            "household": QT_TRANSLATE_NOOP("Pairing", "households"),
            "club": QT_TRANSLATE_NOOP("Pairing", "clubs and households"),
        },
    )
    last_resort: str = option(
        "refuse",
        QT_TRANSLATE_NOOP("Pairing", "When no round is left"),
        help=QT_TRANSLATE_NOOP("Pairing", "What may be given up when the rules leave no round."),
        choices={
            "refuse": QT_TRANSLATE_NOOP("Pairing", "say so"),
            "sides": QT_TRANSLATE_NOOP("Pairing", "a third game in a row on one side"),
            "rematch": QT_TRANSLATE_NOOP("Pairing", "a rematch or a second bye"),
            "both": QT_TRANSLATE_NOOP("Pairing", "either of them"),
        },
    )
    unfinished: str = option(
        "refuse",
        QT_TRANSLATE_NOOP("Pairing", "Games without a result"),
        help=QT_TRANSLATE_NOOP("Pairing", "Whether a round may be paired while earlier games go on."),
        choices={
            "refuse": QT_TRANSLATE_NOOP("Pairing", "wait for them"),
            "draw": QT_TRANSLATE_NOOP("Pairing", "count as draws for now"),
        },
    )
    boards: str = option(
        "score",
        QT_TRANSLATE_NOOP("Pairing", "Order of the boards"),
        choices={
            "score": QT_TRANSLATE_NOOP("Pairing", "by points, then pairing number"),
            "number": QT_TRANSLATE_NOOP("Pairing", "by pairing number"),
        },
    )

    def __post_init__(self) -> None:
        check(self)


class Swiss:
    """The Dutch system of FIDE (Handbook C.04.3) over what a contest holds so far."""

    key = "swiss"
    label = QT_TRANSLATE_NOOP("Pairing", "Swiss")
    options_type: type[Any] = SwissOptions
    reads_contest = True

    def propose(
        self,
        contest: Contest,
        options: Any = None,
        *,
        absent: Mapping[int, Free] = NOBODY_ABSENT,
        pins: Pins = NO_PINS,
        forbidden: Collection[tuple[int, int]] = (),
        rng_seed: int = 0,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> RoundPlan:
        """Return the next round; see ``ContestSystem``.

        Pinned pairs and byes are set aside and the rest is paired by the rules, so pins always hold. A
        first side that is neither stated nor told by the first round is drawn with *rng_seed*.
        """
        chosen: SwissOptions = options or SwissOptions()
        checkpoint(0, STEPS, progress, cancelled)
        hands = hands_of(contest, absent, pins, forbidden)
        rest = _left(hands)
        closed = _closed(contest, chosen)
        book = book_of(closed)
        order = initial_order(closed)
        boosts = _boosts(book, order, chosen)
        field = field_of(book, boosts, order)
        side = contest.first_side or first_side_of(book, order) or _drawn(rng_seed)
        checkpoint(1, STEPS, progress, cancelled)
        pairs, given_up = _paired(
            book,
            order,
            field,
            rest,
            chosen,
            forbidden,
            side=side,
            boosts=boosts,
            boards=len(hands.pairs),
            cancelled=cancelled,
        )
        checkpoint(2, STEPS, progress, cancelled)
        plan = _plan(self.key, hands, field, order, rest, pairs, given_up, chosen, rng_seed)
        checkpoint(STEPS, STEPS, progress, cancelled)
        return plan


def _left(hands: Hands) -> list[int]:
    """Return the units that no pin has placed, or refuse where they and the pins make no round."""
    pinned = {unit for pair in hands.pairs for unit in pair}
    rest = [unit for unit in hands.here if unit not in pinned]
    if hands.pairs or len(rest) >= 2:
        return rest
    if hands.byes and len(rest) + len(hands.byes) >= 2:
        freed = hands.byes[-(2 - len(rest)) :]
        offer = take_out([(unit,) for unit in freed], [hands.name(unit) for unit in freed])
        raise RoundError("too-few", NONE_LEFT, field="pins", relax=[offer])
    there = [*rest, *hands.byes]
    text = ONLY_ONE(a=hands.name(there[0])) if there else NOBODY
    raise RoundError("too-few", text, relax=[MORE_PEOPLE])


def _closed(contest: Contest, options: SwissOptions) -> Contest:
    """Return the contest without open games, or refuse."""
    pending = [game for game in contest.games if game.open]
    if not pending:
        return contest
    if options.unfinished == "refuse":
        named = [" – ".join(contest.units[unit].name for unit in game.sides) for game in pending[:LISTED]]
        named += ["…"] * (len(pending) > LISTED)
        label = describe(SwissOptions)["unfinished"].label
        text = UNFINISHED(count=len(pending), games=tuple(named))
        offer = set_to("unfinished", label, "draw")
        raise RoundError("unfinished", text, field="unfinished", relax=[offer])
    half = contest.scoring.draw
    games = tuple(
        replace(game, ranks=(0,) * len(game.sides), points=(half,) * len(game.sides)) if game.open else game
        for game in contest.games
    )
    return replace(contest, games=games)


def _boosts(book: Book, order: Sequence[int], options: SwissOptions) -> tuple[Boost, ...]:
    if options.acceleration != "baku":
        return ()
    units = book.contest.units
    starters = [place for place, unit in enumerate(order, 1) if units[unit].first_round <= 1]
    first = accelerated(book.planned, len(starters), 0, book.contest.scoring.win)
    if not first or not starters:
        return ()
    last = starters[min(first[0].numbers, len(starters)) - 1]
    return accelerated(book.planned, len(starters), last, book.contest.scoring.win)


def _drawn(rng_seed: int) -> str:
    return "first" if lots(rng_seed).random() < 0.5 else "second"


def _paired(
    book: Book,
    order: Sequence[int],
    field: SwissField,
    here: Sequence[int],
    options: SwissOptions,
    forbidden: Collection[tuple[int, int]],
    *,
    side: str,
    boosts: Sequence[Boost],
    boards: int,
    cancelled: CancelCheck | None,
) -> tuple[tuple[DutchPair, ...], tuple[str, ...]]:
    """Return the pairs of those left, and what had to be given up: "apart", "sides", "rematch"."""
    if not here:
        return (), ()
    soft = _soft(book, here, options.apart)
    tries: list[tuple[Collection[tuple[int, int]], bool, bool, tuple[str, ...]]] = []
    if soft:
        tries.append(([*forbidden, *soft], False, False, ()))
    given_up: tuple[str, ...] = ("apart",) if soft else ()
    tries.append((forbidden, False, False, given_up))
    for value, (any_sides, again) in RESORTS.items():
        if options.last_resort in (value, "both"):
            lost = (*given_up, *(("sides",) if any_sides else ()), *(("rematch",) if again else ()))
            tries.append((forbidden, any_sides, again, lost))
    for apart, any_sides, again, lost in tries:
        allowed = field.allowed(here, apart=apart, any_sides=any_sides, again=again)
        if not round_exists(allowed, here):
            continue
        if len(here) == 1:
            return (DutchPair(here[0], None, "pab"),), lost
        pairs = dutch_round(
            book,
            order,
            here=frozenset(here),
            allowed=allowed,
            first_side=side,
            meetings=book.rounds + 1 if again else 1,
            boosts=boosts,
            cancelled=cancelled,
        )
        return pairs, lost
    label = describe(SwissOptions)["last_resort"].label
    raise refusal(book.contest, field, here, forbidden, label, boards=boards)


def _soft(book: Book, here: Sequence[int], apart: str) -> list[tuple[int, int]]:
    units = book.contest.units
    found = []
    for place, a in enumerate(here):
        for b in here[place + 1 :]:
            one, other = units[a], units[b]
            home = one.household and one.household == other.household
            club = apart == "club" and one.club and one.club == other.club
            if apart != "none" and (home or club):
                found.append((a, b))
    return found


def _plan(
    system: str,
    hands: Hands,
    field: SwissField,
    order: Sequence[int],
    rest: Sequence[int],
    pairs: Sequence[DutchPair],
    given_up: Sequence[str],
    options: SwissOptions,
    rng_seed: int,
) -> RoundPlan:
    contest, number = hands.contest, {unit: place for place, unit in enumerate(order)}
    by_hand = [DutchPair(a, b, "pin") for a, b in hands.pairs]

    def place(pair: DutchPair) -> tuple[Fraction | int, ...]:
        assert pair.second is not None
        two = (pair.first, pair.second)
        best = min(number[unit] for unit in two)
        if options.boards == "number":
            return (best,)
        scores = [field.scores[unit] for unit in two]
        return (-max(scores), -sum(scores), best)

    boards = sorted((pair for pair in [*pairs, *by_hand] if pair.second is not None), key=place)
    planned = tuple(
        PlannedBoard(
            (pair.first, pair.second),
            pinned=pair.rule == "pin",
            reasons=board_reasons(contest, field, pair),
        )
        for pair in boards
        if pair.second is not None
    )
    byes = [pair.first for pair in pairs if pair.second is None]
    free = [PlannedFree(unit, Free.PAIRING, reason=bye_reason(contest, field, rest, unit)) for unit in byes]
    free += hands.free()
    said = notes(contest, field, boards, byes, given_up)
    return RoundPlan(system, rng_seed, contest.rounds + 1, planned, tuple(free), hands.gone, said)


PLUGIN = Swiss()
