"""Tie-breaks in their order: added from a list, moved by dragging or by keys."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent
from tourney.standings.registry import FAMILIES, labelled
from tourney.standings.tiebreak_base import EDITIONS
from tourney.ui.base.errors import sentence
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.events.tab import EventTab
from tourney.ui.models.roles import Role
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView

HIGH = 170


class OrderList(ListView):
    """A list whose rows are dragged into another order, or moved with Alt and the arrows.

    Signals
    -------
    removed : int
        The row shall go.
    """

    removed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropOverwriteMode(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.shift(row, -1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and row >= 0:
            self.removed.emit(row)
        else:
            super().keyPressEvent(event)

    def shift(self, row: int, by: int) -> None:
        """Let a row change places with its neighbour."""
        model = self.model()
        count = model.rowCount()
        if not isinstance(model, QStandardItemModel) or not (0 <= row < count and 0 <= row + by < count):
            return
        items = model.takeRow(row)
        model.insertRow(row + by, items)
        self.setCurrentIndex(model.index(row + by, 0))


class TieBreakTab(EventTab):
    """Which tie-breaks decide, in which order, by which edition of the federation's rules."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.model = QStandardItemModel(self)
        self.list = OrderList(theme)
        self.list.setObjectName("event-tiebreaks")
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Tie-breaks in order"))
        self.list.setMinimumHeight(theme.px(HIGH))
        self.help = Label(theme, "", "second", "soft", wrap=True)
        self.choice = Choice(theme)
        self.choice.setObjectName("tiebreak-choice")
        self.choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._helps: dict[str, str] = {}
        for family in FAMILIES.values():
            for kind in family.kinds:
                self._helps[kind.name] = shown(kind.help)
                for key in (kind.name, *kind.variants):
                    self.choice.add(key, f"{shown(labelled(key))}  ·  {key}")
        self.add = KeyButton(theme, self.tr("Add"), icon="plus")
        self.add.setObjectName("tiebreak-add")
        self.typed = Field(theme, self.tr("Or by its key"), placeholder="BH:C1/P")
        self.typed.edit.setObjectName("tiebreak-key")
        self.up = KeyButton(theme, self.tr("Up"), key="Alt+Up")
        self.down = KeyButton(theme, self.tr("Down"), key="Alt+Down")
        self.remove = KeyButton(theme, self.tr("Remove"), key="Del")
        self.edition = Choice(theme)
        self.edition.setObjectName("tiebreak-edition")
        words = {
            "2018": self.tr("2012 to 2023: virtual opponents"),
            "2024": self.tr("from 2024"),
            "2026": self.tr("from March 2026"),
        }
        for key in EDITIONS:
            self.edition.add(key, words[key])
        self._lay_out()
        self.add.clicked.connect(lambda: self.append(self.choice.current()))
        self.typed.edit.returnPressed.connect(self._append_typed)
        self.up.clicked.connect(lambda: self.list.shift(self.list.currentIndex().row(), -1))
        self.down.clicked.connect(lambda: self.list.shift(self.list.currentIndex().row(), 1))
        self.remove.clicked.connect(lambda: self._remove(self.list.currentIndex().row()))
        self.list.removed.connect(self._remove)
        self.list.selectionModel().currentChanged.connect(self._explain)
        self.choice.currentIndexChanged.connect(self._explain_choice)

    def _lay_out(self) -> None:
        theme = self.theme
        self.column.addWidget(
            Label(theme, self.tr("Decided by points, then in this order"), "second", "soft")
        )
        self.column.addWidget(self.list, 1)
        moves = QHBoxLayout()
        moves.setSpacing(8)
        for button in (self.up, self.down, self.remove):
            moves.addWidget(button)
        moves.addStretch(1)
        self.column.addLayout(moves)
        self.column.addWidget(self.help)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(Field.around(theme, self.tr("Another tie-break"), self.choice), 1)
        line.addWidget(self.add, 0, Qt.AlignmentFlag.AlignBottom)
        self.column.addLayout(line)
        self.row(self.typed, Field.around(theme, self.tr("Edition of the federation’s rules"), self.edition))

    @property
    def keys(self) -> tuple[str, ...]:
        """The tie-breaks in their order."""
        return tuple(str(self.model.item(row).data(Role.KEY)) for row in range(self.model.rowCount()))

    def set_keys(self, keys: tuple[str, ...]) -> None:
        """Show these tie-breaks."""
        self.model.clear()
        for key in keys:
            self.model.appendRow(self._item(key))

    def _item(self, key: str) -> QStandardItem:
        try:
            words = shown(labelled(key))
        except TourneyError:
            words = key
        item = QStandardItem(words)
        item.setData(key, Role.KEY)
        item.setData(key, Role.TRAILING)
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )
        return item

    def append(self, key: str) -> None:
        """Add a tie-break at the end; one that is there already is shown instead."""
        self.typed.set_error("")
        if key in self.keys:
            row = self.keys.index(key)
        else:
            self.model.appendRow(self._item(key))
            row = self.model.rowCount() - 1
        self.list.setCurrentIndex(self.model.index(row, 0))

    def _append_typed(self) -> None:
        key = self.typed.text().strip()
        if not key:
            return
        try:
            labelled(key)
        except TourneyError as error:
            self.typed.set_error(sentence(error))
            return
        self.append(key)
        self.typed.set_text("")

    def _remove(self, row: int) -> None:
        if row >= 0:
            self.model.removeRow(row)

    def _explain(self, index: QModelIndex) -> None:
        key = str(index.data(Role.KEY) or "")
        self.help.setText(self._helps.get(key.split(":")[0].split("/")[0], ""))

    def _explain_choice(self) -> None:
        self.help.setText(self._helps.get(self.choice.current().split(":")[0].split("/")[0], ""))

    def filled(self) -> object:
        return self.keys, self.edition.current(), self.typed.text()

    def load(self, event: NewEvent) -> None:
        self.set_keys(event.rules.tiebreaks)
        self.edition.choose(event.rules.tiebreak_rules)

    def read(self, event: NewEvent) -> NewEvent | None:
        self.typed.set_error("")
        for key in self.keys:
            try:
                labelled(key)
            except TourneyError as error:
                self.typed.set_error(sentence(error))
                return None
        rules = replace(event.rules, tiebreaks=self.keys, tiebreak_rules=self.edition.current())
        return replace(event, rules=rules)
