"""Wide signs take two columns, marks and unseen signs none."""

from __future__ import annotations

import pytest

from tourney.core.text_width import text_width


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("Ann", 3),
        ("Đặng", 4),
        ("e\u0301", 1),
        ("王小明", 6),
        ("ＡＢ", 4),
        ("a\u200bb", 2),
        ("½–½", 3),
    ],
)
def test_columns_of_a_text(text: str, columns: int) -> None:
    assert columns == text_width(text)
