"""Points are written short, and never another number than they are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.outcomes import number_text, read_number


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (3.0, "3"),
        (0.5, "½"),
        (2.5, "2½"),
        (0.25, "0.25"),
        (12345678901.25, "12345678901.25"),
        (1 / 3, "0.3333333333333333"),
        (0.00001, "0.00001"),
    ],
)
def test_a_number_is_written_whole(number: float, text: str) -> None:
    assert text == number_text(number)


@given(st.floats(1e-300, 999_999_999_999, exclude_max=True))
def test_what_is_written_reads_back(number: float) -> None:
    assert read_number(number_text(number)) == number
