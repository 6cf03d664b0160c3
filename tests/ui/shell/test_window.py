"""The window: opening, keys, pages that re-read only what they show, undo, and other windows."""

import datetime as dt

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from tourney.club import desk, roster
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, DeletePlayer
from tourney.core.errors import TourneyError
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.topics import Topic
from tourney.ui.base.bus import Place
from tourney.ui.widgets.notice import Notice

Key, Mod = Qt.Key, Qt.KeyboardModifier


def focus():
    return QApplication.focusWidget()


def test_opening_shows_the_first_page_with_the_focus_in_it(club_stage):
    assert club_stage.page.key == "desk"
    assert focus() is club_stage.page.field
    assert club_stage.window.windowTitle() == "Riverside – Tourney"
    assert club_stage.workspace.status.left.text() == "desk speaks"


def test_pages_are_reached_by_their_keys(club_stage, qtbot):
    qtbot.keyClick(focus(), Key.Key_2, Mod.ControlModifier)
    assert club_stage.page.key == "players"
    assert club_stage.workspace.rail.view.chosen == 1
    qtbot.keyClick(focus(), Key.Key_1, Mod.ControlModifier)
    assert club_stage.page.key == "desk"


def test_pages_are_reached_by_the_mouse(club_stage, qtbot):
    view = club_stage.workspace.rail.view
    spot = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert club_stage.page.key == "players"


def test_a_key_of_another_page_goes_there_first(club_stage, qtbot):
    qtbot.keyClick(focus(), Key.Key_N, Mod.ControlModifier)
    assert club_stage.page.key == "players"
    assert club_stage.page.done == ["new player"]


def test_a_page_reads_everything_first_and_then_only_its_topics(club_stage):
    page = club_stage.page
    assert page.read[0] == frozenset(Topic)
    page.read.clear()
    club_stage.ctx.execute(AddPlayer(NewPlayer("Kwame Boateng")))
    assert page.read == [frozenset({Topic.PLAYERS})]
    club_stage.ctx.execute(AddEvent(NewEvent("League", dt.date(2026, 1, 2))))
    club_stage.settle()
    assert page.read == [frozenset({Topic.PLAYERS})]


def test_a_hidden_page_re_reads_when_it_comes_up(club_stage, qtbot):
    qtbot.keyClick(focus(), Key.Key_2, Mod.ControlModifier)
    players = club_stage.page
    qtbot.keyClick(focus(), Key.Key_1, Mod.ControlModifier)
    players.read.clear()
    club_stage.ctx.execute(AddPlayer(NewPlayer("Kwame Boateng")))
    club_stage.ctx.execute(AddPlayer(NewPlayer("Tom Hale")))
    assert players.read == []
    qtbot.keyClick(focus(), Key.Key_2, Mod.ControlModifier)
    assert players.read == [frozenset({Topic.PLAYERS})]


def test_f6_goes_around_the_panels(club_stage, qtbot):
    page = club_stage.page
    seen = []
    for _ in range(2):
        qtbot.keyClick(focus(), Key.Key_F6)
        seen.append(focus())
    qtbot.keyClick(focus(), Key.Key_F6, Mod.ShiftModifier)
    seen.append(focus())
    assert seen == [page.list, page.field, page.list]


def test_undo_and_redo_by_key_from_an_empty_field(club_stage, qtbot):
    club_stage.ctx.execute(AddPlayer(NewPlayer("Kwame Boateng")))
    assert roster.counts(club_stage.ctx.club)[0] == 5
    qtbot.keyClick(focus(), Key.Key_Z, Mod.ControlModifier)
    assert roster.counts(club_stage.ctx.club)[0] == 4
    qtbot.keyClick(focus(), Key.Key_Z, Mod.ControlModifier | Mod.ShiftModifier)
    assert roster.counts(club_stage.ctx.club)[0] == 5
    qtbot.keyClick(focus(), Key.Key_Z, Mod.ControlModifier)
    qtbot.keyClick(focus(), Key.Key_Y, Mod.ControlModifier)
    assert roster.counts(club_stage.ctx.club)[0] == 5


def test_undo_in_a_field_with_typed_text_stays_in_the_field(club_stage, qtbot):
    club_stage.ctx.execute(AddPlayer(NewPlayer("Kwame Boateng")))
    qtbot.keyClicks(focus(), "ann")
    qtbot.keyClick(focus(), Key.Key_Z, Mod.ControlModifier)
    assert club_stage.page.field.text() == ""
    assert roster.counts(club_stage.ctx.club)[0] == 5


def test_keys_that_line_edits_claim_are_the_windows(club_stage, qtbot):
    qtbot.keyClicks(focus(), "ann")
    qtbot.keyClick(focus(), Key.Key_P, Mod.ControlModifier)
    qtbot.keyClick(focus(), Key.Key_K, Mod.ControlModifier)
    assert club_stage.page.done == ["print"]
    assert club_stage.page.field.text() == "ann"
    assert club_stage.window.palette_box.isVisible()


def test_the_undo_bar_says_what_was_done_and_takes_it_back(club_stage, qtbot):
    club_stage.ctx.execute(AddPlayer(NewPlayer("Kwame Boateng")))
    bar = club_stage.workspace.undo_host.bar
    assert bar.isVisible()
    assert "Kwame Boateng" in bar.text
    qtbot.mouseClick(bar.button, Qt.MouseButton.LeftButton)
    assert roster.counts(club_stage.ctx.club)[0] == 4
    assert bar.text.startswith("Undone: ")
    assert not bar.button.isVisible()


def test_the_undo_bar_keeps_clear_of_the_bottom_a_page_reserves(club_stage):
    page = club_stage.page
    page.reserved_height = lambda: 96
    club_stage.ctx.execute(AddPlayer(NewPlayer("Kwame Boateng")))
    bar = club_stage.workspace.undo_host.bar
    assert bar.geometry().bottom() < club_stage.workspace.pages.height() - 96


def test_undo_is_off_when_there_is_nothing_to_undo(stage, tmp_path, qtbot):
    Club.create(tmp_path / "new.tourney", "New").close()
    stage.open(tmp_path / "new.tourney")
    actions = stage.services.actions
    assert not actions.action("undo").isEnabled()
    assert not actions.action("redo").isEnabled()
    stage.ctx.execute(AddPlayer(NewPlayer("Ana Duarte")))
    assert actions.action("undo").isEnabled()
    stage.ctx.undo()
    assert not actions.action("undo").isEnabled()
    assert actions.action("redo").isEnabled()
    assert actions.action("redo").toolTip().startswith("Redo: ")


def test_a_refusal_is_a_notice_and_leaves_no_undo_bar(club_stage):
    assert club_stage.ctx.attempt(DeletePlayer(999)) is None
    club_stage.qtbot.waitUntil(lambda: club_stage.workspace.notices.isVisible())
    assert not club_stage.workspace.undo_host.bar.isVisible()


def test_a_refused_command_raises_where_a_field_wants_to_show_it(club_stage):
    with pytest.raises(TourneyError):
        club_stage.ctx.execute(DeletePlayer(999))


def test_another_window_on_the_same_file_is_followed(club_stage, club_path):
    page = club_stage.page
    page.read.clear()
    other = Club.open(club_path)
    other.execute(AddPlayer(NewPlayer("Tom Hale")))
    other.close()
    club_stage.workspace.follower.poll()
    assert page.read == [frozenset({Topic.PLAYERS})]
    assert club_stage.workspace.rail._foot[1].text() == "5 players"


def test_ratings_are_replayed_after_a_change_and_told(club_stage, qtbot):
    heard = []
    club_stage.ctx.bus.changed.connect(heard.append)
    before = club_stage.ctx.club.rated
    club_stage.ctx.execute(AddPlayer(NewPlayer("Tom Hale")))
    qtbot.waitUntil(lambda: frozenset({Topic.RATINGS}) in heard)
    assert club_stage.ctx.club.rated is not before


def test_the_nights_event_is_followed_when_it_begins_and_left_when_undone(stage, tmp_path):
    Club.create(tmp_path / "new.tourney", "New").close()
    stage.open(tmp_path / "new.tourney")
    assert stage.ctx.event.id is None
    done = stage.ctx.execute(AddEvent(NewEvent("Tonight’s night", dt.date.today())))
    assert stage.ctx.event.id == desk.tonight(stage.ctx.club, dt.date.today()).id
    assert done.entry_id is not None
    assert "Tonight’s night" in stage.workspace.top_bar.event_button.text()
    stage.ctx.undo()
    assert stage.ctx.event.id is None


def test_a_place_on_another_page_is_gone_to(club_stage):
    club_stage.ctx.bus.asked.emit(Place("players", 3))
    assert club_stage.page.key == "players"
    assert club_stage.page.targets == [3]


def test_the_rail_folds_below_1280(club_stage, qtbot):
    rail = club_stage.workspace.rail
    assert rail.width() == 168
    club_stage.window.resize(1279, 800)
    qtbot.waitUntil(lambda: rail.width() == 56)
    club_stage.window.resize(1280, 800)
    qtbot.waitUntil(lambda: rail.width() == 168)


def test_the_language_switches_while_running(club_stage, qtbot):
    button = club_stage.workspace.top_bar.event_button
    club_stage.services.language.choose("zh_CN")
    qtbot.waitUntil(lambda: button.text().endswith("日"))
    club_stage.services.language.choose("en")
    qtbot.waitUntil(lambda: not button.text().endswith("日"))


def test_what_was_just_said_is_said_again_in_another_language(club_stage, qtbot):
    bar, notices = club_stage.workspace.undo_host.bar, club_stage.workspace.notices
    club_stage.ctx.execute(AddPlayer(NewPlayer("Tom Hale")))
    club_stage.ctx.attempt(DeletePlayer(999))
    qtbot.waitUntil(notices.isVisible)
    notice = notices.findChild(Notice)
    said, told = bar.text, notice.accessibleName()
    club_stage.services.language.choose("zh_CN")
    qtbot.waitUntil(lambda: bar.text != said)
    assert "Tom Hale" in bar.text
    assert notice.accessibleName() != told
    club_stage.services.language.choose("en")
    qtbot.waitUntil(lambda: bar.text == said)
    assert notice.accessibleName() == told


def test_text_size_by_key_is_remembered(club_stage, qtbot):
    qtbot.keyClick(focus(), Key.Key_Plus, Mod.ControlModifier)
    assert club_stage.services.theme.text_scale == 1.1
    assert club_stage.services.settings.text_scale == 1.1
    qtbot.keyClick(focus(), Key.Key_0, Mod.ControlModifier)
    assert club_stage.services.theme.text_scale == 1.0


def drop(window, path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    enter = QDragEnterEvent(
        QPoint(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Mod.NoModifier
    )
    enter.setAccepted(False)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(
            window,
            QDropEvent(
                QPointF(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Mod.NoModifier
            ),
        )
    return enter.isAccepted()


def test_a_dropped_club_is_opened(stage, club_path, qtbot):
    with qtbot.waitSignal(stage.window.club_opened):
        assert drop(stage.window, club_path)
    assert stage.ctx.club.name == "Riverside"


def test_a_dropped_picture_is_not_taken(stage, tmp_path):
    (tmp_path / "a.png").write_bytes(b"")
    assert not drop(stage.window, tmp_path / "a.png")


def test_a_dropped_spreadsheet_is_shown_before_it_comes_in(club_stage, dialog, qtbot, tmp_path):
    sheet = tmp_path / "night.csv"
    sheet.write_text("date,winner,loser\n2026-01-02,Ana Duarte,Tom Hale\n2026-01-02,Tom Hale,Zofia Łukasik\n")
    assert drop(club_stage.window, sheet)
    shown = dialog("import-dialog")
    button = shown.findChild(object, "import-button")
    qtbot.waitUntil(button.isEnabled)
    assert roster.counts(club_stage.ctx.club) == (4, 0)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: roster.counts(club_stage.ctx.club) == (5, 2))
    club_stage.settle()
    club_stage.ctx.undo()
    assert roster.counts(club_stage.ctx.club) == (4, 0)


def test_closing_remembers_the_club_and_the_next_start_opens_it(club_stage, club_path):
    club_stage.window.close()
    settings = club_stage.services.settings
    assert settings.last_club == str(club_path)
    recent = settings.recent_clubs()[0]
    assert (recent.name, recent.players, recent.event) == ("Riverside", 4, "Tuesday night")


def test_opening_another_club_replaces_the_first(club_stage, tmp_path):
    Club.create(tmp_path / "b.tourney", "Second").close()
    first = club_stage.ctx
    club_stage.open(tmp_path / "b.tourney")
    assert club_stage.ctx is not first
    assert club_stage.ctx.club.name == "Second"
    assert club_stage.window.stack.count() == 3


def test_a_spreadsheet_nobody_named_a_club_for_is_forgotten(stage, tmp_path, qtbot):
    sheet = tmp_path / "games.csv"
    sheet.write_text("date,winner,loser\n2026-11-02,Ana,Bo\n", encoding="utf-8")
    stage.window.take_file(sheet)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    qtbot.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    Club.create(tmp_path / "other.tourney", "Other").close()
    stage.open(tmp_path / "other.tourney")
    assert QApplication.activeModalWidget() is None
