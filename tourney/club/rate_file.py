"""Rate the games of a document without a club, for scripts and for a first look."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tourney.club.importing import read_file
from tourney.club.rated import date_of
from tourney.club.reports import DATE, DEVIATION, PLAYED, PLAYER, RANK, RATING, RATING_LIST
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import from_mapping
from tourney.exchange.base import Cell, CellKind, Column, Row, Sheet
from tourney.exchange.drafts import ImportDraft
from tourney.ratings.base import Belief, Engine, GameLog, History
from tourney.ratings.beliefs import with_starts
from tourney.ratings.gamelog import from_columns
from tourney.ratings.ranking import places
from tourney.ratings.registry import engine as find_engine

VOLATILITY = QT_TRANSLATE_NOOP("Sheet", "Volatility")
GAME = QT_TRANSLATE_NOOP("Sheet", "Game")
BEFORE, AFTER = QT_TRANSLATE_NOOP("Sheet", "Before"), QT_TRANSLATE_NOOP("Sheet", "After")
DEVIATION_BEFORE = QT_TRANSLATE_NOOP("Sheet", "± before")
DEVIATION_AFTER = QT_TRANSLATE_NOOP("Sheet", "± after")
NO_GAMES = QT_TRANSLATE_NOOP("Errors", "{name} holds no rated games.")


@dataclass(frozen=True, slots=True, eq=False)
class FileRating:
    """The ratings after the last game of a file; deviations as of that game."""

    names: tuple[str, ...]
    engine: Engine
    history: History

    def list_sheet(self) -> Sheet:
        """Return everybody who played, best first, at full precision."""
        final = self.history.final
        columns = [
            Column("rank", RANK, CellKind.NUMBER),
            Column("player", PLAYER, stretch=True),
            Column("rating", RATING, CellKind.NUMBER, decimals=4),
        ]
        extra = []
        if self.engine.has_deviation:
            columns.append(Column("deviation", DEVIATION, CellKind.NUMBER, decimals=4))
            extra.append(final.deviation)
        if self.engine.has_volatility:
            columns.append(Column("volatility", VOLATILITY, CellKind.NUMBER, decimals=6))
            extra.append(final.volatility)
        columns.append(Column("games", PLAYED, CellKind.NUMBER))
        played = final.games > 0
        rank = places(final.mean, listed=played)
        order = [i for i in np.argsort(-final.mean, kind="stable").tolist() if played[i]]
        rows = tuple(
            Row(
                (
                    Cell(int(rank[i])),
                    Cell(self.names[i]),
                    Cell(float(final.mean[i])),
                    *(Cell(float(column[i])) for column in extra),
                    Cell(int(final.games[i])),
                )
            )
            for i in order
        )
        return Sheet(RATING_LIST, tuple(columns), rows)

    def history_sheet(self) -> Sheet:
        """Return one row for every player of every game, in time order."""
        h, log = self.history, self.history.log
        game_of = np.repeat(
            np.repeat(np.arange(log.n_games), np.diff(log.game_side)), np.diff(log.side_player)
        )
        columns = [
            Column("game", GAME, CellKind.NUMBER),
            Column("date", DATE, CellKind.DATE),
            Column("player", PLAYER, stretch=True),
            Column("before", BEFORE, CellKind.NUMBER, decimals=4),
            Column("after", AFTER, CellKind.NUMBER, decimals=4),
        ]
        arrays = [h.mean_before, h.mean_after]
        if self.engine.has_deviation:
            columns += [
                Column("deviation_before", DEVIATION_BEFORE, CellKind.NUMBER, decimals=4),
                Column("deviation_after", DEVIATION_AFTER, CellKind.NUMBER, decimals=4),
            ]
            arrays += [h.deviation_before, h.deviation_after]
        numbers = np.stack(arrays, axis=1).tolist()
        rows = tuple(
            Row(
                (
                    Cell(game + 1),
                    Cell(date_of(log.day[game])),
                    Cell(self.names[player]),
                    *(Cell(value) for value in values),
                )
            )
            for game, player, values in zip(game_of.tolist(), log.player.tolist(), numbers, strict=True)
        )
        return Sheet(RATING_LIST, tuple(columns), rows)


def rate_file(
    path: Path, engine_key: str, settings: Mapping[str, Any], *, skip_problems: bool = False
) -> FileRating:
    """Rate all games of a file with an engine.

    Raises
    ------
    TourneyError
        "unknown-engine", "unknown-option", "bad-option", "import-problems", "no-games".
    """
    engine = find_engine(engine_key)
    params = from_mapping(engine.params_type, settings)
    draft = read_file(path)
    if draft.problems and not skip_problems:
        raise TourneyError("import-problems", draft.problems[0].sentence)
    log = draft_log(draft)
    if not log.n_games:
        raise TourneyError("no-games", NO_GAMES(name=path.name))
    history = engine.replay(log, params, start=_starts(draft, engine, params))
    return FileRating(tuple(p.name for p in draft.players), engine, history)


def draft_log(draft: ImportDraft) -> GameLog:
    """Return the rated games of a draft in time order: date, time, event, round, row."""
    games = draft.games
    rated = [i for i in range(len(games)) if games.rated[i] and not games.forfeits[i]]
    rounds = [_round_number(text) for text in games.rounds]
    rated.sort(
        key=lambda i: (
            games.dates[i],
            games.times[i] or dt.time.min,
            games.events[i],
            rounds[i],
            i,
        )
    )
    day, event, game_side, rank, score, side_player, player, weight = [], [], [0], [], [], [0], [], []
    numbers = []
    for i in rated:
        day.append((games.dates[i] - dt.date(1970, 1, 1)).days)
        event.append(games.events[i])
        numbers.append(rounds[i])
        for s in range(games.first_side[i], games.first_side[i + 1]):
            rank.append(games.side_rank[s])
            points = games.side_score[s]
            score.append(np.nan if points is None else points)
            members = range(games.first_member[s], games.first_member[s + 1])
            player += [games.member_player[m] for m in members]
            weight += [games.member_weight[m] for m in members]
            side_player.append(len(player))
        game_side.append(len(rank))
    return from_columns(
        day=day,
        event=event,
        round=numbers,
        game_side=game_side,
        rank=rank,
        score=score,
        side_player=side_player,
        player=player,
        weight=weight,
        n_players=len(draft.players),
        names=tuple(p.name for p in draft.players),
    )


def _round_number(text: str) -> int:
    digits = "".join(c for c in text if c.isdigit())
    return int(digits) if digits and len(digits) < 6 else -1


def _starts(draft: ImportDraft, engine: Engine, params: Any) -> Belief | None:
    epoch = dt.date(1970, 1, 1)
    brought = [
        (i, p.rating, p.deviation, (p.rating_date - epoch).days if p.rating_date else None)
        for i, p in enumerate(draft.players)
        if p.rating is not None
    ]
    return with_starts(engine, params, len(draft.players), brought) if brought else None
