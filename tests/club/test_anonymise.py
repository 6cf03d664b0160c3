"""A name leaves the club for good: the register, the journal, the file itself; the games stay."""

from __future__ import annotations

import datetime as dt
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tourney.club import anonymise, desk, files, importing, log
from tourney.club.club import Club
from tourney.club.commands import (
    AddEvent,
    AddPlayer,
    AnonymisePlayer,
    DeleteEvent,
    EditEvent,
    EditGame,
    EditPlayer,
    MergePlayers,
    RecordGame,
    SetHere,
    SetSetting,
    SetStartRating,
    UnmergePlayers,
)
from tourney.club.event_commands import AddStage
from tourney.club.event_export import event_report, write_report
from tourney.club.team_commands import SaveTeam
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import NewEvent, NewPlayer, NewTeam, StartRating
from tourney.store import backups, journal
from tourney.store.writer import JOURNAL

DAY = dt.date(2026, 12, 1)
Dumped = Callable[[Club], Any]


def record(club: Club, one: int, other: int, **details: Any) -> int:
    game = NewGame((side(one, rank=0), side(other, rank=1)), DAY, **details)
    value = club.execute(RecordGame(game)).value
    assert isinstance(value, int)
    return value


def everything(club: Club, dumped: Dumped) -> str:
    """Return all that the club holds, journal and images included, as one text."""
    with club.database.reading() as reader:
        rows = reader.connection.execute(sa.select(JOURNAL.c.label, JOURNAL.c.payload)).all()
    images = [zlib.decompress(row.payload).decode() for row in rows if row.payload]
    return "\n".join([repr(dumped(club)), *(row.label for row in rows), *images])


@pytest.fixture
def zofia(club: Club, people: dict[str, int]) -> int:
    """Somebody with a past: renamed, merged, with a start rating, in games and in the notes of others."""
    zofia = club.execute(AddPlayer(NewPlayer("Zofia Kowal", "Z-17", 1988, "tel. 555", "North"))).value
    before = club.register().player(zofia)
    club.execute(
        EditPlayer(zofia, NewPlayer("Zofia Lipska", "Z-17", 1988, "tel. 555", "North"), before.version)
    )
    club.execute(SetStartRating(StartRating(zofia, 1700, 90, source="licence Z-17")))
    other = club.execute(AddPlayer(NewPlayer("Z. Lipska"))).value
    record(club, other, people["Ana"], note="Zofia Lipska came late")
    record(club, people["Eva"], people["Ana"], note="seen by Zofia Kowal, said Zofia Lipskaya")
    record(club, zofia, people["Eva"], extra=(("judge", "Zofia Lipska"),))
    record(club, people["Ana"], people["Eva"], note="ZOFIA  LIPSKA, zofia lipska; Lipska, Zofia")
    club.execute(MergePlayers(other, zofia))
    return int(zofia)


NAMES = ("Zofia Kowal", "zofia kowal", "Zofia Lipska", "zofia lipska", "Z. Lipska")
SECRETS = (*NAMES, "ZOFIA  LIPSKA", "Lipska, Zofia", "Z-17", "tel. 555", "North", "1988")


def test_the_name_is_gone_from_tables_images_labels_and_file(club: Club, zofia: int, dumped: Dumped) -> None:
    assert all(secret in everything(club, dumped) for secret in SECRETS)
    done = club.execute(AnonymisePlayer(zofia))
    assert f"Player {zofia}" == done.value
    held = everything(club, dumped).replace("Zofia Lipskaya", "")
    assert [] == [secret for secret in SECRETS if secret in held]
    assert club.path is not None
    raw = club.path.read_bytes().replace(b"Zofia Lipskaya", b"")
    assert [] == [secret for secret in SECRETS if secret.encode() in raw]
    player = club.register().player(zofia)
    assert (f"Player {zofia}", "", None, "", "") == (
        player.name,
        player.number,
        player.born,
        player.note,
        player.club,
    )
    assert [] == club.register().index.search("Lipska")


def test_games_and_ratings_stay(club: Club, people: dict[str, int], zofia: int) -> None:
    before = club.rate(today=DAY)
    n = before.n_games
    club.execute(AnonymisePlayer(zofia))
    after = club.rate(today=DAY)
    assert n == after.n_games
    assert before.now.mean.tolist() == after.now.mean.tolist()
    assert before.now.deviation.tolist() == after.now.deviation.tolist()
    assert (people["Eva"], people["Ana"]) == log.get_game(club, 2).player_ids
    assert "seen by Player 7, said Zofia Lipskaya" == log.get_game(club, 2).note
    assert (("judge", "Player 7"),) == log.get_game(club, 3).extra


def test_older_actions_are_undone_and_redone_without_bringing_the_name_back(
    club: Club, zofia: int, dumped: Dumped
) -> None:
    club.execute(AnonymisePlayer(zofia))
    steps = 0
    states = [dumped(club)]
    while club.undo_text() is not None:
        club.undo()
        steps += 1
        states.append(dumped(club))
        assert not any(secret in repr(states[-1]).replace("Lipskaya", "") for secret in SECRETS)
    assert not club.register().players
    for state in reversed(states[:-1]):
        club.redo()
        assert state == dumped(club)
    held = everything(club, dumped).replace("Zofia Lipskaya", "")
    assert [] == [secret for secret in SECRETS if secret in held]
    assert steps > 10


def test_what_was_undone_before_can_still_be_redone(club: Club, zofia: int) -> None:
    club.undo()
    club.execute(AnonymisePlayer(zofia))
    assert club.redo_text() is not None
    club.redo()
    assert "Player 7" == club.register().name(zofia)


def test_it_cannot_be_taken_back(club: Club, people: dict[str, int]) -> None:
    club.execute(AnonymisePlayer(people["Ana"]))
    newest = journal.entries(club.database, limit=1)[0]
    assert "anonymise" == newest.kind
    with pytest.raises(TourneyError):
        club.undo(entry_id=newest.id)
    assert "Player 1" in str(newest.label)
    assert "Player 1" == club.register().name(people["Ana"])


def test_other_peoples_longer_names_stay(club: Club, dumped: Dumped) -> None:
    may = club.execute(AddPlayer(NewPlayer("May"))).value
    club.execute(AddPlayer(NewPlayer("May Brown")))
    club.execute(AddEvent(NewEvent("May league", DAY)))
    brown = club.register().index.search("May Brown")[0].id
    record(club, may, brown, note="May beat May Brown in the May league; Maya saw it")
    club.execute(AnonymisePlayer(may))
    assert "Player 1 beat May Brown in the May league; Maya saw it" == log.get_game(club, 1).note
    labels = [str(entry.label) for entry in journal.entries(club.database)]
    assert "Player 1 – May Brown: 1–0" in labels
    assert "May league was begun" in labels
    assert "Player 1 is new in the club" in labels


def test_names_without_gaps_are_found_in_running_text(club: Club, people: dict[str, int]) -> None:
    chen = people["陈思远"]
    record(club, chen, people["Ana"], note="裁判：陈思远迟到")
    club.execute(AnonymisePlayer(chen, "选手 {0}"))
    assert "裁判：选手 3迟到" == log.get_game(club, 1).note
    assert "选手 3" == club.register().name(chen)


def test_an_imported_person_is_scrubbed_from_the_bulk_of_the_import(
    club: Club, tmp_path: Path, dumped: Dumped
) -> None:
    source = tmp_path / "games.csv"
    source.write_text("date,winner,loser\n2026-01-01,Zofia Lipska,Bo\n2026-01-02,Bo,Cy\n", "utf-8")
    club.execute(importing.preview(club, source).command())
    before = dumped(club)
    zofia = club.register().index.search("Zofia")[0].id
    club.execute(AnonymisePlayer(zofia))
    assert "Lipska" not in everything(club, dumped)
    club.undo()
    assert not club.register().players
    club.redo()
    after = dumped(club)
    assert before["game"] == after["game"]
    assert {f"Player {zofia}", "Bo", "Cy"} == {p.name for p in club.register().players.values()}


def test_a_merged_person_is_told_to_be_another(club: Club, people: dict[str, int]) -> None:
    club.execute(MergePlayers(people["Ana"], people["Björn"]))
    with pytest.raises(TourneyError) as refused:
        club.execute(AnonymisePlayer(people["Ana"]))
    assert "player-merged" == refused.value.code


def test_who_was_merged_goes_along_and_comes_back_without_a_name(club: Club, zofia: int) -> None:
    club.execute(AnonymisePlayer(zofia))
    other = club.execute(UnmergePlayers(zofia + 1)).value
    assert other == zofia + 1
    assert not [p.name for p in club.register().players.values() if "Lipska" in p.name]


def test_a_taken_name_gets_a_number_behind_it(club: Club, people: dict[str, int]) -> None:
    club.execute(AddPlayer(NewPlayer("Player 1")))
    club.execute(AnonymisePlayer(people["Ana"]))
    assert "Player 1 (2)" == club.register().name(people["Ana"])


def test_copies_that_still_hold_the_name_are_listed(club: Club, zofia: int, tmp_path: Path) -> None:
    path = club.path
    assert path is not None
    backups.back_up_on_opening(club.database)
    copies = files.list_backups(path)
    assert [one.path for one in copies] == files.backups_with_name(club, zofia)
    club.execute(AnonymisePlayer(zofia))
    assert [] == files.backups_with_name(club, zofia)


def test_a_refused_scrub_leaves_no_trace(club: Club, people: dict[str, int], dumped: Dumped) -> None:
    before = everything(club, dumped)
    with pytest.raises(TourneyError):
        club.execute(AnonymisePlayer(99))
    with pytest.raises(TourneyError):
        club.execute(AnonymisePlayer(people["Ana"], "x" * 500))
    assert before == everything(club, dumped)


def test_what_else_people_wrote_is_untouched(club: Club, people: dict[str, int], dumped: Dumped) -> None:
    night = club.execute(SetHere(NewEvent("Night", DAY), tuple(people.values()), here=True)).value
    game = record(club, people["Eva"], people["Björn"], event_id=night, note='He said "well played"')
    stored = log.get_game(club, game)
    club.execute(EditGame(game, NewGame(stored.sides, DAY, event_id=night, note="so what"), stored.version))
    before = dumped(club)
    club.execute(AnonymisePlayer(people["Ana"]))
    after = dumped(club)
    assert {name: rows for name, rows in before.items() if name != "player"} == {
        name: rows for name, rows in after.items() if name != "player"
    }
    assert json.dumps(before["player"][1:], default=str) == json.dumps(after["player"][1:], default=str)


@pytest.fixture
def named_after(club: Club, zofia: int, people: dict[str, int]) -> dict[str, int]:
    """Things that have the name of Zofia Lipska in theirs; one had it once, one is gone."""
    cup = club.execute(AddEvent(NewEvent("Zofia Lipska Cup", DAY))).value
    spring = club.execute(AddEvent(NewEvent("Zofia Kowal Open", DAY))).value
    event = next(one for one in desk.all_events(club) if one.id == spring)
    club.execute(EditEvent(spring, NewEvent("Spring Open", DAY), event.version))
    gone = club.execute(AddEvent(NewEvent("Farewell of Zofia Lipska", DAY))).value
    club.execute(DeleteEvent(gone))
    team = club.execute(SaveTeam(NewTeam("Lipska, Zofia & friends", (zofia, people["Ana"])))).value
    stage = club.execute(AddStage(cup, "Group Zofia Lipska")).value
    club.execute(SetSetting("name", "Club Zofia Lipska"))
    record(club, zofia, people["Ana"], category="Zofia Lipska cup")
    return {"event": cup, "team": team, "stage": stage}


def test_what_else_has_the_name_in_its_own_is_listed(
    club: Club, zofia: int, named_after: dict[str, int]
) -> None:
    listed = [(str(one.kind), one.before, one.after) for one in anonymise.namings(club.database, zofia)]
    assert [
        ("Event", "Zofia Lipska Cup", "Player 7 Cup"),
        ("Team", "Lipska, Zofia & friends", "Player 7 & friends"),
        ("Stage", "Group Zofia Lipska", "Group Player 7"),
        ("Club", "Club Zofia Lipska", "Club Player 7"),
    ] == listed


def test_names_of_events_and_teams_go_in_the_same_action(
    club: Club, zofia: int, named_after: dict[str, int], dumped: Dumped
) -> None:
    places = tuple(one.place for one in anonymise.namings(club.database, zofia))
    club.execute(AnonymisePlayer(zofia, places=places))
    held = everything(club, dumped).replace("Zofia Lipskaya", "")
    assert [] == [secret for secret in (*SECRETS, "lipska") if secret in held]
    assert "Club Player 7" == club.name
    assert club.path is not None
    assert b"Lipska Cup" not in club.path.read_bytes()
    before, steps = dumped(club), 0
    while club.undo_text() is not None:
        club.undo()
        steps += 1
        assert not any(secret in repr(dumped(club)).replace("Lipskaya", "") for secret in SECRETS)
    for _ in range(steps):
        club.redo()
    assert before == dumped(club)


def test_names_that_were_not_chosen_stay_as_they_are(
    club: Club, zofia: int, named_after: dict[str, int], dumped: Dumped
) -> None:
    club.execute(AnonymisePlayer(zofia, places=(("team", named_after["team"]),)))
    assert "Zofia Lipska Cup" in [one.name for one in desk.all_events(club)]
    assert "Club Zofia Lipska" == club.name
    labels = [str(entry.label) for entry in journal.entries(club.database)]
    assert "Zofia Lipska Cup was begun" in labels
    assert "Player 7 Open was begun" in labels
    assert "Farewell of Player 7 was begun" in labels
    held = everything(club, dumped)
    assert "Kowal Open" not in held
    assert "Farewell of Zofia" not in held
    while club.undo_text() is not None:
        club.undo()


REPORT = """\
012 Spring Open
042 2026/03/01
102 Zofia Lipska
112 Bo Berg
001    1 w    Lipska, Zofia                     1700 POL             1988/05/17  1.0    1     2 w 1
001    2 m    Berg, Bo                          1600 POL             1990/11/04  0.0    2     1 b 0
"""


def test_a_report_keeps_no_birthday_and_no_office_of_somebody_without_a_name(
    club: Club, tmp_path: Path, dumped: Dumped
) -> None:
    source = tmp_path / "open.trf"
    source.write_text(REPORT, "utf-8")
    club.execute(importing.preview(club, source).command())
    zofia, bo = (club.register().index.search(name)[0].id for name in ("Zofia", "Berg"))
    event = desk.all_events(club)[0].id
    assert {str(zofia): "-05-17", str(bo): "-11-04"} == club.setting(f"report-{event}")["birthdays"]
    club.execute(AnonymisePlayer(zofia))
    held = everything(club, dumped)
    assert [] == [secret for secret in ("-05-17", "Lipska", "1988") if secret in held]
    assert {str(bo): "-11-04"} == club.setting(f"report-{event}")["birthdays"]
    report = write_report(event_report(club, event), "trf16").decode()
    assert "1990/11/04" in report
    assert f"102 Player {zofia}" in report
    before = dumped(club)
    club.undo()
    club.redo()
    assert before == dumped(club)
    club.execute(AnonymisePlayer(bo))
    assert {} == club.setting(f"report-{event}")["birthdays"]
    assert "-11-04" not in everything(club, dumped)
