"""The next round: suggested, changed by hand, used; byes fair and open boards named."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import Qt

from tests.ui.desk.dragging import drag_name
from tourney.club.commands import AddEvent, SetResult
from tourney.core.records import NewEvent
from tourney.ui.models.roles import Role

pytestmark = pytest.mark.gui


def pairs(stage) -> list[set[str]]:
    boards = stage.page.suggester.draft.suggestion.boards
    return [{side.name for side in board.sides} for board in boards]


def focus_list(stage, row: int = 0):
    panel = stage.page.suggestion
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.model.index(row))
    return panel.list


def test_one_key_suggests_and_the_same_key_uses_it(stage):
    stage.press(Qt.Key.Key_F5)
    assert 4 == len(pairs(stage))
    assert 0 == stage.page.night.n_rounds
    stage.press(Qt.Key.Key_F5)
    assert 1 == stage.page.night.n_rounds
    assert stage.page.suggester.draft is None


def test_every_pair_gives_a_reason(stage):
    stage.press(Qt.Key.Key_F5)
    model = stage.page.suggestion.model
    assert all(model.index(row).data(Role.SECOND_LINE) for row in range(model.rowCount()))


def test_the_second_round_has_no_rematches(round_stage):
    first = [{s.name for s in b.sides} for b in round_stage.page.night.shown.boards]
    round_stage.type("1111")
    round_stage.press(Qt.Key.Key_F5)
    assert not [pair for pair in pairs(round_stage) if pair in first]


def test_again_gives_another_round(stage):
    stage.press(Qt.Key.Key_F5)
    seen = {frozenset(map(frozenset, pairs(stage)))}
    for _ in range(6):
        stage.press(Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
        seen.add(frozenset(map(frozenset, pairs(stage))))
    assert len(seen) > 1


def test_a_pinned_pair_stays_through_again(stage):
    stage.press(Qt.Key.Key_F5)
    kept = pairs(stage)[1]
    focus_list(stage, 1)
    stage.type("p")
    assert [kept] == [
        {s.name for s in b.sides} for b in stage.page.suggester.draft.suggestion.boards if b.pinned
    ]
    for _ in range(4):
        stage.press(Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
        assert kept in pairs(stage)
    row = pairs(stage).index(kept)
    focus_list(stage, row)
    stage.type("p")
    assert not any(b.pinned for b in stage.page.suggester.draft.suggestion.boards)


def test_a_pair_kept_apart_is_not_suggested_and_may_meet_again(stage):
    stage.press(Qt.Key.Key_F5)
    apart = pairs(stage)[0]
    focus_list(stage)
    stage.type("x")
    assert apart not in pairs(stage)
    assert 1 == len(stage.page.suggester.kept_apart)
    rows = stage.page.suggestion.options
    assert rows.apart.isVisible()
    rows.apart.menu().actions()[0].trigger()
    stage.settle()
    assert () == stage.page.suggester.kept_apart


def test_undo_of_keeping_apart_makes_the_suggestion_out_of_date(stage):
    stage.press(Qt.Key.Key_F5)
    focus_list(stage)
    stage.type("x")
    assert stage.page.suggester.fresh
    stage.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not stage.page.suggester.fresh


def test_what_stood_in_the_way_is_no_longer_told_once_the_results_are_in(round_stage):
    round_stage.press(Qt.Key.Key_F5)
    round_stage.settle()
    assert round_stage.page.suggester.problem
    round_stage.page.suggester.waiting = False
    for board in round_stage.page.night.shown.boards:
        round_stage.ctx.execute(SetResult(board.game.id, (0, 1)))
    round_stage.settle()
    assert "" == round_stage.page.suggester.problem
    assert () == round_stage.page.suggester.offers


def test_two_people_swap_by_key(stage):
    stage.press(Qt.Key.Key_F5)
    model = stage.page.suggestion.model
    first, second = model.people(0), model.people(1)
    focus_list(stage)
    stage.press(Qt.Key.Key_Right)
    stage.type("s")
    stage.press(Qt.Key.Key_Down)
    stage.type("s")
    now = pairs(stage)
    assert {first[0][1], second[1][1]} in now
    assert {second[0][1], first[1][1]} in now


def test_two_people_swap_by_dragging_a_name(stage):
    stage.press(Qt.Key.Key_F5)
    view = focus_list(stage)
    first, third = stage.page.suggestion.model.people(0), stage.page.suggestion.model.people(2)
    drag_name(view, (0, 0), (2, 0))
    assert {third[0][1], first[1][1]} in pairs(stage)


def test_a_swap_on_one_board_is_refused_in_words(stage):
    stage.press(Qt.Key.Key_F5)
    focus_list(stage)
    stage.type("s")
    stage.press(Qt.Key.Key_Right)
    stage.type("s")
    assert "on this board already" in stage.page.suggester.problem


def test_the_bye_is_explained_and_can_be_swapped(stage):
    stage.page.check_in.field.setFocus()
    stage.type("Sam Okoro")
    stage.enter()
    stage.enter()
    stage.press(Qt.Key.Key_F5)
    model = stage.page.suggestion.model
    last = model.rowCount() - 1
    bye = model.people(last)
    assert 1 == len(bye)
    assert len(model.index(last).data(Qt.ItemDataRole.ToolTipRole).splitlines()) > 1
    other = model.people(0)[0]
    view = focus_list(stage)
    stage.type("s")
    view.setCurrentIndex(model.index(last))
    stage.type("s")
    assert (other,) == model.people(model.rowCount() - 1)
    stage.press(Qt.Key.Key_F5)
    assert [other[1]] == [player.name for player in stage.page.night.shown.byes]


def test_people_who_still_play_are_left_out_and_named(round_stage):
    round_stage.type("11")
    round_stage.press(Qt.Key.Key_F5)
    suggestion = round_stage.page.suggester.draft.suggestion
    playing = {p.name for p in suggestion.left_out}
    assert 4 == len(playing)
    assert not playing & set().union(*pairs(round_stage))


def test_the_round_can_wait_for_open_boards(round_stage):
    rows = round_stage.page.suggestion.options
    rows.open.menu().actions()[1].trigger()
    round_stage.press(Qt.Key.Key_F5)
    assert "Boards still open: 1, 2, 3, 4" in round_stage.page.suggester.problem
    assert round_stage.page.suggester.draft is None
    round_stage.table.setFocus()
    round_stage.type("1111")
    round_stage.settle()
    assert 4 == len(pairs(round_stage))


def test_a_late_arrival_makes_the_suggestion_out_of_date(stage):
    stage.press(Qt.Key.Key_F5)
    stage.press(Qt.Key.Key_F2)
    stage.type("Sam Okoro")
    stage.enter()
    stage.enter()
    assert not stage.page.suggester.fresh
    stage.press(Qt.Key.Key_F5)
    assert stage.page.suggester.fresh
    everybody = set().union(*pairs(stage)) | {
        b.player.name for b in stage.page.suggester.draft.suggestion.byes
    }
    assert "Sam Okoro" in everybody


def test_options_change_the_suggestion(round_stage):
    round_stage.type("1111")
    round_stage.press(Qt.Key.Key_F5)
    rows = round_stage.page.suggestion.options
    rows.rematch.menu().actions()[-1].trigger()
    round_stage.settle()
    assert "allowed" == rows.rematch.shown
    first = [{s.name for s in b.sides} for b in round_stage.page.night.shown.boards]
    assert first == pairs(round_stage)


def test_too_few_people_are_told_in_words(quiet_stage):
    quiet_stage.type("kw")
    quiet_stage.enter()
    quiet_stage.press(Qt.Key.Key_F5)
    assert "two people" in quiet_stage.page.suggester.problem
    assert 0 == quiet_stage.page.night.n_rounds


def test_a_round_made_by_another_desk_is_not_made_twice(stage):
    from tourney.club import pairings
    from tourney.club.club import Club

    stage.press(Qt.Key.Key_F5)
    other = Club.open(stage.path)
    other.rate()
    event_id = stage.night.event.id
    other.execute(pairings.accept(pairings.suggest(other, event_id).suggestion))
    other.close()
    stage.press(Qt.Key.Key_F5)
    assert 1 == stage.page.night.n_rounds
    assert "another desk was quicker" in stage.page.suggester.problem


def test_a_suggestion_for_an_event_that_was_left_is_dropped(stage):
    other = stage.ctx.execute(AddEvent(NewEvent("Another", dt.date(2026, 1, 2)))).value
    stage.settle()
    suggester = stage.page.suggester
    suggester.forget()
    suggester.suggest()
    assert suggester.busy
    stage.ctx.event.choose(other)
    stage.settle()
    assert suggester.draft is None
    assert not suggester.busy
