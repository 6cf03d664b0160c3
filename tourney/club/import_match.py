"""What of a read document is in the club already: its events, its games, what is known of its people."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Any

import numpy as np

from tourney.core.names import spelling
from tourney.core.records import NAME_LIMIT, Event, NewPlayer, Player, clean_name, name_ending
from tourney.exchange.drafts import DraftPlayer, GamesTable, ImportDraft
from tourney.exchange.mapping import Kind
from tourney.store.gamecolumns import FORFEITS, GameColumns

EDITION_GAP = dt.timedelta(days=90)
"""A name that comes back after a longer pause is another edition of the event."""

COVERED = 0.5
"""A document that repeats this share of an event's games is that event written anew."""

FACTS = ("number", "born", "club", "federation", "sex", "title", "household")
EPOCH = dt.date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Edition:
    """An event of the document: its name, its first and its last day."""

    name: str
    began: dt.date
    last: dt.date


@dataclass(frozen=True, slots=True)
class Repeats:
    """Games of the draft by index: those in the club as they are, and those it has with another result.

    ``changed`` gives the stored game of each.
    """

    again: frozenset[int]
    changed: Mapping[int, int]

    @property
    def known(self) -> frozenset[int]:
        return self.again | self.changed.keys()


NO_REPEATS = Repeats(frozenset(), {})


def with_event_of_votes(draft: ImportDraft) -> ImportDraft:
    """Return a draft whose votes have an event: without a column of their own it is called as the file."""
    games = draft.games
    if draft.kind is not Kind.VOTES or not len(games) or any(event >= 0 for event in games.events):
        return draft
    name = PurePath(draft.source).stem[:NAME_LIMIT].strip() or draft.source
    named = replace(games, event_names=[name], events=[0] * len(games))
    return replace(draft, games=named)


def editions_of(draft: ImportDraft) -> tuple[list[int], list[Edition]]:
    """Return the edition of each game (-1 without an event), and the editions in order of appearance."""
    games_of: dict[int, list[int]] = defaultdict(list)
    for i, index in enumerate(draft.games.events):
        if index >= 0:
            games_of[index].append(i)
    found: list[Edition | None] = [None] * len(draft.games)
    for index, numbers in games_of.items():
        name = clean_name(draft.games.event_names[index])
        numbers = sorted(numbers, key=draft.games.dates.__getitem__)
        runs: list[list[int]] = []
        for i in numbers:
            if runs and draft.games.dates[i] - draft.games.dates[runs[-1][-1]] <= EDITION_GAP:
                runs[-1].append(i)
            else:
                runs.append([i])
        for run in runs:
            edition = Edition(name, draft.games.dates[run[0]], draft.games.dates[run[-1]])
            for i in run:
                found[i] = edition
    order = {one: number for number, one in enumerate(dict.fromkeys(one for one in found if one is not None))}
    return [-1 if one is None else order[one] for one in found], list(order)


def events_known(
    editions: Sequence[Edition], stored: Iterable[Event], columns: GameColumns
) -> list[int | None]:
    """Return the club's event of each edition: the same name, at about the same time; None for a new one."""
    spans = _spans(columns)
    by_name: dict[str, list[tuple[dt.date, dt.date, int]]] = defaultdict(list)
    for event in stored:
        first, last = spans.get(event.id, (event.date, event.date))
        span = min(first, event.date), max(last, event.date), event.id
        by_name[spelling(event.name)].append(span)
    found: list[int | None] = []
    for one in editions:
        fitting = [
            (abs((first - one.began).days), event_id)
            for first, last, event_id in by_name[spelling(one.name)]
            if first - EDITION_GAP <= one.last and one.began <= last + EDITION_GAP
        ]
        found.append(min(fitting)[1] if fitting else None)
    return found


def _spans(columns: GameColumns) -> dict[int, tuple[dt.date, dt.date]]:
    """Return the first and last day of play of each event."""
    inside = np.flatnonzero(columns.event_id >= 0)
    inside = inside[np.argsort(columns.event_id[inside], kind="stable")]
    ids, starts = np.unique(columns.event_id[inside], return_index=True)
    if not len(ids):
        return {}
    days = columns.day[inside]
    first, last = np.minimum.reduceat(days, starts), np.maximum.reduceat(days, starts)
    spans = zip(ids.tolist(), first.tolist(), last.tolist(), strict=True)
    return {one: (EPOCH + dt.timedelta(a), EPOCH + dt.timedelta(b)) for one, a, b in spans}


Sides = tuple[tuple[int, tuple[int, ...]], ...]
"""(rank, player ids) of each side, in a fixed order."""


@dataclass(frozen=True, slots=True)
class _Told:
    """A game as it is compared; ``people`` are all of it, ``forfeit`` its kind."""

    day: int
    sides: Sides
    scores: tuple[float | None, ...]
    forfeit: str
    people: tuple[int, ...]

    @property
    def whole(self) -> tuple[Any, ...]:
        return self.day, self.sides, self.scores, self.forfeit

    @property
    def result(self) -> tuple[Any, ...]:
        return self.day, self.sides, self.forfeit


def find_repeats(
    games: GamesTable, ids: Sequence[int], event_ids: Sequence[int | None], stored: GameColumns
) -> Repeats:
    """Return which games of a draft the club has.

    The same people on the same day with the same result are the same game, as often as the club has it.
    With another result a game is the same where event and round say so, or where the document is plainly
    the event written anew.

    Parameters
    ----------
    ids : sequence of int
        Player id of each person of the draft; below 0 for somebody new.
    event_ids : sequence of int or None
        The club's event of each game, None for a new one or none.
    """
    if not len(games) or not len(stored):
        return NO_REPEATS
    drafted = [_drafted(games, ids, i) for i in range(len(games))]
    people = {one for told in drafted for one in told.people}
    held = _stored(stored, {told.day for told in drafted}, {e for e in event_ids if e is not None}, people)
    free: dict[tuple[Any, ...], list[int]] = defaultdict(list)
    for g, told in held.items():
        free[("whole", *told.whole)].append(g)
    again: dict[int, int] = {}
    again |= _in_place(games.round_numbers(), drafted, event_ids, stored, held)
    for i, g in again.items():
        free[("whole", *drafted[i].whole)].remove(g)
    for i, told in enumerate(drafted):
        if i not in again and (same := free.get(("whole", *told.whole))):
            again[i] = same.pop()
    used = set(again.values())
    changed = _changed(games, drafted, event_ids, stored, held, again, used)
    used |= set(changed.values())
    bare: dict[tuple[Any, ...], list[int]] = defaultdict(list)
    for g, told in held.items():
        if g not in used:
            bare[told.result].append(g)
    for i, told in enumerate(drafted):
        if i in again or i in changed:
            continue
        same = [g for g in bare.get(told.result, ()) if not any(_both(told.scores, held[g].scores))]
        if same:
            again[i] = same[0]
            bare[told.result].remove(same[0])
    return Repeats(frozenset(again), {i: int(stored.game_id[g]) for i, g in changed.items()})


def _in_place(
    rounds: Sequence[int | None],
    drafted: Sequence[_Told],
    event_ids: Sequence[int | None],
    stored: GameColumns,
    held: Mapping[int, _Told],
) -> dict[int, int]:
    """Return draft index -> stored game of those that stand unchanged in their round of their event."""
    there: dict[tuple[Any, ...], list[int]] = defaultdict(list)
    for g, told in held.items():
        there[(int(stored.event_id[g]), int(stored.round_number[g]), *told.whole)].append(g)
    found: dict[int, int] = {}
    for i, told in enumerate(drafted):
        if event_ids[i] is not None and rounds[i] is not None:
            same = there.get((event_ids[i], rounds[i], *told.whole))
            if same:
                found[i] = same.pop()
    return found


def _both(one: Sequence[float | None], other: Sequence[float | None]) -> list[bool]:
    return [a is not None and b is not None for a, b in zip(one, other, strict=True)]


def _changed(
    games: GamesTable,
    drafted: Sequence[_Told],
    event_ids: Sequence[int | None],
    stored: GameColumns,
    held: Mapping[int, _Told],
    again: Mapping[int, int],
    used: set[int],
) -> dict[int, int]:
    """Return draft index -> stored game of those whose result (or day) the document gives otherwise."""
    rounds = games.round_numbers()
    size = Counter(int(stored.event_id[g]) for g in held)
    repeated = Counter(int(stored.event_id[g]) for g in used)

    def key(event_id: int, number: int | None, told: _Told) -> tuple[Any, ...] | None:
        if number is not None:
            return event_id, number, told.people
        covered = repeated[event_id] >= COVERED * size[event_id] > 0
        return (event_id, -1, told.people, told.day) if covered else None

    open_: dict[tuple[Any, ...], list[int]] = defaultdict(list)
    for g, told in held.items():
        if g not in used and stored.event_id[g] >= 0:
            number = int(stored.round_number[g])
            place = key(int(stored.event_id[g]), number if number >= 0 else None, told)
            if place is not None:
                open_[place].append(g)
    found: dict[int, int] = {}
    for i, told in enumerate(drafted):
        event_id = event_ids[i]
        if i in again or event_id is None:
            continue
        place = key(event_id, rounds[i], told)
        if place is not None and open_.get(place):
            found[i] = open_[place].pop()
    return found


def _drafted(games: GamesTable, ids: Sequence[int], i: int) -> _Told:
    sides = range(games.first_side[i], games.first_side[i + 1])
    ranks = [games.side_rank[s] for s in sides]
    dense = {rank: n for n, rank in enumerate(sorted(set(ranks)))}
    members = [
        tuple(
            sorted(
                ids[games.member_player[m]] for m in range(games.first_member[s], games.first_member[s + 1])
            )
        )
        for s in sides
    ]
    scores = [games.side_score[s] for s in sides]
    day = (games.dates[i] - EPOCH).days
    return _told(day, [dense[rank] for rank in ranks], members, scores, str(games.forfeits[i]))


def _stored(columns: GameColumns, days: set[int], event_ids: set[int], people: set[int]) -> dict[int, _Told]:
    """Return the stored games that can be meant, by position, oldest first."""
    found: dict[int, _Told] = {}
    side_at, member_at = columns.game_side.tolist(), columns.side_player.tolist()
    rank, score, who = columns.rank.tolist(), columns.score.tolist(), columns.player_id.tolist()
    day, event = columns.day.tolist(), columns.event_id.tolist()
    forfeit = columns.forfeit.tolist()
    for g in range(len(columns) - 1, -1, -1):
        if day[g] not in days and event[g] not in event_ids:
            continue
        sides = range(side_at[g], side_at[g + 1])
        members = [tuple(sorted(who[member_at[s] : member_at[s + 1]])) for s in sides]
        if not all(one in people for side in members for one in side):
            continue
        scores = [None if score[s] != score[s] else score[s] for s in sides]
        found[g] = _told(day[g], [rank[s] for s in sides], members, scores, str(FORFEITS[forfeit[g]]))
    return found


def _told(
    day: int,
    ranks: Sequence[int],
    members: Sequence[tuple[int, ...]],
    scores: Sequence[float | None],
    forfeit: str,
) -> _Told:
    order = sorted(range(len(ranks)), key=lambda k: (ranks[k], members[k]))
    return _Told(
        day,
        tuple((ranks[k], members[k]) for k in order),
        tuple(scores[k] for k in order),
        forfeit,
        tuple(sorted(one for side in members for one in side)),
    )


def new_player(draft: DraftPlayer) -> NewPlayer:
    """Return the person as the register takes him; what has no field of its own becomes the note."""
    return NewPlayer(
        draft.name,
        number=draft.number,
        born=draft.born,
        note=_note(draft),
        club=draft.club,
        household=draft.household,
        federation=draft.federation,
        sex=draft.sex,
        title=draft.title,
    )


def apart(new: NewPlayer, names: Collection[str], numbers: Collection[str]) -> NewPlayer:
    """Return a person with a name that nobody of *names* (by spelling) has, and a number of his own."""
    if new.number and new.number in numbers:
        new = replace(new, number="", note="\n".join(filter(None, (new.note, new.number))))
    if spelling(new.name) not in names:
        return new
    told_by = [f" ({new.born})"] if new.born else []
    told_by += [f" ({n})" for n in range(2, len(names) + 3)]
    tried = (name_ending(new.name, end) for end in told_by)
    return replace(new, name=next(name for name in tried if spelling(name) not in names))


def updated(player: Player, draft: DraftPlayer) -> Player:
    """Return a player with the facts that the document gives and the club lacks or has otherwise."""
    told = {name: getattr(draft, name) for name in FACTS}
    if _bare(told["number"]) == _bare(player.number):
        del told["number"]
    return replace(player, **{name: value for name, value in told.items() if value not in ("", None)})


def _bare(number: str) -> str:
    """Return a number without what spreadsheets take off and put on."""
    return re.sub(r"\.0+$", "", number.strip()).lstrip("0").casefold()


def _note(draft: DraftPlayer) -> str:
    parts = [
        ("", text) if spelling(name) in ("note", "notes", "remark") else (name, text)
        for name, text in draft.extra
    ]
    if draft.group:
        parts.append(("", draft.group))
    return "\n".join(f"{name}: {text}" if name else text for name, text in parts)[:2000]
