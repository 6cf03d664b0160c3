"""The tables of the card: what they show, how they sort, and games rated in one step."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tourney.club.views import OpponentRow, PlayedGame
from tourney.core.games import Forfeit, GameState
from tourney.core.records import Player
from tourney.ui.models.card import (
    OpponentColumn,
    OpponentsModel,
    PlayedColumn,
    PlayedModel,
    format_points,
    signed,
)
from tourney.ui.models.roles import Change, ResultState, Role


def game(i: int, *, points: float | None = 1.0, change: float | None = 8.2, **kinds) -> PlayedGame:
    values = {
        "event": "Tuesday night",
        "with_names": (),
        "against": (f"Player {i}",),
        "score": "1–0",
        "expected": 0.62,
        "state": GameState.PLAYED,
    } | kinds
    date = dt.date(2026, 1, 1) + dt.timedelta(days=i)
    return PlayedGame(i, date, points=points, change=change, forfeit=Forfeit.NONE, **values)


@pytest.fixture
def played(qapp):
    model = PlayedModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_rows(
        [
            game(3),
            game(2, points=0.0, change=-12.6, score="0–1"),
            game(1, points=None, change=None, expected=None, score="", state=GameState.OPEN),
        ]
    )
    yield model
    del tester


@pytest.fixture
def opponents(qapp):
    model = OpponentsModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_rows(
        [
            OpponentRow(Player("Bo", id=1), 10, 6, 1, 3, 5.81),
            OpponentRow(Player("Cy", id=2), 9, 2, 0, 7, 2.9),
            OpponentRow(Player("Di", id=3), 100, 50, 0, 50, 50.0),
        ]
    )
    yield model
    del tester


def cells(model, column) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_a_game_is_told_in_words_and_figures(played):
    assert ["4 Jan 2026", "Tuesday night", "Player 3", "1–0", "62\u00a0%", "+8"] == [
        played.index(0, column).data() for column in range(6)
    ]
    assert Change(8.2) == played.index(0, PlayedColumn.CHANGE).data(Role.CHANGE)
    assert "−13" == played.index(1, PlayedColumn.CHANGE).data()


def test_an_open_game_says_so_and_has_neither_odds_nor_change(played):
    assert ResultState("open", open=True) == played.index(2, PlayedColumn.RESULT).data(Role.RESULT)
    assert "" == played.index(2, PlayedColumn.EXPECTED).data()
    assert played.index(2, PlayedColumn.CHANGE).data(Role.CHANGE) is None


def test_games_rated_together_show_the_change_once(played):
    played.set_together({3: -2, 2: 2})
    assert Change(8.2) == played.index(0, PlayedColumn.CHANGE).data(Role.CHANGE)
    assert Change(None, "together") == played.index(1, PlayedColumn.CHANGE).data(Role.CHANGE)
    tip = played.index(1, PlayedColumn.CHANGE).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("2 ")
    assert tip.endswith(": −13")


def test_partners_are_named(played):
    played.set_rows([game(1, against=("Cid + Dee",), with_names=("Bob",))])
    assert "Cid + Dee, with Bob" == played.index(0, PlayedColumn.AGAINST).data()


@pytest.mark.parametrize(
    ("column", "ids"),
    [(PlayedColumn.DATE, [1, 2, 3]), (PlayedColumn.CHANGE, [1, 2, 3]), (PlayedColumn.RESULT, [1, 2, 3])],
)
def test_games_are_sorted_by_raw_values(played, column, ids):
    played.sort(column, Qt.SortOrder.AscendingOrder)
    assert ids == [played.index(row, 0).data(Role.KEY) for row in range(3)]


def test_numbers_of_games_are_sorted_as_numbers(opponents):
    opponents.sort(OpponentColumn.GAMES, Qt.SortOrder.DescendingOrder)
    assert ["100", "10", "9"] == cells(opponents, OpponentColumn.GAMES)


def test_scored_stands_beside_expected(opponents):
    assert ["6½", "2", "50"] == cells(opponents, OpponentColumn.SCORED)
    assert ["5.8", "2.9", "50.0"] == cells(opponents, OpponentColumn.EXPECTED)
    assert ["+0.7", "−0.9", "0"] == cells(opponents, OpponentColumn.BETTER)


def test_a_sorted_table_keeps_its_order_with_new_rows(opponents):
    opponents.sort(OpponentColumn.NAME, Qt.SortOrder.DescendingOrder)
    opponents.set_rows([OpponentRow(Player(name, id=i), 1, 1, 0, 0, 0.5) for i, name in enumerate("ACB")])
    assert ["C", "B", "A"] == cells(opponents, OpponentColumn.NAME)


def test_sorting_moves_the_chosen_row_along(opponents):
    from PySide6.QtCore import QPersistentModelIndex

    chosen = QPersistentModelIndex(opponents.index(0, 0))
    opponents.sort(OpponentColumn.NAME, Qt.SortOrder.DescendingOrder)
    assert "Bo" == chosen.data()


def test_points_and_differences_are_written_short():
    assert ["½", "5½", "5", "0", "0.33"] == [format_points(x) for x in (0.5, 5.5, 5, 0, 1 / 3)]
    assert ["+0.7", "−1.2", "0"] == [signed(x) for x in (0.7, -1.2, 0.04)]
