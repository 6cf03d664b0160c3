"""A club as JSON comes back to the last digit, and what is something else is refused in words."""

from __future__ import annotations

import datetime as dt
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.exchange.club_document import ClubDocument, Table, looks_like_club, read_club, write_club

values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False),
    st.text(max_size=12),
    st.binary(max_size=8),
    st.dates(),
    st.datetimes(),
    st.times(),
)
tables = st.integers(0, 3).flatmap(
    lambda width: st.builds(
        Table,
        st.lists(st.text(max_size=5), min_size=width, max_size=width, unique=True).map(tuple),
        st.lists(st.tuples(*[values] * width), max_size=4).map(tuple),
    )
)
documents = st.builds(
    ClubDocument,
    st.text(max_size=6),
    st.text(max_size=6),
    st.dictionaries(st.text(max_size=6), tables, max_size=3),
)


def refusal(data: bytes) -> TourneyError:
    with pytest.raises(TourneyError) as caught:
        read_club(data, "club.json")
    return caught.value


@given(documents)
def test_every_document_comes_back_identical(document: ClubDocument) -> None:
    data = write_club(document)
    again = read_club(data, "club.json")
    assert document == again
    for key, table in document.tables.items():
        kinds = [[type(value) for value in row] for row in table.rows]
        assert kinds == [[type(value) for value in row] for row in again.tables[key].rows]
    assert data == write_club(again)
    assert looks_like_club(data)


def test_floats_keep_their_last_digit() -> None:
    table = Table(("x",), ((0.1 + 0.2,), (1e308,), (float("inf"),), (-0.0,)))
    again = read_club(write_club(ClubDocument("1", tables={"t": table})), "x").tables["t"]
    assert [repr(row[0]) for row in table.rows] == [repr(row[0]) for row in again.rows]


def test_the_document_is_json_with_a_row_a_line() -> None:
    table = Table(("name", "born"), (("Ann", dt.date(1980, 5, 1)), ("王", None)))
    data = write_club(ClubDocument("0002", "1.0", {"player": table}))
    given_back = json.loads(data)
    assert ("tourney-club", 1, "0002") == (given_back["format"], given_back["version"], given_back["schema"])
    assert ['["Ann",{"date":"1980-05-01"}]', '["王",null]'] == [
        line.strip(",") for line in data.decode().splitlines()[2:4]
    ]


def test_the_order_of_tables_does_not_change_the_bytes() -> None:
    one, two = Table(("a",), ((1,),)), Table(("b",), ((2,),))
    assert write_club(ClubDocument("1", tables={"x": one, "y": two})) == write_club(
        ClubDocument("1", tables={"y": two, "x": one})
    )


GOOD = write_club(ClubDocument("1", tables={"t": Table(("a", "b"), ((1, "x"), (2, "y")))})).decode()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "import-empty"),
        (GOOD[:-20], "club-not-json"),
        ("name,rating\nAnn,1\n", "club-not-json"),
        ("[1]", "club-other"),
        ('{"format":"other"}', "club-other"),
        ('{"format":"tourney-club","version":1}', "club-other"),
        (GOOD.replace('"version":1', '"version":2'), "club-newer"),
        (GOOD.replace('"version":1', '"version":"x"'), "club-newer"),
        (GOOD.replace('[1,"x"]', "[1]"), "club-damaged"),
        (GOOD.replace('[1,"x"]', '{"a":1}'), "club-damaged"),
        (GOOD.replace('[1,"x"]', '[{"date":"never"},"x"]'), "club-damaged"),
        (GOOD.replace('[1,"x"]', '[{"what":"ever"},"x"]'), "club-damaged"),
        (GOOD.replace('[1,"x"]', '[{},"x"]'), "club-damaged"),
        (GOOD.replace('[1,"x"]', '[[1],"x"]'), "club-damaged"),
        (GOOD.replace('[1,"x"]', '[99999999999999999999,"x"]'), "club-damaged"),
        (GOOD.replace('[1,"x"]', '[{"bytes":"*"},"x"]'), "club-damaged"),
        (GOOD.replace('["a","b"]', '["a","a"]'), "club-damaged"),
        (GOOD.replace('"rows":', '"lines":'), "club-damaged"),
        (GOOD.replace("1", "1" * 5000, 1), "club-not-json"),
        ("[" * 100_000, "club-not-json"),
    ],
)
def test_what_is_no_club_is_refused_in_words(text: str, code: str) -> None:
    error = refusal(text.encode())
    assert code == error.code
    assert "club.json" in str(error)


def test_damage_is_told_with_its_row() -> None:
    assert "The table “t” of “club.json” is damaged (row 2)." == str(
        refusal(GOOD.replace('[2,"y"]', "[2]").encode())
    )


def test_bytes_that_are_no_text_are_refused() -> None:
    assert "club-not-json" == refusal(b"\xff\xfe\x00{").code


def test_a_row_of_the_wrong_length_is_a_bug() -> None:
    with pytest.raises(ValueError, match="1 values for 2"):
        write_club(ClubDocument("1", tables={"t": Table(("a", "b"), ((1,),))}))


@given(st.binary(max_size=60))
def test_any_other_bytes_are_refused_in_words_that_name_the_file(data: bytes) -> None:
    error = refusal(data)
    assert error.code in ("import-empty", "club-not-json", "club-other")
    assert "club.json" in str(error)


@given(documents, st.data())
def test_a_document_cut_short_is_refused_in_words(document: ClubDocument, data: st.DataObject) -> None:
    whole = write_club(document)
    cut = data.draw(st.integers(0, len(whole.rstrip()) - 1))
    assert refusal(whole[:cut]).code in ("import-empty", "club-not-json")
