"""Modules and pages are ready before they are wanted, and nobody notices."""

import gc
import importlib
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from tourney.ui.warmth import MODULES, Warmth

MODULE = "tourney.ui.dialogs.guide"


@pytest.fixture
def warmed(stage) -> Iterator[Callable[..., Warmth]]:
    """Make the warmth of the window, and leave the process as it was."""
    turn = sys.getswitchinterval()
    made: list[Warmth] = []

    def make(*modules: str) -> Warmth:
        made.append(Warmth(stage.window, modules))
        return made[-1]

    yield make
    for one in made:
        one.stop()
    gc.unfreeze()
    sys.setswitchinterval(turn)


def test_modules_come_in_and_pages_stand_unread(stage, club_path, warmed, qtbot, monkeypatch):
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    warmth = warmed(MODULE)
    stage.open(club_path)
    qtbot.waitUntil(lambda: warmth.done)
    assert MODULE in sys.modules
    assert stage.page.key == "desk"
    assert not stage.workspace.pages.prepare("players")
    stage.workspace.pages.go("players")
    assert len(stage.page.read) == 1


def test_what_defines_classes_of_qt_is_imported_where_the_window_lives(
    stage, club_path, warmed, qtbot, monkeypatch
):
    where = []
    monkeypatch.setattr(
        importlib, "import_module", lambda name: where.append((name, threading.current_thread()))
    )
    warmth = warmed("first", "second")
    stage.open(club_path)
    qtbot.waitUntil(lambda: warmth.done)
    assert where == [("first", threading.main_thread()), ("second", threading.main_thread())]


def test_a_page_made_beforehand_reads_once_when_it_comes_up(club_stage):
    pages = club_stage.workspace.pages
    assert pages.prepare("players")
    assert not pages.prepare("players")
    assert not pages.prepare("no such page")
    assert pages.key == "desk"
    pages.go("players")
    assert len(club_stage.page.read) == 1


def test_a_window_closed_early_fetches_nothing(stage, warmed):
    warmth = warmed("no.such.module")
    warmth.stop()
    assert not warmth.done


@pytest.mark.parametrize("name", MODULES)
def test_what_is_fetched_is_there(name):
    assert importlib.import_module(name).__name__ == name
