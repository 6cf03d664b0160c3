"""The stages of an event: begun one after the other, closed, and opened again."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.club import desk
from tourney.club.commands import Command
from tourney.club.contests import apart_in, event_facts
from tourney.club.event_commands import AddStage, CloseStage
from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent, Stage
from tourney.core.rules import EventRules
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_date, shown
from tourney.ui.events.pairing_tab import ALL
from tourney.ui.events.tab import EventTab
from tourney.ui.models.roles import Role
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView

HIGH = 140
MOST_GO_ON = 16


class StagesTab(EventTab):
    """Each change is carried out at once, and can be undone like any other."""

    def __init__(self, ctx: Context, event_id: int | None, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, parent)
        theme = ctx.theme
        self._ctx, self._event_id = ctx, event_id
        self._stages: tuple[Stage, ...] = ()
        self._event: NewEvent | None = None
        self.about = Label(
            theme,
            self.tr(
                "A stage is a part of the event with rounds of its own: groups, then a final. Beginning one "
                "closes the one before. A closed stage is frozen; its games are not changed any more."
            ),
            "body",
            "soft",
            wrap=True,
        )
        self.model = QStandardItemModel(self)
        self.list = ListView(theme)
        self.list.setObjectName("event-stages")
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Stages"))
        self.list.setFixedHeight(theme.px(HIGH))
        self.turn = KeyButton(theme, self.tr("Close the stage"))
        self.turn.setObjectName("stage-turn")
        self.name = Field(theme, self.tr("Name of the next stage"), placeholder=self.tr("Final"))
        self.name.edit.setObjectName("stage-name")
        self.system = Choice(theme)
        self.system.setObjectName("stage-system")
        self.system.add("", self.tr("as the event"))
        for key, one in ALL.items():
            self.system.add(key, shown(one.label))
        self.carry = Choice(theme)
        self.carry.setObjectName("stage-carry")
        self.carry.add("0", self.tr("none: it begins anew"))
        self.carry.add("1", self.tr("all of them"))
        self.carry.add("1/2", self.tr("half of them"))
        self.advance = Choice(theme)
        self.advance.setObjectName("stage-advance")
        self.advance.add("0", self.tr("everybody"))
        self.advance.add("1", self.tr("the winner"))
        for most in range(2, MOST_GO_ON + 1):
            self.advance.add(str(most), self.tr("the best {0}").format(most))
        self.advance_field = Field.around(theme, self.tr("Go on from each group"), self.advance)
        self.begin = KeyButton(theme, self.tr("Begin the stage"), icon="plus")
        self.begin.setObjectName("stage-add")
        self.column.addWidget(self.about)
        self.column.addWidget(self.list)
        line = QHBoxLayout()
        line.addWidget(self.turn)
        line.addStretch(1)
        self.column.addLayout(line)
        self.row(
            self.name,
            Field.around(theme, self.tr("Paired by"), self.system),
        )
        self.row(self.advance_field, Field.around(theme, self.tr("Points of the stage before"), self.carry))
        last = QHBoxLayout()
        last.addStretch(1)
        last.addWidget(self.begin)
        self.column.addLayout(last)
        self.column.addStretch(1)
        self.begin.clicked.connect(self.add_stage)
        self.turn.clicked.connect(self.turn_stage)
        self.name.edit.returnPressed.connect(self.add_stage)
        self.list.selectionModel().currentChanged.connect(self._say)

    def filled(self) -> object:
        return self.name.text()

    def load(self, event: NewEvent) -> None:
        self._event = event
        self._read_stages()

    def read(self, event: NewEvent) -> NewEvent | None:
        return event

    def _read_stages(self) -> None:
        if self._event_id is not None:
            self._stages = desk.event_stages(self._ctx.club, self._event_id)
        row = self.list.currentIndex().row()
        self.model.clear()
        for stage in self._stages:
            item = QStandardItem(stage.name)
            closed = stage.closed_at
            state = (
                self.tr("closed {0}").format(format_date(closed.date()))
                if closed
                else self.tr("being played")
            )
            item.setData(state, Role.TRAILING)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
            )
            self.model.appendRow(item)
        if self._stages:
            at = row if 0 <= row < len(self._stages) else len(self._stages) - 1
            self.list.setCurrentIndex(self.model.index(at, 0))
        self._say()
        self._say_who_goes_on()

    def _say(self, *_: object) -> None:
        stage = self._chosen()
        self.turn.setEnabled(stage is not None)
        opened = stage is None or stage.closed_at is None
        self.turn.setText(self.tr("Close the stage") if opened else self.tr("Open it again"))
        self.begin.setEnabled(self._event_id is not None)
        self.name.set_hint("" if self._event_id is not None else self.tr("Once the event is made."))

    def _say_who_goes_on(self) -> None:
        """Ask how many go on once something was played that they could go on from."""
        facts = event_facts(self._ctx.club, self._event_id) if self._event_id is not None else None
        last = self._stages[-1].id if self._stages else None
        played = facts is not None and any(one.stage_id == last for one in facts.rounds)
        self.advance_field.setEnabled(played)
        self.advance_field.set_hint("" if played else self.tr("Once a round was played."))
        before = self._before()
        title = self.tr("Go on from each group") if before and apart_in(before) else self.tr("Go on")
        self.advance_field.set_label(title)

    def _before(self) -> EventRules | None:
        """Return the rules of the stage that is played now, of the event where there is none."""
        last = self._stages[-1].rules if self._stages else None
        return last or (self._event.rules if self._event is not None else None)

    def _chosen(self) -> Stage | None:
        row = self.list.currentIndex().row()
        return self._stages[row] if 0 <= row < len(self._stages) else None

    def add_stage(self) -> None:
        """Begin the stage that is filled in; its rules are the event's but for the system and the points."""
        if self._event_id is None or self._event is None:
            return
        system, carry = self.system.current(), Fraction(self.carry.current())
        advance = int(self.advance.current()) if self.advance_field.isEnabled() else 0
        rules = None
        if system or carry or advance:
            rules = replace(self._event.rules, rounds=None, carry=carry, advance=advance)
        if rules is not None and system:
            rules = replace(rules, system=system, options=())
        elif rules is not None and advance:
            rules = replace(rules, options=tuple(one for one in rules.options if one[0] != "groups"))
        before = self._before()
        first = self.tr("Groups") if before and apart_in(before) else self.tr("First stage")
        takes_over = bool(carry or advance)
        self._carry_out(AddStage(self._event_id, self.name.text(), rules, first if takes_over else ""))

    def turn_stage(self) -> None:
        """Close the chosen stage, or open it again."""
        stage = self._chosen()
        if stage is not None:
            self._carry_out(CloseStage(stage.id, closed=stage.closed_at is None))

    def _carry_out(self, command: Command) -> None:
        try:
            self._ctx.execute(command)
        except TourneyError as error:
            self.name.set_error(self._ctx.sentence(error))
            return
        if isinstance(command, AddStage):
            self.name.set_text("")
        self._read_stages()
