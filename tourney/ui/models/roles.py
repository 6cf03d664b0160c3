"""What item models and the delegates of the tables say to each other beyond Qt's own roles.

A model returns payloads of plain values; a delegate draws them. ``DisplayRole`` should hold the same
in words or figures, for copying, search and screen readers, and ``AccessibleTextRole`` a sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from PySide6.QtCore import Qt

_FIRST = int(Qt.ItemDataRole.UserRole)


class Role(IntEnum):
    """Item data roles. The payload type stands beside each."""

    SORT = _FIRST + 1  # int, float or str: the raw value to sort by
    KEY = _FIRST + 2  # int or str: the id of the record; in a header, the stable name of the column
    SECTION = _FIRST + 3  # Section: the row is a heading over all columns
    EMPHASIS = _FIRST + 4  # Emphasis of the name
    SECOND_LINE = _FIRST + 5  # str: words under the name
    RATING = _FIRST + 6  # Rating
    CHANGE = _FIRST + 7  # Change
    BADGE = _FIRST + 8  # Badge, or None when established
    ODDS = _FIRST + 9  # Odds
    QUALITY = _FIRST + 10  # Quality
    RANGE = _FIRST + 11  # Range
    RANKSPREAD = _FIRST + 12  # RankSpread
    RESULT = _FIRST + 13  # ResultState
    SPARK = _FIRST + 15  # tuple[float, ...]: a short history, oldest first
    TRAILING = _FIRST + 16  # str: faint words at the right end
    SCALE = _FIRST + 17  # Scale: in a header, the common scale of a range column
    ICON = _FIRST + 18  # str: name of an icon before the words
    RECORD = _FIRST + 19  # the record itself, for whoever acts on the row


class Emphasis(StrEnum):
    """How strongly a name is set: open, winner, loser."""

    NORMAL = "normal"
    STRONG = "strong"
    SOFT = "soft"


class Badge(StrEnum):
    """The only words on a badge; an established player carries none."""

    PROVISIONAL = "provisional"
    AWAY = "away"
    CHAMPION = "champion"


@dataclass(frozen=True, slots=True)
class Section:
    """A heading row: what follows, and one quiet remark about it."""

    title: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in points and how sure it is; while provisional only low to high is shown."""

    mean: float
    deviation: float
    low: float = 0.0
    high: float = 0.0
    provisional: bool = False
    decimals: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """Points gained or lost; ``value`` None shows ``word`` instead, such as "new"."""

    value: float | None
    word: str = ""
    decimals: int = 0


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of side A and of a draw (0 to 1), and how far A's chance may be off."""

    a: float
    doubt: float = 0.0
    draw: float = 0.0

    @property
    def b(self) -> float:
        """The chance of side B."""
        return max(0.0, 1.0 - self.a - self.draw)


@dataclass(frozen=True, slots=True)
class Quality:
    """Match quality 0 to 1; ``bare`` leaves the figure out where the column is narrow."""

    value: float
    bare: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True)
class Range:
    """A rating with the two ends of its 95 % interval."""

    mean: float
    low: float
    high: float
    provisional: bool = False
    decimals: int = 0


@dataclass(frozen=True, slots=True)
class Scale:
    """The common axis of a column of ranges, and the round values with a guide line."""

    low: float
    high: float
    ticks: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class RankSpread:
    """A rank with the 95 % interval of ranks, among ``of`` ranked players."""

    rank: int
    low: int
    high: int
    of: int


@dataclass(frozen=True, slots=True)
class ResultState:
    """A result that is in (``text``), open (``text`` is the word for it), or awaited by ``keys``."""

    text: str = ""
    open: bool = False
    keys: tuple[str, ...] = ()
