"""The head of the Charts page: its title, which chart, and the way into a file."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.ui.base.context import Context
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.tabs import PillTabs

HISTORY, DISTRIBUTION, MATRIX, GRAPH = "history", "distribution", "matrix", "graph"
HIGH = 48


class ChartsHead(Surface):
    """One line; when it grows narrow the words of the button go.

    Signals
    -------
    export_menu : QPoint
        The kinds of files are to be offered at this point of the screen.
    """

    export_menu = Signal(QPoint)

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", bottom=True, parent=parent)
        self._ctx = ctx
        self.title = Label(ctx.theme, "", "page", "text")
        self.tabs = PillTabs(ctx.theme)
        self.tabs.setObjectName("charts-tabs")
        for key in (HISTORY, DISTRIBUTION, MATRIX, GRAPH):
            self.tabs.add(key, "")
        self.export = KeyButton(ctx.theme, "", icon="export", menu=True)
        self.export.setObjectName("charts-export")
        self.export.clicked.connect(self._ask)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addWidget(self.tabs)
        row.addStretch(1)
        row.addWidget(self.export)
        self.restyle()

    def _ask(self) -> None:
        self.export_menu.emit(self.export.mapToGlobal(QPoint(0, self.export.height() + 2)))

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Charts"))
        self.tabs.set_text(HISTORY, self.tr("History"))
        self.tabs.set_text(DISTRIBUTION, self.tr("Distribution"))
        self.tabs.set_text(MATRIX, self.tr("Head to head"))
        self.tabs.set_text(GRAPH, self.tr("Who plays whom"))
        self.tabs.setAccessibleName(self.tr("What the page shows"))
        self.export.setAccessibleName(self._ctx.actions.text("export"))
        self.export.setToolTip(self._ctx.actions.action("export").toolTip())
        self._squeeze()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "export"):
            self.setFixedHeight(max(HIGH, self.theme.line("page") + 20))
            self._squeeze()

    def sizeHint(self) -> QSize:
        return QSize(400, HIGH)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HIGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._squeeze()

    def _squeeze(self) -> None:
        for worded, keyed in ((True, True), (True, False), (False, False)):
            self.export.setText(self._ctx.actions.text("export") if worded else "")
            self.export.set_key(self._ctx.actions.key("export") if keyed else "")
            parts = (self.title, self.tabs, self.export)
            if sum(part.sizeHint().width() + 8 for part in parts) + 64 <= self.width():
                return
