"""Opens, makes and closes club files, off the GUI thread, and says in words what went wrong."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tourney.core.errors import StorageError, TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Services
from tourney.ui.base.errors import sentence
from tourney.ui.base.settings import RecentClub, data_folder

if TYPE_CHECKING:
    from tourney.club.club import Club

SUFFIX = ".tourney"


class Clubs(QObject):
    """The only place that opens a club.

    Signals
    -------
    opened : Club
        A club is open; whoever listens owns it.
    refused : Notice
        It could not be opened, with the ways on as buttons.
    wants_file
        The person wants to choose a file (a club that moved).
    wants_restore : Path
        The person wants a backup of this file back.
    wants_copy : Path
        The person wants a copy of this file, where it can be changed.
    busy : str
        A name is being opened; empty when that ended.
    """

    opened = Signal(object)
    refused = Signal(object)
    wants_file = Signal()
    wants_restore = Signal(object)
    wants_copy = Signal(object)
    busy = Signal(str)

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services

    def open(self, path: Path, *, readonly: bool = False) -> None:
        """Open a club file; the answer comes as a signal."""
        desk = self._services.settings.desk_name

        def work(*, progress: Progress, cancelled: CancelCheck) -> Club:
            del progress, cancelled
            from tourney.club.club import Club

            return Club.open(path, readonly=readonly, desk=desk)

        self._start(work, path)

    def create(self, path: Path, name: str) -> None:
        """Make a new club file; the answer comes as a signal."""
        desk = self._services.settings.desk_name

        def work(*, progress: Progress, cancelled: CancelCheck) -> Club:
            del progress, cancelled
            from tourney.club.club import Club

            path.parent.mkdir(parents=True, exist_ok=True)
            return Club.create(path, name, desk=desk)

        self._start(work, path)

    def open_demo(self) -> None:
        """Open a fresh copy of the demo club, to be played with."""
        desk = self._services.settings.desk_name
        folder = data_folder() / "demo"

        def work(*, progress: Progress, cancelled: CancelCheck) -> Club:
            del progress, cancelled
            from tourney.club import demo
            from tourney.club.club import Club

            return Club.open(_played_with(folder) or demo.copy_demo(folder), desk=desk)

        self._start(work, folder)

    def remember(self, club: Club) -> None:
        """Note in the list of recent clubs how this one is now."""
        if club.path is None:
            return
        from tourney.club import desk, roster

        players, games = roster.counts(club)
        tonight = desk.tonight(club, dt.date.today())
        newest = tonight or next(iter(desk.all_events(club)), None)
        self._services.settings.remember_club(
            RecentClub(
                path=str(club.path),
                name=club.name,
                players=players,
                games=games,
                opened=dt.datetime.now().isoformat(timespec="seconds"),
                event=newest.name if newest is not None else "",
                event_date=newest.date.isoformat() if newest is not None else "",
            )
        )

    def _start(self, work: Callable[..., Any], path: Path) -> None:
        self.busy.emit(path.stem)

        def done(club: Club) -> None:
            self.busy.emit("")
            self.opened.emit(club)

        def failed(error: Exception) -> None:
            self.busy.emit("")
            if isinstance(error, TourneyError):
                self.refused.emit(self._notice(error, path))
            else:
                self._services.faults.report(error)

        self._services.jobs.start(work, done=done, failed=failed, lane="open", owner=self)

    def _notice(self, error: TourneyError, path: Path) -> Notice:
        return retold(lambda: Notice(*two_parts(sentence(error)), self._ways_on(error, path)))

    def _ways_on(self, error: TourneyError, path: Path) -> tuple[tuple[str, Callable[[], None]], ...]:
        if not isinstance(error, StorageError):
            return ()
        match error.code:
            case "missing":
                return ((self.tr("Find it…"), self.wants_file.emit),)
            case "read-only":
                return (
                    (self.tr("Open for reading"), lambda: self.open(path, readonly=True)),
                    (self.tr("Save a copy elsewhere…"), lambda: self.wants_copy.emit(path)),
                )
            case "locked" | "disk-full" | "disk-error":
                return ((self.tr("Try again"), lambda: self.open(path)),)
            case "damaged":
                return ((self.tr("Restore a backup…"), lambda: self.wants_restore.emit(path)),)
            case _:
                return ()


def _played_with(folder: Path) -> Path | None:
    """Return the demo club of this week, if there is one: its last night is still recent."""
    week_ago = dt.datetime.now().timestamp() - 7 * 24 * 3600
    copies = [path for path in folder.glob(f"demo*{SUFFIX}") if path.stat().st_mtime > week_ago]
    return max(copies, key=lambda path: path.stat().st_mtime, default=None)


def two_parts(words: str) -> tuple[str, str]:
    """Return the first sentence and the rest: the fact, then what is safe and next."""
    for stop in (". ", "。"):
        at = words.find(stop)
        if at >= 0:
            return words[: at + 1], words[at + len(stop) :].strip()
    return words, ""
