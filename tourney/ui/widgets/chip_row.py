"""The row below the quick bar: how the line was read, what it would do, or what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tourney.club.foresight import Foresight
from tourney.club.quick import Candidate, ChipKind, QuickChip, Reading
from tourney.ui.base.i18n import format_percent, shown
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Change
from tourney.ui.widgets.change import ChangeLabel
from tourney.ui.widgets.chips import Chip
from tourney.ui.widgets.flow import FlowLayout
from tourney.ui.widgets.labels import Label

_SIDES = ("a", "b")


class ChipRow(QWidget):
    """Chips of one reading; candidates can be reached with the arrows and taken with Enter.

    Signals
    -------
    picked : Candidate
        A person, or the offer to add one, was taken.
    left
        The person goes back to the line.
    grown
        The row needs another height.
    """

    picked = Signal(object)
    left = Signal()
    grown = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._choices: list[Chip] = []
        self._row = FlowLayout(self)
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Measure again; the row keeps its height when it is empty."""
        self._fit()

    def _fit(self) -> None:
        """Be as high as the lines of chips need, and one line at the least."""
        high = max(26, self.theme.line("body") + 9, self._row.heightForWidth(max(self.width(), 200)))
        if high != self.minimumHeight():
            self.setFixedHeight(high)
            self.grown.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_hint(self, words: str) -> None:
        """Show a quiet sentence."""
        self._clear()
        self._add(Label(self.theme, words, "second", "faint", elide=True))
        self._fit()

    def show_problem(self, words: str) -> None:
        """Show what is wrong."""
        self._clear()
        self._add(Label(self.theme, words, "second_medium", "warn", elide=True))
        self._fit()

    def show_reading(self, reading: Reading, foresight: Foresight | None = None) -> None:
        """Show how a line is understood, and what it would do where that is foreseen."""
        self._clear()
        if reading.problem is not None and not reading.incomplete:
            self._show_problem(reading)
        else:
            self._show_sides(reading, foresight)
            self._show_unknown(reading.chips)
            for chip in reading.chips:
                if chip.kind is ChipKind.WORD:
                    self._add(Label(self.theme, chip.text, "body_strong", "text"))
            self._show_rest(reading, foresight)
        self._fit()

    def _show_sides(self, reading: Reading, foresight: Foresight | None) -> None:
        sides = [chip for chip in reading.chips if chip.kind is ChipKind.SIDE]
        words = self._between(reading)
        for number, chip in enumerate(sides):
            if number:
                between = words[number - 1] if number <= len(words) else ""
                self._add(Label(self.theme, between, "body", "soft"))
            self._add(Chip(self.theme, chip.text, _SIDES[min(number, 1)]))
            if foresight is not None:
                self._show_foreseen(number, chip, foresight)

    def _show_foreseen(self, number: int, chip: QuickChip, foresight: Foresight) -> None:
        """Show the chance of one side of many, and the change of each of its ratings."""
        if not foresight.two and number < len(foresight.chances):
            chance = Label(self.theme, format_percent(foresight.chances[number]), "second", "faint")
            chance.setToolTip(self.tr("Chance to finish first, before the game"))
            self._add(chance)
        changes = foresight.changes[number] if number < len(foresight.changes) else ()
        told = [Change(one, decimals=foresight.decimals) for one in changes]
        if len({round(one, foresight.decimals) for one in changes}) == 1:
            told = told[:1]
        for one in told:
            label = ChangeLabel(self.theme, one)
            label.setToolTip(self.tr("{0}: the rating change to come").format(chip.text))
            self._add(label)

    def _show_problem(self, reading: Reading) -> None:
        if reading.problem is None:
            return
        whole = shown(reading.problem)
        if not reading.candidates:
            self._add(Label(self.theme, whole, "second_medium", "warn", elide=True))
            return
        # The names stand on the chips; the sentence need not say them again.
        query = reading.candidates[0].token.text
        known = any(chip.kind is ChipKind.AMBIGUOUS and chip.text == query for chip in reading.chips)
        words = self.tr("Who is “{0}”?") if known else self.tr("Nobody is called “{0}”.")
        label = Label(self.theme, words.format(query), "second_medium", "warn")
        label.setToolTip(whole)
        label.setAccessibleName(whole)
        self._add(label)
        self._offer(reading.candidates)

    def _show_unknown(self, chips: Sequence[QuickChip]) -> None:
        for chip in chips:
            if chip.kind in (ChipKind.UNKNOWN, ChipKind.AMBIGUOUS):
                made = Chip(self.theme, f"{chip.text} ?", "unknown")
                made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                self._add(made)

    def _show_rest(self, reading: Reading, foresight: Foresight | None) -> None:
        parts = []
        if reading.note is not None:
            parts.append(shown(reading.note))
        if reading.odds is not None:
            parts.append(self.tr("expected {0}").format(format_percent(reading.odds.expected)))
        if foresight is not None and foresight.note is not None:
            parts.append(shown(foresight.note))
        if reading.incomplete and reading.problem is not None:
            parts.append(shown(reading.problem))
        if parts:
            self._add(Label(self.theme, "   ".join(parts), "second", "soft", elide=True))

    def _between(self, reading: Reading) -> list[str]:
        """Return the words between the sides of a line that can be recorded."""
        game = reading.game
        ranks = [side.rank for side in game.sides] if game is not None and reading.command else []
        words = []
        for one, other in pairwise(ranks):
            if one is None or other is None:
                words.append("")
            elif one == other:
                words.append(self.tr("drew with"))
            else:
                words.append(self.tr("beat") if one < other else self.tr("lost to"))
        return words or [self.tr("against")] * 9

    def _offer(self, candidates: Sequence[Candidate]) -> None:
        for candidate in candidates:
            words = candidate.shown
            if candidate.player_id is None and not candidate.team:
                words = self.tr("Add “{0}”").format(candidate.name)
            chip = Chip(self.theme, words, "plain")
            chip.clicked.connect(self._taker(candidate))
            chip.installEventFilter(self)
            self._choices.append(chip)
            self._add(chip)

    def _taker(self, candidate: Candidate) -> object:
        return lambda: self.picked.emit(candidate)

    @property
    def choices(self) -> tuple[Chip, ...]:
        """The chips that can be taken, in order."""
        return tuple(self._choices)

    def enter(self) -> bool:
        """Give the focus to the first candidate; False when there is none."""
        if not self._choices:
            return False
        self._choices[0].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A button takes the arrows for itself and would lead out of the row.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched in self._choices:
            return self._key(event.key(), next(i for i, chip in enumerate(self._choices) if chip is watched))
        return super().eventFilter(watched, event)

    def _key(self, key: int, at: int) -> bool:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(Qt.Key(key), 0)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Escape) or (step < 0 and at == 0):
            self.left.emit()
            return True
        if step:
            self._choices[min(at + step, len(self._choices) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(step)

    def _add(self, widget: QWidget) -> None:
        self._row.addWidget(widget)
        widget.show()

    def _clear(self) -> None:
        self._choices = []
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
