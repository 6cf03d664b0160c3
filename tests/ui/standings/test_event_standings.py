"""The standings of events in the real window: why a place, other tabs, tie-breaks, parts, seasons."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.standings.clubs import NAMES
from tourney.club.commands import AddEvent, EditEvent
from tourney.club.event_commands import AddStage, SetEntries
from tourney.core.records import NewEvent
from tourney.core.rules import PrizeGroup
from tourney.ui.base.bus import Place
from tourney.ui.models.roles import Role
from tourney.ui.pages.standings import OF_TABLE
from tourney.ui.standings import reader
from tourney.ui.standings.season import SeasonDialog

PLAYER = 1
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
pytestmark = pytest.mark.gui


def test_enter_on_a_place_tells_why_and_esc_gives_the_keys_back(stage) -> None:
    stage.click_tab(1)
    stage.press(Key.Key_Down)
    name = stage.table.people.record(1).name
    stage.press(Key.Key_Return)
    why = stage.page.why
    assert why.isVisible()
    assert QApplication.focusWidget() is why.table
    assert name in why.name.text()
    assert why.sentences.text()
    assert stage.page.panels()[-1] is why.table
    before = why.table.currentIndex().row()
    stage.press(Key.Key_Down)
    assert why.table.currentIndex().row() > before
    stage.press(Key.Key_Escape)
    assert not why.isVisible()
    assert QApplication.focusWidget() is stage.table


def test_a_click_on_a_place_opens_the_reason_and_the_arrows_turn_its_pages(stage) -> None:
    stage.click_tab(1)
    index = stage.table.people.index(0, 0)
    QTest.mouseClick(
        stage.table.viewport(), Qt.MouseButton.LeftButton, pos=stage.table.visualRect(index).center()
    )
    why = stage.page.why
    assert why.isVisible()
    first = why.name.text()
    stage.table.setFocus()
    stage.press(Key.Key_Down)
    assert why.name.text() != first
    stage.ctx.event.choose(None)
    assert not why.isVisible()


def test_the_reason_shows_the_player(stage, qtbot) -> None:
    stage.click_tab(1)
    stage.press(Key.Key_Return)
    key = stage.page.why.key
    with qtbot.waitSignal(stage.ctx.bus.asked) as asked:
        QTest.mouseClick(stage.page.why.player, Qt.MouseButton.LeftButton)
    assert (asked.args[0].page, asked.args[0].target) == ("players", key)


def test_the_crosstable_turns_to_opponents_and_back(stage) -> None:
    stage.click_tab(2)
    bar = stage.page.panes["cross"].bar
    bar.view.setFocus()
    stage.press(Key.Key_Down)
    assert stage.table is stage.page.panes["cross"].other
    assert stage.table.people.columnCount() == 2 + 7 + 1
    assert [stage.table.people.index(r, 2 + r).data() for r in range(7)] == ["×"] * 7
    bar.view.setFocus()
    stage.press(Key.Key_Up)
    assert stage.table is stage.page.cross_table


@pytest.mark.parametrize(("tab", "key"), [(3, "wall"), (4, "schedule")])
def test_the_wall_chart_and_the_schedule_stand_beside(stage, tab: int, key: str) -> None:
    stage.click_tab(tab)
    assert stage.page.head.tabs.current() == key
    shown = {text for text in stage.column(1) if text}
    assert shown <= set(NAMES)
    assert len(shown) >= 4


def test_an_event_without_a_game_offers_no_chart_and_one_shown_gives_way(stage) -> None:
    stage.click_tab(3)
    stage.ctx.event.choose(None)
    assert stage.page.head.tabs.current() == "night"
    assert not stage.page.head.tabs.isTabVisible(3)


def test_changes_since_a_day_take_the_place_of_the_list(stage) -> None:
    bar = stage.page.list_bar
    bar.time.setFocus()
    stage.press(Key.Key_Down)
    assert stage.table is stage.page.panes["list"].other
    assert sorted(stage.column(2)) == sorted(NAMES)
    assert bar.facts.text()
    assert not bar.date.isVisible()
    bar.time.setFocus()
    stage.press(Key.Key_End)
    assert bar.date.isVisible()
    bar.time.setFocus()
    stage.press(Key.Key_Home)
    assert stage.table is stage.page.list_table


def test_tie_breaks_are_changed_right_there_and_can_be_undone(stage) -> None:
    stage.click_tab(1)
    columns = stage.table.people.columnCount()
    menu = stage.page.panes["night"].bar.rules.menu()
    menu.aboutToShow.emit()
    presets = next(one for one in menu.findChildren(QMenu) if one.title() == "As usual in")
    next(one for one in presets.actions() if one.text() == "Open play, points a game").trigger()
    stage.settle()
    assert stage.table.people.columnCount() == columns + 1
    assert stage.page.panes["night"].bar.rules.text() == "Tie-breaks: wins"
    menu.aboutToShow.emit()
    assert menu.actions()[0].text().startswith("1  ")
    stage.table.setFocus()
    stage.press(Key.Key_Z, CTRL)
    assert stage.table.people.columnCount() == columns


def test_federation_tie_breaks_are_read_in_a_worker(stage) -> None:
    stage.click_tab(1)
    event = stage.page.looked.facts.event
    rules = replace(event.rules, tiebreaks=("BH:C1", "SB"))
    changed = NewEvent(event.name, event.date, event.kind, event.bye_points, rules)
    stage.ctx.execute(EditEvent(event.id, changed, event.version))
    stage.settle()
    people = stage.table.people
    assert [people.headerData(c, Qt.Orientation.Horizontal) for c in (3, 4)] == ["BH:C1", "SB"]
    stage.press(Key.Key_Return)
    assert _headings(stage.page.why.model)[:2] == ["Next to", "Points"]


def _headings(model) -> list[str]:
    found = [model.index(r, 0).data(Role.SECTION) for r in range(model.rowCount())]
    return [one.title for one in found if one is not None]


def test_a_tie_break_that_does_not_fit_is_said_and_the_table_stands(stage) -> None:
    event = stage.page.looked.facts.event
    rules = replace(event.rules, tiebreaks=("nonsense", "wins"))
    changed = NewEvent(event.name, event.date, event.kind, event.bye_points, rules)
    stage.ctx.execute(EditEvent(event.id, changed, event.version))
    stage.settle()
    stage.click_tab(1)
    assert len(stage.column(PLAYER)) == 7
    (part,) = stage.page.event_model.parts
    assert "nonsense" in str(part.table.notes[0])
    notes = stage.page.panes["night"].notes
    assert notes.isVisible()
    assert "nonsense" in notes.text()


def test_the_season_sheet_opens_from_the_menu_of_a_row(stage) -> None:
    stage.press(Key.Key_F10, SHIFT)
    menu = next(one for one in stage.table.findChildren(QMenu) if one.isVisible())
    next(action for action in menu.actions() if action.text() == "Season sheet…").trigger()
    menu.close()
    stage.settle()
    dialog = stage.window.findChild(SeasonDialog)
    assert dialog.isVisible()
    events = dialog.tables["events"].people
    assert events.index(0, 1).data() == "Tuesday"
    dialog.tabs.choose("games")
    assert dialog.tables["games"].people.counts()[1] >= 1
    dialog.time.choose("last")
    stage.settle()
    assert dialog.stack.currentWidget() is dialog.nothing
    dialog.reject()


def _changed(stage, **rules) -> None:
    event = stage.page.looked.facts.event
    changed = NewEvent(event.name, event.date, event.kind, event.bye_points, replace(event.rules, **rules))
    stage.ctx.execute(EditEvent(event.id, changed, event.version))
    stage.settle()


def test_sections_stand_apart_and_one_can_be_chosen(stage) -> None:
    stage.click_tab(1)
    event = stage.page.looked.facts.event
    everybody = tuple(stage.club.register().players)
    stage.ctx.execute(SetEntries(event.id, everybody[:3], (("section", "A"),)))
    stage.ctx.execute(SetEntries(event.id, everybody[3:], (("section", "B"),)))
    _changed(stage, sections=("A", "B"))
    people = stage.table.people
    headings = [people.index(r, 0).data(Role.SECTION) for r in range(people.rowCount())]
    assert [one.title for one in headings if one is not None] == ["A", "B"]
    part = stage.page.panes["night"].bar.part
    part.setFocus()
    stage.press(Key.Key_End)
    assert part.currentText() == "B"
    assert len(stage.column(PLAYER)) == 4


def test_a_prize_group_is_counted_anew(stage) -> None:
    stage.click_tab(1)
    _changed(stage, prize_groups=(PrizeGroup("Nobody", sex="f"),))
    part = stage.page.panes["night"].bar.part
    part.setFocus()
    stage.press(Key.Key_End)
    assert part.currentText() == "Prize: Nobody"
    assert stage.page.looked.picked.group == "Nobody"
    part.setFocus()
    stage.press(Key.Key_Home)
    assert len(stage.column(PLAYER)) == 7


def test_the_stage_being_played_is_shown_first(stage) -> None:
    stage.click_tab(1)
    event = stage.page.looked.facts.event
    assert stage.page.panes["night"].bar.stage.isHidden()
    made = stage.ctx.execute(AddStage(event.id, "Spring")).value
    stage.settle()
    bar = stage.page.panes["night"].bar
    assert not bar.stage.isHidden()
    stage.ctx.event.choose(None)
    stage.ctx.event.choose(event.id)
    stage.settle()
    assert stage.page.looked.picked.stage_id == made
    assert bar.stage.currentText() == "Spring"
    bar.stage.setFocus()
    stage.press(Key.Key_Home)
    assert stage.page.looked.picked.stage_id is None
    assert len(stage.column(PLAYER)) == 7


@pytest.mark.parametrize(("tab", "page"), [(3, "players"), (4, "games")])
def test_enter_in_wall_chart_and_schedule_goes_to_what_the_row_is_about(stage, tab: int, page: str) -> None:
    stage.click_tab(tab)
    asked: list[Place] = []
    stage.ctx.bus.asked.connect(asked.append)
    stage.table.setFocus()
    stage.press(Key.Key_Down)
    line = stage.table.people.record(stage.table.currentIndex().row())
    stage.press(Key.Key_Return)
    about = line.player_id if page == "players" else line.game_id
    assert about
    assert asked == [Place(page, about)]


def test_a_slow_table_does_not_come_over_the_one_of_another_event(stage, monkeypatch) -> None:
    stage.click_tab(1)
    stage.settle()
    other = stage.ctx.execute(AddEvent(NewEvent("Another", dt.date(2026, 1, 2)))).value
    stage.settle()
    quick = reader.is_quick
    monkeypatch.setattr(reader, "is_quick", lambda *_: False)
    stage.page._read_again(*OF_TABLE)
    monkeypatch.setattr(reader, "is_quick", quick)
    stage.ctx.event.choose(other)
    stage.settle()
    assert stage.page.looked.facts.event.id == other
    assert not any(stage.column(PLAYER))
