"""Bytes to cells: which encoding, which separator, which rows."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Sequence

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.exchange.drafts import Cells
from tourney.exchange.readers._encodings import SINGLE, WIDE, likeliest, sixteen_bits
from tourney.exchange.refusals import EMPTY, TOO_BIG, TOO_LONG

NOT_TEXT = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” is not a table of text but {kind}. Save it as CSV and try again."
)
BAD_ENCODING = QT_TRANSLATE_NOOP("Exchange", "“{name}” cannot be read as {encoding}.")
BAD_DELIMITER = QT_TRANSLATE_NOOP("Exchange", "“{delimiter}” cannot separate columns; one sign can.")
OPEN_QUOTE = QT_TRANSLATE_NOOP(
    "Exchange", "A quotation mark in row {row} of “{name}” is never closed; nothing after it can be read."
)
WEB_PAGE = QT_TRANSLATE_NOOP("Exchange", "a web page")
XML = QT_TRANSLATE_NOOP("Exchange", "an XML document")
WORKBOOK = QT_TRANSLATE_NOOP("Exchange", "a workbook or an archive")
OTHER = QT_TRANSLATE_NOOP("Exchange", "a binary file")
PDF = QT_TRANSLATE_NOOP("Exchange", "a PDF")

TOO_WIDE = QT_TRANSLATE_NOOP("Exchange", "“{name}” has more than {limit} columns, which no list has.")

LIMIT_MB = 256
ROW_LIMIT = 2_000_000
COLUMN_LIMIT = 1000
SEPARATORS = ",;\t|"
_SAMPLE_ROWS = 60
_SAMPLE_BYTES = 200_000
_FIELD_LIMIT = 10_000_000
_BINARY = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")


def decode(
    data: bytes,
    name: str,
    encoding: str | None = None,
    known_headings: Callable[[Sequence[str]], int] | None = None,
) -> tuple[str, str]:
    """Return the text and the name of its encoding.

    A mark at the start decides; then strict UTF-8; then the likeliest of a few old encodings, one in which
    the headings mean something (*known_headings* counts them) before others.

    Raises
    ------
    TourneyError
        "import-empty", "import-not-text", "import-encoding" or "too-big".
    """
    if len(data) > LIMIT_MB * 2**20:
        raise TourneyError("too-big", TOO_BIG(name=name, limit=LIMIT_MB), field="file")
    if not data.strip(b"\xef\xbb\xbf \t\r\n\x00\xff\xfe"):
        raise TourneyError("import-empty", EMPTY(name=name), field="file")
    _refuse_documents(data, name)
    chosen = encoding or _marked(data)
    if chosen is not None:
        try:
            return data.decode(chosen).removeprefix("\ufeff"), chosen
        except (UnicodeError, LookupError):
            text = BAD_ENCODING(name=name, encoding=chosen)
            raise TourneyError("import-encoding", text, field="encoding") from None
    found = "utf-8"
    try:
        decoded = data.decode("utf-8")
    except UnicodeDecodeError:
        found = _guess(data, known_headings)
        decoded = data.decode(found, errors="replace")
    if len(_BINARY.findall(decoded[:4000])) > 8:
        raise TourneyError("import-not-text", NOT_TEXT(name=name, kind=OTHER), field="file")
    return decoded, found


def newline_of(text: str) -> str:
    """Return which line ends a text has: "CRLF", "LF", "CR", "mixed", or "" for a single line."""
    pairs = text.count("\r\n")
    kinds = {"CRLF": pairs, "CR": text.count("\r") - pairs, "LF": text.count("\n") - pairs}
    found = [kind for kind, count in kinds.items() if count]
    return "mixed" if len(found) > 1 else "".join(found)


def _refuse_documents(data: bytes, name: str) -> None:
    head = data[:600].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    kind = None
    if b"<html" in head or head.startswith(b"<!doctype html"):
        kind = WEB_PAGE
    elif head.startswith((b"<?xml", b"<!doctype")):
        kind = XML
    elif head.startswith(b"%pdf"):
        kind = PDF
    elif head.startswith((b"pk\x03\x04", b"\xd0\xcf\x11\xe0")):
        kind = WORKBOOK
    elif head.startswith((b"sqlite format 3", b"\x89png", b"\xff\xd8\xff", b"gif8", b"\x1f\x8b")):
        kind = OTHER
    if kind is not None:
        raise TourneyError("import-not-text", NOT_TEXT(name=name, kind=kind), field="file")


def _marked(data: bytes) -> str | None:
    """Return the encoding told by a mark at the start, or by the zero bytes of plain UTF-16."""
    if data.startswith(b"\xef\xbb\xbf"):
        return "utf-8-sig"
    if data.startswith((b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff")):
        return "utf-32"
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    even, odd = data[0:400:2].count(0), data[1:400:2].count(0)
    half = min(len(data), 400) / 2
    if odd > half * 0.4 and even < half * 0.1:
        return "utf-16-le"
    if even > half * 0.4 and odd < half * 0.1:
        return "utf-16-be"
    return sixteen_bits(data)


def _guess(data: bytes, known_headings: Callable[[Sequence[str]], int] | None) -> str:
    from charset_normalizer import from_bytes

    # A line more of plain letters cuts no sign of several bytes in two.
    sample = data if len(data) <= _SAMPLE_BYTES else data[: data.rfind(b"\n", 0, _SAMPLE_BYTES) + 1]
    found = [match.encoding for match in from_bytes(sample, cp_isolation=[*SINGLE, *WIDE])]
    # Only old Macs ended lines with a lone carriage return.
    if "mac_roman" in found and b"\r" in data and b"\n" not in data:
        return "mac_roman"
    return likeliest(sample, found[0] if found else "cp1252", known_headings)


def cut(
    text: str,
    name: str,
    encoding: str,
    known_headings: Callable[[Sequence[str]], int],
    delimiter: str | None = None,
) -> Cells:
    """Return the cells; the separator is found by trying each.

    *known_headings* counts the headings of a row that mean something: the separator under which a
    heading row appears wins, then the one that cuts most rows alike.

    Raises
    ------
    TourneyError
        "import-quote" for a quotation mark that is never closed; "import-delimiter", "too-big",
        "import-not-text".
    """
    hint = re.match(r"sep=(.)\r?\n?", text)
    skipped = 0
    if hint:
        text, skipped = text[hint.end() :], 1
        delimiter = delimiter or hint[1]
    if delimiter is not None and (len(delimiter) != 1 or delimiter in '"\r\n'):
        raise TourneyError("import-delimiter", BAD_DELIMITER(delimiter=delimiter), field="delimiter")
    csv.field_size_limit(_FIELD_LIMIT)
    if delimiter is None:
        delimiter = max(SEPARATORS, key=lambda one: _merit(text, one, known_headings))
    numbers: list[int] = []
    rows: list[list[str]] = []
    for number, row in enumerate(_records(text, delimiter, name, skipped), 1 + skipped):
        if any(cell and not cell.isspace() for cell in row):
            numbers.append(number)
            rows.append(row)
    torn = _swallowing(numbers, rows, delimiter)
    if torn is not None:
        raise TourneyError("import-quote", OPEN_QUOTE(row=torn, name=name), field="file")
    if max((len(row) for row in rows), default=0) > COLUMN_LIMIT:
        raise TourneyError("too-big", TOO_WIDE(name=name, limit=COLUMN_LIMIT), field="file")
    return Cells(encoding.removesuffix("-sig"), delimiter, numbers, rows, newline_of(text))


def _swallowing(numbers: list[int], rows: list[list[str]], delimiter: str) -> int | None:
    """Return the first row of which a cell holds whole further rows: a quotation mark was closed too late."""
    widths = [len(row) for row in rows]
    width = max(set(widths), key=lambda one: (widths.count(one), one), default=1)
    for number, row in zip(numbers, rows, strict=True):
        for at, cell in enumerate(row if 1 < width >= len(row) else ()):
            first, *inner = cell.splitlines() or [""]
            whole = inner[:-1]
            if not whole or first.count(delimiter) + at < width - 1:
                continue
            if all(one.count(delimiter) == width - 1 for one in whole):
                return number
    return None


def _records(text: str, delimiter: str, name: str, skipped: int) -> list[list[str]]:
    stream = io.StringIO(text, newline="")
    records: list[list[str]] = []
    try:
        for record in csv.reader(stream, delimiter=delimiter, strict=True):
            records.append(record)
            if len(records) > ROW_LIMIT:
                raise TourneyError("too-big", TOO_LONG(name=name, limit=ROW_LIMIT), field="file")
    except csv.Error as error:
        if "unexpected end" in str(error):
            row = len(records) + 1 + skipped
            raise TourneyError("import-quote", OPEN_QUOTE(row=row, name=name), field="file") from None
        # Stray quotation marks inside a cell are common and harmless.
        stream.seek(0)
        try:
            records = list(csv.reader(stream, delimiter=delimiter))
        except csv.Error:
            raise TourneyError("import-not-text", NOT_TEXT(name=name, kind=OTHER), field="file") from None
    return records


def _merit(
    text: str, delimiter: str, known_headings: Callable[[Sequence[str]], int]
) -> tuple[int, int, int, int]:
    sample = csv.reader(io.StringIO(text[:_SAMPLE_BYTES], newline=""), delimiter=delimiter)
    rows = [row for row, _ in zip(sample, range(_SAMPLE_ROWS), strict=False) if any(row)]
    if not rows:
        return 0, 0, 0, 0
    known = max(known_headings(row) for row in rows[:20])
    widths = [len(row) for row in rows]
    width = max(set(widths), key=lambda one: (widths.count(one), one))
    return known, widths.count(width) if width > 1 else 0, width, -SEPARATORS.index(delimiter)
