"""The board as a table: the ranked with their whiskers, then everybody without a score and why."""

from __future__ import annotations

from enum import IntEnum
from statistics import median
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from tourney.club.arena import Board
from tourney.club.arena_rows import BoardRow, Outsider
from tourney.club.arena_sheets import WHY
from tourney.core.names import fold
from tourney.ui.base.i18n import format_number, format_percent, format_rating, shown
from tourney.ui.charts.ticks import round_values
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Emphasis, Range, RankSpread, Rating, Role, Scale, Section
from tourney.ui.models.standings import DESCENDING, RIGHT

MOST_TICKS = 6
AIR = 0.03
WIDEST = 1.6
"""How far whiskers of few votes may widen the scale, as a multiple of the span of the scores."""

Line = BoardRow | Outsider


class BoardColumn(IntEnum):
    """The columns of the board."""

    RANK = 0
    SPREAD = 1
    PLAYER = 2
    SCORE = 3
    RANGE = 4
    GAMES = 5
    SHARE = 6


_RIGHT = (BoardColumn.RANK, BoardColumn.SCORE, BoardColumn.GAMES, BoardColumn.SHARE)


def scale_of_rows(rows: tuple[BoardRow, ...]) -> Scale | None:
    """Return the common axis of all whiskers; a few endless ones are cut off at it."""
    if not rows:
        return None
    low, high = min(row.score for row in rows), max(row.score for row in rows)
    span = max(high - low, median(row.high - row.low for row in rows), 1.0)
    bottom = max(min(row.low for row in rows), low - WIDEST * span)
    top = min(max(row.high for row in rows), high + WIDEST * span)
    air = max(1e-3, AIR * (top - bottom))
    return Scale(bottom - air, top + air, tuple(round_values(bottom, top, MOST_TICKS)))


class BoardModel(GroupedModel[Line]):
    """What the board shows; sorting and filtering keep those without a score apart."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board: Board | None = None
        self._scale: Scale | None = None

    def set_board(self, board: Board) -> None:
        """Show another board."""
        self.board = board
        self._scale = scale_of_rows(board.rows)
        self._set()

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self._set()

    def _set(self) -> None:
        board = self.board
        if board is None:
            return
        groups: list[Group[Line]] = []
        if board.rows:
            note = self.tr("ranked by score; the whisker is the 95 % range")
            section = Section(self.tr("Ranked"), f"{format_number(len(board.rows))} · {note}")
            groups.append(Group(section, board.rows))
        titles = {
            "unbeaten": self.tr("Unbeaten"),
            "winless": self.tr("Without a win"),
            "apart": self.tr("Not connected"),
        }
        for why, words in WHY.items():
            some = tuple(one for one in board.outsiders if one.why == why)
            if some:
                groups.append(
                    Group(Section(titles[why], f"{format_number(len(some))} · {shown(words)}"), some)
                )
        self.set_groups(groups)

    def columns(self) -> int:
        return len(BoardColumn)

    def key_of(self, row: Line) -> int:
        return row.player_id

    def name_of(self, row: Line) -> str:
        return row.name

    def sort_value(self, row: Line, column: int) -> SortValue:
        match column:
            case BoardColumn.PLAYER:
                return fold(row.name)
            case BoardColumn.GAMES:
                return row.games
            case BoardColumn.SHARE:
                return row.share
        if isinstance(row, Outsider):
            return -row.share if column == BoardColumn.RANK else None
        match column:
            case BoardColumn.RANK:
                return row.rank
            case BoardColumn.SPREAD:
                return row.best
            case BoardColumn.SCORE:
                return row.score
            case _:
                return row.error

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if section in _RIGHT else None
            case Qt.ItemDataRole.InitialSortOrderRole:
                falling = (BoardColumn.SCORE, BoardColumn.GAMES, BoardColumn.SHARE)
                return DESCENDING if section in falling else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._tips()[section]
            case Role.SCALE:
                return self._scale if section == BoardColumn.RANGE else None
            case Role.KEY:
                return BoardColumn(section).name.lower()
            case _:
                return None

    def _titles(self) -> tuple[str, ...]:
        return (
            self.tr("Rank"),
            self.tr("Ranks, 95 % sure"),
            self.tr("Player"),
            self.tr("Score (±)"),
            self.tr("95 % range"),
            self.tr("Votes"),
            self.tr("Won, %"),
        )

    def _tips(self) -> tuple[str, ...]:
        return (
            self.tr("By score alone"),
            self.tr("The best and the worst rank that the 95 % ranges allow"),
            self.tr("Two chosen rows are compared below"),
            self.tr("Bradley-Terry score, and beside it one standard error"),
            self.tr("The score with its 95 % range"),
            self.tr("Games that count on this board; dashed and hollow where they are few"),
            self.tr("Share of the points; a tie counts half"),
        )

    def cell(self, row: Line, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(row) if column == BoardColumn.PLAYER else self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if column in _RIGHT else None
        if isinstance(row, Outsider):
            return None
        return self._payload(row, column, role)

    def _payload(self, row: BoardRow, column: int, role: int) -> Any:
        match role:
            case Role.EMPHASIS:
                return Emphasis.STRONG if row.rank <= 3 and not row.thin else Emphasis.NORMAL
            case Role.TRAILING if column == BoardColumn.PLAYER and row.thin:
                return self.tr("few votes")
            case Role.RATING if column == BoardColumn.SCORE:
                return Rating(row.score, row.error, row.low, row.high)
            case Role.RANGE if column == BoardColumn.RANGE:
                return Range(row.score, row.low, row.high, provisional=row.thin)
            case Role.RANKSPREAD if column == BoardColumn.SPREAD and self.board is not None:
                return RankSpread(row.rank, row.best, row.worst, len(self.board.rows))
            case _:
                return None

    def _text(self, row: Line, column: int) -> str:
        match column:
            case BoardColumn.PLAYER:
                return row.name
            case BoardColumn.GAMES:
                return format_number(row.games)
            case BoardColumn.SHARE:
                return format_percent(row.share)
        if isinstance(row, Outsider):
            return ""
        match column:
            case BoardColumn.RANK:
                return format_number(row.rank)
            case BoardColumn.SPREAD:
                return f"{row.best}–{row.worst}"
            case BoardColumn.SCORE:
                return f"{format_rating(row.score)} ±{format_rating(row.error)}"
            case _:
                return f"{format_rating(row.low)} – {format_rating(row.high)}"

    def _words(self, row: Line) -> str:
        votes = QCoreApplication.translate("Counts", "%n vote(s)", None, row.games)
        if isinstance(row, Outsider):
            return self.tr("{0}: no score, {1}").format(row.name, votes)
        words = self.tr("{0}: rank {1}, score {2}, 95 % sure between {3} and {4}, {5}").format(
            row.name,
            format_number(row.rank),
            format_rating(row.score),
            format_rating(row.low),
            format_rating(row.high),
            votes,
        )
        return self.tr("{0}; few votes").format(words) if row.thin else words
