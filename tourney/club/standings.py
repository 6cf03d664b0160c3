"""What the Standings page asks: the rating list, tonight's table, the crosstable."""

from __future__ import annotations

import datetime as dt

import numpy as np

from tourney.club.club import Club
from tourney.club.engine_choice import ByDeviation
from tourney.club.views import NightTableRow, RatingList, RatingRow
from tourney.core.games import Game
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import Event, Player, Round
from tourney.standings.base import Crosstable
from tourney.standings.crosstable import crosstable
from tourney.standings.table import night_table as table
from tourney.store import events, games
from tourney.store.games import GameFilter

RULE_DEVIATION = QT_TRANSLATE_NOOP("Standings", "not ranked until the deviation is below {enter}")
RULE_GAMES = QT_TRANSLATE_NOOP("Standings", "not ranked before %n game(s)")


def rating_list(club: Club) -> RatingList:
    """Return everybody who is not archived, newcomers without a game too, established first."""
    rated = club.rated
    if rated is None:
        return RatingList(dt.date.today(), (), (), RULE_GAMES(count=0), None)
    register = club.register()
    established: list[RatingRow] = []
    provisional: list[RatingRow] = []
    order = np.argsort(-rated.now.mean, kind="stable")
    for i in order.tolist():
        player = register.players.get(int(rated.player_ids[i]))
        if player is None or player.archived:
            continue
        row = RatingRow(player, rated.at_index(i))
        (provisional if row.rating.provisional else established).append(row)
    return RatingList(
        rated.as_of, tuple(established), tuple(provisional), placement_rule(club), rated.last_night
    )


def placement_rule(club: Club) -> Text:
    """Return when a player becomes established, in words."""
    rated = club.rated
    if rated is None:
        return RULE_GAMES(count=0)
    rule = rated.choice.rule
    if isinstance(rule, ByDeviation):
        return RULE_DEVIATION(enter=f"{rated.scale.factor * rule.enter:.4g}")
    return RULE_GAMES(count=rule.games)


def _night(club: Club, event_id: int) -> tuple[Event, list[Player], list[Game], list[Round]]:
    register = club.register()
    with club.database.reading() as reader:
        event = events.get_event(reader, event_id)
        entries = {e.player_id for e in events.list_entries(reader, event_id)}
        played = games.list_games(reader, GameFilter(event_id=event_id), order="oldest")
        rounds = events.list_rounds(reader, event_id)
    people = entries.union(*(g.player_ids for g in played), *(r.bye_ids for r in rounds))
    listed = [p for p in register.players.values() if p.id in people]
    return event, listed, played, rounds


def night_table(club: Club, event_id: int) -> tuple[NightTableRow, ...]:
    """Return the table of an event: points, won-drawn-lost, shared places."""
    event, people, played, rounds = _night(club, event_id)
    rated = club.rated
    register = club.register()
    rows = table(
        [p.id for p in people],
        played,
        byes=[p for r in rounds for p in r.bye_ids],
        bye_points=event.bye_points,
    )
    return tuple(
        NightTableRow(
            row.place,
            row.shared,
            register.player(row.player_id),
            row.points,
            row.played,
            row.won,
            row.drawn,
            row.lost,
            row.byes,
            rated.of(row.player_id) if rated is not None else None,
        )
        for row in rows
    )


def night_crosstable(club: Club, event_id: int) -> Crosstable:
    """Return who met whom in each round of an event, in the order of its table."""
    event, _, played, rounds = _night(club, event_id)
    order = [row.player.id for row in night_table(club, event_id)]
    return crosstable(order, played, rounds, bye_points=event.bye_points)
