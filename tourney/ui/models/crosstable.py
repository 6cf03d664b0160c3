"""The crosstable: a column a round, in each cell the result and the opponent's number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from tourney.club.event_table import Part
from tourney.core.marks import Text
from tourney.core.names import fold
from tourney.standings.base import CellKind, points_text
from tourney.standings.grid import Meeting, opponents_text, result_text
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Emphasis, ResultState, Role, Section
from tourney.ui.models.standings import CENTRE, DESCENDING, RIGHT

NUMBER, PLAYER = 0, 1
FIRST_ROUND = 2


@dataclass(frozen=True, slots=True)
class CrossLine:
    """One line: its number, who it is, a cell a column (None: no part in it), the points.

    ``names`` and ``numbers`` are those of the units of its part, for telling opponents.
    """

    number: int
    key: int
    name: str
    cells: tuple[Meeting | None, ...]
    points: Fraction
    names: tuple[str, ...]
    numbers: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class CrossGrid:
    """The lines of each part under its heading, and what stands over the columns."""

    titles: tuple[Text, ...]
    parts: tuple[tuple[Text | str | None, tuple[CrossLine, ...]], ...]


NO_GRID = CrossGrid((), ())


def grid_of(parts: Sequence[Part]) -> CrossGrid:
    """Return the crosstable of an event, in the order of its standings."""
    # What makes sheets is loaded with the first crosstable, and not with the page.
    from tourney.club.event_sheets import grids, round_titles

    found = grids(parts)
    titles = tuple(round_titles(*found[0])) if found else ()
    out = []
    for part, made in found:
        names = tuple(unit.name for unit in part.ranking.contest.units)
        sign = -1 if part.table.made.of_teams else 1
        points = {row.unit: row.points for row in part.ranking.rows}
        lines = tuple(
            CrossLine(
                line.number,
                sign * part.table.id_of(line.unit),
                names[line.unit],
                line.cells,
                points[line.unit],
                names,
                made.numbers,
            )
            for line in made.lines
        )
        out.append((part.title, lines))
    return CrossGrid(titles, tuple(out))


def cell_text(cell: Meeting | None, numbers: Mapping[int, int]) -> str:
    """Return result and opponent in one line: "1 · 7", "½ · 12", "+ · 3", or the word for a bye."""
    if cell is None:
        return ""
    beside = beside_text(cell, numbers)
    return f"{result_text(cell)} · {beside}" if beside else result_text(cell)


def beside_text(cell: Meeting, numbers: Mapping[int, int]) -> str:
    """Return what stands beside a result: the opponents' numbers, a place in brackets, or the word bye."""
    if cell.kind is CellKind.BYE:
        return QCoreApplication.translate("Crosstable", "bye")
    return opponents_text(cell, numbers)


class CrosstableModel(GroupedModel[CrossLine]):
    """Number, player, a column a round, points."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grid = NO_GRID

    @property
    def grid(self) -> CrossGrid:
        """What is shown."""
        return self._grid

    def set_grid(self, grid: CrossGrid) -> None:
        """Show another crosstable."""
        same = len(grid.titles) == len(self._grid.titles)

        def take() -> None:
            self._grid = grid

        if same:
            take()
        self.set_groups(_groups(grid), anew=None if same else take)

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.set_groups(_groups(self._grid))
        self.repaint_all()

    def columns(self) -> int:
        return FIRST_ROUND + len(self._grid.titles) + 1

    @property
    def points_column(self) -> int:
        """The last column."""
        return FIRST_ROUND + len(self._grid.titles)

    def key_of(self, row: CrossLine) -> int:
        return row.key

    def name_of(self, row: CrossLine) -> str:
        return row.name

    def sort_value(self, row: CrossLine, column: int) -> SortValue:
        if column == NUMBER:
            return row.number
        if column == PLAYER:
            return fold(row.name)
        if column == self.points_column:
            return float(row.points)
        cell = row.cells[column - FIRST_ROUND]
        return float(cell.points) if cell is not None and cell.points is not None else None

    def titles(self) -> Sequence[str]:
        """Return the words over the columns."""
        return ["#", self.tr("Player"), *map(shown, self._grid.titles), self.tr("Points")]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columns():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
            case Qt.ItemDataRole.InitialSortOrderRole:
                return DESCENDING if section >= FIRST_ROUND else None
            case Qt.ItemDataRole.ToolTipRole if FIRST_ROUND <= section < self.points_column:
                return self.tr("Result, then the number of the opponent in the first column")
            case _:
                return None

    def _alignment(self, column: int) -> int | None:
        if column in (NUMBER, self.points_column):
            return int(RIGHT)
        return int(CENTRE) if column >= FIRST_ROUND else None

    def cell(self, row: CrossLine, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                inside = FIRST_ROUND <= column < self.points_column
                return self._words(row, column) if inside else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Role.EMPHASIS if column == self.points_column:
                return Emphasis.STRONG
            case Role.RESULT if FIRST_ROUND <= column < self.points_column:
                cell = row.cells[column - FIRST_ROUND]
                return ResultState(result_text(cell), cell.kind is CellKind.OPEN) if cell else None
            case Role.TRAILING if FIRST_ROUND <= column < self.points_column:
                cell = row.cells[column - FIRST_ROUND]
                return beside_text(cell, row.numbers) if cell is not None else None
            case _:
                return None

    def _text(self, row: CrossLine, column: int) -> str:
        if column == NUMBER:
            return format_number(row.number)
        if column == PLAYER:
            return row.name
        if column == self.points_column:
            return points_text(row.points)
        return cell_text(row.cells[column - FIRST_ROUND], row.numbers)

    def _words(self, row: CrossLine, column: int) -> str | None:
        cell = row.cells[column - FIRST_ROUND]
        if cell is None:
            return None
        others = " + ".join(row.names[one] for one in cell.opponents)
        points = points_text(cell.points) if cell.points is not None else ""
        match cell.kind:
            case CellKind.BYE:
                return self.tr("Bye, {0}").format(points)
            case CellKind.OPEN:
                return self.tr("Playing against {0}").format(others)
            case CellKind.FORFEIT:
                return self.tr("{0} against {1}, without play").format(points, others)
            case CellKind.PLAYED if cell.place is not None:
                words = self.tr("Place {0}, {1} points, against {2}")
                return words.format(format_number(cell.place), points, others)
            case CellKind.PLAYED:
                return self.tr("{0} against {1}").format(points, others)


def _groups(grid: CrossGrid) -> tuple[Group[CrossLine], ...]:
    return tuple(
        Group(None if title is None else Section(shown(title)), lines) for title, lines in grid.parts
    )
