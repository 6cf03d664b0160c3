"""What the Standings page asks: the rating list and the short table of an event."""

from __future__ import annotations

import datetime as dt

import numpy as np

from tourney.club.club import Club
from tourney.club.engine_choice import ByDeviation
from tourney.club.event_table import event_parts
from tourney.club.views import NightTableRow, RatingList, RatingRow
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import Player
from tourney.core.topics import Topic
from tourney.store import rating_lists

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


def last_list(club: Club) -> dt.date | None:
    """Return the day as of whose end the newest rating list was published, None before the first."""

    def read() -> dt.date | None:
        with club.database.reading() as reader:
            lists = rating_lists.all_lists(reader)
        return max((one.date for one in lists if one.published_at is not None), default=None)

    return club.cached("last-list", read, Topic.SETTINGS)


def placement_rule(club: Club) -> Text:
    """Return when a player becomes established, in words."""
    rated = club.rated
    if rated is None:
        return RULE_GAMES(count=0)
    rule = rated.choice.rule
    if isinstance(rule, ByDeviation):
        return RULE_DEVIATION(enter=f"{rated.scale.factor * rule.enter:.4g}")
    return RULE_GAMES(count=rule.games)


def night_table(club: Club, event_id: int) -> tuple[NightTableRow, ...]:
    """Return the table of an event in short: places, points, won-drawn-lost; see ``event_table``.

    Sections that play apart follow each other. In a team event a row is a team, told as a player whose id
    is that of the team with a minus.
    """
    rated = club.rated
    register = club.register()
    rows = []
    for part in event_parts(club, event_id):
        made = part.table.made
        units = made.contest.units
        for row in part.ranking.rows:
            one, tally = made.ids[row.unit], row.tally
            who = Player(units[row.unit].name, id=-one) if made.of_teams else register.player(one)
            rows.append(
                NightTableRow(
                    row.place,
                    row.shared,
                    who,
                    row.points,
                    tally.played + tally.forfeits,
                    tally.won,
                    tally.drawn,
                    tally.lost,
                    tally.byes,
                    rated.of(one) if rated is not None and not made.of_teams else None,
                )
            )
    return tuple(rows)
