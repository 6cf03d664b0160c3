"""The colours keep the contrast that the table of the look claims."""

from __future__ import annotations

import re

import pytest

from tourney.ui.base.sheet import SHEET
from tourney.ui.base.theme import sheet
from tourney.ui.base.tokens import DARK, LIGHT, contrast

WORDS = [
    ("text", "panel"), ("text", "ground"), ("text", "raised"), ("text", "select"), ("text", "hover"),
    ("text", "a_wash"), ("text", "b_wash"), ("text", "placing_wash"),
    ("soft", "panel"), ("soft", "ground"), ("soft", "select"), ("soft", "hover"),
    ("faint", "panel"), ("faint", "ground"), ("faint", "select"),
    ("accent", "panel"), ("accent", "wash"), ("on_accent", "accent"), ("on_accent", "accent_hover"),
    ("a", "panel"), ("a", "select"), ("b", "panel"), ("b", "select"),
    ("placing", "placing_wash"), ("good", "panel"), ("good", "good_wash"), ("warn", "panel"),
]  # fmt: skip


def test_black_on_white_is_21_to_1():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "back"), WORDS)
def test_words_are_readable(tokens, ink, back):
    assert contrast(tokens[ink], tokens[back]) >= 4.5


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ink", ["edge", "ink", "accent", "a", "b", "warn"])
def test_signs_stand_out(tokens, ink):
    assert contrast(tokens[ink], tokens["panel"]) >= 3.0


def test_measured_values_are_those_of_the_table():
    assert contrast(LIGHT["text"], LIGHT["panel"]) == pytest.approx(17.4, abs=0.05)
    assert contrast(LIGHT["faint"], LIGHT["ground"]) == pytest.approx(4.8, abs=0.05)
    assert contrast(DARK["accent"], DARK["wash"]) == pytest.approx(6.0, abs=0.05)


def test_both_themes_have_the_same_tokens():
    assert set(LIGHT) == set(DARK)


@pytest.mark.parametrize("dark", [False, True])
def test_the_sheet_is_filled_in_wholly(dark):
    filled = sheet(DARK if dark else LIGHT, dark=dark, scale=1.3)
    assert "@" not in filled
    assert filled.count("{") == filled.count("}")


def test_the_sheet_names_no_font():
    assert not re.search(r"\bfont(-family|-size|-weight)?\s*:", SHEET)
