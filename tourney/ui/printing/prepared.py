"""The documents of a club, ready to be laid out: sheets of the registry in their form on paper."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tourney.club import documents, wall
from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.club.documents import Wanted
from tourney.club.event_table import event_parts
from tourney.core.marks import Text
from tourney.standings.bracket_state import Bracket
from tourney.ui.printing.brackets import Drawing
from tourney.ui.printing.letterhead import Letterhead
from tourney.ui.printing.work import Form, Piece

SLIPS, BRACKET = "result-slips", "bracket"
OLD_KEYS = {"table": "standings", "by-board": "pairings-by-board", "by-name": "pairings-by-name"}


@dataclass(frozen=True, slots=True)
class Printable:
    """A document to choose in the preview; ``make`` reads the club when it is wanted, on any thread."""

    key: str
    label: Text
    make: Callable[[], Piece]


def printables(club: Club, wanted: Wanted) -> tuple[Printable, ...]:
    """Return what can be printed now, in the order of a list."""
    return tuple(
        Printable(one.key, one.label, partial(piece, club, one.key, wanted))
        for one in documents.available(club, wanted)
    )


def piece(club: Club, key: str, wanted: Wanted) -> Piece:
    """Return a document as it goes to paper; raises as ``club.documents.make``."""
    sheets = documents.make(club, key, wanted)
    if key == SLIPS:
        return Piece(sheets, Form.SLIPS)
    if key == BRACKET and wanted.event_id is not None:
        drawings = _drawings(club, wanted)
        if len(drawings) == len(sheets):
            titled = tuple(
                Drawing(sheet.title, sheet.subtitle or "", bracket, names, sheet.notes)
                for sheet, (bracket, names) in zip(sheets, drawings, strict=True)
            )
            return Piece(sheets, Form.BRACKET, titled)
    return Piece(sheets)


def letterhead(club: Club) -> Letterhead:
    """Return whose paper it is, printed today."""
    return Letterhead(club.name, wall.logo(club), dt.date.today())


def _drawings(club: Club, wanted: Wanted) -> list[tuple[Bracket, tuple[str, ...]]]:
    """Return the brackets of an event, one for each section that plays in one, with the names of units."""
    assert wanted.event_id is not None
    stages = event_facts(club, wanted.event_id).stages
    stage = next((one for one in stages if one.id == wanted.stage_id), None)
    parts = event_parts(club, wanted.event_id, section=wanted.section, stage=stage)
    return [
        (part.table.bracket, tuple(unit.name for unit in part.table.made.contest.units))
        for part in parts
        if part.table.bracket is not None
    ]
