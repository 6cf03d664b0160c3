"""A bracket on paper: on one page where it stays readable, else over pages to hang beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from tourney.core.marks import Text
from tourney.standings.bracket import source_text
from tourney.standings.bracket_layout import BOX, LINE, STEP, Layout, bracket_layout
from tourney.standings.bracket_state import NOBODY, Bracket, Match, MatchState
from tourney.standings.tally import fraction_text
from tourney.ui.printing import paper
from tourney.ui.printing.drawn import Ground, Mark, Stroke, Words
from tourney.ui.printing.letterhead import Frame
from tourney.ui.printing.measure import Ruler, on_one_line

POINTS = 9.0
LINE_MM = 4.6
LEAST_SHARE = 0.62
"""A bracket is set this much smaller before it goes over several pages."""

TILED_SHARE = 0.85
WIDEST_MM = 62.0
NARROWEST_MM = 34.0
GAP_MM = 9.0
HEAD_LINES = 2.5


@dataclass(frozen=True, slots=True)
class Drawing:
    """A bracket to draw, with the names of the units of its contest and what became of odd games."""

    title: Text | str
    subtitle: Text | str
    bracket: Bracket
    names: tuple[str, ...]
    notes: tuple[Text | str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Line:
    """One side of a place: who, what he has, whether he goes on, whether he is still to come."""

    name: str
    score: str
    won: bool
    waiting: bool


def bracket_pages(
    drawing: Drawing, ruler: Ruler, frame: Frame, speak: Callable[[Text | str], str]
) -> list[list[Mark]]:
    """Return the marks of each page of a bracket, without feet."""
    layout = bracket_layout(drawing.bracket.shape)
    plan = _Plan(drawing, layout, ruler, speak)
    room = QRectF(0, frame.first_top, frame.box.width(), frame.bottom - frame.first_top)
    share = min(room.width() / plan.wide, room.height() / plan.high, 1.0)
    if share >= LEAST_SHARE:
        marks = [
            *frame.first(),
            *plan.tile(_Tile(0, layout.columns, 0.0, layout.height), room.topLeft().y(), share),
        ]
        return [marks]
    below = QRectF(0, frame.next_top, frame.box.width(), frame.bottom - max(frame.next_top, frame.first_top))
    made = []
    for number, tile in enumerate(plan.tiles(below.width(), below.height(), TILED_SHARE)):
        head, top = (frame.next(), frame.next_top) if number else (frame.first(), frame.first_top)
        made.append([*head, *plan.tile(tile, top, TILED_SHARE)])
    return made


@dataclass(frozen=True, slots=True)
class _Tile:
    """Columns from *first* up to *last*, and heights from *top* to *bottom*, in lines of the layout."""

    first: int
    last: int
    top: float
    bottom: float


class _Plan:
    """A bracket measured: widths of its columns and what stands in its boxes."""

    def __init__(
        self, drawing: Drawing, layout: Layout, ruler: Ruler, speak: Callable[[Text | str], str]
    ) -> None:
        self.layout, self.ruler, self.speak = layout, ruler, speak
        self.mm = ruler.mm
        self.unit = LINE_MM * ruler.scale * self.mm
        bracket = drawing.bracket
        self.lines = {
            match.slot.key: tuple(self._line(drawing, match, side) for side in range(2))
            for match in bracket.matches
            if not match.slot.bye
        }
        self.widths = [NARROWEST_MM * self.mm] * layout.columns
        for box in layout.boxes:
            for line in self.lines.get(box.key, ()):
                wide = ruler.width(line.name, POINTS, strong=True) + 11 * self.mm
                most = WIDEST_MM * ruler.scale * self.mm
                self.widths[box.column] = min(most, max(self.widths[box.column], wide))

    @property
    def wide(self) -> float:
        """The width of the whole in units."""
        return sum(self.widths) + GAP_MM * self.mm * max(0, len(self.widths) - 1) + 1

    @property
    def high(self) -> float:
        """The height of the whole in units, with the names of the rounds."""
        return (self.layout.height + HEAD_LINES) * self.unit + 1

    def _line(self, drawing: Drawing, match: Match, side: int) -> _Line:
        unit = match.sides[side]
        if unit is None:
            words = self.speak(source_text(match.slot.sources[side], drawing.bracket.shape))
            return _Line(words, "", won=False, waiting=True)
        name = "–" if unit == NOBODY else on_one_line(drawing.names[unit])
        played = match.games and match.state is not MatchState.PLAYING
        score = fraction_text(match.score[side]) if played else ""
        return _Line(name, score, won=match.winner == unit and unit != NOBODY, waiting=False)

    def tiles(self, wide: float, high: float, share: float) -> Iterator[_Tile]:
        """Yield what goes on each page, a column of pages after the other."""
        rows = max(STEP, (high / share / self.unit - HEAD_LINES) // STEP * STEP)
        gap = GAP_MM * self.mm
        first = 0
        while first < len(self.widths):
            last, used = first, -gap
            while last < len(self.widths):
                # Half a gap more: the wires that go on to the next page turn there.
                if used + 1.5 * gap + self.widths[last] > wide / share and last > first:
                    break
                used += gap + self.widths[last]
                last += 1
            top = 0.0
            while top < self.layout.height:
                bottom = min(top + rows, self.layout.height)
                tile = _Tile(first, last, top, bottom)
                if any(self._inside(box.column, box.middle, tile) for box in self.layout.boxes):
                    yield tile
                top += rows
            first = last

    def _inside(self, column: int, middle: float, tile: _Tile) -> bool:
        return tile.first <= column < tile.last and tile.top <= middle < tile.bottom

    def tile(self, tile: _Tile, top: float, share: float) -> Iterator[Mark]:
        """Yield the marks of a part of the bracket, *top* units below the corner of the page."""
        gap = GAP_MM * self.mm * share
        lefts, x = {}, 0.0
        for column in range(tile.first, tile.last):
            lefts[column] = x
            x += self.widths[column] * share + gap
        unit = self.unit * share

        def down(height: float) -> float:
            return top + (height - tile.top + HEAD_LINES) * unit

        yield from self._headings(tile, lefts, top, down, share)
        boxes = {box.key: box for box in self.layout.boxes}
        for wire in self.layout.wires:
            if wire.start not in self.lines or wire.end not in self.lines:
                continue
            start, end = boxes[wire.start], boxes[wire.end]
            middle = down(end.middle + (wire.side - 0.5) * LINE)
            begin = down(start.middle)
            low, high = down(tile.top) - unit, down(tile.bottom)
            thick = 0.2 * self.mm
            shown_start = self._inside(start.column, start.middle, tile)
            if start.column in lefts:
                right = lefts[start.column] + self.widths[start.column] * share
                bend = right + gap / 2
                if shown_start:
                    yield Stroke(right, begin, bend, begin, thick, paper.RULE)
                a, b = sorted((begin, middle))
                a, b = max(a, low), min(b, high)
                if a < b:
                    yield Stroke(bend, a, bend, b, thick, paper.RULE)
                if end.column in lefts and low <= middle <= high:
                    yield Stroke(bend, middle, lefts[end.column], middle, thick, paper.RULE)
        for box in self.layout.boxes:
            if box.key in self.lines and self._inside(box.column, box.middle, tile):
                wide = self.widths[box.column] * share
                at = QRectF(lefts[box.column], down(box.middle - BOX / 2), wide, BOX * unit)
                yield from self._box(at, self.lines[box.key], share)

    def _headings(
        self,
        tile: _Tile,
        lefts: dict[int, float],
        top: float,
        down: Callable[[float], float],
        share: float,
    ) -> Iterator[Mark]:
        unit = self.unit * share
        for one in self.layout.headings:
            text = on_one_line(self.speak(one.text))
            if one.column is None:
                if tile.first == 0 and (tile.top <= one.top < tile.bottom):
                    y = top + 0.7 * unit if not one.top else down(one.top) + 0.7 * unit
                    yield self._words(text, 0, y, POINTS * share, strong=True)
            elif one.column in lefts and (not one.top or tile.top <= one.top < tile.bottom):
                y = top + 1.9 * unit if not one.top else down(one.top) + 0.6 * unit
                yield self._words(text, lefts[one.column], y, POINTS * share, soft=True, strong=True)

    def _box(self, at: QRectF, lines: Sequence[_Line], share: float) -> Iterator[Mark]:
        thick = 0.2 * self.mm
        yield Ground(at.x(), at.y(), at.width(), at.height(), paper.RULE, thick)
        middle = at.center().y()
        yield Stroke(at.left(), middle, at.right(), middle, thick * 0.7, paper.HAIRLINE)
        pad = 1.4 * self.mm * share
        for number, line in enumerate(lines):
            half = QRectF(at.x(), at.y() + number * at.height() / 2, at.width(), at.height() / 2)
            score = self.ruler.width(line.score, POINTS * share, strong=line.won) if line.score else 0.0
            room = half.width() - 2 * pad - (score + pad if score else 0)
            points = POINTS * share
            wide = self.ruler.width(line.name, points, strong=line.won)
            # Never cut: a name too long for its box is set as small as it takes.
            size = points * min(1.0, room / wide * 0.995) if wide else points
            measures = self.ruler.metrics(points)
            base = half.center().y() + (measures.ascent() - measures.descent()) / 2
            yield self._words(line.name, half.x() + pad, base, size, strong=line.won, soft=line.waiting)
            if score:
                right = half.right() - pad - score
                yield self._words(line.score, right, base, points, strong=line.won)

    def _words(
        self, text: str, x: float, y: float, points: float, *, strong: bool = False, soft: bool = False
    ) -> Mark:
        return Words(x, y, text, self.ruler.size(points), strong, paper.SOFT if soft else paper.INK)
