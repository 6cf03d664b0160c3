"""Tables of text (CSV and its kin): games of many shapes, or a list of players."""

from __future__ import annotations

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.exchange.drafts import Cells, ImportDraft, RawTable, ReadOptions, TableForm
from tourney.exchange.headings import known_headings
from tourney.exchange.readers._table import raw_table, read_table
from tourney.exchange.readers._text import cut, decode


class CsvReader:
    """Reads comma, semicolon, tab and bar separated text in any usual encoding.

    The columns are found by their headings in some dozen languages, or as a person says. Rows that cannot
    be understood are told with row and column and taken nowhere.
    """

    key = "csv"
    label = QT_TRANSLATE_NOOP("Exchange", "CSV table")
    suffixes = (".csv", ".tsv", ".tab", ".txt")

    def claims(self, data: bytes) -> bool:
        """Return False: any text may be a table."""
        del data
        return False

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
            "import-empty", "import-not-text", "import-encoding", "import-quote", "import-delimiter",
            "import-no-heading", "import-no-rows", "no-column", "date-ambiguous", "date-mixed", "too-big".
        Cancelled
            When asked to stop.
        """
        cells, form = _opened(data, name, options)
        return read_table(cells, name, options, form, progress=progress, cancelled=cancelled)

    def open(self, data: bytes, *, name: str, options: ReadOptions) -> RawTable:
        """Return the table as it stands, with what was found about it.

        Raises
        ------
        TourneyError
            As ``read``, but never for what the rows say.
        """
        cells, form = _opened(data, name, options)
        return raw_table(cells, name, options, form)


def _opened(data: bytes, name: str, options: ReadOptions) -> tuple[Cells, TableForm]:
    text, encoding = decode(data, name, options.encoding, known_headings)
    cells = cut(text, name, encoding, known_headings, options.delimiter)
    return cells, TableForm(cells.encoding, cells.delimiter, cells.newline)


PLUGIN = CsvReader()
