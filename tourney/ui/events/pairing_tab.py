"""The pairing system of an event with its options, the first side, and what becomes of who leaves."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.options import from_mapping, to_mapping
from tourney.core.records import NewEvent
from tourney.pairing.base import PairingSystem
from tourney.pairing.contest_base import ContestSystem
from tourney.pairing.registry import CONTEST_SYSTEMS, SYSTEMS
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.events.tab import EventTab
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.option_form import OptionForm

ALL: dict[str, PairingSystem | ContestSystem] = {**SYSTEMS, **CONTEST_SYSTEMS}

CHOICE_WIDE = 260


class PairingTab(EventTab):
    """Who meets whom."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.system = Choice(theme)
        self.system.setObjectName("event-system")
        for key, one in ALL.items():
            self.system.add(key, shown(one.label))
        self.first = Choice(theme)
        self.first.setObjectName("event-first-side")
        for key, words in (
            ("", self.tr("by lot, from the event’s own seed")),
            ("first", self.tr("the first side (white, home)")),
            ("second", self.tr("the second side")),
        ):
            self.first.add(key, words)
        self.withdrawal = Choice(theme)
        self.withdrawal.setObjectName("event-withdrawal")
        for key, words in (
            ("forfeit", self.tr("open games are forfeited")),
            ("void", self.tr("all games are annulled")),
            ("half", self.tr("annulled if fewer than half were played")),
        ):
            self.withdrawal.add(key, words)
        self.first_field = Field.around(theme, self.tr("The top seed begins with"), self.first)
        self.withdrawal_field = Field.around(theme, self.tr("Who leaves a round robin"), self.withdrawal)
        self.form = OptionForm(theme, ALL["balanced"].options_type, choice_wide=CHOICE_WIDE)
        self.column.addWidget(Field.around(theme, self.tr("Pairing system"), self.system))
        self.row(self.first_field, self.withdrawal_field)
        self._form_at = QVBoxLayout()
        self._form_at.addWidget(self.form)
        self.column.addLayout(self._form_at)
        self.column.addStretch(1)
        self.system.currentIndexChanged.connect(self._chosen)

    def choose(self, system: str) -> None:
        """Show a system with its usual options."""
        self.system.choose(system)

    def load(self, event: NewEvent) -> None:
        rules = event.rules
        self.system.choose(rules.system if rules.system in ALL else "balanced")
        self._chosen()
        kind = ALL[self.system.current()].options_type
        try:
            values = from_mapping(kind, rules.options_dict())
        except TourneyError:
            values = kind()
        self.form.load(values)
        self.first.choose(rules.first_side)
        self.withdrawal.choose(rules.withdrawal)

    def read(self, event: NewEvent) -> NewEvent | None:
        values = self.form.read()
        if values is None:
            wrong = self.form.first_wrong()
            if wrong is not None:
                wrong.input.setFocus()
            return None
        usual = to_mapping(type(values)())
        changed = tuple((n, v) for n, v in to_mapping(values).items() if v != usual[n])
        rules = replace(
            event.rules,
            system=self.system.current(),
            options=changed,
            first_side=self.first.current(),
            withdrawal=self.withdrawal.current(),
        )
        return replace(event, rules=rules)

    def _chosen(self) -> None:
        system = self.system.current()
        kind = ALL[system].options_type
        self.first_field.setVisible(system in CONTEST_SYSTEMS)
        self.withdrawal_field.setVisible(system == "round-robin")
        if kind is self.form.options:
            return
        old = self.form
        self.form = OptionForm(self.theme, kind, choice_wide=CHOICE_WIDE)
        self.form.load(kind())
        self._form_at.replaceWidget(old, self.form)
        old.hide()
        old.setParent(None)
        old.deleteLater()
