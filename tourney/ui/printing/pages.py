"""Which rows stand on which page: headings kept with their rows, notes never alone on a sheet."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, say
from tourney.exchange.base import Emphasis, Sheet
from tourney.ui.printing import paper
from tourney.ui.printing.measure import HEADING, Fit, Line, Ruler, Words, fit, padding, words_of

CONTINUED = QT_TRANSLATE_NOOP("Print", "{section}, continued")
NOTHING = QT_TRANSLATE_NOOP("Print", "Nothing to list yet.")
GAP_MM = 3.0
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
    """What one page holds, all in device pixels from the printable corner."""

    header_top: float
    blocks: list[tuple[float, Block]] = field(default_factory=list)
    notes_top: float | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """A sheet laid out for one device."""

    box: QRectF
    sheet: Sheet
    words: Words
    fit: Fit
    ruler: Ruler
    title: tuple[str, ...]
    subtitle: tuple[str, ...]
    header: tuple[tuple[str, ...], ...]
    header_height: float
    notes: tuple[tuple[str, ...], ...]
    pages: tuple[PageOf, ...]

    @property
    def pad(self) -> float:
        return padding(self.ruler, self.fit.points)


def lay_out(sheet: Sheet, ruler: Ruler, box: QRectF, translate: Translate) -> Layout:
    """Return where everything of *sheet* stands in the printable *box* of each page."""
    words = words_of(sheet, translate)
    found = fit(sheet, words, ruler, box.width())
    pad = padding(ruler, found.points)
    title = ruler.broken(words.title, box.width(), paper.TITLE_POINTS, strong=True)
    subtitle = ruler.broken(words.subtitle, box.width(), 10.0) if words.subtitle else ()
    head_points = found.points * HEADING
    header = tuple(
        ruler.broken(heading, width - 2 * pad, head_points, strong=True)
        for heading, width in zip(words.headings, found.widths, strict=True)
    )
    line = ruler.metrics(head_points, strong=True).height()
    header_height = max((len(cell) for cell in header), default=1) * line + 2.4 * ruler.mm
    notes = tuple(ruler.broken(note, box.width(), paper.SMALL_POINTS) for note in words.notes)
    breaker = _Breaker(words, found, ruler, box, translate, header_height)
    heights = len(title) * ruler.metrics(paper.TITLE_POINTS, strong=True).height()
    heights += len(subtitle) * ruler.metrics(10.0).height() + GAP_MM * ruler.mm
    pages = breaker.pages(heights, sum(len(note) for note in notes))
    return Layout(
        box, sheet, words, found, ruler, title, subtitle, header, header_height, notes, tuple(pages)
    )


class _Breaker:
    """Fills pages from the top."""

    def __init__(
        self, words: Words, found: Fit, ruler: Ruler, box: QRectF, translate: Translate, header: float
    ) -> None:
        self.words, self.fit, self.ruler, self.box = words, found, ruler, box
        self.translate = translate
        self.header = header
        self.pad = padding(ruler, found.points)
        small = ruler.metrics(paper.SMALL_POINTS).height()
        self.running = small + GAP_MM * ruler.mm
        self.bottom = box.height() - small - GAP_MM * ruler.mm
        self._pages: list[PageOf] = []
        self._y = 0.0

    def pages(self, first_top: float, note_lines: int) -> list[PageOf]:
        """Return the pages; the first has its title above."""
        self._start(first_top)
        rows = [(line.section, self._row(line)) for line in self.words.lines]
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
        if note_lines:
            self._place_notes(note_lines, rows)
        return self._pages

    def _start(self, top: float) -> None:
        self._pages.append(PageOf(top))
        self._y = top + self.header

    def _put(self, block: Block) -> None:
        self._pages[-1].blocks.append((self._y, block))
        self._y += block.height

    def _place_notes(self, lines: int, rows: list[tuple[str, Block]]) -> None:
        needed = lines * self.ruler.metrics(paper.SMALL_POINTS).height() + GAP_MM * self.ruler.mm
        if self._y + needed > self.bottom:
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
        self._pages[-1].notes_top = self._y + GAP_MM * self.ruler.mm

    def _row(self, line: Line) -> Block:
        strong = line.emphasis is Emphasis.STRONG
        cells = tuple(
            self.ruler.broken(cell, width - 2 * self.pad, self.fit.points, strong=strong)
            for cell, width in zip(line.cells, self.fit.widths, strict=True)
        )
        high = self.ruler.metrics(self.fit.points, strong=strong).height()
        height = max((len(cell) for cell in cells), default=1) * high + 1.6 * self.ruler.mm
        return Block(cells, height, emphasis=line.emphasis)

    def _heading(self, words: str, *, plain: bool = False) -> Block:
        points = self.fit.points
        lines = self.ruler.broken(words, self.box.width() - 2 * self.pad, points, strong=not plain)
        high = self.ruler.metrics(points, strong=True).height()
        emphasis = Emphasis.MUTED if plain else Emphasis.STRONG
        return Block((lines,), len(lines) * high + 2.2 * self.ruler.mm, section=True, emphasis=emphasis)
