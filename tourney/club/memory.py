"""Answers of the club file that stay true until a change touches what they are about."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from typing import Any, TypeVar

from tourney.core.topics import Topic

ValueT = TypeVar("ValueT")

MANY = 50
"""More steps than this at once are not told apart: everything is read again."""


class Memory:
    """Keeps answers by key; safe from any thread.

    A change of this window names its topics (``own``); one of another window or program is not
    looked into and makes every answer stale.
    """

    def __init__(self, last_change: Callable[[], int]) -> None:
        self._last_change = last_change
        self._lock = threading.Lock()
        self._known = last_change()
        self._own: dict[int, frozenset[Topic]] = {}
        self._steps = dict.fromkeys(Topic, 0)
        self._answers: dict[str, tuple[object, Any]] = {}

    def own(self, entry_id: int, topics: Collection[Topic]) -> None:
        """Note that journal entry *entry_id* is this window's and touched *topics* alone."""
        with self._lock:
            self._own[entry_id] = frozenset(topics)

    def recall(self, key: str, read: Callable[[], ValueT], topics: Collection[Topic]) -> ValueT:
        """Return what *read* gave, read again after a change of *topics*; without topics after any."""
        stamp = self._stamp(topics)
        with self._lock:
            held = self._answers.get(key)
        if held is not None and held[0] == stamp:
            return held[1]  # type: ignore[no-any-return]
        value = read()
        # Under the stamp from before the reading: a change meanwhile makes it stale at once.
        with self._lock:
            self._answers[key] = (stamp, value)
        return value

    def latest(self, key: str) -> Any:
        """Return the last answer, stale or not; None before any."""
        with self._lock:
            held = self._answers.get(key)
        return held[1] if held is not None else None

    def _stamp(self, topics: Collection[Topic]) -> object:
        now = self._last_change()
        with self._lock:
            if now != self._known:
                self._take_in(now)
            return tuple(self._steps[topic] for topic in topics) if topics else self._known

    def _take_in(self, now: int) -> None:
        gone = now - self._known
        steps = range(self._known + 1, now + 1) if 0 < gone <= MANY else ()
        if steps and all(step in self._own for step in steps):
            touched = frozenset(topic for step in steps for topic in self._own[step])
        else:
            touched = frozenset(Topic)
        for topic in touched:
            self._steps[topic] += 1
        self._own = {step: topics for step, topics in self._own.items() if step > now}
        self._known = now
