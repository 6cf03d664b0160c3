from __future__ import annotations

import datetime as dt
from collections import Counter
from itertools import combinations, pairwise

import numpy as np
import pytest

from tourney.club.arena import Wanted, board
from tourney.club.arena_votes import votes_of
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, DeleteEvent
from tourney.club.vote_commands import (
    RANDOM,
    TELLING,
    BeginVote,
    NewEntry,
    SetVote,
    ShownEntry,
    VoteSetup,
)
from tourney.club.votes import Booth, Given, Pair, ballot, information, read_vote, votes_open
from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.rules import EventRules

DAY = dt.date(2026, 12, 1)
AT = dt.datetime(2026, 12, 1, 20, 15, 7)
NAMES = ("Old bridge", "Harbour", "Fog", "Kites")


def begin(club: Club, *, names: tuple[str, ...] = NAMES, **setup: object) -> int:
    entries = tuple(NewEntry(name, ShownEntry(text=f"About {name}")) for name in names)
    event = NewEvent("Photos", DAY, rules=EventRules(rated=False))
    value = club.execute(BeginVote(event, entries, VoteSetup(**setup))).value  # type: ignore[arg-type]
    assert isinstance(value, int)
    return value


def sit(club: Club, event: int, judge: str = "Ann") -> Booth:
    return Booth(read_vote(club, event), judge)


def key(pair: Pair) -> Pair:
    return (min(pair), max(pair))


def vote(booth: Booth, pairs: int) -> list[Pair]:
    """Vote for the left one so often."""
    seen = []
    for _ in range(pairs):
        pair = booth.next_pair()
        assert pair is not None
        booth.take(pair, "left")
        seen.append(pair)
    return seen


def test_beginning_a_vote_adds_the_entries_the_club_lacks(club: Club) -> None:
    known = club.execute(AddPlayer(NewPlayer("Fog"))).value
    event = begin(club)
    found = read_vote(club, event)
    assert [one.name for one in found.entrants] == list(NAMES)
    assert found.entrants[2].player_id == known
    assert found.entrants[0].text == "About Old bridge"
    assert [one.id for one in votes_open(club)] == [event]
    club.undo()
    assert votes_open(club) == ()
    assert [p.name for p in club.register().active] == ["Fog"]


@pytest.mark.parametrize(
    ("names", "code"),
    [(("Fog",), "few-entries"), (("Fog", "fog"), "entry-twice"), (("Fog", " "), "name-empty")],
)
def test_a_vote_that_cannot_be_is_refused(club: Club, names: tuple[str, ...], code: str) -> None:
    with pytest.raises(TourneyError) as caught:
        begin(club, names=names)
    assert caught.value.code == code
    assert votes_open(club) == ()


def test_a_deleted_vote_leaves_no_setup_for_the_next_event(club: Club) -> None:
    event = begin(club, question="Which is better?")
    club.execute(DeleteEvent(event, keep_games=False))
    assert votes_open(club) == ()
    club.undo()
    assert read_vote(club, event).setup.question == "Which is better?"


def test_another_setup_is_kept(club: Club) -> None:
    event = begin(club)
    club.execute(SetVote(event, VoteSetup(next=TELLING, goal=5)))
    assert (read_vote(club, event).setup.next, read_vote(club, event).setup.goal) == (TELLING, 5)
    with pytest.raises(TourneyError):
        VoteSetup(next="best")


def test_a_vote_is_an_ordinary_game_that_can_be_undone(club: Club) -> None:
    event = begin(club, category="night")
    found = read_vote(club, event)
    booth = Booth(found, "Ann")
    pair = booth.next_pair()
    assert pair is not None
    club.execute(ballot(found, "Ann", pair, "right", 3.4567, at=AT))
    votes = votes_of(club, event)
    assert votes.judges == ("Ann",)
    assert votes.seconds.tolist() == [3.46]
    assert votes.category.tolist() == ["night"]
    (given,) = read_vote(club, event).given
    assert given == Given("ann", *pair, 0.0)
    assert votes.log.rank.tolist() == [1, 0]
    club.undo()
    assert read_vote(club, event).given == ()


def test_nobody_sees_a_pair_again_before_he_has_seen_all(club: Club) -> None:
    booth = sit(club, begin(club))
    for _ in range(3):
        seen = vote(booth, 6)
        assert {key(pair) for pair in seen} == {key(pair) for pair in combinations(booth._ids, 2)}


@pytest.mark.parametrize("rule", [RANDOM, TELLING])
def test_no_pair_comes_twice_in_a_row(club: Club, rule: str) -> None:
    booth = sit(club, begin(club, names=NAMES[:3], next=rule))
    seen = [key(pair) for pair in vote(booth, 30)]
    assert all(one != other for one, other in pairwise(seen))


def test_a_skipped_pair_waits_until_all_were_seen(club: Club) -> None:
    booth = sit(club, begin(club))
    first = booth.next_pair()
    assert first is not None
    booth.skip(first)
    assert key(first) not in {key(pair) for pair in vote(booth, 5)}
    assert booth.is_done
    assert booth.count == 5


def test_a_single_pair_is_asked_once(club: Club) -> None:
    booth = sit(club, begin(club, names=NAMES[:2]))
    assert not booth.is_done
    vote(booth, 1)
    assert booth.is_done
    assert booth.next_pair() is None


def test_the_next_judge_does_not_see_the_pair_that_stands_there(club: Club) -> None:
    event = begin(club, names=NAMES[:3])
    found = read_vote(club, event)
    for last in combinations([one.player_id for one in found.entrants], 2):
        pair = Booth(found, "Bob", last=last).next_pair()
        assert pair is not None
        assert key(pair) != last


def test_sides_are_shuffled_and_the_seed_repeats_the_evening(club: Club) -> None:
    event = begin(club, seed=7)
    seen = vote(sit(club, event), 60)
    assert seen == vote(sit(club, event), 60)
    assert seen != vote(sit(club, event, "Bob"), 60)
    at_left = Counter(pair == key(pair) for pair in seen)
    assert min(at_left.values()) > 18


def test_the_goal_ends_the_evening_and_going_on_sets_another(club: Club) -> None:
    booth = sit(club, begin(club, goal=2))
    vote(booth, 2)
    assert booth.is_done
    booth.go_on()
    assert (booth.is_done, booth.goal) == (False, 4)
    vote(booth, 2)
    assert booth.is_done


def test_a_vote_taken_back_does_not_count(club: Club) -> None:
    booth = sit(club, begin(club))
    pair = booth.next_pair()
    assert pair is not None
    booth.take(pair, "tie")
    booth.take_back(pair)
    assert (booth.count, booth.total) == (0, 0)


def test_a_vote_tells_most_about_equals_that_hardly_met() -> None:
    place = {number: number for number in range(4)}
    nothing = information(4, [], place)
    assert np.ptp(nothing[~np.eye(4, dtype=bool)]) == pytest.approx(0.0)
    given = [Given("ann", 0, 1, 1.0)] * 6 + [Given("ann", 2, 1, 0.5)] * 3
    told = information(4, given, place)
    assert np.allclose(told, told.T)
    assert np.diag(told).tolist() == [0.0] * 4
    # Nobody has judged 3 yet; 0 against 1 is known best.
    assert told[3, 2] > told[2, 1] > told[0, 1]


def test_votes_where_they_tell_most_find_the_order_sooner(club: Club) -> None:
    names = tuple(f"Entry {number:02}" for number in range(8))
    spread = {}
    for rule in (RANDOM, TELLING):
        booth = sit(club, begin(club, names=names, next=rule, seed=3))
        truth = {one: -0.8 * i for i, one in enumerate(booth._ids)}
        rng = np.random.default_rng(1)
        for _ in range(60):
            pair = booth.next_pair()
            assert pair is not None
            p = 1 / (1 + np.exp(truth[pair[1]] - truth[pair[0]]))
            booth.take(pair, "left" if rng.random() < p else "right")
        told = information(8, booth._given, {one: i for i, one in enumerate(booth._ids)})
        spread[rule] = float(told.sum())
    assert spread[TELLING] < spread[RANDOM]


def test_the_board_reads_the_votes(club: Club) -> None:
    event = begin(club)
    found = read_vote(club, event)
    order = {one.player_id: i for i, one in enumerate(found.entrants)}
    for judge in ("Ann", "Bob"):
        booth = Booth(read_vote(club, event), judge)
        for number in range(12):
            pair = booth.next_pair()
            assert pair is not None
            better = "left" if order[pair[0]] < order[pair[1]] else "right"
            choice = "tie" if number % 3 == 2 else better
            club.execute(ballot(found, judge, pair, choice, 2.0, at=AT))
            booth.take(pair, choice)
    made = board(votes_of(club, event), Wanted(event_id=event))
    assert next(row.name for row in made.rows) == "Old bridge"
    assert [row.name for row in made.rows][-1] == "Kites"
    assert made.counted == 24
    assert len(votes_of(club)) == 0
