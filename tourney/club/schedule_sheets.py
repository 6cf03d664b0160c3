"""The games of an event as sheets: the schedule round by round, and the bracket place by place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from tourney.club.club import Club
from tourney.club.contests import ROUND_ROBIN
from tourney.club.event_sheets import GAME, TITLED, subtitle
from tourney.club.event_table import Part, event_parts
from tourney.club.reports import BOARD, BYE, RESULT, ROUND, SIDE_A, SIDE_B
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.outcomes import outcome_text
from tourney.core.records import Stage
from tourney.exchange.base import Cell, CellKind, Column, Emphasis, Row, Sheet
from tourney.standings.base import points_text
from tourney.standings.bracket import source_text
from tourney.standings.bracket_state import NOBODY, Bracket, Match
from tourney.standings.contest import Contest
from tourney.standings.round_robin import meetings_of
from tourney.standings.tally import fraction_text

SCHEDULE = QT_TRANSLATE_NOOP("Sheet", "Schedule")
BRACKET = QT_TRANSLATE_NOOP("Sheet", "Bracket")
TO_COME = QT_TRANSLATE_NOOP("Sheet", "Round {number}, to come")
IN_BRACKET = QT_TRANSLATE_NOOP("Sheet", "Place in the bracket")
GOES_ON = QT_TRANSLATE_NOOP("Sheet", "Winner")
NOBODY_COMES = QT_TRANSLATE_NOOP("Sheet", "nobody")


def schedule_sheet(
    club: Club, event_id: int, *, section: str | None = None, stage: Stage | None = None
) -> Sheet:
    """Return every game of an event round by round, played and, in a round robin, still to come."""
    columns = (
        Column("board", BOARD, CellKind.NUMBER),
        Column("a", SIDE_A, stretch=True),
        Column("result", RESULT, CellKind.SCORE),
        Column("b", SIDE_B, stretch=True),
    )
    rows: list[Row] = []
    taken: Counter[int] = Counter()
    for part in event_parts(club, event_id, section=section, stage=stage):
        rows += _scheduled(part, taken)
    return Sheet(SCHEDULE, columns, tuple(rows), subtitle(club, event_id, stage))


def _scheduled(part: Part, taken: Counter[int]) -> Iterator[Row]:
    """Yield the rows of a part; *taken* counts the boards of the parts before it, round by round."""
    table, contest = part.table, part.table.made.contest
    games = {game.id: game for game in table.made.facts.games}
    last = max((one.number for one in table.made.facts.rounds), default=0)

    def headed(title: Text) -> Text:
        return title if part.title is None else TITLED(title=title, part=part.title)

    for number in range(1, contest.rounds + 1):
        title = headed(ROUND(number=number) if number <= last else GAME(number=number - last))
        inside = [game for game in contest.games if game.round == number]
        inside.sort(key=lambda game: (game.board is None, game.board or 0))
        for game in inside:
            stored = games.get(game.game_id or 0)
            sides = [" + ".join(contest.units[u].name for u in game.side(i)) for i in range(len(game.sides))]
            result = "" if stored is None else outcome_text(stored)
            if table.made.of_teams and not game.open and None not in game.scores:
                result = " – ".join(points_text(score or 0) for score in game.scores)
            cells = (Cell(game.board), Cell(sides[0]), Cell(None, result), Cell(" · ".join(sides[1:])))
            yield Row(cells, title, game_id=None if stored is None else stored.id)
        for free in contest.free:
            if free.round == number:
                yield Row(
                    (Cell(None), Cell(contest.units[free.unit].name), Cell(None, ""), Cell("", BYE)), title
                )
    yield from _to_come(part, headed, taken)


def _to_come(part: Part, headed: Callable[[Text], Text], taken: Counter[int]) -> Iterator[Row]:
    contest, rules = part.table.made.contest, part.table.rules
    if rules.system != ROUND_ROBIN:
        return
    meetings = meetings_of(contest, cycles=int(rules.options_dict().get("cycles", 1)))
    for number in range(contest.rounds + 1, len(meetings.rounds) + 1):
        title = headed(TO_COME(number=number))
        pairs = meetings.table(number)
        first = 1 + taken[number]
        taken[number] += len(pairs)
        for board, (a, b) in enumerate(pairs, first):
            names = contest.units[a].name, contest.units[b].name
            yield Row((Cell(board), Cell(names[0]), Cell(None, ""), Cell(names[1])), title)
        free = meetings.rounds[number - 1].free
        if free is not None:
            name = contest.units[meetings.order[free - 1]].name
            yield Row((Cell(None), Cell(name), Cell(None, ""), Cell("", BYE)), title)


def bracket_sheets(
    club: Club, event_id: int, *, section: str | None = None, stage: Stage | None = None
) -> tuple[Sheet, ...]:
    """Return the bracket place by place, a sheet for each section; none where there is no bracket."""
    sheets = []
    for part in event_parts(club, event_id, section=section, stage=stage):
        if part.table.bracket is None:
            continue
        columns = (
            Column("place", IN_BRACKET),
            Column("a", SIDE_A, stretch=True),
            Column("result", RESULT, CellKind.SCORE),
            Column("b", SIDE_B, stretch=True),
            Column("winner", GOES_ON, stretch=True),
        )
        contest, bracket = part.table.made.contest, part.table.bracket
        rows = tuple(_place_row(contest, bracket, one) for one in bracket.matches if not one.slot.bye)
        notes = tuple(one.text for one in bracket.misfits)
        title: Text = BRACKET if part.title is None else TITLED(title=BRACKET, part=part.title)
        sheets.append(Sheet(title, columns, rows, subtitle(club, event_id, stage), notes))
    return tuple(sheets)


def _place_row(contest: Contest, bracket: Bracket, match: Match) -> Row:
    def named(side: int) -> Text | str:
        unit = match.sides[side]
        if unit is None:
            return source_text(match.slot.sources[side], bracket.shape)
        return NOBODY_COMES if unit == NOBODY else contest.units[unit].name

    played = match.games and match.winner is not None
    result = " – ".join(map(fraction_text, match.score)) if played else ""
    winner = "" if match.winner in (None, NOBODY) else contest.units[match.winner or 0].name
    return Row(
        (Cell("", match.slot.label), _told(named(0)), Cell(None, result), _told(named(1)), Cell(winner)),
        emphasis=Emphasis.MUTED if match.winner is None and None in match.sides else Emphasis.NONE,
    )


def _told(name: Text | str) -> Cell:
    return Cell(name) if isinstance(name, str) else Cell("", name)
