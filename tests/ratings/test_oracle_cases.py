"""Every reference case that belongs to an engine, within its own tolerance."""

from __future__ import annotations

import pytest

from tests.ratings.oracle_adapter import Case, cases, differences, run


@pytest.mark.parametrize(
    "case",
    [
        case
        for case in cases("elo", "glicko", "glicko2", "placement", "trueskill", "bradley_terry")
        if case["input"]["op"] != "note"
    ],
    ids=lambda case: case["id"],
)
def test_the_program_gives_the_reference_value(case: Case) -> None:
    assert differences(case, run(case)) == []
