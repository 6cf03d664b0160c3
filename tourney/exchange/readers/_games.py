"""The rows of a table of games, one after the other, into a ``GamesTable``."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tourney.core.errors import TourneyError
from tourney.core.games import BAD_WEIGHT, Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold, spelling
from tourney.core.notation import ParsedLine, parse
from tourney.core.outcomes import FIRST, LEVEL, NotationError, Outcome, Sets, parse_score, plain
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.core.records import clean_name
from tourney.core.yes_no import NO, YES
from tourney.exchange.drafts import Cells, DraftBye, GamesTable, ReadOptions, RowProblem
from tourney.exchange.guard import unguard
from tourney.exchange.readers._dates import Moment, read_dates, read_time
from tourney.exchange.readers._events import Events
from tourney.exchange.readers._extras import Extras, extra_text
from tourney.exchange.readers._numbers import decimal_sign, read_rating
from tourney.exchange.readers._passing import AGAIN, NO_PERSON, RULE, TOTAL, is_rule, said, word_of_sum
from tourney.exchange.readers._people import RATING_BAD, Named, People, name_or_error
from tourney.exchange.readers._results import (
    CHART_BYES,
    Refused,
    ResultCells,
    decide,
    is_both_bad,
    is_bye,
    ranks_by_word,
    says_nothing,
    winner_ranks,
)
from tourney.exchange.readers._roles import Heading, first_is_home, without_lone_points

SAME_PLAYER = QT_TRANSLATE_NOOP("Exchange", "“{name}” is on both sides of this game.")
NAMED_TWICE = QT_TRANSLATE_NOOP("Exchange", "“{name}” is named twice on one side of this game.")
DATE_MISSING = QT_TRANSLATE_NOOP("Exchange", "The date is missing.")
DATE_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a date.")
TIME_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a time of day.")
BYE = QT_TRANSLATE_NOOP("Exchange", "“{name}” has a bye here; a bye is no game and was left out.")
NOT_PLAYED = QT_TRANSLATE_NOOP("Exchange", "This game has no result yet and was left out.")
TORN = QT_TRANSLATE_NOOP(
    "Exchange",
    "“{text}” goes on in further cells that have no heading. Put the whole game in double quotes.",
)
BOARD_LINE = QT_TRANSLATE_NOOP("Exchange", "“{text}” names a board, not the players.")

_STEP = 2000
_BOARD_DIGITS = 6
UNRATED = NO | {"unrated"}


@dataclass(slots=True)
class GameRows:
    """What reading the rows gave."""

    table: GamesTable = field(default_factory=GamesTable)
    people: People = field(default_factory=People)
    problems: list[RowProblem] = field(default_factory=list)
    remarks: list[RowProblem] = field(default_factory=list)
    date_order: str = ""
    decimal: str = ""


def read_games(
    cells: Cells,
    heading: Heading,
    options: ReadOptions,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> GameRows:
    """Read the rows below the headings.

    Raises
    ------
    TourneyError
        When the dates of the file can be read in two ways.
    Cancelled
        When asked to stop.
    """
    reader = _Rows(cells, heading, options)
    total = len(cells.rows)
    for i in range(total):
        if i % _STEP == 0:
            checkpoint(i, total, progress, cancelled)
        reader.take(i)
    reader.keep_extras()
    checkpoint(total, total, progress, cancelled)
    return reader.read


class _Rows:
    def __init__(self, cells: Cells, heading: Heading, options: ReadOptions) -> None:
        heading = without_lone_points(cells, heading)
        self.read = GameRows()
        self.headings = headings = heading.cells
        self.roles = roles = heading.roles
        self.heading = heading
        self.cells = cells
        self.numbers = cells.numbers
        self.kept: list[int] = []
        rows = cells.rows
        blank = [""] * len(rows)

        def column(role: str) -> list[str]:
            at = roles.get(role)
            if at is None:
                return blank
            return [row[at].strip() if at < len(row) else "" for row in rows]

        self.by_winner = "winner" in roles and "loser" in roles and "name2" not in roles
        self.by_line = "name2" not in roles and not self.by_winner
        self.line_role = "line" if "line" in roles else "result"
        self.lines = column(self.line_role) if self.by_line else blank
        self.side_roles = ("winner", "loser") if self.by_winner else ("name1", "name2")
        self.first, self.second = map(column, self.side_roles)
        self.partners = [
            [
                [row[at].strip() if at < len(row) else "" for row in rows]
                for at in heading.partners.get(role, ())
            ]
            for role in self.side_roles
        ]
        self.winner = blank if self.by_winner else column("winner")
        self.scores = column("score1"), column("score2")
        self.result = blank if self.by_line else [unguard(text) for text in column("result")]
        if "score1" in roles and "score2" not in roles and "result" not in roles:
            self.scores, self.result = (blank, blank), self.scores[0]  # the score of the first player
            self.roles = {**roles, "result": roles["score1"]}
        self.sets, self.rounds = column("sets"), [unguard(text) for text in column("round")]
        self.notes = [extra_text(text) for text in column("note")]
        self.events, self.boards, self.rated = column("event"), column("board"), column("rated")
        self.dates, self.times = column("date"), column("time")
        self.ratings = column("rating1"), column("rating2")
        self.category = [extra_text(text) for text in column("category")]
        self.neutral = column("neutral")
        self.home = 0 if not self.by_line and first_is_home(headings, roles) else -1
        self.has_date = "date" in roles
        self.default_date = options.date or dt.date.today()
        self.moments: dict[str, Moment] = {}
        self._read_dates(options)
        self.keep_plain, self.chess_like = _habits(self.result)
        self._outcomes: dict[tuple[ResultCells, tuple[int, int] | None], Outcome | Refused | None] = {}
        self._names: dict[str, tuple[Named, None] | tuple[None, TourneyError]] = {}
        self._events = Events(self.read.table.event_names)
        amounts = [text for texts in (*self.scores, *self.ratings) for text in texts]
        self.decimal = self.read.decimal = options.decimal or decimal_sign(amounts)

    def take(self, i: int) -> None:
        """Read one row into the table, or note why not."""
        row = self.numbers[i]
        if self._is_heading(i):
            self._remark(row, "", "heading-again", AGAIN)
            return
        if self._is_nobodys(i):
            return
        try:
            game = self._line(i) if self.by_line else self._two_sides(i)
            if game is None:
                return
            moment = self._moment(i)
            event = self._events.index(self.events[i])
        except Refused as refused:
            if refused.code == "score-open":
                self._remark(row, refused.role, "not-played", NOT_PLAYED)
            else:
                self._problem(row, refused.role, refused.code, refused.text)
            return
        self._add(i, game, moment, event)

    def keep_extras(self) -> None:
        """Keep the other columns of the games taken: judge, response time, and those of no known meaning."""
        table, rows = self.read.table, self.cells.rows
        for role in ("judge", "response_time"):
            at = self.roles.get(role)
            if at is not None:
                texts = [extra_text(rows[i][at]) if at < len(rows[i]) else "" for i in self.kept]
                table.extras[role] = texts
        extras = Extras(self.cells, self.heading, self.decimal)
        for name in extras.names:
            table.extras[name] = extras.column(name, [rows[i] for i in self.kept])
        verdicts = [self.winner[i] if is_both_bad(self.winner[i]) else "" for i in self.kept]
        if any(verdicts):
            table.extras["verdict"] = verdicts

    def _is_heading(self, i: int) -> bool:
        """A heading row repeated in the middle of a file means nothing."""
        if self.by_line:
            return self.lines[i] == self.headings[self.roles[self.line_role]]
        role = "winner" if self.by_winner else "name1"
        other = "loser" if self.by_winner else "name2"
        return (self.first[i], self.second[i]) == (self._heading(role), self._heading(other))

    def _is_nobodys(self, i: int) -> bool:
        """Leave out a line of dashes, and a sum or the foot of a page, which name nobody."""
        row, number = self.cells.rows[i], self.numbers[i]
        if is_rule(row):
            self._remark(number, "", "rule-row", RULE)
            return True
        named = {*self.first[i : i + 1], *self.second[i : i + 1]} - {""}
        if self.by_line or named - {word_of_sum(row)}:
            return False
        word = word_of_sum(row)
        if not word and (self.result[i] or any(self.scores[at][i] for at in (0, 1))):
            return False
        start = next(iter(said(row)), "")[:60]
        told = TOTAL(name=word) if word else NO_PERSON(start=start)
        self._remark(number, "", "total-row" if word else "no-name", told)
        return True

    def _is_torn(self, i: int) -> bool:
        """Return whether a line of the last column went on in cells that have no heading."""
        at = self.roles[self.line_role]
        return at == len(self.headings) - 1 and any(cell.strip() for cell in self.cells.rows[i][at + 1 :])

    def _line(self, i: int) -> ParsedLine | None:
        text = unguard(self.lines[i])
        if not text:
            self._remark(self.numbers[i], self.line_role, "not-played", NOT_PLAYED)
            return None
        if self._is_torn(i):
            raise Refused(self.line_role, "torn-line", TORN(text=text))
        try:
            parsed = parse(text)
        except NotationError as error:
            raise Refused(self.line_role, error.code, error.text) from None
        if parsed.is_board:
            raise Refused(self.line_role, "board-line", BOARD_LINE(text=text))
        for number, side in enumerate(parsed.sides, 1):
            if not any(member.weight for member in side.members):
                raise Refused(self.line_role, "bad-weight", BAD_WEIGHT(side=number))
        for member in parsed.names:
            try:
                clean_name(member)
            except TourneyError as wrong:
                raise Refused(self.line_role, wrong.code, wrong.text) from None
        return parsed

    def _two_sides(self, i: int) -> tuple[Outcome, Named, Named] | None:
        row, first, second = self.numbers[i], self.first[i], self.second[i]
        roles = self.side_roles
        if is_bye(first) or is_bye(second):
            if not self._bye(i, name := second if is_bye(first) else first):
                self._remark(row, roles[1], "bye", BYE(name=name))
            return None
        one, two = self._side(i, 0, first), self._side(i, 1, second)
        self._check_twice(one, two)
        outcome = self._outcome(i, first, second)
        if outcome is None:
            self._remark(row, "result", "not-played", NOT_PLAYED)
            return None
        return outcome, one, two

    def _bye(self, i: int, name: str) -> bool:
        """Keep the bye of a wall chart, which is one of a round; return whether it is."""
        kind, number = CHART_BYES.get(self.result[i]), self.rounds[i]
        if kind is None or not self.events[i] or not number.isdecimal():
            return False
        ((person, _),) = self._side(i, 0, name)
        event, player = self._events.index(self.events[i]), self.read.people.index(person, self.numbers[i])
        self.read.table.byes.append(DraftBye(self.numbers[i], event, int(number), player, kind))
        return True

    def _check_twice(self, one: Named, two: Named) -> None:
        other = {spelling(name) for name, _ in one}
        for role, side, others in zip(self.side_roles, (one, two), (set(), other), strict=True):
            seen: set[str] = set()
            for name, _ in side:
                key = spelling(name)
                if key in seen:
                    raise Refused(role, "player-twice", NAMED_TWICE(name=name))
                if key in others:
                    raise Refused(role, "player-twice", SAME_PLAYER(name=name))
                seen.add(key)

    def _outcome(self, i: int, first: str, second: str) -> Outcome | None:
        cells = ResultCells(self.scores[0][i], self.scores[1][i], self.result[i], self.sets[i], self.notes[i])
        told: tuple[int, int] | None = None
        if self.by_winner:
            told = self._told_by_columns(cells)
        elif self.winner[i]:
            headings = self._heading("name1"), self._heading("name2")
            told = ranks_by_word(self.winner[i], headings)
            told = told or winner_ranks(self.winner[i], first, second, headings)
        elif cells.result:
            if says_nothing(cells.result):
                return None
            told = ranks_by_word(cells.result, (self._heading("name1"), self._heading("name2")))
            cells = cells if told is None else replace(cells, result="")
        key = (cells, told)
        if key not in self._outcomes:
            try:
                self._outcomes[key] = decide(cells, told, chess_like=self.chess_like)
            except Refused as refused:
                self._outcomes[key] = refused
        found = self._outcomes[key]
        if isinstance(found, Refused):
            raise found
        return found

    def _told_by_columns(self, cells: ResultCells) -> tuple[int, int]:
        """Columns winner and loser: the first side won, unless the row says plainly that it was a draw."""
        if cells.result:
            try:
                said = parse_score(cells.result)
            except NotationError as error:
                raise Refused("result", error.code, error.text) from None
            if said.ranks == LEVEL and said.is_plain:
                return LEVEL
        return FIRST

    def _side(self, i: int, at: int, cell: str) -> Named:
        """Return the people of a side, of all its columns."""
        found: Named = ()
        for text in (cell, *(column[i] for column in self.partners[at] if column[i])):
            named, error = self._name(text)
            if named is None:
                assert error is not None
                raise Refused(self.side_roles[at], error.code, error.text)
            found += named
        return found

    def _name(self, cell: str) -> tuple[Named, None] | tuple[None, TourneyError]:
        known = self._names.get(cell)
        if known is None:
            known = self._names[cell] = name_or_error(cell)
        return known

    def _moment(self, i: int) -> Moment:
        if not self.has_date:
            return self.default_date, self._time(i)
        text = self.dates[i]
        moment = self.moments.get(text)
        if moment is None:
            if not text:
                raise Refused("date", "date-missing", DATE_MISSING)
            raise Refused("date", "date-bad", DATE_BAD(text=text))
        return moment if not self.times[i] else (moment[0], self._time(i))

    def _time(self, i: int) -> dt.time | None:
        if not self.times[i]:
            return None
        time = read_time(self.times[i])
        if time is None:
            raise Refused("time", "time-bad", TIME_BAD(text=self.times[i]))
        return time

    def _read_dates(self, options: ReadOptions) -> None:
        if not self.has_date:
            return
        column = self._heading("date")
        read = read_dates(self.dates, column=column, day_first=options.day_first)
        self.moments = read.known
        self.read.date_order = read.order
        if read.note is not None:
            self._remark(self.numbers[0] - 1 if self.numbers else 1, "date", "date-order", read.note)

    def _add(
        self, i: int, game: ParsedLine | tuple[Outcome, Named, Named], moment: Moment, event: int
    ) -> None:
        table, row = self.read.table, self.numbers[i]
        (date, time), note = moment, self.notes[i]
        forfeit, rated, sets = Forfeit.NONE, True, _NO_SETS
        sides: list[tuple[int, float | None, Named]]
        if isinstance(game, ParsedLine):
            forfeit, rated, sets = game.forfeit, game.rated, game.sets
            date, time, note = game.date or date, game.time or time, note or game.note
            sides = [
                (side.rank, side.points, tuple((m.name, m.weight) for m in side.members))
                for side in game.sides
            ]
        else:
            outcome, one, two = game
            forfeit, sets = outcome.forfeit, outcome.sets
            kept = outcome.scores if self.keep_plain or not outcome.is_plain or self.scores[0][i] else None
            first, second = kept if kept is not None else (None, None)
            sides = [(outcome.ranks[0], first, one), (outcome.ranks[1], second, two)]
        n = len(table.rows)
        self.kept.append(i)
        table.rows.append(row)
        table.dates.append(date)
        table.times.append(time)
        table.events.append(event)
        table.rounds.append(self.rounds[i])
        board = self.boards[i]
        table.boards.append(int(board) if board.isdecimal() and len(board) <= _BOARD_DIGITS else None)
        table.forfeits.append(forfeit)
        table.rated.append(rated and fold(self.rated[i]) not in UNRATED)
        table.sets.append(sets)
        table.notes.append(note)
        table.categories.append(self.category[i])
        table.home_side.append(-1 if fold(self.neutral[i]) in YES else self.home)
        index: Callable[[str, int], int] = self.read.people.index
        for number, (rank, score, members) in enumerate(sides):
            side = len(table.side_game)
            table.side_game.append(n)
            table.side_rank.append(rank)
            table.side_score.append(score)
            for name, weight in members:
                table.member_side.append(side)
                table.member_player.append(index(name, row))
                table.member_weight.append(weight)
            table.first_member.append(len(table.member_side))
            if number < 2 and len(members) == 1 and not self.by_line:
                self._rate(i, number, table.member_player[-1], date)
        table.first_side.append(len(table.side_game))

    def _rate(self, i: int, number: int, player: int, date: dt.date) -> None:
        text = self.ratings[number][i]
        if not text:
            return
        rating = read_rating(text, self.decimal)
        if rating:
            self.read.people.rate(player, rating, date)
        elif rating is None:
            self._remark(self.numbers[i], f"rating{number + 1}", "rating-bad", RATING_BAD(text=text))

    def _heading(self, role: str) -> str:
        at = self.roles.get(role)
        return self.headings[at] if at is not None else ""

    def _problem(self, row: int, role: str, code: str, text: Text) -> None:
        self.read.problems.append(RowProblem(row, self._heading(role), code, text))

    def _remark(self, row: int, role: str, code: str, text: Text) -> None:
        self.read.remarks.append(RowProblem(row, self._heading(role), code, text))


_NO_SETS: Sets = ()


def _habits(results: list[str]) -> tuple[bool, bool]:
    """Return whether 1-0 is a number of points here, and whether 0-0 could mean that both lost.

    A column with any other pair (3-1) counts points; one that writes draws as ½ or = never does.
    """
    halves = pairs = False
    for text in set(results):
        try:
            outcome = parse_score(text)
        except NotationError:
            continue
        halves = halves or (outcome.ranks == LEVEL and outcome.is_plain and not outcome.forfeit)
        pairs = pairs or (not outcome.is_plain and outcome.scores != (0.0, 0.0) and bool(plain(text)))
    return pairs, halves and not pairs
