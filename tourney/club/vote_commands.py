"""Commands on a blind vote: begin one with its entries, and change how it is judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tourney.club.commands import Command
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import NewEvent

BAD_NEXT = QT_TRANSLATE_NOOP("Errors", "The next pair is chosen at random or where it tells most.")
BAD_GOAL = QT_TRANSLATE_NOOP("Errors", "A judge can be asked for 0 to {most} votes.")
TEXT_LONG = QT_TRANSLATE_NOOP("Errors", "The text of an entry is longer than {most} characters.")

RANDOM, TELLING = "random", "telling"
MOST_VOTES = 100_000
LONGEST_TEXT = 20_000


@dataclass(frozen=True, slots=True)
class ShownEntry:
    """What judges see of an entry in place of its name: a picture file, a text, both or neither."""

    picture: str = ""
    text: str = ""

    def __post_init__(self) -> None:
        if len(self.text) > LONGEST_TEXT:
            raise TourneyError("text-long", TEXT_LONG(most=LONGEST_TEXT), field="text")


NOTHING_SHOWN = ShownEntry()


@dataclass(frozen=True, slots=True)
class VoteSetup:
    """How a vote is judged.

    ``question`` stands above the two entries. ``next`` is "random" or "telling"; ``seed`` draws pairs and
    sides. ``goal`` is how many votes a judge is asked for, 0 for each pair once. ``category`` is given to
    every vote from now on. ``shown`` holds (player id, what judges see).
    """

    question: str = ""
    next: str = RANDOM
    seed: int = 0
    goal: int = 0
    category: str = ""
    shown: tuple[tuple[int, ShownEntry], ...] = ()

    def __post_init__(self) -> None:
        if self.next not in (RANDOM, TELLING):
            raise TourneyError("bad-next", BAD_NEXT, field="next")
        if not 0 <= self.goal <= MOST_VOTES:
            raise TourneyError("bad-goal", BAD_GOAL(most=MOST_VOTES), field="goal")


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry of a vote to begin: its name, and what judges see instead."""

    name: str
    shown: ShownEntry = NOTHING_SHOWN


@dataclass(frozen=True, slots=True)
class BeginVote(Command):
    """Begin an event whose players are entries to be judged; names that the club lacks are added.

    What ``setup`` says is shown is replaced by what the entries say.
    """

    key: ClassVar[str] = "begin-vote"
    event: NewEvent
    entries: tuple[NewEntry, ...]
    setup: VoteSetup = VoteSetup()


@dataclass(frozen=True, slots=True)
class SetVote(Command):
    """Change how an event is judged (or let any event be judged from now on)."""

    key: ClassVar[str] = "set-vote"
    event_id: int
    setup: VoteSetup
