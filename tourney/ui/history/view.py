"""The list of everything that was done to the club, in the place of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tourney.club.game_story import JournalEntry
from tourney.club.journal_story import journal_desks
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.history.bar import HistoryBar
from tourney.ui.history.deeds import HistoryDeeds
from tourney.ui.history.detail import ChangePane
from tourney.ui.history.kinds import Wanted, read_lines, search_lines
from tourney.ui.history.model import JournalModel
from tourney.ui.models.roles import Role
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.delegates.text import FigureCell, NameCell, TextCell, shown_text
from tourney.ui.widgets.empty import EmptyState
from tourney.ui.widgets.painting import draw_text, fit
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.rows import Index
from tourney.ui.widgets.table import Column, Table
from tourney.ui.widgets.tag import paint_tag, tag_width

MOST = 5000
"""Lines that a search shows; a file gets all of them."""

SETTLE_MS = 60


class JournalStateCell(Cell):
    """Undone: a pill. What the next undo takes back: its word in the accent."""

    def content_width(self, index: Index) -> float:
        words = shown_text(index)
        return float(tag_width(words, self.theme)) if words else 0.0

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        words = shown_text(index)
        model = index.model()
        if isinstance(model, JournalModel) and index.row() == model.next_undo:
            font, cut = fit(words, self.theme.font("second_medium"), rect.width())
            draw_text(painter, rect, cut, font, self.theme.color("accent"))
        elif words:
            paint_tag(painter, rect.left(), rect.center().y(), words, self.theme)


class JournalView(QWidget):
    """The filter, the table (or what stands there while nothing fits), and the pane of the chosen line.

    Signals
    -------
    detail_wanted
        Enter asks for the pane, which is hidden.
    narrowed
        Other lines are shown, or another one is chosen.
    """

    detail_wanted = Signal()
    narrowed = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ctx = ctx
        theme = ctx.theme
        self._wanted = Wanted()
        self._pane_wanted = False
        self.model = JournalModel(self._lines, self)
        self.bar = HistoryBar(theme, lambda: journal_desks(ctx.club))
        self.table = Table(theme)
        self.table.setObjectName("journal-table")
        self.table.setModel(self.model)
        self.table.setSelectionMode(Table.SelectionMode.SingleSelection)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.set_columns(
            (
                Column("when", 176, least=130, delegate=FigureCell(theme)),
                Column("what", 460, least=240, stretch=4, delegate=NameCell(theme)),
                Column("desk", 170, least=90, stretch=1, delegate=TextCell(theme, ink="soft")),
                Column("state", 124, least=100, delegate=JournalStateCell(theme)),
            )
        )
        self.empty = EmptyState(theme, drawing="list")
        self.strip = ProgressStrip(theme)
        self.pane = ChangePane(ctx)
        self.deeds = HistoryDeeds(ctx, self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        inset = QVBoxLayout()
        inset.setContentsMargins(16, 0, 16, 4)
        inset.addWidget(self.strip)
        left.addWidget(self.bar)
        left.addLayout(inset)
        left.addWidget(self.table, 1)
        left.addWidget(self.empty, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(left, 1)
        layout.addWidget(self.pane)

    def _connect(self) -> None:
        self.bar.changed.connect(self._narrow)
        self.bar.leave_down.connect(self._to_table)
        self.table.selectionModel().currentRowChanged.connect(self._settle.start)
        self.table.activated.connect(self._entered)
        self.table.customContextMenuRequested.connect(self._open_menu)
        self._settle.timeout.connect(self._show_line)
        self.pane.game.clicked.connect(self._show_game)
        self.strip.cancelled.connect(self.deeds.stop)
        self.deeds.began.connect(self.strip.begin)
        self.deeds.moved.connect(self.strip.set_progress)
        self.deeds.ended.connect(self.strip.end)
        self.deeds.show_line.connect(self.show_entry)

    # Reading

    def refresh(self) -> None:
        """Read the journal again; the line under the pointer of the person stays chosen."""
        self.bar.read_desks()
        self._read()

    def _read(self) -> None:
        self.model.marks_next = not self._wanted.narrow
        if self._wanted.text:
            club, wanted = self._ctx.club, self._wanted

            def work(*, progress: Progress, cancelled: CancelCheck) -> list[JournalEntry]:
                del progress
                return search_lines(club, wanted, most=MOST, stopped=cancelled)

            self._ctx.jobs.start(work, done=self._searched, lane="history-search", owner=self)
            return
        with self._kept():
            self.model.refresh()

    def _searched(self, lines: list[JournalEntry]) -> None:
        if self._wanted.text:
            with self._kept():
                self.model.show_lines(lines)

    @contextmanager
    def _kept(self) -> Iterator[None]:
        chosen = self.table.currentIndex().data(Role.KEY)
        top = self.table.verticalScrollBar().value()
        yield
        rows = self.model.rowCount()
        self.table.setVisible(rows > 0)
        self.empty.setVisible(rows == 0)
        self._say_empty()
        self.bar.say_count(rows if self._wanted.narrow and self.model.whole else None)
        row = self.model.row_of(chosen) if chosen is not None else -1
        if row >= 0:
            self.table.setCurrentIndex(self.model.index(row, 0))
            self.table.verticalScrollBar().setValue(top)
        elif rows:
            self.table.setCurrentIndex(self.model.index(0, 0))
        self.place_pane(wanted=self._pane_wanted)
        self._settle.start()
        self.narrowed.emit()

    def _narrow(self) -> None:
        wanted = self.bar.wanted()
        if wanted != self._wanted:
            self._wanted = wanted
            self._read()

    def _lines(self, limit: int, offset: int) -> Sequence[JournalEntry]:
        return read_lines(self._ctx.club, self._wanted, limit=limit, offset=offset)

    # The chosen line

    def current(self) -> JournalEntry | None:
        """Return the chosen line."""
        return self.model.line(self.table.currentIndex().row())

    def show_entry(self, entry_id: int) -> None:
        """Choose a line; what leaves it out is cleared."""
        if self._wanted.narrow:
            self.bar.clear()
        while self.model.row_of(entry_id) < 0 and self.model.canFetchMore(QModelIndex()):
            self.model.fetchMore(QModelIndex())
        row = self.model.row_of(entry_id)
        if row >= 0:
            index = self.model.index(row, 0)
            self.table.setCurrentIndex(index)
            self.table.scrollTo(index)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def place_pane(self, *, wanted: bool) -> None:
        """Show the pane beside the table, or hide it."""
        self._pane_wanted = wanted
        shown = wanted and self.model.rowCount() > 0
        if shown and self.pane.isHidden():
            self._settle.start()
        self.pane.setVisible(shown)

    def _show_line(self) -> None:
        if not self.pane.isHidden():
            self.pane.show_line(self.current())
        self.narrowed.emit()

    def _entered(self) -> None:
        if self.pane.isHidden():
            self.detail_wanted.emit()
        else:
            self._show_game()

    def _show_game(self) -> None:
        line, game_id = self.current(), self.pane.game_id
        on_show = self.pane.line
        if line is not None and on_show is not None and line.id == on_show.id and game_id is not None:
            self._ctx.bus.asked.emit(Place("games", game_id))

    # Deeds

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Return action key -> what is done with the chosen line."""
        if not self.model.rowCount():
            return {}
        found: dict[str, Callable[[], None]] = {"export": self.export}
        if not self._ctx.club.readonly:
            found |= {"turn-change": self.turn, "undo-to-here": self.back_to}
        return found

    def turn(self) -> None:
        """Undo the chosen action, or do it again."""
        line = self.current()
        if line is not None:
            self.deeds.turn(line)

    def back_to(self) -> None:
        """Undo everything down to the chosen action."""
        line = self.current()
        if line is not None:
            self.deeds.back_to(line)

    def export(self) -> None:
        """Write the lines that are shown to a file."""
        self.deeds.export(self._wanted)

    def _open_menu(self, at: QPoint) -> None:
        line, actions = self.current(), self._ctx.actions
        if line is None:
            return
        menu = QMenu(self)
        menu.setObjectName("history-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        entries = [
            (self.pane.turn.text(), actions.key("turn-change"), self.turn, self.pane.turn.isEnabled()),
            (self.pane.back.text(), actions.key("undo-to-here"), self.back_to, self.pane.back.isEnabled()),
            (self.pane.game.text(), "Enter", self._show_game, self.pane.game_id is not None),
            (self.tr("Copy"), "Ctrl+C", self.table.copy_selection, True),
        ]
        for words, key, act, possible in entries:
            action = menu.addAction(f"{words}\t{key}")
            action.setEnabled(possible)
            action.triggered.connect(_alone(act))
        menu.popup(self.table.viewport().mapToGlobal(at))

    def _to_table(self) -> None:
        if self.table.isVisible():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    # Words

    def retranslate(self) -> None:
        """Say every word again."""
        self.table.setAccessibleName(self.tr("History of all changes"))
        self.bar.retranslate()
        self.pane.retranslate()
        self._say_empty()
        if self.model.rowCount():
            self.refresh()

    def _say_empty(self) -> None:
        if self._wanted.narrow:
            self.empty.set_words(
                self.tr("No change is like that."), self.tr("Clear the filter to see all of them.")
            )
        else:
            self.empty.set_words(
                self.tr("Nothing was changed yet."),
                self.tr("Every change is listed here with its time and desk, and can be undone."),
            )


def _alone(act: Callable[[], object]) -> Callable[[], None]:
    def run() -> None:
        act()

    return run
