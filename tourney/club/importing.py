"""Look at a document before it is brought in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tourney.club.club import Club
from tourney.club.commands import ImportGames
from tourney.club.desk import all_events
from tourney.club.import_changes import new_editions
from tourney.club.people import merge_people
from tourney.club.rated import day_number
from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import Player
from tourney.exchange.drafts import ImportDraft, ReadOptions
from tourney.exchange.registry import reader_for
from tourney.store.gamecolumns import GameColumns

CANNOT_READ = QT_TRANSLATE_NOOP("Errors", "{name} cannot be read: {reason}")
TOO_BIG = QT_TRANSLATE_NOOP("Errors", "{name} is larger than {limit} MB, which no list of games is.")
LIMIT_MB = 256


@dataclass(frozen=True, slots=True, eq=False)
class ImportPreview:
    """What an import would do; ``new_names`` and ``near`` are for the person to check."""

    draft: ImportDraft
    new_names: tuple[str, ...]
    known: int
    near: tuple[tuple[str, Player], ...]
    """New names that nearly equal a person of the club."""
    repeats: int
    """Games of the document that the club seems to hold already."""
    events: tuple[str, ...]
    """The events that would be made; with its first day where a name has several."""

    @property
    def n_games(self) -> int:
        return len(self.draft.games)

    @property
    def problems(self) -> tuple[Text, ...]:
        return tuple(p.sentence for p in self.draft.problems)

    @property
    def remarks(self) -> tuple[Text, ...]:
        return tuple(r.sentence for r in self.draft.remarks)

    def command(
        self,
        *,
        skip_problems: bool = False,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> ImportGames:
        """Return the command that brings the document in."""
        return ImportGames(
            self.draft, self.draft.source, skip_problems, progress=progress, cancelled=cancelled
        )


def read_file(
    path: Path,
    options: ReadOptions | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> ImportDraft:
    """Read a document from disk.

    Raises
    ------
    StorageError
        "cannot-read", "too-big".
    TourneyError
        "format-unknown" and what the reader of the format refuses.
    """
    reader = reader_for(path.name)
    try:
        if path.stat().st_size > LIMIT_MB * 2**20:
            raise StorageError("too-big", TOO_BIG(name=path.name, limit=LIMIT_MB))
        data = path.read_bytes()
    except OSError as error:
        text = CANNOT_READ(name=path.name, reason=error.strerror or str(error))
        raise StorageError("cannot-read", text) from error
    return reader.read(
        data,
        name=path.name,
        options=options or ReadOptions(),
        progress=progress,
        cancelled=cancelled,
    )


def preview(
    club: Club,
    path: Path,
    options: ReadOptions | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> ImportPreview:
    """Return what importing the file would do; changes nothing."""
    draft = read_file(path, options, progress=progress, cancelled=cancelled)
    register = club.register()
    merge = merge_people((*register.players.values(), *register.known_as), draft.players)
    return ImportPreview(
        draft,
        tuple(draft.players[i].name for i in merge.new),
        len(merge.known),
        tuple((draft.players[i].name, register.players[pid]) for i, pid in merge.unsure),
        count_repeats(draft, [merge.known.get(i, -1) for i in range(len(draft.players))], club.games()),
        _new_events(club, draft),
    )


def _new_events(club: Club, draft: ImportDraft) -> tuple[str, ...]:
    editions = new_editions(draft, {(e.name, e.date) for e in all_events(club)})
    times = Counter(name for name, _ in editions)
    return tuple(name if times[name] == 1 else f"{name} ({began.isoformat()})" for name, began in editions)


def count_repeats(draft: ImportDraft, ids: Sequence[int], stored: GameColumns) -> int:
    """Return how many drafted games have a stored twin: same date, same people."""
    games = draft.games
    if not len(games) or not len(stored.game_id):
        return 0
    have: dict[tuple[int, tuple[int, ...]], int] = {}
    first = np.searchsorted(stored.side_player, np.arange(len(stored.player_id)), side="right") - 1
    game_of = np.searchsorted(stored.game_side, first, side="right") - 1
    people: list[list[int]] = [[] for _ in range(len(stored.game_id))]
    for g, player_id in zip(game_of.tolist(), stored.player_id.tolist(), strict=True):
        people[g].append(player_id)
    for day, who in zip(stored.day.tolist(), people, strict=True):
        key = (day, tuple(sorted(who)))
        have[key] = have.get(key, 0) + 1
    drafted: list[list[int]] = [[] for _ in range(len(games))]
    for side, member in zip(games.member_side, games.member_player, strict=True):
        drafted[games.side_game[side]].append(ids[member])
    repeats = 0
    for date, who in zip(games.dates, drafted, strict=True):
        key = (day_number(date), tuple(sorted(who)))
        if have.get(key, 0):
            have[key] -= 1
            repeats += 1
    return repeats
