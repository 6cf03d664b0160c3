"""What stands in place of the boards while there are none: the fact, and the way to the first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tourney.ui.base.actions import Actions
from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.empty import EmptyState

NO_PLAYERS, NOBODY_HERE, NO_ROUND = "no-players", "nobody-here", "no-round"


class EmptyBoards(QStackedWidget):
    """Three states, each with the button for what comes next.

    Signals
    -------
    check_in_wanted, import_wanted, round_wanted
        The button of that name was pressed.
    """

    check_in_wanted = Signal()
    import_wanted = Signal()
    round_wanted = Signal()

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._here = 0
        self._next = 1
        self._planned = False
        self._check_in_key = actions.key("check-in")
        self._import_key = actions.key("import")
        self._round_key = actions.key("suggest")
        self._states = {
            NO_PLAYERS: EmptyState(theme, drawing="boards"),
            NOBODY_HERE: EmptyState(theme, drawing="boards"),
            NO_ROUND: EmptyState(theme, drawing="boards"),
        }
        for state in self._states.values():
            self.addWidget(state)
        self._check_in = [self._states[k].primary(" ", self._check_in_key) for k in (NO_PLAYERS, NOBODY_HERE)]
        self._import = [
            self._states[k].second(" ", self._import_key, "import") for k in (NO_PLAYERS, NOBODY_HERE)
        ]
        self._round = self._states[NO_ROUND].primary(" ", self._round_key)
        for button in self._check_in:
            button.clicked.connect(self.check_in_wanted)
        for button in self._import:
            button.clicked.connect(self.import_wanted)
        self._round.clicked.connect(self.round_wanted)
        self._kind = NOBODY_HERE
        self.retranslate()

    @property
    def kind(self) -> str:
        """Which state is shown."""
        return self._kind

    @property
    def first_way(self) -> QWidget:
        """The button that goes on from here."""
        if self._kind == NO_ROUND:
            return self._round
        return self._check_in[(NO_PLAYERS, NOBODY_HERE).index(self._kind)]

    def show_state(self, kind: str, here: int, next_number: int, *, planned: bool) -> None:
        """Show a state; *planned* tells that a suggestion waits to be used."""
        self._kind, self._here, self._next, self._planned = kind, here, next_number, planned
        self.setCurrentWidget(self._states[kind])
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        hint = self.tr("With two people here, a first round can be suggested.")
        self._states[NO_PLAYERS].set_words(
            self.tr("Nobody is in the club yet"),
            self.tr(
                "Type the name of whoever comes on the left, then Enter twice. Or bring the results of the "
                "past from a spreadsheet."
            ),
            hint,
        )
        self._states[NOBODY_HERE].set_words(
            self.tr("Nobody is here yet"),
            self.tr(
                "Type two letters of a name on the left and press Enter. Someone new? Type the whole name, "
                "then Enter twice."
            ),
            hint,
        )
        number = format_number(self._next)
        here = self._here
        fact = QCoreApplication.translate("Counts", "%n player(s) here", None, here)
        if self._here < 2:
            words = self.tr("One more, and a first round can be suggested. Or type a result below.")
        elif self._planned:
            words = self.tr("Look the suggestion over, change what you like, then use it.")
        else:
            words = self.tr("Suggest a round now; whoever comes late joins the next one.")
        self._states[NO_ROUND].set_words(fact, words)
        self._round.setVisible(self._here >= 2)
        self._round.setText(
            self.tr("Use round {0}").format(number)
            if self._planned
            else self.tr("Suggest round {0}").format(number)
        )
        self._round.set_kind("plain" if self._planned else "primary")
        for button in self._check_in:
            button.setText(self.tr("Check in a player"))
        for button in self._import:
            button.setText(self.tr("Import a spreadsheet"))
