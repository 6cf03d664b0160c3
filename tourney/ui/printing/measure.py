"""How wide the columns of a printed table are, how large its words, and where they break.

Nothing is ever cut off: a table too wide is set smaller, then its names wrap, and in the end words
break inside. Which of these had to happen is kept, so that landscape can be suggested.
"""

from __future__ import annotations

import datetime as dt
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from tourney.core.marks import Text, Translate, say
from tourney.exchange.base import Cell, CellKind, Column, Emphasis, Sheet, shown
from tourney.ui.base.i18n import format_date
from tourney.ui.printing import paper
from tourney.ui.printing.drawn import MM, font_in_units, pixels

TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Embeddings and overrides of the direction: one that is never closed would turn its whole line."""

MEASURED = 10.0
SLACK = 2.0
"""Units that sums of widths may be off."""

COMFORT_EM = 16.0
"""A name may wrap when its column is at least this many times the size of the words."""
LEAST_EM = 5.0
READABLE = 9.0
"""Smaller words, in points, are a reason to lay the page on its side."""
FEW = 0.1
"""So many rows may wrap before they are one, too."""
STRETCH_EM = 24.0
"""How much wider than its words a column may be drawn: the eye must find the end of its row."""


@dataclass(frozen=True, slots=True)
class Line:
    """One row ready to set: the words of its cells, its section and how it stands out."""

    cells: tuple[str, ...]
    section: str
    emphasis: Emphasis


@dataclass(frozen=True, slots=True)
class Words:
    """A sheet in the reader's language."""

    title: str
    subtitle: str
    headings: tuple[str, ...]
    lines: tuple[Line, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """The size of the words and the widths of the columns, in units.

    ``squeezed`` tells that the words are small or broken for want of width, ``crowded`` that even small
    words break inside a name or a figure.
    """

    points: float
    widths: tuple[float, ...]
    squeezed: bool
    crowded: bool = False


def words_of(sheet: Sheet, translate: Translate) -> Words:
    """Return every text of a sheet as it is read, dates in the reader's way."""
    return Words(
        spoken(sheet.title, translate),
        spoken(sheet.subtitle or "", translate),
        tuple(spoken(column.heading, translate) for column in sheet.columns),
        tuple(
            Line(
                tuple(_cell(c, k, translate) for c, k in zip(row.cells, sheet.columns, strict=True)),
                spoken(row.section or "", translate),
                row.emphasis,
            )
            for row in sheet.rows
        ),
        tuple(spoken(note, translate) for note in sheet.notes),
    )


def spoken(text: Text | str, translate: Translate) -> str:
    """Return a text with the dates among its details as the reader writes them, on one line."""
    if isinstance(text, Text) and any(isinstance(one, dt.date) for one in text.details.values()):
        details = {
            name: format_date(one) if isinstance(one, dt.date) else one for name, one in text.details.items()
        }
        text = replace(text, details=details)
    return on_one_line(say(text, translate))


def on_one_line(text: str) -> str:
    """Return a text without what would leave its line: breaks, tabs, marks that turn the direction."""
    return text if text.isprintable() else "".join(_harmless(sign) for sign in text).strip()


def _harmless(sign: str) -> str:
    kind = unicodedata.category(sign)
    if kind in ("Zl", "Zp") or (kind == "Cc" and sign in "\t\n\v\f\r"):
        return " "
    return "" if kind in ("Cc", "Cs") or sign in TURNING else sign


def _cell(cell: Cell, column: Column, translate: Translate) -> str:
    if cell.text is None and isinstance(cell.value, dt.date):
        return format_date(cell.value)
    return on_one_line(shown(cell, column, translate))


class Ruler:
    """Measures and breaks words in units, for letters *scale* times their usual size.

    Sizes that are asked for are those at scale 1. Belongs to the thread that made it.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.mm = MM
        self._fonts: dict[tuple[float, bool], tuple[QFont, QFontMetricsF]] = {}
        self._wide: dict[tuple[str, bool], float] = {}

    def size(self, points: float) -> float:
        """Return the size in points that letters really get."""
        return points * self.scale

    def font(self, points: float, *, strong: bool = False) -> QFont:
        """Return a font whose size counts in units."""
        return self._font(points, strong)[0]

    def metrics(self, points: float, *, strong: bool = False) -> QFontMetricsF:
        """Return the measures of a font."""
        return self._font(points, strong)[1]

    def _font(self, points: float, strong: bool) -> tuple[QFont, QFontMetricsF]:
        key = (points, strong)
        if key not in self._fonts:
            font = font_in_units(self.size(points), strong=strong)
            self._fonts[key] = (font, QFontMetricsF(font))
        return self._fonts[key]

    def width(self, text: str, points: float, *, strong: bool = False) -> float:
        """Return the width of one line. Each text is measured once: unhinted letters grow evenly."""
        key = (text, strong)
        if key not in self._wide:
            self._wide[key] = self.metrics(MEASURED, strong=strong).horizontalAdvance(text)
        return self._wide[key] * pixels(self.size(points)) / pixels(self.size(MEASURED))

    def broken(self, text: str, width: float, points: float, *, strong: bool = False) -> tuple[str, ...]:
        """Return the lines of a text in a width: broken between words, or inside one that is too long."""
        # Sums of floats: a word must not break for the last bit of its own width.
        width += SLACK
        if not text or self.width(text, points, strong=strong) <= width:
            return (text,)
        layout = QTextLayout(text, self.font(points, strong=strong))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        found = []
        # Qt counts in UTF-16: a letter beyond the first plane is two of its places.
        wide = text.encode("utf-16-le")
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            start, end = line.textStart(), line.textStart() + line.textLength()
            found.append(wide[2 * start : 2 * end].decode("utf-16-le", "replace").strip())
        layout.endLayout()
        return tuple(found)


def fit(columns: Sequence[Column], words: Words, ruler: Ruler, room: float) -> Fit:
    """Return the largest words at which the table fits in *room*, and the widths of its columns."""
    stretch = STRETCH_EM * ruler.width("m", paper.SIZES[0])
    for points in paper.SIZES:
        natural, _ = _wishes(columns, words, ruler, points, COMFORT_EM)
        if points >= READABLE and sum(natural) <= room:
            return Fit(points, _shared(columns, natural, natural, room, stretch), squeezed=False)
    for points in paper.SIZES:
        natural, least = _wishes(columns, words, ruler, points, COMFORT_EM)
        if sum(least) <= room:
            widths = _shared(columns, natural, least, room, stretch)
            squeezed = points < READABLE or _wrapping(words, ruler, points, widths) > FEW
            return Fit(points, widths, squeezed)
    points = paper.SIZES[-1]
    natural, least = _wishes(columns, words, ruler, points, LEAST_EM)
    if sum(least) <= room:
        return Fit(points, _shared(columns, natural, least, room, 0.0), squeezed=True, crowded=True)
    share = room / sum(least)
    return Fit(points, tuple(width * share for width in least), squeezed=True, crowded=True)


def least_widths(columns: Sequence[Column], words: Words, ruler: Ruler, points: float) -> tuple[float, ...]:
    """Return how narrow each column may be at a size of the words, names wrapped in comfort."""
    return tuple(_wishes(columns, words, ruler, points, COMFORT_EM)[1])


def _wrapping(words: Words, ruler: Ruler, points: float, widths: Sequence[float]) -> float:
    """Return the share of rows that need more than one line."""
    pad = 2 * padding(ruler, points)
    wraps = sum(
        any(
            ruler.width(cell, points) + pad > wide + SLACK
            for cell, wide in zip(line.cells, widths, strict=True)
        )
        for line in words.lines
    )
    return wraps / max(1, len(words.lines))


def padding(ruler: Ruler, points: float) -> float:
    """Return the room left free at each side of a cell."""
    return ruler.mm * 0.16 * ruler.size(points)


def _wishes(
    columns: Sequence[Column], words: Words, ruler: Ruler, points: float, em: float
) -> tuple[list[float], list[float]]:
    """Return the natural and the least width of each column, padding included."""
    pad = 2 * padding(ruler, points)
    size = ruler.width("m", points)
    natural, least = [], []
    for number, column in enumerate(columns):
        cells = max(
            (
                ruler.width(line.cells[number], points, strong=line.emphasis is Emphasis.STRONG)
                for line in words.lines
            ),
            default=0.0,
        )
        heading = words.headings[number]
        head = ruler.width(heading, points * HEADING, strong=True)
        longest = max((ruler.width(one, points * HEADING, strong=True) for one in heading.split()), default=0)
        whole = max(cells, head)
        natural.append(whole + pad)
        may_wrap = column.kind is CellKind.TEXT and (column.stretch or cells > em * size)
        least.append((max(min(cells, em * size), longest) if may_wrap else max(cells, longest)) + pad)
    return natural, least


HEADING = 0.9
"""The words of the header row against those of the table."""


def _shared(
    columns: Sequence[Column], natural: Sequence[float], least: Sequence[float], room: float, most: float
) -> tuple[float, ...]:
    """Return widths that fill *room*: lacking room taken from what can give, spare room shared."""
    lacking = sum(natural) - room
    if lacking > 0:
        gives = [n - low for n, low in zip(natural, least, strict=True)]
        share = lacking / (sum(gives) or 1.0)
        return tuple(n - give * share for n, give in zip(natural, gives, strict=True))
    spare = -lacking
    widths = list(natural)
    stretch = [number for number, column in enumerate(columns) if column.stretch]
    if stretch:
        part = min(spare / len(stretch), most)
        for number in stretch:
            widths[number] += part
        spare -= part * len(stretch)
    if widths:
        widths = [width + spare / len(widths) for width in widths]
    return tuple(widths)
