"""The games of a closed stage stay as they are: whoever would change one asks here first."""

from __future__ import annotations

from tourney.core.errors import TourneyError
from tourney.core.games import Game
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.store import entries, events
from tourney.store.writer import Reader

STAGE_CLOSED = QT_TRANSLATE_NOOP(
    "Errors", "“{name}” is closed; its games are not changed any more. Open the stage again first."
)


def refuse_frozen(reader: Reader, game: Game) -> None:
    """Refuse to change a game of a closed stage.

    Raises
    ------
    TourneyError
        "stage-closed".
    """
    if game.round_id is not None:
        refuse_frozen_stage(reader, events.get_round(reader, game.round_id).stage_id)


def refuse_frozen_stage(reader: Reader, stage_id: int | None) -> None:
    """Refuse to change a stage that is closed; None is no stage.

    Raises
    ------
    TourneyError
        "stage-closed".
    """
    if stage_id is None:
        return
    stage = entries.get_stage(reader, stage_id)
    if stage.closed_at is not None:
        raise TourneyError("stage-closed", STAGE_CLOSED(name=stage.name), field="stage")
