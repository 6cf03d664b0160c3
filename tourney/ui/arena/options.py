"""The form beside the board: whose games, which of them, what is allowed for, whose votes are left out."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDate, Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tourney.club.arena import THIN, Wanted
from tourney.club.arena_cleaning import Cleaning
from tourney.club.arena_covariates import Covariate
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.core.records import Event
from tourney.ui.arena.words import removed_words
from tourney.ui.arena.work import Answer, Condition
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_short_date, shown
from tourney.ui.widgets.choices import DateField
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.option_form import OptionForm
from tourney.ui.widgets.option_row import CalmChoice
from tourney.ui.widgets.surface import Surface

WIDE = 316
MARGIN = 16
DELAY_MS = 250
"""How long nothing is typed before the board is made anew."""

SCALE = QT_TRANSLATE_NOOP("Arena", "Scale")
SCALE_HELP = QT_TRANSLATE_NOOP("Arena", "400 points are odds of 10 to 1, or one natural unit.")
SCALES = {
    "arena": QT_TRANSLATE_NOOP("Arena", "Arena (base 10)"),
    "natural": QT_TRANSLATE_NOOP("Arena", "Natural (base e)"),
}
FEW = QT_TRANSLATE_NOOP("Arena", "Few votes")
FEW_HELP = QT_TRANSLATE_NOOP("Arena", "Scores that rest on fewer votes than this are marked.")


@dataclass(frozen=True, slots=True)
class Look:
    """How scores are shown."""

    scale: str = option("arena", SCALE, help=SCALE_HELP, choices=SCALES)
    thin: int = option(THIN, FEW, help=FEW_HELP, low=0, high=1_000_000)

    def __post_init__(self) -> None:
        check(self)


class OptionsColumn(Surface):
    """Everything that can be asked. ``read`` gives it.

    Signals
    -------
    edited
        Something else is asked; sent once nothing has been typed for a moment.
    """

    edited = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", left=True, parent=parent)
        theme = ctx.theme
        self._filling = False
        self._ticks: dict[str, QCheckBox] = {}
        self._allowed: tuple[str, ...] = ()
        self._conditions: tuple[Condition, ...] = ()
        self._answer: Answer | None = None
        self.scope = CalmChoice(theme)
        self.scope.setObjectName("arena-scope")
        self.column = CalmChoice(theme)
        self.column.setObjectName("arena-column")
        self.value = CalmChoice(theme)
        self.value.setObjectName("arena-value")
        self.since, self.until = QCheckBox(), QCheckBox()
        self.first, self.last = DateField(theme), DateField(theme)
        self.titles = [Label(theme, "", "panel", "text") for _ in range(4)]
        self.none_allowed = Label(theme, "", "second", "faint", wrap=True)
        self.cleaning = OptionForm(theme, Cleaning)
        self.removed = Label(theme, "", "second_medium", "placing", wrap=True)
        self.look = OptionForm(theme, Look, choice_wide=132)
        self.cleaning.load(Cleaning())
        self.look.load(Look())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.edited)
        self._lay_out()
        for box in (self.scope, self.value):
            box.activated.connect(self._changed)
        self.column.activated.connect(self._column_changed)
        for tick, date in ((self.since, self.first), (self.until, self.last)):
            tick.toggled.connect(date.setEnabled)
            tick.toggled.connect(self._changed)
            date.dateChanged.connect(self._changed)
            date.setEnabled(False)
        self.cleaning.edited.connect(self._changed)
        self.look.edited.connect(self._changed)
        self.restyle()

    # What is asked

    @property
    def event_id(self) -> int | None:
        """Whose games: an event's, or the whole club's."""
        key = self.scope.current()
        return int(key) if key else None

    def read(self) -> Wanted | None:
        """Return what is filled in; None while something is wrong, which stands at its field."""
        cleaning, look = self.cleaning.read(), self.look.read()
        if cleaning is None or look is None:
            return None
        return Wanted(
            event_id=self.event_id,
            column=self.column.current(),
            value=self.value.current() if self.column.current() else "",
            since=_date(self.first) if self.since.isChecked() else None,
            until=_date(self.last) if self.until.isChecked() else None,
            covariates=tuple(key for key, tick in self._ticks.items() if tick.isChecked()),
            cleaning=cleaning,
            scale=look.scale,
            thin=look.thin,
        )

    # What can be asked

    def set_events(self, events: Sequence[Event], chosen: int | None) -> None:
        """Offer the whole club and these events."""
        self._filling = True
        self.scope.clear()
        self.scope.add("", self.tr("The whole club"))
        for event in events:
            words = self.tr("{0}, {1}", "an event and its date")
            self.scope.add(str(event.id), words.format(event.name, format_short_date(event.date)))
        self.scope.choose("" if chosen is None else str(chosen))
        if self.scope.currentIndex() < 0:
            self.scope.setCurrentIndex(0)
        self._filling = False

    def choose_event(self, event_id: int | None) -> None:
        """Ask for the board of an event."""
        at = self.scope.findData("" if event_id is None else str(event_id))
        if at >= 0 and at != self.scope.currentIndex():
            self.scope.setCurrentIndex(at)

    def set_answer(self, found: Answer) -> None:
        """Offer what these votes allow, and tell what the filters left out."""
        self._answer = found
        self._offer_conditions(found.conditions)
        self._offer_covariates(found.covariates)
        lines = removed_words(found.board.cleaned.removed, found.board.total)
        self.removed.setText("\n".join(lines))
        self.removed.setVisible(found.board.wanted.cleaning.is_on and bool(lines))

    def _offer_conditions(self, conditions: tuple[Condition, ...]) -> None:
        if conditions == self._conditions and self.column.count():
            return
        column, value = self.column.current(), self.value.current()
        self._conditions = conditions
        self.column.clear()
        self.column.add("", self.tr("All votes"))
        for one in conditions:
            name = self.tr("Category") if one.column == "category" else one.column
            self.column.add(one.column, name)
        self.column.choose(column)
        if self.column.currentIndex() < 0:
            self.column.setCurrentIndex(0)
        self._offer_values(value)

    def _offer_values(self, chosen: str = "") -> None:
        key = self.column.current()
        found = next((one for one in self._conditions if one.column == key), None)
        self.value.clear()
        for value in found.values if found is not None else ():
            self.value.add(value, value)
        self.value.choose(chosen)
        if self.value.currentIndex() < 0:
            self.value.setCurrentIndex(0)
        self.value.setVisible(found is not None)

    def _offer_covariates(self, covariates: tuple[Covariate, ...]) -> None:
        keys = tuple(one.key for one in covariates)
        if keys != self._allowed:
            before = {key for key, tick in self._ticks.items() if tick.isChecked()}
            for tick in self._ticks.values():
                self.ticks.removeWidget(tick)
                tick.deleteLater()
            self._ticks = {}
            self._allowed = keys
            for key in keys:
                tick = QCheckBox()
                tick.setObjectName(f"allow-{key}")
                tick.setChecked(key in before)
                tick.toggled.connect(self._changed)
                self.ticks.addWidget(tick)
                self._ticks[key] = tick
        for one in covariates:
            self._ticks[one.key].setText(shown(one.label))
        self.none_allowed.setVisible(not covariates)

    # Changes

    def _column_changed(self) -> None:
        self._offer_values()
        self._changed()

    def _changed(self) -> None:
        if not self._filling:
            self._timer.start()

    # Looks

    def retranslate(self) -> None:
        """Set every text again."""
        words = (
            self.tr("Games"), self.tr("Allow for"), self.tr("Leave out votes"), self.tr("Scores"),
        )  # fmt: skip
        for label, text in zip(self.titles, words, strict=True):
            label.setText(text)
        self.scope.setAccessibleName(self.tr("Whose games"))
        self.column.setAccessibleName(self.tr("Only votes of"))
        self.value.setAccessibleName(self.tr("Only votes with this value"))
        self.since.setText(self.tr("From"))
        self.until.setText(self.tr("Until"))
        self.first.setAccessibleName(self.tr("First day"))
        self.last.setAccessibleName(self.tr("Last day"))
        self.none_allowed.setText(self.tr("Nothing until there are games."))
        self.scope.setItemText(0, self.tr("The whole club"))
        if self.column.count():
            self.column.setItemText(0, self.tr("All votes"))
        self.cleaning.retranslate()
        self.look.retranslate()
        if self._answer is not None:
            self.set_answer(self._answer)

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "look"):
            self.setFixedWidth(self.theme.px(WIDE))

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(MARGIN, 12, MARGIN, MARGIN)
        column.setSpacing(8)
        games, allow, leave, scores = self.titles
        column.addWidget(games)
        column.addWidget(self.scope)
        column.addWidget(self.column)
        column.addWidget(self.value)
        self.value.hide()
        for tick, date in ((self.since, self.first), (self.until, self.last)):
            row = QHBoxLayout()
            row.addWidget(tick, 1)
            row.addWidget(date)
            column.addLayout(row)
        column.addSpacing(10)
        column.addWidget(allow)
        self.ticks = QVBoxLayout()
        self.ticks.setSpacing(6)
        column.addLayout(self.ticks)
        column.addWidget(self.none_allowed)
        column.addSpacing(10)
        column.addWidget(leave)
        column.addWidget(self.cleaning)
        column.addWidget(self.removed)
        self.removed.hide()
        column.addSpacing(10)
        column.addWidget(scores)
        column.addWidget(self.look)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 0, 0, 0)
        outer.addWidget(scroll)


def _date(field: DateField) -> dt.date:
    date: QDate = field.date()
    return dt.date(date.year(), date.month(), date.day())
