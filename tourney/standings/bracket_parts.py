"""A bracket in parts that can be read from afar: sixteen entrants each, then from the quarter-finals on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from tourney.standings.bracket import Part, Shape
from tourney.standings.bracket_layout import STEP, Box, Heading, Layout, bracket_layout

WHOLE_DEPTH = 4
"""Rounds of a knockout that stay on one sheet: sixteen entrants."""

DOUBLE_DEPTH = 3
"""Rounds of the winners of a double elimination that stay on one sheet with the losers: eight entrants."""

LAST_ROUNDS = 3

HIGH, CLOSER = 6 * STEP, 0.7
"""A sheet higher than this is drawn with less air between its boxes, so that letters are larger."""


def parts_of(shape: Shape) -> tuple[Layout, ...]:
    """Return a bracket as sheets for a wall; a small one is one sheet, and every place is on one of them.

    A knockout of more than sixteen goes sixteen by sixteen through its first rounds, then follow the
    quarter-finals and all after them. A double elimination of more than eight shows its losers and the
    grand final apart.
    """
    whole = bracket_layout(shape)
    depth = max((slot.round for slot in shape.slots if slot.part is Part.MAIN), default=0)
    if depth <= (DOUBLE_DEPTH if shape.double else WHOLE_DEPTH):
        return (_closer(whole),)
    part_of = {slot.key: slot.part for slot in shape.slots}
    main = _only(whole, lambda box: part_of[box.key] in (Part.MAIN, Part.THIRD))
    sheets = [main] if depth <= WHOLE_DEPTH else list(_split(main, depth))
    if shape.double:
        sheets.append(_losers(whole, {key for key, part in part_of.items() if part is not Part.MAIN}))
    return tuple(_closer(one) for one in sheets)


def _split(main: Layout, depth: int) -> Iterator[Layout]:
    """Yield the blocks of sixteen, and the last rounds drawn as closely as a small bracket."""
    block = STEP * (1 << (WHOLE_DEPTH - 1))
    height = STEP * (1 << (depth - 1))
    top = 0.0
    while top < height:
        low, high = top, top + block

        def inside(box: Box, low: float = low, high: float = high) -> bool:
            return box.column < WHOLE_DEPTH and low <= box.middle < high

        yield _only(main, inside)
        top += block
    first, final = depth - LAST_ROUNDS, height / 2
    share = 1.0 / (1 << first)

    late = replace(main, boxes=tuple(box for box in main.boxes if box.column >= first))
    yield _only(_scaled(late, share, final), lambda box: True)


def _closer(sheet: Layout) -> Layout:
    """Return a high sheet with less air."""
    if sheet.height <= HIGH:
        return sheet
    main = [box for box in sheet.boxes if box.key.startswith(Part.MAIN)]
    final = max(main, key=lambda box: box.column).middle if main else sheet.height
    return _scaled(sheet, CLOSER, final, (1.0 - CLOSER) * STEP / 2)


def _scaled(sheet: Layout, share: float, final: float, above: float = 0.0) -> Layout:
    """Return a sheet drawn closer, *above* lines further down.

    The game for the third place stays as far below the final, whose middle is given.
    """

    def down(height: float, *, third: bool) -> float:
        return height - final + down(final, third=False) if third else height * share + above

    boxes = [replace(b, middle=down(b.middle, third=b.key.startswith(Part.THIRD))) for b in sheet.boxes]
    heads = [replace(h, top=down(h.top, third=h.column is not None)) if h.top else h for h in sheet.headings]
    height = max(box.middle for box in boxes) + STEP / 2
    return replace(sheet, height=height, boxes=tuple(boxes), headings=tuple(heads))


def _losers(whole: Layout, keys: Collection[str]) -> Layout:
    """Return the losers with the grand final, which is drawn where their last game ends."""
    inside = [box for box in whole.boxes if box.key in keys]
    ends = max((box for box in inside if box.key.startswith(Part.LOSERS)), key=lambda box: box.column).middle
    level = (box if box.key.startswith(Part.LOSERS) else replace(box, middle=ends) for box in inside)
    return _only(replace(whole, boxes=tuple(level)), lambda box: True)


def _only(layout: Layout, wanted: Callable[[Box], bool]) -> Layout:
    """Return the boxes that are wanted as a sheet of their own: no empty column before, no space above."""
    boxes = [box for box in layout.boxes if wanted(box)]
    first = min(box.column for box in boxes)
    last = max(box.column for box in boxes)
    above = min(box.middle for box in boxes) - STEP / 2
    keys = {box.key for box in boxes}
    low = max(box.middle for box in boxes) + STEP / 2
    return Layout(
        columns=last - first + 1,
        height=low - above,
        boxes=tuple(replace(box, column=box.column - first, middle=box.middle - above) for box in boxes),
        wires=tuple(wire for wire in layout.wires if wire.start in keys and wire.end in keys),
        headings=tuple(_headings(layout, first, last, above, low)),
    )


def _headings(layout: Layout, first: int, last: int, above: float, low: float) -> Iterator[Heading]:
    sides = [head for head in layout.headings if head.column is None]
    for head in layout.headings:
        if head.column is None:
            after = [other.top for other in sides if other.top > head.top]
            if head.top < low and (not after or min(after) - STEP / 2 > above):
                yield replace(head, top=max(0.0, head.top - STEP / 2 - above))
        elif first <= head.column <= last and not head.top:
            yield replace(head, column=head.column - first)
        elif first <= head.column <= last and above <= head.top < low:
            yield replace(head, column=head.column - first, top=head.top - above)
