"""Bring a read document into the club: people, events, start ratings and games, as one action."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from tourney.club.commands import ImportGames
from tourney.club.handlers import Effect, handles
from tourney.club.people import Merge, merge_people
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold
from tourney.core.records import EventKind, NewEvent, NewPlayer, StartRating
from tourney.core.topics import Topic
from tourney.exchange.drafts import DraftPlayer, ImportDraft
from tourney.store import events, games, players
from tourney.store.writer import Writer

IMPORTED = QT_TRANSLATE_NOOP("Done", "{source} imported: {players}, {games}")
N_PLAYERS = QT_TRANSLATE_NOOP("Done", "%n new player(s)")
N_GAMES = QT_TRANSLATE_NOOP("Done", "%n game(s)")
HAS_PROBLEMS = QT_TRANSLATE_NOOP("Errors", "{problem} Nothing was imported.")
MORE_PROBLEMS = QT_TRANSLATE_NOOP("Errors", "{problem} And {more} more. Nothing was imported.")


@handles(ImportGames, Topic.PLAYERS, Topic.GAMES, Topic.EVENTS)
def import_games(writer: Writer, command: ImportGames) -> Effect:
    """Store everything of the draft; returns (new players, games).

    Raises
    ------
    TourneyError
        "import-problems" when rows could not be read and the person did not choose to skip them.
    """
    draft = command.draft
    if draft.problems and not command.skip_problems:
        first = draft.problems[0].sentence
        if len(draft.problems) == 1:
            raise TourneyError("import-problems", HAS_PROBLEMS(problem=first))
        more = len(draft.problems) - 1
        raise TourneyError("import-problems", MORE_PROBLEMS(problem=first, more=more))
    merge = merge_people(players.list_players(writer, archived=None), draft.players)
    ids = _add_people(writer, merge, draft.players)
    _add_start_ratings(writer, ids, draft.players, command.source)
    event_ids = _add_events(writer, draft)
    stored = games.add_games(writer, list(_new_games(draft, ids, event_ids)))
    text = IMPORTED(
        source=command.source,
        players=N_PLAYERS(count=len(merge.new)),
        games=N_GAMES(count=len(stored)),
    )
    return Effect(text, (len(merge.new), len(stored)))


def _add_people(writer: Writer, merge: Merge, drafted: tuple[DraftPlayer, ...]) -> list[int]:
    """Return the club's player id of each drafted person."""
    ids = dict(merge.known)
    fresh = [NewPlayer(drafted[i].name, number=drafted[i].number, born=drafted[i].born) for i in merge.new]
    if fresh:
        new_ids = players.add_players(writer, fresh, [fold(p.name) for p in fresh])
        ids.update(zip(merge.new, new_ids, strict=True))
    return [ids[i] for i in range(len(drafted))]


def _add_start_ratings(writer: Writer, ids: list[int], drafted: tuple[DraftPlayer, ...], source: str) -> None:
    have = {s.player_id for s in players.list_start_ratings(writer)}
    starts = [
        StartRating(player_id, one.rating, one.deviation, one.rating_date, source)
        for player_id, one in zip(ids, drafted, strict=True)
        if one.rating is not None and player_id not in have
    ]
    if starts:
        players.set_start_ratings(writer, starts)


def _add_events(writer: Writer, draft: ImportDraft) -> list[int]:
    """Return an event id for each event name of the draft; events of the same name and year join."""
    first_day: dict[int, dt.date] = {}
    for index, date in zip(draft.games.events, draft.games.dates, strict=True):
        if index >= 0 and (index not in first_day or date < first_day[index]):
            first_day[index] = date
    have = {(e.name, e.date): e.id for e in events.list_events(writer)}
    ids: dict[int, int] = {}
    missing: list[tuple[int, NewEvent]] = []
    for index, name in enumerate(draft.games.event_names):
        if index not in first_day:
            continue
        event = NewEvent(name, first_day[index], EventKind.IMPORTED)
        known = have.get((event.name, event.date))
        if known is not None:
            ids[index] = known
        else:
            missing.append((index, event))
    if missing:
        new_ids = events.add_events(writer, [event for _, event in missing])
        ids.update({index: new for (index, _), new in zip(missing, new_ids, strict=True)})
    return [ids.get(index, -1) for index in range(len(draft.games.event_names))]


def _new_games(draft: ImportDraft, ids: list[int], event_ids: list[int]) -> Iterator[NewGame]:
    for i in range(len(draft.games)):
        index = draft.games.events[i]
        event_id = event_ids[index] if index >= 0 else None
        yield draft.games.new_game(i, ids, event_id=event_id)
