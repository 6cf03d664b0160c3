"""The two lines above the log: what is shown, and the filter that narrows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.ui.base.actions import Actions
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.fields import SearchField
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.picker import Option, PickButton
from tourney.ui.widgets.tabs import PillTabs

ALL, TONIGHT, OPEN, VOID, HISTORY = "all", "tonight", "open", "void", "history"
MARGIN = 16
TYPING_MS = 40
ROOM_FOR_IMPORT = 940


class FilterField(SearchField):
    """Esc empties it, Enter and Down go on to the games."""

    leave_down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.leave_down.emit()
        else:
            super().keyPressEvent(event)


class GamesHead(QWidget):
    """Says what a person wants to see; the page reads it and shows it.

    Signals
    -------
    changed
        Another pill, text, event or player.
    leave_down
        The games are next.
    detail_toggled
        The panel of the chosen game is to appear or to go.
    """

    changed = Signal()
    leave_down = Signal()
    detail_toggled = Signal()

    def __init__(
        self,
        theme: Theme,
        actions: Actions,
        events: Callable[[], Sequence[Option]],
        people: Callable[[], Sequence[Option]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._actions = actions
        self._tonight = True
        self._beside = False
        self.heading = Label(theme, "", "page", "text")
        self.pills = PillTabs(theme)
        self.pills.setObjectName("games-pills")
        for key in (ALL, TONIGHT, OPEN, VOID, HISTORY):
            self.pills.add(key, "")
        self.bring_in = KeyButton(theme, key=actions.key("import"), icon="import")
        self.bring_in.setObjectName("games-import")
        self.bring_in.clicked.connect(actions.action("import").trigger)
        self.export = KeyButton(theme, key=actions.key("export"), icon="export")
        self.export.setObjectName("games-export")
        self.export.clicked.connect(actions.action("export").trigger)
        self.detail = IconButton(theme, "info", "")
        self.detail.setObjectName("games-detail-toggle")
        self.detail.clicked.connect(self.detail_toggled)
        self.field = FilterField(theme)
        self.field.setObjectName("games-filter")
        self.event_pick = PickButton(theme, events)
        self.event_pick.setObjectName("games-event")
        self.player_pick = PickButton(theme, people)
        self.player_pick.setObjectName("games-player")
        self.against_pick = PickButton(theme, people)
        self.against_pick.setObjectName("games-against")
        self.against_pick.hide()
        self.clear_all = KeyButton(theme, kind="ghost")
        self.clear_all.setObjectName("games-clear")
        self.shown = Label(theme, "", "second", "faint")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TYPING_MS)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setContentsMargins(MARGIN, 0, MARGIN, 0)
        first.setSpacing(8)
        first.addWidget(self.heading)
        first.addSpacing(8)
        first.addWidget(self.pills)
        first.addStretch(1)
        first.addWidget(self.bring_in)
        first.addWidget(self.export)
        first.addWidget(self.detail)
        self._second = QWidget()
        second = QHBoxLayout(self._second)
        second.setContentsMargins(MARGIN, 0, MARGIN, 8)
        second.setSpacing(8)
        second.addWidget(self.field, 2)
        second.addWidget(self.event_pick)
        second.addWidget(self.player_pick)
        second.addWidget(self.against_pick)
        second.addWidget(self.clear_all)
        second.addStretch(1)
        second.addWidget(self.shown)
        self.field.setMinimumWidth(180)
        self.field.setMaximumWidth(420)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(first)
        layout.addWidget(self._second)

    def _connect(self) -> None:
        self.pills.chosen.connect(self._chosen)
        self.field.textChanged.connect(self._typed)
        self.field.leave_down.connect(self._leave)
        self.event_pick.picked.connect(self._narrowed)
        self.player_pick.picked.connect(self._narrowed)
        self.against_pick.picked.connect(self._narrowed)
        self.clear_all.clicked.connect(self.clear)
        self._timer.timeout.connect(self.changed)
        self._chosen(ALL)

    # Words

    def retranslate(self) -> None:
        """Say every word again."""
        self.heading.setText(self.tr("Games"))
        self.pills.setAccessibleName(self.tr("Which games"))
        self.pills.set_text(ALL, self.tr("All"))
        self.say_tonight(tonight=self._tonight)
        self.pills.set_text(OPEN, self.tr("Open"))
        self.pills.set_text(VOID, self.tr("Void"))
        self.pills.set_text(HISTORY, self.tr("Changes"))
        self.bring_in.setText(self.tr("Import"))
        self.export.setText(self.tr("Export"))
        self.detail.set_name(self.tr("Show or hide what is chosen"))
        self.field.set_placeholder(self.tr("Filter by player, event or date"))
        self.event_pick.set_words(self.tr("Any event"), self.tr("Type an event"))
        self.player_pick.set_words(self.tr("Anybody"), self.tr("Type a name"))
        self._say_second()
        self.clear_all.setText(self.tr("Clear"))

    def _say_second(self) -> None:
        words = self.tr("with anybody") if self._beside else self.tr("against anybody")
        self.against_pick.set_words(words, self.tr("Type a name"))

    def say_tonight(self, *, tonight: bool) -> None:
        """Name the second pill: the event of the top bar may be one of long ago."""
        self._tonight = tonight
        self.pills.set_text(TONIGHT, self.tr("Tonight") if tonight else self.tr("This event"))

    # What is wanted

    def clear(self) -> None:
        """Filter no more; the pill stays."""
        self.event_pick.set_value(None)
        self.player_pick.set_value(None)
        self.against_pick.set_value(None)
        self._beside = False
        self._say_second()
        self.field.blockSignals(True)
        self.field.clear()
        self.field.blockSignals(False)
        self.field.update()
        self._narrowed()

    def narrow(
        self,
        *,
        event: tuple[int, str] | None = None,
        player: tuple[int, str] | None = None,
        against: tuple[int, str] | None = None,
        beside: tuple[int, str] | None = None,
    ) -> None:
        """Show the games of one event or player, or of two against or beside each other, as if picked."""
        if event is not None:
            self.event_pick.set_value(*event)
        if player is not None:
            self.player_pick.set_value(*player)
        self._beside = beside is not None
        self._say_second()
        second = against or beside
        if second is not None:
            self.against_pick.set_value(*second)
        self._narrowed()

    @property
    def opponent(self) -> int | None:
        """Whom the player's games are to be against; asked for only beside a player."""
        return None if self._beside or self.player_pick.value is None else self.against_pick.value

    @property
    def mate(self) -> int | None:
        """Who is to be on the player's side; asked for only beside a player."""
        return self.against_pick.value if self._beside and self.player_pick.value is not None else None

    @property
    def narrowed(self) -> bool:
        """True while anything but the pill leaves games out."""
        picked = self.event_pick.value is not None or self.player_pick.value is not None
        return picked or bool(self.field.text().strip())

    def _chosen(self, key: str) -> None:
        self._second.setVisible(key != HISTORY)
        self.event_pick.setVisible(key != TONIGHT)
        self._narrowed()

    def _typed(self) -> None:
        self.clear_all.setVisible(self.narrowed)
        self._timer.start()

    def _leave(self) -> None:
        # What was typed a moment ago is to be seen first.
        if self._timer.isActive():
            self._timer.stop()
            self.changed.emit()
        self.leave_down.emit()

    def _narrowed(self) -> None:
        self.against_pick.setVisible(self.player_pick.value is not None)
        self.clear_all.setVisible(self.narrowed)
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bring_in.setVisible(self.width() >= self._theme.px(ROOM_FOR_IMPORT))
