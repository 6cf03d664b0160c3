"""The form for a game of any shape, by key and by pointer."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import QDate, QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tourney.club import log
from tourney.club.club import Club
from tourney.club.commands import AddEvent, SetResult
from tourney.club.quick import Candidate
from tourney.club.teams import saved_teams
from tourney.core.games import Forfeit
from tourney.core.notation import Token, TokenKind
from tourney.core.records import NewEvent
from tourney.ui.entry.form import GameForm
from tourney.ui.entry.person_chip import MIME, PersonChip
from tourney.ui.widgets.change import ChangeLabel

pytestmark = pytest.mark.gui
Key, Mod = Qt.Key, Qt.KeyboardModifier
Left = Qt.MouseButton.LeftButton


def front(stage) -> QWidget:
    stage.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    return QApplication.activeModalWidget()


@pytest.fixture
def form(stage) -> GameForm:
    stage.press(Key.Key_G, Mod.ControlModifier)
    found = front(stage)
    assert isinstance(found, GameForm)
    return found


def add(stage, form, side: int, *names: str) -> None:
    form.panel.cards[side].add.setFocus()
    for name in names:
        stage.type(name)
        stage.enter()


def record(stage) -> None:
    stage.press(Key.Key_Return, Mod.ControlModifier)


def games(stage) -> list:
    index = log.read_log(stage.club)
    return [log.get_game(stage.club, index.row(i).game.id) for i in range(len(index))]


def names(stage, game) -> list[list[str]]:
    return [[stage.club.register().name(p) for p in one.player_ids] for one in game.sides]


def chip(form, name: str) -> PersonChip:
    return next(c for card in form.panel.cards for c in card.chips if c.text() == name)


def test_the_key_opens_the_form_with_the_cursor_where_names_go(stage, form):
    assert QApplication.focusWidget() is form.panel.cards[0].add


def test_a_game_by_keys_alone(stage, form):
    stage.type("kwa")
    stage.enter()
    for _ in range(20):
        if QApplication.focusWidget() is form.panel.cards[1].add:
            break
        stage.press(Key.Key_Tab)
    stage.type("zof")
    stage.enter()
    assert 2 == len(form.row.findChildren(ChangeLabel))
    record(stage)
    (game,) = games(stage)
    assert [["Kwame Boateng"], ["Zofia Łukasik"]] == names(stage, game)
    assert (0, 1) == tuple(one.rank for one in game.sides)
    assert stage.night.event.id == game.event_id


def test_people_move_between_sides_by_key(stage, form):
    add(stage, form, 0, "ana", "priya")
    add(stage, form, 1, "kwame")
    chip(form, "Priya Raman").setFocus()
    stage.press(Key.Key_Down, Mod.AltModifier)
    assert "Priya Raman" == QApplication.focusWidget().text()
    stage.press(Key.Key_Down, Mod.AltModifier)
    assert [["Ana Duarte"], ["Kwame Boateng"], ["Priya Raman"]] == [
        [c.text() for c in card.chips] for card in form.panel.cards
    ]
    stage.press(Key.Key_Up, Mod.AltModifier)
    assert 2 == len(form.panel.cards)
    stage.press(Key.Key_Delete)
    assert ["Kwame Boateng"] == [c.text() for c in form.panel.cards[1].chips]


def test_a_person_is_dragged_to_another_side_or_to_one_of_his_own(stage, form):
    add(stage, form, 0, "ana", "priya", "zofia")
    add(stage, form, 1, "kwame")
    for target in (form.panel.cards[1], form.panel.more):
        data = QMimeData()
        data.setData(MIME, b"0 1")
        drop = QDropEvent(QPointF(5, 5), Qt.DropAction.MoveAction, data, Left, Mod.NoModifier)
        before = form.panel.draft
        target.dropEvent(drop)
        stage.qtbot.waitUntil(lambda old=before: form.panel.draft is not old)
    assert [["Ana Duarte"], ["Kwame Boateng", "Priya Raman"], ["Zofia Łukasik"]] == [
        [c.text() for c in card.chips] for card in form.panel.cards
    ]


def test_sides_tie_and_change_places_by_key(stage, form):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    stage.press(Key.Key_Down, Mod.ControlModifier)
    add(stage, form, 2, "kwame")
    chip(form, "Kwame Boateng").setFocus()
    stage.type("=")
    assert ["1", "2", "2"] == [card.place.text() for card in form.panel.cards]
    stage.press(Key.Key_Up, Mod.AltModifier | Mod.ShiftModifier)
    record(stage)
    (game,) = games(stage)
    assert [["Ana Duarte"], ["Kwame Boateng"], ["Priya Raman"]] == names(stage, game)
    assert [0, 1, 1] == [one.rank for one in game.sides]


def test_shares_points_and_everything_else_are_kept(stage, form):
    add(stage, form, 0, "ana", "priya")
    add(stage, form, 1, "kwame")
    form.panel.cards[0].shares[1].setFocus()
    stage.type("45/90")
    form.panel.cards[0].points.setFocus()
    stage.type("7")
    form.panel.cards[1].points.setFocus()
    stage.type("4.5")
    form.rated.setChecked(False)
    form.date.setDate(QDate(2024, 2, 29))
    form.time.edit.setFocus()
    stage.type("19:30")
    form.note.edit.setFocus()
    stage.type("late joiner")
    form.event_choice.choose("open")
    record(stage)
    (game,) = games(stage)
    assert [1.0, 0.5] == [m.weight for m in game.sides[0].members]
    assert [7.0, 4.5] == [one.score for one in game.sides]
    assert (dt.date(2024, 2, 29), dt.time(19, 30), "late joiner", None, False) == (
        game.date, game.time, game.note, game.event_id, game.rated,
    )  # fmt: skip


def test_the_winner_follows_from_the_sets(stage, form):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    form.sets.edit.setFocus()
    stage.type("7-11 11-9 5-11")
    assert ["2", "1"] == [card.place.text() for card in form.panel.cards]
    record(stage)
    (game,) = games(stage)
    assert [1, 0] == [one.rank for one in game.sides]
    assert ((7, 11), (11, 9), (5, 11)) == game.sets


def test_a_level_score_makes_a_draw(stage, form):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    form.sets.edit.setFocus()
    stage.type("2-2")
    assert ["1", "1"] == [card.place.text() for card in form.panel.cards]
    record(stage)
    (game,) = games(stage)
    assert ([0, 0], ((2, 2),)) == ([one.rank for one in game.sides], game.sets)


@pytest.mark.parametrize("takes", [True, False])
def test_sets_against_the_places_are_asked(stage, form, takes):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    form.panel.cards[0].place.selectAll()
    form.panel.cards[0].place.setFocus()
    stage.type("1")
    form.sets.edit.setFocus()
    stage.type("7-11 5-11")
    record(stage)
    assert form.isVisible()
    assert "Priya Raman won" in form.notice.accessibleName()
    if takes:
        QTest.mouseClick(form.findChild(QWidget, "take-scores"), Left)
    record(stage)
    (game,) = games(stage)
    assert ([1, 0] if takes else [0, 1]) == [one.rank for one in game.sides]


def test_places_with_holes_are_taken_and_it_is_said(stage, form):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    form.panel.cards[1].place.setFocus()
    form.panel.cards[1].place.selectAll()
    stage.type("7")
    labels = [w.text() for w in form.row.findChildren(QWidget) if hasattr(w, "text")]
    assert any("The places 1, 7 count as 1, 2." in text for text in labels)
    record(stage)
    assert [0, 1] == [one.rank for one in games(stage)[0].sides]


@pytest.mark.parametrize(
    ("key", "kind"), [("forfeit", "forfeit"), ("noshow", "noshow"), ("double", "double")]
)
def test_forfeits_of_every_kind(stage, form, key, kind):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    form.ending.choose(key)
    record(stage)
    assert Forfeit(kind) is games(stage)[0].forfeit


def test_a_date_to_come_is_asked(stage, form):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    form.date.setDate(QDate.currentDate().addDays(2))
    record(stage)
    assert "still to come" in form.notice.accessibleName()
    assert [] == games(stage)
    record(stage)
    assert 1 == len(games(stage))


def test_a_person_twice_or_nobody_is_told_in_words(stage, form):
    add(stage, form, 0, "ana")
    record(stage)
    assert "Side 2 has nobody in it" in form.notice.accessibleName()
    add(stage, form, 1, "ana")
    assert "Ana Duarte is in this game already." == form.notice.accessibleName()
    assert [] == games(stage)


def test_somebody_new_is_added_on_the_way(stage, form):
    add(stage, form, 0, "Sam Okoro")
    assert ["Sam Okoro"] == [c.text() for c in form.panel.cards[0].chips]
    assert "Sam Okoro" in {p.name for p in stage.club.register().active}


def test_a_side_is_saved_as_a_team_and_used_again(stage, form):
    add(stage, form, 0, "ana", "priya")
    form.panel.cards[0].chips[0].setFocus()
    stage.press(Key.Key_T, Mod.AltModifier)
    asked = front(stage)
    assert "save-team" == asked.objectName()
    stage.qtbot.waitUntil(lambda: asked.isAncestorOf(QApplication.focusWidget() or stage.window))
    stage.type("Red Lions")
    stage.enter()
    assert ["Red Lions"] == [t.name for t in saved_teams(stage.club)]
    form.activateWindow()
    stage.qtbot.waitUntil(form.isActiveWindow)
    for _ in range(2):
        form.panel.remove_person(0, 0)
    add(stage, form, 1, "+red")
    assert ["Ana Duarte", "Priya Raman"] == [c.text() for c in form.panel.cards[1].chips]


def test_enter_alone_records_nothing(stage, form):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    form.note.edit.setFocus()
    stage.enter()
    assert form.isVisible()
    assert [] == games(stage)


def test_a_stored_game_is_corrected_in_the_same_form(stage, form):
    add(stage, form, 0, "ana", "priya")
    add(stage, form, 1, "kwame", "zofia")
    record(stage)
    (game,) = games(stage)
    again = GameForm(stage.ctx, stage.window, game=game)
    again.open()
    assert again.command() is None
    again.panel.move_person(0, 1, 1)
    again.panel.move_person(1, 0, 0)
    again.record()
    (after,) = games(stage)
    assert [["Ana Duarte", "Kwame Boateng"], ["Zofia Łukasik", "Priya Raman"]] == names(stage, after)
    assert (game.id, game.number) == (after.id, after.number)


def test_a_quicker_desk_is_shown_first(stage, form):
    add(stage, form, 0, "ana")
    add(stage, form, 1, "priya")
    record(stage)
    (game,) = games(stage)
    again = GameForm(stage.ctx, stage.window, game=game)
    again.open()
    other = Club.open(stage.path, desk="two")
    other.execute(SetResult(game.id, (0, 0)))
    other.close()
    again.note.set_text("mine")
    again.record()
    assert "Another desk changed this game meanwhile: ½–½." == again.notice.accessibleName()
    again.record()
    assert ("mine", 1) == (games(stage)[0].note, games(stage)[0].sides[1].rank)


def test_typed_work_is_asked_about_once_before_it_is_lost(stage, form):
    form.note.edit.setFocus()
    stage.type("a long story")
    stage.press(Key.Key_Escape)
    assert form.isVisible()
    assert "not stored" in form.notice.accessibleName()
    stage.type("!")
    assert form.notice.isHidden()
    stage.press(Key.Key_Escape)
    assert form.isVisible()
    stage.press(Key.Key_Escape)
    assert not form.isVisible()
    assert [] == games(stage)


def test_half_a_name_is_typed_work_and_its_window_asks_too(stage, form):
    stage.type("Kw")
    stage.press(Key.Key_Escape)
    form.close()
    assert form.isVisible()
    form.close()
    assert not form.isVisible()


def test_an_untouched_form_is_left_at_once(stage, form):
    stage.press(Key.Key_Escape)
    assert not form.isVisible()


def test_a_team_that_was_deleted_meanwhile_is_told_in_a_sentence(stage, form):
    gone = Candidate("Red Lions", None, Token(TokenKind.NAME, 0, 0, ""), team=True)
    form.panel.take(0, gone)
    assert "Red Lions" in form.notice.accessibleName()
    assert () == form.draft.sides[0].members


def test_every_event_is_offered(stage):
    for number in range(70):
        stage.ctx.execute(AddEvent(NewEvent(f"Night {number}", dt.date(2020, 1, 1))))
    stage.press(Key.Key_G, Mod.ControlModifier)
    found = front(stage)
    assert found.event_choice.count() > 70
