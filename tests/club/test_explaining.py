"""Explanations through the club: parts that sum, other results, words that follow the replay."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.ratings.strategies import any_logs
from tourney.club import explain_words, explaining
from tourney.club.engine_choice import ByDeviation, EngineChoice, usual
from tourney.club.rated import Rated
from tourney.club.rating_run import rated_of
from tourney.ratings import chunks
from tourney.ratings.base import GameLog, History
from tourney.ratings.gamelog import from_columns, from_pairs, from_scores
from tourney.ratings.registry import ENGINES

TODAY = dt.date(1970, 2, 1)
every_engine = pytest.mark.parametrize("key", sorted(ENGINES))


def rated(log: GameLog, choice: EngineChoice) -> Rated:
    """Rate a log as a club would; people have ids from 101, games from 1001."""
    pieces = chunks.replay(choice.engine, log, choice.params)
    people, games = np.arange(log.n_players) + 101, np.arange(log.n_games) + 1001
    return rated_of(choice, pieces, people, games, TODAY)


def name_of(player_id: int) -> str:
    return f"P{player_id - 100}"


def words(found: explaining.GameExplained) -> str:
    return " ".join(str(text) for text in explain_words.sentences(found, name_of))


@every_engine
@pytest.mark.parametrize("period", ["game", "night", "week"])
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(log=any_logs(games=6), data=st.data())
def test_parts_sum_to_the_change_for_every_engine_and_shape(
    key: str, period: str, log: GameLog, data: st.DataObject
) -> None:
    engine = ENGINES[key]
    club = rated(log, replace(usual(key), params=engine.params_type(period=period)))
    game_id = data.draw(st.sampled_from(club.game_ids.tolist()))
    player_id = data.draw(st.sampled_from(explaining.players_of(club, game_id)))
    found = explaining.explain_game(club, game_id, player_id)
    assert found is not None
    assert found.change == pytest.approx(sum(part.change for part in found.parts), rel=1e-9, abs=1e-7)
    if found.step is not None:
        made = found.step * found.surprise + found.others
        assert found.change == pytest.approx(made, rel=1e-6, abs=1e-6)
    assert words(found)
    assert explain_words.boxes(found)[-1].word.source == "change"
    assert all(str(line) for line in explain_words.formula(found))


@every_engine
def test_figures_are_on_the_scale_that_is_shown(key: str) -> None:
    club = rated(from_pairs([0, 1, 0], [1, 2, 2]), usual(key))
    found = explaining.explain_game(club, 1003, 101)
    assert found is not None
    own = club.appearances_of(0)
    assert found.after == pytest.approx(
        club.scale.shift + club.scale.factor * club.history.mean_after[own[-1]]
    )


def test_trueskill_on_the_clubs_scale_has_changes_in_hundreds() -> None:
    choice = replace(usual("trueskill"), scale="1500")
    found = explaining.explain_game(rated(from_pairs([0], [1]), choice), 1001, 101)
    assert found is not None
    assert found.before == pytest.approx(1500.0)
    assert found.change > 100.0
    assert found.change == pytest.approx(sum(part.change for part in found.parts))


@every_engine
def test_the_real_result_is_among_the_others_and_is_what_happened(key: str) -> None:
    club = rated(from_scores([0, 1, 2, 0], [1, 2, 0, 1], [1, 0.5, 1, 0]), usual(key))
    others = explaining.what_if(club, 1002, 102)
    (real,) = [one for one in others if one.real]
    found = explaining.explain_game(club, 1002, 102)
    assert found is not None
    assert (real.place, real.shared) == (1, True)
    assert real.change == pytest.approx(found.change)
    won, drawn, lost = others
    assert won.change > drawn.change > lost.change


@every_engine
@pytest.mark.parametrize("period", ["game", "night"])
def test_another_result_is_a_replay_with_that_result(key: str, period: str) -> None:
    engine = ENGINES[key]
    choice = replace(usual(key), params=engine.params_type(period=period))
    first, second, days = [0, 1, 2, 0, 1], [1, 2, 0, 1, 2], [1, 1, 2, 2, 3]
    real = rated(from_scores(first, second, [1, 0.5, 1, 0, 1], day=days), choice)
    otherwise = rated(from_scores(first, second, [1, 0.5, 1, 1, 1], day=days), choice)
    won, _, lost = explaining.what_if(real, 1004, 101)
    assert [won.real, lost.real] == [False, True]
    at = otherwise.appearances_of(0)[2]
    assert otherwise.appearance_game[at] == 3
    expected = otherwise.history.mean_after[at] - real.history.mean_before[at]
    assert won.change == pytest.approx(expected, abs=2e-2 if engine.is_batch else 1e-9)


def test_places_of_many_sides_keep_the_others_in_their_order() -> None:
    assert explaining.other_orders((1, 0, 2), 0) == [(0, 1, 2), (1, 0, 2), (2, 0, 1)]
    assert explaining.other_orders((0, 0, 1), 0) == [(0, 1, 2), (0, 0, 1), (1, 0, 2), (2, 0, 1)]
    assert explaining.other_orders((1, 0), 0) == [(0, 1), (0, 0), (1, 0)]


def test_points_go_with_the_places_where_an_engine_reads_points() -> None:
    choice = usual("rank-elo")
    choice = replace(choice, params=replace(choice.params, from_="points"))
    log = from_columns(
        day=[1],
        game_side=[0, 3],
        rank=[0, 1, 2],
        score=[9.0, 5.0, 1.0],
        side_player=range(4),
        player=range(3),
    )
    first, _, last = explaining.what_if(rated(log, choice), 1001, 103)
    assert last.real
    assert first.change > 0.0 > last.change


def test_a_period_names_all_its_games_and_the_part_of_this_one() -> None:
    club = rated(from_scores([0, 0, 0], [1, 2, 3], [1, 0, 0]), usual("glicko2"))
    found = explaining.explain_game(club, 1002, 101)
    assert found is not None
    assert found.games == 3
    assert [part.game_id for part in found.parts] == [1001, 1002, 1003]
    assert found.of_game == pytest.approx(found.parts[1].change)
    said = words(found)
    assert "3 games of this period are rated together" in said
    assert "The part of this game in it is" in said


def test_elo_says_its_k_and_a_band_its_games() -> None:
    plain = explaining.explain_game(rated(from_pairs([0], [1]), usual("elo")), 1001, 101)
    assert plain is not None
    assert "K is the same for everybody" in words(plain)
    assert "1500 to 1516: +16" in words(plain)
    elo = ENGINES["elo"]
    banded = replace(usual("elo"), params=elo.params_type(bands="games<30:40, 20"))
    found = explaining.explain_game(rated(from_pairs([0, 0], [1, 1]), banded), 1002, 101)
    assert found is not None
    assert found.step == pytest.approx(40.0)
    assert "after 1 rated game " in words(found)


def test_a_game_of_many_sides_weighs_as_one_game() -> None:
    log = from_columns(day=[1], game_side=[0, 4], rank=[1, 0, 2, 3], side_player=range(5), player=range(4))
    found = explaining.explain_game(rated(log, usual("elo")), 1001, 101)
    assert found is not None
    assert (found.scored, found.foreseen) == (pytest.approx(2 / 3), pytest.approx(0.5))
    assert found.step == pytest.approx(32.0)
    assert next(str(box.reason) for box in explain_words.boxes(found)) == "for place 2 of 4"
    assert "weighs as one game" in words(found)


def test_an_unsure_rating_is_given_as_the_reason_for_a_large_step() -> None:
    choice = replace(usual("glicko2"), rule=ByDeviation(200.0, 210.0))
    pairs = [(a, b) for _ in range(12) for a, b in ((0, 1), (1, 0), (2, 1), (0, 2))]
    first, second = zip(*pairs, (3, 0), strict=True)
    days = [1 + n // 4 for n in range(len(pairs))] + [30]
    club = rated(from_pairs(list(first), list(second), day=days), choice)
    found = explaining.explain_game(club, 1001 + len(pairs), 104)
    assert found is not None
    assert "because it was still unsure" in words(found)


def test_rank_elo_tells_the_place_that_the_order_foretold() -> None:
    club = rated(from_pairs([0, 0], [1, 1]), usual("rank-elo"))
    found = explaining.explain_game(club, 1002, 101)
    assert found is not None
    k = found.params.k
    assert found.step == pytest.approx(k)
    assert found.change == pytest.approx(k * (found.scored - found.foreseen))


def test_a_team_and_a_share_are_named() -> None:
    log = from_columns(
        day=[1],
        game_side=[0, 2],
        rank=[0, 1],
        side_player=[0, 2, 4],
        player=range(4),
        weight=[1.0, 0.5, 1.0, 1.0],
    )
    found = explaining.explain_game(rated(log, usual("glicko2")), 1001, 102)
    assert found is not None
    assert (found.team, found.share) == (2, 0.5)
    assert "In a side of 2" in words(found)
    assert "50\u00a0% of the game" in words(found)


def test_games_of_others_are_told_where_all_are_fitted_together() -> None:
    log = from_pairs([0, 1, 2, 1, 2, 0], [1, 2, 0, 0, 1, 2], day=[1, 1, 1, 2, 2, 2])
    found = explaining.explain_game(rated(log, usual("bradley-terry")), 1004, 102)
    assert found is not None
    assert "fitted anew" in words(found)
    assert len(explain_words.boxes(found)) == 1


def test_a_game_that_is_not_rated_has_no_explanation() -> None:
    club = rated(from_pairs([0], [1], n_players=3), usual("elo"))
    assert explaining.explain_game(club, 7, 101) is None
    assert explaining.explain_game(club, 1001, 103) is None
    assert explaining.what_if(club, 1001, 103) == ()
    assert explaining.players_of(club, 7) == ()


@pytest.mark.parametrize("key", ["elo", "glicko", "glicko2", "trueskill"])
def test_a_perturbed_engine_perturbs_the_text(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures are of the replay: double what it moves, and the words say so."""
    log, choice = from_pairs([0, 1], [1, 0], day=[1, 9]), usual(key)
    plain = explaining.explain_game(rated(log, choice), 1001, 101)
    kind = type(ENGINES[key])
    usual_replay = kind.replay

    def bold_replay(self: object, *args: object, **kwargs: object) -> History:
        made: History = usual_replay(self, *args, **kwargs)
        moved = made.mean_after - made.mean_before
        half = made.win_probability * 0.5
        return replace(made, mean_after=made.mean_before + 2.0 * moved, win_probability=half)

    monkeypatch.setattr(kind, "replay", bold_replay)
    bold = explaining.explain_game(rated(log, choice), 1001, 101)
    assert plain is not None
    assert bold is not None
    assert bold.change == pytest.approx(2.0 * plain.change)
    assert (bold.step or 0.0) > 1.2 * (plain.step or 0.0) > 0.0
    assert bold.chance != pytest.approx(plain.chance)
    assert sum(part.change for part in bold.parts) == pytest.approx(bold.change)
    assert words(bold) != words(plain)
    assert explain_words.boxes(bold)[-1].figure != explain_words.boxes(plain)[-1].figure


def test_a_parameter_of_the_engine_changes_the_words() -> None:
    log = from_pairs([0], [1])
    elo = ENGINES["elo"]
    said = [
        words(
            explaining.explain_game(rated(log, replace(usual("elo"), params=elo.params_type(k=k))), 1001, 101)
        )
        for k in (10.0, 40.0)
    ]
    assert ["by 10.0" in said[0], "by 40.0" in said[1]] == [True, True]
