"""The card of one person: head, tabs and what can be done with it."""

from __future__ import annotations

import datetime as dt
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from tourney.club.views import PlayerCard
from tourney.ui.base.actions import Actions
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Role
from tourney.ui.players.head import CardHead
from tourney.ui.players.history_tab import HistoryTab
from tourney.ui.players.table_tabs import GamesTab, OpponentsTab, PartnersTab, RecordTab
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.separator import Separator
from tourney.ui.widgets.tabs import UnderlineTabs

MARGIN = 24
INSET = 12
"""Tables reach this much further out, so that their words stand on the margin."""

WIDEST = 1440
COMPACT_BELOW = 500


class Wish(StrEnum):
    """What a person wants to do with the player of the card."""

    HERE = "here"
    EDIT = "edit"
    START = "start"
    ARCHIVE = "archive"
    BRING_BACK = "bring-back"
    DELETE = "delete"
    EXPLAIN = "explain"
    MERGE = "merge"
    ANONYMISE = "anonymise"
    GAMES = "games"
    SEASON = "season"


class CardPanel(QWidget):
    """Shows a ``PlayerCard`` and asks for what its buttons say.

    Signals
    -------
    wished : Wish
        A button or menu entry was chosen.
    left
        Esc: the keys go back to the list.
    separate_asked : int
        Somebody merged into the player of the card is to be a person of his own again.
    player_asked, game_asked : object
        The person wants to see this opponent, or this game in the log.
    against_asked, beside_asked : object
        The person wants to see the games against this opponent, or beside this partner.
    """

    wished = Signal(object)
    left = Signal()
    separate_asked = Signal(int)
    player_asked = Signal(object)
    game_asked = Signal(object)
    against_asked = Signal(object)
    beside_asked = Signal(object)

    def __init__(
        self, theme: Theme, settings: Settings, actions: Actions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._settings = settings
        self._actions = actions
        self._card: PlayerCard | None = None
        self._rule = ""
        self._as_of = dt.date.min
        self._readonly = False
        self._merged: tuple[tuple[int, str], ...] = ()
        self._compact = False
        self.head = CardHead(theme)
        self.tabs = UnderlineTabs(theme)
        self.history = HistoryTab(theme)
        self.record = RecordTab(theme, settings)
        self.opponents = OpponentsTab(theme, settings)
        self.partners = PartnersTab(theme, settings)
        self.games = GamesTab(theme, settings)
        self._tabs: dict[str, QWidget] = {
            "history": self.history,
            "record": self.record,
            "opponents": self.opponents,
            "partners": self.partners,
            "games": self.games,
        }
        self.here = KeyButton(theme, "", icon="check", kind="quiet")
        self.edit = KeyButton(theme, "", icon="edit", kind="quiet")
        self.more = IconButton(theme, "more", "")
        self.menu = QMenu(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        chosen = settings.choice("players-tab", "history")
        self.tabs.choose(chosen if chosen in self._tabs else "history")

    # What is shown

    @property
    def card(self) -> PlayerCard | None:
        """The card shown."""
        return self._card

    def show_card(
        self,
        card: PlayerCard,
        *,
        rule: str,
        as_of: dt.date,
        readonly: bool = False,
        merged: tuple[tuple[int, str], ...] = (),
    ) -> None:
        """Show another person, or the same one with new facts; *merged* are those merged into him."""
        self._merged = merged
        self._card, self._rule, self._as_of, self._readonly = card, rule, as_of, readonly
        self.head.show_card(card, rule, as_of)
        self._show_tab()
        self._say_actions()
        self._say_counts()

    def open(self) -> None:
        """Give the keys to the tab that is shown."""
        self._tabs[self.tabs.current()].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text again."""
        words = {
            "history": self.tr("History"),
            "record": self.tr("Record"),
            "opponents": self.tr("Opponents"),
            "partners": self.tr("Partners"),
            "games": self.tr("Games"),
        }
        for key, text in words.items():
            self.tabs.set_text(key, text)
        self.tabs.setAccessibleName(self.tr("Parts of the card"))
        self.edit.setToolTip(self._actions.action("edit").toolTip())
        self.more.set_name(self.tr("More"))
        for tab in (self.record, self.opponents, self.partners, self.games):
            tab.retranslate()
        card = self._card
        if card is not None:
            self.show_card(
                card, rule=self._rule, as_of=self._as_of, readonly=self._readonly, merged=self._merged
            )

    # Inside

    def _show_tab(self) -> None:
        """Fill the tab shown; the others wait until they are."""
        card, key = self._card, self.tabs.current()
        self._stack.setCurrentWidget(self._tabs[key])
        self.setFocusProxy(self._tabs[key])
        if card is None:
            return
        match key:
            case "history":
                self.history.show_card(card, self._as_of)
            case "record":
                self.record.show_card(card)
            case "opponents":
                self.opponents.show_card(card)
            case "partners":
                self.partners.show_card(card)
            case "games":
                self.games.show_card(card)

    def _say_counts(self) -> None:
        """Show on the tabs how much is in them, where they have room for it."""
        card = self._card
        if card is None:
            return
        counts = {
            "opponents": len(card.opponents) or None,
            "partners": len(card.partners) or None,
            "games": len(card.games) or None,
        }
        buttons = (self.here, self.edit, self.more)
        room = self.width() - 2 * MARGIN - sum(b.sizeHint().width() + 2 for b in buttons if not b.isHidden())
        for key, count in counts.items():
            self.tabs.set_count(key, count)
        if self.tabs.sizeHint().width() > room:
            for key in counts:
                self.tabs.set_count(key, None)

    def _choose_tab(self, key: str) -> None:
        self._settings.set_choice("players-tab", key)
        self._show_tab()

    def _say_actions(self) -> None:
        card = self._card
        if card is None:
            return
        for button, words in (
            (self.here, self.tr("Check out") if card.here else self.tr("Check in")),
            (self.edit, self.tr("Edit")),
        ):
            button.setText("" if self._compact else words)
            button.setAccessibleName(words)
        self.here.setVisible(not card.player.archived)
        self.here.set_icon("close" if card.here else "check")
        self.here.setToolTip(self._actions.action("here").toolTip())
        for button in (self.here, self.edit, self.more):
            button.setEnabled(not self._readonly)
        self.menu.clear()
        start = self.tr("Edit the start rating") if card.start is not None else self.tr("Add a start rating")
        entries = [
            (self.tr("Explain the rating"), Wish.EXPLAIN),
            (start, Wish.START),
            (self.tr("Games in the log"), Wish.GAMES),
            (self.tr("Season sheet…"), Wish.SEASON),
        ]
        if card.player.archived:
            entries.append((self.tr("Bring back into the lists"), Wish.BRING_BACK))
        else:
            entries.append((self.tr("Archive"), Wish.ARCHIVE))
        entries.append((self.tr("Merge with another entry"), Wish.MERGE))
        entries.append((self.tr("Anonymise"), Wish.ANONYMISE))
        entries.append((self.tr("Delete"), Wish.DELETE))
        keys = {
            Wish.EXPLAIN: "explain",
            Wish.MERGE: "merge-players",
            Wish.ANONYMISE: "anonymise-player",
        }
        for text, wish in entries:
            words = f"{text}\t{self._actions.key(keys[wish])}" if wish in keys else text
            action = self.menu.addAction(words)
            action.setData(wish)
            if wish is Wish.DELETE:
                action.setShortcut(Qt.Key.Key_Delete)
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.menu.addSeparator()
        self.menu.addAction(self._actions.action("teams"))
        if self._merged:
            self.menu.addSeparator()
        for player_id, name in self._merged:
            # An ampersand in a name is no mnemonic.
            words = self.tr("Separate {0} again").format(name.replace("&", "&&"))
            self.menu.addAction(words).setData(player_id)

    def _lay_out(self) -> None:
        for key in self._tabs:
            self.tabs.add(key, "")
        self._stack = QStackedWidget()
        for widget in self._tabs.values():
            self._stack.addWidget(widget)
        row = QHBoxLayout()
        row.setSpacing(2)
        # The first word stands on the margin; the tab keeps four pixels for its ring.
        row.setContentsMargins(INSET - 4, 0, INSET, 0)
        row.addWidget(self.tabs)
        row.addStretch(1)
        for button in (self.here, self.edit, self.more):
            row.addWidget(button)
        top = QVBoxLayout()
        top.setContentsMargins(INSET, 0, INSET, 0)
        top.setSpacing(0)
        top.addWidget(self.head)
        top.addSpacing(14)
        top.addWidget(Separator(self.theme))
        top.addSpacing(4)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addLayout(top)
        self._column.addLayout(row)
        self._column.addWidget(self._stack, 1)
        self._set_margins()

    def _connect(self) -> None:
        self.tabs.chosen.connect(self._choose_tab)
        self.here.clicked.connect(self._wish_here)
        self.edit.clicked.connect(self._wish_edit)
        self.more.clicked.connect(self._show_menu)
        self.menu.triggered.connect(self._chosen_in_menu)
        self.opponents.entered.connect(self.against_asked)
        self.partners.entered.connect(self.beside_asked)
        for tab in (self.opponents, self.partners):
            tab.card_asked.connect(self.player_asked)
        self.record.entered.connect(self._show_shape)
        self.head.explain_asked.connect(self._wish_explain)
        self.games.entered.connect(self.game_asked)

    def chosen_game(self) -> int | None:
        """Return the game the keys are on, None while they are elsewhere."""
        table = self.games.table
        index = table.currentIndex()
        if self.tabs.current() != "games" or not table.hasFocus() or not index.isValid():
            return None
        return int(index.siblingAtColumn(0).data(Role.KEY))

    def _show_shape(self, shape: str) -> None:
        self.tabs.choose("games")
        self.games.show_shape(str(shape))
        self.games.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wish_explain(self) -> None:
        self.wished.emit(Wish.EXPLAIN)

    def _chosen_in_menu(self, action: QAction) -> None:
        if action is self._actions.action("teams"):
            return  # carries itself out
        wish = action.data()
        if isinstance(wish, int):
            self.separate_asked.emit(wish)
        else:
            self.wished.emit(Wish(wish))

    def _wish_here(self) -> None:
        self.wished.emit(Wish.HERE)

    def _wish_edit(self) -> None:
        self.wished.emit(Wish.EDIT)

    def _show_menu(self) -> None:
        below = self.more.rect().bottomRight()
        below.setX(below.x() - self.menu.sizeHint().width())
        self.menu.popup(self.more.mapToGlobal(below))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self._card is not None and not self._readonly:
            self.wished.emit(Wish.DELETE)
            return
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def _set_margins(self) -> None:
        compact = self.width() < self.theme.px(COMPACT_BELOW)
        if compact != self._compact:
            self._compact = compact
            self.head.set_compact(compact)
            self._say_actions()
        side = MARGIN - INSET + max(0, self.width() - self.theme.px(WIDEST)) // 2
        self._column.setContentsMargins(side, 20, side, 16)
        self._say_counts()
