"""A result in a club of 40,000 games: from the command until the new rating list is on the screen."""

from __future__ import annotations

import datetime as dt
import tempfile
from pathlib import Path

from tests.benchmarks import clubs
from tests.benchmarks.report import Report
from tests.benchmarks.stage import Stage
from tests.benchmarks.timing import Stopwatch
from tourney.club import log, standings
from tourney.club.club import Club
from tourney.club.commands import RecordGame, SetResult, VoidGame
from tourney.core.games import NewGame, side

GAMES, QUICK_GAMES = 40_000, 10_000
GOAL_MS = 500.0


def run(*, quick: bool = False) -> Report:
    """Add, void and undo results, without and with the window."""
    count, rounds = (QUICK_GAMES, 5) if quick else (GAMES, 11)
    report = Report(f"A result in a club of {count:,} games and 1,000 people")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "big.tourney"
        clubs.make_club(path, count).close()
        _bare(report, path, rounds)
        _on_screen(report, Path(folder), path, rounds)
    return report


def _next_game(number: int) -> RecordGame:
    a, b = number % 500 + 1, number % 499 + 501
    return RecordGame(NewGame((side(a, rank=0), side(b, rank=1)), dt.date.today()), None)


def _turned(club: Club) -> SetResult:
    """Return the oldest game the other way round: everything is replayed."""
    game = log.get_game(club, int(club.games().game_id[-1]))
    a, b = (one.rank or 0 for one in game.sides)
    ranks = (b, a) if a != b else (0, 1)
    return SetResult(game.id, ranks, (None, None), version=game.version)


def _bare(report: Report, path: Path, rounds: int) -> None:
    """Measure the steps one by one, no window."""
    club, watch = Club.open(path), Stopwatch()
    club.rate()
    standings.rating_list(club)
    for number in range(rounds):
        with watch.part("store the result"):
            club.execute(_next_game(number))
        with watch.part("bring the arrays up to date"):
            club.games()
        with watch.part("replay"):
            club.rate()
        with watch.part("make the list"):
            standings.rating_list(club)
    for part in watch.seconds:
        report.time(f"without a window: {part}", watch.median(part))
    club.close()


def _on_screen(report: Report, folder: Path, path: Path, rounds: int) -> None:
    """Measure with the Standings page shown."""
    stage = Stage(folder)
    stage.open(path)
    stage.go("standings")
    watch: dict[str, list[float]] = {}

    def again(what: str, act: object) -> None:
        assert callable(act)
        seen = stage.ratings.times
        spent = stage.seconds(act, lambda: stage.ratings.times > seen and not stage.services.jobs.busy)
        watch.setdefault(what, []).append(spent)
        stage.settle()

    old = int(stage.ctx.club.games().game_id[len(stage.ctx.club.games()) // 2])
    for number in range(rounds):
        again("a new result", lambda number=number: stage.ctx.execute(_next_game(number)))
        again("an old game voided", lambda: stage.ctx.execute(VoidGame(old, True)))
        again("that undone", stage.ctx.undo)
        again("the first game of all corrected", lambda: stage.ctx.execute(_turned(stage.ctx.club)))
    for what, times in watch.items():
        middle = sorted(times)[len(times) // 2]
        report.time(f"on the screen: {what}, until the new list is painted", middle, GOAL_MS)
        report.time(f"on the screen: {what}, slowest of {len(times)}", max(times))
    stage.close()
