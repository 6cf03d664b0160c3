"""What a workload found: lines of our figure, the other's figure, their ratio and the goal."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

REACHED, NOT_REACHED, NOT_MEASURED = "reached", "NOT REACHED", "not measured"
HEADINGS = ("goal", "", "ours", "peer", "ratio", "wanted", "")


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound on the figure of a line, by its number in the list of goals (0 = a bound of our own)."""

    number: int
    bound: float
    at_least: bool = True
    unit: str = "×"

    def met(self, value: float) -> bool:
        return value >= self.bound if self.at_least else value <= self.bound

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        return f"{sign} {self.bound:g} {self.unit}".rstrip()


def at_least(number: int, bound: float, unit: str = "×") -> Goal:
    """Return a goal that is met from *bound* upwards."""
    return Goal(number, bound, True, unit)


def at_most(number: int, bound: float, unit: str = "×") -> Goal:
    """Return a goal that is met up to *bound*."""
    return Goal(number, bound, False, unit)


@dataclass(frozen=True, slots=True)
class Line:
    """One figure; ``value`` is what the goal is about, None where nothing was to compare with."""

    what: str
    ours: str
    against: str = ""
    ratio: str = ""
    value: float | None = None
    goal: Goal | None = None

    @property
    def verdict(self) -> str:
        if self.goal is None:
            return ""
        if self.value is None:
            return NOT_MEASURED
        return REACHED if self.goal.met(self.value) else NOT_REACHED


@dataclass(slots=True)
class Report:
    """The lines of one workload, in order, and sentences below them."""

    title: str
    lines: list[Line] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, line: Line) -> None:
        self.lines.append(line)

    def note(self, sentence: str) -> None:
        self.notes.append(sentence)

    def faster(
        self, what: str, ours: float, other: float | None, name: str, goal: Goal | None = None
    ) -> None:
        """Compare two rates (units a second): the ratio is how many times ours is the other's."""
        if other is None:
            self.add(Line(what, rate(ours), f"{name} is not installed", goal=goal))
            return
        ratio = ours / other
        self.add(Line(what, rate(ours), f"{name} {rate(other)}", f"{ratio:.3g} ×", ratio, goal))

    def slower(
        self, what: str, ours: float, other: float | None, name: str, goal: Goal | None = None
    ) -> None:
        """Compare two times in seconds: the ratio is how many times ours is the other's."""
        if other is None:
            self.add(Line(what, span(ours), f"{name} is not installed", goal=goal))
            return
        ratio = ours / other
        self.add(Line(what, span(ours), f"{name} {span(other)}", f"{ratio:.3g} ×", ratio, goal))

    def quicker(
        self, what: str, ours: float, other: float | None, name: str, goal: Goal | None = None
    ) -> None:
        """Compare two times in seconds: the ratio is how many times the other's is ours."""
        if other is None:
            self.add(Line(what, span(ours), f"{name} is not installed", goal=goal))
            return
        ratio = other / ours
        self.add(Line(what, span(ours), f"{name} {span(other)}", f"{ratio:.3g} ×", ratio, goal))

    def time(self, what: str, seconds: float, goal_ms: float | None = None, number: int = 0) -> None:
        """Report a time with a bound in milliseconds."""
        goal = None if goal_ms is None else at_most(number, goal_ms, "ms")
        self.add(Line(what, span(seconds), value=seconds * 1000.0, goal=goal))

    def size(self, what: str, value: float, bound: float, number: int) -> None:
        """Report an error or a loss that must stay below *bound*."""
        self.add(Line(what, f"{value:.1e}", value=value, goal=at_most(number, bound, "")))

    def text(self) -> str:
        """Return the table as it is printed."""
        rows = [HEADINGS]
        for line in self.lines:
            number = "" if line.goal is None or not line.goal.number else str(line.goal.number)
            goal = "" if line.goal is None else str(line.goal)
            rows.append((number, line.what, line.ours, line.against, line.ratio, goal, line.verdict))
        parts = [f"\n## {self.title}", _columns(rows), *(f"   {note}" for note in self.notes)]
        return "\n".join(parts)

    def plain(self) -> dict[str, Any]:
        """Return what goes into the JSON file."""
        lines = [{**asdict(line), "verdict": line.verdict} for line in self.lines]
        return {"title": self.title, "lines": lines, "notes": self.notes}


def rate(value: float) -> str:
    """Return units a second in words: "355k/s"."""
    for size, suffix in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g}{suffix}/s"
    return f"{value:.3g}/s"


def span(seconds: float) -> str:
    """Return a time in words: "12.3 ms"."""
    if seconds >= 10:
        return f"{seconds:.1f} s"
    return f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds:.2f} s"


def dump(reports: Sequence[dict[str, Any]]) -> str:
    """Return reports as JSON text."""
    return json.dumps(reports, ensure_ascii=False, indent=1)


def _columns(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(_width(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell + " " * (wide - _width(cell)) for cell, wide in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
