"""Lists of the import preview: the first games as they will be entered, and what is to be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from tourney.club.importing import ImportPreview
from tourney.core.games import Forfeit
from tourney.core.outcomes import outcome_text
from tourney.exchange.drafts import ImportDraft
from tourney.exchange.preview import Fate, RowFate
from tourney.ui.base.i18n import format_date, format_rating, shown
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Emphasis, ResultState, Role
from tourney.ui.widgets.delegates.marks import ResultCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell, TextCell
from tourney.ui.widgets.table import Column

Index = QModelIndex | QPersistentModelIndex
FIRST = 60


class LinesModel(QAbstractTableModel):
    """Rows of words under headings; long lists of problems too, for nothing is made ahead of time."""

    def __init__(
        self,
        headings: Sequence[str],
        rows: Sequence[Sequence[str]],
        parent: QObject | None = None,
        *,
        strong: int = -1,
    ) -> None:
        super().__init__(parent)
        self._headings = tuple(headings)
        self._rows = rows
        self._strong = strong

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        wanted = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self._headings[section] if wanted and 0 <= section < len(self._headings) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._rows[index.row()][index.column()]
        if role == Role.EMPHASIS and index.column() != self._strong:
            return Emphasis.SOFT
        return None


class DraftGamesModel(QAbstractTableModel):
    """The first games of a draft; each is made when it is drawn."""

    def __init__(self, draft: ImportDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self._ids = range(len(draft.players))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else min(FIRST, len(self._draft.games))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else 6

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < 6:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignHCenter if section == 4 else Qt.AlignmentFlag.AlignLeft)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Row"),
            self.tr("Date"),
            self.tr("Event"),
            self.tr("Side A"),
            self.tr("Result"),
            self.tr("Side B"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(row, column)
        if role == Role.RESULT and column == 4:
            return ResultState(self._words(row, column))
        if role == Role.EMPHASIS and column in (3, 5):
            return self._emphasis(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == 4:
            return int(Qt.AlignmentFlag.AlignHCenter)
        return None

    def _words(self, row: int, column: int) -> str:
        games = self._draft.games
        match column:
            case 0:
                return str(games.rows[row])
            case 1:
                return format_date(games.dates[row])
            case 2:
                event = games.events[row]
                return games.event_names[event] if event >= 0 else ""
            case 4:
                return outcome_text(games.new_game(row, self._ids))
        sides = self._sides(row)
        return sides[0] if column == 3 else ", ".join(sides[1:])

    def _sides(self, row: int) -> list[str]:
        game = self._draft.games.new_game(row, self._ids)
        people = self._draft.players
        return [" + ".join(people[member.player_id].name for member in one.members) for one in game.sides]

    def _emphasis(self, row: int, column: int) -> Emphasis:
        game = self._draft.games.new_game(row, self._ids)
        ranks = [one.rank or 0 for one in game.sides]
        if len(ranks) != 2 or ranks[0] == ranks[1] or game.forfeit is Forfeit.DOUBLE:
            return Emphasis.NORMAL
        return Emphasis.STRONG if (ranks[0] < ranks[1]) == (column == 3) else Emphasis.SOFT


class FatesModel(QAbstractTableModel):
    """What becomes of each row of the document; nothing is made ahead of time."""

    def __init__(self, preview: ImportPreview, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fates = preview.fates
        games = preview.draft.games
        self._again = {games.rows[i] for i in preview.again}

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._fates)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else 4

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        names = (self.tr("Row"), self.tr("What becomes of it"), self.tr("Why"), self.tr("What it says"))
        return names[section] if 0 <= section < len(names) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._fates):
            return None
        one = self._fates[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            match index.column():
                case 0:
                    return str(one.row)
                case 1:
                    return self._fate(one)
                case 2:
                    return " ".join(shown(reason) for reason in one.reasons)
                case _:
                    return " · ".join(" ".join(cell.split()) for cell in one.cells if cell.strip())
        if role == Role.EMPHASIS and index.column() != 1:
            return Emphasis.SOFT
        if role == Role.EMPHASIS and one.fate is Fate.IN:
            return Emphasis.NORMAL
        return None

    def _fate(self, one: RowFate) -> str:
        if one.fate is not Fate.OUT and one.row in self._again:
            return self.tr("in the club already")
        return {
            Fate.IN: self.tr("comes in"),
            Fate.REPAIRED: self.tr("comes in, repaired"),
            Fate.DUPLICATE: self.tr("resembles another row"),
            Fate.OUT: self.tr("left out"),
        }[one.fate]


def fates_columns(theme: Theme) -> tuple[Column, ...]:
    """Return the columns of ``FatesModel``."""
    return (
        Column("row", 56, delegate=FigureCell(theme, ink="faint")),
        Column("fate", 170, least=120, delegate=NameCell(theme)),
        Column("why", 250, least=120, stretch=2, delegate=TextCell(theme)),
        Column("cells", 250, least=120, stretch=2, delegate=TextCell(theme, ink="soft")),
    )


def games_columns(theme: Theme) -> tuple[Column, ...]:
    """Return the columns of ``DraftGamesModel``."""
    return (
        Column("row", 56, delegate=FigureCell(theme, ink="faint")),
        Column("date", 128, delegate=FigureCell(theme)),
        Column("event", 150, least=90, stretch=2, delegate=TextCell(theme, ink="soft")),
        Column("a", 160, least=110, stretch=3, delegate=NameCell(theme)),
        Column("result", 84, least=70, delegate=ResultCell(theme)),
        Column("b", 160, least=110, stretch=3, delegate=NameCell(theme)),
    )


def player_rows(draft: ImportDraft) -> list[tuple[str, str, str, str]]:
    """Return the people of a list of players: name, number, year of birth, start rating."""
    rows = []
    for one in draft.players:
        rating = "" if one.rating is None else format_rating(one.rating)
        if one.rating is not None and one.deviation is not None:
            rating = f"{rating} ±{format_rating(one.deviation)}"
        rows.append((one.name, one.number, "" if one.born is None else str(one.born), rating))
    return rows


def problem_rows(preview: ImportPreview) -> list[tuple[str, str, str]]:
    """Return row, column and what is wrong, for each row that cannot be read."""
    return [(str(one.row), one.column, shown(one.text)) for one in preview.draft.problems]


def remark_rows(preview: ImportPreview) -> list[tuple[str, str, str]]:
    """Return row, column and what was done, for each harmless remark."""
    whole = [("", "", shown(note)) for note in preview.notes]
    return whole + [(str(one.row), one.column, shown(one.text)) for one in preview.draft.remarks]
