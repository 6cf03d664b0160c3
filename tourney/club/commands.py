"""Everything a person can change, as frozen commands.

A command says what is wanted, never how it is stored. ``Club.execute`` runs it in one transaction
with its journal entry; a refused command leaves no trace.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from tourney.core.games import Forfeit, NewGame
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import ByeKind, NewEvent, NewPlayer, StartRating

if TYPE_CHECKING:
    from tourney.exchange.drafts import ImportDraft

EventRef = int | NewEvent
"""An event by id, or one to create in the same transaction (a night begins with its first entry)."""


@dataclass(frozen=True, slots=True)
class Command:
    """Base of all commands; ``key`` is stored in the journal and never renamed."""

    key: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class AddPlayer(Command):
    """Add a person, with a start rating if he brings one, and check him in if *event* is given."""

    key: ClassVar[str] = "add-player"
    player: NewPlayer
    rating: float | None = None
    deviation: float | None = None
    source: str = ""
    event: EventRef | None = None


@dataclass(frozen=True, slots=True)
class EditPlayer(Command):
    """Change what is known of a person. *version* is that of the record the person looked at."""

    key: ClassVar[str] = "edit-player"
    player_id: int
    player: NewPlayer
    version: int


@dataclass(frozen=True, slots=True)
class ArchivePlayer(Command):
    """Take a person out of the lists (or back in); games and ratings stay."""

    key: ClassVar[str] = "archive-player"
    player_id: int
    archived: bool = True


@dataclass(frozen=True, slots=True)
class DeletePlayer(Command):
    """Remove a person who has no games."""

    key: ClassVar[str] = "delete-player"
    player_id: int


@dataclass(frozen=True, slots=True)
class SetStartRating(Command):
    """Note the rating a player brings along from elsewhere."""

    key: ClassVar[str] = "set-start-rating"
    start: StartRating


@dataclass(frozen=True, slots=True)
class ClearStartRating(Command):
    """Let a player start like everybody else."""

    key: ClassVar[str] = "clear-start-rating"
    player_id: int


@dataclass(frozen=True, slots=True)
class AddEvent(Command):
    """Begin a night or tournament."""

    key: ClassVar[str] = "add-event"
    event: NewEvent


@dataclass(frozen=True, slots=True)
class EditEvent(Command):
    """Rename an event, move its date or set what a bye is worth."""

    key: ClassVar[str] = "edit-event"
    event_id: int
    event: NewEvent
    version: int


@dataclass(frozen=True, slots=True)
class SetHere(Command):
    """Check people in or out of an event."""

    key: ClassVar[str] = "set-here"
    event: EventRef
    player_ids: tuple[int, ...]
    here: bool


@dataclass(frozen=True, slots=True)
class Forbid(Command):
    """Never pair two people with each other (or allow it again), in one event or always."""

    key: ClassVar[str] = "forbid"
    a_id: int
    b_id: int
    forbidden: bool = True
    event_id: int | None = None


@dataclass(frozen=True, slots=True)
class AcceptRound(Command):
    """Make a suggested round the current one, and say who sits out.

    A board is its sides in order; a side is a player id or, for several people, a tuple of them.
    ``slots`` are places in a bracket, as long as the boards or empty; ``bye_kinds`` likewise for byes.
    Boards take the event's numbers in order, a fixed board of one of their people first.

    ``options`` are those of a system that goes by the event (what differs from the usual ones): the event,
    or its stage with rules of its own, keeps system and options from its first round on, and changed
    options of its own system at any time. None keeps nothing.
    """

    key: ClassVar[str] = "accept-round"
    event_id: int
    number: int
    boards: tuple[tuple[int | tuple[int, ...], ...], ...]
    bye_ids: tuple[int, ...] = ()
    bye_kinds: tuple[ByeKind, ...] = ()
    slots: tuple[str, ...] = ()
    system: str = ""
    stage_id: int | None = None
    options: tuple[tuple[str, Any], ...] | None = None

    def sides(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """Return the boards with every side as a tuple."""
        return tuple(
            tuple(one if isinstance(one, tuple) else (one,) for one in board) for board in self.boards
        )


@dataclass(frozen=True, slots=True)
class WithdrawRound(Command):
    """Take an accepted round back, with its boards and whatever results they have."""

    key: ClassVar[str] = "withdraw-round"
    round_id: int


@dataclass(frozen=True, slots=True)
class RecordGame(Command):
    """Enter a finished game; *event* overrides the game's own event_id and may be a new night."""

    key: ClassVar[str] = "record-game"
    game: NewGame
    event: EventRef | None = None


@dataclass(frozen=True, slots=True)
class SetResult(Command):
    """Give a board its result, or correct the one it has.

    ``ranks`` and ``scores`` are per side in the stored order; ``version`` guards against a second
    desk that was quicker (None: overwrite whatever is there); ``rated`` None leaves that as it is.
    """

    key: ClassVar[str] = "set-result"
    game_id: int
    ranks: tuple[int, ...]
    scores: tuple[float | None, ...] = ()
    sets: tuple[tuple[int, int], ...] = ()
    forfeit: Forfeit = Forfeit.NONE
    version: int | None = None
    rated: bool | None = None


@dataclass(frozen=True, slots=True)
class ClearResult(Command):
    """Open a board again."""

    key: ClassVar[str] = "clear-result"
    game_id: int
    version: int | None = None


@dataclass(frozen=True, slots=True)
class EditGame(Command):
    """Replace a game's contents: sides, date, flags, note. Its place in the order stays."""

    key: ClassVar[str] = "edit-game"
    game_id: int
    game: NewGame
    version: int


@dataclass(frozen=True, slots=True)
class VoidGame(Command):
    """Make a game count for nothing (or count again); it stays in the log."""

    key: ClassVar[str] = "void-game"
    game_id: int
    void: bool = True


@dataclass(frozen=True, slots=True)
class ImportGames(Command):
    """Bring in a read document: players, events, start ratings and games, in one undoable action.

    What the club has already is brought up to date and not entered again, unless ``repeats`` asks for the
    same games once more. ``answers`` say who a person of the draft is: (index, player id or None for a new
    one). ``columns`` is a choice of columns to remember: (key of the headings, choice as JSON).
    ``progress`` hears of the games stored so far; ``cancelled`` is asked meanwhile, and after a yes
    the command raises Cancelled and leaves no trace.
    """

    key: ClassVar[str] = "import-games"
    draft: ImportDraft
    source: str
    skip_problems: bool = False
    answers: tuple[tuple[int, int | None], ...] = ()
    repeats: bool = False
    columns: tuple[str, str] | None = None
    progress: Progress | None = field(default=None, compare=False, repr=False)
    cancelled: CancelCheck | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetSetting(Command):
    """Change a setting of the club: its name, engine, parameters, placement rule."""

    key: ClassVar[str] = "set-setting"
    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class SwapSides(Command):
    """Let the two sides of a game change places.

    The result stays where it stands: who won has lost, as when the names were on the wrong sides of the
    slip. ``with_result`` takes it along, so that only who was first changes.
    """

    key: ClassVar[str] = "swap-sides"
    game_id: int
    with_result: bool = False
    version: int | None = None


@dataclass(frozen=True, slots=True)
class MoveGames(Command):
    """Move games to another event, into open play, or to another date; what is not given stays.

    Games that change their event leave their round and board.
    """

    key: ClassVar[str] = "move-games"
    game_ids: tuple[int, ...]
    event: EventRef | None = None
    open_play: bool = False
    date: dt.date | None = None


@dataclass(frozen=True, slots=True)
class DeleteEvent(Command):
    """Remove an event; its finished games stay in the log and in the ratings, or go with it."""

    key: ClassVar[str] = "delete-event"
    event_id: int
    keep_games: bool = True


@dataclass(frozen=True, slots=True)
class MergePlayers(Command):
    """Two entries of the register are one person: everything of ``player_id`` becomes ``into_id``'s."""

    key: ClassVar[str] = "merge-players"
    player_id: int
    into_id: int


@dataclass(frozen=True, slots=True)
class UnmergePlayers(Command):
    """Somebody was merged by mistake: he gets back what was entered for him, however long ago."""

    key: ClassVar[str] = "unmerge-players"
    player_id: int


@dataclass(frozen=True, slots=True)
class SplitPlayer(Command):
    """Some games of a person were somebody else's: an other person by id, or a new one."""

    key: ClassVar[str] = "split-player"
    player_id: int
    game_ids: tuple[int, ...]
    to: int | NewPlayer


@dataclass(frozen=True, slots=True)
class AnonymisePlayer(Command):
    """Take a person's name out of the club for good; the games and everybody's ratings stay.

    The one action without a way back. ``name`` is what stands in its place, {0} in it the person's id.
    ``places`` are the events, teams and the like whose names change with it: (table, key), as
    ``anonymise.namings`` tells them.
    """

    key: ClassVar[str] = "anonymise-player"
    player_id: int
    name: str = "Player {0}"
    places: tuple[tuple[str, Any], ...] = ()
