"""Result slips, four to a page, to be cut along the dashed lines and filled in at the board."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, say
from tourney.ui.printing import paper
from tourney.ui.printing.drawn import Ground, Mark, Stroke, Words
from tourney.ui.printing.letterhead import Frame
from tourney.ui.printing.measure import Ruler
from tourney.ui.printing.tables import Table

SIGNATURE = QT_TRANSLATE_NOOP("Print", "Signature")
RESULT = QT_TRANSLATE_NOOP("Print", "Result")
PER_PAGE = 4
JOINED = " · "
"""How the sides of a board with more than two stand in one cell."""

NAME_POINTS = (13.0, 11.5, 10.0, 9.0, 8.0, 7.0)
BOARD_POINTS = 26.0
INSIDE_MM = 7.0
BOX_MM = 11.0
SIGN_MM = 13.0
MOST_MM = 22.0
"""How high a side may be: names far apart do not look like a board."""


@dataclass(frozen=True, slots=True)
class _Side:
    name: str
    rating: str


@dataclass(frozen=True, slots=True)
class _Slip:
    heading: str
    board: str
    sides: tuple[_Side, ...]


def slip_pages(table: Table, ruler: Ruler, frame: Frame, translate: Translate) -> list[list[Mark]]:
    """Return the marks of each page; a pile cut through is in the order of the boards, quarter by quarter."""
    slips = [_slip(table, cells) for cells in (line.cells for line in table.words.lines)]
    count = -(-len(slips) // PER_PAGE)
    box = QRectF(0, 0, frame.box.width(), frame.bottom)
    wide, high = box.width() / 2, box.height() / 2
    made = []
    for page in range(count):
        marks: list[Mark] = list(_cuts(box, ruler))
        for place in range(PER_PAGE):
            at = place * count + page
            if at < len(slips):
                quarter = QRectF(wide * (place % 2), high * (place // 2), wide, high)
                marks += _Setter(ruler, table, translate).slip(quarter, slips[at])
        made.append(marks)
    return made


def _slip(table: Table, cells: Sequence[str]) -> _Slip:
    """Read a row: the board, then each name (a column that stretches) and the rating beside it."""
    board, heading = "", ""
    sides: list[_Side] = []
    pending, beside = "", False
    for column, title, cell in zip(table.columns, table.words.headings, cells, strict=True):
        if column.key == "board":
            board, heading = cell, title
        elif column.stretch:
            names = [name for name in cell.split(JOINED) if name]
            sides += [_Side(name, pending if len(names) == 1 else "") for name in names]
            pending = ""
        elif column.key.startswith("rating") and beside and sides:
            sides[-1] = _Side(sides[-1].name, cell)
        elif column.key.startswith("rating"):
            # That of the second side stands before its name, around the result.
            pending = cell
        beside = column.stretch
    return _Slip(heading, board, tuple(sides))


def _cuts(box: QRectF, ruler: Ruler) -> Iterator[Mark]:
    x, y, thick = box.center().x(), box.center().y(), 0.2 * ruler.mm
    yield Stroke(x, box.top(), x, box.bottom(), thick, paper.RULE, dashed=True)
    yield Stroke(box.left(), y, box.right(), y, thick, paper.RULE, dashed=True)


class _Setter:
    """Sets one slip into its quarter of the page."""

    def __init__(self, ruler: Ruler, table: Table, translate: Translate) -> None:
        self.ruler, self.table, self.translate = ruler, table, translate
        self.mm = ruler.mm

    def slip(self, quarter: QRectF, slip: _Slip) -> Iterator[Mark]:
        """Yield event and board above, a line with a box for each side, and room to sign below."""
        inset = INSIDE_MM * self.mm
        # The outer edges are those of the page, which has a margin of its own.
        left = quarter.left() + (inset if quarter.left() > 0 else 0)
        top = quarter.top() + (inset if quarter.top() > 0 else 0)
        box = QRectF(left, top, quarter.width() - inset, quarter.height() - inset)
        below = yield from self._head(box, slip)
        signing = box.bottom() - SIGN_MM * self.mm
        yield from self._sides(QRectF(box.left(), below, box.width(), signing - below), slip.sides)
        yield from self._signatures(box, len(slip.sides))

    def _head(self, box: QRectF, slip: _Slip) -> Generator[Mark, None, float]:
        """Yield the head; what the generator returns is where it ends."""
        board = self.ruler.width(slip.board, BOARD_POINTS, strong=True)
        word = self.ruler.width(slip.heading, paper.SMALL_POINTS)
        wide = max(board, word) + 4 * self.mm
        ascent = self.ruler.metrics(paper.SMALL_POINTS).ascent()
        yield self._words(slip.heading, box.right() - word, box.top() + ascent, paper.SMALL_POINTS, soft=True)
        under = box.top() + self.ruler.metrics(paper.SMALL_POINTS).height()
        large = self.ruler.metrics(BOARD_POINTS, strong=True)
        base = under + large.ascent() * 0.95
        yield self._words(slip.board, box.right() - board, base, BOARD_POINTS, strong=True)
        y = box.top()
        words = self.table.words
        for text, points, strong in ((words.title, 12.0, True), (words.subtitle, paper.SMALL_POINTS, False)):
            measures = self.ruler.metrics(points, strong=strong)
            lines = self.ruler.broken(text, box.width() - wide, points, strong=strong) if text else ()
            for line in lines:
                base = y + measures.ascent()
                yield self._words(line, box.left(), base, points, strong=strong, soft=not strong)
                y += measures.height()
        return max(y, under + large.height() * 0.95) + 2 * self.mm

    def _sides(self, box: QRectF, sides: Sequence[_Side]) -> Iterator[Mark]:
        if not sides:
            return
        result = say(RESULT, self.translate)
        small = self.ruler.metrics(paper.SMALL_POINTS)
        word = self.ruler.width(result, paper.SMALL_POINTS)
        yield self._words(
            result, box.right() - word, box.top() + small.ascent(), paper.SMALL_POINTS, soft=True
        )
        top = box.top() + small.height() + 1 * self.mm
        high = min((box.bottom() - top) / len(sides), MOST_MM * self.mm)
        side = min(BOX_MM * self.mm, high * 0.8)
        for number, one in enumerate(sides):
            line = QRectF(box.left(), top + number * high, box.width(), high)
            middle = line.center().y()
            yield Ground(box.right() - side, middle - side / 2, side, side, paper.RULE, 0.3 * self.mm)
            line.setRight(line.right() - side - 4 * self.mm)
            yield from self._name(line, one)

    def _name(self, box: QRectF, one: _Side) -> Iterator[Mark]:
        """Yield a name as large as its lines have room, its rating below."""
        rating = self.ruler.metrics(paper.SMALL_POINTS).height() if one.rating else 0.0
        points = NAME_POINTS[-1]
        lines: tuple[str, ...] = ()
        for points in NAME_POINTS:
            lines = self.ruler.broken(one.name, box.width(), points, strong=True)
            high = len(lines) * self.ruler.metrics(points, strong=True).height() + rating
            if high <= box.height() and (len(lines) <= 2 or points <= 10.0):
                break
        measures = self.ruler.metrics(points, strong=True)
        y = box.center().y() - (len(lines) * measures.height() + rating) / 2
        for text in lines:
            yield self._words(text, box.left(), y + measures.ascent(), points, strong=True)
            y += measures.height()
        if one.rating:
            base = y + self.ruler.metrics(paper.SMALL_POINTS).ascent()
            yield self._words(one.rating, box.left(), base, paper.SMALL_POINTS, soft=True)

    def _signatures(self, box: QRectF, count: int) -> Iterator[Mark]:
        """Yield a line to sign on for each of two sides, one for all where there are more."""
        lines = 2 if count == 2 else 1
        gap = 6 * self.mm
        wide = (box.width() - gap * (lines - 1)) / lines
        small = self.ruler.metrics(paper.SMALL_POINTS)
        y = box.bottom() - small.height() - 0.5 * self.mm
        word = say(SIGNATURE, self.translate)
        for number in range(lines):
            x = box.left() + number * (wide + gap)
            yield Stroke(x, y, x + wide, y, 0.2 * self.mm, paper.RULE)
            base = y + 0.5 * self.mm + small.ascent()
            yield self._words(word, x, base, paper.SMALL_POINTS, soft=True)

    def _words(
        self, text: str, x: float, y: float, points: float, *, strong: bool = False, soft: bool = False
    ) -> Mark:
        return Words(x, y, text, self.ruler.size(points), strong, paper.SOFT if soft else paper.INK)
