"""Print a club's rating list without a window: for the self-test and the command line."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLoggingCategory
from PySide6.QtWidgets import QApplication

from tourney.club.club import Club
from tourney.club.reports import rating_list_sheet
from tourney.ui.printing.pdf import write_pdf
from tourney.ui.printing.prepared import letterhead


def print_standings(club_path: Path, pdf_path: Path) -> int:
    """Write the rating list of a club file as a PDF and return the number of pages.

    Works on a machine without a screen and without an application object; the club is only read.

    Raises
    ------
    TourneyError
        The club cannot be opened, or the PDF cannot be written ("cannot-write").
    """
    running = QCoreApplication.instance() or application()
    club = Club.open(club_path, readonly=True)
    try:
        club.rate()
        return write_pdf(rating_list_sheet(club), pdf_path, letterhead=letterhead(club))
    finally:
        club.close()
        del running


def application() -> QApplication:
    """Return an application for painting; without a screen one that needs none."""
    has_screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not has_screen:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Qt tells on stderr of each script that the first font of the list lacks; the next one has it.
    QLoggingCategory.setFilterRules("qt.text.font.db=false")
    return QApplication(["tourney"])
