"""A form for a game of any shape, new or stored: sides, people, shares, scores, when and where."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial

from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from tourney.club import desk, log
from tourney.club.commands import Command, EditGame, EventRef, RecordGame
from tourney.club.foresight import Foresight, foresee
from tourney.club.quick import ChipKind, QuickChip, Reading
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import Forfeit, Game, NewGame
from tourney.core.outcomes import outcome_text
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import NewEvent
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date, format_day, shown
from tourney.ui.entry.draft import Draft, draft_of
from tourney.ui.entry.sides_panel import SidesPanel
from tourney.ui.widgets.chip_row import ChipRow
from tourney.ui.widgets.choices import Choice, DateField
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.leaving import WorkDialog
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.showing import fit_height

WIDE = 780
NEW, OPEN_PLAY = "new", "open"


class GameForm(WorkDialog):
    """Makes one command of what is filled in; what is doubtful is asked before it is stored.

    Parameters
    ----------
    event : EventRef or None
        Where a new game goes at first; None is open play.
    game : Game or None
        A stored game to correct.
    filled : Game or None
        The same game with what was changed elsewhere already; the form begins with it.
    check : callable or None
        Gets the id and what was filled in, and nothing is stored: a result is typed again.
    """

    def __init__(
        self,
        ctx: Context,
        parent: QWidget | None,
        *,
        event: EventRef | None = None,
        game: Game | None = None,
        filled: Game | None = None,
        check: Callable[[int, NewGame], None] | None = None,
    ) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("game-form")
        self._ctx, self._game, self._new_event = ctx, game, event
        self._check = check
        self._foresight: Foresight | None = None
        self._reading: Reading | None = None
        self._agreed: frozenset[str] = frozenset()
        self._asked = ""
        self.notice = Notice(ctx.theme, icon="warning", kind="notice")
        self.notice.hide()
        self._by_scores = self.notice.add_button(self.tr("Take the scores"))
        self._by_scores.setObjectName("take-scores")
        self._by_scores.clicked.connect(self._take_scores)
        self.panel = SidesPanel(ctx, self, self._event_id)
        self.sets = Field(ctx.theme, self.tr("Score"), placeholder="3-1   11-7 9-11 11-5")
        self.ending = Choice(ctx.theme)
        self.ending.setObjectName("form-ending")
        self.rated = QCheckBox(self.tr("Counts for ratings"))
        self.date = DateField(ctx.theme)
        self.time = Field(ctx.theme, self.tr("Time"), placeholder="19:30")
        self.event_choice = Choice(ctx.theme)
        self.event_choice.setObjectName("form-event")
        self.event_choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.event_choice.setMinimumContentsLength(16)
        self.note = Field(ctx.theme, self.tr("Note"))
        self.row = ChipRow(ctx.theme)
        self._lay_out()
        self._fill(filled or game)
        self._connect()
        self.panel.show_draft(self.panel.draft)
        self._at_first = None if filled not in (None, game) else self._filled_in()
        self.set_safe(self.panel.cards[0].add if game is None else self.panel.cards[0].place)

    # Building

    def _lay_out(self) -> None:
        theme = self._ctx.theme
        for kind, text in (
            (Forfeit.NONE, self.tr("Played")),
            (Forfeit.FORFEIT, self.tr("Forfeit: the place decides")),
            (Forfeit.NO_SHOW, self.tr("No-show: the place decides")),
            (Forfeit.DOUBLE, self.tr("Double forfeit: all lose")),
        ):
            self.ending.add(kind.value or "played", text)
        first, second = QHBoxLayout(), QHBoxLayout()
        for line in (first, second):
            line.setSpacing(16)
        first.addWidget(self.sets, 2)
        first.addWidget(Field.around(theme, self.tr("How it ended"), self.ending), 2)
        first.addWidget(self.rated, 1, Qt.AlignmentFlag.AlignBottom)
        self.time.setFixedWidth(theme.px(90))
        second.addWidget(Field.around(theme, self.tr("Date"), self.date), 1)
        second.addWidget(self.time)
        second.addWidget(Field.around(theme, self.tr("Event"), self.event_choice), 2)
        second.addWidget(self.note, 2)
        self.content.addWidget(self.notice)
        self.content.addWidget(self.panel, 1)
        self.content.addLayout(first)
        self.content.addLayout(second)
        self.content.addWidget(self.row)
        editing = self._game is not None
        question = self.tr("What was played?") if not editing else self.tr("Correct the game")
        self.set_question(question if self._check is None else self.tr("Type the result again"))
        self.set_detail(
            self.tr(
                "Sides in order of finish. Drag a person to another side, or press Alt ↑ or Alt ↓; "
                "= ties a side with the one above."
            )
        )
        self.add_verb(self.tr("Cancel"), key="Esc").clicked.connect(self.reject)
        verb = self.tr("Save") if editing else self.tr("Record")
        verb = verb if self._check is None else self.tr("Compare")
        self.save = self.add_verb(verb, key="Ctrl+Enter", kind="primary")
        self.save.setObjectName("form-save")

    def _fill(self, game: Game | None) -> None:
        draft = draft_of(game) if game is not None else Draft(date=self._first_date())
        self.panel.draft = draft
        self.sets.set_text(draft.sets)
        self.ending.choose(draft.ending.value or "played")
        self.rated.setChecked(draft.rated)
        self.date.setDate(QDate(draft.date.year, draft.date.month, draft.date.day))
        self.time.set_text(draft.time)
        self.note.set_text(draft.note)
        self._fill_events(game)

    def _fill_events(self, game: Game | None) -> None:
        chosen = OPEN_PLAY
        if isinstance(self._new_event, NewEvent):
            self.event_choice.add(NEW, self.tr("{0} (begins with this game)").format(self._new_event.name))
            chosen = NEW
        elif self._new_event is not None:
            chosen = str(self._new_event)
        if game is not None:
            chosen = OPEN_PLAY if game.event_id is None else str(game.event_id)
        self.event_choice.add(OPEN_PLAY, self.tr("Open play: no event"))
        for event in desk.all_events(self._ctx.club):
            self.event_choice.add(str(event.id), f"{event.name}  ·  {format_day(event.date)}")
        self.event_choice.choose(chosen)

    def _connect(self) -> None:
        self.panel.changed.connect(self._changed)
        self.panel.refused.connect(self._refuse)
        self.sets.edit.textEdited.connect(self.panel.set_sets)
        for signal in (
            self.ending.currentIndexChanged,
            self.rated.toggled,
            self.event_choice.currentIndexChanged,
            self.time.edit.textEdited,
            self.note.edit.textEdited,
        ):
            signal.connect(self._changed)
        self.date.dateChanged.connect(self._changed)
        self.save.clicked.connect(self.record)
        self.row.grown.connect(self._fit_soon)

    def _first_date(self) -> dt.date:
        if isinstance(self._new_event, int):
            found = next((e for e in desk.all_events(self._ctx.club) if e.id == self._new_event), None)
            return found.date if found is not None else dt.date.today()
        return dt.date.today()

    # What is filled in

    @property
    def draft(self) -> Draft:
        """Everything that is filled in now."""
        return replace(
            self.panel.draft,
            sets=self.sets.text() if len(self.panel.draft.sides) == 2 else "",
            ending=self._ending(),
            rated=self.rated.isChecked(),
            date=self._day(),
            time=self.time.text(),
            note=self.note.text(),
        )

    def command(self) -> Command | None:
        """Return what recording does; None when a stored game is as it was.

        Raises
        ------
        TourneyError
            What is filled in makes no game.
        """
        made = self.draft.game(self._event_id(), self._game)
        if self._game is None:
            return RecordGame(made, self._new_event if self.event_choice.current() == NEW else None)
        same = all(getattr(made, one.name) == getattr(self._game, one.name) for one in fields(NewGame))
        return None if same else EditGame(self._game.id, made, self._game.version)

    def has_changed(self) -> bool:
        return self._filled_in() != self._at_first or any(
            card.add.text().strip() for card in self.panel.cards
        )

    def say_unstored(self, fact: str, rest: str) -> None:
        self._asked = ""
        self._say(fact, rest)

    def _filled_in(self) -> tuple[Draft, str]:
        return self.draft, self.event_choice.current()

    def _ending(self) -> Forfeit:
        key = self.ending.current()
        return Forfeit.NONE if key == "played" else Forfeit(key)

    def _event_id(self) -> int | None:
        key = self.event_choice.current()
        return int(key) if key.isdecimal() else None

    def _day(self) -> dt.date:
        date = self.date.date()
        return dt.date(date.year(), date.month(), date.day())

    def _changed(self) -> None:
        self._agreed, self._asked = frozenset(), ""
        self.stay()
        self.notice.hide()
        self.sets.setVisible(len(self.panel.draft.sides) == 2)
        self._show()
        self._fit_soon()

    # What it would do

    def _show(self) -> None:
        draft, register = self.draft, self._ctx.club.register()
        chips = tuple(
            QuickChip(ChipKind.SIDE, " + ".join(register.name(m.player_id) for m in one.members), k)
            for k, one in enumerate(draft.sides)
            if one.members
        )
        try:
            game = draft.game(self._event_id(), self._game)
            command = self.command()
        except TourneyError as error:
            self._reading = Reading(chips, None, error.text, incomplete=True, candidates=())
            self.row.show_reading(self._reading)
            return
        rated = self._ctx.club.rated
        lineup = [[(m.player_id, m.weight) for m in one.members] for one in game.sides]
        reading = Reading(
            (*chips, QuickChip(ChipKind.WORD, outcome_text(game))),
            command,
            None,
            incomplete=False,
            candidates=(),
            odds=rated.odds(lineup) if rated is not None else None,
            note=draft.holes(),
            game=game,
        )
        self._reading = reading
        self.row.show_reading(reading)
        if rated is None or command is None or self._check is not None:
            return
        replaces = self._game.id if self._game is not None else None

        def work(*, progress: Progress, cancelled: CancelCheck) -> Foresight | None:
            del progress
            return foresee(rated, game, replaces=replaces, cancelled=cancelled)

        self._ctx.jobs.start(work, done=partial(self._foreseen, reading), lane="foresight", owner=self)

    def _foreseen(self, reading: Reading, foresight: Foresight | None) -> None:
        if reading is self._reading:
            self._foresight = foresight
            self.row.show_reading(reading, foresight)

    # Answering

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if control and not event.isAutoRepeat():
                self.record()
            return
        super().keyPressEvent(event)

    def record(self) -> None:
        """Store the game, once nothing about it is doubtful or the person has agreed."""
        try:
            command = self.command()
        except TourneyError as error:
            self._refuse(error)
            return
        if self._ask():
            return
        if self._check is not None and self._game is not None:
            typed = self.draft.game(self._event_id(), self._game)
            self.accept()
            self._check(self._game.id, typed)
            return
        try:
            if command is not None:
                self._ctx.execute(command)
        except ConflictError as error:
            self._conflict(error)
        except TourneyError as error:
            self._refuse(error)
        else:
            self.accept()

    def _ask(self) -> bool:
        """Ask about the first thing that is doubtful; True when an answer is awaited."""
        if self._asked:
            self._agreed |= {self._asked}
            self._asked = ""
        draft = self.draft
        contradiction = draft.contradiction(self.panel.name_of)
        known = self._game is not None and self._game.date == draft.date
        again = self.tr("Press Record again to keep it so.")
        if self._check is not None:
            again = self.tr("Press Compare again to keep it so.")
        elif self._game is not None:
            again = self.tr("Press Save again to keep it so.")
        if contradiction is not None and "scores" not in self._agreed:
            self._asked = "scores"
            self._say(shown(contradiction), again)
            return True
        if draft.date > dt.date.today() and not known and "date" not in self._agreed:
            self._asked = "date"
            self._say(self.tr("{0} is still to come.").format(format_date(draft.date)), again)
            return True
        return False

    def _take_scores(self) -> None:
        self.panel.show_draft(self.draft.placed_by_scores())
        self.save.setFocus()

    def _refuse(self, error: TourneyError) -> None:
        self._say(self._ctx.sentence(error), self.tr("Nothing was stored."))

    def _say(self, fact: str, rest: str) -> None:
        self._by_scores.setVisible(self._asked == "scores")
        self.notice.set_words(fact, rest)
        self.notice.show()
        self._fit_soon()

    def _conflict(self, error: ConflictError) -> None:
        """Another desk was quicker: show what it says now; another press puts this in its place."""
        assert self._game is not None
        try:
            now = log.get_game(self._ctx.club, self._game.id)
        except TourneyError:
            self.save.setEnabled(False)
            self._refuse(error)
            return
        self._game = replace(self._game, version=now.version)
        self._say(
            self.tr("Another desk changed this game meanwhile: {0}.").format(
                outcome_text(now) or self.tr("open")
            ),
            self.tr("Save again to put yours in its place, or cancel to leave theirs."),
        )

    def _fit_soon(self) -> None:
        if self.isVisible():
            fit_height(self)
