"""The Charts page in parts: a pane for each chart, its head, the list of players, and the export.

A pane asks the club in a job, turns the answer into what ``ui.charts`` draws, and says it in words.
To add a chart: a pane with the methods of ``pane.ChartPane``, and a line in ``ui/pages/charts.py``.
"""
