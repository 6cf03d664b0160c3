"""Type what the hall shall read, change it, or take it away."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from tourney.club import wall
from tourney.club.commands import SetSetting
from tourney.club.wall_values import ANNOUNCEMENT, LONGEST
from tourney.ui.base.context import Context
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.showing import show_dialog


class AnnounceDialog(Dialog):
    """One line of text; every hall display of the club shows it until it is taken away."""

    def __init__(self, ctx: Context, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent)
        self.setObjectName("announce-dialog")
        self._ctx = ctx
        self.set_question(self.tr("What shall the hall read?"))
        self.set_detail(self.tr("It stands large on the hall display until it is taken away."))
        self.edit = QLineEdit(wall.announcement(ctx.club))
        self.edit.setObjectName("announce-text")
        self.edit.setMaxLength(LONGEST)
        self.edit.setPlaceholderText(self.tr("Round 4 begins at 20:15"))
        self.edit.selectAll()
        self.content.addWidget(Field.around(ctx.theme, self.tr("Announcement"), self.edit))
        self.cancel = self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.clear = self.add_verb(self.tr("Take it away"), result=None)
        self.clear.clicked.connect(self._clear)
        self.clear.setEnabled(bool(self.edit.text()))
        self.show_button = self.add_verb(self.tr("Announce"), key="Enter", kind="primary", result=None)
        self.show_button.clicked.connect(self._announce)
        self.edit.returnPressed.connect(self._announce)
        self.set_safe(self.edit)

    def _announce(self) -> None:
        self._set(self.edit.text())

    def _clear(self) -> None:
        self._set("")

    def _set(self, text: str) -> None:
        same = text.strip() == wall.announcement(self._ctx.club)
        if same or self._ctx.attempt(SetSetting(ANNOUNCEMENT, text)) is not None:
            self.accept()


def show_announce(ctx: Context, parent: QWidget) -> AnnounceDialog:
    """Open the dialog over a window."""
    dialog = AnnounceDialog(ctx, parent.window())
    show_dialog(dialog)
    return dialog
