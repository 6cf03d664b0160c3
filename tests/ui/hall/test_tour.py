"""The tour for machines without a screen leaves pictures and paper, and exits with 0."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pypdfium2 as pdfium
from PySide6.QtGui import QImage

from tests.ui.standings.clubs import NAMES, club_with_night
from tourney.ui.shell.entries import PAGES

ROOT = Path(__file__).resolve().parents[3]


def tour(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    outside = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    return subprocess.run(
        [sys.executable, "-m", "tourney", "--offscreen-tour", *arguments],
        cwd=ROOT,
        env={**outside, "XDG_CONFIG_HOME": str(home), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=240,
    )


def test_the_tour_of_the_demo_club_leaves_a_picture_of_each_page(tmp_path: Path) -> None:
    out, home = tmp_path / "tour", tmp_path / "home"
    done = tour(str(out), home=home)
    assert done.returncode == 0, done.stderr
    pictures = sorted(path.name for path in out.glob("*.png"))
    assert len(pictures) == len(PAGES) + 2
    for name in pictures:
        assert name in done.stdout
        assert QImage(str(out / name)).width() >= 1440
    document = pdfium.PdfDocument((out / "standings.pdf").read_bytes())
    assert "Rating list" in document[0].get_textpage().get_text_range()
    document.close()
    assert (out / "standings.csv").read_bytes().startswith(b"\xef\xbb\xbf")
    assert not home.exists(), "the person's own settings were touched"


def test_the_tour_shows_any_club_and_changes_nothing_in_it(tmp_path: Path) -> None:
    path = tmp_path / "riverside.tourney"
    club, _ = club_with_night(path)
    changed = club.last_change_at()
    club.close()
    done = tour(str(tmp_path / "out"), str(path), home=tmp_path / "home")
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "out" / "standings.csv").read_text(encoding="utf-8-sig")
    assert all(name in text for name in NAMES)
    from tourney.club.club import Club

    again = Club.open(path, readonly=True)
    assert again.last_change_at() == changed
    again.close()


def test_a_file_that_is_no_club_is_told_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "notes.tourney"
    path.write_text("no club")
    done = tour(str(tmp_path / "out"), str(path), home=tmp_path / "home")
    assert done.returncode == 2
    assert "notes.tourney" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_place_that_takes_no_pictures_is_told_in_words(tmp_path):
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tourney", "--offscreen-tour", str(taken)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "taken" in done.stderr
    assert "Traceback" not in done.stderr
