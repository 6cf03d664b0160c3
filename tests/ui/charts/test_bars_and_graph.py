"""Bars and graphs: counts that add up, places without chance, and cursors that keys can move."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import numpy as np
import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from tourney.ui.base.theme import Theme
from tourney.ui.charts.bars import BarsChart, BarWords, bars_of
from tourney.ui.charts.graph import GraphChart
from tourney.ui.charts.graph_data import Graph, GraphWords
from tourney.ui.charts.layout import lay_out
from tourney.ui.charts.picture import WRITERS, Picture

LEFT = Qt.MouseButton.LeftButton
MEANS = st.lists(st.floats(-100, 3000), max_size=40)


@given(MEANS, MEANS)
def test_every_value_is_counted_once_in_its_step(up: list[float], down: list[float]) -> None:
    bars = bars_of(up, down)
    assert (sum(bars.up), sum(bars.down)) == (len(up), len(down))
    assert len(bars.edges) == len(bars) + 1
    for value in up + down:
        step = bars.step_of(value)
        slack = 1e-6 * max(1.0, abs(value))
        assert bars.edges[step] - slack <= value <= bars.edges[step + 1] + slack


def test_steps_are_round_and_not_too_many() -> None:
    bars = bars_of([1012.0, 1480.0, 1733.0], [1499.9])
    assert (1000.0, 1750.0) == (bars.edges[0], bars.edges[-1])
    assert 50.0 == bars.edges[1] - bars.edges[0]
    small = bars_of([25.31, 24.9], [22.2])
    assert len(small) <= 40
    alone = bars_of([1500.0], [])
    assert (1,) == alone.up


@pytest.fixture
def bars(qtbot, theme):
    chart = BarsChart(theme)
    qtbot.addWidget(chart)
    chart.resize(700, 400)
    counted = bars_of([1500.0, 1510.0, 1700.0], [1300.0, 1505.0])
    chart.show_bars(
        counted, BarWords("Distribution", "keys", "up", "down", "median", lambda n: (f"step {n}",))
    )
    with qtbot.waitExposed(chart):
        chart.show()
    chart.setFocus()
    return chart


def test_keys_and_pointer_go_from_step_to_step(bars, qtbot) -> None:
    qtbot.keyClick(bars, Qt.Key.Key_Right)
    assert 0 == bars.step
    qtbot.keyClick(bars, Qt.Key.Key_End)
    assert len(bars.bars) - 1 == bars.step
    assert f"step {bars.step}" == bars.accessibleDescription()
    with qtbot.waitSignal(bars.opened) as opened:
        qtbot.keyClick(bars, Qt.Key.Key_Return)
    assert [len(bars.bars) - 1] == opened.args
    middle = bars.bar_rect(bars.area(QRectF(bars.rect()), bars.theme), 3).center().toPoint()
    with qtbot.waitSignal(bars.opened) as opened:
        qtbot.mouseClick(bars, LEFT, pos=middle)
    assert [3] == opened.args
    qtbot.keyClick(bars, Qt.Key.Key_Escape)
    assert ("keys", -1) == (bars.accessibleDescription(), bars.step)


# Graphs

PAIR = np.array([(0, 1), (0, 2), (1, 2), (2, 3), (4, 5)])
NAMES = ("Ana", "Bo", "Cid", "Dee", "Eva", "Fay")
GROUP = np.array([0, 0, 0, 0, 1, 1])


def graph() -> Graph:
    games = np.array([4, 1, 2, 1, 3])
    places = lay_out(6, PAIR, games, GROUP)
    size = np.array([5, 6, 4, 1, 3, 3])
    return Graph(NAMES, places, PAIR, games, GROUP, size, np.zeros(6, int))


@settings(max_examples=30)
@given(st.integers(1, 40), st.integers(0, 5))
def test_places_are_the_same_each_time_and_apart(n: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    pair = np.array([(i, int(random.integers(0, i))) for i in range(1, n)], dtype=np.int64).reshape(-1, 2)
    pair = np.sort(pair, axis=1)
    group = np.zeros(n, dtype=np.int64)
    one, other = (lay_out(n, pair, np.ones(len(pair)), group) for _ in range(2))
    np.testing.assert_array_equal(one, other)
    assert np.isfinite(one).all()
    assert len({tuple(np.round(spot, 6)) for spot in one}) == n


def test_groups_lie_beside_each_other() -> None:
    places = graph().places
    one, other = places[GROUP == 0], places[GROUP == 1]
    apart = one[:, 0].max() < other[:, 0].min() or one[:, 1].max() < other[:, 1].min()
    assert apart


@pytest.fixture
def drawn(qtbot, theme):
    chart = GraphChart(theme)
    qtbot.addWidget(chart)
    chart.resize(700, 450)
    chart.show_graph(graph(), GraphWords("Who plays whom", "two groups", lambda i: (f"person {i}",), str))
    with qtbot.waitExposed(chart):
        chart.show()
    chart.setFocus()
    return chart


def test_arrow_keys_reach_everybody_on_their_way(drawn, qtbot) -> None:
    reached: set[int] = set()
    todo = [0]
    while todo:
        at = todo.pop()
        reached.add(at)
        for way in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            drawn.at = at
            following = drawn.next_person(way)
            if following not in reached:
                todo.append(following)
    assert reached == set(range(6))
    drawn.go_to(-1)
    qtbot.keyClick(drawn, Qt.Key.Key_Right)
    assert "person 0" == drawn.accessibleDescription()


def test_enter_and_a_click_choose_and_once_more_open(drawn, qtbot) -> None:
    qtbot.keyClick(drawn, Qt.Key.Key_Home)
    with qtbot.waitSignal(drawn.chosen) as chosen:
        qtbot.keyClick(drawn, Qt.Key.Key_Return)
    assert [0] == chosen.args
    with qtbot.waitSignal(drawn.opened) as opened:
        qtbot.keyClick(drawn, Qt.Key.Key_Return)
    assert [0] == opened.args
    x, y = drawn.spots(QRectF(drawn.rect()))[4]
    with qtbot.waitSignal(drawn.chosen) as chosen:
        qtbot.mouseClick(drawn, LEFT, pos=QPoint(round(x), round(y)))
    assert [4] == chosen.args
    qtbot.keyClick(drawn, Qt.Key.Key_Escape)
    assert (-1, -1) == (drawn.at, drawn.selected)


def test_plus_zooms_and_the_cursor_stays_in_sight(drawn, qtbot) -> None:
    for _ in range(4):
        qtbot.keyClick(drawn, Qt.Key.Key_Plus)
    assert drawn.zoomed > 3
    for person in range(6):
        drawn.go_to(person)
        x, y = drawn.spots(QRectF(drawn.rect()))[person]
        assert 0 <= x <= drawn.width()
        assert 0 <= y <= drawn.height()
    qtbot.keyClick(drawn, Qt.Key.Key_A)
    assert 1.0 == drawn.zoomed


def test_the_graph_of_nobody_can_be_drawn(qtbot, theme) -> None:
    chart = GraphChart(theme)
    qtbot.addWidget(chart)
    chart.show_graph(Graph(), GraphWords(""))
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert -1 == chart.at
    assert chart.grab().width() > 0


# Files


def picture() -> Picture:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        painter.setFont(theme.font("body"))
        painter.setPen(theme.color("text"))
        painter.drawText(rect, "Zofia")
        painter.fillRect(QRectF(rect.left(), rect.top(), 40, 40), theme.color("a"))

    return Picture("Rating over time", "Riverside", QSize(400, 200), paint)


def test_pictures_are_light_whatever_the_theme_is(theme) -> None:
    light = WRITERS[".png"](picture(), theme)
    theme.set_mode("dark")
    assert light == WRITERS[".png"](picture(), theme)
    image = QImage.fromData(light)
    assert image.width() == 2 * (400 + 48)
    assert image.pixelColor(2, 2).name() == "#ffffff"


def test_a_drawing_is_lines_and_letters(theme) -> None:
    root = ET.fromstring(WRITERS[".svg"](picture(), theme))
    assert "448" in root.attrib["viewBox"]
    assert any(tag.endswith("}text") for tag in (one.tag for one in root.iter()))
    assert not any(one.tag.endswith("}image") for one in root.iter())


def test_a_document_is_one_page_with_words_in_it(theme) -> None:
    document = pypdfium2.PdfDocument(WRITERS[".pdf"](picture(), theme))
    try:
        assert 1 == len(document)
        page = document[0]
        wide, high = page.get_size()
        assert wide > high
        text = page.get_textpage()
        assert "Zofia" in text.get_text_bounded()
        text.close()
        page.close()
    finally:
        document.close()
