"""A sheet as a table on pages: its rows under a header, a table too wide for the paper in several parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, say
from tourney.exchange.base import Align, Column, Emphasis
from tourney.ui.printing import paper
from tourney.ui.printing.drawn import Ground, Mark, Stroke, Words
from tourney.ui.printing.letterhead import Frame
from tourney.ui.printing.measure import HEADING, READABLE, Ruler, fit, least_widths
from tourney.ui.printing.measure import Words as SheetWords
from tourney.ui.printing.pages import Block, Layout, PageOf, lay_out

PART_OF = QT_TRANSLATE_NOOP("Print", "{title}, part {part} of {parts}")
LEADING = 3
"""Among so many first columns the name is looked for, which every part of a wide table repeats."""
RULE_MM, HAIR_MM = 0.28, 0.14
EMPTY_BOX, TICKED_BOX = "☐", "☑"


@dataclass(frozen=True, slots=True)
class Table:
    """Columns and the words in them: a sheet, or a part of one that is too wide."""

    columns: tuple[Column, ...]
    words: SheetWords


def without(table: Table, hidden: Sequence[str]) -> Table:
    """Return a table without some columns; one always stays."""
    kept = [n for n, column in enumerate(table.columns) if column.key not in hidden]
    return table if not kept or len(kept) == len(table.columns) else _only(table, kept)


def parts(table: Table, ruler: Ruler, room: float, translate: Translate) -> tuple[Table, ...]:
    """Return the table, or where it is far too wide several that stand beside each other on the wall.

    Each begins with the columns up to the name, and has the others in turn.
    """
    found = fit(table.columns, table.words, ruler, room)
    lead = _leading(table.columns)
    if not found.crowded or len(table.columns) < lead + 4:
        return (table,)
    widths = least_widths(table.columns, table.words, ruler, READABLE)
    free = room - sum(widths[:lead])
    rest = list(range(lead, len(table.columns)))
    if free < max(widths[n] for n in rest):
        return (table,)
    groups = _groups(rest, widths, free)
    if len(groups) < 2:
        return (table,)
    made = []
    for number, group in enumerate(groups):
        part = _only(table, [*range(lead), *group])
        title = say(PART_OF(title=table.words.title, part=number + 1, parts=len(groups)), translate)
        last = number == len(groups) - 1
        words = replace(part.words, title=title, notes=table.words.notes if last else ())
        made.append(Table(part.columns, words))
    return tuple(made)


def _leading(columns: Sequence[Column]) -> int:
    return next((n + 1 for n, column in enumerate(columns[:LEADING]) if column.stretch), 1)


def _groups(rest: Sequence[int], widths: Sequence[float], free: float) -> list[list[int]]:
    """Return columns in as few groups as *free* allows, about as wide as each other."""
    whole = sum(widths[n] for n in rest)
    count = max(1, -int(-whole // free))
    while True:
        room = min(free, whole / count * 1.05 + max(widths[n] for n in rest) / 2)
        groups: list[list[int]] = [[]]
        used = 0.0
        for n in rest:
            if groups[-1] and used + widths[n] > room:
                groups.append([])
                used = 0.0
            groups[-1].append(n)
            used += widths[n]
        if len(groups) <= count or count >= len(rest):
            return groups
        count += 1


def _only(table: Table, kept: Sequence[int]) -> Table:
    words = table.words
    lines = tuple(replace(line, cells=tuple(line.cells[n] for n in kept)) for line in words.lines)
    headings = tuple(words.headings[n] for n in kept)
    return Table(tuple(table.columns[n] for n in kept), replace(words, headings=headings, lines=lines))


def table_pages(table: Table, ruler: Ruler, frame: Frame, translate: Translate) -> list[list[Mark]]:
    """Return the marks of each page of a table, without the feet of the pages."""
    layout = lay_out(table.columns, table.words, ruler, frame, translate)
    setter = _Setter(layout)
    return [list(setter.page(page, number)) for number, page in enumerate(layout.pages)]


class _Setter:
    """Sets one page after the other; every word stands on a base line of its own font."""

    def __init__(self, layout: Layout) -> None:
        self.of, self.ruler = layout, layout.ruler
        self.mm = layout.ruler.mm
        self.wide = layout.frame.box.width()

    def page(self, page: PageOf, number: int) -> Iterator[Mark]:
        """Yield a page; the first carries the title, the others a line that names the sheet."""
        yield from self.of.frame.next() if number else self.of.frame.first()
        for top, block in page.blocks:
            yield from self._block(top, block)
        # After the rows: the ground of a heading must not cover the rule.
        yield from self._header(page.header_top)
        for top, line in page.notes:
            yield from self._text((line,), 0, top, self.wide, paper.SMALL_POINTS, soft=True)

    def _text(
        self,
        lines: Sequence[str],
        x: float,
        top: float,
        wide: float,
        points: float,
        *,
        strong: bool = False,
        soft: bool = False,
        align: Align = Align.LEFT,
    ) -> Iterator[Mark]:
        """Yield lines below each other from *top* in a column that begins at *x*."""
        measures = self.ruler.metrics(points, strong=strong)
        size, ink = self.ruler.size(points), paper.SOFT if soft else paper.INK
        y = top + measures.ascent()
        for line in lines:
            spare = wide - self.ruler.width(line, points, strong=strong)
            shift = spare if align is Align.RIGHT else spare / 2 if align is Align.CENTER else 0.0
            if line in (EMPTY_BOX, TICKED_BOX):
                yield from self._tick_box(x + (wide - measures.ascent()) * _side(align), y, line)
            elif line:
                yield Words(x + shift, y, line, size, strong, ink)
            y += measures.height()

    def _tick_box(self, x: float, y: float, sign: str) -> Iterator[Mark]:
        """Yield a box to tick by hand, or one that is ticked, on the base line *y*."""
        side = self.ruler.metrics(self.of.fit.points).capHeight() * 1.15
        yield Ground(x, y - side, side, side, paper.RULE, HAIR_MM * 2 * self.mm)
        if sign == TICKED_BOX:
            thick = HAIR_MM * 3 * self.mm
            middle = x + side * 0.42, y - side * 0.2
            yield Stroke(x + side * 0.18, y - side * 0.5, *middle, thick, paper.INK)
            yield Stroke(*middle, x + side * 0.85, y - side * 0.82, thick, paper.INK)

    def _line(self, y: float, *, rule: bool = False) -> Mark:
        ink, thick = (paper.RULE, RULE_MM) if rule else (paper.HAIRLINE, HAIR_MM)
        return Stroke(0, y, self.wide, y, thick * self.mm, ink)

    def _header(self, top: float) -> Iterator[Mark]:
        points = self.of.fit.points * HEADING
        line = self.ruler.metrics(points, strong=True).height()
        bottom = top + self.of.header_height
        for x, wide, align, lines in self._columns(self.of.header):
            begin = bottom - 1.2 * self.mm - len(lines) * line
            yield from self._text(lines, x, begin, wide, points, strong=True, soft=True, align=align)
        yield self._line(bottom, rule=True)

    def _columns(
        self, cells: Sequence[tuple[str, ...]]
    ) -> Iterator[tuple[float, float, Align, tuple[str, ...]]]:
        x, pad = 0.0, self.of.pad
        for width, column, lines in zip(self.of.fit.widths, self.of.columns, cells, strict=True):
            yield x + pad, width - 2 * pad, column.alignment, lines
            x += width

    def _block(self, top: float, block: Block) -> Iterator[Mark]:
        points = self.of.fit.points
        strong, soft = block.emphasis is Emphasis.STRONG, block.emphasis is Emphasis.MUTED
        if block.section:
            if strong:
                yield Ground(0, top, self.wide, block.height)
            pad = self.of.pad
            inside = self.wide - 2 * pad
            begin = top + 1.1 * self.mm
            yield from self._text(block.cells[0], pad, begin, inside, points, strong=strong, soft=soft)
        else:
            for x, wide, align, lines in self._columns(block.cells):
                begin = top + 0.8 * self.mm
                yield from self._text(lines, x, begin, wide, points, strong=strong, soft=soft, align=align)
        yield self._line(top + block.height)


def _side(align: Align) -> float:
    return {Align.LEFT: 0.0, Align.CENTER: 0.5, Align.RIGHT: 1.0}[align]
