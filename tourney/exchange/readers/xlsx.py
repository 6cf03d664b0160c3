"""Workbooks (XLSX): one sheet read as a table, with bombs and macros kept outside."""

from __future__ import annotations

import datetime as dt
import io
import re
import warnings
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.drafts import Cells, ImportDraft, RawTable, ReadOptions, RowProblem, TableForm
from tourney.exchange.headings import known_headings
from tourney.exchange.readers._table import raw_table, read_table
from tourney.exchange.refusals import EMPTY, TOO_BIG, TOO_LONG

NO_WORKBOOK = QT_TRANSLATE_NOOP("Exchange", "“{name}” is no workbook that can be read: {reason}.")
LOCKED = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” is protected with a password, or an old .xls file. Save it as .xlsx without one."
)
BOMB = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” would unpack to more than {limit} MB, which no list does; it was not opened."
)
ENTITIES = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” declares entities of its own, as harmful files do; it was not opened."
)
NO_SHEET = QT_TRANSLATE_NOOP("Exchange", "“{name}” has no sheet “{sheet}”. It has: {known}.")
OTHER_SHEETS = QT_TRANSLATE_NOOP("Exchange", "The sheet “{sheet}” was read; the file also has: {others}.")
DAMAGED = QT_TRANSLATE_NOOP("Exchange", "its contents are damaged")
NOT_XLSX = QT_TRANSLATE_NOOP("Exchange", "it holds no sheets")

LIMIT_MB = 64
UNPACKED_MB = 512
PARTS_LIMIT = 5000
ROW_LIMIT = 1_048_576
COLUMN_LIMIT = 1000
BLANK_LIMIT = 5000
"""After so many blank rows nothing more is expected: some programs format a million of them."""

_DECLARES = re.compile(rb"<!\s*(?:DOCTYPE|ENTITY)", re.I)
_LOOK = 2**20
_ZEROS = re.compile("0{2,20}")
"""A format that shows a number with zeros in front."""
_OLD = b"\xd0\xcf\x11\xe0"
"""What .xls files and workbooks with a password begin with."""


class XlsxReader:
    """Reads one sheet of a workbook: the one asked for, or the first that looks like a list.

    Formulas count with the value that the program which saved the file has left; dates become ISO text.
    """

    key = "xlsx"
    label = QT_TRANSLATE_NOOP("Exchange", "Excel workbook")
    suffixes = (".xlsx", ".xlsm")

    def claims(self, data: bytes) -> bool:
        """Tell whether the bytes are an archive with the parts of a workbook, or an old workbook."""
        return data.startswith(_OLD) or (data.startswith(b"PK\x03\x04") and b"xl/" in data)

    def read(
        self,
        data: bytes,
        *,
        name: str,
        options: ReadOptions,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> ImportDraft:
        """Return what the sheet holds (see ``exchange.base.Reader``).

        Raises
        ------
        TourneyError
            "import-empty", "import-not-workbook", "import-bomb", "too-big", "no-sheet", and what a table may
            be refused for.
        Cancelled
            When asked to stop.
        """
        opened = _opened(data, name, options)
        draft = read_table(opened.cells, name, options, opened.form, progress=progress, cancelled=cancelled)
        others = [one for one in opened.form.sheets if one != opened.form.sheet]
        if not others or options.sheet is not None:
            return draft
        said = OTHER_SHEETS(sheet=opened.form.sheet, others=", ".join(others))
        return replace(draft, remarks=(RowProblem(1, "", "sheets", said), *draft.remarks))

    def open(self, data: bytes, *, name: str, options: ReadOptions) -> RawTable:
        """Return the sheet as it stands, with what was found about it.

        Raises
        ------
        TourneyError
            As ``read``, but never for what the rows say.
        """
        opened = _opened(data, name, options)
        return raw_table(opened.cells, name, options, opened.form)


@dataclass(frozen=True, slots=True)
class _Opened:
    cells: Cells
    form: TableForm


def _opened(data: bytes, name: str, options: ReadOptions) -> _Opened:
    refuse_harm(data, name)
    from openpyxl import load_workbook

    try:
        with warnings.catch_warnings():
            # Styles and extensions that openpyxl does not know change no cell.
            warnings.simplefilter("ignore")
            book = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
            try:
                return _chosen(book, name, options)
            finally:
                book.close()
    except TourneyError:
        raise
    # What damaged parts make openpyxl and the parser raise is of every kind.
    except Exception as error:
        text = NO_WORKBOOK(name=name, reason=DAMAGED)
        raise TourneyError("import-not-workbook", text, field="file") from error


def refuse_harm(data: bytes, name: str) -> None:
    """Refuse what is no workbook, or one that would swell or carries entities, without unpacking it.

    Raises
    ------
    TourneyError
        "import-empty", "import-not-workbook", "import-bomb", "too-big".
    """
    if not data:
        raise TourneyError("import-empty", EMPTY(name=name), field="file")
    if len(data) > LIMIT_MB * 2**20:
        raise TourneyError("too-big", TOO_BIG(name=name, limit=LIMIT_MB), field="file")
    if data.startswith(_OLD):
        raise TourneyError("import-not-workbook", LOCKED(name=name), field="file")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            _refuse_archive(archive, name)
    except TourneyError:
        raise
    except (zipfile.BadZipFile, OSError, ValueError, EOFError, NotImplementedError, RuntimeError) as error:
        text = NO_WORKBOOK(name=name, reason=DAMAGED)
        raise TourneyError("import-not-workbook", text, field="file") from error


def _refuse_archive(archive: zipfile.ZipFile, name: str) -> None:
    parts = archive.infolist()
    if not any(part.filename.replace("\\", "/").startswith("xl/") for part in parts):
        raise TourneyError("import-not-workbook", NO_WORKBOOK(name=name, reason=NOT_XLSX), field="file")
    bomb = TourneyError("import-bomb", BOMB(name=name, limit=UNPACKED_MB), field="file")
    if len(parts) > PARTS_LIMIT or sum(part.file_size for part in parts) > UNPACKED_MB * 2**20:
        raise bomb
    room = UNPACKED_MB * 2**20
    for part in parts:
        if not part.filename.lower().endswith((".xml", ".rels", ".vml")):
            continue
        # The size in the directory is what the file says; what comes out is what counts.
        with archive.open(part) as stream:
            tail = b""
            while block := stream.read(_LOOK):
                room -= len(block)
                if room < 0:
                    raise bomb
                if _DECLARES.search((tail + block).replace(b"\x00", b"")):
                    raise TourneyError("import-bomb", ENTITIES(name=name), field="file")
                tail = block[-16:]


def _chosen(book: Any, name: str, options: ReadOptions) -> _Opened:
    """Return the sheet asked for, else the first visible one with headings, else the first with anything."""
    sheets = [sheet for sheet in book.worksheets if sheet.sheet_state == "visible"] or book.worksheets
    titles = tuple(sheet.title for sheet in sheets)
    if options.sheet is not None:
        wanted = [s for s in book.worksheets if s.title.casefold() == options.sheet.casefold()]
        if not wanted:
            text = NO_SHEET(name=name, sheet=options.sheet, known=", ".join(titles))
            raise TourneyError("no-sheet", text, field="sheet")
        return _Opened(_cells(wanted[0], name), TableForm(sheet=wanted[0].title, sheets=titles))
    first: _Opened | None = None
    for sheet in sheets:
        cells = _cells(sheet, name)
        found = _Opened(cells, TableForm(sheet=sheet.title, sheets=titles))
        if max((known_headings(row) for row in cells.rows[:20]), default=0) > 1:
            return found
        if cells.rows and first is None:
            first = found
    if first is None:
        raise TourneyError("import-empty", EMPTY(name=name), field="file")
    return first


def _cells(sheet: Any, name: str) -> Cells:
    numbers: list[int] = []
    rows: list[list[str]] = []
    blank = 0
    # A file may state a far smaller range than it fills.
    sheet.reset_dimensions()
    for number, row in enumerate(_values(sheet), 1):
        if number > ROW_LIMIT:
            raise TourneyError("too-big", TOO_LONG(name=name, limit=ROW_LIMIT), field="file")
        texts = [cell_text(value) for value in row]
        while texts and not texts[-1]:
            texts.pop()
        if any(text.strip() for text in texts):
            numbers.append(number)
            rows.append(texts)
            blank = 0
        else:
            blank += 1
            if blank > BLANK_LIMIT:
                break
    width = max((len(row) for row in rows), default=0)
    return Cells("", "", numbers, [row + [""] * (width - len(row)) for row in rows])


def _values(sheet: Any) -> Iterator[Sequence[object]]:
    """Yield the values of each row; a number that its format fills up with zeros keeps them, as ids do."""
    formats = getattr(sheet.parent, "_number_formats", ())
    if not any(_ZEROS.fullmatch(one) for one in formats):
        yield from sheet.iter_rows(values_only=True, max_col=COLUMN_LIMIT)
        return
    for row in sheet.iter_rows(max_col=COLUMN_LIMIT):
        yield [_filled_up(cell) for cell in row]


def _filled_up(cell: Any) -> object:
    value = cell.value
    if type(value) is int and value >= 0 and _ZEROS.fullmatch(cell.number_format or ""):
        return f"{value:0{len(cell.number_format)}d}"
    return value


def cell_text(value: object) -> str:
    """Return a cell's value as text: whole numbers without a point, dates as ISO, errors as nothing."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else f"{value:.15g}"
    if isinstance(value, dt.datetime):
        return value.date().isoformat() if value.time() == dt.time() else value.isoformat(" ", "seconds")
    if isinstance(value, dt.date):
        return value.isoformat()
    if isinstance(value, dt.time):
        return value.isoformat("minutes")
    if isinstance(value, dt.timedelta):
        return str(value)
    text = str(value)
    return (
        ""
        if text.startswith("#") and text.rstrip("!?").isupper() and text[1:2].isalpha()
        else _unescaped(text)
    )


def _unescaped(text: str) -> str:
    """Return a text with the escapes that workbooks use for signs of control (_x000D_) taken out."""
    return re.sub(r"_x000[0-9A-Fa-f]_", "\n", text) if "_x000" in text else text


PLUGIN = XlsxReader()
