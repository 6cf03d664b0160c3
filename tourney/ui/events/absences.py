"""Check-in and planned absences of a whole event in one grid, by key."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QWidget

from tourney.club.absences import AbsenceGrid, absence_grid
from tourney.club.commands import Command, SetHere
from tourney.club.event_commands import SetAbsence, SetEntries
from tourney.core.errors import TourneyError
from tourney.core.records import ByeKind
from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.theme import Theme
from tourney.ui.events.absence_model import FIRST_ROUND, HERE, NAME, AbsenceModel
from tourney.ui.widgets.delegates.text import NameCell, TextCell
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.table import Column, Table

WIDE, HIGH = 820, 460
AROUND, LEAST_HIGH = 260, 160
KEYS = {
    Qt.Key.Key_H: ByeKind.HALF,
    Qt.Key.Key_Z: ByeKind.ZERO,
    Qt.Key.Key_F: ByeKind.FULL,
    Qt.Key.Key_P: None,
}


class AbsenceTable(Table):
    """The grid; the keys act on every chosen cell.

    Signals
    -------
    kind_given : ByeKind or None
        What the chosen rounds become; None plays.
    toggled
        Space: here or not, plays or not.
    entered
        E: enter the chosen people without checking them in.
    withdrawn
        W: withdraw the chosen people, or take them back.
    """

    kind_given = Signal(object)
    toggled = Signal()
    entered = Signal()
    withdrawn = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.doubleClicked.connect(lambda _: self.toggled.emit())

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: letters are commands here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if not plain or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif key in KEYS:
            self.kind_given.emit(KEYS[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggled.emit()
        elif key == Qt.Key.Key_E:
            self.entered.emit()
        elif key == Qt.Key.Key_W:
            self.withdrawn.emit()
        else:
            super().keyPressEvent(event)


class AbsenceDialog(Dialog):
    """The grid of an event; each key is a change that can be undone."""

    def __init__(self, ctx: Context, event_id: int, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("absences")
        self._ctx, self._event_id = ctx, event_id
        self.model = AbsenceModel(self)
        self.table = AbsenceTable(ctx.theme, self)
        self.table.setAccessibleName(self.tr("Players and rounds"))
        room = self.screen().availableGeometry().height() - ctx.theme.px(AROUND)
        self.table.setMinimumHeight(min(ctx.theme.px(HIGH), max(room, ctx.theme.px(LEAST_HIGH))))
        self.everybody = QCheckBox(self.tr("Whole club"))
        self.everybody.setObjectName("absences-everybody")
        self.said = Label(ctx.theme, "", "second", "soft", wrap=True)
        self.set_question(self.tr("Who plays in which round?"))
        self.set_detail(
            self.tr(
                "Space: here or not, plays or not. H half a point, Z no point, F a full point, P plays. "
                "E enters somebody of the club, W withdraws."
            )
        )
        self.content.addWidget(self.everybody)
        self.content.addWidget(self.table, 1)
        self.content.addWidget(self.said)
        undo = self.add_side_verb(self.tr("Undo"), key="Ctrl+Z")
        undo.setShortcut("Ctrl+Z")
        undo.clicked.connect(self._undo)
        self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Accepted.value)
        self.table.kind_given.connect(self.give)
        self.table.toggled.connect(self.toggle)
        self.table.entered.connect(self.enter)
        self.table.withdrawn.connect(self.withdraw)
        self.everybody.toggled.connect(self.read)
        ctx.bus.changed.connect(self._changed)
        self.finished.connect(self._let_go)
        self.set_safe(self.table)
        self.read()

    def _let_go(self) -> None:
        self._ctx.bus.changed.disconnect(self._changed)

    def _changed(self, topics: frozenset[Topic]) -> None:
        if topics & {Topic.ENTRIES, Topic.ROUNDS, Topic.GAMES, Topic.PLAYERS, Topic.EVENTS}:
            self.read()

    def read(self) -> None:
        """Read the grid again, in a worker."""
        club, event_id, everybody = self._ctx.club, self._event_id, self.everybody.isChecked()
        self._ctx.jobs.start(
            lambda **_: absence_grid(club, event_id, everybody=everybody),
            done=self._show,
            lane="absences",
            owner=self,
        )

    def _show(self, grid: AbsenceGrid) -> None:
        before = self.model.columnCount()
        at = self.table.currentIndex()
        spot = (at.row(), at.column()) if at.isValid() else (0, FIRST_ROUND + grid.made)
        person = self.model.record(at.row())
        self.model.set_grid(grid)
        if self.model.columnCount() != before:
            columns = [
                Column("name", 220, 140, 1, delegate=NameCell(self.theme, self.table)),
                Column("here", 56, delegate=TextCell(self.theme, parent=self.table)),
            ]
            rounds = range(1, grid.rounds + 1)
            columns += [Column(f"r{n}", 44, delegate=TextCell(self.theme, parent=self.table)) for n in rounds]
            self.table.set_columns(tuple(columns))
            self.table.setModel(self.model)
        if self.model.rowCount():
            ids = [one.player.id for one in grid.rows]
            if person is not None and person.player.id in ids:
                spot = (ids.index(person.player.id), spot[1])
            row = min(spot[0], self.model.rowCount() - 1)
            column = min(spot[1], self.model.columnCount() - 1)
            self.table.setCurrentIndex(self.model.index(row, column))

    # Changing

    def _cells(self) -> list[QModelIndex]:
        chosen = self.table.selectionModel().selectedIndexes()
        current = self.table.currentIndex()
        return chosen or ([current] if current.isValid() else [])

    def _people(self) -> tuple[int, ...]:
        rows = dict.fromkeys(index.row() for index in self._cells())
        return tuple(p.player.id for row in rows if (p := self.model.record(row)) is not None)

    def give(self, kind: ByeKind | None) -> None:
        """Let the chosen people sit the chosen rounds out, or play them."""
        wanted: dict[int, list[int]] = {}
        for index in self._cells():
            number, person = self.model.round_of(index.column()), self.model.record(index.row())
            if number is not None and person is not None and person.entry is not None:
                wanted.setdefault(person.player.id, []).append(number)
        if not wanted:
            self.said.setText(self.tr("Choose a round to come of somebody who is entered."))
            return
        self.said.setText("")
        for player_id, numbers in wanted.items():
            if not self._carry_out(SetAbsence(self._event_id, player_id, tuple(numbers), kind)):
                return

    def toggle(self) -> None:
        """Check people in or out, or let them play a round or not."""
        current = self.table.currentIndex()
        if not current.isValid():
            return
        if current.column() in (NAME, HERE):
            person = self.model.record(current.row())
            here = person is not None and person.entry is not None and person.entry.here
            self._carry_out(SetHere(self._event_id, self._people(), here=not here))
            return
        out = self.model.kind(current.row(), current.column()) is not None
        self.give(None if out else ByeKind.ZERO)

    def enter(self) -> None:
        """Enter the chosen people without checking them in."""
        people = self._people()
        if people:
            self._carry_out(SetEntries(self._event_id, people, (("withdrawn", False),)))

    def withdraw(self) -> None:
        """Withdraw the chosen people, or take it back."""
        current = self.model.record(self.table.currentIndex().row())
        gone = current is not None and current.entry is not None and current.entry.withdrawn
        people = self._people()
        if people:
            self._carry_out(SetEntries(self._event_id, people, (("withdrawn", not gone),)))

    def _carry_out(self, command: Command) -> bool:
        """Carry a change out; a refusal is told here, above the window that tells others."""
        try:
            self._ctx.execute(command)
        except TourneyError as error:
            self.said.setText(self._ctx.sentence(error))
            return False
        self.said.setText("")
        return True

    def _undo(self) -> None:
        self._ctx.actions.run("undo")
