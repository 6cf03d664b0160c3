"""Import and load of 100,000 results, beside the driver's own ``executemany`` and ``numpy.fromiter``."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from tests.benchmarks import clubs
from tests.benchmarks.report import Report, at_most
from tests.benchmarks.timing import in_turn, once
from tourney.club import importing
from tourney.club.club import Club
from tourney.core.marks import Text
from tourney.core.names import fold
from tourney.core.records import NewEvent, NewPlayer
from tourney.store import events, games, players
from tourney.store.gamelog import log_of
from tourney.store.refresh import all_games

TABLES = ("game", "side", "appearance")
FLAT = """
CREATE TABLE result(id INTEGER PRIMARY KEY, event INT, a INT, b INT, score REAL, day TEXT, note TEXT);
CREATE INDEX r1 ON result(event); CREATE INDEX r2 ON result(a); CREATE INDEX r3 ON result(b);"""
GAME_TYPE = np.dtype("i8,M8[D],U8,i8,i8,i8,i8,i8,U8,U8,?")
PART_TYPE = np.dtype("i8,i8,i8,f8,i8,f8")


def run(*, quick: bool = False) -> Report:
    """Store and read 100,000 results."""
    report = Report(
        "100,000 results in and out of the club file" if not quick else "20,000 results in and out"
    )
    count, rounds = (20_000, 3) if quick else (100_000, 5)
    with tempfile.TemporaryDirectory() as folder:
        _write(report, Path(folder), count, rounds)
        _read(report, Path(folder), count, rounds)
        _from_csv(report, Path(folder), count)
    report.note("Same rows: the rows of our three tables, same schema and indexes, by the driver alone.")
    report.note("Flat table: one row a game with three indexes, which cannot hold teams; for scale.")
    return report


class _Fresh:
    """New copies of an empty club with its people, made outside the clock."""

    def __init__(self, folder: Path, count: int) -> None:
        self.folder = folder
        self.number = 0
        self.club = Club.create(folder / "empty.tourney", "Bench")
        names = clubs.names(1000)
        nights = -(-count // clubs.BOARDS)
        with self._writing() as writer:
            new = [NewPlayer(name) for name in names]
            self.ids = list(players.add_players(writer, new, [fold(name) for name in names]))
            dates = [np.datetime64("2020-01-01") + np.timedelta64(2 * i, "D") for i in range(nights)]
            self.dates = [date.astype(object) for date in dates]
            made = [NewEvent(f"Night {i}", date) for i, date in enumerate(self.dates)]
            self.events = list(events.add_events(writer, made))

    @contextmanager
    def _writing(self) -> Iterator[Any]:
        with self.club.database.writing(desk="", command="bench", label=Text("Done", "bench")) as writer:
            yield writer

    def copy(self) -> Path:
        self.number += 1
        target = self.folder / f"copy{self.number}.tourney"
        target.write_bytes((self.folder / "empty.tourney").read_bytes())
        return target


def _write(report: Report, folder: Path, count: int, rounds: int) -> None:
    fresh = _Fresh(folder, count)
    new = clubs.make_games(count, fresh.ids, fresh.events, fresh.dates)
    full = folder / "full.tourney"
    full.write_bytes((folder / "empty.tourney").read_bytes())
    _ours(Club.open(full), new)
    rows = {table: _rows(full, table) for table in TABLES}
    flat = _flat(full)
    open_club = iter([Club.open(fresh.copy()) for _ in range(rounds + 1)])
    raw = iter([sqlite3.connect(fresh.copy()) for _ in range(rounds + 1)])
    empty = iter([_flat_table(folder / f"flat{i}.db") for i in range(rounds + 1)])
    timed = in_turn(
        {
            "ours": lambda: _ours(next(open_club), new),
            "same rows": lambda: _executemany(next(raw), rows),
            "flat": lambda: _executemany(next(empty), {"result": flat}),
        },
        rounds,
    )
    ours = timed.median("ours")
    goal = at_most(15, 3)
    report.slower("insert, with journal and undo", ours, timed.median("same rows"), "same rows", goal)
    report.slower("insert, with journal and undo", ours, timed.median("flat"), "flat table")
    for left in folder.glob("copy*.tourney"):
        left.unlink()


def _ours(club: Club, new: Sequence[Any]) -> None:
    with club.database.writing(desk="", command="bench", label=Text("Done", "bench")) as writer:
        games.add_games(writer, new)
    club.close()


def _rows(path: Path, table: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"SELECT * FROM {table}").fetchall()


def _flat(path: Path) -> list[tuple[Any, ...]]:
    query = """SELECT g.id, g.event_id, min(a.player_id), max(a.player_id), s.rank * 0.5, g.date, g.note
        FROM game g JOIN side s ON s.game_id = g.id JOIN appearance a ON a.side_id = s.id GROUP BY g.id"""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def _flat_table(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.executescript(FLAT)
    return connection


def _executemany(connection: sqlite3.Connection, tables: dict[str, list[tuple[Any, ...]]]) -> None:
    with closing(connection), connection:
        for table, rows in tables.items():
            holes = ",".join("?" * len(rows[0]))
            connection.executemany(f"INSERT INTO {table} VALUES ({holes})", rows)


def _read(report: Report, folder: Path, count: int, rounds: int) -> None:
    club = Club.open(folder / "full.tourney")
    raw = sqlite3.connect(folder / "full.tourney")
    flat = sqlite3.connect(folder / "flat0.db")

    def ours() -> Any:
        with club.database.reading() as reader:
            ids = np.array(list(players.player_names(reader)), dtype=np.int64)
            return log_of(ids, all_games(reader))

    def same() -> Any:
        one = raw.execute(
            "SELECT id, date, time, event_id, round_id, board, number, version, state, forfeit, rated "
            "FROM game ORDER BY id"
        )
        two = raw.execute(
            "SELECT s.game_id, s.id, s.rank, s.score, a.player_id, a.weight FROM side s "
            "JOIN appearance a ON a.side_id = s.id ORDER BY s.game_id, s.position, a.position"
        )
        whole = (tuple(-1 if value is None else value for value in row) for row in one)
        return np.fromiter(whole, GAME_TYPE), np.fromiter(two, PART_TYPE)

    def one_table() -> Any:
        cursor = flat.execute("SELECT a, b, score FROM result ORDER BY id")
        return np.fromiter(cursor, np.dtype("i8,i8,f8"), count=count)

    timed = in_turn({"ours": ours, "same rows": same, "flat": one_table}, rounds)
    mine = timed.median("ours")
    report.slower("load for a replay", mine, timed.median("same rows"), "fromiter, same rows", at_most(15, 2))
    report.slower("load for a replay", mine, timed.median("flat"), "fromiter, flat table")
    club.close()
    raw.close()
    flat.close()


def _from_csv(report: Report, folder: Path, count: int) -> None:
    """Import a spreadsheet as a person does: read, preview, carry out."""
    names = clubs.names(1000)
    made = clubs.make_games(count, range(1000), [None] * count, [_day(i) for i in range(count)])
    path = folder / "games.csv"
    with path.open("w", encoding="utf-8") as file:
        file.write("date,white,black,result\n")
        for game in made:
            a, b = game.sides
            words = "1-0" if a.rank < b.rank else "0-1" if a.rank > b.rank else "1/2-1/2"
            file.write(f"{game.date},{names[a.player_ids[0]]},{names[b.player_ids[0]]},{words}\n")
    club = Club.create(folder / "csv.tourney", "CSV")
    look, preview = once(lambda: importing.preview(club, path))
    store, _ = once(lambda: club.execute(preview.command()))
    report.time(f"preview of a spreadsheet of {count:,} games", look)
    report.time("the import of it", store)
    report.time("both, scaled to 49,520 games", (look + store) * 49_520 / count, 30_000)
    rating, _ = once(club.rate)
    report.time("load and first replay after it", rating)
    club.close()


def _day(index: int) -> Any:
    return (np.datetime64("2020-01-01") + np.timedelta64(2 * index, "D")).astype(object)
