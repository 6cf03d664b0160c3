"""How the engines predicted the club's games, and how often favourites of each kind won."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from tourney.club.lab import Line, Standing
from tourney.ratings.evaluate import Bin
from tourney.ratings.registry import ENGINES
from tourney.ui.base.i18n import format_number, format_percent, shown
from tourney.ui.models.grouped import Group, GroupedModel, SortValue
from tourney.ui.models.roles import Emphasis, Range, Role, Scale
from tourney.ui.models.standings import DESCENDING, RIGHT

ORDER = tuple(ENGINES)


class ScoreColumn(IntEnum):
    """The columns of the comparison."""

    ENGINE = 0
    STANDING = 1
    LOG_LOSS = 2
    BEHIND = 3
    RANGE = 4
    BRIER = 5
    ACCURACY = 6
    GAMES = 7


_WORDS = (ScoreColumn.ENGINE, ScoreColumn.STANDING)


class ScoresModel(GroupedModel[Line]):
    """One line an engine, the best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self._in_use = ""

    def set_lines(self, lines: Sequence[Line], in_use: str) -> None:
        """Show a comparison; *in_use* is the engine the club rates with."""
        self._lines, self._in_use = tuple(lines), in_use
        self.set_groups((Group(None, self._lines),))

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.repaint_all()

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines shown, the best first."""
        return self._lines

    def line(self, key: int | None) -> Line | None:
        """Return the line with this key."""
        return next((line for line in self._lines if self.key_of(line) == key), None)

    def columns(self) -> int:
        return len(ScoreColumn)

    def key_of(self, row: Line) -> int:
        return ORDER.index(row.trial.choice.engine.key)

    def name_of(self, row: Line) -> str:
        return shown(row.trial.choice.engine.label)

    def sort_value(self, row: Line, column: int) -> SortValue:
        figures = row.figures
        match column:
            case ScoreColumn.ENGINE:
                return self.name_of(row)
            case ScoreColumn.STANDING:
                return tuple(Standing).index(row.standing)
            case ScoreColumn.RANGE:
                value = row.behind.low if row.behind is not None else 0.0
            case ScoreColumn.LOG_LOSS | ScoreColumn.BEHIND:
                value = figures.log_loss
            case ScoreColumn.BRIER:
                value = figures.brier
            case ScoreColumn.ACCURACY:
                value = figures.accuracy
            case _:
                return figures.games
        return None if math.isnan(value) else value

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return None if section in _WORDS else int(RIGHT)
            case Qt.ItemDataRole.InitialSortOrderRole:
                return DESCENDING if section in (ScoreColumn.ACCURACY, ScoreColumn.GAMES) else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._tips()[section]
            case Role.KEY:
                return ScoreColumn(section).name.lower()
            case _:
                return None

    def _titles(self) -> tuple[str, ...]:
        return (
            self.tr("Engine"),
            self.tr("Verdict"),
            self.tr("Log loss"),
            self.tr("Behind"),
            self.tr("95 % range"),
            self.tr("Brier"),
            self.tr("Right"),
            self.tr("Games"),
        )

    def _tips(self) -> tuple[str, ...]:
        return (
            self.tr("Each engine predicts every game from the games before it"),
            self.tr("A tie: chance alone may have made the difference to the best"),
            self.tr("How much the results surprised the engine, per game; less is better"),
            self.tr("How much more surprised than the best; below 0.003 nobody would notice"),
            self.tr("How far behind the best it may be in truth, game by game compared"),
            self.tr("Mean squared error of the predicted chances; less is better"),
            self.tr("How often the favourite came first; a draw counts half"),
            self.tr("Games that were predicted and counted"),
        )

    def cell(self, row: Line, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(row) if column == ScoreColumn.ENGINE else self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return None if column in _WORDS else int(RIGHT)
            case Role.TRAILING if column == ScoreColumn.ENGINE:
                return self.tr("in use") if row.trial.choice.engine.key == self._in_use else None
            case Role.EMPHASIS:
                return Emphasis.STRONG if row.standing is Standing.BEST else Emphasis.NORMAL
            case _:
                return None

    def _text(self, row: Line, column: int) -> str:
        figures = row.figures
        match column:
            case ScoreColumn.ENGINE:
                return self.name_of(row)
            case ScoreColumn.STANDING:
                return self._standing(row)
            case ScoreColumn.LOG_LOSS:
                return _figure(figures.log_loss)
            case ScoreColumn.BEHIND:
                return "–" if row.behind is None else f"+{format_number(row.behind.mean, 3)}"
            case ScoreColumn.RANGE:
                if row.behind is None:
                    return "–"
                return f"{_signed(row.behind.low)} … {_signed(row.behind.high)}"
            case ScoreColumn.BRIER:
                return _figure(figures.brier)
            case ScoreColumn.ACCURACY:
                return "–" if math.isnan(figures.accuracy) else format_percent(figures.accuracy)
            case _:
                return format_number(figures.games)

    def _standing(self, row: Line) -> str:
        match row.standing:
            case Standing.BEST:
                return self.tr("✓ best")
            case Standing.TIE:
                return self.tr("≈ tie")
            case Standing.CLOSE:
                return self.tr("close")
            case Standing.BEHIND:
                return self.tr("behind")
            case _:
                return "–"

    def _words(self, row: Line) -> str:
        return self.tr("{0}: {1}, log loss {2}; Brier {3}; right in {4}; {5} games").format(
            self.name_of(row),
            self._standing(row),
            _figure(row.figures.log_loss),
            _figure(row.figures.brier),
            self._text(row, ScoreColumn.ACCURACY),
            self._text(row, ScoreColumn.GAMES),
        )


class BinColumn(IntEnum):
    """The columns of the calibration."""

    EXPECTED = 0
    ACTUAL = 1
    RANGE = 2
    FITS = 3
    GAMES = 4


SCALE = Scale(20.0, 105.0, (25.0, 50.0, 75.0, 100.0))
"""Percents; the interval of a few games reaches below a half."""


class CalibrationModel(GroupedModel[tuple[int, Bin]]):
    """Games by how likely the favourite was, and how often he scored."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bins: tuple[Bin, ...] = ()

    def set_bins(self, bins: Sequence[Bin]) -> None:
        """Show the calibration of another engine."""
        self._bins = tuple(bins)
        self.set_groups((Group(None, tuple(enumerate(self._bins))),))

    def retranslate(self) -> None:
        """Read every text again; the language changed."""
        self.repaint_all()

    def columns(self) -> int:
        return len(BinColumn)

    def key_of(self, row: tuple[int, Bin]) -> int:
        return row[0]

    def name_of(self, row: tuple[int, Bin]) -> str:
        return format_percent(row[1].expected)

    def sort_value(self, row: tuple[int, Bin], column: int) -> SortValue:
        one = row[1]
        match column:
            case BinColumn.EXPECTED:
                return one.expected
            case BinColumn.ACTUAL:
                return one.actual
            case BinColumn.GAMES:
                return one.games
            case BinColumn.RANGE:
                return one.high - one.low
            case _:
                return one.actual - one.expected

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return None if section in (BinColumn.FITS, BinColumn.RANGE) else int(RIGHT)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tips()[section]
            case Role.SCALE:
                return SCALE if section == BinColumn.RANGE else None
            case Role.KEY:
                return BinColumn(section).name.lower()
            case _:
                return None

    def _titles(self) -> tuple[str, ...]:
        return (
            self.tr("Foreseen"),
            self.tr("Scored"),
            self.tr("95 % range"),
            self.tr("Fits"),
            self.tr("Games"),
        )

    def _tips(self) -> tuple[str, ...]:
        return (
            self.tr("What the favourites of these games were expected to score"),
            self.tr("What they scored; a draw counts half"),
            self.tr("Chance alone may put the score anywhere in this range; the notch is what was foreseen"),
            self.tr("Whether what was foreseen lies in the range"),
            self.tr("How many games had such a favourite"),
        )

    def cell(self, row: tuple[int, Bin], column: int, role: int) -> Any:
        one = row[1]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(one, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(one) if column == BinColumn.EXPECTED else self._text(one, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return None if column == BinColumn.FITS else int(RIGHT)
            case Role.RANGE if column == BinColumn.RANGE:
                return Range(100 * one.actual, 100 * one.low, 100 * one.high)
            case _:
                return None

    def _text(self, one: Bin, column: int) -> str:
        match column:
            case BinColumn.EXPECTED:
                return format_percent(one.expected)
            case BinColumn.ACTUAL:
                return format_percent(one.actual)
            case BinColumn.RANGE:
                return f"{format_percent(one.low)} – {format_percent(one.high)}"
            case BinColumn.FITS:
                return self._fits(one)
            case _:
                return format_number(one.games)

    def _fits(self, one: Bin) -> str:
        if one.expected > one.high:
            return self.tr("too sure")
        return self.tr("too careful") if one.expected < one.low else self.tr("fits")

    def _words(self, one: Bin) -> str:
        return self.tr("Foreseen {0}, scored {1} in {2} games: {3}").format(
            format_percent(one.expected),
            format_percent(one.actual),
            format_number(one.games),
            self._fits(one),
        )


def _figure(value: float) -> str:
    return "–" if math.isnan(value) else format_number(value, 3)


def _signed(value: float) -> str:
    sign = "−" if value < 0 else "+"
    return f"{sign}{format_number(abs(value), 3)}"
