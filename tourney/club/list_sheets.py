"""All people and all games of a club as sheets, with everything that a spreadsheet has room for."""

from __future__ import annotations

import datetime as dt

from tourney.club import roster
from tourney.club.club import Club
from tourney.club.figures import figure_cell
from tourney.club.log import read_log
from tourney.club.reports import (
    AS_OF,
    BOARD,
    DATE,
    DEVIATION,
    EVENT,
    GAMES,
    LAST,
    PLAYED,
    PLAYER,
    RATING,
    RESULT,
    ROUND,
    SIDE_A,
    SIDE_B,
    VOID,
)
from tourney.club.views import PlayerRow
from tourney.core.games import GameState
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import StartRating
from tourney.exchange.base import Cell, CellKind, Column, Emphasis, Row, Sheet
from tourney.store.votes import game_notes

PLAYERS = QT_TRANSLATE_NOOP("Sheet", "Players")
NUMBER = QT_TRANSLATE_NOOP("Sheet", "Number")
BORN = QT_TRANSLATE_NOOP("Sheet", "Born")
SEX = QT_TRANSLATE_NOOP("Sheet", "Sex")
CLUB = QT_TRANSLATE_NOOP("Sheet", "Club")
FEDERATION = QT_TRANSLATE_NOOP("Sheet", "Federation")
TITLE = QT_TRANSLATE_NOOP("Sheet", "Title")
HOUSEHOLD = QT_TRANSLATE_NOOP("Sheet", "Household")
START_RATING = QT_TRANSLATE_NOOP("Sheet", "Start rating")
ARCHIVED = QT_TRANSLATE_NOOP("Sheet", "Archived")
YES = QT_TRANSLATE_NOOP("Sheet", "yes")
NO = QT_TRANSLATE_NOOP("Sheet", "no")
TIME = QT_TRANSLATE_NOOP("Sheet", "Time")
SETS = QT_TRANSLATE_NOOP("Sheet", "Sets")
RATED = QT_TRANSLATE_NOOP("Sheet", "Rated")
CATEGORY = QT_TRANSLATE_NOOP("Sheet", "Category")
NOTE = QT_TRANSLATE_NOOP("Sheet", "Note")

_NUM = CellKind.NUMBER


def players_sheet(club: Club) -> Sheet:
    """Return the register by name, archived people at the end, with start ratings and ratings.

    Facts that nobody of the club has get no column.
    """
    rows = [*roster.players(club), *roster.players(club, archived=True)]
    facts: tuple[tuple[str, Text], ...] = (
        ("number", NUMBER),
        ("born", BORN),
        ("sex", SEX),
        ("club", CLUB),
        ("federation", FEDERATION),
        ("title", TITLE),
        ("household", HOUSEHOLD),
    )
    kept = [one for one in facts if any(getattr(row.player, one[0]) for row in rows)]
    starts = club.register().starts
    archived = any(row.player.archived for row in rows)
    columns = (
        Column("player", PLAYER, stretch=True),
        *(Column(key, heading) for key, heading in kept),
        # First, so that a table read again brings no rating that games have made.
        *((Column("start_rating", START_RATING, _NUM),) if starts else ()),
        Column("rating", RATING, _NUM),
        Column("deviation", DEVIATION, _NUM),
        Column("games", PLAYED, _NUM),
        Column("last", LAST, CellKind.DATE),
        *((Column("archived", ARCHIVED),) if archived else ()),
    )
    made = []
    for row in rows:
        cells = [Cell(row.player.name)]
        cells += [Cell(_fact(getattr(row.player, key))) for key, _ in kept]
        cells += [_start(starts.get(row.player.id))] if starts else []
        cells += _rated(row)
        cells += [
            Cell(YES.source if row.player.archived else "", YES if row.player.archived else "")
        ] * archived
        made.append(Row(tuple(cells), emphasis=Emphasis.MUTED if row.player.archived else Emphasis.NONE))
    return Sheet(PLAYERS, columns, tuple(made), AS_OF(club=club.name, date=dt.date.today()))


def games_sheet(club: Club) -> Sheet:
    """Return the games of the log, newest first, with all that is known of them."""
    found = read_log(club)
    with club.database.reading() as reader:
        told = game_notes(reader)
    columns = (
        Column("date", DATE, CellKind.DATE),
        Column("time", TIME),
        Column("event", EVENT),
        Column("round", ROUND(number="#"), _NUM),
        Column("board", BOARD, _NUM),
        Column("a", SIDE_A, stretch=True),
        Column("result", RESULT, CellKind.SCORE),
        Column("b", SIDE_B, stretch=True),
        Column("sets", SETS, CellKind.SCORE),
        Column("rated", RATED),
        Column("category", CATEGORY),
        Column("note", NOTE),
    )
    rows = []
    for i in range(len(found)):
        row = found.row(i)
        game, void = row.game, row.game.state is GameState.VOID
        sets = ", ".join(f"{a}–{b}" for a, b in game.sets)
        rows.append(
            Row(
                (
                    Cell(game.date),
                    Cell("" if game.time is None else game.time.isoformat("minutes")),
                    Cell(row.event),
                    Cell(row.round),
                    Cell(game.board),
                    Cell(row.sides[0]),
                    Cell(row.result, VOID if void else None),
                    Cell(" · ".join(row.sides[1:])),
                    Cell(sets),
                    Cell("" if game.rated else "no", "" if game.rated else NO),
                    *map(Cell, told.get(game.id, ("", ""))),
                ),
                emphasis=Emphasis.MUTED if void else Emphasis.NONE,
            )
        )
    return Sheet(GAMES, columns, tuple(rows), AS_OF(club=club.name, date=dt.date.today()))


def _fact(value: object) -> str:
    return "" if value is None else str(value)


def _start(start: StartRating | None) -> Cell:
    if start is None:
        return Cell(None)
    return Cell(round(start.mean, 2), f"{start.mean:.0f}")


def _rated(row: PlayerRow) -> list[Cell]:
    rating = row.rating
    if rating is None:
        return [Cell(None), Cell(None), Cell(None), Cell(None)]
    figures = [figure_cell(value, rating.decimals) for value in (rating.mean, rating.deviation)]
    return [*figures, Cell(rating.games), Cell(rating.last)]
