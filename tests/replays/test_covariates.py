"""``tourney rate --covariate``: what a column is worth, from the file to the line a person reads."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from tests.replays.sets import put
from tourney.__main__ import main

POINTS = 400.0 / np.log(10.0)


def games(folder: Path, *, broken: bool = False) -> Path:
    """Return games in which a head start counts 0.5 a unit, and own practice 0.3 a unit."""
    rng = np.random.default_rng(0)
    skill = rng.normal(size=8)
    rows: list[tuple[object, ...]] = []
    for _ in range(3000):
        a, b = rng.choice(8, 2, replace=False).tolist()
        start, ours, theirs = round(float(rng.normal()), 3), *rng.integers(0, 5, 2).tolist()
        lead = skill[a] - skill[b] + 0.5 * start + 0.3 * (ours - theirs)
        won = int(rng.random() < 1.0 / (1.0 + np.exp(-lead)))
        rows.append(("2024-01-01", f"P{a}", f"P{b}", won, start, ours, theirs))
    if broken:
        rows[3] = (*rows[3][:4], "much", *rows[3][5:])
    header = ("date", "player1", "player2", "score", "head start", "practice1", "practice2")
    return put(folder / "games.csv", header, rows)


def test_each_column_is_measured_with_its_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = games(tmp_path)
    asked = ["--covariate", "head start", "--covariate", "Practice"]
    assert main(["rate", str(path), "--engine", "bradley-terry", *asked]) == 0
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    for line, name, truth in zip(said, ("head start", "Practice"), (0.5, 0.3), strict=True):
        value, error = (float(number) for number in re.findall(r"\d+\.\d", line))
        assert name in line
        assert abs(value - truth * POINTS) < 3.0 * error < 40.0


def test_a_column_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = games(tmp_path)
    assert main(["rate", str(path), "--engine", "bradley-terry", "--covariate", "weight"]) == 2
    assert "“weight”" in capsys.readouterr().err


def test_a_cell_that_is_no_number_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = games(tmp_path, broken=True)
    assert main(["rate", str(path), "--engine", "bradley-terry", "--covariate", "head start"]) == 2
    assert "games.csv, row 5, column “head start”: “much”" in capsys.readouterr().err
