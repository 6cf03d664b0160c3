"""Sheets of any length, on any paper, in many scripts: nothing is lost and nothing leaves the page."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage

from tests.ui.printing.reading import inside, read
from tourney.exchange.base import Cell, CellKind, Column, Row, Sheet
from tourney.ui.printing.letterhead import Letterhead
from tourney.ui.printing.measure import on_one_line
from tourney.ui.printing.paper import MARGIN_MM, SCALES, Paper, Size
from tourney.ui.printing.pdf import pdf_bytes
from tourney.ui.printing.work import Form, Piece, set_out

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("theme")]

FIRST = ("Ana", "Jürgen", "Zofia", "Мария", "Νίκη", "陈思远", "王小明", "Đặng", "Þóra", "O'Neill", "田中")
LAST = (
    "Duarte",
    "Łukasik",
    "Орлова",
    "Παππάς",
    "van den Berghe-Castellanos",
    "欧阳",
    "Ngô",
    "Office",
    "花子",
)
CLUB = "Riverside Table Tennis"
DAY = dt.date(2026, 11, 24)


def same(context: str, source: str, count: int | None) -> str:
    del context, count
    return source


def logo(wide: int = 300, high: int = 120) -> bytes:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("#224488"))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


@st.composite
def any_sheet(draw: st.DrawFn) -> Sheet:
    rows = draw(st.sampled_from((1, 2, 3, 40, 41, 42)) | st.integers(1, 400))
    extra = draw(st.integers(0, 26))
    sections = draw(st.integers(1, 4))
    names = [f"{draw(st.sampled_from(FIRST))} {draw(st.sampled_from(LAST))}" for _ in range(min(rows, 5))]
    columns = (
        Column("rank", "Rank", CellKind.NUMBER),
        Column("player", "Player", stretch=True),
        *(Column(f"r{n}", f"R{n + 1}", CellKind.SCORE) for n in range(extra)),
    )
    lines = tuple(
        Row(
            (
                Cell(number + 1),
                Cell(f"{names[number % len(names)]} q{number + 1}z"),
                *(Cell(f"½·{number + n}") for n in range(extra)),
            ),
            f"Section {number * sections // rows + 1}" if sections > 1 else None,
        )
        for number in range(rows)
    )
    return Sheet("Wall list", columns, lines, f"{CLUB}: {DAY:%Y}", ("A note below.",))


papers = st.builds(
    Paper, st.sampled_from(tuple(Size)), st.sampled_from((None, False, True)), st.sampled_from(SCALES)
)


@given(any_sheet(), papers)
@settings(
    max_examples=18,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_every_row_stands_once_under_a_header_on_numbered_pages(sheet: Sheet, paper: Paper) -> None:
    data, count = pdf_bytes(sheet, paper, same, Letterhead(CLUB, logo(), DAY))
    pages = read(data)
    assert len(pages) == count
    parts = sum("Wall list, part " in page.text for page in pages)
    assert all(
        f"Page {number + 1} of {count}" in page.text and CLUB in page.text and "Player" in page.text
        for number, page in enumerate(pages)
    )
    assert all("printed on 24 Nov 2026" in page.text for page in pages)
    assert all(inside(page, MARGIN_MM) for page in pages)
    wanted = {size: sorted((210.0, 297.0) if size is Size.A4 else (215.9, 279.4)) for size in Size}
    assert all(sorted((page.wide, page.high)) == pytest.approx(wanted[paper.size], abs=0.5) for page in pages)
    if paper.landscape is not None:
        assert all((page.wide > page.high) == paper.landscape for page in pages)
    whole = "".join(" ".join(page.text for page in pages).split())
    copies = {whole.count(f"q{number + 1}z") for number in range(len(sheet.rows))}
    assert len(copies) == 1, "each part of a wide table has all its rows, and no row comes twice"
    if not parts:
        assert copies == {1}
    assert whole.count("Anotebelow.") == 1


@pytest.mark.parametrize("rows", [1, 400])
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("size", list(Size))
def test_slips_are_four_to_a_page_and_complete(rows: int, landscape: bool, size: Size) -> None:
    columns = (
        Column("board", "Board", CellKind.NUMBER),
        Column("a", "Side A", stretch=True),
        Column("rating_a", "Rating"),
        Column("b", "Side B", stretch=True),
        Column("rating_b", "Rating"),
    )
    long = "Maximiliane Friederike Wilhelmina Theodora von Hohenstein-Wittgenstein und zu Oberndorf"
    lines = tuple(
        Row(
            (
                Cell(n + 1),
                Cell(f"陈思远 a{n}z"),
                Cell(None, "1712" if n % 2 else ""),
                Cell(f"{long} b{n}z" if n % 7 else f"b{n}z · Ana c{n}z · Zofia d{n}z"),
                Cell(None, "1650"),
            )
        )
        for n in range(rows)
    )
    sheet = Sheet("Round 3", columns, lines, f"{CLUB}: Open")
    data, count = pdf_bytes(Piece((sheet,), Form.SLIPS), Paper(size, landscape), same, Letterhead(CLUB))
    pages = read(data)
    assert count == -(-rows // 4) == len(pages)
    assert all(inside(page, MARGIN_MM) for page in pages)
    assert all(f"Page {n + 1} of {count}" in page.text for n, page in enumerate(pages))
    whole = "".join(" ".join(page.text for page in pages).split())
    for n in range(rows):
        assert whole.count(f"a{n}z") == 1
        assert whole.count(f"b{n}z") == 1
    assert whole.count("Signature") >= rows
    if rows == 400:
        assert "1 " in pages[0].text
        assert "101" in pages[0].text, "a pile cut through is in the order of the boards"


def test_the_rating_of_a_side_stands_with_its_own_name() -> None:
    from tourney.ui.printing.measure import words_of
    from tourney.ui.printing.slips import _slip
    from tourney.ui.printing.tables import Table

    around = ("board", "a", "rating_a", "result", "rating_b", "b")
    after = ("round", "board", "a", "rating_a", "b", "rating_b")
    for keys in (around, after):
        words = {"board": "4", "a": "Ana", "rating_a": "", "rating_b": "1650", "b": "Zofia"}
        columns = tuple(Column(key, key, stretch=key in ("a", "b")) for key in keys)
        sheet = Sheet("R", columns, (Row(tuple(Cell(None, words.get(key, "")) for key in keys)),))
        table = Table(columns, words_of(sheet, same))
        made = _slip(table, table.words.lines[0].cells)
        assert [(one.name, one.rating) for one in made.sides] == [("Ana", ""), ("Zofia", "1650")]
        assert made.board == "4"


def test_a_row_higher_than_a_page_goes_on_over_the_next() -> None:
    words = " ".join(f"w{n:04d}" for n in range(3000))
    columns = (Column("name", "Name", stretch=True), Column("n", "N", CellKind.NUMBER))
    sheet = Sheet("T", columns, (Row((Cell(words), Cell(1))), Row((Cell("last"), Cell(2)))), None, (words,))
    data, count = pdf_bytes(sheet, Paper(landscape=False), same)
    pages = read(data)
    assert count == len(pages) > 2
    assert all(inside(page, MARGIN_MM) for page in pages)
    whole = " ".join(page.text for page in pages)
    assert all(whole.count(f"w{n:04d}") == 2 for n in range(3000))


def test_no_name_breaks_a_line_or_turns_it() -> None:
    nasty = "Ana\nDu\tarte\u202egnihton\u2066\u2028=1+1\x00"
    assert on_one_line(nasty) == "Ana Du artegnihton =1+1"
    columns = (Column("name", "Name", stretch=True),)
    sheet = Sheet("T", columns, (Row((Cell(nasty),)),))
    (page,) = read(pdf_bytes(sheet, None, same)[0])
    assert "Ana Du artegnihton =1+1" in page.text


def test_letters_beyond_the_first_plane_wrap_without_loss() -> None:
    name = "𠮷野家" * 60
    columns = (Column("name", "Name", stretch=True), Column("n", "N", CellKind.NUMBER))
    found = set_out(Sheet("T", columns, (Row((Cell(name), Cell(1))),)), Paper(landscape=False), None, same)
    texts = [mark.text for mark in found.pages[0] if hasattr(mark, "text")]
    assert "".join(text for text in texts if "野" in text or "家" in text or "𠮷" in text) == name


def test_right_to_left_names_keep_their_column_and_their_letters() -> None:
    names = ("דוד לוי", "محمد علي", "Ana")
    columns = (Column("name", "Name", stretch=True), Column("n", "N", CellKind.NUMBER))
    sheet = Sheet("T", columns, tuple(Row((Cell(name), Cell(n))) for n, name in enumerate(names)))
    found = set_out(sheet, Paper(landscape=False), None, same)
    words = {mark.text: mark.x for mark in found.pages[0] if hasattr(mark, "text")}
    assert words["דוד לוי"] == words["محمد علي"] == words["Ana"]
    page = read(pdf_bytes(sheet, Paper(landscape=False), same)[0])[0]
    assert inside(page, MARGIN_MM)
    if "ד" not in found.missing:
        assert set("דודלוי") <= set(page.text)


def test_letters_without_a_font_are_told() -> None:
    columns = (Column("name", "Name", stretch=True),)
    rare = "\U00016b00"
    found = set_out(Sheet("T", columns, (Row((Cell(f"Ana {rare}"),)),)), None, None, same)
    assert found.missing in ("", rare)
    assert set_out(Sheet("T", columns, (Row((Cell("Ana 陈 Łą ½ − –"),)),)), None, None, same).missing == ""


def test_the_logo_stands_on_every_page_and_keeps_its_shape() -> None:
    columns = (Column("name", "Name", stretch=True),)
    sheet = Sheet("T" * 300, columns, tuple(Row((Cell(f"n{n}"),)) for n in range(90)))
    for wide, high in ((300, 120), (120, 300), (2000, 40)):
        found = set_out(sheet, Paper(landscape=False), Letterhead(CLUB, logo(wide, high), DAY), same)
        for marks in found.pages:
            (picture,) = [mark for mark in marks if type(mark).__name__ == "Picture"]
            assert picture.wide / picture.high == pytest.approx(wide / high, rel=0.02)
        pages = read(
            pdf_bytes(sheet, Paper(landscape=False), same, Letterhead(CLUB, logo(wide, high), DAY))[0]
        )
        assert all(inside(page, MARGIN_MM) for page in pages)
    assert set_out(sheet, None, Letterhead(CLUB, b"no picture", DAY), same).logo is None


def test_columns_left_out_are_not_on_paper() -> None:
    columns = (Column("name", "Name", stretch=True), Column("n", "Number", CellKind.NUMBER))
    sheet = Sheet("T", columns, (Row((Cell("Ana"), Cell(77))),))
    (page,) = read(pdf_bytes(sheet, Paper(hidden=("n",)), same)[0])
    assert "Number" not in page.text
    assert "77" not in page.text
    (page,) = read(pdf_bytes(sheet, Paper(hidden=("n", "name")), same)[0])
    assert "Ana" in page.text, "a document without any column is nothing to print"
