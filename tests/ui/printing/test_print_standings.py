"""The rating list of a club file is printed without a window, also where no application runs."""

from __future__ import annotations

import datetime as dt
import subprocess
import sys
from pathlib import Path

import pypdfium2 as pdfium
import pytest

from tourney.club import pairings
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, SetHere, SetResult
from tourney.club.desk import night
from tourney.core.errors import StorageError
from tourney.core.records import NewEvent, NewPlayer

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def club_path(tmp_path: Path) -> Path:
    path = tmp_path / "Riverside.tourney"
    club = Club.create(path, "Riverside")
    for name in ("Ana Duarte", "陈思远", "Đặng Minh Anh", "Zofia Łukasik"):
        club.execute(AddPlayer(NewPlayer(name)))
    everybody = tuple(club.register().players)
    event = club.execute(SetHere(NewEvent("Night", dt.date.today()), everybody, here=True)).value
    club.rate()
    club.execute(pairings.accept(pairings.suggest(club, event).suggestion))
    for board in night(club, event).open_boards:
        assert board.game is not None
        club.execute(SetResult(board.game.id, (0, 1), version=board.game.version))
    club.close()
    return path


def test_the_rating_list_is_printed_in_a_process_of_its_own(club_path: Path, tmp_path: Path) -> None:
    target = tmp_path / "standings.pdf"
    program = (
        "import sys; from pathlib import Path; from tourney.ui.printing.standings import print_standings\n"
        "print(print_standings(Path(sys.argv[1]), Path(sys.argv[2])))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(club_path), str(target)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "1"
    document = pdfium.PdfDocument(target.read_bytes())
    text = document[0].get_textpage().get_text_range()
    document.close()
    for name in ("Ana Duarte", "陈思远", "Đặng Minh Anh", "Zofia Łukasik", "Riverside"):
        assert name in text


def test_a_place_that_cannot_be_written_is_told(qapp: object, club_path: Path, tmp_path: Path) -> None:
    from tourney.ui.printing.standings import print_standings

    with pytest.raises(StorageError) as caught:
        print_standings(club_path, tmp_path / "missing" / "standings.pdf")
    assert caught.value.code == "cannot-write"
    Club.open(club_path).close()
