"""People of the document who may be somebody of the club: one question each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QWidget

from tourney.club.importing import ImportPreview
from tourney.core.records import Player
from tourney.exchange.drafts import DraftPlayer
from tourney.exchange.matching import PlayerMatch
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label

NEW = "new"
MOST = 200
"""So many questions stand on one page; the others are a button away."""

Identity = tuple[str, str, int | None, int]
"""Name, number and birth year as in the document, and how many of just these came before."""


class PeopleForm(QScrollArea):
    """A line for each question: the name in the document, why it is asked, and who it is.

    Parameters
    ----------
    said : mapping
        What was answered when the document was read before; it holds where it is still possible.

    Signals
    -------
    changed
        An answer was given.
    """

    changed = Signal()

    def __init__(
        self,
        theme: Theme,
        preview: ImportPreview,
        parent: QWidget | None = None,
        *,
        said: Mapping[Identity, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._preview = preview
        self._questions = preview.plan.questions
        self._first = 0
        self._keys = {one.index: NEW for one in self._questions}
        self._identities = self._identify()
        for one in self._questions:
            key = said.get(self._identities[one.index], NEW)
            if key in {str(candidate) for candidate, _ in _people(one, preview.register.players)}:
                self._keys[one.index] = key
        self.choices: dict[int, Choice] = {}
        """Those of the page shown, by the place of the person in the draft."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fill()

    def answers(self) -> dict[int, int | None]:
        """Return who each person asked about is: a player of the club, None for a new one."""
        return {index: None if key == NEW else int(key) for index, key in self._keys.items()}

    def said(self) -> dict[Identity, str]:
        """Return the answers by whom they are about, for a document that is read once more."""
        return {self._identities[index]: key for index, key in self._keys.items()}

    def turn(self, first: int) -> None:
        """Show the page that begins with this question, with the focus in it."""
        self._first = max(0, min(first, len(self._questions) - 1)) // MOST * MOST
        self._fill()
        self.verticalScrollBar().setValue(0)
        next(iter(self.choices.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def _identify(self) -> dict[int, Identity]:
        seen: Counter[tuple[str, str, int | None]] = Counter()
        found: dict[int, Identity] = {}
        for one in self._questions:
            draft = self._preview.draft.players[one.index]
            facts = (draft.name, draft.number, draft.born)
            found[one.index] = (*facts, seen[facts])
            seen[facts] += 1
        return found

    def _fill(self) -> None:
        theme, preview = self._theme, self._preview
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()  # one of its buttons may have been pressed just now
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(2, 10, 10, 2)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        paged = len(self._questions) > MOST
        if paged:
            grid.addLayout(self._pager(body), 0, 0, 1, 3)
        headings = (self.tr("In the file"), self.tr("Why it is asked"), self.tr("Who it is"))
        for at, words in enumerate(headings):
            grid.addWidget(Label(theme, words, "second", "faint", parent=body), 1, at)
        self.choices = {}
        shown_now = self._questions[self._first : self._first + MOST]
        for line, one in enumerate(shown_now, 2):
            draft = preview.draft.players[one.index]
            name = Label(
                theme, _named(draft.name, draft.number, draft.born), "body_medium", elide=True, parent=body
            )
            why = Label(theme, shown(one.reason), "second", "soft", elide=True, parent=body)
            choice = self._choice(one, draft, preview.register.players)
            name.setBuddy(choice)
            for at, widget in enumerate((name, why, choice)):
                grid.addWidget(widget, line, at)
            self.choices[one.index] = choice
        if paged:
            grid.addLayout(self._pager(body), len(shown_now) + 2, 0, 1, 3)
        grid.setRowStretch(len(shown_now) + 3, 1)
        self.setWidget(body)

    def _pager(self, body: QWidget) -> QHBoxLayout:
        """Return which names are shown, and the buttons that show the others."""
        total, first = len(self._questions), self._first
        last = min(first + MOST, total)
        words = self.tr("Names {0} to {1} of {2}. Who is not looked at comes in as a new player.")
        numbers = (format_number(one) for one in (first + 1, last, total))
        line = QHBoxLayout()
        line.setSpacing(8)
        said = Label(self._theme, words.format(*numbers), "body", "text", wrap=True, parent=body)
        line.addWidget(said, 1, Qt.AlignmentFlag.AlignVCenter)
        for name, text, to, possible in (
            ("names-back", self.tr("Names before"), first - MOST, first > 0),
            ("names-on", self.tr("More names"), first + MOST, last < total),
        ):
            button = KeyButton(self._theme, text, parent=body)
            button.setObjectName(name)
            button.setEnabled(possible)
            button.clicked.connect(partial(self._turn, to))
            line.addWidget(button)
        return line

    def _turn(self, first: int, *_: object) -> None:
        self.turn(first)

    def _answered(self, index: int, *_: object) -> None:
        self._keys[index] = self.choices[index].current()
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the wheel scroll the list, and not turn the choice that passes below it."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _choice(self, one: PlayerMatch, draft: DraftPlayer, register: Mapping[int, Player]) -> Choice:
        choice = Choice(self._theme)
        choice.setMinimumWidth(self._theme.px(240))
        choice.setAccessibleName(self.tr("{0} is").format(draft.name))
        choice.add(NEW, self.tr("A new player"))
        for candidate, player in _people(one, register):
            choice.add(str(candidate), _named(player.name, player.number, player.born))
        choice.choose(self._keys[one.index])
        choice.installEventFilter(self)
        choice.currentIndexChanged.connect(partial(self._answered, one.index))
        return choice


def _people(one: PlayerMatch, register: Mapping[int, Player]) -> Sequence[tuple[int, Player]]:
    return [(c.player_id, register[c.player_id]) for c in one.candidates if c.player_id in register]


def _named(name: str, number: str, born: int | None) -> str:
    """Return a name with what tells namesakes apart."""
    facts = [number, "" if born is None else str(born)]
    return " · ".join([name, *(fact for fact in facts if fact)])
