"""The head over the boards: which round, how far it is, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from tourney.club.commands import WithdrawRound
from tourney.club.event_commands import PublishRound
from tourney.club.views import RoundView
from tourney.core.games import GameState
from tourney.core.records import Event
from tourney.ui.base.i18n import format_number, format_time
from tourney.ui.desk.board_menu import withdraw_text
from tourney.ui.desk.night import Night
from tourney.ui.desk.words import results_in, round_title
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.showing import show_dialog

HEAD = 48
ROOMY = 700
"""From this width on the buttons show their keys."""
WITHDRAW = 1


class BoardsHead(QWidget):
    """Title, state and buttons; folded panels put their buttons here.

    Signals
    -------
    check_in_wanted, suggestion_wanted
        The button of a folded panel was pressed.
    """

    check_in_wanted = Signal()
    suggestion_wanted = Signal()
    withdrawn = Signal()

    def __init__(self, night: Night, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.night = night
        theme, actions = night.ctx.theme, night.ctx.actions
        self.theme = theme
        self._title = Label(theme, "", "page")
        self._state = Label(theme, "", "body", "soft", elide=True)
        self.before = IconButton(theme, "chevron-left", "")
        self.after = IconButton(theme, "chevron-right", "")
        self.hall = KeyButton(theme, key=actions.key("hall"), icon="hall")
        self.print = KeyButton(theme, key=actions.key("print"), icon="print")
        self.check_in = KeyButton(theme, key=actions.key("check-in"), icon="check")
        self.suggestion = KeyButton(theme, key=actions.key("suggest"), kind="primary")
        self.more = IconButton(theme, "more", "")
        self._folded = (False, False)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        for widget in (self._title, self.before, self.after):
            row.addWidget(widget)
        row.addSpacing(2)
        row.addWidget(self._state, 1)
        for button in (self.hall, self.print, self.more, self.check_in, self.suggestion):
            row.addWidget(button)
        self.before.clicked.connect(lambda: self.step(-1))
        self.after.clicked.connect(lambda: self.step(1))
        self.hall.clicked.connect(lambda: actions.run("hall"))
        self.print.clicked.connect(lambda: actions.run("print"))
        self.check_in.clicked.connect(self.check_in_wanted)
        self.suggestion.clicked.connect(self.suggestion_wanted)
        self.more.clicked.connect(self._open_menu)
        night.changed.connect(self.refresh)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= self.theme.px(ROOMY)
        actions = self.night.ctx.actions
        for button, key in ((self.hall, "hall"), (self.print, "print")):
            button.set_key(actions.key(key) if roomy else "")

    def restyle(self) -> None:
        """Measure again."""
        self.setFixedHeight(max(HEAD, self.theme.line("page") + 22))

    def retranslate(self) -> None:
        """Set every text again."""
        self.hall.setText(self.tr("Hall"))
        self.print.setText(self.tr("Print"))
        self.before.set_name(self.tr("The round before"), "Ctrl+PgUp")
        self.after.set_name(self.tr("The round after"), "Ctrl+PgDown")
        self.more.set_name(self.tr("More about this round"))
        self.refresh()

    def fold(self, *, check_in: bool, suggestion: bool) -> None:
        """Show the buttons of the panels that have no room of their own."""
        self._folded = (check_in, suggestion)
        self.refresh()

    def refresh(self) -> None:
        """Show the night as it is now."""
        shown, n = self.night.shown, self.night.n_rounds
        check_in, suggestion = self._folded
        self._title.setText(round_title(shown.number if shown else self.night.next_number))
        self._state.setText(self._state_words(shown))
        for button in (self.before, self.after):
            button.setVisible(n > 1)
        if shown is not None:
            self.before.setEnabled(shown.number > self.night.view.rounds[0].number)
            self.after.setEnabled(not self.night.is_current)
        busy = bool(shown or self.night.view.extra)
        self.hall.setVisible(busy and not check_in)
        self.print.setVisible(busy and not check_in)
        self.more.setVisible(busy and (check_in or shown is not None))
        here = len(self.night.view.here)
        self.check_in.setVisible(check_in)
        self.check_in.setText(self.tr("Check-in {0}").format(format_number(here)))
        self.suggestion.setVisible(suggestion and busy and here > 1)
        self.suggestion.setText(round_title(self.night.next_number))

    def _state_words(self, shown: RoundView | None) -> str:
        if shown is None:
            return self.tr("not paired yet")
        parts = [results_in(shown)]
        stage = next((s for s in self.night.view.stages if s.id == shown.stage_id), None)
        if stage is not None:
            closed = self.tr("{0}, closed").format(stage.name) if stage.closed_at else stage.name
            parts.insert(0, closed)
        if shown.published_at is not None:
            time = format_time(shown.published_at.timetz().replace(tzinfo=None))
            parts.append(self.tr("out since {0}").format(time))
        return " · ".join(parts)

    # Rounds

    def step(self, by: int) -> None:
        """Look at the round before or after."""
        shown = self.night.shown
        numbers = [one.number for one in self.night.view.rounds]
        if shown is not None and shown.number + by in numbers:
            self.night.show_round(shown.number + by)

    def back(self) -> None:
        """Look at the current round again."""
        if self.night.view.current is not None:
            self.night.show_round(self.night.view.current.number)

    def menu(self) -> QMenu:
        """Return what else can be done with the round shown."""
        menu = QMenu(self)
        actions = self.night.ctx.actions
        if self._folded[0]:
            for key in ("hall", "print"):
                menu.addAction(actions.action(key))
            menu.addSeparator()
        shown = self.night.shown
        if shown is not None:
            menu.addAction(actions.action("pairing-report"))
            if has_bracket(self.night.view.event):
                menu.addAction(actions.action("bracket"))
        if shown is not None and not self.night.ctx.club.readonly:
            self._add_publishing(menu, shown)
            menu.addAction(actions.action("late-pair"))
            menu.addAction(actions.action("verify"))
        if shown is not None and self.night.is_current and not self.night.ctx.club.readonly:
            menu.addAction(withdraw_text(shown.number)).triggered.connect(self.withdraw)
        elif shown is not None:
            action = menu.addAction(self.tr("Only the last round can be withdrawn"))
            action.setEnabled(False)
        return menu

    def _add_publishing(self, menu: QMenu, shown: RoundView) -> None:
        actions = self.night.ctx.actions
        menu.addAction(actions.action("publish"))
        if shown.published_at is not None:
            words = self.tr("Take back: round {0} is out").format(format_number(shown.number))
            menu.addAction(words).triggered.connect(self._taker_back(shown.id))
        menu.addSeparator()

    def _taker_back(self, round_id: int) -> object:
        return lambda: self.night.ctx.attempt(PublishRound(round_id, published=False))

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def withdraw(self) -> None:
        """Take the current round back; asked about only when results would go with it."""
        shown = self.night.view.current
        if shown is None:
            return
        played = [b for b in shown.boards if b.game is not None and b.game.state is GameState.PLAYED]
        if not played:
            self._withdraw(shown.id)
            return
        number = format_number(shown.number)
        dialog = Dialog(
            self.theme,
            self.tr("Withdraw round {0} with its results?").format(number),
            self.tr("{0} of {1} boards have a result. Undo brings the round back with all of them.").format(
                format_number(len(played)), format_number(len(shown.boards))
            ),
            self.window(),
        )
        dialog.set_safe(dialog.add_verb(self.tr("Keep it"), result=0))
        dialog.add_verb(withdraw_text(shown.number), result=WITHDRAW)
        round_id = shown.id
        dialog.accepted.connect(lambda: self._withdraw(round_id))
        show_dialog(dialog)

    def _withdraw(self, round_id: int) -> None:
        if self.night.ctx.attempt(WithdrawRound(round_id)) is not None:
            self.withdrawn.emit()


def has_bracket(event: Event | None) -> bool:
    """Return whether an event is played in a bracket."""
    return event is not None and event.rules.system in ("knockout", "double-elimination")
