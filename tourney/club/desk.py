"""What the Desk asks: the night, who is here, and what stands on the boards."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from tourney.club.club import Club
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.club.views import (
    BoardView,
    CheckInRow,
    NightView,
    OddsView,
    RoundView,
    SideView,
)
from tourney.club.vote_changes import setup_in
from tourney.core.games import Game, GameState
from tourney.core.records import Event, Stage
from tourney.core.topics import Topic
from tourney.store import entries, events, games
from tourney.store.games import GameFilter


def all_events(club: Club) -> tuple[Event, ...]:
    """Return the events, newest first."""

    before = club.latest("events") or ()

    def read() -> tuple[Event, ...]:
        with club.database.reading() as reader:
            return tuple(events.list_events(reader, before))

    return club.cached("events", read, Topic.EVENTS)


def event_stages(club: Club, event_id: int) -> tuple[Stage, ...]:
    """Return the stages of an event in their order."""

    def read() -> tuple[Stage, ...]:
        with club.database.reading() as reader:
            return tuple(entries.list_stages(reader, event_id))

    return club.cached(f"stages-{event_id}", read, Topic.EVENTS)


def tonight(club: Club, today: dt.date) -> Event | None:
    """Return the newest event of this date, None when nobody began one; a blind vote is no night."""
    todays = [e for e in all_events(club) if e.date == today]
    stored = club.settings() if todays else {}
    return next((e for e in todays if setup_in(stored, e.id) is None), None)


def night(club: Club, event_id: int | None) -> NightView:
    """Return the whole Desk; with no event everybody is still out and there are no rounds."""
    register = club.register()
    if event_id is None:
        rows = tuple(CheckInRow(p, here=False, board=None) for p in register.active)
        return NightView(None, rows, (), ())
    with club.database.reading() as reader:
        event = events.get_event(reader, event_id)
        entered = {e.player_id: e for e in events.list_entries(reader, event_id)}
        rounds = events.list_rounds(reader, event_id)
        asked = entries.list_absences(reader, event_id)
        stages = tuple(entries.list_stages(reader, event_id))
        all_games = games.list_games(reader, GameFilter(event_id=event_id), order="board")
    expectations = _before(club.rated, {g.id for g in all_games})
    by_round: dict[int | None, list[Game]] = {}
    for game in all_games:
        by_round.setdefault(game.round_id, []).append(game)
    views = tuple(
        RoundView(
            r.id,
            r.number,
            r.accepted_at.astimezone(),
            tuple(board_view(g, register, club.rated, expectations) for g in by_round.get(r.id, [])),
            tuple(register.players[p] for p in r.bye_ids if p in register.players),
            tuple(k for p, k in zip(r.bye_ids, r.bye_kinds, strict=True) if p in register.players),
            r.published_at.astimezone() if r.published_at is not None else None,
            r.system,
            r.stage_id,
        )
        for r in sorted(rounds, key=lambda r: r.number)
    )
    loose = sorted(by_round.get(None, []), key=lambda g: g.number)
    boards = _boards_now(views)
    number = max((r.number for r in rounds), default=0) + 1
    out = {one.player_id: one.kind for one in asked if one.number == number}
    here = {p for p, e in entered.items() if e.here}
    rows = tuple(
        CheckInRow(p, p.id in here, boards.get(p.id), entered.get(p.id), out.get(p.id))
        for p in register.players.values()
        if not p.archived or p.id in here
    )
    extra = tuple(board_view(g, register, club.rated, expectations) for g in loose)
    return NightView(event, rows, views, extra, stages)


def with_game(club: Club, before: NightView, game_id: int) -> NightView:
    """Return the night with one board as it stands now; everything else is taken over unread.

    Odds and quality stay as they were until the ratings are new. A game that the night does not
    hold gives the night as it was.
    """
    with club.database.reading() as reader:
        game = games.get_game(reader, game_id)

    def fresh(boards: tuple[BoardView, ...]) -> tuple[BoardView, ...]:
        if not any(b.game is not None and b.game.id == game_id for b in boards):
            return boards
        return tuple(
            replace(b, game=game) if b.game is not None and b.game.id == game_id else b for b in boards
        )

    rounds = tuple(replace(one, boards=fresh(one.boards)) for one in before.rounds)
    now = _boards_now(rounds)
    rows = tuple(
        row if row.board == now.get(row.player.id) else replace(row, board=now.get(row.player.id))
        for row in before.check_in
    )
    return replace(before, check_in=rows, rounds=rounds, extra=fresh(before.extra))


def board_view(
    game: Game,
    register: Register,
    rated: Rated | None,
    expectations: dict[int, OddsView],
) -> BoardView:
    """Return a board with the odds before its result."""
    sides = tuple(
        SideView(
            s.player_ids,
            tuple(register.name(p) for p in s.player_ids),
            tuple(rated.of(p) if rated is not None else None for p in s.player_ids),
        )
        for s in game.sides
    )
    lineup = [[(m.player_id, m.weight) for m in s.members] for s in game.sides]
    odds = expectations.get(game.id)
    if odds is None and rated is not None:
        odds = rated.odds(lineup)
    quality = rated.quality(lineup) if rated is not None else None
    return BoardView(game.board or 0, sides, odds, quality, game)


def _before(rated: Rated | None, game_ids: Iterable[int]) -> dict[int, OddsView]:
    """Return the odds that were given before the result, for rated two-sided games."""
    if rated is None:
        return {}
    wanted = np.fromiter(game_ids, dtype=np.int64)
    found: dict[int, OddsView] = {}
    for g in np.flatnonzero(np.isin(rated.game_ids, wanted)).tolist():
        odds = rated.odds_before(g)
        if odds is not None:
            found[int(rated.game_ids[g])] = odds
    return found


def _boards_now(rounds: Iterable[RoundView]) -> dict[int, int]:
    """Return player id -> board for the games that are still open."""
    return {
        player_id: board.board
        for one in rounds
        for board in one.boards
        if board.game is not None and board.game.state is GameState.OPEN
        for player_id in board.game.player_ids
    }
