"""A spreadsheet is looked at before it comes in, comes in whole as one action, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QFileDialog, QTableView

from tourney.club import roster
from tourney.club.journal_story import journal_page
from tourney.ui.dialogs.import_preview import Stage

DATA = Path(__file__).parents[2] / "data"
Key, Mod = Qt.Key, Qt.KeyboardModifier

TWO = "date,winner,loser\n2026-02-02,Ana Duarte,Tom Hale\n2026-02-09,Tom Hale,Björn Åkesson\n"
BROKEN = TWO + "yesterday,Ana Duarte,Tom Hale\n2026-02-16,Ana Duarte,Ana Duarte\n"


def rows(table: QTableView) -> list[list[str]]:
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def table(shown, key: str) -> QTableView:
    found = shown.lists.table(key)
    assert isinstance(found, QTableView)
    return found


def test_ctrl_i_asks_for_a_file_without_holding_the_program(stage, qtbot):
    path = stage.sheet(TWO)
    stage.key(Key.Key_I, Mod.ControlModifier)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    chooser = QApplication.activeModalWidget()
    assert chooser.objectName() == "import-file"
    assert isinstance(chooser, QFileDialog)
    chooser.fileSelected.emit(str(path))
    chooser.reject()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    assert QApplication.activeModalWidget().objectName() == "import-dialog"
    stage.read(QApplication.activeModalWidget())
    QApplication.activeModalWidget().reject()


def test_the_preview_says_what_was_found_and_changes_nothing(stage, words):
    shown = stage.look(stage.sheet(TWO))
    told = words(shown)
    assert "Import 2 game" in told
    assert "2 Feb 2026 to 9 Feb 2026" in told
    assert roster.counts(stage.ctx.club) == (3, 1)
    games = table(shown, "first")
    QAbstractItemModelTester(
        games.model(), QAbstractItemModelTester.FailureReportingMode.Fatal, games.model()
    )
    assert rows(games)[0] == ["2", "2 Feb 2026", "", "Ana Duarte", "1–0", "Tom Hale"]
    assert [role for _, role in shown.how.columns.roles()] == ["date", "winner", "loser"]
    stage.key(Key.Key_Escape)
    assert roster.counts(stage.ctx.club) == (3, 1)


def test_enter_brings_it_in_as_one_action_and_the_page_shows_it(stage, qtbot):
    shown = stage.look(stage.sheet(TWO))
    assert QApplication.focusWidget() is shown.bring
    stage.key(Key.Key_Return)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    stage.settle()
    assert roster.counts(stage.ctx.club) == (4, 3)
    qtbot.waitUntil(lambda: stage.page.model.rowCount() == 3)
    stage.ctx.undo()
    stage.settle()
    assert roster.counts(stage.ctx.club) == (3, 1)
    qtbot.waitUntil(lambda: stage.page.model.rowCount() == 1)


def test_pressing_twice_imports_once(stage, qtbot):
    shown = stage.look(stage.sheet(TWO))
    shown.bring.click()
    assert shown.stage is Stage.ENTERING
    shown.bring.click()
    shown._bring_in()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    stage.settle()
    assert roster.counts(stage.ctx.club) == (4, 3)
    assert len(journal_page(stage.ctx.club)) == 6


def test_rows_that_cannot_be_read_stop_the_import_until_they_are_skipped(stage, qtbot, words):
    shown = stage.look(stage.sheet(BROKEN))
    assert rows(table(shown, "problems")) == [
        ["4", "date", "“yesterday” is not a date."],
        ["5", "loser", "“Ana Duarte” is on both sides of this game."],
    ]
    assert shown.lists.tabs.current() == "problems"
    assert not shown.skip.isChecked()
    assert not shown.bring.isEnabled()
    stage.key(Key.Key_Return)
    assert roster.counts(stage.ctx.club) == (3, 1)
    assert QApplication.focusWidget() is shown.skip
    stage.key(Key.Key_Space)
    assert shown.bring.isEnabled()
    stage.key(Key.Key_Return)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    stage.settle()
    assert roster.counts(stage.ctx.club) == (4, 3)


def test_games_that_are_there_already_are_told(stage, words):
    shown = stage.look(stage.sheet("date,winner,loser\n2026-01-02,Ana Duarte,Bjorn Akesson\n"))
    assert shown.again.isVisible()
    assert "1 game" in shown.again.text()
    assert shown.bring.text() == "Bring up to date"
    assert rows(table(shown, "rows"))[0][1] == "in the club already"
    assert "2 player" in words(shown.facts)
    assert "new player" not in words(shown.facts)
    shown.reject()


def test_dates_that_may_be_either_are_asked_about(stage, words, qtbot):
    shown = stage.look(stage.sheet("date,winner,loser\n3/4/2026,Ana Duarte,Tom Hale\n"))
    assert shown.stage is Stage.ASKING
    assert shown.sentences()[0] == "Which comes first in the dates?"
    assert "3/4/2026" in words(shown)
    stage.press(shown, "import-day-first")
    stage.read(shown)
    assert rows(table(shown, "first"))[0][1] == "3 Apr 2026"
    shown.how.choose_order("month")
    stage.read(shown)
    assert rows(table(shown, "first"))[0][1] == "4 Mar 2026"
    shown.reject()


def test_a_wrong_file_is_told_and_nothing_can_be_imported(stage, words, tmp_path):
    shown = stage.look(stage.sheet("lorem;ipsum\ndolor;sit\n", "wrong.csv"))
    assert shown.stage is Stage.REFUSED
    assert shown.sentences()[0] == "wrong.csv cannot be imported"
    told = words(shown)
    assert "No players or games were found in “wrong.csv” (rows: 2, columns: 2" in told
    assert "Nothing was imported" in told
    assert not shown.bring.isVisible()
    stage.press(shown, "import-other")
    assert QApplication.activeModalWidget().objectName() == "import-file"
    QApplication.activeModalWidget().reject()


@pytest.mark.parametrize("name", ["empty_file.csv", "header_only.csv"])
def test_a_file_with_nothing_in_it_is_told(stage, name, words):
    shown = stage.look(DATA / "messy" / name)
    assert shown.stage is Stage.REFUSED
    assert name in words(shown)
    shown.reject()


def test_another_encoding_reads_the_file_again(stage, qtbot):
    shown = stage.look(DATA / "messy" / "players_cp1251.csv")
    before = rows(table(shown, "first"))
    assert shown.lists.tabs.tabText(0) == "Players"
    shown.lists.tabs.choose("file")
    shown.how.encoding.choose("mac_roman")
    shown.how.encoding.activated.emit(shown.how.encoding.currentIndex())
    stage.read(shown)
    assert shown.stage is Stage.REFUSED
    assert shown.how.encoding.isVisible()
    shown.how.encoding.choose("cp1251")
    shown.how.encoding.activated.emit(shown.how.encoding.currentIndex())
    stage.read(shown)
    assert before == rows(table(shown, "first"))
    shown.reject()


def test_mixed_notation_is_shown_as_it_will_be_entered(stage):
    shown = stage.look(DATA / "messy" / "results_mixed_notation.csv")
    if shown.stage is Stage.ASKING:
        stage.press(shown, "import-day-first")
        stage.read(shown)
    assert shown.stage is Stage.READY
    results = [row[4] for row in rows(table(shown, "first"))]
    assert {"1–0", "0–1", "½–½"} <= set(results)
    shown.reject()


def test_real_snooker_comes_in_from_the_screen(stage, qtbot):
    shown = stage.look(DATA / "snooker" / "matches.csv")
    assert shown.stage is Stage.READY
    shown.skip.setChecked(True)
    shown.bring.click()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None, timeout=20000)
    stage.settle()
    games = roster.counts(stage.ctx.club)[1]
    assert games > 5000
    qtbot.waitUntil(lambda: games == stage.page.model.rowCount())


def test_entering_can_be_stopped_and_leaves_no_trace(stage, qtbot):
    before = stage.ctx.club.undo_text()
    shown = stage.look(DATA / "football" / "results_head.csv")
    shown.bring.click()
    stage.key(Key.Key_Escape)
    assert shown.isVisible()
    qtbot.waitUntil(lambda: shown.stage is Stage.READY, timeout=20000)
    assert shown.sentences()[1] == "Stopped. Nothing was imported."
    assert roster.counts(stage.ctx.club) == (3, 1)
    assert before == stage.ctx.club.undo_text()
    assert shown.bring.isEnabled()
    shown.reject()


def test_without_a_club_a_name_is_asked_for_first(blank, qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr("tourney.ui.shell.commands.clubs_folder", lambda: tmp_path)
    blank.window.import_file(blank.sheet(TWO, "winter.csv"))
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    assert QApplication.activeModalWidget().objectName() == "new-club-dialog"
    blank.key(Key.Key_Return)
    qtbot.waitUntil(
        lambda: getattr(QApplication.activeModalWidget(), "stage", None) is Stage.READY, timeout=10000
    )
    blank.key(Key.Key_Return)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    blank.settle()
    assert roster.counts(blank.ctx.club) == (3, 2)
    assert blank.ctx.club.name == "winter"
