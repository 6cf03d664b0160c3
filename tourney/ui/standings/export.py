"""Write a document to a file the person names: a table for spreadsheets, a page for the web, a PDF."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base import tables
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown, translate
from tourney.ui.base.saving import saving

if TYPE_CHECKING:
    from tourney.club.documents import Document, Wanted


class Exporter(QObject):
    """Asks for a file and writes one document into it, off the GUI thread."""

    def __init__(self, ctx: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._window = parent

    def ask(self, document: Document, wanted: Wanted) -> QFileDialog | None:
        """Open the file dialog for *document*; None when there is no such thing now."""
        if not document.fits(self._ctx.club, wanted):
            return None
        title = shown(document.label)
        words, club = self.tr("Export: {0}").format(title), self._ctx.club.path
        dialog = saving(self._window, words, title, partial(self.write, document.key, wanted), beside=club)
        page, paper = self.tr("Web page (*.html)"), self.tr("Document to print (*.pdf)")
        tables.offer(dialog, self._ctx.settings, page, paper)
        dialog.setDefaultSuffix("csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def write(self, key: str, wanted: Wanted, path: Path) -> None:
        """Write a document in the format of the file's suffix, and say so.

        Several sheets go into one workbook or page; as CSV each gets a file, numbered from the second on.
        """
        # What writes and measures is loaded with the first export, and not with the page.
        from tourney.club.documents import make
        from tourney.club.reports import write_sheets
        from tourney.ui.printing.choices import remembered
        from tourney.ui.printing.pdf import write_pdf
        from tourney.ui.printing.prepared import letterhead, piece

        club = self._ctx.club
        paper = remembered(self._ctx.settings, key)
        options = tables.options(self._ctx.settings)

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            if path.suffix.lower() == ".pdf":
                write_pdf(piece(club, key, wanted), path, paper, letterhead=letterhead(club))
            else:
                write_sheets(make(club, key, wanted), path, translate, options=options)
            return path

        self._ctx.jobs.start(work, done=self._written, owner=self)

    def _written(self, path: Path) -> None:
        def told() -> Notice:
            return Notice(self.tr("{0} was written.").format(path.name), str(path.parent))

        self._ctx.bus.noticed.emit(retold(told))
