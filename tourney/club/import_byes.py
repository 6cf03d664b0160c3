"""Bring in the byes of a wall chart: who sat out which round, and what it was worth."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Collection, Sequence

from tourney.club.frozen import refuse_frozen_stage
from tourney.core.records import ByeKind, Round
from tourney.exchange.drafts import ImportDraft
from tourney.store import entries, events, games
from tourney.store.games import GameFilter
from tourney.store.writer import Writer


def take_byes(
    writer: Writer,
    draft: ImportDraft,
    ids: Sequence[int],
    event_ids: Sequence[int | None],
    fresh: Collection[int | None],
) -> int:
    """Make the byes of the draft those of its rounds; returns how many changed in rounds not of *fresh*.

    Whoever has a game in a round has no bye there. *ids* is the player of each person of the draft,
    *event_ids* the event of each game; its games are stored already.
    """
    table = draft.games
    event_of = dict(zip(table.events, event_ids, strict=True))
    wanted: dict[tuple[int, int], dict[int, ByeKind]] = defaultdict(dict)
    for bye in table.byes:
        event_id = event_of.get(bye.event)
        if event_id is not None:
            wanted[event_id, bye.round][ids[bye.player]] = bye.kind
    for i, number in enumerate(table.round_numbers()):
        event_id = event_ids[i]
        if event_id is not None and number is not None:
            wanted.setdefault((event_id, number), {})  # its game may take the place of a bye
    rounds = _rounds(writer, wanted, min(table.dates))
    return sum(_sit_out(writer, rounds[key], byes, rounds[key].id in fresh) for key, byes in wanted.items())


def _rounds(
    writer: Writer, wanted: Collection[tuple[int, int]], day: dt.date
) -> dict[tuple[int, int], Round]:
    """Return each round by event and number; one in which nobody played is made."""
    found: dict[tuple[int, int], Round] = {}
    for event_id in sorted({event_id for event_id, _ in wanted}):
        held = {one.number for one in events.list_rounds(writer, event_id)}
        missing = sorted(key for key in wanted if key[0] == event_id and key[1] not in held)
        noon = dt.datetime.combine(day, dt.time(12)).astimezone()
        events.add_rounds(writer, missing, [noon] * len(missing))
        found |= {(event_id, one.number): one for one in events.list_rounds(writer, event_id)}
    return found


def _sit_out(writer: Writer, one: Round, byes: dict[int, ByeKind], fresh: bool) -> int:
    held = dict(zip(one.bye_ids, one.bye_kinds, strict=True))
    if not byes and not held:
        return 0
    playing = {
        player_id
        for game in games.list_games(writer, GameFilter(round_id=one.id))
        for player_id in game.player_ids
    }
    gone = {who for who, kind in held.items() if who in playing or byes.get(who, kind) is not kind}
    new = {who: kind for who, kind in byes.items() if who not in playing and (who in gone or who not in held)}
    if not gone and not new:
        return 0
    refuse_frozen_stage(writer, one.stage_id)
    for player_id in gone:
        entries.remove_bye(writer, one.id, player_id)
    events.add_byes(writer, one.id, new)
    return 0 if fresh else len(gone | new.keys())
