"""What a page is given: the open club and the services around it. Nothing here is global."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tourney.core.errors import TourneyError
from tourney.ui.base.bus import Bus
from tourney.ui.base.errors import Faults, sentence
from tourney.ui.base.i18n import Language
from tourney.ui.base.jobs import Jobs
from tourney.ui.base.settings import Settings

if TYPE_CHECKING:
    from tourney.club.club import Club, Done
    from tourney.club.commands import Command
    from tourney.ui.base.actions import Actions
    from tourney.ui.base.theme import Theme


class CurrentEvent(QObject):
    """Which event the desk looks at; None is a night that has not begun."""

    changed = Signal(object)

    def __init__(self, event_id: int | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._id = event_id

    @property
    def id(self) -> int | None:
        return self._id

    def choose(self, event_id: int | None) -> None:
        """Look at this event from now on."""
        if event_id != self._id:
            self._id = event_id
            self.changed.emit(event_id)


@dataclass(frozen=True, slots=True, eq=False)
class Services:
    """What outlives a club: made once in ``app.py``."""

    bus: Bus
    jobs: Jobs
    settings: Settings
    theme: Theme
    language: Language
    actions: Actions
    faults: Faults


@dataclass(frozen=True, slots=True, eq=False)
class Context(Services):
    """The services and the club that is open; a new one for every club."""

    club: Club
    event: CurrentEvent

    def execute(self, command: Command) -> Done:
        """Carry out a command and tell everybody.

        Raises
        ------
        TourneyError
            The club refused; nothing changed and nobody was told.
        """
        return self.tell(self.club.execute(command))

    def attempt(self, command: Command) -> Done | None:
        """Carry out a command; a refusal is shown to the person and gives None."""
        try:
            return self.execute(command)
        except TourneyError as error:
            self.faults.report(error)
            return None

    def undo(self, *, announce: bool = True) -> Done:
        """Take the latest change back and tell everybody; raises like ``execute``.

        Without *announce* the undo bar is left to the caller.
        """
        return self.tell(self.club.undo(), announce=announce)

    def redo(self, *, announce: bool = True) -> Done:
        """Carry out again what was taken back; raises like ``execute``."""
        return self.tell(self.club.redo(), announce=announce)

    def sentence(self, error: TourneyError) -> str:
        """Return what a refusal says, for the line below a field."""
        return sentence(error)

    def tell(self, done: Done, *, announce: bool = True) -> Done:
        """Tell everybody of a command carried out elsewhere (in a worker thread)."""
        # Said first: the undo bar must stand before a page that re-reads slowly.
        if announce:
            self.bus.said.emit(done)
        self.bus.changed.emit(done.topics)
        return done


def with_club(services: Services, club: Club, event_id: int | None = None) -> Context:
    """Return the context of a club just opened."""
    return Context(
        bus=services.bus,
        jobs=services.jobs,
        settings=services.settings,
        theme=services.theme,
        language=services.language,
        actions=services.actions,
        faults=services.faults,
        club=club,
        event=CurrentEvent(event_id, services.bus),
    )
