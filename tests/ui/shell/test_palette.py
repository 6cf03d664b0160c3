"""Ctrl+K: people with accents folded, pages and actions, by keys alone."""

import datetime as dt

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tourney.club.commands import RecordGame
from tourney.core.notation import parse
from tourney.ui.base.action_table import SPECS
from tourney.ui.shell.find import match_rank

Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def palette(club_stage, qtbot):
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_K, Mod.ControlModifier)
    return club_stage.window.palette_box


def titles(palette):
    return [palette.model.index(row, 0).data() for row in range(palette.model.rowCount())]


def test_it_opens_with_the_pages(palette):
    assert titles(palette)[:2] == ["Desk", "Players"]
    assert QApplication.focusWidget() is palette.field


@pytest.mark.parametrize("typed", ["dang", "Đặng", "minh"])
def test_people_are_found_with_accents_folded(palette, typed):
    for letter in typed:
        # The test library types ASCII only.
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Mod.NoModifier, letter)
        QApplication.sendEvent(palette.field, event)
    assert titles(palette)[0] == "Đặng Minh Anh"


def test_enter_goes_to_the_person(palette, qtbot, club_stage):
    qtbot.keyClicks(palette.field, "zofia luk")
    qtbot.keyClick(palette.field, Key.Key_Return)
    assert not palette.isVisible()
    assert club_stage.page.key == "players"
    people = {p.name: p.id for p in club_stage.ctx.club.register().active}
    assert club_stage.page.targets == [people["Zofia Łukasik"]]


def test_an_action_is_found_and_run(palette, qtbot, club_stage):
    qtbot.keyClicks(palette.field, "print")
    assert titles(palette)[0] == "Print"
    qtbot.keyClick(palette.field, Key.Key_Return)
    assert club_stage.page.done == ["print"]


def test_arrows_go_around(palette, qtbot):
    last = palette.model.rowCount() - 1
    qtbot.keyClick(palette.field, Key.Key_Up)
    assert palette.list.currentIndex().row() == last
    qtbot.keyClick(palette.field, Key.Key_Down)
    assert palette.list.currentIndex().row() == 0


def test_escape_gives_the_focus_back(palette, qtbot, club_stage):
    qtbot.keyClick(palette.field, Key.Key_Escape)
    assert not palette.isVisible()
    assert QApplication.focusWidget() is club_stage.page.field


def test_a_click_beside_it_closes_it(palette, qtbot):
    qtbot.mouseClick(palette, Qt.MouseButton.LeftButton, pos=palette.rect().bottomRight())
    assert not palette.isVisible()


def test_what_nobody_is_called_is_said(palette, qtbot):
    qtbot.keyClicks(palette.field, "xyzzy")
    assert titles(palette) == []
    assert palette.nothing.isVisible()


def test_events_are_found(palette, qtbot):
    qtbot.keyClicks(palette.field, "tuesday")
    assert titles(palette)[0] == "Tuesday night"


@pytest.mark.parametrize(
    ("typed", "name", "rank"),
    [("pri", "print", 0), ("copy", "save a copy", 1), ("rin", "print", 2), ("x", "print", None)],
)
def test_ranks(typed, name, rank):
    assert match_rank(typed, name) == rank


def test_every_action_is_found_by_its_name_in_both_languages(club_stage):
    finder, language = club_stage.window.finder, club_stage.services.language
    for code in ("en", "zh_CN"):
        language.choose(code)
        for spec in SPECS:
            if spec.key != "find":
                label = club_stage.services.actions.text(spec.key)
                assert label in [one.title for one in finder.search(label)[:2]], (code, spec.key)
                assert label in [one.title for one in finder.search(spec.text.source)], (code, spec.key)
    language.choose("en")


def test_an_action_with_nothing_to_do_leads_to_its_page_and_says_so(club_stage):
    heard, asked = [], []
    club_stage.ctx.bus.noticed.connect(heard.append)
    club_stage.ctx.bus.asked.connect(asked.append)
    found = club_stage.window.finder.search("Merge the chosen player with another")[0]
    found.run()
    assert [place.page for place in asked] == ["players"]
    assert "Merge the chosen player" in heard[0].fact


@pytest.fixture
def with_games(club_stage):
    club = club_stage.ctx.club
    people = {p.name: p.id for p in club.register().active}
    for typed, day in (("a > b", 2), ("a = b", 3)):
        sides = [[people["Ana Duarte"]], [people["Zofia Łukasik"]]]
        club_stage.ctx.execute(RecordGame(parse(typed).game(sides, dt.date(2025, 3, day))))
    club_stage.settle()
    return club_stage


@pytest.mark.parametrize(
    ("typed", "result"),
    [("#2", "½–½"), ("＃1", "1–0"), ("2025-03-02", "1–0"), ("zofia ana 2025-03-03", "½–½")],
)
def test_games_are_found_by_number_day_and_names(with_games, typed, result):
    found = [one for one in with_games.window.finder.search(typed) if "Zofia" in one.title]
    assert found[0].title == f"Ana Duarte – Zofia Łukasik: {result}"
    asked = []
    with_games.ctx.bus.asked.connect(asked.append)
    found[0].run()
    assert asked[0].page == "games"


def test_documents_are_found_and_shown_before_they_are_printed(club_stage, dialog):
    found = club_stage.window.finder.search("Rating list")
    document = next(one for one in found if one.detail == "Document")
    document.run()
    assert dialog("print-preview").isVisible()
