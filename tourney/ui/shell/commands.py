"""What the window itself carries out: clubs and files, dialogs, looks."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tourney.core.errors import StorageError, TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base import icons
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.i18n import format_date, format_time
from tourney.ui.base.saving import file_stem
from tourney.ui.base.settings import TEXT_SCALES, RecentClub, clubs_folder
from tourney.ui.shell.club_menu import ClubMenu
from tourney.ui.shell.clubs import SUFFIX
from tourney.ui.widgets.showing import show_dialog

if TYPE_CHECKING:
    from tourney.ui.shell.face import Face
    from tourney.ui.shell.workspace import Workspace

OF_A_CLUB = ("save-copy", "restore", "close-club", "export", "export-club")


class WindowCommands(QObject):
    """Binds the window's actions; dialogs are modules of their own, imported when first asked for."""

    def __init__(self, face: Face, window: QWidget) -> None:
        super().__init__(window)
        self._face, self._window = face, window
        self._services = face.services
        self._crash: QDialog | None = None
        self._advice: QDialog | None = None
        self._once_open: tuple[Path, Notice] | None = None
        """What is said when the club at this path opens."""
        self._services.actions.bind(
            {
                "find": face.palette_box.open,
                "new-club": self.new_club,
                "open-club": self.open_club,
                "demo": face.clubs.open_demo,
                "import": self.import_sheet,
                "import-paste": self.import_pasted,
                "settings": self.show_settings,
                "shortcuts": self.show_shortcuts,
                "guide": self.show_guide,
                "about": self.show_about,
                "text-larger": self.larger,
                "text-smaller": self.smaller,
                "text-normal": self.normal,
                "quit": self.quit,
            }
        )
        for spec in self._services.actions.specs:
            if spec.icon:
                icons.dress(self._services.actions.action(spec.key), spec.icon, self._services.theme)

    def club_opened(self, workspace: Workspace) -> None:
        """Offer what needs an open club."""
        services = self._services
        services.actions.bind(
            {
                "save-copy": self.save_copy,
                "restore": self.restore,
                "close-club": self.close_club,
                # For pages without a document of their own.
                "export": self.export_club,
                "export-club": self.export_club,
            }
        )
        ClubMenu(
            services.theme,
            services.actions,
            services.settings,
            workspace.top_bar.club_menu,
            self._face.open_club,
        )
        self._say_once_open(workspace)

    def club_closed(self) -> None:
        """Offer it no more."""
        self._services.actions.unbind(list(OF_A_CLUB))

    # Clubs

    def new_club(self, name: str = "", *, dropped: Callable[[], None] | None = None) -> None:
        """Ask for a name and make the club; *dropped* is called when the person leaves it at that."""
        from tourney.ui.dialogs.new_club import NewClubDialog

        dialog = NewClubDialog(self._services.theme, self._folder(), self._face.clubs.create, self._window)
        if name:
            dialog.name.set_text(name)
            dialog.name.edit.selectAll()
        if dropped is not None:
            dialog.rejected.connect(dropped)
        show_dialog(dialog)

    def open_club(self) -> None:
        """Ask for a club file and open it."""
        pattern = self.tr("Tourney clubs (*{0} *.json);;All files (*)").format(SUFFIX)
        path = self._ask_open(self.tr("Open a club"), pattern)
        if path is not None:
            self._face.take_file(path)

    def make_club(self, document: Path) -> None:
        """Ask where the club of a JSON document is to lie, make it there and open it."""
        target = self._ask_new(self.tr("Make a club of {0}").format(document.name), document.stem)
        if target is None:
            return

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            from tourney.club import club_file

            club_file.make_club(document, target)
            return target

        self._services.jobs.start(work, done=self._face.open_club, owner=self)

    def export_club(self) -> None:
        """Ask what of the club is to be written to a file."""
        workspace = self._face.workspace
        if workspace is None:
            return
        from tourney.ui.dialogs.export_club import ExportDialog

        show_dialog(ExportDialog(workspace.ctx, workspace.pages.key, self._window))

    def find_moved(self, club: RecentClub) -> None:
        """Ask where a club went, open it, and forget the old place."""
        pattern = self.tr("Tourney clubs (*{0});;All files (*)").format(SUFFIX)
        path = self._ask_open(self.tr("Where is {0} now?").format(club.name), pattern)
        if path is not None:
            self._services.settings.forget_club(club.path)
            self._face.open_club(path)

    def close_club(self) -> None:
        """Close the club and show the Start page."""
        self._face.close_club()
        self._services.settings.last_club = ""
        self._face.show_start()

    def import_sheet(self) -> None:
        """Ask for a file of players, games or an event and show what it would bring."""
        from tourney.club.formats import import_suffixes

        known = " ".join(f"*{suffix}" for suffix in import_suffixes())
        pattern = self.tr("Tables and reports ({0});;All files (*)").format(known)
        dialog = QFileDialog(self._window, self.tr("Import a file"), str(self._folder()), pattern)
        dialog.setObjectName("import-file")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._import_chosen)
        dialog.open()

    def _import_chosen(self, name: str) -> None:
        self._face.import_file(Path(name))

    def import_pasted(self) -> None:
        """Show what the text in the clipboard would bring."""
        self._face.import_text(QGuiApplication.clipboard().text())

    def save_copy(self) -> None:
        """Ask for a place and write a complete copy of the club there."""
        workspace = self._face.workspace
        if workspace is None:
            return
        club = workspace.ctx.club
        path = self._ask_new(self.tr("Save a copy"), file_stem(self.tr("{0} copy").format(club.name)))
        if path is None:
            return

        def work(*, progress: Progress, cancelled: CancelCheck) -> int:
            from tourney.club import files

            return files.save_copy(club, path, progress=progress, cancelled=cancelled)

        def done(lost: int) -> None:
            self._face.notice(retold(lambda: self._copied(path, lost)))

        self._services.jobs.start(work, done=done, owner=self)

    def copy_file(self, source: Path) -> None:
        """Ask for a place for a copy of a file that cannot be changed where it is, and open the copy."""
        path = self._ask_new(self.tr("Save a copy"), source.stem)
        if path is None:
            return

        def work(*, progress: Progress, cancelled: CancelCheck) -> int:
            from tourney.club import files

            return files.copy_file(source, path, progress=progress, cancelled=cancelled)

        def done(lost: int) -> None:
            if lost:
                told = retold(lambda: Notice(self.tr("This is the copy now."), self._not_taken(path, lost)))
                self._once_open = path, told
            self._face.open_club(path)

        self._services.jobs.start(work, done=done, owner=self)

    def restore(self) -> None:
        """Let the person choose a backup of the open club."""
        workspace = self._face.workspace
        if workspace is not None and workspace.ctx.club.path is not None:
            self.restore_file(workspace.ctx.club.path)

    def restore_file(self, path: Path) -> None:
        """Let the person choose a backup of a club file, open or not."""
        from tourney.club import files
        from tourney.ui.dialogs.restore import RestoreDialog

        try:
            backups = files.list_backups(path)
        except TourneyError as error:
            self._services.faults.report(error)
            return

        def restore(backup: Path) -> None:
            at = next(one.at for one in backups if one.path == backup)
            self._restore(path, backup, at)

        show_dialog(RestoreDialog(self._services.theme, backups, restore, self._window))

    def _restore(self, path: Path, backup: Path, at: dt.datetime) -> None:
        desk = self._services.settings.desk_name
        self._face.close_club()

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            from tourney.club import files

            files.restore(path, backup, desk=desk)
            return path

        def failed(error: Exception) -> None:
            self._services.faults.report(error)
            self._face.open_club(path)

        def done(path: Path) -> None:
            self._once_open = path, retold(lambda: self._restored(at))
            self._face.open_club(path)

        self._services.jobs.start(work, done=done, failed=failed, owner=self)

    def _say_once_open(self, workspace: Workspace) -> None:
        """Tell of the file that has just come back or been copied, when it is that club that opened."""
        once_open, self._once_open = self._once_open, None
        if once_open is not None and once_open[0] == workspace.ctx.club.path:
            workspace.notices.say(once_open[1])

    def _restored(self, at: dt.datetime) -> Notice:
        words = self.tr("The club is as it was on {0}, {1}.", "a day and a time")
        fact = words.format(format_date(at.date()), format_time(at.time()))
        return Notice(fact, self.tr("What it was before is kept among the backups."))

    def _copied(self, path: Path, lost: int) -> Notice:
        if lost:
            return Notice(self.tr("A copy was saved."), self._not_taken(path, lost))
        words = self.tr("{0} holds everything up to now; the club itself stays open.")
        return Notice(self.tr("A copy was saved."), words.format(path))

    def _not_taken(self, path: Path, lost: int) -> str:
        """Return the words for pictures of votes that did not come along with a copy."""
        pictures = QCoreApplication.translate("Counts", "%n picture(s)", None, lost)
        words = self.tr("{0} of its votes could not be copied beside {1}. Everything else is in it.")
        return words.format(pictures, path)

    def quit(self) -> None:
        """Close the window; nothing needs saving."""
        self._window.close()

    # Looks

    def larger(self) -> None:
        """Make the words one step larger."""
        self._scale(1)

    def smaller(self) -> None:
        """Make the words one step smaller."""
        self._scale(-1)

    def normal(self) -> None:
        """Give the words their usual size."""
        self._set_scale(1.0)

    def _scale(self, step: int) -> None:
        now = self._services.theme.text_scale
        nearest = min(range(len(TEXT_SCALES)), key=lambda at: abs(TEXT_SCALES[at] - now))
        self._set_scale(TEXT_SCALES[min(max(nearest + step, 0), len(TEXT_SCALES) - 1)])

    def _set_scale(self, scale: float) -> None:
        self._services.settings.text_scale = scale
        self._services.theme.set_text_scale(scale)

    # Dialogs

    def show_settings(self) -> None:
        """Show the settings of this computer."""
        from tourney.ui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._services, self._window)
        dialog.finished.connect(self._settings_closed)
        show_dialog(dialog)

    def show_shortcuts(self) -> None:
        """Show all keys."""
        from tourney.ui.dialogs.shortcuts import ShortcutSheet

        show_dialog(ShortcutSheet(self._services.theme, self._window))

    def show_guide(self) -> None:
        """Show how a first night goes."""
        from tourney.ui.dialogs.guide import GuideDialog

        show_dialog(GuideDialog(self._services.theme, self._window))

    def show_about(self) -> None:
        """Show what this program is."""
        from tourney.ui.dialogs.about import AboutDialog

        log_file = self._services.faults.log_file
        folder = str(log_file.parent) if log_file is not None else ""
        show_dialog(AboutDialog(self._services.theme, folder, self._window))

    def show_crash(self, report: str) -> None:
        """Show a bug once; a second one while the dialog stands goes to the log alone."""
        if self._crash is not None:
            return
        from tourney.ui.dialogs.crash import CrashDialog

        log_file = self._services.faults.log_file
        self._crash = CrashDialog(self._services.theme, report, log_file, self._window)
        self._crash.finished.connect(self._crash_closed)
        show_dialog(self._crash)

    def show_advice(self, error: StorageError) -> None:
        """Show a fault of the world with the ways on; one dialog at a time."""
        if self._advice is not None:
            return
        from tourney.ui.dialogs.advice import AdviceDialog

        workspace = self._face.workspace
        save_copy = self.save_copy if workspace is not None else None
        ways = self._ways_from_missing(workspace) if error.code == "missing" else ()
        self._advice = AdviceDialog(self._services.theme, error, self._window, save_copy=save_copy, ways=ways)
        self._advice.finished.connect(self._advice_closed)
        show_dialog(self._advice)

    def _ways_from_missing(self, workspace: Workspace | None) -> tuple[tuple[str, Callable[[], None]], ...]:
        """Return what can be done when the file of the open club was moved away or deleted."""
        path = workspace.ctx.club.path if workspace is not None else None
        if path is None or path.is_file():
            return ()
        # Its name is in the file; what is left of it is the name of the file.
        gone = RecentClub(str(path), path.stem)
        return (
            (self.tr("Find it…"), lambda: self.find_moved(gone)),
            (self.tr("Restore a backup…"), lambda: self.restore_file(path)),
            (self.tr("Back to Start"), self.close_club),
        )

    def _settings_closed(self) -> None:
        workspace = self._face.workspace
        if workspace is not None:
            workspace.ctx.club.desk = self._services.settings.desk_name

    def _crash_closed(self) -> None:
        # After the errors that the dialog's own closing may have set off.
        QTimer.singleShot(0, self, self._forget_crash)

    def _forget_crash(self) -> None:
        self._crash = None

    def _advice_closed(self) -> None:
        self._advice = None

    # Files

    def _folder(self) -> Path:
        recent = self._services.settings.recent_clubs()
        if recent and Path(recent[0].path).parent.is_dir() and "demo" not in Path(recent[0].path).parts:
            return Path(recent[0].path).parent
        return clubs_folder()

    def _ask_new(self, title: str, stem: str) -> Path | None:
        """Ask where a new club file is to lie, proposed under this name without its ending."""
        proposed = self._folder() / f"{stem}{SUFFIX}"
        while True:
            name, _ = QFileDialog.getSaveFileName(self._window, title, str(proposed), f"*{SUFFIX}")
            path = Path(name)
            if not name or path.suffix.lower() == SUFFIX:
                return path if name else None
            # The part behind a point is no ending: "St. John".
            proposed = path.with_name(path.name + SUFFIX)
            if not proposed.exists():
                return proposed
            # The dialog knows the other name alone; asked again, it warns of the file that is there.

    def _ask_open(self, title: str, pattern: str) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(self._folder()), pattern)
        return Path(name) if name else None
