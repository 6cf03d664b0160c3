"""What a club remembers is what it would read: each command names all the topics it touches."""

from __future__ import annotations

import datetime as dt
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.club import event_deeds  # noqa: F401 - adds to DEEDS
from tests.club.deeds import DEEDS, world
from tourney.club import desk, roster
from tourney.club.club import Club
from tourney.club.commands import (
    AcceptRound,
    AddEvent,
    AddPlayer,
    ArchivePlayer,
    ClearResult,
    ClearStartRating,
    Command,
    DeletePlayer,
    EditEvent,
    EditGame,
    EditPlayer,
    Forbid,
    ImportGames,
    RecordGame,
    SetHere,
    SetResult,
    SetSetting,
    SetStartRating,
    VoidGame,
    WithdrawRound,
)
from tourney.club.handlers import handled
from tourney.club.importing import read_file
from tourney.club.log import get_game
from tourney.club.memory import Memory
from tourney.club.suggestions import kept_apart
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import NewEvent, NewPlayer, StartRating
from tourney.core.topics import Topic

NIGHT = dt.date(2026, 12, 1)


def remembered(club: Club) -> dict[str, Any]:
    event = desk.tonight(club, NIGHT)
    event_id = event.id if event is not None else None
    register = club.register()
    return {
        "people": dict(register.players),
        "starts": dict(register.starts),
        "events": desk.all_events(club),
        "here": roster.here_ids(club, event_id),
        "counts": roster.counts(club),
        "settings": club.settings(),
        "apart": kept_apart(club, event_id),
        "undo": str(club.undo_text()),
        "redo": str(club.redo_text()),
        "games": club.games().game_id.tolist(),
    }


def test_every_command_leaves_the_memory_as_a_fresh_reading(club: Club, tmp_path: Path) -> None:
    sheet = tmp_path / "more.csv"
    sheet.write_text("date,event,round,winner,loser\n2026-11-02,Cup,1,Zed,Yan\n", encoding="utf-8")
    done: set[type[Command]] = set()

    def do(command: Command) -> Any:
        value = club.execute(command).value
        done.add(type(command))
        for turn in range(2):
            anew = Club.open(tmp_path / "riverside.tourney")
            assert remembered(anew) == remembered(club), command
            anew.close()
            # There and back again: undo and redo name the same topics.
            if turn == 0 and club.undo_text() is not None:
                club.undo()
                remembered(club)
                club.redo()
        return value

    ana, bo, cy = (do(AddPlayer(NewPlayer(name))) for name in ("Ana", "Bo", "Cy"))
    event = do(SetHere(NewEvent("Night", NIGHT), (ana, bo, cy), here=True))
    do(SetHere(event, (cy,), here=False))
    do(AddEvent(NewEvent("Cup", dt.date(2026, 12, 5))))
    version = next(e.version for e in desk.all_events(club) if e.id == event)
    do(EditEvent(event, NewEvent("Tuesday", NIGHT, bye_points=0.5), version))
    do(Forbid(ana, cy, event_id=event))
    one = do(AcceptRound(event, 1, ((ana, bo),)))
    board = desk.night(club, event).open_boards[0].game
    assert board is not None
    do(SetResult(board.id, (0, 1)))
    do(ClearResult(board.id))
    do(WithdrawRound(one))
    game = NewGame((side(ana, rank=0), side(bo, rank=1)), NIGHT)
    game_id = do(RecordGame(game, event))
    do(
        EditGame(
            game_id, NewGame((side(bo, rank=0), side(cy, rank=1)), NIGHT), get_game(club, game_id).version
        )
    )
    do(VoidGame(game_id))
    do(SetStartRating(StartRating(ana, 1800.0)))
    do(ClearStartRating(ana))
    do(EditPlayer(ana, NewPlayer("Ana D."), club.register().player(ana).version))
    do(ArchivePlayer(bo))
    do(DeletePlayer(do(AddPlayer(NewPlayer("Di")))))
    do(SetSetting("name", "Riverside Chess"))
    do(ImportGames(read_file(sheet), sheet.name))
    pick = random.Random(1).choice
    do(AcceptRound(event, 1, ((ana, cy),)))
    missing = sorted(handled() - done, key=lambda kind: kind.key)
    # Twice: what some of them need others make.
    for kind in (*missing, *missing):
        for _ in range(0 if kind in done else 80):
            command = DEEDS[kind](world(club, lambda choices: pick(list(choices))))
            with suppress(TourneyError):
                if command is not None:
                    do(command)
                    break
    assert done == handled()


def test_a_change_by_another_makes_everything_stale() -> None:
    now = 1
    memory = Memory(lambda: now)
    asked: list[str] = []

    def read(key: str, *topics: Topic) -> None:
        memory.recall(key, lambda: asked.append(key), topics)

    def both() -> list[str]:
        asked.clear()
        read("people", Topic.PLAYERS)
        read("games", Topic.GAMES)
        return list(asked)

    assert both() == ["people", "games"]
    assert both() == []
    now = 2
    memory.own(2, {Topic.GAMES})
    assert both() == ["games"]
    now = 4
    memory.own(4, {Topic.GAMES})
    assert both() == ["people", "games"]
    now = 3
    assert both() == ["people", "games"]
