"""Workbooks are read without harm and written without formulas."""

from __future__ import annotations

import datetime as dt
import io
import zipfile
from typing import Any

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.core.records import clean_name
from tourney.exchange.base import Cell, CellKind, Column, Emphasis, Row, Sheet
from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.exchange.readers import xlsx
from tourney.exchange.reading import open_table, read_document
from tourney.exchange.registry import find_reader, writers
from tourney.exchange.writers.xlsx import XlsxOptions, sheet_title


def workbook(*sheets: tuple[str, list[list[Any]]]) -> bytes:
    book = openpyxl.Workbook()
    book.remove(book.active)
    for title, rows in sheets:
        page = book.create_sheet(title)
        for row in rows:
            page.append(row)
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def read(data: bytes, **options: Any) -> ImportDraft:
    return read_document("list.xlsx", data, ReadOptions(**options))


def refusal(data: bytes, **options: Any) -> TourneyError:
    with pytest.raises(TourneyError) as caught:
        read(data, **options)
    return caught.value


def archive(parts: dict[str, bytes], like: bytes | None = None) -> bytes:
    """Return an archive of these parts, over those of another workbook."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as out:
        if like is not None:
            with zipfile.ZipFile(io.BytesIO(like)) as given_parts:
                for name in given_parts.namelist():
                    if name not in parts:
                        out.writestr(name, given_parts.read(name))
        for name, content in parts.items():
            out.writestr(name, content)
    return stream.getvalue()


PLAYERS = [
    ["Name", "Elo", "Born", "Id"],
    ["Ann", 1875, dt.date(1980, 5, 1), "007"],
    ["Bob", 1700.5, 1990, 12],
]


def test_cells_become_text() -> None:
    draft = read(workbook(("A", PLAYERS)))
    ann, bob = draft.players
    assert ("007", 1875.0, dt.date(1980, 5, 1)) == (ann.number, ann.rating, ann.birth)
    assert ("12", 1700.5, 1990) == (bob.number, bob.rating, bob.born)


def test_the_first_sheet_with_headings_is_read_and_the_others_are_told() -> None:
    data = workbook(("Notes", [["something"]]), ("List", PLAYERS), ("Round", [["White", "Black", "Result"]]))
    draft = read(data)
    assert ("List", ("Notes", "List", "Round")) == (draft.form.sheet, draft.form.sheets)
    assert ["sheets"] == [one.code for one in draft.remarks]
    assert "Round" == open_table("list.xlsx", data, ReadOptions(sheet="round")).form.sheet
    assert "no-sheet" == refusal(data, sheet="nonsense").code
    assert "import-no-rows" == refusal(data, sheet="Round").code


def test_a_workbook_is_known_by_its_content() -> None:
    data = workbook(("A", PLAYERS))
    assert "xlsx" == find_reader("list.csv", data).key
    assert 2 == len(read_document("list.csv", data).players)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "import-empty"),
        (b"PK\x03\x04 nothing", "import-not-workbook"),
        (b"\xd0\xcf\x11\xe0 an old workbook", "import-not-workbook"),
        (b"name,rating\nAnn,1\n", "import-not-workbook"),
        (archive({"word/document.xml": b"<a/>"}), "import-not-workbook"),
        (archive({"xl/workbook.xml": b"no xml"}), "import-not-workbook"),
        (workbook(("A", [])), "import-empty"),
        (workbook(("A", [["x", "y"], [1, 2]])), "import-no-heading"),
    ],
)
def test_what_is_no_list_is_refused_in_words(data: bytes, code: str) -> None:
    error = refusal(data)
    assert code == error.code
    assert "list.xlsx" in str(error)


def test_a_zip_bomb_is_refused_without_unpacking_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xlsx, "UNPACKED_MB", 4)
    bomb = archive({"xl/worksheets/sheet1.xml": b"0" * (5 * 2**20)}, workbook(("A", PLAYERS)))
    assert len(bomb) < 2**15
    assert "import-bomb" == refusal(bomb).code


def test_many_parts_are_refused() -> None:
    parts = {f"xl/media/{i}.xml": b"" for i in range(5001)}
    assert "import-bomb" == refusal(archive(parts, workbook(("A", PLAYERS)))).code


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize(
    "part", ["xl/workbook.xml", "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml", "docProps/core.xml"]
)
def test_entities_are_refused(part: str, encoding: str) -> None:
    laughs = '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><l>&b;</l>'
    data = archive({part: laughs.encode(encoding)}, workbook(("A", PLAYERS)))
    assert "import-bomb" == refusal(data).code


def test_a_damaged_workbook_is_refused() -> None:
    data = workbook(("A", PLAYERS))
    for cut in (10, len(data) // 2, len(data) - 30):
        assert refusal(data[:cut]).code in ("import-not-workbook", "import-empty")


def test_a_sheet_formatted_to_its_last_row_is_read_quickly() -> None:
    book = openpyxl.Workbook()
    page = book.active
    for row in PLAYERS:
        page.append(row)
    page.cell(9_000, 1).number_format = "0.00"
    stream = io.BytesIO()
    book.save(stream)
    assert 2 == len(read(stream.getvalue()).players)


# writing

COLUMNS = (
    Column("name", "Name", stretch=True),
    Column("id", "Id"),
    Column("rating", "Rating", CellKind.NUMBER, decimals=1),
    Column("score", "Score", CellKind.SCORE),
    Column("date", "Date", CellKind.DATE),
)


def row(*values: Any, section: str | None = None) -> Row:
    return Row(tuple(one if isinstance(one, Cell) else Cell(one) for one in values), section)


def written(sheet: Sheet, **options: Any) -> Any:
    data = writers()["xlsx"].write(sheet, options=XlsxOptions(**options))
    return openpyxl.load_workbook(io.BytesIO(data)).active


def test_ids_and_scores_are_text_and_numbers_are_numbers() -> None:
    page = written(Sheet("List", COLUMNS, (row("Ann", "007", 1875.25, "1-2", dt.date(2024, 1, 5)),)))
    name, number, rating, score, date = next(page.iter_rows(min_row=4))
    assert ("Ann", "007", 1875.25, "1-2") == (name.value, number.value, rating.value, score.value)
    assert ("s", "s", "n", "s", "d") == tuple(c.data_type for c in (name, number, rating, score, date))
    assert ("@", "@", "0.0", "@", "yyyy-mm-dd") == tuple(
        c.number_format for c in (name, number, rating, score, date)
    )


def test_no_cell_starts_a_formula() -> None:
    texts = ["=1+1", "+1", "-1", "@x", "\t=1", "=HYPERLINK(1)", "＝1"]
    columns = (Column("a", "=A1"),)
    page = written(Sheet("=T", columns, tuple(row(one) for one in texts), "=S", ("=N",)))
    for cells in page.iter_rows():
        for cell in cells:
            assert cell.data_type in ("s", "n")
            assert cell.data_type == "s" or cell.value is None
            assert (
                not isinstance(cell.value, str) or not cell.value.startswith(("=", "+")) or cell.quotePrefix
            )


def test_headings_stay_in_view_and_repeat_on_paper() -> None:
    page = written(Sheet("List", COLUMNS, (row("Ann", "1", 1, "1", None),), "Subtitle"))
    assert ("A5", "$4:$4", "A4:E5") == (page.freeze_panes, page.print_title_rows, page.auto_filter.ref)
    assert page.sheet_properties.pageSetUpPr.fitToPage


def test_columns_are_as_wide_as_their_texts_within_reason() -> None:
    columns = (Column("a", "A"), Column("b", "B"), Column("c", "C"))
    page = written(Sheet("List", columns, (row("x" * 400, "王小明" * 5, "y"),)))
    widths = [page.column_dimensions[letter].width for letter in "ABC"]
    assert widths == [60, 32, 7]


def test_sections_are_a_column_and_emphasis_a_look() -> None:
    strong = Row(row("Bob").cells, "New", Emphasis.STRONG)
    page = written(Sheet("List", (Column("a", "A"),), (row("Ann", section="Old"), strong)))
    assert [("Section", "A"), ("Old", "Ann"), ("New", "Bob")] == list(page.values)[2:]
    assert page["B5"].font.bold


def test_a_sheet_can_run_from_right_to_left() -> None:
    assert written(Sheet("List", COLUMNS, ()), right_to_left=True).sheet_view.rightToLeft


def test_what_a_workbook_cannot_count_is_text_or_nothing() -> None:
    page = written(Sheet("List", COLUMNS, (row("Ann", "1", float("nan"), "", dt.date(1875, 1, 5)),)))
    assert ("Ann", "1", None, None, "1875-01-05") == list(page.values)[3]


@pytest.mark.parametrize(
    ("title", "shown"), [("", "Tourney"), ("a/b:c*[d]?", "a b c d"), ("'x'", "x"), ("y" * 99, "y" * 31)]
)
def test_titles_of_sheets_are_such_as_workbooks_allow(title: str, shown: str) -> None:
    assert shown == sheet_title(title)


@settings(max_examples=25)
@given(st.text(max_size=40))
def test_every_text_can_be_written(text: str) -> None:
    page = written(Sheet(text, (Column("a", text),), (row(text),), text, (text,)))
    assert page.title


names = st.text(
    alphabet=st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufeff"),
    min_size=1,
    max_size=12,
)


@settings(max_examples=25)
@given(st.lists(names, min_size=1, max_size=4, unique_by=lambda name: name.casefold()))
def test_names_survive_a_workbook(given_names: list[str]) -> None:
    from tourney.core.names import spelling
    from tourney.exchange.readers._mended import demojibake

    kept = []
    for name in given_names:
        clean = " ".join(name.split())
        if clean and clean_name(clean) == clean and demojibake(clean)[1] is None:
            kept.append(f"Q{clean}q")
    if len({spelling(name) for name in kept}) != len(kept) or not kept:
        return
    columns = (Column("name", "Name"), Column("rating", "Rating", CellKind.NUMBER))
    sheet = Sheet("List", columns, tuple(row(name, 1500) for name in kept))
    draft = read(writers()["xlsx"].write(sheet))
    assert kept == [player.name for player in draft.players]


def test_several_sheets_make_one_workbook_with_a_title_each() -> None:
    column = Column("name", "Name")
    sheets = [
        Sheet(title, (column,), (Row((Cell(name),)),))
        for title, name in (("Group/A", "Ann"), ("group A", "Bob"), ("x" * 40, "Cid"), ("X" * 40, "=Dee"))
    ]
    data = writers()["xlsx"].write_all(sheets)  # type: ignore[attr-defined]
    book = openpyxl.load_workbook(io.BytesIO(data))
    assert ["Group A", "group A 2", "x" * 31, "X" * 29 + " 2"] == book.sheetnames
    assert ["Ann", "Bob", "Cid", "=Dee"] == [page["A4"].value for page in book.worksheets]
    assert "s" == book.worksheets[3]["A4"].data_type


def test_zeros_that_a_format_shows_belong_to_the_number() -> None:
    book = openpyxl.Workbook()
    book.active.append(["Name", "Number", "Rating"])
    book.active.append(["Ann", 42, 1500])
    book.active["B2"].number_format = "00000"
    book.active.append(["Bob", 123456, 1400])
    book.active["B3"].number_format = "00000"
    stream = io.BytesIO()
    book.save(stream)
    draft = read(stream.getvalue())
    assert ["00042", "123456"] == [player.number for player in draft.players]
    assert [1500, 1400] == [player.rating for player in draft.players]
