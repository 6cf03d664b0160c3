"""The rules of an event: points and boards as typed, and the text they are kept as."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.core.rules import (
    NO_RULES,
    EventRules,
    PrizeGroup,
    Scoring,
    board_numbers,
    exact,
    rules_of,
    rules_text,
)


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ("0.1", "1/10"),
        ("1/3", "1/3"),
        ("½", "1/2"),
        ("1½", "3/2"),
        ("2,5", "5/2"),
        (".5", "1/2"),
        ("-1", "-1"),
    ],
)
def test_points_are_read_exactly(typed: str, points: str) -> None:
    assert Fraction(points) == exact(typed)


@pytest.mark.parametrize("typed", ["", "one", "1/0", "nan", "inf", "1e99999999", "9" * 5000])
def test_what_is_no_number_of_points_is_refused_in_words(typed: str) -> None:
    with pytest.raises(TourneyError) as caught:
        exact(typed)
    assert "bad-points" == caught.value.code


def test_boards_are_numbers_and_ranges() -> None:
    assert (1, 2, 3, 15, 7, 8) == board_numbers("1-3, 15; 7–8，2")


@pytest.mark.parametrize("typed", ["0", "3-1", "1-2-3", "x", "10000", "9" * 5000])
def test_what_is_no_range_of_boards_is_refused_in_words(typed: str) -> None:
    with pytest.raises(TourneyError) as caught:
        board_numbers(typed)
    assert "bad-boards" == caught.value.code


points = st.fractions(0, 9, max_denominator=6)


@given(
    st.builds(
        EventRules,
        scoring=st.builds(
            Scoring,
            win=points,
            by=st.sampled_from(["result", "sets"]),
            table=st.lists(st.tuples(st.text(max_size=4), points, points), max_size=2).map(tuple),
            places=st.lists(points, max_size=3).map(tuple),
            rounds=st.lists(st.tuples(st.integers(1, 9), points), max_size=2).map(tuple),
        ),
        options=st.dictionaries(st.text(max_size=5), st.integers(), max_size=2).map(
            lambda d: tuple(d.items())
        ),
        tiebreaks=st.lists(st.text(max_size=4), max_size=3).map(tuple),
        rounds=st.none() | st.integers(1, 30),
        prize_groups=st.lists(
            st.builds(PrizeGroup, st.text(max_size=4), born_from=st.none() | st.integers(1900, 2030)),
            max_size=2,
        ).map(tuple),
    )
)
def test_rules_come_back_as_they_were_written(rules: EventRules) -> None:
    assert rules == rules_of(rules_text(rules))


def test_a_newer_text_says_what_is_known_of_it() -> None:
    assert EventRules(boards="1-3") == rules_of('{"boards":"1-3","moon":true,"scoring":{"tide":1}}')
    assert NO_RULES == rules_of("")


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"scoring":{"win":"x"}}', '{"scoring":7}', '{"rounds":[', "nan"]
)
def test_a_text_that_is_no_rules_is_refused_in_words(text: str) -> None:
    with pytest.raises(TourneyError) as caught:
        rules_of(text)
    assert "bad-rules" == caught.value.code
