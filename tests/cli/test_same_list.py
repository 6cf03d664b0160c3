"""A file gives one list, whether it is rated as it is or taken into a club first."""

from __future__ import annotations

import contextlib
import csv
import datetime as dt
import io
from pathlib import Path

import pytest

from tourney.__main__ import main
from tourney.club.club import Club

MIXED = """date,time,event,round,winner,loser
2026-11-02,,League,2,Ana,Bo
2026-11-02,20:00,Cup,,Bo,Cy
2026-11-02,19:00,Cup,,Cy,Ana
2026-11-02,,League,1,Bo,Ana
2026-11-02,,Open,1,Di,Ana
2026-11-02,,,,Ana,Di
2026-11-02,,League,1,Cy,Di
2026-11-02,,Open,Final,Bo,Di
2026-11-03,,Open,3,Cy,Di
2026-11-03,,League,3,Di,Bo
2026-11-03,,Open,2,Di,Cy
2027-11-03,,Cup,,Bo,Ana
2027-11-03,,League,,Ana,Cy
2027-11-03,,Cup,,Cy,Ana
"""
ROUNDS = MIXED.replace(",1,", ",Round 1,").replace(",2,", ",Round 2,").replace(",3,", ",Round 3,")


@pytest.mark.parametrize("text", [MIXED, ROUNDS, ROUNDS.replace("Final", "")])
def test_an_imported_file_and_the_file_alone_give_the_same_list(tmp_path: Path, text: str) -> None:
    games = tmp_path / "games.csv"
    games.write_text(text, "utf-8")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(["rate", str(games), "--engine", "glicko2", "--as-of", "2027-11-03"]) == 0
    alone = {row["player"]: float(row["rating"]) for row in csv.DictReader(io.StringIO(out.getvalue()))}
    path = tmp_path / "club.tourney"
    Club.create(path, "Club", desk="one").close()
    with contextlib.redirect_stdout(io.StringIO()):
        assert main(["import", str(path), str(games)]) == 0
    club = Club.open(path)
    rated = club.rate(today=dt.date(2027, 11, 3))
    names = club.register().players
    taken = {names[int(i)].name: float(m) for i, m in zip(rated.player_ids, rated.now.mean, strict=True)}
    club.close()
    assert taken == pytest.approx(alone, rel=0, abs=1e-12)


@pytest.mark.parametrize(("order", "date"), [("--day-first", "2026-06-05"), ("--month-first", "2026-05-06")])
def test_an_import_reads_dates_as_it_is_told(tmp_path: Path, order: str, date: str) -> None:
    games, path = tmp_path / "games.csv", tmp_path / "club.tourney"
    games.write_text("date,winner,loser\n5/6/2026,Ana,Bo\n", "utf-8")
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        assert main(["import", str(path), str(games), order]) == 0
    club = Club.open(path)
    assert str(club.games().day.astype("M8[D]")[0]) == date
    club.close()
