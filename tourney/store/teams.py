"""Teams: sides with a name that play again and again."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import NewTeam, Team
from tourney.store.players import merged
from tourney.store.tables import EntryRow, TeamMemberRow, TeamRow, table_of
from tourney.store.writer import Reader, Writer

UNKNOWN_TEAM = QT_TRANSLATE_NOOP("Errors", "This team is not in the club any more.")

TEAM = table_of(TeamRow)
MEMBER = table_of(TeamMemberRow)
ENTRY = table_of(EntryRow)


def add_team(writer: Writer, team: NewTeam, *, folded: str) -> int:
    """Add a team with its members in order, the captain first, and return its id."""
    values = {"event_id": team.event_id, "name": team.name, "folded": folded, "archived": team.archived}
    key = writer.insert(TeamRow, values)
    _add_members(writer, key, team.member_ids)
    return key


def update_team(writer: Writer, team: Team, *, folded: str) -> None:
    """Write a team's fields and members over the version that ``team.version`` names."""
    before = get_team(writer, team.id)
    values = {"event_id": team.event_id, "name": team.name, "folded": folded, "archived": team.archived}
    differs = before.member_ids != team.member_ids
    writer.update(TeamRow, team.id, values, version=team.version, touch=differs)
    if differs:
        _delete_members(writer, team.id)
        _add_members(writer, team.id, team.member_ids)


def delete_team(writer: Writer, team_id: int) -> None:
    """Delete a team; people entered for it stay entered, without it."""
    get_team(writer, team_id)
    for key in writer.keys(ENTRY, ENTRY.c.team_id == team_id):
        writer.update(EntryRow, key, {"team_id": None})
    _delete_members(writer, team_id)
    writer.delete(TeamRow, team_id)


def get_team(reader: Reader, team_id: int) -> Team:
    """Return a team; raises ``TourneyError`` "unknown-team"."""
    found = _teams(reader, TEAM.c.id == team_id)
    if not found:
        raise TourneyError("unknown-team", UNKNOWN_TEAM, field="team")
    return found[0]


def list_teams(reader: Reader) -> list[Team]:
    """Return every team, of the club and of single events, by folded name."""
    return _teams(reader, sa.true())


def _teams(reader: Reader, where: sa.ColumnElement[bool]) -> list[Team]:
    rows = reader.connection.execute(sa.select(TEAM).where(where).order_by(TEAM.c.folded, TEAM.c.id)).all()
    query = sa.select(MEMBER.c.team_id, MEMBER.c.player_id).join(TEAM, TEAM.c.id == MEMBER.c.team_id)
    members: dict[int, list[int]] = {}
    for team_id, player_id in reader.connection.execute(query.where(where).order_by(MEMBER.c.position)):
        members.setdefault(team_id, []).append(player_id)
    return [
        Team(
            name=row.name,
            member_ids=tuple(members.get(row.id, ())),
            event_id=row.event_id,
            archived=row.archived,
            id=row.id,
            version=row.version,
        )
        for row in rows
    ]


def _add_members(writer: Writer, team_id: int, player_ids: Sequence[int]) -> None:
    turned = merged(writer)
    for position, player_id in enumerate(dict.fromkeys(turned.get(one, one) for one in player_ids)):
        values = {"team_id": team_id, "position": position, "player_id": player_id}
        writer.insert(TeamMemberRow, values)


def _delete_members(writer: Writer, team_id: int) -> None:
    for key in writer.keys(MEMBER, MEMBER.c.team_id == team_id):
        writer.delete(TeamMemberRow, key)
