"""Measure the program against others and against its goals: ``python -m tests.benchmarks [--only NAME]``.

Each workload runs in a fresh process with fixed seeds; figures are medians of cases that ran in turn.
Ratios repeat within some 15 %, absolute figures follow the load of the machine. Never part of CI.
The opponents are in the extra ``peers``; one that is not installed is said to be absent, and a goal that
needs it is not measured.
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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.benchmarks.report import NOT_MEASURED, NOT_REACHED, REACHED, Report, dump


@dataclass(frozen=True, slots=True)
class Workload:
    """A module with ``run(*, quick, **options) -> Report``, the goals it measures, and what it plays."""

    module: str
    goals: tuple[int, ...]
    words: str
    options: Mapping[str, Any] = field(default_factory=dict)


def _engine(key: str, goals: tuple[int, ...], words: str) -> Workload:
    return Workload("ratings", goals, words, {"engine": key})


WORKLOADS: Mapping[str, Workload] = {
    "elo": _engine("elo", (1, 7), "replay of singles by Elo, and final ratings alone"),
    "trueskill": _engine("trueskill", (2, 7), "replay of singles by TrueSkill"),
    "glicko": _engine("glicko", (3, 7), "replay of singles by Glicko"),
    "glicko2": _engine("glicko2", (4, 7), "replay of singles by Glicko-2"),
    "others": _engine("", (), "replay of singles by every other engine there is"),
    "teams": Workload("teams", (5, 6, 7), "replay of team games and free-for-alls"),
    "bradley-terry": Workload("bradley_terry", (8,), "fits with intervals, and a history of refits"),
    "pairing": Workload("pairing", (9,), "a round for 20 to 1,000 players"),
    "balance": Workload("balance", (10,), "players split into even teams"),
    "start": Workload("start", (11,), "from the start of the process to the usable window"),
    "table": Workload("table", (12, 14), "a log of 100,000 games: sort, filter, scroll"),
    "chart": Workload("chart", (13,), "a chart of 100,000 points, panned"),
    "store": Workload("store", (15,), "import and load of 100,000 results"),
    "result": Workload("result", (), "a result in a club of 40,000 games, until the new list is shown"),
    "evening": Workload("evening", (), "the longest block of the GUI thread in a night played by keys"),
}
GROUPS: Mapping[str, tuple[str, ...]] = {
    "ratings": ("elo", "trueskill", "glicko", "glicko2", "others"),
    "night": ("start", "result", "evening", "table"),
    **{
        str(number): tuple(name for name, work in WORKLOADS.items() if number in work.goals)
        for number in sorted({goal for work in WORKLOADS.values() for goal in work.goals})
    },
}
ROOT = Path(__file__).resolve().parents[2]
ONE_CORE = {f"{name}_NUM_THREADS": "1" for name in ("OPENBLAS", "OMP", "MKL", "NUMBA", "VECLIB_MAXIMUM")}
"""Read when numpy is imported, which no line of this module does."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the workloads named, or all, and print their tables; return 1 when one broke."""
    options = _parser().parse_args(argv)
    os.environ.update(ONE_CORE)
    asked = [*options.names, *options.only] or list(WORKLOADS)
    names = list(dict.fromkeys(name for given in asked for name in GROUPS.get(given, (given,))))
    if options.here:
        report = _run(names[0], quick=options.quick)
        print(report.text(), flush=True)
        if options.json:
            Path(options.json).write_text(dump([report.plain()]), encoding="utf-8")
        return 0
    found: list[dict[str, Any]] = []
    broken: list[str] = []
    _compile()
    for name in names:
        reports = _apart(name, quick=options.quick)
        found.extend(reports or [])
        if reports is None:
            broken.append(name)
    if options.json:
        Path(options.json).write_text(dump(found), encoding="utf-8")
    _sum_up(found, broken)
    return 1 if broken else 0


def _parser() -> argparse.ArgumentParser:
    wide = max(map(len, WORKLOADS))
    lines = [f"  {name:<{wide}} {_goals(work.goals)}{work.words}" for name, work in WORKLOADS.items()]
    lines += [f"  {name:<{wide}} {', '.join(GROUPS[name])}" for name in GROUPS if not name.isdigit()]
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        description="Measure the program against others and against its goals.",
        epilog="workloads (NAME may also be the number of a goal):\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    known = [*WORKLOADS, *GROUPS]
    parser.add_argument("names", nargs="*", choices=[*known, []], metavar="NAME")
    parser.add_argument(
        "--only", action="append", default=[], choices=known, metavar="NAME", help="may be repeated"
    )
    parser.add_argument("--quick", action="store_true", help="smaller sizes and fewer rounds")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file too")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    return parser


def _goals(numbers: Sequence[int]) -> str:
    if not numbers:
        return ""
    return f"goal{'s' * (len(numbers) > 1)} {', '.join(map(str, numbers))}: "


def _run(name: str, *, quick: bool) -> Report:
    work = WORKLOADS[name]
    module = importlib.import_module(f"tests.benchmarks.{work.module}")
    return module.run(quick=quick, **work.options)  # type: ignore[no-any-return]


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


def _compile() -> None:
    """Bring the bytecode of the program up to date, as an installer does."""
    with tempfile.TemporaryDirectory(prefix="tourney-bench-") as folder:
        command = [sys.executable, "-m", "compileall", "-q", "tourney", "tests/benchmarks"]
        subprocess.run(command, cwd=ROOT, env=environment(Path(folder)), check=True)


def _load() -> str:
    """Return how busy the machine was: absolute figures under load tell little."""
    if not hasattr(os, "getloadavg"):
        return ""
    return f"; {os.getloadavg()[0]:.1f} processes wanted {os.cpu_count()} cores"


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a run: no screen, English, settings and data under *folder*.

    Modules come from bytecode as in an installed program, also where the source tree is kept clean of it.
    """
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", TMPDIR=str(folder))
    env.pop("LANGUAGE", None)
    if env.pop("PYTHONDONTWRITEBYTECODE", ""):
        env.setdefault("PYTHONPYCACHEPREFIX", str(Path(tempfile.gettempdir()) / "tourney-bench-bytecode"))
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        env[variable] = str(folder / variable.lower())
        Path(env[variable]).mkdir(exist_ok=True)
    return env


def _sum_up(found: Sequence[dict[str, Any]], broken: Sequence[str]) -> None:
    """Print what was not reached, and last the line that counts."""
    print()
    for verdict in (NOT_REACHED, NOT_MEASURED):
        for report in found:
            for line in report["lines"]:
                if line["verdict"] == verdict:
                    figure = line["ratio"] or line["ours"]
                    why = line["against"] if verdict == NOT_MEASURED else figure
                    print(f"{verdict}: {report['title']}: {line['what']}: {why}")
    if broken:
        print(f"broke: {', '.join(broken)}")
    verdicts = [line["verdict"] for report in found for line in report["lines"]]
    counts = [verdicts.count(verdict) for verdict in (REACHED, NOT_REACHED, NOT_MEASURED)]
    print(f"{counts[0]} reached, {counts[1]} not reached, {counts[2]} not measured, {len(broken)} broke")


if __name__ == "__main__":
    sys.exit(main())
