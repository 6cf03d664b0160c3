"""The crosstable: one cell for each part in a round, nothing for absence."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

from tourney.core.games import Forfeit, Game, GameState, side
from tourney.core.records import Round
from tourney.standings.base import Cell, CellKind
from tourney.standings.crosstable import crosstable

NIGHT = dt.date(2026, 12, 1)
SINCE = dt.datetime(2026, 12, 1, 19, 0)


def game(id: int, round_id: int | None, a: int, b: int, result: str) -> Game:
    ranks = {"1": (0, 1), "=": (0, 0), "+": (0, 1), "?": (None, None), "v": (0, 1)}[result]
    state = {"?": GameState.OPEN, "v": GameState.VOID}.get(result, GameState.PLAYED)
    forfeit = Forfeit.FORFEIT if result == "+" else Forfeit.NONE
    sides = (side(a, rank=ranks[0]), side(b, rank=ranks[1]))
    return Game(sides, NIGHT, round_id=round_id, id=id, state=state, forfeit=forfeit)


def test_each_round_has_a_column_in_the_order_of_its_number():
    rounds = [Round(20, 1, 2, SINCE, bye_ids=(2,)), Round(10, 1, 1, SINCE)]
    table = crosstable([1, 2, 3], [game(1, 10, 1, 2, "1"), game(2, 20, 3, 1, "=")], rounds, bye_points=0.5)
    assert table.round_ids == (10, 20)
    half = Fraction(1, 2)
    assert {row.player_id: row.cells for row in table.rows} == {
        1: (
            (Cell(CellKind.PLAYED, (2,), (), Fraction(1), 1),),
            (Cell(CellKind.PLAYED, (3,), (), half, 2),),
        ),
        2: ((Cell(CellKind.PLAYED, (1,), (), Fraction(0), 1),), (Cell(CellKind.BYE, points=half),)),
        3: ((), (Cell(CellKind.PLAYED, (1,), (), half, 2),)),
    }


def test_open_forfeited_and_void_boards_are_told_apart():
    rounds = [Round(10, 1, 1, SINCE)]
    games = [game(1, 10, 1, 2, "?"), game(2, 10, 3, 4, "+"), game(3, 10, 5, 6, "v")]
    rows = {row.player_id: row.cells[0] for row in crosstable([1, 3, 5], games, rounds).rows}
    assert [(cell.kind, cell.points) for cell in rows[1]] == [(CellKind.OPEN, None)]
    assert [(cell.kind, cell.points) for cell in rows[3]] == [(CellKind.FORFEIT, 1)]
    assert rows[5] == ()
    assert set(rows) == {1, 2, 3, 4, 5}


def test_games_outside_the_rounds_come_last():
    table = crosstable([1, 2], [game(1, None, 1, 2, "1"), game(2, 99, 2, 1, "1")], [Round(10, 1, 1, SINCE)])
    assert table.round_ids == (10, None)
    assert [len(row.cells[1]) for row in table.rows] == [2, 2]


def test_partners_and_opponents_of_a_doubles_game():
    doubles = Game((side(1, 2, rank=0), side(3, 4, rank=1)), NIGHT, round_id=10, id=5)
    first = crosstable([1], [doubles], [Round(10, 1, 1, SINCE)]).rows[0]
    assert first.cells == ((Cell(CellKind.PLAYED, (3, 4), (2,), Fraction(1), 5),),)


def test_an_empty_event_is_an_empty_table():
    assert crosstable([], [], []).rows == ()
