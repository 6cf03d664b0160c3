"""A tournament as a federation's report file (TRF) tells it, before it is taken into a club.

Players are named by their starting number throughout, rounds count from 1.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

PLAYED_CODES = frozenset("1=0WDL")
FORFEIT_CODES = frozenset("+-")
BYE_CODES = frozenset("HFUZ")
CODES = PLAYED_CODES | FORFEIT_CODES | BYE_CODES


class Colour(StrEnum):
    """The scheduled colour of a player in a round."""

    WHITE = "w"
    BLACK = "b"
    NONE = ""


@dataclass(frozen=True, slots=True)
class EventResult:
    """One round of one player.

    ``opponent`` is a starting number, None for a bye or an empty board. ``code`` is of ``CODES``:
    1 = 0 played and rated, W D L played and not rated, + - forfeits, H F U Z byes (half, full, given by the
    pairing, zero); empty while a paired game has no result or the file says nothing about the round.
    """

    opponent: int | None = None
    colour: Colour = Colour.NONE
    code: str = ""

    @property
    def is_blank(self) -> bool:
        """True when the file says nothing about the round."""
        return self.opponent is None and not self.code and not self.colour


@dataclass(frozen=True, slots=True)
class NationalEntry:
    """What a federation's own list says about a player."""

    federation: str
    rating: int | None = None
    title: str = ""
    name: str = ""
    origin: str = ""
    number: str = ""
    birth: str = ""
    sex: str = ""


@dataclass(frozen=True, slots=True)
class EventPlayer:
    """A player of the event.

    ``sex`` is "m", "w" or empty; ``title`` in capitals ("WGM"); ``birth`` as ISO text, as much of it as
    is known ("1978", "1978-05", "1978-05-03"); ``points`` and ``rank`` as the file gives them.
    """

    number: int
    name: str
    sex: str = ""
    title: str = ""
    rating: int | None = None
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    points: float | None = None
    rank: int | None = None
    results: tuple[EventResult, ...] = ()
    national: tuple[NationalEntry, ...] = ()
    row: int = 0

    @property
    def born(self) -> int | None:
        """The year of birth."""
        return int(self.birth[:4]) if self.birth[:4].isdecimal() else None


@dataclass(frozen=True, slots=True)
class EventTeam:
    """A team and its players in board order."""

    number: int
    name: str
    players: tuple[int, ...] = ()
    nickname: str = ""
    strength: float | None = None
    match_points: float | None = None
    game_points: float | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class EventBye:
    """A bye asked for (kind H, F or Z) of players, or of teams where ``pairs_teams``."""

    kind: str
    round: int
    who: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Acceleration:
    """Fictitious points for pairing in rounds ``first`` to ``last``, of a run of players or teams."""

    points: float
    first: int
    last: int
    from_number: int
    to_number: int
    match_points: float | None = None


@dataclass(frozen=True, slots=True)
class Forbidden:
    """Players (or teams) who may not meet in rounds ``first`` to ``last``; None: in all of them."""

    who: tuple[int, ...]
    first: int | None = None
    last: int | None = None


@dataclass(frozen=True, slots=True)
class AbnormalPoints:
    """Points given or taken by hand; ``kind`` as in the file, empty for a penalty or a bonus."""

    kind: str
    points: float
    round: int = 0
    who: tuple[int, ...] = ()
    match_points: float | None = None


@dataclass(frozen=True, slots=True)
class EventGame:
    """A pairing of two players seen from both sides; codes as in ``EventResult``."""

    round: int
    white: int
    black: int
    white_code: str
    black_code: str
    colours_known: bool = True

    @property
    def is_open(self) -> bool:
        """True when neither side has a result yet."""
        return not self.white_code and not self.black_code

    @property
    def is_forfeit(self) -> bool:
        """True when it was decided without being played."""
        return bool({self.white_code, self.black_code} & FORFEIT_CODES)

    @property
    def is_rated(self) -> bool:
        """True when it was played and lasted at least a move."""
        return self.white_code in ("1", "=", "0")


_USUAL = (("W", 1.0), ("D", 0.5), ("L", 0.0))


@dataclass(frozen=True, slots=True)
class EventDraft:
    """All that a report file says.

    ``scoring`` maps the codes of the file to points: W D L A P X of TRF26, or WW BW WD BD WL BL ZPB HPB
    FPB PAB FW FL of TRFx; empty means the usual 1, ½, 0. ``initial_colour`` is the one of the top seed in
    round 1 ("w", "b" or empty). ``start`` and ``end`` are None where the file gives no date that can be
    read; ``start_text`` and ``end_text`` keep what it says. ``other_lines`` are lines kept as they are:
    informative ones, and such as this program does not know.
    """

    name: str = ""
    city: str = ""
    federation: str = ""
    start: dt.date | None = None
    end: dt.date | None = None
    start_text: str = ""
    end_text: str = ""
    type_text: str = ""
    type_code: str = ""
    chief_arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    time_control_code: str = ""
    round_dates: tuple[dt.date | None, ...] = ()
    rounds: int | None = None
    initial_colour: str = ""
    ranked_by_place: bool = False
    scoring: tuple[tuple[str, float], ...] = ()
    team_scoring: tuple[tuple[str, float], ...] = ()
    tiebreaks: tuple[str, ...] = ()
    standings_tiebreaks: tuple[str, ...] = ()
    ranking_method: str = ""
    controller: str = ""
    colour_sequence: str = ""
    rated_players: int | None = None
    players: tuple[EventPlayer, ...] = ()
    teams: tuple[EventTeam, ...] = ()
    absent: tuple[int, ...] = ()
    byes: tuple[EventBye, ...] = ()
    accelerations: tuple[Acceleration, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    abnormal: tuple[AbnormalPoints, ...] = ()
    other_lines: tuple[str, ...] = ()
    _by_number: dict[int, EventPlayer] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._by_number.update((player.number, player) for player in self.players)

    @property
    def pairs_teams(self) -> bool:
        """True when teams are paired, so that byes and forbidden pairings name teams and not players."""
        scored = any(team.match_points is not None or team.rank is not None for team in self.teams)
        return bool(self.teams) and (scored or "TEAM" in self.type_code.upper())

    def worth(self, code: str, colour: Colour = Colour.NONE) -> float:
        """Return the points that a result brings, by ``scoring`` or the usual 1, ½, 0; 0 for no result."""
        told = dict(self.scoring)
        side = "B" if colour is Colour.BLACK else "W"
        win, draw, loss = (told.get(side + key, told.get(key, usual)) for key, usual in _USUAL)
        absent = told.get("A", 0.0)
        values = {
            **dict.fromkeys("1W", win),
            **dict.fromkeys("=D", draw),
            **dict.fromkeys("0L", loss),
            "+": told.get("FW", told.get("W", win)),
            "-": told.get("FL", absent),
            "F": told.get("FPB", told.get("W", win)),
            "H": told.get("HPB", told.get("D", draw)),
            "U": told.get("P", told.get("PAB", told.get("W", win))),
            "Z": told.get("ZPB", absent),
        }
        return values.get(code, 0.0)

    def computed_points(self, player: EventPlayer) -> float:
        """Return the sum of a player's results by ``worth``."""
        return sum(self.worth(result.code, result.colour) for result in player.results)

    def player(self, number: int) -> EventPlayer | None:
        """Return the player with that starting number."""
        return self._by_number.get(number)

    @property
    def rounds_told(self) -> int:
        """The last round in which somebody was paired or got the bye; 0 before the first.

        Byes that were asked for (H, F, Z) may stand in rounds that are still to come.
        """
        return max(
            (
                n
                for player in self.players
                for n, result in enumerate(player.results, 1)
                if result.opponent is not None or result.code in ("+", "U")
            ),
            default=0,
        )

    def games(self) -> Iterator[EventGame]:
        """Yield every pairing once, by round and by the better seed; a side without a word has code ""."""
        for number in range(1, max((len(p.results) for p in self.players), default=0) + 1):
            for player in sorted(self.players, key=lambda one: one.number):
                if number > len(player.results):
                    continue
                mine = player.results[number - 1]
                if mine.opponent is None or mine.opponent == player.number:
                    continue
                other = self._by_number.get(mine.opponent)
                theirs = (
                    other.results[number - 1]
                    if other is not None and number <= len(other.results)
                    else EventResult()
                )
                mutual = theirs.opponent == player.number
                if other is None or (mutual and other.number < player.number):
                    continue
                yield _game(number, player.number, mine, other.number, theirs if mutual else EventResult())


def _game(number: int, one: int, mine: EventResult, two: int, theirs: EventResult) -> EventGame:
    known = Colour.NONE not in (mine.colour or theirs.colour, mine.colour) and mine.colour != theirs.colour
    if mine.colour is Colour.BLACK or (mine.colour is Colour.NONE and theirs.colour is Colour.WHITE):
        return EventGame(number, two, one, theirs.code, mine.code, known)
    return EventGame(number, one, two, mine.code, theirs.code, known)
