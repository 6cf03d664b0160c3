"""A sheet as a PDF: the whole file, or the old one untouched."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPdfWriter

from tourney import __version__
from tourney.club.reports import write_whole
from tourney.core.marks import Translate
from tourney.exchange.base import Sheet
from tourney.ui.base import fonts
from tourney.ui.base.i18n import translate
from tourney.ui.printing.engine import print_sheet, wants_landscape
from tourney.ui.printing.measure import spoken
from tourney.ui.printing.paper import Paper

DOTS_PER_INCH = 600


def pdf_bytes(
    sheet: Sheet, paper: Paper | None = None, translate: Translate = translate
) -> tuple[bytes, int]:
    """Return the document and its number of pages."""
    fonts.load()
    paper = paper or Paper()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS_PER_INCH)
    writer.setTitle(spoken(sheet.title, translate))
    writer.setCreator(f"Tourney {__version__}")
    writer.setPageLayout(paper.layout())
    landscape = paper.landscape
    if landscape is None:
        landscape = wants_landscape(sheet, writer, translate)
    writer.setPageLayout(paper.layout(landscape=landscape))
    pages = print_sheet(sheet, writer, translate)
    del writer
    buffer.close()
    return bytes(data.data()), pages


def write_pdf(sheet: Sheet, path: Path, paper: Paper | None = None, translate: Translate = translate) -> int:
    """Write *sheet* to *path* and return the number of pages.

    Raises
    ------
    StorageError
        "cannot-write"; what was there before is untouched.
    """
    data, pages = pdf_bytes(sheet, paper, translate)
    write_whole(path, data)
    return pages
