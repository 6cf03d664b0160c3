"""Who met whom: players by rounds, the opponent named by the number in the first column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from tourney.core.names import fold
from tourney.standings.base import Cell, CellKind, Crosstable, points_text
from tourney.ui.base.i18n import format_number
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Emphasis, ResultState, Role
from tourney.ui.models.standings import CENTRE, DESCENDING, RIGHT

NUMBER, PLAYER = 0, 1
FIRST_ROUND = 2
OPEN = "…"


@dataclass(frozen=True, slots=True)
class CrossLine:
    """One player's line: his number, his name, a cell a column (None: no part in it), his points."""

    number: int
    player_id: int
    name: str
    cells: tuple[Cell | None, ...]
    points: Fraction


@dataclass(frozen=True, slots=True)
class CrossGrid:
    """A crosstable with one game a cell: games outside the rounds get columns of their own."""

    rounds: int
    """How many columns are rounds; those after them are loose games."""

    columns: int
    lines: tuple[CrossLine, ...]

    @property
    def numbers(self) -> dict[int, int]:
        """Return player id -> number."""
        return {line.player_id: line.number for line in self.lines}


def grid_of(found: Crosstable, names: Mapping[int, str], points: Mapping[int, Fraction]) -> CrossGrid:
    """Return the grid; several games of a player in one round or outside any are laid side by side.

    A round in which somebody played twice (which only a correction by hand can bring about) keeps
    the first game in its column; the others follow after the last round.
    """
    rounds = sum(round_id is not None for round_id in found.round_ids)
    loose: list[list[Cell]] = []
    placed: list[list[Cell | None]] = []
    for row in found.rows:
        rest: list[Cell] = []
        line: list[Cell | None] = []
        for round_id, cells in zip(found.round_ids, row.cells, strict=True):
            if round_id is None:
                rest += cells
            else:
                line.append(cells[0] if cells else None)
                rest += cells[1:]
        placed.append(line)
        loose.append(rest)
    extra = max((len(rest) for rest in loose), default=0)
    lines = tuple(
        CrossLine(
            number + 1,
            row.player_id,
            names.get(row.player_id, ""),
            (*placed[number], *loose[number], *(None,) * (extra - len(loose[number]))),
            points.get(row.player_id, Fraction(0)),
        )
        for number, row in enumerate(found.rows)
    )
    return CrossGrid(rounds, rounds + extra, lines)


def result_text(cell: Cell) -> str:
    """Return what a player got: 1, ½, 0; + and − without play; … while it is played."""
    if cell.kind is CellKind.OPEN or cell.points is None:
        return OPEN
    if cell.kind is CellKind.FORFEIT:
        return "+" if cell.points > 0 else "−"
    return points_text(cell.points)


def cell_text(cell: Cell | None, numbers: Mapping[int, int]) -> str:
    """Return result and opponent in one line: "1 · 7", "½ · 12", "+ · 3", or the word for a bye."""
    if cell is None:
        return ""
    if cell.kind is CellKind.BYE:
        word = QCoreApplication.translate("Crosstable", "bye")
        return f"{result_text(cell)} · {word}"
    return f"{result_text(cell)} · {opponents_text(cell, numbers)}"


def opponents_text(cell: Cell, numbers: Mapping[int, int]) -> str:
    """Return the numbers of the opponents."""
    return "+".join(format_number(numbers[one]) for one in cell.opponents if one in numbers)


class CrosstableModel(GroupedModel[CrossLine]):
    """Number, player, a column a round, points."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grid = CrossGrid(0, 0, ())
        self._numbers: dict[int, int] = {}
        self._names: dict[int, str] = {}

    @property
    def grid(self) -> CrossGrid:
        """What is shown."""
        return self._grid

    def set_grid(self, grid: CrossGrid) -> None:
        """Show another crosstable."""
        if grid.columns != self._grid.columns:
            self.beginResetModel()
            self._shown = []
            self._grid = grid
            self.endResetModel()
        self._grid = grid
        self._numbers = grid.numbers
        self._names = {line.player_id: line.name for line in grid.lines}
        self.set_groups((Group(None, grid.lines),))

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.repaint_all()

    def columns(self) -> int:
        return FIRST_ROUND + self._grid.columns + 1

    @property
    def points_column(self) -> int:
        """The last column."""
        return FIRST_ROUND + self._grid.columns

    def key_of(self, row: CrossLine) -> int:
        return row.player_id

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
        rounds = [self.tr("Round {0}").format(number + 1) for number in range(self._grid.rounds)]
        extra = self._grid.columns - self._grid.rounds
        games = [self.tr("Game {0}").format(number + 1) for number in range(extra)]
        return ["#", self.tr("Player"), *rounds, *games, self.tr("Points")]

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
                return self._words(row.cells[column - FIRST_ROUND]) if inside else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Role.EMPHASIS if column == self.points_column:
                return Emphasis.STRONG
            case Role.RESULT if FIRST_ROUND <= column < self.points_column:
                cell = row.cells[column - FIRST_ROUND]
                return ResultState(result_text(cell), cell.kind is CellKind.OPEN) if cell else None
            case Role.TRAILING if FIRST_ROUND <= column < self.points_column:
                return self._beside(row.cells[column - FIRST_ROUND])
            case _:
                return None

    def _text(self, row: CrossLine, column: int) -> str:
        if column == NUMBER:
            return format_number(row.number)
        if column == PLAYER:
            return row.name
        if column == self.points_column:
            return points_text(row.points)
        return cell_text(row.cells[column - FIRST_ROUND], self._numbers)

    def _beside(self, cell: Cell | None) -> str | None:
        if cell is None:
            return None
        if cell.kind is CellKind.BYE:
            return QCoreApplication.translate("Crosstable", "bye")
        return opponents_text(cell, self._numbers)

    def _words(self, cell: Cell | None) -> str | None:
        if cell is None:
            return None
        others = " + ".join(self._names.get(one, "") for one in cell.opponents)
        points = points_text(cell.points) if cell.points is not None else ""
        match cell.kind:
            case CellKind.BYE:
                return self.tr("Bye, {0}").format(points)
            case CellKind.OPEN:
                return self.tr("Playing against {0}").format(others)
            case CellKind.FORFEIT:
                return self.tr("{0} against {1}, without play").format(points, others)
            case CellKind.PLAYED:
                return self.tr("{0} against {1}").format(points, others)
