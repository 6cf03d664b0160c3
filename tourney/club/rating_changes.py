"""The rating list with what changed since a day: the rating and the rank of then beside those of now."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace

import numpy as np

from tourney.club.club import Club
from tourney.club.figures import change_cell
from tourney.club.ratings_then import RatingThen, rating_before
from tourney.club.reports import (
    AS_OF,
    ESTABLISHED,
    PLAYED,
    PLAYER,
    PROVISIONAL,
    RANK,
    RATING,
    rating_cell,
)
from tourney.club.standings import last_list, placement_rule, rating_list
from tourney.club.views import RatingView
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import Player
from tourney.exchange.base import Cell, CellKind, Column, Row, Sheet
from tourney.ratings.ranking import Z95

RATING_CHANGES = QT_TRANSLATE_NOOP("Sheet", "Rating list with changes since {date}")
RANK_THEN = QT_TRANSLATE_NOOP("Sheet", "Rank then")
RATING_THEN = QT_TRANSLATE_NOOP("Sheet", "Rating then")
CHANGE_SINCE = QT_TRANSLATE_NOOP("Sheet", "Change")
NEW = QT_TRANSLATE_NOOP("Sheet", "new")
THEN_NOTE = QT_TRANSLATE_NOOP(
    "Sheet", "“Then” is before the games of {date}; a change counts the games from that day on."
)


@dataclass(frozen=True, slots=True)
class ChangedRating:
    """A line of the list; ``then`` and ``change`` are None for somebody without a game before."""

    player: Player
    rating: RatingView
    then: RatingThen | None
    rank_then: int | None
    change: float | None
    games: int


def usual_since(club: Club) -> dt.date:
    """Return the day from which changes are told when nobody says.

    The one after the last published list, without any the first of the list's month.
    """
    published = last_list(club)
    if published is not None:
        return published + dt.timedelta(days=1)
    rated = club.rated
    return (rated.as_of if rated is not None else dt.date.today()).replace(day=1)


def rating_changes(club: Club, since: dt.date) -> tuple[ChangedRating, ...]:
    """Return everybody of the rating list, established first, with what changed since a day."""
    rated = club.rated
    if rated is None:
        return ()
    found = rating_list(club)
    rows = (*found.established, *found.provisional)
    then = {row.player.id: rating_before(rated, row.player.id, since) for row in rows}
    ranks = _ranks(then)
    # A rating that somebody brought along is one of then, too.
    started = club.register().starts
    out = []
    for row in rows:
        before = then[row.player.id]
        games = row.rating.games - (before.games if before is not None else 0)
        known = before if before is not None and (before.games or row.player.id in started) else None
        change = row.rating.mean - known.mean if known is not None and games else None
        out.append(ChangedRating(row.player, row.rating, known, ranks.get(row.player.id), change, games))
    return tuple(out)


def rating_changes_sheet(club: Club, *, since: dt.date | None = None) -> Sheet:
    """Return the rating list with changes since a day, ``usual_since`` where none is given."""
    day = since or usual_since(club)
    columns = (
        Column("rank", RANK, CellKind.NUMBER),
        Column("rank_then", RANK_THEN, CellKind.NUMBER),
        Column("player", PLAYER, stretch=True),
        Column("rating", RATING, CellKind.NUMBER),
        Column("then", RATING_THEN, CellKind.NUMBER),
        Column("change", CHANGE_SINCE, CellKind.NUMBER),
        Column("games", PLAYED, CellKind.NUMBER),
    )
    below = PROVISIONAL(rule=placement_rule(club))
    rows = []
    for one in rating_changes(club, day):
        rows.append(
            Row(
                (
                    Cell(one.rating.rank, None if one.rating.rank is not None else "–"),
                    Cell(one.rank_then, None if one.rank_then is not None else "–"),
                    Cell(one.player.name),
                    Cell(*rating_cell(one.rating)),
                    _then(one),
                    change_cell(one.change, one.rating.decimals),
                    Cell(one.games or None),
                ),
                below if one.rating.provisional else ESTABLISHED,
            )
        )
    as_of = club.rated.as_of if club.rated is not None else dt.date.today()
    subtitle = AS_OF(club=club.name, date=as_of)
    return Sheet(RATING_CHANGES(date=day), columns, tuple(rows), subtitle, (THEN_NOTE(date=day),))


def _then(one: ChangedRating) -> Cell:
    then = one.then
    if then is None:
        return Cell(None, NEW) if one.games else Cell(None, "")
    half = Z95 * then.deviation if then.deviation is not None else 0.0
    view = replace(
        one.rating,
        mean=then.mean,
        deviation=then.deviation,
        low=then.mean - half,
        high=then.mean + half,
        provisional=then.provisional,
    )
    return Cell(*rating_cell(view))


def _ranks(then: dict[int, RatingThen | None]) -> dict[int, int]:
    """Return the ranks of those who were established then, equal ratings sharing one."""
    ranked = [(one.mean, player) for player, one in then.items() if one is not None and not one.provisional]
    means = np.sort(np.array([mean for mean, _ in ranked]))
    return {player: 1 + int(len(means) - np.searchsorted(means, mean, "right")) for mean, player in ranked}
