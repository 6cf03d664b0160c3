"""One of the two entries on the screen: its picture or text, and its name once it was judged."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import CENTRE, Painted, draw_text, fit, outline, tile

PAD = 20
LETTER = 46


class Mark(Enum):
    """What the vote made of an entry."""

    NONE = "none"
    CHOSEN = "chosen"
    PASSED = "passed"
    TIED = "tied"


class EntryCard(Painted):
    """Letter, picture or text; a click is a vote for it.

    Signals
    -------
    clicked
        The person pressed the card.
    """

    clicked = Signal()

    def __init__(self, theme: Theme, letter: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.letter = letter
        self.image: QImage | None = None
        self.text = ""
        self.name = ""
        self.mark = Mark.NONE
        self._scaled: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_entry(self, image: QImage | None, text: str) -> None:
        """Show another entry, without its name."""
        self.image, self.text, self.name, self.mark = image, text, "", Mark.NONE
        self._scaled = None
        self._tell()

    def reveal(self, name: str, mark: Mark) -> None:
        """Say whose it was, and what the vote made of it."""
        self.name, self.mark = name, mark
        self._tell()

    def _tell(self) -> None:
        words = self.tr("Entry {0}").format(self.letter)
        for more in (self.name, self.text):
            if more:
                words = f"{words}: {more}"
        self.setAccessibleName(words)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(480), self.theme.px(420))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(140))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme = self.theme
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.mark is Mark.CHOSEN
        tile(painter, rect, theme.color("wash" if chosen else "panel"), 12)
        edge = "accent" if chosen else "line"
        outline(painter, rect, theme.color(edge), 12, width=3 if chosen else 1)
        foot = theme.line("card") + 2 * PAD
        body = rect.adjusted(PAD, PAD, -PAD, -foot)
        if self.mark is Mark.PASSED:
            painter.setOpacity(0.55)
        if self.image is not None and not self.image.isNull():
            self._paint_image(painter, body)
        elif self.text:
            self._paint_text(painter, body)
        else:
            self._paint_letter(painter, body)
        painter.setOpacity(1.0)
        self._paint_foot(painter, QRectF(rect.left(), rect.bottom() - foot, rect.width(), foot))

    def _paint_image(self, painter: QPainter, body: QRectF) -> None:
        assert self.image is not None
        ratio = self.devicePixelRatioF()
        wanted = QSize(round(body.width() * ratio), round(body.height() * ratio))
        size = self.image.size().scaled(wanted, Qt.AspectRatioMode.KeepAspectRatio)
        if self.image.width() < size.width():
            # A small picture is not blown up beyond twice its size.
            size = self.image.size().scaled(
                min(size.width(), 2 * self.image.width()),
                min(size.height(), 2 * self.image.height()),
                Qt.AspectRatioMode.KeepAspectRatio,
            )
        if self._scaled is None or self._scaled.size() != size:
            smooth = Qt.TransformationMode.SmoothTransformation
            self._scaled = self.image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        wide, high = size.width() / ratio, size.height() / ratio
        place = QRectF(body.center().x() - wide / 2, body.center().y() - high / 2, wide, high)
        painter.drawImage(place, self._scaled)

    def _paint_text(self, painter: QPainter, body: QRectF) -> None:
        """Set the text as large as it fits, from the size of a page's title down to that of a table."""
        painter.setPen(QPen(self.theme.color("text")))
        for role in ("card", "page", "panel", "body", "second"):
            layout = QTextLayout(self.text, self.theme.font(role))
            layout.setTextOption(_WRAPPED)
            high = _laid_out(layout, min(body.width(), self.theme.px(760)))
            if high <= body.height() or role == "second":
                wide = min(body.width(), float(self.theme.px(760)))
                top = body.top() + max(0.0, (body.height() - high) / 2)
                painter.save()
                painter.setClipRect(body)
                layout.draw(painter, QRectF(body.center().x() - wide / 2, top, wide, high).topLeft())
                painter.restore()
                return

    def _paint_letter(self, painter: QPainter, body: QRectF) -> None:
        font = self.theme.font("page")
        font.setPointSizeF(min(160.0, max(24.0, body.height() / 3)))
        draw_text(painter, body, self.letter, font, self.theme.color("a_soft"), CENTRE)

    def _paint_foot(self, painter: QPainter, foot: QRectF) -> None:
        theme = self.theme
        words = self.name or self.letter
        font, shown = fit(words, theme.font("card"), foot.width() - 2 * PAD)
        ink = "soft" if self.mark is Mark.PASSED else "accent" if self.mark is Mark.CHOSEN else "text"
        if not self.name:
            ink = "faint"
        draw_text(painter, foot, shown, font, theme.color(ink), CENTRE)


_WRAPPED = QTextOption(Qt.AlignmentFlag.AlignLeft)
_WRAPPED.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)


def _laid_out(layout: QTextLayout, wide: float) -> float:
    """Break a text into lines of this width; return its height."""
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(wide)
        line.setPosition(QRectF(0, high, 0, 0).topLeft())
        high += line.height() * 1.25
    layout.endLayout()
    return high
