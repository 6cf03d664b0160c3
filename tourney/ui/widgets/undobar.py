"""The bar that says what was just done and takes it back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from tourney.ui.base import icons
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.painting import outline, tile

SECONDS = 6.0


class UndoBar(QWidget):
    """Shown above the status line for six seconds; it stays while the pointer or focus is on it."""

    undo = Signal()

    def __init__(
        self,
        theme: Theme,
        *,
        key: str | QKeySequence = "Ctrl+Z",
        seconds: float = SECONDS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._icon = "check"
        self._words = Label(theme, "", "body", "text", elide=True)
        self._button = KeyButton(theme, self.tr("Undo"), key=key, kind="ghost")
        self._button.clicked.connect(self._take_back)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(40, 4, 6, 4)
        layout.setSpacing(16)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(round(seconds * 1000))
        self._timer.timeout.connect(self._over)
        theme.changed.connect(self.update)
        self.hide()

    def say(self, text: str, *, undoable: bool = True, icon: str = "check") -> None:
        """Show what was done; *undoable* offers to take it back."""
        self.set_text(text)
        self._icon = icon
        self._button.setVisible(undoable)
        self.show()
        if not self.isWindow():
            self.raise_()
        self.update()
        self._timer.start()

    def set_text(self, text: str) -> None:
        """Say the same in other words, for as long as was left."""
        self._words.setText(text)
        self.setAccessibleName(text)

    @property
    def text(self) -> str:
        """What the bar says."""
        return self._words.text()

    @property
    def button(self) -> KeyButton:
        """The button that takes it back."""
        return self._button

    def set_key(self, key: str | QKeySequence) -> None:
        """Show another key on the button."""
        self._button.set_key(key)

    def _take_back(self) -> None:
        self._timer.stop()
        self.hide()
        self.undo.emit()

    def _held(self) -> bool:
        focus = QApplication.focusWidget()
        return self.underMouse() or (focus is not None and self.isAncestorOf(focus))

    def _over(self) -> None:
        if self._held():
            self._timer.start()
        else:
            self.hide()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        if self.isVisible():
            self._timer.start()
        super().leaveEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._button.setText(self.tr("Undo"))
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        tile(painter, rect, self.theme.color("raised"), 8)
        outline(painter, rect, self.theme.color("control"), 8)
        ink = self.theme.color("good" if self._icon == "check" else "soft")
        icons.paint(painter, self._icon, QRectF(14, 0, 18, rect.height()), ink, 18)
