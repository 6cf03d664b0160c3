"""Real matches against what independent programs computed from them (tests/data/snooker/SOURCE.md)."""

from __future__ import annotations

import csv
import datetime as dt
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tourney.ratings.base import Floats, GameLog
from tourney.ratings.gamelog import from_scores
from tourney.ratings.registry import ENGINES

FOLDER = Path(__file__).parents[1] / "data" / "snooker"


def table(name: str) -> list[dict[str, str]]:
    with (FOLDER / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def snooker() -> GameLog:
    rows = table("used_games")
    names = sorted({row[column] for row in rows for column in ("player1", "player2")})
    index = {name: i for i, name in enumerate(names)}
    epoch = dt.date(1970, 1, 1)
    return from_scores(
        [index[row["player1"]] for row in rows],
        [index[row["player2"]] for row in rows],
        [float(row["score1"]) for row in rows],
        day=[(dt.date.fromisoformat(row["period_month"] + "-01") - epoch).days for row in rows],
        names=names,
    )


def worst(name: str, column: str, values: Floats) -> float:
    log = snooker()
    assert log.names is not None
    rows = table(name)
    assert len(rows) == log.n_players
    who = [log.names.index(row.get("player") or row["Player"]) for row in rows]
    return float(np.max(np.abs(values[who] - [float(row[column]) for row in rows])))


def test_elo_game_by_game() -> None:
    elo = ENGINES["elo"]
    final = elo.replay(snooker(), elo.params_type(k=20.0)).final
    assert worst("elo_sequential_K20_init1500_elote", "elo", final.mean) < 1e-6
    assert worst("elo_sequential_K20_init1500_elote", "games", final.games.astype(float)) == 0.0


def test_elo_by_months() -> None:
    elo = ENGINES["elo"]
    final = elo.replay(snooker(), elo.params_type(k=20.0, period="month")).final
    assert worst("elo_monthly_batch_K20_init1500_PlayerRatings", "Rating", final.mean) < 1e-6


def test_glicko_by_months() -> None:
    engine = ENGINES["glicko"]
    final = engine.replay(snooker(), engine.params_type(period="month", unit_days=0.0, c=15.0)).final
    name = "glicko_monthly_c15_rd350_PlayerRatings"
    assert worst(name, "Rating", final.mean) < 1e-3
    assert worst(name, "Deviation", final.deviation) < 1e-3


def test_glicko2_by_months() -> None:
    engine = ENGINES["glicko2"]
    params = engine.params_type(period="month", unit_days=0.0)
    final = engine.at(engine.replay(snooker(), params).final, params, float(snooker().day[-1]))
    name = "glicko2_monthly_tau05_vol006_reference"
    assert worst(name, "rating", final.mean) == pytest.approx(0.0, abs=1e-5)
    assert worst(name, "rd", final.deviation) == pytest.approx(0.0, abs=1e-5)
    assert worst(name, "volatility", final.volatility) == pytest.approx(0.0, abs=1e-7)


def test_trueskill_without_draws() -> None:
    engine = ENGINES["trueskill"]
    final = engine.replay(snooker(), engine.params_type(draw_probability=0.0)).final
    assert worst("trueskill_dp0_trueskill", "mu", final.mean) < 1e-5
    assert worst("trueskill_dp0_trueskill", "sigma", final.deviation) < 1e-5
