"""Correct a game: its result, its people, its date, whether it is rated, and a note."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from tourney.club import log
from tourney.club.commands import ClearResult, Command, EditGame, SetResult, VoidGame
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import Game, GameState, Member, NewGame, Side
from tourney.core.outcomes import outcome_text, with_outcome
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import apart, format_date
from tourney.ui.dialogs.consequences import ask
from tourney.ui.dialogs.result import ResultPicker, outcome_of, read_places
from tourney.ui.models.games import is_tonight, place_words
from tourney.ui.widgets.choices import DateField
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.picker import Option, PickButton
from tourney.ui.widgets.showing import fit_height, show_dialog

if TYPE_CHECKING:
    from tourney.club.views import LogRow


class EditGameDialog(Dialog):
    """A game as it is now; saving is one command, and a second desk that was quicker is shown."""

    def __init__(self, ctx: Context, row: LogRow, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=520)
        self.setObjectName("edit-game")
        self._ctx = ctx
        self._row = row
        self._game = log.get_game(ctx.club, row.game.id)
        self._two = len(row.sides) == 2
        self.notice = Notice(ctx.theme, icon="warning", kind="notice")
        self.notice.hide()
        self._theirs = self.notice.add_button(self.tr("Take theirs"))
        self._theirs.setObjectName("take-theirs")
        self._theirs.clicked.connect(self._take_theirs)
        self.content.addWidget(self.notice)
        self._pickers: tuple[PickButton, ...] = ()
        self._add_sides()
        self.picker = ResultPicker(ctx.theme, self._names()) if self._two else None
        self.places = Field(ctx.theme, self.tr("Places, in this order"), placeholder="1 2 2 4")
        if self.picker is not None:
            self.content.addWidget(self.picker)
            self.picker.changed.connect(self._changed)
        else:
            self.content.addWidget(self.places)
        self.date = DateField(ctx.theme)
        self.date.setObjectName("edit-game-date")
        self.rated = QCheckBox(self.tr("Counts for ratings"))
        self.note = Field(ctx.theme, self.tr("Note"))
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(Field.around(ctx.theme, self.tr("Date"), self.date))
        below.addWidget(self.rated, 0, Qt.AlignmentFlag.AlignBottom)
        below.addStretch(1)
        self.content.addLayout(below)
        self.content.addWidget(self.note)
        self._verbs_of(self._game)
        self._fill()

    # Building

    def _add_sides(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        if self._game.is_singles:
            pickers = []
            for number in range(2):
                picker = PickButton(self._ctx.theme, self._people)
                picker.setObjectName(f"edit-game-side-{number}")
                picker.picked.connect(self._renamed)
                picker.setToolTip(self.tr("Somebody else played: choose who"))
                picker.set_words("", self.tr("Type a name"))
                pickers.append(picker)
                row.addWidget(picker, 1)
                if number == 0:
                    row.addWidget(Label(self._ctx.theme, "–", "body", "faint"))
            self._pickers = tuple(pickers)
        else:
            words = apart(" – ".join(self._row.sides))
            row.addWidget(Label(self._ctx.theme, words, "name", "text", wrap=True), 1)
        self.content.addLayout(row)

    def _verbs_of(self, game: Game) -> None:
        if game.state is GameState.VOID:
            self.set_question(self.tr("This game is void"))
            self.set_detail(self.tr("It counts for nothing. Restore it before it is corrected."))
            cancel = self.add_verb(self.tr("Leave it"), key="Esc", result=Dialog.DialogCode.Rejected.value)
            self.save = self.add_verb(self.tr("Restore"), key="Enter", kind="primary")
            self.save.clicked.connect(self._restore)
            parts: list[QWidget] = [self.places, self.date, self.rated, self.note, *self._pickers]
            for part in [*parts, self.picker] if self.picker is not None else parts:
                part.setEnabled(False)
            self.set_safe(cancel)
        else:
            self.set_question(self.tr("What was the result?"))
            date = format_date(game.date)
            words = (self._row.event, date, place_words(self._row))
            self.set_detail(" · ".join(one for one in words if one))
            if game.state is GameState.PLAYED and game.round_id is not None:
                again = self.add_side_verb(self.tr("Open again"))
                again.setObjectName("edit-game-open")
                again.setToolTip(self.tr("Take the result away, so that the board waits for one"))
                again.clicked.connect(self._open_again)
            more = self.add_side_verb(self.tr("More…"), key="F3")
            more.setObjectName("edit-game-more")
            more.setToolTip(self.tr("Sides, shares, points, time and event, in the form for any game"))
            more.clicked.connect(self.open_form)
            self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
            self.save = self.add_verb(self.tr("Save"), key="Enter", kind="primary")
            self.save.clicked.connect(self._save)
            self.set_safe(self.picker.pills if self.picker is not None else self.places.edit)
        self.save.setObjectName("edit-game-save")

    def _fill(self) -> None:
        game = self._game
        register = self._ctx.club.register()
        for picker, one in zip(self._pickers, game.sides, strict=False):
            picker.set_value(one.player_ids[0], register.name(one.player_ids[0]))
        if self.picker is not None:
            self.picker.set_names(self._names())
            self.picker.set_outcome(outcome_of(game))
        elif game.state is not GameState.OPEN:
            self.places.set_text(outcome_text(game).replace("–", " "))
        self.date.setDate(QDate(game.date.year, game.date.month, game.date.day))
        self.rated.setChecked(game.rated)
        self.note.set_text(game.note)

    def _people(self) -> Sequence[Option]:
        register = self._ctx.club.register()
        people = sorted(register.players.values(), key=lambda one: one.name.casefold())
        return [Option(one.id, one.name, one.number) for one in people]

    def _names(self) -> tuple[str, str]:
        if self._pickers:
            register = self._ctx.club.register()
            first, second = (
                picker.value or one.player_ids[0]
                for picker, one in zip(self._pickers, self._game.sides, strict=True)
            )
            return register.name(first), register.name(second)
        return self._row.sides[0], self._row.sides[1]

    def _renamed(self) -> None:
        if self.picker is not None:
            self.picker.set_names(self._names())

    def _changed(self) -> None:
        self._clear()
        # The layouts hear of what was shown or hidden in the next round of events.
        QTimer.singleShot(0, self, self._fit_height)

    def _fit_height(self) -> None:
        fit_height(self)

    # Answering

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.save.isEnabled() and not event.isAutoRepeat():
                self.save.click()
            return
        if event.key() == Qt.Key.Key_F3 and self._game.state is not GameState.VOID:
            self.open_form()
            return
        super().keyPressEvent(event)

    def open_form(self) -> None:
        """Go on in the form, which corrects everything about a game, with what was changed here."""
        from tourney.ui.entry.form import GameForm

        self._clear()
        no_places = self.picker is None and not self.places.text().strip()
        try:
            filled = self._beside_result() if no_places else self._entered()
        except TourneyError as error:
            self._failed(error)
            return
        form = GameForm(self._ctx, self.parentWidget(), game=self._game, filled=filled)
        self.reject()
        show_dialog(form)

    def command(self) -> Command | None:
        """Return what saving does; None when nothing was changed.

        Raises
        ------
        TourneyError
            The entries make no game.
        """
        before = self._game
        after = self._entered()
        if after == before:
            return None
        result_only = replace(
            after,
            sides=before.sides,
            state=before.state,
            forfeit=before.forfeit,
            sets=before.sets,
        )
        same_people = [s.members for s in after.sides] == [s.members for s in before.sides]
        if result_only == before and same_people:
            return SetResult(
                before.id,
                tuple(one.rank or 0 for one in after.sides),
                tuple(one.score for one in after.sides),
                after.sets,
                after.forfeit,
                before.version,
            )
        return EditGame(before.id, _bare(after), before.version)

    def _entered(self) -> Game:
        """Return the game as it stands in the fields."""
        game = self._beside_result()
        if self.picker is None:
            ranks = read_places(self.places.text(), len(game.sides))
            sides = tuple(replace(one, rank=rank) for one, rank in zip(game.sides, ranks, strict=True))
            return replace(game, sides=sides, state=GameState.PLAYED)
        if game.state is GameState.OPEN and self.picker.is_open:
            return game
        return with_outcome(game, self.picker.outcome())

    def _beside_result(self) -> Game:
        """Return the game with everything but its result as it stands in the fields."""
        game = replace(
            self._game,
            date=_day(self.date.date()),
            rated=self.rated.isChecked(),
            note=self.note.text().strip(),
        )
        if self._pickers:
            sides = tuple(
                Side((Member(picker.value or one.player_ids[0], one.members[0].weight),), one.rank, one.score)
                for picker, one in zip(self._pickers, game.sides, strict=True)
            )
            game = replace(game, sides=sides)
        return game

    def _save(self) -> None:
        self._clear()
        try:
            command = self.command()
            if command is not None and self._needs_a_look():
                words = self.tr("Correct this game?")
                ask(self._ctx, command, words, self.tr("Correct"), self, failed=self._failed, done=self._done)
                return
            if command is not None:
                self._ctx.execute(command)
        except TourneyError as error:
            self._failed(error)
        else:
            self.accept()

    def _needs_a_look(self) -> bool:
        """Return whether a game of another day changes in more than its note."""
        before = self._game
        if is_tonight(before.date) and is_tonight(self._entered().date):
            return False
        return before.state is not GameState.OPEN and replace(self._entered(), note=before.note) != before

    def _done(self, done: object) -> None:
        del done
        self.accept()

    def _failed(self, error: TourneyError) -> None:
        if isinstance(error, ConflictError):
            self._conflict(error)
        else:
            self._refuse(error)

    def _restore(self) -> None:
        command = VoidGame(self._game.id, void=False)
        self._carry_out(command, self.tr("Let this game count again?"), self.tr("Restore"))

    def _open_again(self) -> None:
        command = ClearResult(self._game.id, self._game.version)
        self._carry_out(command, self.tr("Take this result away?"), self.tr("Open again"))

    def _carry_out(self, command: Command, question: str, verb: str) -> None:
        if not is_tonight(self._game.date):
            ask(self._ctx, command, question, verb, self, failed=self._failed, done=self._done)
            return
        try:
            self._ctx.execute(command)
        except TourneyError as error:
            self._failed(error)
        else:
            self.accept()

    def _clear(self) -> None:
        self.notice.hide()
        self.places.set_error("")
        if self.picker is not None:
            self.picker.score.set_error("")

    def _refuse(self, error: TourneyError) -> None:
        """Say what is wrong at the field concerned, or above all fields."""
        words = self._ctx.sentence(error)
        if error.field == "result" and self.picker is None:
            self.places.set_error(words)
            self.places.edit.setFocus()
        elif error.field == "result" and self.picker is not None and self.picker.score.isVisible():
            self.picker.score.set_error(words)
            (self.picker.score.edit if self.picker.score.text() else self.picker.pills).setFocus()
        else:
            self._theirs.hide()
            self.notice.set_words(words, self.tr("Nothing was changed."))
            self.notice.show()
        fit_height(self)

    def _conflict(self, error: ConflictError) -> None:
        """Another desk was quicker: show what it says now, and let the person choose."""
        try:
            now = log.get_game(self._ctx.club, self._game.id)
        except TourneyError:
            self._theirs.hide()
            self.save.setEnabled(False)
            self.notice.set_words(self._ctx.sentence(error), self.tr("Nothing of yours was stored."))
        else:
            result = outcome_text(now) or self.tr("open")
            if now.state is GameState.VOID:
                result = self.tr("void")
            self._theirs.show()
            self.notice.set_words(
                self.tr("Another desk changed this game meanwhile: {0}.").format(result),
                self.tr("Save again to put yours in its place, or take theirs."),
            )
            # The next save is about what the person has now seen.
            self._game = replace(self._game, version=now.version, state=now.state)
            self.save.setText(self.tr("Save mine"))
        self.notice.show()
        fit_height(self)

    def _take_theirs(self) -> None:
        self.reject()


def _day(date: QDate) -> dt.date:
    return dt.date(date.year(), date.month(), date.day())


def _bare(game: Game) -> NewGame:
    """Return the contents of a game, without what the store gave it."""
    return NewGame(**{one.name: getattr(game, one.name) for one in fields(NewGame)})
