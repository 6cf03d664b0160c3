"""Where each place of a bracket is drawn: columns and heights, for the screen and for paper alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.bracket import Part, Shape, Slot

FINAL = QT_TRANSLATE_NOOP("Bracket", "Final")
SEMI_FINALS = QT_TRANSLATE_NOOP("Bracket", "Semi-finals")
QUARTER_FINALS = QT_TRANSLATE_NOOP("Bracket", "Quarter-finals")
LAST = QT_TRANSLATE_NOOP("Bracket", "Last {size}")
ROUND = QT_TRANSLATE_NOOP("Bracket", "Round {n}")
MAIN_PART = QT_TRANSLATE_NOOP("Bracket", "Winners")
LOSERS_PART = QT_TRANSLATE_NOOP("Bracket", "Losers")

STEP = 4.0
"""Distance of two boxes of the first round; a box is two high, so that names stand on whole lines."""

BOX = 2.0
LINE = 1.0


@dataclass(frozen=True, slots=True)
class Box:
    """A place to draw: its column from 0, the height of its middle, BOX high."""

    key: str
    column: int
    middle: float
    bye: bool


@dataclass(frozen=True, slots=True)
class Wire:
    """The line on which a winner goes on: from the middle of a box to a side of a later one."""

    start: str
    end: str
    side: int


@dataclass(frozen=True, slots=True)
class Heading:
    """What is written over a column or a box in it, or beside a part (column None): one LINE high."""

    text: Text
    column: int | None
    top: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A bracket as boxes and wires on a sheet of *columns* by *height*."""

    columns: int
    height: float
    boxes: tuple[Box, ...]
    wires: tuple[Wire, ...]
    headings: tuple[Heading, ...]

    def box(self, key: str) -> Box:
        """Return the box of a place; KeyError where it is not drawn."""
        for box in self.boxes:
            if box.key == key:
                return box
        raise KeyError(key)


def bracket_layout(shape: Shape) -> Layout:
    """Return where the places of a shape are drawn, none over another."""
    if not shape.slots:
        return Layout(0, 0.0, (), (), ())
    depth = max((slot.round for slot in shape.slots if slot.part is Part.MAIN), default=0)
    top = STEP * (1 << (depth - 1))
    boxes = tuple(
        Box(slot.key, _column(shape, slot), _middle(slot, depth, top), slot.bye) for slot in shape.slots
    )
    columns = 1 + max(box.column for box in boxes)
    height = max(box.middle for box in boxes) + STEP / 2
    drawn = {box.key: box for box in boxes}
    return Layout(columns, height, boxes, _wires(shape, drawn, depth), _headings(shape, columns, depth, top))


def _column(shape: Shape, slot: Slot) -> int:
    if slot.part is Part.THIRD:
        return max(one.round for one in shape.slots if one.part is Part.MAIN) - 1
    if slot.part is Part.MAIN:
        return slot.round - 1
    if slot.part is Part.LOSERS:
        return slot.round
    return max((one.round for one in shape.slots if one.part is Part.LOSERS), default=0) + slot.round


def _middle(slot: Slot, depth: int, top: float) -> float:
    if slot.part is Part.MAIN:
        return _line(slot.number, slot.round)
    if slot.part is Part.LOSERS:
        return top + STEP / 2 + _line(slot.number, (slot.round + 1) // 2)
    final = _line(1, depth)
    return final if slot.part is Part.FINAL else final + STEP


def _line(number: int, round_: int) -> float:
    return STEP / 2 * (2 * number - 1) * float(1 << (round_ - 1))


def _wires(shape: Shape, drawn: Mapping[str, Box], depth: int) -> tuple[Wire, ...]:
    last = max((slot.round for slot in shape.slots if slot.part is Part.LOSERS), default=0)
    wires = []
    for slot in shape.slots:
        if slot.part is Part.MAIN and slot.round < depth:
            end, side = f"W{slot.round + 1}-{(slot.number + 1) // 2}", (slot.number - 1) % 2
        elif slot.part is Part.MAIN and shape.double:
            end, side = "F-1", 0
        elif slot.part is Part.LOSERS and slot.round == last:
            end, side = "F-1", 1
        elif slot.part is Part.LOSERS and slot.round % 2:
            end, side = f"L{slot.round + 1}-{slot.number}", 1
        elif slot.part is Part.LOSERS:
            end, side = f"L{slot.round + 1}-{(slot.number + 1) // 2}", (slot.number - 1) % 2
        elif slot.key == "F-1":
            end, side = "F-2", 1
        else:
            continue
        if end in drawn:
            wires.append(Wire(slot.key, end, side))
    return tuple(wires)


def _headings(shape: Shape, columns: int, depth: int, top: float) -> tuple[Heading, ...]:
    if shape.double:
        rounds = [Heading(ROUND(n=column + 1), column, 0.0) for column in range(columns)]
        parts = [Heading(MAIN_PART, None, 0.0)]
        if any(slot.part is Part.LOSERS for slot in shape.slots):
            parts.append(Heading(LOSERS_PART, None, top + STEP / 2))
        return (*rounds, *parts)
    heads = [Heading(_name(depth - column), column, 0.0) for column in range(columns)]
    for slot in shape.slots:
        if slot.part is Part.THIRD:
            heads.append(Heading(slot.label, depth - 1, _middle(slot, depth, top) - BOX / 2 - LINE))
    return tuple(heads)


def _name(left: int) -> Text:
    match left:
        case 1:
            return FINAL
        case 2:
            return SEMI_FINALS
        case 3:
            return QUARTER_FINALS
        case _:
            return LAST(size=1 << left)
