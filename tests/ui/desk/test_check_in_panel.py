"""People come and go by two letters, by ticks, and as new faces."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

pytestmark = pytest.mark.gui


def test_the_field_has_the_focus_when_nobody_is_here(quiet_stage):
    assert QApplication.focusWidget() is quiet_stage.page.check_in.field
    assert "nobody-here" == quiet_stage.page.boards.empty.kind


def test_two_letters_and_enter_check_a_person_in(quiet_stage):
    quiet_stage.type("kw")
    quiet_stage.enter()
    assert {"Kwame Boateng"} == quiet_stage.here()
    assert "" == quiet_stage.page.check_in.field.text()


def test_the_first_check_in_begins_the_night(quiet_stage):
    assert quiet_stage.night.event is None
    quiet_stage.type("kw")
    quiet_stage.enter()
    assert quiet_stage.night.event.name.endswith("night")
    assert quiet_stage.ctx.event.id == quiet_stage.night.event.id


def test_accents_need_not_be_typed(quiet_stage):
    quiet_stage.type("luka")
    quiet_stage.enter()
    quiet_stage.type("陈")
    quiet_stage.enter()
    assert {"Zofia Łukasik", "陈思远"} == quiet_stage.here()


def test_an_ambiguous_name_checks_nobody_in_and_names_the_candidates(quiet_stage):
    quiet_stage.type("an")
    quiet_stage.enter()
    assert set() == quiet_stage.here()
    assert "Ana Duarte" in quiet_stage.page.check_in.field.accessibleDescription()
    model = quiet_stage.page.check_in.model
    assert {"Ana Duarte", "Đặng Minh Anh"} <= {model.index(i).data() for i in range(model.rowCount())}


def test_an_arrow_chooses_among_candidates(quiet_stage):
    quiet_stage.type("an")
    quiet_stage.press(Qt.Key.Key_Down)
    chosen = quiet_stage.page.check_in.list.currentIndex().data()
    quiet_stage.enter()
    assert {chosen} == quiet_stage.here()


def test_a_new_face_is_added_with_the_second_enter(quiet_stage):
    quiet_stage.type("Sam Okoro")
    quiet_stage.enter()
    assert set() == quiet_stage.here()
    assert "Nobody is called" in quiet_stage.page.check_in.field.accessibleDescription()
    quiet_stage.enter()
    assert {"Sam Okoro"} == quiet_stage.here()


def test_a_third_enter_does_nothing(quiet_stage):
    quiet_stage.type("Sam Okoro")
    for _ in range(3):
        quiet_stage.enter()
    assert 9 == len(quiet_stage.club.register().players)


def test_whoever_is_here_stays_here_when_typed_again(stage):
    stage.press(Qt.Key.Key_F2)
    stage.type("kwame")
    stage.enter()
    assert "Kwame Boateng" in stage.here()
    assert "here already" in stage.page.check_in.field.accessibleDescription()


def test_space_and_a_click_tick_people_off_and_on(stage):
    panel = stage.page.check_in
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.model.index(panel.model.row_of(stage.ids["Priya Raman"])))
    stage.press(Qt.Key.Key_Space)
    assert "Priya Raman" not in stage.here()
    rect = panel.list.visualRect(panel.model.index(panel.model.row_of(stage.ids["Priya Raman"])))
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    stage.settle()
    assert "Priya Raman" in stage.here()


def test_the_person_ticked_stays_under_the_cursor(stage):
    panel = stage.page.check_in
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.model.index(panel.model.row_of(stage.ids["Ana Duarte"])))
    stage.press(Qt.Key.Key_Space)
    assert "Ana Duarte" == panel.list.currentIndex().data()


def test_escape_empties_the_field_and_shows_everybody(quiet_stage):
    quiet_stage.type("kw")
    quiet_stage.press(Qt.Key.Key_Escape)
    assert 8 == quiet_stage.page.check_in.model.rowCount()


def test_undo_takes_a_check_in_back(quiet_stage):
    quiet_stage.type("kw")
    quiet_stage.enter()
    quiet_stage.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set() == quiet_stage.here()
    assert quiet_stage.page.check_in.model.rowCount() == 8


def test_an_empty_club_asks_for_the_first_name(bare):
    from tourney.club.club import Club

    Club.create(bare.path, "New").close()
    bare.open(bare.path)
    assert "no-players" == bare.page.boards.empty.kind
    assert QApplication.focusWidget() is bare.page.check_in.field
    bare.type("Ana Duarte")
    bare.enter()
    bare.enter()
    assert {"Ana Duarte"} == bare.here()
    assert "no-round" == bare.page.boards.empty.kind


def test_a_new_face_whose_name_begins_another_is_added_with_shift_enter(quiet_stage):
    quiet_stage.type("Kwame")
    assert "Shift Enter" in quiet_stage.page.check_in.field.accessibleDescription()
    quiet_stage.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert {"Kwame"} == quiet_stage.here()
    quiet_stage.type("Kwame Boateng")
    assert "Shift Enter" not in quiet_stage.page.check_in.field.accessibleDescription()
    quiet_stage.enter()
    assert {"Kwame", "Kwame Boateng"} == quiet_stage.here()
