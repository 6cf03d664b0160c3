"""A tour for a machine without a screen: the demo club in the real window, as pictures and on paper."""

from __future__ import annotations

import datetime as dt
import errno
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tourney.club import reports
from tourney.club.club import Club
from tourney.club.commands import SetHere, SetResult
from tourney.club.demo import copy_demo
from tourney.club.views import PlayerRow
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import NewEvent
from tourney.ui.app import make_app, make_services
from tourney.ui.base.i18n import shown, translate
from tourney.ui.base.settings import Settings
from tourney.ui.hall.window import HallWindow
from tourney.ui.main_window import MainWindow
from tourney.ui.printing.pdf import write_pdf
from tourney.ui.shell.clubs import SUFFIX
from tourney.ui.shell.entries import PAGES

NO_FOLDER = QT_TRANSLATE_NOOP("Tour", "The pictures cannot be put into {folder}: {reason}.")

SWITCH = "--offscreen-tour"
DEFAULT_FOLDER = "tour"
PATIENCE = 120.0
SIZE = (1440, 900)
HALL_SIZE = (1920, 1080)
GUESTS = 16


def main(arguments: Sequence[str]) -> int:
    """Run the tour that ``--offscreen-tour FOLDER [CLUB]`` asks for; return the exit status."""
    at = list(arguments).index(SWITCH)
    out, *others = [*arguments[at + 1 :], DEFAULT_FOLDER]
    clubs = [Path(one) for one in (*arguments[:at], *others) if one.endswith(SUFFIX)]
    return run(Path(out), clubs[0] if clubs else None)


def run(out: Path, club_path: Path | None = None) -> int:
    """Write a picture of each page, standings.pdf and standings.csv to *out*; return the exit status.

    Without a club a copy of the demo club is shown, with a night that has just begun. Nothing of
    the person's own settings is read or changed.
    """
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    out = out.absolute()
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _refuse(NO_FOLDER(folder=out, reason=error.strerror or str(error)))
    application = make_app([sys.argv[0]])
    with tempfile.TemporaryDirectory(prefix="tourney-tour-") as folder:
        try:
            path = club_path or copy_demo(Path(folder))
            if club_path is None:
                begin_night(path)
            else:
                # A file that is no club is told before a window stands and waits for it.
                Club.open(path, readonly=True).close()
            settings = Settings(Path(folder) / "tour.ini")
            _tour(application, settings, path, out)
        except TourneyError as error:
            return _refuse(error.text)
        except OSError as error:
            return _refuse(NO_FOLDER(folder=out, reason=error.strerror or str(error)))
    return 0


def _refuse(text: Text) -> int:
    """Tell on stderr why there are no pictures; return the exit status."""
    print(shown(text), file=sys.stderr)  # noqa: T201 - there is no window to tell it in
    return 2


def begin_night(path: Path) -> None:
    """Let some of the demo club's players begin a night, so that the Desk is not empty."""
    from tourney.club import desk, pairings, roster

    club = Club.open(path)
    try:
        club.rate()
        ranked = sorted(
            (row for row in roster.players(club) if row.rating is not None and row.rating.rank is not None),
            key=_rank,
        )
        guests = tuple(row.player.id for row in ranked[:GUESTS])
        name = QCoreApplication.translate("Tour", "Club night")
        event_id = club.execute(SetHere(NewEvent(name, dt.date.today()), guests, here=True)).value
        for _ in range(2):
            club.rate()
            club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
            boards = desk.night(club, event_id).open_boards
            for board in boards[: len(boards) * 2 // 3]:
                if board.game is not None:
                    favourite = board.odds is None or board.odds.win >= board.odds.loss
                    ranks = (0, 1) if favourite else (1, 0)
                    club.execute(SetResult(board.game.id, ranks, version=board.game.version))
    finally:
        club.close()


def _rank(row: PlayerRow) -> int:
    return row.rating.rank or 0 if row.rating is not None else 0


def _tour(application: QApplication, settings: Settings, path: Path, out: Path) -> None:
    services = make_services(application, settings)
    window = MainWindow(services, application)
    window.resize(*SIZE)
    window.show_start()
    window.show()
    written = [_picture(window, out, 1, "start")]
    window.open_club(path)
    _wait(lambda: window.workspace is not None and window.workspace.ctx.club.rated is not None)
    workspace = window.workspace
    assert workspace is not None
    number = 2
    for entry in PAGES:
        workspace.pages.go(entry.key)
        _wait(lambda: not services.jobs.busy)
        written.append(_picture(window, out, number, entry.key))
        number += 1
    hall = HallWindow(workspace.ctx, workspace)
    hall.resize(*HALL_SIZE)
    hall.show()
    written.append(_picture(hall, out, number, "hall"))
    hall.close()
    sheet = reports.rating_list_sheet(workspace.ctx.club)
    write_pdf(sheet, out / "standings.pdf")
    reports.write_sheet(sheet, out / "standings.csv", translate)
    written += [out / "standings.pdf", out / "standings.csv"]
    window.close()
    _pump()
    _say(QCoreApplication.translate("Tour", "The tour is over. It left:"))
    for one in written:
        _say(f"  {one}")


def _picture(widget: QWidget, out: Path, number: int, name: str) -> Path:
    # Twice: charts lay out their axes only after the first paint.
    _pump()
    _pump()
    path = out / f"{number}-{name}.png"
    if not widget.grab().save(str(path)):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return path


def _pump() -> None:
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


def _wait(ready: Callable[[], bool]) -> None:
    """Let the program work until something is so.

    Raises
    ------
    TimeoutError
        When it takes longer than a patient person waits: a bug.
    """
    end = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError("the tour waited in vain")
        loop = QEventLoop()
        QTimer.singleShot(20, loop.quit)
        loop.exec()
    _pump()


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - what a tour leaves is told on the terminal
