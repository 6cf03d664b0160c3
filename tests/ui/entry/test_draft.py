"""A game being filled in, without a screen: sides, places, shares and scores."""

from __future__ import annotations

import datetime as dt
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, Game, GameState, Member, Side, side
from tourney.core.marks import say
from tourney.ui.entry.draft import Draft, DraftMember, draft_of

DAY = dt.date(2026, 11, 3)
name = {i: f"P{i}" for i in range(1, 20)}.__getitem__


def filled(*sides: tuple[int, ...]) -> Draft:
    draft = Draft(date=DAY)
    while len(draft.sides) < len(sides):
        draft = draft.add_side()
    for at, members in enumerate(sides):
        draft = draft.add_people(at, members, name)
    return draft


def places(draft: Draft) -> list[str]:
    return [one.place for one in draft.sides]


def test_two_sides_make_a_game():
    game = filled((1, 2), (3,)).game(7)
    assert (side(1, 2, rank=0), side(3, rank=1)) == game.sides
    assert (DAY, 7, True) == (game.date, game.event_id, game.rated)


def test_nobody_is_added_twice():
    with pytest.raises(TourneyError) as caught:
        filled((1, 2), (3,)).add_people(1, (2,), name)
    assert ("player-twice", "P2 is in this game already.") == (caught.value.code, str(caught.value))


def test_a_side_ties_with_the_one_above_and_is_freed_again():
    draft = filled((1,), (2,), (3,), (4,))
    tied = draft.tie(2)
    assert ["1", "2", "2", "3"] == places(tied)
    assert tied.is_tied(2)
    assert ["1", "2", "3", "4"] == places(tied.tie(2))


def test_a_person_moves_to_the_next_side_or_into_a_new_one():
    draft, at = filled((1, 2), (3,)).move_person(0, 1, 1)
    assert ((1,), (3, 2)) == tuple(tuple(m.player_id for m in one.members) for one in draft.sides)
    assert 1 == at
    more, at = draft.move_person(1, 0, 2)
    assert (3, 2) == (len(more.sides), at)
    gone, at = more.move_person(2, 0, 0)
    assert (2, 0) == (len(gone.sides), at)


def test_a_share_goes_with_its_person():
    draft = filled((1, 2), (3,)).with_share(0, 1, "45/90")
    moved, _ = draft.move_person(0, 1, 1)
    assert DraftMember(2, "45/90") == moved.sides[1].members[1]
    assert 0.5 == draft.game().sides[0].members[1].weight


def test_sides_change_places():
    draft = filled((1,), (2,)).move_side(1, -1)
    assert (2, 1) == draft.player_ids
    assert ["1", "2"] == places(draft)


@pytest.mark.parametrize(
    ("given_places", "ranks", "said"),
    [
        (["1", "3", "7"], [0, 1, 2], "The places 1, 3, 7 count as 1, 2, 3."),
        (["1", "2", "2"], [0, 1, 1], None),
        (["1", "1", "3"], [0, 0, 1], None),
        (["2", "5", "2"], [0, 1, 0], "The places 2, 5, 2 count as 1, 2, 1."),
    ],
)
def test_places_with_holes_are_accepted_and_it_is_said(given_places, ranks, said):
    draft = filled((1,), (2,), (3,))
    for at, place in enumerate(given_places):
        draft = draft.with_side(at, place=place)
    assert ranks == [one.rank for one in draft.game().sides]
    holes = draft.holes()
    assert said == (None if holes is None else say(holes))


def test_sets_and_points_tell_the_places():
    draft = replace(filled((1,), (2,)), sets="7-11 11-9 5-11")
    assert (2, 1) == draft.told_places()
    contradiction = draft.contradiction(name)
    assert contradiction is not None
    assert "P2 won" in say(contradiction)
    after = draft.placed_by_scores()
    assert after.contradiction(name) is None
    assert ["2", "1"] == places(after)
    points = (
        filled((1,), (2,), (3,)).with_side(0, points="3").with_side(1, points="9").with_side(2, points="3")
    )
    assert (2, 1, 2) == points.told_places()


def test_a_level_score_is_a_draw_until_the_places_are_said():
    draft = replace(filled((1,), (2,)), sets="2-2")
    assert ["1", "1"] == places(draft.placed_by_scores())
    assert ["1", "1"] == places(replace(draft, sets="11-7 9-11").placed_by_scores())
    won_otherwise = draft.with_side(0, place="1")
    assert won_otherwise.placed
    assert won_otherwise.contradiction(name) is None


def test_places_are_in_the_order_of_the_sides_again_when_no_score_is_left():
    draft = replace(filled((1,), (2,)), sets="1-3").placed_by_scores()
    assert ["2", "1"] == places(draft)
    assert ["1", "2"] == places(replace(draft, sets="").placed_by_scores())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda d: d.with_side(0, place="x"), "place-bad"),
        (lambda d: d.with_side(0, place="0"), "place-bad"),
        (lambda d: d.with_side(0, points="many"), "points-bad"),
        (lambda d: d.with_share(0, 0, "99999"), "share-bad"),
        (lambda d: d.with_share(0, 0, "-1"), "share-bad"),
        (lambda d: d.remove_person(0, 0), "empty-side"),
        (lambda d: replace(d, sets="11-7 banana"), "sets-bad"),
        (lambda d: replace(d.add_side(DraftMember(3)), sets="11-7"), "sets-sides"),
        (lambda d: replace(d, time="25:00"), "time-bad"),
        (lambda d: replace(d.tie(1), ending=Forfeit.FORFEIT), "forfeit-draw"),
    ],
)
def test_what_makes_no_game_is_refused_in_words(change, code):
    with pytest.raises(TourneyError) as caught:
        change(filled((1,), (2,))).game()
    assert code == caught.value.code
    assert str(caught.value)


def test_a_double_forfeit_needs_no_places():
    game = replace(filled((1,), (2,)), ending=Forfeit.DOUBLE).game()
    assert [0, 0] == [one.rank for one in game.sides]


@given(
    st.lists(st.integers(0, 3), min_size=2, max_size=5),
    st.lists(st.floats(0.001, 1), min_size=5, max_size=5),
    st.booleans(),
)
def test_a_stored_game_is_the_same_after_the_form(ranks, weights, rated):
    sides = tuple(
        Side((Member(2 * i + 1, weights[i]), Member(2 * i + 2)), rank, -rank - weights[i])
        for i, rank in enumerate(ranks)
    )
    when = (DAY, dt.time(19, 30), 3, 4, 5)
    game = Game(sides, *when, rated=rated, note="n", id=9, number=2, extra=(("a", "b"),))
    again = draft_of(game).game(3, game)
    assert game == Game(**{f.name: getattr(again, f.name) for f in fields(again)}, id=9, number=2)


def test_an_open_board_begins_in_its_order():
    game = Game((side(1), side(2)), DAY, state=GameState.OPEN, id=1)
    assert ["1", "2"] == places(draft_of(game))
    assert not draft_of(game).placed
