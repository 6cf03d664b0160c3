"""What a result is worth: a preset to begin with, and every value."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from typing import Any

from PySide6.QtWidgets import QGridLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import NewEvent
from tourney.core.rules import Scoring, exact
from tourney.standings.presets import PRESETS
from tourney.ui.base.errors import sentence
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.events.tab import EventTab
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.fields import Field

BAD_TABLE = QT_TRANSLATE_NOOP(
    "Errors", "“{value}” is not a score with two values. Write 3-0: 3 0; 3-2: 2 1 and so on."
)
BAD_ROUNDS = QT_TRANSLATE_NOOP(
    "Errors", "“{value}” is not a round with a weight. Write 7: 2; 9: 0.5 and so on."
)

_NUMBERS = (
    "win", "draw", "loss", "forfeit_win", "forfeit_loss", "bye", "half_bye", "zero_bye", "full_bye",
)  # fmt: skip


def points_text(value: Fraction) -> str:
    """Return points as they are typed: 1, 0.5, 1/3."""
    decimal = float(value)
    plain = f"{decimal:g}"
    return plain if Fraction(plain) == value else str(value)


def read_places(text: str) -> tuple[Fraction, ...]:
    """Return the points of places, "25 18 15"; raises TourneyError "bad-points"."""
    return tuple(exact(one) for one in re.split(r"[\s;，、]+", text.strip()) if one)


def read_table(text: str) -> tuple[tuple[str, Fraction, Fraction], ...]:
    """Return the worth of scores, "3-0: 3 0; 3-2: 2 1".

    Raises
    ------
    TourneyError
        "bad-table".
    """
    rows = []
    for part in re.split(r"[;；\n]+", text):
        if not part.strip():
            continue
        found = re.fullmatch(r"\s*(\d+)\s*[-–]\s*(\d+)\s*[:：]\s*(\S+)\s+(\S+)\s*", part)
        try:
            if found is None:
                raise TourneyError("bad-table", BAD_TABLE(value=part.strip()), field="table")
            rows.append((f"{found[1]}-{found[2]}", exact(found[3]), exact(found[4])))
        except TourneyError:
            raise TourneyError("bad-table", BAD_TABLE(value=part.strip()), field="table") from None
    return tuple(rows)


def read_rounds(text: str) -> tuple[tuple[int, Fraction], ...]:
    """Return rounds that count more or less than once, "7: 2; 9: 0.5".

    Raises
    ------
    TourneyError
        "bad-rounds".
    """
    rows = []
    for part in re.split(r"[;；\n]+", text):
        if not part.strip():
            continue
        found = re.fullmatch(r"\s*(\d{1,3})\s*[:：]\s*(\S+)\s*", part)
        try:
            if found is None:
                raise TourneyError("bad-rounds", BAD_ROUNDS(value=part.strip()), field="rounds")
            rows.append((int(found[1]), exact(found[2])))
        except TourneyError:
            raise TourneyError("bad-rounds", BAD_ROUNDS(value=part.strip()), field="rounds") from None
    return tuple(rows)


class ScoringTab(EventTab):
    """Points for everything; the preset fills them in and can be changed value by value."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._filling = False
        self.preset = Choice(theme)
        self.preset.setObjectName("event-preset")
        self.preset.add("", self.tr("own values"))
        for key, one in PRESETS.items():
            self.preset.add(key, shown(one.label))
        self.by = self._choice(
            "event-by",
            (
                ("result", self.tr("the result")),
                ("sets", self.tr("sets won")),
                ("points", self.tr("points made")),
                ("places", self.tr("the place")),
            ),
        )
        self.shared = self._choice(
            "event-shared",
            (("mean", self.tr("share their points")), ("best", self.tr("each get the better place’s"))),
        )
        self.total = self._choice(
            "event-total", (("sum", self.tr("all points")), ("mean", self.tr("points a game")))
        )
        labels = {
            "win": self.tr("Win"),
            "draw": self.tr("Draw"),
            "loss": self.tr("Loss"),
            "forfeit_win": self.tr("Win by forfeit"),
            "forfeit_loss": self.tr("Loss by forfeit"),
            "bye": self.tr("Bye given by the pairing"),
            "half_bye": self.tr("Half-point bye"),
            "zero_bye": self.tr("Absent without points"),
            "full_bye": self.tr("Full-point bye"),
        }
        self.numbers = {name: Field(theme, labels[name]) for name in _NUMBERS}
        for name, field in self.numbers.items():
            field.edit.setObjectName(f"points-{name}")
        self.places = Field(theme, self.tr("Points by place"), placeholder="25 18 15 12 10 8 6 4 2 1")
        self.places.set_hint(
            self.tr("For games of more than two sides. Empty: the share of others finished ahead of.")
        )
        self.table = Field(theme, self.tr("Worth of particular scores"), placeholder="3-0: 3 0; 3-2: 2 1")
        self.best = Field(theme, self.tr("Best results counted"), placeholder=self.tr("all"))
        self.least = Field(theme, self.tr("Games needed for a place"), placeholder=self.tr("none"))
        self.least.edit.setObjectName("least-games")
        self.weights = Field(theme, self.tr("Rounds that count differently"), placeholder="7: 2; 9: 0.5")
        self.places.edit.setObjectName("points-places")
        self.table.edit.setObjectName("points-table")
        self._lay_out()
        self.preset.activated.connect(self._take_preset)
        for field in (*self.numbers.values(), self.places, self.table, self.best, self.weights):
            field.edit.textEdited.connect(self._own)
        for box in (self.by, self.shared, self.total):
            box.activated.connect(self._own)

    def _choice(self, name: str, entries: tuple[tuple[str, str], ...]) -> Choice:
        choice = Choice(self.theme)
        choice.setObjectName(name)
        for key, words in entries:
            choice.add(key, words)
        return choice

    def _lay_out(self) -> None:
        theme = self.theme
        self.row(
            Field.around(theme, self.tr("Begin with"), self.preset),
            Field.around(theme, self.tr("A game is worth"), self.by),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        for number, field in enumerate(self.numbers.values()):
            grid.addWidget(field, number // 3, number % 3)
        self.column.addLayout(grid)
        self.row(self.table, self.weights)
        self.row(self.places, Field.around(theme, self.tr("Tied sides"), self.shared))
        self.row(Field.around(theme, self.tr("Places go by"), self.total), self.best, self.least)
        self.column.addStretch(1)

    def take(self, preset: str) -> None:
        """Fill in a preset."""
        self.preset.choose(preset)
        self._take_preset()

    def load(self, event: NewEvent) -> None:
        self._fill(event.scoring)
        self.least.set_text(str(event.rules.least_games) if event.rules.least_games else "")
        self.preset.choose(event.rules.preset if event.rules.preset in PRESETS else "")

    def _fill(self, scoring: Scoring) -> None:
        for name, field in self.numbers.items():
            field.set_text(points_text(getattr(scoring, name)))
        self.by.choose(scoring.by)
        self.shared.choose(scoring.shared_places)
        self.total.choose(scoring.total)
        self.places.set_text(" ".join(points_text(one) for one in scoring.places))
        rows = (f"{score}: {points_text(a)} {points_text(b)}" for score, a, b in scoring.table)
        self.table.set_text("; ".join(rows))
        self.best.set_text(str(scoring.best) if scoring.best else "")
        self.weights.set_text("; ".join(f"{n}: {points_text(worth)}" for n, worth in scoring.rounds))

    def _take_preset(self) -> None:
        found = PRESETS.get(self.preset.current())
        if found is not None:
            self._fill(found.scoring)

    def _own(self, *_: object) -> None:
        self.preset.choose("")

    def read(self, event: NewEvent) -> NewEvent | None:
        values: dict[str, Any] = {}
        fine = True
        for name, field in self.numbers.items():
            field.set_error("")
            try:
                values[name] = exact(field.text())
            except TourneyError as error:
                field.set_error(sentence(error))
                fine = False
        parsed: dict[str, Any] = {}
        for name, field, reads in (
            ("places", self.places, read_places),
            ("table", self.table, read_table),
            ("rounds", self.weights, read_rounds),
        ):
            field.set_error("")
            try:
                parsed[name] = reads(field.text())
            except TourneyError as error:
                field.set_error(sentence(error))
                fine = False
        whole: dict[str, int] = {}
        for name, field, words in (
            ("best", self.best, self.tr("A whole number, or nothing for all.")),
            ("least", self.least, self.tr("A whole number, or nothing.")),
        ):
            typed = field.text().strip()
            fits = not typed or (typed.isdecimal() and len(typed) < 4)
            field.set_error("" if fits else words)
            whole[name] = int(typed or 0) if fits else 0
            fine = fine and fits
        if not fine:
            return None
        scoring = replace(
            event.rules.scoring,
            **values,
            **parsed,
            by=self.by.current(),
            shared_places=self.shared.current(),
            total=self.total.current(),
            best=whole["best"],
        )
        preset, least = self.preset.current(), whole["least"]
        rules = replace(event.rules, scoring=scoring, preset=preset, least_games=least)
        return replace(event, rules=rules, bye_points=float(values["bye"]))
