"""Wall charts, one row (or two lines) a player with the opponents by number, become games."""

from __future__ import annotations

import pytest

from tourney.exchange.drafts import ReadOptions
from tourney.exchange.mapping import Kind
from tourney.exchange.preview import Fate, fates
from tourney.exchange.reading import open_table, read_document

TWO_LINES = """\
-----------------------------------------------------------------
 Pair | Player Name                     |Total|Round|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |  3  |
-----------------------------------------------------------------
    1 | ADA NORTH                       | 3.0 |W   2|W   3|X    |
   ON | 10000001 / R: 1794 ->1817       |N:2  |W    |B    |     |
-----------------------------------------------------------------
    2 | BEA SOUTH                       | 1.5 |L   1|D   4|H    |
   MI | 10000002 / R: 1553P12->1563P15  |N:2  |B    |B    |     |
-----------------------------------------------------------------
    3 | CY WEST                         | 1.0 |U    |L   1|W   4|
   MI | 10000003 / R: 1400 ->1410       |     |     |W    |B    |
-----------------------------------------------------------------
    4 | DI EAST                         | 0.5 |H    |D   2|L   3|
   OH | 10000004 / R: 1300 ->1290       |     |     |W    |W    |
-----------------------------------------------------------------
"""
ONE_LINE = """\
No;Name;Rtg;1.Rd;2.Rd;Pts
1;North, Ada;1794;2w1;3b½;1,5
2;South, Bea;1553;1b0;4w1;1
3;West, Cy;1400;4b1;1w½;1,5
4;East, Di;1300;3w0;2b0;0
"""


def pairs(text: str) -> list[tuple[str, str]]:
    draft = read_document("chart.txt", text.encode())
    assert not draft.problems
    table = draft.games
    names = [player.name for player in draft.players]
    # One member a side, two sides a game.
    return [
        (names[table.member_player[2 * i]], names[table.member_player[2 * i + 1]]) for i in range(len(table))
    ]


def test_each_game_of_a_chart_in_two_lines_comes_in_once_with_the_white_side_first() -> None:
    assert sorted(pairs(TWO_LINES)) == [
        ("ADA NORTH", "BEA SOUTH"),
        ("CY WEST", "ADA NORTH"),
        ("DI EAST", "BEA SOUTH"),
        ("DI EAST", "CY WEST"),
    ]


def test_a_chart_in_two_lines_read_as_players_has_numbers_ratings_and_states() -> None:
    draft = read_document("chart.txt", TWO_LINES.encode(), ReadOptions(kind=Kind.PLAYERS))
    assert [(p.name, p.number, p.rating) for p in draft.players] == [
        ("ADA NORTH", "10000001", 1794),
        ("BEA SOUTH", "10000002", 1553),
        ("CY WEST", "10000003", 1400),
        ("DI EAST", "10000004", 1300),
    ]


def test_a_chart_of_one_line_a_player_gives_its_games() -> None:
    assert sorted(pairs(ONE_LINE)) == [
        ("East, Di", "West, Cy"),
        ("North, Ada", "South, Bea"),
        ("South, Bea", "East, Di"),
        ("West, Cy", "North, Ada"),
    ]


def test_a_game_that_its_two_rows_tell_differently_is_left_out_in_words() -> None:
    draft = read_document("chart.txt", ONE_LINE.replace("1b0", "1b½").encode())
    assert len(draft.problems) == 1
    assert len(draft.games) == 3


def test_a_wizard_is_shown_the_games_of_a_chart() -> None:
    assert open_table("chart.txt", TWO_LINES.encode(), ReadOptions()).kind is Kind.GAMES


@pytest.mark.parametrize("text", ["name,rating\nAnn,1500\nBob,1600\n", "white,black,result\nW 1,W 2,1-0\n"])
def test_other_tables_are_left_as_they_are(text: str) -> None:
    assert open_table("list.csv", text.encode(), ReadOptions()).headings == tuple(
        text.split("\n")[0].split(",")
    )


def test_a_number_without_end_is_nobodys_pair_number() -> None:
    text = ONE_LINE.splitlines()
    text.insert(2, f"{'9' * 5000};Dan;1500;1w1;;1")
    draft = read_document("x.csv", "\n".join(text).encode(), ReadOptions(kind=Kind.PLAYERS))
    assert ["North, Ada", "South, Bea", "West, Cy", "East, Di"] == [one.name for one in draft.players]


SECTIONS = """\
No;Name;Rtg;1.Rd;2.Rd;Pts
1;North, Ada;1794;2w1;3b½;1,5
2;South, Bea;1553;1b0;;0
3;West, Cy;1400;;1w½;½
No;Name;Rtg;1.Rd;2.Rd;Pts
1;Hill, Eva;1300;2w1;3b1;2
2;Lake, Fay;1200;1b0;3w1;1
3;Moor, Gus;1100;;1w0;0
"""


def test_sections_under_each_other_each_number_their_own_players() -> None:
    assert sorted(pairs(SECTIONS.replace("3w1;1\n3", ";0\n3"))) == [
        ("Hill, Eva", "Lake, Fay"),
        ("Moor, Gus", "Hill, Eva"),
        ("North, Ada", "South, Bea"),
        ("West, Cy", "North, Ada"),
    ]
    draft = read_document("chart.csv", SECTIONS.encode(), ReadOptions(kind=Kind.PLAYERS))
    assert [one.name for one in draft.players] == [
        *("North, Ada", "South, Bea", "West, Cy", "Hill, Eva", "Lake, Fay", "Moor, Gus")
    ]


def test_a_row_with_games_and_no_name_is_told() -> None:
    draft = read_document("chart.csv", ONE_LINE.replace("West, Cy", "").encode())
    assert {problem.row for problem in draft.problems} == {2, 4}
    assert len(draft.games) == 2


def test_the_games_of_a_chart_are_those_of_an_event() -> None:
    games = read_document("club night.txt", TWO_LINES.encode()).games
    assert (["club night"], {"1", "2", "3"}) == (games.event_names, {*games.rounds})
    titled = read_document("a.csv", f"Spring Open 2024\n{ONE_LINE}".encode()).games
    assert ["Spring Open 2024"] == titled.event_names


def byes(text: str) -> list[tuple[str, int, str]]:
    draft = read_document("chart.txt", text.encode())
    assert not [one for one in (*draft.problems, *draft.remarks) if one.code == "bye"]
    assert Fate.OUT not in {one.fate for one in fates(draft)}
    return sorted((draft.players[one.player].name, one.round, one.kind.value) for one in draft.games.byes)


def test_the_byes_of_a_chart_are_those_of_its_rounds() -> None:
    assert byes(TWO_LINES) == [
        ("ADA NORTH", 3, "full"),
        ("BEA SOUTH", 3, "half"),
        ("CY WEST", 1, "zero"),
        ("DI EAST", 1, "half"),
    ]
    assert byes(ONE_LINE.replace("3w0;2b0;0", "BYE;2b0;0").replace("4b1;", "B;")) == [
        ("East, Di", 1, "pairing"),
        ("West, Cy", 1, "pairing"),
    ]


def test_letters_beside_the_rounds_are_no_byes() -> None:
    chart = ONE_LINE.replace("Rtg", "Rtg;Sex").replace(";1", ";F;1", 1)
    assert byes(chart) == []
