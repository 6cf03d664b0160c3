"""A whole club night at the keyboard, from a new club to the printed list, across two restarts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pypdfium2
from PySide6.QtWidgets import QPushButton

from tests.ui.flows.moving import go_to, part
from tourney.club import desk, roster, standings
from tourney.club.club import Club
from tourney.core.games import GameState
from tourney.core.outcomes import outcome_text

ROOT = Path(__file__).resolve().parents[3]
PEOPLE = (
    "Ana Duarte",
    "陈思远",
    "Đặng Minh Anh",
    "Björn Åkesson",
    "Zofia Łukasik",
    "Kwame Boateng",
    "Νίκος Παππάς",
    "Oisín Ó Briain",
    "Aylin Yıldız",
    "Priya Raman",
    "João Araújo",
    "Charlotte van den Berghe",
)


def results(path: Path, number: int = 1) -> list[str]:
    """Return the results of a round as they are on disk."""
    club = Club.open(path, readonly=True)
    try:
        night = desk.night(club, desk.all_events(club)[0].id)
        return [outcome_text(board.game) for board in night.rounds[number - 1].boards]
    finally:
        club.close()


def pairs(path: Path, number: int) -> set[frozenset[str]]:
    club = Club.open(path, readonly=True)
    try:
        night = desk.night(club, desk.all_events(club)[0].id)
        return {frozenset(side.name for side in board.sides) for board in night.rounds[number - 1].boards}
    finally:
        club.close()


def test_a_club_night_by_keys_alone(sit_down, tmp_path: Path) -> None:
    folder = tmp_path / "clubs"
    folder.mkdir()
    path = folder / "Harbour Chess.tourney"

    # A new club, its name typed and its place chosen.
    person = sit_down()
    person.press("Ctrl+Shift+N")
    person.type("Harbour Chess")
    go_to(person, part(person, "new-club-place"))
    person.in_file_dialog(folder, lambda: person.press("Space"))
    go_to(person, part(person, "new-club-create"))
    person.press("Return")
    person.until(lambda: person.window.workspace is not None)
    person.settle()
    assert path.is_file()

    # Twelve people arrive; nobody of them is known.
    for name in PEOPLE:
        person.enter(name)
        person.press("Return")
    club = person.window.workspace.ctx.club
    assert roster.counts(club) == (12, 0)
    assert sorted(p.name for p in desk.night(club, desk.all_events(club)[0].id).here) == sorted(PEOPLE)

    # Round 1: suggested, used, six results, the first of them corrected.
    person.press("F5", "F5")
    assert results(path) == [""] * 6
    person.press("1", "0", "=", "1", "0", "1")
    assert results(path) == ["1–0", "0–1", "½–½", "1–0", "0–1", "1–0"]
    person.press("Up", "Up", "Up", "Up", "Up", "0")
    corrected = ["0–1", "0–1", "½–½", "1–0", "0–1", "1–0"]
    assert results(path) == corrected

    # The lid is closed. Another start of the program takes the correction back, and one result more.
    person.window.close()
    command = [sys.executable, "-m", "tests.ui.flows.second_start", str(tmp_path / "tourney.ini")]
    subprocess.run([*command, "Ctrl+Z", "Ctrl+Z"], cwd=ROOT, check=True, timeout=120)
    assert results(path) == ["1–0", "0–1", "½–½", "1–0", "0–1", ""]

    # A third start does both again.
    person = sit_down()
    assert person.window.windowTitle() == "Harbour Chess – Tourney"
    person.press("Ctrl+Shift+Z", "Ctrl+Y")
    assert results(path) == corrected

    # Round 2 pairs nobody again.
    person.press("F5", "F5")
    assert len(pairs(path, 2)) == 6
    assert not pairs(path, 1) & pairs(path, 2)
    person.press("1", "1", "1", "1", "1", "1")
    assert results(path, 2) == ["1–0"] * 6

    # The list on paper.
    club = person.window.workspace.ctx.club
    assert all(game.state is GameState.PLAYED for game in games_of(club))
    person.press("Ctrl+4", "Ctrl+P")
    save = part(person, "print-save")
    assert isinstance(save, QPushButton)
    go_to(person, save)
    paper = folder / "list.pdf"
    person.in_file_dialog(paper, lambda: person.press("Space"))
    person.until(paper.is_file)
    words = text_of(paper)
    assert "Harbour Chess" in words
    assert [] == [name for name in PEOPLE if name not in words]
    listed = standings.rating_list(club)
    for row in (*listed.established, *listed.provisional):
        assert f"{row.rating.low:.0f}–{row.rating.high:.0f}" in words


def games_of(club: Club) -> list:
    night = desk.night(club, desk.all_events(club)[0].id)
    return [board.game for one in night.rounds for board in one.boards]


def text_of(path: Path) -> str:
    """Return the words of a PDF."""
    document = pypdfium2.PdfDocument(path)
    try:
        return "\n".join(page.get_textpage().get_text_bounded() for page in document)
    finally:
        document.close()
