"""Charts: a line with its uncertainty over time, drawn by pyqtgraph and lettered by the theme.

May import ``ui.base`` and ``ui.widgets.painting``; never the club. pyqtgraph is imported when the
first chart is shown, not before. To add a chart: build a ``Curve`` (``curve.py``) and hand it to
``HistoryChart.show_curve``; a quantity of another kind brings its own words with ``Wording``.
"""
