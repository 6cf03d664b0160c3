"""One table of actions: no two on a key, every one named, bound to window or page."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from tourney.ui.base.action_table import SPECS
from tourney.ui.base.actions import Actions, shown_key


@pytest.fixture
def actions(qapp):
    return Actions()


def test_no_two_actions_share_a_key():
    uses = Counter(QKeySequence(key).toString() for spec in SPECS for key in spec.keys)
    assert [key for key, count in uses.items() if count > 1] == []


def test_every_key_is_one_that_qt_knows():
    for spec in SPECS:
        for key in spec.keys:
            sequence = QKeySequence(key)
            assert sequence.count() == 1, key
            assert sequence[0].key() != Qt.Key.Key_unknown, key


def test_no_two_actions_share_a_name():
    assert len({spec.key for spec in SPECS}) == len(SPECS)
    assert len({spec.text.source for spec in SPECS}) == len(SPECS)


def test_an_action_nobody_carries_out_is_off(actions):
    assert actions.available() == []
    actions.bind({"about": lambda: None})
    assert [spec.key for spec in actions.available()] == ["about"]


def test_the_page_wins_over_the_window(actions):
    heard = []
    actions.bind({"print": lambda: heard.append("window")})
    actions.bind_page({"print": lambda: heard.append("page")})
    actions.run("print")
    actions.bind_page({})
    actions.run("print")
    assert heard == ["page", "window"]


def test_an_action_with_a_home_goes_there_first(actions):
    heard = []

    def go(page):
        heard.append(f"go {page}")
        actions.bind_page({"check-in": lambda: heard.append("check in")})

    actions.bind_pages(frozenset({"desk"}), go)
    actions.run("check-in")
    assert heard == ["go desk", "check in"]


def test_an_action_whose_home_is_missing_is_off(actions):
    actions.bind_pages(frozenset({"games"}), lambda page: None)
    assert not actions.action("check-in").isEnabled()


def test_an_action_turned_off_stays_off_through_a_change_of_page(actions):
    actions.bind({"undo": lambda: None})
    actions.set_enabled("undo", False)
    actions.bind_page({})
    assert not actions.action("undo").isEnabled()
    actions.set_enabled("undo", True)
    assert actions.action("undo").isEnabled()


def test_a_handler_for_an_unknown_action_is_a_bug(actions):
    with pytest.raises(KeyError):
        actions.bind_page({"no-such": lambda: None})


def test_the_tooltip_shows_the_key(actions):
    assert actions.action("undo").toolTip() == "Undo  Ctrl Z"
    actions.set_tooltip("undo", "Undo: Board 4 is 3 – 0")
    assert actions.action("undo").toolTip() == "Undo: Board 4 is 3 – 0  Ctrl Z"


@pytest.mark.parametrize(
    ("portable", "expected"), [("Ctrl+Z", "Ctrl Z"), ("Ctrl++", "Ctrl +"), ("F5", "F5"), ("Ctrl+,", "Ctrl ,")]
)
def test_keys_are_shown_with_spaces(portable, expected, qapp):
    assert shown_key(portable) == expected


def test_keys_work_in_the_window(actions, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    actions.attach(window)
    heard = []
    actions.bind({"shortcuts": lambda: heard.append("sheet"), "text-larger": lambda: heard.append("larger")})
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_F1)
    qtbot.keyClicks(window, "?")
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert heard == ["sheet", "sheet", "larger", "larger"]
