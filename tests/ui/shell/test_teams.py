"""The saved teams by keys: made, renamed, put in order, archived, deleted, and refused with a sentence."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tourney.club.team_commands import SaveTeam
from tourney.club.teams import archived_teams, saved_teams
from tourney.core.records import NewTeam

Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def people(club_stage):
    return {p.name: p.id for p in club_stage.ctx.club.register().active}


@pytest.fixture
def teams(club_stage, people, dialog, qtbot):
    club_stage.ctx.execute(SaveTeam(NewTeam("Red Foxes", (people["Ana Duarte"], people["陈思远"]))))
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_T, Mod.ControlModifier)
    return dialog("teams-dialog")


def stored(club_stage):
    name = club_stage.ctx.club.register().name
    return {team.name: [name(one) for one in team.member_ids] for team in saved_teams(club_stage.ctx.club)}


def test_a_team_is_shown_with_its_people_captain_first(teams):
    assert teams.name.text() == "Red Foxes"
    assert [teams.members.item(row).text() for row in range(2)] == ["Ana Duarte", "陈思远"]
    assert not teams.save.isEnabled()


def test_a_new_team_is_made(club_stage, teams, people, qtbot):
    teams.new.click()
    qtbot.keyClicks(teams.name.edit, "Night Owls")
    teams.add.picked.emit(people["Zofia Łukasik"])
    teams.add.picked.emit(people["Ana Duarte"])
    qtbot.keyClick(teams.name.edit, Key.Key_Return)
    assert stored(club_stage) == {
        "Night Owls": ["Zofia Łukasik", "Ana Duarte"],
        "Red Foxes": ["Ana Duarte", "陈思远"],
    }
    assert teams.list.currentItem().text().startswith("Night Owls")


def test_the_captain_is_changed_by_alt_and_an_arrow(club_stage, teams, qtbot):
    teams.members.setCurrentRow(1)
    qtbot.keyClick(teams.members, Key.Key_Up, Mod.AltModifier)
    qtbot.keyClick(teams.members, Key.Key_S, Mod.ControlModifier)
    assert stored(club_stage) == {"Red Foxes": ["陈思远", "Ana Duarte"]}


def test_a_rename_is_undone_like_anything(club_stage, teams, qtbot):
    teams.name.set_text("Blue Foxes")
    qtbot.keyClick(teams.name.edit, Key.Key_S, Mod.ControlModifier)
    assert list(stored(club_stage)) == ["Blue Foxes"]
    club_stage.ctx.undo()
    assert list(stored(club_stage)) == ["Red Foxes"]
    assert teams.name.text() == "Red Foxes"


def test_a_team_without_people_is_refused_in_a_sentence(club_stage, teams, qtbot):
    teams.members.setCurrentRow(0)
    for _ in range(2):
        qtbot.keyClick(teams.members, Key.Key_Delete)
    teams.save.click()
    assert teams.said.text() == "The team “Red Foxes” has nobody in it yet."
    assert stored(club_stage) == {"Red Foxes": ["Ana Duarte", "陈思远"]}


def test_a_name_that_is_taken_is_refused_at_its_field(club_stage, teams, people):
    teams.new.click()
    teams.name.set_text("red foxes")
    teams.add.picked.emit(people["Zofia Łukasik"])
    teams.save.click()
    assert "Choose another name" in teams.name.error


def test_a_team_goes_into_the_archive_and_comes_back(club_stage, teams):
    teams.archive.click()
    assert stored(club_stage) == {}
    assert [team.name for team in archived_teams(club_stage.ctx.club)] == ["Red Foxes"]
    teams.archived.click()
    assert teams.archive.text() == "Back from the archive"
    teams.archive.click()
    assert list(stored(club_stage)) == ["Red Foxes"]


def test_a_team_is_deleted(club_stage, teams):
    teams.delete.click()
    assert stored(club_stage) == {}
    assert teams.name.text() == ""
