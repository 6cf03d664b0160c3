"""A way to think of each command: what the random walks, the crash tests and the memory test draw from.

``DEEDS`` has one function for every command that a club knows; a new command without one fails
``test_state_machine``. A deed looks at the club, picks, and returns a command or None where there is
nothing to do it with. It may well be one that the club refuses.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

from tourney.club import commands as c
from tourney.club.club import Club
from tourney.core.games import Forfeit, Game, Member, NewGame, Side
from tourney.core.records import (
    Entry,
    Event,
    NewEvent,
    NewPlayer,
    Player,
    Round,
    Stage,
    StartRating,
    Team,
)
from tourney.exchange.drafts import ReadOptions
from tourney.exchange.registry import reader_for
from tourney.store import entries, events, games, players, rating_lists, teams
from tourney.store.tables import JOURNALED

DAY = dt.date(2026, 3, 3)
ValueT = TypeVar("ValueT")
MOMENTS = ("since", "accepted_at", "closed_at", "published_at")
"""Columns that hold when something was done."""


class Pick(Protocol):
    """Picks one of several, by chance or by Hypothesis."""

    def __call__(self, choices: Sequence[ValueT], /) -> ValueT: ...


@dataclass(frozen=True, slots=True)
class World:
    """What there is to work with."""

    club: Club
    pick: Pick
    people: tuple[Player, ...]
    merged: tuple[int, ...]
    events: tuple[Event, ...]
    rounds: tuple[Round, ...]
    games: tuple[Game, ...]
    teams: tuple[Team, ...]
    stages: tuple[Stage, ...]
    entries: tuple[Entry, ...]
    lists: tuple[int, ...]

    def ids(self) -> list[int]:
        """Return everybody by id, seldom somebody who was merged."""
        return [p.id for p in self.people] * 6 + list(self.merged)

    def several(self, choices: Sequence[ValueT], most: int) -> tuple[ValueT, ...]:
        """Pick one or more different ones."""
        left, found = list(dict.fromkeys(choices)), []
        for _ in range(self.pick(range(1, most + 1))):
            if left:
                found.append(left.pop(self.pick(range(len(left)))))
        return tuple(found)

    def date(self) -> dt.date:
        """Pick a day of two years."""
        return DAY + dt.timedelta(self.pick(range(730)))


def world(club: Club, pick: Pick) -> World:
    """Look at a club."""
    with club.database.reading() as reader:
        found = tuple(events.list_events(reader))
        return World(
            club=club,
            pick=pick,
            people=tuple(players.list_players(reader, archived=None)),
            merged=tuple(players.merged(reader)),
            events=found,
            rounds=tuple(r for one in found for r in events.list_rounds(reader, one.id)),
            games=tuple(games.list_games(reader, order="oldest")),
            teams=tuple(teams.list_teams(reader)),
            stages=tuple(s for one in found for s in entries.list_stages(reader, one.id)),
            lists=tuple(one.id for one in rating_lists.all_lists(reader)),
            entries=tuple(n for one in found for n in events.list_entries(reader, one.id)),
        )


def dump(club: Club, *, moments: bool = True) -> dict[str, list[tuple[Any, ...]]]:
    """Return every journaled row but for its version, by table; without *moments* but for those too."""
    left_out = {"version", *(() if moments else MOMENTS)}
    found: dict[str, list[tuple[Any, ...]]] = {}
    with club.database.reading() as reader:
        for name, table in JOURNALED.items():
            columns = [column for column in table.c if column.name not in left_out]
            query = sa.select(*columns).order_by(*table.primary_key.columns)
            found[name] = [tuple(row) for row in reader.connection.execute(query)]
    return found


def furnish(club: Club) -> None:
    """Put some people, a night of two rounds, open play and a team game into a new club."""
    ids = [
        club.execute(c.AddPlayer(NewPlayer(name))).value for name in ("Ana", "Bo", "Cy", "Di", "Eva", "王伟")
    ]
    night = club.execute(c.SetHere(NewEvent("Night", DAY), tuple(ids), here=True)).value
    for number, boards in enumerate((((0, 1), (2, 3)), ((0, 2), (1, 4))), 1):
        pairs = tuple((ids[a], ids[b]) for a, b in boards)
        club.execute(c.AcceptRound(night, number, pairs, bye_ids=(ids[5],)))
    for game_id, ranks in ((1, (0, 1)), (2, (0, 0)), (3, (1, 0))):
        club.execute(c.SetResult(game_id, ranks))
    club.execute(c.RecordGame(game_of([[ids[0], ids[1]], [ids[2], ids[3]]], DAY + dt.timedelta(30))))
    club.execute(c.RecordGame(game_of([[ids[4]], [ids[5]], [ids[0]]], DAY + dt.timedelta(60))))


def game_of(sides: Sequence[Sequence[int]], date: dt.date, **details: Any) -> NewGame:
    """Return a game whose sides finished in this order."""
    made = tuple(Side(tuple(Member(p) for p in one), rank) for rank, one in enumerate(sides))
    return NewGame(made, date, **details)


Deed = Callable[[World], c.Command | None]
DEEDS: dict[type[c.Command], Deed] = {}


def deed(command: type[c.Command]) -> Callable[[Deed], Deed]:
    """Say that the function thinks of this command."""

    def note(function: Deed) -> Deed:
        DEEDS[command] = function
        return function

    return note


def a_name(w: World) -> str:
    """Make a name up."""
    return f"{w.pick(('Max', 'Ida', 'Ott', 'Łucja', '李'))} {w.pick('ABCDEFGH')}"


def _person(w: World) -> NewPlayer:
    number = w.pick(("", "", str(w.pick(range(9)))))
    return NewPlayer(a_name(w), number, w.pick((None, 1990)), w.pick(("", "left-handed", "with Ana")))


def _event(w: World) -> c.EventRef:
    made = NewEvent(f"Cup {w.pick('XYZ')}", w.date())
    return w.pick([one.id for one in w.events] * 3 + [made])  # type: ignore[list-item]


def _ranks(w: World, count: int) -> tuple[int, ...]:
    return tuple(w.pick(range(count)) for _ in range(count))


@deed(c.AddPlayer)
def _add(w: World) -> c.Command:
    rating, event = w.pick((None, 1650.0)), w.pick((None, _event(w)))
    return c.AddPlayer(_person(w), rating, event=event)


@deed(c.EditPlayer)
def _edit(w: World) -> c.Command | None:
    if not w.people:
        return None
    one = w.pick(w.people)
    return c.EditPlayer(one.id, _person(w), one.version)


@deed(c.ArchivePlayer)
def _archive(w: World) -> c.Command | None:
    return c.ArchivePlayer(w.pick(w.ids()), w.pick((True, False))) if w.people else None


@deed(c.DeletePlayer)
def _delete(w: World) -> c.Command | None:
    return c.DeletePlayer(w.pick(w.ids())) if w.people else None


@deed(c.SetStartRating)
def _start(w: World) -> c.Command | None:
    if not w.people:
        return None
    return c.SetStartRating(StartRating(w.pick(w.ids()), 1400.0 + w.pick(range(600)), w.pick((None, 90.0))))


@deed(c.ClearStartRating)
def _clear_start(w: World) -> c.Command | None:
    return c.ClearStartRating(w.pick(w.ids())) if w.people else None


@deed(c.AddEvent)
def _add_event(w: World) -> c.Command:
    return c.AddEvent(NewEvent(f"League {w.pick('ABC')}", w.date(), bye_points=w.pick((0.5, 1.0))))


@deed(c.EditEvent)
def _edit_event(w: World) -> c.Command | None:
    if not w.events:
        return None
    one = w.pick(w.events)
    return c.EditEvent(one.id, NewEvent(f"Renamed {w.pick('ABC')}", w.date(), one.kind), one.version)


@deed(c.SetHere)
def _here(w: World) -> c.Command | None:
    if not w.people:
        return None
    return c.SetHere(_event(w), w.several(w.ids(), 4), here=w.pick((True, True, False)))


@deed(c.Forbid)
def _forbid(w: World) -> c.Command | None:
    event = w.pick((None, *(one.id for one in w.events)))
    if len(w.people) < 2:
        return None
    return c.Forbid(w.pick(w.ids()), w.pick(w.ids()), w.pick((True, True, False)), event)


@deed(c.AcceptRound)
def _accept(w: World) -> c.Command | None:
    if not w.events or len(w.people) < 2:
        return None
    one = w.pick(w.events)
    number = 1 + max((r.number for r in w.rounds if r.event_id == one.id), default=0)
    who = list(w.several([p.id for p in w.people], 6))
    pairs = tuple(zip(who[::2], who[1::2], strict=False))
    byes = tuple(who[-1:]) if len(who) % 2 else ()
    return c.AcceptRound(one.id, number, pairs, byes) if pairs else None


@deed(c.WithdrawRound)
def _withdraw(w: World) -> c.Command | None:
    return c.WithdrawRound(w.pick(w.rounds).id) if w.rounds else None


@deed(c.RecordGame)
def _record(w: World) -> c.Command | None:
    who = w.several(w.ids(), 6)
    if len(who) < 2:
        return None
    shape = w.pick(("singles", "singles", "teams", "many"))
    sides = [[p] for p in who] if shape == "many" else [[who[0]], [who[1]]]
    if shape == "teams" and len(who) >= 4:
        sides = [[who[0], who[1]], [who[2], who[3]]]
    game = game_of(sides, w.date(), rated=w.pick((True, True, False)), note=w.pick(("", "Ana saw it")))
    return c.RecordGame(game, w.pick((None, _event(w))))


@deed(c.SetResult)
def _result(w: World) -> c.Command | None:
    if not w.games:
        return None
    one = w.pick(w.games)
    forfeit = w.pick((Forfeit.NONE, Forfeit.NONE, Forfeit.FORFEIT, Forfeit.DOUBLE))
    return c.SetResult(
        one.id, _ranks(w, len(one.sides)), forfeit=forfeit, version=w.pick((None, one.version))
    )


@deed(c.ClearResult)
def _clear(w: World) -> c.Command | None:
    return c.ClearResult(w.pick(w.games).id) if w.games else None


@deed(c.EditGame)
def _edit_game(w: World) -> c.Command | None:
    if not w.games or len(w.people) < 2:
        return None
    one = w.pick(w.games)
    who = w.several(w.ids(), 2)
    sides = (
        [[who[0]], [who[-1]]] if w.pick((True, False)) else [list(s.player_ids) for s in reversed(one.sides)]
    )
    if sides[0] == sides[-1]:
        return None
    place = {name: getattr(one, name) for name in ("event_id", "round_id", "board")}
    return c.EditGame(one.id, game_of(sides, w.date(), **place), one.version)


@deed(c.VoidGame)
def _void(w: World) -> c.Command | None:
    return c.VoidGame(w.pick(w.games).id, w.pick((True, True, False))) if w.games else None


@deed(c.ImportGames)
def _import(w: World) -> c.Command:
    lines = ["date,event,round,winner,loser,score"]
    for _ in range(w.pick(range(1, 6))):
        winner, loser = w.several(("Ana", "Bo", "Zed", "Yan", "王伟", a_name(w)), 4)[:1], w.pick(("Cy", "Xu"))
        lines.append(f"{w.date()},{w.pick(('', 'Cup X'))},{w.pick((1, 2))},{winner[0]},{loser},1-0")
    draft = reader_for("more.csv").read("\n".join(lines).encode(), name="more.csv", options=ReadOptions())
    return c.ImportGames(draft, "more.csv", skip_problems=True)


@deed(c.SetSetting)
def _setting(w: World) -> c.Command:
    if w.pick((True, False)):
        return c.SetSetting("name", f"Club {w.pick('ABC')}")
    key = w.pick(("glicko2", "elo", "glicko", "trueskill", "bradley-terry"))
    return c.SetSetting("engine", {"key": key, "params": {}})


@deed(c.SwapSides)
def _swap(w: World) -> c.Command | None:
    return c.SwapSides(w.pick(w.games).id, w.pick((True, False))) if w.games else None


@deed(c.MoveGames)
def _move(w: World) -> c.Command | None:
    if not w.games:
        return None
    chosen = w.several([one.id for one in w.games], 3)
    date = w.pick((None, w.date()))
    if w.pick((True, False)):
        return c.MoveGames(chosen, open_play=True, date=date)
    return c.MoveGames(chosen, _event(w), date=date)


@deed(c.DeleteEvent)
def _delete_event(w: World) -> c.Command | None:
    return c.DeleteEvent(w.pick(w.events).id, w.pick((True, False))) if w.events else None


@deed(c.MergePlayers)
def _merge(w: World) -> c.Command | None:
    return c.MergePlayers(w.pick(w.ids()), w.pick(w.ids())) if w.people else None


@deed(c.UnmergePlayers)
def _unmerge(w: World) -> c.Command | None:
    return c.UnmergePlayers(w.pick(w.merged)) if w.merged else None


@deed(c.SplitPlayer)
def _split(w: World) -> c.Command | None:
    if not w.people:
        return None
    one = w.pick(w.people).id
    mine = [game.id for game in w.games if one in game.player_ids]
    return c.SplitPlayer(one, w.several(mine, 2), w.pick((_person(w), w.pick(w.ids())))) if mine else None


@deed(c.AnonymisePlayer)
def _anonymise(w: World) -> c.Command | None:
    return c.AnonymisePlayer(w.pick(w.ids())) if w.people else None
