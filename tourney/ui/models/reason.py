"""Why somebody has a place, as lines to walk through: the neighbours, then each value and its steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from tourney.core.marks import Text
from tourney.standings.base import points_text
from tourney.standings.ranking import Ranking, Row
from tourney.standings.story import Chapter, chapters, looked_at
from tourney.ui.base.i18n import format_number, listed, shown
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Emphasis, Role, Section
from tourney.ui.models.standings import RIGHT


class ReasonColumn(IntEnum):
    """The columns of a worked-out reason."""

    ROUND = 0
    WHAT = 1
    AMOUNT = 2


@dataclass(frozen=True, slots=True)
class ReasonLine:
    """A contribution (or a neighbour): in which round (at which place), what, how much.

    What does not count is struck out; the person told about is set stronger.
    """

    key: int
    number: str
    what: Text | str
    amount: str
    counted: bool = True
    strong: bool = False
    sentence: bool = False


class ReasonModel(GroupedModel[ReasonLine]):
    """The story of one line of a ranking."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: tuple[Ranking, int] | None = None

    def tell(self, ranking: Ranking, unit: int) -> None:
        """Show why a unit has its place."""
        self._told = (ranking, unit)
        self._arrange_parts()

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self._arrange_parts()
        self.repaint_all()

    def _arrange_parts(self) -> None:
        if self._told is None:
            return
        ranking, unit = self._told
        groups = []
        keys = iter(range(100_000))
        row = ranking.row_of(unit)
        near = _neighbours(ranking, row)
        if len(near) > 1:
            deciding = [shown(column.label) for column in ranking.columns[: looked_at(ranking, row)]]
            note = listed((self.tr("points"), *deciding))
            lines = tuple(_beside(ranking, one, row, next(keys)) for one in near)
            groups.append(Group(Section(self.tr("Next to"), note), lines))
        for chapter in chapters(ranking, unit):
            lines = tuple(_steps(chapter, keys))
            groups.append(Group(Section(shown(chapter.name), chapter.amount), lines or _nothing(next(keys))))
        self.set_groups(groups)

    def columns(self) -> int:
        return len(ReasonColumn)

    def key_of(self, row: ReasonLine) -> int:
        return row.key

    def name_of(self, row: ReasonLine) -> str:
        return shown(row.what)

    def sort_value(self, row: ReasonLine, column: int) -> SortValue:
        del column
        return row.key

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Round"), self.tr("Against, from"), self.tr("Adds"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(RIGHT) if section != ReasonColumn.WHAT else None
        return None

    def cell(self, row: ReasonLine, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole if row.sentence:
                # It stands across all columns, and the view looks at the first one.
                return shown(row.what) if column != ReasonColumn.AMOUNT else ""
            case Qt.ItemDataRole.DisplayRole:
                return (row.number, shown(row.what), row.amount)[column]
            case Qt.ItemDataRole.AccessibleTextRole:
                return (
                    self._words(row) if column == ReasonColumn.WHAT else (row.number, "", row.amount)[column]
                )
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if column != ReasonColumn.WHAT else None
            case Qt.ItemDataRole.ToolTipRole if not row.counted:
                return self.tr("{0}, does not count").format(shown(row.what))
            case Qt.ItemDataRole.ToolTipRole if row.sentence:
                return shown(row.what)
            case Role.EMPHASIS:
                return Emphasis.STRONG if row.strong else Emphasis.NORMAL if row.counted else Emphasis.SOFT
            case _:
                return None

    def _words(self, row: ReasonLine) -> str:
        what = shown(row.what)
        if row.sentence:
            return what
        if not row.counted:
            what = self.tr("{0}, does not count").format(what)
        words = self.tr("{0}: {1}, {2}") if row.number else self.tr("{1}, {2}")
        return words.format(row.number, what, row.amount)


def _neighbours(ranking: Ranking, row: Row) -> list[Row]:
    """Return the row above, the row itself and the row below; of who shares its place, all."""
    at = ranking.rows.index(row)
    near = set(range(max(at - 1, 0), min(at + 2, len(ranking.rows))))
    if row.shared:
        near |= {i for i, one in enumerate(ranking.rows) if one.place == row.place}
    return [ranking.rows[i] for i in sorted(near)]


def _beside(ranking: Ranking, one: Row, told: Row, key: int) -> ReasonLine:
    name = ranking.contest.units[one.unit].name
    values = [value.text for value in one.values[: looked_at(ranking, told)]]
    amount = " · ".join((points_text(one.points), *values))
    return ReasonLine(key, one.place_text, name, amount, strong=one is told)


def _steps(chapter: Chapter, keys: Iterator[int]) -> Iterator[ReasonLine]:
    if chapter.why is not None:
        yield ReasonLine(next(keys), "", chapter.why, "", sentence=True)
    for step in chapter.steps:
        number = "" if step.round is None else format_number(step.round)
        yield ReasonLine(next(keys), number, step.text, step.amount, step.counted)


def _nothing(key: int) -> tuple[ReasonLine, ...]:
    return (ReasonLine(key, "", "–", ""),)
