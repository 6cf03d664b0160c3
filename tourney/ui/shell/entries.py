"""The pages of the rail, in order. A page's module is imported when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tourney.ui.base.page import Page


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page: its key, the action that goes there (its name and key are there too), its icon."""

    key: str
    action: str
    icon: str
    load: Callable[[], type[Page]]


PAGES: tuple[PageEntry, ...] = ()
