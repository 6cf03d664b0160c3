"""Saved teams, found by name where a side is typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tourney.club.club import Club
from tourney.core.names import NameIndex
from tourney.core.records import Team
from tourney.core.topics import Topic
from tourney.store import teams


@dataclass(frozen=True, slots=True, eq=False)
class Teams:
    """The teams that can play in one event (those of the club and its own), by id in name order."""

    by_id: Mapping[int, Team]
    index: NameIndex


def saved_teams(club: Club) -> tuple[Team, ...]:
    """Return every team that is not archived, by name."""

    def read() -> tuple[Team, ...]:
        with club.database.reading() as reader:
            return tuple(team for team in teams.list_teams(reader) if not team.archived)

    return club.cached("teams", read, Topic.PLAYERS)


def archived_teams(club: Club) -> tuple[Team, ...]:
    """Return every team that is archived, by name."""

    def read() -> tuple[Team, ...]:
        with club.database.reading() as reader:
            return tuple(team for team in teams.list_teams(reader) if team.archived)

    return club.cached("teams-archived", read, Topic.PLAYERS)


def teams_for(club: Club, event_id: int | None) -> Teams:
    """Return the teams for games of an event, or (None) of no event."""

    def read() -> Teams:
        found = [team for team in saved_teams(club) if team.event_id in (None, event_id)]
        return Teams({t.id: t for t in found}, NameIndex((t.id, t.name) for t in found))

    return club.cached(f"teams-{event_id}", read, Topic.PLAYERS)
