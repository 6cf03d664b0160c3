"""The suggestion panel: what is asked of the next round, the round itself, and the way to use it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tourney.club.views import BoardView, Suggestion
from tourney.core.records import Player
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.desk.offers import OfferButtons
from tourney.ui.desk.options import OptionRows
from tourney.ui.desk.pair_list import APART, SWAP, TOGETHER, PairList
from tourney.ui.desk.suggester import Suggester
from tourney.ui.desk.why import WhyBox, why
from tourney.ui.desk.words import keyed, round_title, some
from tourney.ui.models.roles import Role
from tourney.ui.models.suggestion import SuggestionModel
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.separator import Separator
from tourney.ui.widgets.surface import Surface

HEAD = 48
MARGIN = 16
WITH_WISHES = frozenset({"teams", "tables"})
"""Systems that hear who shall share a side, or not."""
ROOMY = 276
"""From this width on the second button shows its key."""


class SuggestionPanel(Surface):
    """Head, figures, options, pairs, notes and the two buttons.

    Signals
    -------
    escaped
        Esc was pressed with nothing to stop; a drawer closes.
    """

    escaped = Signal()

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        ctx = suggester.night.ctx
        super().__init__(ctx.theme, left=True, parent=parent)
        self.suggester = suggester
        self._suggestion: Suggestion | None = None
        theme, actions = ctx.theme, ctx.actions
        self._title = Label(theme, "", "panel")
        self._state = Label(theme, "", "second", "soft", elide=True)
        self._state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.closer = IconButton(theme, "close", "", key="Esc")
        self.closer.hide()
        self.closer.clicked.connect(self.escaped)
        self._figures = [(Label(theme, "", "panel"), Label(theme, "", "second", "soft")) for _ in range(3)]
        self._figure_box = QWidget()
        self.options = OptionRows(suggester, self)
        self._rule = Separator(theme)
        self._words = Label(theme, "", "second", "soft", wrap=True)
        self.model = SuggestionModel(self)
        self.list = PairList(theme, self.model, self)
        self.why = WhyBox(theme)
        self.offers = OfferButtons(suggester, self)
        self.report = IconButton(theme, "list", "", key=actions.key("pairing-report"))
        self.report.setObjectName("pairing-report")
        self._notes = Label(theme, "", "second", "soft", wrap=True)
        self._strip = ProgressStrip(theme)
        self.again = KeyButton(theme, key=actions.key("again"))
        self.use = KeyButton(theme, key=actions.key("suggest"), kind="primary")
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.use)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 0, MARGIN, 0)
        head.addWidget(self._title)
        head.addWidget(self._state, 1)
        head.addWidget(self.report)
        head.addWidget(self.closer)
        self._head = QWidget()
        self._head.setLayout(head)
        figures = QHBoxLayout(self._figure_box)
        figures.setContentsMargins(MARGIN, 0, MARGIN, 10)
        figures.setSpacing(8)
        for value, word in self._figures:
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(value)
            column.addWidget(word)
            figures.addLayout(column)
        figures.addStretch(1)
        self._words.setContentsMargins(MARGIN, 8, MARGIN, 8)
        reasons = QVBoxLayout()
        reasons.setContentsMargins(MARGIN, 8, MARGIN, 0)
        reasons.addWidget(self.why)
        notes = QVBoxLayout()
        notes.setContentsMargins(MARGIN, 8, MARGIN, 0)
        notes.setSpacing(6)
        notes.addWidget(self._notes)
        notes.addWidget(self._strip)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(MARGIN, 12, MARGIN, 12)
        buttons.setSpacing(8)
        buttons.addWidget(self.again)
        buttons.addWidget(self.use, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(self._figure_box)
        column.addWidget(self.options)
        column.addWidget(self._rule)
        column.addWidget(self._words)
        column.addWidget(self.offers)
        column.addWidget(self.list, 1)
        column.addStretch(0)
        column.addLayout(reasons)
        column.addLayout(notes)
        column.addLayout(buttons)
        self.restyle()

    def _connect(self) -> None:
        suggester = self.suggester
        suggester.changed.connect(self.refresh)
        suggester.progress.connect(self._strip.set_progress)
        self._strip.cancelled.connect(suggester.stop)
        self.again.clicked.connect(suggester.again)
        self.use.clicked.connect(suggester.go_on)
        self.list.pin_wanted.connect(self._pin)
        self.list.forbid_wanted.connect(self._forbid)
        self.list.swap_wanted.connect(self._swap)
        self.list.menu_wanted.connect(self._open_menu)
        self.list.bye_wanted.connect(suggester.give_bye)
        self.list.why_wanted.connect(self.toggle_why)
        self.list.wish_wanted.connect(lambda kind, a, b: suggester.wish(kind, (a, b)))
        self.list.selectionModel().currentChanged.connect(self._tell_why)
        self.report.clicked.connect(lambda: suggester.night.ctx.actions.run("pairing-report"))

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_head"):
            self._head.setFixedHeight(max(HEAD, self.theme.line("panel") + 20))

    def retranslate(self) -> None:
        """Set every text again."""
        self.closer.set_name(self.tr("Close"), "Esc")
        self.again.setText(self.tr("Again"))
        self.again.setToolTip(self.tr("Another round that is about as good; pins stay"))
        self.list.setAccessibleName(self.tr("Suggested boards"))
        self.report.set_name(
            self.tr("Pairing report"), self.suggester.night.ctx.actions.key("pairing-report")
        )
        self.options.retranslate()
        self.model.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Show the suggestion as it is now; the current pair stays."""
        suggester = self.suggester
        draft = suggester.draft
        number = format_number(suggester.night.next_number)
        self._title.setText(round_title(suggester.night.next_number))
        self._show_pairs()
        self._figure_box.setVisible(draft is not None)
        self.list.setVisible(draft is not None)
        self.again.setVisible(draft is not None)
        self.again.setEnabled(not suggester.busy)
        if draft is not None:
            self._show_figures()
        self._state.setText(self._state_words())
        fresh = suggester.fresh
        self.use.setText(
            self.tr("Use round {0}").format(number) if fresh else self.tr("Suggest round {0}").format(number)
        )
        self.use.setEnabled(suggester.possible)
        self._say(
            self._words, self._sentence(), bad=bool(suggester.problem) or (draft is not None and not fresh)
        )
        self._say(self._notes, self._note_words())
        self.options.refresh()
        self.offers.show_offers(suggester.offers)
        self.report.setVisible(draft is not None)
        self._tell_why()
        if suggester.busy:
            self._strip.begin(self.tr("Working the round out"))
        else:
            self._strip.end()

    def _state_words(self) -> str:
        if self.suggester.busy:
            return self.tr("at work")
        if self.suggester.draft is None:
            return self.tr("no suggestion yet")
        return self.tr("suggestion, not yet used") if self.suggester.fresh else self.tr("out of date")

    def _sentence(self) -> str:
        suggester = self.suggester
        if suggester.problem:
            return suggester.problem
        if suggester.busy and suggester.draft is None:
            return ""
        if suggester.draft is None:
            here = len(suggester.night.view.here)
            if here < 2:
                return self.tr("With two people here, a round can be suggested.")
            words = self.tr("{0} suggests a round; nothing is fixed until it is used.")
            return words.format(self.use.key)
        if not suggester.fresh and not suggester.busy:
            return self.tr("People or boards have changed since. {0} suggests again; pins stay.").format(
                self.use.key
            )
        return ""

    def _note_words(self) -> str:
        draft = self.suggester.draft
        if draft is None:
            return ""
        lines = [shown(note) for note in draft.suggestion.notes]
        left_out = [player.name for player in draft.suggestion.left_out]
        if left_out:
            lines.append(self.tr("Left out, still playing: {0}").format(some(left_out)))
        return "\n".join(lines)

    def _show_figures(self) -> None:
        draft = self.suggester.draft
        if draft is None:
            return
        gaps = [gap for b in draft.suggestion.boards if (gap := _gap(b)) is not None]
        told = (
            (format_number(draft.suggestion.mean_quality, 2), self.tr("mean quality")),
            (format_number(max(gaps)) if gaps else "–", self.tr("largest gap")),
            (format_number(draft.suggestion.rematches), self.tr("rematches")),
        )
        for (value, word), (figure, name) in zip(self._figures, told, strict=True):
            value.setText(figure)
            word.setText(name)

    def _show_pairs(self) -> None:
        draft = self.suggester.draft
        suggestion = draft.suggestion if draft is not None else None
        if suggestion is self._suggestion:
            return
        kept = self.list.currentIndex().data(Role.KEY)
        row = self.list.currentIndex().row()
        at = self.list.verticalScrollBar().value()
        self.model.set_suggestion(suggestion)
        self._suggestion = suggestion
        rows = range(self.model.rowCount())
        same = next((i for i in rows if kept and set(self.model.index(i).data(Role.KEY)) == set(kept)), row)
        if 0 <= same < self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(same))
        self.list.verticalScrollBar().setValue(at)

    def _say(self, label: Label, words: str, *, bad: bool = False) -> None:
        label.set_ink("warn" if bad else "soft")
        label.setText(words)
        label.setVisible(bool(words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= self.theme.px(ROOMY)
        self.again.set_key(self.suggester.night.ctx.actions.key("again") if roomy else "")

    def set_quiet(self, quiet: bool) -> None:
        """Leave the one primary button of the page to somebody else."""
        self.use.set_kind("plain" if quiet else "primary")

    # Why

    def toggle_why(self) -> None:
        """Show the whole explanation of the current row below the list, or put it away."""
        self.why.setVisible(self.why.isHidden())
        self._tell_why()
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.list.scrollTo(self.list.currentIndex())

    def _tell_why(self) -> None:
        draft = self.suggester.draft
        if draft is None:
            self.why.hide()
        elif not self.why.isHidden():
            self.why.tell(*why(draft, self.model.record(self.list.currentIndex().row())))

    # Changing it

    def _pin(self, row: int) -> None:
        self.suggester.toggle_pin(row)

    def _forbid(self, row: int, *, always: bool = False) -> None:
        pair = self.model.pair(row)
        if pair is not None:
            self.suggester.forbid(pair, always=always)

    def _swap(self, a_id: int, b_id: int) -> None:
        self.suggester.swap(a_id, b_id)
        place = self.model.place_of(a_id)
        if place is not None:
            self.list.setCurrentIndex(self.model.index(place[0]))

    def menu_of(self, row: int) -> QMenu:
        """Return the menu of a row: the keys of the list in words."""
        menu = QMenu(self)
        record, people = self.model.record(row), self.model.people(row)
        menu.addAction(keyed(self.tr("Why?"), "Enter")).triggered.connect(self.toggle_why)
        if not isinstance(record, Player):
            pinned = bool(getattr(record, "pinned", False))
            pin = self.tr("Take the pin out") if pinned else self.tr("Pin")
            menu.addAction(keyed(pin, "P")).triggered.connect(lambda: self._pin(row))
        if self.model.pair(row) is not None:
            apart = self.tr("Keep apart tonight")
            menu.addAction(keyed(apart, "X")).triggered.connect(lambda: self._forbid(row))
            menu.addAction(self.tr("Keep apart always")).triggered.connect(
                lambda: self._forbid(row, always=True)
            )
        menu.addSeparator()
        for which, (player_id, name) in enumerate(people):
            key = "S" if which == self.list.which else ""
            menu.addAction(keyed(self.tr("Swap {0} with …").format(name), key)).triggered.connect(
                self._picker(row, which)
            )
            if len(people) > 1:
                key = "B" if which == self.list.which else ""
                menu.addAction(keyed(self.tr("Give {0} a bye").format(name), key)).triggered.connect(
                    self._bye_giver(player_id)
                )
        if self.suggester.system in WITH_WISHES and len(people) > 2:
            menu.addSeparator()
            person = people[min(self.list.which, len(people) - 1)]
            self._add_wishes(menu, row, person)
        return menu

    def _add_wishes(self, menu: QMenu, row: int, person: tuple[int, str]) -> None:
        which = min(self.list.which, len(self.model.people(row)) - 1)
        together, apart = self.tr("Keep {0} together with …"), self.tr("Not on one side: {0} and …")
        menu.addAction(keyed(together.format(person[1]), "")).triggered.connect(
            lambda: self.list.pick((row, which), TOGETHER)
        )
        menu.addAction(keyed(apart.format(person[1]), "")).triggered.connect(
            lambda: self.list.pick((row, which), APART)
        )
        captain = menu.addAction(keyed(self.tr("{0} is a captain").format(person[1]), ""))
        captain.setCheckable(True)
        captain.setChecked(person[0] in self.suggester.asked.captains)
        captain.triggered.connect(lambda: self.suggester.wish("captains", (person[0],)))
        name = self.suggester.night.ctx.club.register().name
        for kind, words in (
            ("together", self.tr("No longer together: {0}")),
            ("apart", self.tr("May share a side: {0}")),
        ):
            for group in getattr(self.suggester.asked, kind):
                text = words.format(" – ".join(name(one) for one in group))
                menu.addAction(keyed(text, "")).triggered.connect(self._wisher(kind, group))

    def _wisher(self, kind: str, group: tuple[int, ...]) -> object:
        return lambda: self.suggester.wish(kind, group)

    def _picker(self, row: int, which: int) -> object:
        return lambda: self.list.pick((row, which), SWAP)

    def _bye_giver(self, player_id: int) -> object:
        return lambda: self.suggester.give_bye(player_id)

    def _open_menu(self, row: int, at: QPoint) -> None:
        menu = self.menu_of(row)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.suggester.busy:
                self.suggester.stop()
            elif not self.why.isHidden():
                self.why.hide()
            else:
                self.escaped.emit()
            return
        super().keyPressEvent(event)


def _gap(board: BoardView) -> float | None:
    """Return the rating points between two people at a board, None for any other board."""
    if len(board.sides) != 2 or any(len(side.player_ids) != 1 for side in board.sides):
        return None
    one, other = board.sides[0].ratings[0], board.sides[1].ratings[0]
    return abs(one.mean - other.mean) if one is not None and other is not None else None
