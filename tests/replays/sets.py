"""Sets of real games as files for the command line, and how a list is compared with a published one."""

from __future__ import annotations

import contextlib
import csv
import datetime as dt
import gzip
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tourney.__main__ import main
from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import from_columns

OWN = Path(__file__).parents[1] / "data"
SHARED = Path(__file__).parents[3] / "shared" / "data"
"""Sets that may be tried out but not passed on; not there in every checkout."""

Row = dict[str, str]
LONG = ("game", "date", "side", "rank", "player")


@dataclass(frozen=True, slots=True)
class Gap:
    """The largest difference of a column, and how many players were compared."""

    largest: float
    players: int


def table(path: Path) -> list[Row]:
    """Return the rows of a CSV file, packed or not."""
    text = gzip.decompress(path.read_bytes()).decode() if path.suffix == ".gz" else path.read_text("utf-8")
    return list(csv.DictReader(io.StringIO(text)))


def put(path: Path, header: Sequence[str], rows: Iterable[Sequence[object]]) -> Path:
    """Write rows as a CSV file."""
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([header, *rows])
    return path


def rate(games: Path, *arguments: str) -> list[Row]:
    """Return the list that ``tourney rate`` prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        assert main(["rate", str(games), *arguments]) == 0
    return list(csv.DictReader(io.StringIO(out.getvalue())))


def gap(
    got: list[Row],
    expected: list[Row],
    column: str,
    theirs: str,
    *,
    only: Callable[[Row], bool] = lambda row: True,
) -> Gap:
    """Compare a column of our list with one of theirs, player by player."""
    ours = {row["player"]: row[column] for row in got}
    named = [(row.get("player") or row["Player"], row) for row in expected if only(row)]
    assert len({name for name, _ in named}) == len(named) > 0
    return Gap(max(abs(float(ours[name]) - float(row[theirs])) for name, row in named), len(named))


def unpacked(name: str, folder: Path) -> Path:
    """Return a set of ours as a file that the command line reads."""
    path = folder / Path(name).name.removesuffix(".gz")
    path.write_bytes(gzip.decompress((OWN / name).read_bytes()))
    return path


def nascar(folder: Path) -> Path:
    """Return the races of 2002 in the long shape, without the drivers who never beat anybody."""
    drivers = {row["number"]: row["driver"] for row in table(OWN / "classic" / "nascar_2002_drivers.csv")}
    races = table(OWN / "classic" / "nascar_2002_rankings_by_driver_number.csv")
    rows = [
        (race, f"2002-01-{1 + race // 2:02}", number, place, drivers[number])
        for race, finish in enumerate(races, start=1)
        for place, number in enumerate(finish.values(), start=1)
        if number and int(number) < 84
    ]
    return put(folder / "nascar.csv", LONG, rows)


def foosball(folder: Path) -> Path:
    """Return the doubles in the long shape, in the order of the file."""
    rows = []
    for i, row in enumerate(table(SHARED / "teams_foosball_2v2" / "gamelog.csv")):
        for rank, side in ((1, "W"), (2, "L")):
            rows += [(i, "2023-01-01", side, rank, row[side + place]) for place in "OD"]
    return put(folder / "foosball.csv", LONG, rows)


RANKS = {"Blue": (1, 2), "Red": (2, 1), "Balanced": (1, 1)}


def soccer(folder: Path) -> Path:
    """Return the games of uneven teams in the long shape; those without a result are left out."""
    rows = [
        (row["game"], row["date"], side, rank, name.strip())
        for row in table(SHARED / "teams_pickup_soccer" / "games.csv")
        if row["result"] in RANKS
        for side, rank in zip(("blue", "red"), RANKS[row["result"]], strict=True)
        for name in row[f"{side}_team"].split(";")
    ]
    return put(folder / "soccer.csv", LONG, rows)


def poker(folder: Path) -> Path:
    """Return the poker nights in the long shape."""
    rows = [
        (row["night"], row["date"], "", row["place_by_net"], row["player"])
        for row in table(SHARED / "ffa_poker_nights" / "nights.csv")
    ]
    return put(folder / "poker.csv", LONG, rows)


def _day(date: str) -> dt.date:
    month, day, year = map(int, date.split("/"))
    return dt.date(year, month, day)


def soccer_log() -> tuple[GameLog, list[str], list[tuple[int, int, int]]]:
    """Return the same games by date and number, the names, and the stand-ins for second seats.

    A stand-in is a player of its own; each is told as (game, person, stand-in).
    """
    games = [row for row in table(SHARED / "teams_pickup_soccer" / "games.csv") if row["result"] in RANKS]
    games.sort(key=lambda row: (_day(row["date"]), int(row["game"])))
    names: list[str] = []
    sides: list[list[int]] = []
    seconds: list[tuple[int, int, int]] = []

    def number(name: str) -> int:
        if name not in names:
            names.append(name)
        return names.index(name)

    for game, row in enumerate(games):
        taken: set[str] = set()
        both: list[list[int]] = [[], []]
        for place in (1, 0):
            team = row[("blue_team", "red_team")[place]]
            for name in reversed([name.strip() for name in team.split(";")]):
                if name in taken:
                    seconds.append((game, number(name), number(f"{name} (2)")))
                    both[place].append(number(f"{name} (2)"))
                else:
                    both[place].append(number(name))
                taken.add(name)
        sides += both
    log = from_columns(
        day=np.zeros(len(games), dtype=np.int64),
        game_side=np.arange(0, len(sides) + 1, 2),
        rank=[rank for row in games for rank in RANKS[row["result"]]],
        side_player=np.cumsum([0] + [len(side) for side in sides]),
        player=[player for side in sides for player in side],
        n_players=len(names),
    )
    return log, names, seconds
