"""The menu of a person in the check-in list: absence, withdrawal, late entry, a table of his own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from tourney.club.commands import Command
from tourney.club.event_commands import RemoveEntries, SetAbsence, SetEntries
from tourney.club.team_commands import SaveTeam
from tourney.club.teams import teams_for
from tourney.club.views import CheckInRow
from tourney.core.records import ByeKind, EventKind, NewTeam
from tourney.ui.base.bus import Place
from tourney.ui.base.i18n import format_number
from tourney.ui.desk.night import Night
from tourney.ui.desk.words import keyed

MOST = 9999


class PersonMenu(QMenu):
    """Made for one person each time it opens."""

    def __init__(self, night: Night, row: CheckInRow, toggle: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._night, self._row = night, row
        event = night.view.event
        self._add(self.tr("Check out") if row.here else self.tr("Check in"), toggle, "Space")
        if event is not None and not night.ctx.club.readonly:
            self.addSeparator()
            self._add_round(event.id)
            self.addSeparator()
            self._add_entry(event.id, event.rules.sections)
        self.addSeparator()
        self._add(
            self.tr("Go to {0}").format(row.player.name),
            lambda: night.ctx.bus.asked.emit(Place("players", row.player.id)),
        )

    def _add_round(self, event_id: int) -> None:
        number = self._night.next_number
        player_id, now = self._row.player.id, self._row.sits_out
        words = self.tr("Round {0}").format(format_number(number))
        for kind, text in (
            (None, self.tr("{0}: plays")),
            (ByeKind.HALF, self.tr("{0}: out, half a point")),
            (ByeKind.ZERO, self.tr("{0}: out, no point")),
            (ByeKind.FULL, self.tr("{0}: out, a full point")),
        ):
            action = self._do(text.format(words), SetAbsence(event_id, player_id, (number,), kind))
            action.setCheckable(True)
            action.setChecked(now is kind)

    def _add_entry(self, event_id: int, sections: tuple[str, ...]) -> None:
        entry, player = self._row.entry, self._row.player
        ids = (player.id,)
        withdrawn = entry is not None and entry.withdrawn
        words = self.tr("Takes part again") if withdrawn else self.tr("Withdraw from the event")
        self._do(words, SetEntries(event_id, ids, (("withdrawn", not withdrawn),)))
        self._add(self.tr("Plays from a later round on …"), lambda: self._ask_first(event_id))
        self._add(self.tr("A table of his own …"), lambda: self._ask_table(event_id))
        self._add(self.tr("Seed …"), lambda: self._ask_seed(event_id))
        if sections:
            menu = self.addMenu(self.tr("Section"))
            for section in sections:
                action = self._do(section, SetEntries(event_id, ids, (("section", section),)), menu)
                action.setCheckable(True)
                action.setChecked(entry is not None and entry.section == section)
        event = self._night.view.event
        if event is not None and event.kind is EventKind.TEAM:
            self._add_teams(event_id)
        if entry is not None and not entry.here:
            self._do(self.tr("Take out of the event"), RemoveEntries(event_id, ids))

    def _add_teams(self, event_id: int) -> None:
        """Offer the teams of the event and of the club, and a new one."""
        entry, ids = self._row.entry, (self._row.player.id,)
        menu = self.addMenu(self.tr("Team"))
        for team in teams_for(self._night.ctx.club, event_id).by_id.values():
            action = self._do(team.name, SetEntries(event_id, ids, (("team_id", team.id),)), menu)
            action.setCheckable(True)
            action.setChecked(entry is not None and entry.team_id == team.id)
        menu.addSeparator()
        self._add(self.tr("New team …"), lambda: self._ask_team(event_id), "", menu)

    def _ask_team(self, event_id: int) -> None:
        dialog = self._dialog("ask-team", self.tr("Name of the new team"))
        dialog.setInputMode(QInputDialog.InputMode.TextInput)
        ids, ctx = (self._row.player.id,), self._night.ctx

        def take(name: str) -> None:
            done = ctx.attempt(SaveTeam(NewTeam(name, ids, event_id))) if name.strip() else None
            if done is not None and isinstance(done.value, int):
                ctx.attempt(SetEntries(event_id, ids, (("team_id", done.value),)))

        dialog.textValueSelected.connect(take)
        dialog.open()

    def _ask_first(self, event_id: int) -> None:
        now = self._row.entry.first_round if self._row.entry is not None else None
        words = self.tr("First round of {0}").format(self._row.player.name)
        self._ask(event_id, "first_round", words, now or self._night.next_number + 1)

    def _ask_table(self, event_id: int) -> None:
        now = self._row.entry.fixed_board if self._row.entry is not None else None
        self._ask(
            event_id,
            "fixed_board",
            self.tr("Table of {0}, 0 for any").format(self._row.player.name),
            now or 0,
        )

    def _ask_seed(self, event_id: int) -> None:
        now = self._row.entry.seed if self._row.entry is not None else None
        self._ask(
            event_id, "seed", self.tr("Seed of {0}, 0 by rating").format(self._row.player.name), now or 0
        )

    def _ask(self, event_id: int, field: str, words: str, now: int) -> None:
        dialog = self._dialog(f"ask-{field}", words)
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setIntRange(0, MOST)
        dialog.setIntValue(now)
        ids, ctx = (self._row.player.id,), self._night.ctx

        def take(value: int) -> None:
            ctx.attempt(SetEntries(event_id, ids, ((field, value or None),)))

        dialog.intValueSelected.connect(take)
        dialog.open()

    def _dialog(self, name: str, words: str) -> QInputDialog:
        window = self._night.parent()
        dialog = QInputDialog(window if isinstance(window, QWidget) else None)
        dialog.setObjectName(name)
        dialog.setWindowTitle(self._row.player.name)
        dialog.setLabelText(words)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _do(self, text: str, command: Command, menu: QMenu | None = None) -> QAction:
        ctx = self._night.ctx
        return self._add(text, lambda: ctx.attempt(command), "", menu)

    def _add(
        self, text: str, does: Callable[[], object], key: str = "", menu: QMenu | None = None
    ) -> QAction:
        action = (menu or self).addAction(keyed(text, key))
        action.triggered.connect(lambda: does())
        return action
