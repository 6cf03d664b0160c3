"""What the desk hands out: the slips on which results come back, and the list to tick people off."""

from __future__ import annotations

from collections.abc import Mapping

from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.club.desk import night
from tourney.club.event_sheets import subtitle
from tourney.club.reports import BOARD, NO_ROUND, PLAYER, RATING, SIDE_A, SIDE_B, rating_cell, side_rating
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold
from tourney.core.records import Entry, EventKind, Player, Team
from tourney.exchange.base import Align, Cell, CellKind, Column, Row, Sheet

SLIPS = QT_TRANSLATE_NOOP("Sheet", "Result slips, round {number}")
CHECK_IN = QT_TRANSLATE_NOOP("Sheet", "Check-in list")
HERE, CLUB = QT_TRANSLATE_NOOP("Sheet", "Here"), QT_TRANSLATE_NOOP("Sheet", "Club")
SECTION, NUMBER = QT_TRANSLATE_NOOP("Sheet", "Section"), QT_TRANSLATE_NOOP("Sheet", "ID")
TEAM = QT_TRANSLATE_NOOP("Sheet", "Team")
ROUND_NUMBER = QT_TRANSLATE_NOOP("Sheet", "Round")
TICK, BOX = "☑", "☐"


def _team(teams: Mapping[int, Team], entry: Entry | None) -> str:
    found = teams.get(entry.team_id) if entry is not None and entry.team_id is not None else None
    return found.name if found is not None else ""


def slips_sheet(club: Club, event_id: int, *, round_id: int | None = None) -> Sheet:
    """Return a line for each board of a round (the newest by default): who sits there, to be cut in slips.

    A board of more than two sides has them all in the second name, one after the other.

    Raises
    ------
    TourneyError
        "no-round" when there is none yet.
    """
    wanted = [r for r in night(club, event_id).rounds if round_id is None or r.id == round_id]
    if not wanted:
        raise TourneyError("no-round", NO_ROUND)
    one = wanted[-1]
    columns = (
        Column("round", ROUND_NUMBER, CellKind.NUMBER),
        Column("board", BOARD, CellKind.NUMBER),
        Column("a", SIDE_A, stretch=True),
        Column("rating_a", RATING, align=Align.RIGHT),
        Column("b", SIDE_B, stretch=True),
        Column("rating_b", RATING, align=Align.RIGHT),
    )
    rows = []
    for board in one.boards:
        first, *others = board.sides
        cells = (
            Cell(one.number),
            Cell(board.board or None),
            Cell(first.name),
            Cell(*side_rating(first)),
            Cell(" · ".join(side.name for side in others)),
            Cell(*(side_rating(others[0]) if len(others) == 1 else (None, ""))),
        )
        rows.append(Row(cells))
    return Sheet(SLIPS(number=one.number), columns, tuple(rows), subtitle(club, event_id))


def check_in_sheet(club: Club, event_id: int) -> Sheet:
    """Return the people of an event by name with a box to tick; for an open night everybody of the club."""
    facts = event_facts(club, event_id)
    register = club.register()
    entries = facts.entries
    inside = facts.player_ids
    people: list[Player] = [p for p in register.players.values() if p.id in inside]
    if facts.event.kind is EventKind.NIGHT:
        people += [p for p in register.active if p.id not in inside]
    people.sort(key=lambda one: (fold(one.name), one.id))
    sections = any(entry.section for entry in entries.values())
    teams = any(entry.team_id in facts.teams for entry in entries.values() if entry.team_id)
    extra = [
        (Column("number", NUMBER), [one.number for one in people]),
        (Column("club", CLUB), [one.club for one in people]),
    ]
    if sections:
        named = [entries[p.id].section if p.id in entries else "" for p in people]
        extra.append((Column("section", SECTION), named))
    if teams:
        extra.append((Column("team", TEAM), [_team(facts.teams, entries.get(p.id)) for p in people]))
    extra = [(column, values) for column, values in extra if any(values)]
    rated = club.rated
    columns = (
        Column("here", HERE, align=Align.CENTER),
        Column("player", PLAYER, stretch=True),
        *(column for column, _ in extra),
        Column("rating", RATING, CellKind.NUMBER),
    )
    rows = tuple(
        Row(
            (
                Cell(None, TICK if p.id in entries and entries[p.id].here else BOX),
                Cell(p.name),
                *(Cell(values[i]) for _, values in extra),
                Cell(*rating_cell(rated.of(p.id) if rated is not None else None)),
            )
        )
        for i, p in enumerate(people)
    )
    return Sheet(CHECK_IN, columns, rows, subtitle(club, event_id))
