"""``tourney rate``: a list other programs can read, and refusals that say where."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from tourney.__main__ import main
from tourney.club.rate_file import HISTORY_HEADER, LIST_HEADER

PAIRS = "date,winner,loser\n2026-11-02,Ana,Bo\n2026-11-09,Bo,Cy\n"
LONG = (
    "game,date,side,rank,player,weight,category\n"
    "1,2026-01-05,red,1,Ann,1,open\n1,2026-01-05,red,1,Bo,0.5,open\n1,2026-01-05,blue,2,Cy,1,open\n"
    "2,2026-01-12,a,1,Cy,1,blitz\n2,2026-01-12,b,2,Di,1,blitz\n2,2026-01-12,c,2,Ann,1,blitz\n"
)


def put(folder: Path, text: str, name: str = "games.csv") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def rated(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, str]]:
    assert main(["rate", *arguments]) == 0
    return table(capsys.readouterr().out)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_the_list_has_always_the_same_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for engine in ("elo", "glicko", "glicko2", "trueskill", "bradley-terry", "rank-elo"):
        rows = rated(capsys, put(tmp_path, PAIRS), "--engine", engine)
        assert tuple(rows[0]) == LIST_HEADER


def test_numbers_are_whole_and_columns_an_engine_lacks_are_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = rated(capsys, put(tmp_path, PAIRS), "--engine", "elo", "--set", "k=20")
    assert [row["player"] for row in rows] == ["Ana", "Bo", "Cy"]
    assert [row["rank"] for row in rows] == ["1", "2", "3"]
    move = 20 * (1 - 1 / (1 + 10 ** (10 / 400)))
    assert float(rows[1]["rating"]) == pytest.approx(1490 + move, abs=1e-12)
    assert len(rows[1]["rating"]) > 12
    assert {rows[0][name] for name in ("deviation", "volatility", "low", "high", "rank_low")} == {""}
    assert rows[0]["provisional"] == "true"


def test_the_interval_is_that_of_the_deviation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = rated(capsys, put(tmp_path, PAIRS))[0]
    rating, deviation = float(row["rating"]), float(row["deviation"])
    assert float(row["high"]) - rating == pytest.approx(1.959963985 * deviation)
    assert float(row["low"]) + float(row["high"]) == pytest.approx(2 * rating)


def test_the_headings_are_never_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOURNEY_LANG", "zh_CN")
    assert tuple(rated(capsys, put(tmp_path, PAIRS))[0]) == LIST_HEADER


def test_the_file_written_equals_what_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, out = put(tmp_path, PAIRS), tmp_path / "list.csv"
    assert main(["rate", games]) == 0
    printed = capsys.readouterr().out
    assert main(["rate", games, "-o", str(out)]) == 0
    assert capsys.readouterr().out == ""
    assert out.read_bytes().decode("utf-8") == printed


def test_a_list_for_people_is_a_web_page(tmp_path: Path) -> None:
    out = tmp_path / "list.html"
    assert main(["rate", put(tmp_path, PAIRS), "-o", str(out)]) == 0
    assert "Ana" in out.read_text(encoding="utf-8")


def test_the_history_has_every_player_of_every_game(tmp_path: Path) -> None:
    out = tmp_path / "history.csv"
    games = put(tmp_path, LONG)
    assert main(["rate", games, "--engine", "elo", "--history", str(out), "-o", str(tmp_path / "l.csv")]) == 0
    rows = table(out.read_text(encoding="utf-8"))
    assert tuple(rows[0]) == HISTORY_HEADER
    assert [(row["game"], row["row"], row["player"]) for row in rows] == [
        ("1", "2", "Ann"), ("1", "2", "Bo"), ("1", "2", "Cy"),
        ("2", "5", "Cy"), ("2", "5", "Di"), ("2", "5", "Ann"),
    ]  # fmt: skip
    assert [row["weight"] for row in rows[:3]] == ["1.0", "0.5", "1.0"]
    assert (rows[0]["rating_before"], rows[0]["rating_after"]) == ("1500.0", "1516.0")
    assert rows[1]["rating_after"] == "1508.0"
    assert float(rows[0]["expected"]) == 0.5


def test_a_later_date_widens_deviations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = put(tmp_path, PAIRS)
    now = rated(capsys, games, "--engine", "glicko")
    later = rated(capsys, games, "--engine", "glicko", "--as-of", "2027-11-09")
    assert all(float(b["deviation"]) > float(a["deviation"]) for a, b in zip(now, later, strict=True))
    assert [row["rating"] for row in now] == [row["rating"] for row in later]


def test_games_are_rated_in_order_of_date_time_round_and_row(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head = "date,time,event,round,winner,loser\n"
    rows = [
        "2026-11-02,19:00,Cup,1,Ana,Bo",
        "2026-11-02,20:00,Cup,2,Bo,Cy",
        "2026-11-02,20:00,Cup,3,Cy,Ana",
        "2026-11-03,,Cup,4,Ana,Cy",
    ]
    ordered = rated(capsys, put(tmp_path, head + "\n".join(rows) + "\n"), "--engine", "elo")
    shuffled = rated(capsys, put(tmp_path, head + "\n".join(rows[::-1]) + "\n"), "--engine", "elo")
    assert ordered == shuffled


def test_without_rounds_the_games_of_a_day_keep_their_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [("Cup", "Ana", "Bo"), ("League", "Bo", "Cy"), ("Cup", "Cy", "Ana")]
    plain = "date,winner,loser\n" + "".join(f"2026-11-02,{a},{b}\n" for _, a, b in rows)
    events = "date,event,winner,loser\n" + "".join(f"2026-11-02,{e},{a},{b}\n" for e, a, b in rows)
    expected = rated(capsys, put(tmp_path, plain), "--engine", "elo")
    assert rated(capsys, put(tmp_path, events), "--engine", "elo") == expected


def test_only_one_category(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = rated(capsys, put(tmp_path, LONG), "--category", "Blitz")
    assert {row["player"] for row in rows} == {"Ann", "Cy", "Di"}
    assert "open, blitz" in refused(capsys, "rate", put(tmp_path, LONG), "--category", "rapid")


def test_display_scales(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = put(tmp_path, PAIRS)
    native = rated(capsys, games, "--engine", "trueskill")
    shown = rated(capsys, games, "--engine", "trueskill", "--scale", "1500")
    for a, b in zip(native, shown, strict=True):
        assert float(b["rating"]) == pytest.approx(1500 + 42 * (float(a["rating"]) - 25))
        assert float(b["deviation"]) == pytest.approx(42 * float(a["deviation"]))
        assert a["rank"] == b["rank"]
        assert a["provisional"] == b["provisional"]
    circle = put(tmp_path, "date,winner,loser\n2026-11-02,A,B\n2026-11-02,A,B\n2026-11-02,B,A\n")
    arena = rated(capsys, circle, "--engine", "bradley-terry")
    natural = rated(capsys, circle, "--engine", "bradley-terry", "--scale", "natural")
    assert float(arena[0]["rating"]) == pytest.approx(1000 + 200 * 0.30102999566)
    assert float(natural[0]["rating"]) == pytest.approx(1000 + 200 * 0.69314718056)


def test_who_cannot_be_compared_has_no_rating_and_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = "date,winner,loser\n2026-11-02,A,B\n2026-11-02,B,A\n2026-11-02,Top,A\n"
    assert main(["rate", put(tmp_path, rows), "--engine", "bradley-terry"]) == 0
    captured = capsys.readouterr()
    top = table(captured.out)[-1]
    assert (top["player"], top["rank"], top["rating"], top["low"]) == ("Top", "", "", "")
    assert "Top" in captured.err


def test_home_advantage_reads_who_was_at_home(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = "date,home_team,away_team,score,neutral\n2026-11-02,A,B,1-0,FALSE\n2026-11-02,C,D,1-0,TRUE\n"
    found = rated(capsys, put(tmp_path, rows), "--engine", "elo", "--set", "home_advantage=80")
    rating = {row["player"]: float(row["rating"]) for row in found}
    assert rating["A"] == pytest.approx(1500 + 32 * (1 - 1 / (1 + 10 ** (-80 / 400))))
    assert rating["C"] == 1516.0
    plain = put(tmp_path, PAIRS)
    assert "games.csv" in refused(capsys, "rate", plain, "--engine", "elo", "--set", "home_advantage=80")


def test_bradley_terry_tells_what_home_is_worth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = "home,away,result\n" + "A,B,1-0\n" * 3 + "A,B,0-1\n" + "B,A,1-0\n" * 3 + "B,A,0-1\n"
    assert main(["rate", put(tmp_path, rows), "--engine", "bradley-terry", "--home"]) == 0
    assert "190.8" in capsys.readouterr().err  # 400 log10(3)


def test_names_that_could_run_as_formulas_are_guarded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = "date,winner,loser\n2026-11-02,=1+2,Bo\n"
    assert rated(capsys, put(tmp_path, rows))[0]["player"] == "'=1+2"


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ("date,winner,loser\n2026-11-02,Ana,Ana\n", ("games.csv", "row 2", "loser")),
        ("date,winner,loser\n2026-13-02,Ana,Bo\n", ("games.csv", "row 2", "date")),
        ("date,player1,player2,score\n2026-11-02,Ana,Bo,xx\n", ("games.csv", "row 2", "score", "xx")),
        ("date,result\n2026-11-02,Ana > Bo\n2026-11-02,Ana*0 > Bo\n", ("games.csv", "row 3")),
        ("game,date,rank,player\n1,2026-11-02,1,Ana\n1,2026-11-02,z,Bo\n", ("row 3", "rank", "z")),
        ("date,winner,loser\n", ("games.csv",)),
        ("", ("games.csv",)),
        ("what,is,this\n1,2,3\n", ("games.csv",)),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_by_file_row_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], rows: str, words: tuple[str, ...]
) -> None:
    out = tmp_path / "out.csv"
    told = refused(capsys, "rate", put(tmp_path, rows), "-o", str(out))
    assert all(word in told for word in words)
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--engine", "none"], ("none", "glicko2")),
        (["--set", "k"], ("name=value",)),
        (["--engine", "elo", "--set", "k=x"], ("k", "0", "10000")),
        (["--engine", "elo", "--set", "k=-1"], ("k", "-1", "0", "10000")),
        (["--engine", "elo", "--set", "k=nan"], ("k", "nan", "10000")),
        (["--engine", "glicko", "--set", "rd=0"], ("rd", "more than 0")),
        (["--engine", "elo", "--set", "unknown=1"], ("unknown", "start, k")),
        (["--period", "fortnight"], ("fortnight", "week")),
        (["--scale", "1500"], ("glicko2", "native")),
        (["--as-of", "tomorrow"], ("tomorrow",)),
        (["-o", "list.docx"], ("list.docx", ".csv")),
        (["--history", "history.html"], ("history.html", ".csv")),
        (["-o", "no/such/folder/list.csv"], ("list.csv",)),
        (["--what"], ("--what",)),
    ],
)
def test_rate_refuses_in_one_sentence(
    tmp_path: Path, arguments: list[str], words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["rate", put(tmp_path, PAIRS), *arguments]
    if "--what" in arguments:
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        assert stopped.value.code == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1
    else:
        told = refused(capsys, *arguments)
    assert all(word in told for word in words)
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


def test_bad_rows_can_be_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = PAIRS + "2026-11-10,Ana,Ana\n"
    refused(capsys, "rate", put(tmp_path, rows))
    assert len(rated(capsys, put(tmp_path, rows), "--skip-problems")) == 3


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "none.csv" in refused(capsys, "rate", str(tmp_path / "none.csv"))
    assert "folder.csv" in refused(
        capsys, "rate", str((tmp_path / "folder.csv").mkdir() or tmp_path / "folder.csv")
    )
