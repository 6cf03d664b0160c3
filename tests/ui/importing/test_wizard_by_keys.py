"""The whole import is done by keys alone: read otherwise, said by hand, asked, brought in, taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tourney.club import desk, log, roster
from tourney.club.event_table import event_table
from tourney.core.records import EventKind
from tourney.ui.dialogs.import_preview import ImportPreviewDialog, Stage
from tourney.ui.widgets.choices import Choice

Key, Mod = Qt.Key, Qt.KeyboardModifier
TABS = ("first", "rows", "problems", "names", "remarks", "file")

MESSY = (
    "Spieler 1|Spieler 2|Ergebnis|Datum\n"
    "Ana Duarte|Björn Åkesson|1-0|03/04/2026\n"
    "Jürgen Weiß|Ana Duarte|½-½|04/05/2026\n"
    "Ana Duarte|Ana Duarte|1-0|04/05/2026\n"
)


def walk_to(stage, target, *, back: bool = False):
    """Press Tab until something has the focus."""
    for _ in range(60):
        if QApplication.focusWidget() is target:
            return
        stage.key(Key.Key_Backtab if back else Key.Key_Tab, Mod.ShiftModifier if back else Mod.NoModifier)
    raise AssertionError(f"{target.objectName() or target.accessibleName()} is not reached by Tab")


def to_tab(stage, shown: ImportPreviewDialog, key: str):
    """Go to the tabs and along them."""
    tabs = shown.lists.tabs
    walk_to(stage, tabs)
    for _ in range(len(TABS)):
        if tabs.current() == key:
            return
        wanted = TABS.index(key) > TABS.index(tabs.current())
        stage.key(Key.Key_Right if wanted else Key.Key_Left)
    assert tabs.current() == key


def choose(stage, shown: ImportPreviewDialog, of: Choice | Callable[[], Choice], key: str):
    """Go to a choice, and with the arrows to one of its entries; the file is read again on each step."""
    found = (lambda: of) if isinstance(of, Choice) else of
    walk_to(stage, found())
    for _ in range(40):
        choice = found()
        assert QApplication.focusWidget() is choice
        at = [choice.itemData(i) for i in range(choice.count())].index(key)
        if choice.currentIndex() == at:
            return
        stage.key(Key.Key_Down if choice.currentIndex() < at else Key.Key_Up)
        stage.read(shown)
    assert found().current() == key


def say_columns(stage, shown: ImportPreviewDialog):
    """Say of a sheet without known headings who played whom with which result."""
    choose(stage, shown, shown.how.header, "1")
    for at, role in enumerate(("name1", "name2", "result")):
        choose(stage, shown, lambda at=at: shown.how.columns.choices[at], role)


def gone(stage):
    stage.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None, timeout=20000)
    stage.settle()
    stage.window.activateWindow()


def bring_in(stage, shown: ImportPreviewDialog):
    walk_to(stage, shown.bring)
    stage.key(Key.Key_Return)
    gone(stage)


def results(stage) -> list[tuple[str, ...]]:
    index = log.read_log(stage.ctx.club)
    rows = [index.row(i) for i in range(len(index))]
    return sorted((row.game.date.isoformat(), *row.sides, row.result) for row in rows)


def test_a_messy_file_is_read_as_somebody_says(stage):
    path = stage.folder / "liga.csv"
    path.write_bytes(MESSY.encode("cp1252"))
    shown = stage.look(path)
    if shown.stage is Stage.ASKING:
        assert QApplication.focusWidget().objectName() == "import-day-first"
        stage.key(Key.Key_Space)
        stage.read(shown)
    to_tab(stage, shown, "file")
    choose(stage, shown, shown.how.encoding, "cp1252")
    choose(stage, shown, shown.how.separator, "|")
    choose(stage, shown, shown.how.order, "month")
    assert shown.stage is Stage.READY
    assert shown.lists.tabs.current() == "file"
    assert "Jürgen Weiß" in [one.name for one in shown._preview.draft.players]
    walk_to(stage, shown.skip)
    stage.key(Key.Key_Space)
    bring_in(stage, shown)
    assert ("2026-03-04", "Ana Duarte", "Björn Åkesson", "1–0") in results(stage)
    assert ("2026-04-05", "Jürgen Weiß", "Ana Duarte", "½–½") in results(stage)
    assert roster.counts(stage.ctx.club) == (4, 3)
    stage.page.table.setFocus()
    stage.key(Key.Key_Z, Mod.ControlModifier)
    stage.settle()
    assert roster.counts(stage.ctx.club) == (3, 1)


def test_columns_said_by_keys_are_remembered(stage):
    shown = stage.look(stage.sheet("Wer;Gegen;Ausgang\nAna Duarte;Björn Åkesson;1-0\n", "one.csv"))
    assert shown.stage is Stage.REFUSED
    say_columns(stage, shown)
    assert shown.stage is Stage.READY
    bring_in(stage, shown)
    again = stage.look(stage.sheet("Wer;Gegen;Ausgang\n陈思远;Björn Åkesson;1-0\n", "next.csv"))
    assert again.stage is Stage.READY
    assert [role for _, role in again.how.columns.roles()] == ["name1", "name2", "result"]
    stage.key(Key.Key_Return)
    gone(stage)
    assert roster.counts(stage.ctx.club) == (3, 3)


def test_a_near_name_is_answered_and_a_doubled_row_is_shown(stage):
    text = "name,rating\nAna Duart,1500\nTom Hale,1400\nTom Hale,1400\n"
    shown = stage.look(stage.sheet(text, "people.csv"))
    (choice,) = shown.lists.people.choices.values()
    choose(stage, shown, choice, str(stage.ctx.club.register().index.search("Ana")[0].id))
    to_tab(stage, shown, "rows")
    model = shown.lists.table("rows").model()
    assert "resembles another row" in [model.index(row, 1).data() for row in range(model.rowCount())]
    bring_in(stage, shown)
    assert roster.counts(stage.ctx.club) == (4, 1)


def test_the_file_again_with_a_corrected_result_brings_it_up_to_date(stage):
    text = "date,event,round,white,black,result\n2026-02-02,Cup,1,Ana Duarte,Tom Hale,1-0\n"
    shown = stage.look(stage.sheet(text))
    bring_in(stage, shown)
    shown = stage.look(stage.sheet(text.replace("1-0", "0-1")))
    assert shown.bring.text() == "Bring up to date"
    bring_in(stage, shown)
    assert roster.counts(stage.ctx.club) == (4, 2)
    assert ("2026-02-02", "Ana Duarte", "Tom Hale", "0–1") in results(stage)
    stage.page.table.setFocus()
    stage.key(Key.Key_Z, Mod.ControlModifier)
    stage.settle()
    assert ("2026-02-02", "Ana Duarte", "Tom Hale", "1–0") in results(stage)


def test_pasted_games_come_in_by_keys(stage):
    QGuiApplication.clipboard().setText("Ana Duarte 1-0 Björn Åkesson\n陈思远 ½-½ Tom Hale\n")
    stage.page.table.setFocus()
    stage.key(Key.Key_V, Mod.ControlModifier | Mod.ShiftModifier)
    stage.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ImportPreviewDialog))
    shown = QApplication.activeModalWidget()
    stage.read(shown)
    assert shown.stage is Stage.READY
    bring_in(stage, shown)
    assert roster.counts(stage.ctx.club) == (4, 3)


def test_votes_of_an_arena_become_an_event(stage):
    text = "model_a,model_b,winner\nred,blue,model_a\nblue,green,tie\ngreen,red,tie (bothbad)\n"
    shown = stage.look(stage.sheet(text, "battles.csv"))
    assert shown.stage is Stage.READY
    to_tab(stage, shown, "file")
    bring_in(stage, shown)
    assert roster.counts(stage.ctx.club) == (6, 4)
    assert [one.name for one in desk.all_events(stage.ctx.club)] == ["battles"]


CHART = "No;Name;1.Rd;2.Rd;3.Rd\n1;Ana Duarte;2w1;H;3b1\n2;Tom Hale;1b0;3w1;U\n3;Eva Lind;B;2b0;1w0\n"


def test_byes_of_a_wall_chart_are_told_and_count(stage, words):
    shown = stage.look(stage.sheet(CHART, "night.csv"))
    assert "3 byes" in words(shown.facts)
    bring_in(stage, shown)
    (event,) = desk.all_events(stage.ctx.club)
    assert event.kind is EventKind.IMPORTED
    table = event_table(stage.ctx.club, event.id)
    points = {table.made.contest.units[row.unit].name: float(row.points) for row in table.ranking.rows}
    assert points == {"Ana Duarte": 2.5, "Tom Hale": 1.0, "Eva Lind": 1.0}


@pytest.mark.parametrize("name", ["Größe", "Zürich"])
def test_columns_that_were_said_hold_when_the_encoding_changes(stage, name):
    path = stage.folder / "liste.csv"
    path.write_bytes(f"Wer;Gegen;Ausgang;{name}\nAna Duarte;Tom Hale;1-0;x\n".encode("cp1252"))
    shown = stage.look(path)
    say_columns(stage, shown)
    assert shown.stage is Stage.READY
    choose(stage, shown, shown.how.encoding, "mac_roman")
    assert shown.stage is Stage.READY
    QTest.keyClick(shown, Key.Key_Escape)
    gone(stage)
