"""From the start of the process to the usable window, each start in a fresh process, page cache warm."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.benchmarks.__main__ import ROOT, environment
from tests.benchmarks.report import Line, Report, at_most
from tests.benchmarks.start_child import HEAVY

FORBIDDEN = ("scipy", "pyqtgraph", "rustworkx", "sqlalchemy")
PATIENCE_S = 60
MOMENTS = ("first paint", "page shown", "rated", "players shown")


def run(*, quick: bool = False) -> Report:
    """Start the minimal window and Tourney with the demo club in turn."""
    report = Report("Start of the process to the window, demo club")
    rounds = 4 if quick else 9
    seconds: dict[str, dict[str, list[float]]] = {"minimal": {}, "ours": {}}
    used: dict[str, dict[str, list[float]]] = {"minimal": {}, "ours": {}}
    heavy: set[str] = set()
    for number in range(rounds + 1):
        for kind in seconds:
            found, began = _start(kind)
            heavy |= set(found.get("heavy", ()))
            if number:  # The first start of each warms the cache.
                for moment in MOMENTS:
                    if moment in found:
                        seconds[kind].setdefault(moment, []).append(found[moment] - began)
                        used[kind].setdefault(moment, []).append(found.get(f"cpu {moment}", 0.0))
    base = statistics.median(seconds["minimal"]["first paint"])
    ours = {moment: statistics.median(times) for moment, times in seconds["ours"].items()}
    report.slower("first paint", ours["first paint"], base, "minimal window", at_most(11, 2.5))
    bad = [name for name in FORBIDDEN if name in heavy]
    said = ", ".join(name for name in HEAVY if name in heavy) or "none"
    report.add(
        Line("heavy modules loaded by then", said, value=float(len(bad)), goal=at_most(11, 0, "forbidden"))
    )
    report.slower("club open, first page painted", ours["page shown"], base, "minimal window")
    report.slower("ratings in, table filled", ours["rated"], base, "minimal window", at_most(11, 5))
    least = min(used["minimal"]["first paint"])
    report.slower("the same by processor time alone", min(used["ours"]["rated"]), least, "minimal window")
    report.time("usable: ratings in, table filled", ours["rated"], 2000.0)
    report.time("Players painted after that", ours["players shown"] - ours["rated"])
    return report


def _start(kind: str) -> tuple[dict[str, Any], float]:
    """Return the moments of one start, and when it began."""
    with tempfile.TemporaryDirectory(prefix="tourney-start-") as folder:
        command = [sys.executable, "-m", "tests.benchmarks.start_child", kind]
        began = time.monotonic()
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment(Path(folder)),
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_S,
        )
        if done.returncode or not done.stdout.strip():
            raise RuntimeError(f"{kind} did not start: {done.stderr[-2000:]}")
        return json.loads(done.stdout.splitlines()[-1]), began
