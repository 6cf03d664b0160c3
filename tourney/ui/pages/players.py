"""The Players page: the register at the left, the card of the chosen person at the right."""

from __future__ import annotations

import datetime as dt
import time
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from tourney.club import roster
from tourney.club.commands import ArchivePlayer, SetHere, UnmergePlayers
from tourney.club.views import PlayerCard, PlayerRow
from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent
from tourney.core.topics import Topic
from tourney.ui.base.bus import GamesBeside, GamesBetween, GamesOf, Place
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import decimals_of, format_number, format_rating, format_weekday
from tourney.ui.base.page import Page
from tourney.ui.explain.words import tips
from tourney.ui.models.players import Shelf
from tourney.ui.players.card import CardPanel, Wish
from tourney.ui.players.edit_dialogs import EditPlayerDialog, NewPlayerDialog, StartRatingDialog
from tourney.ui.players.list_panel import ListPanel
from tourney.ui.players.removal import RemovalDialog
from tourney.ui.players.words import counted_games
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.empty import EmptyState

MANY_PLAYERS = 200
"""A larger register is read in a worker."""

SLOW_CARD = 0.03
"""A card that took longer than this many seconds waits until the arrow keys rest."""

NARROW_BELOW = 1060
"""Below this width of the page the list takes less."""


class PlayersPage(Page):
    """Find a person, see how good and how surely, change what is known."""

    key = "players"
    topics = frozenset(
        {Topic.PLAYERS, Topic.GAMES, Topic.EVENTS, Topic.ENTRIES, Topic.ROUNDS, Topic.SETTINGS, Topic.RATINGS}
    )

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.setObjectName("players-page")
        self.list = ListPanel(ctx.theme, ctx.settings, ctx.actions)
        self.card = CardPanel(ctx.theme, ctx.settings, ctx.actions)
        self.empty = EmptyState(ctx.theme, drawing="people")
        self._first = self.empty.primary("", ctx.actions.key("new-player"), "plus")
        self._import = self.empty.second("", ctx.actions.key("import"), "import")
        self.right = QStackedWidget()
        self.right.addWidget(QWidget())
        self.right.addWidget(self.card)
        self.right.addWidget(self.empty)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.list)
        row.addWidget(self.right, 1)
        self._slow = 0.0
        self._stale = True
        self._wanted: int | None = None
        self._dialog: Dialog | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(70)
        self._connect()
        self.retranslate()

    # Page

    def title(self) -> str:
        return self.tr("Players")

    def refresh(self, topics: frozenset[Topic]) -> None:
        self._stale = True
        club = self.ctx.club
        self.list.readonly = club.readonly
        self.list.new.setEnabled(not club.readonly)
        if roster.counts(club)[0] < MANY_PLAYERS:
            self._take(self._read())
            return
        self.ctx.jobs.start(lambda **_: self._read(), done=self._take, lane="players", owner=self)

    def panels(self) -> Sequence[QWidget]:
        return (self.list, self.card) if self.card.card is not None else (self.list,)

    def first_focus(self) -> QWidget | None:
        return self.list.filter

    def status_text(self) -> str:
        counts = self.list.model.counts()
        people = counts[Shelf.ALL]
        words = QCoreApplication.translate("Counts", "%n player(s)", None, people)
        words = words.replace(str(people), format_number(people), 1)
        if not counts[Shelf.PROVISIONAL]:
            return words
        return self.tr("{0}, {1} provisional").format(words, format_number(counts[Shelf.PROVISIONAL]))

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        found: dict[str, Callable[[], None]] = {}
        if self.card.card is not None:
            found["explain"] = self.explain
        if self.ctx.club.readonly:
            return found
        found["new-player"] = self.add
        if self.card.card is not None:
            found |= {
                "edit": self.edit,
                "here": self.change_here,
                "merge-players": self.merge,
                "anonymise-player": self.anonymise,
            }
        return found

    def show_target(self, target: object) -> None:
        if not isinstance(target, int):
            return
        if self.list.choose(target):
            self._open_card()
        else:
            # A big register may still be on its way.
            self._wanted = target

    def retranslate(self) -> None:
        self.list.retranslate()
        self.card.retranslate()
        self.empty.set_words(
            self.tr("Nobody is in the club yet"),
            self.tr("Add the first player here, check people in on the Desk, or import a spreadsheet."),
        )
        self._first.setText(self.tr("New player"))
        self._import.setText(self.tr("Import a spreadsheet"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def restyle(self) -> None:
        self._share_out()

    def _share_out(self) -> None:
        self.list.set_room(self.width(), narrow=self.width() < self.ctx.theme.px(NARROW_BELOW))

    # What is shown

    def _connect(self) -> None:
        self.list.chosen.connect(self._chosen)
        self.list.opened.connect(self._open_card)
        self.list.new_asked.connect(self.add)
        self.list.add_asked.connect(self.add)
        self.list.delete_asked.connect(self.remove)
        self.card.wished.connect(self._do)
        self.card.separate_asked.connect(self.separate)
        self.card.left.connect(self.list.setFocus)
        self.card.player_asked.connect(self.show_target)
        self.card.game_asked.connect(self._show_game)
        self.card.against_asked.connect(self._show_against)
        self.card.beside_asked.connect(self._show_beside)
        self.list.model.set_tips(tips(self.ctx))
        self._later.timeout.connect(self._show_card)
        self._first.clicked.connect(self._add_first)
        self._import.clicked.connect(self._start_import)
        self.ctx.event.changed.connect(self._event_changed)

    def _read(self) -> tuple[tuple[PlayerRow, ...], dt.date]:
        club, event_id = self.ctx.club, self.ctx.event.id
        people = roster.players(club, event_id=event_id)
        archived = roster.players(club, archived=True, event_id=event_id)
        rated = club.rated
        return people + archived, rated.as_of if rated is not None else dt.date.today()

    def _take(self, found: tuple[tuple[PlayerRow, ...], dt.date]) -> None:
        self.list.set_people(*found)
        if self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            if self.list.choose(wanted):
                self._open_card()
        if not found[0]:
            self.right.setCurrentWidget(self.empty)
        self.status_changed.emit()
        self.handlers_changed.emit()

    def _chosen(self, player_id: int | None) -> None:
        shown = self.card.card
        if not self._stale and shown is not None and shown.player.id == player_id:
            return
        if self._slow > SLOW_CARD and not self._stale:
            self._later.start()
        else:
            self._show_card()

    def _show_card(self) -> None:
        player_id = self.list.chosen_id
        if player_id is None:
            return
        began = time.perf_counter()
        had_card = self.card.card is not None
        club = self.ctx.club
        try:
            card = roster.card(club, player_id, event_id=self.ctx.event.id)
        except TourneyError:
            # Deleted at another desk; the list that comes next says so.
            return
        self._stale = False
        as_of = club.rated.as_of if club.rated is not None else dt.date.today()
        merged = roster.merged_into(club, player_id)
        self.card.show_card(card, rule=self._rule(), as_of=as_of, readonly=club.readonly, merged=merged)
        self.right.setCurrentWidget(self.card)
        # The first card also loads what draws charts; that tells nothing about the next.
        self._slow = time.perf_counter() - began if had_card else 0.0
        if not had_card:
            self.handlers_changed.emit()

    def _card_now(self) -> PlayerCard | None:
        """Return the card of the person chosen, shown at once where it was waiting."""
        if self._later.isActive():
            self._later.stop()
            self._show_card()
        return self.card.card

    def _open_card(self) -> None:
        if self._card_now() is not None:
            self.card.open()

    def _rule(self) -> str:
        """Return where placing ends: "±110", "20 games"."""
        rated = self.ctx.club.rated
        if rated is None:
            return ""
        placement = rated.choice.placement
        if placement.games > 0:
            return counted_games(placement.games)
        enter = rated.scale.factor * placement.enter
        return f"±{format_rating(enter, decimals_of((round(enter, rated.decimals),)))}"

    def _event_changed(self, event_id: int | None) -> None:
        del event_id
        if self.isVisible():
            self.refresh(frozenset({Topic.ENTRIES}))

    # What is done

    def add(self, name: str | bool = "") -> None:
        """Ask who is new; the person added is shown."""
        dialog = NewPlayerDialog(self.ctx, self.window(), name=name if isinstance(name, str) else "")

        def added() -> None:
            if dialog.player_id is not None:
                self.list.filter.clear()
                self.list.choose(dialog.player_id)

        dialog.accepted.connect(added)
        dialog.show_asked.connect(self.show_target)
        self._open(dialog)

    def edit(self) -> None:
        """Change what is known of the person shown."""
        card = self._card_now()
        if card is not None:
            dialog = EditPlayerDialog(self.ctx, card.player, self.window())
            dialog.show_asked.connect(self.show_target)
            self._open(dialog)

    def explain(self) -> None:
        """Show why the chosen game of the card did what it did, else why the rating is what it is."""
        card, game_id = self._card_now(), self.card.chosen_game()
        if card is None or game_id is None:
            self.explain_rating()
            return
        from tourney.ui.explain.opening import explain_game

        explain_game(self.ctx, self.window(), game_id, card.player.id)

    def explain_rating(self) -> None:
        """Show why the rating of the person shown is what it is."""
        from tourney.ui.explain.opening import explain_rating

        card = self._card_now()
        if card is not None:
            explain_rating(self.ctx, self.window(), card.player.id)

    def edit_start(self) -> None:
        """Note the rating the person shown came with."""
        card = self._card_now()
        if card is not None:
            self._open(StartRatingDialog(self.ctx, card.player, self.window()))

    def remove(self) -> None:
        """Ask what is to become of the person chosen."""
        card = self._card_now()
        if card is None or card.player.id != self.list.chosen_id or self.ctx.club.readonly:
            return
        dialog = RemovalDialog(self.ctx, card.player, len(card.games), self.window())
        dialog.anonymise_asked.connect(self.anonymise)
        self._open(dialog)

    def change_here(self) -> None:
        """Check the person shown in or out; a night begins with its first entry."""
        card = self._card_now()
        if card is None:
            return
        today = dt.date.today()
        event = self.ctx.event.id
        night = NewEvent(self.tr("{0} night").format(format_weekday(today)), today)
        command = SetHere(night if event is None else event, (card.player.id,), here=not card.here)
        done = self.ctx.attempt(command)
        if done is not None and event is None and done.value is not None:
            self.ctx.event.choose(int(done.value))

    def archive(self, *, archived: bool) -> None:
        """Take the person shown out of the lists, or back into them."""
        card = self._card_now()
        if card is not None and self.ctx.attempt(ArchivePlayer(card.player.id, archived)) is not None:
            self.list.choose(card.player.id)

    def merge(self) -> None:
        """Ask who is the same person as the one shown."""
        from tourney.ui.dialogs.merge import MergeDialog

        card = self._card_now()
        if card is None:
            return
        dialog = MergeDialog(self.ctx, card.player, self.window())
        dialog.accepted.connect(lambda: self.show_target(dialog.stays))
        self._open(dialog)

    def separate(self, player_id: int) -> None:
        """Make somebody who was merged into the person shown one of his own again."""
        from tourney.ui.dialogs.consequences import ask

        words = self.tr("Make two people of them again?")
        ask(self.ctx, UnmergePlayers(player_id), words, self.tr("Separate"), self.window())

    def anonymise(self) -> None:
        """Ask whether the name of the person shown is to go for good."""
        from tourney.ui.dialogs.anonymise import AnonymiseDialog

        card = self._card_now()
        if card is not None:
            self._open(AnonymiseDialog(self.ctx, card.player, self.window()))

    def _do(self, wish: Wish) -> None:
        card = self._card_now()
        if card is None:
            return
        match wish:
            case Wish.HERE:
                self.change_here()
            case Wish.EDIT:
                self.edit()
            case Wish.START:
                self.edit_start()
            case Wish.ARCHIVE:
                self.archive(archived=True)
            case Wish.BRING_BACK:
                self.archive(archived=False)
            case Wish.DELETE:
                self.remove()
            case Wish.EXPLAIN:
                self.explain_rating()
            case Wish.MERGE:
                self.merge()
            case Wish.ANONYMISE:
                self.anonymise()
            case Wish.GAMES | Wish.SEASON:
                self._show_more(wish, card.player.id)

    def _show_more(self, wish: Wish, player_id: int) -> None:
        """Go to a player's games, or open his season sheet."""
        if wish is Wish.GAMES:
            self.ctx.bus.asked.emit(Place("games", GamesOf(player_id)))
            return
        from tourney.ui.standings.season import show_season

        show_season(self.ctx, player_id, self)

    def _add_first(self) -> None:
        self.add()

    def _start_import(self) -> None:
        self.ctx.actions.run("import")

    def _show_against(self, opponent_id: int) -> None:
        card = self._card_now()
        if card is not None:
            self.ctx.bus.asked.emit(Place("games", GamesBetween(card.player.id, opponent_id)))

    def _show_beside(self, mate_id: int) -> None:
        card = self._card_now()
        if card is not None:
            self.ctx.bus.asked.emit(Place("games", GamesBeside(card.player.id, mate_id)))

    def _show_game(self, game_id: int) -> None:
        self.ctx.bus.asked.emit(Place("games", game_id))

    def _open(self, dialog: Dialog) -> None:
        self._dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self, result: int) -> None:
        del result
        self._dialog = None
