"""The register at the left: title, filter, tabs, and the list itself."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedLayout, QVBoxLayout, QWidget

from tourney.club.views import PlayerRow
from tourney.ui.base.actions import Actions
from tourney.ui.base.i18n import format_number
from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.models.players import Order, RegisterModel, Shelf
from tourney.ui.players.list_parts import FilterField, NoMatch, RegisterView, ShelfTabs
from tourney.ui.players.row_cell import RegisterCell
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.separator import Separator
from tourney.ui.widgets.surface import Surface

WIDE, NARROW = 376, 312


class ListPanel(Surface):
    """Title, filter and list over one ``RegisterModel``.

    Signals
    -------
    chosen : int or None
        Another person is chosen in the list; None when nobody is.
    opened, delete_asked, new_asked
        What the person wants.
    add_asked : str
        Add somebody of this name.
    """

    chosen = Signal(object)
    opened = Signal()
    delete_asked = Signal()
    new_asked = Signal()
    add_asked = Signal(str)

    def __init__(
        self, theme: Theme, settings: Settings, actions: Actions, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, right=True, parent=parent)
        self._settings = settings
        self._actions = actions
        self.readonly = False
        self.model = RegisterModel(self)
        self.title = Label(theme, "", "page")
        self.count = Label(theme, "", "body", "soft")
        self.order = KeyButton(theme, "", kind="quiet", menu=True, role="second")
        self.new = KeyButton(theme, "", icon="plus")
        self.filter = FilterField(theme, icon="")
        self.tabs = ShelfTabs(theme)
        self.view = RegisterView(theme, lines=2)
        self.view.setModel(self.model)
        self.view.setItemDelegate(RegisterCell(theme, self.view))
        self.view.setUniformItemSizes(True)
        self.none = NoMatch(theme)
        self._chosen_id: int | None = None
        self._quiet = False
        self._narrow = False
        # A menu as a child of the panel itself would cut the Tab order when the focus proxy is set.
        self._menu = QMenu(self.order)
        self._lay_out()
        self._connect()
        self._restore()
        self.retranslate()

    # What is shown

    def set_people(self, people: tuple[PlayerRow, ...], as_of: dt.date) -> None:
        """Show these people; the one chosen stays chosen."""
        self._quiet = True
        self.model.set_people(people, as_of)
        self._quiet = False
        self._say_counts()
        self._settle()

    @property
    def chosen_id(self) -> int | None:
        """The person chosen, or None."""
        return self._chosen_id

    def choose(self, player_id: int) -> bool:
        """Choose a person, leaving filter and tab when they hide him; False when he is unknown."""
        person = self.model.person(player_id)
        if person is None:
            return False
        self._chosen_id = player_id
        if self.model.row_of(player_id) < 0:
            self.filter.clear()
            self.tabs.choose(Shelf.ARCHIVED if person.player.archived else Shelf.ALL)
        self._settle()
        return True

    def set_room(self, room: int, *, narrow: bool) -> None:
        """Take less width in a small window, and never half of *room*."""
        self.setFixedWidth(min(self.theme.px(NARROW if narrow else WIDE), round(room * 0.42)))
        self.new.set_key("" if narrow else self._actions.key("new-player"))
        self._fit_head()
        self._narrow = narrow
        self._fit_tabs()

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Players"))
        self.new.setText(self.tr("New"))
        self.new.set_key("" if self._narrow else self._actions.key("new-player"))
        self.new.setToolTip(self._actions.action("new-player").toolTip())
        self.filter.set_placeholder(self.tr("Filter by name, club number, note"))
        words = {
            Shelf.ALL: self.tr("All"),
            Shelf.HERE: self.tr("Here"),
            Shelf.PROVISIONAL: self.tr("Provisional"),
            Shelf.AWAY: self.tr("Away"),
            Shelf.ARCHIVED: self.tr("Archived"),
        }
        for shelf, text in words.items():
            self.tabs.set_text(shelf, text)
        self.tabs.setAccessibleName(self.tr("Which players"))
        self.tabs.setTabToolTip(list(words).index(Shelf.AWAY), self.tr("No rated game for 90 days"))
        self.view.setAccessibleName(self.tr("Players"))
        self._say_order()
        self._say_counts()
        self._say_none()
        self.model.retranslate()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "tabs"):
            self._fit_tabs()

    # Inside

    def _fit_head(self) -> None:
        """Let the count go where the heading would be cut: the status line has it as well."""
        heads = (self.title, self.count, self.order, self.new)
        wanted = sum(part.sizeHint().width() + 8 for part in heads) + 32
        self.count.setVisible(wanted <= self.width())

    def _lay_out(self) -> None:
        for shelf in Shelf:
            self.tabs.add(shelf, "")
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addWidget(self.count)
        head.addStretch(1)
        head.addWidget(self.order)
        head.addWidget(self.new)
        pills = QHBoxLayout()
        pills.setContentsMargins(0, 0, 0, 0)
        pills.addWidget(self.tabs)
        pills.addStretch(1)
        top = QVBoxLayout()
        top.setContentsMargins(16, 8, 16, 8)
        top.setSpacing(12)
        top.addLayout(head)
        top.addWidget(self.filter)
        top.addLayout(pills)
        below = QWidget()
        self._stack = QStackedLayout(below)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.none)
        column = QVBoxLayout(self)
        # The line at the right belongs to the panel.
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(Separator(self.theme))
        column.addWidget(below, 1)
        self.setFocusProxy(self.filter)
        self.setFixedWidth(self.theme.px(WIDE))

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._filtered)
        self.filter.moved.connect(self._move)
        self.filter.opened.connect(self._enter)
        self.filter.delete_asked.connect(self.delete_asked)
        self.view.opened.connect(self.opened)
        self.view.delete_asked.connect(self.delete_asked)
        self.view.typed.connect(self._type)
        self.view.doubleClicked.connect(self._open_index)
        self.view.selectionModel().currentChanged.connect(self._current_changed)
        self.tabs.chosen.connect(self._shelf_chosen)
        self.new.clicked.connect(self.new_asked)
        self.none.button.clicked.connect(self._enter)
        self.order.clicked.connect(self._show_orders)
        self._menu.triggered.connect(lambda action: self._order_chosen(Order(action.data())))

    def _restore(self) -> None:
        order = self._settings.choice("players-order", Order.RATING)
        self.model.set_order(Order(order) if order in set(Order) else Order.RATING)

    def _filtered(self, text: str) -> None:
        self._rearrange(lambda: self.model.set_query(text))

    def _shelf_chosen(self, key: str) -> None:
        self._rearrange(lambda: self.model.set_shelf(Shelf(key)))
        self._say_counts()

    def _order_chosen(self, order: Order) -> None:
        self._settings.set_choice("players-order", order)
        self._rearrange(lambda: self.model.set_order(order))
        self._say_order()

    def _rearrange(self, change: Callable[[], None]) -> None:
        self._quiet = True
        change()
        self._quiet = False
        self._settle()

    def _settle(self) -> None:
        """Keep the chosen person chosen, or take the first; show what stands for an empty list."""
        count = self.model.rowCount()
        self._stack.setCurrentIndex(0 if count else 1)
        if not count:
            self._say_none()
            return
        row = self.model.row_of(self._chosen_id) if self._chosen_id is not None else -1
        index = self.model.index(max(0, row), 0)
        if self.view.currentIndex() != index:
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)
        else:
            self._current_changed(index, index)

    def _current_changed(self, current: QModelIndex, previous: QModelIndex) -> None:
        del previous
        if self._quiet:
            return
        row = self.model.record(current.row()) if current.isValid() else None
        player_id = row.player.id if row is not None else None
        if player_id is not None and player_id != self._chosen_id:
            self._chosen_id = player_id
        self.chosen.emit(self._chosen_id)

    def _move(self, event: QKeyEvent) -> None:
        self.view.keyPressEvent(event)

    def _type(self, text: str) -> None:
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self.filter.end(False)
        self.filter.insert(text)

    def _open_index(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit()

    def _enter(self) -> None:
        if self.model.rowCount():
            self.opened.emit()
            return
        elsewhere = self._elsewhere()
        if elsewhere is not None:
            self.tabs.choose(elsewhere)
        elif self.filter.text().strip() and not self.readonly:
            self.add_asked.emit(" ".join(self.filter.text().split()))

    def _elsewhere(self) -> Shelf | None:
        """Return the part of the register that has what this one lacks."""
        for shelf in (Shelf.ALL, Shelf.ARCHIVED):
            if shelf is not self.model.shelf and self.model.matches(shelf):
                return shelf
        return None

    # Words

    def _say_none(self) -> None:
        query = " ".join(self.filter.text().split())
        elsewhere = self._elsewhere()
        if not query:
            facts = {
                Shelf.HERE: self.tr("Nobody is here yet."),
                Shelf.PROVISIONAL: self.tr("Nobody is provisional."),
                Shelf.AWAY: self.tr("Nobody has been away for 90 days."),
                Shelf.ARCHIVED: self.tr("Nobody is archived."),
            }
            fact = facts.get(self.model.shelf, "")
            self.none.say(fact, "", self.tr("Show all") if elsewhere is Shelf.ALL else "")
        elif elsewhere is Shelf.ALL:
            self.none.say(
                self.tr("Nobody here is called “{0}”.").format(query), "", self.tr("Look among all")
            )
        elif elsewhere is Shelf.ARCHIVED:
            fact = self.tr("Only an archived player fits “{0}”.").format(query)
            self.none.say(fact, "", self.tr("Look among the archived"))
        else:
            fact = self.tr("Nobody is called “{0}”.").format(query)
            verb = self.tr("Add “{0}”").format(query)
            rest = self.tr("Enter adds a new player.")
            self.none.say(fact, "" if self.readonly else rest, "" if self.readonly else verb)

    def _say_counts(self) -> None:
        counts = self.model.counts()
        self.count.setText(format_number(counts[Shelf.ALL]))
        self._fit_head()
        archived = list(Shelf).index(Shelf.ARCHIVED)
        wanted = counts[Shelf.ARCHIVED] > 0 or self.model.shelf is Shelf.ARCHIVED
        if self.tabs.isTabVisible(archived) != wanted:
            self.tabs.setTabVisible(archived, wanted)
        self._fit_tabs()

    def _fit_tabs(self) -> None:
        """Show as many counts as the width allows, the chosen one's first of all."""
        counts = self.model.counts()
        room = self.width() - 32
        for pad, shown in ((12, set(Shelf)), (8, set(Shelf)), (8, {self.model.shelf}), (5, set())):
            self.tabs.set_pad(pad)
            for shelf in Shelf:
                self.tabs.set_count(shelf, counts[shelf] if shelf in shown else None)
            if self.tabs.sizeHint().width() <= room:
                return

    def _say_order(self) -> None:
        words = self._order_words()
        self.order.setText(words[self.model.order])
        self.order.setAccessibleName(self.tr("Sorted by: {0}").format(words[self.model.order]))
        self.order.setToolTip(self.tr("Sort the list"))

    def _order_words(self) -> dict[Order, str]:
        return {
            Order.RATING: self.tr("Rating"),
            Order.NAME: self.tr("Name"),
            Order.GAMES: self.tr("Games"),
            Order.LAST: self.tr("Last played"),
        }

    def _show_orders(self) -> None:
        self._menu.clear()
        group = QActionGroup(self._menu)
        for order, text in self._order_words().items():
            action = self._menu.addAction(text)
            action.setData(order)
            action.setCheckable(True)
            action.setChecked(order is self.model.order)
            group.addAction(action)
        self._menu.popup(self.order.mapToGlobal(self.order.rect().bottomLeft()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tabs()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "tabs"):
            self._fit_tabs()
