"""What a tab of an event shows, read at once where that is quick and in a worker where it is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tourney.club.club import Club
from tourney.club.contests import EventFacts, event_facts, n_games
from tourney.club.event_table import Part, event_parts
from tourney.core.errors import TourneyError
from tourney.core.marks import Text
from tourney.core.records import Stage
from tourney.exchange.base import Sheet
from tourney.standings.registry import family_of
from tourney.ui.models.crosstable import CrossGrid, grid_of
from tourney.ui.models.night_table import EventLine, lines_of
from tourney.ui.standings.bar import Picked
from tourney.ui.standings.head import BRACKET, CROSS, NIGHT, SCHEDULE, WALL

QUICK_GAMES, QUICK_PEOPLE = 300, 60
HEAVY = "federation"
"""Tie-breaks of this family are worked out by a library that takes its time."""

BRACKETS = ("knockout", "double-elimination")


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What was read for a tab; only what the tab needs is there."""

    facts: EventFacts
    parts: tuple[Part, ...] = ()
    lines: tuple[tuple[EventLine, ...], ...] = ()
    grid: CrossGrid | None = None
    sheets: tuple[Sheet, ...] = ()


def stage_of(facts: EventFacts, picked: Picked) -> Stage | None:
    """Return the stage that is chosen, None for the whole event."""
    return next((one for one in facts.stages if one.id == picked.stage_id), None)


def usual(facts: EventFacts) -> Picked:
    """Return what is shown of an event first: the stage being played, or the last one."""
    now = facts.stage or (facts.stages[-1] if facts.stages else None)
    return Picked(now.id if now is not None else None)


def tabs_of(facts: EventFacts | None, picked: Picked) -> frozenset[str]:
    """Return the tabs beyond the usual ones that an event has."""
    if facts is None:
        return frozenset()
    found = set()
    if facts.rounds or facts.games:
        found |= {WALL, SCHEDULE}
    rules = facts.rules(stage_of(facts, picked))
    if rules.system == "round-robin":
        found.add(SCHEDULE)
    if rules.system in BRACKETS:
        found.add(BRACKET)
    return frozenset(found)


def is_small(club: Club, event_id: int) -> bool:
    """Return whether an event has so few games that reading it is not felt."""
    return n_games(club, event_id) <= QUICK_GAMES


def is_quick(facts: EventFacts, picked: Picked) -> bool:
    """Return whether reading is over before anybody could notice."""
    rules = facts.rules(stage_of(facts, picked))
    if len(facts.games) > QUICK_GAMES or len(facts.player_ids) > QUICK_PEOPLE:
        return False
    try:
        return all(family_of(key).key != HEAVY for key in rules.tiebreaks)
    except TourneyError:
        return True


def read(club: Club, event_id: int, tab: str, picked: Picked, *, turned: bool) -> Shown:
    """Return what a tab shows; *turned* is the crosstable by opponent.

    Raises
    ------
    TourneyError
        "unknown-event".
    """
    facts = event_facts(club, event_id)
    stage = stage_of(facts, picked)
    parts = event_parts(club, event_id, section=picked.section, stage=stage, group=picked.group)
    if tab == NIGHT:
        return Shown(facts, parts, lines_of(parts))
    if tab == CROSS and not turned:
        return Shown(facts, parts, grid=grid_of(parts))
    return Shown(facts, parts, sheets=_sheets(club, event_id, tab, picked.section, stage))


def notes_of(parts: Sequence[Part]) -> tuple[Text, ...]:
    """Return what must be said below standings: of who left or has no place, and of tie-breaks."""
    found: list[Text] = []
    for part in parts:
        told = [*part.table.notes, *(note for column in part.ranking.columns for note in column.notes)]
        if part.table.bracket is None:
            told += [row.note for row in part.ranking.rows if row.note is not None]
        else:
            told += [one.text for one in part.table.bracket.misfits]
        found += [note for note in told if note not in found]
    return tuple(found)


def _sheets(
    club: Club, event_id: int, tab: str, section: str | None, stage: Stage | None
) -> tuple[Sheet, ...]:
    # What makes sheets is loaded with the first tab that shows some.
    from tourney.club.event_sheets import opponents_sheets
    from tourney.club.schedule_sheets import bracket_sheets, schedule_sheet
    from tourney.club.wall_chart import wall_chart_sheets

    match tab:
        case "schedule":
            return (schedule_sheet(club, event_id, section=section, stage=stage),)
        case "wall":
            return wall_chart_sheets(club, event_id, section=section, stage=stage)
        case "bracket":
            return bracket_sheets(club, event_id, section=section, stage=stage)
        case _:
            return opponents_sheets(club, event_id, section=section, stage=stage)
