"""The standings and crosstables of an event as sheets."""

from __future__ import annotations

from collections.abc import Sequence

from tourney.club.club import Club
from tourney.club.contests import event_facts
from tourney.club.event_table import EventTable, Part, event_parts
from tourney.club.figures import change_cell
from tourney.club.reports import (
    AT,
    BYES,
    DRAWN,
    LOST,
    PLACE,
    PLAYER,
    POINTS,
    RATING,
    ROUND,
    WON,
    rating_cell,
)
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import Stage
from tourney.exchange.base import Align, Cell, CellKind, Column, Emphasis, Row, Sheet
from tourney.standings.base import CellKind as Kind
from tourney.standings.base import points_text
from tourney.standings.bracket_places import how_far
from tourney.standings.grid import Grid, Meeting, aligned, grid, opponents_text, result_text
from tourney.standings.ranking import Row as Placing

STANDINGS = QT_TRANSLATE_NOOP("Sheet", "Standings")
AFTER_ROUND = QT_TRANSLATE_NOOP("Sheet", "Standings after round {number}")
CROSSTABLE = QT_TRANSLATE_NOOP("Sheet", "Crosstable")
BY_OPPONENT = QT_TRANSLATE_NOOP("Sheet", "Crosstable by opponent")
TEAM = QT_TRANSLATE_NOOP("Sheet", "Team")
RATING_CHANGE = QT_TRANSLATE_NOOP("Sheet", "Change")
HOW_FAR = QT_TRANSLATE_NOOP("Sheet", "How far")
GAME = QT_TRANSLATE_NOOP("Sheet", "Game {number}")
KEY_NOTE = QT_TRANSLATE_NOOP("Sheet", "{key}: {name}")
SHARED_SIGN = QT_TRANSLATE_NOOP("Sheet", "= marks a shared place.")
WORTH = QT_TRANSLATE_NOOP("Sheet", "A win is {win}, a draw {draw}, a loss {loss}, a bye {bye}.")
BY_SETS = QT_TRANSLATE_NOOP("Sheet", "Points are the sets won.")
BY_POINTS = QT_TRANSLATE_NOOP("Sheet", "Points are those made in the games.")
BY_PLACES = QT_TRANSLATE_NOOP("Sheet", "Points by place: {places}.")
BEST = QT_TRANSLATE_NOOP("Sheet", "The best %n result(s) count.")
MEAN = QT_TRANSLATE_NOOP("Sheet", "Places go by points a game.")
WITHDRAWN = QT_TRANSLATE_NOOP("Sheet", "Withdrawn: {names}.")
CELL_NOTE = QT_TRANSLATE_NOOP(
    "Sheet", "Each cell: the result, then the number of the opponent; + and − are without play."
)
PLACE_NOTE = QT_TRANSLATE_NOOP("Sheet", "In a game of more than two the place stands in brackets.")
MATRIX_NOTE = QT_TRANSLATE_NOOP("Sheet", "Each cell: the results against the player of that number.")
SELF = "×"


def standings_sheet(
    club: Club,
    event_id: int,
    *,
    section: str | None = None,
    stage: Stage | None = None,
    group: str | None = None,
) -> Sheet:
    """Return the standings of an event; arguments as in ``event_table.event_parts``."""
    parts = event_parts(club, event_id, section=section, stage=stage, group=group)
    facts = event_facts(club, event_id)
    title: Text = STANDINGS
    last = max((one.number for one in facts.rounds if stage is None or one.stage_id == stage.id), default=0)
    if last and any(row.tally.played or row.tally.byes for part in parts for row in part.ranking.rows):
        title = AFTER_ROUND(number=last)
    if not parts:
        return Sheet(title, (Column("player", PLAYER, stretch=True),), (), subtitle(club, event_id))
    first = parts[0]
    of_teams, bracket = first.table.made.of_teams, first.table.bracket is not None
    breaks = () if bracket else first.ranking.columns
    byes = any(row.tally.byes for part in parts for row in part.ranking.rows)
    rated = first.table.rated is not None and not of_teams
    columns = (
        Column("place", PLACE, align=Align.RIGHT),
        Column("player", TEAM if of_teams else PLAYER, stretch=True),
        *((Column("how_far", HOW_FAR, stretch=True),) if bracket else (Column("points", POINTS, _NUM),)),
        *(Column(f"tiebreak{n}", one.key, _NUM, tooltip=one.label) for n, one in enumerate(breaks)),
        Column("won", WON, _NUM),
        Column("drawn", DRAWN, _NUM),
        Column("lost", LOST, _NUM),
        *((Column("byes", BYES, _NUM),) if byes else ()),
        *((Column("rating", RATING, _NUM), Column("change", RATING_CHANGE, _NUM)) if rated else ()),
    )
    rows: list[Row] = []
    for part in parts:
        changes = part.table.changes()
        for row in part.ranking.rows:
            values = () if bracket else row.values
            cells = [Cell(row.place, row.place_text), Cell(_name(part.table, row.unit))]
            cells.append(
                _far(part.table, row) if bracket else Cell(float(row.points), points_text(row.points))
            )
            cells += [Cell(None if v.value is None else float(v.value), v.text) for v in values]
            cells += [Cell(row.tally.won), Cell(row.tally.drawn), Cell(row.tally.lost)]
            cells += [Cell(row.tally.byes)] if byes else []
            if rated:
                cells += _rating_cells(part.table, row, changes[row.unit])
            muted = row.withdrawn or (row.place is None)
            rows.append(Row(tuple(cells), part.title, Emphasis.MUTED if muted else Emphasis.NONE))
    notes = _standings_notes(parts, bracket=bracket)
    return Sheet(title, columns, tuple(rows), subtitle(club, event_id, stage, group), notes)


_NUM = CellKind.NUMBER


def _far(table: EventTable, row: Placing) -> Cell:
    assert table.bracket is not None
    return Cell("", how_far(table.made.contest, table.bracket, row.unit))


def subtitle(club: Club, event_id: int, stage: Stage | None = None, group: str | None = None) -> Text:
    event = event_facts(club, event_id).event
    name = " · ".join([event.name, *([stage.name] if stage is not None else []), *([group] if group else [])])
    return AT(club=club.name, event=name, date=event.date)


def _name(table: EventTable, unit: int) -> str:
    return table.made.contest.units[unit].name


def _rating_cells(table: EventTable, row: Placing, change: float | None) -> list[Cell]:
    assert table.rated is not None
    view = table.rated.of(table.id_of(row.unit))
    decimals = view.decimals if view is not None else 0
    return [Cell(*rating_cell(view)), change_cell(change, decimals, level="")]


def _standings_notes(parts: Sequence[Part], *, bracket: bool) -> tuple[Text | str, ...]:
    notes: list[Text | str] = []
    rows = [row for part in parts for row in part.ranking.rows]
    if not bracket:
        notes += scoring_notes(parts[0].table)
        notes += [KEY_NOTE(key=one.key, name=one.label) for one in parts[0].ranking.columns]
        notes += [note for one in parts[0].ranking.columns for note in one.notes]
    if any(row.shared for row in rows):
        notes.append(SHARED_SIGN)
    for part in parts:
        notes += part.table.notes
        notes += [row.note for row in part.ranking.rows if row.note is not None and not bracket]
        gone = [_name(part.table, row.unit) for row in part.ranking.rows if row.withdrawn]
        if gone:
            notes.append(WITHDRAWN(names=tuple(gone)))
    kept: list[Text | str] = []
    for note in notes:
        if note not in kept:
            kept.append(note)
    return tuple(kept)


def scoring_notes(table: EventTable) -> list[Text]:
    """Return in words what the points of a table are."""
    scoring = table.ranking.contest.scoring
    match scoring.by:
        case "sets":
            notes = [BY_SETS]
        case "points":
            notes = [BY_POINTS]
        case "places":
            notes = [BY_PLACES(places=tuple(map(points_text, scoring.places)))]
        case _:
            win, draw, loss, bye = map(points_text, (scoring.win, scoring.draw, scoring.loss, scoring.bye))
            notes = [WORTH(win=win, draw=draw, loss=loss, bye=bye)]
            if scoring.places:
                notes.append(BY_PLACES(places=tuple(map(points_text, scoring.places))))
    if scoring.best:
        notes.append(BEST(count=scoring.best))
    if scoring.total == "mean":
        notes.append(MEAN)
    return notes


# Crosstables


def grids(parts: Sequence[Part]) -> tuple[tuple[Part, Grid], ...]:
    """Return each part with who met whom, in the order of its places; all with the same columns."""
    found = [grid(part.ranking.contest, [row.unit for row in part.ranking.rows]) for part in parts]
    return tuple(zip(parts, aligned(found), strict=True))


def round_titles(part: Part, made: Grid) -> list[Text]:
    """Return what stands over the columns: rounds, and games outside any round counted on from 1."""
    known = {one.number for one in part.table.made.facts.rounds}
    last = max(known, default=0)
    return [ROUND(number=n) if n <= last else GAME(number=n - last) for n in made.rounds]


def crosstable_sheet(
    club: Club, event_id: int, *, section: str | None = None, stage: Stage | None = None
) -> Sheet:
    """Return the crosstable by round: results with the opponents' numbers."""
    found = grids(event_parts(club, event_id, section=section, stage=stage))
    titles = round_titles(*found[0]) if found else []
    columns = (
        Column("number", "#", _NUM),
        Column("player", PLAYER, stretch=True),
        *(Column(f"cell{n}", title, CellKind.SCORE) for n, title in enumerate(titles)),
        Column("points", POINTS, _NUM, Align.RIGHT),
    )
    rows = []
    for part, made in found:
        points = {row.unit: row.points for row in part.ranking.rows}
        for line in made.lines:
            cells = [Cell(None, cell_text(one, made)) for one in line.cells]
            own = points[line.unit]
            whole = Cell(float(own), points_text(own))
            rows.append(
                Row((Cell(line.number), Cell(_name(part.table, line.unit)), *cells, whole), part.title)
            )
    notes = [CELL_NOTE]
    if any(one is not None and one.place is not None for _, m in found for ln in m.lines for one in ln.cells):
        notes.append(PLACE_NOTE)
    return Sheet(CROSSTABLE, columns, tuple(rows), subtitle(club, event_id, stage), tuple(notes))


def cell_text(one: Meeting | None, made: Grid) -> str | Text:
    """Return result and opponent in one line: "1 · 7", "½ · 12", "+ · 3", or the word for a bye."""
    if one is None:
        return ""
    if one.kind is Kind.BYE:
        return BYE_CELL(points=result_text(one))
    other = opponents_text(one, made.numbers)
    return f"{result_text(one)} · {other}" if other else result_text(one)


BYE_CELL = QT_TRANSLATE_NOOP("Sheet", "{points} · bye")


def opponents_sheets(
    club: Club, event_id: int, *, section: str | None = None, stage: Stage | None = None
) -> tuple[Sheet, ...]:
    """Return the crosstable by opponent, a sheet for each part: everybody against everybody."""
    sheets = []
    for part, made in grids(event_parts(club, event_id, section=section, stage=stage)):
        columns = (
            Column("number", "#", _NUM),
            Column("player", PLAYER, stretch=True),
            *(Column(f"against{line.number}", str(line.number), CellKind.SCORE) for line in made.lines),
            Column("points", POINTS, _NUM, Align.RIGHT),
        )
        points = {row.unit: row.points for row in part.ranking.rows}
        rows = []
        for line in made.lines:
            met: dict[int, list[str]] = {line.unit: [SELF]}
            for one in line.cells:
                if one is not None:
                    for other in one.opponents:
                        met.setdefault(other, []).append(result_text(one))
            cells = [Cell(None, " ".join(met.get(other.unit, ()))) for other in made.lines]
            own = points[line.unit]
            whole = Cell(float(own), points_text(own))
            rows.append(Row((Cell(line.number), Cell(_name(part.table, line.unit)), *cells, whole)))
        title: Text = BY_OPPONENT if part.title is None else TITLED(title=BY_OPPONENT, part=part.title)
        sheets.append(Sheet(title, columns, tuple(rows), subtitle(club, event_id, stage), (MATRIX_NOTE,)))
    return tuple(sheets)


TITLED = QT_TRANSLATE_NOOP("Sheet", "{title}: {part}")
