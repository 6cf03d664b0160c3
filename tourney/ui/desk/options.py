"""What a person asks of the next round, one row an option."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.pairing.base import WHOLE_EVENT
from tourney.ui.base.i18n import format_number
from tourney.ui.desk.choice_row import ChoiceRow
from tourney.ui.desk.suggester import Suggester

SPANS = (WHOLE_EVENT, 1, 2, 3, 4, 6, 0)
GAPS = (0.0, 100.0, 150.0, 200.0, 300.0, 400.0)


class OptionRows(QWidget):
    """Rematches, the largest gap, pairs kept apart, the bye, and boards that are still open."""

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.suggester = suggester
        theme = suggester.night.ctx.theme
        self.rematch = ChoiceRow(theme)
        self.gap = ChoiceRow(theme)
        self.apart = ChoiceRow(theme)
        self.bye = ChoiceRow(theme)
        self.open = ChoiceRow(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 0, 8, 8)
        column.setSpacing(0)
        for row in (self.open, self.rematch, self.gap, self.apart, self.bye):
            column.addWidget(row)
        self.rematch.chosen.connect(self._set_rematch)
        self.gap.chosen.connect(self._set_gap)
        self.apart.chosen.connect(self._allow)
        self.bye.chosen.connect(self._set_bye)
        self.open.chosen.connect(suggester.set_leave_out)

    def retranslate(self) -> None:
        """Set every text again."""
        self.rematch.set_label(self.tr("No rematch within"))
        self.gap.set_label(self.tr("Largest gap"))
        self.apart.set_label(self.tr("Kept apart"))
        self.bye.set_label(self.tr("Bye goes to"))
        self.open.set_label(self.tr("Still playing"))
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked for now."""
        suggester, options = self.suggester, self.suggester.options
        self.rematch.set_choices([(n, self._span(n)) for n in SPANS], options.no_rematch)
        self.gap.set_choices([(n, self._gap_words(n)) for n in GAPS], options.max_gap)
        byes = [("lowest", self.tr("the lowest rated")), ("lot", self.tr("the lot"))]
        self.bye.set_choices(byes, options.bye)
        self.bye.setToolTip(self.tr("Always among those who have had the fewest byes"))
        self._show_apart()
        boards = suggester.open_boards
        self.open.setVisible(bool(boards))
        if boards:
            choices = [(True, self.tr("leave them out")), (False, self.tr("wait for them"))]
            self.open.set_choices(choices, suggester.leave_out)
            listed = ", ".join(format_number(n) for n in boards)
            self.open.setToolTip(self.tr("Open boards: {0}").format(listed))

    def _show_apart(self) -> None:
        pairs = self.suggester.kept_apart
        self.apart.setVisible(bool(pairs))
        if not pairs:
            return
        register = self.suggester.night.ctx.club.register()
        verb = self.tr("{0} and {1}: let them meet again")
        choices = [(pair, verb.format(register.name(pair[0]), register.name(pair[1]))) for pair in pairs]
        n = len(pairs)
        count = QCoreApplication.translate("Counts", "%n pair(s)", None, n)
        self.apart.set_choices(choices, None, count, checked=False)

    def _span(self, rounds: int) -> str:
        if rounds == 0:
            return self.tr("allowed")
        if rounds == WHOLE_EVENT:
            return self.tr("whole night")
        return QCoreApplication.translate("Counts", "%n round(s)", None, rounds)

    def _gap_words(self, gap: float) -> str:
        return format_number(gap) if gap else self.tr("any")

    def _set_rematch(self, rounds: object) -> None:
        if isinstance(rounds, int):
            self.suggester.set_options(replace(self.suggester.options, no_rematch=rounds))

    def _set_gap(self, gap: object) -> None:
        if isinstance(gap, float):
            self.suggester.set_options(replace(self.suggester.options, max_gap=gap))

    def _set_bye(self, rule: object) -> None:
        if isinstance(rule, str):
            self.suggester.set_options(replace(self.suggester.options, bye=rule))

    def _allow(self, pair: object) -> None:
        if isinstance(pair, tuple):
            self.suggester.allow((int(pair[0]), int(pair[1])))
