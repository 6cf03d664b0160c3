"""Standings of a club's event equal the official ones: reports brought in, games entered, races run."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tests.standings.federation_files import DATA, read_rows
from tests.standings.seasons import BEST, published
from tests.standings.seasons import season as races
from tests.standings.test_federation import ANSWERS, EDITIONS_OF, NAMES
from tourney.club import importing
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, RecordGame
from tourney.club.desk import all_events
from tourney.club.event_table import EventTable, event_table
from tourney.core.games import NewGame, side
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules, Scoring
from tourney.standings.tiebreak_base import EDITIONS

Load = Callable[[str], tuple[Club, int]]


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Load]:
    """Return a function that makes a club of a report, rated, and gives its event."""
    made: list[Club] = []

    def loaded(name: str) -> tuple[Club, int]:
        club = Club.create(tmp_path / f"{Path(name).stem}.tourney", "A")
        made.append(club)
        preview = importing.preview(club, DATA / name)
        club.execute(preview.command(skip_problems=True))
        club.rate(today=dt.date(2026, 11, 3))
        (event,) = _events(club)
        return club, event

    yield loaded
    for club in made:
        club.close()


def _events(club: Club) -> list[int]:
    return [event.id for event in all_events(club)]


def counted(club: Club, event: int, *keys: str, edition: str = "2024") -> EventTable:
    """Return the standings by other tie-breaks than the event's own."""
    rules = event_table(club, event).rules
    return event_table(club, event, rules=replace(rules, tiebreaks=keys, tiebreak_rules=edition))


def number(table: EventTable, unit: int) -> int:
    """Return the starting number of a unit."""
    seed = table.made.contest.units[unit].seed
    assert seed is not None
    return seed


def test_every_player_of_the_world_championship_through_the_club(load: Load) -> None:
    club, event = load("chess_events/fwwrc2024.trf")
    table = counted(club, event, "BH:C1", "BH", "ARO:C1")
    official = {
        int(row["start_no"]): row for row in read_rows(DATA / "chess_events/fwwrc2024_EXPECTED_official.csv")
    }
    assert len(table.ranking.rows) == 110
    for place, row in enumerate(table.ranking.rows, 1):
        expected = official[number(table, row.unit)]
        assert place == int(expected["rank_by_listed_keys"])
        assert float(row.points) == float(expected["points"])
        assert [float(value.value or 0) for value in row.values] == [
            float(expected[name]) for name in ("buchholz_cut1", "buchholz", "aro_cut1")
        ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_master_of_the_round_robin_through_the_club(load: Load, edition: str) -> None:
    club, event = load("chess_events/uzchesscup2025.trf")
    table = counted(club, event, "DE", "SB", "WIN", "BWG", "KS", edition=edition)
    names = ("direct_encounter_rank", "sonneborn_berger", "wins", "wins_with_black", "koya")
    official = read_rows(DATA / "chess_events/uzchesscup2025_EXPECTED_official.csv")
    for row, expected in zip(table.ranking.rows, official, strict=True):
        assert number(table, row.unit) == int(expected["start_no"])
        assert float(row.points) == float(expected["points"])
        assert [float(value.value or 0) for value in row.values] == [float(expected[n]) for n in names]


@pytest.mark.parametrize("tournament", sorted({row["tournament"] for row in ANSWERS}))
def test_every_answer_of_the_exercise_through_the_club(load: Load, tournament: str) -> None:
    club, event = load(f"fide_exercise/{tournament}.trf")
    asked: dict[tuple[str, str], list[dict[str, str]]] = defaultdict(list)
    for answer in ANSWERS:
        if answer["tournament"] == tournament:
            for edition in EDITIONS_OF[answer["rules"]]:
                asked[answer["tie_break"], edition].append(answer)
    checked = 0
    for (tie_break, edition), answers in asked.items():
        ranking = counted(club, event, NAMES[tie_break], edition=edition).ranking
        by_number = {number(event_table(club, event), row.unit): row for row in ranking.rows}
        for answer in answers:
            row = by_number[int(answer["start_no"])]
            value = row.values[0].value
            if tie_break == "direct_encounter":  # the exercise counts those of the tied behind a player
                level = [one for one in ranking.rows if one.points == row.points]
                value = Fraction(sum(one.values[0].value > value for one in level))  # type: ignore[operator]
            assert value is not None
            assert float(value) == float(answer["value"]), answer
            checked += 1
    assert checked >= 10


@pytest.mark.parametrize("name", ["mannheim_1914", "new_york_1924"])
def test_crosstables_of_the_past_through_the_club(tmp_path: Path, name: str) -> None:
    club = Club.create(tmp_path / "past.tourney", "Past")
    games = read_rows(DATA / f"chess_crosstables/{name}_games.csv")
    people = {
        player: club.execute(AddPlayer(NewPlayer(player))).value
        for player in sorted({row[key] for row in games for key in ("white", "black")})
    }
    rules = EventRules(tiebreaks=("SB",), tiebreak_rules="2018")
    event = club.execute(
        AddEvent(NewEvent(name, dt.date(1924, 3, 16), EventKind.TOURNAMENT, rules=rules))
    ).value
    for row in games:
        ranks = {"1-0": (0, 1), "0-1": (1, 0)}.get(row["result"], (0, 0))
        sides = (side(people[row["white"]], rank=ranks[0]), side(people[row["black"]], rank=ranks[1]))
        club.execute(RecordGame(NewGame(sides, dt.date(1924, 3, 16), event_id=event)))
    table = event_table(club, event)
    units = table.made.contest.units
    expected = read_rows(DATA / f"chess_crosstables/{name}_EXPECTED_standings.csv")
    found = {
        units[row.unit].name: (float(row.points), float(row.values[0].value or 0))
        for row in table.ranking.rows
    }
    official = {row["name"]: (float(row["points"]), float(row["sonneborn_berger"])) for row in expected}
    assert official == found
    club.close()


@pytest.mark.parametrize("year", [1990, 1995, 2003])
def test_a_championship_of_races_through_the_club(tmp_path: Path, year: int) -> None:
    worth = (9, 6, 4, 3, 2, 1) if year == 1990 else (10, 6, 4, 3, 2, 1) if year == 1995 else (
        10, 8, 6, 5, 4, 3, 2, 1,
    )  # fmt: skip
    scoring = Scoring(by="places", places=tuple(map(Fraction, worth)), best=BEST.get(year, 0))
    contest = races(year, scoring)
    club = Club.create(tmp_path / "races.tourney", "Races")
    people = [club.execute(AddPlayer(NewPlayer(unit.name))).value for unit in contest.units]
    rules = EventRules(scoring=scoring, tiebreaks=("places:6" if year == 1990 else "places",))
    event = club.execute(
        AddEvent(NewEvent(str(year), dt.date(year, 3, 1), EventKind.SERIES, rules=rules))
    ).value
    for index, race in enumerate(contest.games):
        sides = tuple(
            side(people[unit], rank=rank, score=score)
            for (unit,), rank, score in zip(
                (race.side(i) for i in range(len(race.sides))), race.ranks, race.scores, strict=True
            )
        )
        day = dt.date(year, 3, 1) + dt.timedelta(days=14 * index)
        club.execute(RecordGame(NewGame(sides, day, event_id=event)))
    table = event_table(club, event)
    units = table.made.contest.units
    found = {units[row.unit].name: (row.place, float(row.points)) for row in table.ranking.rows}
    listed = [line for line in published()[year] if line.position is not None]
    assert {line.driver: (line.position, float(line.points)) for line in listed} == {
        line.driver: found[line.driver] for line in listed
    }
    club.close()
