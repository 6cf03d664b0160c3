"""Commands on rating periods and the lists published at their end."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import ClassVar

from tourney.club.commands import Command


@dataclass(frozen=True, slots=True)
class OpenPeriod(Command):
    """Begin a rating period; only one is open at a time."""

    key: ClassVar[str] = "open-period"
    name: str
    start: dt.date


@dataclass(frozen=True, slots=True)
class PublishList(Command):
    """Close a period with the list made of it (``rating_lists.list_as_of``); it never changes again."""

    key: ClassVar[str] = "publish-list"
    list_id: int
    name: str
    date: dt.date
    content: str


@dataclass(frozen=True, slots=True)
class DeleteList(Command):
    """Take an open period or a published list away."""

    key: ClassVar[str] = "delete-list"
    list_id: int
