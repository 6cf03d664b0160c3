"""The page as a whole: room, drawers, panels, languages, and how fast it answers."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from tourney.club.club import Club
from tourney.club.commands import AcceptRound
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label

pytestmark = pytest.mark.gui


def test_f6_goes_around_the_panels(round_stage):
    stops = []
    for _ in range(4):
        round_stage.press(Qt.Key.Key_F6)
        stops.append(QApplication.focusWidget())
    page = round_stage.page
    assert [page.quick.line, page.suggestion.use, page.check_in.field, page.boards.table] == stops


@pytest.mark.parametrize(
    ("width", "check_in", "suggestion"), [(1440, True, True), (1179, True, False), (1024, False, False)]
)
def test_panels_give_way_in_order(round_stage, width, check_in, suggestion):
    round_stage.window.resize(width, 640)
    page = round_stage.page
    assert check_in == page.check_in.isVisible()
    assert suggestion == page.suggestion.isVisible()
    assert page.boards.table.isVisible()
    assert page.quick.isVisible()
    assert not page.boards.table.horizontalScrollBar().isVisible()


def test_a_folded_check_in_opens_over_the_boards_and_closes(round_stage):
    round_stage.window.resize(1024, 640)
    round_stage.press(Qt.Key.Key_F2)
    page = round_stage.page
    assert page.check_in.isVisible()
    assert QApplication.focusWidget() is page.check_in.field
    round_stage.press(Qt.Key.Key_Escape)
    assert not page.check_in.isVisible()
    assert QApplication.focusWidget() is page.boards.table


def test_a_folded_suggestion_is_seen_before_it_is_used(stage):
    stage.window.resize(1024, 640)
    stage.press(Qt.Key.Key_F5)
    assert stage.page.suggestion.isVisible()
    stage.press(Qt.Key.Key_Escape)
    assert not stage.page.suggestion.isVisible()
    stage.press(Qt.Key.Key_F5)
    assert stage.page.suggestion.isVisible()
    assert 0 == stage.page.night.n_rounds
    stage.press(Qt.Key.Key_F5)
    assert 1 == stage.page.night.n_rounds
    assert not stage.page.suggestion.isVisible()


def test_every_text_follows_the_language(round_stage):
    page = round_stage.page
    round_stage.window.services.language.choose("zh_CN")
    tr = QCoreApplication.translate
    round_stage.qtbot.waitUntil(lambda: page.quick.line.placeholderText() == tr("QuickBar", "Type a result"))
    shown = [label.text() for label in page.findChildren(Label)]
    shown += [button.words() for button in page.findChildren(KeyButton)]
    assert tr("Desk", "Round {0}").format(1) in shown
    assert tr("CheckInPanel", "Check-in") in shown
    assert tr("StillPlaying", "Still playing") in shown
    assert tr("SuggestionPanel", "Suggest round {0}").format(2) in shown
    assert tr("OptionRows", "whole night") in shown
    assert tr("CheckInPanel", "Type a name, then Enter") == page.check_in.field.placeholderText()
    assert tr("BoardsModel", "Side A") == page.boards.model.headerData(1, Qt.Orientation.Horizontal)


def test_larger_text_folds_the_panels_and_keeps_the_table(round_stage):
    theme = round_stage.window.services.theme
    theme.set_text_scale(1.5)
    try:
        assert not round_stage.page.suggestion.isVisible()
        assert round_stage.table.rowHeight(0) >= 2 * theme.line("name")
    finally:
        theme.set_text_scale(1.0)


def test_another_event_of_the_menu_is_shown(round_stage):
    from tourney.club.commands import AddEvent
    from tourney.core.records import NewEvent

    first = round_stage.ctx.event.id
    date = round_stage.night.event.date
    other = round_stage.ctx.execute(AddEvent(NewEvent("League", date))).value
    round_stage.ctx.event.choose(other)
    assert 0 == round_stage.page.night.n_rounds
    assert set() == round_stage.here()
    round_stage.ctx.event.choose(first)
    assert 1 == round_stage.page.night.n_rounds


def test_an_event_chosen_on_another_page_is_shown_on_return(round_stage):
    from tourney.club.commands import AddEvent
    from tourney.core.records import NewEvent

    date = round_stage.night.event.date
    other = round_stage.ctx.execute(AddEvent(NewEvent("League", date))).value
    round_stage.page.hide()
    round_stage.ctx.event.choose(other)
    round_stage.page.show()
    assert "League" == round_stage.night.event.name


def test_what_another_window_does_is_followed(round_stage):
    from tourney.club.commands import SetResult

    other = Club.open(round_stage.path)
    game = round_stage.page.night.shown.boards[1].game
    other.execute(SetResult(game.id, (0, 1), version=game.version))
    other.close()
    round_stage.window.workspace.follower.poll()
    round_stage.settle()
    assert "1–0" == round_stage.results()[1]


def test_a_result_on_many_boards_is_answered_at_once(bare):
    import datetime as dt

    from tourney.club.commands import AddPlayer, SetHere
    from tourney.core.records import NewEvent, NewPlayer

    club = Club.create(bare.path, "Large")
    n = 250
    ids = [club.execute(AddPlayer(NewPlayer(f"Player {i:03d}"))).value for i in range(n)]
    event = club.execute(SetHere(NewEvent("Open", dt.date.today()), tuple(ids), True)).value
    club.execute(AcceptRound(event, 1, tuple(zip(ids[::2], ids[1::2], strict=True))))
    club.close()
    bare.open(bare.path)
    times = []
    for _ in range(3):
        row = bare.table.current_row()
        began = time.thread_time()
        bare.table.keyPressEvent(_key("1"))
        times.append(time.thread_time() - began)
        assert bare.table.current_row() == row + 1
        bare.settle()
    assert min(times) < 0.1
    assert 3 == sum(bool(result) for result in bare.results())


def _key(text):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, text)
