"""Choose an engine: the list at the left, its settings in the middle, the new list at the right."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.club import engine_preview
from tourney.club.commands import SetSetting
from tourney.club.engine_choice import EngineChoice, recalled
from tourney.club.engine_preview import Preview, preview
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.base.jobs import Job
from tourney.ui.engine.cells import EngineCell
from tourney.ui.engine.form_column import FormColumn
from tourney.ui.engine.preview_pane import PreviewPane
from tourney.ui.models.engine_list import EngineListModel
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.surface import Surface

LIST_WIDE = 252
NARROW = 1060
"""Below this width the list of engines becomes a box above the settings."""

PAUSE_MS = 300
"""A person who types a number is not interrupted by a replay for each figure."""

LANE = "engine-preview"


class ChoosePane(QWidget):
    """Holds what is wanted, tries it in a worker, and hands it to the club when told to.

    Signals
    -------
    changed
        What is wanted, or what is in use, is another.
    """

    changed = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.in_use: EngineChoice | None = None
        self.wanted: EngineChoice | None = None
        self._drafts: dict[str, EngineChoice] = {}
        self._tried: Preview | None = None
        self._job: Job | None = None
        self.engines = EngineListModel(self)
        self.list = ListView(ctx.theme, lines=2)
        self.list.setObjectName("engine-list")
        self.list.setItemDelegate(EngineCell(ctx.theme))
        self.list.setModel(self.engines)
        self.form = FormColumn(ctx)
        self.pane = PreviewPane(ctx)
        for engine in self.engines.engines:
            self.form.pick.add(engine.key, shown(engine.label))
        self._left = Surface(ctx.theme, "panel", right=True)
        inside = QVBoxLayout(self._left)
        inside.setContentsMargins(0, 0, 1, 0)
        inside.addWidget(self.list)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._left)
        row.addWidget(self.form)
        row.addWidget(self.pane, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.try_out)
        self.list.selectionModel().currentChanged.connect(self._row_changed)
        self.form.engine_picked.connect(self.choose_engine)
        self.form.edited.connect(self._edited)
        self.form.used.connect(self.use)
        self.form.reverted.connect(self.revert)
        self.pane.cancelled.connect(self.cancel)
        self.pane.again.connect(self.try_out)
        self.pane.table.chosen.connect(self._show_player)
        ctx.theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    # What the page asks

    def read_settings(self) -> None:
        """Take over how the club rates, where it rates by something else than before."""
        used = engine_preview.in_use(self.ctx.club)
        if used == self.in_use:
            return
        self.in_use = used
        self.engines.set_in_use(used.engine.key)
        self._drafts.clear()
        self._want(used)

    def read_ratings(self) -> None:
        """Work the new list out again: the games, the people or the ratings are others."""
        rated = self.ctx.club.rated
        if rated is None or rated.choice != self.in_use:
            self._tried = None
            self.pane.show_waiting()
            self._say_state()
        else:
            self.try_out()

    def panels(self) -> tuple[QWidget, ...]:
        """Return where F6 stops."""
        first = self.form.pick if self.narrow else self.list
        table = self.pane.stack.currentWidget() is self.pane.table
        last: tuple[QWidget, ...] = (self.pane.filter, self.pane.table) if table else ()
        return (first, self.form.first_field(), *last)

    @property
    def narrow(self) -> bool:
        """True where the list of engines has no room."""
        return self._left.isHidden()

    @property
    def busy(self) -> bool:
        """True while a list is being worked out, or about to be."""
        return self._job is not None or self._timer.isActive()

    @property
    def wrong(self) -> bool:
        """True while something is filled in that no engine takes."""
        return self.in_use is not None and self.wanted is None

    def retranslate(self) -> None:
        """Set every text again."""
        self.list.setAccessibleName(self.tr("Engines"))
        self.engines.retranslate()
        for at, engine in enumerate(self.engines.engines):
            self.form.pick.setItemText(at, shown(engine.label))
        self.form.retranslate()
        self.pane.retranslate()

    def restyle(self) -> None:
        """Keep the widths in step with the words."""
        self._left.setFixedWidth(self.ctx.theme.px(LIST_WIDE))
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        narrow = self.width() < self.ctx.theme.px(NARROW)
        moved = narrow != self._left.isHidden()
        had = self.list.hasFocus() or self.form.pick.hasFocus()
        self._left.setVisible(not narrow)
        self.form.set_narrow(narrow)
        if moved and had:
            (self.form.pick if narrow else self.list).setFocus()

    # Wanting

    def choose_engine(self, key: str) -> None:
        """Fill in another engine: as it was left here, as it is in use, or as it comes."""
        if self.in_use is None:
            return
        used = self.in_use if self.in_use.engine.key == key else None
        self._want(self._drafts.get(key) or used or recalled(self.ctx.club.settings(), key))
        self.try_out()

    def try_choice(self, choice: EngineChoice) -> None:
        """Fill in a choice made elsewhere (by tuning), and work its list out."""
        self._want(choice)
        self._drafts[choice.engine.key] = choice
        self.try_out()

    def revert(self) -> None:
        """Fill in again what is in use."""
        self._drafts.clear()
        if self.in_use is not None:
            self._want(self.in_use)
            self.try_out()
        (self.form.pick if self.narrow else self.list).setFocus()

    def _want(self, choice: EngineChoice) -> None:
        self.wanted = choice
        self.form.show_choice(choice)
        row = self.engines.row_of(choice.engine.key)
        if row != self.list.currentIndex().row():
            chosen = QItemSelectionModel.SelectionFlag.ClearAndSelect
            blocked = self.list.selectionModel().blockSignals(True)
            self.list.selectionModel().setCurrentIndex(self.engines.index(row), chosen)
            self.list.selectionModel().blockSignals(blocked)
            self.list.viewport().update()
        self._say_state()

    def _edited(self) -> None:
        self.wanted = self.form.read()
        if self.wanted is None:
            self._end()
            self._timer.stop()
        else:
            self._drafts[self.wanted.engine.key] = self.wanted
            self._timer.start()
        self._say_state()

    def _row_changed(self, now: QModelIndex) -> None:
        if now.isValid():
            self.choose_engine(self.engines.engines[now.row()].key)

    # Trying

    def try_out(self) -> None:
        """Work out the list by what is wanted; the latest wish wins."""
        self._timer.stop()
        wanted, club, rated = self.wanted, self.ctx.club, self.ctx.club.rated
        if wanted is None or rated is None:
            return
        self._end()

        def work(*, progress: Progress, cancelled: CancelCheck) -> Preview:
            return preview(club, wanted, progress=progress, cancelled=cancelled)

        self._job = self.ctx.jobs.start(
            work,
            done=self._done,
            failed=self._failed,
            progress=self.pane.progress.set_progress,
            lane=LANE,
            owner=self,
        )
        self.pane.begin(shown(wanted.engine.label))
        self._say_state()

    def cancel(self) -> None:
        """Wait no longer for the list."""
        if self.busy:
            self._timer.stop()
            self._end()
            self.pane.stop(stopped=True)
            self._say_state()

    def _end(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self.pane.stop(stopped=False)

    def _done(self, found: Preview) -> None:
        self._job = None
        self._tried = found
        self.pane.show_preview(found)
        self._say_state()

    def _failed(self, error: Exception) -> None:
        self._job = None
        self._tried = None
        if isinstance(error, TourneyError):
            self.pane.fail(self.ctx.sentence(error))
        else:
            self.pane.stop(stopped=True)
            self.ctx.faults.report(error)
        self._say_state()

    # Taking

    def use(self) -> None:
        """Let the club rate by what is wanted, once its list has been shown."""
        if self.form.use.isEnabled() and self.wanted is not None:
            self.ctx.attempt(SetSetting("engine", self.wanted.setting()))

    def _say_state(self) -> None:
        tried = self._tried is not None and self._tried.choice == self.wanted
        differs = self.wanted is None or self.wanted != self.in_use
        self.form.set_state(
            ready=tried and self._job is None, differs=differs, editable=not self.ctx.club.readonly
        )
        self.changed.emit()

    def _show_player(self, player_id: int) -> None:
        self.ctx.bus.asked.emit(Place("players", player_id))
