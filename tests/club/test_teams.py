"""Saved teams: kept, changed, forgotten, and each of it undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tourney.club.club import Club
from tourney.club.commands import AddPlayer
from tourney.club.team_commands import DeleteTeam, SaveTeam
from tourney.club.teams import saved_teams, teams_for
from tourney.core.errors import TourneyError
from tourney.core.records import NewPlayer, NewTeam


@pytest.fixture
def folk(tmp_path: Path):
    club = Club.create(tmp_path / "teams.tourney", "Teams")
    ids = [club.execute(AddPlayer(NewPlayer(name))).value for name in ("Ann", "Bo", "Cy")]
    yield club, ids
    club.close()


def test_a_team_is_kept_with_its_people_in_order(folk):
    club, (ann, bo, cy) = folk
    team_id = club.execute(SaveTeam(NewTeam("Red Lions", (cy, ann)))).value
    assert [("Red Lions", (cy, ann))] == [(t.name, t.member_ids) for t in saved_teams(club)]
    club.execute(SaveTeam(NewTeam("Red Lions", (ann, bo)), team_id))
    assert (ann, bo) == saved_teams(club)[0].member_ids
    club.undo()
    assert (cy, ann) == saved_teams(club)[0].member_ids
    club.execute(DeleteTeam(team_id))
    assert () == saved_teams(club)
    club.undo()
    assert [team_id] == [t.id for t in saved_teams(club)]


def test_teams_are_found_by_name(folk):
    club, (ann, *_) = folk
    team_id = club.execute(SaveTeam(NewTeam("Łódź Lions", (ann,)))).value
    assert [team_id] == [m.id for m in teams_for(club, None).index.search("lodz")]


@pytest.mark.parametrize(
    ("name", "members", "code"),
    [("Red", (), "team-empty"), ("Red", (1, 1), "player-twice"), ("BLUE", (1,), "team-taken")],
)
def test_what_makes_no_team_is_refused(folk, name, members, code):
    club, ids = folk
    club.execute(SaveTeam(NewTeam("Blue", (ids[2],))))
    with pytest.raises(TourneyError) as caught:
        club.execute(SaveTeam(NewTeam(name, tuple(ids[i - 1] for i in members))))
    assert code == caught.value.code
    assert 1 == len(saved_teams(club))
