"""Rate the games of a document without a club, for scripts and for a first look."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tourney.club.display_scale import NONE, Scale, scale_of, with_scale
from tourney.club.file_games import FileGames, engine_with, load
from tourney.club.plain_table import Value, plain_csv
from tourney.club.rated import date_of, day_number
from tourney.club.reports import DEVIATION, PLAYED, PLAYER, RANK, RATING, RATING_LIST
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.base import Cell, CellKind, Column, Row, Sheet
from tourney.exchange.drafts import ReadOptions
from tourney.ratings.base import Belief, Engine, Floats, History, Ints
from tourney.ratings.gamelog import game_of_side, side_of_appearance
from tourney.ratings.placement import Flags, established
from tourney.ratings.ranking import intervals, places, rank_spread
from tourney.ratings.registry import engine as find_engine

VOLATILITY = QT_TRANSLATE_NOOP("Sheet", "Volatility")
LIST_HEADER = (
    "rank", "player", "rating", "deviation", "volatility", "games", "provisional", "low", "high",
    "rank_low", "rank_high",
)  # fmt: skip
HISTORY_HEADER = (
    "game", "row", "date", "side", "place", "player", "weight", "expected", "rating_before", "rating_after",
    "deviation_before", "deviation_after", "volatility_before", "volatility_after",
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class FileRating:
    """The ratings of a document's players as of one day.

    now : Belief
        Deviations widened from each player's last game to that day.
    """

    games: FileGames
    engine: Engine
    params: Any
    history: History
    now: Belief
    scale: Scale = NONE

    @property
    def notes(self) -> tuple[Text, ...]:
        """What a reader must know of this result, such as players who cannot be compared."""
        return self.history.notes

    def rows(self) -> list[tuple[Value, ...]]:
        """Return the lines under LIST_HEADER: everybody who played, best first.

        Whoever cannot be compared with the others has no rank and no numbers and comes last.
        """
        now = self.now
        played = now.games > 0
        played[self.history.log.player] = True
        compared = played if self.history.eligible is None else played & self.history.eligible
        mean, deviation = self.scale.mean(now.mean), self.scale.deviation(now.deviation)
        rank = places(now.mean, listed=compared)
        low, high = intervals(mean, deviation)
        best, worst = _spread(low, high, compared)
        sure = established(self.history, self.engine.placement, now=now, eligible=self.history.eligible)
        names = self.games.names
        order = sorted(np.flatnonzero(played).tolist(), key=lambda i: (rank[i] == 0, rank[i], names[i], i))
        fuzzy, volatile = self.engine.has_deviation, self.engine.has_volatility
        lines: list[tuple[Value, ...]] = []
        for i in order:
            known = bool(compared[i])
            lines.append(
                (
                    int(rank[i]) if known else None,
                    names[i],
                    float(mean[i]) if known else None,
                    float(deviation[i]) if known and fuzzy else None,
                    float(now.volatility[i]) if known and volatile else None,
                    int(now.games[i]),
                    not bool(sure[i]),
                    float(low[i]) if known and fuzzy else None,
                    float(high[i]) if known and fuzzy else None,
                    int(best[i]) if known and fuzzy else None,
                    int(worst[i]) if known and fuzzy else None,
                )
            )
        return lines

    def list_csv(self) -> str:
        """Return the rating list for other programs."""
        return plain_csv(LIST_HEADER, self.rows())

    def list_sheet(self) -> Sheet:
        """Return the rating list for people."""
        number = CellKind.NUMBER
        columns = [
            (0, Column("rank", RANK, number)),
            (1, Column("player", PLAYER, stretch=True)),
            (2, Column("rating", RATING, number, decimals=1)),
            (5, Column("games", PLAYED, number)),
        ]
        if self.engine.has_deviation:
            columns.insert(3, (3, Column("deviation", DEVIATION, number, decimals=1)))
        if self.engine.has_volatility:
            columns.insert(4, (4, Column("volatility", VOLATILITY, number, decimals=4)))
        rows = tuple(Row(tuple(Cell(line[i]) for i, _ in columns)) for line in self.rows())
        return Sheet(RATING_LIST, tuple(column for _, column in columns), rows, notes=self.notes)

    def history_csv(self) -> str:
        """Return one line for every player of every game, in the order in which games were rated.

        ``game`` counts from 1, ``row`` is where the game begins in the document, ``expected`` is the
        side's expected score before the game (with more than two sides its chance to be first).
        """
        h, log = self.history, self.history.log
        side = side_of_appearance(log)
        game = game_of_side(log)[side]
        number = side - log.game_side[game] + 1
        expected = _expected(h)[side]
        days = [date_of(day) for day in log.day]
        names, rows = self.games.names, self.games.rows
        columns = [
            self.scale.mean(h.mean_before),
            self.scale.mean(h.mean_after),
            self.scale.deviation(h.deviation_before),
            self.scale.deviation(h.deviation_after),
            h.volatility_before,
            h.volatility_after,
        ]
        return plain_csv(
            HISTORY_HEADER,
            (
                (g + 1, r, days[g], s, place + 1, names[p], w, e, *values)
                for g, r, s, place, p, w, e, values in zip(
                    game.tolist(),
                    rows[game].tolist(),
                    number.tolist(),
                    log.rank[side].tolist(),
                    log.player.tolist(),
                    log.weight.tolist(),
                    expected.tolist(),
                    np.stack(columns, axis=1).tolist(),
                    strict=True,
                )
            ),
        )


def rate_file(
    path: Path,
    engine_key: str,
    settings: Mapping[str, Any],
    *,
    scale: str | None = None,
    as_of: dt.date | None = None,
    options: ReadOptions | None = None,
    skip_problems: bool = False,
    category: str | None = None,
    home: bool = False,
    covariates: Sequence[str] = (),
) -> FileRating:
    """Rate all games of a document with an engine, as of the day of the last one or of a later day.

    Start ratings in the document are on the scale asked for. *home* has Bradley-Terry measure what the
    side at home gains, *covariates* what a unit of these columns is worth; Elo looks for the side at home
    where ``home_advantage`` is set.

    Raises
    ------
    TourneyError
        "unknown-engine", "unknown-option", "bad-option", "bad-scale", and those of ``file_games.load``.
    """
    chosen = with_scale(find_engine(engine_key), settings, scale)
    engine, params = engine_with(engine_key, chosen)
    marked = home or bool(getattr(params, "home_advantage", 0.0))
    shown = scale_of(engine, params, scale)
    games = load(
        path,
        options=options,
        skip_problems=skip_problems,
        category=category,
        home=marked,
        covariates=covariates,
    )
    history = engine.replay(games.log, params, start=games.start(engine, params, shown))
    day = float(games.log.day[-1])
    if as_of is not None:
        day = max(day, float(day_number(as_of)))
    now = engine.at(history.final, params, day)
    return FileRating(games, engine, params, history, now, shown)


def _spread(low: Floats, high: Floats, listed: Flags) -> tuple[Ints, Ints]:
    best, worst = np.zeros(len(low), dtype=np.int64), np.zeros(len(low), dtype=np.int64)
    best[listed], worst[listed] = rank_spread(low[listed], high[listed])
    return best, worst


def _expected(history: History) -> Floats:
    draw = history.draw_probability[game_of_side(history.log)]
    return history.win_probability + np.where(np.isnan(draw), 0.0, 0.5 * draw)
