"""What a person does on the Games page, with keys and the mouse, on a real club."""

from __future__ import annotations

import csv
import datetime as dt

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tourney.club import log
from tourney.club.club import Club
from tourney.club.commands import SetResult
from tourney.core.games import GameState
from tourney.core.names import fold
from tourney.ui.base.bus import GamesOf, Place

Key, Mod = Qt.Key, Qt.KeyboardModifier


def focus() -> QWidget:
    return QApplication.focusWidget()


def labels(widget: QWidget) -> str:
    return "\n".join(one.text() for one in widget.findChildren(QLabel))


def test_the_page_opens_on_the_newest_game_with_the_keys_in_the_table(stage):
    assert stage.page.model.rowCount() == 9
    assert focus() is stage.table
    assert stage.table.currentIndex().row() == 0
    assert stage.page.status_text() == "9 games"


def test_keys_correct_a_game_directly_and_the_selection_stays(stage, qtbot):
    game_id = stage.choose("Ana Duarte", "Björn Åkesson")
    for typed, wanted in (("0", "0–1"), ("=", "½–½"), ("+", "+ –"), ("-", "– +"), ("1", "1–0")):
        stage.type(typed)
        assert wanted == stage.result(game_id)
        stage.settle()
        qtbot.waitUntil(lambda w=wanted: stage.page._current().result == w)
        assert stage.page.model.game_id(stage.table.currentIndex().row()) == game_id


def test_a_key_that_says_the_same_keeps_the_score_and_another_tells_what_it_was(stage):
    game_id = stage.choose("Ana Duarte", "Björn Åkesson")
    stage.ctx.execute(SetResult(game_id, (0, 1), (3.0, 1.0)))
    stage.settle()
    before = stage.ctx.club.undo_text()
    stage.type("1")
    assert stage.result(game_id) == "3–1"
    assert stage.ctx.club.undo_text() == before
    stage.type("0")
    assert stage.result(game_id) == "0–1"
    assert "0–1 instead of 3–1" in str(stage.ctx.club.undo_text())


def test_an_open_board_takes_its_result_here_too(stage):
    stage.pill("open")
    stage.table.setFocus()
    assert stage.page.model.rowCount() == 2
    game_id = stage.page.model.game_id(stage.table.currentIndex().row())
    stage.type("1")
    stage.settle()
    assert stage.result(game_id) == "1–0"
    assert stage.page.model.rowCount() == 1


def test_delete_voids_and_r_restores(stage, qtbot):
    game_id = stage.choose("Ana Duarte", "Björn Åkesson")
    stage.key(Key.Key_Delete)
    stage.settle()
    assert log.get_game(stage.ctx.club, game_id).state is GameState.VOID
    assert stage.page._current().game.id == game_id
    stage.type("0")
    qtbot.waitUntil(lambda: "Restore it first" in labels(stage.window.workspace.notices))
    stage.key(Key.Key_R)
    stage.settle()
    assert log.get_game(stage.ctx.club, game_id).state is GameState.PLAYED
    stage.key(Key.Key_Z, Mod.ControlModifier)
    assert log.get_game(stage.ctx.club, game_id).state is GameState.VOID


def test_of_several_chosen_games_none_is_voided(stage):
    stage.choose("Ana Duarte", "Björn Åkesson")
    stage.table.selectAll()
    before = stage.ctx.club.undo_text()
    stage.key(Key.Key_Delete)
    assert before == stage.ctx.club.undo_text()
    assert "one at a time" in labels(stage.window.workspace.notices)


def test_enter_and_f2_open_the_game(stage, dialog, qtbot):
    stage.choose("Ana Duarte", "Björn Åkesson")
    for key in (Key.Key_Return, Key.Key_F3):
        stage.table.setFocus()
        stage.key(key)
        dialog("edit-game")
        stage.key(Key.Key_Escape)
        assert QApplication.activeModalWidget() is None
        stage.window.activateWindow()
        qtbot.waitUntil(lambda: focus() is stage.table)


def test_the_filter_finds_names_without_their_accents_as_they_are_typed(stage, qtbot):
    stage.key(Key.Key_F, Mod.ControlModifier)
    assert focus() is stage.page.head.field
    stage.type("bjorn")
    qtbot.waitUntil(lambda: stage.page.model.rowCount() == 4)
    assert stage.page.status_text() == "4 of 9 games"
    stage.key(Key.Key_Down)
    assert focus() is stage.table
    stage.key(Key.Key_Up)
    assert focus() is stage.page.head.field
    stage.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: stage.page.model.rowCount() == 9)


def test_a_date_can_be_typed(stage, qtbot):
    stage.key(Key.Key_F, Mod.ControlModifier)
    stage.type(dt.date.today().isoformat())
    qtbot.waitUntil(lambda: stage.page.model.rowCount() == 3)


def test_a_filter_that_fits_nothing_offers_to_clear_it(stage, qtbot):
    stage.key(Key.Key_F, Mod.ControlModifier)
    stage.type("zzzz")
    qtbot.waitUntil(lambda: stage.page.empty.isVisible())
    stage.click("games-empty-first")
    assert stage.page.model.rowCount() == 9
    assert stage.table.isVisible()


def test_pills_show_tonight_open_and_void(stage):
    counts = {}
    for key in ("tonight", "open", "void", "all"):
        stage.pill(key)
        counts[key] = stage.page.model.rowCount()
    assert counts == {"tonight": 3, "open": 2, "void": 1, "all": 9}


def test_a_player_is_picked_by_typing(stage, qtbot):
    stage.click("games-player")
    qtbot.waitUntil(lambda: focus() is not None and focus().objectName() == "picker-field")
    stage.type("lukas")
    stage.key(Key.Key_Return)
    assert stage.page.head.player_pick.text() == "Zofia Łukasik"
    assert stage.page.model.rowCount() == 4
    stage.click("games-clear")
    assert stage.page.model.rowCount() == 9


def test_an_event_is_picked_by_typing(stage, qtbot):
    stage.click("games-event")
    qtbot.waitUntil(lambda: focus() is not None and focus().objectName() == "picker-field")
    stage.type("winter")
    stage.key(Key.Key_Return)
    assert stage.page.model.rowCount() == 6


def test_a_click_on_a_heading_sorts(stage):
    header = stage.table.horizontalHeader()
    x = header.sectionViewportPosition(2) + 20
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 10))
    names = [stage.page.model.row(i).sides[0].split(" + ")[0] for i in range(9)]
    assert names == sorted(names, key=fold)


def test_rows_are_copied_as_lines_of_words(stage):
    stage.choose("Ana Duarte", "Björn Åkesson")
    below = stage.page.model.index(stage.table.currentIndex().row() + 1, 0)
    flag = QItemSelectionModel.SelectionFlag
    stage.table.selectionModel().select(below, flag.Select | flag.Rows)
    stage.key(Key.Key_C, Mod.ControlModifier)
    lines = QApplication.clipboard().text().split("\n")
    assert len(lines) == 2
    assert "\tAna Duarte\t1–0\tBjörn Åkesson" in "\n".join(lines)


def test_the_panel_tells_odds_changes_and_the_history_of_the_game(stage, qtbot):
    stage.choose("Ana Duarte", "Björn Åkesson")
    stage.type("0")
    stage.settle()
    qtbot.waitUntil(lambda: "0–1 instead of 1–0" in labels(stage.page.detail))
    words = labels(stage.page.detail)
    assert "Odds before the game" in words
    assert "Round 1" in words
    assert stage.ctx.club.desk in words


def test_the_panel_can_be_put_away_and_stays_away(stage):
    assert stage.page.detail.isVisible()
    stage.click("games-detail-toggle")
    assert not stage.page.detail.isVisible()
    stage.window.resize(1500, 900)
    assert not stage.page.detail.isVisible()


def test_a_narrow_window_gives_the_room_to_the_names(stage, qtbot):
    stage.window.resize(1024, 640)
    qtbot.waitUntil(lambda: not stage.page.detail.isVisible())
    qtbot.waitUntil(lambda: stage.table.horizontalScrollBar().maximum() == 0)
    assert stage.table.columnWidth(2) >= 200


def test_another_page_can_ask_for_a_game_or_for_a_persons_games(stage):
    game_id = stage.choose("Ana Duarte + 陈思远", "Björn Åkesson + Zofia Łukasik")
    stage.pill("open")
    stage.ctx.bus.asked.emit(Place("games", game_id))
    assert stage.page._current().game.id == game_id
    tom = next(p.id for p in stage.ctx.club.register().players.values() if p.name == "Tom Hale")
    stage.ctx.bus.asked.emit(Place("games", GamesOf(tom)))
    assert stage.page.model.rowCount() == 3
    assert stage.page.head.player_pick.text() == "Tom Hale"


def test_the_menu_of_a_game_narrows_the_log_to_a_person(stage):
    stage.choose("Ana Duarte", "Björn Åkesson")
    menu = stage.page.deeds.menu(stage.page._current(), stage.table.copy_selection)
    words = [action.text().split("\t")[0] for action in menu.actions()]
    assert words[:3] == ["Correct", "Void", "Copy"]
    next(one for one in menu.actions() if one.text() == "Only games of Björn Åkesson").trigger()
    assert stage.page.model.rowCount() == 4
    menu.close()


def test_another_desk_that_was_quicker_is_shown_and_not_overwritten(stage, club_path, qtbot):
    game_id = stage.choose("Ana Duarte", "Björn Åkesson")
    other = Club.open(club_path, desk="two")
    other.execute(SetResult(game_id, (0, 0)))
    other.close()
    stage.type("0")
    assert stage.result(game_id) == "½–½"
    assert "Another desk changed this game meanwhile: ½–½." in labels(stage.window.workspace.notices)
    stage.settle()
    qtbot.waitUntil(lambda: stage.page._current().result == "½–½")
    stage.type("0")
    assert stage.result(game_id) == "0–1"


def test_column_widths_are_remembered(stage, open_club, club_path):
    header = stage.table.horizontalHeader()
    header.resizeSection(1, 300)
    assert stage.table.widths() == {"event": 300}
    again = open_club(club_path)
    assert again.table.widths() == {"event": 300}


def test_the_shown_games_are_written_to_a_file(stage, tmp_path, qtbot):
    stage.pill("tonight")
    target = tmp_path / "tonight.csv"
    stage.page.deeds.write(stage.page.model.shown, target)
    stage.settle()
    rows = list(csv.reader(target.read_text(encoding="utf-8-sig").splitlines()))
    assert any("Ana Duarte" in row and "Björn Åkesson" in row for row in rows)
    assert str(target) in labels(stage.window.workspace.notices)


def test_export_asks_for_a_file_without_holding_the_program(stage, qtbot):
    stage.key(Key.Key_E, Mod.ControlModifier)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    shown = QApplication.activeModalWidget()
    assert shown.objectName() == "games-export-file"
    shown.reject()


def test_an_empty_club_says_what_to_do(open_club, tmp_path):
    path = tmp_path / "new.tourney"
    Club.create(path, "New").close()
    window = open_club(path).window
    page = window.workspace.pages.page
    assert page.empty.isVisible()
    assert "No games yet." in labels(page.empty)
    assert page.empty.first_way.text() == "Import a spreadsheet"


def test_words_and_dates_follow_the_language_at_once(stage):
    stage.window.services.language.choose("zh_CN")
    assert stage.page.model.index(0, 0).data().endswith("日")


def test_f6_goes_round_filter_and_table(stage):
    stage.key(Key.Key_F6)
    assert focus() is stage.page.head.field
    stage.key(Key.Key_F6)
    assert focus() is stage.table


def test_a_long_event_leaves_the_filter_its_room(stage):
    name = "The forty-second open championship of the northern river counties, second division"
    stage.page.head.narrow(event=(1, name))
    assert stage.page.head.event_pick.text().endswith("…")
    assert stage.page.head.event_pick.toolTip() == name
    assert stage.page.head.field.width() >= 180
    assert stage.page.head.event_pick.width() < 260
