"""The standings of whole events, from their stored games."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction
from pathlib import Path

import pytest

from tourney.club.club import Club
from tourney.club.commands import AcceptRound, AddEvent, AddPlayer, RecordGame, SetHere, SetResult
from tourney.club.event_commands import SetEntries
from tourney.club.event_table import event_table, prize_tables
from tourney.core.games import NewGame, side
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules, PrizeGroup, Scoring

DAY = dt.date(2026, 11, 3)


@pytest.fixture
def club(tmp_path: Path):
    made = Club.create(tmp_path / "a.tourney", "A")
    yield made
    made.close()


def people(club: Club, *names: str) -> list[int]:
    return [club.execute(AddPlayer(NewPlayer(name))).value for name in names]


def begin(club: Club, ids: list[int], rules: EventRules, kind: EventKind = EventKind.TOURNAMENT) -> int:
    event = club.execute(AddEvent(NewEvent("Cup", DAY, kind, rules=rules))).value
    club.execute(SetHere(event, tuple(ids), here=True))
    return int(event)


def played(club: Club, event: int, number: int, *boards: tuple[int, int, tuple[int, int]]) -> None:
    club.execute(AcceptRound(event, number, tuple((a, b) for a, b, _ in boards)))
    from tourney.club.desk import night

    view = night(club, event).rounds[-1]
    for board, (_, _, ranks) in zip(view.boards, boards, strict=True):
        assert board.game is not None
        club.execute(SetResult(board.game.id, ranks))


def listed(club: Club, event: int) -> list[tuple[str, str, Fraction]]:
    table = event_table(club, event)
    units = table.made.contest.units
    return [(row.place_text, units[row.unit].name, row.points) for row in table.ranking.rows]


def test_points_follow_the_scoring_of_the_event(club: Club) -> None:
    ids = people(club, "Ana", "Bo", "Cy", "Di")
    scoring = Scoring(win=Fraction(3), draw=Fraction(1))
    event = begin(club, ids, EventRules(scoring=scoring))
    played(club, event, 1, (ids[0], ids[1], (0, 1)), (ids[2], ids[3], (0, 0)))
    assert [("1", "Ana", 3), ("2=", "Cy", 1), ("2=", "Di", 1), ("4", "Bo", 0)] == listed(club, event)


def test_a_tiebreak_parts_those_level_on_points(club: Club) -> None:
    ids = people(club, "Ana", "Bo", "Cy", "Di")
    event = begin(club, ids, EventRules(system="round-robin", tiebreaks=("SB",)))
    played(club, event, 1, (ids[0], ids[3], (0, 1)), (ids[1], ids[2], (0, 1)))
    played(club, event, 2, (ids[3], ids[2], (0, 1)), (ids[0], ids[1], (1, 0)))
    played(club, event, 3, (ids[1], ids[3], (1, 0)), (ids[2], ids[0], (1, 0)))
    assert ["Ana", "Bo", "Di", "Cy"] == [name for _, name, _ in listed(club, event)]


def test_a_knockout_is_ranked_by_how_far_everybody_came(club: Club) -> None:
    ids = people(club, "Ana", "Bo", "Cy", "Di")
    event = begin(club, ids, EventRules(system="knockout"))
    for place, one in enumerate(ids, 1):
        club.execute(SetEntries(event, (one,), (("seed", place),)))
    boards = ((ids[0], ids[3]), (ids[1], ids[2]))
    club.execute(AcceptRound(event, 1, boards, slots=("W1.1", "W1.2"), system="knockout"))
    table = event_table(club, event)
    assert table.bracket is not None
    assert 4 == len(table.bracket.entrants)


def test_a_prize_group_is_counted_apart_by_the_same_points(club: Club) -> None:
    ids = people(club, "Ana", "Bo")
    young = club.execute(AddPlayer(NewPlayer("Yu", born=2014))).value
    group = PrizeGroup("Juniors", born_from=2010)
    event = begin(club, [*ids, young], EventRules(prize_groups=(group,)))
    played(club, event, 1, (ids[0], young, (0, 1)))
    ((found, ranking),) = prize_tables(club, event_table(club, event))
    assert "Juniors" == found.name
    assert [1] == [row.place for row in ranking.rows]


def test_games_without_a_round_count_and_follow_one_another(club: Club) -> None:
    ids = people(club, "Ana", "Bo")
    event = begin(club, ids, EventRules(), EventKind.LEAGUE)
    for ranks in ((0, 1), (1, 0)):
        sides = tuple(side(p, rank=r) for p, r in zip(ids, ranks, strict=True))
        club.execute(RecordGame(NewGame(sides, DAY, event_id=event)))
    contest = event_table(club, event).made.contest
    assert [1, 2] == [game.round for game in contest.games]
    assert [("1=", "Ana", 1), ("1=", "Bo", 1)] == listed(club, event)


def test_the_table_follows_a_result_that_is_corrected(club: Club) -> None:
    ids = people(club, "Ana", "Bo")
    event = begin(club, ids, EventRules())
    played(club, event, 1, (ids[0], ids[1], (0, 1)))
    before = listed(club, event)
    (game,) = event_table(club, event).made.facts.games
    club.execute(SetResult(game.id, (1, 0)))
    assert [("1", "Ana", 1), ("2", "Bo", 0)] == before
    assert [("1", "Bo", 1), ("2", "Ana", 0)] == listed(club, event)
