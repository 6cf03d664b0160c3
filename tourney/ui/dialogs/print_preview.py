"""See a document as it will lie on paper, choose paper and printer, or keep it as a PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from tourney.club.documents import Wanted
from tourney.club.reports import write_whole
from tourney.core.errors import TourneyError
from tourney.core.progress import CancelCheck, Progress
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.base.jobs import Jobs
from tourney.ui.base.saving import saving
from tourney.ui.base.theme import Theme
from tourney.ui.printing.choices import remember, remembered
from tourney.ui.printing.engine import paint_slowly
from tourney.ui.printing.letterhead import Letterhead
from tourney.ui.printing.paper import Paper
from tourney.ui.printing.pdf import printout_bytes
from tourney.ui.printing.prepared import OLD_KEYS, Printable, letterhead, printables
from tourney.ui.printing.side import PrintSide
from tourney.ui.printing.view import PagesView
from tourney.ui.printing.work import Piece, Printout, set_out

LANE = "print-preview"


class PrintPreview(QDialog):
    """The preview of one of several documents; every choice is shown at once.

    With *jobs* the pages are laid out in a worker, and the window never waits: a list of many hundred
    names takes a moment. *paper_of* tells how a document was printed last.

    Signals
    -------
    saved : Path
        A PDF was written there.
    printed : str
        The document of this name went to the printer.
    failed : TourneyError
        Nothing was printed or written; the reason in words.
    paper_chosen : str, Paper
        The person chose how the document of this key lies on paper.
    """

    saved = Signal(Path)
    printed = Signal(str)
    failed = Signal(object)
    paper_chosen = Signal(str, object)

    def __init__(
        self,
        theme: Theme,
        listed: Sequence[Printable],
        chosen: str = "",
        parent: QWidget | None = None,
        *,
        paper_of: Callable[[str], Paper] | None = None,
        whose: Letterhead | None = None,
        jobs: Jobs | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("print-preview")
        self.setWindowTitle(self.tr("Print"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._documents = {document.key: document for document in listed}
        self._paper_of = paper_of or (lambda key: Paper())
        self._whose = whose or Letterhead()
        self._jobs = jobs
        self._key = ""
        self._paper = Paper()
        self._piece: Piece | None = None
        self._printout: Printout | None = None
        self._pages: Iterator[int] | None = None
        """Pages that still go to the printer."""
        self._wish: Callable[[], None] | None = None
        """What was asked for before the pages were there."""
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.view = PagesView(theme)
        self.view.setAccessibleName(self.tr("Pages"))
        self.side = side = PrintSide(theme, listed)
        self._lay_out()
        self._connect()
        side.say_printer(self.printer.printerName())
        wanted = OLD_KEYS.get(chosen, chosen)
        side.document.choose(wanted if wanted in self._documents else next(iter(self._documents), ""))
        side.document_chosen.connect(self._document_chosen)
        self._begun = jobs is None
        if self._begun:
            self._document_chosen()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._begun:
            self._begun = True
            QTimer.singleShot(0, self, self._document_chosen)

    def sizeHint(self) -> QSize:
        parent = self.parentWidget()
        room = parent.size() if parent is not None else QSize(1180, 820)
        return QSize(min(1180, max(720, room.width() - 80)), min(900, max(560, room.height() - 40)))

    # Parts

    def _lay_out(self) -> None:
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.view, 1)
        whole.addWidget(self.side)
        self.side.print_button.setFocus()

    def _connect(self) -> None:
        side, view = self.side, self.view
        view.changed.connect(self._say_page)
        side.paper_changed.connect(self._paper_changed)
        side.back.clicked.connect(self._page_back)
        side.forward.clicked.connect(self._page_forward)
        side.smaller.clicked.connect(self._zoom_out)
        side.larger.clicked.connect(self._zoom_in)
        side.whole.clicked.connect(view.fitInView)
        side.close_button.clicked.connect(self.reject)
        side.save.clicked.connect(self.ask_file)
        side.print_button.clicked.connect(self.print_at_once)
        side.printer_button.clicked.connect(self.ask_printer)
        for key, deed in side.deeds():
            QShortcut(key, self).activated.connect(deed)

    # Choices

    def _document_chosen(self) -> None:
        self._begun = True
        self._key = self.side.document.current()
        self._paper = self._paper_of(self._key)
        self._piece = self._printout = None
        self.side.show_paper(self._paper)
        self.side.list_columns(None)
        self._set_out()

    def _paper_changed(self) -> None:
        paper = self.side.paper_now()
        if paper != self._paper and self._key:
            self._paper = paper
            self.paper_chosen.emit(self._key, paper)
            self._set_out()

    def current_paper(self) -> Paper:
        """Return paper and orientation as they are shown."""
        landscape = self._printout.landscape if self._printout is not None else self._paper.landscape
        return Paper(self._paper.size, bool(landscape), self._paper.scale, self._paper.hidden)

    # Laying out

    def _set_out(self) -> None:
        """Lay the document out anew; what is shown stays until the new pages are there."""
        document = self._documents.get(self._key)
        if document is None:
            return
        paper, made, whose = self._paper, self._piece, self._whose

        def work(*, progress: Progress, cancelled: CancelCheck) -> tuple[Piece, Printout]:
            del progress, cancelled
            piece = made or document.make()
            return piece, set_out(piece, paper, whose)

        self._printout = None
        if made is None:
            self.view.show_printout(None, self.tr("The pages are being laid out."))
        if self._jobs is not None:
            self._jobs.start(work, done=self._set, failed=self._refused, lane=LANE, owner=self)
            return
        try:
            self._set(work(progress=_ignore, cancelled=_never))
        except TourneyError as error:
            self._refused(error)

    def _set(self, found: tuple[Piece, Printout]) -> None:
        page = self.view.currentPage()
        same = self._piece is not None
        self._piece, self._printout = found
        self.view.show_printout(self._printout)
        if same:
            self.view.setCurrentPage(min(page, self.view.pageCount()))
        else:
            self.side.list_columns(self._piece)
        self.side.say_hint(self._printout)
        self._enable(ready=True)
        wish, self._wish = self._wish, None
        if wish is not None:
            wish()

    def _refused(self, error: Exception) -> None:
        self._piece = self._printout = self._wish = None
        words = shown(error.text) if isinstance(error, TourneyError) else ""
        self.view.show_printout(None, words)
        self.side.say_hint(None)
        self._enable(ready=False)
        self.failed.emit(error)

    def _enable(self, *, ready: bool) -> None:
        for button in (self.side.save, self.side.print_button, self.side.printer_button):
            button.setEnabled(ready)

    def _ready(self, wish: Callable[[], None]) -> bool:
        """Tell whether the pages are there; where not yet, *wish* is carried out as soon as they are."""
        if self._printout is None:
            self._wish = wish
        return self._printout is not None

    # Looking

    def _say_page(self) -> None:
        self.side.say_page(self.view.currentPage(), self.view.pageCount())

    def _page_back(self) -> None:
        self.view.setCurrentPage(self.view.currentPage() - 1)

    def _page_forward(self) -> None:
        self.view.setCurrentPage(self.view.currentPage() + 1)

    def _zoom_in(self) -> None:
        self.view.zoom(1.25)

    def _zoom_out(self) -> None:
        self.view.zoom(0.8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_PageUp:
                self._page_back()
            case Qt.Key.Key_PageDown:
                self._page_forward()
            case _:
                super().keyPressEvent(event)

    # What is done

    def title(self) -> str:
        """Return the title of the document shown."""
        return self._printout.title if self._printout is not None else ""

    def print_at_once(self) -> None:
        """Print on the printer this computer prints on; where it knows none, ask for one."""
        if not self._ready(self.print_at_once):
            return
        if self.printer.printerName():
            self.print_now()
        else:
            self.ask_printer()

    def ask_printer(self) -> None:
        """Let the person choose a printer, and print on it."""
        if not self._ready(self.ask_printer):
            return
        paper = self.current_paper()
        self.printer.setPageLayout(paper.layout(landscape=bool(paper.landscape)))
        dialog = QPrintDialog(self.printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setMinMax(1, max(1, self.view.pageCount()))
        dialog.accepted.connect(self.print_now)
        # Its own open() wants a slot by name; the plain one of QDialog does not.
        QDialog.open(dialog)

    def print_now(self) -> None:
        """Print the document shown on the printer chosen, a page at a time."""
        if self._printout is None or self._pages is not None:
            return
        self._enable(ready=False)
        self.printer.setDocName(self.title())
        first, last = self.printer.fromPage(), self.printer.toPage()
        self._pages = paint_slowly(self._printout, self.printer, first, last)
        self._print_page()

    def _print_page(self) -> None:
        """Paint one page, and the next when the window has had its turn."""
        if self._pages is None:
            return
        try:
            if next(self._pages, None) is not None:
                QTimer.singleShot(0, self, self._print_page)
                return
        except TourneyError as error:
            self._pages = None
            self._enable(ready=True)
            self.failed.emit(error)
            return
        self._pages = None
        self.printed.emit(self.title())
        self.accept()

    def done(self, result: int) -> None:
        """Close; what is under way to the printer is finished first."""
        if self._pages is not None:
            for _ in self._pages:
                pass
            self._pages = None
        super().done(result)

    def ask_file(self) -> None:
        """Let the person choose a file, and write the PDF."""
        if not self._ready(self.ask_file):
            return
        dialog = saving(self, self.tr("Save as PDF"), self.title(), self.save_to)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilter(self.tr("Document to print (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        dialog.open()

    def save_to(self, path: Path) -> None:
        """Write the document shown as a PDF."""
        printout = self._printout
        if printout is None:
            return

        def work(*, progress: Progress, cancelled: CancelCheck) -> Path:
            del progress, cancelled
            write_whole(path, printout_bytes(printout))
            return path

        if self._jobs is not None:
            self._enable(ready=False)
            self._jobs.start(work, done=self._written, failed=self._not_written, owner=self)
            return
        try:
            self._written(work(progress=_ignore, cancelled=_never))
        except TourneyError as error:
            self._not_written(error)

    def _written(self, path: Path) -> None:
        self.saved.emit(path)
        self.accept()

    def _not_written(self, error: Exception) -> None:
        self._enable(ready=True)
        self.failed.emit(error)


def _ignore(done: int, total: int) -> None:
    del done, total


def _never() -> bool:
    return False


def show_preview(ctx: Context, chosen: str, parent: QWidget, *, wanted: Wanted | None = None) -> PrintPreview:
    """Open the preview over *parent*'s window with everything the club can print now.

    *wanted* names a round, a section or a player; by default the documents are those of the event shown.
    What comes of it is told on the bus; the paper chosen is remembered for each document.
    """
    listed = printables(ctx.club, wanted or Wanted(event_id=ctx.event.id))

    def paper_of(key: str) -> Paper:
        return remembered(ctx.settings, key)

    def keep(key: str, paper: Paper) -> None:
        remember(ctx.settings, key, paper)

    dialog = PrintPreview(
        ctx.theme,
        listed,
        chosen,
        parent.window(),
        paper_of=paper_of,
        whose=letterhead(ctx.club),
        jobs=ctx.jobs,
    )

    def saved(path: Path) -> None:
        def told() -> Notice:
            words = QCoreApplication.translate("PrintPreview", "{0} was written.")
            return Notice(words.format(path.name), str(path.parent))

        ctx.bus.noticed.emit(retold(told))

    def printed(title: str) -> None:
        def told() -> Notice:
            words = QCoreApplication.translate("PrintPreview", "{0} went to the printer.")
            return Notice(words.format(title))

        ctx.bus.noticed.emit(retold(told))

    dialog.paper_chosen.connect(keep)
    dialog.saved.connect(saved)
    dialog.printed.connect(printed)
    dialog.failed.connect(ctx.faults.report)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.resize(dialog.sizeHint())
    dialog.open()
    return dialog
