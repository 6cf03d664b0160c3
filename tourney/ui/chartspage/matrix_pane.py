"""Head to head: what each made of his games against each other, and what was expected."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club.meetings import Meetings, meetings
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.base import Sheet
from tourney.ui.base.bus import GamesBetween, Place
from tourney.ui.base.context import Context
from tourney.ui.charts.picture import Picture
from tourney.ui.chartspage.matrix_model import MatrixModel
from tourney.ui.chartspage.matrix_table import MatrixPicture, MatrixTable
from tourney.ui.chartspage.pane import ChartPane, Export
from tourney.ui.models.games import counted
from tourney.ui.widgets.labels import Label


class MatrixPane(ChartPane):
    """A line on how to read it, and the table."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.model = MatrixModel(self)
        self.table = MatrixTable(ctx.theme, self.model, ctx.settings)
        self.caption = Label(ctx.theme, "", "second", "soft", elide=True)
        self.caption.setContentsMargins(16, 8, 16, 8)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.caption)
        column.addWidget(self.table, 1)
        self.table.selectionModel().currentChanged.connect(self._say)
        self.table.chosen.connect(self._show_player)
        self.table.pair_chosen.connect(self._show_games)

    def read(self) -> None:
        club, rated = self.ctx.club, self.ctx.club.rated
        if rated is None:
            self.show_waiting()
            return
        if not rated.n_games:
            self.show_empty()
            return
        register = club.register()

        def work(*, progress: Progress, cancelled: CancelCheck) -> Meetings:
            del progress
            return meetings(rated, register, cancelled)

        self.ctx.jobs.start(work, done=self._show, lane="charts-matrix", owner=self)

    def _show(self, found: Meetings) -> None:
        column = self.table.currentIndex().column()
        self.model.set_meetings(found)
        self.table.fit_columns()
        row = self.table.currentIndex().row()
        if row >= 0 and column > 0:
            self.table.setCurrentIndex(self.model.index(row, min(column, self.model.columns() - 1)))
        self.show_content()

    def _say(self) -> None:
        """Tell the pair with the cursor in words: far to the right no name is beside it."""
        index = self.table.currentIndex()
        row = self.model.record(index.row())
        words = self.model.words(row, index.column()) if row is not None else None
        self.caption.setText(
            words
            or self.tr("points / expected, and below the difference (games) · Enter: the games · S: sort")
        )

    def _show_player(self, player_id: int) -> None:
        self.ctx.bus.asked.emit(Place("players", player_id))

    def _show_games(self, player_id: int, opponent_id: int) -> None:
        self.ctx.bus.asked.emit(Place("games", GamesBetween(player_id, opponent_id)))

    def panels(self) -> Sequence[QWidget]:
        return (self.table,) if self.is_shown else super().panels()

    def status_text(self) -> str:
        if not self.is_shown or self.model.found is None:
            return ""
        count = len(self.model.found.pair)
        return counted(QCoreApplication.translate("Counts", "%n pair(s) met before", None, count), count)

    def export(self) -> Export | None:
        found = self.model.found
        if found is None or not self.is_shown:
            return None
        subtitle = self.subtitle()

        def sheet() -> Sheet:
            from tourney.club.chart_sheets import meetings_sheet

            return meetings_sheet(found, subtitle)

        title = self.tr("Head to head")
        drawn = MatrixPicture(self.model, self.ctx.theme)
        return Export(title, sheet, Picture(title, self.subtitle_words(), drawn.size(), drawn.paint))

    def retranslate(self) -> None:
        super().retranslate()
        self.model.retranslate()
        self.table.setAccessibleName(self.tr("Head to head"))
        self._say()
        header = self.table.horizontalHeader()
        header.headerDataChanged(Qt.Orientation.Horizontal, 0, max(0, self.model.columns() - 1))
