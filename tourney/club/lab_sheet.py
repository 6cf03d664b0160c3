"""The lab's comparison as a sheet, for spreadsheets."""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Sequence

from tourney.club.lab import SHAPE_WORDS, Line, Standing
from tourney.club.player_records import Shape
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.base import Cell, CellKind, Column, Row, Sheet

TITLE = QT_TRANSLATE_NOOP("Sheet", "How the engines predicted")
OF = QT_TRANSLATE_NOOP("Sheet", "{club}, {shape}, as of {date}")
ENGINE, VERDICT = QT_TRANSLATE_NOOP("Sheet", "Engine"), QT_TRANSLATE_NOOP("Sheet", "Verdict")
LOSS, BRIER = QT_TRANSLATE_NOOP("Sheet", "Log loss"), QT_TRANSLATE_NOOP("Sheet", "Brier")
BEHIND = QT_TRANSLATE_NOOP("Sheet", "Behind")
LOW, HIGH = QT_TRANSLATE_NOOP("Sheet", "From (95 %)"), QT_TRANSLATE_NOOP("Sheet", "To (95 %)")
RIGHT, GAMES = QT_TRANSLATE_NOOP("Sheet", "Right"), QT_TRANSLATE_NOOP("Sheet", "Games")
NOTE = QT_TRANSLATE_NOOP(
    "Sheet",
    "Each game was predicted from those before it. “Behind” is the log loss a game more than the best; a "
    "tie is a difference whose 95 % range includes zero.",
)
STANDINGS: dict[Standing, str | Text] = {
    Standing.BEST: QT_TRANSLATE_NOOP("Sheet", "best"),
    Standing.TIE: QT_TRANSLATE_NOOP("Sheet", "tie"),
    Standing.CLOSE: QT_TRANSLATE_NOOP("Sheet", "close"),
    Standing.BEHIND: QT_TRANSLATE_NOOP("Sheet", "behind"),
    Standing.UNKNOWN: "–",
}


def lab_sheet(club_name: str, lines: Sequence[Line], shape: Shape, day: dt.date) -> Sheet:
    """Return one row an engine, the best first, with all digits for spreadsheets."""
    figures = (
        Column(key, heading, CellKind.NUMBER, decimals=4, exact=True)
        for key, heading in (
            ("log_loss", LOSS), ("behind", BEHIND), ("low", LOW), ("high", HIGH), ("brier", BRIER),
            ("accuracy", RIGHT),
        )
    )  # fmt: skip
    columns = (
        Column("engine", ENGINE, stretch=True),
        Column("verdict", VERDICT),
        *figures,
        Column("games", GAMES, CellKind.NUMBER),
    )
    subtitle = OF(club=club_name, shape=SHAPE_WORDS[shape], date=day)
    return Sheet(TITLE, columns, tuple(_row(line) for line in lines), subtitle, (NOTE,))


def _row(line: Line) -> Row:
    own, behind = line.figures, line.behind
    gap = (None, None, None) if behind is None else (behind.mean, behind.low, behind.high)
    numbers = (own.log_loss, *gap, own.brier, own.accuracy)
    return Row(
        (
            Cell(None, line.trial.choice.engine.label),
            Cell(None, STANDINGS[line.standing]),
            *(Cell(None, "") if one is None or math.isnan(one) else Cell(one) for one in numbers),
            Cell(own.games),
        )
    )
