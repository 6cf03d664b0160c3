"""Every document at 1, 2, 41 and 400 rows, on both papers and both ways round, read back from the PDF."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pypdfium2 as pdfium
import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtPrintSupport import QPrinter

from tests.ui.printing import sheets
from tourney.core.errors import StorageError
from tourney.exchange.base import Cell, CellKind, Column, Emphasis, Row, Sheet
from tourney.ui.base.theme import Theme
from tourney.ui.printing import paper as papers
from tourney.ui.printing.engine import paint
from tourney.ui.printing.measure import Ruler, fit, words_of
from tourney.ui.printing.paper import Paper, Size
from tourney.ui.printing.pdf import pdf_bytes, write_pdf
from tourney.ui.printing.work import printable, set_out

MM = 72 / 25.4
CHINESE = {"Page {page} of {pages}": "第 {page} 页，共 {pages} 页", "{section}, continued": "{section}（续）"}

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("theme")]


def chinese(context: str, source: str, count: int | None) -> str:
    del context, count
    return CHINESE.get(source, source)


def same(context: str, source: str, count: int | None) -> str:
    del context, count
    return source


@contextmanager
def opened(data: bytes) -> Iterator[pdfium.PdfDocument]:
    document = pdfium.PdfDocument(data)
    try:
        yield document
    finally:
        document.close()


def texts(data: bytes) -> list[str]:
    with opened(data) as document:
        return [document[number].get_textpage().get_text_range() for number in range(len(document))]


def ink_box(page: pdfium.PdfPage) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of everything drawn, in millimetres."""
    scale = 2.0
    picture = page.render(scale=scale, grayscale=True).to_pil().point(lambda v: 255 if v < 250 else 0)
    box = picture.getbbox()
    assert box is not None
    left, top, right, bottom = (value / scale / MM for value in box)
    return left, top, right, bottom


@pytest.mark.parametrize("landscape", [False, True], ids=["upright", "landscape"])
@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("rows", [1, 2, 41, 400])
def test_every_row_is_on_paper_under_a_header_and_inside_the_margins(
    rows: int, size: Size, landscape: bool
) -> None:
    sheet = sheets.rating_list(rows, provisional=rows // 3)
    data, pages = pdf_bytes(sheet, Paper(size, landscape), same)
    read = texts(data)
    assert len(read) == pages
    for number, text in enumerate(read):
        assert "Player Rating ± 95 % range Last night Games Last played" in text
        assert f"Page {number + 1} of {pages}" in text
    whole = "\n".join(read).replace("\r", "")
    for number in range(rows):
        line = f"{sheets.name(number)} {2111 - number} 45 {2021 - number}–{2201 - number} +8 111 24 Nov 2026"
        assert f"{number + 1} {line}" in whole
    assert "± is one deviation." in read[-1]
    with opened(data) as document:
        for number in {0, pages - 1}:
            page = document[number]
            wide, high = page.get_width() / MM, page.get_height() / MM
            assert (wide > high) == landscape
            left, top, right, bottom = ink_box(page)
            least = papers.MARGIN_MM - 0.7
            assert left >= least
            assert top >= least
            assert right <= wide - least
            assert bottom <= high - least


def test_a_section_that_goes_on_says_so_at_the_top_of_its_page() -> None:
    read = texts(pdf_bytes(sheets.rating_list(100, provisional=55), Paper(landscape=False), same)[0])
    assert "Established, continued" in read[1]
    assert read[0].count("Established") == 1
    assert "Provisional, continued" in read[2]


def test_a_heading_is_never_the_last_line_of_a_page() -> None:
    for established in range(30, 42):
        sheet = sheets.rating_list(established + 12, provisional=12)
        first = texts(pdf_bytes(sheet, Paper(landscape=False), same)[0])[0]
        lines = [line for line in first.splitlines() if line.strip()]
        assert lines[-2] != "Provisional", established


def test_notes_without_room_take_rows_along_to_their_page() -> None:
    for rows in range(34, 44):
        sheet = sheets.rating_list(rows)
        last = texts(pdf_bytes(sheet, Paper(landscape=False), same)[0])[-1]
        assert "± is one deviation." in last
        assert sheets.name(rows - 1) in last


def test_an_empty_sheet_says_that_there_is_nothing() -> None:
    (text,) = texts(pdf_bytes(sheets.rating_list(0), None, same)[0])
    assert "Nothing to list yet." in text


def test_a_long_name_wraps_and_loses_no_letter() -> None:
    long = (
        "Maximiliane Friederike Wilhelmina Theodora von Hohenstein-Wittgenstein und zu Oberndorf-Lauterbach"
    )
    sheet = Sheet(
        "Rating list",
        sheets.rating_list(1).columns,
        (Row((Cell(1), Cell(long), *sheets.rating_list(1).rows[0].cells[2:])),),
    )
    text = texts(pdf_bytes(sheet, Paper(landscape=False), same)[0])[0]
    for word in long.replace("-", " ").split():
        assert word in text


def test_a_word_wider_than_the_page_breaks_inside() -> None:
    word = "".join(f"x{n:03d}" for n in range(100))
    columns = (Column("name", "Name", stretch=True), Column("n", "N", CellKind.NUMBER))
    sheet = Sheet(word, columns, (Row((Cell(word), Cell(1))),), word, (word,))
    data, _ = pdf_bytes(sheet, Paper(landscape=False), same)
    text = "".join(texts(data)[0].split())
    assert text.count(word) == 4
    with opened(data) as document:
        assert ink_box(document[0])[2] <= 210 - papers.MARGIN_MM + 0.7


def test_a_wide_table_is_laid_on_its_side_by_itself() -> None:
    with opened(pdf_bytes(sheets.wide(16), None, same)[0]) as document:
        assert document[0].get_width() > document[0].get_height()
    with opened(pdf_bytes(sheets.rating_list(41), None, same)[0]) as document:
        assert document[0].get_width() < document[0].get_height()


def test_a_table_of_thirty_columns_loses_nothing() -> None:
    data, pages = pdf_bytes(sheets.wide(30), Paper(landscape=False), same)
    text = " ".join(" ".join(texts(data)).split())
    for number in range(30):
        assert f"½ · {number + 10} " in text
    assert text.count(sheets.name(0)) == pages, "each part of the table names its rows"
    with opened(data) as document:
        assert ink_box(document[0])[2] <= 210 - papers.MARGIN_MM + 0.7


def test_columns_fill_the_page_exactly() -> None:
    room = printable(Paper(), landscape=False).width()
    for sheet in (sheets.rating_list(41), sheets.wide(4), sheets.wide(16), sheets.wide(40)):
        found = fit(sheet.columns, words_of(sheet, same), Ruler(), room)
        assert sum(found.widths) == pytest.approx(room)
        assert min(found.widths) > 0


def test_narrow_pages_suggest_landscape_only_for_wide_tables() -> None:
    assert set_out(sheets.wide(16), Paper(landscape=True), None, same).squeezed
    assert not set_out(sheets.rating_list(5), Paper(landscape=True), None, same).squeezed


def test_every_letter_has_a_sign_of_its_own_in_the_bundled_fonts() -> None:
    ruler = Ruler()
    sheet = sheets.rating_list(12)
    words = words_of(sheet, chinese)
    lines = [words.title, *words.headings, *(cell for line in words.lines for cell in line.cells)]
    lines += [
        "第 1 页，共 12 页",
        "等级分榜",
        "已定级",
        "定级中：偏差低于 110 后参与排名",
        "陳建國 王曉梅 田中由紀",
    ]
    for line in lines:
        for strong in (False, True):
            layout = QTextLayout(line, ruler.font(10, strong=strong))
            layout.beginLayout()
            layout.createLine()
            layout.endLayout()
            for run in layout.glyphRuns():
                assert 0 not in run.glyphIndexes(), line
                family = run.rawFont().familyName()
                assert family.startswith(("Inter", "Tourney Figures", "Noto Sans SC Tourney")), (line, family)


def test_a_chinese_page_reads_back_in_chinese() -> None:
    sheet = sheets.rating_list(41)
    sheet = Sheet("等级分榜", sheet.columns, sheet.rows, "滨江乒乓球俱乐部", ("± 为一个标准差。",))
    first, second = texts(pdf_bytes(sheet, Paper(landscape=False), chinese)[0])
    assert "等级分榜" in first
    assert "第 1 页，共 2 页" in first
    assert "陈思远" in first
    assert "Đặng Minh Anh" in first
    assert "± 为一个标准差。" in second


def test_a_row_that_stands_back_is_printed_softer() -> None:
    columns = (Column("name", "Name", stretch=True),)

    def darkest(emphasis: Emphasis) -> int:
        sheet = Sheet("T", columns, (Row((Cell("Ana Duarte"),), emphasis=emphasis),))
        with opened(pdf_bytes(sheet, Paper(landscape=False), same)[0]) as document:
            picture = document[0].render(scale=4, grayscale=True).to_pil()
        box = (0, int(33 * MM * 4), picture.width, int(45 * MM * 4))
        return int(picture.crop(box).getextrema()[0])

    assert darkest(Emphasis.MUTED) > darkest(Emphasis.NONE) + 30


def test_a_pdf_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        write_pdf(sheets.rating_list(2), tmp_path / "missing" / "list.pdf")
    assert caught.value.code == "cannot-write"
    assert not list(tmp_path.iterdir())


def test_writing_again_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "list.pdf"
    assert write_pdf(sheets.rating_list(400), path, Paper(landscape=False)) > 5
    assert write_pdf(sheets.rating_list(1), path) == 1
    assert len(texts(path.read_bytes())) == 1
    assert [one.name for one in tmp_path.iterdir()] == ["list.pdf"]


@pytest.mark.qt_log_ignore("Returned false", extend=True)
def test_a_device_that_does_not_answer_is_told_in_words(tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "missing" / "list.pdf"))
    with pytest.raises(StorageError) as caught:
        paint(set_out(sheets.rating_list(1)), printer)
    assert caught.value.code == "cannot-print"


def test_the_theme_does_not_reach_paper(theme: Theme) -> None:
    light = texts(pdf_bytes(sheets.rating_list(3), None, same)[0])
    theme.set_mode("dark")
    theme.set_text_scale(2.0)
    data, _ = pdf_bytes(sheets.rating_list(3), None, same)
    assert texts(data) == light
    with opened(data) as document:
        assert document[0].render(scale=1, grayscale=True).to_pil().getpixel((3, 3)) == 255
