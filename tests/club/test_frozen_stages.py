"""A closed stage is frozen: its games refuse every change until it is opened again."""

from __future__ import annotations

import pytest

from tourney.club import pairings
from tourney.club.commands import (
    AcceptRound,
    ClearResult,
    EditGame,
    MoveGames,
    SetResult,
    SwapSides,
    VoidGame,
    WithdrawRound,
)
from tourney.club.desk import night
from tourney.club.event_commands import AddBoard, AddStage, CloseStage, MoveBoard
from tourney.core.errors import TourneyError


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
