"""Write a document to a file the person names: a table for spreadsheets, a page for the web, a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base import tables
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import translate

if TYPE_CHECKING:
    from tourney.exchange.base import Sheet
    from tourney.ui.printing.documents import Document


class Exporter(QObject):
    """Asks for a file and writes one document into it, off the GUI thread."""

    def __init__(self, ctx: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._ctx = ctx
        self._window = parent

    def ask(self, document: Document) -> QFileDialog | None:
        """Open the file dialog for *document*; None when there is nothing to write."""
        try:
            sheet = document.make()
        except TourneyError as error:
            self._ctx.faults.report(error)
            return None
        from tourney.ui.printing.measure import spoken

        title = spoken(sheet.title, translate)
        dialog = QFileDialog(self._window, self.tr("Export: {0}").format(title))
        dialog.setObjectName("export-dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        page, paper = self.tr("Web page (*.html)"), self.tr("Document to print (*.pdf)")
        tables.offer(dialog, self._ctx.settings, page, paper)
        dialog.setDefaultSuffix("csv")

        def follow(pattern: str) -> None:
            dialog.setDefaultSuffix(pattern.rpartition(".")[2].rstrip(")"))

        def take(name: str) -> None:
            self.write(sheet, Path(name))

        dialog.filterSelected.connect(follow)
        path = self._ctx.club.path
        if path is not None:
            dialog.setDirectory(str(path.parent))
        dialog.selectFile(title)
        dialog.fileSelected.connect(take)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def write(self, sheet: Sheet, path: Path) -> None:
        """Write *sheet* in the format of the file's suffix, and say so."""
        # What writes and measures is loaded with the first export, and not with the page.
        from tourney.club.reports import write_sheet
        from tourney.ui.printing.paper import Paper, Size
        from tourney.ui.printing.pdf import write_pdf

        known = self._ctx.settings.choice("paper")
        paper = Paper(Size(known) if known in tuple(Size) else Size.A4)

        options = tables.options(self._ctx.settings)

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            if path.suffix.lower() == ".pdf":
                write_pdf(sheet, path, paper)
            else:
                write_sheet(sheet, path, translate, options=options)
            return path

        self._ctx.jobs.start(work, done=self._written, owner=self)

    def _written(self, path: Path) -> None:
        def told() -> Notice:
            return Notice(self.tr("{0} was written.").format(path.name), str(path.parent))

        self._ctx.bus.noticed.emit(retold(told))
