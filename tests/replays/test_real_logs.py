"""Logs of real clubs come into a club whole, as they are, and rate as an independent program rated them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.replays.sets import OWN, SHARED, Row, table
from tourney.club import importing
from tourney.club.club import Club
from tourney.club.commands import SetSetting
from tourney.exchange.drafts import ReadOptions
from tourney.exchange.mapping import ColumnMap

DOUBLES = ("winner=WO", "winner=WD", "loser=LO", "loser=LD")


def rated(club: Club, draws: float) -> dict[str, tuple[float, float]]:
    """Return mean and deviation of everybody by name, by TrueSkill on its own scale."""
    engine = {"key": "trueskill", "params": {"draw_probability": draws}, "scale": "native"}
    club.execute(SetSetting("engine", engine))
    found = club.rate()
    names = [club.register().name(int(one)) for one in found.player_ids]
    views = [found.at_index(i) for i in range(len(names))]
    return {name: (view.mean, view.deviation or 0.0) for name, view in zip(names, views, strict=True)}


def brought(folder: Path, path: Path, columns: tuple[str, ...] = ()) -> tuple[Club, importing.ImportPreview]:
    club = Club.create(folder / "club.tourney", "Club")
    mapping = ColumnMap.parse(columns) if columns else None
    found = importing.preview(club, path, ReadOptions(mapping=mapping))
    club.execute(found.command(skip_problems=True))
    return club, found


def compared(ours: dict[str, tuple[float, float]], theirs: list[Row]) -> float:
    return max(
        max(abs(ours[row["player"]][0] - float(row["mu"])), abs(ours[row["player"]][1] - float(row["sigma"])))
        for row in theirs
    )


@pytest.mark.skipif(not SHARED.is_dir(), reason="sets that may not be passed on are not here")
@pytest.mark.parametrize(
    ("name", "columns", "games", "draws", "expected"),
    [
        ("teams_foosball_2v2/gamelog", DOUBLES, 706, 0.0, "trueskill_dp0_trueskill"),
        ("ffa_mahjong/games_long", (), 540, 0.01, "trueskill_dp001_trueskill"),
        ("ffa_poker_nights/nights", (), 41, 0.05, "trueskill_place_by_net_dp005_trueskill"),
        (
            "f1_races/f1_race_results_1990_2009",
            (),
            336,
            0.0,
            "trueskill_1990_2009_classified_only_dp0_trueskill",
        ),
    ],
)
def test_a_real_log_rates_as_published(
    tmp_path: Path, name: str, columns: tuple[str, ...], games: int, draws: float, expected: str
) -> None:
    club, found = brought(tmp_path, SHARED / f"{name}.csv", columns)
    assert (found.n_games, found.draft.problems) == (games, ())
    theirs = table(SHARED / name.split("/")[0] / "expected" / f"{expected}.csv")
    ours = rated(club, draws)
    club.close()
    assert len(ours) == len(theirs)
    assert compared(ours, theirs) <= 1e-3


@pytest.mark.skipif(not SHARED.is_dir(), reason="sets that may not be passed on are not here")
def test_of_the_soccer_log_six_rows_are_told_and_left_out(tmp_path: Path) -> None:
    club, found = brought(tmp_path, SHARED / "teams_pickup_soccer" / "games.csv")
    club.close()
    assert found.n_games == 150
    twice = [(one.row, one.code) for one in found.draft.problems if one.code == "player-twice"]
    assert twice == [(78, "player-twice"), (124, "player-twice")]
    unplayed = [one for one in (*found.draft.problems, *found.draft.remarks) if one.code != "player-twice"]
    assert len([one for one in unplayed if one.code in ("not-played", "score-unknown")]) == 4


@pytest.mark.skipif(not SHARED.is_dir(), reason="sets that may not be passed on are not here")
def test_early_races_with_shared_cars_come_in_whole(tmp_path: Path) -> None:
    club, found = brought(tmp_path, SHARED / "f1_races" / "f1_race_results_1950_1960.csv")
    club.close()
    assert (found.n_games, found.draft.problems) == (94, ())
    told = {one.code for one in found.draft.remarks}
    assert {"out", "player-again"} <= told


def test_a_long_log_of_votes_comes_in_with_its_judges(tmp_path: Path) -> None:
    import gzip

    path = tmp_path / "llmfao.csv"
    path.write_bytes(gzip.decompress((OWN / "arena" / "llmfao.csv.gz").read_bytes()))
    club, found = brought(tmp_path, path)
    assert found.n_games == 8931
    again = importing.preview(club, path)
    club.close()
    assert again.repeats == 8931
