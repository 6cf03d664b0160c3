"""Entries of the menus of the page: words, and the key that does the same."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


def add_entry(menu: QMenu, words: str, key: str, act: Callable[[], object]) -> QAction:
    """Add what a person can do; the key is shown only, the part that has it listens itself."""
    action = menu.addAction(_line(words, key))
    action.triggered.connect(lambda: act())
    return action


def add_switch(menu: QMenu, words: str, key: str, act: Callable[[bool], object], *, on: bool) -> QAction:
    """Add something that is on or off; *act* is told what it shall be."""
    action = menu.addAction(_line(words, key))
    action.setCheckable(True)
    action.setChecked(on)
    action.triggered.connect(lambda now: act(now))
    return action


def _line(words: str, key: str) -> str:
    plain = words.replace("&", "&&")
    return f"{plain}\t{key}" if key else plain
