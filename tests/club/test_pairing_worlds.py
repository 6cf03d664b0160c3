"""Every system over any small world: a round that holds, or one clear sentence with a way on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.club.pairing_worlds import KEYS, World, asked, begin, follow, people_of, round_or_sentence, worlds
from tourney.club import pairings
from tourney.club.club import Club
from tourney.pairing.relax import RoundError

LONG = settings.get_current_profile_name() == "long"
LONG_EXAMPLES, EXAMPLES = 1500, 6
"""Worlds of each system: in the long run, and each time."""
QUIET = (HealthCheck.function_scoped_fixture, HealthCheck.too_slow)
ROOM = 200
"""Worlds in one copy of the club: each leaves an event behind."""


class Hall:
    """A club of twelve people in memory, made anew when many events have piled up."""

    def __init__(self, base: Club, ids: tuple[int, ...]) -> None:
        self.ids = ids
        self._base, self._visits = base, 0
        self._copy = ExitStack()

    @property
    def club(self) -> Club:
        if self._visits % ROOM == 0:
            self._copy.close()
            self._club = Club(self._copy.enter_context(self._base.database.rehearsal()))
            self._club.rated = self._base.rated
        self._visits += 1
        return self._club

    def close(self) -> None:
        self._copy.close()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    club = Club.create(tmp_path_factory.mktemp("worlds") / "worlds.tourney", "Worlds")
    hall = Hall(club, people_of(club))
    yield hall
    hall.close()
    club.close()


def visit(hall: Hall, world: World) -> None:
    club, ids = hall.club, hall.ids
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
@pytest.mark.parametrize("system", KEYS)
@settings(max_examples=LONG_EXAMPLES if LONG else EXAMPLES, suppress_health_check=QUIET)
@given(data=st.data())
def test_any_world_gives_a_round_or_a_sentence(hall, system, data):
    visit(hall, data.draw(worlds(system)))
