"""What the Desk does in dialogs and windows of their own: publish, report, late pair, absences, events."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from tourney.club import pairing_report
from tourney.club.event_commands import PublishRound
from tourney.club.pairing_report import PairingReport
from tourney.ui.base.bus import Notice, retold
from tourney.ui.desk.head import has_bracket
from tourney.ui.desk.night import Night
from tourney.ui.desk.suggester import Suggester
from tourney.ui.widgets.showing import show_dialog


class Doings(QObject):
    """Carries out the actions of the Desk that need no part of it; dialogs are imported when asked for."""

    def __init__(
        self, night: Night, suggester: Suggester, page: QWidget, toggle_bracket: Callable[[], None]
    ) -> None:
        super().__init__(page)
        self._night, self._suggester, self._page = night, suggester, page
        self._toggle_bracket = toggle_bracket

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        """Return action key -> what does it."""
        return {
            "publish": self.publish,
            "pairing-report": self.report,
            "late-pair": self.late_pair,
            "absences": self.absences,
            "bracket": self.bracket,
            "new-event": self.new_event,
            "edit-event": self.edit_event,
        }

    @property
    def _window(self) -> QWidget:
        return self._page.window()

    def publish(self) -> None:
        """Put the round shown out: in the hall where there is a second screen, and ready to print.

        On a single screen the hall display would lie over the desk; its own key still opens it.
        """
        shown, ctx = self._night.shown, self._night.ctx
        if shown is None:
            self._say(self.tr("There is no round to publish yet."), self.tr("F5 suggests one."))
            return
        if (
            not ctx.club.readonly
            and shown.published_at is None
            and ctx.attempt(PublishRound(shown.id)) is None
        ):
            return
        if len(QGuiApplication.screens()) > 1:
            ctx.actions.run("hall")
            self._window.activateWindow()
        ctx.actions.run("print")

    def report(self) -> None:
        """Show the pairing report of the suggestion, else of the round shown."""
        club, draft = self._night.ctx.club, self._suggester.draft
        if draft is not None:
            suggestion = draft.suggestion
            self._work_out(lambda **_: pairing_report.suggestion_report(club, suggestion), None)
            return
        shown, event = self._night.shown, self._night.view.event
        if shown is None or event is None:
            self._say(self.tr("There is no round to report on yet."), self.tr("F5 suggests one."))
            return
        number = shown.number
        on = (event.id, shown.id)
        self._work_out(lambda **_: pairing_report.round_report(club, on[0], number), on)

    def _work_out(self, work: Callable[..., PairingReport], on: tuple[int, int] | None) -> None:
        """Work a report out, and show it; *on* are event and round of one that can be printed."""

        def show(report: PairingReport) -> None:
            from tourney.club.documents import Wanted
            from tourney.ui.desk.report_dialog import ReportDialog

            wanted = Wanted(event_id=on[0], round_id=on[1]) if on is not None else None
            show_dialog(ReportDialog(self._night.ctx, report, self._window, wanted=wanted))

        self._night.ctx.jobs.start(work, done=show, lane="pairing-report", owner=self)

    def late_pair(self) -> None:
        """Add a board for two who came late; the others keep theirs."""
        from tourney.ui.desk.late_pair import LatePair

        shown = self._night.shown
        if shown is None:
            self._say(self.tr("There is no round to add a pair to."), self.tr("F5 suggests one."))
        elif not self._night.ctx.club.readonly:
            show_dialog(LatePair(self._night, shown, self._window))

    def absences(self) -> None:
        """Show who plays which round."""
        from tourney.ui.events.absences import AbsenceDialog

        if self._night.view.event is None:
            self._say(self.tr("The event has not begun yet."), self.tr("Check somebody in first."))
            return
        show_dialog(AbsenceDialog(self._night.ctx, self._night.view.event.id, self._window))

    def bracket(self) -> None:
        """Show the bracket of the event in place of the boards, or the boards again."""
        if has_bracket(self._night.view.event):
            self._toggle_bracket()
            return
        words = self.tr("Set its pairing to knockout or double elimination: {0}.")
        rest = words.format(self._night.ctx.actions.key("edit-event"))
        self._say(self.tr("This event has no bracket."), rest)

    def new_event(self) -> None:
        """Set a new event up."""
        self._set_up(None)

    def edit_event(self) -> None:
        """Set the event looked at up anew."""
        if self._night.view.event is None:
            self._set_up(None)
        else:
            self._set_up(self._night.view.event.id)

    def _set_up(self, event_id: int | None) -> None:
        from tourney.ui.events.setup import EventSetup

        if not self._night.ctx.club.readonly:
            show_dialog(EventSetup(self._night.ctx, event_id, self._window))

    def _say(self, fact: str, rest: str) -> None:
        self._night.ctx.bus.noticed.emit(retold(lambda: Notice(fact, rest)))
