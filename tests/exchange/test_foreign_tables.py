"""Tables in old encodings, tables of shapes that other programs write, and what is no table at all."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.exchange.pasting import read_pasted
from tourney.core.errors import TourneyError
from tourney.core.names import spelling
from tourney.core.records import clean_name
from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.exchange.headings import key_of
from tourney.exchange.mapping import ColumnMap
from tourney.exchange.preview import Fate, fates
from tourney.exchange.reading import read_document

DAY = dt.date(2024, 1, 5)


def read(content: str, **options: object) -> ImportDraft:
    return read_pasted(content, ReadOptions(**{"date": DAY, **options}))  # type: ignore[arg-type]


def sides(draft: ImportDraft) -> list[tuple[tuple[int, str], ...]]:
    """Return each game as (rank, names with a plus) of its sides."""
    games, found = draft.games, []
    for i in range(len(games)):
        told = []
        for s in range(games.first_side[i], games.first_side[i + 1]):
            members = range(games.first_member[s], games.first_member[s + 1])
            names = "+".join(draft.players[games.member_player[m]].name for m in members)
            told.append((games.side_rank[s], names))
        found.append(tuple(told))
    return found


def test_doubles_may_stand_in_four_columns() -> None:
    mapping = ColumnMap.parse(["winner=WO", "winner=WD", "loser=LO", "loser=LD"])
    draft = read("WO,WD,LO,LD,Score\nAna,Bo,Cy,Di,9\nCy,,Di,,7\n", mapping=mapping)
    assert not draft.problems
    assert sides(draft) == [((0, "Ana+Bo"), (1, "Cy+Di")), ((0, "Cy"), (1, "Di"))]
    assert draft.games.extras["Score"] == ["9", "7"]


def test_teams_are_named_by_their_colour_and_cut_by_semicolons() -> None:
    draft = read(
        "date,blue_team,red_team,result\n2024-01-05,Ana; Bo,Cy; Di; Eve,Blue\n"
        "2024-01-05,Ana,Cy,Balanced\n2024-01-06,Bo,Di,red\n2024-01-07,Bo,Di,postponed\n"
    )
    assert sides(draft) == [
        ((0, "Ana+Bo"), (1, "Cy+Di+Eve")),
        ((0, "Ana"), (0, "Cy")),
        ((1, "Bo"), (0, "Di")),
    ]
    assert [one.code for one in draft.remarks] == ["not-played"]


def test_somebody_named_twice_on_a_side_is_told_as_such() -> None:
    draft = read("blue_team,red_team,result\nAna;Bo;Ana,Cy,blue\nAna,Cy;Ana,red\n")
    assert [(one.code, one.column) for one in draft.problems] == [
        ("player-twice", "blue_team"),
        ("player-twice", "red_team"),
    ]
    assert "twice on one side" in str(draft.problems[0].text)


def test_a_race_needs_no_number_of_its_own() -> None:
    head = "year,round,date,position,driver,time\n"
    rows = "1990,1,1990-03-11,1,Ana,1:52.8\n1990,1,1990-03-11,2,Bo,+8.6\n1990,1,1990-03-11,DNF,Cy,\n"
    draft = read(head + rows + "1990,2,1990-03-25,1,Bo,1:40.0\n1990,2,1990-03-25,2,Cy,+1\n")
    assert sides(draft) == [((0, "Ana"), (1, "Bo")), ((0, "Bo"), (1, "Cy"))]
    assert [one.code for one in draft.remarks] == ["out"]


def test_who_finished_a_race_twice_counts_by_the_better_place() -> None:
    draft = read("game,player,rank\n1,Ana,4\n1,Bo,2\n1,Ana,1\n")
    assert sides(draft) == [((0, "Ana"), (1, "Bo"))]
    assert [one.code for one in draft.remarks] == ["player-again"]


def test_winnings_place_the_players_of_a_night() -> None:
    draft = read("night,player,net\n1,Ana,-5\n1,Bo,20\n1,Cy,-15\n")
    assert sides(draft) == [((1, "Ana"), (0, "Bo"), (2, "Cy"))]


# what comes from elsewhere


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_encodings_of_a_german_list(encoding: str) -> None:
    data = "Name;Verein;DWZ\nMüller, Jürgen;Köln;1875\nGroßmann, Änne;Fürth;1402\n".encode(encoding)
    draft = read_document("list.csv", data)
    assert ["Müller, Jürgen", "Großmann, Änne"] == [player.name for player in draft.players]


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Фамилия;Имя;Рейтинг\nИванов;Пётр;1800\n", "cp1251"),
        ("Фамилия;Имя;Рейтинг\nИванов;Пётр;1800\n", "koi8_r"),
        ("姓名,等级分\n王小明,2200\n", "gb18030"),
        ("氏名,レーティング\n佐々木太郎,2100\n", "cp932"),
        ("氏名,レーティング\n佐々木太郎,2100\n", "euc_jp"),
        ("이름,레이팅\n김철수,1500\n", "cp949"),
        ("Příjmení;Jméno;Elo\nDvořák;Zdeněk;2011\n", "cp1250"),
        ("Nom;Prénom;Elo\nLefèvre;Zoé;2011\n", "mac_roman"),
    ],
)
def test_old_encodings_are_found_by_their_headings(text: str, encoding: str) -> None:
    draft = read_document("x.csv", text.encode(encoding))
    assert (
        text.splitlines()[1].replace(",", ";").split(";")[0]
        in draft.players[0].name + draft.players[0].surname
    )


def test_a_bad_encoding_is_refused() -> None:
    for encoding in ("nonsense", "idna"):
        with pytest.raises(TourneyError) as caught:
            read_document("x.csv", b"name\n\xff\xfe\xfc", ReadOptions(encoding=encoding))
        assert "import-encoding" == caught.value.code


def test_a_field_of_many_megabytes_is_refused_in_words() -> None:
    data = b'name,rating\n"' + b"x" * 10_500_000 + b'",1\n'
    with pytest.raises(TourneyError):
        read_document("x.csv", data)


def test_too_many_columns_are_refused_in_words() -> None:
    with pytest.raises(TourneyError) as caught:
        read("name," + "," * 1500 + "\nAnn\n")
    assert "too-big" == caught.value.code


def check_whole(draft: ImportDraft) -> None:
    """Assert that each row has one fate, and that what was taken holds together."""
    told = fates(draft)
    assert len({one.row for one in told}) == len(told)
    out = {one.row for one in told if one.fate is Fate.OUT}
    assert all(one.reasons for one in told if one.fate is not Fate.IN)
    assert {one.row for one in draft.problems} <= out
    if draft.cells is not None:
        assert [one.row for one in told] == draft.cells.numbers
    names = [spelling(clean_name(player.name)) for player in draft.players]
    assert len(set(names)) == len(names)
    ids = range(1, len(names) + 1)
    for i, row in enumerate(draft.games.rows):
        game = draft.games.new_game(i, ids)
        assert set(game.player_ids) <= set(ids)
        assert row not in out


def check_refused_or_whole(name: str, data: bytes) -> None:
    refused: TourneyError | None = None
    try:
        check_whole(read_document(name, data))
    except TourneyError as error:
        refused = error
    assert refused is None or name in str(refused) or refused.code.startswith("date-")


@given(st.binary(max_size=300))
def test_bytes_are_refused_in_words_or_every_row_has_its_fate(data: bytes) -> None:
    for name in ("x.csv", "x.trf", "x.xlsx"):
        check_refused_or_whole(name, data)


table = st.lists(
    st.lists(st.text(alphabet="Aé1-½=,;\"' \t\n+@0:/", max_size=6), min_size=3, max_size=3), max_size=6
)


@given(
    st.sampled_from(["name,rating,born", "white,black,result", "game,player,rank", "model_a,model_b,winner"]),
    table,
)
def test_cells_are_refused_in_words_or_every_row_has_its_fate(heading: str, rows: list[list[str]]) -> None:
    quoted = (",".join(f'"{cell.replace(chr(34), chr(34) * 2)}"' for cell in row) for row in rows)
    check_refused_or_whole("x.csv", "\n".join([heading, *quoted]).encode())


def test_keys_of_headings_leave_out_what_does_not_count() -> None:
    assert key_of(" Geb.-Datum ") == key_of("\ufeffgebdatum")
