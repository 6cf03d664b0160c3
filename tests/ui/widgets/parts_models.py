"""Invented people, boards and ranks in item models, for the sheet of parts and the tests of tables."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from tourney.ui.models.roles import (
    Badge,
    Change,
    Emphasis,
    Odds,
    Quality,
    Range,
    RankSpread,
    Rating,
    ResultState,
    Role,
    Scale,
    Section,
)

ROOT = QModelIndex()
PEOPLE = (
    ("Ana Duarte", 1712, 45), ("陈思远", 1698, 62), ("Đặng Minh Anh", 1661, 48), ("Νίκος Παππάς", 1566, 49),
    ("Charlotte van den Berghe", 1446, 59), ("ليلى حداد", 1475, 54), ("Þóra Jónsdóttir", 1489, 55),
    ("Мария Орлова", 1456, 47), ("Kwame Boateng", 1590, 66), ("田中由紀", 1498, 60), ("Tom Hale", 1460, 138),
)  # fmt: skip


class Boards(QAbstractTableModel):
    """Boards as the Desk will give them."""

    HEAD = ("Board", "Side A", "Odds", "Side B", "Quality", "Result")

    def rowCount(self, parent=ROOT) -> int:
        return 0 if parent.isValid() else 6

    def columnCount(self, parent=ROOT) -> int:
        return 0 if parent.isValid() else len(self.HEAD)

    def headerData(self, section, orientation, role=Qt.ItemDataRole.DisplayRole):
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.HEAD[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and section in (0, 5):
            return Qt.AlignmentFlag.AlignRight if section == 0 else Qt.AlignmentFlag.AlignHCenter
        return None

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        row, column = index.row(), index.column()
        if column in (1, 3):
            name, mean, sd = PEOPLE[(2 * row + (column == 3)) % len(PEOPLE)]
            provisional = row == 5 and column == 1
            won = row % 3 == 0 if column == 1 else row % 3 == 1
            return {
                Qt.ItemDataRole.DisplayRole: name,
                Role.RATING: Rating(mean, sd, mean - 2 * sd, mean + 2 * sd, provisional),
                Role.BADGE: Badge.PROVISIONAL if provisional else None,
                Role.CHANGE: Change(8 if won else -8) if row < 3 or provisional else None,
                Role.EMPHASIS: (Emphasis.STRONG if won else Emphasis.SOFT) if row < 2 else Emphasis.NORMAL,
            }.get(role)
        if role == Qt.ItemDataRole.DisplayRole and column == 0:
            return row + 1
        if role == Qt.ItemDataRole.TextAlignmentRole and column == 0:
            return Qt.AlignmentFlag.AlignRight
        if role == Role.ODDS:
            return Odds(0.5 + 0.04 * row, 0.04 + 0.02 * (row % 3), 0.1 if row == 4 else 0.0)
        if role == Role.QUALITY:
            return Quality(0.98 - 0.07 * row)
        if role == Role.RESULT:
            if row == 3:
                return ResultState(keys=("1", "=", "0"))
            return ResultState("open", open=True) if row > 3 else ResultState("3 – 1")
        return None


class Ranks(QAbstractTableModel):
    """A rating list with headings."""

    HEAD = ("#", "Rank spread", "Player", "Rating", "This month", "", "Games", "Last")
    SCALE = Scale(1100, 1850, (1200, 1300, 1400, 1500, 1600, 1700, 1800))

    def rowCount(self, parent=ROOT) -> int:
        return 0 if parent.isValid() else 9

    def columnCount(self, parent=ROOT) -> int:
        return 0 if parent.isValid() else len(self.HEAD)

    def headerData(self, section, orientation, role=Qt.ItemDataRole.DisplayRole):
        if role == Qt.ItemDataRole.DisplayRole:
            return self.HEAD[section]
        if role == Role.SCALE and section == 5:
            return self.SCALE
        if role == Qt.ItemDataRole.TextAlignmentRole and section in (0, 3, 4, 6):
            return Qt.AlignmentFlag.AlignRight
        return None

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        row, column = index.row(), index.column()
        heading = {
            0: Section("Established", "19 players · ranked by rating"),
            7: Section("Provisional", "3 players"),
        }
        if row in heading:
            return heading[row] if role == Role.SECTION else None
        name, mean, sd = PEOPLE[row - 1] if row < 7 else PEOPLE[10]
        rank, provisional = row, row > 7
        if role == Qt.ItemDataRole.DisplayRole:
            return ("–" if provisional else rank, "", name, "", "", "", 200 - 13 * row, "today")[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (0, 3, 4, 6):
            return Qt.AlignmentFlag.AlignRight
        by_column = {
            1: (Role.RANKSPREAD, None if provisional else RankSpread(rank, max(1, rank - 2), rank + 3, 19)),
            3: (Role.RATING, Rating(mean, sd, mean - 2 * sd, mean + 2 * sd, provisional)),
            4: (Role.CHANGE, Change(None, "new") if provisional else Change((8, -8, 9, 0, 7, -6)[row % 6])),
            5: (Role.RANGE, Range(mean, mean - 2 * sd, mean + 2 * sd, provisional)),
        }
        if role == Role.BADGE and column == 2:
            return Badge.PROVISIONAL if provisional else Badge.CHAMPION if row == 1 else None
        wanted = by_column.get(column)
        return wanted[1] if wanted and role == wanted[0] else None


class People(QAbstractTableModel):
    """The check-in list."""

    def rowCount(self, parent=ROOT) -> int:
        return 0 if parent.isValid() else 8

    def columnCount(self, parent=ROOT) -> int:
        return 1

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        row = index.row()
        if row == 5:
            return Section("Not here", "20") if role == Role.SECTION else None
        return {
            Qt.ItemDataRole.DisplayRole: PEOPLE[row][0],
            Qt.ItemDataRole.CheckStateRole: Qt.CheckState.Checked if row < 5 else Qt.CheckState.Unchecked,
            Role.TRAILING: str(row + 1) if row < 5 else "",
        }.get(role)
