"""New event, or an event set up anew: tabs for what it is, how it is paired, scored and ranked."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from tourney.club import desk
from tourney.club.commands import AddEvent, Command, EditEvent
from tourney.core.errors import TourneyError
from tourney.core.records import Event, EventKind, NewEvent
from tourney.standings.presets import PRESETS
from tourney.ui.base.context import Context
from tourney.ui.events.general_tab import GeneralTab
from tourney.ui.events.groups_tab import GroupsTab
from tourney.ui.events.pairing_tab import PairingTab
from tourney.ui.events.scoring_tab import ScoringTab
from tourney.ui.events.stages_tab import StagesTab
from tourney.ui.events.tab import EventTab
from tourney.ui.events.tiebreak_tab import TieBreakTab
from tourney.ui.widgets.leaving import WorkDialog
from tourney.ui.widgets.notice import Notice
from tourney.ui.widgets.tabs import PillTabs

WIDE, HIGH = 680, 470
GENERAL, PAIRING, SCORING, TIEBREAKS, GROUPS, STAGES = (
    *("general", "pairing", "scoring", "tiebreaks", "groups", "stages"),
)

USUAL_SYSTEM = {
    EventKind.NIGHT: "balanced",
    EventKind.LEAGUE: "balanced",
    EventKind.TOURNAMENT: "swiss",
    EventKind.TEAM: "round-robin",
    EventKind.SERIES: "tables",
}
"""What a kind of event is paired by most often; only proposed for a new one."""


class EventSetup(WorkDialog):
    """Everything about an event; nothing changes before the button is pressed, but for its stages."""

    def __init__(self, ctx: Context, event_id: int | None, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("event-setup")
        self._ctx = ctx
        events = desk.all_events(ctx.club)
        self._stored: Event | None = next((e for e in events if e.id == event_id), None)
        self._event = self._stored or NewEvent(self.tr("New event"), dt.date.today(), EventKind.TOURNAMENT)
        self.notice = Notice(ctx.theme, icon="warning", kind="notice")
        self.notice.hide()
        self.general = GeneralTab(ctx.theme)
        self.pairing = PairingTab(ctx.theme)
        self.scoring = ScoringTab(ctx.theme)
        self.tiebreaks = TieBreakTab(ctx.theme)
        self.groups = GroupsTab(ctx.theme)
        self.stages = StagesTab(ctx, event_id)
        self.pages: dict[str, EventTab] = {
            GENERAL: self.general,
            PAIRING: self.pairing,
            SCORING: self.scoring,
            TIEBREAKS: self.tiebreaks,
            GROUPS: self.groups,
            STAGES: self.stages,
        }
        self.tabs = PillTabs(ctx.theme)
        self.tabs.setObjectName("event-tabs")
        self.stack = QStackedWidget()
        words = {
            GENERAL: self.tr("Event"),
            PAIRING: self.tr("Pairing"),
            SCORING: self.tr("Scoring"),
            TIEBREAKS: self.tr("Tie-breaks"),
            GROUPS: self.tr("Groups"),
            STAGES: self.tr("Stages"),
        }
        for key, page in self.pages.items():
            self.tabs.add(key, words[key])
            self.stack.addWidget(page)
        self.stack.setMinimumHeight(ctx.theme.px(HIGH))
        self.content.addWidget(self.tabs)
        self.content.addWidget(self.notice)
        self.content.addWidget(self.stack, 1)
        new = self._stored is None
        self.set_question(
            self.tr("What event is it?") if new else self.tr("Set up {0}").format(self._event.name)
        )
        self.add_verb(self.tr("Cancel"), key="Esc").clicked.connect(self.reject)
        self.save = self.add_verb(
            self.tr("Make the event") if new else self.tr("Save"), key="Ctrl+Enter", kind="primary"
        )
        self.save.setObjectName("event-save")
        self.save.clicked.connect(self.record)
        for page in self.pages.values():
            page.load(self._event)
        if new:
            self.general.name.set_text("")
            self.pairing.choose(USUAL_SYSTEM[self._event.kind])
        self.tabs.chosen.connect(self._turn)
        self.general.kind_chosen.connect(self._kind_chosen)
        self.scoring.preset.activated.connect(self._preset_taken)
        self.tabs.setAccessibleName(self.tr("Parts of the event"))
        self.set_safe(self.general.name.edit)
        self._at_first = self._warned_of = self._filled_in()

    def _filled_in(self) -> tuple[object, ...]:
        return tuple(page.filled() for page in self.pages.values())

    def has_changed(self) -> bool:
        self._warned_of = self._filled_in()
        return self._warned_of != self._at_first

    def reject(self) -> None:
        if self._filled_in() != self._warned_of:
            self.stay()
        super().reject()

    def _turn(self, key: str) -> None:
        self.stack.setCurrentWidget(self.pages[key])

    def show_tab(self, key: str) -> None:
        """Turn to a tab."""
        self.tabs.choose(key)
        self._turn(key)

    def _kind_chosen(self, kind: EventKind) -> None:
        """Propose for a new event how such events are paired and scored."""
        if self._stored is None:
            self.pairing.choose(USUAL_SYSTEM.get(kind, "balanced"))
            if kind is EventKind.SERIES:
                self.scoring.take("series")
                self._preset_taken()

    def _preset_taken(self) -> None:
        """Let the tie-breaks follow a preset."""
        found = PRESETS.get(self.scoring.preset.current())
        if found is not None:
            self.tiebreaks.set_keys(found.tiebreaks)

    def read(self) -> NewEvent | None:
        """Return what is filled in; None after turning to the tab on which something is wrong."""
        event: NewEvent = NewEvent(
            self._event.name,
            self._event.date,
            self._event.kind,
            self._event.bye_points,
            self._event.rules,
        )
        for key, page in self.pages.items():
            after = page.read(event)
            if after is None:
                self.show_tab(key)
                return None
            event = after
        return event

    def record(self) -> None:
        """Make or change the event and look at it, or say what is wrong."""
        event = self.read()
        if event is None:
            return
        command: Command = AddEvent(event)
        if self._stored is not None:
            command = EditEvent(self._stored.id, event, self._stored.version)
        try:
            done = self._ctx.execute(command)
        except TourneyError as error:
            self.notice.set_words(self._ctx.sentence(error), self.tr("Nothing was stored."))
            self.notice.show()
            return
        if self._stored is None and isinstance(done.value, int):
            self._ctx.event.choose(done.value)
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier and not event.isAutoRepeat():
                self.record()
            return
        if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) and event.modifiers():
            keys = list(self.pages)
            step = 1 if event.key() == Qt.Key.Key_PageDown else -1
            self.show_tab(keys[(keys.index(self.tabs.current()) + step) % len(keys)])
            return
        super().keyPressEvent(event)
