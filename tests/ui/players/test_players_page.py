"""The Players page by keys and mouse: find, look, go on."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.players.conftest import build
from tourney.club.commands import AddPlayer, SetHere
from tourney.core.records import NewEvent, NewPlayer
from tourney.ratings.ranking import Z95
from tourney.ui.base.bus import GamesBetween, GamesOf, Place
from tourney.ui.models.players import Order, Shelf
from tourney.ui.players.card import Wish

Key = Qt.Key


def test_the_filter_has_the_focus_and_the_first_person_a_card(stage):
    assert stage.page.list.filter.hasFocus()
    assert stage.names[0] == stage.shown
    assert "6" == stage.page.list.count.text()
    assert stage.page.status_text().startswith("6 players")


def test_letters_filter_arrows_move_and_enter_opens_the_card(stage):
    stage.type("akes")
    assert ["Björn Åkesson"] == stage.names
    assert "Björn Åkesson" == stage.shown
    stage.press(Key.Key_Escape)
    assert 6 == len(stage.names)
    assert "Björn Åkesson" == stage.shown
    stage.press(Key.Key_Down)
    assert "Björn Åkesson" != stage.shown
    stage.press(Key.Key_Return)
    assert stage.page.card.history.chart.hasFocus()
    stage.press(Key.Key_Escape)
    assert stage.page.list.filter.hasFocus()


def test_letters_typed_on_the_list_go_to_the_filter(stage):
    stage.page.list.view.setFocus()
    stage.type("zof")
    assert "zof" == stage.page.list.filter.text()
    assert ["Zofia Łukasik"] == stage.names


def test_a_click_shows_the_card(stage):
    view = stage.page.list.view
    row = stage.names.index("陈思远")
    at = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert "陈思远" == stage.shown


def test_the_card_says_who_it_is(stage):
    stage.go_to("Ana Duarte")
    head = stage.page.card.head
    assert "Ana Duarte" == head.name.accessibleName()
    assert "45 games since" in head.status.text()
    view = stage.club.rated.of(stage.ids["Ana Duarte"])
    assert f"{round(view.mean)} ±{round(view.deviation)}" == head.figure.accessibleName()
    assert "rank" in head.sure.text()
    assert f"{round(view.low)} – {round(view.high)}, 95 % sure" in head.sure.text()


def test_somebody_away_and_somebody_provisional_say_so(stage):
    stage.go_to("Tom Hale")
    head = stage.page.card.head
    assert "Provisional until ±110 · no games yet" == head.status.text()
    assert "most likely 1500 · 95 % sure" == head.sure.text()
    assert head.badge.isVisible()
    stage.page.list.tabs.choose(Shelf.PROVISIONAL)
    assert "Tom Hale" in stage.names


def test_the_history_is_that_of_the_ratings(stage):
    stage.go_to("Ana Duarte")
    card, curve = stage.page.card.card, stage.page.card.history.chart.curve
    points = stage.club.rated.points(stage.club.rated.index(card.player.id))
    at = curve.stops[1 : len(points) + 1]
    assert np.allclose([p.mean for p in points], curve.y[at])
    low, high = curve.band(Z95)
    assert np.allclose([p.mean - Z95 * p.deviation for p in points], low[at])
    assert np.allclose([p.mean + Z95 * p.deviation for p in points], high[at])
    assert card.rating.deviation == curve.deviation[-1]
    assert 1500.0 == curve.y[0]


def test_the_cursor_tells_what_happened(stage):
    stage.go_to("Zofia Łukasik")
    stage.press(Key.Key_Left)
    first, second = stage.page.card.history.chart.words()
    assert first.startswith("Today, ")
    assert "less sure with every week away" == second
    stage.press(Key.Key_Left)
    first, second = stage.page.card.history.chart.words()
    assert "±" in first
    assert second.startswith("+")
    assert second.endswith("beat ليلى حداد")


def test_enter_on_an_opponent_asks_for_the_games_and_ctrl_enter_opens_the_card(stage, qtbot):
    stage.go_to("Zofia Łukasik")
    card = stage.page.card
    card.tabs.setFocus()
    stage.press(Key.Key_Right)
    stage.press(Key.Key_Right)
    assert "opponents" == card.tabs.current()
    assert ["ليلى حداد"] == [row.player.name for row in card.card.opponents]
    card.open()
    with qtbot.waitSignal(stage.ctx.bus.asked) as asked:
        stage.press(Key.Key_Return)
    between = GamesBetween(stage.ids["Zofia Łukasik"], stage.ids["ليلى حداد"])
    assert [Place("games", between)] == asked.args
    stage.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "ليلى حداد" == stage.shown


def test_enter_on_a_game_asks_for_the_log(stage, qtbot):
    stage.go_to("Ana Duarte")
    stage.page.card.tabs.choose("games")
    stage.page.card.open()
    newest = stage.page.card.card.games[0].game_id
    with qtbot.waitSignal(stage.ctx.bus.asked) as asked:
        stage.press(Key.Key_Return)
    assert [Place("games", newest)] == asked.args


def test_the_menu_leads_to_all_games_of_the_person(stage, qtbot):
    stage.go_to("Ana Duarte")
    entry = next(a for a in stage.page.card.menu.actions() if a.data() == Wish.GAMES)
    with qtbot.waitSignal(stage.ctx.bus.asked) as asked:
        entry.trigger()
    assert [Place("games", GamesOf(stage.ids["Ana Duarte"]))] == asked.args


def test_a_person_without_games_has_tabs_that_say_so(stage):
    stage.go_to("Tom Hale")
    card = stage.page.card
    assert card.history.empty.isVisible()
    card.tabs.choose("games")
    assert card.games.empty.isVisible()
    card.tabs.choose("opponents")
    assert card.opponents.empty.isVisible()


def test_order_and_tab_are_remembered(stage):
    panel = stage.page.list
    QTest.mouseClick(panel.order, Qt.MouseButton.LeftButton)
    entry = next(a for a in panel._menu.actions() if a.data() == Order.NAME)
    panel._menu.close()
    entry.trigger()
    assert "Ana Duarte" == stage.names[0]
    stage.page.card.tabs.choose("games")
    assert "name" == stage.ctx.settings.choice("players-order")
    assert "games" == stage.ctx.settings.choice("players-tab")


def test_check_in_and_out_begin_a_night_and_fill_the_shelf(stage):
    stage.go_to("Ana Duarte")
    assert stage.ctx.event.id is None
    stage.press(Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert stage.ctx.event.id is not None
    assert stage.page.card.card.here
    assert "here now" in stage.page.card.head.status.text()
    assert 1 == stage.page.list.model.counts()[Shelf.HERE]
    QTest.mouseClick(stage.page.card.here, Qt.MouseButton.LeftButton)
    assert not stage.page.card.card.here
    assert "Check in" == stage.page.card.here.text()


def test_what_others_change_is_followed(stage):
    stage.ctx.execute(AddPlayer(NewPlayer("Aaron")))
    assert "Aaron" in stage.names
    assert "7" == stage.page.list.count.text()


def test_nobody_of_that_name_can_be_added_at_once(stage, dialog):
    stage.type("quentin q")
    assert [] == stage.names
    assert "Nobody is called “quentin q”." == stage.page.list.none.fact.text()
    assert "Add “quentin q”" == stage.page.list.none.button.text()
    stage.press(Key.Key_Return)
    box = dialog("new-player-dialog")
    assert "quentin q" == box.fields.name.text()
    stage.press(Key.Key_Return)
    assert "quentin q" == stage.shown
    assert "" == stage.page.list.filter.text()


def test_somebody_archived_is_found_where_he_is(stage):
    stage.type("old mem")
    assert "Only an archived player fits “old mem”." == stage.page.list.none.fact.text()
    stage.press(Key.Key_Return)
    assert ["Old Member"] == stage.names
    assert "Old Member" == stage.shown
    assert "Archived" in stage.page.card.head.status.text()


def test_a_shelf_without_the_person_leads_to_all(stage):
    stage.page.list.tabs.choose(Shelf.HERE)
    stage.page.list.filter.setFocus()
    assert "Nobody is here yet." == stage.page.list.none.fact.text()
    stage.type("ana")
    stage.press(Key.Key_Return)
    assert Shelf.ALL == stage.page.list.tabs.current()
    assert ["Ana Duarte"] == stage.names


def test_an_empty_club_says_what_to_do(empty_stage, tmp_path, dialog):
    build(tmp_path / "new.tourney", ())
    empty_stage.open(tmp_path / "new.tourney")
    assert empty_stage.page.empty.isVisible()
    empty_stage.press(Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    dialog("new-player-dialog")
    empty_stage.type("First One")
    empty_stage.press(Key.Key_Return)
    assert "First One" == empty_stage.shown
    assert not empty_stage.page.empty.isVisible()


def test_f6_goes_between_list_and_card(stage):
    stage.press(Key.Key_F6)
    assert stage.page.card.isAncestorOf(QApplication.focusWidget())
    stage.press(Key.Key_F6)
    assert stage.page.list.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("width", [1920, 1440, 1280, 1180, 1024])
def test_a_name_of_24_letters_is_whole_at_every_width(stage, width):
    name = "Bartholomew Fitzgeralds."
    assert 24 == len(name)
    stage.ctx.execute(AddPlayer(NewPlayer(name)))
    stage.window.resize(width, 640)
    stage.page.list.choose(stage.club.register().index.search(name)[0].id)
    head = stage.page.card.head
    assert name == stage.shown
    assert name == head.name.fitted()[1]


@pytest.mark.parametrize("width", [1440, 1024])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_nothing_of_the_list_head_is_cut(stage, width, language):
    stage.ctx.language.choose(language)
    stage.window.resize(width, 640)
    panel = stage.page.list
    for part in (panel.title, panel.count, panel.order, panel.new, panel.tabs):
        assert part.width() >= part.sizeHint().width() - 1
        assert part.geometry().right() <= panel.width()


def test_the_language_changes_without_a_restart(stage, qtbot):
    stage.ctx.event.choose(
        stage.ctx.execute(
            SetHere(NewEvent("Night", stage.club.rated.as_of), (stage.ids["Ana Duarte"],), here=True)
        ).value
    )
    stage.go_to("Ana Duarte")
    english = stage.page.card.head.form_words.text()
    stage.ctx.language.choose("zh_CN")
    qtbot.waitUntil(lambda: stage.page.card.head.form_words.text() != english)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_nothing_of_the_card_is_cut_in_the_smallest_window_with_the_largest_words(stage, language, qtbot):
    stage.ctx.language.choose(language)
    stage.ctx.theme.set_text_scale(2.0)
    stage.window.resize(1024, 640)
    for name in ("Ana Duarte", "Zofia Łukasik", "Tom Hale"):
        stage.go_to(name)
        card, head = stage.page.card, stage.page.card.head
        qtbot.waitUntil(lambda name=name, head=head: head.name.fitted()[1] == name)
        QApplication.processEvents()
        for part in (head.name, head.badge, head.figure, head.sure, head.status):
            if part.isVisible() and part.width():
                right = part.mapTo(card, part.rect().topRight()).x()
                assert right <= card.width(), part.objectName() or type(part).__name__
        assert head.status.heightForWidth(head.status.width()) <= head.status.height() + 1
        assert head.sure.heightForWidth(head.sure.width()) <= head.sure.height() + 1
    stage.ctx.theme.set_text_scale(1.0)
