"""See a document as it will lie on paper, choose paper and printer, or keep it as a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QGraphicsRectItem,
    QGraphicsView,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from tourney.core.errors import TourneyError
from tourney.exchange.base import Sheet
from tourney.ui.base.bus import Notice, retold
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, shown, translate
from tourney.ui.base.theme import Theme
from tourney.ui.printing.documents import Document, documents
from tourney.ui.printing.engine import print_sheet, wants_landscape
from tourney.ui.printing.measure import spoken
from tourney.ui.printing.paper import Paper, Size, usual_size
from tourney.ui.printing.pdf import write_pdf
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.tabs import PillTabs

SIDE_WIDE = 252


class PrintPreview(QDialog):
    """The preview of one of several documents; every choice is shown at once.

    With *later* the first pages are laid out once the window has been painted: a list of many hundred
    names takes a moment.

    Signals
    -------
    saved : Path
        A PDF was written there.
    printed : str
        The document of this name went to the printer.
    failed : TourneyError
        Nothing was printed or written; the reason in words.
    """

    saved = Signal(Path)
    printed = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        theme: Theme,
        listed: Sequence[Document],
        chosen: str = "",
        parent: QWidget | None = None,
        *,
        size: Size = Size.A4,
        later: bool = False,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("print-preview")
        self.setWindowTitle(self.tr("Print"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._documents = {document.key: document for document in listed}
        self._sheet: Sheet | None = None
        self._size = size
        self._landscape: bool | None = None
        self._squeezed: dict[Size, bool] = {}
        self._frames: list[QGraphicsRectItem] = []
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.view = QPrintPreviewWidget(self.printer)
        self.view.paintRequested.connect(self._paint)
        self.view.previewChanged.connect(self._say_page)
        self.view.previewChanged.connect(self._frame_pages)
        self.tabs = PillTabs(theme)
        for document in listed:
            self.tabs.add(document.key, shown(document.label))
        self._make_parts()
        self._lay_out()
        self._restyle()
        theme.changed.connect(self._restyle)
        if chosen in self._documents:
            self.tabs.choose(chosen)
        self.tabs.chosen.connect(self._choose)
        self._begun = not later
        if not later:
            self._choose(self.tabs.current())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._begun:
            self._begun = True
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        if self._sheet is None:
            self._choose(self.tabs.current())

    def sizeHint(self) -> QSize:
        parent = self.parentWidget()
        room = parent.size() if parent is not None else QSize(1180, 820)
        return QSize(min(1180, max(720, room.width() - 80)), min(900, max(480, room.height() - 40)))

    # Parts

    def _make_parts(self) -> None:
        theme = self.theme
        self.paper = QComboBox()
        self.paper.setObjectName("print-paper")
        for size in Size:
            self.paper.addItem(size.value, size)
        self.paper.setCurrentIndex(self.paper.findData(self._size))
        self.paper.currentIndexChanged.connect(self._paper_chosen)
        self.turn = QComboBox()
        self.turn.setObjectName("print-orientation")
        self.turn.addItem(self.tr("As it fits best"), None)
        self.turn.addItem(self.tr("Upright"), False)
        self.turn.addItem(self.tr("Landscape"), True)
        self.turn.currentIndexChanged.connect(self._turned)
        self.hint = Label(theme, "", "second", "soft", wrap=True)
        self.page_words = Label(theme, "", "second", "soft")
        self.page_words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = IconButton(theme, "chevron-left", self.tr("Page before"), key="PgUp")
        self.forward = IconButton(theme, "chevron-right", self.tr("Next page"), key="PgDown")
        self.smaller = IconButton(theme, "minus", self.tr("Smaller"))
        self.whole = IconButton(theme, "full-screen", self.tr("Whole page"))
        self.larger = IconButton(theme, "plus", self.tr("Larger"))
        self.back.clicked.connect(self._page_back)
        self.forward.clicked.connect(self._page_forward)
        self.smaller.clicked.connect(self._zoom_out)
        self.larger.clicked.connect(self._zoom_in)
        self.whole.clicked.connect(self.view.fitInView)
        self.close_button = KeyButton(theme, self.tr("Close"), key="Esc")
        self.close_button.clicked.connect(self.reject)
        self.save = KeyButton(theme, self.tr("Save as PDF…"), icon="export")
        self.save.setObjectName("print-save")
        self.save.clicked.connect(self.ask_file)
        self.print_button = KeyButton(theme, self.tr("Print…"), icon="print", kind="primary")
        self.print_button.setObjectName("print-print")
        self.print_button.clicked.connect(self.ask_printer)

    def _lay_out(self) -> None:
        theme = self.theme
        head = Surface(theme, bottom=True)
        row = QHBoxLayout(head)
        row.setContentsMargins(16, 8, 16, 8)
        row.addWidget(Label(theme, self.tr("Print"), "page", "text"))
        row.addSpacing(8)
        row.addWidget(self.tabs)
        row.addStretch(1)
        side = Surface(theme, left=True)
        side.setFixedWidth(theme.px(SIDE_WIDE))
        column = QVBoxLayout(side)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(Field.around(theme, self.tr("Paper"), self.paper))
        column.addWidget(Field.around(theme, self.tr("Orientation"), self.turn))
        column.addWidget(self.hint)
        column.addStretch(1)
        tools = QHBoxLayout()
        tools.setSpacing(2)
        for button in (self.back, self.forward):
            tools.addWidget(button)
        tools.addStretch(1)
        for button in (self.smaller, self.whole, self.larger):
            tools.addWidget(button)
        column.addWidget(self.page_words)
        column.addLayout(tools)
        column.addSpacing(8)
        for verb in (self.print_button, self.save, self.close_button):
            column.addWidget(verb)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.view, 1)
        body.addWidget(side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(head)
        whole.addLayout(body, 1)
        self.print_button.setFocus()

    def _restyle(self) -> None:
        view = self.view.findChild(QGraphicsView)
        if view is not None:
            view.setBackgroundBrush(self.theme.color("ground"))
            view.setFrameShape(QGraphicsView.Shape.NoFrame)
        if self._sheet is not None:
            self.view.updatePreview()

    def _frame_pages(self) -> None:
        """Draw a hairline around each page, and cover the black shadow that Qt gives it."""
        view = self.view.findChild(QGraphicsView)
        if view is None:
            return
        scene = view.scene()
        for old in self._frames:
            scene.removeItem(old)
        self._frames.clear()
        paper = self.printer.paperRect(QPrinter.Unit.DevicePixel)
        ground, none = self.theme.color("ground"), QPen(Qt.PenStyle.NoPen)
        line = QPen(self.theme.color("control"), 1)
        line.setCosmetic(True)
        for page in scene.items():
            whole = page.boundingRect()
            right = QRectF(paper.right(), whole.top(), whole.right() - paper.right(), whole.height())
            below = QRectF(whole.left(), paper.bottom(), whole.width(), whole.bottom() - paper.bottom())
            self._frames += [scene.addRect(page.mapRectToScene(one), none, ground) for one in (right, below)]
            self._frames.append(scene.addRect(page.mapRectToScene(paper), line))

    # Choices

    def _choose(self, key: str) -> None:
        self._squeezed.clear()
        try:
            self._sheet = self._documents[key].make()
        except TourneyError as error:
            self._sheet = None
            self.failed.emit(error)
        self._show()

    def _paper_chosen(self, index: int) -> None:
        self._size = self.paper.itemData(index)
        self._show()

    def _turned(self, index: int) -> None:
        self._landscape = self.turn.itemData(index)
        self._show()

    def current_paper(self) -> Paper:
        """Return paper and orientation as they are shown."""
        return Paper(self._size, self._is_landscape())

    def _is_landscape(self) -> bool:
        if self._landscape is not None or self._sheet is None:
            return bool(self._landscape)
        return self._is_squeezed()

    def _is_squeezed(self) -> bool:
        """Tell whether the document is too wide for the paper upright; each is measured once."""
        if self._sheet is None:
            return False
        if self._size not in self._squeezed:
            self.printer.setPageLayout(Paper(self._size).layout())
            self._squeezed[self._size] = wants_landscape(self._sheet, self.printer)
        return self._squeezed[self._size]

    def _show(self) -> None:
        landscape = self._is_landscape()
        self._say_hint(landscape)
        self.printer.setPageLayout(Paper(self._size).layout(landscape=landscape))
        for button in (self.save, self.print_button):
            button.setEnabled(self._sheet is not None)
        self.view.updatePreview()
        self.view.fitInView()
        self._say_page()

    def _say_hint(self, landscape: bool) -> None:
        squeezed = self._is_squeezed()
        words = ""
        if squeezed and not landscape:
            words = self.tr("This table is wide. Landscape keeps its words larger.")
        elif squeezed and self._landscape is None:
            words = self.tr("This table is wide, so it lies on its side.")
        self.hint.setText(words)

    def _say_page(self) -> None:
        page, pages = self.view.currentPage(), self.view.pageCount()
        words = self.tr("Page {0} of {1}").format(format_number(page), format_number(pages))
        self.page_words.setText(words if pages else "")
        self.back.setEnabled(page > 1)
        self.forward.setEnabled(page < pages)

    def _page_back(self) -> None:
        self._go(self.view.currentPage() - 1)

    def _page_forward(self) -> None:
        self._go(self.view.currentPage() + 1)

    def _go(self, page: int) -> None:
        if 1 <= page <= self.view.pageCount():
            self.view.setCurrentPage(page)
            self._say_page()

    def _zoom_in(self) -> None:
        self.view.zoomIn(1.25)

    def _zoom_out(self) -> None:
        self.view.zoomOut(1.25)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_PageUp:
                self._page_back()
            case Qt.Key.Key_PageDown:
                self._page_forward()
            case _:
                super().keyPressEvent(event)

    # What is done

    def _paint(self, printer: QPrinter) -> None:
        if self._sheet is None:
            return
        try:
            print_sheet(self._sheet, printer)
        except TourneyError as error:
            self.failed.emit(error)

    def title(self) -> str:
        """Return the title of the document shown."""
        return spoken(self._sheet.title, translate) if self._sheet is not None else ""

    def ask_printer(self) -> None:
        """Let the person choose a printer, and print on it."""
        self._begin()
        self.printer.setDocName(self.title())
        dialog = QPrintDialog(self.printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self.print_now)
        # Its own open() wants a slot by name; the plain one of QDialog does not.
        QDialog.open(dialog)

    def print_now(self) -> None:
        """Print the document shown on the printer chosen."""
        self._begin()
        if self._sheet is None:
            return
        try:
            print_sheet(self._sheet, self.printer)
        except TourneyError as error:
            self.failed.emit(error)
            return
        self.printed.emit(self.title())
        self.accept()

    def ask_file(self) -> None:
        """Let the person choose a file, and write the PDF."""
        self._begin()
        dialog = QFileDialog(self, self.tr("Save as PDF"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Document to print (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{self.title()}.pdf")
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def save_to(self, name: str) -> None:
        """Write the document shown as a PDF."""
        self._begin()
        if self._sheet is None:
            return
        try:
            write_pdf(self._sheet, Path(name), self.current_paper())
        except TourneyError as error:
            self.failed.emit(error)
            return
        self.saved.emit(Path(name))
        self.accept()


def show_preview(ctx: Context, chosen: str, parent: QWidget) -> PrintPreview:
    """Open the preview over *parent*'s window with everything the club can print now.

    What comes of it is told on the bus; the paper chosen is remembered.
    """
    known = ctx.settings.choice("paper")
    size = Size(known) if known in tuple(Size) else usual_size()
    listed = documents(ctx.club, ctx.event.id)
    dialog = PrintPreview(ctx.theme, listed, chosen, parent.window(), size=size, later=True)

    def remember() -> None:
        ctx.settings.set_choice("paper", dialog.current_paper().size.value)

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

    dialog.finished.connect(remember)
    dialog.saved.connect(saved)
    dialog.printed.connect(printed)
    dialog.failed.connect(ctx.faults.report)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.resize(dialog.sizeHint())
    dialog.open()
    return dialog
