"""What is told about one game: odds and changes from the replay, who touched it from the journal."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tourney.club import importing, roster
from tourney.club.club import Club
from tourney.club.commands import RecordGame, SetResult, SetSetting, VoidGame
from tourney.club.game_story import Stories, game_history
from tourney.core.errors import Cancelled
from tourney.core.games import NewGame, side

DAY = dt.date(2026, 12, 1)


@pytest.fixture
def game_id(club: Club, people: dict[str, int]) -> int:
    sides = (side(people["Ana"], rank=0), side(people["Björn"], rank=1))
    made = club.execute(RecordGame(NewGame(sides, DAY))).value
    assert isinstance(made, int)
    return made


def test_the_first_game_of_equals_is_even_and_moves_both(
    club: Club, people: dict[str, int], game_id: int
) -> None:
    story = Stories(club.rate(today=DAY)).of(game_id, (people["Ana"],))
    assert story is not None
    assert story.expected is not None
    assert story.expected.expected == pytest.approx(0.5)
    winner, loser = story.of(people["Ana"]), story.of(people["Björn"])
    assert winner is not None
    assert loser is not None
    assert winner.change > 0 > loser.change
    assert story.of(people["Eva"]) is None


def test_a_void_or_unknown_game_has_no_story(club: Club, game_id: int) -> None:
    club.execute(VoidGame(game_id))
    stories = Stories(club.rate(today=DAY))
    assert stories.of(game_id) is None
    assert stories.of(99) is None


def test_the_history_names_every_change_of_the_game_and_its_undo(
    club: Club, people: dict[str, int], game_id: int
) -> None:
    club.execute(SetResult(game_id, (1, 0)))
    sides = (side(people["Eva"], rank=0), side(people["Björn"], rank=1))
    club.execute(RecordGame(NewGame(sides, DAY)))
    club.execute(VoidGame(game_id))
    club.undo()
    told = [(entry.command, entry.kind) for entry in game_history(club, game_id)]
    assert told == [
        ("void-game", "undo"),
        ("void-game", "do"),
        ("set-result", "do"),
        ("record-game", "do"),
    ]


def test_an_imported_game_knows_its_import(club: Club, begin: Callable[..., int], tmp_path: Path) -> None:
    begin()
    path = tmp_path / "games.csv"
    path.write_text("date,winner,loser\n2026-11-02,Ana Duarte,Zoe\n", encoding="utf-8")
    club.execute(importing.preview(club, path).command())
    assert [entry.command for entry in game_history(club, 1)] == ["import-games"]


def test_an_import_tells_how_far_it_is_and_stops_without_a_trace(club: Club, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("date,winner,loser\n2026-11-02,Ana,Bo\n2026-11-09,Bo,Cy\n", encoding="utf-8")
    found = importing.preview(club, path)
    told: list[tuple[int, int]] = []
    before = club.undo_text()
    with pytest.raises(Cancelled):
        club.execute(found.command(cancelled=lambda: True))
    assert roster.counts(club) == (0, 0)
    assert club.undo_text() == before
    club.execute(found.command(progress=lambda done, total: told.append((done, total))))
    assert told == [(0, 2), (2, 2)]
    assert roster.counts(club) == (3, 2)


def test_games_of_one_night_are_rated_together_and_the_newest_of_them_says_so(
    club: Club, people: dict[str, int]
) -> None:
    """Glicko-2 takes a night as one step: two games, one change."""
    made = []
    for loser in ("Björn", "Eva"):
        sides = (side(people["Ana"], rank=0), side(people[loser], rank=1))
        made.append(club.execute(RecordGame(NewGame(sides, DAY))).value)
    stories = Stories(club.rate(today=DAY))
    first, second = (stories.of(game_id).of(people["Ana"]) for game_id in made)
    assert (first.games, first.last) == (2, False)
    assert (second.games, second.last) == (2, True)
    assert first.change == second.change
    alone = stories.of(made[0]).of(people["Björn"])
    assert (alone.games, alone.last) == (1, True)


def test_an_engine_that_steps_from_game_to_game_tells_each_change(club: Club, people: dict[str, int]) -> None:
    club.execute(SetSetting("engine", {"key": "elo", "params": {}}))
    made = []
    for loser in ("Björn", "Eva"):
        sides = (side(people["Ana"], rank=0), side(people[loser], rank=1))
        made.append(club.execute(RecordGame(NewGame(sides, DAY))).value)
    stories = Stories(club.rate(today=DAY))
    assert [(one.games, one.last) for one in (stories.of(g).of(people["Ana"]) for g in made)] == [
        (1, True)
    ] * 2


def test_the_story_and_the_board_tell_the_same_odds(club: Club, people: dict[str, int], game_id: int) -> None:
    club.execute(RecordGame(NewGame((side(people["Ana"], rank=0), side(people["Eva"], rank=0)), DAY)))
    later = DAY + dt.timedelta(7)
    sides = (side(people["Ana"], rank=0), side(people["Björn"], rank=1))
    again = club.execute(RecordGame(NewGame(sides, later))).value
    rated = club.rate(today=later)
    told = rated.odds_before(rated.game_ids.tolist().index(again))
    assert told is not None
    assert told.win > told.loss
    assert told.doubt > 0
    stories = Stories(rated)
    first, second = (stories.of(again, (people[name],)) for name in ("Ana", "Björn"))
    assert first is not None
    assert first.expected == told
    assert second is not None
    assert second.expected is not None
    assert (second.expected.win, second.expected.loss) == (told.loss, told.win)


def test_doubt_counts_the_draws_of_the_club(club: Club, people: dict[str, int]) -> None:
    """The doubt is that of the expectation shown: half its way from one deviation up to one down."""
    for k in range(12):
        ranks = ((0, 1), (0, 0), (0, 0))[k % 3]
        sides = tuple(side(people[name], rank=rank) for name, rank in zip(("Ana", "Eva"), ranks, strict=True))
        club.execute(RecordGame(NewGame(sides, DAY)))
    rated = club.rate(today=DAY)
    assert rated.history.nu > 0
    lineup = [[(people["Ana"], 1.0)], [(people["Eva"], 1.0)]]
    indices = [rated.index(people[name]) for name in ("Ana", "Eva")]
    few = rated.few(np.array(indices))
    shift = np.array([float(np.hypot(*few.deviation)), 0.0])
    own = [[(0, 1.0)], [(1, 1.0)]]
    up, down = (
        rated.engine.odds(replace(few, mean=few.mean + s * shift), rated.params, own, nu=rated.history.nu)
        for s in (1, -1)
    )
    odds = rated.odds(lineup)
    assert odds is not None
    assert odds.doubt == pytest.approx((up.expected[0] - down.expected[0]) / 2, abs=1e-12)


def test_the_change_of_a_night_stands_at_its_newest_game_of_two(club: Club, people: dict[str, int]) -> None:
    """Doubles and free-for-alls are of the step, but a row of theirs has no room for each change."""
    ana, bjorn, eva = (people[name] for name in ("Ana", "Björn", "Eva"))
    played = [
        (side(ana, rank=0), side(bjorn, rank=1)),
        (side(ana, rank=0), side(eva, rank=1)),
        (side(ana, rank=0), side(bjorn, rank=1), side(eva, rank=2)),
    ]
    made = [club.execute(RecordGame(NewGame(sides, DAY))).value for sides in played]
    stories = Stories(club.rate(today=DAY))
    told = [(one.games, one.last) for one in (stories.of(g).of(ana) for g in made)]
    assert told == [(3, False), (3, True), (3, False)]
    assert [stories.of(g).of(bjorn).last for g in (made[0], made[2])] == [True, False]


def test_a_night_of_free_for_alls_shows_the_change_at_the_newest(club: Club, people: dict[str, int]) -> None:
    ids = [people[name] for name in ("Ana", "Björn", "Eva")]
    sides = tuple(side(one, rank=rank) for rank, one in enumerate(ids))
    made = [club.execute(RecordGame(NewGame(sides, DAY))).value for _ in range(2)]
    stories = Stories(club.rate(today=DAY))
    for one in ids:
        assert [stories.of(g).of(one).last for g in made] == [False, True]
