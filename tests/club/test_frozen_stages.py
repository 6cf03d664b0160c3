"""A closed stage is frozen: its games refuse every change until it is opened again."""

from __future__ import annotations

import pytest

from tourney.club import importing, pairings
from tourney.club.commands import (
    AcceptRound,
    ClearResult,
    DeleteEvent,
    EditGame,
    MergePlayers,
    MoveGames,
    SetResult,
    SwapSides,
    VoidGame,
    WithdrawRound,
)
from tourney.club.desk import night
from tourney.club.event_commands import AddBoard, AddStage, CloseStage, MoveBoard
from tourney.club.exporting import What, export
from tourney.core.errors import BlockedError, TourneyError
from tourney.store import journal


@pytest.fixture
def closed(club, begin):
    """A night whose only stage, with one round, is closed; returns the event, the stage and a game."""
    event_id = begin()
    stage_id = club.execute(AddStage(event_id, "Groups")).value
    club.rate()
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    board = night(club, event_id).current.boards[0]
    club.execute(SetResult(board.game.id, (0, 1)))
    club.execute(CloseStage(stage_id))
    game = night(club, event_id).current.boards[0].game
    return event_id, stage_id, game


def commands(club, event_id, stage_id, game):
    round_id = night(club, event_id).current.id
    ids = game.player_ids
    return [
        SetResult(game.id, (1, 0)),
        ClearResult(game.id),
        EditGame(game.id, game, game.version),
        VoidGame(game.id),
        SwapSides(game.id),
        MoveGames((game.id,), open_play=True),
        WithdrawRound(round_id),
        MoveBoard(game.id, 9),
        AddBoard(round_id, ((ids[0],), (ids[1],))),
        AcceptRound(event_id, 2, ((ids[0], ids[1]),), stage_id=stage_id),
    ]


def test_every_change_is_refused_in_words(club, closed):
    for command in commands(club, *closed):
        with pytest.raises(TourneyError) as caught:
            club.execute(command)
        assert "stage-closed" == caught.value.code
        assert "“Groups” is closed" in str(caught.value)


def test_an_opened_stage_takes_results_again(club, closed):
    event_id, stage_id, game = closed
    club.execute(CloseStage(stage_id, closed=False))
    before = len(night(club, event_id).open_boards)
    club.execute(SetResult(game.id, (1, 0)))
    boards = [board.game for one in night(club, event_id).rounds for board in one.boards]
    assert [1, 0] == [s.rank for one in boards if one.id == game.id for s in one.sides]
    assert before >= len(night(club, event_id).open_boards)


def test_undo_goes_back_past_the_closing(club, closed):
    event_id, _, _ = closed
    club.undo()
    club.undo()
    assert 3 == len(night(club, event_id).open_boards)


def closing_of(club, stage_id):
    lines = journal.entries(club.database)
    return next(line for line in lines if line.command == CloseStage.key and line.state == "done")


def test_nothing_in_a_closed_stage_is_undone_by_itself(club, closed, dumped):
    _, stage_id, _ = closed
    before = dumped(club)
    lines = {line.command: line for line in journal.entries(club.database)}
    for command in (SetResult, AcceptRound):
        with pytest.raises(BlockedError) as caught:
            club.undo(entry_id=lines[command.key].id)
        assert closing_of(club, stage_id).id == caught.value.entry_id
        assert "“Stage “Groups” was closed” stands in the way" in str(caught.value)
    assert before == dumped(club)


def test_nothing_in_a_closed_stage_is_redone_by_itself(club, closed, dumped):
    _, stage_id, _ = closed
    closing = closing_of(club, stage_id)
    result = next(line for line in journal.entries(club.database) if line.command == SetResult.key)
    club.undo()
    club.undo(entry_id=result.id)
    club.redo(entry_id=closing.id)
    before = dumped(club)
    with pytest.raises(BlockedError) as caught:
        club.redo(entry_id=result.id)
    assert closing.id == caught.value.entry_id
    assert before == dumped(club)


def test_once_the_closing_is_undone_the_result_can_be(club, closed):
    event_id, stage_id, _ = closed
    club.undo(entry_id=closing_of(club, stage_id).id)
    result = next(line for line in journal.entries(club.database) if line.command == SetResult.key)
    club.undo(entry_id=result.id)
    assert 3 == len(night(club, event_id).open_boards)


def test_an_opened_stage_lets_its_results_be_undone(club, closed):
    event_id, stage_id, _ = closed
    club.execute(CloseStage(stage_id, closed=False))
    result = next(line for line in journal.entries(club.database) if line.command == SetResult.key)
    club.undo(entry_id=result.id)
    assert 3 == len(night(club, event_id).open_boards)


def test_a_merge_from_before_the_closing_is_undone(club, begin, people):
    event_id = begin("Ana", "Björn")
    stage_id = club.execute(AddStage(event_id, "Groups")).value
    club.execute(AcceptRound(event_id, 1, ((people["Ana"], people["Björn"]),), stage_id=stage_id))
    club.execute(SetResult(night(club, event_id).current.boards[0].game.id, (0, 1)))
    merge = club.execute(MergePlayers(people["Ana"], people["Eva"])).entry_id
    club.execute(CloseStage(stage_id))
    club.undo(entry_id=merge)
    board = night(club, event_id).current.boards[0].game
    assert {people["Ana"], people["Björn"]} == set(board.player_ids)


def test_a_deleted_event_comes_back_with_its_closed_stage(club, closed, dumped):
    event_id, _, _ = closed
    before = dumped(club)
    gone = club.execute(DeleteEvent(event_id, keep_games=False)).entry_id
    club.undo(entry_id=gone)
    assert before == dumped(club)


def test_an_import_corrects_no_game_of_a_closed_stage(club, closed, dumped):
    event_id, _, game = closed
    before, date = dumped(club), night(club, event_id).event.date
    a, b = (club.register().name(one) for one in game.player_ids)
    event = night(club, event_id).event.name
    text = f"date,event,round,white,black,result\n{date},{event},1,{a},{b},0-1\n"
    found = importing.preview(club, importing.Source("again.csv", text.encode()))
    assert 1 == found.changed
    with pytest.raises(TourneyError) as caught:
        club.execute(found.command())
    assert "stage-closed" == caught.value.code
    assert before == dumped(club)


def test_a_report_changes_no_game_of_a_closed_stage(club, closed, dumped, tmp_path):
    event_id, stage_id, _ = closed
    path = tmp_path / "night.trf"
    export(club, What.TRF16, path, event_id=event_id)
    text = path.read_text(encoding="utf-8")
    turned = text.replace(" w 1", " w 0").replace(" b 0", " b 1")
    assert turned != text
    before = dumped(club)
    found = importing.preview(club, importing.Source("night.trf", turned.encode()))
    with pytest.raises(TourneyError) as caught:
        club.execute(found.command())
    assert "stage-closed" == caught.value.code
    assert before == dumped(club)
    club.execute(CloseStage(stage_id, closed=False))
    club.execute(found.command())
    assert (1, 0) == tuple(side.rank for side in night(club, event_id).rounds[0].boards[0].game.sides)
