"""What is foretold of an open game is what its result then does."""

from __future__ import annotations

import datetime as dt

import pytest

from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame, SetResult, SetSetting
from tourney.club.engine_choice import usual
from tourney.club.outlook import Outlook, outlook, sentences
from tourney.core.games import Game, GameState, NewGame, side
from tourney.core.records import NewPlayer
from tourney.ratings.registry import ENGINES
from tourney.store import games

DAY = dt.date(2026, 12, 1)


@pytest.fixture
def four(club: Club) -> list[int]:
    """Four people with a past of singles and doubles."""
    ids = [club.execute(AddPlayer(NewPlayer(name))).value for name in ("Ana", "Bo", "Cy", "Dee")]
    a, b, c, d = ids
    for n, (one, other) in enumerate(
        [((a,), (b,)), ((b,), (c,)), ((c,), (d,)), ((d,), (a,)), ((a, b), (c, d))]
    ):
        for turn in range(3):
            ranks = (1, 0) if turn == 2 else (0, 1)
            sides = (side(*one, rank=ranks[0]), side(*other, rank=ranks[1]))
            club.execute(RecordGame(NewGame(sides, DAY - dt.timedelta(30 - n - turn))))
    return ids


def open_game(club: Club, *sides: tuple[int, ...], rated: bool = True) -> Game:
    new = NewGame(tuple(side(*one) for one in sides), DAY, state=GameState.OPEN, rated=rated)
    game_id = club.execute(RecordGame(new)).value
    with club.database.reading() as reader:
        return games.get_game(reader, game_id)


def seen(club: Club, game: Game) -> Outlook:
    club.rate(today=DAY)
    assert club.rated is not None
    found = outlook(club.rated, game)
    assert found is not None
    return found


@pytest.mark.parametrize("key", ENGINES)
@pytest.mark.parametrize("team", [1, 2])
def test_each_result_does_what_was_foretold(club: Club, four: list[int], key: str, team: int) -> None:
    club.execute(SetSetting("engine", {"key": key, "params": {}}))
    game = open_game(club, tuple(four[:team]), tuple(four[2 : 2 + team]))
    found = seen(club, game)
    for ranks, of in (((0, 1), ("won", "lost")), ((0, 0), ("drawn", "drawn")), ((1, 0), ("lost", "won"))):
        done = club.execute(SetResult(game.id, ranks))
        club.rate(today=DAY)
        assert club.rated is not None
        assert usual(key).engine.key == club.rated.choice.engine.key
        for one in found.prospects:
            view = club.rated.of(one.player_id)
            assert view is not None
            foretold = getattr(one, of[one.side])
            assert view.mean - one.before == pytest.approx(foretold, abs=1e-6)
        club.undo(entry_id=done.entry_id)


def test_the_words_name_the_favourite_the_meetings_and_the_doubt(club: Club, four: list[int]) -> None:
    found = seen(club, open_game(club, (four[0],), (four[1],)))
    assert found.met == 3
    best = max(found.prospects, key=lambda one: one.expected)
    names = dict(zip(four, ("Ana", "Bo", "Cy", "Dee"), strict=True))
    said = " ".join(str(one) for one in sentences(found, names.__getitem__))
    assert f"The favourite is {names[best.player_id]}: {best.expected:.2f} of a point" in said
    assert "still provisional" in said
    assert sum(one.expected for one in found.prospects) == pytest.approx(1.0)


def test_of_many_sides_the_chances_to_come_first_are_told(club: Club, four: list[int]) -> None:
    found = seen(club, open_game(club, *((one,) for one in four)))
    assert sum(one.expected for one in found.prospects) == pytest.approx(1.0, abs=1e-6)
    assert all(one.won is None for one in found.prospects)
    assert "comes first with a chance of" in str(sentences(found, str)[0])


def test_a_game_that_is_not_rated_moves_nothing(club: Club, four: list[int]) -> None:
    found = seen(club, open_game(club, (four[0],), (four[1],), rated=False))
    assert all(one.won is None for one in found.prospects)
    assert "no result will move them" in str(sentences(found, str)[-1])


def test_a_game_that_was_played_has_no_outlook(club: Club, four: list[int]) -> None:
    game = open_game(club, (four[0],), (four[1],))
    club.execute(SetResult(game.id, (0, 1)))
    club.rate(today=DAY)
    with club.database.reading() as reader:
        played = games.get_game(reader, game.id)
    assert club.rated is not None
    assert outlook(club.rated, played) is None
