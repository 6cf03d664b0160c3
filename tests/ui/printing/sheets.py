"""Sheets like those of a club, of any length, with names from many alphabets."""

from __future__ import annotations

import datetime as dt

from tourney.exchange.base import Align, Cell, CellKind, Column, Row, Sheet

NAMES = (
    "Ana Duarte",
    "陈思远",
    "Đặng Minh Anh",
    "Zofia Łukasik",
    "Νίκος Παππάς",
    "Мария Орлова",
    "Charlotte van den Berghe",
    "Þóra Jónsdóttir",
    "Office fi ffi",
)


def name(number: int) -> str:
    return f"{NAMES[number % len(NAMES)]} {number + 1}"


def rating_list(rows: int, *, provisional: int = 0) -> Sheet:
    """The rating list of *rows* people, the last *provisional* of them in a section of their own."""
    columns = (
        Column("rank", "Rank", CellKind.NUMBER),
        Column("player", "Player", stretch=True),
        Column("rating", "Rating", CellKind.NUMBER),
        Column("deviation", "±", CellKind.NUMBER),
        Column("range", "95 % range", align=Align.RIGHT),
        Column("change", "Last night", CellKind.NUMBER),
        Column("games", "Games", CellKind.NUMBER),
        Column("last", "Last played", CellKind.DATE),
    )
    day = dt.date(2026, 11, 24)
    lines = tuple(
        Row(
            (
                Cell(number + 1),
                Cell(name(number)),
                Cell(2111 - number),
                Cell(45),
                Cell(f"{2021 - number}–{2201 - number}"),
                Cell(8, "+8"),
                Cell(111),
                Cell(day),
            ),
            "Established" if number < rows - provisional else "Provisional",
        )
        for number in range(rows)
    )
    return Sheet("Rating list", columns, lines, "Riverside Table Tennis", ("± is one deviation.",))


def wide(columns: int, rows: int = 5) -> Sheet:
    """A crosstable too wide for an upright page."""
    made = (
        Column("player", "Player", stretch=True),
        *(Column(f"r{n}", f"Round {n + 1}", CellKind.SCORE) for n in range(columns)),
    )
    lines = tuple(
        Row((Cell(name(number)), *(Cell(f"½ · {number + n + 10}") for n in range(columns))))
        for number in range(rows)
    )
    return Sheet("Crosstable", made, lines)
