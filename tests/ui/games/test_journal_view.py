"""The history of changes: what, when, at which desk, and what the next undo takes back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from tourney.club.club import Club
from tourney.club.commands import AddPlayer
from tourney.club.journal_story import journal_page
from tourney.core.records import NewPlayer
from tourney.ui.history.model import PAGE, JournalColumn, JournalModel

Key, Mod = Qt.Key, Qt.KeyboardModifier


def lines(model: JournalModel, column: JournalColumn) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_the_pill_shows_what_was_done_newest_first(stage):
    game_id = stage.choose("Ana Duarte", "Björn Åkesson")
    stage.type("0")
    stage.settle()
    stage.pill("history")
    model = stage.page.journal.model
    assert stage.page.journal.table.isVisible()
    assert lines(model, JournalColumn.WHAT)[0] == "Ana Duarte – Björn Åkesson: 0–1 instead of 1–0"
    assert lines(model, JournalColumn.STATE)[:2] == ["next undo", ""]
    assert set(lines(model, JournalColumn.DESK)) == {"one", stage.ctx.club.desk}
    assert game_id


def test_undo_is_a_line_of_its_own_and_marks_what_it_took_back(stage):
    stage.choose("Ana Duarte", "Björn Åkesson")
    stage.type("0")
    stage.settle()
    stage.pill("history")
    stage.key(Key.Key_Z, Mod.ControlModifier)
    stage.settle()
    model = stage.page.journal.model
    assert lines(model, JournalColumn.WHAT)[:2] == [
        "Undone: Ana Duarte – Björn Åkesson: 0–1 instead of 1–0",
        "Ana Duarte – Björn Åkesson: 0–1 instead of 1–0",
    ]
    assert lines(model, JournalColumn.STATE)[:3] == ["", "undone", "next undo"]
    spoken = model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("undone")


def test_pages_of_two_hundred_follow_as_they_are_scrolled_to(qapp, tmp_path: Path):
    club = Club.create(tmp_path / "c.tourney", "C")
    for number in range(PAGE + 30):
        club.execute(AddPlayer(NewPlayer(f"Player {number}")))
    model = JournalModel(lambda limit, offset: journal_page(club, limit=limit, offset=offset))
    model.refresh()
    assert model.rowCount() == PAGE
    assert model.canFetchMore(QModelIndex())
    model.fetchMore(QModelIndex())
    assert model.rowCount() > PAGE + 29
    assert not model.canFetchMore(QModelIndex())
    ids = [model.line(row).id for row in range(model.rowCount())]
    assert ids == sorted(ids, reverse=True)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.refresh()
    club.close()
