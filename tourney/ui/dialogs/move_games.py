"""Move games to another event, into open play or to another day, and see what that changes."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from tourney.club import desk
from tourney.club.club import Done
from tourney.club.commands import MoveGames
from tourney.core.errors import TourneyError
from tourney.core.games import Game
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date
from tourney.ui.dialogs.consequences import WIDE, ConsequencesPane
from tourney.ui.widgets.choices import DateField
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.picker import Option, PickButton
from tourney.ui.widgets.showing import fit_soon

STAY, OPEN_PLAY = None, 0


class MoveGamesDialog(Dialog):
    """Where and when the games belong; what is left as it is stays."""

    def __init__(self, ctx: Context, games: Sequence[Game], parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("move-games-dialog")
        self._ctx = ctx
        self._games = tuple(games)
        self._looked_at: MoveGames | None = None
        count = QCoreApplication.translate("Counts", "%n game(s)", None, len(games))
        self.set_question(self.tr("Move {0} where?").format(count))
        self.set_detail(self.tr("A game that changes its event leaves its round and board."))
        self.event_pick = PickButton(ctx.theme, self._options)
        self.event_pick.setObjectName("move-games-event")
        self.event_pick.set_words(self.tr("Stays in its event"), self.tr("Type the name of an event"))
        self.other_day = QCheckBox(self.tr("On another day:"))
        self.other_day.setObjectName("move-games-other-day")
        self.date = DateField(ctx.theme)
        self.date.setObjectName("move-games-date")
        self.date.setAccessibleName(self.tr("Date"))
        first = games[0].date
        self.date.setDate(QDate(first.year, first.month, first.day))
        self.date.setEnabled(False)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(Field.around(ctx.theme, self.tr("Event"), self.event_pick))
        row.addWidget(self.other_day, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.date, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        self.content.addLayout(row)
        self.pane = ConsequencesPane(ctx)
        self.content.addWidget(self.pane, 1)
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.go = self.add_verb(self.tr("Move"), key="Enter", kind="primary")
        self.go.setObjectName("move-games-confirm")
        self.go.clicked.connect(self._carry_out)
        self.event_pick.picked.connect(self._picked)
        self.other_day.toggled.connect(self._day_wanted)
        self.date.dateChanged.connect(self._look)
        self.pane.table.activated.connect(self.go.click)
        self.pane.told.connect(self._told)
        self.finished.connect(self.pane.stop)
        self.set_safe(self.event_pick)
        self._look()

    def command(self) -> MoveGames | None:
        """Return what Enter carries out; None while nothing is chosen."""
        chosen = self.event_pick.value
        day = self.date.date()
        date = dt.date(day.year(), day.month(), day.day()) if self.other_day.isChecked() else None
        if chosen is STAY and date is None:
            return None
        ids = tuple(game.id for game in self._games)
        if chosen == OPEN_PLAY:
            return MoveGames(ids, open_play=True, date=date)
        return MoveGames(ids, event=chosen, date=date)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.event_pick.hasFocus() and not self.go.isEnabled():
                self.event_pick.open()
            elif self.go.isEnabled() and not event.isAutoRepeat():
                self.go.click()
            return
        super().keyPressEvent(event)

    def _options(self) -> Sequence[Option]:
        found = [Option(one.id, one.name, format_date(one.date)) for one in desk.all_events(self._ctx.club)]
        return [
            Option(STAY, self.tr("Stays in its event")),
            Option(OPEN_PLAY, self.tr("Open play, outside any event")),
            *found,
        ]

    def _picked(self) -> None:
        # Enter is for going on now, and no longer for choosing.
        self.other_day.setFocus()
        self._look()

    def _day_wanted(self, wanted: bool) -> None:
        self.date.setEnabled(wanted)
        if wanted:
            self.date.setFocus()
        self._look()

    def _look(self) -> None:
        command = self.command()
        if command is not None and command == self._looked_at:
            return  # Enter in the date field says the same date again
        self._looked_at = command
        self.go.setEnabled(False)
        if command is None:
            self.pane.clear(self.tr("Choose another event, or another day."))
            fit_soon(self)
        else:
            self.pane.look(command)

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
