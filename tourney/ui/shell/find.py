"""What the palette can find: people, pages, actions and events, best answers first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tourney.core.names import fold
from tourney.ui.base.actions import Actions, Group, Spec
from tourney.ui.base.bus import GamesOf, Place
from tourney.ui.base.i18n import format_day, shown

if TYPE_CHECKING:
    from tourney.ui.base.context import Context

SHOWN = 10
PEOPLE = 6
EVENTS = 4


@dataclass(frozen=True, slots=True)
class Found:
    """One line of the palette, and what choosing it does."""

    title: str
    detail: str
    icon: str
    key: str
    run: Callable[[], None]


class Finder(QObject):
    """Searches the open club and the table of actions; without a club the actions alone."""

    def __init__(self, actions: Actions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._ctx: Context | None = None

    def look_in(self, ctx: Context | None) -> None:
        """Search this club from now on."""
        self._ctx = ctx

    def search(self, query: str) -> list[Found]:
        """Return up to ``SHOWN`` answers; nothing typed gives the pages and the night's actions."""
        folded = fold(query)
        people = self._people(query) if folded else []
        events = self._events(folded) if folded else []
        commands = self._commands(folded)
        # An action named outright comes before people whose name merely begins like it.
        best = [found for rank, found in commands if rank == 0 and len(folded) > 2]
        rest = [found for rank, found in commands if not (rank == 0 and len(folded) > 2)]
        return [*best, *people, *events, *rest][:SHOWN]

    def _commands(self, folded: str) -> list[tuple[int, Found]]:
        specs = [spec for spec in self._actions.available() if spec.key != "find"]
        if not folded:
            specs.sort(key=lambda spec: (not spec.key.startswith("go-"), spec.group is not Group.NIGHT))
            return [(1, self._found(spec)) for spec in specs]
        ranked = []
        for at, spec in enumerate(specs):
            # The English name answers too: people mix languages, and manuals are in English.
            ranks = [match_rank(folded, fold(name)) for name in (shown(spec.text), spec.text.source)]
            known = [rank for rank in ranks if rank is not None]
            if known:
                ranked.append((min(known), at, spec))
        return [(rank, self._found(spec)) for rank, _, spec in sorted(ranked, key=lambda row: row[:2])]

    def _found(self, spec: Spec) -> Found:
        detail = self.tr("Page") if spec.key.startswith("go-") else shown(spec.group.text)
        return Found(
            shown(spec.text),
            detail,
            spec.icon or "chevron-right",
            self._actions.key(spec.key),
            lambda: self._actions.run(spec.key),
        )

    def _people(self, query: str) -> list[Found]:
        ctx = self._ctx
        if ctx is None:
            return []
        from tourney.club import roster

        found = []
        for player in roster.find(ctx.club, query, limit=PEOPLE):
            place = Place("players", player.id)
            found.append(Found(player.name, self.tr("Player"), "players", "", self._goes(ctx, place)))
        if len(found) == 1:
            only = roster.find(ctx.club, query, limit=1)[0]
            title = self.tr("Games of {0}").format(only.name)
            go = self._goes(ctx, Place("games", GamesOf(only.id)))
            found.append(Found(title, self.tr("Games"), "games", "", go))
        return found

    def _events(self, folded: str) -> list[Found]:
        ctx = self._ctx
        if ctx is None:
            return []
        from tourney.club import desk

        found = []
        for event in desk.all_events(ctx.club):
            if match_rank(folded, fold(event.name)) is not None:
                detail = self.tr("Event · {0}").format(format_day(event.date))
                found.append(Found(event.name, detail, "calendar", "", self._chooses(ctx, event.id)))
            if len(found) == EVENTS:
                break
        return found

    def _goes(self, ctx: Context, place: Place) -> Callable[[], None]:
        return lambda: ctx.bus.asked.emit(place)

    def _chooses(self, ctx: Context, event_id: int) -> Callable[[], None]:
        def choose() -> None:
            ctx.event.choose(event_id)
            ctx.bus.asked.emit(Place("desk"))

        return choose


def match_rank(folded: str, name: str) -> int | None:
    """Return how well *name* answers: 0 it begins so, 1 each word typed begins one of its words,
    2 it contains it, None not at all. Both are folded.
    """
    if name.startswith(folded):
        return 0
    words = name.split()
    if all(any(word.startswith(typed) for word in words) for typed in folded.split()):
        return 1
    return 2 if folded in name else None
