"""Byes of a wall chart come in with the rounds, count as they are worth, and follow the chart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.exchange.test_wall_chart import TWO_LINES
from tourney.club import desk, importing
from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.club.event_table import event_table


@pytest.fixture
def chart(tmp_path: Path) -> Path:
    path = tmp_path / "night.txt"
    path.write_text(TWO_LINES, "utf-8")
    return path


def held(club: Club) -> dict[tuple[int, str], str]:
    facts = event_facts(club, desk.all_events(club)[0].id)
    name = club.register().name
    return {
        (one.number, name(who)): kind.value
        for one in facts.rounds
        for who, kind in zip(one.bye_ids, one.bye_kinds, strict=True)
    }


WHOLE = {
    (1, "CY WEST"): "zero",
    (1, "DI EAST"): "half",
    (3, "ADA NORTH"): "full",
    (3, "BEA SOUTH"): "half",
}


def test_byes_come_in_with_the_games_and_count(club: Club, chart: Path) -> None:
    club.execute(importing.preview(club, chart).command())
    assert held(club) == WHOLE
    table = event_table(club, desk.all_events(club)[0].id)
    points = {table.made.contest.units[row.unit].name: float(row.points) for row in table.ranking.rows}
    assert points == {"ADA NORTH": 3.0, "BEA SOUTH": 1.0, "CY WEST": 1.0, "DI EAST": 1.0}
    club.undo()
    assert not desk.all_events(club)
    club.redo()
    assert held(club) == WHOLE


def test_the_chart_again_changes_nothing_and_a_corrected_one_its_byes(club: Club, chart: Path) -> None:
    club.execute(importing.preview(club, chart).command())
    again = club.execute(importing.preview(club, chart).command())
    assert (None, WHOLE) == (again.entry_id, held(club))
    chart.write_text(TWO_LINES.replace("|U    |", "|H    |").replace("|X    |", "|B    |"), "utf-8")
    told = club.execute(importing.preview(club, chart).command())
    assert "2" in str(told.text)
    assert held(club) == WHOLE | {(1, "CY WEST"): "half", (3, "ADA NORTH"): "pairing"}


def test_a_bye_gives_way_to_a_game(club: Club, chart: Path) -> None:
    club.execute(importing.preview(club, chart).command())
    chart.write_text(
        TWO_LINES.replace("|U    |L   1", "|D   4|L   1").replace("0.5 |H    |D", "0.5 |D   3|D"), "utf-8"
    )
    club.execute(importing.preview(club, chart).command())
    assert {key: kind for key, kind in WHOLE.items() if key[0] == 3} == held(club)
