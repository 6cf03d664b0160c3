"""Choose a backup of a club to get back to."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base.i18n import format_date, format_day, format_number, format_time
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Role
from tourney.ui.widgets.delegates.text import FigureCell, NameCell
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.table import Column, Table

Index = QModelIndex | QPersistentModelIndex


class BackupLine(Protocol):
    """A copy: its file, when it was made, its size in bytes."""

    @property
    def path(self) -> Path: ...

    @property
    def at(self) -> dt.datetime: ...

    @property
    def size(self) -> int: ...


class BackupsModel(QAbstractTableModel):
    """Backups, newest first: when, and how large."""

    def __init__(self, backups: Sequence[BackupLine], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._backups = tuple(backups)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._backups)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < 3:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight if section == 2 else Qt.AlignmentFlag.AlignLeft)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Day"), self.tr("Time"), self.tr("Size"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        backup = self._backups[index.row()]
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(backup, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == 2:
            return int(Qt.AlignmentFlag.AlignRight)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.tr("{0}: {1}", "a date and a file").format(format_date(backup.at.date()), backup.path)
        return str(backup.path) if role == Role.KEY else None

    def _words(self, backup: BackupLine, column: int) -> str:
        if column == 0:
            return format_day(backup.at.date())
        if column == 1:
            return format_time(backup.at.time())
        return self.tr("{0} KB").format(format_number(backup.size / 1024))


class RestoreDialog(Dialog):
    """A list of backups, newest first; nothing is lost, for the present state is backed up before."""

    def __init__(
        self,
        theme: Theme,
        backups: Sequence[BackupLine],
        restore: Callable[[Path], None],
        parent: QWidget | None,
    ) -> None:
        super().__init__(theme, "", "", parent)
        self.setObjectName("restore-dialog")
        self._backups = tuple(backups)
        self._restore = restore
        self.set_question(self.tr("Which backup is to come back?"))
        if not backups:
            self.set_question(self.tr("There is no backup yet"))
            self.set_detail(self.tr("One is made each day, when the club is opened and has changed."))
            close = self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Rejected.value)
            self.set_safe(close)
            return
        self.set_detail(
            self.tr(
                "The club becomes as it was then: players, games, results and settings. What it is now is "
                "kept as a backup first, so this too can be taken back."
            )
        )
        self.list = Table(theme)
        self.list.setObjectName("backup-list")
        self.list.setModel(BackupsModel(self._backups, self))
        self.list.setSelectionMode(Table.SelectionMode.SingleSelection)
        self.list.set_columns(
            (
                Column("day", 200, stretch=1, delegate=NameCell(theme)),
                Column("time", 90, delegate=FigureCell(theme)),
                Column("size", 110, delegate=FigureCell(theme, ink="faint")),
            )
        )
        self.list.setAccessibleName(self.tr("Backups"))
        self.list.setMinimumHeight(theme.px(196))
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.list.activated.connect(self._finish)
        self.content.addWidget(self.list)
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self._go = self.add_verb(self.tr("Restore"), key="Enter", kind="primary")
        self._go.setObjectName("restore-button")
        self._go.clicked.connect(self._finish)
        self.list.selectionModel().currentRowChanged.connect(self._name_verb)
        self._name_verb()
        self.set_safe(self.list)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._backups and not event.isAutoRepeat():
                self._finish()
            return
        super().keyPressEvent(event)

    def _name_verb(self) -> None:
        row = self.list.currentIndex().row()
        if row >= 0:
            at = self._backups[row].at
            words = self.tr("Back to {0}, {1}", "a day and a time")
            self._go.setText(words.format(format_day(at.date()), format_time(at.time())))

    def _finish(self) -> None:
        row = self.list.currentIndex().row()
        if row < 0 or not self.isVisible():
            return
        self.accept()
        self._restore(self._backups[row].path)
