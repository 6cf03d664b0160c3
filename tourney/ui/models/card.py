"""The two tables of a player's card: opponents met, and games played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from tourney.club.views import OpponentRow, PlayedGame
from tourney.core.games import GameState
from tourney.ui.base.i18n import format_change, format_date, format_number, format_percent, listed
from tourney.ui.models.roles import Change, Emphasis, ResultState, Role

Index = QModelIndex | QPersistentModelIndex
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def format_points(points: float) -> str:
    """Return points with a half as ½: "5½"; other parts with two decimals."""
    whole, part = divmod(points, 1)
    if part == 0.5:
        return f"{format_number(whole)}½" if whole else "½"
    return format_number(points, 0 if part == 0 else 2)


def signed(value: float) -> str:
    """Return a difference with its sign and one decimal; what rounds to nothing is "0"."""
    if round(abs(value), 1) == 0:
        return "0"
    return ("+" if value > 0 else "−") + format_number(abs(value), 1)


class SortedRows(QAbstractTableModel):
    """Rows of records, sorted in place by raw values."""

    columns: type[IntEnum]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Any] = []
        self._sorted: tuple[int, Qt.SortOrder] | None = None

    def set_rows(self, rows: Sequence[Any]) -> None:
        """Show other rows, in the order chosen before."""
        self.beginResetModel()
        self._rows = list(rows)
        if self._sorted is not None:
            self._sort(*self._sorted)
        self.endResetModel()

    def record(self, row: int) -> Any:
        """Return the record of a row; None outside."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.columns)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by the raw values of a column; a negative column keeps the order as it came."""
        if not 0 <= column < len(self.columns):
            self._sorted = None
            return
        self.layoutAboutToBeChanged.emit()
        kept = [(index, self._rows[index.row()]) for index in self.persistentIndexList()]
        self._sorted = (column, order)
        self._sort(column, order)
        place = {id(row): number for number, row in enumerate(self._rows)}
        for index, row in kept:
            self.changePersistentIndex(index, self.index(place[id(row)], index.column()))
        self.layoutChanged.emit()

    def retranslate(self) -> None:
        """Tell the view that every text may be another."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self.columns) - 1))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(section)
        if role == Role.KEY:
            return self.columns(section).name.lower()
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.record(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(index.column())
        if role == Role.RECORD:
            return row
        if role == Role.SORT:
            return self.raw(row, index.column())
        return self.cell(row, index.column(), role)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self._rows.sort(key=lambda row: self.raw(row, column), reverse=order == Qt.SortOrder.DescendingOrder)

    # For subclasses

    def heading(self, section: int) -> str:
        """Return the words over a column."""
        raise NotImplementedError

    def alignment(self, section: int) -> Qt.AlignmentFlag:
        """Return where a column's words stand."""
        raise NotImplementedError

    def raw(self, row: Any, column: int) -> Any:
        """Return the value a column is sorted by."""
        raise NotImplementedError

    def cell(self, row: Any, column: int, role: int) -> Any:
        """Return what a role of a cell shows."""
        raise NotImplementedError


class OpponentColumn(IntEnum):
    """The columns of the opponents table."""

    NAME = 0
    GAMES = 1
    WON = 2
    DRAWN = 3
    LOST = 4
    SCORED = 5
    EXPECTED = 6
    BETTER = 7


class OpponentsModel(SortedRows):
    """Everybody a player met: what was scored, and what was foreseen."""

    columns = OpponentColumn

    def heading(self, section: int) -> str:
        match OpponentColumn(section):
            case OpponentColumn.NAME:
                return self.tr("Opponent")
            case OpponentColumn.GAMES:
                return self.tr("Games")
            case OpponentColumn.WON:
                return self.tr("Won")
            case OpponentColumn.DRAWN:
                return self.tr("Drawn")
            case OpponentColumn.LOST:
                return self.tr("Lost")
            case OpponentColumn.SCORED:
                return self.tr("Scored")
            case OpponentColumn.EXPECTED:
                return self.tr("Expected")
            case OpponentColumn.BETTER:
                return self.tr("Difference")

    def alignment(self, section: int) -> Qt.AlignmentFlag:
        return LEFT if section == OpponentColumn.NAME else RIGHT

    def raw(self, row: OpponentRow, column: int) -> Any:
        return (
            row.player.name.casefold(),
            row.games,
            row.won,
            row.drawn,
            row.lost,
            row.scored,
            row.expected,
            row.scored - row.expected,
        )[column]

    def cell(self, row: OpponentRow, column: int, role: int) -> Any:
        if role == Role.KEY:
            return row.player.id
        if role == Qt.ItemDataRole.AccessibleTextRole and column == OpponentColumn.NAME:
            words = self.tr("{0}: {1} won, {2} drawn, {3} lost, {4} points scored and {5} expected")
            scored = format_points(row.scored)
            return words.format(
                row.player.name, row.won, row.drawn, row.lost, scored, format_number(row.expected, 1)
            )
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        value = self.raw(row, column)
        match OpponentColumn(column):
            case OpponentColumn.NAME:
                return row.player.name
            case OpponentColumn.SCORED:
                return format_points(value)
            case OpponentColumn.EXPECTED:
                return format_number(value, 1)
            case OpponentColumn.BETTER:
                return signed(value)
        return format_number(value)


class PartnersModel(OpponentsModel):
    """Everybody who was on a player's side: what they scored together, and what was foreseen."""

    def heading(self, section: int) -> str:
        if section == OpponentColumn.NAME:
            return self.tr("Partner")
        return super().heading(section)


class PlayedColumn(IntEnum):
    """The columns of the games table."""

    DATE = 0
    EVENT = 1
    AGAINST = 2
    RESULT = 3
    EXPECTED = 4
    CHANGE = 5


class PlayedModel(SortedRows):
    """A player's games as he would tell them: his own score first."""

    columns = PlayedColumn

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._together: Mapping[int, int] = {}

    def set_together(self, together: Mapping[int, int]) -> None:
        """Tell which games were rated in one step: id -> their number, below zero for the newest."""
        self._together = dict(together)

    def heading(self, section: int) -> str:
        match PlayedColumn(section):
            case PlayedColumn.DATE:
                return self.tr("Date")
            case PlayedColumn.EVENT:
                return self.tr("Event")
            case PlayedColumn.AGAINST:
                return self.tr("Against")
            case PlayedColumn.RESULT:
                return self.tr("Result")
            case PlayedColumn.EXPECTED:
                return self.tr("Expected")
            case PlayedColumn.CHANGE:
                return self.tr("Change")

    def alignment(self, section: int) -> Qt.AlignmentFlag:
        if section == PlayedColumn.RESULT:
            return CENTRE
        return RIGHT if section in (PlayedColumn.EXPECTED, PlayedColumn.CHANGE) else LEFT

    def raw(self, row: PlayedGame, column: int) -> Any:
        match PlayedColumn(column):
            case PlayedColumn.DATE:
                return (row.date, row.game_id)
            case PlayedColumn.EVENT:
                return row.event.casefold()
            case PlayedColumn.AGAINST:
                return against_words(row).casefold()
            case PlayedColumn.RESULT:
                return -1.0 if row.points is None else row.points
            case PlayedColumn.EXPECTED:
                return -1.0 if row.expected is None else row.expected
            case PlayedColumn.CHANGE:
                return float("-inf") if row.change is None else row.change

    def cell(self, row: PlayedGame, column: int, role: int) -> Any:
        shown = PlayedColumn(column)
        if role == Role.KEY:
            return row.game_id
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(row, shown)
        if role == Role.RESULT and shown is PlayedColumn.RESULT:
            return ResultState(result_words(row), open=row.state is GameState.OPEN)
        if shown is PlayedColumn.CHANGE and row.change is not None:
            together = self._together.get(row.game_id, 0)
            if role == Role.CHANGE:
                # Once for all games of the step: a lost game must not seem to have won points.
                return _change(row, self.tr("together") if together > 0 else "")
            if role == Qt.ItemDataRole.ToolTipRole and together:
                count = abs(together)
                words = QCoreApplication.translate("Counts", "%n game(s) rated together", None, count)
                return f"{words}: {format_change(row.change, row.decimals)}"
        if role == Role.EMPHASIS and shown is PlayedColumn.AGAINST and row.state is GameState.VOID:
            return Emphasis.SOFT
        if role == Qt.ItemDataRole.AccessibleTextRole and shown is PlayedColumn.DATE:
            words = self.tr("{0}, against {1}: {2}")
            return words.format(format_date(row.date), against_words(row), result_words(row))
        return None

    def _words(self, row: PlayedGame, column: PlayedColumn) -> str:
        match column:
            case PlayedColumn.DATE:
                return format_date(row.date)
            case PlayedColumn.EVENT:
                return row.event
            case PlayedColumn.AGAINST:
                return against_words(row)
            case PlayedColumn.RESULT:
                return result_words(row)
            case PlayedColumn.EXPECTED:
                return "" if row.expected is None else format_percent(row.expected)
            case PlayedColumn.CHANGE:
                if row.change is None:
                    return ""
                return format_change(row.change, row.decimals)


def _change(row: PlayedGame, word: str) -> Change:
    return Change(None, word) if word else Change(row.change, decimals=row.decimals)


def against_words(row: PlayedGame) -> str:
    """Return whom a game was against, and with whom: "Cid + Dee, with Bob"."""
    against = listed(row.against)
    if not row.with_names:
        return against
    words = QCoreApplication.translate("Card", "{0}, with {1}")
    return words.format(against, " + ".join(row.with_names))


def result_words(row: PlayedGame) -> str:
    """Return the result, or the word for a game that has none or does not count."""
    if row.state is GameState.OPEN:
        return QCoreApplication.translate("Card", "open")
    if row.state is GameState.VOID:
        return QCoreApplication.translate("Card", "void")
    return row.score
