"""A document laid out for its paper: plain marks, made on any thread, painted on any device."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPageLayout, QRawFont, QTextLayout

from tourney.core.marks import Translate
from tourney.exchange.base import Sheet
from tourney.ui.base import fonts
from tourney.ui.base.i18n import translate as translate_now
from tourney.ui.printing.brackets import Drawing, bracket_pages
from tourney.ui.printing.drawn import UNITS, Mark, Marks, Words
from tourney.ui.printing.letterhead import Frame, Letterhead
from tourney.ui.printing.measure import Ruler, fit, spoken, words_of
from tourney.ui.printing.paper import Paper
from tourney.ui.printing.slips import slip_pages
from tourney.ui.printing.tables import Table, parts, table_pages, without

NAMED = 12
"""So many letters without a font are named."""


class Form(StrEnum):
    """How the rows of a document lie on its pages."""

    TABLE = "table"
    SLIPS = "slips"
    BRACKET = "bracket"


@dataclass(frozen=True, slots=True)
class Piece:
    """What is to be printed: sheets, each from the top of a page, in a form; brackets as drawings.

    A document of the form BRACKET is drawn; its sheets are what a spreadsheet gets.
    """

    sheets: tuple[Sheet, ...]
    form: Form = Form.TABLE
    drawings: tuple[Drawing, ...] = ()


@dataclass(frozen=True, slots=True)
class Printout:
    """The pages of a document.

    ``squeezed`` tells that the words are small or broken upright, ``landscape`` how it lies now, and
    ``missing`` holds letters that no font of this computer has.
    """

    title: str
    paper: Paper
    landscape: bool
    squeezed: bool
    pages: tuple[Marks, ...]
    logo: QImage | None = None
    missing: str = ""

    @property
    def layout(self) -> QPageLayout:
        """The page and its margins."""
        return self.paper.layout(landscape=self.landscape)


def set_out(
    piece: Piece | Sheet,
    paper: Paper | None = None,
    letterhead: Letterhead | None = None,
    translate: Translate = translate_now,
) -> Printout:
    """Return the pages of a document; touches no widget, so a worker may do it."""
    fonts.load()
    paper = paper or Paper()
    letterhead = letterhead or Letterhead()
    if isinstance(piece, Sheet):
        piece = Piece((piece,))
    ruler = Ruler(paper.scale)
    logo = letterhead.picture()
    tables = [
        without(Table(sheet.columns, words_of(sheet, translate)), paper.hidden) for sheet in piece.sheets
    ]
    squeezed = _is_squeezed(piece, tables, ruler, paper)
    landscape = squeezed if paper.landscape is None else paper.landscape
    box = printable(paper, landscape=landscape)

    def frame(title: str, subtitle: str) -> Frame:
        return Frame(box, ruler, letterhead, logo, title, subtitle, translate)

    made: list[tuple[Frame, list[Mark]]] = []
    if piece.form is Form.BRACKET and piece.drawings:
        speak = partial(spoken, translate=translate)
        for drawing in piece.drawings:
            around = frame(speak(drawing.title), speak(drawing.subtitle))
            made += [(around, marks) for marks in bracket_pages(drawing, ruler, around, speak)]
    elif piece.form is Form.SLIPS and any(table.words.lines for table in tables):
        for table in tables:
            around = frame("", "")
            made += [(around, marks) for marks in slip_pages(table, ruler, around, translate)]
    else:
        for table in tables:
            for part in parts(table, ruler, box.width(), translate):
                around = frame(part.words.title, part.words.subtitle)
                made += [(around, marks) for marks in table_pages(part, ruler, around, translate)]
    count = len(made)
    pages = tuple((*marks, *around.foot(number + 1, count)) for number, (around, marks) in enumerate(made))
    title = spoken(piece.sheets[0].title, translate) if piece.sheets else ""
    return Printout(title, paper, landscape, squeezed, pages, logo, _missing(pages))


def printable(paper: Paper, *, landscape: bool) -> QRectF:
    """Return the printable box in units, its corner at 0, 0."""
    box = QRectF(paper.layout(landscape=landscape).paintRectPixels(UNITS))
    box.moveTo(0, 0)
    return box


def _is_squeezed(piece: Piece, tables: Iterable[Table], ruler: Ruler, paper: Paper) -> bool:
    """Tell whether an upright page makes the words small or breaks its names."""
    if piece.form is Form.SLIPS:
        return False
    upright = printable(paper, landscape=False)
    if piece.form is Form.BRACKET:
        return any(_lies_better(drawing) for drawing in piece.drawings)
    return any(fit(table.columns, table.words, ruler, upright.width()).squeezed for table in tables)


def _lies_better(drawing: Drawing) -> bool:
    """Tell whether a bracket is wider than high: up to 16 entrants it is."""
    return drawing.bracket.shape.n <= 16


def _missing(pages: Iterable[Marks]) -> str:
    """Return letters on the pages that would come out as empty boxes."""
    signs = {sign for marks in pages for mark in marks if isinstance(mark, Words) for sign in mark.text}
    bundled = [QRawFont.fromFont(fonts.make(10.0)), QRawFont.fromFont(_han())]
    doubtful = [sign for sign in signs if not any(font.supportsCharacter(ord(sign)) for font in bundled)]
    found = [sign for sign in sorted(doubtful) if _has_no_sign(sign)]
    return "".join(found[:NAMED])


def _han() -> QFont:
    made = fonts.make(10.0)
    made.setFamilies([fonts.HAN_FAMILY])
    return made


def _has_no_sign(sign: str) -> bool:
    layout = QTextLayout(sign, fonts.make(10.0))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return any(0 in run.glyphIndexes() for run in layout.glyphRuns())
