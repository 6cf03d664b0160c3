"""The window's dialogs: sheet, settings, crash, advice; each by the key or event that brings it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel

from tourney.core.errors import StorageError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ui.base.action_table import SPECS
from tourney.ui.widgets.notice import Notice

Key, Mod = Qt.Key, Qt.KeyboardModifier
FULL = QT_TRANSLATE_NOOP("Test", "The disk is full. Nothing was changed.")


def test_the_sheet_names_every_action_that_has_a_key(stage, dialog, qtbot):
    qtbot.keyClick(stage.window, Key.Key_F1)
    sheet = dialog("shortcut-sheet")
    words = {label.text() for label in sheet.findChildren(QLabel)}
    assert [spec.key for spec in SPECS if spec.keys and spec.text.source not in words] == []
    qtbot.keyClick(sheet, Key.Key_Escape)


def test_the_sheet_comes_by_question_mark_but_not_while_typing(club_stage, dialog, qtbot):
    qtbot.keyClicks(club_stage.page.field, "?")
    assert club_stage.page.field.text() == "?"
    club_stage.page.list.setFocus()
    qtbot.keyClicks(club_stage.page.list, "?")
    qtbot.keyClick(dialog("shortcut-sheet"), Key.Key_Escape)


def test_settings_work_at_once(stage, dialog, qtbot):
    qtbot.keyClick(stage.window, Key.Key_Comma, Mod.ControlModifier)
    shown = dialog("settings-dialog")
    qtbot.keyClick(shown.mode, Key.Key_End)
    assert stage.services.theme.dark
    assert stage.services.settings.theme_mode == "dark"
    qtbot.keyClick(shown.scale, Key.Key_End)
    assert stage.services.theme.text_scale == 2.0
    qtbot.keyClick(shown.scale, Key.Key_Home)
    qtbot.keyClick(shown, Key.Key_Escape)


@pytest.mark.logs_warnings
def test_a_bug_shows_one_dialog_without_a_traceback_in_its_words(stage, dialog, qtbot):
    for _ in range(3):
        stage.services.faults.report(ZeroDivisionError("deep inside"))
    shown = dialog("crash-dialog")
    assert not shown.details.isVisible()
    assert not any("ZeroDivision" in text for text in shown.sentences())
    assert QApplication.focusWidget().text() == "Go on"
    qtbot.mouseClick(shown.findChild(object, "crash-details-button"), Qt.MouseButton.LeftButton)
    assert "deep inside" in shown.details.toPlainText()
    assert shown.details.isVisible()
    qtbot.mouseClick(shown.findChild(object, "crash-copy"), Qt.MouseButton.LeftButton)
    assert "deep inside" in QGuiApplication.clipboard().text()
    qtbot.keyClick(shown, Key.Key_Escape)
    assert QApplication.activeModalWidget() is None


@pytest.mark.logs_warnings
def test_enter_presses_the_button_that_has_the_focus(stage, dialog, qtbot):
    stage.services.faults.report(ZeroDivisionError())
    dialog("crash-dialog")
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert QApplication.activeModalWidget() is None


@pytest.mark.logs_warnings
def test_a_full_disk_is_told_with_the_ways_on(club_stage, dialog, qtbot):
    club_stage.services.faults.report(StorageError("disk-full", FULL))
    shown = dialog("advice-dialog")
    assert shown.sentences() == ("The disk is full", "The disk is full. Nothing was changed.")
    qtbot.keyClick(shown, Key.Key_Escape)


def test_about_names_the_version(stage, dialog, qtbot):
    from tourney import __version__

    stage.services.actions.run("about")
    shown = dialog("about-dialog")
    assert any(__version__ in label.text() for label in shown.findChildren(QLabel))
    qtbot.keyClick(shown, Key.Key_Escape)


def test_a_copy_is_saved_where_the_person_says(club_stage, qtbot, tmp_path, monkeypatch):
    target = tmp_path / "copy of the club"
    monkeypatch.setattr(
        "tourney.ui.shell.commands.QFileDialog.getSaveFileName", lambda *args: (str(target), "")
    )
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_S, Mod.ControlModifier | Mod.ShiftModifier)
    qtbot.waitUntil(lambda: club_stage.workspace.notices.isVisible())
    assert target.with_suffix(".tourney").is_file()


def answers(monkeypatch, *names):
    """Let the file dialog be answered with these names in turn; return what it proposed."""
    left, proposed = list(names), []

    def asked(parent, title, path, pattern):
        proposed.append(path)
        return str(left.pop(0)), pattern

    monkeypatch.setattr("tourney.ui.shell.commands.QFileDialog.getSaveFileName", asked)
    return proposed


def test_a_copy_is_a_club_file_whatever_points_its_name_has(club_stage, tmp_path, monkeypatch):
    answers(monkeypatch, tmp_path / "St. John")
    club_stage.services.actions.run("save-copy")
    club_stage.settle()
    assert (tmp_path / "St. John.tourney").is_file()
    assert not (tmp_path / "St. John").exists()


def test_no_file_is_replaced_that_the_dialog_did_not_warn_of(club_stage, tmp_path, monkeypatch):
    other = tmp_path / "other.tourney"
    other.write_text("mine")
    proposed = answers(monkeypatch, tmp_path / "other", "")
    club_stage.services.actions.run("save-copy")
    club_stage.settle()
    assert proposed[1] == str(other)
    assert other.read_text() == "mine"


def test_a_copy_without_its_pictures_says_how_many_are_missing(club_stage, tmp_path, monkeypatch):
    from tourney.club.vote_pictures import folder_of

    folder = folder_of(club_stage.ctx.club.path)
    folder.mkdir()
    (folder / "one.png").write_bytes(b"1")
    target = tmp_path / "stick.tourney"
    folder_of(target).write_text("in the way")
    answers(monkeypatch, target)
    club_stage.services.actions.run("save-copy")
    club_stage.settle()
    said = [one.accessibleName() for one in club_stage.workspace.notices.findChildren(Notice)]
    assert any("1 picture" in one and "could not be copied" in one for one in said)
    assert target.is_file()


def test_the_club_menu_offers_what_works_now(club_stage, qtbot):
    bar = club_stage.workspace.top_bar
    bar.club_menu.aboutToShow.emit()
    names = [action.text() for action in bar.club_menu.actions() if action.text()]
    assert names[:2] == ["New club", "Open a club"]
    assert {"Save a copy", "Restore a backup", "Settings", "About Tourney", "Quit"} <= set(names)


def test_the_event_menu_chooses_the_event(club_stage):
    import datetime as dt

    from tourney.club.commands import AddEvent
    from tourney.core.records import NewEvent

    league = club_stage.ctx.execute(AddEvent(NewEvent("League", dt.date(2026, 1, 2))))
    assert league.entry_id is not None
    menu = club_stage.workspace.top_bar.event_menu
    menu.aboutToShow.emit()
    chosen = [action for action in menu.actions() if action.text().startswith("League")]
    chosen[0].trigger()
    assert "League" in club_stage.workspace.top_bar.event_button.text()
