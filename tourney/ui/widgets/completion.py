"""Names that could be meant, over the quick bar; the typing goes on while it is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QStringListModel, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club.quick import Candidate
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.painting import outline, tile

WIDE = 260
PAD = 5


class Completion(QWidget):
    """A list of candidates without the focus: the line forwards its keys.

    Signals
    -------
    picked : Candidate
        A name was taken by key or pointer.
    """

    picked = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._over = parent
        self.words: Callable[[Candidate], str] = _name
        self._candidates: tuple[Candidate, ...] = ()
        self._model = QStringListModel(self)
        self.list = ListView(theme, hairlines=False, inset=12, parent=self)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setModel(self._model)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.clicked.connect(self._clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PAD, PAD, PAD, PAD)
        layout.addWidget(self.list)
        self.hide()

    def offer(self, candidates: Sequence[Candidate], anchor: QWidget, x: int) -> None:
        """Show names above *anchor* (below it where there is more room), from *x* on; none hides the list."""
        if tuple(candidates) != self._candidates:
            self._candidates = tuple(candidates)
            self._model.setStringList([self.words(candidate) for candidate in candidates])
            self.list.selectionModel().clear()
        if not candidates:
            self.hide()
            return
        high = self.list.rows.height() * len(candidates) + 2 * PAD
        place = anchor.mapTo(self._over, anchor.rect().topLeft())
        left = max(0, min(place.x() + x - PAD, self._over.width() - self.theme.px(WIDE) - 8))
        foot = place.y() + anchor.height() + 4
        below = self._over.height() - foot > place.y() - 4
        high = min(high, self._over.height() - foot if below else place.y() - 4)
        self.setGeometry(left, foot if below else place.y() - high - 4, self.theme.px(WIDE), high)
        self.show()
        self.raise_()

    @property
    def chosen(self) -> Candidate | None:
        """The name under the cursor of the list, None before an arrow key."""
        row = self.list.currentIndex().row()
        return self._candidates[row] if 0 <= row < len(self._candidates) else None

    def move_by(self, by: int) -> bool:
        """Go up or down; False when the list is left at its end."""
        row = self.list.currentIndex().row()
        wanted = row + by if row >= 0 else (0 if by > 0 else len(self._candidates) - 1)
        if not 0 <= wanted < len(self._candidates):
            return False
        self.list.setCurrentIndex(self._model.index(wanted))
        return True

    def take(self) -> bool:
        """Take the name under the cursor, or the first one."""
        candidate = self.chosen or next(iter(self._candidates), None)
        if candidate is None or not self.isVisible():
            return False
        self.picked.emit(candidate)
        return True

    def _clicked(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self._candidates):
            self.picked.emit(self._candidates[index.row()])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = self.rect().toRectF()
        tile(painter, rect, self.theme.color("panel"), 8)
        outline(painter, rect, self.theme.color("control"), 8)


def _name(candidate: Candidate) -> str:
    return candidate.shown
