"""Our own tie-breaks: published examples and small worlds worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction as F

import numpy as np
import pytest

from tests.pairing.contests import contest_of, game
from tourney.core.errors import TourneyError
from tourney.core.rules import Scoring
from tourney.standings.contest import Contested, Free, FreeRound
from tourney.standings.performance import performances
from tourney.standings.ranking import rank
from tourney.standings.registry import family_of, labelled
from tourney.standings.scoring import scored
from tourney.standings.tiebreak_base import Ground
from tourney.standings.tiebreaks.opponents import percent_text

CARDS = Scoring(win=F(3), draw=F(1), bye=F(3))


def column(contest, key, tied=None, **ground):
    return family_of(key).begin(contest, Ground(**ground)).column(key, tied or [1] * contest.n)


def texts(contest, key, tied=None):
    return [value.text for value in column(contest, key, tied).values]


def records(*rows):
    """Return a contest in which unit 0 meets one unit a round, each of which has the record given.

    A record is (won, lost, drawn); fillers take the other side of what is still missing.
    """
    games, units, later = [], 1 + len(rows), len(rows) + 1
    for opponent, (won, lost, drawn) in enumerate(rows, 1):
        left = {"1-0": won - 1, "0-1": lost, "=": drawn}
        games.append(game(opponent, opponent, 0, "1-0"))
        for result, count in left.items():
            for _ in range(count):
                games.append(game(later, opponent, units, result))
                units, later = units + 1, later + 1
    return contest_of(units, games, scoring=CARDS)


def test_opponents_win_percentage_as_in_the_published_example():
    """Magic Tournament Rules, appendix C: opponents of 4-4, 7-1, 1-3-1, 3-3-1, 6-2, 5-2-1, 4-3-1, 6-1-1."""
    rows = [(4, 4, 0), (7, 1, 0), (1, 3, 1), (3, 3, 1), (6, 2, 0), (5, 2, 1), (4, 3, 1), (6, 1, 1)]
    value = column(records(*rows), "omw").values[0]
    assert "0.62" == f"{float(value.value):.2f}"
    raised = [str(part.reason) for part in value.parts if part.reason is not None]
    assert ["26.67 raised to the floor"] == raised
    assert F(33, 100) in [part.value for part in value.parts]


def test_the_floor_can_be_another():
    contest = contest_of(3, [game(1, 0, 1), game(2, 0, 2)], scoring=CARDS)
    assert ["33.00", "100.00", "100.00"] == texts(contest, "omw")
    assert ["0.00", "100.00", "100.00"] == texts(contest, "omw:0")
    assert ["25.00"] == texts(contest, "omw:25")[:1]


def test_a_bye_is_a_win_of_ones_own_and_no_opponent():
    contest = contest_of(3, [game(1, 0, 1)], scoring=CARDS)
    contest = scored(replace(contest, free=(FreeRound(1, 2, Free.PAIRING, F(0)),)))
    assert ["33.00", "100.00", "–"] == texts(contest, "omw")
    assert percent_text(F(1)) == "100.00"


def test_differences_and_ratios():
    games = [
        game(1, 0, 1, "1-0", sets=((11, 5), (9, 11), (11, 9))),
        game(2, 2, 0, "1-0", sets=((11, 2), (11, 3))),
        game(3, 1, 2, "+-"),
    ]
    contest = contest_of(3, games)
    assert ["−1", "−1", "+2"] == texts(contest, "sets")
    assert ["2", "1", "2"] == texts(contest, "sets:for")
    assert ["0.667", "0.500", "∞"] == texts(contest, "sets:ratio")
    assert ["−11", "−6", "+17"] == texts(contest, "points")
    parts = column(contest, "points").values[0].parts
    assert [("31 to 25", F(6)), ("5 to 22", F(-17))] == [(str(one.reason), one.value) for one in parts]
    assert ["1", "1", "1"] == texts(contest, "wins")
    assert ["1", "0", "1"] == texts(contest, "wins:played")


def test_a_ring_of_three_is_not_split_by_points_but_by_sets():
    games = [
        game(1, 0, 1, scores=(3.0, 0.0)),
        game(2, 1, 2, scores=(3.0, 1.0)),
        game(3, 2, 0, scores=(3.0, 2.0)),
    ]
    contest = contest_of(3, games)
    assert ["1=", "1=", "1="] == texts(contest, "mini")
    assert ["1", "2", "3"] == texts(contest, "mini:sets")
    why = column(contest, "mini:sets").values[1].why
    assert "Games among P1, P2, P3: 1; sets −1, points made −1." == str(why)


def test_the_mini_table_is_made_again_for_who_stays_level():
    """Four level: one ahead in the games among them, then three, of whom two by the game they played."""
    wins = [(0, 1), (0, 2), (0, 3), (1, 2), (2, 3), (1, 3)]
    contest = contest_of(4, [game(r, a, b) for r, (a, b) in enumerate(wins, 1)])
    assert ["1", "2", "3", "4"] == texts(contest, "mini")
    again = [(0, 1), (1, 2), (2, 0), (0, 3), (3, 1), (2, 3)]
    contest = contest_of(4, [game(r, a, b) for r, (a, b) in enumerate(again, 1)])
    assert ["2", "4", "1", "3"] == texts(contest, "mini")
    words = {str(part.reason) for part in column(contest, "mini").values[0].parts if part.reason}
    assert {"once more among P1, P3"} == words


def test_the_mini_table_waits_until_all_have_met():
    contest = contest_of(3, [game(1, 0, 1), game(2, 1, 2)])
    value = column(contest, "mini").values[0]
    assert (None, "–") == (value.value, value.text)
    assert "P1, P2, P3 have not all met, or not equally often." == str(value.why)
    assert ["1", "2", ""] == texts(contest, "mini", tied=[1, 1, 3])


def test_forfeits_count_among_the_tied_unless_left_out():
    contest = contest_of(2, [game(1, 0, 1, "-+")])
    assert ["2", "1"] == texts(contest, "mini")
    assert ["–", "–"] == texts(contest, "mini:played")


def race(round_, *order):
    return Contested(round_, order, tuple(range(len(order))))


def test_countback_compares_first_places_then_second_places():
    contest = contest_of(3, [race(1, 0, 1, 2), race(2, 2, 1, 0), race(3, 1, 0, 2)], scoring=Scoring())
    assert ["1-1-1", "1-2", "1-0-2"] == texts(contest, "places")
    assert [1, 0, 2] == [row.unit for row in rank(contest, ["places"]).rows]
    assert ["1", "1", "1"] == texts(contest, "places:1")


def test_who_retired_has_no_place_in_the_countback():
    done = Contested(1, (0, 1, 2), (0, 1, 1), scores=(5.0, None, None))
    assert ["1", "0", "0"] == texts(contest_of(3, [done]), "places")


def test_best_and_dropped_results():
    rows = [game(r, 0, 1, x) for r, x in enumerate(("1-0", "=", "0-1", "1-0"), 1)]
    contest = contest_of(2, rows)
    assert ["2", "1½"] == texts(contest, "best:2")
    assert ["2½", "1½"] == texts(contest, "drop")
    dropped = [part.round for part in column(contest, "drop:2").values[0].parts if not part.counted]
    assert [2, 3] == sorted(dropped)


def test_the_latest_result_decides():
    contest = contest_of(2, [game(1, 0, 1), game(2, 1, 0)])
    assert [1, 0] == [row.unit for row in rank(contest, ["last"]).rows]


def test_fewest_byes_are_ahead():
    contest = contest_of(2, [game(1, 0, 1, "+-"), game(2, 1, 0)])
    contest = scored(
        replace(contest, free=(FreeRound(3, 0, Free.PAIRING, F(0)), FreeRound(3, 1, Free.ZERO, F(0))))
    )
    assert ["1", "0"] == texts(contest, "byes")
    assert ["2", "0"] == texts(contest, "byes:forfeits")
    assert column(contest, "byes").lower_first


def test_the_lot_is_drawn_by_its_number():
    contest = contest_of(6, [])
    drawn = texts(contest, "lot:3")
    assert drawn == texts(contest, "lot:3")
    assert sorted(drawn) == ["1", "2", "3", "4", "5", "6"]
    assert any(texts(contest, f"lot:{n}") != drawn for n in range(4, 9))
    assert "Drawn by lot number 3." == str(column(contest, "lot:3").values[0].why)


def rated(contest, *ratings):
    return replace(
        contest, units=tuple(replace(u, rating=r) for u, r in zip(contest.units, ratings, strict=True))
    )


def test_an_even_score_performs_at_the_level_of_the_opponents():
    contest = rated(contest_of(3, [game(1, 0, 1), game(2, 2, 0)]), None, 1500.0, 1500.0)
    assert 1500.0 == pytest.approx(performances(contest)[0], abs=1e-6)
    contest = rated(contest_of(2, [game(1, 0, 1, "1-0"), game(2, 0, 1, "0-1"), game(3, 0, 1), game(4, 0, 1)]),
                    1400.0, 1500.0)  # fmt: skip
    assert 1500.0 + 400.0 * np.log10(3.0) == pytest.approx(performances(contest)[0], abs=1e-6)
    assert ["1691"] == texts(contest, "perf")[:1]


def test_a_clean_score_ends_at_the_reach_and_forfeits_do_not_count():
    contest = rated(contest_of(3, [game(1, 0, 1), game(2, 2, 0, "+-")]), 1500.0, 1600.0, 1700.0)
    out = performances(contest, reach=400.0)
    assert [2000.0, 1100.0] == pytest.approx(out[:2], abs=1e-6)
    assert np.isnan(out[2])


def test_the_clubs_engine_goes_before_the_curve():
    contest = rated(contest_of(2, [game(1, 0, 1)]), 1500.0, 1600.0)
    by_engine = column(contest, "perf", performance=np.array([1723.4, np.nan]))
    assert ["1723", "–"] == [value.text for value in by_engine.values]
    assert "2400" == column(contest, "PERF:elo", performance=np.array([1723.4, np.nan])).values[0].text


def test_modifiers_are_named_and_unknown_ones_refused():
    assert "Opponents' win % (floor 25 %)" == str(labelled("OMW:25"))
    assert "sets:ratio" == column(contest_of(2, []), "SETS:Ratio").key
    for key in ("sets:worst", "best:0", "lot:x", "wins:3"):
        with pytest.raises(TourneyError) as refusal:
            column(contest_of(2, []), key)
        assert "bad-tiebreak" == refusal.value.code
