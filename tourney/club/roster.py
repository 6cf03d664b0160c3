"""What the Players page asks: the register with ratings, and the card of one person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from tourney.club import desk, placement, player_records
from tourney.club.club import Club
from tourney.club.player_records import Meeting
from tourney.club.rated import Rated
from tourney.club.register import Register
from tourney.club.views import OpponentRow, PlayedGame, PlayerCard, PlayerRow
from tourney.core.games import Game, GameState, points
from tourney.core.outcomes import outcome_text
from tourney.core.records import Player
from tourney.core.topics import Topic
from tourney.store import events, games, people
from tourney.store import players as store_players
from tourney.store.games import GameFilter

FORM_LENGTH = 12


def players(club: Club, *, archived: bool = False, event_id: int | None = None) -> tuple[PlayerRow, ...]:
    """Return the register in name order; ``here`` is told of the given event."""
    rated = club.rated
    here = here_ids(club, event_id)
    rows = []
    for player in club.register().players.values():
        if player.archived != archived:
            continue
        i = rated.index(player.id) if rated is not None else None
        if rated is None or i is None:
            rows.append(PlayerRow(player, None, (), player.id in here))
        else:
            rows.append(PlayerRow(player, rated.at_index(i), rated.trend(i), player.id in here))
    return tuple(rows)


def find(club: Club, query: str, *, limit: int = 8) -> tuple[Player, ...]:
    """Return the people whose name fits what was typed, best first."""
    register = club.register()
    return tuple(register.players[m.id] for m in register.index.search(query, limit=limit))


def merged_into(club: Club, player_id: int) -> tuple[tuple[int, str], ...]:
    """Return id and name of everybody who was merged into a person, to be separated again."""
    with club.database.reading() as reader:
        own = people.family(reader, player_id)
        return tuple((one, store_players.get_player(reader, one).name) for one in own if one != player_id)


def counts(club: Club) -> tuple[int, int]:
    """Return how many people are in the lists and how many games were played."""

    def read() -> int:
        with club.database.reading() as reader:
            return games.count_games(reader, GameFilter(states=frozenset({GameState.PLAYED})))

    return len(club.register().active), club.cached("n-played", read, Topic.GAMES, Topic.ROUNDS)


def here_ids(club: Club, event_id: int | None) -> frozenset[int]:
    """Return who is checked in at an event."""
    if event_id is None:
        return frozenset()

    def read() -> frozenset[int]:
        with club.database.reading() as reader:
            return frozenset(e.player_id for e in events.list_entries(reader, event_id) if e.here)

    return club.cached(f"here-{event_id}", read, Topic.ENTRIES)


def card(club: Club, player_id: int, *, event_id: int | None = None) -> PlayerCard:
    """Return everything about one person, his newest game first.

    Raises
    ------
    TourneyError
        "unknown-player".
    """
    register = club.register()
    player = register.player(player_id)
    with club.database.reading() as reader:
        own = games.list_games(reader, GameFilter(player_id=player_id))
    event_names = {event.id: event.name for event in desk.all_events(club)}
    rated = club.rated
    i = rated.index(player_id) if rated is not None else None
    played = _played(own, player_id, register, event_names, rated, i)
    finished = [g for g in played if g.points is not None]
    chances = _chances(rated, i)
    table: list[float] = []
    if rated is not None:
        table = rated.scale.mean(rated.now.mean[rated.rank > 0]).tolist()
    board = next(
        (
            g.board
            for g in own
            if g.state is GameState.OPEN and event_id is not None and g.event_id == event_id
        ),
        None,
    )
    return PlayerCard(
        player,
        rated.at_index(i) if rated is not None and i is not None else None,
        register.starts.get(player_id),
        len(table),
        rated.points(i) if rated is not None and i is not None else (),
        tuple(played),
        _rows(player_records.opponents(own, player_id, chances), register),
        sum(g.points == 1 for g in finished),
        sum(g.points is not None and 0 < g.points < 1 for g in finished),
        sum(g.points == 0 for g in finished),
        tuple(g.points for g in finished[:FORM_LENGTH][::-1] if g.points is not None),
        tuple(sorted(table)),
        player_id in here_ids(club, event_id),
        board,
        _rows(player_records.partners(own, player_id, chances), register),
        player_records.shape_records(own, player_id, chances),
        placement.progress(rated, player_id) if rated is not None else None,
        placement.conservative(rated, player_id)
        if rated is not None and rated.engine.has_deviation
        else None,
    )


def _played(
    own: Sequence[Game],
    player_id: int,
    register: Register,
    event_names: dict[int, str],
    rated: Rated | None,
    i: int | None,
) -> list[PlayedGame]:
    changes: dict[int, tuple[float | None, float]] = {}
    if rated is not None and i is not None:
        changes = _rated_games(rated, i)
    rows = []
    for game in own:
        side_index = next(k for k, s in enumerate(game.sides) if player_id in s.player_ids)
        expected, change = changes.get(game.id, (None, None))
        others = [s for k, s in enumerate(game.sides) if k != side_index]
        mates = [p for p in game.sides[side_index].player_ids if p != player_id]
        rows.append(
            PlayedGame(
                game.id,
                game.date,
                event_names.get(game.event_id or -1, ""),
                tuple(register.name(p) for p in mates),
                tuple(" + ".join(register.name(p) for p in s.player_ids) for s in others),
                None if (scored := points(game, side_index)) is None else float(scored),
                outcome_text(_seen_from(game, side_index)),
                expected,
                change,
                game.state,
                game.forfeit,
                rated.decimals if rated is not None else 0,
                player_records.shape_of(game),
            )
        )
    return rows


def _seen_from(game: Game, side_index: int) -> Game:
    """Return the game with the given side first, as the player would tell it."""
    if len(game.sides) != 2 or side_index == 0:
        return game
    return replace(game, sides=game.sides[::-1], sets=tuple((theirs, own) for own, theirs in game.sets))


def _rated_games(rated: Rated, i: int) -> dict[int, tuple[float | None, float]]:
    """Return game id -> (expectation before it, what its rating period did)."""
    h = rated.history
    own = rated.appearances_of(i)
    side_of = np.searchsorted(h.log.side_player, own, side="right") - 1
    found: dict[int, tuple[float | None, float]] = {}
    for appearance, side_index in zip(own.tolist(), side_of.tolist(), strict=True):
        g = int(rated.appearance_game[appearance])
        expected = float(h.win_probability[side_index])
        draw = float(h.draw_probability[g])
        if not np.isnan(draw):
            expected += draw / 2
        change = rated.scale.factor * float(h.mean_after[appearance] - h.mean_before[appearance])
        found[int(rated.game_ids[g])] = (None if np.isnan(expected) else expected, change)
    return found


def _chances(rated: Rated | None, i: int | None) -> dict[int, tuple[float, ...]]:
    """Return game id -> what each side was given before it, in the order of the stored game."""
    if rated is None or i is None:
        return {}
    h, log = rated.history, rated.history.log
    found: dict[int, tuple[float, ...]] = {}
    for g in rated.appearance_game[rated.appearances_of(i)].tolist():
        first, end = int(log.game_side[g]), int(log.game_side[g + 1])
        draw = float(h.draw_probability[g])
        half = 0.0 if np.isnan(draw) else draw / 2
        chances = h.win_probability[first:end] + half
        if not np.isnan(chances).any():
            found[int(rated.game_ids[g])] = tuple(chances.tolist())
    return found


def _rows(meetings: Sequence[Meeting], register: Register) -> tuple[OpponentRow, ...]:
    """Return the people of the register among those met, most games first."""
    rows = [
        OpponentRow(register.players[m.player_id], m.games, m.won, m.drawn, m.lost, m.expected, m.scored)
        for m in meetings
        if m.player_id in register.players
    ]
    return tuple(sorted(rows, key=lambda row: (-row.games, row.player.name)))
