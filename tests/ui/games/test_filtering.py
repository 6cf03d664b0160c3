"""Words and dates typed into the filter."""

from __future__ import annotations

import datetime as dt

import pytest

from tourney.club.log import LogFilter
from tourney.ui.games.filtering import read_filter

D = dt.date


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("", LogFilter()),
        ("  ana dua ", LogFilter("ana dua")),
        ("2026", LogFilter(date_from=D(2026, 1, 1), date_to=D(2026, 12, 31))),
        ("2024-02", LogFilter(date_from=D(2024, 2, 1), date_to=D(2024, 2, 29))),
        ("ana 2026-11-24", LogFilter("ana", date_from=D(2026, 11, 24), date_to=D(2026, 11, 24))),
        ("2025 2026-03", LogFilter(date_from=D(2025, 1, 1), date_to=D(2026, 3, 31))),
        ("2026-13", LogFilter("2026-13")),
        ("2026-02-30", LogFilter("2026-02-30")),
        ("0042", LogFilter("0042")),
    ],
)
def test_a_line_is_words_and_dates(typed: str, wanted: LogFilter) -> None:
    assert wanted == read_filter(typed)
