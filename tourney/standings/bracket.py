"""The shape of a knockout: its places, who comes to each from where, and where winner and loser go on.

Only the number of entrants and the options make the shape; ``bracket_state`` puts people in. Places that
a bye leaves without a game stay in the shape for whoever draws it, and pass their one entrant on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import check, option

FINAL = QT_TRANSLATE_NOOP("Bracket", "Final")
SEMI_FINAL = QT_TRANSLATE_NOOP("Bracket", "Semi-final {n}")
QUARTER_FINAL = QT_TRANSLATE_NOOP("Bracket", "Quarter-final {n}")
ROUND_OF = QT_TRANSLATE_NOOP("Bracket", "Last {size}, game {n}")
THIRD_PLACE = QT_TRANSLATE_NOOP("Bracket", "Third place")
WINNERS_GAME = QT_TRANSLATE_NOOP("Bracket", "Winners' round {round}, game {n}")
WINNERS_FINAL = QT_TRANSLATE_NOOP("Bracket", "Winners' final")
LOSERS_GAME = QT_TRANSLATE_NOOP("Bracket", "Losers' round {round}, game {n}")
LOSERS_FINAL = QT_TRANSLATE_NOOP("Bracket", "Losers' final")
GRAND_FINAL = QT_TRANSLATE_NOOP("Bracket", "Grand final")
SECOND_FINAL = QT_TRANSLATE_NOOP("Bracket", "Grand final, second game")

SEED = QT_TRANSLATE_NOOP("Bracket", "Seed {n}")
WINNER_OF = QT_TRANSLATE_NOOP("Bracket", "Winner of {place}")
LOSER_OF = QT_TRANSLATE_NOOP("Bracket", "Loser of {place}")
BYE = QT_TRANSLATE_NOOP("Bracket", "Bye")

BEST_OF = QT_TRANSLATE_NOOP("Bracket", "Best of")
BEST_OF_HELP = QT_TRANSLATE_NOOP(
    "Bracket", "Games for each place of the bracket; they stop when the lead cannot be caught up."
)
GAMES_UNIT = QT_TRANSLATE_NOOP("Bracket", "games")
DRAWN = QT_TRANSLATE_NOOP("Bracket", "A drawn game")
DRAWN_HELP = QT_TRANSLATE_NOOP("Bracket", "A knockout needs a winner.")
DRAWN_CHOICES = {
    "ask": QT_TRANSLATE_NOOP("Bracket", "waits for the tie-break to be entered"),
    "replay": QT_TRANSLATE_NOOP("Bracket", "is played again"),
    "seed": QT_TRANSLATE_NOOP("Bracket", "lets the better seed go on"),
}
THIRD = QT_TRANSLATE_NOOP("Bracket", "Game for third place")
RESET = QT_TRANSLATE_NOOP("Bracket", "Second final")
RESET_HELP = QT_TRANSLATE_NOOP(
    "Bracket", "Played when the unbeaten finalist loses the first one: nobody goes out after one loss."
)


@dataclass(frozen=True, slots=True)
class KnockoutOptions:
    """What a person may set for a knockout.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    third_place: bool = option(False, THIRD)
    best_of: int = option(1, BEST_OF, unit=GAMES_UNIT, help=BEST_OF_HELP, low=1, high=15)
    drawn: str = option("ask", DRAWN, help=DRAWN_HELP, choices=DRAWN_CHOICES)

    def __post_init__(self) -> None:
        check(self)


@dataclass(frozen=True, slots=True)
class DoubleOptions:
    """What a person may set for a double elimination.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    reset: bool = option(True, RESET, help=RESET_HELP)
    best_of: int = option(1, BEST_OF, unit=GAMES_UNIT, help=BEST_OF_HELP, low=1, high=15)
    drawn: str = option("ask", DRAWN, help=DRAWN_HELP, choices=DRAWN_CHOICES)

    def __post_init__(self) -> None:
        check(self)


class Part(StrEnum):
    """Which part of the bracket a place belongs to; the first letter of its key."""

    MAIN = "W"
    LOSERS = "L"
    FINAL = "F"
    THIRD = "T"


class From(StrEnum):
    """How an entrant comes to a place."""

    SEED = "seed"
    WINNER = "winner"
    LOSER = "loser"


@dataclass(frozen=True, slots=True)
class Source:
    """Where an entrant comes from: a seed from 1, or the winner or loser of an earlier place."""

    kind: From
    seed: int = 0
    slot: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of the bracket.

    ``key`` is what a game is stored under ("W1-3", "L2-1", "F-1", "T-1") and never changes its meaning.
    ``round`` and ``number`` count within the part, from 1; ``turn`` is the first round of the event in
    which it can be played. A source is None where nobody comes: one None makes the place a bye.
    ``winner_to`` and ``loser_to`` are (key, side); None where the way ends.
    """

    key: str
    part: Part
    round: int
    number: int
    label: Text
    sources: tuple[Source | None, Source | None]
    turn: int = 1
    winner_to: tuple[str, int] | None = None
    loser_to: tuple[str, int] | None = None
    second_final: bool = False

    @property
    def bye(self) -> bool:
        return None in self.sources


@dataclass(frozen=True, slots=True)
class Shape:
    """The places of a bracket for *n* entrants, every one after those it depends on."""

    n: int
    double: bool
    slots: tuple[Slot, ...]

    @property
    def games(self) -> tuple[Slot, ...]:
        """The places that are played for."""
        return tuple(slot for slot in self.slots if not slot.bye)

    def slot(self, key: str) -> Slot:
        """Return a place by its key; KeyError where there is none."""
        for slot in self.slots:
            if slot.key == key:
                return slot
        raise KeyError(key)


def source_text(source: Source | None, shape: Shape) -> Text:
    """Return where an entrant comes from, in words."""
    if source is None:
        return BYE
    if source.kind is From.SEED:
        return SEED(n=source.seed)
    words = WINNER_OF if source.kind is From.WINNER else LOSER_OF
    return words(place=shape.slot(source.slot).label)


def seed_lines(size: int) -> tuple[int, ...]:
    """Return the seeds from the top line of a bracket down: 1, 8, 4, 5, 2, 7, 3, 6 for eight.

    The sum of two that meet in the first round is the size and one; the two best can meet in the
    final only, the four best not before the semi-finals, and so on. *size* is a power of two.
    """
    lines: tuple[int, ...] = (1,)
    while len(lines) < size:
        double = 2 * len(lines) + 1
        lines = tuple(seed for line in lines for seed in (line, double - line))
    return lines


@lru_cache(maxsize=256)
def knockout_shape(n: int, *, third_place: bool = False) -> Shape:
    """Return a single elimination: n - 1 games, one more for the third place (from four entrants)."""
    depth = _depth(n)
    raw = list(_main_part(n, depth, double=False))
    if third_place and n >= 4:
        losers = (Source(From.LOSER, slot=f"W{depth - 1}-1"), Source(From.LOSER, slot=f"W{depth - 1}-2"))
        # Before the final in the order of the list: it is played in the same round, at a lower board.
        raw.append(Slot("T-1", Part.THIRD, 1, 1, THIRD_PLACE, losers))
    return Shape(n, False, _linked(raw))


@lru_cache(maxsize=256)
def double_shape(n: int, *, reset: bool = True) -> Shape:
    """Return a double elimination: 2n - 2 games, and a second final where the reset asks for it."""
    depth = _depth(n)
    if n < 2:
        return Shape(n, True, ())
    raw = [*_main_part(n, depth, double=True), *_losers_part(depth)]
    unbeaten = Source(From.WINNER, slot=f"W{depth}-1")
    last = f"L{2 * (depth - 1)}-1"
    beaten = Source(From.WINNER, slot=last) if depth > 1 else Source(From.LOSER, slot="W1-1")
    raw.append(Slot("F-1", Part.FINAL, 1, 1, GRAND_FINAL, (unbeaten, beaten)))
    if reset:
        again = (Source(From.LOSER, slot="F-1"), Source(From.WINNER, slot="F-1"))
        raw.append(Slot("F-2", Part.FINAL, 2, 1, SECOND_FINAL, again, second_final=True))
    return Shape(n, True, _linked(raw))


def _depth(n: int) -> int:
    return max(n - 1, 0).bit_length()


def _main_part(n: int, depth: int, *, double: bool) -> Iterable[Slot]:
    lines = seed_lines(1 << depth)
    for number in range(1, depth + 1):
        count = 1 << (depth - number)
        for i in range(count):
            sources: tuple[Source | None, Source | None]
            if number == 1:
                sources = (_seed(lines[2 * i], n), _seed(lines[2 * i + 1], n))
            else:
                before = f"W{number - 1}-"
                sources = (
                    Source(From.WINNER, slot=f"{before}{2 * i + 1}"),
                    Source(From.WINNER, slot=f"{before}{2 * i + 2}"),
                )
            label = _winners_label(number, count, i + 1) if double else _label(count, i + 1)
            yield Slot(f"W{number}-{i + 1}", Part.MAIN, number, i + 1, label, sources)


def _seed(seed: int, n: int) -> Source | None:
    return Source(From.SEED, seed=seed) if seed <= n else None


def _label(count: int, number: int) -> Text:
    if count == 1:
        return FINAL
    if count == 2:
        return SEMI_FINAL(n=number)
    return QUARTER_FINAL(n=number) if count == 4 else ROUND_OF(size=2 * count, n=number)


def _winners_label(number: int, count: int, game: int) -> Text:
    return WINNERS_FINAL if count == 1 and number > 1 else WINNERS_GAME(round=number, n=game)


def _losers_part(depth: int) -> Iterable[Slot]:
    """Yield the losers' rounds: odd ones among those already there, even ones against who comes down."""
    for main in range(2, depth + 1):
        count = 1 << (depth - main)
        odd, even = 2 * main - 3, 2 * main - 2
        for i in range(count):
            if odd == 1:
                pair = tuple(Source(From.LOSER, slot=f"W1-{2 * i + k}") for k in (1, 2))
            else:
                pair = tuple(Source(From.WINNER, slot=f"L{odd - 1}-{2 * i + k}") for k in (1, 2))
            label = LOSERS_GAME(round=odd, n=i + 1)
            yield Slot(f"L{odd}-{i + 1}", Part.LOSERS, odd, i + 1, label, (pair[0], pair[1]))
        crossing = _crossing(main, count)
        for i in range(count):
            down = Source(From.LOSER, slot=f"W{main}-{(i ^ crossing) + 1}")
            stayed = Source(From.WINNER, slot=f"L{odd}-{i + 1}")
            label = LOSERS_FINAL if count == 1 else LOSERS_GAME(round=even, n=i + 1)
            yield Slot(f"L{even}-{i + 1}", Part.LOSERS, even, i + 1, label, (down, stayed))


def _crossing(main: int, count: int) -> int:
    """Return by which bits losers of a main round change over, so that two who met meet late again.

    Reversed at first, then over a quarter and over a half of what is left by turns. A search over all
    crossings of up to 64 entrants found none with a later or rarer first possible rematch.
    """
    if main == 2:
        return count - 1
    return count // 4 if main % 2 else count // 2


def _linked(raw: Sequence[Slot]) -> tuple[Slot, ...]:
    """Return the places with byes passed through, turns worked out and ways on filled in."""
    passed: dict[Source, Source | None] = {}
    turn_of: dict[str, int] = {}
    slots: list[Slot] = []
    for slot in raw:
        first, second = (None if one is None else passed.get(one, one) for one in slot.sources)
        winner, loser = Source(From.WINNER, slot=slot.key), Source(From.LOSER, slot=slot.key)
        if first is None and second is None:
            passed[winner] = passed[loser] = None
            continue
        if first is None or second is None:
            passed[winner], passed[loser] = first or second, None
        # A bye stands beside the games of its round, which the other entrants play meanwhile.
        waits = [turn_of.get(one.slot, 0) for one in slot.sources if one is not None and one.slot]
        turn_of[slot.key] = slot.round if slot.part is Part.MAIN else 1 + max(waits, default=0)
        slots.append(replace(slot, sources=(first, second), turn=turn_of[slot.key]))
    return _with_ways(_in_turn(slots))


def _in_turn(slots: Sequence[Slot]) -> list[Slot]:
    """Return places by turn: the main part first, the third place before the final."""
    order = {Part.MAIN: 1, Part.LOSERS: 2, Part.FINAL: 3, Part.THIRD: 0}
    return sorted(slots, key=lambda slot: (slot.turn, order[slot.part], slot.round, slot.number))


def _with_ways(slots: Sequence[Slot]) -> tuple[Slot, ...]:
    to: dict[Source, tuple[str, int]] = {}
    for slot in slots:
        for side, source in enumerate(slot.sources):
            if source is not None and source.kind is not From.SEED and not slot.second_final:
                to.setdefault(source, (slot.key, side))
    out = []
    for slot in slots:
        if slot.bye:
            out.append(slot)
            continue
        winner = to.get(Source(From.WINNER, slot=slot.key))
        loser = to.get(Source(From.LOSER, slot=slot.key))
        out.append(replace(slot, winner_to=winner, loser_to=loser))
    return tuple(out)
