"""The models of the standings: numbers sorted as numbers, parts kept apart, opponents by their number."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.ui.standings.clubs import club_with_night
from tourney.club import standings
from tourney.club.views import NightTableRow, RatingList, RatingRow, RatingView
from tourney.core.marks import Text
from tourney.core.records import Player
from tourney.standings.base import Cell, CellKind, CrossRow, Crosstable
from tourney.ui.models.crosstable import CrosstableModel, cell_text, grid_of
from tourney.ui.models.night_table import NightColumn, NightTableModel
from tourney.ui.models.roles import Badge, Role, Scale, Section
from tourney.ui.models.standings import ListColumn, RatingListModel, change_text, scale_bounds
from tourney.ui.printing.documents import crosstable_sheet, event_grid

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
pytestmark = pytest.mark.usefixtures("qapp")


def rating(mean: float, **given_: object) -> RatingView:
    facts: dict[str, object] = {
        "deviation": 50.0,
        "volatility": 0.06,
        "low": mean - 98,
        "high": mean + 98,
        "provisional": False,
        "games": 10,
        "last": dt.date(2026, 11, 24),
        "change": None,
        "rank": 1,
        "best_rank": 1,
        "worst_rank": 1,
    }
    return RatingView(mean, **{**facts, **given_})  # type: ignore[arg-type]


def row(number: int, view: RatingView, name: str = "") -> RatingRow:
    return RatingRow(Player(name or f"Player {number}", id=number), view)


def list_model(established: list[RatingRow], provisional: list[RatingRow] | None = None) -> RatingListModel:
    model = RatingListModel()
    rule = Text("Standings", "not ranked until the deviation is below 110")
    found = RatingList(dt.date(2026, 12, 1), tuple(established), tuple(provisional or []), rule, None)
    model.set_list(found, Scale(1000, 2000, (1000, 1500, 2000)))
    return model


def ids(model: RatingListModel | NightTableModel | CrosstableModel) -> list[int]:
    return [key for line in range(model.rowCount()) if (key := model.key_at(line)) is not None]


def test_games_are_sorted_as_numbers() -> None:
    games = [9, 12, 11, 10, 100, 0]
    model = list_model([row(n, rating(1500, games=count)) for n, count in enumerate(games, 1)])
    model.sort(ListColumn.GAMES, DOWN)
    assert [games[key - 1] for key in ids(model)] == [100, 12, 11, 10, 9, 0]
    model.sort(ListColumn.GAMES, UP)
    assert [games[key - 1] for key in ids(model)] == [0, 9, 10, 11, 12, 100]


def test_changes_are_sorted_with_their_sign_and_missing_ones_stand_last() -> None:
    changes = [-9.0, None, 10.0, -100.0, 9.0]
    model = list_model([row(n, rating(1500, change=change)) for n, change in enumerate(changes, 1)])
    model.sort(ListColumn.CHANGE, DOWN)
    assert [changes[key - 1] for key in ids(model)] == [10.0, 9.0, -9.0, -100.0, None]
    model.sort(ListColumn.CHANGE, UP)
    assert [changes[key - 1] for key in ids(model)] == [-100.0, -9.0, 9.0, 10.0, None]


@given(st.lists(st.integers(-3000, 3000), unique=True, max_size=30), st.booleans())
def test_the_two_parts_are_never_mixed_by_sorting(means: list[int], descending: bool) -> None:
    half = len(means) // 2
    first = [row(n + 1, rating(mean)) for n, mean in enumerate(means[:half])]
    rest = [row(n + 1001, rating(mean, provisional=True, rank=None)) for n, mean in enumerate(means[half:])]
    model = list_model(first, rest)
    model.sort(ListColumn.RATING, DOWN if descending else UP)
    shown = ids(model)
    assert all(key < 1000 for key in shown[:half])
    assert all(key > 1000 for key in shown[half:])
    value = {one.player.id: one.rating.mean for one in (*first, *rest)}
    for part in (shown[:half], shown[half:]):
        assert [value[key] for key in part] == sorted((value[key] for key in part), reverse=descending)


def test_each_part_has_its_heading_with_count_and_rule() -> None:
    model = list_model([row(1, rating(1700)), row(2, rating(1600))], [row(3, rating(1500, provisional=True))])
    headings = [model.index(line, 0).data(Role.SECTION) for line in range(model.rowCount())]
    assert [h.title for h in headings if isinstance(h, Section)] == ["Established", "Provisional"]
    assert isinstance(headings[0], Section)
    assert headings[0].note.endswith("ranked by rating; the whisker is the 95 % range")
    assert isinstance(headings[3], Section)
    assert headings[3].note.endswith("not ranked until the deviation is below 110")
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsSelectable


def test_an_empty_part_has_no_heading() -> None:
    assert list_model([row(1, rating(1700))]).rowCount() == 2
    assert list_model([]).rowCount() == 0


def test_the_filter_folds_accents_and_takes_words_in_any_order() -> None:
    names = ["Đặng Minh Anh", "Zofia Łukasik", "陈思远", "Jonas Weber"]
    model = list_model([row(n, rating(1500), name) for n, name in enumerate(names, 1)])
    for typed, found in (("dang", [1]), ("lukasik zof", [2]), ("思远", [3]), ("", [1, 2, 3, 4]), ("zz", [])):
        model.set_filter(typed)
        assert ids(model) == found, typed
    assert model.counts() == (0, 4)


def test_the_cells_say_in_words_what_they_draw() -> None:
    sure = row(1, rating(1711.6, change=-7.7, rank=2, best_rank=1, worst_rank=4), "Ana Duarte")
    unsure = row(2, rating(1500.0, provisional=True, rank=None, best_rank=None, worst_rank=None))
    model = list_model([sure], [unsure])
    line = [model.index(1, column).data() for column in range(len(ListColumn))]
    assert line[:7] == ["2", "1–4", "Ana Duarte", "1712 ±50", "−8", "1614–1810", "10"]
    assert model.index(3, ListColumn.RATING).data() == "1402–1598"
    assert model.index(3, ListColumn.PLAYER).data(Role.BADGE) == Badge.PROVISIONAL
    assert model.index(3, ListColumn.RANK).data() == "–"
    spoken = model.index(1, ListColumn.PLAYER).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Rank 2, Ana Duarte, 1712 ±50"


def test_engines_without_deviation_show_the_figure_alone() -> None:
    view = rating(1500.4, deviation=None, low=1500.4, high=1500.4)
    model = list_model([row(1, view)])
    assert model.index(1, ListColumn.RATING).data() == "1500"
    assert model.index(1, ListColumn.RATING).data(Role.RATING) is None
    assert model.index(1, ListColumn.RANGE).data() == ""


@pytest.mark.parametrize(("change", "text"), [(8.2, "+8"), (-8.2, "−8"), (0.3, "0"), (-0.3, "0"), (None, "")])
def test_a_change_keeps_its_sign_and_nothing_is_no_change(change: float | None, text: str) -> None:
    assert change_text(change) == text


def test_provisional_players_do_not_squeeze_the_scale_of_the_others() -> None:
    sure = [row(n, rating(1500 + 10 * n)) for n in range(5)]
    wild = [row(9, rating(1500, low=0, high=3000, provisional=True))]
    bounds = scale_bounds(sure, wild)
    assert bounds is not None
    assert bounds[0] > 1300
    assert bounds[1] < 1750
    assert scale_bounds([], []) is None
    alone = scale_bounds([], wild)
    assert alone is not None
    assert alone[0] <= 0
    assert alone[1] >= 3000


def night_row(number: int, place: int, points: str, shared: bool = False, **counts: int) -> NightTableRow:
    facts = {"played": 0, "won": 0, "drawn": 0, "lost": 0, "byes": 0, **counts}
    return NightTableRow(
        place, shared, Player(f"Player {number}", id=number), Fraction(points), rating=None, **facts
    )


def test_the_table_shows_shared_places_and_halves() -> None:
    model = NightTableModel()
    rows = [night_row(1, 1, "5/2", True, won=2, drawn=1), night_row(2, 1, "5/2", True, won=2, byes=1)]
    model.set_rows([*rows, night_row(3, 3, "1/2", drawn=1)], changes=False)
    assert [model.index(n, NightColumn.PLACE).data() for n in range(3)] == ["1=", "1=", "3"]
    assert [model.index(n, NightColumn.POINTS).data() for n in range(3)] == ["2½", "2½", "½"]
    line = [model.index(1, c).data() for c in range(NightColumn.WON, NightColumn.RATING)]
    assert line == ["2", "0", "0", "1"]


def test_places_of_ten_and_more_are_sorted_as_numbers() -> None:
    model = NightTableModel()
    model.set_rows([night_row(n, n, str(20 - n)) for n in range(1, 13)], changes=False)
    model.sort(NightColumn.PLACE, DOWN)
    assert ids(model) == list(range(12, 0, -1))
    model.sort(NightColumn.POINTS, UP)
    assert ids(model) == list(range(12, 0, -1))


def crosstable() -> Crosstable:
    """Two rounds and a loose game: 11 beat 12 and had a bye, 13 won by forfeit and plays on."""
    won, lost = Fraction(1), Fraction(0)
    return Crosstable(
        (1, 2, None),
        (
            CrossRow(
                11, ((Cell(CellKind.PLAYED, (12,), (), won, 5),), (Cell(CellKind.BYE, points=won),), ())
            ),
            CrossRow(
                13,
                (
                    (Cell(CellKind.FORFEIT, (12,), (), won, 6), Cell(CellKind.PLAYED, (11,), (), lost, 9)),
                    (Cell(CellKind.OPEN, (12,), (), None, 7),),
                    (),
                ),
            ),
            CrossRow(
                12,
                (
                    (Cell(CellKind.PLAYED, (11,), (), lost, 5),),
                    (Cell(CellKind.OPEN, (13,), (), None, 7),),
                    (
                        Cell(CellKind.FORFEIT, (13,), (), lost, 6),
                        Cell(CellKind.PLAYED, (11,), (), Fraction(1, 2), 8),
                    ),
                ),
            ),
        ),
    )


def test_opponents_are_named_by_the_number_in_the_first_column() -> None:
    names = {11: "Ana", 12: "Zofia", 13: "Kwame"}
    grid = grid_of(crosstable(), names, {11: Fraction(2)})
    model = CrosstableModel()
    model.set_grid(grid)
    shown = [[model.index(r, c).data() for c in range(model.columnCount())] for r in range(3)]
    assert shown == [
        ["1", "Ana", "1 · 3", "1 · bye", "", "", "2"],
        ["2", "Kwame", "+ · 3", "… · 3", "0 · 1", "", "0"],
        ["3", "Zofia", "0 · 1", "… · 2", "− · 2", "½ · 1", "0"],
    ]
    titles = [model.headerData(c, Qt.Orientation.Horizontal) for c in range(model.columnCount())]
    assert titles == ["#", "Player", "Round 1", "Round 2", "Game 1", "Game 2", "Points"]
    model.sort(0, DOWN)
    assert [model.index(r, 0).data() for r in range(3)] == ["3", "2", "1"]
    assert model.index(2, 2).data() == "1 · 3"


def test_a_cell_says_in_words_what_happened() -> None:
    model = CrosstableModel()
    model.set_grid(grid_of(crosstable(), {11: "Ana", 12: "Zofia", 13: "Kwame"}, {}))
    tips = [model.index(1, column).data(Qt.ItemDataRole.ToolTipRole) for column in (2, 3)]
    assert tips == ["1 against Zofia, without play", "Playing against Zofia"]
    assert model.index(0, 3).data(Qt.ItemDataRole.ToolTipRole) == "Bye, 1"
    assert cell_text(None, {}) == ""


def test_all_models_keep_qt_s_rules(tmp_path: Path, qtmodeltester: object) -> None:
    club, event_id = club_with_night(tmp_path / "club.tourney", open_boards=1)
    people, table, cross = RatingListModel(), NightTableModel(), CrosstableModel()
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, mode) for model in (people, table, cross)]
    for _ in range(2):
        people.set_list(standings.rating_list(club), None)
        table.set_rows(standings.night_table(club, event_id), changes=True)
        cross.set_grid(event_grid(club, event_id))
    for model in (people, table, cross):
        model.set_filter("a")
        model.sort(1, DOWN)
        model.set_filter("")
        model.retranslate()
    cross.set_grid(grid_of(Crosstable((), ()), {}, {}))
    assert len(testers) == 3
    club.close()


def test_the_printed_crosstable_says_what_the_screen_says(tmp_path: Path) -> None:
    club, event_id = club_with_night(tmp_path / "club.tourney")
    sheet = crosstable_sheet(club, event_id)
    model = CrosstableModel()
    model.set_grid(event_grid(club, event_id))
    for number, line in enumerate(sheet.rows):
        told = [str(cell.text if cell.text is not None else cell.value) for cell in line.cells]
        assert told == [model.index(number, column).data() for column in range(model.columnCount())]
    club.close()
