"""The models of the Desk, through Qt's own tester and by what they tell."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tourney.club.views import (
    BoardView,
    ByeView,
    CheckInRow,
    OddsView,
    RatingView,
    RoundView,
    SideView,
    Suggestion,
)
from tourney.core.games import Forfeit, Game, GameState, side
from tourney.core.marks import Text
from tourney.core.records import Player
from tourney.ui.models.boards import BoardColumn, BoardsModel
from tourney.ui.models.check_in import CheckInModel
from tourney.ui.models.roles import Badge, Emphasis, Odds, Rating, Role
from tourney.ui.models.suggestion import SuggestionModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
DAY = dt.date(2026, 12, 1)


def rating(mean: float = 1500.0, *, provisional: bool = False) -> RatingView:
    return RatingView(mean, 60.0, None, mean - 118, mean + 118, provisional, 9, DAY, 8.0)


def board(number: int, a: int, b: int, **game) -> BoardView:
    made = Game(
        (side(a, rank=game.pop("ra", None)), side(b, rank=game.pop("rb", None))),
        DAY,
        board=number,
        id=100 + number,
        **game,
    )
    sides = tuple(SideView((p,), (f"Player {p}",), (rating(provisional=p == 4),)) for p in (a, b))
    return BoardView(number, sides, OddsView(0.6, 0.0, 0.4, 0.05), 0.97, made)


def opened(number: int, a: int, b: int) -> BoardView:
    return board(number, a, b, state=GameState.OPEN)


def a_round(*boards: BoardView, byes=()) -> RoundView:
    return RoundView(1, 1, dt.datetime(2026, 12, 1, 19, tzinfo=dt.UTC), boards, byes)


@pytest.fixture
def boards(qapp):
    model = BoardsModel()
    tester = QAbstractItemModelTester(model, FATAL)
    yield model
    del tester


def cell(model, row, column, role=Qt.ItemDataRole.DisplayRole):
    return model.index(row, column).data(role)


def test_a_board_tells_names_ratings_odds_and_that_it_is_open(boards):
    boards.set_round(a_round(opened(1, 1, 2)))
    assert ["1", "Player 1", "60\xa0% – 40\xa0%", "Player 2", "0.97", "open"] == [
        cell(boards, 0, column) for column in BoardColumn
    ]
    assert Rating(1500.0, 60.0, 1382.0, 1618.0) == cell(boards, 0, 1, Role.RATING)
    assert Odds(0.6, 0.05) == cell(boards, 0, 2, Role.ODDS)
    words = cell(boards, 0, 1, Qt.ItemDataRole.AccessibleTextRole)
    assert "board 1, Player 1 against Player 2, open" == words


def test_only_the_current_open_board_offers_keys(boards):
    boards.set_round(a_round(opened(1, 1, 2), opened(2, 3, 4)))
    boards.set_current(1)
    assert ((), ("1", "=", "0")) == tuple(cell(boards, row, 5, Role.RESULT).keys for row in (0, 1))
    boards.set_keys(())
    assert () == cell(boards, 1, 5, Role.RESULT).keys


def test_the_winner_is_strong_and_the_loser_soft(boards):
    boards.set_round(a_round(board(1, 1, 2, ra=1, rb=0)))
    assert Emphasis.SOFT == cell(boards, 0, 1, Role.EMPHASIS)
    assert Emphasis.STRONG == cell(boards, 0, 3, Role.EMPHASIS)
    assert "0 – 1" == cell(boards, 0, 5)


def test_a_forfeit_says_so_in_the_tooltip(boards):
    boards.set_round(a_round(board(1, 1, 2, ra=0, rb=1, forfeit=Forfeit.FORFEIT)))
    assert "+ –" == cell(boards, 0, 5)
    assert "Player 1 wins by forfeit" in cell(boards, 0, 5, Qt.ItemDataRole.ToolTipRole)


def test_a_provisional_player_has_his_badge(boards):
    boards.set_round(a_round(opened(1, 4, 2)))
    assert Badge.PROVISIONAL == cell(boards, 0, 1, Role.BADGE)
    assert cell(boards, 0, 3, Role.BADGE) is None


def test_one_new_result_repaints_one_row_and_resets_nothing(boards, qtbot):
    one, two = opened(1, 1, 2), opened(2, 3, 4)
    boards.set_round(a_round(one, two))
    changed, resets = [], []
    boards.dataChanged.connect(lambda top, *_: changed.append(top.row()))
    boards.modelReset.connect(lambda: resets.append(1))
    boards.set_round(a_round(one, board(2, 3, 4, ra=0, rb=1)))
    assert ([1], []) == (changed, resets)


def test_loose_games_and_byes_stand_below_the_boards(boards):
    loose = board(0, 5, 6, ra=0, rb=1)
    boards.set_round(a_round(opened(1, 1, 2), byes=(Player("Zoe", id=9),)), (loose,))
    assert 4 == boards.rowCount()
    assert ("Zoe", "bye") == (cell(boards, 1, 1), cell(boards, 1, 3))
    assert cell(boards, 2, 0, Role.SECTION) is not None
    assert boards.flags(boards.index(2, 0)) == Qt.ItemFlag.NoItemFlags
    assert cell(boards, 3, 0) is None
    assert 0 == boards.next_open(-1)
    assert 0 == boards.next_open(0)


def test_check_in_lists_those_here_first_then_a_heading(qapp):
    model = CheckInModel()
    tester = QAbstractItemModelTester(model, FATAL)
    people = [
        CheckInRow(Player("Ana", id=1), here=True, board=3),
        CheckInRow(Player("Bo", id=2), here=False, board=None),
        CheckInRow(Player("Cy", id=3), here=True, board=None),
    ]
    model.set_people(people)
    assert ["Ana", "Cy", "Not here: 1", "Bo"] == [model.index(i).data() for i in range(4)]
    assert "3" == model.index(0).data(Role.TRAILING)
    assert Qt.CheckState.Unchecked == model.index(3).data(Qt.ItemDataRole.CheckStateRole)
    assert "Ana, here, board 3" == model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    model.set_filter([2, 1])
    assert ["Bo", "Ana"] == [model.index(i).data() for i in range(model.rowCount())]
    model.set_filter(None)
    assert 4 == model.rowCount()
    del tester


def test_a_suggestion_lists_pairs_with_reasons_then_byes(qapp):
    model = SuggestionModel()
    tester = QAbstractItemModelTester(model, FATAL)
    reason = Text("Test", "Even on paper")
    pair = BoardView(1, opened(1, 1, 2).sides, None, 0.9, None, (reason,), pinned=True)
    bye = ByeView(Player("Zoe", id=9), (Text("Test", "Lowest"), Text("Test", "Has had a bye")))
    model.set_suggestion(Suggestion(1, 2, (pair,), (bye,), 0.9, 0, (), ()))
    assert "Player 1 – Player 2" == model.index(0).data()
    assert "Even on paper" == model.index(0).data(Role.SECOND_LINE)
    assert "pin" == model.index(0).data(Role.ICON)
    assert ((9, "Zoe"),) == model.people(1)
    assert "Lowest\nHas had a bye" == model.index(1).data(Qt.ItemDataRole.ToolTipRole)
    assert (0, 1) == model.place_of(2)
    model.set_suggestion(None)
    assert 0 == model.rowCount()
    del tester
