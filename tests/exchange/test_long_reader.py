"""The long shape: one row for every player of every game."""

from __future__ import annotations

import datetime as dt

import pytest

from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.exchange.registry import reader_for

HEAD = "game,date,side,rank,player,weight,score,event,round,category\n"


def read(text: str) -> ImportDraft:
    return reader_for("long.csv").read(text.encode(), name="long.csv", options=ReadOptions())


def sides(draft: ImportDraft, game: int) -> list[tuple[int, list[str]]]:
    games = draft.games
    return [
        (
            games.side_rank[s],
            [
                draft.players[games.member_player[m]].name
                for m in range(games.first_member[s], games.first_member[s + 1])
            ],
        )
        for s in range(games.first_side[game], games.first_side[game + 1])
    ]


def test_teams_with_shares_points_and_labels() -> None:
    draft = read(
        HEAD
        + "7,2026-02-01,red,1,Ann,1,10,Cup,2,open\n"
        + "7,2026-02-01,red,1,Bo,0.25,10,Cup,2,open\n"
        + "7,2026-02-01,blue,2,Cy,,4,Cup,2,open\n"
    )
    assert not draft.problems
    assert sides(draft, 0) == [(0, ["Ann", "Bo"]), (1, ["Cy"])]
    games = draft.games
    assert games.member_weight == [1.0, 0.25, 1.0]
    assert games.side_score == [10.0, 4.0]
    assert games.dates == [dt.date(2026, 2, 1)]
    assert (games.event_names, games.rounds, games.categories) == (["Cup"], ["2"], ["open"])
    assert games.rows == [2]


def test_without_sides_every_player_is_a_side_and_ties_stay_ties() -> None:
    draft = read("game,date,rank,player\n1,2026-02-01,1,Ann\n1,2026-02-01,2,Bo\n1,2026-02-01,2,Cy\n")
    assert sides(draft, 0) == [(0, ["Ann"]), (1, ["Bo"]), (1, ["Cy"])]


def test_points_decide_where_there_are_no_ranks() -> None:
    draft = read("game,date,player,score\n1,2026-02-01,Ann,-3.5\n1,2026-02-01,Bo,12\n1,2026-02-01,Cy,-3.5\n")
    assert sides(draft, 0) == [(1, ["Ann"]), (0, ["Bo"]), (1, ["Cy"])]


def test_the_rows_of_a_game_may_stand_apart_and_leave_the_date_out() -> None:
    draft = read(
        "game,date,rank,player\n1,2026-02-01,2,Ann\n2,2026-02-02,1,Ann\n1,,1,Bo\n2,2026-02-02,2,Bo\n"
    )
    assert not draft.problems
    assert [sides(draft, i) for i in (0, 1)] == [[(1, ["Ann"]), (0, ["Bo"])], [(0, ["Ann"]), (1, ["Bo"])]]


def test_who_did_not_finish_is_left_out_with_a_remark() -> None:
    draft = read(
        "race,date,place,driver\n1,1990-03-11,1,Ayrton\n1,1990-03-11,2,Jean\n1,1990-03-11,DNF,Alain\n"
    )
    assert sides(draft, 0) == [(0, ["Ayrton"]), (1, ["Jean"])]
    assert [remark.code for remark in draft.remarks] == ["out"]
    assert len(draft.players) == 2


def test_the_side_at_home_is_marked() -> None:
    draft = read("game,date,rank,player,home\n1,2026-02-01,1,Ann,no\n1,2026-02-01,2,Bo,yes\n")
    assert draft.games.home_side == [1]


def test_games_without_a_result_wait() -> None:
    draft = read("game,date,rank,player\n1,2026-02-01,,Ann\n1,2026-02-01,,Bo\n")
    assert not draft.problems
    assert not len(draft.games)
    assert [remark.code for remark in draft.remarks] == ["not-played"]


@pytest.mark.parametrize(
    ("rows", "code", "row", "column"),
    [
        ("1,2026-02-01,a,x,Ann,1,,,,", "rank-bad", 2, "rank"),
        ("1,2026-02-01,a,-1,Ann,1,,,,", "rank-bad", 2, "rank"),
        ("1,2026-02-01,a,nan,Ann,1,,,,", "rank-bad", 2, "rank"),
        ("1,2026-02-01,a,1,Ann,-0.5,,,,", "weight-bad", 2, "weight"),
        ("1,2026-02-01,a,1,Ann,inf,,,,", "weight-bad", 2, "weight"),
        ("1,2026-02-01,a,1,Ann,1,ten,,,", "score-bad", 2, "score"),
        ("1,2026-02-31,a,1,Ann,1,,,,", "date-bad", 2, "date"),
        (",2026-02-01,a,1,Ann,1,,,,", "game-missing", 2, "game"),
        ("1,2026-02-01,a,1,,1,,,,", "name-empty", 2, "player"),
        ("1,2026-02-01,a,1,Ann,1,,,,", "few-sides", 2, "side"),
        ("1,2026-02-01,a,1,Ann,1,,,,\n1,2026-02-01,b,2,ann,1,,,,", "player-twice", 3, "player"),
        ("1,2026-02-01,a,1,Ann,1,,,,\n1,2026-02-02,b,2,Bo,1,,,,", "game-differs", 3, "date"),
        ("1,2026-02-01,a,1,Ann,1,,,,\n1,2026-02-01,a,2,Bo,1,,,,", "side-differs", 3, "rank"),
        ("1,2026-02-01,a,1,Ann,1,,,,\n1,2026-02-01,b,,Bo,1,,,,", "rank-missing", 3, "rank"),
        ("1,2026-02-01,a,1,Ann,0,,,,\n1,2026-02-01,b,2,Bo,1,,,,", "no-weight", 2, "weight"),
        ("1,,a,1,Ann,0.5,,,,\n1,,b,2,Bo,1,,,,", "date-missing", 2, "date"),
    ],
)
def test_a_bad_row_is_told_with_row_and_column(rows: str, code: str, row: int, column: str) -> None:
    draft = read(HEAD + rows + "\n2,2026-02-03,a,1,Cy,1,,,,\n2,2026-02-03,b,2,Di,1,,,,\n")
    assert [(one.code, one.row, one.column) for one in draft.problems] == [(code, row, column)]
    assert len(draft.games) == 1


def test_a_list_of_players_with_a_rank_is_not_taken_for_games() -> None:
    draft = read("rank,name,rating\n1,Ann,1800\n2,Bo,1700\n")
    assert not len(draft.games)
    assert [player.rating for player in draft.players] == [1800.0, 1700.0]


def test_the_score_of_the_first_player_is_enough() -> None:
    draft = read(
        "date,player1,player2,score1\n2026-02-01,Ann,Bo,1.0\n2026-02-01,Ann,Bo,0.5\n2026-02-01,Ann,Bo,0\n"
    )
    assert not draft.problems
    assert draft.games.side_rank == [0, 1, 0, 0, 1, 0]


def test_home_and_neutral_ground() -> None:
    draft = read(
        "date,home_team,away_team,score,neutral\n2026-02-01,Ann,Bo,1-0,FALSE\n2026-02-01,Bo,Cy,2-0,TRUE\n"
    )
    assert draft.games.home_side == [0, -1]


@pytest.mark.parametrize(
    ("places", "ranks", "told"),
    [
        ((1, 3, 7), [0, 1, 2], True),
        ((2, 2, 5), [0, 0, 1], True),
        ((1, 2, 2), [0, 1, 1], False),
        ((1, 1, 3), [0, 0, 1], False),
        ((0, 1, 2), [0, 1, 2], False),
    ],
)
def test_places_with_holes_are_counted_and_it_is_said(
    places: tuple[int, ...], ranks: list[int], *, told: bool
) -> None:
    rows = "".join(f"1,2026-02-01,{i},{place},P{i},,,,,\n" for i, place in enumerate(places))
    draft = read(HEAD + rows)
    assert ranks == [rank for rank, _ in sides(draft, 0)]
    assert told == any(one.code == "rank-holes" for one in draft.remarks)
