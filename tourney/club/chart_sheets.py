"""The figures behind each chart as one ``Sheet``, every digit kept, for a table to go on with."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from tourney.club.charts import Measure, PlayerHistory
from tourney.club.meetings import Meetings
from tourney.club.rated import date_of
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.base import Cell, CellKind, Column, Row, Sheet

HISTORY = QT_TRANSLATE_NOOP("Sheet", "Histories")
SPREAD_OF_CLUB = QT_TRANSLATE_NOOP("Sheet", "Distribution of the club")
HEAD_TO_HEAD = QT_TRANSLATE_NOOP("Sheet", "Head to head")
WHO_PLAYS_WHOM = QT_TRANSLATE_NOOP("Sheet", "Who plays whom")
PLAYER, OPPONENT = QT_TRANSLATE_NOOP("Sheet", "Player"), QT_TRANSLATE_NOOP("Sheet", "Opponent")
DATE, EVENT = QT_TRANSLATE_NOOP("Sheet", "Date"), QT_TRANSLATE_NOOP("Sheet", "Event")
NUMBER = QT_TRANSLATE_NOOP("Sheet", "Game number")
GAMES = QT_TRANSLATE_NOOP("Sheet", "Games")
FROM, BELOW = QT_TRANSLATE_NOOP("Sheet", "From"), QT_TRANSLATE_NOOP("Sheet", "Below")
ESTABLISHED = QT_TRANSLATE_NOOP("Sheet", "Established")
PROVISIONAL = QT_TRANSLATE_NOOP("Sheet", "Provisional")
POINTS, EXPECTED = QT_TRANSLATE_NOOP("Sheet", "Points"), QT_TRANSLATE_NOOP("Sheet", "Expected")
DIFFERENCE = QT_TRANSLATE_NOOP("Sheet", "Difference")
GROUP = QT_TRANSLATE_NOOP("Sheet", "Group")
AS_OF = QT_TRANSLATE_NOOP("Sheet", "{club}, as of {date}")
MEASURED: dict[Measure, tuple[Text, Text]] = {
    Measure.RATING: (QT_TRANSLATE_NOOP("Sheet", "Rating before"), QT_TRANSLATE_NOOP("Sheet", "Rating")),
    Measure.DEVIATION: (
        QT_TRANSLATE_NOOP("Sheet", "Deviation before"),
        QT_TRANSLATE_NOOP("Sheet", "Deviation"),
    ),
    Measure.VOLATILITY: (
        QT_TRANSLATE_NOOP("Sheet", "Volatility before"),
        QT_TRANSLATE_NOOP("Sheet", "Volatility"),
    ),
}

Bins = tuple[Sequence[float], Sequence[int], Sequence[int]]
"""Edges (b + 1), established (b) and provisional players (b) of a histogram."""


def history_sheet(
    shown: Sequence[PlayerHistory], measures: Sequence[Measure], event_names: dict[int, str], subtitle: Text
) -> Sheet:
    """Return each rated game of the players shown, with every measure before and after it."""
    columns = (
        Column("player", PLAYER, stretch=True),
        Column("date", DATE, CellKind.DATE),
        Column("number", NUMBER, CellKind.NUMBER),
        Column("event", EVENT),
        *(
            Column(f"{measure.value}{end}", words, CellKind.NUMBER, decimals=4, exact=True)
            for measure in measures
            for end, words in zip(("_before", ""), MEASURED[measure], strict=True)
        ),
    )
    rows = tuple(row for one in shown for row in _games(one, measures, event_names))
    return Sheet(HISTORY, columns, rows, subtitle)


def _games(one: PlayerHistory, measures: Sequence[Measure], event_names: dict[int, str]) -> Iterator[Row]:
    figures = [values.tolist() for measure in measures for values in one.values(measure)]
    days, events = one.day.tolist(), one.event.tolist()
    dates = {day: date_of(day) for day in set(days)}
    for number, (day, event, *own) in enumerate(zip(days, events, *figures, strict=True), 1):
        yield Row(
            (
                Cell(one.name),
                Cell(dates[day]),
                Cell(number),
                Cell(event_names.get(event, "")),
                *(Cell(value if math.isfinite(value) else None) for value in own),
            )
        )


def distribution_sheet(bins: Bins, subtitle: Text) -> Sheet:
    """Return the bars: from, below, and how many are established and provisional."""
    edges, established, provisional = bins
    columns = (
        Column("from", FROM, CellKind.NUMBER, decimals=2, exact=True),
        Column("below", BELOW, CellKind.NUMBER, decimals=2, exact=True),
        Column("established", ESTABLISHED, CellKind.NUMBER),
        Column("provisional", PROVISIONAL, CellKind.NUMBER),
    )
    rows = tuple(
        Row((Cell(edges[b]), Cell(edges[b + 1]), Cell(established[b]), Cell(provisional[b])))
        for b in range(len(established))
    )
    return Sheet(SPREAD_OF_CLUB, columns, rows, subtitle)


def meetings_sheet(found: Meetings, subtitle: Text) -> Sheet:
    """Return each pair that met, from both sides: games, points, expected points, and the difference."""
    columns = (
        Column("player", PLAYER, stretch=True),
        Column("opponent", OPPONENT, stretch=True),
        Column("games", GAMES, CellKind.NUMBER),
        Column("points", POINTS, CellKind.NUMBER, decimals=1, exact=True),
        Column("expected", EXPECTED, CellKind.NUMBER, decimals=2, exact=True),
        Column("difference", DIFFERENCE, CellKind.NUMBER, decimals=2, exact=True),
    )
    rows = []
    for i in range(len(found)):
        for j in found.opponents(i).tolist():
            met = found.between(i, j)
            assert met is not None
            figures = (met.games, met.actual, met.expected, met.surplus)
            rows.append(Row((Cell(found.names[i]), Cell(found.names[j]), *map(Cell, figures))))
    return Sheet(HEAD_TO_HEAD, columns, tuple(rows), subtitle)


def graph_sheet(found: Meetings, subtitle: Text) -> Sheet:
    """Return the links of the graph: two people, their games, and the number of their group."""
    columns = (
        Column("player", PLAYER, stretch=True),
        Column("opponent", OPPONENT, stretch=True),
        Column("games", GAMES, CellKind.NUMBER),
        Column("group", GROUP, CellKind.NUMBER),
    )
    group = (found.component + 1).tolist()
    rows = tuple(
        Row((Cell(found.names[i]), Cell(found.names[j]), Cell(games), Cell(group[i])))
        for (i, j), games in zip(found.pair.tolist(), np.asarray(found.games).tolist(), strict=True)
    )
    return Sheet(WHO_PLAYS_WHOM, columns, rows, subtitle)
