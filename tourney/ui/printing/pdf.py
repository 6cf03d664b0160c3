"""A document as a PDF: the whole file, or the old one untouched."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPdfWriter

from tourney import __version__
from tourney.club.reports import write_whole
from tourney.core.marks import Translate
from tourney.exchange.base import Sheet
from tourney.ui.base.i18n import translate
from tourney.ui.printing.engine import paint
from tourney.ui.printing.letterhead import Letterhead
from tourney.ui.printing.paper import Paper
from tourney.ui.printing.work import Piece, Printout, set_out

DOTS_PER_INCH = 600


def printout_bytes(printout: Printout) -> bytes:
    """Return a printout as a PDF document."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS_PER_INCH)
    writer.setTitle(printout.title)
    writer.setCreator(f"Tourney {__version__}")
    paint(printout, writer)
    del writer
    buffer.close()
    return bytes(data.data())


def pdf_bytes(
    piece: Piece | Sheet,
    paper: Paper | None = None,
    translate: Translate = translate,
    letterhead: Letterhead | None = None,
) -> tuple[bytes, int]:
    """Return the document and its number of pages."""
    printout = set_out(piece, paper, letterhead, translate)
    return printout_bytes(printout), len(printout.pages)


def write_pdf(
    piece: Piece | Sheet,
    path: Path,
    paper: Paper | None = None,
    translate: Translate = translate,
    letterhead: Letterhead | None = None,
) -> int:
    """Write a sheet or a whole document to *path* and return the number of pages.

    Raises
    ------
    StorageError
        "cannot-write"; what was there before is untouched.
    """
    data, pages = pdf_bytes(piece, paper, translate, letterhead)
    write_whole(path, data)
    return pages
