"""Every command changes what it says, in one step that can be taken back, or nothing at all."""

from __future__ import annotations

import datetime as dt
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tourney.club import desk, roster
from tourney.club.club import Club
from tourney.club.commands import (
    AcceptRound,
    AddPlayer,
    ArchivePlayer,
    ClearResult,
    ClearStartRating,
    Command,
    DeletePlayer,
    EditEvent,
    EditPlayer,
    Forbid,
    RecordGame,
    SetHere,
    SetResult,
    SetSetting,
    SetStartRating,
    VoidGame,
    WithdrawRound,
)
from tourney.club.handlers import handled
from tourney.core.errors import ConflictError, TourneyError
from tourney.core.games import Forfeit, GameState, NewGame, side
from tourney.core.outcomes import outcome_text
from tourney.core.records import NewEvent, NewPlayer, StartRating
from tourney.core.topics import Topic

NIGHT = dt.date(2026, 12, 1)


def test_every_command_has_a_handler_and_a_key_of_its_own() -> None:
    # A class with slots is made twice; the one that its module has counts.
    every = {getattr(sys.modules[one.__module__], one.__name__) for one in Command.__subclasses__()}
    assert handled() == every
    assert len({one.key for one in every}) == len(every)


@pytest.mark.parametrize(
    "command",
    [
        SetHere(99, (1,), here=True),
        SetHere(NewEvent("Tuesday", NIGHT), (99,), here=True),
        RecordGame(NewGame((side(1, rank=0), side(99, rank=1)), NIGHT)),
        RecordGame(NewGame((side(1, rank=0), side(2, rank=1)), NIGHT), event=99),
        AddPlayer(NewPlayer("Zofia"), event=99),
    ],
)
def test_what_names_somebody_deleted_meanwhile_is_refused_in_words(
    club: Club, people: dict[str, int], command: Command
) -> None:
    assert {1, 2} <= set(people.values())
    with pytest.raises(ConflictError) as refused:
        club.execute(command)
    assert refused.value.code == "gone"
    assert desk.all_events(club) == ()


def test_a_round_with_somebody_deleted_meanwhile_is_refused(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin()
    with pytest.raises(ConflictError):
        club.execute(AcceptRound(event_id, 1, ((people["Ana"], 99),)))
    assert desk.night(club, event_id).rounds == ()


def test_a_new_club_has_nothing_to_undo(club: Club) -> None:
    assert club.name == "Riverside"
    assert club.undo_text() is None
    assert club.redo_text() is None


def test_a_new_face_begins_the_night(club: Club) -> None:
    done = club.execute(AddPlayer(NewPlayer("Zofia"), event=NewEvent("Tuesday", NIGHT)))
    event = desk.tonight(club, NIGHT)
    assert event is not None
    assert [p.name for p in desk.night(club, event.id).here] == ["Zofia"]
    assert Topic.ENTRIES in done.topics
    club.undo()
    assert desk.tonight(club, NIGHT) is None
    assert not club.register().players


@pytest.mark.parametrize("again", ["ana  duarté", "Ana Duarte\u0301"])
def test_the_same_name_twice_is_refused_and_leaves_no_trace(club: Club, again: str) -> None:
    club.execute(AddPlayer(NewPlayer("Ana Duarté")))
    before = club.database.last_change()
    with pytest.raises(TourneyError) as refusal:
        club.execute(AddPlayer(NewPlayer(again)))
    assert refusal.value.code == "name-taken"
    assert refusal.value.field == "name"
    assert club.database.last_change() == before
    assert len(club.register().players) == 1


def test_a_club_number_belongs_to_one_person(club: Club) -> None:
    club.execute(AddPlayer(NewPlayer("Ana", number="007")))
    with pytest.raises(TourneyError, match="Ana") as refusal:
        club.execute(AddPlayer(NewPlayer("Bo", number="007")))
    assert refusal.value.field == "number"


def test_an_older_view_of_a_person_does_not_overwrite_a_newer_one(club: Club, tmp_path: Path) -> None:
    player_id = club.execute(AddPlayer(NewPlayer("Ana"))).value
    version = club.register().player(player_id).version
    second = Club.open(tmp_path / "riverside.tourney", desk="two")
    second.execute(EditPlayer(player_id, NewPlayer("Ana Duarte"), version))
    with pytest.raises(ConflictError):
        club.execute(EditPlayer(player_id, NewPlayer("Ana D."), version))
    assert club.register().player(player_id).name == "Ana Duarte"
    second.close()


def test_a_person_with_games_is_archived_not_deleted(club: Club, people: dict[str, int]) -> None:
    game = NewGame((side(people["Ana"], rank=0), side(people["Eva"], rank=1)), NIGHT)
    club.execute(RecordGame(game))
    with pytest.raises(TourneyError) as refusal:
        club.execute(DeletePlayer(people["Ana"]))
    assert refusal.value.code == "player-has-games"
    club.execute(ArchivePlayer(people["Ana"]))
    assert people["Ana"] not in {row.player.id for row in roster.players(club)}
    assert [row.player.name for row in roster.players(club, archived=True)] == ["Ana Duarte"]
    club.execute(DeletePlayer(people["Łukasz"]))
    assert people["Łukasz"] not in club.register().players


def test_a_result_is_entered_corrected_cleared_and_voided(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin()
    club.execute(AcceptRound(event_id, 1, ((people["Ana"], people["Eva"]),)))

    def board() -> str:
        game = desk.night(club, event_id).rounds[0].boards[0].game
        assert game is not None
        return f"{game.state.value} {outcome_text(game)}".strip()

    game = desk.night(club, event_id).rounds[0].boards[0].game
    assert game is not None
    seen = []
    for command in (
        SetResult(game.id, (0, 1)),
        SetResult(game.id, (0, 0)),
        SetResult(game.id, (1, 0), (1.0, 3.0)),
        SetResult(game.id, (0, 1), forfeit=Forfeit.NO_SHOW),
        ClearResult(game.id),
        SetResult(game.id, (0, 1)),
        VoidGame(game.id),
        VoidGame(game.id, void=False),
    ):
        club.execute(command)
        seen.append(board())
    assert seen == [
        "played 1–0",
        "played ½–½",
        "played 1–3",
        "played + –",
        "open",
        "played 1–0",
        "void 1–0",
        "played 1–0",
    ]
    for _ in seen:
        club.undo()
    assert board() == "open"
    for _ in seen:
        club.redo()
    assert board() == "played 1–0"


def test_the_same_result_again_changes_nothing(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin()
    club.execute(AcceptRound(event_id, 1, ((people["Ana"], people["Eva"]),)))
    game = desk.night(club, event_id).rounds[0].boards[0].game
    assert game is not None
    first = club.execute(SetResult(game.id, (0, 1)))
    assert first.entry_id is not None
    assert club.execute(SetResult(game.id, (0, 1))).entry_id is None
    assert club.undo().entry_id is not None
    assert desk.night(club, event_id).open_boards


def test_a_void_game_takes_no_result(club: Club, people: dict[str, int]) -> None:
    game = NewGame((side(people["Ana"], rank=0), side(people["Eva"], rank=1)), NIGHT)
    game_id = club.execute(RecordGame(game)).value
    club.execute(VoidGame(game_id))
    with pytest.raises(TourneyError) as refusal:
        club.execute(SetResult(game_id, (1, 0)))
    assert refusal.value.code == "game-void"


def test_two_desks_cannot_both_make_round_one(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin()
    club.execute(AcceptRound(event_id, 1, ((people["Ana"], people["Eva"]),)))
    with pytest.raises(ConflictError) as refusal:
        club.execute(AcceptRound(event_id, 1, ((people["Ana"], people["Björn"]),)))
    assert refusal.value.code == "round-exists"
    assert len(desk.night(club, event_id).rounds) == 1


def test_nobody_sits_on_two_boards(club: Club, people: dict[str, int], begin: Callable[..., int]) -> None:
    event_id = begin()
    with pytest.raises(TourneyError, match="Ana Duarte"):
        club.execute(
            AcceptRound(event_id, 1, ((people["Ana"], people["Eva"]), (people["Björn"], people["Ana"])))
        )
    assert not desk.night(club, event_id).rounds


def test_a_round_is_withdrawn_with_its_results_and_comes_back(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin()
    done = club.execute(AcceptRound(event_id, 1, ((people["Ana"], people["Eva"]),), (people["Björn"],)))
    game = desk.night(club, event_id).rounds[0].boards[0].game
    assert game is not None
    club.execute(SetResult(game.id, (0, 1)))
    before = desk.night(club, event_id).rounds[0]
    club.execute(WithdrawRound(done.value))
    assert not desk.night(club, event_id).rounds
    club.undo()
    after = desk.night(club, event_id).rounds[0]
    assert outcome_text(after.boards[0].game) == "1–0"  # type: ignore[arg-type]
    assert after.byes == before.byes


def test_only_the_last_round_is_withdrawn(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin()
    first = club.execute(AcceptRound(event_id, 1, ((people["Ana"], people["Eva"]),))).value
    club.execute(AcceptRound(event_id, 2, ((people["Björn"], people["陈思远"]),)))
    with pytest.raises(TourneyError) as refusal:
        club.execute(WithdrawRound(first))
    assert refusal.value.code == "not-last-round"


def test_check_out_keeps_the_person_in_the_night(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin()
    ids = tuple(p.id for p in desk.night(club, event_id).here)
    club.execute(SetHere(event_id, ids[:2], here=False))
    assert len(desk.night(club, event_id).here) == len(ids) - 2
    club.undo()
    assert len(desk.night(club, event_id).here) == len(ids)


def test_the_value_of_a_bye_is_set_for_the_event(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin()
    event = desk.night(club, event_id).event
    assert event is not None
    club.execute(EditEvent(event_id, NewEvent("Tuesday", NIGHT, bye_points=0.5), event.version))
    changed = desk.night(club, event_id).event
    assert changed is not None
    assert changed.bye_points == 0.5


def test_forbidden_pairs_come_and_go(club: Club, people: dict[str, int], begin: Callable[..., int]) -> None:
    event_id = begin()
    club.execute(Forbid(people["Ana"], people["Eva"], event_id=event_id))
    club.execute(Forbid(people["Ana"], people["Eva"], forbidden=False, event_id=event_id))
    assert str(club.undo_text()) == "Ana Duarte and Eva Nováková may meet again"


def test_a_start_rating_feeds_the_replay(club: Club, people: dict[str, int]) -> None:
    club.execute(SetStartRating(StartRating(people["Ana"], 1812.0, 60.0, NIGHT, "federation")))
    rated = club.rate(today=NIGHT)
    view = rated.of(people["Ana"])
    assert view is not None
    assert view.mean == pytest.approx(1812.0)
    assert view.deviation == pytest.approx(60.0)
    club.execute(ClearStartRating(people["Ana"]))
    again = club.rate(today=NIGHT).of(people["Ana"])
    assert again is not None
    assert again.mean == pytest.approx(1500.0)


def test_the_engine_is_a_setting_with_checked_parameters(club: Club) -> None:
    club.execute(SetSetting("engine", {"key": "elo", "params": {"k": 20.0}}))
    assert club.rate().engine.key == "elo"
    with pytest.raises(TourneyError):
        club.execute(SetSetting("engine", {"key": "elo", "params": {"k": -1.0}}))
    with pytest.raises(TourneyError):
        club.execute(SetSetting("engine", {"key": "none"}))
    with pytest.raises(TourneyError):
        club.execute(SetSetting("colour", 3))
    assert club.setting("engine")["params"] == {"k": 20.0}


def test_another_window_is_followed(club: Club, tmp_path: Path) -> None:
    second = Club.open(tmp_path / "riverside.tourney", desk="two")
    assert club.changes() == frozenset()
    second.execute(AddPlayer(NewPlayer("Zofia")))
    assert Topic.PLAYERS in club.changes()
    assert club.changes() == frozenset()
    assert [p.name for p in club.register().active] == ["Zofia"]
    club.execute(AddPlayer(NewPlayer("Tom")))
    assert club.changes() == frozenset()
    assert Topic.PLAYERS in second.changes()
    second.close()


def test_an_own_action_that_ends_while_others_are_looked_for_is_not_seen_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, started, done = club.database.last_change, threading.Event(), threading.Event()

    def act() -> None:
        started.wait(10)
        club.execute(AddPlayer(NewPlayer("Ana")))
        done.set()

    def slow() -> int:
        now = look()
        if threading.current_thread() is threading.main_thread():
            started.set()
            done.wait(0.3)  # as long as the other takes, unless it waits for us
        return now

    club.changes()
    other = threading.Thread(target=act)
    other.start()
    monkeypatch.setattr(club.database, "last_change", slow)
    assert club.changes() == frozenset()
    monkeypatch.undo()
    other.join()
    assert club.changes() == frozenset()


def test_undo_survives_closing_the_club(club: Club, people: dict[str, int], tmp_path: Path) -> None:
    game = NewGame((side(people["Ana"], rank=0), side(people["Eva"], rank=1)), NIGHT)
    club.execute(RecordGame(game))
    club.close()
    again = Club.open(tmp_path / "riverside.tourney")
    assert str(again.undo_text()) == "Ana Duarte – Eva Nováková: 1–0"
    again.undo()
    assert roster.counts(again) == (6, 0)
    again.redo()
    assert roster.counts(again) == (6, 1)
    again.close()


def test_a_read_only_club_refuses_in_words(club: Club, tmp_path: Path) -> None:
    club.close()
    reader = Club.open(tmp_path / "riverside.tourney", readonly=True)
    with pytest.raises(TourneyError) as refusal:
        reader.execute(AddPlayer(NewPlayer("Tom")))
    assert refusal.value.code == "read-only"
    reader.close()


def test_an_open_board_is_no_rated_game(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin()
    club.execute(AcceptRound(event_id, 1, ((people["Ana"], people["Eva"]),)))
    assert club.rate(today=NIGHT).n_games == 0
    game = desk.night(club, event_id).rounds[0].boards[0].game
    assert game is not None
    assert game.state is GameState.OPEN
    club.execute(SetResult(game.id, (0, 1), forfeit=Forfeit.FORFEIT))
    assert club.rate(today=NIGHT).n_games == 0
    club.execute(SetResult(game.id, (0, 1)))
    assert club.rate(today=NIGHT).n_games == 1


def test_two_desks_that_begin_the_night_at_once_share_it(
    club: Club, people: dict[str, int], tmp_path: Path
) -> None:
    second = Club.open(tmp_path / "riverside.tourney", desk="two")
    first_id = club.execute(SetHere(NewEvent("Tuesday night", NIGHT), (people["Ana"],), here=True)).value
    other_id = second.execute(SetHere(NewEvent("周二之夜", NIGHT), (people["Eva"],), here=True)).value
    assert first_id == other_id
    assert len(desk.night(club, first_id).here) == 2
    second.close()
