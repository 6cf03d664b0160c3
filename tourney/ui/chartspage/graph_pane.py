"""Who plays whom: everybody with a rated game, linked by games, and the groups that never met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club.meetings import Meetings, meetings
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.base import Sheet
from tourney.ratings.base import Ints
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, listed
from tourney.ui.charts.graph import GraphChart
from tourney.ui.charts.graph_data import Graph, GraphWords
from tourney.ui.charts.layout import lay_out
from tourney.ui.charts.picture import Picture
from tourney.ui.chartspage.pane import ChartPane, Export
from tourney.ui.players.words import counted_games
from tourney.ui.widgets.labels import Label

MOST_DRAWN = 600
"""With more people only those with most games are drawn; groups are counted over all of them."""

NAMED_GROUPS, NAMED_PEOPLE = 3, 4


@dataclass(frozen=True, slots=True, eq=False)
class Placed:
    """The meetings, who of them is drawn (positions, ascending), and where."""

    found: Meetings
    drawn: Ints
    graph: Graph


def place(found: Meetings, cancelled: CancelCheck | None = None) -> Placed:
    """Return the graph with everybody's place; call it in a worker.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """
    busy = np.lexsort((np.arange(len(found)), -found.games_of))[:MOST_DRAWN]
    drawn = np.sort(busy)
    inside = np.isin(found.pair, drawn).all(axis=1) if len(found.pair) else np.zeros(0, dtype=bool)
    pair = np.searchsorted(drawn, found.pair[inside])
    # Groups keep their numbers; one whose people are all left out leaves a gap, which takes no room.
    component = np.unique(found.component[drawn], return_inverse=True)[1].astype(np.int64)
    places = lay_out(len(drawn), pair, found.games[inside], component, cancelled)
    return Placed(
        found,
        drawn,
        Graph(
            tuple(found.names[i] for i in drawn.tolist()),
            places,
            pair,
            found.games[inside],
            component,
            found.games_of[drawn],
            found.provisional[drawn].astype(np.int64),
        ),
    )


class GraphPane(ChartPane):
    """A sentence about the groups, the graph, and a line about the person chosen."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.placed: Placed | None = None
        self.caption = Label(ctx.theme, "", "body_medium", "text", elide=True)
        self.about = Label(ctx.theme, "", "second", "soft", elide=True)
        self.chart = GraphChart(ctx.theme)
        self.chart.setObjectName("charts-graph")
        column = QVBoxLayout(self.content)
        column.setContentsMargins(16, 8, 16, 12)
        column.setSpacing(4)
        column.addWidget(self.caption)
        column.addWidget(self.about)
        column.addWidget(self.chart, 1)
        self.chart.chosen.connect(self._chosen)
        self.chart.opened.connect(self._opened)

    def read(self) -> None:
        club, rated = self.ctx.club, self.ctx.club.rated
        if rated is None:
            self.show_waiting()
            return
        if not rated.n_games:
            self.placed = None
            self.show_empty()
            return
        register = club.register()

        def work(*, progress: Progress, cancelled: CancelCheck) -> Placed:
            del progress
            return place(meetings(rated, register, cancelled), cancelled)

        self.ctx.jobs.start(work, done=self._show, lane="charts-graph", owner=self)

    def _show(self, placed: Placed) -> None:
        before = self._selected_id()
        self.placed = placed
        ids = placed.found.player_ids[placed.drawn].tolist()
        selected = ids.index(before) if before in ids else -1
        self.chart.show_graph(placed.graph, self._words(), selected)
        self._say()
        self.show_content()

    def _selected_id(self) -> int | None:
        if self.placed is None or self.chart.selected < 0:
            return None
        return int(self.placed.found.player_ids[self.placed.drawn[self.chart.selected]])

    # Words

    def _words(self) -> GraphWords:
        return GraphWords(
            self.tr("Who plays whom"),
            f"{self.group_words()} {self._how()}",
            self._person_words,
            self._group_name,
        )

    def _how(self) -> str:
        return self.tr("The arrow keys go from player to player, Enter chooses one.")

    def group_words(self) -> str:
        """Return in words into how many groups the club falls, and who is in the small ones."""
        if self.placed is None:
            return ""
        found = self.placed.found
        count = found.n_components
        if count == 1:
            everybody = QCoreApplication.translate("Counts", "%n player(s)", None, len(found))
            return self.tr("One group: {0} linked by games, so all ratings can be compared.").format(
                everybody
            )
        groups = QCoreApplication.translate("Counts", "%n group(s)", None, count)
        sizes = np.bincount(found.component)
        parts = []
        for group in range(min(NAMED_GROUPS, count)):
            parts.append(self._named(group, int(sizes[group])))
        if count > NAMED_GROUPS:
            parts.append("…")
        return self.tr("{0} that never played each other: {1}.").format(groups, "; ".join(parts))

    def _named(self, group: int, size: int) -> str:
        assert self.placed is not None
        people = QCoreApplication.translate("Counts", "%n player(s)", None, size)
        if size > NAMED_PEOPLE:
            return people
        found = self.placed.found
        names = [found.names[i] for i in np.flatnonzero(found.component == group).tolist()]
        return self.tr("{0} ({1})").format(people, listed(names))

    def _group_name(self, group: int) -> str:
        if self.placed is None:
            return ""
        words = self.tr("Group {0}: {1}")
        size = int((self.placed.graph.component == group).sum())
        people = QCoreApplication.translate("Counts", "%n player(s)", None, size)
        return words.format(format_number(group + 1), people)

    def _person_words(self, person: int) -> tuple[str, ...]:
        if self.placed is None:
            return ()
        found, i = self.placed.found, int(self.placed.drawn[person])
        met_by = len(found.opponents(i))
        opponents = QCoreApplication.translate("Counts", "%n opponent(s)", None, met_by)
        games = counted_games(int(found.games_of[i]))
        most = sorted(
            found.opponents(i).tolist(),
            key=lambda j: (-(met.games if (met := found.between(i, j)) is not None else 0), j),
        )
        often = listed(found.names[j] for j in most[:3])
        lines = [found.names[i], f"{opponents} · {games}"]
        if often:
            lines.append(self.tr("most often: {0}").format(often))
        return tuple(lines)

    def _say(self) -> None:
        if self.placed is None:
            return
        found = self.placed.found
        self.caption.setText(self.group_words())
        if self.chart.selected >= 0:
            name, *rest = self._person_words(self.chart.selected)
            self.about.setText(
                self.tr("{0}: {1} · Enter or a click again shows the player").format(name, " · ".join(rest))
            )
        else:
            notes = [self.tr("larger: more games · hollow: provisional")]
            if len(self.placed.drawn) < len(found):
                words = self.tr("the {0} with most games are drawn")
                notes.append(words.format(format_number(len(self.placed.drawn))))
            idle = found.without_games
            if idle:
                notes.append(
                    QCoreApplication.translate(
                        "Counts", "%n player(s) without a rated game left out", None, idle
                    )
                )
            self.about.setText(" · ".join(notes))
        self.changed.emit()

    # What a person does

    def _chosen(self, person: int) -> None:
        del person
        self._say()

    def _opened(self, person: int) -> None:
        if self.placed is not None:
            player_id = int(self.placed.found.player_ids[self.placed.drawn[person]])
            self.ctx.bus.asked.emit(Place("players", player_id))

    # The page

    def panels(self) -> Sequence[QWidget]:
        return (self.chart,) if self.is_shown else super().panels()

    def status_text(self) -> str:
        if not self.is_shown or self.placed is None:
            return ""
        count = self.placed.found.n_components
        return QCoreApplication.translate("Counts", "%n group(s)", None, count)

    def export(self) -> Export | None:
        placed = self.placed
        if placed is None or not self.is_shown:
            return None
        subtitle = self.subtitle()

        def sheet() -> Sheet:
            from tourney.club.chart_sheets import graph_sheet

            return graph_sheet(placed.found, subtitle)

        title = self.tr("Who plays whom")
        size = QSize(max(640, self.chart.width()), max(420, self.chart.height()))
        return Export(title, sheet, Picture(title, self.subtitle_words(), size, self.chart.paint_picture))

    def retranslate(self) -> None:
        super().retranslate()
        if self.placed is not None and self.is_shown:
            self._show(self.placed)
