"""A bracket drawn with boxes and wires on the screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tourney.core.marks import Text
from tourney.standings.bracket import source_text
from tourney.standings.bracket_layout import BOX, LINE, Layout, Wire
from tourney.standings.bracket_state import NOBODY, Bracket, Match, MatchState
from tourney.standings.tally import fraction_text

PAD, GAP, SCORE = 8.0, 28.0, 22.0
WIDEST, NARROWEST = 200.0, 96.0
PART = 22.0
"""Width of the strip at the left in which the names of parts stand upright."""


@dataclass(frozen=True, slots=True)
class BracketInk:
    """The colours and fonts to draw with."""

    text: QColor
    soft: QColor
    faint: QColor
    line: QColor
    fill: QColor
    accent: QColor
    wash: QColor
    warn: QColor
    font: QFont
    strong: QFont
    small: QFont


@dataclass(frozen=True, slots=True)
class BracketCell:
    """What stands in a box: a name and a score a side, who goes on, and how the place stands.

    ``known`` tells for each side whether somebody is there; ``winner`` is 0, 1 or None; ``label`` is the
    name of the place.
    """

    names: tuple[str, str]
    scores: tuple[str, str]
    known: tuple[bool, bool]
    winner: int | None
    state: MatchState
    label: str


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where everything stands, in the units of the painter: boxes by key, columns, and the whole size."""

    boxes: Mapping[str, QRectF]
    columns: tuple[tuple[float, float], ...]
    unit: float
    left: float
    size: QSizeF

    def side(self, key: str, which: int) -> QRectF:
        """Return the line of a side within its box."""
        box = self.boxes[key]
        half = box.height() / 2
        return QRectF(box.left(), box.top() + which * half, box.width(), half)


def cells_of(bracket: Bracket, names: Sequence[str], words: Callable[[Text], str]) -> dict[str, BracketCell]:
    """Return the words of each place; *names* are those of the units, *words* translates."""
    return {match.slot.key: _cell(bracket, match, names, words) for match in bracket.matches}


def _cell(bracket: Bracket, match: Match, names: Sequence[str], words: Callable[[Text], str]) -> BracketCell:
    shown, known = [], []
    for which, unit in enumerate(match.sides):
        if unit is None:
            shown.append(words(source_text(match.slot.sources[which], bracket.shape)))
        else:
            shown.append("–" if unit == NOBODY else names[unit])
        known.append(unit is not None and unit != NOBODY)
    counted = bool(match.games) and match.state is not MatchState.PLAYING
    scores = [fraction_text(one) if counted else "" for one in match.score]
    winner = None
    if match.winner is not None and match.winner != NOBODY and match.winner in match.sides:
        winner = match.sides.index(match.winner)
    label = words(match.slot.label)
    return BracketCell(
        (shown[0], shown[1]), (scores[0], scores[1]), (known[0], known[1]), winner, match.state, label
    )


def measure(layout: Layout, cells: Mapping[str, BracketCell], ink: BracketInk) -> Geometry:
    """Return where a bracket stands at its natural size, from the measured fonts."""
    metrics, strong, small = QFontMetricsF(ink.font), QFontMetricsF(ink.strong), QFontMetricsF(ink.small)
    unit = ceil(metrics.height() + 6)
    wide = [NARROWEST] * layout.columns
    for box in layout.boxes:
        if not box.bye:
            longest = max(strong.horizontalAdvance(name) for name in cells[box.key].names)
            wide[box.column] = max(wide[box.column], min(longest, WIDEST) + 2 * PAD + SCORE)
    for head in layout.headings:
        if head.column is not None:
            room = small.horizontalAdvance(str(head.text)) + PAD
            wide[head.column] = max(wide[head.column], min(room, WIDEST))
    left = PART if any(head.column is None for head in layout.headings) else 0.0
    columns, x = [], left
    for one in wide:
        columns.append((x, float(ceil(one))))
        x += ceil(one) + GAP
    boxes = {
        box.key: QRectF(
            columns[box.column][0], (box.middle - BOX / 2) * unit, columns[box.column][1], BOX * unit
        )
        for box in layout.boxes
        if not box.bye
    }
    size = QSizeF(max(0.0, x - GAP), layout.height * unit + 2)
    return Geometry(boxes, tuple(columns), float(unit), left, size)


def paint(
    painter: QPainter,
    rect: QRectF,
    layout: Layout,
    cells: Mapping[str, BracketCell],
    ink: BracketInk,
    *,
    words: Callable[[Text], str] = str,
    geometry: Geometry | None = None,
    current: str = "",
    focused: bool = False,
    misfits: Collection[str] = (),
) -> Geometry:
    """Draw a bracket into *rect*, made smaller to fit where it must; return where it stands unscaled.

    Parameters
    ----------
    current : str
        Key of the place that the keys mean; ringed while *focused*.
    misfits : keys
        Places whose games do not fit, drawn with a warning outline.
    """
    found = geometry or measure(layout, cells, ink)
    if not found.boxes:
        return found
    shrink = min(1.0, rect.width() / found.size.width(), rect.height() / found.size.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(shrink, shrink)
    for wire in layout.wires:
        if wire.start in found.boxes and wire.end in found.boxes:
            _wire(painter, found, wire, ink)
    _headings(painter, layout, found, ink, words)
    for key, box in found.boxes.items():
        _box(painter, found, key, box, cells[key], ink, misfit=key in misfits)
        if key == current:
            pen = QPen(ink.accent, 2 if focused else 1)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
    painter.restore()
    return found


def _box(
    painter: QPainter,
    found: Geometry,
    key: str,
    box: QRectF,
    cell: BracketCell,
    ink: BracketInk,
    *,
    misfit: bool,
) -> None:
    playing = cell.state in (MatchState.PLAYING, MatchState.READY, MatchState.LEVEL)
    pen = QPen(ink.warn if misfit else ink.soft if playing else ink.line, 2 if misfit else 1)
    if cell.state is MatchState.READY:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(ink.fill)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    painter.setPen(QPen(ink.line, 1))
    middle = box.center().y()
    painter.drawLine(QPointF(box.left() + 1, middle), QPointF(box.right() - 1, middle))
    for which in (0, 1):
        _side(painter, found.side(key, which), cell, which, ink)


def _side(painter: QPainter, line: QRectF, cell: BracketCell, which: int, ink: BracketInk) -> None:
    won = cell.winner == which
    lost = cell.winner is not None and not won
    font = ink.strong if won else ink.font
    colour = ink.text if cell.known[which] and not lost else ink.soft if cell.known[which] else ink.faint
    painter.setFont(font)
    painter.setPen(colour)
    room = line.adjusted(PAD, 0, -PAD - SCORE, 0)
    text = QFontMetricsF(font).elidedText(cell.names[which], Qt.TextElideMode.ElideRight, room.width())
    left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
    painter.drawText(room, left, text)
    # A winner without a game, by walkover, shows the mark alone: the ink is never the only signal.
    score = cell.scores[which] or ("▸" if won else "")
    end = line.adjusted(line.width() - PAD - SCORE, 0, -PAD, 0)
    painter.drawText(end, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, score)


def _wire(painter: QPainter, found: Geometry, wire: Wire, ink: BracketInk) -> None:
    start, end = found.boxes[wire.start], found.side(wire.end, wire.side)
    a, b = QPointF(start.right(), start.center().y()), QPointF(end.left(), end.center().y())
    bend = b.x() - GAP / 2
    painter.setPen(QPen(ink.line, 1.25))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([a, QPointF(bend, a.y()), QPointF(bend, b.y()), b])


def _headings(
    painter: QPainter, layout: Layout, found: Geometry, ink: BracketInk, words: Callable[[Text], str]
) -> None:
    painter.setFont(ink.small)
    painter.setPen(ink.faint)
    parts = [head for head in layout.headings if head.column is None]
    for head in layout.headings:
        if head.column is None:
            continue
        x, wide = found.columns[head.column]
        line = QRectF(x, head.top * found.unit, wide, LINE * found.unit)
        text = QFontMetricsF(ink.small).elidedText(words(head.text), Qt.TextElideMode.ElideRight, wide)
        painter.drawText(line, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, text)
    for number, head in enumerate(parts):
        end = parts[number + 1].top if number + 1 < len(parts) else layout.height
        high = (end - head.top) * found.unit
        painter.save()
        painter.translate(0, head.top * found.unit + high)
        painter.rotate(-90)
        painter.drawText(QRectF(0, 0, high, PART - 6), Qt.AlignmentFlag.AlignCenter, words(head.text))
        painter.restore()
