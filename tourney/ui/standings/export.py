"""Write a document to a file the person names: a table for spreadsheets, a page for the web, a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base import tables
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown, translate

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
        dialog = QFileDialog(self._window, self.tr("Export: {0}").format(title))
        dialog.setObjectName("export-dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        page, paper = self.tr("Web page (*.html)"), self.tr("Document to print (*.pdf)")
        tables.offer(dialog, self._ctx.settings, page, paper)
        dialog.setDefaultSuffix("csv")

        def follow(pattern: str) -> None:
            dialog.setDefaultSuffix(pattern.rpartition(".")[2].rstrip(")"))

        def take(name: str) -> None:
            self.write(document.key, wanted, Path(name))

        dialog.filterSelected.connect(follow)
        path = self._ctx.club.path
        if path is not None:
            dialog.setDirectory(str(path.parent))
        dialog.selectFile(title)
        dialog.fileSelected.connect(take)
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
