"""Dialogs that add a person, change what is known of one, and note a rating brought along."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QDialog, QWidget

from tourney.club.commands import (
    AddPlayer,
    ClearStartRating,
    EditPlayer,
    SetStartRating,
)
from tourney.club.register import Register
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.names import MatchKind, fold
from tourney.core.records import Player
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import listed
from tourney.ui.players.fields import PersonFields, StartFields, rating_heading
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.notice import Notice

ACCEPTED, REJECTED = QDialog.DialogCode.Accepted.value, QDialog.DialogCode.Rejected.value


class _PersonDialog(Dialog):
    """A dialog around ``PersonFields``; somebody of the same name can be looked at instead.

    Signals
    -------
    show_asked : int
        Show this player, who has the name or number already.
    """

    show_asked = Signal(int)

    def __init__(self, ctx: Context, question: str, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, question, "", parent)
        self.ctx = ctx
        self.fields = PersonFields(ctx.theme)
        self.fields.grown.connect(self._grown)
        self.content.addWidget(self.fields)
        self._namesake: int | None = None
        self._show = self.add_side_verb("")
        self._show.hide()
        self._show.clicked.connect(self._show_namesake)
        self.fields.name.edit.textEdited.connect(self._look_for_namesake)

    def _grown(self) -> None:
        # The layouts hear of what was shown in the next round of events.
        QTimer.singleShot(0, self, self.restyle)

    def refuse(self, error: TourneyError) -> None:
        """Show a refusal where it belongs; who has the name or number already can be opened."""
        if not self.fields.refuse(error):
            self.ctx.faults.report(error)
            return
        if error.code in ("name-taken", "number-taken"):
            self._offer(self._holder(error))

    def _holder(self, error: TourneyError) -> Player | None:
        register = self.ctx.club.register()
        number = self.fields.number.text().strip()
        name = " ".join(self.fields.name.text().split())
        for player in register.players.values():
            if error.code == "number-taken" and number and player.number == number:
                return player
            if error.code == "name-taken" and player.name.casefold() == name.casefold():
                return player
        return None

    def _offer(self, player: Player | None) -> None:
        self._namesake = player.id if player is not None else None
        self._show.setVisible(player is not None)
        if player is not None:
            self._show.setText(self.tr("Show {0}").format(player.name))

    def _look_for_namesake(self, text: str) -> None:
        """Tell at once, before anything is refused, that such a person is in the club."""
        found = same_name(self.ctx.club.register(), text, but=self.own_id())
        hint = self.tr("In the club already: {0}").format(found.name) if found is not None else ""
        self.fields.name.set_hint(hint)
        self._offer(found)

    def own_id(self) -> int | None:
        """Return the id of the person edited, who may keep his name."""
        return None

    def _show_namesake(self) -> None:
        if self._namesake is not None:
            namesake = self._namesake
            self.reject()
            self.show_asked.emit(namesake)


def same_name(register: Register, text: str, *, but: int | None = None) -> Player | None:
    """Return the person whose whole name this is, accents and order of words aside; None without one."""
    if not fold(text):
        return None
    for match in register.index.search(text, limit=4):
        if match.kind <= MatchKind.REORDERED and match.id != but:
            return register.players[match.id]
    return None


class NewPlayerDialog(_PersonDialog):
    """Adds a person. After ``accepted`` the id is in ``player_id``."""

    def __init__(self, ctx: Context, parent: QWidget | None, *, name: str = "") -> None:
        super().__init__(ctx, "", parent)
        self.setObjectName("new-player-dialog")
        self.player_id: int | None = None
        self.set_question(self.tr("Who is new?"))
        self.start = StartFields(ctx.theme, with_date=False)
        self.content.addSpacing(4)
        self.content.addWidget(Label(ctx.theme, rating_heading(), "second_strong", "soft"))
        self.content.addWidget(self.start)
        self.add_verb(self.tr("Cancel"), key="Esc", result=REJECTED)
        self._add = self.add_verb(self.tr("Add player"), key="Enter", kind="primary")
        self._add.setObjectName("add-player")
        self._add.setDefault(True)
        self._add.clicked.connect(self._finish)
        self.fields.name.set_text(name)
        self._look_for_namesake(name)
        self.set_safe(self.fields.name.edit)

    def _finish(self) -> None:
        for part in (self.fields, self.start):
            part.clear_errors()
        try:
            new = self.fields.read()
            start = self.start.read(0)
            command = AddPlayer(
                new,
                start.mean if start else None,
                start.deviation if start else None,
                start.source if start else "",
            )
            done = self.ctx.execute(command)
        except TourneyError as error:
            if not self.start.refuse(error):
                self.refuse(error)
            return
        self.player_id = int(done.value)
        self.accept()


class EditPlayerDialog(_PersonDialog):
    """Changes what is known of a person; tells when another desk was quicker."""

    def __init__(self, ctx: Context, player: Player, parent: QWidget | None) -> None:
        super().__init__(ctx, "", parent)
        self.setObjectName("edit-player-dialog")
        self._player = player
        self.set_question(self.tr("Edit {0}").format(player.name))
        self.conflict = Notice(ctx.theme, kind="warn")
        self.conflict.hide()
        self._theirs = self.conflict.add_button(self.tr("Take theirs"))
        self._theirs.clicked.connect(self._take_theirs)
        self.content.insertWidget(0, self.conflict)
        self.add_verb(self.tr("Cancel"), key="Esc", result=REJECTED)
        self._save = self.add_verb(self.tr("Save"), key="Enter", kind="primary")
        self._save.setObjectName("save-player")
        self._save.setDefault(True)
        self._save.clicked.connect(self._finish)
        self.fields.fill(player)
        self.set_safe(self.fields.name.edit)
        self.fields.name.edit.selectAll()

    def own_id(self) -> int | None:
        return self._player.id

    def _finish(self) -> None:
        self.fields.clear_errors()
        try:
            new = self.fields.read()
            self.ctx.execute(EditPlayer(self._player.id, new, self._player.version))
        except ConflictError:
            self._show_conflict()
        except TourneyError as error:
            self.refuse(error)
        else:
            self.accept()

    def _show_conflict(self) -> None:
        """Show what the other desk wrote; saving again keeps what stands in the fields."""
        try:
            present = self.ctx.club.register().player(self._player.id)
        except TourneyError as error:
            self.reject()
            self.ctx.faults.report(error)
            return
        self._player = present
        written = (present.note, present.title, present.federation, present.club, present.household)
        words = (present.name, present.number, str(present.born or ""), *written)
        self.conflict.set_words(
            self.tr("Another desk changed this person meanwhile."),
            self.tr("There now: {0}. Save keeps what stands below.").format(
                listed(word for word in words if word)
            ),
        )
        self.conflict.show()
        self._theirs.setFocus()
        self.restyle()

    def _take_theirs(self) -> None:
        self.fields.fill(self._player)
        self.conflict.hide()
        self.fields.name.edit.setFocus()
        self.restyle()


class StartRatingDialog(Dialog):
    """Notes, changes or clears the rating a person came with."""

    def __init__(self, ctx: Context, player: Player, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent)
        self.setObjectName("start-rating-dialog")
        self.ctx = ctx
        self._player = player
        start = ctx.club.register().starts.get(player.id)
        self.set_question(self.tr("What rating did {0} come with?").format(player.name))
        self.set_detail(
            self.tr("It is where the first game starts from. All ratings since are worked out again.")
        )
        self.fields = StartFields(ctx.theme, with_date=True)
        self.content.addWidget(self.fields)
        if start is not None:
            self.fields.fill(start)
            clear = self.add_side_verb(self.tr("Clear it"))
            clear.setObjectName("clear-start")
            clear.setToolTip(self.tr("Start like everybody else"))
            clear.clicked.connect(self._clear)
        self._had = start is not None
        self.add_verb(self.tr("Cancel"), key="Esc", result=REJECTED)
        save = self.add_verb(self.tr("Save"), key="Enter", kind="primary")
        save.setObjectName("save-start")
        save.setDefault(True)
        save.clicked.connect(self._finish)
        self.set_safe(self.fields.rating.edit)

    def _finish(self) -> None:
        self.fields.clear_errors()
        try:
            start = self.fields.read(self._player.id)
            if start is not None:
                self.ctx.execute(SetStartRating(start))
            elif self._had:
                self.ctx.execute(ClearStartRating(self._player.id))
        except TourneyError as error:
            if not self.fields.refuse(error):
                self.ctx.faults.report(error)
            return
        self.accept()

    def _clear(self) -> None:
        if self.ctx.attempt(ClearStartRating(self._player.id)) is not None:
            self.accept()
