"""What a correction would change is told before, exactly as it comes afterwards, and changes nothing."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest

from tourney.club import log, standings
from tourney.club.club import Club
from tourney.club.commands import (
    AcceptRound,
    AddEvent,
    AnonymisePlayer,
    Command,
    DeleteEvent,
    EditGame,
    MergePlayers,
    MoveGames,
    RecordGame,
    SetResult,
    SwapSides,
    VoidGame,
)
from tourney.club.what_if import Consequences, consequences
from tourney.core.errors import Cancelled, TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import EventKind, NewEvent
from tourney.core.rules import EventRules

DAY = dt.date(2026, 12, 1)
WEEK = dt.timedelta(7)
Dumped = Callable[[Club], Any]


@pytest.fixture
def night(club: Club, people: dict[str, int], begin: Callable[..., int]) -> int:
    """A night of two rounds: Ana beats Björn and Eva, Eva beats Łukasz, Björn draws with Łukasz."""
    night = begin("Ana", "Björn", "Eva", "Łukasz")
    ana, bjorn, eva, lukasz = (people[name] for name in ("Ana", "Björn", "Eva", "Łukasz"))
    club.execute(AcceptRound(night, 1, ((ana, bjorn), (eva, lukasz))))
    club.execute(AcceptRound(night, 2, ((ana, eva), (bjorn, lukasz))))
    for game_id, ranks in ((1, (0, 1)), (2, (0, 1)), (3, (0, 1)), (4, (0, 0))):
        club.execute(SetResult(game_id, ranks))
    return night


COMMANDS: dict[str, Callable[[int, dict[str, int]], Command]] = {
    "result": lambda night, people: SetResult(1, (1, 0)),
    "swap": lambda night, people: SwapSides(1),
    "void": lambda night, people: VoidGame(1),
    "move": lambda night, people: MoveGames(
        (1, 2), event=NewEvent("League", DAY), date=DAY - dt.timedelta(9)
    ),
    "delete with": lambda night, people: DeleteEvent(night, keep_games=False),
    "delete without": lambda night, people: DeleteEvent(night),
    "merge": lambda night, people: MergePlayers(people["Łukasz"], people["Đặng"]),
    "late": lambda night, people: RecordGame(
        NewGame((side(people["Eva"], rank=0), side(people["Đặng"], rank=1)), DAY - dt.timedelta(99))
    ),
}


@pytest.mark.parametrize("deed", sorted(COMMANDS))
def test_what_is_told_before_is_what_comes(
    club: Club, people: dict[str, int], night: int, deed: str, dumped: Dumped
) -> None:
    command = COMMANDS[deed](night, people)
    before, rows, last = club.rate(), dumped(club), club.database.last_change()
    table = {row.player.id: row.place for row in standings.night_table(club, night)}
    told = consequences(club, command)
    assert (rows, last) == (dumped(club), club.database.last_change())
    assert before is club.rated
    club.execute(command)
    after = club.rate(today=before.as_of)
    for line in told.ratings:
        assert before.of(line.player_id) == line.before
        assert after.of(line.player_id) == line.after
    silent = {p.id for p in club.register().players.values()} - {line.player_id for line in told.ratings}
    for player_id in silent:
        one, other = before.of(player_id), after.of(player_id)
        assert one is not None
        assert other is not None
        assert round(one.mean) == round(other.mean)
        assert one.rank == other.rank
    if deed in ("result", "swap", "void"):
        now = {row.player.id: row.place for row in standings.night_table(club, night)}
        moved = {player_id for player_id in table if table[player_id] != now[player_id]}
        assert moved <= {line.player_id for line in told.places if line.event_id == night}
        for line in told.places:
            assert line.after is not None
            assert now[line.player_id] == line.after.place


def test_the_largest_changes_come_first(club: Club, night: int) -> None:
    told = consequences(club, SetResult(1, (1, 0)))
    sizes = [abs(line.change or 0) for line in told.ratings]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 100
    assert {"Tuesday"} == {line.event for line in told.places}
    moves = [line.moved for line in told.places]
    assert moves == sorted(moves, reverse=True)
    assert 1 == told.games


def test_a_note_changes_nothing(club: Club, night: int) -> None:
    game = log.get_game(club, 1)
    command = EditGame(
        1, NewGame(game.sides, game.date, None, night, game.round_id, 1, note="late"), game.version
    )
    told = consequences(club, command)
    assert told.nothing
    assert "game edited" in str(told.text)


def test_anonymising_changes_no_number(club: Club, people: dict[str, int], night: int) -> None:
    assert () == consequences(club, AnonymisePlayer(people["Ana"])).ratings
    assert "Ana Duarte" == club.register().name(people["Ana"])


def test_a_refused_command_is_refused_in_the_same_words(
    club: Club, people: dict[str, int], night: int
) -> None:
    with pytest.raises(TourneyError, match="both played in the game") as refused:
        consequences(club, MergePlayers(people["Ana"], people["Eva"]))
    assert "both-in-game" == refused.value.code


def test_it_can_be_stopped(club: Club, night: int) -> None:
    club.rate()
    with pytest.raises(Cancelled):
        consequences(club, SetResult(1, (1, 0)), cancelled=lambda: True)


def test_another_desk_is_not_kept_waiting(club: Club, night: int) -> None:
    with club.rehearsal() as trial:
        trial.execute(VoidGame(1))
        club.execute(VoidGame(2))
        assert trial.database.last_change() == club.database.last_change()
    told: Consequences = consequences(club, VoidGame(1))
    assert told.ratings


def test_after_the_command_the_list_is_what_was_foreseen(club: Club, night: int) -> None:
    club.rate()
    consequences(club, SetResult(1, (1, 0)))
    club.execute(SetResult(1, (1, 0)))
    assert club._ahead is not None
    quick = club.rate().now.mean.tolist()
    club.rated = None
    assert club.rate().now.mean.tolist() == quick


def test_what_was_foreseen_and_not_done_is_forgotten(club: Club, night: int) -> None:
    consequences(club, SetResult(1, (1, 0)))
    club.execute(VoidGame(2))
    assert club._ahead is None
    quick = club.rate().now.mean.tolist()
    club.rated = None
    assert club.rate().now.mean.tolist() == quick


def test_a_tie_break_that_changes_is_told_with_both_values(club: Club, people: dict[str, int]) -> None:
    """Another result of his opponent changes somebody's Buchholz, though not his points."""
    rules = EventRules(tiebreaks=("BH",))
    cup = club.execute(AddEvent(NewEvent("Cup", DAY, EventKind.TOURNAMENT, rules=rules))).value
    ana, bjorn, eva, lukasz = (people[name] for name in ("Ana", "Björn", "Eva", "Łukasz"))
    club.execute(AcceptRound(cup, 1, ((ana, bjorn), (eva, lukasz))))
    club.execute(AcceptRound(cup, 2, ((ana, eva), (bjorn, lukasz))))
    for game_id in (1, 2, 3, 4):
        club.execute(SetResult(game_id, (0, 1)))
    told = consequences(club, SetResult(4, (1, 0)))
    (line,) = (line for line in told.places if line.player_id == ana)
    assert line.before is not None
    assert line.after is not None
    assert line.before.points == line.after.points
    ((label, was),), ((_, will),) = line.before.tiebreaks, line.after.tiebreaks
    assert "Buchholz" in str(label)
    assert was != will
