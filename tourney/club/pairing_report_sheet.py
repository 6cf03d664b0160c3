"""The pairing report of a round as a sheet, for the arbiter's file."""

from __future__ import annotations

from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.club.event_sheets import subtitle
from tourney.club.pairing_report import HEADINGS, NOTHING, Concern, PairingReport, round_report
from tourney.club.reports import BOARD, NO_ROUND
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.base import Cell, CellKind, Column, Row, Sheet

TITLE = QT_TRANSLATE_NOOP("Sheet", "Pairing report: round {number}")
FINDING = QT_TRANSLATE_NOOP("Sheet", "Finding")
QUALITY = QT_TRANSLATE_NOOP("Sheet", "Mean match quality: {quality}.")
GAP = QT_TRANSLATE_NOOP("Sheet", "Rating gap: {mean} points on average, {largest} at most.")
REMATCHES = QT_TRANSLATE_NOOP("Sheet", "Rematches: {n}.")


def pairing_report_sheet(club: Club, event_id: int, *, round_id: int | None = None) -> Sheet:
    """Return the report of a round (the newest by default), each part under its heading.

    Raises
    ------
    TourneyError
        "no-round" when there is none yet.
    """
    rounds = [one for one in event_facts(club, event_id).rounds if round_id in (None, one.id)]
    if not rounds:
        raise TourneyError("no-round", NO_ROUND)
    report = round_report(club, event_id, rounds[-1].number)
    rows = tuple(
        Row((Cell(one.board), Cell("", one.text)), HEADINGS[one.concern]) for one in report.findings
    ) or (Row((Cell(None), Cell("", NOTHING))),)
    columns = (Column("board", BOARD, CellKind.NUMBER), Column("finding", FINDING, stretch=True))
    return Sheet(
        TITLE(number=report.number), columns, rows, subtitle(club, event_id), tuple(_figures(report))
    )


def _figures(report: PairingReport) -> list[Text]:
    notes = [REMATCHES(n=str(report.count(Concern.REMATCH)))]
    if report.mean_quality is not None:
        notes.append(QUALITY(quality=f"{report.mean_quality:.2f}"))
    if report.mean_gap is not None and report.largest_gap is not None:
        notes.append(GAP(mean=f"{report.mean_gap:.0f}", largest=f"{report.largest_gap:.0f}"))
    return notes
