"""The arena board on paper and in files: one ``Sheet`` with everything that must be known of it below."""

from __future__ import annotations

from tourney.club.arena import Board, Wanted, board
from tourney.club.arena_rows import BoardRow, Outsider
from tourney.club.arena_votes import votes_of
from tourney.club.club import Club
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.base import Cell, CellKind, Column, Emphasis, Row, Sheet
from tourney.store import events

TITLE = QT_TRANSLATE_NOOP("Sheet", "Arena board")
OF_CLUB = QT_TRANSLATE_NOOP("Sheet", "{club}, all events")
OF_EVENT = QT_TRANSLATE_NOOP("Sheet", "{club}: {event}, {date}")
RANK, SPREAD = QT_TRANSLATE_NOOP("Sheet", "Rank"), QT_TRANSLATE_NOOP("Sheet", "Ranks")
PLAYER = QT_TRANSLATE_NOOP("Sheet", "Player")
GAMES, SHARE = QT_TRANSLATE_NOOP("Sheet", "Games"), QT_TRANSLATE_NOOP("Sheet", "Won, %")
SCORE, ERROR = QT_TRANSLATE_NOOP("Sheet", "Score"), QT_TRANSLATE_NOOP("Sheet", "±")
FROM, TO = QT_TRANSLATE_NOOP("Sheet", "95 % from"), QT_TRANSLATE_NOOP("Sheet", "95 % to")
ON_FIRST = QT_TRANSLATE_NOOP("Sheet", "First side, %")
ON_SECOND = QT_TRANSLATE_NOOP("Sheet", "Second side, %")
REMARK = QT_TRANSLATE_NOOP("Sheet", "Remark")
FEW = QT_TRANSLATE_NOOP("Arena", "few votes")
RANKED = QT_TRANSLATE_NOOP("Arena", "Ranked")
UNBEATEN = QT_TRANSLATE_NOOP("Arena", "Never lost to the main group: no finite score")
WINLESS = QT_TRANSLATE_NOOP("Arena", "Never beat the main group: no finite score")
APART = QT_TRANSLATE_NOOP("Arena", "No result joins them to the main group")
METHOD = QT_TRANSLATE_NOOP(
    "Sheet", "Bradley-Terry over {games} games; ± is one standard error. Ranks hold with 95 %."
)
ONLY_CATEGORY = QT_TRANSLATE_NOOP("Sheet", "Only votes of the category “{value}”.")
ONLY_COLUMN = QT_TRANSLATE_NOOP("Sheet", "Only votes whose {column} is “{value}”.")
ONLY_FROM = QT_TRANSLATE_NOOP("Sheet", "Only votes from {date} on.")
ONLY_UNTIL = QT_TRANSLATE_NOOP("Sheet", "Only votes until {date}.")
LEFT_OUT = QT_TRANSLATE_NOOP(
    "Sheet", "Left out: {fast} too fast, {runs} in rows of one choice, {against} of contrary judges."
)
MISSING = QT_TRANSLATE_NOOP("Sheet", "%n game(s) without a column that is allowed for left out.")
EFFECT = QT_TRANSLATE_NOOP("Sheet", "{name}: {points} ± {error} points.")
GROUPS = QT_TRANSLATE_NOOP("Sheet", "%n group(s) of players never met each other.")
BIAS = QT_TRANSLATE_NOOP("Sheet", "The first side took {share} % ({low} to {high} %).")
CYCLES = QT_TRANSLATE_NOOP("Sheet", "Cycles such as rock, paper, scissors: {cycles} in {triples} triples.")

WHY: dict[str, Text] = {"unbeaten": UNBEATEN, "winless": WINLESS, "apart": APART}
"""Why somebody has no score."""


def arena_sheet(found: Board, subtitle: Text | str) -> Sheet:
    """Return a board: the ranked, then those without a score under the reason."""
    number = CellKind.NUMBER
    columns = (
        Column("rank", RANK, number),
        Column("spread", SPREAD, CellKind.SCORE),
        Column("player", PLAYER, stretch=True),
        Column("score", SCORE, number, decimals=1, exact=True),
        Column("error", ERROR, number, decimals=1, exact=True),
        Column("low", FROM, number, decimals=1, exact=True),
        Column("high", TO, number, decimals=1, exact=True),
        Column("games", GAMES, number),
        Column("share", SHARE, number, decimals=1),
        Column("first", ON_FIRST, number, decimals=1),
        Column("second", ON_SECOND, number, decimals=1),
        Column("remark", REMARK),
    )
    rows = [_ranked(row) for row in found.rows]
    for why in WHY:
        rows += [_outside(one) for one in found.outsiders if one.why == why]
    return Sheet(TITLE, columns, tuple(rows), subtitle, notes_of(found))


def notes_of(found: Board) -> tuple[Text, ...]:
    """Return what must be known of a board, as sentences."""
    notes = [METHOD(games=found.counted), *_conditions(found.wanted)]
    removed = found.cleaned.removed
    if removed.votes:
        notes.append(LEFT_OUT(fast=removed.fast, runs=removed.runs, against=removed.against))
    if found.missing:
        notes.append(MISSING(count=found.missing))
    if found.groups > 1:
        notes.append(GROUPS(count=found.groups))
    for one in found.effects:
        notes.append(EFFECT(name=one.label, points=f"{one.points:+.3g}", error=f"{one.error:.2g}"))
    bias = found.position
    if bias.games:
        share, low, high = (f"{100 * one:.1f}" for one in (bias.share, bias.low, bias.high))
        notes.append(BIAS(share=share, low=low, high=high))
    if found.cycles.triples:
        notes.append(CYCLES(cycles=found.cycles.count, triples=found.cycles.triples))
    return (*notes, *found.notes)


def _conditions(wanted: Wanted) -> list[Text]:
    """Return which votes the board is of, as sentences."""
    said = []
    if wanted.column == "category":
        said.append(ONLY_CATEGORY(value=wanted.value))
    elif wanted.column:
        said.append(ONLY_COLUMN(column=wanted.column, value=wanted.value))
    if wanted.since is not None:
        said.append(ONLY_FROM(date=wanted.since))
    if wanted.until is not None:
        said.append(ONLY_UNTIL(date=wanted.until))
    return said


def subtitle_of(club: Club, event_id: int | None) -> Text:
    """Return whose board it is."""
    if event_id is None:
        return OF_CLUB(club=club.name)
    with club.database.reading() as reader:
        event = events.get_event(reader, event_id)
    return OF_EVENT(club=club.name, event=event.name, date=event.date)


def club_sheet(club: Club, wanted: Wanted) -> Sheet:
    """Return a board of an event or of the whole club; TourneyError "unknown-event"."""
    subtitle = subtitle_of(club, wanted.event_id)
    return arena_sheet(board(votes_of(club, wanted.event_id), wanted), subtitle)


def _ranked(row: BoardRow) -> Row:
    spread = f"{row.best}–{row.worst}" if row.best != row.worst else str(row.best)
    figures = (row.score, row.error, row.low, row.high, row.games, 100 * row.share)
    sides = tuple(Cell(None if one is None else 100 * one) for one in (row.first, row.second))
    remark = Cell(None, FEW()) if row.thin else Cell(None)
    return Row(
        (Cell(row.rank), Cell(spread), Cell(row.name), *map(Cell, figures), *sides, remark),
        RANKED(),
        Emphasis.MUTED if row.thin else Emphasis.NONE,
    )


def _outside(one: Outsider) -> Row:
    blank = (Cell(None),) * 4
    return Row(
        (
            Cell(None), Cell(None), Cell(one.name), *blank, Cell(one.games), Cell(100 * one.share),
            Cell(None), Cell(None), Cell(None),
        ),
        WHY[one.why],
    )  # fmt: skip
