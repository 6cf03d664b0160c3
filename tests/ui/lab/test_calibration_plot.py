"""The plot of a calibration: where its points lie, and what it says to keys and screen readers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tourney.ratings.evaluate import Bin
from tourney.ui.base.theme import Theme
from tourney.ui.engine.lab_words import plot_words
from tourney.ui.lab.calibration import CalibrationPlot

BINS = (Bin(40, 0.55, 0.5, 0.35, 0.65), Bin(30, 0.75, 0.9, 0.8, 0.95), Bin(8, 0.95, 1.0, 0.68, 1.0))


@pytest.fixture
def plot(qapp, qtbot) -> CalibrationPlot:
    made = CalibrationPlot(Theme("light"))
    qtbot.addWidget(made)
    made.resize(420, 300)
    made.show_bins(BINS, plot_words("Calibration of Elo", "About"))
    return made


def test_what_is_foreseen_as_it_is_scored_lies_on_the_diagonal(plot: CalibrationPlot) -> None:
    area = plot.area(QRectF(plot.rect()), plot.theme)
    low, high = plot.place(area, 0.5, 0.5), plot.place(area, 1.0, 1.0)
    middle = plot.place(area, 0.75, 0.75)
    assert middle.x() == pytest.approx((low.x() + high.x()) / 2)
    assert middle.y() == pytest.approx((low.y() + high.y()) / 2)
    assert high.y() < low.y()


def test_every_interval_lies_inside_the_plot(plot: CalibrationPlot) -> None:
    area = plot.area(QRectF(plot.rect()), plot.theme)
    for one in BINS:
        for share in (one.low, one.actual, one.high):
            assert area.contains(plot.place(area, one.expected, share))


def test_favourites_of_many_sides_are_plotted_from_nothing(plot: CalibrationPlot) -> None:
    plot.show_bins((Bin(10, 0.12, 0.1, 0.02, 0.4),), plot_words("a", "b"))
    assert plot.least == 0.0


def test_arrow_keys_read_the_groups_aloud(plot: CalibrationPlot) -> None:
    assert plot.accessibleName() == "Calibration of Elo"
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.at == 1
    assert "Foreseen 75" in plot.accessibleDescription()
    assert "30 game" in plot.accessibleDescription()
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert plot.accessibleDescription() == "About"


def test_no_group_is_no_trouble(plot: CalibrationPlot) -> None:
    plot.show_bins((), plot_words("a", "b"))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Left):
        QTest.keyClick(plot, key)
    assert plot.box_words() == ()
    plot.grab()
