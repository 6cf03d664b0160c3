"""Sheets are written so that every value survives."""

from __future__ import annotations

import csv
import datetime as dt
import io
import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import clean_name
from tourney.exchange.base import Cell, CellKind, Column, Emphasis, Row, Sheet
from tourney.exchange.drafts import ReadOptions
from tourney.exchange.guard import guard, unguard
from tourney.exchange.registry import reader_for, readers, writer_for, writers
from tourney.exchange.writers.csv import CsvOptions
from tourney.exchange.writers.html import HtmlOptions

NAME = QT_TRANSLATE_NOOP("TestSheet", "Name")
COLUMNS = (
    Column("name", NAME, stretch=True),
    Column("rating", "Rating", CellKind.NUMBER),
    Column("score", "Score", CellKind.SCORE),
    Column("date", "Date", CellKind.DATE),
)


def sheet(*rows: Row) -> Sheet:
    return Sheet("List <1>", COLUMNS, rows, notes=("Note & more",))


def row(*values: object, section: Text | str | None = None) -> Row:
    cells = (one if isinstance(one, Cell) else Cell(one) for one in values)  # type: ignore[arg-type]
    return Row(tuple(cells), section)


def written(one: Sheet, **options: object) -> list[list[str]]:
    data = writers()["csv"].write(one, options=CsvOptions(**options))  # type: ignore[arg-type]
    text = data.decode("utf-8-sig")
    delimiter = str(options.get("delimiter", ","))
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))


def test_the_file_is_marked_as_utf8() -> None:
    assert writers()["csv"].write(sheet()).startswith(b"\xef\xbb\xbfName,")


def test_numbers_are_raw_and_text_is_shown() -> None:
    one = sheet(
        Row((Cell("Ann"), Cell(1512.34567, "1512"), Cell(None, "½"), Cell(dt.date(2024, 1, 5), "5 Jan")))
    )
    assert ["Ann", "1512.3457", "½", "2024-01-05"] == written(one)[1]


def test_a_negative_number_is_no_formula() -> None:
    assert "-12.5" == written(sheet(row("Ann", -12.5, "", None)))[1][1]


def test_a_score_is_never_a_date() -> None:
    assert "5–12" == written(sheet(row("Ann", 1, "5-12", None)))[1][2]


def test_the_decimal_sign_can_be_a_comma() -> None:
    assert "1,5" == written(sheet(row("Ann", 1.5, "", None)), delimiter=";", decimal=",")[1][1]


def test_an_unknown_separator_is_refused() -> None:
    with pytest.raises(TourneyError):
        CsvOptions(delimiter="x")


def test_sections_are_a_column() -> None:
    rows = written(
        sheet(row("Ann", 1, "", None, section="Established"), row("Bob", 2, "", None, section="New"))
    )
    assert [["Section", "Name"], ["Established", "Ann"], ["New", "Bob"]] == [one[:2] for one in rows]


def test_headings_are_translated() -> None:
    def chinese(context: str, source: str, count: int | None) -> str:
        return {"Name": "姓名"}.get(source, source)

    assert "姓名".encode() in writers()["csv"].write(sheet(), translate=chinese)


def test_a_row_of_the_wrong_width_is_a_bug() -> None:
    with pytest.raises(ValueError, match="3 cells"):
        sheet(row("Ann", 1, ""))


@given(st.text(max_size=12))
def test_guarding_is_undone(text: str) -> None:
    assert text == unguard(guard(text))
    assert not guard(text).startswith(("=", "+", "-", "@", "\t", "\r", "\n"))


name_text = st.text(
    alphabet=st.characters(exclude_categories=["Cs"], exclude_characters="\x00\ufeff"),
    min_size=1,
    max_size=20,
).filter(lambda name: is_name(name))


def is_name(text: str) -> bool:
    """Return whether a text is a name as it stands: something to see, no white space to tidy."""
    try:
        return clean_name(text) == text
    except TourneyError:
        return False


@given(st.lists(name_text, min_size=1, max_size=6, unique=True))
def test_names_survive_writing_and_reading(names: list[str]) -> None:
    from tourney.core.names import fold, spelling
    from tourney.exchange.readers._mended import demojibake
    from tourney.exchange.readers._players import NOBODY, TOTALS

    names = list(
        {spelling(name): name for name in names if fold(name) not in {"name", *NOBODY, *TOTALS}}.values()
    )
    names = [name for name in names if fold(name) and demojibake(name)[1] is None]
    if not names:
        return
    columns = (Column("name", "Name"), Column("rating", "Rating", CellKind.NUMBER))
    one = Sheet("x", columns, tuple(row(name, 1500) for name in names))
    data = writers()["csv"].write(one)
    draft = readers()["csv"].read(data, name="x.csv", options=ReadOptions())
    assert not draft.problems
    assert names == [player.name for player in draft.players]


def test_the_page_is_escaped_and_loads_nothing() -> None:
    one = sheet(row("<b>Ann & Co</b>", 1512.4, "1–0", None, section="Established"))
    page = writers()["html"].write(one).decode()
    assert "&lt;b&gt;Ann &amp; Co&lt;/b&gt;" in page
    assert "<title>List &lt;1&gt;</title>" in page
    assert 'colspan="4">Established' in page
    assert "Note &amp; more" in page
    assert ">1512<" in page
    assert not re.search(r"(src|href)=|https?:", page)


def test_an_emphasised_row_has_its_class() -> None:
    strong = Row(row("Ann", 1, "", None).cells, emphasis=Emphasis.STRONG)
    assert '<tr class="strong">' in writers()["html"].write(sheet(strong)).decode()


def test_formats_are_found_by_suffix() -> None:
    assert ("csv", "html", "csv") == (
        writer_for("List.CSV").key,
        writer_for("my.club.html").key,
        reader_for("x.tsv").key,
    )
    with pytest.raises(TourneyError) as caught:
        writer_for("x.doc")
    assert "format-unknown" == caught.value.code


def test_names_with_comma_quote_and_line_break_are_quoted() -> None:
    name = 'Doe, "Al"\nAnn'
    assert name == written(sheet(row(name, 1, "", None)))[1][0]


@given(st.text(max_size=30))
def test_no_text_breaks_a_format(text: str) -> None:
    one = Sheet(text, (Column("a", text),), (row(text),), text, (text,))
    for key in ("csv", "html", "json"):
        assert writers()[key].write(one).decode("utf-8-sig")
    page = writers()["html"].write(one).decode()
    assert 1 == page.count("<td")
    assert not set(page) & {chr(code) for code in (*range(9), 11, 12, *range(14, 32), 127)}


def test_a_page_keeps_names_of_other_directions_apart() -> None:
    one = sheet(row("\u202eevil", 1, "", None), row("محمد علي", 1, "", None), row("Ann", 1, "", None))
    page = writers()["html"].write(one).decode()
    assert 2 == page.count('dir="auto"')
    assert '<html lang="en">' in page


@pytest.mark.parametrize(
    ("language", "direction"),
    [("ar", ' dir="rtl"'), ("he-IL", ' dir="rtl"'), ("zh-CN", ""), ("az-Arab", ' dir="rtl"'), ("", "")],
)
def test_a_page_runs_as_its_language_does(language: str, direction: str) -> None:
    page = writers()["html"].write(sheet(), options=HtmlOptions(language)).decode()
    assert f'<html lang="{language}"{direction}>' in page


def test_a_sheet_as_json_has_raw_values_by_key() -> None:
    one = sheet(
        row(
            Cell("=Ann"),
            Cell(1512.34567, "1512"),
            Cell(None, "½"),
            Cell(dt.date(2024, 1, 5), "5 Jan"),
            section="A",
        ),
        row("Bob", float("nan"), "1-0", None, section="B"),
    )
    told = json.loads(writers()["json"].write(one))
    assert ["name", "rating", "score", "date"] == [column["key"] for column in told["columns"]]
    first = {"section": "A", "name": "=Ann", "rating": 1512.34567, "score": "½", "date": "2024-01-05"}
    assert [first, {"section": "B", "name": "Bob", "rating": None, "score": "1-0", "date": None}] == told[
        "rows"
    ]
    assert ["Note & more"] == told["notes"]
