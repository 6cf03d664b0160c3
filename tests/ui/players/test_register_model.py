"""The register as a model: shelves, filter, order, and ten thousand people."""

from __future__ import annotations

import datetime as dt
import time

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from tourney.club.views import PlayerRow, RatingView
from tourney.core.records import Player
from tourney.ui.models.players import Order, RegisterModel, Shelf, badge_of
from tourney.ui.models.roles import Badge, Rating, Role

TODAY = dt.date(2026, 12, 1)


def rated(mean=1500.0, deviation=60.0, *, games=30, days_ago=7, provisional=False) -> RatingView:
    last = TODAY - dt.timedelta(days=days_ago) if games else None
    low, high = mean - 1.96 * deviation, mean + 1.96 * deviation
    return RatingView(mean, deviation, 0.06, low, high, provisional, games, last, None)


def row(i: int, name: str, rating: RatingView | None = None, **kinds) -> PlayerRow:
    here = kinds.pop("here", False)
    return PlayerRow(Player(name, id=i, **kinds), rating, (1.0, 2.0), here)


PEOPLE = (
    row(1, "Ana Duarte", rated(1712, 45), here=True),
    row(2, "Björn Åkesson", rated(1655, 51, days_ago=200)),
    row(3, "陈思远", rated(1698, 62), number="1007"),
    row(4, "Đặng Minh Anh", rated(1433, 171, games=7, provisional=True), note="left-handed"),
    row(5, "Zofia Łukasik", None),
    row(6, "Old Member", rated(1900, 70, days_ago=900), archived=True),
    row(7, "Zoë Ana Straße", rated(1500, 350, games=0, provisional=True)),
)


@pytest.fixture
def model(qtmodeltester, qapp):
    model = RegisterModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_people(PEOPLE, TODAY)
    yield model
    del tester


def names(model) -> list[str]:
    return [model.index(i, 0).data() for i in range(model.rowCount())]


def test_rated_people_come_by_rating_and_provisional_ones_apart(model):
    expected = ["Ana Duarte", "陈思远", "Björn Åkesson", "Zoë Ana Straße", "Đặng Minh Anh", "Zofia Łukasik"]
    assert expected == names(model)


@pytest.mark.parametrize(
    ("order", "first"), [(Order.NAME, "Ana Duarte"), (Order.GAMES, "Ana Duarte"), (Order.LAST, "Ana Duarte")]
)
def test_it_can_be_sorted_otherwise(model, order, first):
    model.set_order(order)
    assert first == names(model)[0]
    assert 6 == model.rowCount()


def test_numbers_are_sorted_as_numbers(model):
    people = [row(i, f"P{i}", rated(games=n)) for i, n in enumerate((9, 10, 100), start=1)]
    model.set_people(people, TODAY)
    model.set_order(Order.GAMES)
    assert ["P3", "P2", "P1"] == names(model)


def test_each_shelf_holds_its_people(model):
    expected = {Shelf.ALL: 6, Shelf.HERE: 1, Shelf.PROVISIONAL: 2, Shelf.AWAY: 1, Shelf.ARCHIVED: 1}
    assert expected == dict(model.counts())
    model.set_shelf(Shelf.ARCHIVED)
    assert ["Old Member"] == names(model)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("akesson", ["Björn Åkesson"]),
        ("ÅKES", ["Björn Åkesson"]),
        ("lukasik", ["Zofia Łukasik"]),
        ("dang", ["Đặng Minh Anh"]),
        ("strasse", ["Zoë Ana Straße"]),
        ("思远", ["陈思远"]),
        ("1007", ["陈思远"]),
        ("handed", ["Đặng Minh Anh"]),
        ("ana zoe", ["Zoë Ana Straße"]),
        ("zofx", []),
    ],
)
def test_the_filter_folds_accents_and_looks_into_number_and_note(model, typed, found):
    model.set_query(typed)
    assert found == names(model)


def test_the_filter_tells_where_else_somebody_fits(model):
    model.set_query("old")
    assert 0 == model.rowCount()
    assert 1 == model.matches(Shelf.ARCHIVED)


def test_new_facts_of_the_same_people_are_told_as_changes(model, qtbot):
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    with qtbot.waitSignal(model.dataChanged):
        model.set_people(PEOPLE, TODAY)
    assert [] == resets


def test_rows_say_rating_badge_and_words(model):
    at = model.index(model.row_of(4), 0)
    assert Badge.PROVISIONAL == at.data(Role.BADGE)
    assert Rating(1433, 171, 1433 - 1.96 * 171, 1433 + 1.96 * 171, provisional=True) == at.data(Role.RATING)
    from PySide6.QtCore import Qt

    assert "Đặng Minh Anh, 1098–1768, provisional" == at.data(Qt.ItemDataRole.AccessibleTextRole)
    ana = model.index(model.row_of(1), 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ana Duarte, 1712 ±45, here" == ana


def test_a_badge_is_for_the_uncertain_and_the_absent():
    assert badge_of(rated(), TODAY) is None
    assert badge_of(rated(days_ago=90), TODAY) is None
    assert Badge.AWAY == badge_of(rated(days_ago=91), TODAY)
    assert Badge.PROVISIONAL == badge_of(rated(days_ago=300, provisional=True), TODAY)
    assert badge_of(rated(games=0), TODAY) is None


def test_ten_thousand_people_are_filtered_within_a_blink(qapp):
    model = RegisterModel()
    people = [row(i, f"Name{i % 977} Sur{i}", rated(1500 + i % 700)) for i in range(10_000)]
    model.set_people(people, TODAY)
    began = time.perf_counter()
    for text in ("s", "su", "sur9", "sur99", ""):
        model.set_query(text)
    assert (time.perf_counter() - began) / 5 < 0.1
    assert 10_000 == model.rowCount()
