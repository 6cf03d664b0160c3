"""The real window as page tests open it, and what a person does with any of its pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tourney.club.club import Club
from tourney.ui.app import make_services
from tourney.ui.base.settings import Settings
from tourney.ui.main_window import MainWindow
from tourney.ui.shell.entries import PageEntry


@contextmanager
def start_page(
    qapp: QApplication,
    qtbot: Any,
    folder: Path,
    entries: Sequence[PageEntry],
    size: tuple[int, int] = (1440, 900),
) -> Iterator[MainWindow]:
    """Show the window on its Start page, in English and light, with settings of its own in *folder*."""
    before = QLocale()
    settings = Settings(folder / "tourney.ini")
    settings.language = "en"
    settings.theme_mode = "light"
    services = make_services(qapp, settings)
    window = MainWindow(services, qapp, tuple(entries))
    window.resize(*size)
    window.show_start()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.close()
    services.language.choose("en")
    QLocale.setDefault(before)
    window.deleteLater()
    qapp.setStyleSheet("")


def dialog_waiter(qapp: QApplication, qtbot: Any) -> Callable[[str], QWidget]:
    """Return what waits for the dialog of an object name, and for the focus in it."""

    def wait(name: str) -> QWidget:
        def there() -> bool:
            modal, focus = qapp.activeModalWidget(), qapp.focusWidget()
            named = modal is not None and modal.objectName() == name
            return named and focus is not None and focus.window() is modal

        qtbot.waitUntil(there)
        return qapp.activeModalWidget()

    return wait


@dataclass
class PageStage:
    """The window, the club file it is about, and what a person does with its page."""

    window: MainWindow
    qtbot: Any
    path: Path

    @property
    def ctx(self) -> Any:
        return self.window.workspace.ctx

    @property
    def club(self) -> Club:
        return self.ctx.club

    @property
    def page(self) -> Any:
        return self.window.workspace.pages.page

    @property
    def focus(self) -> QWidget:
        """What has the keys; after a popup closed it takes a moment to come back."""
        self.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
        return QApplication.focusWidget()

    def open(self, path: Path | None = None) -> None:
        """Open a club, and wait until it is rated."""
        with self.qtbot.waitSignal(self.window.club_opened):
            self.window.open_club(path or self.path)
        self.qtbot.waitUntil(lambda: self.club.rated is not None)
        self.settle()

    def settle(self) -> None:
        """Wait until no job is under way."""
        self.qtbot.waitUntil(lambda: not self.window.services.jobs.busy)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(self.focus, key, modifiers)
        self.settle()

    def type(self, text: str) -> None:
        """Type letter by letter: each goes to what has the focus by then."""
        for letter in text:
            QTest.keyClicks(self.focus, letter)

    def click_tab(self, number: int) -> None:
        """Press a tab of the page's head with the mouse."""
        tabs = self.page.head.tabs
        QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(number).center())
        self.settle()
