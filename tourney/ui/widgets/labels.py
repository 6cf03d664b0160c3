"""Words on the sheet: a label that takes its font and ink by name and cuts off last."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import LEFT, RIGHT, draw_text, fit


class Label(QLabel):
    """A QLabel with a role of the type scale and a colour token; both follow the theme.

    ``elide`` lets it become narrower than its words, which are then whole in the tooltip.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        role: str = "body",
        ink: str = "text",
        *,
        wrap: bool = False,
        elide: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.theme = theme
        self._role = role
        self._ink = ink
        self._elide = elide
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if wrap:
            self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        elif elide:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Take font and ink from the theme again."""
        self.setFont(self.theme.font(self._role))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self.theme.color(self._ink))
        self.setPalette(palette)
        self.updateGeometry()

    def set_ink(self, token: str) -> None:
        """Write in another colour of the theme."""
        if token != self._ink:
            self._ink = token
            self.restyle()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if self._elide:
            wide = QFontMetricsF(self.font()).horizontalAdvance("mmm")
            return QSize(min(hint.width(), round(wide)), hint.height())
        return hint

    def event(self, event: QEvent) -> bool:
        if self._elide and event.type() == QEvent.Type.ToolTip and not self.toolTip():
            whole = QFontMetricsF(self.font()).horizontalAdvance(self.text()) <= self.contentsRect().width()
            if not whole:
                self.setToolTip(self.text())
                shown = super().event(event)
                self.setToolTip("")
                return shown
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._elide:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        rect = self.contentsRect().toRectF()
        font, words = fit(self.text(), self.font(), rect.width())
        align = RIGHT if self.alignment() & Qt.AlignmentFlag.AlignRight else LEFT
        draw_text(painter, rect, words, font, self.theme.color(self._ink), align)
