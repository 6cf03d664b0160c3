"""The tables of the Engine page."""

from __future__ import annotations

from tourney.ui.base.settings import Settings
from tourney.ui.base.theme import Theme
from tourney.ui.engine.cells import CalibrationCell, TurnCell
from tourney.ui.models.engine_preview import PreviewColumn, PreviewModel
from tourney.ui.models.engine_scores import BinColumn, CalibrationModel, ScoreColumn, ScoresModel
from tourney.ui.standings.cells import ListRatingCell, PlaceCell
from tourney.ui.standings.tables import StandingsTable
from tourney.ui.widgets.delegates.figures import ChangeCell, RangeCell
from tourney.ui.widgets.delegates.text import FigureCell, NameCell, TextCell
from tourney.ui.widgets.table import Column


def preview_table(theme: Theme, people: PreviewModel, settings: Settings) -> StandingsTable:
    """Return the table of the new list beside the old."""
    table = StandingsTable(theme, people, "engine-preview", settings)
    table.setObjectName("engine-preview")
    table.set_columns(
        (
            Column("then", 48, 44, delegate=PlaceCell(theme)),
            Column("now", 56, 50, delegate=FigureCell(theme)),
            Column("climbs", 64, 58, delegate=ChangeCell(theme)),
            Column("player", 230, 170, 4, delegate=TurnCell(theme)),
            Column("rating_now", 132, 112, 1, delegate=ListRatingCell(theme)),
            Column("rating_then", 132, 112, 1, delegate=ListRatingCell(theme)),
            Column("range", 220, 150, 3, delegate=RangeCell(theme)),
        )
    )
    table.set_folding(PREVIEW_FOLDS)
    table.restore_widths()
    table.start_sorted(PreviewColumn.THEN)
    return table


PREVIEW_FOLDS = (PreviewColumn.RANGE, PreviewColumn.NOW, PreviewColumn.CLIMBS)
WITHOUT_DEVIATION = (PreviewColumn.RANGE,)
SAME = (PreviewColumn.NOW, PreviewColumn.CLIMBS, PreviewColumn.RATING_NOW)


def scores_table(theme: Theme, engines: ScoresModel, settings: Settings) -> StandingsTable:
    """Return the table that compares the engines."""
    table = StandingsTable(theme, engines, "engine-scores", settings)
    table.setObjectName("engine-scores")
    table.set_columns(
        (
            Column("engine", 168, 160, 3, delegate=NameCell(theme)),
            Column("standing", 76, 66, 1, delegate=TextCell(theme)),
            Column("log_loss", 92, 90, 1, delegate=PlaceCell(theme)),
            Column("behind", 76, 66, 1, delegate=FigureCell(theme)),
            Column("range", 140, 128, 1, delegate=FigureCell(theme)),
            Column("brier", 72, 62, 1, delegate=FigureCell(theme)),
            Column("accuracy", 72, 62, 1, delegate=FigureCell(theme)),
            Column("games", 72, 62, 1, delegate=FigureCell(theme)),
        )
    )
    table.set_folding((ScoreColumn.RANGE, ScoreColumn.BRIER, ScoreColumn.BEHIND))
    table.restore_widths()
    table.start_sorted(ScoreColumn.LOG_LOSS)
    return table


def calibration_table(theme: Theme, bins: CalibrationModel, settings: Settings) -> StandingsTable:
    """Return the table of what was foreseen and what came."""
    table = StandingsTable(theme, bins, "engine-calibration", settings)
    table.setObjectName("engine-calibration")
    table.set_columns(
        (
            Column("expected", 92, 78, delegate=FigureCell(theme)),
            Column("actual", 84, 70, delegate=PlaceCell(theme)),
            Column("range", 180, 120, 4, delegate=CalibrationCell(theme)),
            Column("fits", 104, 88, 1, delegate=TextCell(theme, ink="soft")),
            Column("games", 76, 64, delegate=FigureCell(theme)),
        )
    )
    table.set_folding((BinColumn.GAMES,))
    table.restore_widths()
    table.start_sorted(BinColumn.EXPECTED)
    return table
