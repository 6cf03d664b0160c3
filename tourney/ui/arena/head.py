"""The head of the Arena page: its title, which question, and the ways on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.ui.base.context import Context
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.tabs import PillTabs

BOARD, SIDES, CYCLES, JUDGES, SLICES = "board", "sides", "cycles", "judges", "slices"
TABS = (BOARD, SIDES, CYCLES, JUDGES, SLICES)
HIGH = 48


class ArenaHead(Surface):
    """One line; when it grows narrow the words of the buttons go.

    Signals
    -------
    export_menu : QPoint
        The kinds of files are to be offered at this point of the screen.
    vote
        A blind vote is wanted.
    """

    export_menu = Signal(QPoint)
    vote = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", bottom=True, parent=parent)
        self._ctx = ctx
        self.title = Label(ctx.theme, "", "page", "text")
        self.tabs = PillTabs(ctx.theme)
        self.tabs.setObjectName("arena-tabs")
        for key in TABS:
            self.tabs.add(key, "")
        self.judge = KeyButton(ctx.theme, "", icon="swap", kind="primary")
        self.judge.setObjectName("arena-vote")
        self.judge.clicked.connect(self.vote)
        self.export = KeyButton(ctx.theme, "", icon="export", menu=True)
        self.export.setObjectName("arena-export")
        self.export.clicked.connect(self._ask)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addWidget(self.tabs)
        row.addStretch(1)
        row.addWidget(self.judge)
        row.addWidget(self.export)
        self.restyle()

    def _ask(self) -> None:
        self.export_menu.emit(self.export.mapToGlobal(QPoint(0, self.export.height() + 2)))

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Arena"))
        self.tabs.set_text(BOARD, self.tr("Scores"))
        self.tabs.set_text(SIDES, self.tr("Sides and effects"))
        self.tabs.set_text(CYCLES, self.tr("Cycles"))
        self.tabs.set_text(JUDGES, self.tr("Judges"))
        self.tabs.set_text(SLICES, self.tr("Conditional"))
        self.tabs.setAccessibleName(self.tr("What the page shows"))
        for button, action in ((self.export, "export"), (self.judge, "blind-vote")):
            button.setAccessibleName(self._ctx.actions.text(action))
            button.setToolTip(self._ctx.actions.action(action).toolTip())
        self._squeeze()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "export"):
            self.setFixedHeight(max(HIGH, self.theme.line("page") + 20))
            self._squeeze()

    def sizeHint(self) -> QSize:
        return QSize(400, HIGH)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HIGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._squeeze()

    def _squeeze(self) -> None:
        actions = self._ctx.actions
        for voting, worded, keyed in (
            (True, True, True),
            (True, True, False),
            (True, False, False),
            (False,) * 3,
        ):
            self.export.setText(actions.text("export") if worded else "")
            self.export.set_key(actions.key("export") if keyed else "")
            self.judge.setText(actions.text("blind-vote") if voting else "")
            self.judge.set_key(actions.key("blind-vote") if keyed else "")
            parts = (self.title, self.tabs, self.judge, self.export)
            if sum(part.sizeHint().width() + 8 for part in parts) + 64 <= self.width():
                return
