"""The Start page: recent clubs by keys, new clubs, and openings that do not work."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from tourney.club import roster
from tourney.club.club import Club
from tourney.ui.app import begin
from tourney.ui.base.saving import file_stem
from tourney.ui.base.settings import RecentClub
from tourney.ui.shell.clubs import two_parts
from tourney.ui.widgets.notice import Notice

Key, Mod = Qt.Key, Qt.KeyboardModifier


def focus():
    return QApplication.focusWidget()


def notices(stage):
    return [part for part in stage.window.start_notices.findChildren(Notice) if part.isVisible()]


def test_without_clubs_the_first_way_to_begin_has_the_focus(stage):
    assert focus() is stage.window.start.begin[0]
    assert stage.window.start.none_yet.isVisible()


def test_a_new_club_is_made_by_keys_alone(stage, dialog, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr("tourney.ui.shell.commands.clubs_folder", lambda: tmp_path / "Clubs")
    qtbot.keyClick(stage.window, Key.Key_N, Mod.ControlModifier | Mod.ShiftModifier)
    shown = dialog("new-club-dialog")
    qtbot.keyClick(focus(), Key.Key_Return)
    assert shown.name.error == "A name is needed."
    qtbot.keyClicks(focus(), "Riverside: Table/Tennis")
    with qtbot.waitSignal(stage.window.club_opened):
        qtbot.keyClick(focus(), Key.Key_Return)
    assert stage.ctx.club.name == "Riverside: Table/Tennis"
    assert stage.ctx.club.path == tmp_path / "Clubs" / "Riverside Table Tennis.tourney"


def test_a_recent_club_opens_with_enter(stage, club_path, qtbot):
    stage.services.settings.remember_club(RecentClub(str(club_path), "Riverside"))
    stage.window.show_start()
    assert focus() is stage.window.start.list
    with qtbot.waitSignal(stage.window.club_opened):
        qtbot.keyClick(focus(), Key.Key_Return)
    assert stage.ctx.club.name == "Riverside"


def test_delete_takes_a_club_off_the_list_and_leaves_the_file(stage, club_path, qtbot):
    stage.services.settings.remember_club(RecentClub(str(club_path), "Riverside"))
    stage.window.show_start()
    qtbot.keyClick(focus(), Key.Key_Delete)
    assert stage.window.start.model.rowCount() == 0
    assert club_path.exists()


def test_a_file_that_is_no_club_is_refused_in_words_on_the_start_page(stage, tmp_path, qtbot):
    path = tmp_path / "letter.tourney"
    path.write_text("Dear club")
    stage.window.open_club(path)
    qtbot.waitUntil(lambda: len(notices(stage)) == 1)
    assert "“letter.tourney”" in notices(stage)[0].accessibleName()
    assert stage.window.stack.currentWidget() is stage.window.start
    assert path.read_text() == "Dear club"


def test_a_missing_file_offers_to_find_it(stage, tmp_path, qtbot):
    stage.window.open_club(tmp_path / "gone.tourney")
    qtbot.waitUntil(lambda: len(notices(stage)) == 1)
    stage.settle()
    stage.window.open_club(tmp_path / "gone.tourney")
    stage.settle()
    assert len(notices(stage)) == 1


def test_closing_the_club_shows_the_start_page_with_it_on_top(stage, club_path, qtbot):
    stage.open(club_path)
    qtbot.keyClick(focus(), Key.Key_W, Mod.ControlModifier)
    assert stage.window.stack.currentWidget() is stage.window.start
    assert stage.window.start.model.index(0, 0).data() == "Riverside"
    assert stage.services.settings.last_club == ""
    assert not stage.services.actions.action("undo").isEnabled()


def test_a_backup_comes_back(stage, club_path, dialog, qtbot):
    stage.open(club_path)
    from tourney.club import roster
    from tourney.club.commands import AddPlayer
    from tourney.core.records import NewPlayer

    stage.ctx.execute(AddPlayer(NewPlayer("Tom Hale")))
    stage.services.actions.run("restore")
    shown = dialog("restore-dialog")
    with qtbot.waitSignal(stage.window.club_opened):
        qtbot.mouseClick(shown.findChild(object, "restore-button"), Qt.MouseButton.LeftButton)
    assert roster.counts(stage.ctx.club)[0] == 4
    told = [part.accessibleName() for part in stage.workspace.notices.findChildren(Notice)]
    assert len(told) == 1
    assert told[0].startswith("The club is as it was on ")


def test_a_spreadsheet_that_is_not_there_asks_for_no_club(stage, tmp_path, qtbot):
    begin(stage.window, file=tmp_path / "gone.csv")
    qtbot.waitUntil(lambda: len(notices(stage)) == 1)
    assert notices(stage)[0].accessibleName().startswith("There is no file “gone.csv”.")
    assert QApplication.activeModalWidget() is None


def test_a_copy_of_a_club_that_can_only_be_read_opens(stage, club_path, qtbot, monkeypatch):
    copy = club_path.with_name("mine")
    monkeypatch.setattr(
        "tourney.ui.shell.commands.QFileDialog.getSaveFileName", lambda *args: (str(copy), "")
    )
    club_path.chmod(0o444)
    with qtbot.waitSignal(stage.window.club_opened):
        stage.window.clubs.wants_copy.emit(club_path)
    stage.settle()
    assert stage.ctx.club.path == copy.with_suffix(".tourney")
    assert not stage.ctx.club.readonly


def test_a_club_that_can_only_be_read_offers_a_copy(stage, club_path, qtbot, monkeypatch):
    monkeypatch.setattr("tourney.store.sqlite.is_writable", lambda path: False)
    stage.window.open_club(club_path)
    qtbot.waitUntil(lambda: len(notices(stage)) == 1)
    assert [b.text() for b in notices(stage)[0].buttons] == ["Open for reading", "Save a copy elsewhere…"]


def test_names_become_files_that_every_system_takes():
    assert file_stem('A/B: "C"?') == "A B C"
    assert file_stem("  ... ") == ""
    assert file_stem("北一女桌遊社") == "北一女桌遊社"


def test_a_sentence_is_parted_into_fact_and_way_on():
    assert two_parts("The stick is full. Make room.") == ("The stick is full.", "Make room.")
    assert two_parts("U 盘已满。腾出空间后重试。") == ("U 盘已满。", "腾出空间后重试。")
    assert two_parts("No stop") == ("No stop", "")


def test_the_file_of_a_new_club_is_never_one_that_is_there(stage, dialog, tmp_path, monkeypatch, qtbot):
    monkeypatch.setattr("tourney.ui.shell.commands.clubs_folder", lambda: tmp_path)
    Club.create(tmp_path / "Chess.tourney", "Chess").close()
    stage.services.actions.run("new-club")
    shown = dialog("new-club-dialog")
    qtbot.keyClicks(focus(), "Chess")
    assert shown.path() == tmp_path / "Chess 2.tourney"
    qtbot.keyClick(focus(), Key.Key_Escape)
    assert stage.workspace is None


def test_the_next_start_opens_the_last_club(stage, club_path, qtbot):
    stage.services.settings.last_club = str(club_path)
    with qtbot.waitSignal(stage.window.club_opened):
        begin(stage.window)
    assert stage.ctx.club.name == "Riverside"


def test_a_last_club_that_is_gone_leaves_the_start_page(stage, tmp_path):
    stage.services.settings.last_club = str(tmp_path / "gone.tourney")
    begin(stage.window)
    assert stage.window.stack.currentWidget() is stage.window.start


def test_a_spreadsheet_without_a_club_asks_for_a_name_and_is_then_shown(
    stage, dialog, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setattr("tourney.ui.shell.commands.clubs_folder", lambda: tmp_path)
    sheet = tmp_path / "league.csv"
    sheet.write_text("date,winner,loser\n2026-01-02,Ana Duarte,Tom Hale\n")
    begin(stage.window, file=sheet)
    assert dialog("new-club-dialog").name.text() == "league"
    qtbot.keyClick(focus(), Key.Key_Return)
    shown = dialog("import-dialog")
    qtbot.waitUntil(shown.findChild(object, "import-button").isEnabled)
    qtbot.waitUntil(lambda: focus() is shown.findChild(object, "import-button"))
    qtbot.keyClick(focus(), Key.Key_Return)
    qtbot.waitUntil(lambda: roster.counts(stage.ctx.club) == (2, 1))
    stage.settle()


def test_a_way_to_begin_is_taken_with_enter(stage, dialog, qtbot):
    qtbot.keyClick(focus(), Key.Key_Return)
    dialog("new-club-dialog")
    qtbot.keyClick(focus(), Key.Key_Escape)
    assert QApplication.activeModalWidget() is None


def test_the_menus_of_the_top_bar_open_with_enter(stage, club_path, qtbot):
    stage.open(club_path)
    bar = stage.workspace.top_bar
    bar.club_button.setFocus()
    qtbot.keyClick(focus(), Key.Key_Return)
    assert bar.club_menu.isVisible()
    qtbot.keyClick(bar.club_menu, Key.Key_Escape)


def lose(stage, path, dialog):
    """Let the file of the open club be moved away, and wait until that is noticed."""
    path.rename(path.with_name("moved.tourney"))
    stage.workspace.follower.poll()
    return dialog("advice-dialog")


def verb(shown, words):
    return next(b for b in shown.findChildren(QAbstractButton) if b.text().startswith(words))


@pytest.mark.logs_warnings
def test_a_club_whose_file_is_gone_can_be_left_for_the_start_page(stage, club_path, dialog, qtbot):
    stage.open(club_path)
    shown = lose(stage, club_path, dialog)
    assert shown.sentences()[0] == "The club file is not there any more"
    qtbot.mouseClick(verb(shown, "Back to Start"), Qt.MouseButton.LeftButton)
    stage.settle()
    assert stage.window.stack.currentWidget() is stage.window.start
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None


@pytest.mark.logs_warnings
def test_a_club_whose_file_is_gone_is_found_again(stage, club_path, dialog, qtbot, monkeypatch):
    stage.open(club_path)
    shown = lose(stage, club_path, dialog)
    moved = club_path.with_name("moved.tourney")
    monkeypatch.setattr(
        "tourney.ui.shell.commands.QFileDialog.getOpenFileName", lambda *args: (str(moved), "")
    )
    with qtbot.waitSignal(stage.window.club_opened):
        qtbot.mouseClick(verb(shown, "Find it"), Qt.MouseButton.LeftButton)
    stage.settle()
    assert stage.ctx.club.path == moved
    assert [club.path for club in stage.services.settings.recent_clubs()] == [str(moved)]
    assert QApplication.activeModalWidget() is None


@pytest.mark.logs_warnings
def test_a_club_whose_file_is_gone_comes_back_from_a_backup(stage, club_path, dialog, qtbot):
    stage.open(club_path)
    shown = lose(stage, club_path, dialog)
    qtbot.mouseClick(verb(shown, "Restore a backup"), Qt.MouseButton.LeftButton)
    backups = dialog("restore-dialog")
    with qtbot.waitSignal(stage.window.club_opened):
        qtbot.mouseClick(backups.findChild(object, "restore-button"), Qt.MouseButton.LeftButton)
    stage.settle()
    assert club_path.is_file()
    assert roster.counts(stage.ctx.club)[0] == 4
