"""Random commands and undo of all of them end where they began; redo of all where they ended.

The ratings always equal a fresh replay, and what a club remembers is what a fresh reading gives.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.club import event_deeds  # noqa: F401 - adds to DEEDS
from tests.club.deeds import DEEDS, dump, furnish, world
from tourney.club import desk
from tourney.club.club import Club
from tourney.club.commands import AnonymisePlayer, Command
from tourney.club.handlers import handled
from tourney.core.errors import TourneyError
from tourney.store import journal

Dump = dict[str, list[tuple[Any, ...]]]
NO_DEED: frozenset[type[Command]] = frozenset()
"""Commands that no random walk can draw, each for a reason said here."""


def test_every_command_takes_part_in_the_random_walks() -> None:
    assert handled() == DEEDS.keys() | NO_DEED


@pytest.fixture(scope="module", autouse=True)
def furnished(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("walk") / "club.tourney"
    with_people = Club.create(path, "Riverside", desk="one")
    furnish(with_people)
    journal.seal(with_people.database)
    with_people.close()
    Walk.template = path


class Walk(RuleBasedStateMachine):
    """``states`` are the club before each action still done, None where anonymising changed the past."""

    template: Path

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="tourney-walk-"))
        shutil.copy(self.template, self.folder / "club.tourney")
        self.club = Club.open_url(f"sqlite:///{self.folder / 'club.tourney'}")
        self.states: list[Dump | None] = [dump(self.club)]
        self.undone: list[Dump | None] = []
        self.gone: list[str] = []

    @initialize()
    def rate(self) -> None:
        self.club.rate()

    @rule(command=st.sampled_from(sorted(DEEDS, key=lambda one: one.key)), data=st.data())
    def act(self, command: type[Command], data: st.DataObject) -> None:
        """Carry out a command of this kind; a refused one leaves no trace."""
        found = DEEDS[command](world(self.club, lambda choices: data.draw(st.sampled_from(list(choices)))))
        if found is None:
            return
        before, last = dump(self.club), self.club.database.last_change()
        names = {p.id: p.name for p in self.club.register().players.values()}
        try:
            done = self.club.execute(found)
        except TourneyError:
            assert before == dump(self.club)
            assert last == self.club.database.last_change()
            return
        after = dump(self.club)
        if isinstance(found, AnonymisePlayer):
            self.states = [None] * (len(self.states) - 1) + [after]
            self.undone = [None] * len(self.undone)
            self.gone.append(names[found.player_id])
        elif done.entry_id is None:
            assert before == after
        else:
            self.states.append(after)
            self.undone.clear()

    @rule()
    @precondition(lambda self: len(self.states) > 1)
    def undo(self) -> None:
        """Take the newest action back: the club is as it was before it."""
        self.club.undo()
        self.undone.append(self.states.pop())
        now = dump(self.club)
        assert self.states[-1] in (None, now)
        self.states[-1] = now

    @rule()
    @precondition(lambda self: self.undone)
    def redo(self) -> None:
        """Do it again: the club is as it was after it."""
        self.club.redo()
        now = dump(self.club)
        assert self.undone.pop() in (None, now)
        self.states.append(now)

    @invariant()
    def the_ratings_are_those_of_a_fresh_replay(self) -> None:
        fresh = Club.open_url(self.club.database.url)
        one, other = self.club.rate(), fresh.rate()
        assert one.player_ids.tolist() == other.player_ids.tolist()
        assert one.game_ids.tolist() == other.game_ids.tolist()
        for name in ("mean", "deviation", "games"):
            assert repr(getattr(one.now, name).tolist()) == repr(getattr(other.now, name).tolist())
        assert repr(one.history.mean_after.tolist()) == repr(other.history.mean_after.tolist())
        assert one.rank.tolist() == other.rank.tolist()
        assert self.club.register().players == fresh.register().players
        assert self.club.register().known_as == fresh.register().known_as
        assert desk.all_events(self.club) == desk.all_events(fresh)
        assert self.club.settings() == fresh.settings()
        fresh.close()

    @invariant()
    def the_file_is_sound(self) -> None:
        self.club.database.check()

    @invariant()
    def nobody_plays_himself_and_nobody_merged_plays(self) -> None:
        w = world(self.club, lambda choices: choices[0])
        merged = set(w.merged)
        for game in w.games:
            assert len(set(game.player_ids)) == len(game.player_ids)
            assert merged.isdisjoint(game.player_ids)
        assert merged.isdisjoint(entry.player_id for entry in w.entries)
        assert merged.isdisjoint(p for one in w.rounds for p in one.bye_ids)

    def teardown(self) -> None:
        """Undo everything, and do all of it again."""
        last = dump(self.club)
        depth = len(self.states)
        while len(self.states) > 1:
            self.undo()
        assert self.club.undo_text() is None
        while len(self.states) < depth:
            self.redo()
        assert last == dump(self.club)
        self.the_ratings_are_those_of_a_fresh_replay()
        self.club.close()
        shutil.rmtree(self.folder)


LONG = settings.get_current_profile_name() == "long"
Walk.TestCase.settings = settings(
    max_examples=60 if LONG else 8, stateful_step_count=50 if LONG else 20, deadline=None
)
TestWalk = pytest.mark.long(Walk.TestCase)
