"""The log as an item model: every row true, sorted on raw values, filtered without a proxy."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tourney.club import importing, log
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame
from tourney.club.game_story import Stories
from tourney.club.log import LogFilter
from tourney.core.games import GameState
from tourney.core.notation import parse
from tourney.core.records import NewPlayer
from tourney.ui.models.games import GameColumn, GamesModel
from tourney.ui.models.roles import Change, Emphasis, ResultState, Role

DATA = Path(__file__).parents[2] / "data"
Column = GameColumn


@pytest.fixture
def club(club_path: Path) -> Iterator[Club]:
    opened = Club.open(club_path)
    yield opened
    opened.close()


@pytest.fixture
def model(qapp, club: Club) -> GamesModel:
    made = GamesModel()
    made.set_index(log.read_log(club))
    made.set_stories(Stories(club.rate()))
    return made


def cells(model: GamesModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


def row_with(model: GamesModel, *sides: str) -> int:
    return next(row for row in range(model.rowCount()) if model.row(row).sides == sides)


def test_the_model_keeps_qts_rules_through_filter_and_sort(model, qapp):
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.set_filter(LogFilter("ana"))
    model.sort(Column.A, Qt.SortOrder.AscendingOrder)
    model.set_filter(LogFilter("nobody at all"))
    assert model.rowCount() == 0
    model.set_filter(LogFilter())
    assert model.rowCount() == 9


def test_a_game_reads_from_left_to_right(model):
    row = row_with(model, "Ana Duarte", "Björn Åkesson")
    date, event, a, result, b, state = cells(model, row)
    assert (event, a, result, b, state) == ("Tuesday night", "Ana Duarte", "1–0", "Björn Åkesson", "")
    assert str(dt.date.today().year) in date
    assert model.index(row, Column.EVENT).data(Role.TRAILING) == "1 · 1"
    spoken = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "round 1, board 1, Ana Duarte against Björn Åkesson, 1–0" in spoken


def test_the_winner_is_strong_and_the_change_has_its_sign(model):
    row = row_with(model, "Ana Duarte", "Björn Åkesson")
    a, b = model.index(row, Column.A), model.index(row, Column.B)
    assert (a.data(Role.EMPHASIS), b.data(Role.EMPHASIS)) == (Emphasis.STRONG, Emphasis.SOFT)
    up, down = a.data(Role.CHANGE), b.data(Role.CHANGE)
    assert isinstance(up, Change)
    assert up.value > 0 > down.value


def test_states_are_told_in_a_word(model):
    told = [(model.row(row).sides, model.index(row, Column.STATE).data()) for row in range(model.rowCount())]
    assert (("Tom Hale", "Ed Moss"), "no-show") in told
    assert (("Tom Hale", "Ed Moss"), "open") in told
    assert (("Björn Åkesson", "Ed Moss"), "unrated") in told
    assert [state for _, state in told].count("void") == 1


def test_an_open_board_says_so_and_has_no_change(model):
    row = next(
        row
        for row in range(model.rowCount())
        if model.row(row).game.state is GameState.OPEN and model.row(row).game.board == 2
    )
    assert model.index(row, Column.RESULT).data(Role.RESULT) == ResultState("open", open=True)
    assert model.index(row, Column.A).data(Role.CHANGE) is None


def test_doubles_and_many_sides_are_shown_whole(model):
    pair = row_with(model, "Ana Duarte + 陈思远", "Björn Åkesson + Zofia Łukasik")
    assert model.index(pair, Column.B).data() == "Björn Åkesson + Zofia Łukasik"
    three = row_with(model, "Zofia Łukasik", "Tom Hale", "Ed Moss")
    assert model.index(three, Column.B).data() == "Tom Hale, Ed Moss"
    assert model.index(three, Column.RESULT).data() == "1–2–2"


def test_only_few_rows_are_held(qapp, tmp_path):
    club = Club.create(tmp_path / "c.tourney", "C")
    club.execute(importing.preview(club, DATA / "football" / "results_head.csv").command())
    model = GamesModel()
    model.set_index(log.read_log(club))
    for row in range(model.rowCount()):
        model.index(row, Column.A).data()
    assert model.rowCount() == 2000
    assert len(model._rows) <= 400
    club.close()


def test_names_sort_by_letters_whatever_their_accents_and_dates_by_day(qapp, tmp_path):
    club = Club.create(tmp_path / "c.tourney", "C")
    ids = [club.execute(AddPlayer(NewPlayer(name))).value for name in ("Zoe", "Ångström", "Bo", "adam")]
    for day, (a, b) in enumerate(((0, 2), (1, 2), (2, 3), (3, 0))):
        game = parse("a > b").game([[ids[a]], [ids[b]]], dt.date(2026, 9 if day else 10, 9 + day))
        club.execute(RecordGame(game))
    model = GamesModel()
    model.set_index(log.read_log(club))
    dates = [model.row(i).game.date for i in range(4)]
    assert dates == sorted(dates, reverse=True)
    model.sort(Column.A, Qt.SortOrder.AscendingOrder)
    assert [model.row(i).sides[0] for i in range(4)] == ["adam", "Ångström", "Bo", "Zoe"]
    model.sort(Column.DATE, Qt.SortOrder.AscendingOrder)
    dates = [model.row(i).game.date for i in range(4)]
    assert dates == sorted(dates)
    model.set_filter(LogFilter("angstrom"))
    assert [model.row(i).sides for i in range(model.rowCount())] == [("Ångström", "Bo")]
    club.close()


@pytest.fixture
def night(qapp, tmp_path: Path) -> Iterator[GamesModel]:
    """Ana's night of five games in one rating period: alone, beside Bo and among three."""
    club = Club.create(tmp_path / "night.tourney", "C")
    ana, bo, cid, dee = (
        club.execute(AddPlayer(NewPlayer(name))).value for name in ("Ana", "Bo", "Cid", "Dee")
    )
    lines = {
        "a > b": [[ana], [bo]],
        "a > b 11-7 9-11 11-5": [[ana], [dee]],
        "b > c": [[ana], [cid]],
        "a + b > c + d": [[ana, bo], [cid, dee]],
        "a 41 > b 32 > c 27": [[ana], [bo], [cid]],
    }
    for line, ids in lines.items():
        club.execute(RecordGame(parse(line).game(ids, dt.date(2026, 11, 24))))
    made = GamesModel()
    made.set_index(log.read_log(club))
    made.set_stories(Stories(club.rate(today=dt.date(2026, 11, 24))))
    yield made
    club.close()


def test_a_night_rated_in_one_step_shows_its_change_once_for_each_player(night):
    shown = [night.index(row, Column.A).data(Role.CHANGE) is not None for row in range(night.rowCount())]
    assert shown.count(True) == 1
    assert shown.index(True) == row_with(night, "Ana", "Cid")
    first = night.index(row_with(night, "Ana", "Bo"), Column.A)
    assert first.data(Role.CHANGE) is None
    assert "together with the other games" in first.data(Qt.ItemDataRole.ToolTipRole)
    newest = night.index(row_with(night, "Ana", "Cid"), Column.A)
    # Whether "(s)" is resolved depends on the catalogue a test before this one may have loaded.
    told = newest.data(Qt.ItemDataRole.ToolTipRole).replace("(s)", "s")
    assert told.startswith("5 games rated together: +")


def test_partners_and_free_for_alls_are_told_by_name(night):
    pair = night.index(row_with(night, "Ana + Bo", "Cid + Dee"), Column.B)
    assert pair.data(Role.CHANGE) is None
    told = pair.data(Qt.ItemDataRole.ToolTipRole).splitlines()
    assert [line.split(":")[0] for line in told] == ["Cid", "Dee"]


def test_the_sets_are_in_the_tooltip_and_the_result_is_short(night):
    cell = night.index(row_with(night, "Ana", "Dee"), Column.RESULT)
    assert cell.data(Role.RESULT) == ResultState("2–1")
    assert cell.data() == cell.data(Qt.ItemDataRole.ToolTipRole) == "2–1 (11–7 9–11 11–5)"


def test_a_free_for_all_shows_points_and_its_losers_soft(night):
    row = row_with(night, "Ana", "Bo", "Cid")
    assert night.index(row, Column.RESULT).data(Role.RESULT) == ResultState("41–32–27")
    said = night.index(row, Column.RESULT).data(Qt.ItemDataRole.ToolTipRole)
    assert said.splitlines() == ["Ana: 41", "Bo: 32", "Cid: 27", "Places 1–2–3"]
    strengths = [night.index(row, column).data(Role.EMPHASIS) for column in (Column.A, Column.B)]
    assert strengths == [Emphasis.STRONG, Emphasis.SOFT]
