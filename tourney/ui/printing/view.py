"""The pages of a printout on screen, one at a time, at any size."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.printing.drawn import UNITS, Painting
from tourney.ui.printing.work import Printout
from tourney.ui.widgets.painting import CENTRE, draw_text

MARGIN = 20
LEAST, MOST = 0.15, 4.0
"""Zoom against the paper's own size at 96 dots to the inch."""

DOTS = 96.0


class PagesView(QAbstractScrollArea):
    """Shows a page; only that one is painted, so a list of many pages is turned at once.

    Signals
    -------
    changed
        Another page, another printout or another size is shown.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._printout: Printout | None = None
        self._page = 0
        self._zoom: float | None = None
        """None fits the whole page into the window."""
        self._picture: tuple[int, float, QPixmap] | None = None
        self._words = ""
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalScrollBar().setSingleStep(40)
        theme.changed.connect(self.viewport().update)

    def show_printout(self, printout: Printout | None, words: str = "") -> None:
        """Show other pages from the first, or instead of pages *words* that say why there are none."""
        self._printout, self._words, self._picture = printout, words, None
        self._page = 0
        self._measure()
        self.viewport().update()
        self.changed.emit()

    def pageCount(self) -> int:
        """Return how many pages there are."""
        return len(self._printout.pages) if self._printout is not None else 0

    def currentPage(self) -> int:
        """Return the number of the page shown, from 1; 0 where there is none."""
        return self._page + 1 if self.pageCount() else 0

    def setCurrentPage(self, page: int) -> None:
        """Show a page by its number from 1."""
        if 1 <= page <= self.pageCount() and page - 1 != self._page:
            self._page = page - 1
            self.verticalScrollBar().setValue(0)
            self.viewport().update()
            self.changed.emit()

    def zoom(self, factor: float) -> None:
        """Show the page larger or smaller."""
        self._zoom = min(MOST, max(LEAST, self._shown_zoom() * factor))
        self._measure()
        self.viewport().update()

    def fitInView(self) -> None:
        """Show the whole page."""
        self._zoom = None
        self._measure()
        self.viewport().update()

    def _paper(self) -> QSizeF:
        """Return the size of a page in pixels at its own size."""
        assert self._printout is not None
        return QSizeF(self._printout.layout.fullRectPixels(round(DOTS)).size())

    def _shown_zoom(self) -> float:
        if self._zoom is not None or self._printout is None:
            return self._zoom or 1.0
        paper, room = self._paper(), self.maximumViewportSize()
        wide, high = room.width() - 2 * MARGIN, room.height() - 2 * MARGIN
        return max(LEAST, min(wide / paper.width(), high / paper.height()))

    def _measure(self) -> None:
        size = QSize()
        if self._printout is not None:
            size = (self._paper() * self._shown_zoom()).toSize() + QSize(2 * MARGIN, 2 * MARGIN)
        view = self.viewport().size()
        for bar, whole, shown in (
            (self.horizontalScrollBar(), size.width(), view.width()),
            (self.verticalScrollBar(), size.height(), view.height()),
        ):
            bar.setPageStep(shown)
            bar.setRange(0, max(0, whole - shown))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.1 if event.angleDelta().y() > 0 else 1 / 1.1)
            event.accept()
            return
        bar = self.verticalScrollBar()
        before = bar.value()
        super().wheelEvent(event)
        down = event.angleDelta().y()
        if bar.value() == before and down:
            self.setCurrentPage(self.currentPage() + (1 if down < 0 else -1))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        del dx, dy
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self.theme.color("ground"))
        if self._printout is None or not self._printout.pages:
            if self._words:
                box = QRectF(self.viewport().rect())
                ink = self.theme.color("soft")
                draw_text(painter, box, self._words, self.theme.font("body"), ink, CENTRE)
            return
        picture = self._painted()
        size = picture.deviceIndependentSize()
        x = max(MARGIN, (self.viewport().width() - size.width()) / 2) - self.horizontalScrollBar().value()
        y = max(MARGIN, (self.viewport().height() - size.height()) / 2) - self.verticalScrollBar().value()
        at = QPoint(round(x), round(y))
        painter.drawPixmap(at, picture)
        painter.setPen(QPen(self.theme.color("control"), 1))
        painter.drawRect(QRectF(at.x() - 0.5, at.y() - 0.5, size.width(), size.height()))

    def _painted(self) -> QPixmap:
        """Return the page as a picture, painted when it is first looked at."""
        assert self._printout is not None
        zoom, ratio = self._shown_zoom(), self.devicePixelRatioF()
        if self._picture is not None and self._picture[:2] == (self._page, zoom):
            return self._picture[2]
        picture = QPixmap((self._paper() * zoom * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        scale = DOTS * zoom / UNITS
        corner = self._printout.layout.paintRectPixels(UNITS).topLeft()
        painter.translate(corner.x() * scale, corner.y() * scale)
        Painting(painter, self._printout.logo).page(self._printout.pages[self._page], scale)
        painter.end()
        self._picture = (self._page, zoom, picture)
        return picture
