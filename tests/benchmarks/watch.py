"""How long the GUI thread is away from its event loop, and a person made of key events."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

BEAT_MS = 5
PAUSE_MS = 20
"""Between two keys: faster than anybody types."""


@dataclass(slots=True)
class Gap:
    """A beat that came late: milliseconds away, how many of them the thread computed, and during what."""

    late: float
    busy: float
    during: str


@dataclass(slots=True)
class Phase:
    """The gaps of one part of the course."""

    gaps: list[Gap] = field(default_factory=list)

    @property
    def worst(self) -> Gap:
        return max(self.gaps, key=lambda gap: gap.late)

    def over(self, milliseconds: float) -> int:
        return sum(gap.late > milliseconds for gap in self.gaps)


class LoopWatch(QObject):
    """Beats every 5 ms on the GUI thread; a beat that comes late tells of a block."""

    def __init__(self) -> None:
        super().__init__()
        self.phases: dict[str, Phase] = {}
        self.phase = ""
        self.doing = ""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        self._now, self._computed = time.perf_counter(), time.thread_time()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _beat(self) -> None:
        now, computed = time.perf_counter(), time.thread_time()
        late = (now - self._now) * 1000.0 - BEAT_MS
        gap = Gap(max(late, 0.0), (computed - self._computed) * 1000.0, self.doing)
        self.phases.setdefault(self.phase, Phase()).gaps.append(gap)
        self._now, self._computed = now, computed


@dataclass(frozen=True, slots=True)
class Key:
    """A key to press where the focus is."""

    key: Qt.Key | str
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True, slots=True)
class Until:
    """Wait for something before the next key."""

    reached: Callable[[], bool]
    what: str


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the course begins."""

    name: str


Step = Key | Until | Part

CONTROL = Qt.KeyboardModifier.ControlModifier


def typed(text: str) -> Iterator[Key]:
    """Yield the keys of a text."""
    for letter in text:
        yield Key(letter)


class Typist(QObject):
    """Goes through the steps on the GUI thread, one a turn of the event loop."""

    def __init__(
        self, window: QWidget, steps: Iterator[Step], watch: LoopWatch, patience: float = 20.0
    ) -> None:
        super().__init__()
        self._window = window
        self._steps = steps
        self._watch = watch
        self._patience = patience
        self._until: Until | None = None
        self._since = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._turn)
        self.done = False
        self.trouble = ""
        self.keys = 0

    def start(self) -> None:
        self._timer.start()

    def _turn(self) -> None:
        if self._until is not None:
            if self._until.reached():
                self._until = None
            elif time.perf_counter() - self._since > self._patience:
                self._end(f"waited in vain: {self._until.what}")
            return
        step = next(self._steps, None)
        match step:
            case None:
                self._end("")
            case Part(name):
                self._watch.phase = self._watch.doing = name
            case Until():
                self._until, self._since = step, time.perf_counter()
            case Key(key, modifiers):
                self._press(key, modifiers)

    def _press(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier) -> None:
        target = QApplication.focusWidget() or self._window
        name = key if isinstance(key, str) else key.name
        plus = "Ctrl+" if modifiers & CONTROL else ""
        self._watch.doing = f"{plus}{name} in {type(target).__name__}"
        self.keys += 1
        QTest.keyClick(target, key, modifiers)

    def _end(self, trouble: str) -> None:
        self._timer.stop()
        self.trouble = trouble
        self.done = True
