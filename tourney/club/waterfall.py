"""Where a player's points came from over a span of time: by opponent or by game, with what they sum to."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from tourney.club.explaining import PartView, part_views
from tourney.club.rated import Rated, date_of, day_number
from tourney.club.register import Register
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.exchange.base import Cell, CellKind, Column, Row, Sheet
from tourney.ratings.base import Ints
from tourney.ratings.explain import explain, fitted_until

SEASON_MONTH = 9
"""A season is taken to begin on the first of September, as in the charts."""

TITLE = QT_TRANSLATE_NOOP("Sheet", "Where the points of {name} came from")
SPAN = QT_TRANSLATE_NOOP("Sheet", "{club}, {since} to {until}")
OPPONENT, GAME = QT_TRANSLATE_NOOP("Sheet", "Opponent"), QT_TRANSLATE_NOOP("Sheet", "Game")
DATE, GAMES = QT_TRANSLATE_NOOP("Sheet", "Date"), QT_TRANSLATE_NOOP("Sheet", "Games")
SCORED, EXPECTED = QT_TRANSLATE_NOOP("Sheet", "Scored"), QT_TRANSLATE_NOOP("Sheet", "Expected")
CHANGE = QT_TRANSLATE_NOOP("Sheet", "Change")
RATING_AFTER = QT_TRANSLATE_NOOP("Sheet", "Rating")
BEGIN, END = QT_TRANSLATE_NOOP("Sheet", "At the beginning"), QT_TRANSLATE_NOOP("Sheet", "At the end")
OTHERS = QT_TRANSLATE_NOOP("Sheet", "Games of others")
"""Through common opponents: where all games are fitted together, they move a rating too."""


class Span(StrEnum):
    """A span of time that ends now."""

    NIGHT = "night"
    SEASON = "season"
    YEAR = "year"
    ALL = "all"


class By(StrEnum):
    """What the bars stand for."""

    OPPONENT = "opponent"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Bar:
    """What one opponent, or one game, added.

    ``player_ids`` are the opponents, none for the games of others; ``game_id`` is None by opponent.
    ``scored`` and ``expected`` are sums over ``games`` meetings.
    """

    player_ids: tuple[int, ...]
    game_id: int | None
    date: dt.date | None
    games: int
    scored: float
    expected: float
    change: float


@dataclass(frozen=True, slots=True)
class Waterfall:
    """The bars lead from ``start`` to ``end``, as shown; ``since`` and ``until`` are days of play."""

    player_id: int
    name: str
    by: By
    since: dt.date
    until: dt.date
    start: float
    end: float
    bars: tuple[Bar, ...]
    decimals: int

    @property
    def change(self) -> float:
        return self.end - self.start


def beginning(span: Span, as_of: dt.date, last: dt.date | None) -> dt.date:
    """Return the first day of a span; *last* is the last day of play of the club."""
    match span:
        case Span.NIGHT:
            return last or as_of
        case Span.SEASON:
            return dt.date(as_of.year - (as_of.month < SEASON_MONTH), SEASON_MONTH, 1)
        case Span.YEAR:
            return as_of - dt.timedelta(days=365)
        case Span.ALL:
            return dt.date.min


def waterfall(
    rated: Rated,
    register: Register,
    player_id: int,
    *,
    span: Span = Span.SEASON,
    by: By = By.OPPONENT,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Waterfall | None:
    """Return what led a rating from the beginning of a span to now; None without a rated game in it.

    Rating periods count whole where they begin within the span. A side of several players shares its part
    equally, by opponent. Where all games are fitted together, the games count by the fit at the end of the
    span. The bars sum to the change. Long for many games, so call it in a worker.

    Raises
    ------
    Cancelled
        On request.
    """
    i = rated.index(player_id)
    if i is None:
        return None
    own = rated.appearances_of(i)
    days = rated.history.log.day[rated.appearance_game[own]]
    since = beginning(span, rated.as_of, rated.last_night)
    if since > dt.date.min:
        own = own[days >= day_number(since)]
    if not len(own):
        return None
    h, scale = rated.history, rated.scale
    start = scale.shift + scale.factor * float(h.mean_before[own[0]])
    end = scale.shift + scale.factor * float(rated.now.mean[i])
    parts: list[PartView] = []
    steps = _steps(rated, own)
    fitted = None
    if rated.engine.is_batch:
        fitted = fitted_until(h, int(rated.appearance_game[own[-1]]) + 1)
    for n, at in enumerate(steps):
        checkpoint(n, len(steps), progress, cancelled)
        parts += part_views(rated, explain(h, int(rated.appearance_game[at]), i, fitted=fitted))
    told = [part for part in parts if part.opponents]
    bars = _by_opponent(told) if by is By.OPPONENT else _by_game(told)
    rest = end - start - sum(bar.change for bar in bars)
    if abs(rest) > 1e-9 * max(1.0, abs(start), abs(end)):
        bars.append(Bar((), None, None, 0, 0.0, 0.0, rest))
    games = rated.appearance_game[own]
    return Waterfall(
        player_id=player_id,
        name=register.name(player_id),
        by=by,
        since=date_of(h.log.day[games[0]]),
        until=date_of(h.log.day[games[-1]]),
        start=start,
        end=end,
        bars=tuple(bars),
        decimals=rated.decimals,
    )


def _steps(rated: Rated, own: Ints) -> list[int]:
    """Return one appearance for each rating period, its last: its explanation tells of all its games."""
    period = rated.history.period[rated.appearance_game[own]]
    last = np.r_[period[1:] != period[:-1], True]
    return [int(at) for at in own[last]]


def _by_game(parts: Sequence[PartView]) -> list[Bar]:
    of_game: dict[int, list[PartView]] = defaultdict(list)
    for part in parts:
        of_game[part.game_id].append(part)
    return [
        Bar(
            tuple(player for part in own for player in part.opponents),
            game_id,
            own[0].date,
            1,
            sum(part.actual or 0.0 for part in own),
            sum(part.expected or 0.0 for part in own),
            sum(part.change for part in own),
        )
        for game_id, own in of_game.items()
    ]


def _by_opponent(parts: Sequence[PartView]) -> list[Bar]:
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0, 0.0])
    for part in parts:
        for opponent in part.opponents:
            entry = sums[opponent]
            entry[0] += 1
            entry[1] += part.actual or 0.0
            entry[2] += part.expected or 0.0
            entry[3] += part.change / len(part.opponents)
    bars = [
        Bar((who,), None, None, int(n), got, want, change) for who, (n, got, want, change) in sums.items()
    ]
    return sorted(bars, key=lambda bar: -bar.change)


def waterfall_sheet(found: Waterfall, register: Register, club: str) -> Sheet:
    """Return the bars as a table, every digit kept, between the rating at the beginning and at the end."""
    by_game = found.by is By.GAME
    columns = (
        *((Column("date", DATE, CellKind.DATE),) if by_game else ()),
        Column("opponent", OPPONENT, stretch=True),
        *(() if by_game else (Column("games", GAMES, CellKind.NUMBER),)),
        Column("scored", SCORED, CellKind.NUMBER, decimals=1, exact=True),
        Column("expected", EXPECTED, CellKind.NUMBER, decimals=2, exact=True),
        Column("change", CHANGE, CellKind.NUMBER, decimals=2, exact=True),
        Column("rating", RATING_AFTER, CellKind.NUMBER, decimals=2, exact=True),
    )
    name = _namer(register)
    rows = [_row(by_game, found.since, BEGIN, (None,) * 4, found.start)]
    rating = found.start
    for bar in found.bars:
        rating += bar.change
        figures: tuple[float | None, ...] = (None, None, None, bar.change)
        if bar.player_ids:
            figures = (bar.games, bar.scored, bar.expected, bar.change)
        rows.append(_row(by_game, bar.date, name(bar), figures, rating))
    rows.append(_row(by_game, found.until, END, (None, None, None, found.change), found.end))
    subtitle = SPAN(club=club, since=found.since, until=found.until)
    return Sheet(TITLE(name=found.name), columns, tuple(rows), subtitle)


def _row(
    by_game: bool,
    date: dt.date | None,
    what: Text | str,
    figures: Sequence[float | None],
    rating: float,
) -> Row:
    first = (Cell(date),) if by_game else ()
    kept = figures[1:] if by_game else figures
    return Row((*first, Cell(str(what), what), *map(Cell, kept), Cell(rating)))


def _namer(register: Register) -> Callable[[Bar], Text | str]:
    def name(bar: Bar) -> Text | str:
        return ", ".join(register.name(one) for one in bar.player_ids) if bar.player_ids else OTHERS

    return name
