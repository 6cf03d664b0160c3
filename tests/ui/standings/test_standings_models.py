"""The models of the standings: numbers sorted as numbers, parts kept apart, opponents by their number."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.pairing.contests import contest_of, game
from tests.ui.standings.clubs import club_with_night
from tourney.club import standings
from tourney.club.contests import EventContest, EventFacts
from tourney.club.event_sheets import crosstable_sheet, standings_sheet
from tourney.club.event_table import EventTable, Part, event_parts
from tourney.club.views import RatingList, RatingRow, RatingView
from tourney.core.marks import Text
from tourney.core.records import Event, Player
from tourney.core.rules import EventRules, Scoring
from tourney.exchange import base
from tourney.standings.contest import Contested, Free, FreeRound
from tourney.standings.ranking import rank
from tourney.ui.models.crosstable import NO_GRID, CrosstableModel, cell_text, grid_of
from tourney.ui.models.night_table import EventTableModel
from tourney.ui.models.reason import ReasonModel
from tourney.ui.models.roles import Badge, Role, Scale, Section
from tourney.ui.models.sheet import SheetModel
from tourney.ui.models.standings import ListColumn, RatingListModel, change_text, scale_bounds

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


def ids(model: RatingListModel | EventTableModel | CrosstableModel) -> list[int]:
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


def parts_of(
    games: Sequence[Contested], *, tiebreaks: Sequence[str] = (), free: Sequence[FreeRound] = (), n: int = 4
) -> tuple[Part, ...]:
    """Return the standings of a made-up contest of players 11, 12 ... called P1, P2 ..."""
    rules = EventRules(tiebreaks=tuple(tiebreaks))
    event = Event("Cup", dt.date(2026, 11, 3), rules=rules, id=1)
    facts = EventFacts(event, {}, (), (), (), (), {})
    contest = replace(contest_of(n, list(games)), free=tuple(free))
    table = EventTable(
        EventContest(facts, contest, tuple(range(11, 11 + n)), of_teams=False),
        rules,
        rank(contest, tiebreaks),
    )
    return (Part(None, table, table.ranking),)


RING = [game(1, 0, 1), game(1, 2, 3), game(2, 1, 2), game(2, 0, 3, "+-"), game(3, 2, 0), game(3, 1, 3)]


def shown_rows(model: EventTableModel) -> list[list[str]]:
    return [[model.index(r, c).data() for c in range(model.columnCount())] for r in range(model.rowCount())]


def test_the_table_shows_shared_places_and_halves() -> None:
    model = EventTableModel()
    half = (FreeRound(2, 0, Free.HALF, Fraction(1, 2)), FreeRound(2, 1, Free.HALF, Fraction(1, 2)))
    model.set_parts(parts_of([game(1, 0, 2), game(1, 1, 3)], free=half))
    rows = shown_rows(model)
    assert [row[0] for row in rows] == ["1=", "1=", "3=", "3="]
    assert [row[2] for row in rows] == ["1½", "1½", "0", "0"]
    assert [row[3] for row in rows] == ["1–0–0", "1–0–0", "0–0–1", "0–0–1"]
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Place 1 is shared by P1, P2"
    assert model.index(0, 3).data(Qt.ItemDataRole.ToolTipRole).startswith("1 won, 0 drawn, 0 lost, 1 bye")


def test_each_tie_break_has_a_column_and_says_what_it_is() -> None:
    model = EventTableModel()
    model.set_parts(parts_of(RING, tiebreaks=["wins:played", "mini"]))
    titles = [model.headerData(c, Qt.Orientation.Horizontal) for c in range(model.columnCount())]
    assert titles == ["#", "Player", "Points", "wins:played", "mini", "W–D–L", "Rating", "Change"]
    tip = model.headerData(3, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Games won (without forfeits)"
    model.set_parts(parts_of(RING))
    assert model.columnCount() == 6


def test_places_of_ten_and_more_are_sorted_as_numbers() -> None:
    chain = [game(number, 0, number) for number in range(1, 12)]
    chain += [game(20 + number, number, number + 1) for number in range(1, 11)]
    model = EventTableModel()
    model.set_parts(parts_of(chain, n=12, tiebreaks=["wins"]))
    places = [int(row[0].rstrip("=")) for row in shown_rows(model)]
    assert places == sorted(places)
    model.sort(0, DOWN)
    places = [int(row[0].rstrip("=")) for row in shown_rows(model)]
    assert places == sorted(places, reverse=True)
    assert max(places) >= 10


def test_opponents_are_named_by_the_number_in_the_first_column() -> None:
    free = (FreeRound(2, 3, Free.PAIRING, Fraction(1)),)
    games = [game(1, 0, 1, "+-"), game(1, 2, 3), game(2, 0, 2, "1-0"), game(3, 0, 3, "*")]
    model = CrosstableModel()
    model.set_grid(grid_of(parts_of(games, free=free)))
    shown = [[model.index(r, c).data() for c in range(model.columnCount())] for r in range(4)]
    assert shown == [
        ["1", "P1", "+ · 4", "1 · 2", "… · 3", "2"],
        ["2", "P3", "1 · 3", "0 · 1", "", "1"],
        ["3", "P4", "0 · 2", "1 · bye", "… · 1", "1"],
        ["4", "P2", "− · 1", "", "", "0"],
    ]
    titles = [model.headerData(c, Qt.Orientation.Horizontal) for c in range(model.columnCount())]
    assert titles == ["#", "Player", "Game 1", "Game 2", "Game 3", "Points"]
    tips = [model.index(0, column).data(Qt.ItemDataRole.ToolTipRole) for column in (2, 3, 4)]
    assert tips == ["1 against P2, without play", "1 against P3", "Playing against P4"]
    assert model.index(2, 3).data(Qt.ItemDataRole.ToolTipRole) == "Bye, 1"
    model.sort(0, DOWN)
    assert [model.index(r, 0).data() for r in range(4)] == ["4", "3", "2", "1"]
    assert cell_text(None, {}) == ""


def test_a_reason_walks_from_the_neighbours_to_every_step() -> None:
    (part,) = parts_of(RING, tiebreaks=["wins:played", "mini"])
    model = ReasonModel()
    last = part.ranking.rows[1]
    model.tell(part.ranking, last.unit)
    headings = [model.index(r, 0).data(Role.SECTION) for r in range(model.rowCount())]
    titles = [one.title for one in headings if one is not None]
    assert titles[:2] == ["Next to", "Points"]
    strong = [model.index(r, 1).data() for r in range(4) if model.index(r, 1).data(Role.EMPHASIS) == "strong"]
    assert strong == [part.ranking.contest.units[last.unit].name]
    rows = [model.record(r) for r in range(model.rowCount()) if model.record(r) is not None]
    assert len({row.key for row in rows}) == len(rows)


def test_what_does_not_count_is_struck_out_and_says_so() -> None:
    rules = Scoring(best=1)
    contest = contest_of(2, [game(1, 0, 1), game(2, 1, 0)], scoring=rules)
    model = ReasonModel()
    model.tell(rank(contest), 0)
    cut = [r for r in range(model.rowCount()) if (one := model.record(r)) is not None and not one.counted]
    assert len(cut) == 1
    index = model.index(cut[0], 1)
    assert index.data(Role.EMPHASIS) == "soft"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "2: against P2, does not count, 0"


def test_a_sheet_shows_its_sections_and_sorts_numbers_as_numbers() -> None:
    columns = (base.Column("player", "Player", stretch=True), base.Column("n", "N", base.CellKind.NUMBER))
    rows = tuple(
        base.Row((base.Cell(name), base.Cell(number)), section)
        for name, number, section in (("Ana", 10, "A"), ("Bo", 9, "A"), ("Cy", 1, "B"))
    )
    model = SheetModel()
    model.set_sheets((base.Sheet("T", columns, rows),))
    assert [model.index(r, 0).data() for r in range(5)] == ["A", "Ana", "Bo", "B", "Cy"]
    model.sort(1, UP)
    assert [model.index(r, 0).data() for r in range(5)] == ["A", "Bo", "Ana", "B", "Cy"]
    model.set_filter("bo")
    assert model.counts() == (1, 3)
    assert model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole) == DOWN


def test_several_sheets_stand_below_each_other_with_their_titles() -> None:
    narrow = base.Sheet("One", (base.Column("player", "Player"),), (base.Row((base.Cell("Ana"),)),))
    columns = (base.Column("player", "Player"), base.Column("x", "X"))
    wide = base.Sheet("Two", columns, (base.Row((base.Cell("Bo"), base.Cell("y"))),))
    model = SheetModel()
    model.set_sheets((narrow, wide))
    assert [model.index(r, 0).data() for r in range(4)] == ["One", "Ana", "Two", "Bo"]
    assert model.columnCount() == 2


def test_all_models_keep_qt_s_rules(tmp_path: Path) -> None:
    club, event_id = club_with_night(tmp_path / "club.tourney", open_boards=1)
    people, table, cross = RatingListModel(), EventTableModel(), CrosstableModel()
    sheet, reason = SheetModel(), ReasonModel()
    models = (people, table, cross, sheet, reason)
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, mode) for model in models]
    parts = event_parts(club, event_id)
    for made in (parts, parts_of(RING, tiebreaks=["wins"]), parts):
        people.set_list(standings.rating_list(club), None)
        table.set_parts(made)
        cross.set_grid(grid_of(made))
        reason.tell(made[0].ranking, made[0].ranking.rows[1].unit)
        sheet.set_sheets((crosstable_sheet(club, event_id),))
        sheet.set_sheets((standings_sheet(club, event_id),))
    for model in models:
        model.set_filter("a")
        model.sort(1, DOWN)
        model.set_filter("")
        model.retranslate()
    cross.set_grid(NO_GRID)
    table.set_parts(())
    sheet.set_sheets(())
    assert len(testers) == 5
    club.close()


def test_the_printed_crosstable_says_what_the_screen_says(tmp_path: Path) -> None:
    club, event_id = club_with_night(tmp_path / "club.tourney")
    sheet = crosstable_sheet(club, event_id)
    model = CrosstableModel()
    model.set_grid(grid_of(event_parts(club, event_id)))
    assert len(sheet.rows) == 7
    for number, line in enumerate(sheet.rows):
        told = [base.shown(cell, column) for cell, column in zip(line.cells, sheet.columns, strict=True)]
        assert told == [model.index(number, column).data() for column in range(model.columnCount())]
    club.close()
