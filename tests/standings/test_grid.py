"""The grid of who met whom: one cell for each part in a round, nothing for absence."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction as F

from tests.pairing.contests import contest_of, game
from tourney.core.rules import NO_SCORING
from tourney.standings.base import CellKind
from tourney.standings.contest import Contested, Free
from tourney.standings.grid import Grid, grid, opponents_text, result_text
from tourney.standings.scoring import free_round, scored


def shown(made: Grid) -> list[list[str]]:
    """Opponent and result of every cell, line by line; a dash is absence."""
    return [
        ["–" if one is None else opponents_text(one, made.numbers) + result_text(one) for one in line.cells]
        for line in made.lines
    ]


def test_a_line_has_a_cell_a_round_and_its_points_so_far():
    contest = contest_of(3, [game(1, 0, 1), game(2, 2, 0, "=")], scoring=replace(NO_SCORING, bye=F(1, 2)))
    contest = replace(contest, free=(free_round(contest, 2, 1, Free.PAIRING),))
    made = grid(contest, [0, 1, 2])
    assert (1, 2) == made.rounds
    assert [["21", "3½"], ["10", "½"], ["–", "1½"]] == shown(made)
    assert [(F(1), F(3, 2)), (F(0), F(1, 2)), (F(0), F(1, 2))] == [line.running for line in made.lines]
    assert CellKind.BYE is made.lines[1].cells[1].kind


def test_open_and_forfeited_boards_are_told_apart():
    made = grid(contest_of(4, [game(1, 0, 1, "*"), game(1, 2, 3, "+-")]), [0, 1, 2, 3])
    assert [["2…"], ["1…"], ["4+"], ["3−"]] == shown(made)
    assert [F(0), F(0), F(1), F(0)] == [line.points for line in made.lines]


def test_partners_and_opponents_of_a_doubles_game():
    doubles = Contested(1, (0, 2), (0, 1), partners=((1,), (3,)))
    made = grid(contest_of(4, [doubles]), [3, 2, 1, 0])
    assert [["4+30"], ["4+30"], ["2+11"], ["2+11"]] == shown(made)
    assert ((1,), (2, 3)) == (made.lines[3].cells[0].partners, made.lines[3].cells[0].opponents)


def test_a_table_of_three_tells_places_and_two_games_in_a_round_have_two_columns():
    three = Contested(1, (0, 1, 2), (0, 1, 1))
    made = grid(scored(contest_of(3, [three, game(1, 0, 1)])), [0, 1, 2])
    assert (1, 1) == made.rounds
    assert [["(1)1", "21"], ["(2)0.25", "10"], ["(2)0.25", "–"]] == shown(made)


def test_an_event_without_rounds_has_lines_without_cells():
    made = grid(contest_of(2, []), [0, 1])
    assert ((), [F(0), F(0)]) == (made.rounds, [line.points for line in made.lines])
