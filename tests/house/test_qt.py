"""The Qt that is installed is one that does not bring the interpreter down."""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QObject, Signal

EMISSIONS = 1000


class Sender(QObject):
    """Something that emits."""

    sent = Signal(object)


def test_a_signal_drops_no_reference_to_none_true_or_false(qapp: object) -> None:
    """PySide6 6.12.0 loses one per emission, and CPython 3.11 aborts when they are used up."""
    received: list[object] = []
    sender = Sender()
    sender.sent.connect(received.append)

    def counts() -> list[int]:
        gc.collect()
        return [sys.getrefcount(constant) for constant in (None, True, False)]

    for number in range(50):
        sender.sent.emit(number)
    before = counts()
    for number in range(EMISSIONS):
        sender.sent.emit(number)
    after = counts()
    assert EMISSIONS + 50 == len(received)
    assert all(late - early > -EMISSIONS / 2 for early, late in zip(before, after, strict=True))
