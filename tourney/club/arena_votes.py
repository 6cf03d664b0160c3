"""The games of an arena as votes: who judged, how long it took, and the columns that came with them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tourney.club.arena_cleaning import Ballots, seconds_of
from tourney.club.club import Club
from tourney.club.rated import day_number
from tourney.core.names import fold
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.core.topics import Topic
from tourney.ratings.base import Floats, GameLog, Ints
from tourney.ratings.gamelog import take
from tourney.store import events, players, votes
from tourney.store.gamecolumns import GameColumns
from tourney.store.gamelog import log_of
from tourney.store.refresh import take as take_columns

JUDGE, SECONDS, VERDICT = "judge", "response_time", "verdict"
OWN = frozenset({JUDGE, SECONDS, VERDICT})

Mask = npt.NDArray[np.bool_]
ScalarT = TypeVar("ScalarT", bound=np.generic)


@dataclass(frozen=True, slots=True, eq=False)
class Votes:
    """The votes of an event or of the whole club, in order of time; G games.

    log : GameLog
        Only people who are in a game have an index.
    player_ids : (n,) int64
    names : tuple of str
        Of the same n.
    game_ids : (G,) int64
    judge : (G,) int64
        Index into ``judges``, -1 where nobody is named.
    seconds : (G,) float64
        Response time, NaN where there is none.
    category : (G,) object
        Words, "" for none.
    columns : by name, (G,) object
        The other columns as they were written, "" where a game has none.
    """

    log: GameLog
    player_ids: Ints
    names: tuple[str, ...]
    game_ids: Ints
    judge: Ints
    seconds: Floats
    judges: tuple[str, ...]
    category: npt.NDArray[np.object_]
    columns: Mapping[str, npt.NDArray[np.object_]]

    def __len__(self) -> int:
        return self.log.n_games

    @property
    def ballots(self) -> Ballots:
        """The votes as the filters see them."""
        return Ballots(self.log, self.judge, self.seconds, self.judges)

    def take(self, chosen: Mask) -> Votes:
        """Return the chosen votes, (G,) bool; only people who are in them keep an index."""
        if chosen.all():
            return self
        return _packed(
            replace(
                self,
                log=take(self.log, chosen),
                game_ids=self.game_ids[chosen],
                judge=self.judge[chosen],
                seconds=self.seconds[chosen],
                category=self.category[chosen],
                columns={name: values[chosen] for name, values in self.columns.items()},
            )
        )


def votes_of(
    club: Club,
    event_id: int | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Votes:
    """Return the votes of an event, or of the whole club.

    Of the club those that count for ratings; of an event that is kept out of them all that were played.
    Forfeits are no votes.

    Raises
    ------
    Cancelled
        When *cancelled* says so.
    """

    def read() -> Votes:
        return _read(club, event_id, progress, cancelled)

    topics = (Topic.GAMES, Topic.ROUNDS, Topic.EVENTS, Topic.PLAYERS)
    return club.cached(f"arena-votes-{event_id}", read, *topics)


def within(found: Votes, since: dt.date | None, until: dt.date | None) -> Mask:
    """Return which votes were given from *since* to *until*, both included."""
    chosen = np.ones(len(found), dtype=bool)
    if since is not None:
        chosen &= found.log.day >= day_number(since)
    if until is not None:
        chosen &= found.log.day <= day_number(until)
    return chosen


def _read(
    club: Club, event_id: int | None, progress: Progress | None, cancelled: CancelCheck | None
) -> Votes:
    columns = club.games()
    checkpoint(1, 4, progress, cancelled)
    with club.database.reading() as reader:
        names = players.player_names(reader)
        words = votes.game_words(reader, event_id)
        apart = event_id is not None and not events.get_event(reader, event_id).rules.rated
    checkpoint(2, 4, progress, cancelled)
    if event_id is not None:
        columns = take_columns(columns, np.flatnonzero(columns.event_id == event_id))
    if apart:
        columns = replace(columns, rated=np.ones(len(columns), dtype=bool))
    known = np.fromiter(names, np.int64, len(names))
    loaded = log_of(known, _among(columns, known))
    found = _with_words(loaded.log, loaded.game_ids, loaded.player_ids, tuple(names.values()), words)
    checkpoint(3, 4, progress, cancelled)
    return _packed(found)


def _among(columns: GameColumns, known: Ints) -> GameColumns:
    """Return the games all of whose people are *known*: somebody may have come since they were read."""
    if not len(columns) or np.isin(columns.player_id, known).all():
        return columns
    inside = np.isin(columns.player_id, known)
    whole = np.logical_and.reduceat(inside, columns.side_player[columns.game_side[:-1]])
    return take_columns(columns, np.flatnonzero(whole))


def _with_words(
    log: GameLog,
    game_ids: Ints,
    player_ids: Ints,
    names: tuple[str, ...],
    words: Mapping[int, votes.Words],
) -> Votes:
    n = log.n_games
    judge = np.full(n, -1, dtype=np.int64)
    seconds = np.full(n, np.nan)
    category = np.full(n, "", dtype=object)
    columns: dict[str, npt.NDArray[np.object_]] = {}
    judges: dict[str, tuple[int, str]] = {}
    for g, game_id in enumerate(game_ids.tolist() if words else ()):
        told = words.get(game_id)
        if told is None:
            continue
        category[g] = told[0]
        for name, value in told[1].items():
            if name == JUDGE:
                judge[g] = judges.setdefault(fold(value), (len(judges), value))[0]
            elif name == SECONDS:
                seconds[g] = seconds_of(value)
            else:
                if name not in columns:
                    columns[name] = np.full(n, "", dtype=object)
                columns[name][g] = value
    people = tuple(name for _, name in judges.values())
    return Votes(log, player_ids, names, game_ids, judge, seconds, people, category, columns)


def _packed(found: Votes) -> Votes:
    """Return the votes with indices for those alone who are in one, and for judges alike."""
    seen = np.unique(found.log.player)
    index = np.searchsorted(seen, found.log.player).astype(np.int32)
    log = replace(found.log, player=_sealed(index), n_players=len(seen), names=None)
    return replace(
        found,
        log=log,
        player_ids=_sealed(found.player_ids[seen]),
        names=tuple(found.names[i] for i in seen.tolist()),
    )


def _sealed(values: npt.NDArray[ScalarT]) -> npt.NDArray[ScalarT]:
    values.setflags(write=False)
    return values
