"""What the screens and the command line read: frozen records, ready to show, on any thread."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tourney.club.placement_words import Progress
from tourney.club.player_records import Shape, ShapeRecord
from tourney.core.games import Forfeit, Game, GameState
from tourney.core.marks import Text
from tourney.core.records import ByeKind, Entry, Event, Player, Stage, StartRating


@dataclass(frozen=True, slots=True)
class RatingView:
    """A player's rating now, on the scale that is shown.

    ``deviation`` is None for engines without one; ``low`` and ``high`` bound the 95 % interval
    (equal to the mean without a deviation). ``rank`` and the spread are None while provisional.
    ``change`` is what the latest night did (None: did not play in it).
    """

    mean: float
    deviation: float | None
    volatility: float | None
    low: float
    high: float
    provisional: bool
    games: int
    last: dt.date | None
    change: float | None
    rank: int | None = None
    best_rank: int | None = None
    worst_rank: int | None = None
    decimals: int = 0
    """How many decimals figures of this scale are shown with."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One line of the register."""

    player: Player
    rating: RatingView | None
    trend: tuple[float, ...] = ()
    """The last means, oldest first, for a sparkline."""
    here: bool = False


@dataclass(frozen=True, slots=True)
class HistoryPoint:
    """A player's rating after one rating period he played in."""

    date: dt.date
    mean_before: float
    mean: float
    deviation_before: float | None
    deviation: float | None
    volatility: float | None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game from one player's side, for his card."""

    game_id: int
    date: dt.date
    event: str
    with_names: tuple[str, ...]
    against: tuple[str, ...]
    points: float | None
    """1, ½ or 0 (a share for many sides); None: open or void."""
    score: str
    expected: float | None
    """Chance given to the player before the game; None where it was not rated."""
    change: float | None
    state: GameState
    forfeit: Forfeit
    decimals: int = 0
    """How many decimals the change is shown with."""
    shape: Shape = Shape.SINGLES


@dataclass(frozen=True, slots=True)
class OpponentRow:
    """All games against one person, or on his side."""

    player: Player
    games: int
    won: int
    drawn: int
    lost: int
    expected: float
    """Sum of the expectations; scoring more is better than foreseen."""
    points: float | None = None
    """What was scored where it is not won + drawn / 2: shares of games of many sides."""

    @property
    def scored(self) -> float:
        """Points: half a one for a draw."""
        return self.won + self.drawn / 2 if self.points is None else self.points


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """Everything about one person."""

    player: Player
    rating: RatingView | None
    start: StartRating | None
    n_rated: int
    """How many established players are ranked."""
    history: tuple[HistoryPoint, ...]
    games: tuple[PlayedGame, ...]
    opponents: tuple[OpponentRow, ...]
    won: int
    drawn: int
    lost: int
    form: tuple[float, ...]
    """Points of the last 12 games, oldest first."""
    distribution: tuple[float, ...]
    """Means of all established players, for the strip behind the range."""
    here: bool
    board: int | None
    partners: tuple[OpponentRow, ...] = ()
    """Everybody who was on the player's side, most games first."""
    records: tuple[ShapeRecord, ...] = ()
    """All games, then singles, doubles, teams and games of many sides, where there were any."""
    placement: Progress | None = None
    """Where the player stands by the club's rule."""
    careful: float | None = None
    """The rating with care, None where the engine has no deviation."""


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a board: names, the (first) player's rating, and what tonight changed."""

    player_ids: tuple[int, ...]
    names: tuple[str, ...]
    ratings: tuple[RatingView | None, ...]

    @property
    def name(self) -> str:
        return " + ".join(self.names)


@dataclass(frozen=True, slots=True)
class OddsView:
    """Chances before the game; ``doubt`` is how far ``expected`` may be off (one deviation)."""

    win: float
    draw: float
    loss: float
    doubt: float

    @property
    def expected(self) -> float:
        return self.win + self.draw / 2


@dataclass(frozen=True, slots=True)
class BoardView:
    """A board of a round (or a suggestion of one)."""

    board: int
    sides: tuple[SideView, ...]
    odds: OddsView | None
    quality: float | None
    game: Game | None = None
    reasons: tuple[Text, ...] = ()
    pinned: bool = False
    slot: str = ""
    """Place in a bracket."""


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round of the night with its boards."""

    id: int
    number: int
    accepted_at: dt.datetime
    boards: tuple[BoardView, ...]
    byes: tuple[Player, ...]
    bye_kinds: tuple[ByeKind, ...] = ()
    """As long as ``byes``."""
    published_at: dt.datetime | None = None
    system: str = ""
    stage_id: int | None = None

    @property
    def open_boards(self) -> tuple[BoardView, ...]:
        return tuple(b for b in self.boards if b.game is not None and b.game.state is GameState.OPEN)


@dataclass(frozen=True, slots=True)
class CheckInRow:
    """One line of the check-in list."""

    player: Player
    here: bool
    board: int | None
    """Board in the current round, None while free."""
    entry: Entry | None = None
    """What the event knows of the person; None where he is not entered."""
    sits_out: ByeKind | None = None
    """What he asked for in the round to come, None: he plays."""


@dataclass(frozen=True, slots=True)
class NightView:
    """The Desk: the event, who is here, and its rounds, newest last."""

    event: Event | None
    check_in: tuple[CheckInRow, ...]
    rounds: tuple[RoundView, ...]
    extra: tuple[BoardView, ...]
    """Games of the night outside any round, in order of entry."""
    stages: tuple[Stage, ...] = ()

    @property
    def current(self) -> RoundView | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def here(self) -> tuple[Player, ...]:
        return tuple(row.player for row in self.check_in if row.here)

    @property
    def open_boards(self) -> tuple[BoardView, ...]:
        """Open boards of all rounds."""
        return tuple(board for one in self.rounds for board in one.open_boards)


@dataclass(frozen=True, slots=True)
class ByeView:
    """Who sits out, and why not somebody else."""

    player: Player
    reasons: tuple[Text, ...]
    kind: ByeKind = ByeKind.PAIRING
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A round that could be accepted."""

    event_id: int
    number: int
    boards: tuple[BoardView, ...]
    byes: tuple[ByeView, ...]
    mean_quality: float
    rematches: int
    notes: tuple[Text, ...]
    left_out: tuple[Player, ...]
    """People of open boards, who are not paired again yet."""
    resting: tuple[Player, ...] = ()
    """People who are here and have neither a board nor a bye: in a queue."""
    system: str = ""
    stage_id: int | None = None
    options: tuple[tuple[str, Any], ...] | None = None
    """Of a system that goes by the event what differs from the usual ones; the event keeps it."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """One line of the rating list."""

    player: Player
    rating: RatingView


@dataclass(frozen=True, slots=True)
class RatingList:
    """Established players by rating, then the provisional ones by rating."""

    as_of: dt.date
    established: tuple[RatingRow, ...]
    provisional: tuple[RatingRow, ...]
    leave_out_below: Text
    """The placement rule in words."""
    last_night: dt.date | None


@dataclass(frozen=True, slots=True)
class NightTableRow:
    """One line of tonight's table; ``place`` is None for somebody listed without one."""

    place: int | None
    shared: bool
    player: Player
    points: Fraction
    played: int
    won: int
    drawn: int
    lost: int
    byes: int
    rating: RatingView | None


@dataclass(frozen=True, slots=True)
class LogRow:
    """One game of the log, ready to show."""

    game: Game
    sides: tuple[str, ...]
    event: str
    round: int | None
    result: str
