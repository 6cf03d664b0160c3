"""The log in arrays tells of a game what the game itself tells."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from pathlib import Path

from tourney.club import log, reports
from tourney.club.club import Club
from tourney.club.commands import RecordGame, SetResult
from tourney.core.notation import parse

NIGHT = dt.date(2026, 12, 1)


def record(club: Club, line: str, *sides: list[int]) -> int:
    game_id = club.execute(RecordGame(parse(line).game(list(sides), NIGHT))).value
    assert isinstance(game_id, int)
    return game_id


def test_the_sets_of_a_game_are_in_the_log_and_on_its_sheet(
    club: Club, people: dict[str, int], tmp_path: Path
) -> None:
    ana, eva = people["Ana"], people["Eva"]
    record(club, "a > b 11-7 9-11 11-5", [ana], [eva])
    index = log.read_log(club)
    assert index.row(0).result == "2–1 (11–7 9–11 11–5)"
    path = tmp_path / "games.csv"
    reports.write_sheet(reports.log_sheet(club, index), path)
    assert "2–1 (11–7 9–11 11–5)" in path.read_text("utf-8-sig")


def test_every_row_of_the_log_is_the_stored_game(club: Club, people: dict[str, int]) -> None:
    ana, eva, bjorn = people["Ana"], people["Eva"], people["Björn"]
    first = record(club, "a > b 11-7 9-11 11-5", [ana], [eva])
    record(club, "a = b", [bjorn], [eva])
    log.read_log(club)
    # The second look takes over what the first one read.
    club.execute(SetResult(first, (1, 0), sets=((3, 11), (5, 11))))
    index = log.read_log(club)
    for row in range(len(index)):
        stored = log.get_game(club, index.game_id(row))
        assert index.row(row).game == replace(stored, note="")


def test_a_sheet_is_written_with_the_options_its_format_knows(
    club: Club, people: dict[str, int], tmp_path: Path
) -> None:
    record(club, "a > b 3-1", [people["Ana"]], [people["Eva"]])
    sheet = reports.log_sheet(club, log.read_log(club))
    options = {"language": "zh-Hans", "delimiter": ";", "decimal": ","}
    for name in ("games.csv", "games.html"):
        reports.write_sheet(sheet, tmp_path / name, options=options)
    assert "Ana Duarte;3–1;Eva Nováková" in (tmp_path / "games.csv").read_text("utf-8-sig")
    assert '<html lang="zh-Hans">' in (tmp_path / "games.html").read_text("utf-8")
