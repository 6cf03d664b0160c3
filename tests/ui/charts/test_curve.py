"""A curve: bands, absences, cursor stops, what part is shown, thinning, and round ticks."""

from __future__ import annotations

import datetime as dt
from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from tourney.ratings.ranking import Z95
from tourney.ui.charts.curve import FEW_STOPS, Value, absences, curve_of
from tourney.ui.charts.ticks import date_of, date_ticks, day_of, round_values


@pytest.fixture
def english():
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def steady(count: int, step: float = 7.0) -> list[Value]:
    return [Value(step * i, 1500 + i - 1, 1500.0 + i, 60.0, 55.0) for i in range(count)]


def test_the_wide_band_is_the_mean_plus_and_minus_1_96_deviations():
    curve = curve_of(steady(5))
    low, high = curve.band(Z95)
    half = NormalDist().inv_cdf(0.975) * 55.0
    assert np.allclose(curve.y - low, half)
    assert np.allclose(high - curve.y, half)


def test_the_narrow_band_is_one_deviation():
    low, high = curve_of(steady(3)).band(1.0)
    assert np.allclose(high - low, 110.0)


def test_the_band_widens_through_an_absence():
    values = [Value(0, 1500, 1510, 80, 70), Value(200, 1510, 1520, 130, 90)]
    curve = curve_of(values)
    assert [0, 200, 200] == curve.x.tolist()
    assert [1510, 1510, 1520] == curve.y.tolist()
    assert [70, 130, 90] == curve.deviation.tolist()
    assert [0, 2] == curve.stops.tolist()


def test_a_short_break_puts_no_point_in():
    assert 2 == len(curve_of(steady(2, step=30)).x)


def test_start_and_today_are_stops_around_the_values():
    begin = Value(-5, 1620, 1620, 80, 80)
    now = Value(40, 1502, 1502, 63, 63)
    curve = curve_of(steady(3), begin=begin, now=now)
    assert [1620, 1500, 1501, 1502, 1502] == curve.y[curve.stops].tolist()
    assert 63 == curve.deviation[-1]


def test_today_is_left_out_on_the_day_of_the_last_value():
    curve = curve_of(steady(3), now=Value(14, 1502, 1502, 55, 55))
    assert 3 == len(curve.stops)


def test_an_engine_without_deviation_has_no_band():
    curve = curve_of([Value(0, 1000, 1010), Value(1, 1010, 1005)])
    assert curve.deviation is None
    with pytest.raises(ValueError, match="no band"):
        curve.band(1.0)
    low, high = curve.window()
    assert low < 1005
    assert high > 1010


def test_the_window_leaves_a_wide_beginning_out():
    values = [Value(0, 1500, 1500, 350, 350), Value(7, 1500, 1600, 350, 60)]
    low, high = curve_of(values).window()
    assert (1500 - 150, 1600 + 150) == (low, high)


def test_dots_are_for_few_values():
    assert curve_of(steady(FEW_STOPS - 1)).few
    assert not curve_of(steady(FEW_STOPS)).few


def test_the_nearest_stop_is_found_from_both_sides():
    curve = curve_of(steady(3))
    assert [0, 0, 1, 2, 2] == [curve.nearest_stop(day) for day in (-9, 3, 4, 12, 99)]


def test_only_the_longest_absences_are_marked():
    days = [0, 190, 200, 590, 790, 1990]
    assert [(590, 390), (790, 200), (1990, 1200)] == absences(days, least=120)


def test_days_count_from_1970():
    assert 0.0 == day_of(dt.date(1970, 1, 1))
    assert dt.date(2026, 11, 24) == date_of(day_of(dt.date(2026, 11, 24)))


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [
        (1380, 1960, 6, [1400, 1500, 1600, 1700, 1800, 1900]),
        (0, 1, 6, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (5, 5, 3, []),
    ],
)
def test_values_on_the_axis_are_round(low, high, most, expected):
    assert np.allclose(expected, round_values(low, high, most))


def test_years_stand_at_their_first_day(english):
    ticks = date_ticks(day_of(dt.date(2021, 3, 4)), day_of(dt.date(2026, 11, 24)), 6)
    assert ["2022", "2023", "2024", "2025", "2026"] == [words for _, words in ticks]
    assert day_of(dt.date(2022, 1, 1)) == ticks[0][0]


def test_a_season_is_cut_at_months_and_names_the_year_once(english):
    ticks = date_ticks(day_of(dt.date(2026, 2, 20)), day_of(dt.date(2026, 7, 5)), 6)
    assert ["Mar 2026", "Apr", "May", "Jun", "Jul"] == [words for _, words in ticks]


def test_few_weeks_show_days_back_from_the_last(english):
    ticks = date_ticks(day_of(dt.date(2026, 10, 13)), day_of(dt.date(2026, 11, 24)), 6)
    assert ["13 Oct", "27 Oct", "10 Nov", "24 Nov"] == [words for _, words in ticks]


def test_chinese_dates_read_chinese():
    before = QLocale()
    QLocale.setDefault(QLocale("zh_CN"))
    try:
        ticks = date_ticks(day_of(dt.date(2025, 8, 1)), day_of(dt.date(2026, 3, 1)), 8)
        assert ["8月", "9月", "10月", "11月", "12月", "2026年", "2月", "3月"] == [w for _, w in ticks]
    finally:
        QLocale.setDefault(before)


@given(
    st.dates(dt.date(1950, 1, 1), dt.date(2090, 1, 1)),
    st.integers(1, 30000),
    st.integers(2, 12),
)
def test_there_are_never_more_dates_than_fit(first, days, most):
    low = day_of(first)
    ticks = date_ticks(low, low + days, most)
    assert len(ticks) <= most
    assert all(low <= day <= low + days for day, _ in ticks)
