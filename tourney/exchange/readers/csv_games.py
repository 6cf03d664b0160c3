"""Tables of text (CSV and its kin): games of many shapes, or a list of players."""

from __future__ import annotations

from dataclasses import dataclass

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import NAME_LIMIT
from tourney.exchange.drafts import DELIMITERS, Cells, ColumnUse, GamesTable, ImportDraft, ReadOptions
from tourney.exchange.readers._games import read_games
from tourney.exchange.readers._long import long_roles, read_long
from tourney.exchange.readers._players import read_players
from tourney.exchange.readers._roles import assign, is_games, is_players, known_headings, role_of
from tourney.exchange.readers._text import cut, decode

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
_HEADING_ROWS = 20
_START_LENGTH = 60


@dataclass(frozen=True, slots=True)
class _Heading:
    """The heading row: its index, its cells, and role -> column. Index -1: a list without one."""

    at: int
    cells: list[str]
    roles: dict[str, int]
    is_long: bool = False


class CsvReader:
    """Reads comma, semicolon, tab and bar separated text in any usual encoding.

    The columns are found by their headings in English, Chinese, German, French or Spanish. Rows that
    cannot be understood are told with row and column and taken nowhere.
    """

    key = "csv"
    label = QT_TRANSLATE_NOOP("Exchange", "CSV table")
    suffixes = (".csv", ".tsv", ".tab", ".txt")

    def read(
        self,
        data: bytes,
        *,
        name: str,
        options: ReadOptions,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> ImportDraft:
        """Return what the file holds (see ``exchange.base.Reader``).

        Raises
        ------
        TourneyError
            "import-empty", "import-not-text", "import-encoding", "import-quote", "import-no-heading",
            "import-no-rows", "date-ambiguous", "date-mixed".
        Cancelled
            When asked to stop.
        """
        text, encoding = decode(data, name, options.encoding)
        cells = cut(text, name, encoding, known_headings, options.delimiter)
        heading = _find_heading(cells)
        if heading is None:
            cells = _names_only(cells)
            if not cells.rows:
                raise _no_heading(cut(text, name, encoding, known_headings, options.delimiter), name)
            heading = _Heading(-1, ["name"], {"name": 0})
        start = heading.at + 1
        if start >= len(cells.rows):
            raise _no_rows(cells, heading, name)
        table = GamesTable()
        if heading.is_long or is_games(heading.roles):
            games = (read_long if heading.is_long else read_games)(
                cells, start, heading.cells, heading.roles, options, progress=progress, cancelled=cancelled
            )
            table, people = games.table, games.people
            problems, remarks = games.problems, games.remarks
        else:
            listed = read_players(cells, start, heading.cells, heading.roles)
            people, problems, remarks = listed.people, listed.problems, listed.remarks
        remarks += people.similar("")
        used = {at: role for role, at in heading.roles.items()}
        return ImportDraft(
            source=name,
            encoding=cells.encoding,
            delimiter=cells.delimiter,
            row_count=len(cells.rows) - start,
            columns=tuple(ColumnUse(one, used.get(i)) for i, one in enumerate(heading.cells)),
            players=tuple(people.players),
            games=table,
            problems=tuple(problems),
            remarks=tuple(sorted(remarks, key=lambda remark: remark.row)),
        )


def _find_heading(cells: Cells) -> _Heading | None:
    """Return the row among the first that names most columns of games or of people."""
    best: _Heading | None = None
    most = 0
    for i, row in enumerate(cells.rows[:_HEADING_ROWS]):
        known = known_headings(row)
        if known <= most:
            continue
        headings = [" ".join(cell.replace("\ufeff", "").split()) for cell in row]
        roles = assign(headings)
        long = long_roles(headings)
        if is_games(roles) and _says_results(cells, i, roles):
            best, most = _Heading(i, headings, roles), known
        elif long is not None:
            best, most = _Heading(i, headings, long, is_long=True), known
        elif is_players(roles):
            best, most = _Heading(i, headings, roles), known
    return best


def _says_results(cells: Cells, at: int, roles: dict[str, int]) -> bool:
    """Tell whether a table of games without name columns holds lines of notation."""
    if "name2" in roles or "loser" in roles:
        return True
    column = roles["line" if "line" in roles else "result"]
    return any(set(row[column]) & set(">=＞＝") for row in cells.rows[at + 1 :] if column < len(row))


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
    fitting = all(len(one) <= NAME_LIMIT and any(ch.isalpha() for ch in one) for one in joined)
    return Cells(cells.encoding, cells.delimiter, cells.numbers, [[one] for one in joined] if fitting else [])


def _no_heading(cells: Cells, name: str) -> TourneyError:
    width = max((len(row) for row in cells.rows), default=0)
    words = " ".join(" ".join(cells.rows[0]).split()) if cells.rows else ""
    # Signs that no screen can show would stand there as empty boxes.
    start = "".join(sign for sign in words if sign.isprintable())[:_START_LENGTH]
    text = NO_HEADING(
        name=name,
        rows=len(cells.rows),
        columns=width,
        encoding=cells.encoding,
        delimiter=_delimiter(cells),
        start=start,
    )
    return TourneyError("import-no-heading", text, field="file")


def _no_rows(cells: Cells, heading: _Heading, name: str) -> TourneyError:
    headings = ", ".join(one for one in heading.cells if role_of(one) is not None)
    text = NO_ROWS(name=name, headings=headings, encoding=cells.encoding, delimiter=_delimiter(cells))
    return TourneyError("import-no-rows", text, field="file")


def _delimiter(cells: Cells) -> Text | str:
    return DELIMITERS.get(cells.delimiter, cells.delimiter)


PLUGIN = CsvReader()
