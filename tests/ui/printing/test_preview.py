"""The print preview: pages as on paper, every choice shown at once, kept as a PDF."""

from __future__ import annotations

from pathlib import Path

import pypdfium2 as pdfium
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.ui.printing import sheets
from tourney.core.errors import TourneyError
from tourney.core.marks import Text
from tourney.exchange.base import Sheet
from tourney.ui.base.theme import Theme
from tourney.ui.dialogs.print_preview import PrintPreview
from tourney.ui.printing.documents import Document
from tourney.ui.printing.paper import Size

pytestmark = pytest.mark.gui


def refuse() -> Sheet:
    raise TourneyError("no-round", Text("Errors", "There is no round to print yet."))


def long_list() -> Sheet:
    return sheets.rating_list(120)


def wide_table() -> Sheet:
    return sheets.wide(18)


DOCUMENTS = (
    Document("list", Text("Documents", "Rating list"), long_list),
    Document("cross", Text("Documents", "Crosstable"), wide_table),
    Document("none", Text("Documents", "Pairings by board"), refuse),
)


@pytest.fixture
def preview(theme: Theme, qtbot) -> PrintPreview:
    dialog = PrintPreview(theme, DOCUMENTS, "list")
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_the_preview_has_the_pages_of_the_paper(preview: PrintPreview) -> None:
    assert preview.view.pageCount() == 4
    assert preview.page_words.text() == "Page 1 of 4"
    assert not preview.back.isEnabled()
    QTest.keyClick(preview, Qt.Key.Key_PageDown)
    assert preview.page_words.text() == "Page 2 of 4"
    QTest.mouseClick(preview.back, Qt.MouseButton.LeftButton)
    assert preview.page_words.text() == "Page 1 of 4"


def test_another_document_is_shown_at_once_and_a_wide_one_on_its_side(preview: PrintPreview) -> None:
    preview.tabs.choose("cross")
    assert preview.current_paper().landscape
    assert preview.hint.text() == "This table is wide, so it lies on its side."
    preview.turn.setCurrentIndex(preview.turn.findData(False))
    assert not preview.current_paper().landscape
    assert preview.hint.text() == "This table is wide. Landscape keeps its words larger."


def test_letter_is_a_choice_away(preview: PrintPreview, tmp_path: Path) -> None:
    preview.paper.setCurrentIndex(preview.paper.findData(Size.LETTER))
    preview.save_to(str(tmp_path / "list.pdf"))
    document = pdfium.PdfDocument((tmp_path / "list.pdf").read_bytes())
    assert (round(document[0].get_width()), round(document[0].get_height())) == (612, 792)
    document.close()


def test_the_file_dialog_proposes_the_title(preview: PrintPreview, qtbot, tmp_path: Path) -> None:
    QTest.mouseClick(preview.save, Qt.MouseButton.LeftButton)
    dialog = preview.findChild(QFileDialog)
    assert dialog.isVisible()
    assert Path(dialog.selectedFiles()[0]).name == "Rating list.pdf"
    with qtbot.waitSignal(preview.saved):
        dialog.fileSelected.emit(str(tmp_path / "list.pdf"))
    dialog.reject()
    assert (tmp_path / "list.pdf").exists()


def test_a_document_that_cannot_be_made_is_told_and_not_printed(preview: PrintPreview, qtbot) -> None:
    with qtbot.waitSignal(preview.failed) as failed:
        preview.tabs.choose("none")
    assert failed.args[0].code == "no-round"
    assert not preview.print_button.isEnabled()
    assert not preview.save.isEnabled()


def test_a_place_that_cannot_be_written_leaves_the_preview_open(
    preview: PrintPreview, qtbot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(preview.failed):
        preview.save_to(str(tmp_path / "missing" / "list.pdf"))
    assert preview.isVisible()


def test_printing_now_goes_to_the_printer_chosen(preview: PrintPreview, qtbot, tmp_path: Path) -> None:
    preview.printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    with qtbot.waitSignal(preview.printed) as printed:
        preview.print_now()
    assert printed.args == ["Rating list"]
    document = pdfium.PdfDocument((tmp_path / "printed.pdf").read_bytes())
    assert len(document) == 4
    document.close()


def test_escape_closes_without_a_trace(preview: PrintPreview, tmp_path: Path) -> None:
    QTest.keyClick(preview, Qt.Key.Key_Escape)
    assert not preview.isVisible()
    assert not list(tmp_path.iterdir())


def test_a_long_list_is_laid_out_once_the_window_stands(theme, qtbot):
    dialog = PrintPreview(theme, DOCUMENTS, "list", later=True)
    qtbot.addWidget(dialog)
    assert dialog.title() == ""
    dialog.show()
    qtbot.waitUntil(lambda: dialog.title() != "")
    assert dialog.view.pageCount() > 0
