"""The row below the quick bar: how the line was read, what it would do, or what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.club.commands import RecordGame, SetResult
from tourney.club.quick import Candidate, ChipKind, QuickChip, Reading
from tourney.ui.base.i18n import format_percent, shown
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.chips import Chip
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
    """

    picked = Signal(object)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._choices: list[Chip] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Measure again; the row keeps its height when it is empty."""
        self.setFixedHeight(max(26, self.theme.line("body") + 9))

    def show_hint(self, words: str) -> None:
        """Show a quiet sentence."""
        self._clear()
        self._add(Label(self.theme, words, "second", "faint", elide=True), 1)

    def show_problem(self, words: str) -> None:
        """Show what is wrong."""
        self._clear()
        self._add(Label(self.theme, words, "second_medium", "warn", elide=True), 1)

    def show_reading(self, reading: Reading) -> None:
        """Show how a line is understood."""
        self._clear()
        if reading.problem is not None and not reading.incomplete:
            self._show_problem(reading)
            return
        sides = [chip for chip in reading.chips if chip.kind is ChipKind.SIDE]
        words = self._between(reading)
        for number, chip in enumerate(sides):
            if number:
                self._add(
                    Label(self.theme, words[number - 1] if number <= len(words) else "", "body", "soft")
                )
            self._add(Chip(self.theme, chip.text, _SIDES[min(number, 1)]))
        self._show_unknown(reading.chips, reading.candidates)
        for chip in reading.chips:
            if chip.kind is ChipKind.WORD:
                self._add(Label(self.theme, chip.text, "body_strong", "text"))
        self._show_rest(reading)

    def _show_problem(self, reading: Reading) -> None:
        if reading.problem is None:
            return
        whole = shown(reading.problem)
        if not reading.candidates:
            self._add(Label(self.theme, whole, "second_medium", "warn", elide=True), 1)
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
        self._row.addStretch(1)

    def _show_unknown(self, chips: Sequence[QuickChip], candidates: Sequence[Candidate]) -> None:
        for chip in chips:
            if chip.kind in (ChipKind.UNKNOWN, ChipKind.AMBIGUOUS):
                made = Chip(self.theme, f"{chip.text} ?", "unknown")
                made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                self._add(made)

    def _show_rest(self, reading: Reading) -> None:
        parts = []
        if reading.note is not None:
            parts.append(shown(reading.note))
        if reading.odds is not None:
            parts.append(self.tr("expected {0}").format(format_percent(reading.odds.expected)))
        if reading.incomplete and reading.problem is not None:
            parts.append(shown(reading.problem))
        self._add(Label(self.theme, "   ".join(parts), "second", "soft", elide=True), 1)

    def _between(self, reading: Reading) -> list[str]:
        """Return the words between the sides of a line that can be recorded."""
        ranks: Sequence[int | None] = ()
        if isinstance(reading.command, SetResult):
            ranks = reading.command.ranks
        elif isinstance(reading.command, RecordGame):
            ranks = [side.rank for side in reading.command.game.sides]
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
            words = candidate.name
            if candidate.player_id is None:
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

    def _add(self, widget: QWidget, stretch: int = 0) -> None:
        self._row.addWidget(widget, stretch)
        widget.show()

    def _clear(self) -> None:
        self._choices = []
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
