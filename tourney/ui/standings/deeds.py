"""What a person does on the Standings page beyond looking: paper, files, rules, players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tourney.club.commands import EditEvent
from tourney.club.contests import EventFacts, event_facts
from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent
from tourney.core.rules import EventRules
from tourney.ui.base.bus import Place
from tourney.ui.base.context import Context
from tourney.ui.standings.bar import Picked
from tourney.ui.standings.export import Exporter
from tourney.ui.standings.reader import stage_of
from tourney.ui.standings.sheet_table import SheetTable
from tourney.ui.standings.tables import StandingsTable

if TYPE_CHECKING:
    from tourney.club.documents import Wanted


class Deeds(QObject):
    """Carries out what the page is asked for."""

    def __init__(self, ctx: Context, page: QWidget) -> None:
        super().__init__(page)
        self.ctx = ctx
        self._page = page
        self.exporter = Exporter(ctx, page)

    def print(self, key: str, wanted: Wanted) -> None:
        """Show the preview, beginning with this document."""
        from tourney.ui.dialogs.print_preview import show_preview

        show_preview(self.ctx, key, self._page, wanted=wanted)

    def export(self, key: str, wanted: Wanted) -> None:
        """Write a document into a file the person names."""
        from tourney.club.documents import DOCUMENTS

        self.exporter.ask(DOCUMENTS[key], wanted)

    def serve(self, table: StandingsTable, *, people: bool) -> None:
        """Go where a table asks to; with *people*, Enter on a row of it asks for the player."""
        table.player_asked.connect(self.show_player)
        table.season_asked.connect(self.show_season)
        if isinstance(table, SheetTable):
            table.game_asked.connect(self.show_game)
        elif people:
            table.chosen.connect(self.show_player)

    def show_player(self, player_id: int) -> None:
        """Go to a player's page; a team (its id with a minus) has none."""
        if player_id > 0:
            self.ctx.bus.asked.emit(Place("players", player_id))

    def show_game(self, game_id: int) -> None:
        """Go to a game in the log."""
        self.ctx.bus.asked.emit(Place("games", game_id))

    def explain(self, player_id: int | None) -> None:
        """Show why a player's rating is what it is."""
        from tourney.ui.explain.opening import explain_rating

        if player_id is not None and player_id > 0:
            explain_rating(self.ctx, self._page.window(), player_id)

    def show_season(self, player_id: int) -> None:
        """Open a player's season sheet."""
        from tourney.ui.standings.season import show_season

        show_season(self.ctx, player_id, self._page)

    def set_bye(self, points: float) -> bool:
        """Have a bye be worth so many points; tell whether that is so now."""
        facts = self._facts()
        if facts is None or facts.event.bye_points == points:
            return True
        return self._edit(facts, points, facts.event.rules)

    def offer_rules(self, button: QPushButton, picked: Callable[[], Picked]) -> None:
        """Hang the menu of tie-breaks below a button."""
        from tourney.ui.standings import rules_menu

        menu = QMenu(button)
        button.setMenu(menu)

        def fill() -> None:
            facts = self._facts()
            if facts is None:
                return
            stage = stage_of(facts, picked())
            # A stage with rules of its own is changed where stages are set up.
            own = stage is not None and stage.rules is not None
            editable = not own and not self.ctx.club.readonly
            rules_menu.fill(menu, facts.rules(stage), self._change, editable=editable)
            if not self.ctx.club.readonly:
                menu.addSeparator()
                menu.addAction(self.tr("Rules…"), self.set_up)

        menu.aboutToShow.connect(fill)

    def set_up(self) -> None:
        """Open everything about the event, at its tie-breaks."""
        from tourney.ui.events.setup import TIEBREAKS, EventSetup
        from tourney.ui.widgets.showing import show_dialog

        dialog = EventSetup(self.ctx, self.ctx.event.id, self._page.window())
        dialog.show_tab(TIEBREAKS)
        show_dialog(dialog)

    def _change(self, rules: EventRules) -> None:
        facts = self._facts()
        if facts is not None:
            self._edit(facts, facts.event.bye_points, rules)

    def _edit(self, facts: EventFacts, bye_points: float, rules: EventRules) -> bool:
        event = facts.event
        changed = NewEvent(event.name, event.date, event.kind, bye_points, replace(rules))
        return self.ctx.attempt(EditEvent(event.id, changed, event.version)) is not None

    def _facts(self) -> EventFacts | None:
        event_id = self.ctx.event.id
        try:
            return event_facts(self.ctx.club, event_id) if event_id is not None else None
        except TourneyError:
            return None
