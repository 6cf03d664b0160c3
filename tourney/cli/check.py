"""``tourney --check``: prove that this installation works, without a club of anybody's."""

from __future__ import annotations

import datetime as dt
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tourney.cli.words import shown
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text

ENGINES_OK = QT_TRANSLATE_NOOP("Check", "rating engines: {found}")
SYSTEMS_OK = QT_TRANSLATE_NOOP("Check", "pairing systems: {found}")
FORMATS_OK = QT_TRANSLATE_NOOP("Check", "formats read: {read}; written: {written}")
RESOURCES_OK = QT_TRANSLATE_NOOP("Check", "fonts, icons, catalogues and the demo club are there")
NIGHT_OK = QT_TRANSLATE_NOOP("Check", "a night was played, undone, played again and rated: {games} games")
PAPER_OK = QT_TRANSLATE_NOOP("Check", "the standings were printed: {pages} page PDF, {size} bytes")
CLOSED_OK = QT_TRANSLATE_NOOP("Check", "the file was closed, opened again and is whole")
PASSED = QT_TRANSLATE_NOOP("Check", "Everything works.")
FAILED = QT_TRANSLATE_NOOP("Check", "failed: {what}")
MISSING = QT_TRANSLATE_NOOP("Check", "{what} is missing")

LEAST_ENGINES = frozenset({"elo", "glicko2"})
PARTS = (
    ("fonts",),
    ("icons", "tourney.svg"),
    ("i18n", "tourney_zh_CN.qm"),
    ("i18n", "tourney_en.qm"),
    ("sample", "demo.tourney"),
    ("help",),
)


PrintStandings = Callable[[Path, Path], int]
"""(club file, PDF to write) -> pages."""


def run(print_standings: PrintStandings) -> int:
    """Run all checks; return 0 when every one holds, else 1 and say which did not.

    *print_standings* comes from the screens, which the command line may not import.
    """
    failed = False
    with tempfile.TemporaryDirectory(prefix="tourney-check-") as folder:
        night = Path(folder) / "check.tourney"
        checks: tuple[Callable[[], Text], ...] = (
            _registries,
            _resources,
            lambda: _night(night),
            lambda: _paper(night, Path(folder) / "standings.pdf", print_standings),
            lambda: _reopened(night),
        )
        for check in checks:
            try:
                print("ok  ", shown(check()))
            except TourneyError as error:
                failed = True
                print("FAIL", shown(error.text))
            except Exception as error:
                failed = True
                print("FAIL", shown(FAILED(what=f"{type(error).__name__}: {error}")))
    if not failed:
        print(shown(PASSED))
    sys.stdout.flush()
    return 1 if failed else 0


def _need(ok: object, what: str) -> None:
    if not ok:
        raise TourneyError("check-failed", MISSING(what=what))


def _registries() -> Text:
    from tourney.club.formats import engine_keys, format_keys, system_keys

    engines, systems = engine_keys(), system_keys()
    read, written = format_keys()
    for key in LEAST_ENGINES:
        _need(key in engines, key)
    _need("balanced" in systems, "balanced")
    _need("csv" in read, "csv")
    _need({"csv", "html"} <= set(written), "csv, html")
    print("ok  ", shown(SYSTEMS_OK(found=", ".join(systems))))
    print("ok  ", shown(FORMATS_OK(read=", ".join(read), written=", ".join(written))))
    return ENGINES_OK(found=", ".join(engines))


def _resources() -> Text:
    from tourney.core.resources import resource

    for part in PARTS:
        _need(resource(*part).exists(), "/".join(part))
    return RESOURCES_OK


def _night(path: Path) -> Text:
    from tourney.club import pairings
    from tourney.club.club import Club
    from tourney.club.commands import AddPlayer, SetHere, SetResult
    from tourney.club.desk import night
    from tourney.core.records import NewEvent, NewPlayer

    club = Club.create(path, "Check")
    try:
        today = dt.date.today()
        for name in ("Ana Duarte", "陈思远", "Þóra Jónsdóttir", "O'Neil", 'Łukasz "Lu" Żak'):
            club.execute(AddPlayer(NewPlayer(name)))
        everybody = tuple(club.register().players)
        event = club.execute(SetHere(NewEvent("Check", today), everybody, here=True)).value
        for _ in range(2):
            club.rate()
            made = pairings.suggest(club, event)
            club.execute(pairings.accept(made.suggestion))
            for board in night(club, event).open_boards:
                assert board.game is not None
                club.execute(SetResult(board.game.id, (0, 1), version=board.game.version))
        before = club.rate()
        steps = 0
        while club.undo_text() is not None:
            club.undo()
            steps += 1
        _need(not club.register().players, "undo")
        for _ in range(steps):
            club.redo()
        after = club.rate()
        same = after.n_games == before.n_games == 4 and bool((after.now.mean == before.now.mean).all())
        _need(same, "redo")
        return NIGHT_OK(games=after.n_games)
    finally:
        club.close()


def _paper(path: Path, target: Path, print_standings: PrintStandings) -> Text:
    pages = print_standings(path, target)
    size = target.stat().st_size
    _need(pages == 1 and size > 1000, "standings.pdf")
    return PAPER_OK(pages=pages, size=size)


def _reopened(path: Path) -> Text:
    from tourney.club.club import Club

    with closing(Club.open(path)) as club:
        club.database.check()
        _need(len(club.register().players) == 5, "Ana Duarte")
    return CLOSED_OK
