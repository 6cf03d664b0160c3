"""Tables for other programs: fixed English headings, full precision, UTF-8, a point as decimal sign."""

from __future__ import annotations

import csv
import datetime as dt
import io
import math
from collections.abc import Iterable, Sequence

from tourney.exchange.guard import guard

Value = str | int | float | bool | dt.date | None


def plain_csv(header: Sequence[str], rows: Iterable[Sequence[Value]]) -> str:
    """Return a comma separated table; a number reads back to the bit, what is not known is empty.

    Text that a spreadsheet could run as a formula gets an apostrophe in front, as in every table written.
    """
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([_written(value) for value in row] for row in rows)
    return stream.getvalue()


def _written(value: Value) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case float():
            return repr(value) if math.isfinite(value) else ""
        case dt.date():
            return value.isoformat()
        case str():
            return guard(value)
        case _:
            return str(value)
