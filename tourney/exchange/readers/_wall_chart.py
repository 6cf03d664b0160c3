"""Wall charts: a row a player, with "W 12" or "12w1" a round, unrolled into rows of games or of players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePath

from tourney.core.records import NAME_LIMIT
from tourney.exchange.drafts import Cells, ReadOptions
from tourney.exchange.headings import role_of
from tourney.exchange.mapping import Kind

GAME_HEADINGS = ["event", "round", "white", "black", "result", "rating1", "rating2"]
PLAYER_HEADINGS = ["name", "number", "rating", "federation"]

_PAIR_NUMBER = re.compile(r"[0-9]{1,9}")
_LETTER_FIRST = re.compile(r"([WLDXF])\s*(\d{1,4})")
_NUMBER_FIRST = re.compile(r"(\d{1,4})\s*([wbWB])\s*([10½=+-])")
_FREE = re.compile(r"[HUBXFZ]|-1|-?0|bye|--", re.IGNORECASE)
_DETAILS = re.compile(r"(?P<number>\d{5,10})\s*/\s*R:\s*(?P<rating>\d{2,4})?")
_STATE = re.compile(r"[A-Z]{2,3}")
_SCORES = {"W": "1", "L": "0", "D": "½", "X": "+", "F": "-", "=": "½"}
_AGAINST = {"1": "0", "0": "1", "½": "½", "+": "-", "-": "+"}
_BYES = {"B": "1", "BYE": "1", "-1": "1", "X": "+", "H": "½", "U": "0", "Z": "0", "F": "0", "-0": "0"}
"""What a round without an opponent is worth: X is a win by forfeit, U unpaired, F a loss by forfeit."""
_LEAST_ROWS = 3


@dataclass(slots=True)
class _Line:
    row: int
    name: str
    rating: str = ""
    number: str = ""
    state: str = ""
    games: dict[int, tuple[int, str, str]] = field(default_factory=dict)
    """Column -> pair number of the opponent, colour ("w", "b" or "") and own score."""
    free: dict[int, str] = field(default_factory=dict)
    """Column -> what the bye there is worth; also columns that may be no rounds."""


def unrolled(cells: Cells, options: ReadOptions, name: str) -> Cells:
    """Return a wall chart as one row a game or bye (or a player, where they are asked for); else *cells*.

    The event is called by the line above the chart, or after the file *name*. The row of a game is that of
    its player with the smaller number. A game that two rows tell differently gets both results, which no
    reader takes for one. Numbers that begin anew are those of another section, whose players meet among
    themselves. Who says himself what the columns are is obeyed.
    """
    if options.kind not in (None, Kind.PLAYERS, Kind.GAMES) or options.mapping or options.header_row:
        return cells
    sections = _sections(cells)
    lines = [line for section in sections for line in section.values()]
    if sum(bool(line.games) for line in lines) < _LEAST_ROWS or not _whole(sections):
        return cells
    if options.kind is Kind.PLAYERS:
        people = [(line.row, [line.name, line.number, line.rating, line.state]) for line in lines]
        return _table(cells, PLAYER_HEADINGS, people)
    title = _title(cells, lines[0].row) or PurePath(name).stem
    rows = []
    for number, section in enumerate(sections, 1):
        event = title if len(sections) == 1 else f"{title} {number}"
        rows += [(at, [event, *row]) for at, row in _games(section)]
    return _table(cells, GAME_HEADINGS, rows)


def _title(cells: Cells, first: int) -> str:
    """Return the line above the chart that is one text and no heading: what the event is called."""
    for number, row in zip(cells.numbers, cells.rows, strict=True):
        filled = [" ".join(cell.split()) for cell in row if cell.strip()]
        if number >= first or len(filled) > 1:
            return ""
        if len(filled) == 1 and sum(sign.isalpha() for sign in filled[0]) > 2 and role_of(filled[0]) is None:
            return filled[0][:NAME_LIMIT]
    return ""


def _table(cells: Cells, headings: list[str], rows: Sequence[tuple[int, list[str]]]) -> Cells:
    numbers = [max(rows[0][0] - 1, 0), *(number for number, _ in rows)]
    return replace(cells, numbers=numbers, rows=[headings, *(row for _, row in rows)])


def _sections(cells: Cells) -> list[dict[int, _Line]]:
    """Return of each section pair number -> what the chart says of that player.

    A row with a number and nothing else to go by is none; one with games and no name has no name.
    """
    found: dict[int, _Line] = {}
    sections = [found]
    last: _Line | None = None
    roles: dict[int, str | None] = {}
    for number, row in zip(cells.numbers, cells.rows, strict=True):
        bare = [cell.strip() for cell in row]
        at = next((i for i, cell in enumerate(bare) if cell), 0)
        pair = bare[at].rstrip(".")
        if not _PAIR_NUMBER.fullmatch(pair):
            if last is not None:
                _detail(last, bare)
            elif not found:
                roles = {i: role_of(cell) for i, cell in enumerate(bare)} if len(bare) > 1 else roles
            last = None if last is not None else last
            continue
        name = next((i for i in range(at + 1, len(bare)) if _is_name(bare[i])), at)
        if name == at and not any(map(_game, bare[at + 1 :])):
            last = None
            continue
        if int(pair) in found:
            found = {}
            sections.append(found)
        last = found[int(pair)] = _Line(number, bare[name] if name > at else "")
        for i in range(name + 1, len(bare)):
            game = _game(bare[i])
            if game is not None:
                last.games[i] = game
            elif (worth := _BYES.get(bare[i].upper())) is not None:
                last.free[i] = worth
            elif roles.get(i) == "rating":
                last.rating = bare[i]
    return sections


def _is_name(cell: str) -> bool:
    return sum(sign.isalpha() for sign in cell) > 1 and _game(cell) is None and not _FREE.fullmatch(cell)


def _game(cell: str) -> tuple[int, str, str] | None:
    if (match := _LETTER_FIRST.fullmatch(cell)) is not None:
        return int(match[2]), "", _SCORES[match[1]]
    if (match := _NUMBER_FIRST.fullmatch(cell)) is not None:
        return int(match[1]), match[2].lower(), _SCORES.get(match[3], match[3])
    return None


def _detail(line: _Line, bare: list[str]) -> None:
    """Take state, number, rating and colours from the second line of a player."""
    match = next((found for cell in bare if (found := _DETAILS.search(cell))), None)
    if match is None:
        return
    line.number, line.rating = match["number"], match["rating"] or ""
    line.state = bare[0] if _STATE.fullmatch(bare[0]) else ""
    for i, (other, colour, score) in line.games.items():
        told = bare[i].lower() if i < len(bare) else ""
        line.games[i] = other, told if told in ("w", "b") else colour, score


def _whole(sections: Sequence[dict[int, _Line]]) -> bool:
    """Tell whether most games stand in the rows of both players: else the cells mean something else."""
    games = [
        (lines, a, i, game[0])
        for lines in sections
        for a, line in lines.items()
        for i, game in line.games.items()
    ]
    mutual = sum(b in lines and lines[b].games.get(i, (0,))[0] == a for lines, a, i, b in games)
    return 2 * mutual > len(games)


def _games(lines: dict[int, _Line]) -> list[tuple[int, list[str]]]:
    columns = sorted({i for line in lines.values() for i in line.games})
    rows: list[tuple[int, list[str]]] = []
    for number, i in enumerate(columns, 1):
        for a, line in lines.items():
            if i not in line.games:
                continue
            b, colour, score = line.games[i]
            other = lines.get(b)
            back = other.games.get(i) if other is not None else None
            mutual = back is not None and back[0] == a
            if mutual and b < a:
                continue
            wanted = _AGAINST[score]
            told = back[2] if mutual and back is not None else "?"
            first, second = line, other or _Line(line.row, f"#{b}")
            result = f"{score}-{wanted}" if told == wanted else f"{score} / {told}"
            if colour == "b" or (not colour and back is not None and back[1] == "w"):
                first, second = second, first
                result = f"{wanted}-{score}" if told == wanted else f"{told} / {score}"
            cells = [str(number), first.name, second.name, result, first.rating, second.rating]
            rows.append((line.row, cells))
        for line in lines.values():
            if i in line.free and line.name:
                rows.append(
                    (line.row, [str(number), line.name, "bye", f"bye {line.free[i]}", line.rating, ""])
                )
    return rows
