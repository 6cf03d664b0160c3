"""Charts: histories of any players, how the club is spread, head to head, and who plays whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.page import Page
from tourney.ui.chartspage.distribution_pane import DistributionPane
from tourney.ui.chartspage.export import ChartExporter
from tourney.ui.chartspage.graph_pane import GraphPane
from tourney.ui.chartspage.head import DISTRIBUTION, GRAPH, HISTORY, MATRIX, ChartsHead
from tourney.ui.chartspage.history_pane import HistoryPane
from tourney.ui.chartspage.matrix_pane import MatrixPane
from tourney.ui.chartspage.pane import ChartPane


class ChartsPage(Page):
    """Four charts behind pills; only the one shown is read again."""

    key = "charts"
    topics = frozenset({Topic.RATINGS, Topic.PLAYERS, Topic.EVENTS, Topic.SETTINGS})

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.head = ChartsHead(ctx)
        self.history = HistoryPane(ctx)
        self.distribution = DistributionPane(ctx)
        self.matrix = MatrixPane(ctx)
        self.graph = GraphPane(ctx)
        self.panes: dict[str, ChartPane] = {
            HISTORY: self.history,
            DISTRIBUTION: self.distribution,
            MATRIX: self.matrix,
            GRAPH: self.graph,
        }
        self.exporter = ChartExporter(ctx, self)
        self._waits = False
        self._unread = dict.fromkeys(self.panes, True)
        self._stack = QStackedWidget()
        for pane in self.panes.values():
            self._stack.addWidget(pane)
            pane.changed.connect(self._pane_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._stack, 1)
        self.head.tabs.chosen.connect(self._show_tab)
        self.head.export_menu.connect(self._offer)
        self.retranslate()

    @property
    def pane(self) -> ChartPane:
        """The chart that is shown."""
        return self.panes[self.head.tabs.current()]

    # What the window asks of a page

    def title(self) -> str:
        return self.tr("Charts")

    def panels(self) -> Sequence[QWidget]:
        return (self.head.tabs, *self.pane.panels())

    def first_focus(self) -> QWidget | None:
        first = self.pane.first_focus()
        # The chart is still being made; it takes the keys when it is there.
        self._waits = first is None
        return first or self.head.tabs

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        return {"export": self.export} if self.pane.export() is not None else {}

    def status_text(self) -> str:
        return self.pane.status_text()

    def show_target(self, target: object) -> None:
        """Show a chart by its key, or add a player to the histories by his id."""
        if isinstance(target, str) and target in self.panes:
            self.head.tabs.choose(target)
        elif isinstance(target, int):
            self.head.tabs.choose(HISTORY)
            self.history.add(target)

    def refresh(self, topics: frozenset[Topic]) -> None:
        self._unread = dict.fromkeys(self.panes, True)
        self._read()

    def retranslate(self) -> None:
        self.head.retranslate()
        for pane in self.panes.values():
            pane.retranslate()

    # What a person does

    def export(self) -> None:
        """Write the chart that is shown into a file."""
        found = self.pane.export()
        if found is not None:
            self.exporter.ask(found)

    def _offer(self, at: QPoint) -> None:
        self.exporter.menu(lambda: self.pane.export()).popup(at)

    def _show_tab(self, key: str) -> None:
        on_tabs = self.head.tabs.hasFocus()
        self._stack.setCurrentWidget(self.panes[key])
        self._read()
        focus = self.pane.first_focus()
        if not on_tabs and self.isVisible() and focus is not None:
            focus.setFocus()

    def _read(self) -> None:
        key = self.head.tabs.current()
        if self._unread[key]:
            self._unread[key] = False
            self.panes[key].read()
        self._pane_changed()

    def _pane_changed(self) -> None:
        first = self.pane.first_focus()
        if self._waits and first is not None:
            self._waits = False
            if self.head.tabs.hasFocus():
                first.setFocus()
        self.head.export.setEnabled(self.pane.export() is not None)
        self.status_changed.emit()
        self.handlers_changed.emit()
