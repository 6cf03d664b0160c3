"""Three columns that give way in order: the suggestion folds first, then the check-in.

A folded panel comes back as a drawer over the boards and leaves with Esc.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme

LEFT_WIDE, RIGHT_WIDE, RIGHT_NARROW = 216, 280, 264
NARROW = 1360
"""Below it the suggestion gives the boards some room, so that long names stay whole."""
FOLD_RIGHT, FOLD_LEFT = 1180, 1080
DRAWER = 300


class Columns(QWidget):
    """Left panel, middle with a bar below it, right panel.

    Signals
    -------
    folded
        A panel was folded or has room again.
    drawer_changed
        A drawer was opened or closed.
    """

    folded = Signal()
    drawer_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        left: QWidget,
        middle: QWidget,
        bar: QWidget,
        right: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.left, self.middle, self.bar, self.right = left, middle, bar, right
        for part in (middle, bar, left, right):
            part.setParent(self)
        self.left_folded = False
        self.right_folded = False
        self._right_wanted = True
        self._bar_wanted = True
        self._keep_left = False
        self._drawer: QWidget | None = None
        self._told: QWidget | None = None
        theme.changed.connect(self.lay_out)
        self.lay_out()

    @property
    def drawer(self) -> QWidget | None:
        """The folded panel that lies open over the boards."""
        return self._drawer

    def want(self, *, right: bool, bar: bool, keep_left: bool) -> None:
        """Say which parts there is something to show in; with *keep_left* the check-in never folds."""
        wanted = (right, bar, keep_left)
        if wanted != (self._right_wanted, self._bar_wanted, self._keep_left):
            self._right_wanted, self._bar_wanted, self._keep_left = wanted
            self.lay_out()

    def open_drawer(self, panel: QWidget) -> None:
        """Lay a folded panel over the boards; one that has its room is left alone."""
        is_folded = self.left_folded if panel is self.left else self.right_folded
        self._drawer = panel if is_folded else None
        self.lay_out()

    def close_drawer(self) -> None:
        """Fold the open panel again."""
        if self._drawer is not None:
            self._drawer = None
            self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Put every part in its place."""
        wide, high = self.width(), self.height()
        window = max(self.window().width(), wide)
        before = (self.left_folded, self.right_folded)
        self.right_folded = window < self.theme.px(FOLD_RIGHT)
        self.left_folded = window < self.theme.px(FOLD_LEFT) and not self._keep_left
        if self._drawer is self.left and not self.left_folded:
            self._drawer = None
        if self._drawer is self.right and not self.right_folded:
            self._drawer = None
        left = 0 if self.left_folded else self.theme.px(LEFT_WIDE)
        beside = self.theme.px(RIGHT_NARROW if window < self.theme.px(NARROW) else RIGHT_WIDE)
        right = 0 if self.right_folded or not self._right_wanted else beside
        room = max(0, wide - left - right)
        bar = self.bar.sizeHint().height() if self._bar_wanted else 0
        self._place(self.left, QRect(0, 0, left, high), shown=not self.left_folded)
        self._place(self.middle, QRect(left, 0, room, high - bar), shown=True)
        self._place(self.bar, QRect(left, high - bar, room, bar), shown=self._bar_wanted)
        self._place(self.right, QRect(wide - right, 0, right, high), shown=bool(right))
        self._place_drawer(wide, high)
        if self._drawer is not self._told:
            self._told = self._drawer
            self.drawer_changed.emit()
        if before != (self.left_folded, self.right_folded):
            self.folded.emit()

    def _place_drawer(self, wide: int, high: int) -> None:
        if self._drawer is None:
            return
        room = min(wide, self.theme.px(DRAWER))
        x = 0 if self._drawer is self.left else wide - room
        self._place(self._drawer, QRect(x, 0, room, high), shown=True)
        self._drawer.raise_()

    def _place(self, part: QWidget, rect: QRect, *, shown: bool) -> None:
        if part is self._drawer and not shown:
            # Hidden even for a moment it would lose the focus.
            return
        part.setVisible(shown)
        if shown:
            part.setGeometry(rect)
