"""A player's season on paper: events with places and rating changes, then every game."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass

from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.club.event_table import event_parts
from tourney.club.figures import change_cell, figure_cell
from tourney.club.ratings_then import change_in, rating_before
from tourney.club.reports import AGAINST, DATE, DRAWN, EVENT, LOST, PLACE, POINTS, RESULT, WON
from tourney.club.roster import card
from tourney.club.views import PlayedGame, PlayerCard
from tourney.core.games import GameState
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import Event
from tourney.exchange.base import Align, Cell, CellKind, Column, Emphasis, Row, Sheet
from tourney.standings.base import place_text, points_text
from tourney.standings.ranking import Row as Placing

SEASON = QT_TRANSLATE_NOOP("Sheet", "Season of {name}")
SEASON_GAMES = QT_TRANSLATE_NOOP("Sheet", "Games of {name}")
FROM_TO = QT_TRANSLATE_NOOP("Sheet", "{club}, {since} to {until}")
OF = QT_TRANSLATE_NOOP("Sheet", "{place} of {all}")
OTHER_GAMES = QT_TRANSLATE_NOOP("Sheet", "Games outside any event")
WITH = QT_TRANSLATE_NOOP("Sheet", "With")
EXPECTED = QT_TRANSLATE_NOOP("Sheet", "Expected")
CHANGE = QT_TRANSLATE_NOOP("Sheet", "Change")
BEFORE = QT_TRANSLATE_NOOP("Sheet", "Rating before")
WHOLE = QT_TRANSLATE_NOOP("Sheet", "Whole season")
NO_GAMES = QT_TRANSLATE_NOOP("Sheet", "No game in this time.")

YEAR = dt.timedelta(days=364)


@dataclass(frozen=True, slots=True)
class SeasonEvent:
    """An event of a player's season; ``event`` is None for games outside any.

    ``row`` is his line in its standings (in a team event, his team's) and ``placed`` how many have a
    place there. ``before`` is the rating when it began, ``change`` what its games did.
    """

    event: Event | None
    row: Placing | None
    placed: int
    won: int
    drawn: int
    lost: int
    before: float | None
    change: float | None


@dataclass(frozen=True, slots=True)
class Season:
    """What a player did from a day to another, both included.

    ``before`` is the rating when it began and ``change`` what all its games did: games of two events that
    the engine took in one step count once.
    """

    card: PlayerCard
    since: dt.date
    until: dt.date
    events: tuple[SeasonEvent, ...]
    games: tuple[PlayedGame, ...]
    decimals: int
    before: float | None = None
    change: float | None = None


def season(
    club: Club, player_id: int, *, since: dt.date | None = None, until: dt.date | None = None
) -> Season:
    """Return a player's season, oldest first; without dates the twelve months up to his last game.

    Raises
    ------
    TourneyError
        "unknown-player".
    """
    whole = card(club, player_id)
    days = [game.date for game in whole.games]
    end = until or max(days, default=dt.date.today())
    begin = since or end - YEAR
    games = tuple(g for g in whole.games[::-1] if begin <= g.date <= end and g.state is not GameState.VOID)
    inside = {game.game_id for game in games}
    events: dict[int | None, list[int]] = {}
    for event_id, game_id in _events_of(club, inside):
        events.setdefault(event_id, []).append(game_id)
    by_id = {game.game_id: game for game in games}
    lines = [
        _line(club, player_id, event_id, [by_id[one] for one in game_ids])
        for event_id, game_ids in events.items()
    ]
    lines.sort(key=lambda one: one.event.date if one.event is not None else dt.date.max)
    decimals = whole.rating.decimals if whole.rating is not None else 0
    before, change = _rating(club, player_id, games)
    return Season(whole, begin, end, tuple(lines), games, decimals, before, change)


def _rating(club: Club, player_id: int, games: Sequence[PlayedGame]) -> tuple[float | None, float | None]:
    """Return the rating before some games, and what they did to it."""
    rated = club.rated
    if rated is None or not games:
        return None, None
    then = rating_before(rated, player_id, min(game.date for game in games))
    change = change_in(rated, player_id, [game.game_id for game in games])
    return (then.mean if then is not None else None), change


def season_sheets(
    club: Club, player_id: int, *, since: dt.date | None = None, until: dt.date | None = None
) -> tuple[Sheet, ...]:
    """Return a player's season as two sheets: his events, and his games."""
    found = season(club, player_id, since=since, until=until)
    subtitle = FROM_TO(club=club.name, since=found.since, until=found.until)
    return (_events_sheet(found, subtitle), _games_sheet(found, subtitle))


def career_sheet(club: Club, player_id: int) -> Sheet:
    """Return all games of a player, the newest first; raises TourneyError "unknown-player"."""
    whole = card(club, player_id)
    games = tuple(game for game in whole.games if game.state is not GameState.VOID)
    days = [game.date for game in games] or [dt.date.today()]
    found = Season(whole, min(days), max(days), (), games, 0)
    return _games_sheet(found, FROM_TO(club=club.name, since=found.since, until=found.until))


def _events_of(club: Club, game_ids: set[int]) -> list[tuple[int | None, int]]:
    columns = club.games()
    found = []
    for at, game_id in enumerate(columns.game_id.tolist()):
        if game_id in game_ids:
            event = int(columns.event_id[at])
            found.append((event if event >= 0 else None, game_id))
    return found


def _line(club: Club, player_id: int, event_id: int | None, games: Sequence[PlayedGame]) -> SeasonEvent:
    points = [game.points for game in games if game.points is not None]
    won, lost = points.count(1.0), points.count(0.0)
    before, change = _rating(club, player_id, games)
    event: Event | None = None
    row, placed = None, 0
    if event_id is not None:
        facts = event_facts(club, event_id)
        event = facts.event
        entry = facts.entries.get(player_id)
        for part in event_parts(club, event_id):
            made = part.table.made
            own = entry.team_id if made.of_teams and entry is not None else player_id
            unit = made.index.get(own) if own is not None else None
            if unit is not None and any(one.unit == unit for one in part.ranking.rows):
                row = part.ranking.row_of(unit)
                placed = sum(one.place is not None for one in part.ranking.rows)
    return SeasonEvent(event, row, placed, won, len(points) - won - lost, lost, before, change)


def _events_sheet(found: Season, subtitle: Text) -> Sheet:
    columns = (
        Column("date", DATE, CellKind.DATE),
        Column("event", EVENT, stretch=True),
        Column("place", PLACE, align=Align.RIGHT),
        Column("points", POINTS, CellKind.NUMBER),
        Column("won", WON, CellKind.NUMBER),
        Column("drawn", DRAWN, CellKind.NUMBER),
        Column("lost", LOST, CellKind.NUMBER),
        Column("before", BEFORE, CellKind.NUMBER),
        Column("change", CHANGE, CellKind.NUMBER),
    )
    rows = [_event_row(one, found.decimals) for one in found.events]
    if len(rows) > 1:
        whole = SeasonEvent(
            None,
            None,
            0,
            sum(one.won for one in found.events),
            sum(one.drawn for one in found.events),
            sum(one.lost for one in found.events),
            found.before,
            found.change,
        )
        row = _event_row(whole, found.decimals)
        rows.append(Row((Cell(None, ""), Cell("", WHOLE), *row.cells[2:]), emphasis=Emphasis.STRONG))
    notes = () if found.events else (NO_GAMES,)
    return Sheet(SEASON(name=found.card.player.name), columns, tuple(rows), subtitle, notes)


def _event_row(one: SeasonEvent, decimals: int) -> Row:
    place = Cell(None, "")
    points = Cell(None, "")
    if one.row is not None:
        text = OF(place=place_text(one.row.place, one.row.shared), all=one.placed)
        place = Cell(one.row.place, text if one.row.place is not None else "–")
        points = Cell(float(one.row.points), points_text(one.row.points))
    return Row(
        (
            Cell(one.event.date) if one.event is not None else Cell(None, ""),
            Cell(one.event.name) if one.event is not None else Cell("", OTHER_GAMES),
            place,
            points,
            Cell(one.won),
            Cell(one.drawn),
            Cell(one.lost),
            figure_cell(one.before, decimals),
            change_cell(one.change, decimals),
        )
    )


def _games_sheet(found: Season, subtitle: Text) -> Sheet:
    mates = any(game.with_names for game in found.games)
    columns = (
        Column("date", DATE, CellKind.DATE),
        Column("event", EVENT, stretch=True),
        *((Column("with", WITH, stretch=True),) if mates else ()),
        Column("against", AGAINST, stretch=True),
        Column("result", RESULT, CellKind.SCORE),
        Column("expected", EXPECTED, CellKind.NUMBER),
        Column("change", CHANGE, CellKind.NUMBER),
    )
    rows = []
    for game in found.games:
        expected = None if game.expected is None else round(game.expected, 4)
        rows.append(
            Row(
                (
                    Cell(game.date),
                    Cell(game.event),
                    *((Cell(" + ".join(game.with_names)),) if mates else ()),
                    Cell(" · ".join(game.against)),
                    Cell(None, game.score),
                    Cell(expected, "" if expected is None else f"{100 * expected:.0f} %"),
                    change_cell(game.change, game.decimals),
                )
            )
        )
    notes = () if rows else (NO_GAMES,)
    return Sheet(SEASON_GAMES(name=found.card.player.name), columns, tuple(rows), subtitle, notes)
