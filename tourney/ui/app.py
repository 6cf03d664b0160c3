"""Start the program's window: paint first, import what is heavy afterwards."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tourney import __version__
from tourney.core.resources import resource
from tourney.ui.base.actions import Actions
from tourney.ui.base.bus import Bus
from tourney.ui.base.context import Services
from tourney.ui.base.errors import Faults
from tourney.ui.base.i18n import Language
from tourney.ui.base.jobs import Jobs
from tourney.ui.base.settings import Settings, log_folder
from tourney.ui.base.theme import Theme
from tourney.ui.main_window import MainWindow
from tourney.ui.warmth import Warmth


def main(argv: Sequence[str]) -> int:
    """Open the window with a FILE, with ``--demo``, or with the club of the last time."""
    arguments = list(argv)
    demo = "--demo" in arguments
    names = [argument for argument in arguments if not argument.startswith("-")]
    app = make_app([sys.argv[0], *arguments])
    services = make_services(app, Settings())
    services.faults.install(log_folder())
    window = MainWindow(services, app)
    window.show_start()
    warmth = Warmth(window)
    file = Path(names[0]).resolve() if names else None
    begin(window, file=file, demo=demo)
    window.show()
    status = app.exec()
    warmth.stop()
    services.faults.remove()
    return status


def make_app(argv: Sequence[str]) -> QApplication:
    """Return the application object, named so that desktops find its icon and files."""
    app = QApplication(list(argv))
    app.setApplicationName("tourney")
    app.setApplicationDisplayName("Tourney")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("tourney")
    return app


def make_services(app: QApplication, settings: Settings) -> Services:
    """Return what outlives a club, dressed and in the person's language."""
    theme = Theme(settings.theme_mode, settings.text_scale, app)
    theme.apply(app)
    language = Language(app, resource("i18n"), settings.language)
    bus = Bus(app)
    jobs = Jobs(app)
    faults = Faults(app)
    actions = Actions(app)
    return Services(bus, jobs, settings, theme, language, actions, faults)


def begin(window: MainWindow, *, file: Path | None = None, demo: bool = False) -> None:
    """Open what is to be opened once the window has been painted."""
    if demo:
        _after_paint(window, window.clubs.open_demo)
        return
    last = window.services.settings.last_club
    if file is None and last and Path(last).is_file():
        file = Path(last)
        window.opening.set_name(file.stem)
        window.stack.setCurrentWidget(window.opening)
    if file is not None:
        path = file
        _after_paint(window, lambda: window.take_file(path))


def _after_paint(window: MainWindow, act: object) -> None:
    assert callable(act)
    QTimer.singleShot(0, window, act)
