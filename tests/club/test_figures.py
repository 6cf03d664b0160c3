"""Figures are written one way: a real minus sign, no sign on nothing, the decimals of their scale."""

from __future__ import annotations

import pytest

from tourney.club.figures import change_cell, figure, figure_cell, points, signed, span


@pytest.mark.parametrize(
    ("value", "decimals", "written", "change"),
    [
        (1531.4, 0, "1531", "+1531"),
        (-12.5, 1, "−12.5", "−12.5"),
        (-0.4, 0, "0", "±0"),
        (-0.04, 1, "0.0", "±0"),
        (0.05, 2, "0.05", "+0.05"),
    ],
)
def test_a_figure_and_a_change(value: float, decimals: int, written: str, change: str) -> None:
    assert written == figure(value, decimals)
    assert change == signed(value, decimals)


def test_a_range_may_begin_below_zero() -> None:
    assert "−3.2–28.1" == span(-3.2, 28.1, 1)


def test_cells_sort_by_the_number_that_is_shown() -> None:
    assert (1531, "1531") == (figure_cell(1531.4).value, figure_cell(1531.4).text)
    assert isinstance(points(1531.4), int)
    assert ("0", "", "+8") == tuple(
        change_cell(value, level=level).text for value, level in ((0.3, "0"), (0.3, ""), (8.2, "0"))
    )
    assert (None, "") == (change_cell(None).value, change_cell(None).text)
