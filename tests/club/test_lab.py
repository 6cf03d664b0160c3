"""Engines compared: per shape of game, with how sure each difference is, and in words."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.club import lab
from tourney.club.engine_backtest import Trial, trial_of, try_engine, tune_engine
from tourney.club.engine_choice import usual
from tourney.club.lab import Standing
from tourney.club.lab_sheet import lab_sheet
from tourney.club.loss_difference import paired
from tourney.club.player_records import Shape
from tourney.club.rating_run import Facts
from tourney.ratings.base import GameLog
from tourney.ratings.evaluate import PerGame, evaluate, per_game
from tourney.ratings.gamelog import from_columns, from_scores
from tourney.store.gamecolumns import GameColumns

ELO, GLICKO = usual("elo"), usual("glicko")


def season(games: int = 300, per_night: int = 6) -> GameLog:
    """Singles of eight people whose strengths differ, some drawn."""
    rng = np.random.default_rng(7)
    first = rng.integers(0, 8, games)
    second = (first + rng.integers(1, 8, games)) % 8
    chance = 1.0 / (1.0 + np.exp(-0.5 * (first - second)))
    score = np.where(rng.random(games) < 0.1, 0.5, (rng.random(games) < chance).astype(float))
    return from_scores(first, second, score, day=np.arange(games) // per_night)


def tried(log: GameLog, key: str, warmup: int = 0) -> Trial:
    choice = usual(key)
    return trial_of(choice.engine.replay(log, choice.params), choice, warmup=warmup)


def worse(trial: Trial, by: np.ndarray, key: str) -> Trial:
    """The same predictions with another engine's name, each game's loss larger by so much."""
    each = replace(trial.each, loss=trial.each.loss + by)
    scores = replace(trial.scores, engine=key, log_loss=float(each.loss.mean()))
    return Trial(usual(key), scores, each)


def swings(games: int) -> np.ndarray:
    """Half a nat worse on one night, better on the next."""
    return np.where(np.arange(games) // 6 % 2, 0.5, -0.49)


def mixed() -> GameLog:
    """A singles game, two doubles, an uneven team game and one of three sides, on five days."""
    sides = [[0], [1], [0, 1], [2, 3], [1, 2], [0, 3], [0], [1, 2], [0], [1], [2]]
    return from_columns(
        day=[0, 1, 2, 3, 4],
        game_side=[0, 2, 4, 6, 8, 11],
        rank=[0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 2],
        side_player=np.cumsum([0] + [len(side) for side in sides]),
        player=[p for side in sides for p in side],
        n_players=4,
    )


def test_shapes_are_told_by_their_sides() -> None:
    log = mixed()
    assert [0, 1, 1, 2, 3] == lab.shape_codes(log).tolist()
    assert (Shape.ALL, *lab.SHAPES) == lab.shapes_played(log)


@pytest.mark.parametrize("key", ["elo", "glicko2", "trueskill", "rank-elo", "bradley-terry"])
def test_the_shapes_together_are_all_games(key: str) -> None:
    log = mixed()
    trial = tried(log, key)
    parts = [lab.figures(trial, log, shape) for shape in lab.SHAPES]
    whole = lab.figures(trial, log)
    assert whole.games == sum(part.games for part in parts) == trial.scores.games
    for name in ("log_loss", "brier", "accuracy"):
        total = sum(part.games * getattr(part, name) for part in parts)
        assert total / whole.games == pytest.approx(getattr(whole, name)) == getattr(trial.scores, name)
    assert whole.calibration == trial.scores.calibration


def test_a_constant_lead_is_sure_and_a_mixed_one_is_a_tie() -> None:
    log = season()
    best = tried(log, "elo")
    n = best.scores.games
    behind = worse(best, np.full(n, 0.02), "glicko")
    swing = worse(best, swings(n), "glicko2")
    lines = lab.compare([swing, behind, best], log)
    assert ["elo", "glicko2", "glicko"] == [line.trial.choice.engine.key for line in lines]
    assert [Standing.BEST, Standing.TIE, Standing.BEHIND] == [line.standing for line in lines]
    gap = lines[2].behind
    assert gap is not None
    assert (gap.mean, gap.low, gap.high) == pytest.approx((0.02, 0.02, 0.02))


def test_a_tie_is_said_to_be_a_tie_and_no_reason_to_change() -> None:
    log = season()
    best = tried(log, "elo")
    swing = worse(best, swings(best.scores.games), "glicko2")
    words = [str(text) for text in lab.verdict([best, swing], log, "glicko2")]
    assert words[0] == "A tie: these games do not tell Elo, Glicko-2 apart."
    assert any("no reason to change" in text for text in words)


def test_a_sure_lead_is_said_with_its_range() -> None:
    log = season()
    best = tried(log, "elo")
    words = [
        str(text)
        for text in lab.verdict(
            [best, worse(best, np.full(best.scores.games, 0.02), "glicko")], log, "glicko"
        )
    ]
    assert words[0] == "Elo predicts these games best, and that is hardly chance."
    assert "0.020" in words[1]
    assert "+0.020" in words[1]
    assert words[2].startswith("The club rates with Glicko, behind by 0.020")


def test_few_games_say_nothing() -> None:
    log = season(12)
    assert (lab.TOO_FEW,) == lab.verdict([tried(log, "elo"), tried(log, "glicko")], log)
    empty = season(0)
    assert (lab.TOO_FEW,) == lab.verdict([tried(empty, "elo")], empty)
    assert Standing.UNKNOWN is lab.compare([tried(empty, "elo")], empty)[0].standing


def test_coin_tosses_are_foreseen_by_nobody() -> None:
    rng = np.random.default_rng(3)
    first = rng.integers(0, 6, 400)
    score = rng.integers(0, 2, 400).astype(float)
    log = from_scores(first, (first + rng.integers(1, 6, 400)) % 6, score, day=np.arange(400))
    (text, *_) = lab.verdict([tried(log, "elo"), tried(log, "glicko")], log)
    assert str(text).startswith("No engine predicts these games better than guessing")


def test_the_range_of_games_of_one_night_is_that_of_the_textbook() -> None:
    rng = np.random.default_rng(1)
    gap = rng.normal(0.1, 1.0, 50)
    nothing = np.zeros(50)
    one = PerGame(np.arange(50), nothing, nothing, nothing, nothing, nothing)
    log = from_scores([0] * 50, [1] * 50, [1.0] * 50)
    found = paired(one, replace(one, loss=gap), log)
    assert found is not None
    half = 2.0095752371292397 * gap.std(ddof=1) / np.sqrt(50)  # Student, 49 degrees
    assert (found.mean, found.low, found.high) == pytest.approx(
        (gap.mean(), gap.mean() - half, gap.mean() + half)
    )


def test_copies_of_a_game_on_one_night_make_nothing_surer() -> None:
    rng = np.random.default_rng(2)
    gap = rng.normal(0.1, 1.0, 40)
    wide = []
    for copies in (1, 5):
        n = 40 * copies
        log = from_scores([0] * n, [1] * n, [1.0] * n, day=np.repeat(np.arange(40), copies))
        nothing = np.zeros(n)
        one = PerGame(np.arange(n), nothing, nothing, nothing, nothing, nothing)
        found = paired(one, replace(one, loss=np.repeat(gap, copies)), log)
        assert found is not None
        wide.append(found.high - found.low)
    assert wide[0] == pytest.approx(wide[1])


@given(st.integers(0, 6), st.integers(0, 40))
def test_per_game_and_means_tell_the_same(warmup: int, first: int) -> None:
    log = season(60)
    history = ELO.engine.replay(log, ELO.params)
    scores, each = (
        evaluate(history, warmup=warmup, first=first),
        per_game(history, warmup=warmup, first=first),
    )
    assert scores.games == len(each.game)
    assert (np.diff(each.game) > 0).all()
    if scores.games:
        assert scores.log_loss == pytest.approx(each.loss.mean())
        assert scores.accuracy == pytest.approx(each.hit.mean())


def votes(games: int = 400) -> GameLog:
    """Games of one date between six whose strengths differ."""
    rng = np.random.default_rng(5)
    first = rng.integers(0, 6, games)
    second = (first + rng.integers(1, 6, games)) % 6
    chance = 1.0 / (1.0 + np.exp(-0.8 * (first - second)))
    return from_scores(first, second, (rng.random(games) < chance).astype(float))


@pytest.mark.parametrize("key", ["glicko", "bradley-terry"])
def test_games_of_one_date_are_foreseen_in_stretches(key: str) -> None:
    log = votes()
    ids = np.arange(400)
    facts = Facts(log, ids[:6], ids, (), cast(GameColumns, None))
    trial = try_engine(facts, usual(key), warmup=0)
    assert trial.cut
    assert usual(key) == trial.choice
    assert trial.scores.log_loss < 0.62
    words = [str(text) for text in lab.verdict([trial], log)]
    assert any("20 stretches" in text for text in words)
    assert not try_engine(facts, usual("elo"), warmup=0).cut


def test_tuning_gives_back_the_period_of_the_club() -> None:
    log = votes()
    ids = np.arange(400)
    found = tune_engine(
        Facts(log, ids[:6], ids, (), cast(GameColumns, None)), usual("bradley-terry"), warmup=0
    )
    assert "night" == found.choice.params.period
    assert found.lost is not None
    assert found.before - found.after == pytest.approx(found.lost.mean)


def test_the_sheet_keeps_every_digit_and_names_each_engine_once() -> None:
    log = season()
    lines = lab.compare([tried(log, key) for key in ("elo", "glicko", "rank-elo")], log)
    sheet = lab_sheet("Riverside", lines, Shape.ALL, dt.date(2026, 3, 2))
    assert "Riverside, all games, as of 2026-03-02" == str(sheet.subtitle)
    keys = [column.key for column in sheet.columns]
    for line, row in zip(lines, sheet.rows, strict=True):
        cells = dict(zip(keys, row.cells, strict=True))
        assert line.figures.log_loss == cells["log_loss"].value
        assert str(line.trial.choice.engine.label) == str(cells["engine"].text)
        assert line.figures.games == cells["games"].value
    assert "best" == str(sheet.rows[0].cells[1].text)


def test_the_verdict_is_that_of_the_shape_looked_at() -> None:
    log = season()
    best = tried(log, "elo")
    trials = [best, worse(best, np.full(best.scores.games, 0.02), "glicko")]
    assert lab.verdict(trials, log) == lab.verdict(trials, log, shape=Shape.SINGLES)
    assert (lab.TOO_FEW,) == lab.verdict(trials, log, shape=Shape.DOUBLES)
