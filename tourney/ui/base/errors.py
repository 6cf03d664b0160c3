"""What went wrong, sorted: a refusal in words, a fault of the world, or a bug of ours.

A bug becomes one crash report and a line in the log file; the person never reads a traceback
unless he asks for the report.
"""

from __future__ import annotations

import faulthandler
import logging
import logging.handlers
import platform
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)

from tourney import __version__
from tourney.core.errors import Cancelled, StorageError, TourneyError
from tourney.ui.base.i18n import shown

LOG = logging.getLogger("tourney")

_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Faults(QObject):
    """Takes any exception from any thread and tells the window, on the GUI thread, what it is.

    Signals
    -------
    refused : TourneyError
        The person asked for something that cannot be; a sentence is enough.
    stored_badly : StorageError
        The club file cannot be read or written; a dialog with advice.
    crashed : str
        A bug; the text is the report to copy.
    """

    refused = Signal(object)
    stored_badly = Signal(object)
    crashed = Signal(str)
    _hop = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log_file: Path | None = None
        self._crash_stream: TextIO | None = None
        # Queued always: a dialog must not open inside a paint event or another thread.
        self._hop.connect(self._sort, Qt.ConnectionType.QueuedConnection)

    def report(self, error: BaseException) -> None:
        """Tell of *error*; callable from every thread."""
        self._hop.emit(error)

    def install(self, log_folder: Path | None) -> None:
        """Hook the interpreter's last resorts and, with a folder, keep a log file and crash dump."""
        sys.excepthook = self._hooked
        threading.excepthook = self._hooked_in_thread
        if log_folder is None:
            return
        try:
            log_folder.mkdir(parents=True, exist_ok=True)
            self.log_file = log_folder / "tourney.log"
            handler = logging.handlers.RotatingFileHandler(
                self.log_file, maxBytes=500_000, backupCount=2, encoding="utf-8", delay=True
            )
            handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
            LOG.addHandler(handler)
            self._crash_stream = (log_folder / "crash.log").open("a", encoding="utf-8")
            faulthandler.enable(self._crash_stream)
        except OSError as error:
            # A read-only home is no reason not to run a club night.
            self.log_file = None
            LOG.warning("no log file: %s", error)
        qInstallMessageHandler(_log_qt_message)

    def remove(self) -> None:
        """Give the interpreter's own hooks back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        for handler in list(LOG.handlers):
            LOG.removeHandler(handler)
            handler.close()
        if self._crash_stream is not None:
            faulthandler.disable()
            self._crash_stream.close()
            self._crash_stream = None

    def _hooked(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self.report(error.with_traceback(trace))

    def _hooked_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.report(args.exc_value)

    def _sort(self, error: BaseException) -> None:
        match error:
            case Cancelled():
                return
            case StorageError():
                LOG.warning("storage: %s", error)
                self.stored_badly.emit(error)
            case TourneyError():
                self.refused.emit(error)
            case _:
                report = crash_report(error)
                LOG.error("%s", report)
                self.crashed.emit(report)


def sentence(error: TourneyError) -> str:
    """Return what a refusal says, in the reader's language."""
    return shown(error.text)


def crash_report(error: BaseException) -> str:
    """Return what a developer needs to know; it names no player and no file of the club."""
    trace = "".join(traceback.format_exception(error))
    home = str(Path.home())
    where = (
        f"Tourney {__version__}, Qt {qVersion()}, Python {platform.python_version()}, {platform.platform()}"
    )
    return f"{where}\n\n{trace.replace(home, '~')}"


def _log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    del context
    LOG.log(_QT_LEVELS.get(kind, logging.INFO), "Qt: %s", message)
