"""Name, date, kind, rounds and tables of an event."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from tourney.core.errors import TourneyError
from tourney.core.records import EventKind, NewEvent, clean_name
from tourney.core.rules import board_numbers
from tourney.ui.base.errors import sentence
from tourney.ui.base.theme import Theme
from tourney.ui.events.tab import EventTab
from tourney.ui.widgets.choices import Choice, DateField
from tourney.ui.widgets.fields import Field


class GeneralTab(EventTab):
    """What an event is.

    Signals
    -------
    kind_chosen : EventKind
        A person chose another kind.
    """

    kind_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.name = Field(theme, self.tr("Name"), placeholder=self.tr("Spring open"))
        self.name.edit.setObjectName("event-name")
        self.date = DateField(theme)
        self.date.setObjectName("event-date")
        self.kind = Choice(theme)
        self.kind.setObjectName("event-kind")
        for kind, words in (
            (EventKind.NIGHT, self.tr("Club night, open play")),
            (EventKind.LEAGUE, self.tr("League over many nights")),
            (EventKind.TOURNAMENT, self.tr("Tournament")),
            (EventKind.TEAM, self.tr("Team event: teams have a line in the table")),
            (EventKind.SERIES, self.tr("Series of free-for-all games")),
        ):
            self.kind.add(kind.value, words)
        self.rounds = Field(theme, self.tr("Planned rounds"), placeholder=self.tr("open"))
        self.rounds.edit.setObjectName("event-rounds")
        self.boards = Field(theme, self.tr("Numbers of the boards"), placeholder="1-10, 15")
        self.boards.edit.setObjectName("event-boards")
        self.boards.set_hint(
            self.tr("Tables, courts or pitches in the order in which they are used; empty: 1, 2, 3 …")
        )
        self.rated = QCheckBox(self.tr("Games count for the ratings"))
        self.column.addWidget(self.name)
        self.row(Field.around(theme, self.tr("Date"), self.date), self.rounds)
        self.column.addWidget(Field.around(theme, self.tr("Kind"), self.kind))
        self.column.addWidget(self.boards)
        self.column.addWidget(self.rated)
        self.column.addStretch(1)
        self.kind.activated.connect(lambda _: self.kind_chosen.emit(EventKind(self.kind.current())))

    def load(self, event: NewEvent) -> None:
        self.name.set_text(event.name)
        self.date.setDate(QDate(event.date.year, event.date.month, event.date.day))
        if event.kind is EventKind.IMPORTED and self.kind.findData(event.kind.value) < 0:
            self.kind.add(event.kind.value, self.tr("Imported"))
        self.kind.choose(event.kind.value)
        self.rounds.set_text("" if event.rules.rounds is None else str(event.rules.rounds))
        self.boards.set_text(event.rules.boards)
        self.rated.setChecked(event.rules.rated)

    def read(self, event: NewEvent) -> NewEvent | None:
        fine = True
        rounds: int | None = None
        for field in (self.name, self.rounds, self.boards):
            field.set_error("")
        try:
            clean_name(self.name.text())
        except TourneyError as error:
            self.name.set_error(sentence(error))
            fine = False
        typed = self.rounds.text().strip()
        if typed:
            rounds = int(typed) if typed.isdecimal() else 0
            if not 1 <= rounds <= 999:
                self.rounds.set_error(self.tr("A whole number from 1 to 999, or nothing."))
                fine = False
        try:
            board_numbers(self.boards.text())
        except TourneyError as error:
            self.boards.set_error(sentence(error))
            fine = False
        if not fine:
            return None
        day = self.date.date()
        rules = replace(
            event.rules, rounds=rounds, boards=self.boards.text().strip(), rated=self.rated.isChecked()
        )
        return replace(
            event,
            name=self.name.text(),
            date=dt.date(day.year(), day.month(), day.day()),
            kind=EventKind(self.kind.current()),
            rules=rules,
        )
