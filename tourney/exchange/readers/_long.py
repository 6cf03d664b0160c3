"""The long shape of a table of games: one row for every player of every game.

Columns: game, player, then side, rank or score, weight, and what a table of games may have besides (date,
time, event, round, category, home). Without a side each row is a side of its own; without ranks the points
decide, more being better; a game may have its rows anywhere in the file.
"""

from __future__ import annotations

import datetime as dt
import math
import re
from dataclasses import dataclass, field

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold, spelling
from tourney.core.outcomes import plain, without_holes
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.core.yes_no import YES
from tourney.exchange.drafts import Cells, ReadOptions, RowProblem
from tourney.exchange.guard import unguard
from tourney.exchange.readers._dates import Moment, read_dates, read_time
from tourney.exchange.readers._events import Events
from tourney.exchange.readers._extras import Extras, extra_text
from tourney.exchange.readers._games import DATE_BAD, DATE_MISSING, NOT_PLAYED, TIME_BAD, UNRATED, GameRows
from tourney.exchange.readers._passing import AGAIN
from tourney.exchange.readers._people import read_name
from tourney.exchange.readers._results import Refused
from tourney.exchange.readers._roles import Heading

NO_GAME = QT_TRANSLATE_NOOP("Exchange", "Nothing says which game this row belongs to.")
PLACE_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a place; places are 0 or more, the best first.")
SHARE_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a share of the game; shares are 0 or more.")
SCORE_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a number of points.")
DIFFERS = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not the “{first}” of row {row}, which is the same game.")
SIDE_DIFFERS = QT_TRANSLATE_NOOP(
    "Exchange", "“{text}” is not the “{first}” of row {row}, which is the same side."
)
IN_TWICE = QT_TRANSLATE_NOOP("Exchange", "“{name}” is in game {game} already (row {row}).")
FINISHED_TWICE = QT_TRANSLATE_NOOP(
    "Exchange", "“{name}” is in game {game} already (row {row}); the better place counts."
)
ONE_SIDE = QT_TRANSLATE_NOOP("Exchange", "Game {game} has only one side.")
NO_SHARE = QT_TRANSLATE_NOOP("Exchange", "All shares of this side of game {game} are 0.")
NO_PLACE = QT_TRANSLATE_NOOP(
    "Exchange", "This side of game {game} has no place, though another side of it has one."
)
COUNT_AS = QT_TRANSLATE_NOOP("Exchange", "The places {given} of game {game} count as {places}.")
OUT = QT_TRANSLATE_NOOP("Exchange", "“{name}” has no place ({text}) and was left out of this game.")

_STEP = 5000
_ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th|\.|º|°)", re.I)
_OUT = frozenset(
    ("dnf", "dns", "dnq", "dnpq", "dsq", "dq", "nc", "ex", "ret", "retired", "wd", "withdrawn", "withdrew",
     "absent", "unclassified", "退赛", "缺席")
)  # fmt: skip
_TICKED = YES | {"x"}


@dataclass(slots=True)
class _Side:
    row: int
    home: bool = False
    told: dict[str, tuple[float, int]] = field(default_factory=dict)
    members: list[tuple[str, float, int]] = field(default_factory=list)

    def value(self, role: str) -> float | None:
        """Return the rank or the points of the side, None where no row tells."""
        return self.told[role][0] if role in self.told else None


@dataclass(slots=True)
class _Game:
    label: str
    row: int
    broken: bool = False
    facts: dict[str, tuple[str, int]] = field(default_factory=dict)
    sides: dict[str | int, _Side] = field(default_factory=dict)
    players: dict[str, int] = field(default_factory=dict)
    lines: list[int] = field(default_factory=list)


def read_long(
    cells: Cells,
    heading: Heading,
    options: ReadOptions,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> GameRows:
    """Read the rows below the headings; a game with a row that cannot be read is left out whole.

    Raises
    ------
    TourneyError
        When the dates of the file can be read in two ways.
    Cancelled
        When asked to stop.
    """
    reader = _Long(cells, heading, options)
    total = len(reader.rows)
    for i in range(total):
        if i % _STEP == 0:
            checkpoint(i, total, progress, cancelled)
        reader.take(i)
    reader.finish()
    checkpoint(total, total, progress, cancelled)
    return reader.read


class _Long:
    def __init__(self, cells: Cells, heading: Heading, options: ReadOptions) -> None:
        self.read = GameRows()
        self.headings, self.roles = heading.cells, heading.roles
        roles = self.roles
        self.rows, self.numbers = cells.rows, cells.numbers
        self.extras = Extras(cells, heading, options.decimal or "")
        self.games: dict[str, _Game] = {}
        self.default_date = options.date or dt.date.today()
        self.moments: dict[str, Moment] = {}
        self._events = Events(self.read.table.event_names)
        told = [role for role in ("judge", "response_time") if role in roles]
        self._extra_names = [*told, *self.extras.names]
        if "date" in roles:
            dates = read_dates(
                [text for i in range(len(self.rows)) if (text := self._cell(i, "date"))],
                column=self._heading("date"),
                day_first=options.day_first,
            )
            self.moments = dates.known
            self.read.date_order = dates.order
            if dates.note is not None:
                self._remark(self.numbers[0] - 1 if self.numbers else 1, "date", "date-order", dates.note)

    def take(self, i: int) -> None:
        """Read one row into its game, or note why not."""
        row = self.numbers[i]
        if [" ".join(cell.split()) for cell in self.rows[i]] == self.headings:
            self._remark(row, "game", "heading-again", AGAIN)
            return
        label = self._label(i)
        game = self.games.get(label) if label else None
        try:
            if not label:
                raise Refused("game", "game-missing", NO_GAME)
            if game is None:
                game = self.games[label] = _Game(label, row)
            game.lines.append(i)
            self._facts(i, game)
            self._member(i, game)
        except Refused as refused:
            self._problem(row, refused.role, refused.code, refused.text)
            if game is not None:
                game.broken = True

    def _label(self, i: int) -> str:
        """Return what tells a game from the others: its own column, else its date, event and round."""
        if "game" in self.roles:
            return " ".join(unguard(self._cell(i, "game")).split())
        parts = (self._cell(i, role) for role in ("event", "date", "round"))
        return " · ".join(part for part in parts if part)

    def finish(self) -> None:
        """Put the games that are whole into the table, in order of their first rows."""
        for game in self.games.values():
            if not game.broken:
                try:
                    self._add(game)
                except Refused as refused:
                    self._problem(game.row, refused.role, refused.code, refused.text)
        self.read.problems.sort(key=lambda problem: problem.row)

    def _facts(self, i: int, game: _Game) -> None:
        """Take what belongs to the game as a whole; its rows must agree."""
        for role in ("date", "time", "event", "round", "category", "rated"):
            text = self._cell(i, role)
            if not text:
                continue
            first, row = game.facts.setdefault(role, (text, self.numbers[i]))
            if first != text and not (role == "date" and self.moments.get(first) == self.moments.get(text)):
                raise Refused(role, "game-differs", DIFFERS(text=text, first=first, row=row))
            if role == "date" and text not in self.moments:
                raise Refused(role, "date-bad", DATE_BAD(text=text))
            if role == "time" and read_time(text) is None:
                raise Refused(role, "time-bad", TIME_BAD(text=text))

    def _member(self, i: int, game: _Game) -> None:
        row = self.numbers[i]
        try:
            name = read_name(self._cell(i, "player"))
        except TourneyError as wrong:
            raise Refused("player", wrong.code, wrong.text) from None
        if fold(self._cell(i, "rank")) in _OUT:
            text = self._cell(i, "rank")
            self._remark(row, "rank", "out", OUT(name=name, text=text))
            return
        label = spelling(self._cell(i, "side"))
        first = game.players.setdefault(spelling(name), row)
        if first != row:
            self._again(i, game, name, first, alone=not label)
            return
        side = game.sides.setdefault(label or row, _Side(row))
        side.home = side.home or fold(self._cell(i, "home")) in _TICKED
        self._place(i, side)
        side.members.append((name, self._share(i), row))

    def _again(self, i: int, game: _Game, name: str, first: int, *, alone: bool) -> None:
        """Somebody who finished a free-for-all twice counts once, by his better place."""
        row, before = self.numbers[i], game.sides.get(first)
        if not alone or before is None or len(before.members) != 1:
            raise Refused("player", "player-twice", IN_TWICE(name=name, game=game.label, row=first))
        again = _Side(row)
        self._place(i, again)
        now, then = again.value("rank"), before.value("rank")
        points, earlier = again.value("score"), before.value("score")
        better = now < then if now is not None and then is not None else (points or 0.0) > (earlier or 0.0)
        if better:
            before.told = again.told
        self._remark(row, "player", "player-again", FINISHED_TWICE(name=name, game=game.label, row=first))

    def _place(self, i: int, side: _Side) -> None:
        """Take rank and points of the side; its members' rows must agree."""
        for role, read, wrong in (("rank", _place, PLACE_BAD), ("score", _number, SCORE_BAD)):
            text = self._cell(i, role)
            if not text:
                continue
            value = read(text)
            if value is None:
                raise Refused(role, f"{role}-bad", wrong(text=text))
            first, row = side.told.setdefault(role, (value, self.numbers[i]))
            if first != value:
                said = SIDE_DIFFERS(text=text, first=f"{first:g}", row=row)
                raise Refused(role, "side-differs", said)

    def _share(self, i: int) -> float:
        text = self._cell(i, "weight")
        if not text:
            return 1.0
        share = _number(text)
        if share is None or share < 0.0:
            raise Refused("weight", "weight-bad", SHARE_BAD(text=text))
        return share

    def _add(self, game: _Game) -> None:
        sides = list(game.sides.values())
        if len(sides) < 2:
            raise Refused("side" if "side" in self.roles else "game", "few-sides", ONE_SIDE(game=game.label))
        for side in sides:
            if not any(share > 0.0 for _, share, _ in side.members):
                self._problem(side.row, "weight", "no-weight", NO_SHARE(game=game.label))
                return
        ranks = self._ranks(game, sides)
        if ranks is None:
            return
        table = self.read.table
        date, time = self._moment(game)
        event = self._events.index(game.facts.get("event", ("", 0))[0])
        n = len(table.rows)
        table.rows.append(game.row)
        table.dates.append(date)
        table.times.append(time)
        table.events.append(event)
        table.rounds.append(unguard(game.facts.get("round", ("", 0))[0]))
        table.categories.append(extra_text(game.facts.get("category", ("", 0))[0]))
        table.boards.append(None)
        table.forfeits.append(Forfeit.NONE)
        table.rated.append(fold(game.facts.get("rated", ("", 0))[0]) not in UNRATED)
        table.sets.append(())
        table.notes.append("")
        at_home = [number for number, side in enumerate(sides) if side.home]
        table.home_side.append(at_home[0] if len(at_home) == 1 else -1)
        for side, rank in zip(sides, ranks, strict=True):
            number = len(table.side_game)
            table.side_game.append(n)
            table.side_rank.append(rank)
            table.side_score.append(side.value("score"))
            for name, share, row in side.members:
                table.member_side.append(number)
                table.member_player.append(self.read.people.index(name, row))
                table.member_weight.append(share)
            table.first_member.append(len(table.member_side))
        table.first_side.append(len(table.side_game))
        self._keep_extras(game, n)

    def _keep_extras(self, game: _Game, n: int) -> None:
        """Keep what all rows of a game say alike in the columns of no known meaning."""
        table = self.read.table
        for name in self._extra_names:
            table.extras.setdefault(name, [""] * n).append("")
        for i in game.lines:
            told = dict(self.extras.of_row(self.rows[i]))
            for role in ("judge", "response_time"):
                if role in self.roles:
                    told[role] = extra_text(self._cell(i, role))
            for name, text in told.items():
                known = table.extras[name]
                first = i == game.lines[0]
                known[n] = text if first else known[n] if known[n] == text else ""

    def _ranks(self, game: _Game, sides: list[_Side]) -> list[int] | None:
        """Return the order of finish from 0; None for a game that has no result yet."""
        for role, sign in (("rank", 1.0), ("score", -1.0)):
            values = [side.value(role) for side in sides]
            known = [sign * value for value in values if value is not None]
            if len(known) == len(sides):
                order = {value: rank for rank, value in enumerate(sorted(set(known)))}
                if role == "rank":
                    self._tell_holes(game, known)
                return [order[value] for value in known]
            if known:
                self._problem(sides[values.index(None)].row, role, "rank-missing", NO_PLACE(game=game.label))
                return None
        self._remark(game.row, "game", "not-played", NOT_PLAYED)
        return None

    def _tell_holes(self, game: _Game, places: list[float]) -> None:
        """Say how places with holes are read; what is no whole number is an order and no place."""
        if not all(place.is_integer() for place in places):
            return
        given = [int(place) for place in places]
        counted = without_holes(given)
        if counted is not None:
            shown = ", ".join(map(str, given)), ", ".join(map(str, counted))
            text = COUNT_AS(game=game.label, given=shown[0], places=shown[1])
            self._remark(game.row, "rank", "rank-holes", text)

    def _moment(self, game: _Game) -> Moment:
        clock = game.facts.get("time")
        time = read_time(clock[0]) if clock else None
        if "date" not in self.roles:
            return self.default_date, time
        if "date" not in game.facts:
            raise Refused("date", "date-missing", DATE_MISSING)
        date, own = self.moments[game.facts["date"][0]]
        return date, time if clock else own

    def _cell(self, i: int, role: str) -> str:
        at = self.roles.get(role)
        row = self.rows[i]
        return row[at].strip() if at is not None and at < len(row) else ""

    def _heading(self, role: str) -> str:
        at = self.roles.get(role)
        return self.headings[at] if at is not None else ""

    def _problem(self, row: int, role: str, code: str, text: Text) -> None:
        self.read.problems.append(RowProblem(row, self._heading(role), code, text))

    def _remark(self, row: int, role: str, code: str, text: Text) -> None:
        self.read.remarks.append(RowProblem(row, self._heading(role), code, text))


def _number(text: str) -> float | None:
    """Return a finite number with a point or one comma ("0.001", "-1,5"), None if it is none."""
    bare = plain(text)
    if "," in bare and not re.fullmatch(r"[+-]?\d*,\d{1,2}|[+-]?0,\d+", bare):
        return None
    try:
        value = float(bare.replace(",", "."))
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _place(text: str) -> float | None:
    ordinal = _ORDINAL.fullmatch(text)
    value = float(ordinal[1]) if ordinal else _number(text)
    return value if value is not None and value >= 0.0 else None
