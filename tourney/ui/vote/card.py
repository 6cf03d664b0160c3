"""One of the two entries on the screen: its picture or text, and its name once it was judged."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextLayout,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import CENTRE, Painted, draw_text, fit, outline, tile

PAD = 20
LETTER = 46
SMALLEST = "second"
"""The least size of a text, by its role."""


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
        self.missing = False
        self.hidden = 0.0
        """Pixels of the text that the card has no room for."""
        self._down = 0.0
        self._scaled: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_entry(self, image: QImage | None, text: str, *, missing: bool = False) -> None:
        """Show another entry, without its name; *missing*: it has a picture that cannot be shown."""
        self.image, self.text, self.name, self.mark = image, text, "", Mark.NONE
        self.missing = missing
        self._scaled = None
        self._down = self.hidden = 0.0
        self._tell()

    def read_on(self, by: float) -> bool:
        """Move a long text by *by* pages, down where positive; False where nothing moves."""
        down = min(self.hidden, max(0.0, self._down + by * 0.85 * self._body().height()))
        moved, self._down = down != self._down, down
        self.update()
        return moved

    def _body(self) -> QRectF:
        """Return where picture or text stand."""
        foot = self.theme.line("card") + 2 * PAD
        return QRectF(self.rect()).adjusted(PAD + 1, PAD + 1, -PAD - 1, -foot - 1)

    def reveal(self, name: str, mark: Mark) -> None:
        """Say whose it was, and what the vote made of it."""
        self.name, self.mark = name, mark
        self._tell()

    def _tell(self) -> None:
        words = self.tr("Entry {0}").format(self.letter)
        lost = self.tr("The picture is missing.") if self.missing else ""
        for more in (self.name, lost, self.text):
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
        body = self._body()
        if self.mark is Mark.PASSED:
            painter.setOpacity(0.55)
        if self.image is not None and not self.image.isNull():
            self._paint_image(painter, body)
        elif self.text:
            self._paint_text(painter, body)
        elif self.missing:
            font = theme.font("panel")
            draw_text(painter, body, self.tr("The picture is missing."), font, theme.color("faint"), CENTRE)
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
        """Set the text as large as it fits, from the size of a page's title down to that of a table.

        What is still too long begins at the top, moves by wheel and keys, and has a bar at its side.
        """
        painter.setPen(QPen(self.theme.color("text")))
        wide = min(body.width(), float(self.theme.px(760)))
        # A line of a poem ends where it ends: QTextLayout knows this sign alone.
        text = self.text.replace("\r\n", "\n").replace("\n", "\u2028")
        for role in ("card", "page", "panel", "body", "second"):
            layout = QTextLayout(text, self.theme.font(role))
            layout.setTextOption(_WRAPPED)
            high = _laid_out(layout, wide)
            if high <= body.height() or role == SMALLEST:
                break
        self.hidden = max(0.0, high - body.height())
        self._down = min(self._down, self.hidden)
        top = body.top() + max(0.0, (body.height() - high) / 2) - self._down
        painter.save()
        painter.setClipRect(body)
        layout.draw(painter, QRectF(body.center().x() - wide / 2, top, wide, high).topLeft())
        painter.restore()
        if self.hidden:
            self._paint_bar(painter, body, high)

    def _paint_bar(self, painter: QPainter, body: QRectF, high: float) -> None:
        """Show how much of the text there is above and below, and the key that reads on."""
        theme = self.theme
        rail = QRectF(body.right() + PAD / 2 - 2, body.top(), 5, body.height())
        tile(painter, rail, theme.color("ink_off"), 2.5)
        share = body.height() / high
        thumb = QRectF(rail.left(), rail.top() + rail.height() * self._down / high, 5, rail.height() * share)
        tile(painter, thumb, theme.color("ink"), 2.5)
        if self._down < self.hidden - 1.0:
            foot = QRectF(body.left(), body.bottom() + 4, body.width(), theme.line("second"))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            draw_text(
                painter, foot, self.tr("Reads on: PgDn"), theme.font("second"), theme.color("soft"), right
            )

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hidden:
            self.read_on(-event.angleDelta().y() / 480.0)
            event.accept()
        else:
            super().wheelEvent(event)

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
