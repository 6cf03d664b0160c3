"""``tourney backtest`` and ``tourney predict``."""

from __future__ import annotations

import csv
import io
import math
from pathlib import Path

import pytest

from tourney.__main__ import main
from tourney.club.backtest_file import CALIBRATION_HEADER, HEADER

FOOTBALL = Path(__file__).parents[1] / "data" / "football" / "results_head.csv"
ROWS = (
    "date,winner,loser\n"
    + "2026-11-02,Ann Lee,Bob Ray\n" * 3
    + "2026-11-09,Bob Ray,Cy Fox\n2026-11-09,Ann Poe,Cy Fox\n"
)


@pytest.fixture
def games(tmp_path: Path) -> str:
    path = tmp_path / "games.csv"
    path.write_text(ROWS, encoding="utf-8")
    return str(path)


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_a_backtest_scores_the_engines_best_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, calibration = tmp_path / "table.csv", tmp_path / "calibration.csv"
    arguments = ["backtest", str(FOOTBALL), "--engines", "elo,glicko2", "--warmup", "10"]
    assert main([*arguments, "-o", str(out), "--calibration", str(calibration)]) == 0
    captured = capsys.readouterr()
    rows = table(out.read_text(encoding="utf-8"))
    assert tuple(rows[0]) == HEADER
    assert {row["engine"] for row in rows} == {"elo", "glicko2"}
    losses = [float(row["log_loss"]) for row in rows]
    assert losses == sorted(losses)
    assert all(0.5 < loss < math.log(3) for loss in losses)
    assert all(0 < int(row["games"]) < 2000 for row in rows)
    assert captured.out == ""
    assert "best" in captured.err
    bins = table(calibration.read_text(encoding="utf-8"))
    assert tuple(bins[0]) == CALIBRATION_HEADER
    assert sum(int(one["games"]) for one in bins if one["engine"] == "elo") == int(rows[0]["games"])


def test_a_parameter_goes_to_those_who_have_it_or_to_one(
    games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def losses(*arguments: str) -> dict[str, str]:
        assert main(["backtest", games, "--engines", "elo,rank-elo", *arguments]) == 0
        return {row["engine"]: row["log_loss"] for row in table(capsys.readouterr().out)}

    plain, both, one = losses(), losses("--set", "k=0"), losses("--set", "elo.k=0")
    assert plain["elo"] != both["elo"] == one["elo"]
    assert plain["rank-elo"] == one["rank-elo"] != both["rank-elo"]
    assert float(both["elo"]) == pytest.approx(math.log(2))


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--engines", "elo,nobody"], "nobody"),
        (["--engines", "elo", "--set", "tau=1"], "tau"),
        (["--engines", "elo", "--set", "glicko.c=1"], "glicko"),
        (["--warmup", "-1"], "warmup"),
        (["-o", "table.html"], "table.html"),
    ],
)
def test_a_backtest_refuses_in_one_sentence(
    games: str, arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert word in refused(capsys, "backtest", games, *arguments)


@pytest.mark.parametrize("engine", ["elo", "glicko", "glicko2", "trueskill", "bradley-terry", "rank-elo"])
def test_the_chances_of_two_sides(games: str, engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["predict", games, "--engine", engine, "ann lee + Cy*0.5 > bob + ann poe"]) == 0
    first, second = table(capsys.readouterr().out)
    assert first["players"] == "Ann Lee + Cy Fox"
    assert second["players"] == "Bob Ray + Ann Poe"
    win, draw, loss = (float(first[name]) for name in ("win", "draw", "loss"))
    assert win + draw + loss == pytest.approx(1.0, abs=1e-9)
    assert (first["win"], first["loss"]) == (second["loss"], second["win"])
    assert float(first["expected"]) == pytest.approx(win + draw / 2)
    assert 0.0 <= float(first["quality"]) <= 1.0


def test_the_chances_of_many_sides(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["predict", games, "ann lee > bob > cy"]) == 0
    rows = table(capsys.readouterr().out)
    wins = [float(row["win"]) for row in rows]
    assert sum(wins) == pytest.approx(1.0, abs=1e-6)
    assert wins == sorted(wins, reverse=True)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ann > bob", ("Ann Lee", "Ann Poe")),
        ("zed > bob", ("zed", "games.csv")),
        ("bob > bob ray", ("Bob Ray",)),
        ("bob", ("bob",)),
        ("#7 1", ("ann + bob",)),
    ],
)
def test_names_are_never_guessed(
    games: str, line: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused(capsys, "predict", games, line)
    assert all(word in told for word in words)


@pytest.mark.parametrize("named", ["", " , ,"])
def test_a_backtest_of_no_engine_is_refused(
    games: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No engine is named. Known: bradley-terry, elo," in refused(
        capsys, "backtest", games, "--engines", named
    )


@pytest.mark.parametrize(
    "arguments", [["rate", "GAMES", "--history", "SECOND"], ["backtest", "GAMES", "--calibration", "SECOND"]]
)
@pytest.mark.parametrize("second", ["absent/two.csv", "games.csv/two.csv", "folder.csv"])
def test_no_table_is_left_where_the_second_cannot_be_written(
    tmp_path: Path, games: str, arguments: list[str], second: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder.csv").mkdir()
    first = tmp_path / "one.csv"
    known = {"GAMES": games, "SECOND": str(tmp_path / second)}
    told = refused(capsys, *(known.get(word, word) for word in arguments), "-o", str(first))
    assert f"{Path(second).name} cannot be written" in told
    assert not first.exists()
