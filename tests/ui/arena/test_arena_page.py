from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QItemSelectionModel, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tests.ui.arena.conftest import Stage
from tourney.club.arena import Wanted, board
from tourney.club.arena_votes import votes_of
from tourney.club.documents import make
from tourney.ui.arena.board_model import BoardColumn, scale_of_rows
from tourney.ui.arena.head import CYCLES, JUDGES, SIDES, SLICES, TABS
from tourney.ui.base.i18n import format_rating
from tourney.ui.dialogs.print_preview import PrintPreview
from tourney.ui.models.roles import Range, RankSpread, Role

FAIL = QAbstractItemModelTester.FailureReportingMode.Fatal


def test_the_page_shows_the_board_of_the_club(stage: Stage) -> None:
    expected = board(votes_of(stage.ctx.club), Wanted())
    model = stage.page.board.model
    rows = [model.record(row) for row in range(model.rowCount()) if model.record(row) is not None]
    assert [row.name for row in rows] == [
        *(row.name for row in expected.rows),
        *(one.name for one in expected.outsiders),
    ]
    first = next(row for row in range(model.rowCount()) if model.key_at(row) == expected.rows[0].player_id)
    best = expected.rows[0]
    assert model.index(first, BoardColumn.RANGE).data(Role.RANGE) == Range(best.score, best.low, best.high)
    assert model.index(first, BoardColumn.SPREAD).data(Role.RANKSPREAD) == RankSpread(
        1, best.best, best.worst, 4
    )
    assert stage.page.status_text().startswith("121 vote")
    assert "Unbeaten kite" in stage.page.board.remark.text()
    QAbstractItemModelTester(model, FAIL)


def test_two_chosen_rows_are_compared(stage: Stage) -> None:
    pane, model = stage.page.board, stage.page.board.model
    found = stage.page.found.board
    one, other = found.rows[1], found.rows[3]
    flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    pane.table.clearSelection()
    for row in (one, other):
        pane.table.selectionModel().select(model.index(model.row_of(row.player_id), 0), flags)
    between = found.difference(one.player_id, other.player_id)
    assert pane.strip.pair == (one.player_id, other.player_id)
    assert f"{one.name} is {format_rating(between.points)} ± {format_rating(between.error)}" in (
        pane.strip.fact.text()
    )
    assert f"{round(100 * between.probability)}\u00a0%" in pane.strip.odds.text()


def test_two_can_be_picked_and_the_better_one_is_named_first(stage: Stage) -> None:
    strip = stage.page.board.strip
    rows = stage.page.found.board.rows
    strip.one.choose(str(rows[-1].player_id))
    strip.other.choose(str(rows[0].player_id))
    strip.one.activated.emit(strip.one.currentIndex())
    assert strip.fact.text().startswith(rows[0].name)
    chosen = stage.page.board.table.selectionModel().selectedRows()
    assert {stage.page.board.model.key_at(index.row()) for index in chosen} == set(strip.pair)
    strip.other.choose(str(rows[-1].player_id))
    strip.other.activated.emit(strip.other.currentIndex())
    assert strip.fact.text() == "Choose two different players."


def test_the_filters_say_what_they_leave_out(stage: Stage) -> None:
    stage.fill("seconds", "1")
    stage.fill("run", "12")
    assert stage.page.found.board.counted == 121 - 48
    words = stage.page.options.removed.text()
    assert "Too fast: 24 vote" in words
    assert "In rows of one choice: 24 vote" in words
    assert "Left out in all: 48 of 121 votes" in words
    assert stage.page.status_text() == "73 of 121 votes"
    stage.tab(JUDGES)
    model = stage.page.facts[JUDGES].model
    left_out = {model.record(row).texts[0]: model.record(row).texts[-1] for row in range(model.rowCount())}
    assert left_out == {"Ann": "", "Bob": "", "Cho": "", "Dee": "24", "Lefty": "24"}


def test_a_wrong_entry_stands_at_its_field_and_the_board_stays(stage: Stage) -> None:
    before = stage.page.found
    stage.fill("seconds", "x")
    assert stage.page.options.cleaning.rows["seconds"].error
    assert stage.page.found is before


def test_effects_are_estimated_when_ticked(stage: Stage) -> None:
    stage.tab(SIDES)
    pane = stage.page.facts[SIDES]
    assert not pane.effects_table.isVisible()
    assert "first side took" in pane.position.text()
    assert "standing first is worth" in pane.worth.text()
    stage.page.options._ticks["first"].click()
    stage.settle()
    assert pane.effects.record(0).texts[0] == "Side shown first"
    assert pane.effects_table.isVisible()
    (effect,) = stage.page.found.board.effects
    assert effect.points > 0
    assert pane.model.rowCount() == 4
    QAbstractItemModelTester(pane.model, FAIL)


def test_scope_category_and_scale_make_another_board(stage: Stage) -> None:
    options = stage.page.options
    options.scope.setCurrentIndex(1)
    options.scope.activated.emit(1)
    stage.settle()
    assert stage.page.found.board.total == 120
    assert not stage.page.found.board.outsiders
    options.column.choose("category")
    options.column.activated.emit(options.column.currentIndex())
    stage.settle()
    assert options.value.isVisible()
    assert stage.page.found.board.total == 60
    options.look.rows["scale"].input.choose("natural")
    stage.settle()
    assert stage.page.found.board.points == 400
    options.first.setDate(QDate(2027, 1, 1))
    options.since.click()
    stage.settle()
    assert stage.page.found.board.total == 0
    assert not stage.page.is_empty


def test_conditional_boards_stand_beside_each_other(stage: Stage) -> None:
    stage.tab(SLICES)
    model = stage.page.slices.model
    titles = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert titles[:2] == ["Player", "All"]
    assert set(titles[2:]) == {"day", "night", "none"}
    assert model.rowCount() == 4
    stage.page.slices.by.choose("month")
    stage.page.slices.by.activated.emit(stage.page.slices.by.currentIndex())
    stage.settle()
    assert model.columnCount() == 4
    assert model.headerData(2, Qt.Orientation.Horizontal) == "2026-11"


def test_every_question_is_answered_and_can_be_reached_by_key(stage: Stage) -> None:
    tabs = stage.page.head.tabs
    tabs.setFocus()
    for key in TABS:
        assert tabs.current() == key
        assert stage.page.panels()[1].isVisible()
        QTest.keyClick(tabs, Qt.Key.Key_Right)
        stage.settle()
    assert "triples" in stage.page.facts[CYCLES].words.text()


@pytest.mark.parametrize("suffix", [".csv", ".xlsx", ".html", ".png", ".svg", ".pdf"])
def test_the_board_is_written_to_a_file(stage: Stage, suffix: str) -> None:
    path = stage.path.with_name(f"board{suffix}")
    export = stage.page.export_now()
    assert export is not None
    stage.page.exporter.write(export, path)
    stage.settle()
    data = path.read_bytes()
    assert len(data) > 200
    if suffix in (".csv", ".html"):
        assert "Old bridge" in data.decode("utf-8")
        assert "Unbeaten kite" in data.decode("utf-8")


def test_the_board_can_be_printed(stage: Stage) -> None:
    stage.page.print()
    dialog = stage.window.findChild(PrintPreview)
    assert dialog is not None
    stage.settle()
    dialog.close()


def test_what_is_printed_is_the_board_with_its_filters(stage: Stage, monkeypatch) -> None:
    asked = []
    monkeypatch.setattr(
        "tourney.ui.dialogs.print_preview.show_preview",
        lambda ctx, key, parent, *, wanted: asked.append((key, wanted)),
    )
    stage.fill("seconds", "1")
    stage.page.print()
    ((key, wanted),) = asked
    (sheet,) = make(stage.ctx.club, key, wanted)
    assert stage.page.found.board.counted < stage.page.found.board.total
    assert sheet.rows == stage.page.export_now().sheet.rows


def test_the_keys_name_what_they_do(stage: Stage) -> None:
    actions = stage.ctx.actions
    assert actions.key("go-arena") == "Ctrl 7"
    assert actions.key("blind-vote") == "Ctrl J"
    assert "Ctrl J" in stage.page.head.judge.toolTip()
    assert {"blind-vote", "export", "print"} <= set(stage.page.handlers())


def test_a_club_without_games_says_what_to_do(empty_stage: Stage) -> None:
    page = empty_stage.page
    assert page.is_empty
    assert page.begin.isVisible()
    assert page.export_now() is None
    assert page.status_text().startswith("0 vote")
    page.first_focus().setFocus()
    assert page.begin.hasFocus()


def test_a_game_recorded_elsewhere_reaches_the_board(stage: Stage) -> None:
    club = stage.ctx.club
    club.undo()
    stage.ctx.bus.changed.emit(stage.page.topics)
    stage.settle()
    assert stage.page.is_empty


def test_whiskers_of_few_votes_do_not_squeeze_the_scale(stage: Stage) -> None:
    rows = stage.page.found.board.rows
    scale = scale_of_rows(rows)
    assert scale is not None
    assert scale.low < min(row.score for row in rows) < max(row.score for row in rows) < scale.high
    assert scale_of_rows(()) is None


def test_many_boards_beside_each_other_keep_score_and_rank_whole(stage: Stage) -> None:
    stage.window.resize(1180, 760)
    stage.tab(SLICES)
    table = stage.page.slices.table
    keys = ["player", "all", *(f"slice{n}" for n in range(12))]
    table.fit(keys, figure=104, least=104)
    text = QFontMetricsF(stage.ctx.theme.font("body")).horizontalAdvance("1172 (59)")
    shown = [table.columnWidth(c) for c in range(1, table.model().columnCount())]
    assert min(shown) >= text + 24


def test_filters_that_leave_nothing_say_so_and_stay_in_reach(stage: Stage) -> None:
    options = stage.page.options
    options.first.setDate(QDate(2031, 1, 1))
    options.since.setChecked(True)
    stage.settle()
    assert stage.page.found.board.counted == 0
    assert not stage.page.is_empty
    assert "No vote meets these conditions." in stage.page.board.remark.text()
    options.since.setChecked(False)
    stage.settle()
    assert stage.page.board.model.rowCount() > 0
    assert "conditions" not in stage.page.board.remark.text()
