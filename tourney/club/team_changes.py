"""Commands on saved teams: keep one, change it, forget it."""

from __future__ import annotations

from tourney.club.handlers import Effect, handles
from tourney.club.team_commands import DeleteTeam, SaveTeam
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold
from tourney.core.records import NewTeam, Team
from tourney.core.topics import Topic
from tourney.store import players, teams
from tourney.store.writer import Reader, Writer

SAVED = QT_TRANSLATE_NOOP("Done", "Team {name} was saved")
CHANGED = QT_TRANSLATE_NOOP("Done", "Team {name} was changed")
DELETED = QT_TRANSLATE_NOOP("Done", "Team {name} was deleted")
NOBODY = QT_TRANSLATE_NOOP("Errors", "The team “{name}” has nobody in it yet.")
MEMBER_TWICE = QT_TRANSLATE_NOOP("Errors", "{player} is in the team “{name}” twice.")
TAKEN = QT_TRANSLATE_NOOP("Errors", "There is a team called “{name}” already. Choose another name.")


@handles(SaveTeam, Topic.PLAYERS)
def save_team(writer: Writer, command: SaveTeam) -> Effect:
    """Add a team or write over one; returns its id."""
    new = command.team
    _check(writer, new, command.team_id)
    if command.team_id is None:
        return Effect(SAVED(name=new.name), teams.add_team(writer, new, folded=fold(new.name)))
    before = teams.get_team(writer, command.team_id)
    version = before.version if command.version is None else command.version
    after = Team(new.name, new.member_ids, new.event_id, new.archived, before.id, version)
    teams.update_team(writer, after, folded=fold(new.name))
    return Effect(CHANGED(name=new.name), before.id)


@handles(DeleteTeam, Topic.PLAYERS, Topic.ENTRIES)
def delete_team(writer: Writer, command: DeleteTeam) -> Effect:
    """Forget a team."""
    name = teams.get_team(writer, command.team_id).name
    teams.delete_team(writer, command.team_id)
    return Effect(DELETED(name=name))


def _check(reader: Reader, team: NewTeam, team_id: int | None) -> None:
    """Refuse a team without people, one with somebody twice, and a second one of the same name."""
    if not team.member_ids:
        raise TourneyError("team-empty", NOBODY(name=team.name), field="members")
    seen: set[int] = set()
    for player_id in team.member_ids:
        person = players.get_player(reader, player_id).name
        if player_id in seen:
            raise TourneyError("player-twice", MEMBER_TWICE(player=person, name=team.name), field="members")
        seen.add(player_id)
    for other in teams.list_teams(reader):
        if other.id != team_id and other.event_id == team.event_id and fold(other.name) == fold(team.name):
            raise TourneyError("team-taken", TAKEN(name=team.name), field="name")
