"""The check-in panel: type two letters and Enter, or tick people in the list."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QVBoxLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.names import Ambiguous, Match, MatchKind, Unknown
from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.desk.night import Night
from tourney.ui.desk.person_menu import PersonMenu
from tourney.ui.desk.words import some
from tourney.ui.models.check_in import CheckInModel
from tourney.ui.widgets.buttons import IconButton
from tourney.ui.widgets.delegates.base import Look
from tourney.ui.widgets.delegates.text import CheckCell
from tourney.ui.widgets.fields import SearchField, mark_state
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.rows import Index
from tourney.ui.widgets.surface import Surface

HEAD = 48
MARGIN = 12
FOUND = 60
FEWEST_FOR_NEW = 3
"""Below this many letters somebody of the club is meant; from here on it may be a whole name."""


class PersonCell(CheckCell):
    """A tick and a name; what the scroll bar takes, the margin before it gives back."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(theme, view)
        self._view = view

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        bar = self._view.verticalScrollBar()
        spare = bar.width() if bar.isVisible() else 0
        super().paint_content(painter, rect.adjusted(0, 0, spare, 0), index, look)


class CheckInList(ListView):
    """The people; a click, Space or Enter ticks one.

    Signals
    -------
    toggled : int
        The row to check in or out.
    left_upwards
        The person went up from the first row.
    typed : str
        A letter was typed: it belongs into the field.
    menu_wanted : int, QPoint
        The menu of a row at a place on the screen.
    """

    menu_wanted = Signal(int, QPoint)
    toggled = Signal(int)
    left_upwards = Signal()
    typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, hairlines=False, parent=parent)
        self.setItemDelegate(PersonCell(theme, self))
        # Else Qt asks a thousand rows for their height each time one of them changes.
        self.setUniformItemSizes(True)
        self.clicked.connect(self._clicked)

    def _clicked(self, index: QModelIndex) -> None:
        self.toggled.emit(index.row())

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: letters go to the field."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.currentIndex().row()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if row >= 0 and not event.isAutoRepeat():
                self.toggled.emit(row)
            return
        if key == Qt.Key.Key_Up and row <= 0:
            self.left_upwards.emit()
            return
        if key == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._menu_of(row)
            return
        plain = not (event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier)
        if plain and event.text().strip() and event.text().isprintable():
            self.typed.emit(event.text())
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard or not index.isValid():
            self._menu_of(self.currentIndex().row())
        else:
            self.setCurrentIndex(index)
            self.menu_wanted.emit(index.row(), event.globalPos())
        event.accept()

    def _menu_of(self, row: int) -> None:
        if row >= 0:
            rect = self.visualRect(self.model().index(row, 0))
            self.menu_wanted.emit(row, self.viewport().mapToGlobal(rect.bottomLeft()))


class CheckInPanel(Surface):
    """Title, field, sentence and list.

    Signals
    -------
    escaped
        Esc was pressed in an empty field; a drawer closes.
    """

    escaped = Signal()

    def __init__(self, night: Night, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, right=True, parent=parent)
        self.night = night
        self._offered = ""
        self._title = Label(theme, "", "panel")
        self._count = Label(theme, "", "second", "soft", elide=True)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.grid = IconButton(theme, "calendar", "", key=night.ctx.actions.key("absences"))
        self.grid.setObjectName("absence-grid")
        self.closer = IconButton(theme, "close", "", key="Esc")
        self.closer.hide()
        self.closer.clicked.connect(self.escaped)
        self.field = SearchField(theme, icon="")
        self._say = Label(theme, "", "second", "soft", wrap=True)
        self.model = CheckInModel(self)
        self.list = CheckInList(theme, self)
        self.list.setModel(self.model)
        self._lay_out()
        self.setFocusProxy(self.field)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self.enter)
        self.list.toggled.connect(self._toggle_row)
        self.list.menu_wanted.connect(self._open_menu)
        self.grid.clicked.connect(lambda: night.ctx.actions.run("absences"))
        self.list.left_upwards.connect(self.field.setFocus)
        self.list.typed.connect(self._type_more)
        night.changed.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(16, 0, 6, 0)
        head.setSpacing(2)
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        head.addWidget(self.grid)
        head.addWidget(self.closer)
        box = QWidget()
        self._head = box
        box.setLayout(head)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(box)
        inner = QVBoxLayout()
        inner.setContentsMargins(MARGIN, 0, MARGIN, 0)
        inner.setSpacing(8)
        inner.addWidget(self.field)
        words = QHBoxLayout()
        words.setContentsMargins(4, 0, 4, 0)
        words.addWidget(self._say)
        inner.addLayout(words)
        column.addLayout(inner)
        column.addSpacing(6)
        column.addWidget(self.list, 1)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_head"):
            self._head.setFixedHeight(max(HEAD, self.theme.line("panel") + 20))

    def retranslate(self) -> None:
        """Set every text again."""
        self._title.setText(self.tr("Check-in"))
        self.field.set_placeholder(self.tr("Type a name, then Enter"))
        self.list.setAccessibleName(self.tr("People"))
        self.closer.set_name(self.tr("Close"), "Esc")
        self.grid.set_name(self.tr("Absences round by round"), self.night.ctx.actions.key("absences"))
        self.model.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Show the night as it is now; the person under the cursor stays."""
        view = self.night.view
        here = len(view.here)
        if here:
            text = self.tr("{0} of {1} here").format(format_number(here), format_number(len(view.check_in)))
        else:
            text = self.tr("nobody yet")
        self._count.setText(text)
        self.grid.setVisible(view.event is not None)
        kept = self._current_id()
        at = self.list.verticalScrollBar().value()
        self._filter()
        self.model.set_people(view.check_in)
        self.list.verticalScrollBar().setValue(at)
        if kept is not None:
            self._make_current(self.model.row_of(kept))
        if not self.field.text():
            self._say_nothing()

    # The field

    def enter(self) -> None:
        """Check in who is meant, or offer to add a new face; the second Enter adds."""
        chosen = self.model.record(self.list.currentIndex().row())
        text = self.field.text().strip()
        if not text:
            return
        if chosen is not None and self.model.filtered:
            self._come(chosen.player.id)
            return
        found = self._resolve(text)
        match found:
            case Match():
                self._come(found.id)
            case Ambiguous():
                names = some([match.name for match in found.matches])
                self._tell(self.tr("“{0}” fits {1}. One more letter, or ↓.").format(text, names), bad=True)
            case Unknown():
                if self._offered == text:
                    self._add(text)
                else:
                    self._offered = text
                    self._tell(
                        self.tr("Nobody is called “{0}”. Enter adds a new player.").format(text), bad=True
                    )

    def enter_as_new(self) -> None:
        """Add the typed name as a new face, although it also fits somebody of the club."""
        text = self.field.text().strip()
        if text:
            self._add(text)

    def _resolve(self, text: str) -> Match | Ambiguous | Unknown:
        arriving = frozenset(r.player.id for r in self.night.view.check_in if not r.here)
        return self.night.ctx.club.register().index.resolve(text, prefer_ids=arriving)

    def _come(self, player_id: int) -> None:
        row = next((r for r in self.night.view.check_in if r.player.id == player_id), None)
        if row is None:
            return
        if row.here:
            self._tell(self.tr("{0} is here already.").format(row.player.name))
            self.field.selectAll()
            return
        if self.night.set_here(row, True):
            self.field.clear()
            self._make_current(-1)
            self._tell(self.tr("{0} is here.").format(row.player.name))

    def _add(self, name: str) -> None:
        try:
            self.night.add_player(name)
        except TourneyError as error:
            self._tell(self.night.ctx.sentence(error), bad=True)
            return
        self.field.clear()
        self._tell(self.tr("{0} is new and here.").format(name))

    def _typed(self) -> None:
        self._offered = ""
        self._make_current(-1)
        self._filter()
        self.list.scrollToTop()
        text = self.field.text().strip()
        if text and not self.model.rowCount():
            self._tell(self.tr("Nobody is called “{0}”.").format(text))
        elif text:
            self._say_what_enter_does(text)
        else:
            self._say_nothing()

    def _say_what_enter_does(self, text: str) -> None:
        """Say so when the typed name could as well be that of a new face."""
        found = self._resolve(text)
        whole = isinstance(found, Match) and found.kind <= MatchKind.EXACT
        if whole or len(text) < FEWEST_FOR_NEW:
            self._say_nothing()
        else:
            self._tell(self.tr("A new face? Shift Enter adds “{0}”.").format(text))

    def _filter(self) -> None:
        text = self.field.text().strip()
        if not text:
            self.model.set_filter(None)
            return
        arriving = frozenset(r.player.id for r in self.night.view.check_in if not r.here)
        index = self.night.ctx.club.register().index
        found = index.search(text, limit=FOUND, prefer_ids=arriving)
        self.model.set_filter([match.id for match in found])

    def _say_nothing(self) -> None:
        if not self.night.view.check_in and not self.field.text():
            self._tell(self.tr("People you check in appear here."))
        else:
            self._tell("")

    def _tell(self, sentence: str, *, bad: bool = False) -> None:
        mark_state(self.field, "error" if bad else "")
        self._say.set_ink("warn" if bad else "soft")
        self._say.setText(sentence)
        self._say.setVisible(bool(sentence))
        self.field.setAccessibleDescription(sentence)

    def _type_more(self, text: str) -> None:
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.insert(text)

    # The list

    def _toggle_row(self, row: int) -> None:
        person = self.model.record(row)
        if person is None:
            return
        if self.night.set_here(person, not person.here) and self.field.text():
            self.field.clear()
        self._make_current(self.model.row_of(person.player.id))

    def menu_of(self, row: int) -> PersonMenu | None:
        """Return the menu of a row, None for the heading."""
        person = self.model.record(row)
        if person is None:
            return None
        return PersonMenu(self.night, person, lambda: self._toggle_row(row), self)

    def _open_menu(self, row: int, at: QPoint) -> None:
        menu = self.menu_of(row)
        if menu is not None:
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(at)

    def _current_id(self) -> int | None:
        record = self.model.record(self.list.currentIndex().row())
        return record.player.id if record is not None else None

    def _make_current(self, row: int) -> None:
        if row < 0:
            self.list.selectionModel().clear()
            return
        select = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(self.model.index(row), select)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._field_key(event)
        return super().eventFilter(watched, event)

    def _field_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._move(1 if key == Qt.Key.Key_Down else -1)
            return True
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.enter_as_new()
            return True
        if key == Qt.Key.Key_Escape:
            if self.field.text():
                self.field.clear()
            else:
                self.escaped.emit()
            return True
        return False

    def _move(self, by: int) -> None:
        """Go to a candidate; with nothing typed the list itself takes over."""
        if not self.field.text():
            if by > 0 and self.model.rowCount():
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)
                if not self.list.currentIndex().isValid():
                    self._make_current(0)
            return
        row = self.list.currentIndex().row() + by
        if row < self.model.rowCount():
            self._make_current(max(-1, row))
            self.list.scrollTo(self.list.currentIndex(), QAbstractItemView.ScrollHint.EnsureVisible)
