"""Adding, editing, start ratings, archiving and deleting, as a person does them."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tourney.club.commands import AddEvent, AddPlayer, EditPlayer
from tourney.club.desk import all_events
from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent, NewPlayer
from tourney.ui.players.card import Wish
from tourney.ui.players.fields import read_date, read_number, read_year

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def press(box: QWidget, name: str) -> None:
    QTest.mouseClick(box.findChild(QWidget, name), Qt.MouseButton.LeftButton)


def wish(stage, kind: Wish) -> None:
    next(a for a in stage.page.card.menu.actions() if a.data() == kind).trigger()


def test_a_new_player_with_everything(stage, dialog):
    stage.press(Key.Key_N, CTRL)
    box = dialog("new-player-dialog")
    for text in ("王晓梅", "1007", "1991", "left-handed", "", "1620", "80", "Federation"):
        if text:  # between note and rating stands the button for more fields
            stage.type(text)
        stage.press(Key.Key_Tab)
    press(box, "add-player")
    assert "王晓梅" == stage.shown
    card = stage.page.card.card
    assert ("1007", 1991, "left-handed") == (card.player.number, card.player.born, card.player.note)
    assert (1620, 80, "Federation") == (card.start.mean, card.start.deviation, card.start.source)
    assert "No. 1007 · born 1991 · came with 1620 ±80 from Federation" in stage.page.card.head.note.text()


def test_a_name_is_enough_and_enter_adds(stage, dialog):
    stage.press(Key.Key_N, CTRL)
    dialog("new-player-dialog")
    stage.type("Priya Raman")
    stage.press(Key.Key_Return)
    assert "Priya Raman" == stage.shown


def test_a_name_that_is_taken_is_refused_at_the_field_and_leads_there(stage, dialog):
    before = len(stage.names)
    stage.press(Key.Key_N, CTRL)
    box = dialog("new-player-dialog")
    stage.type("ana duarte")
    stage.press(Key.Key_Return)
    assert "“Ana Duarte” is in the club already." in box.fields.name.error
    assert before == len(stage.names)
    assert "Show Ana Duarte" == box._show.text()
    QTest.mouseClick(box._show, Qt.MouseButton.LeftButton)
    assert "Ana Duarte" == stage.shown


def test_a_namesake_is_hinted_at_while_typing(stage, dialog):
    stage.press(Key.Key_N, CTRL)
    box = dialog("new-player-dialog")
    stage.type("bjorn akesson")
    assert "In the club already: Björn Åkesson" == box.fields.name._below.text()
    assert box._show.isVisible()
    stage.type("x")
    assert not box._show.isVisible()


@pytest.mark.parametrize(
    ("field", "typed", "says"),
    [
        ("name", "", "A name is needed."),
        ("born", "87", "A year of birth has four digits, such as 1987."),
        ("born", "2999", "A year of birth has four digits, such as 1987."),
        ("rating", "good", "This is not a number."),
        ("deviation", "-5", "The start deviation must be more than 0."),
    ],
)
def test_what_cannot_be_is_refused_at_its_field(stage, dialog, field, typed, says):
    stage.press(Key.Key_N, CTRL)
    box = dialog("new-player-dialog")
    values = {"name": "Priya", "rating": "1500"} | {field: typed}
    for name, text in values.items():
        box.findChild(QWidget, f"player-{name}").setFocus()
        QTest.keyClick(box.focusWidget(), Key.Key_A, CTRL)
        QTest.keyClick(box.focusWidget(), Key.Key_Delete)
        stage.type(text)
    stage.press(Key.Key_Return)
    fields = box.fields.by_name | box.start.by_name
    assert says == fields[field].error
    assert fields[field].inner.hasFocus()
    assert "Priya" not in stage.names


def test_a_deviation_without_a_rating_is_no_start(stage, dialog):
    stage.press(Key.Key_N, CTRL)
    box = dialog("new-player-dialog")
    stage.type("Priya")
    box.start.deviation.edit.setFocus()
    stage.type("80")
    stage.press(Key.Key_Return)
    assert "The rating itself is missing." == box.start.rating.error


def test_a_person_is_edited_and_the_change_undone(stage, dialog):
    stage.go_to("Tom Hale")
    stage.press(Key.Key_F3)
    dialog("edit-player-dialog")
    stage.type("Thomas Hale")
    stage.press(Key.Key_Return)
    assert "Thomas Hale" == stage.shown
    stage.press(Key.Key_Z, CTRL)
    assert "Tom Hale" == stage.shown


def test_a_number_of_somebody_else_is_refused(stage, dialog):
    stage.go_to("Tom Hale")
    stage.press(Key.Key_F3)
    box = dialog("edit-player-dialog")
    box.fields.number.edit.setFocus()
    stage.type("7")
    stage.press(Key.Key_Return)
    assert "The number 7 belongs to Old Member already." == box.fields.number.error


def elsewhere(stage) -> None:
    player = stage.player
    stage.club.execute(EditPlayer(player.id, NewPlayer("Tom Hale", note="moved"), player.version))


def test_a_conflict_shows_what_the_other_desk_wrote_and_can_take_it(stage, dialog):
    stage.go_to("Tom Hale")
    stage.press(Key.Key_F3)
    box = dialog("edit-player-dialog")
    elsewhere(stage)
    stage.type("Thomas Hale")
    stage.press(Key.Key_Return)
    assert box.conflict.isVisible()
    assert "There now: Tom Hale, moved. Save keeps what stands below." == box.conflict._next.text()
    QTest.mouseClick(box._theirs, Qt.MouseButton.LeftButton)
    assert ("Tom Hale", "moved") == (box.fields.name.text(), box.fields.note.text())


def test_saving_again_keeps_ones_own(stage, dialog):
    stage.go_to("Tom Hale")
    stage.press(Key.Key_F3)
    box = dialog("edit-player-dialog")
    elsewhere(stage)
    stage.type("Thomas Hale")
    stage.press(Key.Key_Return)
    press(box, "save-player")
    assert "Thomas Hale" == stage.shown


def test_a_start_rating_is_set_edited_and_cleared(stage, dialog, qtbot):
    stage.go_to("Ana Duarte")
    before = stage.page.card.card.rating.mean
    wish(stage, Wish.START)
    dialog("start-rating-dialog")
    stage.type("1900")
    stage.press(Key.Key_Tab)
    stage.type("60")
    with qtbot.waitSignal(stage.ctx.bus.changed, check_params_cb=lambda topics: "ratings" in topics):
        stage.press(Key.Key_Return)
    assert 1900 == stage.page.card.card.start.mean
    assert stage.page.card.card.rating.mean > before + 50
    assert 1900 == stage.page.card.history.chart.curve.y[0]
    wish(stage, Wish.START)
    press(dialog("start-rating-dialog"), "clear-start")
    assert stage.page.card.card.start is None


def test_deleting_somebody_with_games_offers_the_archive(stage, dialog):
    stage.go_to("Ana Duarte")
    stage.page.list.view.setFocus()
    stage.press(Key.Key_Delete)
    box = dialog("removal-dialog")
    question, detail = box.sentences()
    assert "Archive Ana Duarte instead of deleting?" == question
    assert "Ana Duarte has played 45 games." in detail
    assert box._cancel.hasFocus()
    press(box, "archive-player")
    assert "Ana Duarte" not in stage.names
    assert stage.club.register().players[stage.ids["Ana Duarte"]].archived


def test_somebody_archived_is_brought_back(stage):
    stage.go_to("Old Member")
    assert "Old Member" == stage.shown
    wish(stage, Wish.BRING_BACK)
    assert "Old Member" == stage.shown
    assert not stage.player.archived


def test_somebody_without_games_is_deleted_and_esc_keeps(stage, dialog):
    stage.go_to("Tom Hale")
    stage.page.list.filter.setFocus()
    stage.press(Key.Key_Delete)
    dialog("removal-dialog")
    stage.press(Key.Key_Escape)
    assert "Tom Hale" in stage.names
    stage.press(Key.Key_Delete)
    press(dialog("removal-dialog"), "delete-player")
    assert "Tom Hale" not in stage.names
    assert "Tom Hale" != stage.shown
    stage.press(Key.Key_Z, CTRL)
    assert "Tom Hale" in stage.names


def test_a_filter_with_text_keeps_the_delete_key(stage):
    stage.type("ana")
    stage.press(Key.Key_Home)
    stage.press(Key.Key_Delete)
    assert "na" == stage.page.list.filter.text()


def test_numbers_years_and_dates_are_read_or_refused():
    assert (1712.5, None) == (read_number("1712.5", field="rating"), read_number(" ", field="rating"))
    assert (1987, None) == (read_year("1987"), read_year(""))
    assert dt.date(2024, 5, 31) == read_date("2024-05-31")
    for read, text in ((read_year, "abcd"), (read_date, "yesterday")):
        with pytest.raises(TourneyError):
            read(text)


def test_more_is_known_of_a_person_and_an_edit_of_the_name_wipes_none_of_it(stage, dialog):
    stage.go_to("Tom Hale")
    player = stage.player
    known = NewPlayer("Tom Hale", club="North", household="Hale", federation="ENG", sex="m", title="FM")
    stage.ctx.execute(EditPlayer(player.id, known, player.version))
    stage.press(Key.Key_F3)
    box = dialog("edit-player-dialog")
    assert box.fields.title.isVisible()
    assert not box.fields.more.isVisible()
    stage.type("Thomas Hale")
    stage.press(Key.Key_Return)
    after = stage.club.register().player(player.id)
    assert ("Thomas Hale", "North", "Hale", "ENG", "m", "FM") == (
        after.name,
        after.club,
        after.household,
        after.federation,
        after.sex,
        after.title,
    )


def test_the_other_fields_come_up_by_keyboard(stage, dialog):
    stage.go_to("Tom Hale")
    stage.press(Key.Key_F3)
    box = dialog("edit-player-dialog")
    assert not box.fields.title.isVisible()
    box.fields.more.setFocus()
    stage.press(Key.Key_Space)
    assert box.fields.title.edit.hasFocus()
    stage.type("WGM")
    stage.press(Key.Key_Tab)
    stage.type("NOR")
    stage.press(Key.Key_Return)
    after = stage.club.register().player(stage.ids["Tom Hale"])
    assert ("WGM", "NOR") == (after.title, after.federation)


def test_two_entries_are_merged_and_separated_again(stage, dialog, qtbot):
    ana, bjorn, tom = (stage.ids[name] for name in ("Ana Duarte", "Björn Åkesson", "Tom Hale"))
    stage.go_to("Tom Hale")
    stage.press(Key.Key_M, CTRL)
    box = dialog("merge-dialog")
    assert not box.go.isEnabled()
    box.other.set_value(bjorn, "Björn Åkesson")
    box.other.picked.emit(bjorn)
    qtbot.waitUntil(box.go.isEnabled)
    assert {bjorn, tom} <= {line.player_id for line in box.pane.consequences.ratings}
    stage.press(Key.Key_Return)
    qtbot.waitUntil(lambda: "Björn Åkesson" not in stage.names)
    assert "Tom Hale" == stage.shown
    stage.settle()
    separate = next(a for a in stage.page.card.menu.actions() if a.text() == "Separate Björn Åkesson again")
    separate.trigger()
    shown = dialog("consequences-dialog")
    qtbot.waitUntil(shown.go.isEnabled)
    stage.press(Key.Key_Return)
    qtbot.waitUntil(lambda: "Björn Åkesson" in stage.names)
    assert {ana, bjorn, tom} <= set(stage.club.register().players)


def test_people_who_met_cannot_be_merged_and_the_game_is_named(stage, dialog, qtbot):
    stage.go_to("Ana Duarte")
    stage.press(Key.Key_M, CTRL)
    box = dialog("merge-dialog")
    box.other.set_value(stage.ids["Björn Åkesson"], "Björn Åkesson")
    box.other.picked.emit(box.other.value)
    qtbot.waitUntil(lambda: "both played in the game" in box.pane.summary.text())
    assert not box.go.isEnabled()
    stage.press(Key.Key_Escape)


def test_a_name_goes_for_good_after_it_was_typed(stage, dialog, qtbot):
    stage.go_to("Ana Duarte")
    stage.press(Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
    box = dialog("anonymise-dialog")
    qtbot.waitUntil(
        lambda: "these copies" in box.copies.text().lower() or "no backup" in box.copies.text().lower()
    )
    stage.type("Ana")
    stage.press(Key.Key_Return)
    assert box.isVisible()
    stage.type(" Duarte")
    stage.press(Key.Key_Return)
    name = f"Player {stage.ids['Ana Duarte']}"
    qtbot.waitUntil(lambda: name in stage.names)
    assert "Ana Duarte" not in stage.names


def test_what_is_named_after_a_person_is_listed_and_changes_where_ticked(stage, dialog, qtbot):
    club = stage.club
    for name in ("Ana Duarte Cup", "Open of Duarte, Ana"):
        club.execute(AddEvent(NewEvent(name, dt.date(2026, 1, 2))))
    stage.go_to("Ana Duarte")
    stage.press(Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
    box = dialog("anonymise-dialog")
    qtbot.waitUntil(lambda: len(box.ticks) == 2)
    assert box.named.isVisible()
    name = f"Player {stage.ids['Ana Duarte']}"
    texts = [tick.text() for tick, _ in box.ticks]
    cup, other = (f"Event “{a}” becomes “{b}”" for a, b in (
        ("Ana Duarte Cup", f"{name} Cup"), ("Open of Duarte, Ana", f"Open of {name}")
    ))  # fmt: skip
    assert [cup, other] == texts
    assert [True, True] == [tick.isChecked() for tick, _ in box.ticks]
    box.ticks[1][0].setFocus()
    stage.press(Key.Key_Space)
    box.typed.edit.setFocus()
    stage.type("Ana Duarte")
    stage.press(Key.Key_Return)
    qtbot.waitUntil(lambda: name in stage.names)
    assert {f"{name} Cup", "Open of Duarte, Ana"} <= {event.name for event in all_events(club)}


def test_one_word_that_may_be_an_ordinary_one_changes_only_when_ticked(stage, dialog, qtbot):
    club = stage.club
    club.execute(AddEvent(NewEvent("May league", dt.date(2026, 1, 2))))
    stage.ids["May"] = stage.ctx.execute(AddPlayer(NewPlayer("May"))).value
    qtbot.waitUntil(lambda: "May" in stage.names)
    stage.go_to("May")
    stage.press(Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
    box = dialog("anonymise-dialog")
    qtbot.waitUntil(lambda: len(box.ticks) == 1)
    assert not box.ticks[0][0].isChecked()
    stage.press(Key.Key_Escape)


def test_deleting_somebody_with_games_offers_to_anonymise(stage, dialog, qtbot):
    stage.go_to("Ana Duarte")
    wish(stage, Wish.DELETE)
    box = dialog("removal-dialog")
    press(box, "anonymise-instead")
    assert dialog("anonymise-dialog").isVisible()
    stage.press(Key.Key_Escape)
    assert "Ana Duarte" in stage.names
