"""What tuning found, in words, and the lab as files."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tourney.club.engine_backtest import Tuning
from tourney.club.engine_choice import usual
from tourney.club.loss_difference import Difference
from tourney.club.player_records import Shape
from tourney.ratings.evaluate import Bin
from tourney.ui.base.theme import Theme
from tourney.ui.charts.picture import WRITERS
from tourney.ui.engine.lab_words import plot_words, tuned_words
from tourney.ui.lab.calibration import CalibrationPlot
from tourney.ui.lab.export import made


@pytest.mark.parametrize(
    ("low", "high", "said"), [(0.004, 0.012, "hardly chance"), (-0.002, 0.018, "may be chance")]
)
def test_a_gain_is_said_with_its_settings_and_how_sure_it_is(
    qapp, low: float, high: float, said: str
) -> None:
    elo = usual("elo")
    choice = replace(elo, params=replace(elo.params, k=18.5))
    fact, words = tuned_words(Tuning(choice, 0.66, 0.652, Difference(0.008, low, high, 300)))
    assert "Elo can predict better here." == fact
    assert "0.652, was 0.660" in words
    assert "18.5" in words
    assert said in words


def test_no_gain_is_said_too(qapp) -> None:
    fact, words = tuned_words(Tuning(usual("elo"), 0.66, 0.661))
    assert "as good as it gets" in fact
    assert "0.661" in words


@pytest.mark.parametrize("suffix", sorted(WRITERS))
def test_the_plot_is_written_as_every_kind_of_picture(qapp, qtbot, suffix: str) -> None:
    plot = CalibrationPlot(Theme("dark"))
    qtbot.addWidget(plot)
    plot.resize(420, 300)
    plot.show_bins((Bin(40, 0.55, 0.5, 0.35, 0.65),), plot_words("Calibration of Elo", ""))
    export = made("Riverside", plot, (), Shape.ALL)
    assert len(WRITERS[suffix](export.picture, plot.theme)) > 1000
    assert () == export.sheet().rows
