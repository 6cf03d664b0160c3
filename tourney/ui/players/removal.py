"""The question behind Del: delete a person without games, archive one with games."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from tourney.club.commands import ArchivePlayer, DeletePlayer
from tourney.core.errors import TourneyError
from tourney.core.records import Player
from tourney.ui.base.context import Context
from tourney.ui.players.words import counted_games
from tourney.ui.widgets.dialog import Dialog


class RemovalDialog(Dialog):
    """Offers what is possible; a refusal of the club turns into the offer to archive.

    Signals
    -------
    anonymise_asked
        Not even the name is to stay.
    """

    anonymise_asked = Signal()

    def __init__(self, ctx: Context, player: Player, n_games: int, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent)
        self.setObjectName("removal-dialog")
        self.ctx = ctx
        self._player = player
        self._cancel = self.add_verb(self.tr("Cancel"), key="Esc", result=QDialog.DialogCode.Rejected.value)
        self._archive = self.add_verb(self.tr("Archive"))
        self._archive.setObjectName("archive-player")
        self._archive.clicked.connect(self._do_archive)
        self._delete = self.add_verb(self.tr("Delete"))
        self._delete.setObjectName("delete-player")
        self._delete.clicked.connect(self._do_delete)
        self._anonymise = self.add_side_verb(self.tr("Anonymise"))
        self._anonymise.setObjectName("anonymise-instead")
        self._anonymise.setToolTip(self.tr("The name goes for good, the games stay"))
        self._anonymise.clicked.connect(self._ask_anonymise)
        self._anonymise.hide()
        if n_games:
            self._offer_archive(self.tr("{0} has played {1}.").format(player.name, counted_games(n_games)))
        else:
            self.set_question(self.tr("Delete {0}?").format(player.name))
            self.set_detail(
                self.tr("No game is recorded. Archiving takes a person out of the lists and keeps the card.")
            )
            self._archive.setVisible(not player.archived)
        self.set_safe(self._cancel)

    def _offer_archive(self, why: str) -> None:
        self._delete.hide()
        self._anonymise.show()
        if self._player.archived:
            self.set_question(self.tr("{0} stays in the archive").format(self._player.name))
            self._archive.hide()
        else:
            self.set_question(self.tr("Archive {0} instead of deleting?").format(self._player.name))
            self._archive.set_kind("primary")
        rest = self.tr(
            "Other people's ratings rest on these games, so they stay. "
            "An archived player leaves the lists and can be brought back at any time."
        )
        self.set_detail(f"{why} {rest}")
        self.restyle()

    def _ask_anonymise(self) -> None:
        self.reject()
        self.anonymise_asked.emit()

    def _do_archive(self) -> None:
        if self.ctx.attempt(ArchivePlayer(self._player.id)) is not None:
            self.accept()

    def _do_delete(self) -> None:
        try:
            self.ctx.execute(DeletePlayer(self._player.id))
        except TourneyError as error:
            if error.code == "player-has-games":
                self._offer_archive(self.ctx.sentence(error))
                self._cancel.setFocus()
            else:
                self.reject()
                self.ctx.faults.report(error)
            return
        self.accept()
