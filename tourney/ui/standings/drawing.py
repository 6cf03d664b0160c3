"""The bracket of an event as it is drawn, to look at; results are entered on the Desk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tourney.club.event_table import Part
from tourney.standings.bracket_layout import bracket_layout
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.bracket.paint import cells_of
from tourney.ui.bracket.view import BracketView
from tourney.ui.widgets.labels import Label

MARGIN = 16


class Drawings(QScrollArea):
    """A bracket, or those of all sections below each other; the arrows walk through it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("standings-bracket")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.views: list[BracketView] = []

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Draw the brackets of an event."""
        held = [view.hasFocus() for view in self.views]
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, MARGIN)
        column.setSpacing(0)
        self.views = []
        for part in parts:
            bracket = part.table.bracket
            if bracket is None:
                continue
            if part.title is not None:
                title = Label(self.theme, shown(part.title), "panel", "text")
                title.setContentsMargins(MARGIN, 12, MARGIN, 0)
                column.addWidget(title)
            view = BracketView(self.theme)
            # Nothing is entered here, so nothing offers itself under the pointer.
            view.setMouseTracking(False)
            names = [unit.name for unit in part.table.made.contest.units]
            misfits = {one.slot: shown(one.text) for one in bracket.misfits}
            view.show_bracket(bracket_layout(bracket.shape), cells_of(bracket, names, shown), misfits)
            view.moved.connect(partial(self._scroll_to, view))
            column.addWidget(view)
            self.views.append(view)
        column.addStretch(1)
        self.setWidget(sheet)
        if self.views:
            self.setFocusProxy(self.views[0])
        for view, had in zip(self.views, held, strict=False):
            if had:
                view.setFocus()

    def _scroll_to(self, view: BracketView, box: QRectF) -> None:
        centre = view.mapToParent(box.center().toPoint())
        self.ensureVisible(centre.x(), centre.y(), int(box.width() / 2) + 24, int(box.height()) + 24)
