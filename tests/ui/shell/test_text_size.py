"""Text from 80 to 200 %: by keys, at once, remembered, and everything grows with it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from tourney.ui.base.settings import TEXT_SCALES, Settings

Key, Ctrl = Qt.Key, Qt.KeyboardModifier.ControlModifier


def press(qtbot, key):
    qtbot.keyClick(QApplication.focusWidget(), key, Ctrl)


def test_the_keys_lead_to_two_hundred_and_to_eighty_per_cent_and_back(club_stage, qtbot):
    theme = club_stage.services.theme
    for _ in range(len(TEXT_SCALES) + 2):
        press(qtbot, Key.Key_Plus)
    assert theme.text_scale == 2.0
    for _ in range(len(TEXT_SCALES) + 2):
        press(qtbot, Key.Key_Minus)
    assert theme.text_scale == 0.8
    press(qtbot, Key.Key_0)
    assert theme.text_scale == 1.0


def test_the_size_is_remembered(club_stage, qtbot):
    press(qtbot, Key.Key_Equal)
    press(qtbot, Key.Key_Plus)
    club_stage.services.settings.sync()
    assert Settings(club_stage.folder / "tourney.ini").text_scale == 1.25


@pytest.mark.parametrize("scale", [0.8, 1.25, 1.5, 2.0])
def test_bars_rows_and_icons_grow_with_the_words(club_stage, scale):
    theme, workspace = club_stage.services.theme, club_stage.workspace
    undo = club_stage.window.findChild(QToolButton, "undo-button")
    before = (workspace.top_bar.height(), theme.row_height(), undo.iconSize().width())
    theme.set_text_scale(scale)
    QApplication.processEvents()
    after = (workspace.top_bar.height(), theme.row_height(), undo.iconSize().width())
    for small, large in zip(before, after, strict=True):
        assert (large > small) if scale > 1 else (large <= small)
    for button in (workspace.top_bar.club_button, workspace.top_bar.find_button):
        assert workspace.top_bar.rect().contains(button.geometry())


def test_an_open_dialog_grows_at_once(club_stage, qtbot, dialog):
    press(qtbot, Key.Key_T)
    teams = dialog("teams-dialog")
    before = teams.width()
    club_stage.services.theme.set_text_scale(1.5)
    assert teams.width() >= round(1.4 * before)
    assert teams.list.font().pixelSize() > 0 or teams.list.font().pointSizeF() > 0
