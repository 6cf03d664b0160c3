"""Tables as they come: nothing guessed silently, everything told with row and column."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from pathlib import Path

import pytest

from tourney.core.errors import Cancelled, TourneyError
from tourney.core.games import Forfeit
from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.exchange.reading import read_document
from tourney.exchange.registry import readers

DATA = Path(__file__).parent.parent / "data"
DAY = dt.date(2024, 1, 5)


def read(content: str | bytes, **options: object) -> ImportDraft:
    data = content.encode() if isinstance(content, str) else content
    chosen = ReadOptions(**{"date": DAY, **options})  # type: ignore[arg-type]
    return readers()["csv"].read(data, name="file.csv", options=chosen)


def messy(name: str) -> ImportDraft:
    return read((DATA / "messy" / name).read_bytes())


def refusal(content: str | bytes, **options: object) -> TourneyError:
    with pytest.raises(TourneyError) as caught:
        read(content, **options)
    return caught.value


def told(draft: ImportDraft) -> list[str]:
    """Return each game as names with ranks, as "Ann0 Bob1"."""
    games = draft.games
    lines = []
    for i in range(len(games)):
        parts = []
        for s in range(games.first_side[i], games.first_side[i + 1]):
            people = "+".join(
                draft.players[games.member_player[m]].name
                for m in range(games.first_member[s], games.first_member[s + 1])
            )
            parts.append(f"{people}{games.side_rank[s]}")
        lines.append(" ".join(parts))
    return lines


def problems(draft: ImportDraft) -> list[tuple[int, str, str]]:
    return [(one.row, one.column, one.code) for one in draft.problems]


def remarks(draft: ImportDraft) -> list[tuple[int, str]]:
    return [(one.row, one.code) for one in draft.remarks]


# shapes


@pytest.mark.parametrize(
    "content",
    [
        "winner,loser\nAnn,Bob\n",
        "Loser;Winner\nBob;Ann\n",
        "white\tblack\tresult\nAnn\tBob\t1-0\n",
        "player1|player2|score1|score2\nAnn|Bob|3|1\n",
        "left,right,winner\nAnn,Bob,left\n",
        "Player 1,Player 2,Winner\nAnn,Bob,ANN\n",
        "home_team,away_team,score\nAnn,Bob,1\n",
        "result\nAnn > Bob\n",
        "胜者,负者\nAnn,Bob\n",
        "选手1,选手2,比分\nAnn,Bob,2-0\n",
        "Heim;Gast;Ergebnis\nAnn;Bob;4:2\n",
        "player,player,score\nAnn,Bob,1-0\n",
        "\ufeff WINNER , Loser \nAnn , Bob\n",
        "sep=;\r\nwinner;loser\r\nAnn;Bob",
    ],
)
def test_the_shapes_a_game_comes_in(content: str) -> None:
    draft = read(content)
    assert ["Ann0 Bob1"] == told(draft)
    assert not draft.problems


def test_whole_lines_keep_every_shape() -> None:
    draft = read('date,result\n2024-01-06,"Ann + Bob*0.5 > Cid = Dee"\n2024-01-07,Ann > Bob 11-7 !unrated\n')
    assert ["Ann+Bob0 Cid1 Dee1", "Ann0 Bob1"] == told(draft)
    assert 0.5 == draft.games.member_weight[1]
    assert ([True, False], ((11, 7),)) == (draft.games.rated, draft.games.sets[1])
    assert dt.date(2024, 1, 6) == draft.games.dates[0]


def test_two_people_joined_by_a_plus_are_a_side() -> None:
    assert ["Ann+Bob0 Cid+Dee1"] == told(read("winner,loser\nAnn + Bob,Cid + Dee\n"))


def test_a_missing_date_column_means_the_date_given() -> None:
    assert [DAY] == read("winner,loser\nAnn,Bob\n").games.dates


def test_draws_need_a_word_for_them() -> None:
    draft = read("winner,loser,score\nAnn,Bob,½\nAnn,Bob,1-1\nAnn,Bob,1-3\n")
    assert ["Ann0 Bob0", "Ann0 Bob1"] == told(draft)
    assert [(4, "score", "winner-score")] == problems(draft)


def test_points_of_one_cell_are_kept_when_the_column_counts_points() -> None:
    assert [1, 0, 3, 1] == read("home,away,score\nA,B,1-0\nA,B,3-1\n").games.side_score
    assert [None] * 4 == read("home,away,score\nA,B,1-0\nA,B,½-½\n").games.side_score


def test_a_shoot_out_keeps_its_level_points() -> None:
    draft = read("home,away,home_score,away_score,winner\nAnn,Bob,1,1,Bob\n")
    assert ["Ann1 Bob0"] == told(draft)
    assert [1, 1] == draft.games.side_score


def test_a_game_becomes_a_record() -> None:
    draft = read("winner,loser,note\nAnn,Bob,w/o\n")
    game = draft.games.new_game(0, [11, 12], event_id=3)
    assert ((11, 12), Forfeit.FORFEIT, 3) == (game.player_ids, game.forfeit, game.event_id)


def test_ratings_brought_along_are_the_first_ones() -> None:
    draft = read(
        "date,white,black,result,rating1,rating2\n2024-01-05,A,B,1,1500,1600\n2024-02-05,B,A,1,1610,\n"
    )
    assert [1500, 1600] == [player.rating for player in draft.players]
    assert dt.date(2024, 1, 5) == draft.players[1].rating_date


# real files


def test_the_snooker_walkovers_are_forfeits() -> None:
    draft = read((DATA / "snooker" / "matches.csv").read_bytes())
    assert (5192, 487, ()) == (len(draft.games), len(draft.players), draft.problems)
    assert {Forfeit.NONE: 5064, Forfeit.FORFEIT: 128} == Counter(draft.games.forfeits)
    assert dt.time(19, 23) == draft.games.times[0]
    assert "128 forfeits, kept but not rated" in map(str, draft.describe())


def test_football_keeps_draws_and_goals() -> None:
    draft = read((DATA / "football" / "results_head.csv").read_bytes())
    assert (2000, ()) == (len(draft.games), draft.problems)
    assert "Scotland0 England0" == told(draft)[0]
    assert [4, 2] == draft.games.side_score[2:4]
    assert "Friendly" == draft.games.event_names[draft.games.events[0]]


def test_mixed_notation_is_read_as_a_person_would() -> None:
    draft = messy("results_mixed_notation.csv")
    assert [
        "Müller, Jürgen0 Großmann, Änne1",
        "Dvořák, Zdeněk1 Łukasiewicz, Żaneta0",
        "O'Connor-Smith, Siobhán0 Nuñez de la Peña, José María0",
    ] == told(draft)[:3]
    days = [5, 5, 5, 12, 12, 12, 19, 19, 19, 26]
    assert days == [date.day for date in draft.games.dates[:10]]
    assert dt.date(2024, 2, 2) == draft.games.dates[-1]
    assert Counter({Forfeit.NONE: 9, Forfeit.FORFEIT: 2, Forfeit.DOUBLE: 1}) == Counter(draft.games.forfeits)
    assert [(17, "Ergebnis", "score-date")] == problems(draft)
    assert [(1, "date-order"), (11, "bye"), (13, "not-played"), (14, "bye")] == remarks(draft)


# encodings and separators


@pytest.mark.parametrize(
    ("name", "first", "rating", "encoding", "count"),
    [
        ("players_excel_semicolon_cp1252.csv", "Müller, Jürgen", 1875, "cp1252", 7),
        ("players_utf8_bom_quoted.csv", "Jürgen Müller", 1875, "utf-8", 10),
        ("players_sep_hint_thousands.csv", "Jürgen Müller", 1875, "utf-8", 6),
        ("players_cr_only_macroman.csv", "Anna", 1500, "mac_roman", 3),
        ("players_mixed_newlines.csv", "Anna", 1500, "utf-8", 3),
        ("players_cp1251.csv", "Пётр Иванов", 1800, "cp1251", 2),
        ("players_gb18030.csv", "王小明", 2200, "gb18030", 2),
        ("players_shift_jis.csv", "佐々木太郎", 2100, "cp932", 1),
    ],
)
def test_old_files_are_read(name: str, first: str, rating: float, encoding: str, count: int) -> None:
    draft = messy(name)
    assert not draft.problems
    assert (first, rating) == (draft.players[0].name, draft.players[0].rating)
    assert (encoding, count) == (draft.encoding, len(draft.players))


def test_a_utf16_table_keeps_every_script() -> None:
    draft = messy("players_excel_unicode_text_utf16.txt")
    assert {"Müller Jürgen", "Иванов Пётр"} <= {player.name for player in draft.players}
    assert ("\t", 1961) == (draft.delimiter, draft.players[0].born)


def test_a_list_of_names_needs_no_heading() -> None:
    draft = messy("one_column_names.txt")
    assert (10, "Müller, Jürgen") == (len(draft.players), draft.players[0].name)
    assert ["Ann", "Bob"] == [player.name for player in read("Ann\nBob\n").players]


def test_cells_that_look_like_formulas_stay_text() -> None:
    draft = messy("players_hostile_cells.csv")
    names = [player.name for player in draft.players]
    assert ['=HYPERLINK("http://x.invalid","Ann")', "+49 Team", "-Dash-", "@ndrew"] == names[:4]
    assert [(7, "name", "name-long")] == problems(draft)


def test_what_our_tables_guard_comes_back_as_it_was() -> None:
    games = read("white,black,result,note,category,round\nAnn,Bob,1-0,'-nice,'=blitz,'+1\n").games
    assert (["-nice"], ["=blitz"], ["+1"]) == (games.notes, games.categories, games.rounds)
    games = read("game,player,rank,category,round\n1,Ann,1,'=blitz,'+1\n1,Bob,2,'=blitz,'+1\n").games
    assert (["=blitz"], ["+1"]) == (games.categories, games.rounds)


def test_a_note_of_any_length_is_kept_to_a_sane_one() -> None:
    (note,) = read(f"white,black,result,note\nAnn,Bob,1-0,{'x' * 100_000}\n").games.notes
    assert "x" * 500 == note


@pytest.mark.parametrize("rating", ["99999999", "1" + " 000" * 120])
def test_a_rating_beside_a_game_is_on_some_scale(rating: str) -> None:
    draft = read(f"white,black,result,whiteelo\nAnn,Bob,1-0,{rating}\n")
    assert [None, None] == [player.rating for player in draft.players]
    assert [(2, "rating-bad")] == remarks(draft)


def test_namesakes_are_told_and_repeats_are_merged() -> None:
    draft = messy("players_duplicates.csv")
    assert [12] == [one.row for one in draft.problems]
    expected = [(1, "index-column"), (3, "player-again"), (4, "player-again"), (5, "similar-name")]
    expected += [(7, "namesake-born"), (9, "player-again"), (10, "placeholder"), (11, "placeholder")]
    assert expected == remarks(draft)
    born = [(one.name, one.born) for one in draft.players if "Großmann" in one.name]
    assert [("Großmann, Änne", 1998), ("Großmann, Änne (2012)", 2012)] == born


def test_an_encoding_can_be_told() -> None:
    data = "name,rating\nŽižka,1500\n".encode("cp1250")
    assert "Žižka" == read(data, encoding="cp1250").players[0].name
    assert "import-encoding" == refusal(b"name\n\xe9\n", encoding="utf-8").code


def test_a_quoted_name_may_hold_separator_and_line_break() -> None:
    draft = read('winner,loser\r\n"Doe, ""Al""","Bo\r\nLee"\r\nAnn,Bob\r\n')
    assert ['Doe, "Al"', "Bo Lee"] == [player.name for player in draft.players[:2]]
    assert [2, 3] == draft.games.rows


# dates


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("2024-01-19", (2024, 1, 19)),
        ("2024/1/9", (2024, 1, 9)),
        ("19.1.24", (2024, 1, 19)),
        ("19. 01. 2024", (2024, 1, 19)),
        ("5 Jan 2024", (2024, 1, 5)),
        ("12. Januar 2024", (2024, 1, 12)),
        ("May 29, 2020", (2020, 5, 29)),
        ("45303", (2024, 1, 12)),
        ("20240112", (2024, 1, 12)),
        ("2024年1月5日", (2024, 1, 5)),
        ("31/12/1999", (1999, 12, 31)),
        ("12/31/1999", (1999, 12, 31)),
        ("2024-01-19T19:30:00Z", (2024, 1, 19)),
        ("1.2.98", (1998, 2, 1)),
    ],
)
def test_dates_as_people_write_them(text: str, date: tuple[int, int, int]) -> None:
    assert [dt.date(*date)] == read(f'date,winner,loser\n"{text}",A,B\n').games.dates


@pytest.mark.parametrize(
    ("text", "time"),
    [("2024-01-19 19:30", (19, 30)), ("1/30/2024 7:05 PM", (19, 5)), ("45303.5", (12, 0))],
)
def test_a_time_may_stand_behind_the_date(text: str, time: tuple[int, int]) -> None:
    assert [dt.time(*time)] == read(f"date,winner,loser\n{text},A,B\n").games.times


def test_the_whole_column_decides_about_day_and_month() -> None:
    draft = read("date,winner,loser\n1/2/2024,A,B\n13/2/2024,A,B\n")
    assert [(1, 2), (13, 2)] == [(date.day, date.month) for date in draft.games.dates]
    assert [(1, "date-order")] == remarks(draft)


def test_a_column_that_can_be_read_two_ways_is_refused_until_told() -> None:
    content = "date,winner,loser\n1/2/2024,A,B\n3/4/2024,A,B\n"
    error = refusal(content)
    assert ("date-ambiguous", "date") == (error.code, error.field)
    assert [2, 4] == [date.month for date in read(content, day_first=True).games.dates]
    assert [1, 3] == [date.month for date in read(content, day_first=False).games.dates]


def test_a_column_with_both_orders_is_refused() -> None:
    assert "date-mixed" == refusal("date,winner,loser\n13/2/2024,A,B\n2/13/2024,A,B\n").code


# bad rows


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("p1,player1,player2,winner\nx,Ann,Bob,Not Tracked\n", (2, "winner", "winner-unknown")),
        ("player1,player2,winner\nAnn,Bob,Anne\n", (2, "winner", "winner-unknown")),
        ("player1,player2,score\nAnn,Bob,Not Tracked\n", (2, "score", "score-unknown")),
        ("player1,player2,score\nAnn,Bob,1-2\nAnn,Ann,1\n", (3, "player2", "player-twice")),
        ("winner,loser\nAnn,\n", (2, "loser", "name-empty")),
        ("Date,winner,loser\n2024-02-30,A,B\n", (2, "Date", "date-bad")),
        ("Date,winner,loser\n,A,B\n", (2, "Date", "date-missing")),
        ("home,away,home_score,away_score\nA,B,x,1\n", (2, "home_score", "points-bad")),
        ("home,away,score1,score2,winner\nA,B,1,2,A\n", (2, "score1", "winner-score")),
        ("home,away,score1,score2,note\nA,B,0,0,w/o\n", (2, "note", "forfeit-no-winner")),
        ("white,black,result\nA,B,½-½\nA,B,0-0\n", (3, "result", "both-zero")),
        ("result\nA > B\n#7 1\n", (3, "result", "board-line")),
        ("result\nA > B\nA >\n", (3, "result", "name-missing")),
    ],
)
def test_a_bad_row_is_told_with_row_and_column(content: str, expected: tuple[int, str, str]) -> None:
    assert [expected] == problems(read(content))


def test_a_bad_row_adds_nobody() -> None:
    draft = read("winner,loser,date\nAnn,Bob,2024-01-05\nZoe,Bob,never\n")
    assert ["Ann", "Bob"] == [player.name for player in draft.players]
    assert "Row 3, date: “never” is not a date." == str(draft.problems[0].sentence)


def test_rows_are_counted_as_a_spreadsheet_does() -> None:
    assert [(6, "winner", "name-empty")] == problems(read("Club results,\n\nwinner,loser\nA,B\n\n,B\n"))


def test_a_repeated_heading_is_passed_over() -> None:
    draft = read("winner,loser\nA,B\nwinner,loser\nB,A\n")
    assert (2, ()) == (len(draft.games), draft.problems)


# files that are something else


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "import-empty"),
        (b"\xef\xbb\xbf\r\n", "import-empty"),
        (b"<!DOCTYPE html><html><body>404</body></html>", "import-not-text"),
        (b"PK\x03\x04rest", "import-not-text"),
        (b"%PDF-1.7", "import-not-text"),
        (b"\x00\x01\x00\x00\x00\x12\x01\x00\x00\x04\xff\x02", "import-not-text"),
        (b"a,b,c\n1,2,3\n", "import-no-heading"),
        (b"winner,loser\n", "import-no-rows"),
        (b'winner,loser\nAnn,"Bob\nCid,Dee\n', "import-quote"),
        (b"x" * 5000, "import-no-heading"),
    ],
)
def test_what_is_no_table_is_refused_in_words(content: bytes, code: str) -> None:
    assert code == refusal(content).code


def test_the_refusal_says_what_was_found() -> None:
    said = str(refusal("a;b;c\n1;2;3\n"))
    for part in ("rows: 2", "columns: 3", "utf-8", "a semicolon", "a b c"):
        assert part in said


def test_reading_can_be_stopped_and_tells_how_far_it_is() -> None:
    data = (DATA / "football" / "results_head.csv").read_bytes()
    seen: list[tuple[int, int]] = []
    options = ReadOptions(DAY)
    readers()["csv"].read(
        data, name="x.csv", options=options, progress=lambda done, total: seen.append((done, total))
    )
    assert (2000, 2000) == seen[-1]
    with pytest.raises(Cancelled):
        readers()["csv"].read(data, name="x.csv", options=options, cancelled=lambda: True)


@pytest.mark.parametrize(
    ("content", "code", "row", "column"),
    [
        ("date,line\n2024-01-01,Ann > Bo\n2024-01-01,Ann*0 > Bo\n", "bad-weight", 3, "line"),
        (f"date,winner,loser,event\n1.1.24,A,B,{'x' * 121}\n1.1.24,A,B,Cup\n", "name-long", 2, "event"),
        (
            f"game,player,rank,event\n1,A,1,{'x' * 121}\n1,B,2,\n2,A,1,Cup\n2,B,2,Cup\n",
            "name-long",
            2,
            "event",
        ),
    ],
)
def test_what_no_club_could_hold_is_a_problem_of_its_row(
    content: str, code: str, row: int, column: str
) -> None:
    draft = read(content)
    assert [(one.code, one.row, one.column) for one in draft.problems] == [(code, row, column)]
    assert len(draft.games) == 1


def test_a_number_that_is_no_board_is_left_out() -> None:
    draft = read("date,winner,loser,board\n1.1.24,A,B,7\n1.1.24,A,B,99999999999999999999\n")
    assert draft.games.boards == [7, None]


def test_what_a_wrong_file_begins_with_is_told_without_signs_that_cannot_be_shown() -> None:
    assert "It begins with “abc def”." in str(refusal(b"\x01\x02abc,\x03def\n1,2\n").text)


@pytest.mark.parametrize("encoding", ["utf-32", "utf-16"])
def test_text_of_wide_signs_is_known_by_its_mark(encoding: str) -> None:
    draft = read_document("list.csv", "name,rating\nÄnne,1500\n".encode(encoding))
    assert [player.name for player in draft.players] == ["Änne"]
    assert draft.encoding == encoding
