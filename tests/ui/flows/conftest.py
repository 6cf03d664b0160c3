"""A person at the keyboard of the real window, who can close it and sit down at a new one."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from tourney.ui.app import begin, make_services
from tourney.ui.base.settings import Settings
from tourney.ui.main_window import MainWindow

PACKAGING = Path(__file__).resolve().parents[3] / "packaging"
sys.path.insert(0, str(PACKAGING))
try:
    from person import Person
    from season import make_season
finally:
    sys.path.remove(str(PACKAGING))

SitDown = Callable[..., Person]


@pytest.fixture
def sit_down(qapp: QApplication, tmp_path: Path) -> Iterator[SitDown]:
    """Return a function that starts the program: its window comes up as it does for a person."""
    locale = QLocale()
    windows: list[MainWindow] = []

    def start(file: Path | None = None, *, ini: str = "tourney.ini") -> Person:
        path = tmp_path / ini
        settings = Settings(path)
        if not path.exists():
            settings.language, settings.theme_mode = "en", "light"
        window = MainWindow(make_services(qapp, settings), qapp)
        windows.append(window)
        person = Person(qapp, window)
        window.resize(1440, 900)
        window.show_start()
        begin(window, file=file)
        window.show()
        window.activateWindow()
        if file is not None or settings.last_club:
            person.until(lambda: window.workspace is not None)
        person.settle()
        return person

    yield start
    for window in windows:
        window.close()
        window.services.language.choose("en")
        window.services.theme.set_mode("light")
        window.deleteLater()
    QLocale.setDefault(locale)
    qapp.setStyleSheet("")


@pytest.fixture(scope="session")
def kept_season(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A club of 28 people with two nights behind it."""
    path = tmp_path_factory.mktemp("season") / "riverside.tourney"
    make_season(path, nights=2)
    return path


@pytest.fixture
def season_path(kept_season: Path, tmp_path: Path) -> Path:
    """A copy of that club to play with."""
    return Path(shutil.copy(kept_season, tmp_path / "riverside.tourney"))
