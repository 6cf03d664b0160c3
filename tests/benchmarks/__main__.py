"""Measure the program against others and against its goals: ``python -m tests.benchmarks [NAMES] [--quick]``.

Each workload runs in a fresh process with fixed seeds; figures are medians of cases that ran in turn.
Ratios repeat within some 15 %, absolute figures follow the load of the machine. Never part of CI.
The opponents are in the extra ``peers``; one that is not installed is said to be absent.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.benchmarks.report import Report, dump

WORKLOADS = {
    "ratings": "replay of singles by every engine: Elo, Glicko, Glicko-2, TrueSkill ... (goals 1-4, 7)",
    "teams": "replay of team games and free-for-alls (goals 5, 6)",
    "pairing": "a round for 20 to 1,000 players (goal 9)",
    "store": "import and load of 100,000 results (goal 15)",
    "start": "from the start of the process to the usable window (goal 11)",
    "result": "a result in a club of 40,000 games, until the new list is shown",
    "evening": "the longest block of the GUI thread in a club night played by keys",
    "table": "a log of 100,000 games: sort, filter, scroll, scroll during a replay (goals 12, 14)",
}
GROUPS = {"night": ("start", "result", "evening", "table")}
ROOT = Path(__file__).resolve().parents[2]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the workloads named, or all, and print their tables; return 1 when one broke."""
    options = _parser().parse_args(argv)
    names = [name for given in options.names or WORKLOADS for name in GROUPS.get(given, (given,))]
    if options.here:
        report = _run(names[0], quick=options.quick)
        print(report.text(), flush=True)
        if options.json:
            Path(options.json).write_text(dump([report.plain()]), encoding="utf-8")
        return 0
    found: list[dict[str, Any]] = []
    broken: list[str] = []
    for name in names:
        reports = _apart(name, quick=options.quick)
        found.extend(reports or [])
        if reports is None:
            broken.append(name)
    _sum_up(found, broken)
    if options.json:
        Path(options.json).write_text(dump(found), encoding="utf-8")
    return 1 if broken else 0


def _parser() -> argparse.ArgumentParser:
    lines = [f"  {name:<8} {words}" for name, words in WORKLOADS.items()]
    lines += [f"  {name:<8} {', '.join(members)}" for name, members in GROUPS.items()]
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        description="Measure the program against others and against its goals.",
        epilog="workloads:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", choices=[*WORKLOADS, *GROUPS, []], metavar="NAME")
    parser.add_argument("--quick", action="store_true", help="smaller sizes and fewer rounds")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file too")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    return parser


def _run(name: str, *, quick: bool) -> Report:
    module = importlib.import_module(f"tests.benchmarks.{name}")
    return module.run(quick=quick)  # type: ignore[no-any-return]


def _apart(name: str, *, quick: bool) -> list[dict[str, Any]] | None:
    """Run one workload in a process of its own; return its reports, None when it broke."""
    with tempfile.TemporaryDirectory(prefix="tourney-bench-") as folder:
        target = Path(folder) / "figures.json"
        command = [sys.executable, "-m", "tests.benchmarks", name, "--here", "--json", str(target)]
        began = time.perf_counter()
        status = subprocess.call(
            command + ["--quick"] * quick, cwd=ROOT, env=environment(Path(folder)), stdin=subprocess.DEVNULL
        )
        print(f"   ({time.perf_counter() - began:.0f} s{_load()})", flush=True)
        if status or not target.is_file():
            print(f"   {name} broke: exit status {status}", flush=True)
            return None
        return json.loads(target.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def _load() -> str:
    """Return how busy the machine was: absolute figures under load tell little."""
    if not hasattr(os, "getloadavg"):
        return ""
    return f"; {os.getloadavg()[0]:.1f} processes wanted {os.cpu_count()} cores"


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a run: no screen, English, settings and data under *folder*."""
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", TMPDIR=str(folder))
    env.pop("LANGUAGE", None)
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        env[variable] = str(folder / variable.lower())
        Path(env[variable]).mkdir(exist_ok=True)
    return env


def _sum_up(found: Sequence[dict[str, Any]], broken: Sequence[str]) -> None:
    verdicts = [line["verdict"] for report in found for line in report["lines"] if line["verdict"]]
    met, missed = verdicts.count("met"), verdicts.count("MISSED")
    print(f"\n{met} of {met + missed} goals met; {len(verdicts) - met - missed} not measured.")
    for report in found:
        for line in report["lines"]:
            if line["verdict"] == "MISSED":
                print(f"   missed: {report['title']}: {line['what']}: {line['ratio'] or line['ours']}")
    if broken:
        print(f"   broke: {', '.join(broken)}")


if __name__ == "__main__":
    sys.exit(main())
