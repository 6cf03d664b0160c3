"""What a person does with a line of the history: undo it, redo it, go back to it, write it down."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from tourney.club.club import Done
from tourney.club.game_story import JournalEntry
from tourney.club.journal_story import journal_sheet
from tourney.club.journal_turns import WayBack, done_since, undo_back_to
from tourney.core.errors import BlockedError, Cancelled, TourneyError
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.core.topics import Topic
from tourney.ui.base import i18n, tables
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.base.saving import saving
from tourney.ui.history.kinds import Wanted, search_lines
from tourney.ui.models.games import counted
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.showing import show_dialog


class HistoryDeeds(QObject):
    """Carries it out in a worker: to undo an import takes a moment. One thing at a time.

    Signals
    -------
    began : str
        Something that may last is under way, in words.
    moved : int, int
        So many of so many steps are done.
    ended
        It is over.
    show_line : int
        The line that stands in the way is to be shown.
    """

    began = Signal(str)
    moved = Signal(int, int)
    ended = Signal()
    show_line = Signal(int)

    def __init__(self, ctx: Context, view: QWidget) -> None:
        super().__init__(view)
        self._ctx = ctx
        self._view = view
        self._stop: threading.Event | None = None

    @property
    def busy(self) -> bool:
        """True while something is under way."""
        return self._stop is not None

    def stop(self) -> None:
        """Leave what is under way where it is."""
        if self._stop is not None:
            self._stop.set()

    # Turning

    def turn(self, line: JournalEntry) -> None:
        """Undo exactly this action, or do it again."""
        if self.busy or line.kind != "do" or line.state not in ("done", "undone"):
            return
        club, back = self._ctx.club, line.state == "done"

        def work(*, progress: Progress, cancelled: CancelCheck) -> Done:
            del progress, cancelled
            return club.undo(entry_id=line.id) if back else club.redo(entry_id=line.id)

        def done(done: Done) -> None:
            self._end()
            self._ctx.bus.turned.emit(done, back)
            self._ctx.tell(done, announce=False)

        self._begin(self.tr("Undoing…") if back else self.tr("Redoing…"))
        self._ctx.jobs.start(work, done=done, failed=self._refused, owner=self)

    def back_to(self, line: JournalEntry) -> None:
        """Ask once, with the number, and then undo everything down to this action."""
        if self.busy or line.kind != "do" or line.state != "done":
            return
        count = len(done_since(self._ctx.club, line.id))
        if count == 1:
            self.turn(line)
            return
        words = QCoreApplication.translate("Counts", "Undo %n change(s)?", None, count)
        dialog = Dialog(self._ctx.theme, counted(words, count), "", self._view.window())
        dialog.setObjectName("history-back-dialog")
        detail = self.tr("Everything from the newest change down to “{0}”. Each can be done again.")
        dialog.set_detail(detail.format(shown(line.label)))
        leave = dialog.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        go = dialog.add_verb(self.tr("Undo them"), kind="primary", result=Dialog.DialogCode.Accepted.value)
        go.setObjectName("history-back-confirm")
        dialog.set_safe(leave)
        dialog.accepted.connect(lambda: self.go_back_to(line))
        show_dialog(dialog)

    def go_back_to(self, line: JournalEntry) -> None:
        """Undo everything down to this action without asking."""
        club, stop = self._ctx.club, self._begin(self.tr("Undoing…"))

        def work(*, progress: Progress, cancelled: CancelCheck) -> WayBack:
            return undo_back_to(
                club, line.id, progress=progress, stopped=lambda: stop.is_set() or cancelled()
            )

        self._ctx.jobs.start(
            work, done=self._went, failed=self._refused, progress=self.moved.emit, owner=self
        )

    def _went(self, way: WayBack) -> None:
        self._end()
        if way.count:
            self._ctx.bus.changed.emit(way.topics | {Topic.JOURNAL})

        def told() -> Notice:
            count = way.count
            words = QCoreApplication.translate("Counts", "%n change(s) undone.", None, count)
            return Notice(counted(words, count), self._rest(way.stopped), self._ways(way.stopped))

        self._ctx.bus.noticed.emit(retold(told))

    def _refused(self, error: Exception) -> None:
        self._end()
        if not isinstance(error, BlockedError) or error.entry_id is None:
            self._ctx.faults.report(error)
            return
        blocked = error

        def told() -> Notice:
            return Notice(self.tr("Nothing was changed."), self._rest(blocked), self._ways(blocked))

        self._ctx.bus.noticed.emit(retold(told))

    def _rest(self, error: TourneyError | None) -> str:
        return "" if error is None else self._ctx.sentence(error)

    def _ways(self, error: TourneyError | None) -> tuple[tuple[str, Callable[[], None]], ...]:
        entry_id = error.entry_id if isinstance(error, BlockedError) else None
        if entry_id is None:
            return ()
        return ((self.tr("Show that change"), lambda: self.show_line.emit(entry_id)),)

    def _begin(self, words: str) -> threading.Event:
        self._stop = threading.Event()
        self.began.emit(words)
        return self._stop

    def _end(self) -> None:
        self._stop = None
        self.ended.emit()

    # Export

    def export(self, wanted: Wanted) -> QFileDialog:
        """Ask for a file and write the lines that are shown, with every field they changed."""
        club = self._ctx.club
        dialog = saving(
            self._view.window(),
            self.tr("Export the history"),
            self.tr("{0} history").format(club.name),
            partial(self.write, wanted),
            key="history-export-file",
            beside=club.path,
        )
        tables.offer(dialog, self._ctx.settings, self.tr("Web page (*.html)"))
        dialog.setDefaultSuffix("csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def write(self, wanted: Wanted, path: Path) -> None:
        """Write the lines that fit to a file, and say so; Cancel leaves no file."""
        if self.busy:
            return
        club, options = self._ctx.club, tables.options(self._ctx.settings)
        stop = self._begin(self.tr("Writing the history…"))

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path | None:
            from tourney.club import reports

            def left() -> bool:
                return stop.is_set() or cancelled()

            lines = search_lines(club, wanted, stopped=left)
            try:
                sheet = journal_sheet(club, _counted(lines, progress, left))
            except Cancelled:
                return None
            reports.write_sheet(sheet, path, i18n.translate, options=options)
            return path

        self._ctx.jobs.start(
            work, done=self._written, failed=self._not_written, progress=self.moved.emit, owner=self
        )

    def _written(self, path: Path | None) -> None:
        self._end()
        if path is not None:
            self._ctx.bus.noticed.emit(retold(lambda: Notice(self.tr("The history was written."), str(path))))

    def _not_written(self, error: Exception) -> None:
        self._end()
        self._ctx.faults.report(error)


def _counted(
    lines: Sequence[JournalEntry], progress: Progress, cancelled: CancelCheck
) -> Iterator[JournalEntry]:
    """Give the lines one by one and tell how many were taken."""
    for number, line in enumerate(lines):
        checkpoint(number, len(lines), progress, cancelled)
        yield line
