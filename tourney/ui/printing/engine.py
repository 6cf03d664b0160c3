"""Paints a sheet on anything with pages: a printer, a PDF, the preview."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPen

from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, say
from tourney.exchange.base import Align, Emphasis, Sheet
from tourney.ui.base.i18n import format_number, translate
from tourney.ui.printing import paper
from tourney.ui.printing.measure import HEADING, Ruler, fit, words_of
from tourney.ui.printing.pages import Block, Layout, PageOf, lay_out

PAGE_OF = QT_TRANSLATE_NOOP("Print", "Page {page} of {pages}")
NO_PRINTER = QT_TRANSLATE_NOOP(
    "Errors", "The printer does not answer. Nothing was printed. Choose another, or save a PDF instead."
)


def print_sheet(sheet: Sheet, device: QPagedPaintDevice, translate: Translate = translate) -> int:
    """Paint *sheet* on a device whose page is set up, and return the number of pages.

    Raises
    ------
    StorageError
        "cannot-print" when the device cannot be painted on.
    """
    painter = QPainter()
    # Constructing a painter on a missing printer only warns; begin tells.
    if not painter.begin(device):
        raise StorageError("cannot-print", NO_PRINTER)
    try:
        layout = lay_out(sheet, Ruler(device), printable(device), translate)
        for number, page in enumerate(layout.pages):
            if number:
                device.newPage()
            _Painting(painter, layout, translate).page(page, number)
    finally:
        painter.end()
    return len(layout.pages)


def printable(device: QPagedPaintDevice) -> QRectF:
    """Return the printable box, its corner at the painter's origin."""
    box = QRectF(device.pageLayout().paintRectPixels(device.logicalDpiX()))
    box.moveTo(0, 0)
    return box


def wants_landscape(sheet: Sheet, device: QPagedPaintDevice, translate: Translate = translate) -> bool:
    """Tell whether an upright page makes the words of *sheet* small or breaks its names."""
    box = printable(device)
    narrow = min(box.width(), box.height())
    return fit(sheet, words_of(sheet, translate), Ruler(device), narrow).squeezed


class _Painting:
    """Draws one page after the other; every word stands on a base line of its own font."""

    def __init__(self, painter: QPainter, layout: Layout, translate: Translate) -> None:
        self.p, self.of = painter, layout
        self.translate = translate
        self.mm = layout.ruler.mm

    def page(self, page: PageOf, number: int) -> None:
        """Draw a page; the first carries the title, the others a line that names the sheet."""
        if number:
            self._running()
        else:
            self._title()
        for top, block in page.blocks:
            self._block(top, block)
        # After the rows: the ground of a heading must not cover the rule.
        self._header(page.header_top)
        if page.notes_top is not None:
            self._notes(page.notes_top)
        self._foot(number)

    def _text(
        self,
        lines: Sequence[str],
        box: QRectF,
        points: float,
        *,
        strong: bool = False,
        soft: bool = False,
        align: Align = Align.LEFT,
    ) -> None:
        """Draw lines below each other from the top of *box*."""
        measures = self.of.ruler.metrics(points, strong=strong)
        self.p.setFont(self.of.ruler.font(points, strong=strong))
        self.p.setPen(paper.SOFT if soft else paper.INK)
        y = box.top() + measures.ascent()
        for line in lines:
            spare = box.width() - self.of.ruler.width(line, points, strong=strong)
            x = box.left()
            if align is Align.RIGHT:
                x += spare
            elif align is Align.CENTER:
                x += spare / 2
            self.p.drawText(QPointF(x, y), line)
            y += measures.height()

    def _line(self, y: float, *, rule: bool = False) -> None:
        self.p.setPen(QPen(paper.RULE if rule else paper.HAIRLINE, self.mm * (0.28 if rule else 0.14)))
        self.p.drawLine(QPointF(0, y), QPointF(self.of.box.width(), y))

    def _title(self) -> None:
        box = QRectF(self.of.box)
        self._text(self.of.title, box, paper.TITLE_POINTS, strong=True)
        high = self.of.ruler.metrics(paper.TITLE_POINTS, strong=True).height()
        box.setTop(box.top() + len(self.of.title) * high)
        self._text(self.of.subtitle, box, 10.0, soft=True)

    def _running(self) -> None:
        """Name the sheet again; a name too long for the line leaves its details to the first page."""
        words, wide = self.of.words, self.of.box.width()
        whole = f"{words.title} · {words.subtitle}" if words.subtitle else words.title
        fits = self.of.ruler.width(whole, paper.SMALL_POINTS) <= wide
        line = whole if fits else self.of.ruler.broken(words.title, wide, paper.SMALL_POINTS)[0]
        self._text((line,), self.of.box, paper.SMALL_POINTS, soft=True)

    def _header(self, top: float) -> None:
        points = self.of.fit.points * HEADING
        line = self.of.ruler.metrics(points, strong=True).height()
        bottom = top + self.of.header_height
        for box, column, lines in self._columns(top, self.of.header):
            box.setTop(bottom - 1.2 * self.mm - len(lines) * line)
            self._text(lines, box, points, strong=True, soft=True, align=column)
        self._line(bottom, rule=True)

    def _columns(
        self, top: float, cells: Sequence[tuple[str, ...]]
    ) -> list[tuple[QRectF, Align, tuple[str, ...]]]:
        found, x, pad = [], 0.0, self.of.pad
        for width, column, lines in zip(self.of.fit.widths, self.of.sheet.columns, cells, strict=True):
            found.append((QRectF(x + pad, top, width - 2 * pad, 0), column.alignment, lines))
            x += width
        return found

    def _block(self, top: float, block: Block) -> None:
        points = self.of.fit.points
        strong, soft = block.emphasis is Emphasis.STRONG, block.emphasis is Emphasis.MUTED
        if block.section:
            wide = self.of.box.width()
            if strong:
                self.p.fillRect(QRectF(0, top, wide, block.height), paper.GROUND)
            box = QRectF(self.of.pad, top + 1.1 * self.mm, wide - 2 * self.of.pad, 0)
            self._text(block.cells[0], box, points, strong=strong, soft=soft)
        else:
            for box, align, lines in self._columns(top + 0.8 * self.mm, block.cells):
                self._text(lines, box, points, strong=strong, soft=soft, align=align)
        self._line(top + block.height)

    def _notes(self, top: float) -> None:
        high = self.of.ruler.metrics(paper.SMALL_POINTS).height()
        box = QRectF(0, top, self.of.box.width(), 0)
        for note in self.of.notes:
            self._text(note, box, paper.SMALL_POINTS, soft=True)
            box.translate(0, len(note) * high)

    def _foot(self, number: int) -> None:
        words = say(
            PAGE_OF(page=format_number(number + 1), pages=format_number(len(self.of.pages))), self.translate
        )
        high = self.of.ruler.metrics(paper.SMALL_POINTS).height()
        box = QRectF(0, self.of.box.height() - high, self.of.box.width(), high)
        self._text((words,), box, paper.SMALL_POINTS, soft=True, align=Align.RIGHT)
