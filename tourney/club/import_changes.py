"""Bring a read document into the club: people, events, start ratings and games, as one action."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace

from tourney.club.commands import ImportGames
from tourney.club.engine_choice import chosen, start_on_file
from tourney.club.handlers import Effect, handles
from tourney.club.people import Merge, merge_people
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold
from tourney.core.progress import checkpoint
from tourney.core.records import EventKind, NewEvent, NewPlayer, StartRating, clean_name
from tourney.core.topics import Topic
from tourney.exchange.drafts import DraftPlayer, ImportDraft
from tourney.store import events, games, people, players, settings
from tourney.store.writer import Writer

IMPORTED = QT_TRANSLATE_NOOP("Done", "{source} imported: {players}, {games}")
N_PLAYERS = QT_TRANSLATE_NOOP("Done", "%n new player(s)")
N_GAMES = QT_TRANSLATE_NOOP("Done", "%n game(s)")
HAS_PROBLEMS = QT_TRANSLATE_NOOP("Errors", "{problem} Nothing was imported.")
MORE_PROBLEMS = QT_TRANSLATE_NOOP("Errors", "{problem} And {more} more. Nothing was imported.")

STRIDE = 5000
"""Games stored between two looks at whether to go on."""

EDITION_GAP = dt.timedelta(days=90)


@handles(ImportGames, Topic.PLAYERS, Topic.GAMES, Topic.EVENTS, Topic.ROUNDS)
def import_games(writer: Writer, command: ImportGames) -> Effect:
    """Store everything of the draft; returns (new players, games).

    Raises
    ------
    TourneyError
        "import-problems" when rows could not be read and the person did not choose to skip them.
    Cancelled
        When the command was asked to stop.
    """
    draft = command.draft
    if draft.problems and not command.skip_problems:
        first = draft.problems[0].sentence
        if len(draft.problems) == 1:
            raise TourneyError("import-problems", HAS_PROBLEMS(problem=first))
        more = len(draft.problems) - 1
        raise TourneyError("import-problems", MORE_PROBLEMS(problem=first, more=more))
    register = [*players.list_players(writer, archived=None), *people.known_as(writer)]
    merge = merge_people(register, draft.players)
    ids = _add_people(writer, merge, draft.players)
    _add_start_ratings(writer, ids, draft.players, command.source)
    event_ids = _add_events(writer, draft)
    round_ids = _add_rounds(writer, draft, event_ids)
    new = list(_new_games(draft, ids, event_ids, round_ids))
    for start in range(0, len(new), STRIDE):
        checkpoint(start, len(new), command.progress, command.cancelled)
        games.add_games(writer, new[start : start + STRIDE])
    checkpoint(len(new), len(new), command.progress, command.cancelled)
    text = IMPORTED(
        source=command.source,
        players=N_PLAYERS(count=len(merge.new)),
        games=N_GAMES(count=len(new)),
    )
    return Effect(text, (len(merge.new), len(new)))


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
    choice = chosen(settings.all_settings(writer))
    starts = [
        start_on_file(choice, StartRating(player_id, one.rating, one.deviation, one.rating_date, source))
        for player_id, one in zip(ids, drafted, strict=True)
        if one.rating is not None and player_id not in have
    ]
    if starts:
        players.set_start_ratings(writer, starts)


def _add_events(writer: Writer, draft: ImportDraft) -> list[int | None]:
    """Return an event id for each game of the draft, None without an event.

    A name that comes back after a long pause is another edition: an event of its own.
    """
    have = {(e.name, e.date): e.id for e in events.list_events(writer)}
    editions = _editions(draft)
    missing = new_editions(draft, have)
    fresh = [NewEvent(name, date, EventKind.IMPORTED) for name, date in missing]
    if fresh:
        have.update(zip(missing, events.add_events(writer, fresh), strict=True))
    return [have[key] if key is not None else None for key in editions]


def new_editions(draft: ImportDraft, have: Container[tuple[str, dt.date]]) -> list[tuple[str, dt.date]]:
    """Return name and first day of the events that an import makes; *have* are those of the club."""
    return [key for key in dict.fromkeys(_editions(draft)) if key is not None and key not in have]


def _editions(draft: ImportDraft) -> list[tuple[str, dt.date] | None]:
    """Return, for each game, its event's name and the day that edition began."""
    games_of: dict[int, list[int]] = defaultdict(list)
    for i, index in enumerate(draft.games.events):
        if index >= 0:
            games_of[index].append(i)
    found: list[tuple[str, dt.date] | None] = [None] * len(draft.games)
    for index, numbers in games_of.items():
        name = clean_name(draft.games.event_names[index])
        began = last = dt.date.min
        for i in sorted(numbers, key=draft.games.dates.__getitem__):
            date = draft.games.dates[i]
            if date - last > EDITION_GAP:
                began = date
            last = date
            found[i] = (name, began)
    return found


def _add_rounds(writer: Writer, draft: ImportDraft, event_ids: Sequence[int | None]) -> list[int | None]:
    """Return a round id for each game whose round is a number within an event, else None."""
    wanted: list[tuple[int, int] | None] = []
    for event_id, number in zip(event_ids, draft.games.round_numbers(), strict=True):
        wanted.append((event_id, number) if event_id is not None and number is not None else None)
    ids: dict[tuple[int, int], int] = {}
    for event_id in {key[0] for key in wanted if key is not None}:
        ids.update({(event_id, r.number): r.id for r in events.list_rounds(writer, event_id)})
    first_day: dict[tuple[int, int], dt.date] = {}
    for key, date in zip(wanted, draft.games.dates, strict=True):
        if key is not None and key not in ids:
            first_day[key] = min(date, first_day.get(key, date))
    missing = sorted(first_day)
    noon = [dt.datetime.combine(first_day[key], dt.time(12)).astimezone() for key in missing]
    ids.update(zip(missing, events.add_rounds(writer, missing, noon), strict=True))
    return [None if key is None else ids[key] for key in wanted]


def _new_games(
    draft: ImportDraft,
    ids: list[int],
    event_ids: Sequence[int | None],
    round_ids: Sequence[int | None],
) -> Iterator[NewGame]:
    for i in range(len(draft.games)):
        game = draft.games.new_game(i, ids, event_id=event_ids[i])
        yield game if round_ids[i] is None else replace(game, round_id=round_ids[i])
