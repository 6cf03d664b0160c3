"""The head of the page: its title, what it shows, a filter, the date, and the ways onto paper."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.ui.base.context import Context
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.fields import SearchField
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface
from tourney.ui.widgets.tabs import PillTabs

LIST, NIGHT, CROSS = "list", "night", "cross"
WALL, SCHEDULE, BRACKET = "wall", "schedule", "bracket"
TABS = (LIST, NIGHT, CROSS, WALL, SCHEDULE, BRACKET)
FILTER_WIDE, FILTER_LEAST = 190, 120
HIGH = 48


class Filter(SearchField):
    """The field of the filter; Esc empties it, Down and Enter go to the table."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            self.left.emit()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class StandingsHead(Surface):
    """One line; when it grows narrow the date goes first, then the words of the buttons."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", parent=parent)
        theme = ctx.theme
        self._ctx = ctx
        self._tonight = True
        self.title = Label(theme, "", "page", "text")
        self.tabs = PillTabs(theme)
        # A click on a tab leads into its table; only who comes by keys walks along the tabs.
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for key in TABS:
            self.tabs.add(key, "")
        self.filter = Filter(theme)
        self.filter.setObjectName("standings-filter")
        self.filter.setClearButtonEnabled(False)
        self.as_of = Label(theme, "", "body", "soft")
        self.export = KeyButton(theme, "", icon="export")
        self.print = KeyButton(theme, "", icon="print")
        self.export.setObjectName("standings-export")
        self.print.setObjectName("standings-print")
        self.export.clicked.connect(self._export)
        self.print.clicked.connect(self._print)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addWidget(self.tabs)
        row.addStretch(1)
        row.addWidget(self.as_of)
        row.addSpacing(8)
        row.addWidget(self.filter)
        row.addWidget(self.export)
        row.addWidget(self.print)
        self.retranslate()
        self.show_tabs(frozenset())
        self.restyle()

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Standings"))
        self.tabs.set_text(LIST, self.tr("Rating list"))
        self.name_night(tonight=self._tonight)
        self.tabs.set_text(CROSS, self.tr("Crosstable"))
        self.tabs.set_text(WALL, self.tr("Wall chart"))
        self.tabs.set_text(SCHEDULE, self.tr("Schedule"))
        self.tabs.set_text(BRACKET, self.tr("Bracket"))
        self.filter.set_placeholder(self.tr("Filter by name"))
        self.tabs.setAccessibleName(self.tr("What the page shows"))
        for button, key in ((self.export, "export"), (self.print, "print")):
            words = self._ctx.actions.text(key)
            button.setAccessibleName(words)
            button.setToolTip(self._ctx.actions.action(key).toolTip())
        self._squeeze()

    def name_night(self, *, tonight: bool) -> None:
        """Call the event's table tonight's, or just the table when it is of another day."""
        self._tonight = tonight
        self.tabs.set_text(NIGHT, self.tr("Tonight") if tonight else self.tr("Table"))

    def show_tabs(self, beyond: frozenset[str]) -> None:
        """Offer these tabs beside the usual three; who stood on another one goes to the table."""
        if self.tabs.current() not in (LIST, NIGHT, CROSS, *beyond):
            self.tabs.choose(NIGHT)
        wanted = [key in (LIST, NIGHT, CROSS) or key in beyond for key in TABS]
        if wanted == [self.tabs.isTabVisible(number) for number in range(len(TABS))]:
            return
        for number, offered in enumerate(wanted):
            self.tabs.setTabVisible(number, offered)
        self.tabs.restyle()
        self._squeeze()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "print"):
            self.setFixedHeight(max(HIGH, self.theme.line("page") + 20))
            self._squeeze()

    def sizeHint(self) -> QSize:
        return QSize(400, HIGH)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HIGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._squeeze()

    def set_as_of(self, words: str) -> None:
        """Say of which day the list is."""
        self.as_of.setText(words)
        self._squeeze()

    def _export(self) -> None:
        self._ctx.actions.run("export")

    def _print(self) -> None:
        self._ctx.actions.run("print")

    def _squeeze(self) -> None:
        """Find the roomiest of the looks that fits."""
        wide = self.theme.px(FILTER_WIDE)
        for dated, worded, keyed, field in (
            (True, True, True, wide),
            (False, True, True, wide),
            (False, True, False, wide),
            (False, False, False, wide),
            (False, False, False, self.theme.px(FILTER_LEAST)),
        ):
            self.as_of.setVisible(dated and bool(self.as_of.text()))
            for button, key in ((self.export, "export"), (self.print, "print")):
                button.setText(self._ctx.actions.text(key) if worded else "")
                button.set_key(self._ctx.actions.key(key) if keyed else "")
            self.filter.setFixedWidth(field)
            if self._needed() <= self.width():
                return

    def _needed(self) -> int:
        parts = [self.title, self.tabs, self.export, self.print]
        if not self.as_of.isHidden():
            parts.append(self.as_of)
        wide = sum(part.sizeHint().width() + 8 for part in parts)
        return wide + self.filter.maximumWidth() + 16 + 32 + 24
