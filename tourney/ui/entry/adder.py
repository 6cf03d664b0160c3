"""The line in which a person, a new one or a saved team is added to a side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from tourney.club.club import Club
from tourney.club.quick import Candidate
from tourney.club.teams import Teams
from tourney.core.notation import Token, TokenKind
from tourney.ui.widgets.completion import Completion

MOST = 6

_TOKEN = Token(TokenKind.NAME, 0, 0, "")


class Adder(QLineEdit):
    """Takes a name as typed with completion: Enter takes the first, arrows choose another.

    Signals
    -------
    taken : Candidate
        A person, a team, or (neither id nor team) somebody new.
    typing
        The list of names is this line's now.
    """

    taken = Signal(object)
    typing = Signal()

    def __init__(
        self, club: Club, teams: Callable[[], Teams], names: Completion, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._club, self._teams, self._names = club, teams, names
        self.textEdited.connect(self._offer)

    def candidates(self) -> tuple[Candidate, ...]:
        """Return who could be meant by what is typed."""
        typed = self.text().strip()
        if not typed:
            return ()
        only_teams = typed.startswith(("+", "＋"))
        wanted = typed.lstrip("+＋")
        people = [] if only_teams else self._club.register().index.search(wanted, limit=MOST)
        found = [Candidate(one.name, one.id, _TOKEN) for one in people]
        found += [
            Candidate(one.name, None, _TOKEN, team=True)
            for one in self._teams().index.search(wanted, limit=MOST)
        ]
        exact = any(one.name.casefold() == typed.casefold() for one in found)
        if not exact and not only_teams:
            found.append(Candidate(typed, None, _TOKEN))
        return tuple(found)

    def _offer(self) -> None:
        self.typing.emit()
        self._names.offer(self.candidates(), self, 0)

    def take(self, candidate: Candidate) -> None:
        """Add who was chosen from the list."""
        self._names.hide()
        self.clear()
        self.taken.emit(candidate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_open = self._names.isVisible()
        match event.key():
            case Qt.Key.Key_Down if is_open:
                self._names.move_by(1)
            case Qt.Key.Key_Up if is_open:
                self._names.move_by(-1)
            case Qt.Key.Key_Escape if is_open:
                self._names.hide()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if is_open and not event.modifiers():
                self._names.take()
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._names.hide()
