"""What another engine would do, and how well each would have foreseen the games."""

from __future__ import annotations

import datetime as dt
import math

import pytest

from tourney.club import engine_backtest, engine_preview, lab
from tourney.club.club import Club
from tourney.club.commands import RecordGame, SetSetting
from tourney.club.engine_choice import ByGames, EngineChoice, usual
from tourney.club.engine_words import about, brief, reduction
from tourney.core.errors import Cancelled
from tourney.core.games import Member, NewGame, Side
from tourney.ratings.registry import ENGINES

DAY = dt.date(2026, 3, 2)


@pytest.fixture
def played(club: Club, people: dict[str, int]) -> Club:
    """Six people, five nights of a full round-robin; whoever stands earlier in the list wins."""
    ids = list(people.values())
    for night in range(5):
        for i, first in enumerate(ids):
            for second in ids[i + 1 :]:
                upset = (first + second + night) % 5 == 0
                sides = (Side((Member(first),), int(upset)), Side((Member(second),), int(not upset)))
                club.execute(RecordGame(NewGame(sides, DAY + dt.timedelta(7 * night))))
    club.rate()
    return club


def test_the_choice_in_use_changes_nothing(played: Club) -> None:
    found = engine_preview.preview(played, engine_preview.in_use(played))
    assert 0 == found.moved == found.newly_established == found.newly_provisional
    assert all(row.now == row.then for row in found.rows)


def test_another_engine_stands_beside_the_club_s_and_the_club_is_left_alone(played: Club) -> None:
    before = played.rated
    found = engine_preview.preview(played, usual("elo"))
    assert before is played.rated
    assert 6 == len(found.rows)
    assert all(row.then.deviation is None for row in found.rows)
    assert all(row.now is not None and row.now.deviation is not None for row in found.rows)
    assert "elo" == found.choice.engine.key


def test_whose_placement_would_change_is_told(played: Club) -> None:
    played.execute(SetSetting("placement", {"games": 100}))
    played.rate()
    now = engine_preview.in_use(played)
    found = engine_preview.preview(played, EngineChoice(now.engine, now.params, ByGames(25)))
    assert 6 == found.newly_established
    back = engine_preview.preview(played, now)
    assert 0 == back.newly_established


def test_a_preview_is_what_the_club_has_after_switching(played: Club) -> None:
    wanted = usual("trueskill")
    found = engine_preview.preview(played, wanted)
    played.execute(SetSetting("engine", wanted.setting()))
    rated = played.rate()
    assert {row.player.id: row.then for row in found.rows} == {
        row.player.id: rated.of(row.player.id) for row in found.rows
    }


def test_a_preview_stops_when_asked(played: Club) -> None:
    with pytest.raises(Cancelled):
        engine_preview.preview(played, usual("glicko"), cancelled=lambda: True)


def test_every_engine_is_tried_the_club_s_own_with_its_settings(played: Club) -> None:
    own = EngineChoice(usual("elo").engine, usual("elo").engine.params_type(k=50.0), ByGames(20))
    tried = engine_backtest.candidates(played, own)
    assert set(ENGINES) == {choice.engine.key for choice in tried}
    assert own in tried
    assert tried[-1].engine.is_batch


def test_trials_are_scored_on_the_same_games_and_sorted_by_log_loss(played: Club) -> None:
    facts = engine_backtest.facts_of(played)
    trials = [
        engine_backtest.try_engine(facts, choice, warmup=5)
        for choice in engine_backtest.candidates(played, usual("glicko2"))
    ]
    ordered = engine_backtest.best_first(trials)
    assert 1 == len({trial.scores.games for trial in trials})
    assert sorted(trial.scores.log_loss for trial in trials) == [t.scores.log_loss for t in ordered]
    assert all(math.isfinite(trial.scores.brier) for trial in trials)
    words = lab.verdict(trials, facts.log)
    assert str(ordered[0].choice.engine.label) in str(words[0])


@pytest.mark.parametrize("key", ENGINES)
def test_every_engine_is_told_in_words(key: str) -> None:
    engine = ENGINES[key]
    assert str(brief(engine))
    assert str(about(engine)).endswith(".")
    assert all(str(one).endswith(".") for one in reduction(engine, engine.params_type()))


def test_the_preview_tells_the_largest_moves_and_how_both_engines_foresaw(played: Club) -> None:
    found = engine_preview.preview(played, usual("elo"))
    moves = [abs(row.climbs or 0) for row in found.movers(100)]
    assert sorted(moves, reverse=True) == moves
    assert found.moved == len(moves)
    assert 0 not in moves
    assert found.figures is not None
    facts = engine_backtest.facts_of(played)
    assert found.figures.then == lab.figures(engine_backtest.try_engine(facts, usual("elo")), facts.log)
    now = engine_backtest.try_engine(facts, engine_preview.in_use(played))
    assert found.figures.now == lab.figures(now, facts.log)
    assert found.figures.lost is not None
    assert found.figures.now.log_loss - found.figures.then.log_loss == pytest.approx(found.figures.lost.mean)
