"""What the palette can find: people, games, events, pages, documents and actions, best answers first."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tourney.core.names import fold
from tourney.ui.base.action_table import Group, Spec
from tourney.ui.base.actions import Actions
from tourney.ui.base.bus import GamesOf, Notice, Place, retold
from tourney.ui.base.i18n import apart, format_date, format_day, shown

if TYPE_CHECKING:
    from tourney.club.views import LogRow
    from tourney.ui.base.context import Context

SHOWN = 10
PEOPLE = 6
EVENTS = 4
GAMES = 4
DOCUMENTS = 3
NUMBER = re.compile(r"[#＃№]\s*(\d{1,9})")

PLACES = {
    **dict.fromkeys(("swap-sides", "move-games", "split-player", "delete-event", "explain"), "games"),
    **dict.fromkeys(("merge-players", "anonymise-player", "edit", "here"), "players"),
    "use-engine": "engine",
}
"""Action -> the page on which something is chosen for it, for those that do nothing elsewhere."""


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
        games = self._games(query) if folded else []
        documents = self._documents(folded) if folded else []
        commands = self._commands(folded)
        # An action named outright comes before people whose name merely begins like it.
        best = [found for rank, found in commands if rank < 0 or (rank == 0 and len(folded) > 2)]
        rest = [found for rank, found in commands if not (rank < 0 or (rank == 0 and len(folded) > 2))]
        elsewhere = self._elsewhere(folded) if folded else []
        best += [found for rank, found in elsewhere if rank < 0]
        rest += [found for rank, found in elsewhere if rank >= 0]
        if NUMBER.fullmatch(query.strip()):
            return [*games, *best, *people, *events, *documents, *rest][:SHOWN]
        return [*best, *people, *events, *games, *documents, *rest][:SHOWN]

    def _commands(self, folded: str) -> list[tuple[int, Found]]:
        specs = [spec for spec in self._actions.available() if spec.key != "find"]
        if not folded:
            specs.sort(key=lambda spec: (not spec.key.startswith("go-"), spec.group is not Group.NIGHT))
            return [(1, self._found(spec)) for spec in specs]
        ranked = []
        for at, spec in enumerate(specs):
            rank = _rank_of(folded, spec)
            if rank is not None:
                ranked.append((rank, at, spec))
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

    def _elsewhere(self, folded: str) -> list[tuple[int, Found]]:
        """Return the actions that fit and have nothing to do just now; choosing one leads to its page."""
        ctx = self._ctx
        if ctx is None:
            return []
        possible = {spec.key for spec in self._actions.available()}
        found = []
        for spec in self._actions.specs:
            rank = _rank_of(folded, spec)
            if rank is None or spec.key in possible or spec.key == "find":
                continue
            text, icon = shown(spec.text), spec.icon or "chevron-right"
            found.append((rank, Found(text, self.tr("Not just now"), icon, "", self._leads(ctx, spec))))
        return sorted(found, key=lambda one: one[0])

    def _leads(self, ctx: Context, spec: Spec) -> Callable[[], None]:
        def told() -> Notice:
            fact = self.tr("Nothing to do for “{0}” just now.").format(shown(spec.text))
            rest = self.tr("Choose here what it is about, and take it again.")
            return Notice(fact, rest if spec.key in PLACES else "")

        def lead() -> None:
            if spec.key in PLACES:
                ctx.bus.asked.emit(Place(PLACES[spec.key]))
            ctx.bus.noticed.emit(retold(told))

        return lead

    def _games(self, query: str) -> list[Found]:
        ctx = self._ctx
        if ctx is None or len(query.strip()) < 2:
            return []
        from tourney.club import log
        from tourney.ui.games.filtering import read_filter

        index = log.read_log(ctx.club)
        number = NUMBER.fullmatch(query.strip())
        if number is not None:
            index = index.numbered(int(number[1]))
        else:
            index = index.filtered(read_filter(query))
        return [self._game(ctx, index.row(row)) for row in range(min(GAMES, len(index)))]

    def _game(self, ctx: Context, row: LogRow) -> Found:
        sides = " – ".join(row.sides)
        result = row.result or self.tr("open")
        parts = [format_date(row.game.date), *([row.event] if row.event else [])]
        title = apart(self.tr("{0}: {1}", "the sides of a game and its result").format(sides, result))
        return Found(title, " · ".join(parts), "games", "", self._goes(ctx, Place("games", row.game.id)))

    def _documents(self, folded: str) -> list[Found]:
        ctx = self._ctx
        if ctx is None or len(folded) < 2:
            return []
        from tourney.club.documents import Wanted, available

        found = []
        for document in available(ctx.club, Wanted(event_id=ctx.event.id)):
            names = (shown(document.label), document.label.source)
            if any(match_rank(folded, fold(name)) is not None for name in names):
                run = self._previews(ctx, document.key)
                found.append(Found(names[0], self.tr("Document"), "print", "", run))
        return found[:DOCUMENTS]

    def _previews(self, ctx: Context, key: str) -> Callable[[], None]:
        def preview() -> None:
            from tourney.ui.dialogs.print_preview import show_preview

            parent = self.parent()
            assert isinstance(parent, QWidget)
            show_preview(ctx, key, parent)

        return preview

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


def _rank_of(folded: str, spec: Spec) -> int | None:
    """Return how well an action's name answers, -1 for the very name; as ``match_rank`` else."""
    # The English name answers too: people mix languages, and manuals are in English.
    names = [fold(name) for name in (shown(spec.text), spec.text.source)]
    if folded in names:
        return -1
    return min((rank for name in names if (rank := match_rank(folded, name)) is not None), default=None)


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
