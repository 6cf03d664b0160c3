"""A bracket as lines of plain text, for the terminal and for files."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tourney.core.marks import Text, say
from tourney.core.text_width import text_width
from tourney.standings.bracket import source_text
from tourney.standings.bracket_layout import LINE, Layout, Wire, bracket_layout
from tourney.standings.bracket_state import NOBODY, Bracket, Match, MatchState
from tourney.standings.tally import fraction_text

GAP = 4
WIDEST = 26


def bracket_text(bracket: Bracket, names: Sequence[str], *, words: Callable[[Text], str] = say) -> str:
    """Return the bracket drawn with lines, winners marked, byes left out.

    *names* are those of the contest's units; *words* puts texts into the reader's language. Wide
    characters take two columns.
    """
    layout = bracket_layout(bracket.shape)
    cells = {m.slot.key: _cell(bracket, m, names, words) for m in bracket.matches if not m.slot.bye}
    if not cells:
        return "\n".join(names[unit] for unit in bracket.entrants)
    heads = [
        (one.column, int(one.top + LINE) if one.top else 0, words(one.text))
        for one in layout.headings
        if one.column is not None
    ]
    widths = [0] * layout.columns
    for box in layout.boxes:
        for text in cells.get(box.key, ()):
            widths[box.column] = max(widths[box.column], text_width(text))
    for column, _, text in heads:
        widths[column] = max(widths[column], text_width(text))
    starts = [sum(widths[:column]) + GAP * column for column in range(layout.columns)]
    grid = _Grid(int(layout.height) + 2, sum(widths) + GAP * layout.columns)
    for column, row, text in heads:
        grid.write(row, starts[column], text)
    for box in layout.boxes:
        for row, text in enumerate(cells.get(box.key, ()), int(box.middle)):
            grid.write(row, starts[box.column], text)
    for wire in layout.wires:
        if wire.start in cells and wire.end in cells:
            end_of_name = text_width(cells[wire.start][1])
            _draw(grid, layout, wire, starts, end_of_name)
    return grid.text()


def _cell(
    bracket: Bracket, match: Match, names: Sequence[str], words: Callable[[Text], str]
) -> tuple[str, str]:
    lines = []
    for side, unit in enumerate(match.sides):
        if unit is None:
            name = words(source_text(match.slot.sources[side], bracket.shape))
        else:
            name = "–" if unit == NOBODY else names[unit]
        score = (
            fraction_text(match.score[side]) if match.games and match.state is not MatchState.PLAYING else ""
        )
        mark = "*" if match.winner is not None and unit == match.winner and unit != NOBODY else " "
        lines.append(f"{mark}{_clipped(name)} {score}".rstrip())
    return (lines[0], lines[1])


def _clipped(text: str) -> str:
    if text_width(text) <= WIDEST:
        return text
    out = ""
    for letter in text:
        if text_width(out + letter) >= WIDEST:
            break
        out += letter
    return f"{out}…"


class _Grid:
    """Cells of one column each; a wide character leaves its second cell empty."""

    def __init__(self, rows: int, columns: int) -> None:
        self._cells = [[" "] * columns for _ in range(rows)]

    def write(self, row: int, column: int, text: str) -> None:
        """Put a text down, letter by letter."""
        cells = self._cells[row]
        for letter in text:
            wide = text_width(letter)
            if not wide and column:
                cells[column - 1] += letter
                continue
            cells[column] = letter
            for extra in range(1, wide):
                cells[column + extra] = ""
            column += wide

    def line(self, row: int, column: int, mark: str) -> None:
        """Put a piece of a line where nothing is written, joining it to one that is there."""
        there = self._cells[row][column]
        joined = {frozenset("│├"): "├", frozenset("┐┘"): "┤", frozenset("│┐"): "┐", frozenset("│┘"): "┘"}
        self._cells[row][column] = mark if there == " " else joined.get(frozenset((there, mark)), there)

    def text(self) -> str:
        """Return all rows without blanks at their ends, and no two empty rows in a row."""
        rows = ["".join(row).rstrip() for row in self._cells]
        kept = [row for above, row in zip(["x", *rows], rows, strict=False) if above or row]
        return "\n".join(kept).rstrip()


def _draw(grid: _Grid, layout: Layout, wire: Wire, starts: Sequence[int], end_of_name: int) -> None:
    start, end = layout.box(wire.start), layout.box(wire.end)
    bend = starts[end.column] - 2
    begin, stop = int(start.middle) + 1, int(end.middle)
    stop += wire.side
    after = starts[start.column] + end_of_name + 1
    if begin == stop:
        for column in range(after, bend + 1):
            grid.line(begin, column, "─")
        return
    for column in range(after, bend):
        grid.line(begin, column, "─")
    grid.line(begin, bend, "┐" if stop > begin else "┘")
    step = 1 if stop > begin else -1
    for row in range(begin + step, stop, step):
        grid.line(row, bend, "│")
    grid.line(stop, bend, "└" if stop > begin else "┌")
