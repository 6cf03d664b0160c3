"""The theme tells everybody, scales the words, and follows what it is told."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QApplication

from tourney.ui.base import icons
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.labels import Label


def test_dark_changes_colours_palette_and_sheet(theme, qapp: QApplication):
    before = qapp.styleSheet()
    theme.set_mode("dark")
    assert theme.dark
    assert theme.color("panel").name().upper() == "#181B20"
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == "#181B20"
    assert qapp.styleSheet() != before


def test_changed_is_sent_once(theme, qtbot):
    heard = []
    theme.changed.connect(lambda: heard.append(theme.dark))
    theme.set_mode("dark")
    theme.set_mode("dark")
    assert heard == [True]


def test_larger_words_make_higher_rows(theme):
    before = theme.row_height(lines=2)
    theme.larger()
    assert theme.text_scale == pytest.approx(1.1)
    assert theme.row_height(lines=2) > before
    theme.smaller()
    assert theme.row_height(lines=2) == before


def test_the_scale_stays_within_bounds(theme):
    theme.set_text_scale(9)
    assert theme.text_scale == 2.0
    theme.set_text_scale(0.1)
    assert theme.text_scale == 0.8


def test_an_unknown_mode_is_refused(theme):
    with pytest.raises(ValueError):
        theme.set_mode("sepia")
    assert Theme("sepia").mode == "system"


def test_two_lines_are_48_and_one_is_28_at_rest(theme):
    assert (theme.row_height(lines=2), theme.row_height()) == (48, 28)


def test_a_label_follows_the_theme(theme, qtbot):
    label = Label(theme, "22 of 42 here", "second", "soft")
    qtbot.addWidget(label)
    theme.set_mode("dark")
    assert label.palette().color(QPalette.ColorRole.WindowText) == theme.color("soft")


def test_a_dressed_action_follows_and_may_go_first(theme):
    action = QAction("Undo")
    icons.dress(action, "undo", theme)
    before = action.icon().pixmap(18, 18).toImage()
    theme.set_mode("dark")
    assert action.icon().pixmap(18, 18).toImage() != before
    import shiboken6

    shiboken6.delete(action)
    theme.set_mode("light")
