"""What stands where there is nothing yet: a drawing, what is so, what to do, and the way there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.drawings import Drawing
from tourney.ui.widgets.labels import Label

MARGIN = 24
TEXT_WIDE = 430


class EmptyState(QWidget):
    """Stands in the middle of the room it is given."""

    def __init__(
        self,
        theme: Theme,
        fact: str = "",
        next_step: str = "",
        *,
        hint: str = "",
        drawing: str = "boards",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._fact = Label(theme, fact, "empty", "text")
        self._next = Label(theme, next_step, "body", "soft", wrap=True)
        self._hint = Label(theme, hint, "second", "faint", wrap=True)
        for label in (self._fact, self._next, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.addStretch(1)
        self._buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(0)
        centre = Qt.AlignmentFlag.AlignHCenter
        layout.addStretch(1)
        layout.addWidget(Drawing(theme, drawing), 0, centre)
        layout.addSpacing(24)
        layout.addWidget(self._fact, 0, centre)
        layout.addSpacing(14)
        layout.addWidget(self._next, 0, centre)
        layout.addSpacing(20)
        layout.addLayout(self._buttons)
        layout.addSpacing(16)
        layout.addWidget(self._hint, 0, centre)
        layout.addStretch(1)
        self._hint.setVisible(bool(hint))
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Measure the sentences again."""
        # A wrapped label in a centred place would choose a width of its own, and one line of height.
        wide = max(160, min(self.theme.px(TEXT_WIDE), self.width() - 2 * MARGIN))
        for label in (self._next, self._hint):
            label.setFixedSize(wide, max(0, label.heightForWidth(wide)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def set_words(self, fact: str, next_step: str, hint: str = "") -> None:
        """Say other words; the language or the reason changed."""
        self._fact.setText(fact)
        self._next.setText(next_step)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.restyle()

    def primary(self, text: str, key: str | QKeySequence = "", icon: str = "") -> KeyButton:
        """Add the one button that leads on, and return it."""
        return self._add(text, key, icon, "primary")

    def second(self, text: str, key: str | QKeySequence = "", icon: str = "") -> KeyButton:
        """Add another way on, and return its button."""
        return self._add(text, key, icon, "plain")

    def _add(self, text: str, key: str | QKeySequence, icon: str, kind: str) -> KeyButton:
        button = KeyButton(self.theme, text, key=key, icon=icon, kind=kind)
        self._buttons.insertWidget(self._buttons.count() - 1, button)
        return button
