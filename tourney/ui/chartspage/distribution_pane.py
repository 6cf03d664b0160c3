"""Where the club stands: how many are at which rating, established and provisional apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

from PySide6.QtCore import QCoreApplication, QPoint, QSize
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from tourney.club import charts
from tourney.club.charts import Distribution, Standing
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.base import Sheet
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, format_rating, listed
from tourney.ui.charts.bars import Bars, BarsChart, BarWords, bars_of
from tourney.ui.charts.picture import Picture
from tourney.ui.chartspage.pane import ChartPane, Export
from tourney.ui.chartspage.words import axis_words
from tourney.ui.widgets.labels import Label

MOST_NAMES = 8


class DistributionPane(ChartPane):
    """A caption and the bars; a step's menu leads to the people in it."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.found: Distribution | None = None
        self.caption = Label(ctx.theme, "", "second", "soft", elide=True)
        self.chart = BarsChart(ctx.theme)
        self.chart.setObjectName("charts-distribution")
        column = QVBoxLayout(self.content)
        column.setContentsMargins(16, 8, 16, 12)
        column.setSpacing(6)
        column.addWidget(self.caption)
        column.addWidget(self.chart, 1)
        self.chart.opened.connect(self.open_step)

    def read(self) -> None:
        club, rated = self.ctx.club, self.ctx.club.rated
        if rated is None:
            self.show_waiting()
            return
        register = club.register()

        def work(*, progress: Progress, cancelled: CancelCheck) -> Distribution:
            del progress, cancelled
            return charts.distribution(rated, register)

        self.ctx.jobs.start(work, done=self._show, lane="charts-distribution", owner=self)

    def _show(self, found: Distribution) -> None:
        self.found = found
        if not found.established and not found.provisional:
            self.show_empty()
            return
        means = [one.mean for one in found.established]
        bars = bars_of(means, [one.mean for one in found.provisional])
        self._say()
        self.chart.show_bars(bars, self._words(bars), median(means) if means else None)
        self.show_content()

    def _words(self, bars: Bars) -> BarWords:
        found = self.found
        assert found is not None
        means = [one.mean for one in found.established]
        middle = format_rating(median(means), found.decimals) if means else ""

        def step(number: int) -> tuple[str, ...]:
            return self._step_words(bars, number)

        return BarWords(
            self.tr("Distribution of the club"),
            self.tr("The arrow keys go from step to step, Enter names the players."),
            self.tr("established, standing on the line"),
            self.tr("provisional, hanging below it"),
            self.tr("median of the established: {0}").format(middle) if middle else "",
            step,
            axis_words,
        )

    def people_in(self, bars: Bars, step: int) -> tuple[list[Standing], list[Standing]]:
        """Return the established and the provisional players of a step, best first."""
        found = self.found
        if found is None:
            return [], []
        groups = (found.established, found.provisional)
        up, down = ([one for one in group if bars.step_of(one.mean) == step] for group in groups)
        return up, down

    def _step_words(self, bars: Bars, step: int) -> tuple[str, ...]:
        span = self.tr("{0} to {1}").format(axis_words(bars.edges[step]), axis_words(bars.edges[step + 1]))
        up, down = self.people_in(bars, step)
        counts = self.tr("{0} established, {1} provisional").format(
            format_number(len(up)), format_number(len(down))
        )
        names = [one.name for one in up + down]
        shown = listed(names[:MOST_NAMES])
        if len(names) > MOST_NAMES:
            shown = self.tr("{0} and {1} others").format(shown, format_number(len(names) - MOST_NAMES))
        return (span, counts, shown) if names else (span, counts)

    def _say(self) -> None:
        found = self.found
        if found is None:
            return
        words = self.tr("{0} established, {1} provisional").format(
            format_number(len(found.established)), format_number(len(found.provisional))
        )
        idle = found.without_games
        if idle:
            rest = QCoreApplication.translate(
                "Counts", "%n player(s) without a rated game left out", None, idle
            )
            words = f"{words} · {rest}"
        self.caption.setText(words)

    def open_step(self, step: int) -> None:
        """Show a menu of the people of a step; choosing one goes to him."""
        menu = self.step_menu(step)
        if menu is None:
            return
        area = self.chart.area(self.chart.rect().toRectF(), self.ctx.theme)
        column = self.chart.bar_rect(area, step)
        menu.popup(self.chart.mapToGlobal(QPoint(round(column.right()), round(area.center().y()))))

    def step_menu(self, step: int) -> QMenu | None:
        """Return the menu of a step's people, None where nobody is."""
        up, down = self.people_in(self.chart.bars, step)
        if not up and not down:
            return None
        menu = QMenu(self)
        menu.setObjectName("charts-step")
        for number, group in enumerate((up, down)):
            if number and up and down:
                menu.addSeparator()
            for one in group:
                figure = format_rating(one.mean, self.found.decimals if self.found else 0)
                name = one.name.replace("&", "&&")
                menu.addAction(f"{name}\t{figure}").triggered.connect(self._goer(one.player_id))
        return menu

    def _goer(self, player_id: int) -> Callable[[], None]:
        return lambda: self.ctx.bus.asked.emit(Place("players", player_id))

    def panels(self) -> Sequence[QWidget]:
        return (self.chart,) if self.is_shown else super().panels()

    def status_text(self) -> str:
        return self.caption.text() if self.is_shown else ""

    def export(self) -> Export | None:
        if self.found is None or not self.is_shown:
            return None
        bars, subtitle = self.chart.bars, self.subtitle()

        def sheet() -> Sheet:
            from tourney.club.chart_sheets import distribution_sheet

            return distribution_sheet((bars.edges, bars.up, bars.down), subtitle)

        title = self.tr("Distribution of the club")
        size = QSize(max(480, self.chart.width()), max(280, self.chart.height()))
        return Export(title, sheet, Picture(title, self.subtitle_words(), size, self.chart.paint_picture))

    def retranslate(self) -> None:
        super().retranslate()
        if self.found is not None and self.is_shown:
            self._show(self.found)
