"""The choices beside the pages of the print preview: document, paper, letters, columns, and the verbs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tourney.ui.base.i18n import format_number, format_percent, shown, translate
from tourney.ui.base.theme import Theme
from tourney.ui.printing.measure import spoken
from tourney.ui.printing.paper import SCALES, Paper, Size
from tourney.ui.printing.prepared import Printable
from tourney.ui.printing.work import Form, Piece, Printout
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface

WIDE = 264
BEST, UPRIGHT, LANDSCAPE = "best", "upright", "landscape"
TURNS: Mapping[str, bool | None] = {BEST: None, UPRIGHT: False, LANDSCAPE: True}


class PrintSide(Surface):
    """Shows and changes how a document lies on paper; what is done with it is left to the dialog.

    Signals
    -------
    document_chosen
        Another document is wanted.
    paper_changed
        ``paper_now`` gives another paper.
    """

    document_chosen = Signal()
    paper_changed = Signal()

    def __init__(self, theme: Theme, listed: Sequence[Printable], parent: QWidget | None = None) -> None:
        super().__init__(theme, left=True, parent=parent)
        self._theme = theme
        self._hidden: tuple[str, ...] = ()
        self.setFixedWidth(theme.px(WIDE))
        self._make_choices(listed)
        self._make_buttons()
        self._lay_out()

    def _make_choices(self, listed: Sequence[Printable]) -> None:
        theme = self._theme
        self.document = Choice(theme)
        self.document.setObjectName("print-document")
        for one in listed:
            self.document.add(one.key, shown(one.label))
        self.paper = Choice(theme)
        self.paper.setObjectName("print-paper")
        for size in Size:
            self.paper.add(size.value, size.value)
        self.turn = Choice(theme)
        self.turn.setObjectName("print-orientation")
        self.turn.add(BEST, self.tr("As it fits best"))
        self.turn.add(UPRIGHT, self.tr("Upright"))
        self.turn.add(LANDSCAPE, self.tr("Landscape"))
        self.letters = Choice(theme)
        self.letters.setObjectName("print-scale")
        for scale in SCALES:
            self.letters.add(f"{scale:g}", format_percent(scale))
        for choice in (self.paper, self.turn, self.letters):
            choice.currentIndexChanged.connect(self.paper_changed)
        self.document.currentIndexChanged.connect(self.document_chosen)
        self.columns = KeyButton(theme, self.tr("Columns"), menu=True)
        self.columns.setObjectName("print-columns")
        self._menu = QMenu(self.columns)
        self.columns.setMenu(self._menu)

    def _make_buttons(self) -> None:
        theme = self._theme
        self.hint = Label(theme, "", "second", "soft", wrap=True)
        self.page_words = Label(theme, "", "second", "soft")
        self.page_words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = IconButton(theme, "chevron-left", self.tr("Page before"), key="PgUp")
        self.forward = IconButton(theme, "chevron-right", self.tr("Next page"), key="PgDown")
        self.smaller = IconButton(theme, "minus", self.tr("Smaller"), key="Ctrl+-")
        self.whole = IconButton(theme, "full-screen", self.tr("Whole page"), key="Ctrl+0")
        self.larger = IconButton(theme, "plus", self.tr("Larger"), key="Ctrl++")
        self.print_button = KeyButton(theme, self.tr("Print"), key="Ctrl+P", icon="print", kind="primary")
        self.print_button.setObjectName("print-print")
        self.printer_button = KeyButton(theme, self.tr("Printer and pages…"), key="Ctrl+Shift+P")
        self.printer_button.setObjectName("print-printer")
        self.save = KeyButton(theme, self.tr("Save as PDF…"), key="Ctrl+S", icon="export")
        self.save.setObjectName("print-save")
        self.close_button = KeyButton(theme, self.tr("Close"), key="Esc")

    def _lay_out(self) -> None:
        theme = self._theme
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        column.addWidget(Label(theme, self.tr("Print"), "page", "text"))
        for label, choice in (
            (self.tr("Document"), self.document),
            (self.tr("Paper"), self.paper),
            (self.tr("Orientation"), self.turn),
            (self.tr("Size of the words"), self.letters),
        ):
            column.addWidget(Field.around(theme, label, choice))
        column.addWidget(self.columns)
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
        for verb in (self.print_button, self.printer_button, self.save, self.close_button):
            column.addWidget(verb)

    # Paper

    def show_paper(self, paper: Paper) -> None:
        """Show how a document lies on paper, without telling of a change."""
        self._hidden = paper.hidden
        for choice, key in (
            (self.paper, paper.size.value),
            (self.turn, next(key for key, turned in TURNS.items() if turned is paper.landscape)),
            (self.letters, f"{paper.scale:g}"),
        ):
            choice.blockSignals(True)
            choice.choose(key)
            choice.blockSignals(False)

    def paper_now(self) -> Paper:
        """Return the paper as it is chosen."""
        scale = float(self.letters.current() or 1)
        return Paper(Size(self.paper.current()), TURNS[self.turn.current()], scale, self._hidden)

    def list_columns(self, piece: Piece | None) -> None:
        """Offer the columns of the document, those printed ticked; none of slips and brackets."""
        self._menu.clear()
        table = piece is not None and piece.form is Form.TABLE and bool(piece.sheets)
        columns = piece.sheets[0].columns if piece is not None and table else ()
        for column in columns:
            action = self._menu.addAction(spoken(column.heading, translate).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(column.key not in self._hidden)
            action.setData(column.key)
            action.toggled.connect(self._column_toggled)
        self.columns.setEnabled(len(columns) > 1)

    def _column_toggled(self) -> None:
        actions: list[QAction] = self._menu.actions()
        hidden = tuple(str(one.data()) for one in actions if not one.isChecked())
        if len(hidden) == len(actions):
            # The last one stays.
            for one in actions:
                one.blockSignals(True)
                one.setChecked(one.data() not in self._hidden)
                one.blockSignals(False)
            return
        self._hidden = hidden
        self.paper_changed.emit()

    # Words

    def say_hint(self, printout: Printout | None) -> None:
        """Say what is special about the pages: letters without a font, a table that is wide."""
        words = ""
        if printout is None:
            pass
        elif printout.missing:
            pattern = self.tr("No font of this computer has {0}. On paper there will be boxes.")
            words = pattern.format(" ".join(printout.missing))
        elif printout.squeezed and not printout.landscape:
            words = self.tr("This table is wide. Landscape keeps its words larger.")
        elif printout.squeezed and printout.paper.landscape is None:
            words = self.tr("This table is wide, so it lies on its side.")
        self.hint.setText(words)

    def say_page(self, page: int, pages: int) -> None:
        """Say which page is shown, and offer its neighbours."""
        words = self.tr("Page {0} of {1}").format(format_number(page), format_number(pages))
        self.page_words.setText(words if pages else "")
        self.back.setEnabled(page > 1)
        self.forward.setEnabled(page < pages)

    def say_printer(self, name: str) -> None:
        """Say where the document would go."""
        words = self.tr("Print on {0}").format(name) if name else self.tr("Choose a printer")
        self.print_button.setToolTip(words)
        self.print_button.setAccessibleName(words)

    def deeds(self) -> Sequence[tuple[str, Callable[[], None]]]:
        """Return the keys of the verbs, each with what it clicks."""
        return (
            ("Ctrl+P", self.print_button.click),
            ("Ctrl+Shift+P", self.printer_button.click),
            ("Ctrl+S", self.save.click),
            ("Ctrl++", self.larger.click),
            ("Ctrl+=", self.larger.click),
            ("Ctrl+-", self.smaller.click),
            ("Ctrl+0", self.whole.click),
        )
