"""Who plays in which round: what was asked for in advance, and what came of rounds that were made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.core.games import GameState
from tourney.core.records import ByeKind, Entry, Player

AHEAD = 5
"""So many rounds to come are shown where nobody said how many there will be."""


@dataclass(frozen=True, slots=True)
class AbsenceRow:
    """A person of the grid; ``entry`` is None where he is not entered."""

    player: Player
    entry: Entry | None


@dataclass(frozen=True, slots=True)
class AbsenceGrid:
    """People by name and rounds from 1.

    ``asked`` holds what was asked for by (player id, round), ``boards`` at which board somebody sat in a
    round that was made, ``byes`` who had a free one; rounds up to ``made`` are made.
    """

    event_id: int
    rows: tuple[AbsenceRow, ...]
    rounds: int
    made: int
    asked: Mapping[tuple[int, int], ByeKind]
    boards: Mapping[tuple[int, int], int]
    byes: Mapping[tuple[int, int], ByeKind]


def absence_grid(club: Club, event_id: int, *, everybody: bool = False) -> AbsenceGrid:
    """Return the grid of an event; *everybody* adds the people of the club who are not entered.

    Raises
    ------
    TourneyError
        "unknown-event".
    """
    facts = event_facts(club, event_id)
    register = club.register()
    number = {one.id: one.number for one in facts.rounds}
    made = max(number.values(), default=0)
    planned = facts.rules(facts.stage).rounds or 0
    last_asked = max((one.number for one in facts.absences), default=0)
    entered = facts.player_ids
    listed = [
        player
        for player in register.players.values()
        if player.id in entered or (everybody and not player.archived)
    ]
    listed.sort(key=lambda p: (p.id not in entered, p.name.casefold(), p.id))
    boards = {
        (player_id, number[game.round_id]): game.board or 0
        for game in facts.games
        if game.round_id is not None and game.state is not GameState.VOID
        for player_id in game.player_ids
    }
    byes = {
        (player_id, one.number): kind
        for one in facts.rounds
        for player_id, kind in zip(one.bye_ids, one.bye_kinds, strict=True)
    }
    return AbsenceGrid(
        event_id,
        tuple(AbsenceRow(player, facts.entries.get(player.id)) for player in listed),
        max(planned, made + (1 if planned else AHEAD), last_asked),
        made,
        {(one.player_id, one.number): one.kind for one in facts.absences},
        boards,
        byes,
    )
