"""Dragging the names of a suggested round with the mouse."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tourney.ui.desk.pair_list import PairList


def name_at(view: PairList, row: int, which: int) -> QPoint:
    """Return a point of the viewport on a name, a little inside of where it begins."""
    rect = view.visualRect(view.pairs.index(row))
    at = product(range(rect.top(), rect.bottom(), 2), range(rect.left(), rect.right(), 2))
    first = next(QPoint(x, y) for y, x in at if view.spot_at(QPoint(x, y)) == (row, which))
    return first + QPoint(8, 6)


def drag_name(view: PairList, one: tuple[int, int], other: tuple[int, int]) -> None:
    """Drag the name of a (row, number) onto another one."""
    start, end, port = name_at(view, *one), name_at(view, *other), view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, start + QPoint(4, 20))
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
