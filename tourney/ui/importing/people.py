"""People of the document who may be somebody of the club: one question each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from tourney.club.importing import ImportPreview
from tourney.core.records import Player
from tourney.exchange.drafts import DraftPlayer
from tourney.exchange.matching import PlayerMatch
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label

NEW = "new"
MOST = 200
"""More questions than these are not asked; the people are taken as new."""


class PeopleForm(QScrollArea):
    """A line for each question: the name in the document, why it is asked, and who it is.

    Signals
    -------
    changed
        An answer was given.
    """

    changed = Signal()

    def __init__(self, theme: Theme, preview: ImportPreview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.choices: dict[int, Choice] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(2, 10, 10, 2)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        headings = (self.tr("In the file"), self.tr("Why it is asked"), self.tr("Who it is"))
        for at, words in enumerate(headings):
            grid.addWidget(Label(theme, words, "second", "faint", parent=body), 0, at)
        questions = preview.plan.questions
        for line, one in enumerate(questions[:MOST], 1):
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
        if len(questions) > MOST:
            rest = self.tr("The others come in as new players; two entries can be merged at any time.")
            grid.addWidget(Label(theme, rest, "second", "faint", wrap=True, parent=body), MOST + 1, 0, 1, 3)
        grid.setRowStretch(min(len(questions), MOST) + 2, 1)
        self.setWidget(body)

    def answers(self) -> dict[int, int | None]:
        """Return who each person asked about is: a player of the club, None for a new one."""
        found: dict[int, int | None] = {}
        for index, choice in self.choices.items():
            key = choice.current()
            found[index] = None if key == NEW else int(key)
        return found

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
        choice.choose(NEW)
        choice.installEventFilter(self)
        choice.activated.connect(self.changed)
        return choice


def _people(one: PlayerMatch, register: Mapping[int, Player]) -> Sequence[tuple[int, Player]]:
    return [(c.player_id, register[c.player_id]) for c in one.candidates if c.player_id in register]


def _named(name: str, number: str, born: int | None) -> str:
    """Return a name with what tells namesakes apart."""
    facts = [number, "" if born is None else str(born)]
    return " · ".join([name, *(fact for fact in facts if fact)])
