"""Correcting a game in its dialog: what may be entered, what is refused, and who was quicker."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tourney.club import log
from tourney.club.club import Club
from tourney.club.commands import SetResult, VoidGame
from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, GameState
from tourney.ui.dialogs.result import read_places

Key = Qt.Key
Left = Qt.MouseButton.LeftButton


@pytest.fixture
def edit(stage, dialog):
    """Open the dialog of the game of these people."""

    def open_it(*sides: str):
        game_id = stage.choose(*sides)
        stage.key(Key.Key_Return)
        return dialog("edit-game"), game_id

    return open_it


def game_of(stage, game_id):
    return log.get_game(stage.ctx.club, game_id)


def focus() -> QWidget:
    return QApplication.focusWidget()


def test_a_key_and_enter_correct_the_result_as_one_undo(stage, edit):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    assert shown.picker.words.text() == "Ana Duarte won."
    stage.type("0")
    assert shown.picker.words.text() == "Björn Åkesson won."
    stage.key(Key.Key_Return)
    assert QApplication.activeModalWidget() is None
    assert stage.result(game_id) == "0–1"
    stage.ctx.undo()
    assert stage.result(game_id) == "1–0"


def test_a_typed_score_chooses_the_result(stage, edit):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    shown.picker.score.edit.setFocus()
    stage.type("11-7 9-11 8-11")
    assert shown.picker.words.text() == "Björn Åkesson won."
    stage.key(Key.Key_Return)
    assert stage.result(game_id) == "1–2 (11–7 9–11 8–11)"


def test_a_score_that_contradicts_or_says_nothing_is_refused_at_the_field(stage, edit):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    before = stage.ctx.club.undo_text()
    shown.picker.score.edit.setFocus()
    for typed, told in (("banana", "“banana” is not a result"), ("12 Nov", "turned into a date")):
        shown.picker.score.edit.selectAll()
        stage.type(typed)
        stage.key(Key.Key_Return)
        assert told in shown.picker.score.error
        assert shown.isVisible()
    shown.picker.score.set_text("1-3")
    stage.key(Key.Key_Return)
    assert shown.picker.score.error == "This score says 0–1, but the result above says 1–0."
    stage.key(Key.Key_Escape)
    assert stage.result(game_id) == "1–0"
    assert before == stage.ctx.club.undo_text()


def test_forfeits_of_every_kind(stage, edit):
    for pill, no_show, wanted in (
        ("+", False, Forfeit.FORFEIT),
        ("-", True, Forfeit.NO_SHOW),
        ("both", False, Forfeit.DOUBLE),
    ):
        shown, game_id = edit("Ana Duarte", "Björn Åkesson")
        if pill == "both":
            QTest.mouseClick(shown.picker.pills, Left, pos=shown.picker.pills.tabRect(6).center())
        else:
            stage.type(pill)
        assert not shown.picker.score.isVisible()
        if no_show:
            assert shown.picker.no_show.isVisible()
            shown.picker.no_show.setFocus()
            stage.key(Key.Key_Space)
        stage.key(Key.Key_Return)
        assert game_of(stage, game_id).forfeit is wanted
        stage.settle()
        stage.window.activateWindow()


def test_date_note_and_rated_are_corrected_and_the_result_stays(stage, edit, confirm):
    shown, game_id = edit("Ana Duarte + 陈思远", "Björn Åkesson + Zofia Łukasik")
    shown.date.setDate(QDate(2024, 2, 29))
    shown.note.edit.setFocus()
    stage.type("moved from Tuesday")
    shown.rated.setFocus()
    stage.key(Key.Key_Space)
    stage.key(Key.Key_Return)
    assert confirm().ratings
    game = game_of(stage, game_id)
    assert (game.date, game.note, game.rated) == (dt.date(2024, 2, 29), "moved from Tuesday", False)
    assert [one.rank for one in game.sides] == [0, 1]


def test_somebody_else_played(stage, edit, qtbot):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    QTest.mouseClick(shown.findChild(QWidget, "edit-game-side-1"), Left)
    qtbot.waitUntil(lambda: focus() is not None and focus().objectName() == "picker-field")
    stage.type("moss")
    stage.key(Key.Key_Return)
    assert "Ed Moss" in shown.findChild(QWidget, "edit-game-side-1").text()
    QTest.mouseClick(shown.save, Left)
    names = [stage.ctx.club.register().name(one.player_ids[0]) for one in game_of(stage, game_id).sides]
    assert names == ["Ana Duarte", "Ed Moss"]


def test_nobody_plays_against_himself(stage, edit):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    before = game_of(stage, game_id)
    shown.findChild(QWidget, "edit-game-side-1").set_value(before.sides[0].player_ids[0], "Ana Duarte")
    QTest.mouseClick(shown.save, Left)
    assert shown.isVisible()
    assert shown.notice.accessibleName() == "The same player is in this game twice."
    stage.key(Key.Key_Escape)
    assert before == game_of(stage, game_id)


def test_an_open_board_stays_open_until_a_result_is_chosen(stage, edit):
    stage.pill("open")
    shown, game_id = edit("陈思远", "Zofia Łukasik")
    assert shown.picker.is_open
    stage.key(Key.Key_Return)
    assert game_of(stage, game_id).state is GameState.OPEN
    stage.window.activateWindow()
    shown, game_id = edit("陈思远", "Zofia Łukasik")
    stage.type("=")
    stage.key(Key.Key_Return)
    assert stage.result(game_id) == "½–½"


def test_a_board_is_opened_again(stage, edit):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    QTest.mouseClick(shown.findChild(QWidget, "edit-game-open"), Left)
    assert game_of(stage, game_id).state is GameState.OPEN


def test_a_void_game_offers_to_be_restored(stage, edit, confirm):
    stage.pill("void")
    shown, game_id = edit("陈思远", "Zofia Łukasik")
    assert shown.sentences()[0] == "This game is void"
    QTest.mouseClick(shown.save, Left)
    confirm()
    assert game_of(stage, game_id).state is GameState.PLAYED


def test_many_sides_are_corrected_by_places(stage, edit, confirm):
    shown, game_id = edit("Zofia Łukasik", "Tom Hale", "Ed Moss")
    assert shown.places.text() == "1 2 2"
    shown.places.edit.selectAll()
    stage.type("1 2")
    stage.key(Key.Key_Return)
    assert "one place for each of the 3 sides" in shown.places.error
    shown.places.edit.selectAll()
    stage.type("2 1 3")
    stage.key(Key.Key_Return)
    confirm()
    assert stage.result(game_id) == "2–1–3"


@pytest.mark.parametrize("text", ["1 2", "1 2 x", "0 1 2", "1 2 3 4", ""])
def test_places_that_say_nothing_are_refused(text):
    with pytest.raises(TourneyError) as refusal:
        read_places(text, 3)
    assert (refusal.value.code, refusal.value.field) == ("bad-places", "result")


def test_places_are_read_with_dashes_or_spaces():
    assert read_places("1–2–2–4", 4) == (0, 1, 1, 3)


def test_the_value_of_a_quicker_desk_is_shown_and_either_can_win(stage, edit, club_path):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    other = Club.open(club_path, desk="two")
    other.execute(SetResult(game_id, (0, 0)))
    other.close()
    stage.type("0")
    stage.key(Key.Key_Return)
    assert shown.isVisible()
    assert shown.notice.accessibleName() == "Another desk changed this game meanwhile: ½–½."
    assert stage.result(game_id) == "½–½"
    assert shown.save.text() == "Save mine"
    stage.key(Key.Key_Return)
    assert stage.result(game_id) == "0–1"


def test_theirs_can_be_taken(stage, edit, club_path):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    other = Club.open(club_path, desk="two")
    other.execute(VoidGame(game_id))
    other.close()
    stage.type("0")
    stage.key(Key.Key_Return)
    assert "void" in shown.notice.accessibleName()
    QTest.mouseClick(shown.findChild(QWidget, "take-theirs"), Left)
    assert game_of(stage, game_id).state is GameState.VOID


def test_the_form_for_more_goes_on_with_what_was_typed(stage, edit, dialog):
    shown, game_id = edit("Ana Duarte", "Björn Åkesson")
    stage.type("0")
    shown.note.edit.setFocus()
    stage.type("on table 4")
    stage.key(Key.Key_F3)
    form = dialog("game-form")
    assert form.note.text() == "on table 4"
    assert [card.place.text() for card in form.panel.cards] == ["2", "1"]
    form.save.click()
    assert (game_of(stage, game_id).note, stage.result(game_id)) == ("on table 4", "0–1")


def test_a_wrong_entry_is_told_before_the_form_for_more(stage, edit):
    shown, _ = edit("Ana Duarte", "Björn Åkesson")
    shown.picker.score.edit.setFocus()
    stage.type("banana")
    stage.key(Key.Key_F3)
    assert shown.isVisible()
    assert "“banana” is not a result" in shown.picker.score.error
