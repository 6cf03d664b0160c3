"""Clocks for cases that run in turn, so that a busy machine slows all of them alike.

Cases that only compute are timed in seconds of the processor: on a busy machine a short case often runs
through undisturbed while a long one has to wait, which would falsify their ratio. Cases that wait for a
disk, a screen or another process are timed by the clock on the wall.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

Case = Callable[[], Any]
Clock = Callable[[], float]
COMPUTING: Clock = time.process_time


@dataclass(frozen=True, slots=True)
class Timed:
    """Seconds of each case, round by round, and what each returned last."""

    seconds: Mapping[str, list[float]]
    last: Mapping[str, Any]

    def median(self, case: str) -> float:
        return statistics.median(self.seconds[case])

    def worst(self, case: str) -> float:
        return max(self.seconds[case])


def once(case: Case, clock: Clock = time.perf_counter) -> tuple[float, Any]:
    """Return the seconds of one call and its result."""
    gc.collect()
    began = clock()
    result = case()
    return clock() - began, result


def in_turn(
    cases: Mapping[str, Case], rounds: int = 5, *, warm: bool = True, clock: Clock = time.perf_counter
) -> Timed:
    """Time the cases A B C, A B C ... after one call of each that does not count."""
    seconds: dict[str, list[float]] = {name: [] for name in cases}
    last: dict[str, Any] = {}
    if warm:
        for case in cases.values():
            case()
    for _ in range(rounds):
        for name, case in cases.items():
            spent, last[name] = once(case, clock)
            seconds[name].append(spent)
    return Timed(seconds, last)


@dataclass(slots=True)
class Stopwatch:
    """Collects the seconds of parts of a longer course: ``with watch.part("save"): ...``."""

    seconds: dict[str, list[float]] = field(default_factory=dict)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        began = time.perf_counter()
        yield
        self.seconds.setdefault(name, []).append(time.perf_counter() - began)

    def median(self, name: str) -> float:
        return statistics.median(self.seconds[name])

    def worst(self, name: str) -> float:
        return max(self.seconds[name])
