"""The list beside the chart of histories: who is shown, in which line, and how to add or remove somebody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tourney.ui.base.context import Context
from tourney.ui.base.theme import Theme
from tourney.ui.charts.styles import Style, paint_swatch
from tourney.ui.chartspage.menu import add_entry
from tourney.ui.models.roles import Role
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.painting import RIGHT, draw_text, draw_words
from tourney.ui.widgets.picker import Option, PickButton
from tourney.ui.widgets.rows import Index as RowIndex
from tourney.ui.widgets.surface import Surface

Index = QModelIndex | QPersistentModelIndex
WIDE, NARROW = 284, 224
ROOMY = 1000
"""A page at least so wide has room for the figures beside the names."""

SWATCH = 30.0


@dataclass(frozen=True, slots=True)
class Shown:
    """One player of the chart."""

    player_id: int
    name: str
    detail: str
    style: Style


class PeopleModel(QAbstractListModel):
    """The players of the chart, in the order they were added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.people: tuple[Shown, ...] = ()

    def set_people(self, people: Sequence[Shown]) -> None:
        """Show these."""
        same = [one.player_id for one in people] == [one.player_id for one in self.people]
        if same:
            self.people = tuple(people)
            if people:
                self.dataChanged.emit(self.index(0), self.index(len(people) - 1))
            return
        self.beginResetModel()
        self.people = tuple(people)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.people)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.people):
            return None
        one = self.people[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return one.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{one.name}, {one.detail}" if one.detail else one.name
            case Role.TRAILING:
                return one.detail
            case Role.KEY:
                return one.player_id
            case Role.RECORD:
                return one
            case _:
                return None


class SwatchCell(Cell):
    """A piece of the line, the name, and the figure of today in faint ink."""

    def paint_content(self, painter: QPainter, rect: QRectF, index: RowIndex, look: Look) -> None:
        one = index.data(Role.RECORD)
        if not isinstance(one, Shown):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_swatch(painter, rect.left(), rect.center().y(), SWATCH, one.style, self.theme)
        rest = rect.adjusted(SWATCH + 10, 0, 0, 0)
        wide = self.theme.width("second", one.detail)
        roomy = rest.width() - wide - 8 >= self.theme.width("name", one.name)
        # The name gives way last: the figure is in the box of the chart as well.
        if roomy and one.detail:
            font, ink = self.theme.font("second"), self.theme.color("faint")
            draw_text(painter, rest, one.detail, font, ink, RIGHT)
            rest = rest.adjusted(0, 0, -wide - 8, 0)
        role = "name_strong" if look.selected else "name"
        draw_words(painter, rest, self.theme, role, one.name, "text")


class PeopleList(ListView):
    """Up and down choose a line; Del takes it off the chart, Enter goes to its player.

    Signals
    -------
    removed, opened : int
        The player of this id.
    """

    removed = Signal(int)
    opened = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.setObjectName("charts-people")
        self.setItemDelegate(SwatchCell(theme, self))

    def current_id(self) -> int | None:
        """Return the id of the chosen player."""
        index = self.currentIndex()
        return int(index.data(Role.KEY)) if index.isValid() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chosen = self.current_id()
        match event.key():
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace if chosen is not None:
                self.removed.emit(chosen)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if chosen is not None:
                self.opened.emit(chosen)
            case _ if event.text().strip():
                # Letters belong to the chart: + and - and the parts it shows.
                event.ignore()
            case _:
                super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: Any) -> None:
        super().mouseDoubleClickEvent(event)
        chosen = self.current_id()
        if chosen is not None:
            self.opened.emit(chosen)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        chosen = self.current_id()
        if chosen is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add_entry(menu, self.tr("Show this player"), "Enter", lambda: self.opened.emit(chosen))
        add_entry(menu, self.tr("Take off the chart"), "Del", lambda: self.removed.emit(chosen))
        menu.popup(event.globalPos())


class PeoplePanel(Surface):
    """The list under the button that adds to it."""

    def __init__(self, ctx: Context, options: Callable[[], Sequence[Option]]) -> None:
        super().__init__(ctx.theme, "panel", right=True)
        self.model = PeopleModel(self)
        self.list = PeopleList(ctx.theme)
        self.list.setModel(self.model)
        self.add = PickButton(ctx.theme, options)
        self.add.setObjectName("charts-add")
        self.add.set_icon("plus")
        self.add.set_key("Ins")
        self.hint = Label(ctx.theme, "", "second", "faint", wrap=True)
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 16, 8)
        head.addWidget(self.add, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 8, 16, 12)
        foot.addWidget(self.hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
        self.fit_into(0)

    def fit_into(self, room: int) -> None:
        """Take the width that suits a page of this width."""
        self.setFixedWidth(self.theme.px(WIDE if room >= self.theme.px(ROOMY) else NARROW))

    def set_people(self, people: Sequence[Shown], current: int | None) -> None:
        """Show these players, one of them chosen."""
        self.model.set_people(people)
        ids = [one.player_id for one in people]
        row = ids.index(current) if current in ids else 0
        if people and self.list.currentIndex().row() != row:
            self.list.setCurrentIndex(self.model.index(row))

    def retranslate(self) -> None:
        """Set every text again."""
        self.add.set_words(self.tr("Add a player"), self.tr("Type a name"))
        self.list.setAccessibleName(self.tr("Players of the chart"))
        self.hint.setText(self.tr("Del takes a line off the chart, Enter shows its player."))
