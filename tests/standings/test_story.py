"""A place can be told: the sentence first, then what points and tie-breaks were made of."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction as F

from tests.pairing.contests import contest_of, game
from tourney.core.marks import say
from tourney.core.rules import Scoring
from tourney.standings.bracket import KnockoutOptions
from tourney.standings.bracket_places import by_bracket
from tourney.standings.bracket_state import double_bracket, knockout_bracket
from tourney.standings.contest import Free, FreeRound
from tourney.standings.ranking import Adjustment, rank, why_behind
from tourney.standings.story import story

RING = [game(1, 0, 1), game(1, 2, 3), game(2, 1, 2), game(2, 0, 3, "+-"), game(3, 2, 0), game(3, 1, 3)]


def told(ranking, unit):
    return [(say(line.text), line.amount) for line in story(ranking, unit)]


def test_the_first_is_told_what_puts_him_ahead():
    ranking = rank(contest_of(4, RING[:3]), ["wins"])
    assert "P1 has more points than P4: 1 against 0." not in told(ranking, 0)[0]
    assert ("P1 and P2 are level in everything that counts and share place 1.", "") == told(ranking, 0)[0]
    alone = rank(contest_of(2, [game(1, 0, 1)]))
    steps = [
        ("P1 has more points than P2: 1 against 0.", ""),
        ("Points: 1", "1"),
        ("Round 1: against P2", "1"),
    ]
    assert steps == told(alone, 0)


def test_points_are_told_round_by_round_and_make_the_sum():
    contest = contest_of(4, RING, scoring=Scoring(best=2))
    contest = replace(contest, free=(FreeRound(4, 0, Free.HALF, F(1, 2)),))
    ranking = rank(contest, adjustments=[Adjustment(0, F(-1, 2), "late")])
    assert [
        ("Points: 1½", "1½"),
        ("Round 1: against P2", "1"),
        ("Round 2: against P4, by forfeit", "1"),
        ("Round 3: against P3, does not count", "0"),
        ("Round 4: bye for half a point, does not count", "½"),
        ("late", "−½"),
    ] == told(ranking, 0)[1:]


def test_only_tie_breaks_that_were_needed_are_told():
    ranking = rank(contest_of(4, RING), ["wins:played", "mini", "lot"])
    words = [text for text, _ in told(ranking, ranking.rows[-1].unit)]
    assert not any("Lot" in text for text in words)
    first = [text for text, _ in told(ranking, 1)]
    assert "Games won (without forfeits): 2" in first
    assert "Games among P2, P3: 1." in first


def test_a_bracket_tells_where_somebody_went_out():
    options = KnockoutOptions(third_place=True)
    games = [game(1, 0, 3, slot="W1-1"), game(1, 1, 2, slot="W1-2"), game(2, 2, 3, slot="T-1")]
    contest = contest_of(4, games)
    ranking = by_bracket(rank(contest), knockout_bracket(contest, options))
    assert [(0, "1="), (1, "1="), (2, "3"), (3, "4")] == [(r.unit, r.place_text) for r in ranking.rows]
    assert [
        "P1 is still in.",
        "P2 is still in.",
        "P3 won the game for the third place against P4.",
        "P4 went out against P3: Third place.",
    ] == [str(why_behind(ranking, unit)) for unit in range(4)]


def test_in_a_double_elimination_one_loss_is_not_the_end():
    contest = contest_of(
        4, [game(1, 0, 3, slot="W1-1"), game(1, 1, 2, slot="W1-2"), game(2, 2, 3, slot="L1-1")]
    )
    ranking = by_bracket(rank(contest), double_bracket(contest))
    assert "P3 is still in." == str(why_behind(ranking, 2))
    assert "P4 went out against P3: Losers' round 1, game 1." == str(why_behind(ranking, 3))
    assert [1, 1, 1, 4] == [row.place for row in ranking.rows]
