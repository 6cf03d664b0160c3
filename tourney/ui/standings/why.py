"""The panel that answers why somebody has a place: in sentences, and step by step to walk through."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.club.event_table import Part
from tourney.standings.story import beside
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.models.night_table import EventLine
from tourney.ui.models.reason import ReasonModel
from tourney.ui.standings.cells import WRAPPED, StepCell
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.table import Column, Table

WIDE = 400
MARGIN = 16
INSET = 12


class StepTable(Table):
    """The steps; a sentence stands across all columns, on as many lines as it needs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, sections=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_sentences()

    def restyle(self) -> None:
        super().restyle()
        self.lay_sentences()

    def lay_sentences(self) -> None:
        """Give every sentence its room."""
        people = self.model()
        if not isinstance(people, ReasonModel):
            return
        room = QRectF(0, 0, max(self.viewport().width() - 2 * INSET, 80), 10_000)
        for number in range(people.rowCount()):
            record = people.record(number)
            if record is not None and record.sentence:
                self.setSpan(number, 0, 1, people.columnCount())
                words = shown(record.what)
                high = self.theme.metrics("body").boundingRect(room, int(WRAPPED), words).height()
                self.setRowHeight(number, max(self.rows.height(), ceil(high) + 12))


class WhyPanel(Surface):
    """Tells one line of the standings.

    Signals
    -------
    closed
        Esc or the cross: the keys go back to the table.
    player_asked : int
        The person wants to see this player.
    """

    closed = Signal()
    player_asked = Signal(int)

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", left=True, parent=parent)
        self.setObjectName("why-panel")
        self._told: tuple[Part, EventLine] | None = None
        theme = ctx.theme
        self.name = Label(theme, "", "panel", "text", elide=True)
        self.close_button = IconButton(theme, "close", "")
        self.close_button.clicked.connect(self.closed)
        self.sentences = Label(theme, "", "body", "soft", wrap=True)
        self.model = ReasonModel(self)
        self.table = StepTable(theme)
        self.table.setObjectName("why-steps")
        self.table.setModel(self.model)
        self._step = StepCell(theme, parent=self.table)
        self.table.set_columns(
            (
                Column("round", 62, 56, delegate=self._step),
                Column("what", 230, 120, 1, delegate=self._step),
                Column("amount", 108, 84, delegate=self._step),
            )
        )
        self.player = KeyButton(theme, "", icon="players", kind="quiet")
        self.player.clicked.connect(self._ask)
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 8, 8, 0)
        head.addWidget(self.name, 1)
        head.addWidget(self.close_button)
        words = QVBoxLayout()
        words.setContentsMargins(MARGIN, 2, MARGIN, 10)
        words.addWidget(self.sentences)
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 6, MARGIN, 8)
        foot.addWidget(self.player)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(words)
        column.addWidget(self.table, 1)
        column.addLayout(foot)
        self.retranslate()
        self.restyle()

    @property
    def key(self) -> int | None:
        """The key of the line that is told, None before the first."""
        return self._told[1].key if self._told is not None else None

    def tell(self, part: Part, line: EventLine) -> None:
        """Show why somebody has his place."""
        again = self.key == line.key
        self._told = (part, line)
        self._say()
        self.model.tell(part.ranking, line.row.unit)
        self.table.lay_sentences()
        if not again:
            self.table.scrollToTop()
            self.table.setCurrentIndex(self.model.index(1 if self.model.record(0) is None else 0, 0))
            self.table.clearSelection()

    def restyle(self) -> None:
        super().restyle()
        self.setFixedWidth(self.theme.px(WIDE))

    def retranslate(self) -> None:
        """Set every text again."""
        self.setAccessibleName(self.tr("Why this place"))
        self.table.setAccessibleName(self.tr("What the place was made of"))
        self.close_button.set_name(self.tr("Close"), "Esc")
        self.player.setText(self.tr("Show this player"))
        self.model.retranslate()
        self.table.lay_sentences()
        self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def _say(self) -> None:
        if self._told is None:
            return
        part, line = self._told
        self.name.setText(f"{line.row.place_text}  {line.name}")
        self.sentences.setText("\n".join(shown(one) for one in beside(part.ranking, line.row.unit)))
        self.player.setVisible(line.key > 0)

    def _ask(self) -> None:
        if self._told is not None and self._told[1].key > 0:
            self.player_asked.emit(self._told[1].key)
