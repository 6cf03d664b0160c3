"""Which rows stand on which page: headings kept with their rows, notes never alone on a sheet."""

from __future__ import annotations

from dataclasses import dataclass, field

from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, say
from tourney.exchange.base import Column, Emphasis
from tourney.ui.printing import paper
from tourney.ui.printing.letterhead import GAP_MM, Frame
from tourney.ui.printing.measure import HEADING, Fit, Line, Ruler, Words, fit, padding

CONTINUED = QT_TRANSLATE_NOOP("Print", "{section}, continued")
NOTHING = QT_TRANSLATE_NOOP("Print", "Nothing to list yet.")
ROW_MM = 1.6
MOST_OF_PAGE = 0.8
"""A row higher than this share of a page is divided; the rest is for the heading above it."""
WITH_NOTES = 2
"""How many rows go over to the page of notes that found no room below them."""


@dataclass(frozen=True, slots=True)
class Block:
    """A row or a heading over all columns: its lines cell by cell, its place and its height."""

    cells: tuple[tuple[str, ...], ...]
    height: float
    section: bool = False
    emphasis: Emphasis = Emphasis.NONE
    top: float = 0.0


@dataclass(slots=True)
class PageOf:
    """What one page holds, all in units from the printable corner."""

    header_top: float
    blocks: list[tuple[float, Block]] = field(default_factory=list)
    notes: list[tuple[float, str]] = field(default_factory=list)
    """Lines of the notes, each with its top."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A table laid out: its columns, its header row, and what stands on each page."""

    columns: tuple[Column, ...]
    fit: Fit
    ruler: Ruler
    frame: Frame
    header: tuple[tuple[str, ...], ...]
    header_height: float
    pages: tuple[PageOf, ...]

    @property
    def pad(self) -> float:
        return padding(self.ruler, self.fit.points)


def lay_out(
    columns: tuple[Column, ...], words: Words, ruler: Ruler, frame: Frame, translate: Translate
) -> Layout:
    """Return where every row of a table stands inside its frame."""
    wide = frame.box.width()
    found = fit(columns, words, ruler, wide)
    pad = padding(ruler, found.points)
    head_points = found.points * HEADING
    header = tuple(
        ruler.broken(heading, width - 2 * pad, head_points, strong=True)
        for heading, width in zip(words.headings, found.widths, strict=True)
    )
    line = ruler.metrics(head_points, strong=True).height()
    header_height = max((len(cell) for cell in header), default=1) * line + 2.4 * ruler.mm
    notes = [ruler.broken(note, wide, paper.SMALL_POINTS) for note in words.notes]
    breaker = _Breaker(words, found, ruler, frame, translate, header_height)
    pages = breaker.pages([line for note in notes for line in note])
    return Layout(columns, found, ruler, frame, header, header_height, tuple(pages))


class _Breaker:
    """Fills pages from the top."""

    def __init__(
        self, words: Words, found: Fit, ruler: Ruler, frame: Frame, translate: Translate, header: float
    ) -> None:
        self.words, self.fit, self.ruler, self.box = words, found, ruler, frame.box
        self.translate = translate
        self.header = header
        self.pad = padding(ruler, found.points)
        self.running, self.bottom = frame.next_top, frame.bottom
        self._first = frame.first_top
        self._pages: list[PageOf] = []
        self._y = 0.0

    def pages(self, notes: list[str]) -> list[PageOf]:
        """Return the pages; the first has its title above."""
        self._start(self._first)
        rows = [(line.section, row) for line in self.words.lines for row in self._rows(line)]
        if not rows:
            nothing = say(NOTHING, self.translate)
            self._put(self._heading(nothing, plain=True))
        section = ""
        for name, row in rows:
            heading = self._heading(name) if name and name != section else None
            needed = row.height + (heading.height if heading else 0)
            if self._y + needed > self.bottom and self._pages[-1].blocks:
                self._start(self.running)
                if heading is None and name:
                    self._put(self._heading(say(CONTINUED(section=name), self.translate)))
            if heading is not None:
                self._put(heading)
            self._put(row)
            section = name
        if notes:
            self._place_notes(notes, rows)
        return self._pages

    def _start(self, top: float) -> None:
        self._pages.append(PageOf(top))
        self._y = top + self.header

    def _put(self, block: Block) -> None:
        self._pages[-1].blocks.append((self._y, block))
        self._y += block.height

    def _place_notes(self, notes: list[str], rows: list[tuple[str, Block]]) -> None:
        high = self.ruler.metrics(paper.SMALL_POINTS).height()
        if self._y + len(notes) * high + GAP_MM * self.ruler.mm > self.bottom:
            self._turn_with_rows(rows)
        self._y += GAP_MM * self.ruler.mm
        for line in notes:
            if self._y + high > self.bottom:
                self._start(self.running)
                self._y += GAP_MM * self.ruler.mm
            self._pages[-1].notes.append((self._y, line))
            self._y += high

    def _turn_with_rows(self, rows: list[tuple[str, Block]]) -> None:
        """Begin a page with the last rows, so that the notes do not stand alone on it."""
        moved: list[Block] = []
        blocks = self._pages[-1].blocks
        while len(moved) < WITH_NOTES and len(blocks) > WITH_NOTES and not blocks[-1][1].section:
            moved.insert(0, blocks.pop()[1])
        alone = bool(blocks) and blocks[-1][1].section
        if alone:
            # The heading above would stand without a row; it goes along.
            blocks.pop()
        self._start(self.running)
        name = rows[-1][0] if rows else ""
        if name and moved:
            words = name if alone else say(CONTINUED(section=name), self.translate)
            self._put(self._heading(words))
        for block in moved:
            self._put(block)

    def _rows(self, line: Line) -> list[Block]:
        """Return a row; one that is higher than a page goes on over several."""
        whole = self._row(line)
        room = (self.bottom - max(self.running, self._first) - self.header) * MOST_OF_PAGE
        if whole.height <= room:
            return [whole]
        strong = line.emphasis is Emphasis.STRONG
        high = self.ruler.metrics(self.fit.points, strong=strong).height()
        step = max(1, int((room - ROW_MM * self.ruler.mm) / high))
        most = max(len(cell) for cell in whole.cells)
        pieces = []
        for first in range(0, most, step):
            cells = tuple(cell[first : first + step] for cell in whole.cells)
            lines = max(len(cell) for cell in cells)
            pieces.append(Block(cells, lines * high + ROW_MM * self.ruler.mm, emphasis=line.emphasis))
        return pieces

    def _row(self, line: Line) -> Block:
        strong = line.emphasis is Emphasis.STRONG
        cells = tuple(
            self.ruler.broken(cell, width - 2 * self.pad, self.fit.points, strong=strong)
            for cell, width in zip(line.cells, self.fit.widths, strict=True)
        )
        high = self.ruler.metrics(self.fit.points, strong=strong).height()
        height = max((len(cell) for cell in cells), default=1) * high + ROW_MM * self.ruler.mm
        return Block(cells, height, emphasis=line.emphasis)

    def _heading(self, words: str, *, plain: bool = False) -> Block:
        points = self.fit.points
        lines = self.ruler.broken(words, self.box.width() - 2 * self.pad, points, strong=not plain)
        high = self.ruler.metrics(points, strong=True).height()
        emphasis = Emphasis.MUTED if plain else Emphasis.STRONG
        return Block((lines,), len(lines) * high + 2.2 * self.ruler.mm, section=True, emphasis=emphasis)
