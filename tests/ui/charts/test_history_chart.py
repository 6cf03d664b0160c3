"""The chart on the screen: one plot kept, the cursor by keys and pointer, the theme followed."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt

from tourney.ratings.ranking import Z95
from tourney.ui.charts.curve import Mark, Value, curve_of
from tourney.ui.charts.history import HistoryChart, Wording

VALUES = [Value(7.0 * i, 1499.0 + i, 1500.0 + i, 60.0, 55.0) for i in range(30)]


def wording(name: str = "Rating history of Ana") -> Wording:
    return Wording(name, "From 1500 to 1529", lambda stop: (f"value {stop}", "+1"))


@pytest.fixture
def chart(qtbot, theme):
    chart = HistoryChart(theme)
    qtbot.addWidget(chart)
    chart.resize(800, 400)
    chart.show_curve(curve_of(VALUES), wording(), [Mark(70, "back after 5 months")])
    with qtbot.waitExposed(chart):
        chart.show()
    chart.setFocus()
    return chart


def test_pyqtgraph_is_not_imported_before_the_first_curve():
    code = (
        "import sys; import tourney.ui.charts.history, tourney.ui.pages.players;"
        "sys.exit('pyqtgraph' in sys.modules)"
    )
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode


def test_the_bands_drawn_are_those_of_the_curve(chart):
    (_, wide_low, wide_high), (_, low, high) = chart.plot.drawn.bands
    deviation = chart.curve.deviation
    assert np.allclose(wide_high - wide_low, 2 * Z95 * deviation)
    assert np.allclose(high - low, 2 * deviation)
    assert all(band.isVisible() and not band.boundingRect().isEmpty() for band in chart.plot._bands)


def test_another_curve_goes_into_the_same_plot(chart):
    before = chart.plot.widget
    chart.show_curve(curve_of(VALUES[:5]), wording("Rating history of Bo"))
    assert before is chart.plot.widget
    assert 5 == len(chart.plot._line.getData()[0])
    assert "Rating history of Bo" == chart.accessibleName()


def test_a_long_history_is_thinned_with_its_peaks(chart):
    values = [Value(float(i), 1500, 1500 + (400 if i == 7777 else i % 5), 60, 55) for i in range(12000)]
    chart.show_curve(curve_of(values), wording())
    x, y = chart.plot._line.getData()
    assert len(x) <= 2400
    assert 1900 == y.max()
    assert 12000 == len(chart.curve.stops)


def test_a_dense_line_is_narrow_and_unsmoothed_a_sparse_one_wide_and_smooth(chart):
    line = chart.plot._line
    assert (2.0, True) == (line.opts["pen"].widthF(), line.opts["antialias"])
    values = [Value(float(i), 1500, 1500 + 90 * (i % 2), 60, 55) for i in range(20_000)]
    chart.show_curve(curve_of(values), wording())
    assert (1.0, False) == (line.opts["pen"].widthF(), line.opts["antialias"])
    chart.show_curve(curve_of(VALUES), wording())
    assert (2.0, True) == (line.opts["pen"].widthF(), line.opts["antialias"])


def test_few_values_have_dots_and_many_only_the_last(chart):
    assert 0 == len(chart.plot._dots.getData()[0])
    assert 1 == len(chart.plot._last.getData()[0])
    chart.show_curve(curve_of(VALUES[:7]), wording())
    assert 7 == len(chart.plot._dots.getData()[0])


def test_the_arrow_keys_go_from_value_to_value(chart, qtbot):
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert 29 == chart.stop
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert 28 == chart.stop
    assert "value 28. +1" == chart.accessibleDescription()
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert 0 == chart.stop
    qtbot.keyClick(chart, Qt.Key.Key_Escape)
    assert -1 == chart.stop
    assert "From 1500 to 1529" == chart.accessibleDescription()


def test_the_pointer_finds_the_nearest_value(chart, qtbot):
    view = chart.plot.widget.viewport()
    at = chart.plot.place(float(chart.curve.x[12]), float(chart.curve.y[12])).toPoint()
    qtbot.mouseMove(view, at + QPoint(2, 40))
    qtbot.waitUntil(lambda: chart.stop == 12)
    assert ("value 12", "+1") == chart.words()


def test_a_click_takes_the_keys(chart, qtbot):
    chart.clearFocus()
    qtbot.mouseClick(chart.plot.widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 150))
    assert chart.hasFocus()


def test_the_colours_follow_the_theme(chart, theme):
    light = chart.plot._bands[0].colour
    assert light.rgb() == theme.color("a").rgb()
    theme.set_mode("dark")
    dark = chart.plot._bands[0].colour
    assert dark.rgb() == theme.color("a").rgb() != light.rgb()
    assert chart.plot.widget.backgroundBrush().color() == theme.color("panel")


def test_a_curve_without_deviation_draws_a_line_alone(chart):
    chart.show_curve(curve_of([Value(0, 1000, 1010), Value(9, 1010, 990)]), wording())
    assert not any(band.isVisible() for band in chart.plot._bands)
    assert [1010, 990] == chart.plot._line.getData()[1].tolist()


def test_the_axes_fit_the_room_there_is(qtbot, theme):
    chart = HistoryChart(theme)
    qtbot.addWidget(chart)
    chart.resize(900, 500)
    with qtbot.waitExposed(chart):
        chart.show()
    chart.show_curve(curve_of(VALUES), wording())
    qtbot.waitUntil(lambda: chart.plot.widget.width() == 900)
    assert len(chart.plot.axes["left"]._tickLevels[0]) >= 5
    chart.resize(900, 150)
    qtbot.waitUntil(lambda: len(chart.plot.axes["left"]._tickLevels[0]) <= 4)


def test_one_value_alone_can_be_shown(chart):
    chart.show_curve(curve_of([Value(3, 1500, 1510, 350, 300)]), wording())
    assert chart.grab().width() > 0


def test_a_chart_of_a_page_waits_for_its_first_paint(theme, qtbot):
    chart = HistoryChart(theme, later=True)
    qtbot.addWidget(chart)
    chart.show_curve(curve_of(VALUES), wording())
    assert chart.plot is None
    chart.go_to(0)
    chart.show()
    qtbot.waitUntil(lambda: chart.plot is not None)
    assert chart.stop == 0


def test_a_history_of_one_day_names_the_day(chart):
    chart.show_curve(
        curve_of([Value(20_787, 1500, 1319, 350, 204)], begin=Value(20_786, 1500, 1500, 350, 350)), wording()
    )
    (ticks,) = chart.plot.axes["bottom"]._tickLevels
    assert [words for _, words in ticks] == ["30 Nov"]


def test_no_line_stands_at_the_edge_without_its_value(chart):
    chart.show_curve(curve_of([Value(1, 900, 900, 40, 40), Value(9, 900, 1100, 40, 40)]), wording())
    (ticks,) = chart.plot.axes["left"]._tickLevels
    low, high = chart.plot.box.viewRange()[1]
    assert all(low + 5 < value < high - 5 for value, _ in ticks)
