"""Print a document of a club file as a PDF without a window: what the command line calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from tourney.club.club import Club
from tourney.club.documents import Wanted
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.resources import resource
from tourney.ui.base.i18n import Language
from tourney.ui.printing.paper import SCALES, Paper, Size
from tourney.ui.printing.pdf import write_pdf
from tourney.ui.printing.prepared import letterhead, piece
from tourney.ui.printing.standings import application

BAD_PAPER = QT_TRANSLATE_NOOP("Errors", "There is no paper “{value}”. Known: {known}.")
BAD_TURN = QT_TRANSLATE_NOOP("Errors", "There is no orientation “{value}”. Known: {known}.")
BAD_SCALE = QT_TRANSLATE_NOOP(
    "Errors", "The words cannot be {value} times as large; from {least} to {most} times they can."
)
TURNS: Mapping[str, bool | None] = {"auto": None, "upright": False, "landscape": True}


def print_document(
    club_path: Path,
    document: str,
    out: Path,
    options: Mapping[str, Any] | None = None,
    wanted: Wanted | Callable[[Club], Wanted] | None = None,
) -> int:
    """Write a document of a club file to *out* as a PDF and return its number of pages.

    Works on a machine without a screen and without an application object; the club is only read.

    Parameters
    ----------
    document : str
        A key of ``tourney.club.documents.DOCUMENTS``.
    options : mapping
        "paper": "A4" or "Letter"; "orientation": "auto", "upright" or "landscape"; "scale": 0.7 to 2,
        how large the words are; "hide": keys of columns to leave out; "language": "en" or "zh_CN".
    wanted : Wanted, function or None
        What it is about; a function is given the open club, to look up an event or a player by name.

    Raises
    ------
    TourneyError
        "bad-option", what the document refuses, "cannot-write", or what keeps the club from opening.
    """
    chosen = dict(options or {})
    hidden = tuple(str(one) for one in chosen.get("hide") or ())
    paper = Paper(_size(chosen), _turn(chosen), _scale(chosen), hidden)
    present = QCoreApplication.instance()
    running = present or application()
    # A window speaks its language already; without one, that of the command line is spoken.
    if present is None and "language" in chosen:
        Language(running, resource("i18n"), str(chosen["language"]))
    club = Club.open(club_path, readonly=True)
    try:
        club.rate()
        about = wanted(club) if callable(wanted) else wanted
        made = piece(club, document, about or Wanted())
        return write_pdf(made, out, paper, letterhead=letterhead(club))
    finally:
        club.close()
        del running


def _size(options: Mapping[str, Any]) -> Size:
    value = str(options.get("paper") or Size.A4)
    for size in Size:
        if size.value.casefold() == value.casefold():
            return size
    raise _refused("paper", BAD_PAPER(value=value, known=", ".join(Size)))


def _turn(options: Mapping[str, Any]) -> bool | None:
    value = str(options.get("orientation") or "auto")
    if value not in TURNS:
        raise _refused("orientation", BAD_TURN(value=value, known=", ".join(TURNS)))
    return TURNS[value]


def _scale(options: Mapping[str, Any]) -> float:
    value = options.get("scale") or 1.0
    try:
        scale = float(value)
    except (TypeError, ValueError):
        scale = 0.0
    if not SCALES[0] <= scale <= SCALES[-1]:
        raise _refused("scale", BAD_SCALE(value=value, least=SCALES[0], most=f"{SCALES[-1]:g}"))
    return scale


def _refused(field: str, text: Text) -> TourneyError:
    return TourneyError("bad-option", text, field=field)
