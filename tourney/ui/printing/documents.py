"""What a club can print and export: each document by key, with its name and how its sheet is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tourney.club import reports, standings
from tourney.club.club import Club
from tourney.club.desk import night
from tourney.club.event_sheets import standings_sheet
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.base import Align, Cell, CellKind, Column, Row, Sheet
from tourney.standings.base import points_text
from tourney.ui.models.crosstable import CrossGrid, CrossLine, cell_text, grid_of

RATING_LIST = QT_TRANSLATE_NOOP("Documents", "Rating list")
TABLE = QT_TRANSLATE_NOOP("Documents", "Table")
CROSSTABLE = QT_TRANSLATE_NOOP("Documents", "Crosstable")
BY_BOARD = QT_TRANSLATE_NOOP("Documents", "Pairings by board")
BY_NAME = QT_TRANSLATE_NOOP("Documents", "Pairings by name")
ROUND = QT_TRANSLATE_NOOP("Documents", "Round {number}")
GAME = QT_TRANSLATE_NOOP("Documents", "Game {number}")
PLAYER = QT_TRANSLATE_NOOP("Documents", "Player")
POINTS = QT_TRANSLATE_NOOP("Documents", "Points")
AT = QT_TRANSLATE_NOOP("Documents", "{club}: {event}, {date}")
CELL_NOTE = QT_TRANSLATE_NOOP(
    "Documents", "Each cell: the result, then the number of the opponent; + and − are without play."
)


@dataclass(frozen=True, slots=True)
class Document:
    """Something to print; ``make`` reads the club when it is wanted."""

    key: str
    label: Text
    make: Callable[[], Sheet]


def documents(club: Club, event_id: int | None) -> tuple[Document, ...]:
    """Return what can be printed now; without an event only the rating list, pairings from round 1 on."""
    found = [Document("rating-list", RATING_LIST, partial(reports.rating_list_sheet, club))]
    if event_id is None:
        return tuple(found)
    found.append(Document("table", TABLE, partial(standings_sheet, club, event_id)))
    found.append(Document("crosstable", CROSSTABLE, partial(crosstable_sheet, club, event_id)))
    if night(club, event_id).rounds:
        board = partial(reports.pairings_sheet, club, event_id)
        found.append(Document("by-board", BY_BOARD, board))
        found.append(Document("by-name", BY_NAME, partial(board, by_name=True)))
    return tuple(found)


def event_grid(club: Club, event_id: int) -> CrossGrid:
    """Return the crosstable of an event with names and points, one game a cell."""
    rows = standings.night_table(club, event_id)
    names = {row.player.id: row.player.name for row in rows}
    points = {row.player.id: row.points for row in rows}
    return grid_of(standings.night_crosstable(club, event_id), names, points)


def crosstable_sheet(club: Club, event_id: int) -> Sheet:
    """Return the crosstable of an event as a sheet."""
    grid = event_grid(club, event_id)
    event = night(club, event_id).event
    assert event is not None
    titles = [ROUND(number=number + 1) for number in range(grid.rounds)]
    titles += [GAME(number=number + 1) for number in range(grid.columns - grid.rounds)]
    columns = (
        Column("number", "#", CellKind.NUMBER),
        Column("player", PLAYER, stretch=True),
        *(Column(f"cell{n}", title, CellKind.SCORE) for n, title in enumerate(titles)),
        Column("points", POINTS, CellKind.NUMBER, Align.RIGHT),
    )
    numbers = grid.numbers
    rows = tuple(_row(line, numbers) for line in grid.lines)
    subtitle = AT(club=club.name, event=event.name, date=event.date)
    return Sheet(CROSSTABLE, columns, rows, subtitle, (CELL_NOTE,))


def _row(line: CrossLine, numbers: dict[int, int]) -> Row:
    cells = tuple(Cell(None, cell_text(one, numbers)) for one in line.cells)
    points = Cell(float(line.points), points_text(line.points))
    return Row((Cell(line.number), Cell(line.name), *cells, points))
