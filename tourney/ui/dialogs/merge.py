"""Two entries of the register that are one person, and games that were somebody else's."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tourney.club.club import Done
from tourney.club.commands import Command, MergePlayers, SplitPlayer
from tourney.core.errors import TourneyError
from tourney.core.games import Game
from tourney.core.records import NewPlayer, Player
from tourney.ui.base.context import Context
from tourney.ui.dialogs.consequences import WIDE, ConsequencesPane
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.picker import Option, PickButton
from tourney.ui.widgets.showing import fit_soon
from tourney.ui.widgets.tabs import PillTabs

THIS, OTHER = "this", "other"


class _PeopleDialog(Dialog):
    """A dialog that chooses people, looks ahead, and carries one command out."""

    def __init__(self, ctx: Context, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self._ctx = ctx
        self.pane = ConsequencesPane(ctx)

    def finish_with(self, verb: str, name: str) -> None:
        """Add the pane and the verbs below what the subclass put there."""
        self.content.addWidget(self.pane, 1)
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.go = self.add_verb(verb, key="Enter", kind="primary")
        self.go.setObjectName(name)
        self.go.clicked.connect(self._carry_out)
        self.pane.table.activated.connect(self.go.click)
        self.pane.told.connect(self._told)
        self.finished.connect(self.pane.stop)

    def command(self) -> Command | None:
        """Return what Enter carries out; None while something is missing."""
        raise NotImplementedError

    def missing(self) -> str:
        """Say what is still missing."""
        raise NotImplementedError

    def people(self, *, but: int) -> list[Option]:
        """Return everybody else by name, with the club number beside."""
        found = self._ctx.club.register().players.values()
        others = sorted((one for one in found if one.id != but), key=lambda one: one.name.casefold())
        return [Option(one.id, one.name, one.number) for one in others]

    def look(self) -> None:
        """Show what the command would change as things are chosen now."""
        self.go.setEnabled(False)
        try:
            command = self.command()
        except TourneyError as error:
            self.pane.clear(self._ctx.sentence(error))
            return
        if command is None:
            self.pane.clear(self.missing())
            fit_soon(self)
        else:
            self.pane.look(command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, PickButton) and not self.go.isEnabled():
                focus.open()
            elif self.go.isEnabled() and not event.isAutoRepeat():
                self.go.click()
            return
        super().keyPressEvent(event)

    def _told(self) -> None:
        self.go.setEnabled(True)
        fit_soon(self)

    def _carry_out(self) -> None:
        command = self.command()
        if not self.isVisible() or command is None:
            return
        self.go.setEnabled(False)
        self.pane.carry_out(command, self._done, self._failed)

    def _done(self, done: Done) -> None:
        del done
        self.accept()

    def _failed(self, error: TourneyError) -> None:
        self.pane.clear(self._ctx.sentence(error))


class MergeDialog(_PeopleDialog):
    """Who else is this person, and by which name does he stay. After ``accepted`` see ``stays``."""

    def __init__(self, ctx: Context, player: Player, parent: QWidget | None) -> None:
        super().__init__(ctx, parent)
        self.setObjectName("merge-dialog")
        self._player = player
        self.set_question(self.tr("Who is the same person as {0}?").format(player.name))
        self.set_detail(
            self.tr(
                "All games become those of one person. The other name still finds him, and the two can be "
                "separated again at any time."
            )
        )
        self.other = PickButton(ctx.theme, lambda: self.people(but=player.id))
        self.other.setObjectName("merge-other")
        self.other.set_words(self.tr("Choose somebody"), self.tr("Type a name"))
        self.stays_as = PillTabs(ctx.theme)
        self.stays_as.setObjectName("merge-stays")
        self.stays_as.setAccessibleName(self.tr("Whose name stays"))
        self.stays_as.add(THIS, player.name)
        self.stays_as.add(OTHER, "")
        self.stays_as.hide()
        self.content.addWidget(Field.around(ctx.theme, self.tr("The other entry"), self.other))
        self._stays_field = Field.around(ctx.theme, self.tr("Stays in the club as"), self.stays_as)
        self._stays_field.hide()
        self.content.addWidget(self._stays_field, 0, Qt.AlignmentFlag.AlignLeft)
        self.finish_with(self.tr("Merge"), "merge-confirm")
        self.other.picked.connect(self._picked)
        self.stays_as.chosen.connect(self.look)
        self.stays_as.choose(THIS)
        self.set_safe(self.other)
        self.look()

    @property
    def stays(self) -> int | None:
        """The id of the one who stays."""
        if self.other.value is None:
            return None
        return self.other.value if self.stays_as.current() == OTHER else self._player.id

    def command(self) -> MergePlayers | None:
        other = self.other.value
        if other is None:
            return None
        if self.stays_as.current() == OTHER:
            return MergePlayers(self._player.id, other)
        return MergePlayers(other, self._player.id)

    def missing(self) -> str:
        return self.tr("Choose the other entry of the same person.")

    def _picked(self) -> None:
        other = self.other.value
        if other is not None:
            self.stays_as.set_text(OTHER, self._ctx.club.register().name(other))
            self.stays_as.show()
            self._stays_field.show()
            # Enter is for going on now, and no longer for choosing.
            self.stays_as.setFocus()
        self.look()
        fit_soon(self)


class SplitDialog(_PeopleDialog):
    """Some games of a person were somebody else's: whose, of those in all of them, and who it was."""

    def __init__(self, ctx: Context, games: Sequence[Game], parent: QWidget | None) -> None:
        super().__init__(ctx, parent)
        self.setObjectName("split-dialog")
        self._games = tuple(games)
        self.set_question(self.tr("Who really played?"))
        self.set_detail(
            self.tr("Choose who is wrong in the game, then who it was: somebody in the club, or a new name.")
        )
        register = ctx.club.register()
        inside = set.intersection(*(set(game.player_ids) for game in games)) if games else set()
        self.wrong = PillTabs(ctx.theme)
        self.wrong.setObjectName("split-wrong")
        self.wrong.setAccessibleName(self.tr("Who did not play"))
        for player_id in games[0].player_ids:
            if player_id in inside:
                self.wrong.add(str(player_id), register.name(player_id))
        self.right = PickButton(ctx.theme, lambda: [Option(None, self.tr("Somebody new")), *self._others()])
        self.right.setObjectName("split-right")
        self.right.set_words(self.tr("Somebody new"), self.tr("Type a name"))
        self.name = Field(ctx.theme, self.tr("Name of the new player"))
        self.name.inner.setObjectName("split-name")
        wrong = Field.around(ctx.theme, self.tr("Did not play"), self.wrong)
        right = Field.around(ctx.theme, self.tr("It was"), self.right)
        self.content.addWidget(wrong, 0, Qt.AlignmentFlag.AlignLeft)
        self.content.addWidget(right)
        self.content.addWidget(self.name)
        # Without anybody in all of the games there is nothing to fill in.
        for part in (wrong, right, self.name):
            part.setVisible(bool(inside))
        self.finish_with(self.tr("Give the games over"), "split-confirm")
        self.wrong.chosen.connect(self.look)
        self.right.picked.connect(self._picked)
        self.name.edit.textEdited.connect(self.look)
        if inside:
            self.wrong.choose(str(next(p for p in games[0].player_ids if p in inside)))
        self.set_safe(self.wrong)
        self.look()

    def command(self) -> SplitPlayer | None:
        name = self.name.text().strip()
        if not self.wrong.current() or (self.right.value is None and not name):
            return None
        to = NewPlayer(name) if self.right.value is None else self.right.value
        return SplitPlayer(int(self.wrong.current()), tuple(game.id for game in self._games), to)

    def missing(self) -> str:
        if not self.wrong.current():
            return self.tr("Nobody plays in all of these games.")
        return self.tr("Type the name of the new player, or choose somebody.")

    def _others(self) -> list[Option]:
        return self.people(but=int(self.wrong.current() or 0))

    def _picked(self) -> None:
        self.name.setVisible(self.right.value is None)
        (self.name if self.right.value is None else self.wrong).setFocus()
        self.look()
        fit_soon(self)
