"""A notice in its place: the fact in semibold, then what is safe and the way on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.ui.base import icons
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.painting import outline, tile

_LOOK = {
    "notice": ("placing_wash", "", "placing"),
    "warn": ("panel", "warn", "warn"),
    "plain": ("ground", "", "soft"),
    "good": ("good_wash", "", "good"),
}
"""Kind -> background, outline and icon."""


class Notice(QWidget):
    """A box across its column, with buttons where something can be done. It never covers work."""

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        fact: str = "",
        next_step: str = "",
        *,
        icon: str = "info",
        kind: str = "notice",
        closable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._icon = icon
        self._kind = kind
        _LOOK[kind]
        # With a parent from the start: without one, becoming visible would open a window of its own.
        self._fact = Label(theme, fact, "body_strong", "text", wrap=True, parent=self)
        self._next = Label(theme, next_step, "body", "text", wrap=True, parent=self)
        self._next.setVisible(bool(next_step))
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._fact)
        words.addWidget(self._next)
        self.buttons: list[KeyButton] = []
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(4)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(42, 12, 12, 14)
        layout.setSpacing(12)
        layout.addLayout(words, 1)
        layout.addLayout(self._buttons)
        layout.setAlignment(self._buttons, Qt.AlignmentFlag.AlignVCenter)
        self._close: IconButton | None = None
        if closable:
            self._close = IconButton(theme, "close", self.tr("Close"))
            self._close.clicked.connect(self._leave)
            layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(fact)
        theme.changed.connect(self.update)

    def set_words(self, fact: str, next_step: str = "", *, kind: str = "", icon: str = "") -> None:
        """Say something else, of another kind where given."""
        self._kind = kind or self._kind
        self._icon = icon or self._icon
        self._fact.setText(fact)
        self._next.setText(next_step)
        self._next.setVisible(bool(next_step))
        self.setAccessibleName(fact)
        self.update()

    def add_button(self, text: str, key: str | QKeySequence = "") -> KeyButton:
        """Add a way on, and return its button."""
        button = KeyButton(self.theme, text, key=key, kind="ghost")
        self._buttons.addWidget(button)
        self.buttons.append(button)
        return button

    def _leave(self) -> None:
        self.hide()
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._close is not None:
            self._close.set_name(self.tr("Close"))
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill, edge, ink = _LOOK[self._kind]
        rect = QRectF(self.rect())
        tile(painter, rect, self.theme.color(fill), 8)
        if edge:
            outline(painter, rect, self.theme.color(edge), 8)
        box = QRectF(14, 12, 18, self.theme.line("body_strong"))
        icons.paint(painter, self._icon, box, self.theme.color(ink), 18)
