"""Name a new club, and say where its file goes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.records import clean_name
from tourney.ui.base.errors import sentence
from tourney.ui.base.saving import file_stem
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label

SUFFIX = ".tourney"


class NewClubDialog(Dialog):
    """Asks for a name; the file is proposed from it, beside the other clubs."""

    def __init__(
        self,
        theme: Theme,
        folder: Path,
        create: Callable[[Path, str], None],
        parent: QWidget | None,
    ) -> None:
        super().__init__(theme, "", "", parent)
        self.setObjectName("new-club-dialog")
        self._folder = folder
        self._create = create
        self.set_question(self.tr("What is the club called?"))
        self.set_detail(
            self.tr("A club is one file. Everything is kept in it at once; nothing needs saving.")
        )
        self.name = Field(theme, self.tr("Name"), placeholder=self.tr("Riverside Table Tennis"))
        self.name.edit.setObjectName("new-club-name")
        self.name.edit.textChanged.connect(self._named)
        self.content.addWidget(self.name)
        row = QHBoxLayout()
        self._where = Label(theme, "", "second", "faint", elide=True)
        other = KeyButton(theme, self.tr("Other place…"), kind="ghost")
        other.setObjectName("new-club-place")
        other.clicked.connect(self._choose_place)
        row.addWidget(self._where, 1)
        row.addWidget(other)
        self.content.addLayout(row)
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self._make = self.add_verb(self.tr("Create club"), key="Enter", kind="primary")
        self._make.setObjectName("new-club-create")
        self._make.clicked.connect(self._finish)
        self.name.edit.returnPressed.connect(self._finish)
        self.set_safe(self.name.edit)
        self._named()

    def path(self) -> Path:
        """Return the file to be made; never one that is there."""
        stem = file_stem(self.name.text()) or self.tr("club")
        path = self._folder / f"{stem}{SUFFIX}"
        number = 2
        while path.exists():
            path = self._folder / f"{stem} {number}{SUFFIX}"
            number += 1
        return path

    def _named(self) -> None:
        self.name.set_error("")
        self._where.setText(self.tr("File: {0}").format(self.path()))

    def _choose_place(self) -> None:
        folder = QFileDialog.getExistingDirectory(
            self, self.tr("Where the club's file goes"), str(self._folder)
        )
        if folder:
            self._folder = Path(folder)
            self._named()

    def _finish(self) -> None:
        try:
            name = clean_name(self.name.text())
        except TourneyError as error:
            self.name.set_error(sentence(error))
            self.name.edit.setFocus()
            return
        path = self.path()
        self.accept()
        self._create(path, name)
