"""The games of a document as a log, for the verbs that rate, test and predict without a club."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tourney.club.display_scale import NONE, Scale
from tourney.club.importing import read_file
from tourney.club.rated import day_number
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import from_mapping
from tourney.exchange.drafts import GamesTable, ImportDraft, ReadOptions, RowProblem
from tourney.exchange.headings import key_of
from tourney.exchange.mapping import EXTRA
from tourney.exchange.preview import PASSED
from tourney.ratings.base import Belief, Engine, GameLog, Ints
from tourney.ratings.beliefs import with_starts
from tourney.ratings.gamelog import from_columns
from tourney.ratings.order import seconds_of, time_order
from tourney.ratings.registry import engine as find_engine

NO_GAMES = QT_TRANSLATE_NOOP("Errors", "{name} holds no rated games.")
NO_CATEGORY = QT_TRANSLATE_NOOP(
    "Errors", "{name} has no rated games of the category “{category}”; known are: {known}."
)
NO_HOME = QT_TRANSLATE_NOOP("Errors", "No column of {name} says which side was at home or moved first.")
NO_COLUMN = QT_TRANSLATE_NOOP(
    "Errors", "{name} has no column “{column}” (or “{column}1” and “{column}2”) to measure."
)
NO_NUMBER = QT_TRANSLATE_NOOP("Errors", "“{text}” is not a number.")
IN_FILE = QT_TRANSLATE_NOOP("Errors", "{name}, row {row}, column “{column}”: {text}")
IN_FILE_ROW = QT_TRANSLATE_NOOP("Errors", "{name}, row {row}: {text}")
REPEATED = QT_TRANSLATE_NOOP(
    "Errors", "{name} has more than one column “{column}”; keep one of them, or say which is meant."
)
MORE_ROWS = QT_TRANSLATE_NOOP("Counts", "%n more row(s) of {name} were left out.")

SAID = 5
"""Rows left out that are told one by one."""

UNSAID = frozenset(("heading-again", "total-row", "points-row", "rule-row"))
"""Codes of rows left out that are no games."""


@dataclass(frozen=True, slots=True, eq=False)
class FileGames:
    """The rated games of a document in the order of ``time_order``, rows being the order of entry.

    names : name of each player index
    starts : (player, rating, deviation or None, day or None) where the document gives a rating
    rows : (G,) row of the document in which each game begins
    notes : which rows were left out, one sentence each and the rest counted
    """

    source: str
    names: tuple[str, ...]
    log: GameLog
    starts: tuple[tuple[int, float, float | None, float | None], ...]
    rows: Ints
    notes: tuple[Text, ...] = ()

    def start(self, engine: Engine, params: Any, scale: Scale = NONE) -> Belief | None:
        """Return the belief before the first game, None where the document gives no ratings."""
        if not self.starts:
            return None
        native = [
            (i, scale.native(mean), None if deviation is None else deviation / scale.factor, day)
            for i, mean, deviation, day in self.starts
        ]
        return with_starts(engine, params, len(self.names), native)


def engine_with(key: str, settings: Mapping[str, Any]) -> tuple[Engine, Any]:
    """Return an engine and its parameters.

    Raises
    ------
    TourneyError
        "unknown-engine", "unknown-option" or "bad-option".
    """
    engine = find_engine(key)
    return engine, from_mapping(engine.params_type, settings)


def load(
    path: Path,
    *,
    options: ReadOptions | None = None,
    skip_problems: bool = False,
    category: str | None = None,
    home: bool = False,
    covariates: Sequence[str] = (),
) -> FileGames:
    """Read a document; with *home* the log's first covariate is 1 for the side at home, else 0.

    *covariates* name further ones: a column of that name holds what the first side has more than the
    others, columns "name1", "name2" and so on what each side has.

    Raises
    ------
    TourneyError
        "import-problems" (names file, row and column), "repeated-column", "no-games", "no-home",
        "no-column", and what reading refuses.
    """
    draft = read_file(path, options)
    _check_columns(path.name, draft, covariates)
    if draft.problems and not skip_problems:
        raise _of_row(path.name, draft.problems[0])
    games = draft.games
    chosen = _rated_in_order(games, None if category is None else category.strip().casefold())
    if not chosen:
        raise _nothing(path.name, games, category)
    if home and all(games.home_side[i] < 0 for i in chosen):
        raise TourneyError("no-home", NO_HOME(name=path.name), field="home")
    log = _log(draft, chosen, home=home, covariates=covariates)
    starts = tuple(
        (i, p.rating, p.deviation, float(day_number(p.rating_date)) if p.rating_date else None)
        for i, p in enumerate(draft.players)
        if p.rating is not None
    )
    rows = np.array([games.rows[i] for i in chosen], dtype=np.int64)
    return FileGames(path.name, tuple(p.name for p in draft.players), log, starts, rows, _left_out(draft))


def _check_columns(name: str, draft: ImportDraft, covariates: Sequence[str]) -> None:
    """Refuse a second column of a heading that counts here: nobody can tell which of them is meant."""
    keys = [key_of(column.heading) for column in draft.columns]
    wanted = {key_of(f"{one}{place}") for one in covariates for place in ("", *range(1, 10))}
    for at, column in enumerate(draft.columns):
        others = {other.role for i, other in enumerate(draft.columns) if i != at and keys[i] == keys[at]}
        if column.role == EXTRA and others and (others - {EXTRA, None} or keys[at] in wanted):
            raise TourneyError("repeated-column", REPEATED(name=name, column=column.heading), field="file")


def _left_out(draft: ImportDraft) -> tuple[Text, ...]:
    told = [one for one in draft.remarks if one.code in PASSED - UNSAID]
    rows = sorted((*draft.problems, *told), key=lambda one: one.row)
    notes = [_sentence(draft.source, one) for one in rows[:SAID]]
    if len(rows) > SAID:
        notes.append(MORE_ROWS(count=len(rows) - SAID, name=draft.source))
    return tuple(notes)


def _rated_in_order(games: GamesTable, category: str | None) -> list[int]:
    order = time_order(
        day=np.array([day_number(date) for date in games.dates], dtype=np.int64),
        seconds=np.array([seconds_of(time) for time in games.times], dtype=np.int64),
        event=np.array(games.events, dtype=np.int64),
        round_number=np.array(_rounds(games), dtype=np.int64),
        number=np.arange(len(games), dtype=np.int64),
    )
    return [
        i
        for i in order.tolist()
        if games.rated[i]
        and not games.forfeits[i]
        and (category is None or games.categories[i].strip().casefold() == category)
    ]


def _rounds(games: GamesTable) -> list[int]:
    return [-1 if number is None else number for number in games.round_numbers()]


def _log(draft: ImportDraft, chosen: list[int], *, home: bool, covariates: Sequence[str]) -> GameLog:
    games = draft.games
    rounds = _rounds(games)
    sides = [s for i in chosen for s in range(games.first_side[i], games.first_side[i + 1])]
    members = [m for s in sides for m in range(games.first_member[s], games.first_member[s + 1])]
    marks = [_own(draft, sides, name) for name in covariates]
    if home:
        at = [s - games.first_side[games.side_game[s]] == games.home_side[games.side_game[s]] for s in sides]
        marks.insert(0, [float(yes) for yes in at])
    return from_columns(
        day=[day_number(games.dates[i]) for i in chosen],
        event=[games.events[i] for i in chosen],
        round=[rounds[i] for i in chosen],
        game_side=np.cumsum([0] + [games.first_side[i + 1] - games.first_side[i] for i in chosen]),
        rank=[games.side_rank[s] for s in sides],
        score=[np.nan if (points := games.side_score[s]) is None else points for s in sides],
        side_player=np.cumsum([0] + [games.first_member[s + 1] - games.first_member[s] for s in sides]),
        player=[games.member_player[m] for m in members],
        weight=[games.member_weight[m] for m in members],
        covariates=np.array(marks).T if marks else None,
        n_players=len(draft.players),
        names=tuple(p.name for p in draft.players),
    )


def _own(draft: ImportDraft, sides: list[int], name: str) -> list[float]:
    """Return what each side has of a covariate."""
    games = draft.games
    column = {heading.strip().casefold(): heading for heading in games.extras}
    key = name.strip().casefold()
    if key not in column and f"{key}1" not in column:
        raise TourneyError("no-column", NO_COLUMN(name=draft.source, column=name), field="covariate")
    found = []
    for s in sides:
        game = games.side_game[s]
        place = s - games.first_side[game]
        heading = column.get(key if key in column else f"{key}{place + 1}")
        text = "" if heading is None or (key in column and place) else games.extras[heading][game].strip()
        if heading is None or (key in column and place):
            found.append(0.0)
            continue
        try:
            value = float(text)
        except ValueError:
            value = np.nan
        if not np.isfinite(value):
            problem = NO_NUMBER(text=text)
            text_of = IN_FILE(name=draft.source, row=games.rows[game], column=heading, text=problem)
            raise TourneyError("bad-covariate", text_of, field="covariate")
        found.append(float(value))
    return found


def _of_row(name: str, problem: RowProblem) -> TourneyError:
    return TourneyError("import-problems", _sentence(name, problem), field="file")


def _sentence(name: str, problem: RowProblem) -> Text:
    if problem.column:
        return IN_FILE(name=name, row=problem.row, column=problem.column, text=problem.text)
    return IN_FILE_ROW(name=name, row=problem.row, text=problem.text)


def _nothing(name: str, games: GamesTable, category: str | None) -> TourneyError:
    if category is None:
        return TourneyError("no-games", NO_GAMES(name=name), field="file")
    known = ", ".join(dict.fromkeys(text for text in games.categories if text)) or "–"
    return TourneyError("no-games", NO_CATEGORY(name=name, category=category, known=known), field="category")
