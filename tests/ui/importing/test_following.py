"""A window follows what the command line does to the same file."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

DATA = Path(__file__).parents[2] / "data"
ROOT = Path(__file__).parents[3]
WITHIN = 2.0


def test_the_page_follows_an_import_by_another_process(stage, club_path, qtbot):
    assert stage.page.model.rowCount() == 1
    command = [sys.executable, "-m", "tourney", "import", str(club_path)]
    process = subprocess.Popen(
        [*command, str(DATA / "football" / "results_head.csv")],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=60000)
    ended = time.monotonic()
    out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert "2,000 games" in out or "2000 games" in out
    qtbot.waitUntil(lambda: stage.page.model.rowCount() == 2001, timeout=10000)
    assert time.monotonic() - ended < WITHIN
    stage.settle()
    assert stage.page.status_text() == "2,001 games"
