"""How a club rates: engine, parameters, placement and scale, kept and used everywhere."""

from __future__ import annotations

import datetime as dt

import numpy as np
import pytest

from tourney.club import roster, standings
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame, SetSetting, SetStartRating
from tourney.club.engine_choice import ByDeviation, ByGames, chosen, read_choice, usual
from tourney.core.errors import TourneyError
from tourney.core.games import Member, NewGame, Side
from tourney.core.records import NewPlayer, StartRating
from tourney.ratings.registry import ENGINES

DAY = dt.date(2026, 3, 2)


def play(club: Club, winner: int, loser: int, *, days: int = 0) -> None:
    sides = (Side((Member(winner),), 0), Side((Member(loser),), 1))
    club.execute(RecordGame(NewGame(sides, DAY + dt.timedelta(days))))


@pytest.fixture
def rivals(club: Club, people: dict[str, int]) -> dict[str, int]:
    """Ana, Björn and Eva have all beaten each other; nobody has beaten Łukasz."""
    ring = [people[name] for name in ("Ana", "Björn", "Eva")]
    for night in range(6):
        for i in range(3):
            play(club, ring[i], ring[i - 1], days=7 * night)
    for one in ring:
        play(club, people["Łukasz"], one, days=50)
    return people


def test_a_new_club_rates_with_glicko2_and_its_own_rule() -> None:
    assert usual("glicko2") == chosen({})


@pytest.mark.parametrize("key", ENGINES)
def test_a_choice_survives_its_way_through_the_settings(key: str) -> None:
    assert usual(key) == read_choice(usual(key).setting())


def test_ratings_in_hundreds_need_no_decimals_and_those_to_fifty_need_one() -> None:
    assert (0, 0, 0, 1) == tuple(
        usual(key).decimals for key in ("elo", "glicko2", "bradley-terry", "trueskill")
    )


def test_trueskill_on_the_scale_of_clubs_needs_no_decimals() -> None:
    assert 0 == read_choice({"key": "trueskill", "scale": "1500"}).decimals


def test_engine_placement_and_scale_are_one_step_of_undo(club: Club) -> None:
    before = chosen({"engine": club.setting("engine", {"key": "glicko2"})})
    value = {
        "key": "trueskill",
        "params": {"draw_probability": 0.0},
        "placement": {"games": 5},
        "scale": "1500",
    }
    club.execute(SetSetting("engine", value))
    assert ByGames(5) == club.rate().choice.rule
    assert "1500" == club.rate().choice.scale
    club.undo()
    assert before == club.rate().choice


def test_the_rule_of_an_engine_is_found_again_after_another_one(club: Club) -> None:
    club.execute(SetSetting("placement", {"enter": 80, "leave": 90}))
    club.execute(SetSetting("engine", {"key": "elo"}))
    assert ByGames(20) == club.rate().choice.rule
    club.execute(SetSetting("engine", {"key": "glicko2"}))
    assert ByDeviation(80, 90) == club.rate().choice.rule


@pytest.mark.parametrize(
    ("name", "value", "field"),
    [
        ("placement", {"enter": 120, "leave": 100}, "leave"),
        ("placement", {"games": 0}, "games"),
        ("scale", "1500", "scale"),
        ("engine", {"key": "glicko2", "params": {}, "placement": {"enter": -1}}, "enter"),
        ("engine", {"key": "elo", "params": {}, "scale": "0-50"}, "scale"),
    ],
)
def test_a_bad_setting_is_refused_by_its_field_and_leaves_no_trace(
    club: Club, name: str, value: object, field: str
) -> None:
    with pytest.raises(TourneyError) as refused:
        club.execute(SetSetting(name, value))
    assert field == refused.value.field
    assert usual("glicko2") == club.rate().choice


def test_the_placement_rule_of_the_club_ranks_and_is_told_in_words(
    club: Club, rivals: dict[str, int]
) -> None:
    assert not standings.rating_list(club).established
    club.execute(SetSetting("placement", {"games": 12}))
    club.rate(today=DAY)
    found = standings.rating_list(club)
    assert {"Ana Duarte", "Björn Åkesson", "Eva Nováková"} == {r.player.name for r in found.established}
    assert "not ranked before 12 games" == str(found.leave_out_below)


def test_trueskill_on_the_scale_of_clubs_moves_every_figure_alike(club: Club, rivals: dict[str, int]) -> None:
    club.execute(SetSetting("engine", {"key": "trueskill"}))
    native = club.rate(today=DAY).of(rivals["Ana"])
    native_card = roster.card(club, rivals["Ana"])
    club.execute(SetSetting("scale", "1500"))
    rated = club.rate(today=DAY)
    shown, card = rated.of(rivals["Ana"]), roster.card(club, rivals["Ana"])
    assert native is not None
    assert shown is not None
    factor = 350 / (25 / 3)
    assert shown.mean == pytest.approx(1500 + factor * (native.mean - 25))
    assert shown.deviation == pytest.approx(factor * native.deviation)
    assert [p.mean for p in card.history] == pytest.approx(
        [1500 + factor * (p.mean - 25) for p in native_card.history]
    )
    assert [g.change for g in card.games] == pytest.approx([factor * g.change for g in native_card.games])
    assert f"not ranked until the deviation is below {factor * 2.6:.4g}" == str(
        standings.placement_rule(club)
    )


def test_a_rating_brought_along_is_the_same_strength_after_the_engine_changed(club: Club) -> None:
    ana = club.execute(AddPlayer(NewPlayer("Ana"), rating=1850, deviation=70)).value
    assert 1850.0 == club.register().starts[ana].mean
    club.execute(SetSetting("engine", {"key": "trueskill"}))
    rated = club.rate().of(ana)
    assert rated is not None
    assert 25 + 350 / 350 * 25 / 3 == pytest.approx(rated.mean)
    assert 25 / 3 / 5 == pytest.approx(rated.deviation)
    assert rated.mean == pytest.approx(club.register().starts[ana].mean)
    club.execute(SetStartRating(StartRating(ana, 30.0, 2.0)))
    assert 30.0 == pytest.approx(club.rate().of(ana).mean)
    club.execute(SetSetting("engine", {"key": "glicko2"}))
    assert 1500 + 5 * 42 == pytest.approx(club.register().starts[ana].mean)


def test_bradley_terry_ranks_nobody_whom_it_cannot_compare(club: Club, rivals: dict[str, int]) -> None:
    value = {"key": "bradley-terry", "params": {}, "placement": {"enter": 1e6, "leave": 1e6}}
    club.execute(SetSetting("engine", value))
    rated = club.rate(today=DAY)
    found = standings.rating_list(club)
    assert {"Ana Duarte", "Björn Åkesson", "Eva Nováková"} == {r.player.name for r in found.established}
    unbeaten = rated.of(rivals["Łukasz"])
    assert unbeaten is not None
    assert unbeaten.provisional
    assert any("Łukasz Żak" in str(note) for note in rated.history.notes)
    shown = [rated.at_index(i) for i in range(len(rated.player_ids))]
    assert np.isfinite([[r.mean, r.low, r.high, r.deviation] for r in shown]).all()
