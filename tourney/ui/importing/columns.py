"""What each column of a table is: its heading, what stands in it, and a choice of what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from tourney.exchange.mapping import IGNORE, ROLES, ColumnMap, Kind, roles_for
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label

SAMPLES = 3
MOST = 80
"""Columns beyond these keep the meaning of their heading."""


class ColumnsForm(QScrollArea):
    """A line for each column; a choice made here counts for the whole table.

    Signals
    -------
    changed
        A person said what a column is.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._headings: list[str] = []
        self._told: ColumnMap | None = None
        self.choices: list[Choice] = []
        self.setObjectName("import-columns")
        self.setAccessibleName(self.tr("What each column is used as"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setMinimumHeight(theme.px(96))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_columns(
        self,
        kind: Kind | None,
        headings: Sequence[str],
        roles: Mapping[int, str],
        rows: Sequence[Sequence[str]],
    ) -> None:
        """Show the columns of a table, what they are used as, and the first cells of each.

        Whoever is just saying what a column is keeps the focus on it.
        """
        at_work = next((at for at, choice in enumerate(self.choices) if choice.hasFocus()), None)
        self._headings = list(headings)
        offered = [role.key for role in (roles_for(kind) if kind is not None else ROLES.values())]
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(2, 2, 10, 2)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self.choices = []
        for at, heading in enumerate(self._headings[:MOST]):
            name = heading or f"#{at + 1}"
            label = Label(self._theme, name, "body_medium", "text", elide=True, parent=body)
            label.setMaximumWidth(self._theme.px(220))
            choice = self._choice(name, offered, roles.get(at, IGNORE), body)
            label.setBuddy(choice)
            sample = Label(self._theme, _sample(rows, at), "second", "faint", elide=True, parent=body)
            grid.addWidget(label, at, 0)
            grid.addWidget(sample, at, 1)
            grid.addWidget(choice, at, 2)
            self.choices.append(choice)
        grid.setRowStretch(len(self.choices), 1)
        self.setWidget(body)
        if at_work is not None and at_work < len(self.choices):
            body.show()
            self.choices[at_work].setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(self.choices[at_work])

    def forget(self) -> None:
        """Take what headings mean again, and nothing a person said."""
        self._told = None

    def mapping(self) -> ColumnMap | None:
        """Return what a person said the columns are; None before he said anything."""
        return self._told

    def roles(self) -> list[tuple[str, str]]:
        """Return heading and role of each column as they are shown."""
        named = zip(self._headings, self.choices, strict=False)
        return [(heading, choice.current()) for heading, choice in named]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the wheel scroll the list, and not turn the choice that passes below it."""
        if event.type() == QEvent.Type.Wheel and isinstance(event, QWheelEvent):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _choice(self, name: str, offered: Sequence[str], role: str, parent: QWidget) -> Choice:
        choice = Choice(self._theme, parent)
        choice.setMinimumWidth(self._theme.px(190))
        choice.setAccessibleName(self.tr("Column {0} is").format(name))
        for key in offered:
            choice.add(key, shown(ROLES[key].label))
        if role not in offered:
            choice.add(role, shown(ROLES[role].label) if role in ROLES else role)
        choice.choose(role)
        choice.installEventFilter(self)
        choice.activated.connect(self._chosen)
        return choice

    def _chosen(self) -> None:
        roles = {at: choice.current() or IGNORE for at, choice in enumerate(self.choices)}
        self._told = ColumnMap.of(self._headings, roles)
        self.changed.emit()


def _sample(rows: Sequence[Sequence[str]], at: int) -> str:
    cells = (" ".join(row[at].split()) for row in rows[:40] if at < len(row))
    return " · ".join([cell for cell in dict.fromkeys(cells) if cell][:SAMPLES])
