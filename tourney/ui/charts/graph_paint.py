"""How a graph is drawn: links by how often people met, dots by how much they played, names where they fit."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tourney.ratings.base import Floats, Ints
from tourney.ui.base.theme import Theme
from tourney.ui.charts.graph_data import Graph, GraphWords
from tourney.ui.widgets.painting import CENTRE, draw_text

SMALLEST, LARGEST = 3.5, 9.0
MOST_NAMES = 120
SMOOTH_LINKS = 3000
"""More links than this are drawn without smooth edges: it takes a tenth of the time."""


class GraphPainter:
    """Draws one graph at a time; keeps nothing of it."""

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        graph: Graph,
        spots: Floats,
        theme: Theme,
        words: GraphWords,
        selected: int,
        at: int,
    ) -> None:
        """Draw everything into *rect*; people stand at *spots*, (n, 2)."""
        if not len(spots):
            return
        painter.save()
        painter.setClipRect(rect)
        near = graph.near(selected) if selected >= 0 else np.zeros(0, dtype=np.int64)
        self._paint_links(painter, graph, spots, theme, selected)
        radius = radii(graph.size, theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        close = set(near.tolist()) | {selected}
        for i, (x, y) in enumerate(spots.tolist()):
            strong = selected < 0 or i in close
            ink = theme.color("a" if strong else "ink_off")
            if i == selected:
                ink = theme.color("b")
            hollow = bool(graph.hollow[i])
            painter.setPen(QPen(ink, 1.6) if hollow else QPen(theme.color("panel"), 1))
            painter.setBrush(theme.color("panel") if hollow else ink)
            painter.drawEllipse(QPointF(x, y), radius[i], radius[i])
        if at >= 0:
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(*spots[at]), radius[at] + 3.5, radius[at] + 3.5)
        self._paint_names(painter, rect, graph, spots, radius, theme, selected, near)
        self._paint_groups(painter, rect, graph, spots, theme, words)
        painter.restore()

    def _paint_links(
        self, painter: QPainter, graph: Graph, spots: Floats, theme: Theme, selected: int
    ) -> None:
        ends = np.hstack([spots[graph.pair[:, 0]], spots[graph.pair[:, 1]]]) if len(graph.pair) else None
        if ends is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, len(ends) <= SMOOTH_LINKS)
        step = np.minimum(2, np.log2(np.maximum(graph.weight, 1)).astype(np.int64) // 2)
        own = (graph.pair == selected).any(axis=1) if selected >= 0 else np.zeros(len(ends), dtype=bool)
        for ink, wanted in (("line" if selected >= 0 else "control", ~own), ("b", own)):
            if wanted is own:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for width in range(3):
                chosen = ends[wanted & (step == width)]
                painter.setPen(QPen(theme.color(ink), 1.0 + 0.8 * width))
                painter.drawLines([QLineF(*end) for end in chosen.tolist()])

    def _paint_names(
        self,
        painter: QPainter,
        rect: QRectF,
        graph: Graph,
        spots: Floats,
        radius: list[float],
        theme: Theme,
        selected: int,
        near: Ints,
    ) -> None:
        """Write names from the most important on, each only where none stands yet."""
        metrics, font, high = theme.metrics("header"), theme.font("header"), theme.line("header")
        first = {selected: 0, **{int(i): 1 for i in near if int(i) != selected}}
        order = sorted(range(len(spots)), key=lambda i: (first.get(i, 2), -int(graph.size[i]), i))
        taken: list[QRectF] = []
        for i in order:
            if len(taken) >= MOST_NAMES:
                break
            if selected >= 0 and i not in first:
                continue
            x, y = spots[i]
            box = QRectF(x + radius[i] + 4, y - high / 2, metrics.horizontalAdvance(graph.names[i]), high)
            if not rect.contains(box) or any(box.intersects(other) for other in taken):
                continue
            taken.append(box.adjusted(-2, 0, 6, 0))
            ink = "text" if i in first else "soft"
            draw_text(painter, box, graph.names[i], font, theme.color(ink))

    def _paint_groups(
        self,
        painter: QPainter,
        rect: QRectF,
        graph: Graph,
        spots: Floats,
        theme: Theme,
        words: GraphWords,
    ) -> None:
        """Name each group above it, where there is more than one."""
        groups = int(graph.component.max()) + 1
        if groups < 2:
            return
        high = theme.line("header")
        for group in range(groups):
            inside = spots[graph.component == group]
            name = words.group(group)
            if not len(inside) or not name:
                continue
            top = float(inside[:, 1].min()) - high - 14
            middle = float(inside[:, 0].min() + inside[:, 0].max()) / 2
            box = QRectF(middle - 100, max(rect.top() + 2, top), 200, high)
            draw_text(painter, box, name, theme.font("header"), theme.color("faint"), CENTRE)


def radii(size: Ints, theme: Theme) -> list[float]:
    """Return how large each dot is: its area grows with what it stands for."""
    most = max(1, int(size.max())) if len(size) else 1
    share = np.sqrt(size / most)
    return [float(one) * theme.text_scale for one in SMALLEST + (LARGEST - SMALLEST) * share]
