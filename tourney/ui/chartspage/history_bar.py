"""The line above the chart of histories: what is drawn, over what, and which part is seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.club.charts import Measure
from tourney.ui.base.theme import Theme
from tourney.ui.chartspage.curves import Axis
from tourney.ui.chartspage.words import measure_name
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.tabs import PillTabs

HIGH = 44
SEASON, YEAR, ALL = "S", "Y", "A"


class HistoryBar(Surface):
    """Two rows of pills and the buttons of the view.

    Signals
    -------
    part_wanted : str
        The season, the year or everything, by its key.
    zoomed : float
        So many times closer.
    menu_wanted
        The choices of the chart are to be shown below the last button.
    """

    part_wanted = Signal(str)
    zoomed = Signal(float)
    menu_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "panel", bottom=True, parent=parent)
        self.measures = PillTabs(theme)
        self.measures.setObjectName("charts-measure")
        for measure in Measure:
            self.measures.add(measure.value, "")
        self.axis = PillTabs(theme)
        self.axis.setObjectName("charts-axis")
        for axis in Axis:
            self.axis.add(axis.value, "")
        self.parts = {key: KeyButton(theme, kind="quiet", key=key) for key in (SEASON, YEAR, ALL)}
        for key, button in self.parts.items():
            button.setObjectName(f"charts-part-{key}")
            button.clicked.connect(self._asker(key))
        self.out, self.into = IconButton(theme, "minus", ""), IconButton(theme, "plus", "")
        self.out.clicked.connect(lambda: self.zoomed.emit(1 / 1.5))
        self.into.clicked.connect(lambda: self.zoomed.emit(1.5))
        self.more = IconButton(theme, "more", "")
        self.more.clicked.connect(self.menu_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(4)
        row.addWidget(self.measures)
        row.addSpacing(8)
        row.addWidget(self.axis)
        row.addStretch(1)
        for part in (*self.parts.values(), self.out, self.into, self.more):
            row.addWidget(part)
        self.restyle()

    def _asker(self, key: str) -> object:
        return lambda: self.part_wanted.emit(key)

    def set_measures(self, offered: Sequence[Measure]) -> None:
        """Offer these alone; the engine has no others."""
        for at, measure in enumerate(Measure):
            self.measures.setTabVisible(at, measure in offered)
        if Measure(self.measures.current()) not in offered:
            self.measures.choose(Measure.RATING.value)
        self.measures.setVisible(len(offered) > 1)

    def retranslate(self) -> None:
        """Set every text again."""
        for measure in Measure:
            self.measures.set_text(measure.value, measure_name(measure))
        self.measures.setAccessibleName(self.tr("What is drawn"))
        self.axis.set_text(Axis.DATE.value, self.tr("By date"))
        self.axis.set_text(Axis.GAMES.value, self.tr("By game"))
        self.axis.setAccessibleName(self.tr("What lies across"))
        self.out.set_name(self.tr("Show more at once"), "−")
        self.into.set_name(self.tr("Look closer"), "+")
        self.more.set_name(self.tr("More of this chart"), "Shift+F10")
        self._squeeze()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "more"):
            self.setFixedHeight(max(HIGH, self.theme.line("body") + 26))
            self._squeeze()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._squeeze()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HIGH)

    def _squeeze(self) -> None:
        """Leave the keys of the buttons out where there is no room; the tooltips have them."""
        words = {
            SEASON: (self.tr("Season"), self.tr("Since the first of September")),
            YEAR: (self.tr("Past year"), self.tr("The last twelve months")),
            ALL: (self.tr("All"), self.tr("From the first game on")),
        }
        for keyed in (True, False):
            for key, button in self.parts.items():
                text, tip = words[key]
                button.setText(text)
                button.set_key(key if keyed else "")
                button.setToolTip(f"{tip}   {key}")
                button.setAccessibleName(text)
            layout = self.layout()
            if layout is None or layout.sizeHint().width() <= self.width():
                return
