"""The hairline that parts two things."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import Painted


class Separator(Painted):
    """A line one pixel wide, lying or standing."""

    def __init__(self, theme: Theme, *, vertical: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        if vertical:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.theme.color("line"))
