"""A club night played by key events in the real window, while a 5 ms beat tells how long the GUI is away."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from tests.benchmarks import clubs
from tests.benchmarks.report import Line, Report, at_most
from tests.benchmarks.stage import Stage
from tests.benchmarks.watch import CONTROL, Key, LoopWatch, Part, Step, Typist, Until, typed
from tourney.club.demo import copy_demo

PEOPLE, ROUNDS = 24, 3
GAMES = 40_000
LONGEST_MS = 100.0
SHIFT = Qt.KeyboardModifier.ShiftModifier


def run(*, quick: bool = False) -> Report:
    """Play the night in the demo club and in a club of 40,000 games."""
    report = Report(
        f"A night of {PEOPLE} people and {ROUNDS} rounds by keys: longest block of the GUI thread"
    )
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        big = Path(folder) / "big.tourney"
        clubs.make_club(big, GAMES // 4 if quick else GAMES).close()
        for name, path in (("demo", copy_demo(Path(folder) / "demo")), ("large club", big)):
            stage.open(path)
            _evening(report, stage, name)
        stage.close()
    report.note(
        "Late: milliseconds from beat to beat beyond 5; computing: what the GUI thread itself used of it,"
    )
    report.note("the rest being waits for the disk, the interpreter lock and the processor.")
    return report


def _evening(report: Report, stage: Stage, name: str) -> None:
    watch = LoopWatch()
    typist = Typist(stage.window, _steps(stage), watch)
    watch.phase = watch.doing = "idle"
    watch.start()
    typist.start()
    stage.until(lambda: typist.done, 300_000)
    watch.stop()
    if typist.trouble:
        report.note(f"{name}: {typist.trouble} (after {watch.doing})")
    for phase, found in watch.phases.items():
        worst = found.worst
        report.add(
            Line(
                f"{name}: {phase}",
                f"{worst.late:.0f} ms",
                f"{worst.busy:.0f} ms computing; {worst.during}",
                f"{found.over(50.0)} over 50 ms",
                worst.late,
                at_most(0, LONGEST_MS, "ms"),
            )
        )
    report.note(f"{name}: {typist.keys} keys.")


def _steps(stage: Stage) -> Iterator[Step]:
    """Yield the night: everything a person does, and what he waits for."""
    desk: Any = stage.go("desk")

    def rounds() -> int:
        return len(desk.night.view.rounds)

    def quiet() -> bool:
        return not stage.services.jobs.busy

    yield Part("check-in")
    yield Key(Qt.Key.Key_F2)
    for person in _people(stage):
        yield from typed(person)
        yield Key(Qt.Key.Key_Return)
        yield Until(lambda: not desk.check_in.field.text(), f"check-in of {person}")
    for number in range(1, ROUNDS + 1):
        yield Part("suggest and accept")
        yield Key(Qt.Key.Key_F5)
        yield Until(lambda: desk.suggester.fresh and not desk.suggester.busy, "a suggestion")
        yield Key(Qt.Key.Key_F5)
        yield Until(lambda number=number: rounds() == number, f"round {number}")
        yield Part("results")
        yield Until(desk.boards.table.hasFocus, "the boards")
        for board in range(PEOPLE // 2):
            yield Key("10="[board % 3])
        yield Until(lambda: not desk.night.view.open_boards, "the last result")
        yield Part("correct, undo, redo")
        yield Key(Qt.Key.Key_Home, CONTROL)
        yield Key("0")
        yield Key("Z", CONTROL)
        yield Key("Z", CONTROL | SHIFT)
        yield Until(quiet, "the replay")
        yield from _round_of_pages(stage, quiet)
    yield Until(quiet, "the end")


def _round_of_pages(stage: Stage, quiet: Any) -> Iterator[Step]:
    for page, digit in (("standings", "4"), ("players", "2"), ("games", "3"), ("desk", "1")):
        yield Part(f"to {page}")
        yield Key(digit, CONTROL)
        yield Until(lambda page=page: stage.workspace.pages.key == page, page)
        yield Until(quiet, f"{page} read")
        if page != "desk":
            yield Part(f"in {page}")
            for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_End):
                yield Key(key)
            yield Until(quiet, f"{page} scrolled")


def _people(stage: Stage) -> list[str]:
    """Return people whose names can be typed on a plain keyboard, the strongest first."""
    rated = stage.ctx.club.rated
    players = stage.ctx.club.register().players.values()
    plain = [p for p in players if p.name.isascii() and not p.archived]
    plain.sort(key=lambda p: (-(view.mean if rated and (view := rated.of(p.id)) else 0.0), p.id))
    return [player.name for player in plain[:PEOPLE]]
