"""Bring a read document into the club: people, events, start ratings and games, as one action."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tourney.club.commands import ImportGames
from tourney.club.engine_choice import chosen, start_on_file
from tourney.club.frozen import refuse_frozen
from tourney.club.handlers import Effect, handles
from tourney.club.import_byes import take_byes
from tourney.club.import_match import (
    NO_REPEATS,
    Repeats,
    apart,
    editions_of,
    events_known,
    find_repeats,
    new_player,
    updated,
    with_event_of_votes,
)
from tourney.club.import_report import take_report
from tourney.club.vote_changes import note_imported
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold, spelling
from tourney.core.progress import checkpoint
from tourney.core.records import EventKind, NewEvent, Player, StartRating
from tourney.core.topics import Topic
from tourney.exchange.drafts import DraftPlayer, ImportDraft
from tourney.exchange.mapping import Kind
from tourney.exchange.matching import MatchPlan, match_players
from tourney.store import events, games, people, players, settings
from tourney.store.refresh import all_games
from tourney.store.writer import Writer

IMPORTED = QT_TRANSLATE_NOOP("Done", "{source} imported: {players}, {games}")
UPDATED = QT_TRANSLATE_NOOP("Done", "{source} imported: {players}, {games}, {updates}")
NOTHING_NEW = QT_TRANSLATE_NOOP("Done", "{source} brought nothing new")
N_PLAYERS = QT_TRANSLATE_NOOP("Done", "%n new player(s)")
N_GAMES = QT_TRANSLATE_NOOP("Done", "%n game(s)")
N_UPDATES = QT_TRANSLATE_NOOP("Done", "%n update(s)")
HAS_PROBLEMS = QT_TRANSLATE_NOOP("Errors", "{problem} Nothing was imported.")
MORE_PROBLEMS = QT_TRANSLATE_NOOP("Errors", "{problem} And {more} more. Nothing was imported.")

STRIDE = 5000
"""Games stored between two looks at whether to go on."""

COLUMNS = "columns"
"""The setting that keeps, by the headings of a table, what its columns were said to be."""
COLUMNS_KEPT = 60


@handles(ImportGames, Topic.PLAYERS, Topic.GAMES, Topic.EVENTS, Topic.ROUNDS, Topic.ENTRIES, Topic.SETTINGS)
def import_games(writer: Writer, command: ImportGames) -> Effect:
    """Store what is new of the draft and bring the rest up to date; returns (new players, new games).

    Raises
    ------
    TourneyError
        "import-problems" when rows could not be read and the person did not choose to skip them.
    Cancelled
        When the command was asked to stop.
    """
    draft = with_event_of_votes(command.draft)
    if draft.problems and not command.skip_problems:
        first = draft.problems[0].sentence
        if len(draft.problems) == 1:
            raise TourneyError("import-problems", HAS_PROBLEMS(problem=first))
        more = len(draft.problems) - 1
        raise TourneyError("import-problems", MORE_PROBLEMS(problem=first, more=more))
    plan = plan_people(writer, draft, command.answers)
    known = plan.known
    ids = _add_people(writer, plan, draft.players)
    updates = _update_people(writer, known, draft)
    updates += _set_start_ratings(writer, ids, draft, command.source)
    if draft.kind is Kind.EVENT and draft.event is not None:
        entered, changed = take_report(writer, draft, ids, command)
    else:
        entered, changed = _take_games(writer, draft, ids, known, command)
    if command.columns is not None:
        _remember(writer, *command.columns)
    made = len(plan.new)
    return Effect(_told(command.source, made, entered, updates + changed), (made, entered))


def plan_people(
    writer: Writer, draft: ImportDraft, answers: Sequence[tuple[int, int | None]] = ()
) -> MatchPlan:
    """Return who of the draft is who in the club."""
    register = [*players.list_players(writer, archived=None), *people.known_as(writer)]
    return match_players(register, draft.players).answered(dict(answers))


def _told(source: str, made: int, entered: int, updates: int) -> Text:
    if not made and not entered and not updates:
        return NOTHING_NEW(source=source)
    told: dict[str, Any] = {
        "source": source,
        "players": N_PLAYERS(count=made),
        "games": N_GAMES(count=entered),
    }
    if not updates:
        return IMPORTED(**told)
    return UPDATED(**told, updates=N_UPDATES(count=updates))


def _add_people(writer: Writer, plan: MatchPlan, drafted: Sequence[DraftPlayer]) -> list[int]:
    """Return the club's player id of each drafted person.

    Nobody gets a name or a number that somebody has already: a namesake gets his year, a number is noted.
    """
    ids = plan.known
    if plan.new:
        register = players.list_players(writer, archived=None)
        names = {spelling(player.name) for player in register}
        numbers = {player.number for player in register} - {""}
        fresh = []
        for i in plan.new:
            one = apart(new_player(drafted[i]), names, numbers)
            names.add(spelling(one.name))
            numbers.add(one.number)
            fresh.append(one)
        new_ids = players.add_players(writer, fresh, [fold(p.name) for p in fresh])
        ids.update(zip(plan.new, new_ids, strict=True))
    return [ids[i] for i in range(len(drafted))]


def _update_people(writer: Writer, known: dict[int, int], draft: ImportDraft) -> int:
    """Bring what the club knows of people up to date; returns how many changed."""
    register: dict[int, Player] = {}
    if known:
        register = {player.id: player for player in players.list_players(writer, archived=None)}
    count = 0
    for index, player_id in known.items():
        before = register.get(player_id) or players.get_player(writer, player_id)
        after = updated(before, draft.players[index])
        if after != before:
            players.update_player(writer, after, folded=fold(after.name))
            register[player_id] = replace(after, version=after.version + 1)
            count += 1
    return count


def _set_start_ratings(writer: Writer, ids: Sequence[int], draft: ImportDraft, source: str) -> int:
    """Note the ratings that people bring along; returns how many took the place of another.

    One that is there already changes only for somebody who has not played yet: a later rating from
    elsewhere must not rewrite what games made of the first.
    """
    if not any(one.rating is not None for one in draft.players):
        return 0
    have = {s.player_id: s for s in players.list_start_ratings(writer)}
    busy = games.players_with_games(writer) if have else frozenset()
    choice = chosen(settings.all_settings(writer))
    starts: dict[int, StartRating] = {}
    for player_id, one in zip(ids, draft.players, strict=True):
        if one.rating is None or player_id in starts:
            continue
        told = start_on_file(
            choice, StartRating(player_id, one.rating, one.deviation, one.rating_date, source)
        )
        before = have.get(player_id)
        same = before is not None and (before.mean, before.deviation) == (told.mean, told.deviation)
        if before is None or not (same or player_id in busy):
            starts[player_id] = told
    if starts:
        players.set_start_ratings(writer, list(starts.values()))
    return sum(player_id in have for player_id in starts)


def _take_games(
    writer: Writer, draft: ImportDraft, ids: list[int], known: dict[int, int], command: ImportGames
) -> tuple[int, int]:
    """Store the games; returns how many are new and how many of the club's were changed."""
    if not len(draft.games):
        return 0, 0
    columns = all_games(writer)
    of_game, editions = editions_of(draft)
    event_of = events_known(editions, events.list_events(writer), columns)
    repeats = NO_REPEATS
    if not command.repeats:
        held = [event_of[e] if e >= 0 else None for e in of_game]
        met = [known.get(i, -1 - i) for i in range(len(ids))]
        repeats = find_repeats(draft.games, met, held, columns)
    there = repeats.known
    wanted = [i for i in range(len(draft.games)) if i not in there]
    event_ids = _add_events(writer, draft, of_game, editions, event_of, wanted)
    if draft.kind is Kind.VOTES:
        note_imported(writer, {one for i in wanted if (one := event_ids[i]) is not None})
    round_ids = _add_rounds(writer, draft, event_ids, wanted)
    new = list(_new_games(draft, ids, event_ids, round_ids, wanted))
    for start in range(0, len(new), STRIDE):
        checkpoint(start, len(new), command.progress, command.cancelled)
        games.add_games(writer, new[start : start + STRIDE])
    _correct(writer, draft, ids, repeats)
    moved = take_byes(writer, draft, ids, event_ids, {round_ids[i] for i in wanted})
    checkpoint(len(new), len(new), command.progress, command.cancelled)
    return len(new), len(repeats.changed) + moved


def _correct(writer: Writer, draft: ImportDraft, ids: list[int], repeats: Repeats) -> None:
    for index, game_id in repeats.changed.items():
        before = games.get_game(writer, game_id)
        refuse_frozen(writer, before)
        told = draft.games.new_game(index, ids, event_id=before.event_id)
        after = replace(
            told,
            round_id=before.round_id,
            board=told.board or before.board,
            note=told.note or before.note,
            slot=before.slot,
            category=told.category or before.category,
            extra=told.extra or before.extra,
        )
        games.replace_game(writer, game_id, after)


def _add_events(
    writer: Writer,
    draft: ImportDraft,
    of_game: Sequence[int],
    editions: Sequence[Any],
    event_of: Sequence[int | None],
    wanted: Sequence[int],
) -> list[int | None]:
    """Return an event id for each game of the draft, None without an event; make those that are new."""
    found = dict(enumerate(event_of))
    needed = {of_game[i] for i in wanted if of_game[i] >= 0}
    missing = [e for e, event_id in found.items() if event_id is None and e in needed]
    fresh = [NewEvent(editions[e].name, editions[e].began, EventKind.IMPORTED) for e in missing]
    if fresh:
        found.update(zip(missing, events.add_events(writer, fresh), strict=True))
    return [found[e] if e >= 0 else None for e in of_game]


def _add_rounds(
    writer: Writer, draft: ImportDraft, event_ids: Sequence[int | None], games_wanted: Sequence[int]
) -> list[int | None]:
    """Return a round id for each game whose round is a number within an event, else None."""
    wanted: list[tuple[int, int] | None] = [None] * len(event_ids)
    numbers = draft.games.round_numbers()
    for i in games_wanted:
        event_id, number = event_ids[i], numbers[i]
        if event_id is not None and number is not None:
            wanted[i] = (event_id, number)
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
    wanted: Sequence[int],
) -> Iterator[NewGame]:
    for i in wanted:
        game = draft.games.new_game(i, ids, event_id=event_ids[i])
        yield game if round_ids[i] is None else replace(game, round_id=round_ids[i])


def _remember(writer: Writer, key: str, choice: str) -> None:
    """Keep what the columns under some headings were said to be; the choices used last stay."""
    held = [(one, text) for one, text in settings.get_setting(writer, COLUMNS, [])]
    if (key, choice) in held:
        return
    held = [(one, text) for one, text in held if one != key]
    settings.put_setting(writer, COLUMNS, [*held, (key, choice)][-COLUMNS_KEPT:])
