"""The verbs of the command line: what they print, what they return, what they leave alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tourney import __version__
from tourney.__main__ import main
from tourney.cli.main import is_for_me

ROWS = "date,winner,loser\n2026-11-02,Ana,Bo\n2026-11-09,Bo,Cy\n"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.csv"
    path.write_text(ROWS, encoding="utf-8")
    return path


def test_import_makes_the_club_and_says_what_went_in(
    tmp_path: Path, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = tmp_path / "new.tourney"
    assert main(["import", str(club), str(games)]) == 0
    assert capsys.readouterr().out == "3 new players, 2 games went into new.tourney.\n"
    assert main(["import", str(club), str(games)]) == 0
    out = capsys.readouterr()
    assert out.out == "0 new players, 0 games went into new.tourney.\n"
    assert "2 games" in out.err


def test_a_refused_import_leaves_no_club(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text("date,winner,loser\n2026-11-02,Ana,Ana\n", encoding="utf-8")
    club = tmp_path / "new.tourney"
    assert main(["import", str(club), str(bad)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "Row 2" in captured.err
    assert not club.exists()
    assert main(["import", str(club), str(tmp_path / "none.csv")]) == 2
    assert not club.exists()


def test_a_dry_run_changes_nothing(tmp_path: Path, games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    club = tmp_path / "new.tourney"
    assert main(["import", "--dry-run", str(club), str(games)]) == 0
    assert "would go" in capsys.readouterr().out
    assert not club.exists()


def test_something_that_is_no_club_is_refused(
    tmp_path: Path, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "letter.tourney"
    other.write_text("Dear club", encoding="utf-8")
    assert main(["import", str(other), str(games)]) == 2
    assert "letter" in capsys.readouterr().err
    assert other.read_text(encoding="utf-8") == "Dear club"


def test_the_command_line_speaks_chinese(
    games: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOURNEY_LANG", "zh_CN")
    assert main(["rate", str(games), "--engine", "elo", "--set", "k=-1"]) == 2
    told = capsys.readouterr().err
    assert "“k”" in told
    assert "must" not in told


def test_version_and_verbs_need_no_window() -> None:
    script = "import sys\nfrom tourney.__main__ import main\nmain(['--version'])\n"
    script += "assert not any(name.startswith('PySide6') for name in sys.modules)\n"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"tourney {__version__}"
    assert all(is_for_me([verb, "a"]) for verb in ("import", "rate", "backtest", "predict"))
    assert not is_for_me(["club.tourney"])
    assert not is_for_me(["--demo"])


def test_the_games_are_never_written_over(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rate", str(games), "-o", str(games)]) == 2
    assert games.read_text(encoding="utf-8") == ROWS
    other = games.with_name("out.csv")
    assert main(["rate", str(games), "-o", str(other), "--history", str(other)]) == 2
    assert main(["backtest", str(games), "-o", str(games)]) == 2
    assert games.read_text(encoding="utf-8") == ROWS
    assert "games.csv" in capsys.readouterr().err


def test_an_unknown_switch_is_refused_and_the_help_names_the_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--bogus"]) == 2
    assert "--bogus" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    assert all(word in out for word in ("--demo", "--check", "--offscreen-tour", "import", "rate"))


def test_a_rating_that_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    people = tmp_path / "people.csv"
    people.write_text("name,rating\nAna,abc\nBo,99999999999\nCy,1500\n", encoding="utf-8")
    assert main(["import", str(tmp_path / "a.tourney"), str(people)]) == 0
    err = capsys.readouterr().err
    assert "Row 2" in err
    assert "Row 3" in err
    assert "Row 4" not in err


def test_a_missing_folder_is_named(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(games.parent / "nowhere" / "a.tourney"), str(games)]) == 2
    assert "nowhere" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_for_the_answer_is_told_as_what_it_is(games: Path) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tourney", "rate", str(games)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_verb_is_refused_in_one_sentence_without_a_window(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert 2 == main(["frobnicate"])
    told = capsys.readouterr()
    assert "" == told.out
    assert "frobnicate" in told.err
    assert 1 == len(told.err.splitlines())
