"""How far long work is: what, how much, a thin bar, and the way to stop it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.painting import Painted, tile


class Bar(Painted):
    """The bar alone: four pixels high, filled from the left."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float) -> None:
        """Fill the bar up to *share* of its length, 0 to 1."""
        self._share = min(1.0, max(0.0, share))
        self.update()

    @property
    def share(self) -> float:
        """How full the bar is, 0 to 1."""
        return self._share

    def sizeHint(self) -> QSize:
        return QSize(120, 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(0, 0, self.width(), 4)
        tile(painter, rect, self.theme.color("ink_off"), 2)
        if self._share > 0:
            wide = max(4.0, rect.width() * self._share)
            tile(painter, QRectF(0, 0, wide, 4), self.theme.color("accent"), 2)


class ProgressStrip(QWidget):
    """Appears in the panel concerned once the work has lasted a tenth of a second."""

    cancelled = Signal()

    def __init__(self, theme: Theme, *, delay_ms: int = 100, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._words = Label(theme, "", "second", "soft", elide=True)
        self._count = Label(theme, "", "second", "soft")
        self._cancel = KeyButton(theme, self.tr("Cancel"), key="Esc", kind="ghost", role="second_strong")
        self._cancel.clicked.connect(self.cancelled)
        self._bar = Bar(theme)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self._words)
        line.addWidget(self._count)
        line.addStretch(1)
        line.addWidget(self._cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(line)
        layout.addWidget(self._bar)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(delay_ms)
        self._timer.timeout.connect(self.show)
        self.hide()

    def begin(self, text: str, *, cancellable: bool = True) -> None:
        """Say what is being done; the strip appears when it lasts."""
        self._words.setText(text)
        self._count.setText("")
        self._bar.set_share(0)
        self._cancel.setVisible(cancellable)
        self._cancel.setEnabled(True)
        self.setAccessibleName(text)
        self._timer.start()

    def set_text(self, text: str) -> None:
        """Say what is being done now."""
        self._words.setText(text)
        self.setAccessibleName(text)

    def set_progress(self, done: int, total: int) -> None:
        """Show how far it is; *total* 0 means that nobody knows."""
        self._bar.set_share(done / total if total > 0 else 0.0)
        self._count.setText(format_number(done) if done else "")

    def end(self) -> None:
        """Disappear; the work is done or was stopped."""
        self._timer.stop()
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._cancel.setText(self.tr("Cancel"))
        super().changeEvent(event)
