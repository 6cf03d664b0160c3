"""The things a club keeps, apart from games: players, start ratings, events, rounds, entries."""

from __future__ import annotations

import datetime as dt
import math
import unicodedata
from dataclasses import dataclass, replace
from enum import StrEnum

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.rules import NO_RULES, EventRules, Scoring, exact

NAME_EMPTY = QT_TRANSLATE_NOOP("Errors", "A name is needed.")
NAME_LONG = QT_TRANSLATE_NOOP("Errors", "The name is longer than {limit} characters.")
BAD_MEAN = QT_TRANSLATE_NOOP("Errors", "The start rating is not a number.")
BAD_DEVIATION = QT_TRANSLATE_NOOP("Errors", "The start deviation must be more than 0.")

NAME_LIMIT = 120
_UNSEEN = frozenset(("Cc", "Cf", "Zs", "Zl", "Zp"))


def clean_name(name: str, *, field: str = "name") -> str:
    """Return the name with runs of white space made one space.

    Raises
    ------
    TourneyError
        "name-empty" or "name-long".
    """
    cleaned = " ".join(name.replace("\ufeff", "").split())
    # Signs without a shape (zero-width spaces, marks of direction) make a row that nobody can see.
    if not any(unicodedata.category(sign) not in _UNSEEN for sign in cleaned):
        raise TourneyError("name-empty", NAME_EMPTY, field=field)
    if len(cleaned) > NAME_LIMIT:
        raise TourneyError("name-long", NAME_LONG(limit=NAME_LIMIT), field=field)
    return cleaned


def name_ending(name: str, end: str) -> str:
    """Return a name with *end* behind it, shortened before where both are too long for a name."""
    return name[: NAME_LIMIT - len(end)].rstrip() + end


@dataclass(frozen=True, slots=True)
class NewPlayer:
    """A person to add. ``number`` is the club's or federation's own id, kept as text.

    ``club`` is where he plays and ``household`` with whom he lives: both may be kept apart in a pairing.
    ``sex`` is "m", "f" or empty; ``federation`` and ``title`` are as the federation writes them.
    """

    name: str
    number: str = ""
    born: int | None = None
    note: str = ""
    club: str = ""
    household: str = ""
    federation: str = ""
    sex: str = ""
    title: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))


@dataclass(frozen=True, slots=True)
class Player(NewPlayer):
    """A person of the register. An archived player keeps his games and leaves the lists."""

    id: int = 0
    archived: bool = False
    version: int = 1


@dataclass(frozen=True, slots=True)
class StartRating:
    """A rating brought along from elsewhere: a fact that feeds the replay.

    ``mean`` and ``deviation`` are on the scale the club is shown, and stored on the one that clubs know
    (1500 +- 350 for a newcomer); deviation None means the engine's own start deviation.
    """

    player_id: int
    mean: float
    deviation: float | None = None
    date: dt.date | None = None
    source: str = ""

    def __post_init__(self) -> None:
        if not math.isfinite(self.mean):
            raise TourneyError("bad-mean", BAD_MEAN, field="rating")
        if self.deviation is not None and not (math.isfinite(self.deviation) and self.deviation > 0):
            raise TourneyError("bad-deviation", BAD_DEVIATION, field="deviation")


class EventKind(StrEnum):
    """What an event is. Its pairing system and scoring are in its rules."""

    NIGHT = "night"
    IMPORTED = "imported"
    LEAGUE = "league"
    TOURNAMENT = "tournament"
    TEAM = "team"
    SERIES = "series"


@dataclass(frozen=True, slots=True)
class NewEvent:
    """A club night, league or tournament. ``bye_points`` is what a free round is worth."""

    name: str
    date: dt.date
    kind: EventKind = EventKind.NIGHT
    bye_points: float = 1.0
    rules: EventRules = NO_RULES

    @property
    def scoring(self) -> Scoring:
        """The scoring of the rules, with what this event's bye is worth."""
        return replace(self.rules.scoring, bye=exact(self.bye_points))

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))


@dataclass(frozen=True, slots=True)
class Event(NewEvent):
    """A stored event."""

    id: int = 0
    version: int = 1


class ByeKind(StrEnum):
    """Why somebody sits a round out: the pairing gave it, or he asked for half, no or full points."""

    PAIRING = "pairing"
    HALF = "half"
    ZERO = "zero"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Round:
    """A round of an event: its number from 1, and the players who sit out with a bye.

    ``bye_kinds`` is as long as ``bye_ids``; ``published_at`` is when it went to paper and hall.
    """

    id: int
    event_id: int
    number: int
    accepted_at: dt.datetime
    bye_ids: tuple[int, ...] = ()
    bye_kinds: tuple[ByeKind, ...] = ()
    stage_id: int | None = None
    system: str = ""
    published_at: dt.datetime | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of an event with a name and rules of its own (None: the event's); closed ones are frozen."""

    id: int
    event_id: int
    number: int
    name: str
    rules: EventRules | None = None
    closed_at: dt.datetime | None = None
    version: int = 1


@dataclass(frozen=True, slots=True)
class NewTeam:
    """A named side; the first member is its captain. Without an event it belongs to the club."""

    name: str
    member_ids: tuple[int, ...] = ()
    event_id: int | None = None
    archived: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))


@dataclass(frozen=True, slots=True)
class Team(NewTeam):
    """A stored team."""

    id: int = 0
    version: int = 1


@dataclass(frozen=True, slots=True)
class Absence:
    """A round that a player asked to sit out."""

    event_id: int
    player_id: int
    number: int
    kind: ByeKind = ByeKind.ZERO


@dataclass(frozen=True, slots=True)
class Entry:
    """A player of an event, and whether he is here now.

    ``seed`` is a given place from 1 (None: by rating); ``first_round`` the first one paired for;
    ``fixed_board`` a table that this person needs.
    """

    event_id: int
    player_id: int
    here: bool
    since: dt.datetime
    section: str = ""
    seed: int | None = None
    withdrawn: bool = False
    first_round: int | None = None
    fixed_board: int | None = None
    team_id: int | None = None


@dataclass(frozen=True, slots=True)
class PublishedList:
    """A rating period from ``start`` on; once published a frozen list as of the end of ``date``.

    ``content`` is the JSON text of what was published, empty while the period is open.
    """

    id: int
    name: str
    start: dt.date | None
    date: dt.date
    published_at: dt.datetime | None = None
    content: str = ""
    version: int = 1
