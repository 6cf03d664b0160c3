"""Run at length what the ordinary tests only touch: ``python -m tests.long [arguments of pytest]``.

Every file of this folder runs, and every test elsewhere that is marked ``long``, with more examples
and more kills, on two processes where that is possible (not for tests of the window). At the end stands
what ran, with how many examples and for how long. ``TOURNEY_KILLS`` in the environment overrides the
number of kills, ``TOURNEY_PROCESSES`` that of the processes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
KILLS = "300"
PROCESSES = "2"
NOTHING_COLLECTED = 5
WINDOW = ROOT / "tests" / "ui"
STATISTICS = "Hypothesis Statistics"
COUNTED = re.compile(r"- (\d+) passing\b")


@dataclass(frozen=True, slots=True)
class Ran:
    """A test that ran: where, how it ended, its seconds, and its examples (0 where it has none)."""

    name: str
    outcome: str
    seconds: float
    examples: int


def main(arguments: list[str]) -> int:
    """Return the exit status of the first part that fails, or 0."""
    env = dict(os.environ)
    env.setdefault("TOURNEY_KILLS", KILLS)
    env.setdefault("QT_QPA_PLATFORM", "offscreen")
    spread = ["-n", env.get("TOURNEY_PROCESSES", PROCESSES), "--dist", "worksteal"]
    spread = spread if find_spec("xdist") is not None else []
    files = [str(path) for path in sorted(HERE.glob("test_*.py"))]
    parts = [[*spread, "-m", "long", "tests", "--ignore", str(WINDOW)]]
    parts += [[*spread, *files]] if files else []
    parts += [["-m", "long", *seen]] if (seen := _of_the_window()) else []
    began, worst, ran = time.perf_counter(), 0, []
    for part in parts:
        status, found = _run([*arguments, *part], env)
        ran += found
        worst = worst or (0 if status == NOTHING_COLLECTED else status)
    print("\n".join(_summary(ran, time.perf_counter() - began)), flush=True)
    return worst


def _of_the_window() -> list[str]:
    """Return the files of the window's tests in which something is marked long."""
    files = sorted(WINDOW.rglob("test_*.py"))
    return [str(path) for path in files if "mark.long" in path.read_text(encoding="utf-8")]


def _run(arguments: list[str], env: dict[str, str]) -> tuple[int, list[Ran]]:
    """Return the exit status of pytest and what it ran; its lines are shown as they come."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "--hypothesis-profile", "long"]
        command += ["-v", "--hypothesis-show-statistics", f"--junitxml={told}", *arguments]
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        counts: dict[str, int] = {}
        inside, test = False, ""
        for line in process.stdout:
            if line.startswith("===="):
                inside = STATISTICS in line
            if not inside:
                print(line, end="", flush=True)
            elif line.startswith("tests") and "::" in line:
                test = line.strip().rstrip(":")
            elif found := COUNTED.search(line):
                counts[test] = counts.get(test, 0) + int(found.group(1))
        status = process.wait()
        return status, list(_reported(told, counts)) if told.exists() else []


def _reported(told: Path, counts: dict[str, int]) -> Iterator[Ran]:
    short = {test.rsplit("/", 1)[-1].replace(".py::", "::"): n for test, n in counts.items()}
    for case in ET.parse(told).getroot().iter("testcase"):
        module, *inside = str(case.get("classname", "")).split(".")[::-1]
        within = f"{inside[0]}::{module}" if module[:1].isupper() and inside else module
        name = f"{within}::{case.get('name', '')}"
        outcome = next((child.tag for child in case if child.tag in ("failure", "error", "skipped")), "")
        yield Ran(name, outcome or "passed", float(case.get("time", 0)), short.get(name, 0))


def _summary(ran: list[Ran], seconds: float) -> Iterator[str]:
    yield ""
    yield f"{'seconds':>8} {'examples':>9}  test"
    for one in sorted(ran, key=lambda one: -one.seconds):
        ended = "" if one.outcome == "passed" else f"  {one.outcome.upper()}"
        yield f"{one.seconds:8.1f} {one.examples or '':>9}  {one.name}{ended}"
    bad = sum(one.outcome in ("failure", "error") for one in ran)
    examples = sum(one.examples for one in ran)
    yield f"{len(ran)} tests, {bad} failed, {examples} examples, {seconds:.0f} s in all"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
