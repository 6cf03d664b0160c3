"""What goes on the wall: rating list, pairings, the log, each as one ``Sheet``."""

from __future__ import annotations

import datetime as dt
import errno
import os
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from tourney.club.club import Club
from tourney.club.desk import night
from tourney.club.figures import change_cell, figure, figure_cell, points, span
from tourney.club.log import GameLogIndex
from tourney.club.standings import placement_rule, rating_list
from tourney.club.views import BoardView, RatingRow, RatingView, RoundView, SideView
from tourney.core.errors import StorageError, TourneyError
from tourney.core.games import GameState
from tourney.core.marks import QT_TRANSLATE_NOOP, Text, Translate, english
from tourney.core.options import from_mapping
from tourney.core.outcomes import outcome_text
from tourney.exchange.base import Align, BookWriter, Cell, CellKind, Column, Emphasis, Row, Sheet, Writer
from tourney.exchange.registry import writer_for

RATING_LIST = QT_TRANSLATE_NOOP("Sheet", "Rating list")
ROUND = QT_TRANSLATE_NOOP("Sheet", "Round {number}")
ROUND_BY_NAME = QT_TRANSLATE_NOOP("Sheet", "Round {number}, by name")
GAMES = QT_TRANSLATE_NOOP("Sheet", "Games")
AS_OF = QT_TRANSLATE_NOOP("Sheet", "{club}, as of {date}")
AT = QT_TRANSLATE_NOOP("Sheet", "{club}: {event}, {date}")
NO_ROUND = QT_TRANSLATE_NOOP("Errors", "There is no round to print yet.")
ESTABLISHED = QT_TRANSLATE_NOOP("Sheet", "Established")
PROVISIONAL = QT_TRANSLATE_NOOP("Sheet", "Provisional: {rule}")
RANK, PLACE = QT_TRANSLATE_NOOP("Sheet", "Rank"), QT_TRANSLATE_NOOP("Sheet", "Place")
PLAYER = QT_TRANSLATE_NOOP("Sheet", "Player")
RATING = QT_TRANSLATE_NOOP("Sheet", "Rating")
DEVIATION = QT_TRANSLATE_NOOP("Sheet", "±")
SPREAD = QT_TRANSLATE_NOOP("Sheet", "Ranks")
RANGE = QT_TRANSLATE_NOOP("Sheet", "95 % range")
CHANGE = QT_TRANSLATE_NOOP("Sheet", "Last night")
PLAYED = QT_TRANSLATE_NOOP("Sheet", "Games")
LAST = QT_TRANSLATE_NOOP("Sheet", "Last played")
POINTS = QT_TRANSLATE_NOOP("Sheet", "Points")
WON, DRAWN = QT_TRANSLATE_NOOP("Sheet", "Won"), QT_TRANSLATE_NOOP("Sheet", "Drawn")
LOST, BYES = QT_TRANSLATE_NOOP("Sheet", "Lost"), QT_TRANSLATE_NOOP("Sheet", "Byes")
BOARD = QT_TRANSLATE_NOOP("Sheet", "Board")
SIDE_A, SIDE_B = QT_TRANSLATE_NOOP("Sheet", "Side A"), QT_TRANSLATE_NOOP("Sheet", "Side B")
RESULT = QT_TRANSLATE_NOOP("Sheet", "Result")
AGAINST = QT_TRANSLATE_NOOP("Sheet", "Against")
DATE, EVENT = QT_TRANSLATE_NOOP("Sheet", "Date"), QT_TRANSLATE_NOOP("Sheet", "Event")
VOID = QT_TRANSLATE_NOOP("Sheet", "void")
BYE = QT_TRANSLATE_NOOP("Sheet", "bye")
HAS_BYE = QT_TRANSLATE_NOOP("Sheet", "Bye: {names}")
CHANGE_ALONE_NOTE = QT_TRANSLATE_NOOP("Sheet", "“Last night” is the change of {date}.")
CHANGE_NOTE = QT_TRANSLATE_NOOP("Sheet", "“Last night” is the change of {date}; ± is one deviation.")
CANNOT_WRITE = QT_TRANSLATE_NOOP("Errors", "{name} cannot be written: {reason}. Choose another folder.")


def rating_list_sheet(club: Club) -> Sheet:
    """Return the rating list: established players with ranks, provisional ones as ranges below."""
    found = rating_list(club)
    sure = club.rated is None or club.rated.engine.has_deviation
    doubt = (Column("deviation", DEVIATION, CellKind.NUMBER), Column("range", RANGE, align=Align.RIGHT))
    spread = (Column("spread", SPREAD, align=Align.RIGHT),)
    columns = (
        Column("rank", RANK, CellKind.NUMBER),
        *(spread if sure else ()),
        Column("player", PLAYER, stretch=True),
        Column("rating", RATING, CellKind.NUMBER),
        *(doubt if sure else ()),
        Column("change", CHANGE, CellKind.NUMBER),
        Column("games", PLAYED, CellKind.NUMBER),
        Column("last", LAST, CellKind.DATE),
    )
    rows = [_rating_row(row, ESTABLISHED, sure=sure) for row in found.established]
    below = PROVISIONAL(rule=placement_rule(club))
    rows += [_rating_row(row, below, sure=sure) for row in found.provisional]
    note = CHANGE_NOTE if sure else CHANGE_ALONE_NOTE
    notes = (note(date=found.last_night),) if found.last_night else ()
    subtitle = AS_OF(club=club.name, date=found.as_of)
    return Sheet(RATING_LIST, columns, tuple(rows), subtitle, notes)


def pairings_sheet(club: Club, event_id: int, *, by_name: bool = False, round_id: int | None = None) -> Sheet:
    """Return the boards of a round (the current one by default), by board for the staff or by name.

    Raises
    ------
    TourneyError
        "no-round" when there is none yet.
    """
    desk = night(club, event_id)
    wanted = [r for r in desk.rounds if round_id is None or r.id == round_id]
    if not wanted or desk.event is None:
        raise TourneyError("no-round", NO_ROUND)
    one = wanted[-1]
    subtitle = AT(club=club.name, event=desk.event.name, date=desk.event.date)
    if by_name:
        return _by_name(one, subtitle)
    columns = (
        Column("board", BOARD, CellKind.NUMBER),
        Column("a", SIDE_A, stretch=True),
        Column("rating_a", RATING, align=Align.RIGHT),
        Column("result", RESULT, CellKind.SCORE),
        Column("rating_b", RATING, align=Align.RIGHT),
        Column("b", SIDE_B, stretch=True),
    )
    rows = tuple(_board_row(board) for board in one.boards)
    byes = tuple(p.name for p in one.byes)
    notes = (HAS_BYE(names=byes),) if byes else ()
    return Sheet(ROUND(number=one.number), columns, rows, subtitle, notes)


def log_sheet(club: Club, index: GameLogIndex) -> Sheet:
    """Return the games that are shown, in the order they are shown."""
    columns = (
        Column("date", DATE, CellKind.DATE),
        Column("event", EVENT),
        Column("round", ROUND(number="#"), CellKind.NUMBER),
        Column("a", SIDE_A, stretch=True),
        Column("result", RESULT, CellKind.SCORE),
        Column("b", SIDE_B, stretch=True),
    )
    rows = []
    for i in range(len(index)):
        row = index.row(i)
        void = row.game.state is GameState.VOID
        rows.append(
            Row(
                (
                    Cell(row.game.date),
                    Cell(row.event),
                    Cell(row.round),
                    Cell(row.sides[0]),
                    Cell(row.result, VOID if void else None),
                    Cell(" · ".join(row.sides[1:])),
                ),
                emphasis=Emphasis.MUTED if void else Emphasis.NONE,
            )
        )
    return Sheet(GAMES, columns, tuple(rows), AS_OF(club=club.name, date=dt.date.today()))


def write_sheet(
    sheet: Sheet, path: Path, translate: Translate = english, *, options: Mapping[str, Any] | None = None
) -> None:
    """Write a sheet in the format of the file's suffix; whole or not at all.

    Of *options* (``language``, ``delimiter``, ``decimal`` ...) a format takes those it knows.

    Raises
    ------
    TourneyError
        "format-unknown" for a suffix that nothing writes, "bad-option"; StorageError "cannot-write".
    """
    writer = writer_for(path.name)
    write_whole(path, writer.write(sheet, translate=translate, options=_options(writer, options)))


def _options(writer: Writer, options: Mapping[str, Any] | None) -> Any:
    known = {field.name for field in fields(writer.options_type)}
    taken = {name: value for name, value in (options or {}).items() if name in known}
    return from_mapping(writer.options_type, taken)


def write_sheets(
    sheets: Sequence[Sheet],
    path: Path,
    translate: Translate = english,
    *,
    options: Mapping[str, Any] | None = None,
) -> tuple[Path, ...]:
    """Write several sheets as ``write_sheet``: into one workbook or page, else list.csv, list 2.csv ..."""
    writer = writer_for(path.name)
    if isinstance(writer, BookWriter) and sheets:
        data = writer.write_all(sheets, translate=translate, options=_options(writer, options))
        write_whole(path, data)
        return (path,)
    paths = [path, *(path.with_name(f"{path.stem} {n}{path.suffix}") for n in range(2, len(sheets) + 1))]
    for sheet, one in zip(sheets, paths, strict=False):
        write_sheet(sheet, one, translate, options=options)
    return tuple(paths[: len(sheets)])


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that a reader sees the old one or the new one, never half of it."""
    part = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        try:
            with part.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise _unwritable(path, error.strerror or str(error)) from error


def check_writable(path: Path) -> None:
    """Raise the StorageError of ``write_whole`` where it is sure to fail: no such folder, no right to it."""
    if not path.parent.exists():
        raise _unwritable(path, os.strerror(errno.ENOENT))
    if not path.parent.is_dir():
        raise _unwritable(path, os.strerror(errno.ENOTDIR))
    if path.is_dir():
        raise _unwritable(path, os.strerror(errno.EISDIR))
    if not os.access(path.parent, os.W_OK):
        raise _unwritable(path, os.strerror(errno.EACCES))


def _unwritable(path: Path, reason: str) -> StorageError:
    return StorageError("cannot-write", CANNOT_WRITE(name=path.name, reason=reason))


def _rating_row(row: RatingRow, section: Text, *, sure: bool) -> Row:
    rating = row.rating
    doubt: tuple[Cell, ...] = ()
    if sure and rating.deviation is not None:
        doubt = (figure_cell(rating.deviation, rating.decimals), Cell(_span(rating)))
    elif sure:
        doubt = (Cell(None), Cell(""))
    return Row(
        (
            Cell(rating.rank, None if rating.rank is not None else "–"),
            *((Cell(_ranks(rating)),) if sure else ()),
            Cell(row.player.name),
            Cell(*rating_cell(rating)),
            *doubt,
            change_cell(rating.change, rating.decimals, level=""),
            Cell(rating.games),
            Cell(rating.last),
        ),
        section,
    )


def _span(rating: RatingView) -> str:
    return span(rating.low, rating.high, rating.decimals)


def _ranks(rating: RatingView) -> str:
    if rating.best_rank is None or rating.worst_rank is None:
        return ""
    alone = rating.best_rank == rating.worst_rank
    return str(rating.best_rank) if alone else f"{rating.best_rank}–{rating.worst_rank}"


def rating_cell(rating: RatingView | None) -> tuple[float | int | None, str]:
    """Return a rating in whole points and as shown: a range while it is provisional."""
    if rating is None:
        return None, ""
    mean = points(rating.mean, rating.decimals)
    if rating.provisional and rating.deviation is not None:
        return mean, _span(rating)
    return mean, figure(mean, rating.decimals)


def _board_row(board: BoardView) -> Row:
    first, *others = board.sides
    result = outcome_text(board.game) if board.game is not None else ""
    return Row(
        (
            Cell(board.board or None),
            Cell(first.name),
            Cell(*side_rating(first)),
            Cell(result),
            Cell(*side_rating(others[0])),
            Cell(" · ".join(s.name for s in others)),
        )
    )


def side_rating(one: SideView) -> tuple[float | int | None, str]:
    """Return the rating of a side of one player; of more there is none to show."""
    return rating_cell(one.ratings[0]) if len(one.ratings) == 1 else (None, "")


def _by_name(one: RoundView, subtitle: Text) -> Sheet:
    """Return one line a person, in alphabetical order, for the people who look for their board."""
    columns = (
        Column("player", PLAYER, stretch=True),
        Column("board", BOARD, CellKind.NUMBER),
        Column("against", AGAINST, stretch=True),
    )
    lines: list[tuple[str, int | None, str | Text]] = []
    for board in one.boards:
        for k, side in enumerate(board.sides):
            others = " · ".join(s.name for i, s in enumerate(board.sides) if i != k)
            lines += [(name, board.board or None, others) for name in side.names]
    lines += [(player.name, None, BYE) for player in one.byes]
    lines.sort(key=lambda line: line[0].casefold())
    rows = tuple(
        Row((Cell(name), Cell(board), Cell(against if isinstance(against, str) else "", against)))
        for name, board, against in lines
    )
    return Sheet(ROUND_BY_NAME(number=one.number), columns, rows, subtitle)
