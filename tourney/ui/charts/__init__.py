"""Charts: lines with their uncertainty, bars, and people linked by games, lettered by the theme.

May import ``ui.base``, ``ui.widgets.painting`` and the arrays of ``ratings``; never the club. Lines are
drawn by pyqtgraph, which is imported when the first of them is shown, not before; the rest by QPainter.
One curve is a ``Curve`` (``curve.py``) handed to ``HistoryChart.show_curve``; several go to
``LinesChart.show_lines`` with a ``Style`` each. A chart that has ``paint_picture`` becomes a file by
``picture.py``; a chart of another kind needs that method and a cursor that keys can move.
"""
