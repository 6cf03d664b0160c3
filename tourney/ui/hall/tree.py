"""A bracket on the hall display, as large as the wall allows."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.bracket.paint import cells_of, measure, paint
from tourney.ui.bracket.view import ink_of
from tourney.ui.hall.letters import Letters, Weight
from tourney.ui.hall.views import Tree

HEADING = 56.0
MARGIN = 18.0


def draw_tree(painter: QPainter, room: QRectF, tree: Tree, theme: Theme, letters: Letters) -> None:
    """Draw a bracket into *room*, its section above where it has one; all of it is always shown."""
    room = room.adjusted(0, letters.px(MARGIN), 0, -letters.px(MARGIN))
    if tree.title is not None:
        head = QRectF(room.left(), room.top(), room.width(), letters.px(HEADING))
        letters.draw(painter, head, shown(tree.title), 26, theme.color("soft"), weight=Weight.DemiBold)
        room.setTop(head.bottom())
    layout = tree.layout
    cells = cells_of(tree.bracket, tree.names, shown)
    plain = ink_of(theme)
    ink = replace(plain, font=theme.font("body"), strong=theme.font("body_strong"))
    found = measure(layout, cells, ink)
    if not found.boxes:
        return
    grow = min(room.width() / found.size.width(), room.height() / found.size.height(), letters.px(3.2))
    painter.save()
    painter.translate(QPointF(room.left() + (room.width() - found.size.width() * grow) / 2, room.top()))
    painter.scale(grow, grow)
    area = QRectF(QPointF(0, 0), found.size)
    paint(painter, area, layout, cells, ink, words=shown, geometry=found)
    painter.restore()
