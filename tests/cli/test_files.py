"""Files from the command line: import, export, standings and print, and every bad file in words."""

from __future__ import annotations

import csv
import datetime as dt
import io
import json
import zipfile
from pathlib import Path

import pytest

from tourney.__main__ import main
from tourney.club import roster
from tourney.club.club import Club
from tourney.club.list_commands import OpenPeriod, PublishList
from tourney.club.rating_lists import document_text, list_as_of

DATA = Path(__file__).parents[1] / "data"
MESSY = sorted(
    path for path in (DATA / "messy").iterdir() if ".EXPECTED" not in path.name and path.suffix != ".md"
)
EVENT = DATA / "chess_events" / "uzchesscup2025.trf"


@pytest.fixture
def club(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "club.tourney"
    assert main(["import", str(path), str(EVENT)]) == 0
    capsys.readouterr()
    return path


def counts(path: Path) -> tuple[int, int]:
    opened = Club.open(path, readonly=True)
    try:
        return roster.counts(opened)
    finally:
        opened.close()


@pytest.mark.parametrize("path", MESSY, ids=lambda path: path.name)
def test_a_messy_file_comes_in_or_is_refused_in_words(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = tmp_path / "club.tourney"
    status = main(["import", str(club), str(path), "--skip-problems"])
    told = capsys.readouterr()
    if status == 0:
        left_out = sum(int(line.split()[0]) for line in told.out.splitlines() if "left out" in line)
        sentences = [line for line in told.err.splitlines() if line.startswith("Row ")]
        assert len(sentences) >= left_out
        expected = next(iter(path.parent.glob(f"{path.stem}*.EXPECTED.csv")), None)
        if expected is not None and path.name.startswith("players"):
            with expected.open(encoding="utf-8", newline="") as file:
                assert counts(club)[0] == len(list(csv.DictReader(file)))
    else:
        assert status == 2
        assert told.err.count("\n") == 1
        assert not club.exists()
    assert "Traceback" not in told.err


def bomb() -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", b"<Types/>")
        archive.writestr("xl/workbook.xml", b"<!DOCTYPE x [<!ENTITY a 'ha'>]><workbook>&a;</workbook>")
        archive.writestr("xl/worksheets/sheet1.xml", b"0" * 300_000_000)
    return stream.getvalue()


BAD = {
    "nothing.csv": b"",
    "picture.csv": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20,
    "letter.txt": "Lieber Verein,\nanbei nichts.\nGruß\n".encode(),
    "cut.xlsx": b"PK\x03\x04 and no more",
    "old.xls": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600,
    "page.csv": b"<html><body>Sign in</body></html>",
    "half.json": b'{"format":"tourney-club","version":1,"tab',
    "list.json": b"[1]",
    "deep.json": b"[" * 100_000,
    "notes.docx": b"PK\x03\x04",
    "quote.csv": b'name,rating\n"Ana,1500\nBo,1400\n',
    "wide.csv": b"name," + b"x," * 50_000 + b"\nAna\n",
}


@pytest.mark.parametrize("name", [*BAD, "bomb.xlsx"])
def test_a_file_that_cannot_be_read_is_one_sentence_and_leaves_no_club(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(BAD[name] if name in BAD else bomb())
    club = tmp_path / "club.tourney"
    status = main(["import", str(club), str(path)])
    told = capsys.readouterr()
    if status == 0:  # a letter may be read as a list of names
        assert club.exists()
        return
    assert status == 2
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err
    assert not club.exists()


@pytest.mark.parametrize("switches", [[], ["--dry-run"]])
@pytest.mark.parametrize("content", [b"null", b"{}", b"[1]", b'{"a":' * 50_000])
def test_json_that_holds_no_club_is_not_called_an_unknown_format(
    content: bytes, switches: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "votes.json"
    path.write_bytes(content)
    assert main(["import", str(tmp_path / "club.tourney"), str(path), *switches]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "votes.json" in told
    assert "no known format" not in told


def test_a_refused_import_leaves_the_club_as_it_was(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = counts(club)
    bad = tmp_path / "bad.csv"
    bad.write_text("date,winner,loser\n2026-01-05,New,Other\n2026-13-05,New,Other\n", encoding="utf-8")
    assert main(["import", str(club), str(bad)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert counts(club) == before


def test_columns_are_named_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "doubles.csv"
    path.write_text("WO;WD;LO;LD;Score\nAna;Bo;Cy;Di;9\nCy;Di;Ana;Bo;7\n", encoding="utf-8")
    maps = [part for role in ("winner=WO", "winner=WD", "loser=LO", "loser=LD") for part in ("--map", role)]
    club = tmp_path / "club.tourney"
    assert main(["import", str(club), str(path), "--date", "2026-01-05", *maps]) == 0
    assert counts(club) == (4, 2)
    assert main(["import", str(club), str(path), "--map", "king=WO"]) == 2
    assert "king" in capsys.readouterr().err


def test_a_report_comes_in_as_players_games_or_an_event(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind, expected in (("players", (10, 0)), ("games", (10, 45)), ("event", (10, 45))):
        club = tmp_path / f"{kind}.tourney"
        assert main(["import", str(club), str(EVENT), "--as", kind]) == 0
        assert counts(club) == expected
    table = tmp_path / "t.csv"
    table.write_text("name\nAna\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["import", str(tmp_path / "x.tourney"), str(table), "--as", "event"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_whole_club_goes_out_and_comes_in(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document, other = tmp_path / "all.json", tmp_path / "other.tourney"
    assert main(["export", str(club), "--what", "json", "-o", str(document)]) == 0
    assert main(["import", str(other), str(document)]) == 0
    assert counts(other) == counts(club)
    capsys.readouterr()
    assert main(["import", str(club), str(document)]) == 2
    assert "already" in capsys.readouterr().err


def test_standings_of_a_club_and_of_its_file_agree(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for source in (club, EVENT):
        assert (
            main(["standings", str(source), "--tiebreaks", "DE,SB", "--rules", "2024", "--format", "csv"])
            == 0
        )
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert told[0].splitlines()[0] == "rank,number,player,points,DE,SB"
    assert main(["standings", str(club), "--event", "uzchess", "--format", "json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["rows"]) == 10
    assert main(["standings", str(club)]) == 0
    assert "5½" in capsys.readouterr().out


@pytest.mark.parametrize(
    "more",
    [
        ["--event", "nobody"],
        ["--tiebreaks", "NONSENSE"],
        ["--rules", "1999"],
    ],
)
def test_what_standings_cannot_be_is_told_in_a_sentence(
    club: Path, more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["standings", str(club), *more]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1


def test_reports_and_lists_are_exported(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for what, name in (("trf16", "a.trf"), ("trf26", "b.trf"), ("players", "p.csv"), ("site", "pages")):
        assert main(["export", str(club), "--what", what, "-o", str(tmp_path / name)]) == 0
        assert (tmp_path / name).exists()
    capsys.readouterr()
    assert main(["standings", str(tmp_path / "b.trf"), "--format", "csv"]) == 0
    assert main(["export", str(club), "--what", "players", "-o", str(tmp_path / "p.odt")]) == 2
    assert main(["export", str(club), "--what", "json", "-o", str(club)]) == 2
    assert counts(club) == (10, 45)
    assert (
        main(["export", str(tmp_path / "none.tourney"), "--what", "games", "-o", str(tmp_path / "g.csv")])
        == 2
    )
    assert not (tmp_path / "g.csv").exists()


def test_a_document_is_printed(club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.pdf"
    assert main(["print", str(club), "standings", "-o", str(path)]) == 0
    assert path.read_bytes().startswith(b"%PDF")
    assert "1 page" in capsys.readouterr().out
    for arguments in (["poem", "-o", str(path)], ["standings", "-o", str(tmp_path / "x.txt")]):
        assert main(["print", str(club), *arguments]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_published_list_is_printed_by_its_name_or_day(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = Club.open(club)
    for name, day in (("May", 30), ("June", 31)):
        date = dt.date(2030, 5, day)
        key = opened.execute(OpenPeriod(name, date)).value
        opened.execute(PublishList(key, name, date, document_text(list_as_of(opened, date))))
    opened.close()
    path = tmp_path / "list.pdf"
    for asked in ("may", "2030-05-31"):
        assert main(["print", str(club), "published-list", "--list", asked, "-o", str(path)]) == 0
    comparison = ["print", str(club), "list-comparison", "--list", "May", "--with", "June", "-o", str(path)]
    assert main(comparison) == 0
    assert path.read_bytes().startswith(b"%PDF")
    capsys.readouterr()
    assert main(["print", str(club), "published-list", "--list", "July", "-o", str(path)]) == 2
    assert "May (2030-05-30)" in capsys.readouterr().err
