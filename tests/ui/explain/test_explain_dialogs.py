"""Why a game moved a rating, and where a rating came from: reached by keys, read, exported."""

from __future__ import annotations

import csv
import datetime as dt
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from tourney.club import explaining
from tourney.club.commands import RecordGame, SetSetting
from tourney.core.games import GameState, NewGame, side
from tourney.store import games
from tourney.ui.base.bus import GamesBetween, Place
from tourney.ui.explain.model import STEP, BarColumn, Line, WaterfallModel
from tourney.ui.explain.opening import explain_game, explain_open
from tourney.ui.models.roles import Role

Key = Qt.Key


def game_of(stage, player: str, n: int = -1) -> int:
    rated = stage.ctx.club.rated
    own = rated.appearances_of(rated.index(stage.ids[player]))
    return int(rated.game_ids[rated.appearance_game[own[n]]])


def shown(table) -> list[list[str]]:
    model: QAbstractItemModel = table.model()
    columns = [c for c in range(model.columnCount()) if not table.isColumnHidden(c)]
    return [[str(model.index(r, c).data() or "") for c in columns] for r in range(model.rowCount())]


def test_f12_on_a_game_of_the_log_explains_it_and_esc_closes(stage, dialog) -> None:
    stage.go("games", game_of(stage, "a", 0))
    stage.qtbot.waitUntil(lambda: stage.page.table.hasFocus())
    stage.press(Key.Key_F12)
    found = dialog("explain-game")
    stage.settle()
    assert found.found is not None
    assert found.sentences()[0].startswith(("Ana Duarte: why", "Björn Åkesson: why"))
    assert "expected" in found.words.text()
    assert [row[0] for row in shown(found.what_if)] == ["Won", "Drawn", "Lost"]
    stage.press(Key.Key_Escape, found)
    stage.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def test_the_words_are_of_the_player_who_is_chosen(stage, dialog) -> None:
    game = game_of(stage, "a", 0)
    explain_game(stage.ctx, stage.window, game, stage.ids["b"])
    found = dialog("explain-game")
    stage.settle()
    assert found.found.player_id == stage.ids["b"]
    assert "Björn Åkesson lost." in found.words.text()
    found.pills.setFocus()
    stage.press(Key.Key_Left, found.pills)
    stage.settle()
    assert "Ana Duarte won." in found.words.text()
    assert found.found.change > 0.0


def test_a_night_shows_all_its_games_and_the_formula_unfolds(stage, dialog) -> None:
    explain_game(stage.ctx, stage.window, game_of(stage, "a", -2), stage.ids["a"])
    found = dialog("explain-game")
    stage.settle()
    assert found.found.games == 2
    assert "2 games of this period are rated together" in found.words.text()
    assert found.bars.isVisible()
    assert len(shown(found.bars)) == 2
    assert not found.formula.isVisible()
    found.unfold.setFocus()
    stage.press(Key.Key_Space, found.unfold)
    assert found.formula.isVisible()
    assert "μ′ = μ" in found.formula.text()
    first = found.model.lines[0]
    sums = sum(line.change for line in found.model.lines)
    assert found.found.change == pytest.approx(sums)
    with stage.qtbot.waitSignal(stage.ctx.bus.asked) as asked:
        found.bars.setFocus()
        stage.press(Key.Key_Return, found.bars)
    assert asked.args == [Place("games", first.key)]


def test_many_sides_offer_every_place(stage, dialog) -> None:
    explain_game(stage.ctx, stage.window, game_of(stage, "d", 1), stage.ids["d"])
    found = dialog("explain-game")
    stage.settle()
    assert found.found.sides == 4
    assert [row[0] for row in shown(found.what_if)] == ["Place 1", "Place 2", "Place 3", "Place 4"]
    changes = [one.change for one in explaining.what_if(stage.ctx.club.rated, found.game_id, stage.ids["d"])]
    assert changes == sorted(changes, reverse=True)


def test_a_game_that_is_not_rated_says_so(stage, dialog) -> None:
    explain_game(stage.ctx, stage.window, 999)
    found = dialog("explain-game")
    assert found.sentences()[0] == "This game changed no rating"
    assert not found.what_if.isVisible()


@pytest.mark.parametrize("engine", ["elo", "trueskill", "bradley-terry"])
def test_every_kind_of_engine_is_explained(stage, dialog, engine: str) -> None:
    stage.ctx.execute(SetSetting("engine", {"key": engine, "params": {}}))
    stage.qtbot.waitUntil(lambda: stage.ctx.club.rated.choice.engine.key == engine)
    stage.settle()
    explain_game(stage.ctx, stage.window, game_of(stage, "a", -1), stage.ids["a"])
    found = dialog("explain-game")
    stage.settle()
    assert found.found.engine == engine
    assert found.what_if_model.rowCount() == 3
    assert found.equation.accessibleName()


def test_f12_on_the_list_explains_the_rating_with_its_placement(stage, dialog) -> None:
    stage.go("players", stage.ids["a"])
    stage.press(Key.Key_Escape)
    stage.press(Key.Key_F12)
    found = dialog("explain-rating")
    stage.settle()
    assert "Provisional: the deviation is" in found.standing.text()
    assert "to go." in found.standing.text()
    assert found.badge.isVisible()
    assert found.careful.text().startswith("With care")
    assert {row[0] for row in shown(found.bars)} >= {"Björn Åkesson", "陈思远", "Dee"}


def test_the_waterfall_turns_by_keys_and_leads_on(stage, dialog) -> None:
    stage.go("players", stage.ids["a"])
    stage.press(Key.Key_F12)
    found = dialog("explain-rating")
    stage.settle()
    found.by.setFocus()
    stage.press(Key.Key_Right, found.by)
    found.span.choose("all")
    stage.settle()
    assert len(shown(found.bars)) == 7
    found.bars.setFocus()
    stage.press(Key.Key_Return, found.bars)
    inner = dialog("explain-game")
    stage.settle()
    assert inner.player_id == stage.ids["a"]
    inner.reject()
    found.by.choose("opponent")
    stage.settle()
    key = found.bars.currentIndex().siblingAtColumn(0).data(Role.KEY)
    with stage.qtbot.waitSignal(stage.ctx.bus.asked) as asked:
        stage.press(Key.Key_Return, found.bars)
    assert asked.args == [Place("games", GamesBetween(stage.ids["a"], key))]


def test_the_waterfall_is_written_with_all_its_figures(stage, dialog, tmp_path: Path) -> None:
    stage.go("players", stage.ids["a"])
    stage.press(Key.Key_F12)
    found = dialog("explain-rating")
    stage.settle()
    target = tmp_path / "points.csv"
    found.write(target)
    stage.settle()
    with target.open(encoding="utf-8-sig", newline="") as file:
        text = file.read()
    assert "Björn Åkesson" in text
    rows = list(csv.reader(text.splitlines(), delimiter=";" if ";" in text else ","))
    assert any("At the end" in row for row in rows)


def test_a_press_on_the_badge_explains_the_rating(stage, dialog) -> None:
    stage.go("players", stage.ids["e"])
    badge = stage.page.card.head.badge
    assert "no rated game yet" in badge.toolTip()
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        at = QPointF(4, 4)
        left = Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, at, badge.mapToGlobal(at), left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(badge, event)
    found = dialog("explain-rating")
    stage.settle()
    assert "no rated game yet" in found.standing.text()
    assert found.summary.text() == "No rated game in this time."


def test_a_tooltip_of_the_list_says_what_is_to_go(stage) -> None:
    model = stage.page.list.model
    row = model.row_of(stage.ids["e"])
    tip = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "Provisional: no rated game yet." in tip
    assert "a deviation below 110, to go" in tip


def test_the_card_shows_each_shape_with_and_against(stage, qtbot) -> None:
    stage.go("players", stage.ids["a"])
    card = stage.page.card
    card.tabs.choose("record")
    kinds = [row[0] for row in shown(card.record.table)]
    assert kinds == ["All games", "Singles", "Doubles", "Many sides"]
    card.tabs.choose("partners")
    assert [row[:2] for row in shown(card.partners.table)] == [["Björn Åkesson", "1"]]
    with qtbot.waitSignal(stage.ctx.bus.asked):
        card.partners.table.setFocus()
        stage.press(Key.Key_Return, card.partners.table)
    stage.settle()
    assert stage.page.model.rowCount() == 1


def test_enter_on_a_shape_shows_those_games(stage) -> None:
    stage.go("players", stage.ids["a"])
    card = stage.page.card
    card.tabs.choose("record")
    table = card.record.table
    table.setCurrentIndex(table.model().index(2, 0))
    stage.press(Key.Key_Return, table)
    assert card.tabs.current() == "games"
    assert card.games.model.rowCount() == 1
    assert card.games.shape.currentText() == "Doubles"
    card.games.table.setFocus()
    assert card.chosen_game() is not None


def test_bars_are_laid_end_to_end_in_any_order(qapp) -> None:
    model = WaterfallModel()
    QAbstractItemModelTester(model)
    lines = [Line("Bo", 5.0, 1, scored=1.0, expected=0.5), Line("Ada", -2.0, 2, scored=0.0, expected=0.4)]
    model.show_lines(lines, 1500.0, 1503.0, decimals=0, by_game=False)
    for column, order in ((BarColumn.WHAT, Qt.SortOrder.AscendingOrder), (BarColumn.CHANGE, 1)):
        model.sort(column, Qt.SortOrder(order))
        steps = [model.index(row, BarColumn.BAR).data(STEP) for row in range(2)]
        assert steps[0].begin == 1500.0
        assert steps[0].end == steps[1].begin
        assert steps[1].end == 1503.0
        assert (steps[0].low, steps[0].high) == (min(1500.0, steps[0].end), max(1503.0, steps[0].end))
    assert model.index(0, BarColumn.WHAT).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Bo: scored 1")


def test_f12_on_an_open_game_tells_what_each_result_would_do(stage, dialog) -> None:
    sides = (side(stage.ids["a"]), side(stage.ids["d"]))
    new = NewGame(sides, dt.date.today(), state=GameState.OPEN)
    game_id = stage.ctx.execute(RecordGame(new)).value
    stage.settle()
    stage.go("games", game_id)
    stage.qtbot.waitUntil(lambda: stage.page.table.hasFocus())
    stage.press(Key.Key_F12)
    found = dialog("explain-open")
    stage.settle()
    assert found.sentences()[0] == "Ana Duarte against Dee: what is expected?"
    assert found.found is not None
    assert "of a point is expected" in found.words.text()
    rows = shown(found.table)
    assert [row[0] for row in rows] == ["Ana Duarte", "Dee"]
    assert all(row[2].startswith("+") and row[4].startswith("−") for row in rows)
    assert "rated together with all games of that night" in found.note.text()
    QAbstractItemModelTester(found.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert "won +" in found.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    with stage.qtbot.waitSignal(stage.ctx.bus.asked) as asked:
        stage.press(Key.Key_Return, found.table)
    assert asked.args == [Place("players", stage.ids["a"])]


def test_of_an_open_game_of_many_the_chances_are_told(stage, dialog) -> None:
    sides = tuple(side(stage.ids[one]) for one in "abc")
    game = stage.ctx.execute(RecordGame(NewGame(sides, dt.date.today(), state=GameState.OPEN))).value
    stage.settle()
    with stage.ctx.club.database.reading() as reader:
        explain_open(stage.ctx, stage.window, games.get_game(reader, game))
    found = dialog("explain-open")
    stage.settle()
    assert sum(float(row[1]) for row in shown(found.table)) == pytest.approx(100, abs=1.5)
    assert len(shown(found.table)[0]) == 2
