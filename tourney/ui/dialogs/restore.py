"""Choose a backup of a club to get back to."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QListView, QWidget

from tourney.ui.base.i18n import format_day, format_number, format_time
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.dialog import Dialog

ROWS_SHOWN = 7


class BackupLine(Protocol):
    """A copy: its file, when it was made, its size in bytes."""

    @property
    def path(self) -> Path: ...

    @property
    def at(self) -> dt.datetime: ...

    @property
    def size(self) -> int: ...


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
            self.set_detail(self.tr("There is no backup yet. One is made each day, when the club is opened."))
            self.set_safe(self.add_verb(self.tr("Close"), result=Dialog.DialogCode.Rejected.value))
            return
        self.set_detail(self.tr("The club becomes as it was then. What it is now is kept as a backup too."))
        self.list = QListView()
        self.list.setObjectName("backup-list")
        self.list.setModel(QStringListModel([self._words(one) for one in backups], self))
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setAccessibleName(self.tr("Backups"))
        self.list.setFixedHeight(theme.px(30) * min(max(len(backups), 3), ROWS_SHOWN) + 12)
        self.list.setProperty("menu", True)
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.list.activated.connect(self._finish)
        self.content.addWidget(self.list)
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        button = self.add_verb(self.tr("Restore"), kind="primary")
        button.setObjectName("restore-button")
        button.clicked.connect(self._finish)
        self.set_safe(self.list)

    def _words(self, backup: BackupLine) -> str:
        size = format_number(backup.size / 1024)
        return self.tr("{0} {1}  ·  {2} KB").format(
            format_day(backup.at.date()), format_time(backup.at.time()), size
        )

    def _finish(self) -> None:
        row = self.list.currentIndex().row()
        if row < 0:
            return
        self.accept()
        self._restore(self._backups[row].path)
