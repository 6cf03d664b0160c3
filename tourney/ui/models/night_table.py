"""The standings of an event: places that may be shared, points, tie-breaks, the record, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt

from tourney.club.event_table import Part
from tourney.club.views import RatingView
from tourney.core.marks import Text
from tourney.core.names import fold
from tourney.standings.base import points_text
from tourney.standings.bracket_places import how_far
from tourney.standings.ranking import Row
from tourney.standings.tiebreak_base import Column
from tourney.ui.base.i18n import format_number, listed, shown
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Badge, Change, Emphasis, Role, Section
from tourney.ui.models.standings import DESCENDING, RIGHT, change_text, rating_of, rating_text

PLACE, PLAYER = 0, 1
TIEBREAK = "tiebreak"


@dataclass(frozen=True, slots=True)
class EventLine:
    """A line of the standings: its part of the event, the row of the ranking, and who it is.

    ``key`` is a player's id, of a team its id with a minus; ``far`` is how far he came in a bracket.
    """

    key: int
    part: int
    name: str
    row: Row
    rating: RatingView | None
    change: float | None
    far: Text | None = None


def lines_of(parts: Sequence[Part]) -> tuple[tuple[EventLine, ...], ...]:
    """Return the lines of each part, ready to show."""
    found = []
    for number, part in enumerate(parts):
        made, rated, changes = part.table.made, part.table.rated, part.table.changes()
        units = made.contest.units
        lines = []
        bracket = part.table.bracket
        for row in part.ranking.rows:
            one = made.ids[row.unit]
            far = how_far(made.contest, bracket, row.unit) if bracket is not None else None
            rating = rated.of(one) if rated is not None and not made.of_teams else None
            key = -one if made.of_teams else one
            lines.append(EventLine(key, number, units[row.unit].name, row, rating, changes[row.unit], far))
        found.append(tuple(lines))
    return tuple(found)


class EventTableModel(GroupedModel[EventLine]):
    """One line a player or team, a group for each part; as many columns as there are tie-breaks.

    ``keys`` names the columns: place, player, points (or how far somebody came in a bracket), tie-breaks,
    record, rating, change.
    """

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._parts: tuple[Part, ...] = ()
        self._lines: tuple[tuple[EventLine, ...], ...] = ()
        self._breaks: tuple[Column, ...] = ()
        self.keys: tuple[str, ...] = ("place", "player", "points", "record", "rating", "change")

    @property
    def parts(self) -> tuple[Part, ...]:
        """What is shown."""
        return self._parts

    @property
    def bracket(self) -> bool:
        """True while places are those of a bracket."""
        return bool(self._parts) and self._parts[0].table.bracket is not None

    def set_parts(self, parts: Sequence[Part], lines: Sequence[Sequence[EventLine]] | None = None) -> None:
        """Show standings; *lines* are those of ``lines_of`` where they were made before."""
        self._parts = tuple(parts)
        self._lines = tuple(tuple(one) for one in (lines if lines is not None else lines_of(parts)))
        bracket = self.bracket
        breaks = parts[0].ranking.columns if parts and not bracket else ()
        keys = (
            "place",
            "player",
            "how-far" if bracket else "points",
            *(f"{TIEBREAK}:{one.key}" for one in breaks),
            "record",
            "rating",
            "change",
        )

        def take() -> None:
            self.keys, self._breaks = keys, breaks

        if keys == self.keys:
            take()
        self.set_groups(self._made(), anew=None if keys == self.keys else take)

    def _made(self) -> tuple[Group[EventLine], ...]:
        players = QCoreApplication.translate
        return tuple(
            Group(
                None
                if part.title is None
                else Section(shown(part.title), players("Counts", "%n player(s)", None, len(lines))),
                lines,
            )
            for part, lines in zip(self._parts, self._lines, strict=True)
        )

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.set_groups(self._made())
        self.repaint_all()

    def columns(self) -> int:
        return len(self.keys)

    def at(self, key: str) -> int:
        """Return the number of a column, -1 where there is none."""
        return self.keys.index(key) if key in self.keys else -1

    def key_of(self, row: EventLine) -> int:
        return row.key

    def name_of(self, row: EventLine) -> str:
        return row.name

    def sort_value(self, row: EventLine, column: int) -> SortValue:
        tally = row.row.tally
        match self.keys[column]:
            case "place" | "how-far":
                return row.row.place
            case "player":
                return fold(row.name)
            case "points":
                return float(row.row.points)
            case "record":
                return tally.won + tally.drawn / 1000 - tally.lost / 1_000_000
            case "rating":
                return row.rating.mean if row.rating is not None else None
            case "change":
                return row.change
            case _:
                value = row.row.values[column - PLAYER - 2].value
                return None if value is None else float(value)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.keys):
            return None
        key = self.keys[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(section)
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if key not in ("player", "how-far") else None
            case Qt.ItemDataRole.InitialSortOrderRole:
                lower = key.startswith(TIEBREAK) and self._breaks[section - PLAYER - 2].lower_first
                return DESCENDING if key not in ("place", "player", "how-far") and not lower else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._header_tip(section)
            case Role.KEY:
                return key
            case _:
                return None

    def _title(self, column: int) -> str:
        match self.keys[column]:
            case "place":
                return "#"
            case "player":
                of_teams = bool(self._parts) and self._parts[0].table.made.of_teams
                return self.tr("Team") if of_teams else self.tr("Player")
            case "points":
                return self.tr("Points")
            case "how-far":
                return self.tr("How far")
            case "record":
                return self.tr("W–D–L", "won, drawn, lost")
            case "rating":
                return self.tr("Rating")
            case "change":
                return self.tr("Change")
            case _:
                return self._breaks[column - PLAYER - 2].key

    def _header_tip(self, column: int) -> str | None:
        match self.keys[column]:
            case "place":
                return self.tr("Enter on a place tells what it was made of; = marks a shared one")
            case "record":
                return self.tr("Won, drawn, lost")
            case "change":
                return self.tr("What the games of this event did to the rating")
            case key if key.startswith(TIEBREAK):
                return shown(self._breaks[column - PLAYER - 2].label)
            case _:
                return None

    def cell(self, row: EventLine, column: int, role: int) -> Any:
        key = self.keys[column]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(row) if key == "player" else self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(RIGHT) if key not in ("player", "how-far") else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row, column)
            case _:
                return self._drawn(row, key, role)

    def _drawn(self, row: EventLine, key: str, role: int) -> Any:
        match role:
            case Role.BADGE if key == "player":
                provisional = row.rating is not None and row.rating.provisional
                return Badge.PROVISIONAL if provisional else None
            case Role.TRAILING if key == "player":
                return self.tr("withdrawn") if row.row.withdrawn else None
            case Role.RATING if key == "rating":
                return rating_of(row.rating) if row.rating is not None else None
            case Role.CHANGE if key == "change":
                return Change(row.change, decimals=_decimals(row)) if row.change is not None else None
            case Role.EMPHASIS if key in ("place", "points"):
                first = row.row.place == 1 and row.row.points > 0
                return Emphasis.STRONG if first or key == "points" else Emphasis.NORMAL
            case Role.EMPHASIS if key == "player":
                out = row.row.withdrawn or row.row.place is None
                return Emphasis.SOFT if out else Emphasis.NORMAL
            case _:
                return None

    def _text(self, row: EventLine, column: int) -> str:
        tally = row.row.tally
        match self.keys[column]:
            case "place":
                return row.row.place_text
            case "player":
                return row.name
            case "points":
                return points_text(row.row.points)
            case "how-far":
                return shown(row.far) if row.far is not None else ""
            case "record":
                return "–".join(format_number(one) for one in (tally.won, tally.drawn, tally.lost))
            case "rating":
                return rating_text(row.rating) if row.rating is not None else ""
            case "change":
                return change_text(row.change, _decimals(row))
            case _:
                return row.row.values[column - PLAYER - 2].text

    def _tip(self, row: EventLine, column: int) -> str | None:
        match self.keys[column]:
            case "place" if row.row.shared:
                return self._sharing(row)
            case "place" | "player" | "how-far" if row.row.note is not None:
                return shown(row.row.note)
            case "record":
                return self._record_words(row)
            case key if key.startswith(TIEBREAK):
                one = self._breaks[column - PLAYER - 2]
                return self.tr("{0}: {1}").format(shown(one.label), row.row.values[column - PLAYER - 2].text)
            case _:
                return None

    def _sharing(self, row: EventLine) -> str:
        level = [one.name for one in self._lines[row.part] if one.row.place == row.row.place]
        words = self.tr("Place {0} is shared by {1}")
        return words.format(format_number(row.row.place or 0), listed(level))

    def _record_words(self, row: EventLine) -> str:
        tally = row.row.tally
        won, drawn, lost = (format_number(one) for one in (tally.won, tally.drawn, tally.lost))
        comma = self.tr(", ", "between parts of a list")
        parts = [self.tr("{0} won, {1} drawn, {2} lost").format(won, drawn, lost)]
        forfeits, byes = tally.forfeits, tally.byes
        if forfeits:
            parts.append(QCoreApplication.translate("Counts", "%n without play", None, forfeits))
        if byes:
            parts.append(QCoreApplication.translate("Counts", "%n bye(s)", None, byes))
        return comma.join(parts)

    def _words(self, row: EventLine) -> str:
        if row.row.place is None:
            return self.tr("{0}, without a place").format(row.name)
        words = self.tr("Place {0}, {1}, {2} points")
        return words.format(row.row.place_text, row.name, points_text(row.row.points))


def _decimals(row: EventLine) -> int:
    return row.rating.decimals if row.rating is not None else 0
