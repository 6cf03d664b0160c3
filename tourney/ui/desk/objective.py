"""The slider from balanced to informative: what a round is to be best at."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from tourney.ui.base.i18n import format_percent
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.labels import Label

STEPS = 20
SETTLE_MS = 120
"""After a move the round is worked out anew, but not for every step on the way."""


class _Slider(QSlider):
    """A slider that lets the wheel scroll past, so that nothing changes by accident."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ObjectiveRow(QWidget):
    """A slider with a word at each end.

    Signals
    -------
    chosen : float
        The share that goes to information, 0 to 1, once the slider rests.
    """

    chosen = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("objective")
        self.slider.setRange(0, STEPS)
        self.slider.setPageStep(5)
        self._left = Label(theme, "", "second", "soft")
        self._right = Label(theme, "", "second", "soft")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLE_MS)
        words = QHBoxLayout()
        words.setContentsMargins(0, 0, 8, 0)
        words.addWidget(self._left)
        words.addStretch(1)
        words.addWidget(self._right)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 8, 0)
        line.addWidget(self.slider)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(0)
        column.addLayout(words)
        column.addLayout(line)
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._moved)
        self._timer.timeout.connect(lambda: self.chosen.emit(self.value))
        self.retranslate()

    @property
    def value(self) -> float:
        """The share that goes to information."""
        return self.slider.value() / STEPS

    def set_value(self, value: float) -> None:
        """Show a share; nobody is told, and a slider on its way is left alone."""
        if self._timer.isActive() or self.slider.isSliderDown():
            return
        blocked = self.slider.blockSignals(True)
        self.slider.setValue(round(value * STEPS))
        self.slider.blockSignals(blocked)
        self._say()

    def retranslate(self) -> None:
        """Set every text again."""
        self._left.setText(self.tr("balanced"))
        self._right.setText(self.tr("informative"))
        self.slider.setAccessibleName(self.tr("Objective: balanced to informative"))
        self._say()

    def _moved(self) -> None:
        self._say()
        self._timer.start()

    def _say(self) -> None:
        words = self.tr("Even games {0}, games that tell most about ratings {1}")
        told = words.format(format_percent(1 - self.value), format_percent(self.value))
        self.slider.setToolTip(told)
        self.slider.setAccessibleDescription(told)
