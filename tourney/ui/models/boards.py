"""The boards of a round as a table, then who has a bye, then the games outside any round."""

from __future__ import annotations

from collections.abc import Sequence
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

from tourney.club.game_story import PlayerChange, Stories
from tourney.club.views import BoardView, RatingView, RoundView, SideView
from tourney.core.games import Forfeit, GameState
from tourney.core.outcomes import outcome_text
from tourney.core.records import Player
from tourney.ui.base.i18n import format_number, format_percent, format_rating, listed
from tourney.ui.models.roles import Badge, Change, Emphasis, Odds, Quality, Rating, ResultState, Role, Section

Index = QModelIndex | QPersistentModelIndex

KEYS = ("1", "=", "0")


class BoardColumn(IntEnum):
    """The columns, in order."""

    BOARD = 0
    A = 1
    ODDS = 2
    B = 3
    QUALITY = 4
    RESULT = 5


_NAMES = ("board", "a", "odds", "b", "quality", "result")


class BoardsModel(QAbstractTableModel):
    """Boards in order; the row told by ``set_current`` offers its keys while it is open."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[BoardView | Player | None] = []
        """A board, somebody with a bye, or None: the heading above the loose games."""
        self._loose = 0
        self._current = -1
        self._keys: tuple[str, ...] = KEYS
        self._stories: Stories | None = None

    def set_round(
        self, shown: RoundView | None, extra: Sequence[BoardView] = (), stories: Stories | None = None
    ) -> None:
        """Show a round and loose games, with what *stories* tell of them; the unchanged is left alone."""
        rows: list[BoardView | Player | None] = []
        if shown is not None:
            rows += [*shown.boards, *shown.byes]
        self._loose = len(extra)
        if extra:
            rows += [None, *extra] if rows else list(extra)
        repaint = stories is not self._stories
        self._stories = stories
        if [_key(r) for r in rows] != [_key(r) for r in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self._current = -1
            self.endResetModel()
            return
        before, self._rows = self._rows, rows
        if repaint:
            self._repaint(0, len(rows) - 1)
            return
        for i, (old, new) in enumerate(zip(before, rows, strict=True)):
            if new is None or (old is not new and old != new):
                self._repaint(i, i)

    def _repaint(self, first: int, last: int) -> None:
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(BoardColumn) - 1))

    def set_current(self, row: int) -> None:
        """Offer the keys of this row, -1 for none."""
        if row == self._current:
            return
        before, self._current = self._current, row
        for one in (before, row):
            if 0 <= one < len(self._rows):
                cell = self.index(one, BoardColumn.RESULT)
                self.dataChanged.emit(cell, cell, [Role.RESULT])

    def set_keys(self, keys: Sequence[str]) -> None:
        """Offer these keys; none in a club that is only read."""
        self._keys = tuple(keys)

    def board(self, row: int) -> BoardView | None:
        """Return the board of a row; None for a bye, the heading and outside."""
        found = self._rows[row] if 0 <= row < len(self._rows) else None
        return found if isinstance(found, BoardView) else None

    def row_of_game(self, game_id: int) -> int:
        """Return the row of a game, -1 when not shown."""
        return next((i for i, row in enumerate(self._rows) if _key(row) == game_id), -1)

    def row_of_board(self, number: int) -> int:
        """Return the row of a board by its number, -1 when there is none."""
        for i, row in enumerate(self._rows):
            if isinstance(row, BoardView) and row.board == number:
                return i
        return -1

    def next_open(self, row: int) -> int:
        """Return the next open board below *row*, else from the top, else -1."""
        order = [*range(row + 1, len(self._rows)), *range(max(0, row + 1))]
        return next((i for i in order if self.is_open(i)), -1)

    def is_open(self, row: int) -> bool:
        """Return True when the board of a row has no result yet."""
        board = self.board(row)
        return board is not None and board.game is not None and board.game.state is GameState.OPEN

    def retranslate(self) -> None:
        """Tell the view that every text may be another."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(BoardColumn) - 1)
        self._repaint(0, len(self._rows) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(BoardColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(BoardColumn):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers()[section]
        if role == Role.KEY:
            return _NAMES[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED.get(BoardColumn(section), LEFT)
        return None

    def _headers(self) -> tuple[str, ...]:
        return (
            self.tr("Board"),
            self.tr("Side A"),
            self.tr("Odds"),
            self.tr("Side B"),
            self.tr("Quality"),
            self.tr("Result"),
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self._rows[index.row()] is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        column = BoardColumn(index.column())
        if role == Role.KEY:
            return _key(row)
        if role == Role.RECORD:
            return row
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED.get(column, LEFT)
        if row is None:
            return self._heading(column, role)
        if isinstance(row, Player):
            return self._bye(row, column, role)
        return self._cell(index.row(), row, column, role)

    def _cell(self, at: int, row: BoardView, column: BoardColumn, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(row)
        match column:
            case BoardColumn.BOARD:
                shown = role == Qt.ItemDataRole.DisplayRole and row.board
                return format_number(row.board) if shown else None
            case BoardColumn.A:
                return self._side(row, 0, role)
            case BoardColumn.B:
                return self._side(row, 1, role)
            case BoardColumn.ODDS:
                return self._odds(row, role)
            case BoardColumn.QUALITY:
                return self._quality(row, role)
            case BoardColumn.RESULT:
                return self._result(at, row, role)

    def _heading(self, column: BoardColumn, role: int) -> Any:
        note = QCoreApplication.translate("Counts", "%n game(s)", None, self._loose)
        title = self.tr("Games outside the rounds")
        if role == Role.SECTION:
            return Section(title, note)
        wanted = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return f"{title} {note}" if role in wanted and column is BoardColumn.BOARD else None

    def _bye(self, player: Player, column: BoardColumn, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("{0} has a bye").format(player.name)
        if role == Role.EMPHASIS:
            return Emphasis.SOFT if column is BoardColumn.B else Emphasis.NORMAL
        if role == Qt.ItemDataRole.DisplayRole:
            return {BoardColumn.A: player.name, BoardColumn.B: self.tr("bye")}.get(column)
        return None

    def _side(self, row: BoardView, which: int, role: int) -> Any:
        side = row.sides[which]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return side.name if which == 0 else " · ".join(one.name for one in row.sides[1:])
            case Role.SECOND_LINE if which and len(row.sides) > 2:
                n = len(row.sides)
                return QCoreApplication.translate("Counts", "%n sides; Enter gives their places", None, n)
            case Qt.ItemDataRole.ToolTipRole:
                return self._side_words(row, which)
            case Role.EMPHASIS:
                return emphasis(row, which)
            case Role.SECOND_LINE:
                return team_line(side) if len(side.player_ids) > 1 else None
        rating = side.ratings[0] if len(side.ratings) == 1 and (not which or len(row.sides) == 2) else None
        if rating is None:
            return None
        match role:
            case Role.RATING:
                return shown_rating(rating)
            case Role.BADGE:
                return Badge.PROVISIONAL if rating.provisional else None
            case Role.CHANGE:
                told = self._told(row, side.player_ids[0])
                # Once for all games of a step: a lost game must not seem to have won points.
                return Change(told.change, decimals=rating.decimals) if told and told.last else None
            case _:
                return None

    def _told(self, row: BoardView, player_id: int) -> PlayerChange | None:
        """Return what a game did to a player, None while it is open or not rated."""
        if self._stories is None or row.game is None or not row.game.counts_for_ratings:
            return None
        story = self._stories.of(row.game.id)
        return story.of(player_id) if story is not None else None

    def _side_words(self, row: BoardView, which: int) -> str:
        side = row.sides[which]
        lines = [side.name]
        decimals = max((one.decimals for one in side.ratings if one is not None), default=0)
        for player_id, name in zip(side.player_ids, side.names, strict=True):
            told = self._told(row, player_id)
            if told is None:
                continue
            words = arrowed(told.change, decimals)
            if len(side.player_ids) > 1:
                words = f"{name}: {words}"
            lines.append(self.tr("Rating {0}, with all games of this rating period").format(words))
        return "\n".join(lines)

    def _odds(self, row: BoardView, role: int) -> Any:
        odds = row.odds
        if odds is None or len(row.sides) != 2:
            return None
        if role == Role.ODDS:
            return Odds(odds.win, odds.doubt, odds.draw) if odds.draw > 0 else Odds(odds.win, odds.doubt)
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{format_percent(odds.win)} – {format_percent(odds.loss)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._odds_words(row)
        return odds.win if role == Role.SORT else None

    def _odds_words(self, row: BoardView) -> str:
        odds = row.odds
        if odds is None:
            return ""
        a, b = row.sides[0].name, row.sides[1].name
        lines = [
            self.tr("{0} wins {1}").format(a, format_percent(odds.win)),
            self.tr("{0} wins {1}").format(b, format_percent(odds.loss)),
        ]
        if odds.draw > 0:
            lines.insert(1, self.tr("drawn {0}").format(format_percent(odds.draw)))
        if odds.doubt > 0:
            lines.append(self.tr("May be off by {0}").format(format_percent(odds.doubt)))
        return "\n".join(lines)

    def _quality(self, row: BoardView, role: int) -> Any:
        if row.quality is None:
            return None
        if role == Role.QUALITY:
            return Quality(row.quality)
        if role == Qt.ItemDataRole.DisplayRole:
            return format_number(row.quality, 2)
        return row.quality if role == Role.SORT else None

    def _result(self, at: int, row: BoardView, role: int) -> Any:
        if role == Role.RESULT:
            if row.game is None:
                return None
            if row.game.state is not GameState.OPEN:
                return ResultState(self.result_words(row))
            if at == self._current and self._keys and len(row.sides) == 2:
                return ResultState(open=True, text=self.tr("open"), keys=self._keys)
            return ResultState(open=True, text=self.tr("open"))
        if role == Qt.ItemDataRole.DisplayRole:
            return self.result_words(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._result_tip(row)
        return None

    def result_words(self, row: BoardView) -> str:
        """Return "3 – 1", "open" or "void" for a board."""
        if row.game is None:
            return ""
        if row.game.state is GameState.OPEN:
            return self.tr("open")
        if row.game.state is GameState.VOID:
            return self.tr("void")
        return spaced(outcome_text(row.game))

    def _result_tip(self, row: BoardView) -> str | None:
        game = row.game
        if game is None or game.state is GameState.OPEN:
            return None
        if game.state is GameState.VOID:
            return self.tr("Void: counts for nothing")
        if game.forfeit is Forfeit.DOUBLE:
            return self.tr("Double forfeit: both lose, not rated")
        if game.forfeit:
            winner = min(range(len(game.sides)), key=lambda i: game.sides[i].rank or 0)
            return self.tr("{0} wins by forfeit, not rated").format(row.sides[winner].name)
        return outcome_text(game)

    def _words(self, row: BoardView) -> str:
        others = listed(one.name for one in row.sides[1:])
        against = self.tr("{0} against {1}").format(row.sides[0].name, others)
        result = self.result_words(row)
        if not row.board:
            return f"{against}, {result}"
        return self.tr("board {0}, {1}, {2}").format(row.board, against, result)


LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ALIGNED = {
    BoardColumn.BOARD: Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    BoardColumn.RESULT: Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter,
}


def shown_rating(rating: RatingView) -> Rating:
    """Return a rating as the delegates draw it; an engine without deviations gives 0."""
    deviation = rating.deviation if rating.deviation is not None else 0.0
    # Without a deviation there is no range to show instead; the badge says provisional.
    provisional = rating.provisional and rating.deviation is not None
    return Rating(rating.mean, deviation, rating.low, rating.high, provisional, rating.decimals)


def emphasis(row: BoardView, which: int) -> Emphasis:
    """Return how strongly a side is set: winner, loser, or neither yet."""
    game = row.game
    if game is None or game.state is not GameState.PLAYED:
        return Emphasis.NORMAL
    if game.forfeit is Forfeit.DOUBLE:
        return Emphasis.SOFT
    ranks = [side.rank or 0 for side in game.sides]
    if len(set(ranks)) == 1:
        return Emphasis.NORMAL
    own = ranks[0] if which == 0 else min(ranks[1:])
    return Emphasis.STRONG if own == min(ranks) else Emphasis.SOFT


def arrowed(change: float, decimals: int = 0) -> str:
    """Return points gained or lost as the tables show them."""
    points = round(change, decimals)
    sign = "▲" if points > 0 else "▼" if points < 0 else "="
    return f"{sign} {format_rating(abs(points), decimals)}"


def team_line(side: SideView) -> str:
    """Return the ratings of a side of several, in the order of their names."""
    return " + ".join("?" if r is None else format_rating(r.mean, r.decimals) for r in side.ratings)


def spaced(result: str) -> str:
    """Return "3–1 (11–7 …)" as the cell shows it: "3 – 1"."""
    head = result.partition(" (")[0]
    return head if " " in head else head.replace("–", " – ")


def _key(row: BoardView | Player | None) -> int | str:
    if row is None:
        return "loose"
    if isinstance(row, Player):
        return f"bye-{row.id}"
    return row.game.id if row.game is not None else -row.board
