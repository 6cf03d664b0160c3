"""How well each engine would have predicted the games of a document."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tourney.club.file_games import load
from tourney.club.plain_table import Value, plain_csv
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import describe, from_mapping
from tourney.exchange.drafts import ReadOptions
from tourney.ratings.base import Engine
from tourney.ratings.evaluate import Scores, backtest, verdict
from tourney.ratings.registry import ENGINES
from tourney.ratings.registry import engine as find_engine

NOBODYS = QT_TRANSLATE_NOOP("Errors", "None of the engines compared ({engines}) has a parameter “{name}”.")
NO_ENGINES = QT_TRANSLATE_NOOP("Errors", "No engine is named. Known: {known}.")
NOT_COMPARED = QT_TRANSLATE_NOOP("Errors", "“{name}” is set, but “{engine}” is not compared here.")
BAD_WARMUP = QT_TRANSLATE_NOOP("Errors", "“warmup” is {value}; it must be 0 or more.")

HEADER = (
    "engine", "games", "log_loss", "brier", "accuracy", "calibration_error", "many_sided_games",
    "pair_log_loss", "order_loss",
)  # fmt: skip
CALIBRATION_HEADER = ("engine", "games", "expected", "actual", "low", "high")


@dataclass(frozen=True, slots=True)
class FileBacktest:
    """The scores of the engines, best first, and what they mean in sentences."""

    scores: tuple[Scores, ...]
    verdict: tuple[Text, ...]
    notes: tuple[Text, ...] = ()

    def table_csv(self) -> str:
        """Return one line an engine; losses are means in nats a game, smaller is better."""
        return plain_csv(HEADER, (_line(one) for one in self.scores))

    def calibration_csv(self) -> str:
        """Return one line for each group of games whose favourite was expected to score about the same."""
        return plain_csv(
            CALIBRATION_HEADER,
            (
                (one.engine, b.games, b.expected, b.actual, b.low, b.high)
                for one in self.scores
                for b in one.calibration
            ),
        )


def backtest_file(
    path: Path,
    engines: Sequence[str] | None = None,
    settings: Mapping[str, Any] | None = None,
    *,
    warmup: int = 0,
    options: ReadOptions | None = None,
    skip_problems: bool = False,
    category: str | None = None,
    home: bool = False,
) -> FileBacktest:
    """Score the predictions that the engines (all, or those named) make before each game.

    settings : "name" for every engine that has it, or "engine.name" for one.
    warmup : games in which somebody has played fewer games before are not scored.

    Raises
    ------
    TourneyError
        "no-engines", "unknown-engine", "unknown-option", "bad-option", "bad-warmup", and those of
        ``file_games.load``.
    """
    if warmup < 0:
        raise TourneyError("bad-warmup", BAD_WARMUP(value=warmup), field="warmup")
    if engines is not None and not engines:
        raise TourneyError("no-engines", NO_ENGINES(known=", ".join(ENGINES)), field="engines")
    chosen = [find_engine(key) for key in (tuple(ENGINES) if engines is None else engines)]
    params = _parameters(chosen, settings or {})
    marked = home or any(getattr(one, "home_advantage", 0.0) for _, one in params)
    games = load(path, options=options, skip_problems=skip_problems, category=category, home=marked)
    starts = {}
    for engine, one in params:
        belief = games.start(engine, one)
        if belief is not None:
            starts[engine.key] = belief
    scores = backtest(games.log, params, warmup=warmup, start=starts)
    return FileBacktest(tuple(scores), tuple(verdict(scores, games.log)), games.notes)


def _parameters(engines: Sequence[Engine], settings: Mapping[str, Any]) -> list[tuple[Engine, Any]]:
    own: dict[str, dict[str, Any]] = {engine.key: {} for engine in engines}
    for given, value in settings.items():
        key, dot, name = given.partition(".")
        if dot and key not in own:
            find_engine(key)
            raise TourneyError("not-compared", NOT_COMPARED(name=given, engine=key), field=given)
        takers = [key] if dot else [engine.key for engine in engines if _has(engine, given)]
        if not takers:
            text = NOBODYS(engines=", ".join(own), name=given)
            raise TourneyError("unknown-option", text, field=given)
        for taker in takers:
            own[taker][name if dot else given] = value
    return [(engine, from_mapping(engine.params_type, own[engine.key])) for engine in engines]


def _has(engine: Engine, name: str) -> bool:
    known = describe(engine.params_type)
    return name in known or f"{name}_" in known


def _line(one: Scores) -> tuple[Value, ...]:
    counted = sum(b.games for b in one.calibration)
    gap = sum(b.games * abs(b.actual - b.expected) for b in one.calibration)
    return (
        one.engine,
        one.games,
        one.log_loss,
        one.brier,
        one.accuracy,
        gap / counted if counted else None,
        one.crowds,
        one.pair_loss,
        one.order_loss,
    )
