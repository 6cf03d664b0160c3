"""What a file of games or a command line leaves unsaid or says twice is told, never guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tourney.__main__ import main

FINE = "date,player1,player2,score\n2026-01-01,Ann,Bo,1\n2026-01-02,Bo,Cy,1\n"


def put(folder: Path, text: str) -> str:
    path = folder / "games.csv"
    path.write_text(text, encoding="utf-8")
    return str(path)


VERBS = (["rate"], ["backtest"], ["predict"])


def line_of(verb: list[str], path: str, *more: str) -> list[str]:
    return [*verb, path, *(["Ann > Bo"] if verb == ["predict"] else []), *more]


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("date,player1,player2,score,score\n2026-01-01,Ann,Bo,1,0\n", "score"),
        ("date,player1,Player 1,player2,score\n2026-01-01,Ann,Di,Bo,1\n", "Player 1"),
        ("date,result,date\n2026-01-01,Ann > Bo,2025-01-01\n", "date"),
        (
            "game,date,side,rank,player,weight,weight\n1,2026-01-01,1,1,Ann,1,0.5\n1,2026-01-01,2,2,Bo,1,1\n",
            "weight",
        ),
    ],
    ids=["score", "name", "line", "long"],
)
def test_a_column_that_stands_twice_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], verb: list[str], text: str, column: str
) -> None:
    assert main(line_of(verb, put(tmp_path, text))) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert f"games.csv has more than one column “{column}”" in said.err


def test_a_column_that_stands_twice_is_read_once_it_is_said_which(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = put(tmp_path, "date,player1,player2,score,score\n2026-01-01,Ann,Bo,0,1\n")
    assert main(["rate", path, "--map", "result=#5", "--map", "ignore=#4"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("1,Ann,")


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
@pytest.mark.parametrize("again", [["--set", "period=day"], ["--period", "week"]], ids=["set", "period"])
def test_a_parameter_given_twice_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], verb: list[str], again: list[str]
) -> None:
    line = line_of(verb, put(tmp_path, FINE), "--set", "period=game", *again)
    assert main(line) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "“period” is set twice.\n")


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
def test_games_without_a_result_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], verb: list[str]
) -> None:
    path = put(tmp_path, FINE + "2026-01-03,Ann,Cy,\n")
    assert main(line_of(verb, path)) == 0
    said = capsys.readouterr().err
    assert "games.csv, row 4, column “score”: This game has no result yet and was left out.\n" in said


def test_of_many_games_without_a_result_some_are_told_and_the_others_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = put(tmp_path, FINE + "2026-01-03,Ann,Cy,\n" * 30)
    assert main(["rate", path]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 6
    assert lines[-1] == "25 more rows of games.csv were left out."


def test_rows_left_out_on_demand_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = put(tmp_path, FINE + "2026-01-03,Ann,Cy,much\n")
    assert main(["rate", path, "--skip-problems"]) == 0
    assert "games.csv, row 4, column “score”: “much” is not a result." in capsys.readouterr().err
