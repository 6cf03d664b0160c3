"""Every system over any small world: a round that holds, or one clear sentence with a way on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings

from tests.club.pairing_worlds import World, asked, begin, follow, people_of, round_or_sentence, worlds
from tourney.club import pairings
from tourney.club.club import Club
from tourney.pairing.relax import RoundError

LONG = settings.get_current_profile_name() == "long"
QUIET = (HealthCheck.function_scoped_fixture, HealthCheck.too_slow)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Club, tuple[int, ...]]]:
    club = Club.create(tmp_path_factory.mktemp("worlds") / "worlds.tourney", "Worlds")
    yield club, people_of(club)
    club.close()


def visit(place: tuple[Club, tuple[int, ...]], world: World) -> None:
    club, ids = place
    event_id = begin(club, ids, world)
    options = asked(ids, world)
    first = round_or_sentence(club, event_id, options)
    again = round_or_sentence(club, event_id, options)
    if isinstance(first, RoundError):
        assert isinstance(again, RoundError)
        assert str(first) == str(again)
    else:
        assert not isinstance(again, RoundError)
        assert pairings.accept(first.suggestion) == pairings.accept(again.suggestion)
        club.execute(pairings.accept(first.suggestion))
        return
    for _ in range(40):
        changed = follow(club, event_id, options, first)
        if changed == options and not first.relax:
            return
        found = round_or_sentence(club, event_id, changed)
        if not isinstance(found, RoundError):
            return
        if changed == options and str(found) == str(first):
            return  # more people have to come
        options, first = changed, found
    raise AssertionError(f"offers lead nowhere: {first}")


@pytest.mark.long
@settings(max_examples=3000 if LONG else 40, deadline=None, suppress_health_check=QUIET)
@given(world=worlds())
def test_any_world_gives_a_round_or_a_sentence(place, world):
    visit(place, world)
