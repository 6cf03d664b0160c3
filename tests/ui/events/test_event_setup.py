"""An event is set up from scratch, changed, and refused in words where a field makes no sense."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tourney.club import desk
from tourney.club.commands import SetResult
from tourney.club.contests import event_facts
from tourney.club.event_table import going_on
from tourney.core.records import EventKind
from tourney.standings.registry import all_kinds
from tourney.ui.events import stages_tab as stages_module
from tourney.ui.events.setup import EventSetup

pytestmark = pytest.mark.gui


def opened(stage, key: str) -> EventSetup:
    stage.ctx.actions.run(key)
    stage.settle()
    (found,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, EventSetup) and w.isVisible()]
    return found


def test_a_tournament_is_made_and_looked_at(stage):
    setup = opened(stage, "new-event")
    setup.general.name.set_text("Spring open")
    setup.general.rounds.set_text("5")
    setup.general.boards.set_text("1-10, 15")
    setup.scoring.take("football")
    setup._preset_taken()
    setup.groups.sections.set_text("A, B")
    setup.record()
    stage.settle()
    event = stage.night.event
    assert ("Spring open", EventKind.TOURNAMENT) == (event.name, event.kind)
    assert ("swiss", 5, "1-10, 15") == (event.rules.system, event.rules.rounds, event.rules.boards)
    assert (Fraction(3), Fraction(1)) == (event.rules.scoring.win, event.rules.scoring.draw)
    assert ("points", "points:for", "mini:sets", "wins") == event.rules.tiebreaks
    assert ("A", "B") == event.rules.sections
    assert 3.0 == event.bye_points
    assert "swiss" == stage.page.suggester.system


def test_an_event_is_changed_and_undone(stage):
    setup = opened(stage, "edit-event")
    setup.pairing.choose("tables")
    setup.pairing.form.rows["size"].set_value(6)
    setup.record()
    stage.settle()
    assert ("tables", {"size": 6}) == (stage.night.event.rules.system, stage.night.event.rules.options_dict())
    stage.ctx.actions.run("undo")
    stage.settle()
    assert "balanced" == stage.night.event.rules.system


@pytest.mark.parametrize(
    ("tab", "spoil", "said"),
    [
        ("general", lambda s: s.general.name.set_text("  "), "name is needed"),
        ("general", lambda s: s.general.boards.set_text("5-1"), "range of boards"),
        ("general", lambda s: s.general.rounds.set_text("-3"), "whole number"),
        ("scoring", lambda s: s.scoring.numbers["win"].set_text("much"), "number of points"),
        ("scoring", lambda s: s.scoring.table.set_text("3-0 = 3"), "not a score"),
        ("scoring", lambda s: s.scoring.weights.set_text("last: 2"), "not a round"),
    ],
)
def test_what_makes_no_sense_is_told_at_its_field(stage, tab, spoil, said):
    setup = opened(stage, "edit-event")
    spoil(setup)
    setup.show_tab("stages")
    setup.record()
    assert setup.isVisible()
    assert tab == setup.tabs.current()
    fields = [*vars(setup.general).values(), *vars(setup.scoring).values(), *setup.scoring.numbers.values()]
    assert any(said in getattr(field, "error", "") for field in fields if hasattr(field, "error"))
    setup.reject()


def test_points_are_read_exactly(stage):
    setup = opened(stage, "edit-event")
    scoring = setup.scoring
    scoring.numbers["draw"].set_text("1/3")
    scoring.numbers["bye"].set_text("½")
    scoring.places.set_text("25 18 15")
    scoring.table.set_text("3-0: 3 0; 3-2: 2 1")
    scoring.weights.set_text("7: 2")
    setup.record()
    stage.settle()
    found = stage.night.event.scoring
    assert (Fraction(1, 3), Fraction(1, 2)) == (found.draw, found.bye)
    assert (25, 18, 15) == found.places
    assert (("3-0", 3, 0), ("3-2", 2, 1)) == found.table
    assert ((7, 2),) == found.rounds


def test_tiebreaks_are_added_moved_and_removed_by_key(stage):
    setup = opened(stage, "edit-event")
    setup.show_tab("tiebreaks")
    tab = setup.tiebreaks
    for key in ("BH:C1", "SB", "mini"):
        tab.append(key)
    tab.append("SB")
    assert ("BH:C1", "SB", "mini") == tab.keys
    tab.list.setCurrentIndex(tab.model.index(2, 0))
    tab.list.setFocus()
    QTest.keyClick(tab.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert ("BH:C1", "mini", "SB") == tab.keys
    assert 1 == tab.list.currentIndex().row()
    QTest.keyClick(tab.list, Qt.Key.Key_Delete)
    tab.typed.set_text("BH:C2")
    tab.typed.edit.returnPressed.emit()
    tab.typed.set_text("NOPE")
    tab.typed.edit.returnPressed.emit()
    assert "NOPE" in tab.typed.error
    tab.edition.choose("2018")
    tab.typed.set_text("")
    setup.record()
    stage.settle()
    assert (("BH:C1", "SB", "BH:C2"), "2018") == (
        stage.night.event.rules.tiebreaks,
        stage.night.event.rules.tiebreak_rules,
    )


def test_every_tiebreak_there_is_can_be_added(stage):
    setup = opened(stage, "edit-event")
    for kind in all_kinds():
        setup.tiebreaks.append(kind.name)
    assert len(all_kinds()) == len(setup.tiebreaks.keys)
    assert all(setup.tiebreaks.model.item(row).text() for row in range(setup.tiebreaks.model.rowCount()))
    setup.reject()


def test_prize_groups_are_kept_with_their_limits(stage):
    setup = opened(stage, "edit-event")
    groups = setup.groups
    groups.add_group()
    for name, text in (("name", "Under 18"), ("born_from", "2009"), ("rating_to", "1600")):
        groups.fields[name].set_text(text)
        groups.fields[name].edit.textEdited.emit(text)
    groups.established.setChecked(True)
    groups.add_group()
    groups.remove_group()
    setup.record()
    stage.settle()
    (group,) = stage.night.event.rules.prize_groups
    assert ("Under 18", 2009, None, 1600.0, True) == (
        group.name,
        group.born_from,
        group.born_to,
        group.rating_to,
        group.established_only,
    )


def test_a_stage_is_begun_closed_and_opened_again(round_stage):
    stage = round_stage
    setup = opened(stage, "edit-event")
    setup.show_tab("stages")
    setup.stages.name.set_text("Final")
    setup.stages.system.choose("knockout")
    setup.stages.add_stage()
    event_id = stage.night.event.id
    (final,) = event_facts(stage.club, event_id).stages
    assert ("Final", "knockout", None) == (final.name, final.rules.system, final.closed_at)
    setup.stages.turn_stage()
    assert event_facts(stage.club, event_id).stages[0].closed_at is not None
    setup.stages.turn_stage()
    assert event_facts(stage.club, event_id).stages[0].closed_at is None
    setup.stages.name.set_text("  ")
    setup.stages.add_stage()
    assert "name is needed" in setup.stages.name.error
    setup.reject()
    assert "knockout" == stage.page.suggester.system


def test_a_stage_takes_points_along_and_a_place_asks_for_games(stage):
    setup = opened(stage, "edit-event")
    setup.show_tab("stages")
    setup.stages.name.set_text("Final")
    setup.stages.carry.choose("1/2")
    setup.stages.add_stage()
    (final,) = event_facts(stage.club, stage.night.event.id).stages
    assert (Fraction(1, 2), setup._event.rules.system) == (final.rules.carry, final.rules.system)
    setup.scoring.least.set_text("many")
    setup.record()
    assert "whole number" in setup.scoring.least.error
    setup.scoring.least.set_text("3")
    setup.record()
    stage.settle()
    assert 3 == stage.night.event.rules.least_games


def test_another_desk_was_quicker_and_nothing_is_lost(stage):
    from dataclasses import replace

    from tourney.club.commands import EditEvent
    from tourney.core.records import NewEvent

    setup = opened(stage, "edit-event")
    setup.general.name.set_text("Mine")
    now = stage.night.event
    other = NewEvent("Theirs", now.date, now.kind, now.bye_points, replace(now.rules, rounds=4))
    stage.club.execute(EditEvent(now.id, other, now.version))
    setup.record()
    assert setup.notice.isVisible()
    assert "Theirs" == desk.all_events(stage.club)[0].name
    setup.reject()


def test_the_best_of_each_group_go_on_into_a_stage(round_stage):
    stage = round_stage
    setup = opened(stage, "edit-event")
    setup.pairing.choose("round-robin")
    setup.pairing.form.rows["groups"].set_value(2)
    setup.record()
    stage.settle()
    event_id = stage.night.event.id
    for board in stage.night.open_boards:
        stage.ctx.execute(SetResult(board.game.id, (0, 1)))
    stage.settle()
    setup = opened(stage, "edit-event")
    setup.show_tab("stages")
    tab = setup.stages
    assert "Go on from each group" == tab.advance.accessibleName()
    tab.name.set_text("Final")
    tab.system.choose("knockout")
    tab.advance.choose("1")
    tab.begin.click()
    groups, final = event_facts(stage.club, event_id).stages
    assert ("Groups", "Final", 1) == (groups.name, final.name, final.rules.advance)
    assert groups.closed_at is not None
    assert not tab.advance.isEnabled()
    setup.reject()
    stage.settle()
    assert 2 == len(going_on(stage.club, event_id, final))


def test_while_a_game_is_open_nobody_goes_on(round_stage):
    setup = opened(round_stage, "edit-event")
    setup.show_tab("stages")
    setup.stages.name.set_text("Final")
    setup.stages.advance.choose("2")
    setup.stages.begin.click()
    assert "still has" in setup.stages.name.error
    setup.reject()


def test_moving_no_tie_break_adds_none(stage):
    setup = opened(stage, "new-event")
    before = setup.tiebreaks.keys
    setup.tiebreaks.list.setCurrentIndex(setup.tiebreaks.model.index(-1, 0))
    setup.tiebreaks.down.click()
    setup.tiebreaks.up.click()
    assert setup.tiebreaks.keys == before
    setup.reject()


def left_by_esc(setup: EventSetup) -> bool:
    QTest.keyClick(setup, Qt.Key.Key_Escape)
    return not setup.isVisible()


@pytest.mark.parametrize("key", ["new-event", "edit-event"])
def test_an_untouched_setup_is_left_at_once(stage, key):
    setup = opened(stage, key)
    for tab in setup.pages:
        setup.show_tab(tab)
    stage.settle()
    assert left_by_esc(setup)


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.general.name.set_text("Other"),
        lambda s: s.general.rated.toggle(),
        lambda s: s.pairing.choose("tables"),
        lambda s: s.scoring.numbers["win"].set_text("much"),
        lambda s: s.tiebreaks.append("SB"),
        lambda s: s.groups.add_group(),
        lambda s: s.stages.name.set_text("Final"),
    ],
)
def test_a_changed_setup_asks_once_before_it_is_left(stage, change):
    setup = opened(stage, "edit-event")
    change(setup)
    assert not left_by_esc(setup)
    assert "not stored" in setup.notice.accessibleName()
    setup.groups.sections.set_text("A, B")
    assert not left_by_esc(setup)
    assert left_by_esc(setup)


def test_a_number_of_a_prize_group_that_is_none_is_not_forgotten(stage):
    setup = opened(stage, "edit-event")
    groups = setup.groups
    for name in ("Young", "Old"):
        groups.add_group()
        groups.fields["name"].set_text(name)
        groups._edited()
    groups.list.setCurrentIndex(groups.model.index(0, 0))
    groups.fields["born_from"].set_text("20o9")
    groups.fields["rating_to"].set_text("1600")
    groups._edited()
    groups.list.setCurrentIndex(groups.model.index(1, 0))
    assert ("", "") == (groups.fields["born_from"].text(), groups.fields["born_from"].error)
    setup.record()
    assert setup.isVisible()
    assert 0 == groups.list.currentIndex().row()
    assert ("20o9", "1600") == (groups.fields["born_from"].text(), groups.fields["rating_to"].text())
    assert "whole number" in groups.fields["born_from"].error
    groups.fields["born_from"].set_text("2009")
    groups._edited()
    setup.record()
    stage.settle()
    young, old = stage.night.event.rules.prize_groups
    assert (("Young", 2009, 1600.0), "Old") == ((young.name, young.born_from, young.rating_to), old.name)


def test_choosing_a_stage_reads_nothing_again(stage, monkeypatch):
    setup = opened(stage, "edit-event")
    setup.show_tab("stages")
    for name in ("Groups", "Final"):
        setup.stages.name.set_text(name)
        setup.stages.add_stage()
    reads = []
    monkeypatch.setattr(stages_module, "event_facts", lambda *_: reads.append(1))
    for row in (0, 1, 0):
        setup.stages.list.setCurrentIndex(setup.stages.model.index(row, 0))
    assert [] == reads
    setup.reject()
