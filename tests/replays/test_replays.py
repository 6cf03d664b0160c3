"""``tourney rate`` on whole sets of real games, against lists that independent programs made of them.

R PlayerRatings does not widen the deviations of those who no longer play: its deviations are compared for
players of the last period (Lag 0). Where each set comes from: SOURCE.md beside it in tests/data.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.replays.sets import (
    OWN,
    SHARED,
    Row,
    foosball,
    gap,
    nascar,
    poker,
    put,
    rate,
    soccer,
    soccer_log,
    table,
    unpacked,
)
from tourney.ratings import beliefs
from tourney.ratings.gamelog import take
from tourney.ratings.registry import ENGINES

MU = {"rating": ("mu", 1e-3), "deviation": ("sigma", 1e-3)}
REFERENCE = {"rating": ("rating", 1e-3), "deviation": ("rd", 1e-3), "volatility": ("volatility", 1e-6)}


@dataclass(frozen=True)
class Replay:
    """A set, how it is rated, their list, and per column of ours theirs and the tolerance."""

    games: str
    arguments: str
    expected: str
    columns: dict[str, tuple[str, float]]
    active: tuple[str, ...] = ()
    """Columns compared only for players of the last period."""


REPLAYS = [
    Replay(
        "football/results.csv.gz",
        "--engine elo --set k=20",
        f"football/elo_sequential_K20_init1500_{peer}",
        {"rating": (column, 1e-6)},
    )
    for peer, column in (("PlayerRatings", "Rating"), ("elote", "elo"), ("evalica", "elo"))
] + [
    Replay(
        "football/results.csv.gz",
        "--engine elo --set k=20 --set home_advantage=80",
        "football/elo_sequential_K20_home80_init1500_PlayerRatings",
        {"rating": ("Rating", 1e-6)},
    ),
    Replay(
        "football/results.csv.gz",
        "--engine elo --set k=20 --period year",
        "football/elo_yearly_batch_K20_init1500_PlayerRatings",
        {"rating": ("Rating", 1e-6)},
    ),
    Replay(
        "football/results.csv.gz",
        "--engine glicko --period year --set unit_days=0 --set c=30",
        "football/glicko_yearly_c30_rd350_PlayerRatings",
        {"rating": ("Rating", 0.05), "deviation": ("Deviation", 0.05)},
        active=("deviation",),
    ),
    Replay(
        "football/results.csv.gz",
        "--engine glicko2 --period year --set unit_days=0",
        "football/glicko2_yearly_tau05_vol006_reference",
        REFERENCE,
    ),
    Replay(
        "football/results.csv.gz",
        "--engine glicko2 --period year --set unit_days=0",
        "football/glicko2_yearly_tau05_vol006_PlayerRatings",
        {"rating": ("Rating", 0.02), "deviation": ("Deviation", 0.02)},
        active=("deviation",),
    ),
    Replay(
        "football/results.csv.gz",
        "--engine trueskill --set draw_probability=0.23",
        "football/trueskill_dp023_trueskill",
        MU,
    ),
    Replay(
        "snooker/matches.csv",
        "--engine elo --set k=20",
        "snooker/elo_sequential_K20_init1500_elote",
        {"rating": ("elo", 1e-6), "games": ("games", 0.0)},
    ),
    Replay(
        "snooker/matches.csv",
        "--engine elo --set k=20 --period month",
        "snooker/elo_monthly_batch_K20_init1500_PlayerRatings",
        {"rating": ("Rating", 1e-6)},
    ),
    Replay(
        "snooker/matches.csv",
        "--engine glicko --period month --set unit_days=0 --set c=15",
        "snooker/glicko_monthly_c15_rd350_PlayerRatings",
        {"rating": ("Rating", 0.05), "deviation": ("Deviation", 0.05)},
        active=("deviation",),
    ),
    Replay(
        "snooker/matches.csv",
        "--engine glicko2 --period month --set unit_days=0",
        "snooker/glicko2_monthly_tau05_vol006_reference",
        REFERENCE,
    ),
    Replay(
        "snooker/matches.csv",
        "--engine glicko2 --period month --set unit_days=0",
        "snooker/glicko2_monthly_tau05_vol006_PlayerRatings",
        {"rating": ("Rating", 0.02), "deviation": ("Deviation", 0.02)},
        active=("deviation",),
    ),
    Replay(
        "snooker/matches.csv",
        "--engine trueskill --set draw_probability=0",
        "snooker/trueskill_dp0_trueskill",
        MU,
    ),
    Replay(
        "f1/races_1990_2009.csv.gz",
        "--engine trueskill --set draw_probability=0",
        "f1/trueskill_1990_2009_classified_only_dp0_trueskill",
        {**MU, "games": ("games", 0.0)},
    ),
    Replay(
        "arena/llmfao.csv.gz",
        "--engine bradley-terry",
        "arena/llmfao_bt_draws_half_choix",
        {"rating": ("elo_scale_mean_1000", 0.01)},
    ),
    Replay(
        "classic/baseball_al_1987_games.csv",
        "--engine bradley-terry",
        "classic/baseball_al_1987_bradley_terry_choix",
        {"rating": ("elo_scale_mean_1000", 1e-4)},
    ),
]


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], list[Row]]:
    """Give the list of a set; rated once for all tests of this file."""
    folder = tmp_path_factory.mktemp("sets")

    @cache
    def ask(games: str, arguments: str) -> list[Row]:
        path = unpacked(games, folder) if games.endswith(".gz") else OWN / games
        return rate(path, *arguments.split())

    return ask


@pytest.mark.parametrize("replay", REPLAYS, ids=lambda replay: replay.expected.split("/")[1])
def test_the_published_list_is_reproduced(replay: Replay, listed: Callable[[str, str], list[Row]]) -> None:
    got = listed(replay.games, replay.arguments)
    expected = table(OWN / f"{replay.expected}.csv")
    assert len(got) == len(expected)
    for column, (theirs, tolerance) in replay.columns.items():
        if column in replay.active:
            found = gap(got, expected, column, theirs, only=lambda row: row["Lag"] == "0")
        else:
            found = gap(got, expected, column, theirs)
        assert found.largest <= tolerance, column


def test_strengths_of_the_arena_differ_as_published(listed: Callable[[str, str], list[Row]]) -> None:
    arena = "arena/llmfao.csv.gz"
    rows = listed(arena, "--engine bradley-terry --scale natural --set centre=0")
    theta = {row["player"]: float(row["rating"]) / 400 for row in rows}
    expected = table(OWN / "arena" / "llmfao_bt_draws_half_choix.csv")
    golden = [
        row for row in table(OWN / "arena" / "llmfao-golden.csv") if row["algorithm"] == "bradley_terry"
    ]
    for theirs in (
        {row["player"]: float(row["theta"]) for row in expected},
        {row["item"]: math.log(float(row["score"])) for row in golden},
    ):
        first = next(iter(theirs))
        for name, value in theirs.items():
            assert theta[name] - theta[first] == pytest.approx(value - theirs[first], abs=1e-4)
    elo = {
        row["player"]: float(row["rating"])
        for row in listed(arena, "--engine elo --set k=4 --set start=1000")
    }
    golden_elo = [row for row in table(OWN / "arena" / "llmfao-golden.csv") if row["algorithm"] == "elo"]
    assert len(golden_elo) == 59
    for row in golden_elo:
        assert elo[row["item"]] == pytest.approx(float(row["score"]), abs=1e-9)


def test_baseball_as_in_the_textbook(listed: Callable[[str, str], list[Row]]) -> None:
    """Agresti (2002), Baltimore = 0."""
    rows = listed(
        "classic/baseball_al_1987_games.csv", "--engine bradley-terry --scale natural --set errors=fisher"
    )
    theta = {row["player"]: float(row["rating"]) / 400 for row in rows}
    published = {
        "Boston": 1.1077, "Cleveland": 0.6839, "Detroit": 1.4364, "Milwaukee": 1.5814, "New York": 1.2476,
        "Toronto": 1.2945,
    }  # fmt: skip
    for team, value in published.items():
        assert theta[team] - theta["Baltimore"] == pytest.approx(value, abs=6e-5)


def test_nascar_as_published(tmp_path: Path) -> None:
    """Hunter (2004), table 2: driver 1 = 0, drivers 84 to 87 left out."""
    arguments = "--engine bradley-terry --set ffa=plackett-luce --scale natural"
    rows = rate(nascar(tmp_path), *arguments.split())
    theta = {row["player"]: float(row["rating"]) / 400 for row in rows}
    origin = theta["Austin Cameron"]
    expected = table(OWN / "classic" / "nascar_2002_plackett_luce_choix.csv")
    assert len(theta) == len(expected) == 83
    for row in expected:
        value = float(row["theta_rel_to_driver_1"])
        assert theta[row["driver"]] - origin == pytest.approx(value, abs=1e-4)
    published = {"PJ Jones": 4.15, "Scott Pruett": 3.62, "Mark Martin": 2.08, "Tony Stewart": 1.83}
    for name, value in published.items():
        assert theta[name] - origin == pytest.approx(value, abs=0.005)


@pytest.mark.skipif(not SHARED.is_dir(), reason="sets that may not be passed on are not here")
@pytest.mark.parametrize("name", ["food", "simple", "llmfao"])
def test_arenas_of_any_size_as_published(name: str) -> None:
    folder = SHARED / "arena_llmfao"
    golden = table(folder / f"{name}-golden.csv")
    elo = rate(folder / f"{name}.csv", "--engine", "elo", "--set", "k=4", "--set", "start=1000")
    published = [{"player": row["item"], **row} for row in golden if row["algorithm"] == "elo"]
    assert gap(elo, published, "rating", "score").largest < 1e-9
    peer = table(folder / "expected" / f"{name}_bt_newman_elo_evalica.csv")
    theirs = [{"player": row["model"], **row} for row in peer]
    assert gap(elo, theirs, "rating", "elo_init1000_k4_sequential").largest < 1e-6
    rows = rate(folder / f"{name}.csv", "--engine", "bradley-terry", "--scale", "natural")
    theta = {row["player"]: float(row["rating"]) / 400 for row in rows}
    strengths = [row for row in golden if row["algorithm"] == "bradley_terry"]
    first = strengths[0]
    for row in strengths:
        apart = math.log(float(row["score"]) / float(first["score"]))
        assert theta[row["item"]] - theta[first["item"]] == pytest.approx(apart, abs=1e-8)


@pytest.mark.skipif(not SHARED.is_dir(), reason="sets that may not be passed on are not here")
def test_a_season_by_points_as_published(tmp_path: Path) -> None:
    rows = []
    for row in table(SHARED / "classic_small" / "r_elo_tournament.csv"):
        home, away = float(row["points_Home"]), float(row["points_Visitor"])
        day = f"2000-01-{int(float(row['week'])):02}"
        rows.append((day, row["team_Home"], row["team_Visitor"], home, away))
    header = ("date", "player1", "player2", "score1", "score2")
    got = rate(put(tmp_path / "season.csv", header, rows), "--engine", "elo", "--set", "k=20")
    theirs = table(SHARED / "classic_small" / "expected" / "r_elo_tournament_K20_init1500_elote.csv")
    assert gap(got, theirs, "rating", "elo").largest < 1e-6
    assert gap(got, theirs, "games", "games").largest == 0.0


@pytest.mark.skipif(not SHARED.is_dir(), reason="sets that may not be passed on are not here")
@pytest.mark.parametrize(
    ("name", "make", "draws", "expected"),
    [
        (
            "ffa_mahjong",
            lambda folder: SHARED / "ffa_mahjong" / "games_long.csv",
            "0.01",
            "trueskill_dp001_trueskill",
        ),
        ("ffa_poker_nights", poker, "0.05", "trueskill_place_by_net_dp005_trueskill"),
        ("teams_foosball_2v2", foosball, "0", "trueskill_dp0_trueskill"),
    ],
)
def test_trueskill_of_teams_and_crowds(
    tmp_path: Path, name: str, make: Callable[[Path], Path], draws: str, expected: str
) -> None:
    got = rate(make(tmp_path), "--engine", "trueskill", "--set", f"draw_probability={draws}")
    theirs = table(SHARED / name / "expected" / f"{expected}.csv")
    assert len(got) == len(theirs)
    for column, (other, tolerance) in {**MU, "games": ("games", 0.0)}.items():
        assert gap(got, theirs, column, other).largest <= tolerance


@pytest.mark.skipif(not SHARED.is_dir(), reason="sets that may not be passed on are not here")
def test_two_soccer_games_name_a_player_twice_and_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tourney.__main__ import main

    games = soccer(tmp_path)
    assert main(["rate", str(games)]) == 2
    assert "row 796, column “player”" in capsys.readouterr().err
    rest = rate(games, "--engine", "trueskill", "--set", "draw_probability=0.17", "--skip-problems")
    assert len(rest) == 53


@pytest.mark.skipif(not SHARED.is_dir(), reason="sets that may not be passed on are not here")
def test_a_stand_in_for_each_second_seat_gives_the_soccer_list() -> None:
    """Whoever is listed twice sits in the last of both seats; the other is a stand-in just as strong."""
    log, names, seconds = soccer_log()
    engine = ENGINES["trueskill"]
    params = engine.params_type(draw_probability=0.17)
    starts: list[beliefs.Start] = []
    for game, person, stand_in in seconds:
        begin = beliefs.with_starts(engine, params, len(names), starts)
        before = engine.replay(take(log, range(game)), params, start=begin).final
        starts.append((stand_in, float(before.mean[person]), float(before.deviation[person]), None))
    final = engine.replay(log, params, start=beliefs.with_starts(engine, params, len(names), starts)).final
    theirs = table(SHARED / "teams_pickup_soccer" / "expected" / "trueskill_dp017_date_order_trueskill.csv")
    twice = {person for _, person, _ in seconds}
    assert len(twice) == 2
    assert len(theirs) == len(names) - 2
    for row in theirs:
        i = names.index(row["player"])
        assert final.mean[i] == pytest.approx(float(row["mu"]), abs=1e-3)
        assert final.deviation[i] == pytest.approx(float(row["sigma"]), abs=1e-3)
        assert final.games[i] == int(row["games"]) - (i in twice)  # they count both seats
