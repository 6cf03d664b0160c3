"""The list of suggested boards: pin, keep apart, and swap people by key or by dragging a name."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QListView, QStyleOptionViewItem, QWidget

from tourney.ui.base import icons
from tourney.ui.base.theme import Theme
from tourney.ui.models.roles import Quality, Role
from tourney.ui.models.suggestion import SuggestionModel
from tourney.ui.widgets.delegates.base import Cell, Look
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.meter import meter_width, paint_meter
from tourney.ui.widgets.painting import draw_text, fit, outline, tile
from tourney.ui.widgets.rows import LIST_INSET, Index

DASH = " – "
PLUS = " + "
DOT = " · "
GAP = 8.0
ICON = 16

SWAP, TOGETHER, APART = "swap", "together", "apart"

Spot = tuple[int, int]
"""A row and which of its people."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """Where the words of a row stand: names in the order of its people, and what stands between."""

    names: tuple[tuple[QRectF, str], ...]
    between: tuple[tuple[QRectF, str], ...]
    font: QFont
    lines: int


class PairCell(Cell):
    """The names, the reason below, the meter and a pin at the right; tells where each name stands."""

    def __init__(self, theme: Theme, view: PairList) -> None:
        super().__init__(theme, view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        rect = QRectF(0, 0, self._view.viewport().width() - 2 * LIST_INSET, 0)
        more = self.pieces(rect, index).lines - 1
        # Who waits has one line only.
        less = 0 if index.data(Role.SECOND_LINE) else self.theme.line("second")
        return QSize(size.width(), size.height() + int(more * self.theme.line("body_medium") - less))

    def paint_content(self, painter: QPainter, rect: QRectF, index: Index, look: Look) -> None:
        first, second = self.theme.line("body_medium"), self.theme.line("second")
        pieces = self._paint_names(painter, index, look)
        top = pieces.names[0][0].top() if pieces.names else rect.top()
        below = top + pieces.lines * first + 2
        pinned = bool(index.data(Role.ICON))
        line = QRectF(rect.left(), below, rect.width() - (ICON + GAP if pinned else 0), second)
        # Cut off rather than narrowed: reasons below each other are read as one column.
        words = self.theme.metrics("second").elidedText(
            str(index.data(Role.SECOND_LINE) or ""), Qt.TextElideMode.ElideRight, line.width()
        )
        draw_text(painter, line, words, self.theme.font("second"), self.theme.color("soft"))
        quality = index.data(Role.QUALITY)
        if isinstance(quality, Quality):
            wide = meter_width(self.theme, bare=True)
            paint_meter(painter, QRectF(rect.right() - wide, top, wide, first), quality, self.theme)
        if pinned:
            box = QRectF(rect.right() - ICON - 4, below - 1, ICON, second)
            icons.paint(painter, "pin", box, self.theme.color("accent"), ICON)

    def _paint_names(self, painter: QPainter, index: Index, look: Look) -> Pieces:
        """Draw the names, marked where one is picked, aimed at, or meant by the keys."""
        pieces = self.pieces(self._row_rect(index), index)
        shown_focus = look.focused or (look.selected and self._view.hasFocus())
        for which, (rect, words) in enumerate(pieces.names):
            spot = (index.row(), which)
            if spot == self._view.picked or spot == self._view.target:
                box = rect.adjusted(-4, 0, 4, 0)
                tile(painter, box, self.theme.color("wash"), 4)
                outline(painter, box, self.theme.color("accent"), 4)
            draw_text(painter, rect, words, pieces.font, self.theme.color("text"))
            if shown_focus and which == self._view.which and len(pieces.names) > 1:
                painter.fillRect(
                    QRectF(rect.left(), rect.bottom(), rect.width(), 2), self.theme.color("accent")
                )
        for rect, words in pieces.between:
            draw_text(painter, rect, words, pieces.font, self.theme.color("soft"))
        return pieces

    def _row_rect(self, index: Index) -> QRectF:
        model_index = self._view.model().index(index.row(), 0)
        return QRectF(self._view.visualRect(model_index)).adjusted(LIST_INSET, 0, -LIST_INSET, -1)

    def _room(self, rect: QRectF) -> float:
        return rect.width() - meter_width(self.theme, bare=True) - GAP

    def pieces(self, rect: QRectF, index: Index) -> Pieces:
        """Return where each name stands and how it is written, and the font of all."""
        sides = self._view.pairs.sides(index.row())
        font = self.theme.font("body_medium")
        first, room = self.theme.line("body_medium"), self._room(rect)
        names = [name for side in sides for _, name in side]
        if len(names) == 1:
            font, words = fit(str(index.data() or ""), font, room)
            wide = QFontMetricsF(font).horizontalAdvance(words)
            top = self._top(rect, 1, bare=not index.data(Role.SECOND_LINE))
            return Pieces(((QRectF(rect.left(), top, wide, first), words),), (), font, 1)
        if len(sides) == 2 and len(names) == 2:
            return self._pair(rect, names, room)
        return self._flow(rect, [[name for _, name in side] for side in sides], room)

    def _top(self, rect: QRectF, lines: int, *, bare: bool = False) -> float:
        high = lines * self.theme.line("body_medium") + (0 if bare else self.theme.line("second") + 2)
        return rect.center().y() - high / 2

    def _pair(self, rect: QRectF, names: list[str], room: float) -> Pieces:
        """Return two names on one line; the shorter name stays whole where it can."""
        first, top = self.theme.line("body_medium"), self._top(rect, 1)
        font, _ = fit(DASH.join(names), self.theme.font("body_medium"), room)
        measures = QFontMetricsF(font)
        dash = measures.horizontalAdvance(DASH)
        wide = [measures.horizontalAdvance(name) for name in names]
        if sum(wide) + dash > room:
            half, short = (room - dash) / 2, min(wide)
            share = [min(w, half) if w == short else room - dash - min(short, half) for w in wide]
            names = [
                measures.elidedText(name, Qt.TextElideMode.ElideRight, part)
                for name, part in zip(names, share, strict=True)
            ]
            wide = [measures.horizontalAdvance(name) for name in names]
        a = QRectF(rect.left(), top, wide[0], first)
        b = QRectF(a.right() + dash, top, wide[1], first)
        return Pieces(((a, names[0]), (b, names[1])), ((QRectF(a.right(), top, dash, first), DASH),), font, 1)

    def _flow(self, rect: QRectF, sides: list[list[str]], room: float) -> Pieces:
        """Return the names of larger sides in lines; a side begins a line of its own where it can."""
        font, first = self.theme.font("body_medium"), self.theme.line("body_medium")
        measures = QFontMetricsF(font)
        alone = all(len(side) == 1 for side in sides)
        names: list[tuple[float, int, float, str]] = []
        between: list[tuple[float, int, float, str]] = []
        x, line = 0.0, 0
        for number, side in enumerate(sides):
            for k, name in enumerate(side):
                mark = "" if not (number or k) else PLUS if k else DOT if alone else DASH
                gap = measures.horizontalAdvance(mark)
                words = measures.elidedText(name, Qt.TextElideMode.ElideRight, room - gap)
                wide = measures.horizontalAdvance(words)
                breaks = bool(mark == DASH) or x + gap + wide > room
                if mark and breaks:
                    line, x = line + 1, 0.0
                if (mark and mark != DOT) or (mark and x > 0):
                    between.append((x, line, gap, mark))
                    x += gap
                names.append((x, line, wide, words))
                x += wide
        top = self._top(rect, line + 1)

        def place(one: tuple[float, int, float, str]) -> tuple[QRectF, str]:
            return QRectF(rect.left() + one[0], top + one[1] * first, one[2], first), one[3]

        return Pieces(tuple(map(place, names)), tuple(map(place, between)), font, line + 1)


class PairList(ListView):
    """Boards of a suggestion.

    Signals
    -------
    pin_wanted, forbid_wanted, bye_wanted : int
        For the board of a row; for the person of an id.
    why_wanted
        The whole explanation of the current row, or no more of it.
    wish_wanted : str, int, int
        "together" or "apart" for two people.
    swap_wanted : int, int
        The ids of two people who shall trade places.
    menu_wanted : int, QPoint
        The menu of a row at a place on the screen.
    """

    pin_wanted = Signal(int)
    forbid_wanted = Signal(int)
    bye_wanted = Signal(int)
    why_wanted = Signal()
    wish_wanted = Signal(str, int, int)
    swap_wanted = Signal(int, int)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, theme: Theme, pairs: SuggestionModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, lines=2, parent=parent)
        self.pairs = pairs
        self.which = 0
        """Which name of the current pair the keys mean."""
        self.picked: Spot | None = None
        self.target: Spot | None = None
        self.purpose = SWAP
        """What picking a second person does."""
        self._pressed: Spot | None = None
        self._from = QPoint()
        self._at: QPointF | None = None
        self._cell = PairCell(theme, self)
        self.setItemDelegate(self._cell)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setModel(pairs)
        pairs.modelReset.connect(self.let_go)

    def let_go(self) -> None:
        """Forget who was picked or dragged."""
        self.picked = self.target = self._pressed = self._at = None
        self.purpose = SWAP
        self.viewport().unsetCursor()
        self.viewport().update()

    def spot_at(self, at: QPoint) -> Spot | None:
        """Return whose name stands at a place of the viewport."""
        index = self.indexAt(at)
        if not index.isValid():
            return None
        rect = QRectF(self.visualRect(index)).adjusted(LIST_INSET, 0, -LIST_INSET, -1)
        names = self._cell.pieces(rect, index).names
        # The room after a name is his too: it is easier to hit than the letters.
        line = min(names, key=lambda one: abs(one[0].center().y() - at.y()))[0].top()
        found = 0
        for which, (box, _) in enumerate(names):
            if box.top() == line and (box.left() - 4 <= at.x() or names[found][0].top() != line):
                found = which
        return index.row(), found

    def _person(self, spot: Spot) -> int:
        return self.pairs.people(spot[0])[spot[1]][0]

    def pick(self, spot: Spot, purpose: str = "") -> None:
        """Pick a person to swap (or for a wish), or do it with the one picked before and this one."""
        before = self.picked
        self.purpose = purpose or self.purpose
        if before is None or before == spot:
            self.picked = None if before == spot else spot
            self.viewport().update()
            return
        purpose, a, b = self.purpose, self._person(before), self._person(spot)
        self.let_go()
        if purpose == SWAP:
            self.swap_wanted.emit(a, b)
        else:
            self.wish_wanted.emit(purpose, a, b)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Rows are as high as their names need at this width, which a scroll bar changes.
        self.scheduleDelayedItemsLayout()

    # Keys

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.which = min(self.which, max(0, len(self.pairs.people(current.row())) - 1))

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: letters are commands here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if row >= 0 and not event.isAutoRepeat() and self._command(event, row):
            return
        super().keyPressEvent(event)

    def _command(self, event: QKeyEvent, row: int) -> bool:
        key, people = event.key(), len(self.pairs.people(row))
        plain = not (event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            self.which = max(0, min(self.which + step, people - 1))
            self.viewport().update()
        elif key == Qt.Key.Key_Escape and self.picked is not None:
            self.let_go()
        elif key == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._menu_of(row)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.why_wanted.emit()
        elif key == Qt.Key.Key_S and plain:
            self.pick((row, self.which))
        elif key == Qt.Key.Key_P and plain:
            self.pin_wanted.emit(row)
        elif key == Qt.Key.Key_X and plain and self.pairs.pair(row) is not None:
            self.forbid_wanted.emit(row)
        elif key == Qt.Key.Key_B and plain and people > 1:
            self.bye_wanted.emit(self._person((row, self.which)))
        else:
            return False
        return True

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.position().toPoint()
            self._pressed = self.spot_at(self._from)
            if self._pressed is not None:
                self.which = self._pressed[1]
                self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        far = (at - self._from).manhattanLength() >= QApplication.startDragDistance()
        if self._at is None and not far:
            return
        self._at = event.position()
        found = self.spot_at(at)
        self.target = found if found is not None and found != self._pressed else None
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.viewport().update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.why_wanted.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, target, dragged = self._pressed, self.target, self._at is not None
        super().mouseReleaseEvent(event)
        if dragged:
            self.let_go()
            if pressed is not None and target is not None:
                self.swap_wanted.emit(self._person(pressed), self._person(target))
        self._pressed = None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard or not index.isValid():
            self._menu_of(self.currentIndex().row())
        else:
            self.setCurrentIndex(index)
            spot = self.spot_at(event.pos())
            self.which = spot[1] if spot is not None else 0
            self.menu_wanted.emit(index.row(), event.globalPos())
        event.accept()

    def _menu_of(self, row: int) -> None:
        if row >= 0:
            rect = self.visualRect(self.pairs.index(row))
            self.menu_wanted.emit(row, self.viewport().mapToGlobal(rect.bottomLeft()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.pairs.rowCount():
            self.setCurrentIndex(self.pairs.index(0))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._at is None or self._pressed is None:
            return
        name = self.pairs.people(self._pressed[0])[self._pressed[1]][1]
        painter = QPainter(self.viewport())
        wide = self.theme.metrics("body_strong").horizontalAdvance(name) + 20
        high = self.theme.line("body_strong") + 8
        box = QRectF(self._at.x() + 10, self._at.y() - high / 2, wide, high)
        box.moveRight(min(box.right(), self.viewport().width() - 2))
        tile(painter, box, self.theme.color("raised"), 6)
        outline(painter, box, self.theme.color("accent"), 6)
        draw_text(
            painter, box.adjusted(10, 0, 0, 0), name, self.theme.font("body_strong"), self.theme.color("text")
        )
