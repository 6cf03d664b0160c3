"""The window: the Start page, or the workspace of the club that is open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from tourney.core.errors import StorageError, TourneyError
from tourney.ui.base import icons
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Services, with_club
from tourney.ui.base.errors import sentence
from tourney.ui.base.settings import RecentClub
from tourney.ui.pages.start import StartPage
from tourney.ui.shell.clubs import SUFFIX, Clubs, two_parts
from tourney.ui.shell.commands import WindowCommands
from tourney.ui.shell.entries import PAGES, PageEntry
from tourney.ui.shell.find import Finder
from tourney.ui.shell.keys import KeyGuard
from tourney.ui.shell.notices import NoticeStack
from tourney.ui.shell.opening import Opening
from tourney.ui.shell.palette import Palette
from tourney.ui.widgets.showing import show_dialog

if TYPE_CHECKING:
    from tourney.club.club import Club
    from tourney.club.importing import Source
    from tourney.ui.shell.workspace import Workspace

SHEETS = (".csv", ".tsv", ".tab", ".txt", ".xlsx", ".trf", ".trfx", ".trf16", ".trf26")
DOCUMENT = ".json"
TAKES_PASTE = ("games", "players")
"""Pages on which Ctrl+V outside a field brings in what was copied."""


class MainWindow(QWidget):
    """One window, one club at a time; a club's workspace is made anew each time one opens.

    Signals
    -------
    club_opened
        A workspace stands; for whoever waits for it (the start, tests, pictures).
    """

    club_opened = Signal()

    def __init__(self, services: Services, app: QApplication, entries: Sequence[PageEntry] = PAGES) -> None:
        super().__init__()
        self.services = services
        self._entries = entries
        self.workspace: Workspace | None = None
        self._import_next: Path | Source | None = None
        self.setObjectName("main-window")
        self.setWindowTitle("Tourney")
        self.setWindowIcon(icons.app_icon())
        self.setAcceptDrops(True)
        self.setMinimumSize(QSize(760, 520))
        self.clubs = Clubs(services, self)
        self.finder = Finder(services.actions, self)
        self.start_notices = NoticeStack(services.theme)
        self.start = StartPage(services, self.start_notices)
        self.opening = Opening(services.theme)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.start)
        self.stack.addWidget(self.opening)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.palette_box = Palette(services.theme, services.actions, self.finder, self)
        self.key_guard = KeyGuard(app, services.actions, self)
        self.commands = WindowCommands(self, self)
        services.actions.attach(self)
        self._connect()
        self._restore_geometry()

    def show_start(self) -> None:
        """Show the Start page."""
        self.stack.setCurrentWidget(self.start)
        self.start.refresh()

    def open_club(self, path: Path) -> None:
        """Open a club file in place of the one that is open."""
        self.clubs.open(path)

    def close_club(self) -> None:
        """Let go of the club, remembering how it was; nothing needs saving."""
        workspace = self.workspace
        if workspace is None:
            return
        self.workspace = None
        self.finder.look_in(None)
        club = workspace.ctx.club
        if club.path is None or club.path.is_file():
            try:
                self.clubs.remember(club)
            except TourneyError as error:
                self.services.faults.report(error)
        workspace.end()
        self.stack.removeWidget(workspace)
        workspace.deleteLater()
        self.commands.club_closed()
        club.close()
        self.setWindowTitle("Tourney")

    def import_file(self, path: Path) -> None:
        """Look at a spreadsheet, into the open club or into one to be named first."""
        if not path.is_file():
            self._tell_no_file(path)
            return
        if self.workspace is None:
            self._import_next = path
            self.commands.new_club(path.stem, dropped=self._forget_import)
            return
        self._look_at(path)

    def import_text(self, text: str) -> None:
        """Look at a text of the clipboard, into the open club or into one to be named first."""
        from tourney.club import importing

        try:
            source = importing.pasted(text)
        except TourneyError as error:
            self.services.faults.report(error)
            return
        if self.workspace is None:
            self._import_next = source
            self.commands.new_club(dropped=self._forget_import)
        else:
            self._look_at(source)

    def _look_at(self, document: Path | Source) -> None:
        from tourney.ui.dialogs.import_preview import ImportPreviewDialog

        if self.workspace is None:
            return
        dialog = ImportPreviewDialog(self.workspace.ctx, document, self)
        dialog.wants_file.connect(self.commands.import_sheet)
        show_dialog(dialog)

    def _forget_import(self) -> None:
        """Nobody named a club for the spreadsheet: the next club that opens has nothing to do with it."""
        self._import_next = None

    def take_file(self, path: Path) -> None:
        """Open a club file, or import a table or a report: whatever was dropped or named."""
        if path.suffix.lower() in SHEETS:
            self.import_file(path)
        elif path.suffix.lower() == DOCUMENT:
            self.commands.make_club(path)
        else:
            self.open_club(path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        workspace = self.workspace
        on_page = workspace is not None and workspace.pages.key in TAKES_PASTE
        if event.matches(QKeySequence.StandardKey.Paste) and on_page:
            self.services.actions.run("import-paste")
        else:
            super().keyPressEvent(event)

    def notice(self, notice: Notice) -> None:
        """Show a notice where the person looks."""
        stack = self.workspace.notices if self.workspace is not None else self.start_notices
        stack.say(notice)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.services.actions.retranslate()
            self.palette_box.retranslate()
            if self.workspace is not None:
                self.workspace.retranslate()
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.take_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        settings = self.services.settings
        settings.geometry = self.saveGeometry()
        club_path = self.workspace.ctx.club.path if self.workspace is not None else None
        self.close_club()
        settings.last_club = str(club_path) if club_path is not None else ""
        settings.sync()
        self.services.jobs.close()
        super().closeEvent(event)

    def _connect(self) -> None:
        services = self.services
        self.clubs.opened.connect(self._opened)
        self.clubs.refused.connect(self._refused)
        self.clubs.busy.connect(self._busy)
        self.clubs.wants_file.connect(self.commands.open_club)
        self.clubs.wants_restore.connect(self.commands.restore_file)
        self.clubs.wants_copy.connect(self.commands.copy_file)
        self.start.chosen.connect(self._chosen)
        services.faults.refused.connect(self._tell_refusal)
        services.faults.stored_badly.connect(self._tell_storage)
        services.faults.crashed.connect(self.commands.show_crash)
        services.jobs.failed.connect(services.faults.report)

    def _opened(self, club: Club) -> None:
        import datetime as dt

        from tourney.club import desk
        from tourney.ui.shell.workspace import Workspace

        self.close_club()
        tonight = desk.tonight(club, dt.date.today())
        ctx = with_club(self.services, club, tonight.id if tonight is not None else None)
        workspace = Workspace(ctx, self._entries)
        self.workspace = workspace
        self.finder.look_in(ctx)
        self.start_notices.clear()
        self.stack.addWidget(workspace)
        self.stack.setCurrentWidget(workspace)
        self.commands.club_opened(workspace)
        workspace.renamed.connect(self._retitle)
        self._retitle()
        workspace.begin()
        self.clubs.remember(club)
        self.services.settings.last_club = str(club.path or "")
        if club.warning is not None:
            from tourney.ui.base.i18n import shown

            warning = club.warning
            workspace.notices.say(retold(lambda: Notice(*two_parts(shown(warning)))))
        self.club_opened.emit()
        document, self._import_next = self._import_next, None
        if document is not None:
            self._look_at(document)

    def _refused(self, notice: Notice) -> None:
        self._import_next = None
        if self.workspace is None:
            self.show_start()
        self.notice(notice)

    def _busy(self, name: str) -> None:
        if self.workspace is not None:
            return
        self.opening.set_name(name)
        if name:
            self.stack.setCurrentWidget(self.opening)
            self.opening.setFocus()

    def _chosen(self, club: RecentClub) -> None:
        path = Path(club.path)
        if path.is_file():
            self.open_club(path)
        else:
            self.commands.find_moved(club)

    def _tell_refusal(self, error: TourneyError) -> None:
        self.notice(retold(lambda: Notice(*two_parts(sentence(error)))))

    def _tell_no_file(self, path: Path) -> None:
        def told() -> Notice:
            fact = self.tr("There is no file “{0}”.").format(path.name)
            return Notice(fact, self.tr("It may have been moved or renamed."))

        self.notice(retold(told))

    def _tell_storage(self, error: StorageError) -> None:
        self.commands.show_advice(error)

    def _retitle(self) -> None:
        if self.workspace is not None:
            self.setWindowTitle(f"{self.workspace.ctx.club.name} – Tourney")

    def _restore_geometry(self) -> None:
        geometry = self.services.settings.geometry
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            room = self.screen().availableSize()
            self.resize(min(1440, room.width()), min(900, room.height()))


def _dropped(event: QDropEvent) -> Path | None:
    """Return the one file that is being dropped and that we can take."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in (SUFFIX, DOCUMENT, *SHEETS) else None
