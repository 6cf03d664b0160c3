"""Which engine the shape of the games argues for."""

from __future__ import annotations

import numpy as np
import pytest

from tourney.club import lab
from tourney.club.advice import advise, alternatives, measured, traits
from tourney.club.engine_backtest import trial_of
from tourney.club.engine_choice import usual
from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import from_columns, from_scores
from tourney.ratings.registry import ENGINES


def singles(games: int, players: int, *, days: int, draws: float = 0.0) -> GameLog:
    rng = np.random.default_rng(4)
    first = np.arange(games) % players
    second = (first + 1 + (np.arange(games) // players) % (players - 1)) % players
    score = np.where(rng.random(games) < draws, 0.5, 1.0)
    return from_scores(first, second, score, day=np.arange(games) * days // max(1, games))


def doubles(games: int) -> GameLog:
    sides = [[(4 * g + k) % 8, (4 * g + k + 1) % 8] for g in range(games) for k in (0, 2)]
    return from_columns(
        day=range(games),
        game_side=np.arange(games + 1) * 2,
        rank=[0, 1] * games,
        side_player=np.arange(2 * games + 1) * 2,
        player=[p for side in sides for p in side],
        n_players=8,
    )


def races(games: int, sides: int = 5) -> GameLog:
    return from_columns(
        day=range(games),
        game_side=np.arange(games + 1) * sides,
        rank=list(range(sides)) * games,
        side_player=np.arange(games * sides + 1),
        player=list(range(sides)) * games,
        n_players=sides,
    )


@pytest.mark.parametrize(
    ("log", "engine", "said"),
    [
        (doubles(80), "trueskill", "played in teams"),
        (races(80), "trueskill", "more than two sides"),
        (singles(60, 12, days=60), "glicko", "games or fewer"),
        (singles(2000, 12, days=900), "glicko2", "whose form"),
        (singles(900, 6, days=200), "elo", "one number a player"),
        (singles(300, 6, days=0), "bradley-terry", "one date"),
        (singles(0, 6, days=1), "glicko2", "Before the first games"),
    ],
)
def test_each_shape_of_club_has_its_engine(log: GameLog, engine: str, said: str) -> None:
    found = advise(traits(log))
    assert engine == found.engine
    assert any(said in str(reason) for reason in found.reasons)
    assert {str(ENGINES[key].label) for key in ENGINES if key != engine} == {
        str(label) for label, _ in alternatives(found)
    }


def test_votes_argue_for_one_fit_to_all() -> None:
    log = singles(300, 6, days=100)
    votes = log.event[:1].tolist()
    found = advise(traits(log, votes))
    assert "bradley-terry" == found.engine
    assert any("votes" in str(reason) for reason in found.reasons)
    assert any("judges" in str(text) for text in found.cautions)


def test_groups_that_never_met_are_named() -> None:
    log = from_scores([0, 1, 2, 3] * 40, [1, 0, 3, 2] * 40, [1.0] * 160, day=range(160))
    of = traits(log)
    assert 2 == of.groups
    assert any("2 groups" in str(text) for text in advise(of).cautions)


def test_players_without_a_game_are_no_group() -> None:
    assert 1 == traits(from_scores([0], [1], [1.0], n_players=9)).groups


def test_long_breaks_are_counted_of_those_who_came_back() -> None:
    log = from_scores([0, 0, 2, 2], [1, 1, 3, 3], [1.0] * 4, day=[0, 300, 301, 310])
    assert 0.5 == traits(log).absent


def test_many_draws_are_told() -> None:
    assert any("drawn" in str(text) for text in advise(traits(singles(400, 8, days=90, draws=0.5))).cautions)


def test_what_is_measured_counts_more_than_what_is_argued() -> None:
    log = singles(400, 8, days=200)
    trials = []
    for key in ("elo", "glicko"):
        choice = usual(key)
        trials.append(trial_of(choice.engine.replay(log, choice.params), choice))
    lines = lab.compare(trials, log)
    found = advise(traits(log))
    assert str(measured(found, lines))
    assert "not measured" in str(measured(found, ()))
