"""The log as a table over its arrays: rows are made when they are drawn, and only a few are kept."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
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

from tourney.club.game_story import GameStory, PlayerChange, Stories
from tourney.club.log import GameLogIndex, LogColumn, LogFilter
from tourney.club.views import LogRow
from tourney.core.games import Forfeit, Game, GameState
from tourney.core.outcomes import number_text
from tourney.ui.base.i18n import format_change, format_date, format_number, listed
from tourney.ui.models.roles import Change, Emphasis, ResultState, Role

Index = QModelIndex | QPersistentModelIndex

KEPT = 400
"""Rows remembered between two paints: some screens of them."""


class GameColumn(IntEnum):
    """The columns, in order."""

    DATE = 0
    EVENT = 1
    A = 2
    RESULT = 3
    B = 4
    STATE = 5


_NAMES = ("date", "event", "a", "result", "b", "state")
_SORTED_BY = {
    GameColumn.DATE: LogColumn.DATE,
    GameColumn.EVENT: LogColumn.EVENT,
    GameColumn.A: LogColumn.FIRST,
    GameColumn.RESULT: LogColumn.RESULT,
    GameColumn.B: LogColumn.SECOND,
}


def state_words(game: Game) -> str:
    """Return what is special about a game in one word, or nothing: void, forfeit, no-show, unrated, open."""
    translate = QCoreApplication.translate
    if game.state is GameState.VOID:
        return translate("GameState", "void")
    if game.state is GameState.OPEN:
        return translate("GameState", "open")
    if game.forfeit is Forfeit.NO_SHOW:
        return translate("GameState", "no-show")
    if game.forfeit is Forfeit.DOUBLE:
        return translate("GameState", "both lost")
    if game.forfeit:
        return translate("GameState", "forfeit")
    return "" if game.rated else translate("GameState", "unrated")


def place_words(row: LogRow) -> str:
    """Return round and board in words, or nothing."""
    translate = QCoreApplication.translate
    parts = []
    if row.round is not None:
        parts.append(translate("GameState", "round {0}").format(row.round))
    if row.game.board is not None:
        parts.append(translate("GameState", "board {0}").format(row.game.board))
    return translate("GameState", "{0}, {1}").format(*parts) if len(parts) == 2 else "".join(parts)


def place_figures(row: LogRow) -> str:
    """Return round and board as "3 · 7", the board alone as "· 7", or nothing."""
    if row.game.board is None:
        return "" if row.round is None else str(row.round)
    return f"{'' if row.round is None else row.round} · {row.game.board}".strip()


def short_result(row: LogRow) -> str:
    """Return the result as a column has room for it: without its sets, with the points of a free-for-all."""
    game = row.game
    if game.sets and len(game.sets) > 1:
        return row.result.split(" (", 1)[0]
    points = [one.score for one in game.sides]
    if row.result and len(points) > 2 and not game.forfeit and None not in points:
        return "–".join(number_text(one) for one in points if one is not None)
    return row.result


def together_words(n_games: int) -> str:
    """Return how many games were rated in one step."""
    return QCoreApplication.translate("Counts", "%n game(s) rated together", None, n_games)


def others(row: LogRow) -> str:
    """Return every side after the first."""
    return listed(row.sides[1:])


class GamesModel(QAbstractTableModel):
    """Sorts and filters through the index of the club, which costs milliseconds for any club."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._whole: GameLogIndex | None = None
        self._shown: GameLogIndex | None = None
        self._filter = LogFilter()
        self._order: tuple[GameColumn, bool] = (GameColumn.DATE, True)
        self._stories: Stories | None = None
        self._rows: dict[int, LogRow] = {}
        self._told: dict[int, GameStory | None] = {}

    # What the page tells and asks

    def set_index(self, index: GameLogIndex) -> None:
        """Show the games of a log just read, in the filter and order that stand."""
        self._whole = index
        self._renew()

    def set_filter(self, wanted: LogFilter) -> None:
        """Show the games that fit."""
        if wanted != self._filter:
            self._filter = wanted
            self._renew()

    def set_stories(self, stories: Stories | None) -> None:
        """Show the changes of a new replay; rows stay where they are."""
        self._stories = stories
        self._told.clear()
        if self.rowCount():
            last = self.index(self.rowCount() - 1, GameColumn.B)
            self.dataChanged.emit(self.index(0, GameColumn.A), last, [Role.CHANGE])

    def row(self, row: int) -> LogRow | None:
        """Return one row."""
        found = self._rows.get(row)
        if found is None:
            shown = self._shown
            if shown is None or not 0 <= row < len(shown):
                return None
            if len(self._rows) >= KEPT:
                self._rows.clear()
            found = self._rows[row] = shown.row(row)
        return found

    def game_id(self, row: int) -> int | None:
        """Return the id of the game in a row."""
        return self._shown.game_id(row) if self._shown is not None and 0 <= row < len(self._shown) else None

    def row_of(self, game_id: int) -> int:
        """Return the row of a game, -1 when it is not shown."""
        found = self._shown.row_of(game_id) if self._shown is not None else None
        return -1 if found is None else found

    def story(self, game: Game) -> GameStory | None:
        """Return odds and changes of a game, None before the first replay or when it is not rated."""
        if self._stories is None:
            return None
        if game.id not in self._told:
            if len(self._told) >= KEPT:
                self._told.clear()
            self._told[game.id] = self._stories.of(game.id, game.sides[0].player_ids)
        return self._told[game.id]

    @property
    def stories(self) -> Stories | None:
        """What the changes are read from."""
        return self._stories

    @property
    def whole(self) -> GameLogIndex | None:
        """The log behind the rows, whatever is filtered."""
        return self._whole

    @property
    def shown(self) -> GameLogIndex | None:
        """The games on show, in the order of the rows."""
        return self._shown

    def retranslate(self) -> None:
        """Say every word again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(GameColumn) - 1)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, len(GameColumn) - 1))

    def _renew(self) -> None:
        whole = self._whole
        if whole is None:
            return
        shown = whole if self._filter == LogFilter() else whole.filtered(self._filter)
        column, descending = self._order
        if (column, descending) != (GameColumn.DATE, True):
            shown = shown.sorted_by(_SORTED_BY[column], descending=descending)
        self.beginResetModel()
        self._shown = shown
        self._rows.clear()
        self._told.clear()
        self.endResetModel()

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() or self._shown is None else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(GameColumn)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column not in _SORTED_BY:
            return
        wanted = (GameColumn(column), order == Qt.SortOrder.DescendingOrder)
        if wanted != self._order:
            self._order = wanted
            self._renew()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(GameColumn):
            return None
        if role == Role.KEY:
            return _NAMES[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            centred = section == GameColumn.RESULT
            return int(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Date"),
            self.tr("Event"),
            self.tr("Side A"),
            self.tr("Result"),
            self.tr("Side B"),
            self.tr("State"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        reader = _READERS.get(role)
        if reader is None or not index.isValid():
            return None
        row = self.row(index.row())
        return reader(self, row, index.column()) if row is not None else None

    # Cells

    def _display(self, row: LogRow, column: int) -> str:
        match column:
            case GameColumn.DATE:
                return format_date(row.game.date)
            case GameColumn.EVENT:
                return row.event
            case GameColumn.A:
                return row.sides[0]
            case GameColumn.B:
                return others(row)
            case GameColumn.RESULT:
                return row.result
        return state_words(row.game)

    def _tooltip(self, row: LogRow, column: int) -> str | None:
        if column == GameColumn.EVENT and row.event:
            place = place_words(row)
            return self.tr("{0}, {1}").format(row.event, place) if place else row.event
        if column == GameColumn.STATE and row.game.state is GameState.VOID:
            return self.tr("Counts for nothing, and stays in the log.")
        if column == GameColumn.STATE and row.game.forfeit:
            return self.tr("Counts in standings, not in ratings.")
        if column == GameColumn.RESULT:
            return self._whole_result(row)
        lines = [self._change_words(row, one) for one in self._changes(row, column)]
        return "\n".join(line for line in lines if line) or None

    def _whole_result(self, row: LogRow) -> str | None:
        """Return the sets, or the places beside the points, where the cell is too small for them."""
        short = short_result(row)
        if short == row.result:
            return None
        if len(row.game.sides) == 2:
            return row.result
        told = zip(row.sides, row.game.sides, strict=True)
        lines = [f"{name}: {number_text(one.score)}" for name, one in told if one.score is not None]
        return "\n".join([*lines, self.tr("Places {0}").format(row.result)])

    def _change_words(self, row: LogRow, found: PlayerChange) -> str:
        """Return what a tooltip says of a change; nothing where the cell says it all."""
        if found.games < 2 and row.game.is_singles:
            return ""
        if found.games < 2:
            words = format_change(found.change, found.decimals)
        elif found.last:
            words = f"{together_words(found.games)}: {format_change(found.change, found.decimals)}"
        else:
            words = self.tr("Rated together with the other games of this period")
        if row.game.is_singles or self._whole is None:
            return words
        return f"{self._whole.register.name(found.player_id)}: {words}"

    def _emphasis(self, row: LogRow, column: int) -> Emphasis | None:
        game = row.game
        if column not in (GameColumn.A, GameColumn.B):
            return None
        if game.state is GameState.VOID:
            return Emphasis.SOFT
        if game.state is GameState.OPEN:
            return Emphasis.NORMAL
        if game.forfeit is Forfeit.DOUBLE:
            return Emphasis.SOFT
        ranks = [one.rank for one in game.sides]
        known = [rank for rank in ranks if rank is not None]
        if len(known) < len(ranks) or len(set(known)) == 1:
            return Emphasis.NORMAL
        here = known[:1] if column == GameColumn.A else known[1:]
        best = min(known)
        if min(here) > best:
            return Emphasis.SOFT
        return Emphasis.STRONG if max(here) == best else Emphasis.NORMAL

    def _change(self, row: LogRow, column: int) -> Change | None:
        # Partners gain and lose each his own points: those are in the tooltip and beside the list.
        found = self._changes(row, column)
        if len(found) != 1 or not found[0].last:
            return None
        return Change(found[0].change, decimals=found[0].decimals)

    def _changes(self, row: LogRow, column: int) -> list[PlayerChange]:
        """Return what became of everybody in a cell."""
        game = row.game
        if column not in (GameColumn.A, GameColumn.B) or not game.counts_for_ratings:
            return []
        story = self.story(game)
        sides = game.sides[:1] if column == GameColumn.A else game.sides[1:]
        found = [story.of(i) for one in sides for i in one.player_ids] if story is not None else []
        return [one for one in found if one is not None]

    def _trailing(self, row: LogRow, column: int) -> str | None:
        return place_figures(row) if column == GameColumn.EVENT else None

    def _result(self, row: LogRow, column: int) -> ResultState | None:
        if column != GameColumn.RESULT:
            return None
        if row.game.state is GameState.OPEN:
            return ResultState(self.tr("open"), open=True)
        return ResultState(short_result(row))

    def _alignment(self, row: LogRow, column: int) -> int:
        centred = column == GameColumn.RESULT
        return int(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft)

    def _key(self, row: LogRow, column: int) -> int:
        return row.game.id

    def _record(self, row: LogRow, column: int) -> LogRow:
        return row

    def _sentence(self, row: LogRow, column: int) -> str:
        """Return the row in words: date, event, sides, result, state."""
        sides = self.tr("{0} against {1}").format(row.sides[0], others(row))
        parts = [format_date(row.game.date), row.event, place_words(row), sides, row.result]
        return ", ".join(part for part in [*parts, state_words(row.game)] if part)


_READERS: dict[int, Callable[[GamesModel, LogRow, int], Any]] = {
    Qt.ItemDataRole.DisplayRole: GamesModel._display,
    Qt.ItemDataRole.ToolTipRole: GamesModel._tooltip,
    Qt.ItemDataRole.TextAlignmentRole: GamesModel._alignment,
    Role.EMPHASIS: GamesModel._emphasis,
    Role.CHANGE: GamesModel._change,
    Role.TRAILING: GamesModel._trailing,
    Role.RESULT: GamesModel._result,
    Role.KEY: GamesModel._key,
    Role.RECORD: GamesModel._record,
    Qt.ItemDataRole.AccessibleTextRole: GamesModel._sentence,
}


def counted(text: str, count: int) -> str:
    """Return a plural with its number grouped: 49,520 games."""
    return text.replace(str(count), format_number(count), 1)


def is_tonight(date: dt.date) -> bool:
    """Return whether a game is of this club night, which may end after midnight."""
    return date >= dt.date.today() - dt.timedelta(1)
