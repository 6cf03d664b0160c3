"""Rating periods on the Engine page, driven by keys and the mouse."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tourney.club.list_commands import OpenPeriod, PublishList
from tourney.club.rating_lists import document_from, document_text, list_as_of, periods
from tourney.ui.lists.model import NOW

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def lists(stage):
    """Go to the tab by its key and return it."""
    stage.press(Qt.Key.Key_L, CONTROL)
    pane = stage.page.lists
    stage.qtbot.waitUntil(lambda: not pane.busy)
    return pane


def publish(stage, name: str, start: dt.date, date: dt.date) -> int:
    key = stage.ctx.execute(OpenPeriod(name, start)).value
    stage.ctx.execute(PublishList(key, name, date, document_text(list_as_of(stage.club, date))))
    stage.settle()
    return int(key)


def choose(stage, pane, list_id: int) -> None:
    pane.list.setCurrentIndex(pane.model.index(pane.model.row_of(list_id)))
    stage.qtbot.waitUntil(lambda: not pane.busy)


def test_the_list_now_stands_there_first_and_prints_as_the_rating_list(stage):
    pane = lists(stage)
    assert "lists" == stage.page.head.tabs.current()
    assert NOW == pane.chosen
    assert "Rating list" == pane.title.text()
    assert 6 == len(pane.sheet.rows)
    assert pane.open.isVisible()
    assert not pane.publish.isVisible()
    assert not pane.delete.isVisible()
    assert {"print", "export"} <= set(stage.page.handlers())


def test_a_period_is_opened_and_its_list_published_by_keys_and_undone(stage):
    pane = lists(stage)
    stage.press(Qt.Key.Key_R, CONTROL | SHIFT)
    stage.qtbot.waitUntil(lambda: QApplication.focusWidget().objectName() == "period-name")
    QTest.keyClicks(QApplication.focusWidget(), "Autumn")
    stage.press(Qt.Key.Key_Return)
    with stage.qtbot.waitActive(stage.window):
        stage.window.activateWindow()
    assert QApplication.focusWidget() is pane.list
    assert "Autumn" == pane.period.name
    assert pane.publish.isVisible()
    assert not pane.open.isVisible()
    stage.press(Qt.Key.Key_R, CONTROL | SHIFT)
    stage.qtbot.waitUntil(lambda: QApplication.focusWidget().objectName() == "list-name")
    dialog = QApplication.focusWidget().window()
    stage.qtbot.waitUntil(lambda: dialog.ready)
    QTest.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    stage.settle()
    (one,) = periods(stage.club)
    assert one.published_at is not None
    assert 6 == len(document_from(one).rows)
    assert "Rating list “Autumn” was published" == str(stage.club.undo_text())
    stage.ctx.undo()
    stage.settle()
    assert "Autumn" == pane.period.name


def test_a_name_already_refused_is_said_in_the_dialog(stage):
    pane = lists(stage)
    dialog = pane.open_period()
    dialog.make.click()
    assert dialog.name.error
    assert dialog.isVisible()
    dialog.reject()


def test_another_day_is_worked_out_again_before_it_can_be_published(stage):
    today = dt.date.today()
    stage.ctx.execute(OpenPeriod("Autumn", today - dt.timedelta(40)))
    pane = lists(stage)
    dialog = pane.publish_list()
    stage.qtbot.waitUntil(lambda: dialog.ready)
    early = today - dt.timedelta(39)
    dialog.date.setDate(QDate(early.year, early.month, early.day))
    assert not dialog.publish.isEnabled()
    stage.qtbot.waitUntil(lambda: dialog.ready)
    dialog.publish.click()
    stage.settle()
    (one,) = periods(stage.club)
    assert early == one.date
    document = document_from(one)
    assert document.rows == list_as_of(stage.club, early).rows
    assert max(row.games for row in document.rows) < 35


def test_an_open_period_says_that_it_is_open_and_has_nothing_to_print(stage):
    key = stage.ctx.execute(OpenPeriod("Autumn", dt.date.today())).value
    pane = lists(stage)
    choose(stage, pane, key)
    assert "open" in pane.words.text()
    assert "print" not in stage.page.handlers()
    assert not pane.print_.isEnabled()
    assert "Drop the period" == pane.delete.text()


def test_two_lists_are_compared_the_older_first_whichever_is_chosen(stage):
    today = dt.date.today()
    first = publish(stage, "Spring", today - dt.timedelta(60), today - dt.timedelta(30))
    second = publish(stage, "Summer", today - dt.timedelta(29), today)
    pane = lists(stage)
    for chosen, other in ((first, second), (second, first)):
        choose(stage, pane, chosen)
        pane.against.choose(str(other))
        pane.against.activated.emit(pane.against.currentIndex())
        stage.qtbot.waitUntil(lambda: not pane.busy)
        assert "From “Spring” to “Summer”" == pane.title.text()
    pane.against.choose(str(NOW))
    pane.against.activated.emit(pane.against.currentIndex())
    stage.qtbot.waitUntil(lambda: not pane.busy)
    assert "From “Summer” to “the list now”" == pane.title.text()


def test_delete_takes_a_list_away_and_undo_brings_it_back(stage):
    key = publish(stage, "Spring", dt.date.today(), dt.date.today())
    pane = lists(stage)
    choose(stage, pane, key)
    pane.list.setFocus()
    stage.press(Qt.Key.Key_Delete)
    assert () == periods(stage.club)
    assert NOW == pane.chosen
    stage.press(Qt.Key.Key_Z, CONTROL)
    stage.qtbot.waitUntil(lambda: len(periods(stage.club)) == 1)
    assert 2 == pane.model.rowCount()


def test_the_print_preview_begins_with_what_is_shown(stage, monkeypatch):
    from tourney.ui.lists import pane as module

    key = publish(stage, "Spring", dt.date.today(), dt.date.today())
    pane = lists(stage)
    choose(stage, pane, key)
    asked = []
    monkeypatch.setattr(
        module, "show_preview", lambda ctx, chosen, over, wanted: asked.append((chosen, wanted))
    )
    stage.press(Qt.Key.Key_P, CONTROL)
    ((document, wanted),) = asked
    assert ("published-list", key) == (document, wanted.list_id)


def test_an_empty_club_says_that_nobody_is_listed(empty_stage):
    pane = lists(empty_stage)
    assert "Nobody is in this list yet." == pane.words.text()


def test_the_lab_is_reached_by_its_key(stage):
    stage.press(Qt.Key.Key_B, CONTROL | SHIFT)
    assert "backtest" == stage.page.head.tabs.current()
    stage.qtbot.waitUntil(lambda: not stage.backtest.busy)
    assert stage.backtest.advice.isVisible()
    assert stage.backtest.plot.bins
    assert stage.backtest.plot.accessibleName().startswith("Calibration of")


def test_what_is_said_in_place_of_a_list_follows_the_language(stage):
    pane = lists(stage)
    key = stage.ctx.execute(OpenPeriod("Autumn", dt.date(2026, 9, 1))).value
    stage.settle()
    choose(stage, pane, int(key))
    before = pane.words.text()
    assert before.startswith("The period is open.")
    language = stage.window.services.language
    language.choose("zh_CN")
    QApplication.processEvents()
    after = pane.words.text()
    language.choose("en")
    QApplication.processEvents()
    assert after != before
    assert pane.words.text() == before
