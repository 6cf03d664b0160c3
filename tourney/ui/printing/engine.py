"""Paints a printout on anything with pages: a printer, a PDF."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QPagedPaintDevice, QPainter

from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ui.printing.drawn import UNITS, Painting
from tourney.ui.printing.work import Printout

NO_PRINTER = QT_TRANSLATE_NOOP(
    "Errors", "The printer does not answer. Nothing was printed. Choose another, or save a PDF instead."
)


def paint_slowly(
    printout: Printout, device: QPagedPaintDevice, first: int = 0, last: int = 0
) -> Iterator[int]:
    """Paint page by page, yielding the number of each that is done; the device is set up first.

    *first* and *last* are numbers of pages from 1; 0 is from the first or to the last.

    Raises
    ------
    StorageError
        "cannot-print" when the device cannot be painted on.
    """
    device.setPageLayout(printout.layout)
    painter = QPainter()
    # Constructing a painter on a missing printer only warns; begin tells.
    if not painter.begin(device):
        raise StorageError("cannot-print", NO_PRINTER)
    try:
        painting = Painting(painter, printout.logo)
        begin = max(first, 1) - 1
        for number, marks in enumerate(printout.pages[begin : last or None], begin):
            if number > begin:
                device.newPage()
            painting.page(marks, device.logicalDpiX() / UNITS)
            yield number + 1
    finally:
        painter.end()


def paint(printout: Printout, device: QPagedPaintDevice) -> int:
    """Paint all pages on a device and return their number; raises as ``paint_slowly``."""
    return max(paint_slowly(printout, device), default=0)
