"""The wall chart of a tournament: by starting number, round by round, with the points so far."""

from __future__ import annotations

from collections.abc import Mapping

from tourney.club.club import Club
from tourney.club.event_sheets import TITLED, round_titles, subtitle
from tourney.club.event_table import Part, event_parts
from tourney.club.figures import figure_cell
from tourney.club.reports import PLACE, PLAYER, POINTS, RATING
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import Stage
from tourney.exchange.base import Align, Cell, CellKind, Column, Row, Sheet
from tourney.standings.base import CellKind as Kind
from tourney.standings.base import points_text
from tourney.standings.bracket_entrants import seed_order
from tourney.standings.federation.keys import known as of_federation
from tourney.standings.grid import Grid, Meeting, grid, opponents_text, result_text
from tourney.standings.tiebreak_base import name_of

WALL_CHART = QT_TRANSLATE_NOOP("Sheet", "Wall chart")
CELL = QT_TRANSLATE_NOOP("Sheet", "{opponent} {result} | {total}")
CELL_ALONE = QT_TRANSLATE_NOOP("Sheet", "{result} | {total}")
CELL_BYE = QT_TRANSLATE_NOOP("Sheet", "bye {result} | {total}")
WHITE, BLACK = QT_TRANSLATE_NOOP("Sheet", "{number}w"), QT_TRANSLATE_NOOP("Sheet", "{number}b")
HOME, AWAY = QT_TRANSLATE_NOOP("Sheet", "{number}h"), QT_TRANSLATE_NOOP("Sheet", "{number}a")
SEED_NOTE = QT_TRANSLATE_NOOP("Sheet", "# is the starting number.")
CELL_NOTE = QT_TRANSLATE_NOOP(
    "Sheet", "Each cell: the opponent’s number, the result, and after the line the points so far."
)
COLOUR_NOTE = QT_TRANSLATE_NOOP("Sheet", "w and b: played with White, with Black.")
GROUND_NOTE = QT_TRANSLATE_NOOP("Sheet", "h and a: at home, away.")

_HOME = frozenset({"football", "head-to-head-league", "ice-hockey"})
_COLOURS = frozenset({"chess-swiss", "chess-round-robin", "chess-three-points", "go"})


def wall_chart_sheets(
    club: Club, event_id: int, *, section: str | None = None, stage: Stage | None = None
) -> tuple[Sheet, ...]:
    """Return the wall chart of an event, a sheet for each section that plays apart."""
    parts = event_parts(club, event_id, section=section, stage=stage)
    return tuple(_chart(club, event_id, part, stage) for part in parts)


def _chart(club: Club, event_id: int, part: Part, stage: Stage | None) -> Sheet:
    contest = part.ranking.contest
    rows = {row.unit: row for row in part.ranking.rows}
    made = grid(contest, [unit for unit in seed_order(contest.units) if unit in rows])
    marks = side_marks(part)
    rated = any(one.rating is not None for one in contest.units) and part.table.rated is not None
    decimals = part.table.rated.decimals if part.table.rated is not None else 0
    columns = (
        Column("number", "#", CellKind.NUMBER),
        Column("player", PLAYER, stretch=True),
        *((Column("rating", RATING, CellKind.NUMBER, decimals=decimals),) if rated else ()),
        *(Column(f"round{n}", title, CellKind.SCORE) for n, title in enumerate(round_titles(part, made))),
        Column("points", POINTS, CellKind.NUMBER),
        Column("place", PLACE, align=Align.RIGHT),
    )
    lines = []
    brought = club.register().starts
    for line in made.lines:
        unit, row = contest.units[line.unit], rows[line.unit]
        cells = [Cell(line.number), Cell(unit.name)]
        if rated:
            # The careful end by which a newcomer is seeded would say too little of him.
            known = unit.rating is not None and (
                not unit.provisional or part.table.id_of(line.unit) in brought
            )
            cells.append(figure_cell(unit.rating or 0.0 if known else None, decimals))
        cells += [
            Cell(None, "" if one is None else _cell(one, made, points_text(so_far), marks))
            for one, so_far in zip(line.cells, line.running, strict=True)
        ]
        cells += [Cell(float(row.points), points_text(row.points)), Cell(row.place, row.place_text)]
        player_id = None if part.table.made.of_teams else part.table.id_of(line.unit)
        lines.append(Row(tuple(cells), player_id=player_id))
    notes = [SEED_NOTE, CELL_NOTE]
    if marks:
        notes.append(GROUND_NOTE if marks[True] is HOME else COLOUR_NOTE)
    title: Text = WALL_CHART if part.title is None else TITLED(title=WALL_CHART, part=part.title)
    return Sheet(title, columns, tuple(lines), subtitle(club, event_id, stage), tuple(notes))


def side_marks(part: Part) -> Mapping[bool, Text]:
    """Return how the first side (True) and the second one are marked; nothing where sides mean nothing."""
    rules = part.table.rules
    if part.table.made.of_teams:
        return {}
    if rules.preset in _HOME:
        return {True: HOME, False: AWAY}
    chess = (
        rules.preset in _COLOURS
        or rules.first_side
        or any(of_federation(name_of(key)) for key in rules.tiebreaks)
    )
    return {True: WHITE, False: BLACK} if chess else {}


def _cell(one: Meeting, made: Grid, so_far: str, marks: Mapping[bool, Text]) -> Text:
    result = result_text(one)
    if one.kind is Kind.BYE:
        return CELL_BYE(result=result, total=so_far)
    other: str | Text = opponents_text(one, made.numbers)
    if not other:
        return CELL_ALONE(result=result, total=so_far)
    if one.first is not None and marks and len(one.opponents) == 1:
        other = marks[one.first](number=other)
    return CELL(opponent=other, result=result, total=so_far)
