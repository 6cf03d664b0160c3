"""The bracket as a widget: arrows go from place to place, a key or a click gives the result."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tourney.core.outcomes import Outcome
from tourney.standings.bracket_layout import Layout
from tourney.standings.bracket_state import MatchState
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.bracket.paint import SCORE, BracketCell, BracketInk, Geometry, measure, paint
from tourney.ui.widgets.result_keys import RESULT_KEYS

MARGIN = 16
TAKES_RESULTS = frozenset({MatchState.PLAYING, MatchState.READY, MatchState.LEVEL, MatchState.DECIDED})


def ink_of(theme: Theme) -> BracketInk:
    """Return the inks of the theme."""
    return BracketInk(
        text=theme.color("text"),
        soft=theme.color("soft"),
        faint=theme.color("faint"),
        line=theme.color("control"),
        fill=theme.color("panel"),
        accent=theme.color("accent"),
        wash=theme.color("wash"),
        warn=theme.color("warn"),
        font=theme.font("body"),
        strong=theme.font("body_strong"),
        small=theme.font("second"),
    )


class BracketView(QWidget):
    """A drawn bracket.

    Signals
    -------
    outcome_given : str, Outcome
        The place and the result pressed or clicked for it.
    cleared : str
        The last game of this place shall be open again.
    opened : str
        All about this place is asked for.
    menu_wanted : str, QPoint
        The menu of a place at a place on the screen.
    moved : QRectF
        The current place is here now; whoever scrolls shows it.
    """

    outcome_given = Signal(str, object)
    cleared = Signal(str)
    opened = Signal(str)
    menu_wanted = Signal(str, QPoint)
    moved = Signal(QRectF)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._layout: Layout | None = None
        self._cells: Mapping[str, BracketCell] = {}
        self._misfits: Mapping[str, str] = {}
        self._geometry: Geometry | None = None
        self.current = ""
        self._hovered: tuple[str, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._measure)

    def show_bracket(
        self, layout: Layout, cells: Mapping[str, BracketCell], misfits: Mapping[str, str]
    ) -> None:
        """Show a bracket; *misfits* tell by place what does not fit. The current place stays."""
        self._layout, self._cells, self._misfits = layout, cells, misfits
        # What the pointer was on may be gone, or decided.
        self._hovered = None
        self._measure()
        if self._geometry is None or self.current not in self._geometry.boxes:
            self.current = self._first()
        self._say()

    def _measure(self) -> None:
        if self._layout is not None:
            self._geometry = measure(self._layout, self._cells, ink_of(self.theme))
            self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        if self._geometry is None:
            return QSize(0, 0)
        size = self._geometry.size.toSize()
        return QSize(size.width() + 2 * MARGIN, size.height() + 2 * MARGIN)

    def _first(self) -> str:
        """Return the first place that waits for a result, else the first there is."""
        wanted = (MatchState.PLAYING, MatchState.READY)
        keys = list(self._geometry.boxes) if self._geometry is not None else []
        return next((key for key in keys if self._cells[key].state in wanted), keys[0] if keys else "")

    def box(self, key: str) -> QRectF:
        """Return where a place stands in the widget."""
        assert self._geometry is not None
        return self._geometry.boxes[key].translated(MARGIN, MARGIN)

    def end_of(self, key: str, which: int) -> QRectF:
        """Return where a click lets a side win: the right end of its line."""
        assert self._geometry is not None
        line = self._geometry.side(key, which).translated(MARGIN, MARGIN)
        return line.adjusted(line.width() - SCORE - 14, 0, 0, 0)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._layout is None or self._geometry is None:
            return
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paint(
            painter,
            rect,
            self._layout,
            self._cells,
            ink_of(self.theme),
            words=shown,
            geometry=self._geometry,
            current=self.current,
            focused=self.hasFocus(),
            misfits=self._misfits,
        )
        if self._hovered is not None:
            box = self.end_of(*self._hovered)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self.theme.color("accent"))
            painter.setBrush(self.theme.color("wash"))
            painter.drawRoundedRect(box.adjusted(2, 3, -3, -3), 4, 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "1" if self._hovered[1] == 0 else "0")

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        plain = not (event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in steps:
            self._step(*steps[key])
        elif not self.current or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif plain and event.text() in RESULT_KEYS:
            self._give(RESULT_KEYS[event.text()])
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.cleared.emit(self.current)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self.current)
        elif key == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._menu_of(self.current)
        else:
            super().keyPressEvent(event)

    def _give(self, outcome: Outcome) -> None:
        if self._cells[self.current].state in TAKES_RESULTS:
            self.outcome_given.emit(self.current, outcome)

    def _step(self, dx: int, dy: int) -> None:
        """Go to the nearest place in a direction."""
        if self._geometry is None or self.current not in self._geometry.boxes:
            return
        here = self._geometry.boxes[self.current].center()
        best, nearest = "", float("inf")
        for key, box in self._geometry.boxes.items():
            away = box.center() - here
            ahead = away.x() * dx + away.y() * dy
            aside = abs(away.y()) if dx else abs(away.x())
            if ahead > 1 and ahead + 3 * aside < nearest:
                best, nearest = key, ahead + 3 * aside
        if best:
            self.go_to(best)

    def go_to(self, key: str) -> None:
        """Make a place the current one and show it."""
        self.current = key
        self._say()
        self.moved.emit(self.box(key))

    def _say(self) -> None:
        self.setAccessibleName(self.tr("Bracket"))
        self.setAccessibleDescription(self.words_of(self.current) if self.current else "")
        self.update()

    def words_of(self, key: str) -> str:
        """Return what a place is and how it stands, in words."""
        cell = self._cells[key]
        parts = [cell.label, " – ".join(cell.names)]
        states = {
            MatchState.WAITING: self.tr("somebody is still to come"),
            MatchState.READY: self.tr("can be played"),
            MatchState.PLAYING: self.tr("being played"),
            MatchState.LEVEL: self.tr("level, a decision is needed"),
            MatchState.WALKOVER: self.tr("decided without a game"),
            MatchState.EMPTY: self.tr("nobody goes on from here"),
        }
        if cell.winner is not None and cell.state is MatchState.DECIDED:
            parts.append(self.tr("{0} won {1}").format(cell.names[cell.winner], "–".join(cell.scores)))
        elif cell.state in states:
            parts.append(states[cell.state])
        if key in self._misfits:
            parts.append(self._misfits[key])
        return ". ".join(parts)

    # The pointer

    def key_at(self, at: QPointF) -> str:
        """Return the place at a spot, or nothing."""
        if self._geometry is None:
            return ""
        return next((key for key in self._geometry.boxes if self.box(key).contains(at)), "")

    def _end_at(self, at: QPointF) -> tuple[str, int] | None:
        key = self.key_at(at)
        if not key or self._cells[key].state not in TAKES_RESULTS - {MatchState.DECIDED}:
            return None
        return next(((key, which) for which in (0, 1) if self.end_of(key, which).contains(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = self._end_at(event.position())
        if found != self._hovered:
            self._hovered = found
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        end, key = self._end_at(event.position()), self.key_at(event.position())
        if key:
            self.current = key
            self._say()
        if end is not None:
            self._give(RESULT_KEYS["1" if end[1] == 0 else "0"])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        key = self.key_at(event.position())
        if key and self._end_at(event.position()) is None:
            self.opened.emit(key)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        key = self.key_at(QPointF(event.pos()))
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._menu_of(self.current)
        elif key:
            self.current = key
            self._say()
            self.menu_wanted.emit(key, event.globalPos())
        event.accept()

    def _menu_of(self, key: str) -> None:
        if key:
            self.menu_wanted.emit(key, self.mapToGlobal(self.box(key).bottomLeft().toPoint()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            key = self.key_at(QPointF(event.pos()))
            if key:
                QToolTip.showText(event.globalPos(), self.words_of(key), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
