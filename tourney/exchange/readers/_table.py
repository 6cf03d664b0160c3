"""The cells of a table, from a text file or a workbook, into players or games."""

from __future__ import annotations

import re
from dataclasses import replace

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import NAME_LIMIT
from tourney.exchange.drafts import (
    DELIMITERS,
    Cells,
    ColumnUse,
    GamesTable,
    ImportDraft,
    RawTable,
    ReadOptions,
    RowProblem,
    TableForm,
)
from tourney.exchange.headings import known_headings, role_of
from tourney.exchange.mapping import Kind
from tourney.exchange.readers._games import GameRows, read_games
from tourney.exchange.readers._lines import notation_lines, score_lines
from tourney.exchange.readers._long import read_long
from tourney.exchange.readers._players import PlayerRows, read_players
from tourney.exchange.readers._roles import Heading, find_heading
from tourney.exchange.readers._wall_chart import unrolled

NO_HEADING = QT_TRANSLATE_NOOP(
    "Exchange",
    "No players or games were found in “{name}” (rows: {rows}, columns: {columns}, read as {encoding}, "
    "separated by {delimiter}). It begins with “{start}”. The first row needs headings such as winner and "
    "loser, or player1, player2 and score.",
)
NO_ROWS = QT_TRANSLATE_NOOP(
    "Exchange",
    "“{name}” has the headings {headings} and nothing below them (read as {encoding}, separated by "
    "{delimiter}).",
)
NO_HEADING_SHEET = QT_TRANSLATE_NOOP(
    "Exchange",
    "No players or games were found in the sheet “{sheet}” of “{name}” (rows: {rows}, columns: {columns}). "
    "It begins with “{start}”. A row needs headings such as name and rating, or white, black and result.",
)
NO_ROWS_SHEET = QT_TRANSLATE_NOOP(
    "Exchange", "The sheet “{sheet}” of “{name}” has the headings {headings} and nothing below them."
)
_START_LENGTH = 60
_SCORED = ("name1", "result", "name2")
_OTHER_CUTS = re.compile(r"\s*:\s*|\s{2,}")
"""What cuts columns in files that are not tables: colons, and runs of spaces."""


def raw_table(cells: Cells, name: str, options: ReadOptions, form: TableForm) -> RawTable:
    """Return the table with what was found about it; where nothing was, columns are called #1, #2 ...

    Raises
    ------
    TourneyError
        "no-column" of the mapping.
    """
    cells = unrolled(cells, options, name)
    heading = find_heading(
        cells.rows,
        cells.numbers,
        header_row=options.header_row,
        mapping=options.mapping,
        kind=options.kind,
    )
    if heading is not None:
        below = _below(cells, heading)
        row = cells.numbers[heading.at] if heading.at >= 0 else 0
        found = replace(form, header_row=row)
        return RawTable(found, heading.kind, tuple(heading.cells), heading.role_at(), below)
    if options.kind in (None, Kind.GAMES) and (lines := notation_lines(cells)) is not None:
        return RawTable(form, Kind.GAMES, ("#1",), {0: "line"}, lines)
    if options.kind in (None, Kind.GAMES) and (scores := score_lines(cells)) is not None:
        return RawTable(form, Kind.GAMES, ("#1", "#2", "#3"), dict(enumerate(_SCORED)), scores)
    names = _names_only(cells)
    if names.rows and options.kind in (None, Kind.PLAYERS):
        return RawTable(form, Kind.PLAYERS, ("#1",), {0: "name"}, names)
    if options.header_row and options.header_row in cells.numbers:
        at = cells.numbers.index(options.header_row)
        headings = tuple(" ".join(cell.split()) for cell in cells.rows[at])
        below = replace(cells, numbers=cells.numbers[at + 1 :], rows=cells.rows[at + 1 :])
        found = replace(form, header_row=options.header_row)
        return RawTable(found, None, headings, _told_roles(options, headings), below)
    width = max((len(row) for row in cells.rows), default=0)
    places = tuple(f"#{i + 1}" for i in range(width))
    return RawTable(form, None, places, _told_roles(options, places), cells)


def _told_roles(options: ReadOptions, headings: tuple[str, ...]) -> dict[int, str]:
    """Return what was said of columns that are not enough yet to read the table."""
    return options.mapping.places(headings) if options.mapping is not None else {}


def read_table(
    cells: Cells,
    name: str,
    options: ReadOptions,
    form: TableForm,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> ImportDraft:
    """Return the players or games of the cells.

    Raises
    ------
    TourneyError
        "import-no-heading", "import-no-rows", "no-column", "date-ambiguous", "date-mixed".
    Cancelled
        When asked to stop.
    """
    cells = unrolled(cells, options, name)
    heading = find_heading(
        cells.rows,
        cells.numbers,
        header_row=options.header_row,
        mapping=options.mapping,
        kind=options.kind,
    )
    if heading is None:
        cells, heading = _bare(cells, name, options, form)
    below = _below(cells, heading)
    if not below.rows:
        raise _no_rows(form, heading, name)
    games: GameRows | PlayerRows
    if heading.kind is Kind.PLAYERS:
        games = read_players(below, heading, options)
        games.remarks += games.people.numbers_once("")
        table = GamesTable()
    else:
        read = read_long if heading.is_long else read_games
        games = read(below, heading, options, progress=progress, cancelled=cancelled)
        table = games.table
    remarks = games.remarks + (games.people.similar("") if heading.kind is not Kind.VOTES else [])
    role_at = heading.role_at()
    return ImportDraft(
        source=name,
        encoding=cells.encoding,
        delimiter=cells.delimiter,
        columns=tuple(ColumnUse(one, role_at.get(i)) for i, one in enumerate(heading.cells)),
        players=tuple(games.people.players),
        games=table,
        problems=tuple(games.problems),
        remarks=tuple(sorted(remarks, key=_row)),
        kind=heading.kind,
        form=replace(
            form,
            header_row=cells.numbers[heading.at] if heading.at >= 0 else 0,
            date_order=games.date_order,
            decimal=games.decimal,
        ),
        cells=below,
    )


def _row(remark: RowProblem) -> int:
    return remark.row


def _below(cells: Cells, heading: Heading) -> Cells:
    start = heading.at + 1
    return replace(cells, numbers=cells.numbers[start:], rows=cells.rows[start:])


def _bare(cells: Cells, name: str, options: ReadOptions, form: TableForm) -> tuple[Cells, Heading]:
    """Return a table without headings: lines of notation, or names; TourneyError "import-no-heading"."""
    if options.kind in (None, Kind.GAMES) and (lines := notation_lines(cells)) is not None:
        return lines, Heading(-1, ["line"], {"line": 0}, Kind.GAMES)
    if options.kind in (None, Kind.GAMES) and (scores := score_lines(cells)) is not None:
        roles = {role: at for at, role in enumerate(_SCORED)}
        return scores, Heading(-1, ["#1", "#2", "#3"], roles, Kind.GAMES)
    names = _names_only(cells)
    if not names.rows or options.kind not in (None, Kind.PLAYERS):
        raise _no_heading(cells, name, form)
    return names, Heading(-1, ["name"], {"name": 0}, Kind.PLAYERS)


def _names_only(cells: Cells) -> Cells:
    """Return a list of bare names as one column; no rows if it is something else.

    "Doe, Ann" in each row, without quotation marks, is cut by its comma into two: put together again.
    """
    rows = [[cell for cell in row if cell.strip()] for row in cells.rows]
    if all(len(row) == 1 for row in rows):
        joined = [row[0] for row in rows]
    elif cells.delimiter == "," and all(len(row) == 2 and row[1].startswith(" ") for row in rows):
        joined = [",".join(row) for row in rows]
    else:
        joined = []
    if joined and known_headings(_OTHER_CUTS.split(joined[0])) > 1:
        joined = []
    fitting = all(len(one) <= NAME_LIMIT and any(ch.isalpha() for ch in one) for one in joined)
    return replace(cells, rows=[[one] for one in joined] if fitting else [])


def _no_heading(cells: Cells, name: str, form: TableForm) -> TourneyError:
    width = max((len(row) for row in cells.rows), default=0)
    words = " ".join(" ".join(cells.rows[0]).split()) if cells.rows else ""
    # Signs that no screen can show would stand there as empty boxes.
    start = "".join(sign for sign in words if sign.isprintable())[:_START_LENGTH]
    text = (
        NO_HEADING_SHEET(sheet=form.sheet, name=name, rows=len(cells.rows), columns=width, start=start)
        if form.sheet
        else NO_HEADING(
            name=name,
            rows=len(cells.rows),
            columns=width,
            encoding=cells.encoding,
            delimiter=_delimiter(form),
            start=start,
        )
    )
    return TourneyError("import-no-heading", text, field="file")


def _no_rows(form: TableForm, heading: Heading, name: str) -> TourneyError:
    headings = ", ".join(one for one in heading.cells if role_of(one) is not None)
    text = (
        NO_ROWS_SHEET(sheet=form.sheet, name=name, headings=headings)
        if form.sheet
        else NO_ROWS(name=name, headings=headings, encoding=form.encoding, delimiter=_delimiter(form))
    )
    return TourneyError("import-no-rows", text, field="file")


def _delimiter(form: TableForm) -> Text | str:
    return DELIMITERS.get(form.delimiter, form.delimiter)
