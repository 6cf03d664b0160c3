"""A club that is open: run commands on it, undo them, follow others, rate it."""

from __future__ import annotations

import datetime as dt
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tourney.club import (  # noqa: F401 - each registers the handlers of its subject
    anonymise,
    event_changes,
    event_removal,
    game_moves,
    import_changes,
    list_changes,
    merging,
    night_changes,
    result_changes,
    roster_changes,
    setting_changes,
    team_changes,
    vote_changes,
)
from tourney.club.commands import Command, SetSetting
from tourney.club.engine_choice import chosen
from tourney.club.handlers import handler
from tourney.club.memory import Memory
from tourney.club.rated import Rated
from tourney.club.rating_run import rate_facts, read_facts
from tourney.club.register import Register, read_register
from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress
from tourney.core.topics import Topic
from tourney.store import backups, journal, settings
from tourney.store.database import Database, file_url
from tourney.store.gamecolumns import GameColumns
from tourney.store.refresh import all_games

ValueT = TypeVar("ValueT")

ALL_STORED = frozenset(Topic) - {Topic.RATINGS}

NO_BACKUP = QT_TRANSLATE_NOOP(
    "Storage",
    "Today’s backup of the club could not be made. Make room on the disk, or save a copy on another one.",
)
NO_PLACE = frozenset({"read-only", "no-access", "disk-full", "disk-error"})
"""Codes that say nothing against the club itself: it is opened without a backup."""


@dataclass(frozen=True, slots=True)
class Done:
    """What an action did. ``entry_id`` is its journal entry, None when nothing changed."""

    text: Text
    topics: frozenset[Topic]
    entry_id: int | None
    value: Any = None


class Club:
    """One open club file. Safe from any thread; reads of a register are cached by journal entry."""

    def __init__(self, database: Database, *, desk: str = "") -> None:
        self._database = database
        self.desk = desk
        self._seen = database.last_change()
        self._memory = Memory(database.last_change)
        self._columns: tuple[int, GameColumns] | None = None
        self._lock = threading.Lock()
        self._reading = threading.Lock()
        self.rated: Rated | None = None
        self._rated_at = -1
        self._foreseen: tuple[Command, Rated] | None = None
        self._ahead: Rated | None = None
        self._earlier: Rated | None = None
        self._backed_up = True

    @classmethod
    def create(cls, path: Path, name: str, *, desk: str = "") -> Club:
        """Make a new club file; StorageError "exists" when the file is there."""
        club = cls(Database.create(file_url(path)), desk=desk)
        club.execute(SetSetting("name", name))
        journal.seal(club._database)
        return club

    @classmethod
    def open(cls, path: Path, *, readonly: bool = False, desk: str = "") -> Club:
        """Open a club file, and make today's backup of it; ``warning`` tells where there is no place for one.

        Raises
        ------
        StorageError
            "missing", "not-a-club", "damaged", "newer-schema", "read-only", "locked" ...
        """
        club = cls.open_url(file_url(path), readonly=readonly, desk=desk)
        if not readonly:
            try:
                backups.back_up_on_opening(club._database)
            except StorageError as error:
                if error.code not in NO_PLACE:
                    club.close()
                    raise
                club._backed_up = False
        return club

    @classmethod
    def open_url(cls, url: Any, *, readonly: bool = False, desk: str = "") -> Club:
        """Open a club by its database URL."""
        return cls(Database.open(url, readonly=readonly), desk=desk)

    @property
    def database(self) -> Database:
        """The store's door, for the modules of this floor only."""
        return self._database

    @property
    def path(self) -> Path | None:
        return self._database.path

    @property
    def readonly(self) -> bool:
        return self._database.readonly

    @property
    def warning(self) -> Text | None:
        """What is risky about where the file lies (no place for a backup, a network drive), or None."""
        return self._database.warning if self._backed_up else NO_BACKUP

    @property
    def name(self) -> str:
        return str(self.setting("name", self._database.name))

    def close(self) -> None:
        """Let go of the file; nothing needs saving."""
        self._database.close()

    def execute(self, command: Command) -> Done:
        """Carry a command out in one transaction with its journal entry.

        Raises
        ------
        TourneyError
            The command is refused; nothing changed.
        """
        found = handler(command)
        with self._database.writing(
            desk=self.desk, command=command.key, label=Text("Done", command.key), topics=found.topics
        ) as writer:
            effect = found.run(writer, command)
            writer.label = effect.text
        if writer.entry_id is not None:
            self._seen_own(writer.entry_id, found.topics)
            foreseen, self._foreseen = self._foreseen, None
            if foreseen is not None and foreseen[0] == command:
                self._ahead = foreseen[1]
        if effect.compact:
            self._database.compact()
        return Done(effect.text, found.topics, writer.entry_id, effect.value)

    def undo(self, *, entry_id: int | None = None) -> Done:
        """Take the last action back; *entry_id* guards against undoing another window's newer one."""
        return self._went(journal.undo(self._database, self.desk, entry_id=entry_id))

    def redo(self, *, entry_id: int | None = None) -> Done:
        """Do the last undone action again."""
        return self._went(journal.redo(self._database, self.desk, entry_id=entry_id))

    def undo_text(self) -> Text | None:
        """What the next undo takes back, None when there is nothing."""
        return self._turns()[0]

    def redo_text(self) -> Text | None:
        """What the next redo does again, None when there is nothing."""
        return self._turns()[1]

    def _turns(self) -> tuple[Text | None, Text | None]:
        back, again = self.cached("next-turns", lambda: journal.next_turns(self._database))
        return back.label if back is not None else None, again.label if again is not None else None

    def changes(self) -> frozenset[Topic]:
        """Return what other windows or the command line changed since last asked."""
        # Looked at under the lock: an own action that ends meanwhile must not be taken back to be seen
        # again. A smaller number than before is another file in the place of a damaged one.
        with self._lock:
            now = self._database.last_change()
            before, self._seen = self._seen, now
        if now == before:
            return frozenset()
        if not before < now <= before + 50:
            return ALL_STORED
        entries = journal.entries(self._database, limit=now - before)
        return frozenset(topic for e in entries if e.id > before for topic in e.topics) | {Topic.JOURNAL}

    def last_change_at(self) -> dt.datetime | None:
        """When the newest action was stored (local time), None in an empty journal."""
        newest = self.cached("newest", lambda: journal.entries(self._database, limit=1))
        return newest[0].at.astimezone() if newest else None

    def setting(self, name: str, default: Any = None) -> Any:
        """Return a setting of the club."""
        return self.settings().get(name, default)

    def settings(self) -> dict[str, Any]:
        """Return all settings of the club by name."""
        return self.cached("settings", self._read_settings, Topic.SETTINGS)

    def register(self) -> Register:
        """Return all people of the club, prepared for finding them by name."""
        before = self.latest("register")
        # Start ratings are on the scale that is shown, which is a setting.
        topics = (Topic.PLAYERS, Topic.SETTINGS)
        return self.cached("register", lambda: read_register(self._database, before), *topics)

    def cached(self, key: str, read: Callable[[], ValueT], *topics: Topic) -> ValueT:
        """Return what *read* gives, read again after a change of *topics* (of anything without them)."""
        return self._memory.recall(key, read, topics)

    def latest(self, key: str) -> Any:
        """Return what was cached last under a key, stale or not; None before any."""
        return self._memory.latest(key)

    def games(self) -> GameColumns:
        """Return all games as arrays, newest first; after a change only what differs is read."""
        now = self._database.last_change()
        held = self._columns
        if held is not None and held[0] == now:
            return held[1]
        # One reader at a time: the second of two threads finds what the first has read.
        with self._reading:
            now, held = self._database.last_change(), self._columns
            if held is not None and held[0] == now:
                return held[1]
            with self._database.reading() as reader:
                columns = all_games(reader, held[1] if held is not None else None)
            self._columns = (now, columns)
        return columns

    def rate(
        self,
        *,
        today: dt.date | None = None,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> Rated:
        """Replay all games with the club's engine; long for a big club, so call it in a worker.

        Raises
        ------
        Cancelled
            On request; ``rated`` stays as it was.
        """
        now, held = self._database.last_change(), self._columns
        facts = read_facts(self._database, held[1] if held is not None else None)
        # Under the number from before the reading: a change meanwhile makes the arrays stale at once.
        self._columns = (now, facts.columns)
        rated = rate_facts(
            facts,
            chosen(self.settings()),
            today or dt.date.today(),
            before=self._ahead or self.rated,
            earlier=self._earlier if self._ahead is None else self.rated,
            progress=progress,
            cancelled=cancelled,
        )
        # What was rated otherwise is kept for the undo that makes it so again.
        if self.rated is not None and self.rated.pieces.pieces != rated.pieces.pieces:
            self._earlier = self.rated
        self.rated, self._rated_at, self._ahead = rated, now, None
        return rated

    @property
    def is_rated(self) -> bool:
        """True when ``rated`` is of the club as it is now."""
        return self._rated_at == self._database.last_change()

    def foresee(self, command: Command, rated: Rated) -> None:
        """Note what a command will make of the ratings, so that they are there soon after it."""
        self._foreseen = (command, rated)

    @contextmanager
    def rehearsal(self) -> Iterator[Club]:
        """Give a club like this one on which anything can be tried; it is gone afterwards."""
        with self._database.rehearsal() as database:
            other = Club(database, desk=self.desk)
            # What was read and rated here spares doing so again there, as far as it is still so.
            other._columns, other.rated, other._rated_at = self._columns, self.rated, self._rated_at
            other._earlier = self._earlier
            yield other

    def _read_settings(self) -> dict[str, Any]:
        with self._database.reading() as reader:
            return settings.all_settings(reader)

    def _went(self, entry: journal.JournalEntry) -> Done:
        self._seen_own(entry.id, entry.topics)
        return Done(entry.label, frozenset(entry.topics) | {Topic.JOURNAL}, entry.id)

    def _seen_own(self, entry_id: int, topics: Collection[Topic]) -> None:
        self._memory.own(entry_id, topics)
        # Only a gapless step is ours alone; else the next poll tells what came between.
        with self._lock:
            if entry_id == self._seen + 1:
                self._seen = entry_id
