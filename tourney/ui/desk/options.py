"""What a person asks of the next round, one row an option."""

from __future__ import annotations

from dataclasses import fields, replace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.pairing.base import WHOLE_EVENT
from tourney.pairing.registry import CONTEST_SYSTEMS, SYSTEMS
from tourney.pairing.soft import BalancedOptions, with_soft_rules
from tourney.ui.base.i18n import format_number, format_percent, listed, shown
from tourney.ui.desk.asking import options_type, system_label
from tourney.ui.desk.choice_row import ChoiceRow
from tourney.ui.desk.objective import ObjectiveRow
from tourney.ui.desk.round_options import RoundOptions
from tourney.ui.desk.suggester import Suggester
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.showing import show_dialog

SPANS = (WHOLE_EVENT, 1, 2, 3, 4, 6, 0)
GAPS = (0.0, 100.0, 150.0, 200.0, 300.0, 400.0)
SIZES = (1, 2, 3, 4, 5, 6)
BY_HAND = "by hand"
TABLES = (3, 4, 5, 6, 7, 8, 9, 10)


class OptionRows(QWidget):
    """The system, what it is to be best at, and the options most asked for; all others in a form."""

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.suggester = suggester
        theme = suggester.night.ctx.theme
        self.system = ChoiceRow(theme)
        self.objective = ObjectiveRow(theme)
        self.rematch = ChoiceRow(theme)
        self.gap = ChoiceRow(theme)
        self.apart = ChoiceRow(theme)
        self.bye = ChoiceRow(theme)
        self.open = ChoiceRow(theme)
        self.group_size = ChoiceRow(theme)
        self.split = ChoiceRow(theme)
        self.all = KeyButton(theme, kind="ghost", role="second")
        self.all.setObjectName("all-options")
        self.all.setStyleSheet("QPushButton { min-height: 0; }")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 0, 8, 8)
        column.setSpacing(0)
        rows = (self.system, self.objective, self.split, self.group_size, self.open, self.rematch, self.gap)
        for row in (*rows, self.apart, self.bye):
            column.addWidget(row)
        # As far in as the words of the rows above.
        column.addWidget(self.all, 0, Qt.AlignmentFlag.AlignRight)
        self.system.chosen.connect(self._set_system)
        self.objective.chosen.connect(self._set_objective)
        self.rematch.chosen.connect(self._set_rematch)
        self.gap.chosen.connect(self._set_gap)
        self.apart.chosen.connect(self._allow)
        self.bye.chosen.connect(self._set_bye)
        self.open.chosen.connect(suggester.set_leave_out)
        self.group_size.chosen.connect(self._set_size)
        self.split.chosen.connect(suggester.choose)
        self.all.clicked.connect(lambda: self.show_all())

    def retranslate(self) -> None:
        """Set every text again."""
        self.system.set_label(self.tr("Pairing"))
        self.objective.retranslate()
        self.rematch.set_label(self.tr("No rematch within"))
        self.gap.set_label(self.tr("Largest gap"))
        self.apart.set_label(self.tr("Kept apart"))
        self.bye.set_label(self.tr("Bye goes to"))
        self.open.set_label(self.tr("Still playing"))
        self.split.set_label(self.tr("Split"))
        self.all.setText(self.tr("All options"))
        self.all.setToolTip(self.tr("Weights of the soft rules and everything else that can be set"))
        self.refresh()

    def show_all(self, name: str = "") -> None:
        """Show all options of the system in a form, with the cursor at the one called *name*."""
        form = RoundOptions(self.suggester, self.window())
        form.begin_at(name)
        show_dialog(form)

    def refresh(self) -> None:
        """Show what is asked for now."""
        suggester, options = self.suggester, self.suggester.options
        systems = [(key, shown(system_label(key))) for key in (*SYSTEMS, *CONTEST_SYSTEMS)]
        self.system.set_choices(systems, suggester.system)
        names = {one.name for one in fields(options_type(suggester.system))}
        self.objective.setVisible("information" in names)
        if "information" in names:
            self.objective.set_value(with_soft_rules(options).information)
        for row, name in ((self.rematch, "no_rematch"), (self.gap, "max_gap"), (self.bye, "bye")):
            row.setVisible(name in names and suggester.system != "winner-stays")
        plain = suggester.system == "balanced"
        self.gap.setVisible(plain)
        if "no_rematch" in names:
            self.rematch.set_choices([(n, self._span(n)) for n in SPANS], options.no_rematch)
        if plain:
            self.gap.set_choices([(n, self._gap_words(n)) for n in GAPS], options.max_gap)
        byes = [("lowest", self.tr("the lowest rated")), ("lot", self.tr("the lot"))]
        if "bye" in names:
            self.bye.set_choices(byes, options.bye)
            self.bye.setToolTip(self.tr("Always among those who have had the fewest byes"))
        self._show_size(names)
        self._show_split()
        self._show_apart()
        boards = suggester.open_boards
        self.open.setVisible(bool(boards))
        if boards:
            choices = [(True, self.tr("leave them out")), (False, self.tr("wait for them"))]
            self.open.set_choices(choices, suggester.leave_out)
            numbers = listed(format_number(n) for n in boards)
            self.open.setToolTip(self.tr("Open boards: {0}").format(numbers))

    def _show_size(self, names: set[str]) -> None:
        """Offer the one number that teams, tables and open play are asked for most."""
        options = self.suggester.options
        self.group_size.setVisible("size" in names)
        if "size" not in names:
            return
        if self.suggester.system == "tables":
            self.group_size.set_label(self.tr("Players a table"))
            self.group_size.set_choices([(n, format_number(n)) for n in TABLES], options.size)
            return
        self.group_size.set_label(self.tr("Sides of"))
        teams = getattr(options, "teams", 0)
        choices: list[tuple[object, str]] = [(n, format_number(n)) for n in SIZES]
        if "teams" in names:
            choices += [
                (-k, QCoreApplication.translate("Counts", "everybody, %n team(s)", None, k))
                for k in (2, 3, 4)
            ]
        sizes = getattr(options, "sizes", "")
        if sizes:
            choices.append((sizes, sizes))
        if "sizes" in names:
            choices.append((BY_HAND, self.tr("sizes by hand …")))
        self.group_size.set_choices(choices, sizes or (-teams if teams else options.size))

    def _show_split(self) -> None:
        draft = self.suggester.draft
        others = draft.alternatives if draft is not None else ()
        self.split.setVisible(bool(others))
        choices: list[tuple[object, str]] = []
        for number, one in enumerate(others):
            odds = one.boards[0].odds
            words = self.tr("{0} of {1}").format(format_number(number + 1), format_number(len(others)))
            if odds is not None and len(one.boards[0].sides) == 2:
                chance = f"{format_percent(odds.expected)} – {format_percent(1 - odds.expected)}"
                words = self.tr("{0}, {1}", "which split and its odds").format(words, chance)
            choices.append((number, words))
        if choices:
            self.split.set_choices(choices, self.suggester.alternative)

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

    def _set_system(self, key: object) -> None:
        if isinstance(key, str):
            self.suggester.set_system(key)

    def _set_objective(self, share: float) -> None:
        options: BalancedOptions = with_soft_rules(self.suggester.options)
        if options.information != share:
            self.suggester.set_options(replace(options, information=share))

    def _set_size(self, size: object) -> None:
        if size == BY_HAND:
            self.show_all("sizes")
        if not isinstance(size, int):
            return
        options = self.suggester.options
        changed: dict[str, int | str]
        if hasattr(options, "sizes"):
            changed = {"teams": -size} if size < 0 else {"teams": 0, "size": size}
            changed["sizes"] = ""
        else:
            changed = {"size": size}
        self.suggester.set_options(replace(options, **changed))

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
