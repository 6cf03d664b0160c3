"""Read the tournament files of the tests (TRF16) into contests, as plainly as their columns allow."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from tourney.core.games import Forfeit
from tourney.core.rules import NO_SCORING, Scoring
from tourney.standings.contest import Contest, Contested, Free, FreeRound, Unit

DATA = Path(__file__).resolve().parents[1] / "data"

POINTS = {"1": (1, 0), "0": (0, 1), "=": (0, 0), "+": (1, 0), "-": (0, 1), "W": (1, 0), "L": (0, 1)}
FREE = {"U": Free.PAIRING, "F": Free.FULL, "H": Free.HALF, "Z": Free.ZERO}


def read_trf(path: Path, *, rounds: int | None = None, scoring: Scoring = NO_SCORING) -> Contest:
    """Return the contest in a file; numbers that no line has are people who withdrew at the start."""
    text = path.read_text(encoding="utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    players = {int(line[4:8]): line for line in lines if line.startswith("001")}
    planned = next((int(line.split()[1]) for line in lines if line.startswith("XXR")), rounds)
    cells = {
        number: [line[start : start + 8] for start in range(91, len(line.rstrip()), 10)]
        for number, line in players.items()
    }
    held = max((len(row) for row in cells.values()), default=0)
    held = held if rounds is None else min(held, rounds)
    units = tuple(
        Unit(
            players[number][14:47].strip(),
            rating=float(players[number][48:52].strip() or 0) or None,
            seed=number,
        )
        if number in players
        else Unit(f"#{number}", seed=number, withdrawn=True)
        for number in range(1, max(players, default=0) + 1)
    )
    games, free = [], []
    for number, row in cells.items():
        for index, cell in enumerate(row[:held]):
            opponent, side, result = cell[:4].strip(), cell[5:6], cell[7:8].strip()
            if result in FREE or not opponent or int(opponent) == 0:
                kind = FREE.get(result)
                if result in ("+", "-"):
                    kind = Free.FULL if result == "+" else Free.ZERO
                if kind is not None:
                    free.append(FreeRound(index + 1, number - 1, kind, _free(scoring, kind)))
                continue
            other = int(opponent)
            theirs = cells[other][index][7:8]
            if side == "b" or (side not in "wb" and number > other):
                continue
            games.append(_game(index + 1, number - 1, other - 1, result, theirs, scoring))
    side = next((line[4:].strip()[:5] for line in lines if line.startswith("XXC")), "")
    first = {"white": "first", "black": "second"}.get(side, "")
    return Contest(units, tuple(games), tuple(free), held, planned, scoring, first)


def _free(scoring: Scoring, kind: Free) -> Fraction:
    return {
        Free.PAIRING: scoring.bye,
        Free.HALF: scoring.half_bye,
        Free.ZERO: scoring.zero_bye,
        Free.FULL: scoring.full_bye,
    }[kind]


def _game(round_: int, white: int, black: int, own: str, theirs: str, scoring: Scoring) -> Contested:
    forfeit = Forfeit.NONE
    if own in "+-":
        forfeit = Forfeit.DOUBLE if own == theirs == "-" else Forfeit.FORFEIT
    ranks = (0, 0) if forfeit is Forfeit.DOUBLE or own == "=" else (0, 1) if own in "1+W" else (1, 0)
    win = scoring.forfeit_win if forfeit else scoring.win
    loss = scoring.forfeit_loss if forfeit else scoring.loss
    if forfeit is Forfeit.DOUBLE:
        points = (loss, loss)
    elif ranks == (0, 0):
        points = (scoring.draw, scoring.draw)
    else:
        points = (win, loss) if ranks == (0, 1) else (loss, win)
    return Contested(round_, (white, black), ranks, points, forfeit=forfeit)


def read_rows(path: Path) -> list[dict[str, str]]:
    """Return the rows of a table with a header."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def read_games(path: Path) -> tuple[Contest, dict[str, int]]:
    """Return the contest in a table of round, white, black and result, and the numbers of the names."""
    return contest_of_rows(read_rows(path))


def contest_of_rows(rows: Iterable[dict[str, str]]) -> tuple[Contest, dict[str, int]]:
    """Return the contest of rows "round, white, black, result" and the numbers of the names."""
    number: dict[str, int] = {}
    games = []
    for row in rows:
        a, b = (number.setdefault(row[side], len(number)) for side in ("white", "black"))
        result = {"1-0": "1", "0-1": "0"}.get(row["result"], "=")
        games.append(_game(int(row["round"]), a, b, result, "", NO_SCORING))
    rounds = max(game.round for game in games)
    return Contest(tuple(Unit(name) for name in number), tuple(games), (), rounds, rounds), number


def before_round(
    contest: Contest, number: int
) -> tuple[Contest, dict[int, Free], set[tuple[int, int | None]]]:
    """Return the contest as it stood before a round, who was away in it, and its pairs."""
    free_then = {one.unit: one.kind for one in contest.free if one.round == number}
    pairs: set[tuple[int, int | None]] = {
        (game.sides[0], game.sides[1]) for game in contest.games if game.round == number
    }
    pairs |= {(unit, None) for unit, kind in free_then.items() if kind is Free.PAIRING}
    here = {unit for pair in pairs for unit in pair if unit is not None}
    away = {unit: free_then.get(unit, Free.ZERO) for unit in range(contest.n) if unit not in here}
    past = replace(
        contest,
        games=tuple(game for game in contest.games if game.round < number),
        free=tuple(one for one in contest.free if one.round < number),
        rounds=number - 1,
    )
    return past, away, pairs
