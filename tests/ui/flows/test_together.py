"""Two windows, or a window and the command line, on one club file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QAccessible

from tourney.club import desk, roster
from tourney.core.outcomes import outcome_text

ROOT = Path(__file__).resolve().parents[3]
SHEET = "date,winner,loser\n2026-03-02,Ana Duarte,Nils Berg\n2026-03-02,Nils Berg,Greta Holm\n"


def test_an_import_beside_the_open_window_appears_in_it(sit_down, season_path: Path, tmp_path: Path) -> None:
    person = sit_down(season_path)
    club = person.window.workspace.ctx.club
    players, games = roster.counts(club)
    sheet = tmp_path / "games.csv"
    sheet.write_text(SHEET, encoding="utf-8")
    command = [sys.executable, "-m", "tourney", "import", str(season_path), str(sheet)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    person.press("Ctrl+2")
    page = person.window.workspace.pages.page
    person.until(lambda: page.list.model.rowCount() == players + 2)
    person.settle()
    assert roster.counts(club) == (players + 2, games + 2)
    # And the window goes on writing.
    person.press("F2")
    person.enter("Nils Berg")
    assert [one.name for one in desk.night(club, desk.all_events(club)[0].id).here] == ["Nils Berg"]


def test_two_windows_see_each_other_s_results(sit_down, season_path: Path) -> None:
    first = sit_down(season_path)
    first.press("F2")
    for name in ("Ana Duarte", "Zofia Łukasik", "Priya Raman", "Tom Hale"):
        first.enter(name)
    first.press("F5", "F5")
    second = sit_down(season_path, ini="second.ini")
    theirs = second.window.workspace.pages.page.boards.model
    mine = first.window.workspace.pages.page.boards.model
    assert theirs.rowCount() == 2

    first.window.activateWindow()
    first.settle()
    first.press("1")
    second.until(lambda: not theirs.is_open(0))
    assert outcome_text(theirs.board(0).game) == "1–0"

    second.window.activateWindow()
    second.settle()
    second.press("Ctrl+1", "Down", "0")
    first.until(lambda: not mine.is_open(1))
    assert [outcome_text(mine.board(row).game) for row in (0, 1)] == ["1–0", "0–1"]
    assert first.crashes == second.crashes == []


def test_the_undo_bar_never_covers_the_line_for_results(sit_down, season_path: Path) -> None:
    """The first check-in brings up both at once."""
    person = sit_down(season_path)
    person.press("F2")
    person.enter("Ana Duarte")
    workspace = person.window.workspace
    bar, line = workspace.undo_host.bar, workspace.pages.page.quick
    assert bar.isVisible()
    assert line.isVisible()
    bottom = bar.mapTo(workspace, bar.rect().bottomLeft()).y()
    assert bottom < line.mapTo(workspace, line.rect().topLeft()).y()
    assert QAccessible.queryAccessibleInterface(bar) is not None
