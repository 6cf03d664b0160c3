"""Corrections of older games are shown before they are made; tonight's take two keys."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import QDate, QItemSelectionModel, Qt

from tourney.club import desk, log
from tourney.core.games import GameState

Key, Mod = Qt.Key, Qt.KeyboardModifier
UNRATED = ("Björn Åkesson", "Ed Moss")


@pytest.fixture
def old(stage):
    """The id of a game of two weeks ago, which is chosen."""
    return stage.choose("Ana Duarte + 陈思远", "Björn Åkesson + Zofia Łukasik")


def test_voiding_an_old_game_shows_what_changes_and_escape_leaves_it(stage, old, dialog, qtbot, confirm):
    stage.key(Key.Key_Delete)
    shown = dialog("consequences-dialog")
    qtbot.waitUntil(shown.go.isEnabled)
    assert "would change:" in shown.pane.summary.text()
    assert shown.pane.model.rowCount() > 4
    stage.key(Key.Key_Escape)
    assert log.get_game(stage.ctx.club, old).state is GameState.PLAYED
    stage.window.activateWindow()
    stage.table.setFocus()
    stage.key(Key.Key_Delete)
    confirm()
    assert log.get_game(stage.ctx.club, old).state is GameState.VOID


def test_what_is_shown_is_in_order_of_size_and_becomes_true(stage, old, confirm):
    stage.type("0")
    told = confirm()
    sizes = [abs(line.change or 0) for line in told.ratings]
    assert sizes == sorted(sizes, reverse=True)
    stage.settle()
    rated = stage.ctx.club.rated
    for line in told.ratings:
        assert rated.of(line.player_id).mean == line.after.mean


def test_a_change_that_changes_nothing_says_so(stage, dialog, qtbot):
    stage.choose(*UNRATED)
    stage.table.setFocus()
    stage.key(Key.Key_M)
    box = dialog("move-games-dialog")
    assert not box.go.isEnabled()
    event = log.get_game(stage.ctx.club, stage.page._current().game.id).event_id
    box.event_pick.set_value(event, "Winter league")
    box.event_pick.picked.emit(event)
    qtbot.waitUntil(box.go.isEnabled)
    assert "Nothing changes: no rating and no place." == box.pane.summary.text()
    stage.key(Key.Key_Escape)


def test_tonights_sides_are_swapped_with_one_key(stage):
    game_id = stage.choose("Ana Duarte", "Björn Åkesson")
    stage.key(Key.Key_S)
    stage.settle()
    assert ("Björn Åkesson", "Ana Duarte") == stage.page._current().sides
    assert "1–0" == stage.result(game_id)


def test_old_sides_are_swapped_after_a_look(stage, old, confirm):
    stage.key(Key.Key_X, Mod.ControlModifier | Mod.ShiftModifier)
    confirm()
    stage.settle()
    assert ("Björn Åkesson + Zofia Łukasik", "Ana Duarte + 陈思远") == stage.page._current().sides


def test_chosen_games_move_to_an_event_and_a_day(stage, old, dialog, qtbot):
    below = stage.page.model.index(stage.table.currentIndex().row() + 1, 0)
    flag = QItemSelectionModel.SelectionFlag
    stage.table.selectionModel().select(below, flag.Select | flag.Rows)
    stage.key(Key.Key_M)
    box = dialog("move-games-dialog")
    tonight = desk.all_events(stage.ctx.club)[0].id
    box.event_pick.set_value(tonight, "Tuesday night")
    box.event_pick.picked.emit(tonight)
    box.other_day.setChecked(True)
    day = dt.date.today() - dt.timedelta(3)
    box.date.setDate(QDate(day.year, day.month, day.day))
    qtbot.waitUntil(box.go.isEnabled)
    stage.key(Key.Key_Return)
    stage.settle()
    moved = log.get_game(stage.ctx.club, old)
    assert (tonight, day) == (moved.event_id, moved.date)
    assert 2 == sum(game.date == day for game in games(stage))


def games(stage):
    index = log.read_log(stage.ctx.club)
    return [index.row(i).game for i in range(len(index))]


def test_games_of_somebody_new_are_given_over(stage, old, dialog, qtbot):
    stage.key(Key.Key_G, Mod.ControlModifier | Mod.ShiftModifier)
    box = dialog("split-dialog")
    box.name.edit.setFocus()
    stage.type("Ana Dias")
    qtbot.waitUntil(box.go.isEnabled)
    stage.key(Key.Key_Return)
    stage.settle()
    assert "Ana Dias + 陈思远" == stage.page._current().sides[0]


@pytest.mark.parametrize("keep", [True, False])
def test_an_event_is_deleted_with_its_games_or_without(stage, old, dialog, qtbot, keep):
    stage.key(Key.Key_Delete, Mod.ControlModifier | Mod.ShiftModifier)
    box = dialog("delete-event-dialog")
    qtbot.waitUntil(box.go.isEnabled)
    if not keep:
        stage.key(Key.Key_Right)
        qtbot.waitUntil(lambda: not box.command().keep_games and box.go.isEnabled())
        assert box.pane.consequences.ratings
    stage.key(Key.Key_Return)
    stage.settle()
    assert "Winter league" not in [event.name for event in desk.all_events(stage.ctx.club)]
    assert (9 if keep else 3) == len(games(stage))
    stage.window.activateWindow()
    stage.key(Key.Key_Z, Mod.ControlModifier)
    stage.settle()
    assert "Winter league" in [event.name for event in desk.all_events(stage.ctx.club)]
    assert 9 == len(games(stage))


def test_the_menu_has_every_deed_with_its_key(stage, old):
    menu = stage.page.deeds.menu(stage.page._current(), stage.table.copy_selection)
    words = [action.text() for action in menu.actions() if action.text()]
    for wanted in ("Swap the sides\tS", "Swap who was first, with the result", "Move\tM"):
        assert wanted in words
    assert any(one.startswith("Somebody else played\t") for one in words)
    assert any(one.startswith("Delete the event Winter league\t") for one in words)
    menu.close()


def test_the_palette_knows_the_deeds(stage, old):
    keys = {spec.key for spec in stage.ctx.actions.available()}
    assert {"swap-sides", "move-games", "split-player", "delete-event"} <= keys
