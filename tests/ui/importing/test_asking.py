"""The import asks who is who, lets columns be said and takes pasted text; the window exports a club."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QTableView

from tourney.club import club_file, desk, roster
from tourney.ui.dialogs.import_preview import ImportPreviewDialog, Stage
from tourney.ui.importing import people as people_module

DATA = Path(__file__).parents[2] / "data"
Key, Mod = Qt.Key, Qt.KeyboardModifier


def modal(qtbot, kind):
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), kind))
    return QApplication.activeModalWidget()


def gone(qtbot):
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None, timeout=20000)


def test_every_row_has_a_fate_on_the_screen(stage):
    shown = stage.look(DATA / "messy" / "players_duplicates.csv")
    table = shown.lists.table("rows")
    assert isinstance(table, QTableView)
    model = table.model()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    told = {model.index(row, 0).data(): model.index(row, 1).data() for row in range(model.rowCount())}
    assert {"comes in", "left out", "resembles another row"} <= set(told.values())
    shown.reject()


def test_a_near_name_is_asked_and_the_answer_is_taken(stage, qtbot):
    shown = stage.look(stage.sheet("date,winner,loser\n2026-02-02,Ana Duart,Björn Åkesson\n"))
    assert shown.lists.tabs.current() == "names"
    (choice,) = shown.lists.people.choices.values()
    assert choice.accessibleName() == "Ana Duart is"
    assert choice.currentText() == "A new player"
    assert choice.itemText(1) == "Ana Duarte"
    choice.setFocus()
    QTest.keyClick(choice, Key.Key_Down)
    assert choice.currentText() == "Ana Duarte"
    stage.press(shown, "import-button")
    gone(qtbot)
    stage.settle()
    assert roster.counts(stage.ctx.club) == (3, 2)


def test_columns_without_known_headings_are_said_by_hand(stage, qtbot):
    shown = stage.look(stage.sheet("Wer;Gegen;Ausgang\nAna Duarte;Björn Åkesson;1-0\n"))
    assert shown.stage is Stage.REFUSED
    assert shown.how.columns.isVisible()
    for at, role in enumerate(("name1", "name2", "result")):
        choice = shown.how.columns.choices[at]
        choice.choose(role)
    shown.how.header.choose("1")
    shown.how.columns.choices[0].activated.emit(0)
    stage.read(shown)
    assert shown.stage is Stage.READY
    assert [role for _, role in shown.how.columns.roles()] == ["name1", "name2", "result"]
    assert shown.lists.tabs.current() == "file"
    stage.press(shown, "import-button")
    gone(qtbot)
    stage.settle()
    again = stage.look(stage.sheet("Wer;Gegen;Ausgang\n陈思远;Björn Åkesson;1-0\n", "next.csv"))
    assert again.stage is Stage.READY
    again.reject()


def test_another_kind_or_heading_row_reads_again(stage):
    shown = stage.look(stage.sheet("name,rating\nEva,1500\nTom,1600\n", "players.csv"))
    assert shown.bring.text() == "Import 2 players"
    shown.how.header.choose("2")
    shown.how.header.activated.emit(0)
    stage.read(shown)
    assert shown.stage is Stage.REFUSED
    shown.how.header.choose("")
    shown.how.header.activated.emit(0)
    stage.read(shown)
    assert shown.bring.text() == "Import 2 players"
    shown.reject()


def test_a_tournament_comes_in_as_an_event(stage, qtbot):
    shown = stage.look(DATA / "chess_events" / "uzchesscup2025.trf")
    assert shown.bring.text() == "Import 45 games"
    stage.press(shown, "import-button")
    gone(qtbot)
    stage.settle()
    (event,) = desk.all_events(stage.ctx.club)
    assert event.rules.system == "round-robin"


@pytest.mark.parametrize("modifier", [Mod.ControlModifier | Mod.ShiftModifier, Mod.ControlModifier])
def test_what_was_copied_is_looked_at_by_key(stage, qtbot, modifier):
    QGuiApplication.clipboard().setText("name\trating\nEva\t1500\n")
    stage.page.table.setFocus()
    stage.key(Key.Key_V, modifier)
    shown = modal(qtbot, ImportPreviewDialog)
    stage.read(shown)
    assert "Clipboard" in shown.sentences()[0]
    assert shown.bring.text() == "Import 1 player"
    shown.reject()


def test_an_empty_clipboard_is_told(stage, words):
    QGuiApplication.clipboard().setText("")
    stage.ctx.actions.run("import-paste")
    stage.settle()
    assert QApplication.activeModalWidget() is None
    assert "no text in the clipboard" in words(stage.window)


def test_the_club_is_exported_from_the_window(stage, qtbot, tmp_path):
    stage.ctx.actions.run("export-club")
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog.objectName() == "export-club-dialog"
    assert dialog.what.current() == "games"
    dialog.what.choose("json")
    stage.press(dialog, "export-go")
    chooser = modal(qtbot, QFileDialog)
    path = tmp_path / "all.json"
    chooser.fileSelected.emit(str(path))
    chooser.reject()
    stage.settle()
    assert path.read_bytes() == club_file.club_document(stage.ctx.club)


def test_an_export_of_an_event_needs_one(stage, qtbot):
    stage.ctx.actions.run("export-club")
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    dialog.what.choose("trf26")
    assert not dialog.go.isEnabled()
    dialog.what.choose("players")
    assert dialog.go.isEnabled()
    dialog.reject()


def test_a_whole_club_becomes_a_club_again(stage, qtbot, tmp_path, monkeypatch):
    document = tmp_path / "all.json"
    club_file.export_club(stage.ctx.club, document)
    target = tmp_path / "again.tourney"
    monkeypatch.setattr(
        "tourney.ui.shell.commands.QFileDialog.getSaveFileName", lambda *_, **__: (str(target), "")
    )
    with qtbot.waitSignal(stage.window.club_opened, timeout=20000):
        stage.window.take_file(document)
    stage.settle()
    assert stage.ctx.club.path == target
    assert roster.counts(stage.ctx.club) == (3, 1)


def test_answers_about_names_stay_when_the_file_is_read_otherwise(stage):
    text = "date,winner,loser\n2026-02-02,Ana Duart,Björn Åkesson\n2026-02-02,Bjorn Akessn,陈思远\n"
    shown = stage.look(stage.sheet(text))
    ana, _ = shown.lists.people.choices.values()
    ana.setFocus()
    QTest.keyClick(ana, Key.Key_Down)
    before = shown.lists.answers()
    assert 1 == sum(one is not None for one in before.values())
    shown.how.header.choose("2")
    shown.how.header.activated.emit(0)
    stage.read(shown)
    shown.how.header.choose("")
    shown.how.header.activated.emit(0)
    stage.read(shown)
    assert before == shown.lists.answers()
    assert "Ana Duarte" in [one.currentText() for one in shown.lists.people.choices.values()]
    shown.reject()


def test_more_doubtful_names_than_a_page_holds_are_all_asked(stage, words, monkeypatch):
    monkeypatch.setattr(people_module, "MOST", 2)
    rows = "".join(f"{name},1500\n" for name in ("Ana Duart", "Ana Duarta", "Anna Duarte", "Ana Duartee"))
    shown = stage.look(stage.sheet("name,rating\n" + rows, "players.csv"))
    people = shown.lists.people
    assert 4 == len(people.answers())
    assert "Names 1 to 2 of 4." in words(people)
    first = next(iter(people.choices.values()))
    first.setFocus()
    QTest.keyClick(first, Key.Key_Down)
    stage.press(shown, "names-on")
    assert "Names 3 to 4 of 4." in words(people)
    last = list(people.choices.values())[-1]
    last.setFocus()
    QTest.keyClick(last, Key.Key_Down)
    back = shown.findChild(QPushButton, "names-back")
    back.setFocus()
    QTest.keyClick(back, Key.Key_Return)
    assert shown.stage is Stage.READY
    assert "Ana Duarte" == next(iter(people.choices.values())).currentText()
    assert [False, True, True, False] == [one is None for one in people.answers().values()]
    shown.reject()
