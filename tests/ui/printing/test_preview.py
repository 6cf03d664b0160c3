"""The print preview: pages as on paper, every choice shown at once, kept as a PDF."""

from __future__ import annotations

from pathlib import Path

import pypdfium2 as pdfium
import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.ui.printing import sheets
from tourney.core.errors import TourneyError
from tourney.core.marks import Text
from tourney.ui.base.jobs import Jobs
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.dialogs.print_preview import PrintPreview
from tourney.ui.printing.choices import remember, remembered
from tourney.ui.printing.paper import Paper, Size
from tourney.ui.printing.prepared import Printable
from tourney.ui.printing.work import Piece

pytestmark = pytest.mark.gui


def refuse() -> Piece:
    raise TourneyError("no-round", Text("Errors", "There is no round to print yet."))


def long_list() -> Piece:
    return Piece((sheets.rating_list(120),))


def wide_table() -> Piece:
    return Piece((sheets.wide(18),))


DOCUMENTS = (
    Printable("list", Text("Documents", "Rating list"), long_list),
    Printable("cross", Text("Documents", "Crosstable"), wide_table),
    Printable("none", Text("Documents", "Pairings by board"), refuse),
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
    assert preview.side.page_words.text() == "Page 1 of 4"
    assert not preview.side.back.isEnabled()
    QTest.keyClick(preview, Qt.Key.Key_PageDown)
    assert preview.side.page_words.text() == "Page 2 of 4"
    QTest.mouseClick(preview.side.back, Qt.MouseButton.LeftButton)
    assert preview.side.page_words.text() == "Page 1 of 4"


def test_another_document_is_shown_at_once_and_a_wide_one_on_its_side(preview: PrintPreview) -> None:
    preview.side.document.choose("cross")
    assert preview.current_paper().landscape
    assert preview.side.hint.text() == "This table is wide, so it lies on its side."
    preview.side.turn.choose("upright")
    assert not preview.current_paper().landscape
    assert preview.side.hint.text() == "This table is wide. Landscape keeps its words larger."


def test_letter_is_a_choice_away(preview: PrintPreview, tmp_path: Path) -> None:
    preview.side.paper.choose(Size.LETTER.value)
    preview.save_to(tmp_path / "list.pdf")
    document = pdfium.PdfDocument((tmp_path / "list.pdf").read_bytes())
    assert (round(document[0].get_width()), round(document[0].get_height())) == (612, 792)
    document.close()


def test_the_file_dialog_proposes_the_title(preview: PrintPreview, qtbot, tmp_path: Path) -> None:
    QTest.mouseClick(preview.side.save, Qt.MouseButton.LeftButton)
    dialog = preview.findChild(QFileDialog)
    assert dialog.isVisible()
    assert Path(dialog.selectedFiles()[0]).name == "Rating list.pdf"
    with qtbot.waitSignal(preview.saved):
        dialog.fileSelected.emit(str(tmp_path / "list.pdf"))
    dialog.reject()
    assert (tmp_path / "list.pdf").exists()


def test_a_document_that_cannot_be_made_is_told_and_not_printed(preview: PrintPreview, qtbot) -> None:
    with qtbot.waitSignal(preview.failed) as failed:
        preview.side.document.choose("none")
    assert failed.args[0].code == "no-round"
    assert not preview.side.print_button.isEnabled()
    assert not preview.side.save.isEnabled()


def test_a_place_that_cannot_be_written_leaves_the_preview_open(
    preview: PrintPreview, qtbot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(preview.failed):
        preview.save_to(tmp_path / "missing" / "list.pdf")
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


def test_a_long_list_is_laid_out_in_a_worker_once_the_window_stands(theme, qtbot) -> None:
    jobs = Jobs()
    dialog = PrintPreview(theme, DOCUMENTS, "list", jobs=jobs)
    qtbot.addWidget(dialog)
    assert dialog.title() == ""
    dialog.show()
    qtbot.waitUntil(lambda: dialog.title() != "")
    assert dialog.view.pageCount() == 4
    jobs.close()


def test_each_document_comes_back_as_it_was_printed_last(theme, qtbot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "tourney.ini")

    def dialog() -> PrintPreview:
        made = PrintPreview(theme, DOCUMENTS, "list", paper_of=lambda key: remembered(settings, key))
        qtbot.addWidget(made)
        made.paper_chosen.connect(lambda key, paper: remember(settings, key, paper))
        return made

    first = dialog()
    first.side.paper.choose(Size.LETTER.value)
    first.side.turn.choose("landscape")
    first.side.letters.choose("1.3")
    first.side.columns.menu().actions()[3].trigger()
    chosen = Paper(Size.LETTER, True, 1.3, ("deviation",))
    assert first.current_paper() == chosen
    again = dialog()
    assert again.current_paper() == chosen
    assert not again.side.columns.menu().actions()[3].isChecked()
    again.side.document.choose("cross")
    assert again.current_paper().scale == 1.0
    assert again.current_paper().size is Size.LETTER, "the paper in the printer is that of the last print"


def test_the_last_column_stays(preview: PrintPreview) -> None:
    for at in range(len(preview.side.columns.menu().actions())):
        preview.side.columns.menu().actions()[at].trigger()
    assert any(action.isChecked() for action in preview.side.columns.menu().actions())


def test_keys_alone_print_save_and_look(preview: PrintPreview, qtbot) -> None:
    zoom = preview.view._shown_zoom()
    QTest.keyClick(preview, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert preview.view._shown_zoom() > zoom
    QTest.keyClick(preview, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert preview.view._shown_zoom() == zoom
    QTest.keyClick(preview, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: preview.findChild(QFileDialog) is not None)
    preview.findChild(QFileDialog).reject()
    order, at = [], preview.side.document
    for _ in range(30):
        order.append(at.objectName())
        at = at.nextInFocusChain()
    wanted = ["print-document", "print-paper", "print-orientation", "print-scale", "print-columns"]
    assert [name for name in order if name in wanted][: len(wanted)] == wanted


def test_a_part_of_the_pages_is_printed(preview: PrintPreview, qtbot, tmp_path: Path) -> None:
    preview.printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    preview.printer.setFromTo(2, 3)
    with qtbot.waitSignal(preview.printed):
        preview.print_now()
    document = pdfium.PdfDocument((tmp_path / "printed.pdf").read_bytes())
    text = [page.get_textpage().get_text_range() for page in document]
    document.close()
    assert ["Page 2 of 4" in text[0], "Page 3 of 4" in text[1], len(text)] == [True, True, 2]


def test_enter_typed_before_the_pages_are_there_is_not_lost(theme, qtbot) -> None:
    jobs = Jobs()
    dialog = PrintPreview(theme, DOCUMENTS, "list", jobs=jobs)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.focusWidget() is dialog.side.print_button
    QTest.keyClick(dialog.side.print_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.findChild(QPrintDialog) is not None)
    dialog.findChild(QPrintDialog).reject()
    jobs.close()
