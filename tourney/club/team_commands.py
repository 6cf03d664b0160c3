"""What a person can do with saved teams, as frozen commands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tourney.club.commands import Command
from tourney.core.records import NewTeam


@dataclass(frozen=True, slots=True)
class SaveTeam(Command):
    """Keep a team under its name, or change one: *team_id* and the *version* the person looked at."""

    key: ClassVar[str] = "save-team"
    team: NewTeam
    team_id: int | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True)
class DeleteTeam(Command):
    """Forget a team; the games that it played stay."""

    key: ClassVar[str] = "delete-team"
    team_id: int
