"""Several lines: what is seen of them, how they are told apart, and how keys and pointer move about."""

from __future__ import annotations

import time
from itertools import pairwise
from statistics import median

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tourney.ui.base.tokens import DARK, LIGHT, contrast
from tourney.ui.charts.curve import Curve, Value, curve_of, curve_of_steps
from tourney.ui.charts.lines import MOST_COLUMNS, Line
from tourney.ui.charts.lines_chart import LinesChart, Words
from tourney.ui.charts.lines_layer import Sign, spread
from tourney.ui.charts.styles import COLOURS, style_of
from tourney.ui.charts.thinning import seen
from tourney.ui.charts.view import View

LEFT = Qt.MouseButton.LeftButton


def curve(count: int, *, seed: int = 1, step: float = 7.0, base: float = 1500.0) -> Curve:
    random = np.random.default_rng(seed)
    days = np.arange(count) * step
    mean = base + np.cumsum(random.normal(0, 5, count))
    sure = np.full(count, 60.0)
    return curve_of_steps(days, (mean, sure), (mean, sure))[0]


# Curves


def test_a_curve_of_arrays_is_that_of_single_values() -> None:
    days = np.array([0.0, 7.0, 200.0])
    before, after = np.array([1500.0, 1510.0, 1520.0]), np.array([1510.0, 1520.0, 1490.0])
    wide, narrow = np.array([350.0, 200.0, 220.0]), np.array([210.0, 150.0, 140.0])
    values = [Value(*one) for one in zip(days, before, after, wide, narrow, strict=True)]
    one = curve_of(values, begin=Value(-1, 1500, 1500, 350, 350), now=Value(300, 1490, 1490, 160, 160))
    other, step = curve_of_steps(
        days, (before, wide), (after, narrow), begin=-1.0, now=(300.0, 1490.0, 160.0), days=days
    )
    for mine, theirs in ((other.x, one.x), (other.y, one.y), (other.deviation, one.deviation)):
        assert mine.tolist() == theirs.tolist()
    assert other.stops.tolist() == one.stops.tolist()
    assert step.tolist() == [-1, 0, 1, 2, 3]


def test_steps_without_a_value_are_left_out() -> None:
    after = np.array([np.nan, 1500.0, np.nan, 1510.0])
    found, step = curve_of_steps(np.arange(4.0), (after, None), (after, None), begin=-1.0)
    assert found.y.tolist() == [1500.0, 1500.0, 1510.0]
    assert step.tolist() == [-1, 1, 3]
    nothing, step = curve_of_steps(np.zeros(0), (np.zeros(0), None), (np.zeros(0), None), begin=0.0)
    assert 0 == len(nothing.x) == len(step)


@given(st.integers(1, 4000), st.integers(0, 9), st.floats(0, 1), st.floats(0.01, 1), st.integers(4, 300))
def test_what_is_seen_keeps_every_peak(count: int, seed: int, at: float, share: float, columns: int) -> None:
    one = curve(count, seed=seed)
    whole = float(one.x[-1]) or 1.0
    first = at * whole
    last = first + share * whole
    part = seen(one, first, last, columns, (1.96, 1.0))
    assert len(part.x) <= 2 * (columns + 2)
    assert (np.diff(part.x) >= 0).all()
    assert first <= part.x.min(initial=first)
    assert part.x.max(initial=last) <= last
    inside = (one.x >= first) & (one.x <= last)
    if inside.any():
        assert part.y.max() >= one.y[inside].max()
        assert part.y.min() <= one.y[inside].min()
        x, low, high = part.bands[0]
        assert low.min() <= (one.y - 1.96 * 60)[inside].min() + 1e-9
        assert high.max() >= (one.y + 1.96 * 60)[inside].max() - 1e-9
        assert len(x) == len(low) == len(high)


def test_few_points_are_drawn_as_they_are() -> None:
    one = curve(50)
    part = seen(one, float(one.x[0]), float(one.x[-1]), 400)
    assert part.x.tolist() == one.x.tolist()
    assert part.y.tolist() == one.y.tolist()


def test_a_line_is_cut_off_where_it_leaves_the_picture() -> None:
    one = curve(20)
    part = seen(one, 10.0, 45.0, 400, (1.0,))
    assert part.x.tolist() == [10.0, 14.0, 21.0, 28.0, 35.0, 42.0, 45.0]
    assert part.y.tolist() == np.interp(part.x, one.x, one.y).tolist()
    between = seen(one, 15.0, 16.0, 400)
    assert between.x.tolist() == [15.0, 16.0]
    assert 0 == len(seen(one, 500.0, 600.0, 400).x)


# The part shown


@given(st.lists(st.tuples(st.sampled_from("zmsr"), st.floats(-3, 3)), max_size=20))
def test_a_view_never_leaves_the_whole(deeds: list[tuple[str, float]]) -> None:
    view = View()
    view.set_whole(-50, 950, least=5)
    for deed, amount in deeds:
        match deed:
            case "z":
                view.zoom(2.0**amount, 300 * amount)
            case "m":
                view.move(amount)
            case "s":
                view.show(100 * amount, 100 * amount + 40)
            case _:
                view.reveal(min(950.0, max(-50.0, 400 * amount)))
        assert -50 - 1e-6 <= view.first < view.last <= 950 + 1e-6
        assert view.last - view.first >= 5 - 1e-6


def test_a_view_zooms_around_its_place() -> None:
    view = View()
    view.set_whole(0, 100, least=1)
    view.zoom(2, 25)
    assert (view.first, view.last) == (12.5, 62.5)
    view.set_whole(0, 200, least=1, keep=True)
    assert (view.first, view.last) == (12.5, 62.5)
    view.set_whole(500, 600, least=1, keep=True)
    assert view.whole


# Styles


@pytest.mark.parametrize(("at", "tokens"), [(0, LIGHT), (1, DARK)])
def test_each_colour_stands_out_from_the_sheet(at: int, tokens) -> None:
    assert all(contrast(pair[at], tokens["panel"]) >= 3 for pair in COLOURS)


def test_lines_differ_by_more_than_colour() -> None:
    styles = [style_of(number) for number in range(35)]
    assert len({(one.dashes, one.shape) for one in styles}) == 35
    for number in range(6):
        one, other = style_of(number), style_of(number + 6)
        assert one.colours == other.colours
        assert one.dashes != other.dashes
        assert one.shape != other.shape


@given(st.lists(st.floats(0, 300), max_size=12))
def test_names_at_the_ends_are_apart_and_inside(wanted: list[float]) -> None:
    placed = spread(sorted(wanted), 20, 0, 300)
    assert all(b - a >= 20 - 1e-6 for a, b in pairwise(placed))
    assert all(10 - 1e-6 <= y <= 290 + 1e-6 for y in placed)


# The chart


def words() -> Words:
    return Words("Rating over time: Ana, Bo", "arrow keys", lambda line, stop: (f"line {line}", f"at {stop}"))


@pytest.fixture
def chart(qtbot, theme):
    chart = LinesChart(theme)
    qtbot.addWidget(chart)
    chart.resize(900, 500)
    lines = [
        Line(curve(40, seed=1), style_of(0), "Ana"),
        Line(curve(40, seed=2, base=1700), style_of(1), "Bo"),
    ]
    chart.show_lines(lines, words(), [Sign(70, "Winter cup", 5)])
    with qtbot.waitExposed(chart):
        chart.show()
    qtbot.waitUntil(lambda: chart.plot is not None and chart.plot.widget.width() == 900)
    chart.setFocus()
    return chart


def spot(chart, line: int, stop: int) -> QPoint:
    return chart.plot.place(*chart.point(line, stop)).toPoint()


def test_the_lines_drawn_are_those_of_the_curves(chart) -> None:
    for line, parts in zip(chart.lines, chart.plot._parts, strict=True):
        x, y = parts.line.getData()
        assert x.tolist() == line.curve.x.tolist()
        assert y.tolist() == line.curve.y.tolist()
        assert all(band.isVisible() for band in parts.bands)


def test_arrow_keys_walk_along_a_line_and_to_the_other(chart, qtbot) -> None:
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert (0, 39) == (chart.current, chart.stop)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert "line 0. at 38" == chart.accessibleDescription()
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    assert (1, 38) == (chart.current, chart.stop)
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    assert 0 == chart.stop
    qtbot.keyClick(chart, Qt.Key.Key_PageDown)
    assert 10 == chart.stop
    qtbot.keyClick(chart, Qt.Key.Key_Escape)
    assert -1 == chart.stop
    assert "arrow keys" == chart.accessibleDescription()


def test_enter_and_a_click_open_a_value(chart, qtbot) -> None:
    qtbot.keyClick(chart, Qt.Key.Key_End)
    with qtbot.waitSignal(chart.opened) as opened:
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert [0, 39] == opened.args
    with qtbot.waitSignal(chart.opened) as opened:
        qtbot.mouseClick(chart.plot.widget.viewport(), LEFT, pos=spot(chart, 1, 12))
    assert [1, 12] == opened.args


def test_the_pointer_names_the_nearest_value(chart, qtbot) -> None:
    qtbot.mouseMove(chart.plot.widget.viewport(), spot(chart, 1, 20) + QPoint(2, 3))
    qtbot.waitUntil(lambda: (chart.current, chart.stop) == (1, 20))
    assert ("line 1", "at 20") == chart.box_words()


def test_plus_and_minus_zoom_around_the_cursor(chart, qtbot) -> None:
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    qtbot.keyClick(chart, Qt.Key.Key_Plus)
    assert chart.view.first == 0
    assert chart.view.last == pytest.approx(39 * 7 / 1.5)
    qtbot.keyClick(chart, Qt.Key.Key_Minus)
    assert chart.view.whole
    qtbot.keyClick(chart, Qt.Key.Key_Plus)
    qtbot.keyClick(chart, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert chart.view.first > 0
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.view.last >= 39 * 7 - 1e-9


def wheel(chart, at: QPoint, delta: int) -> None:
    view = chart.plot.widget.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


def test_the_wheel_zooms_around_the_pointer(chart) -> None:
    at = spot(chart, 0, 20)
    before = chart.plot.day_at(at.x())
    wheel(chart, at, 120)
    assert chart.view.last - chart.view.first == pytest.approx(39 * 7 / 1.25)
    assert chart.plot.day_at(at.x()) == pytest.approx(before, abs=2)
    wheel(chart, at, -120)
    assert chart.view.whole


def test_a_drag_zooms_into_what_it_spans_and_a_double_click_shows_all(chart, qtbot) -> None:
    view = chart.plot.widget.viewport()
    begin, end = spot(chart, 0, 10), spot(chart, 0, 20)
    qtbot.mousePress(view, LEFT, pos=begin)
    qtbot.mouseMove(view, (begin + end) / 2)
    qtbot.mouseMove(view, end)
    assert chart.dragged is not None
    qtbot.mouseRelease(view, LEFT, pos=end)
    assert chart.view.first == pytest.approx(70, abs=1)
    assert chart.view.last == pytest.approx(140, abs=1)
    qtbot.mouseDClick(view, LEFT, pos=begin)
    assert chart.view.whole


def test_with_shift_a_drag_moves(chart, qtbot) -> None:
    chart.zoom(4)
    first = chart.view.first
    view = chart.plot.widget.viewport()
    qtbot.mousePress(view, LEFT, Qt.KeyboardModifier.ShiftModifier, QPoint(400, 200))
    qtbot.mouseMove(view, QPoint(300, 200))
    qtbot.mouseRelease(view, LEFT, Qt.KeyboardModifier.ShiftModifier, QPoint(300, 200))
    assert chart.view.first > first


def test_the_colours_follow_the_theme_and_the_lines_stay(chart, theme) -> None:
    chart.show_view(70, 140)
    theme.set_mode("dark")
    assert chart.plot.widget.backgroundBrush().color() == theme.color("panel")
    pen = chart.plot._parts[0].line.opts["pen"]
    assert pen.color() == style_of(0).colour(theme)
    assert chart.plot._parts[0].bands[0].colour.rgb() == style_of(0).colour(theme).rgb()
    assert (chart.view.first, chart.view.last) == (70, 140)


def test_bands_can_be_left_out_and_many_lines_have_one_only(chart) -> None:
    chart.set_bands(False)
    assert not any(band.isVisible() for parts in chart.plot._parts for band in parts.bands)
    chart.set_bands(True)
    lines = [Line(curve(30, seed=n), style_of(n), f"P{n}") for n in range(5)]
    chart.show_lines(lines, words())
    chart.choose_line(3)
    shown = [parts.bands[0].isVisible() for parts in chart.plot._parts]
    assert shown == [False, False, False, True, False]


def test_fewer_lines_leave_nothing_behind(chart) -> None:
    chart.show_lines(chart.lines[:1], words())
    assert [True, False] == [parts.line.isVisible() for parts in chart.plot._parts]
    chart.show_lines([], words())
    assert not any(parts.line.isVisible() for parts in chart.plot._parts)
    assert chart.grab().width() > 0


@pytest.mark.parametrize("count", [1, 10, 100])
def test_a_hundred_thousand_points_stay_fluid(chart, count: int) -> None:
    """A frame draws no more than the screen has columns, whatever the number of points behind it."""
    each = 100_000 // count
    chart.show_lines([Line(curve(each, seed=n), style_of(n), f"P{n}") for n in range(count)], words())
    whole = chart.view.high - chart.view.low
    spent = []
    for step in range(7):
        begun = time.perf_counter()
        chart.show_view(chart.view.low + step, chart.view.low + 0.9 * whole + step)
        spent.append(time.perf_counter() - begun)
    assert sum(len(part.x) for part in chart.plot.drawn) <= max(2 * MOST_COLUMNS, 170 * count) + 4 * count
    # It takes 5 to 20 ms on an idle computer.
    assert median(spent) < 0.2
    line, stop = chart.nearest(QPointF(spot(chart, count // 2, each // 2)))
    assert line >= 0
    assert stop >= 0


def test_a_thinned_band_holds_the_band_of_every_value_and_reaches_both_ends() -> None:
    rng = np.random.default_rng(7)
    x, y = np.arange(50_000.0), 1500 + np.cumsum(rng.normal(0, 3, 50_000))
    curve = Curve(x, y, rng.uniform(30, 90, 50_000), np.arange(50_000))
    ((at, low, high),) = seen(curve, 0.0, 49_999.0, 400, [1.0]).bands
    assert (0.0, 49_999.0) == (at[0], at[-1])
    assert len(at) <= 102
    group = np.searchsorted(at, x, side="right") - 1
    below, above = curve.band(1.0)
    assert (low[group] <= below + 1e-9).all()
    assert (high[group] >= above - 1e-9).all()
