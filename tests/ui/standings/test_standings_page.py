"""The Standings page as a person meets it: tabs, filter, sorting, byes, files and paper."""

from __future__ import annotations

import csv
from pathlib import Path

import pypdfium2 as pdfium
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from tests.ui.standings.clubs import NAMES
from tourney.club.commands import AddPlayer, SetSetting
from tourney.core.records import NewPlayer
from tourney.core.topics import Topic
from tourney.ui.base import tables
from tourney.ui.dialogs.print_preview import PrintPreview
from tourney.ui.models.standings import ListColumn
from tourney.ui.pages import standings as page_module

PLAYER, POINTS = 1, 2
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
pytestmark = pytest.mark.gui


def test_the_rating_list_comes_up_with_the_focus_and_everybody_in_it(stage) -> None:
    assert sorted(stage.column(ListColumn.PLAYER)) == sorted(NAMES)
    assert QApplication.focusWidget() is stage.table
    assert stage.page.head.as_of.text().startswith("as of ")
    assert stage.window.workspace.status.left.text() == stage.page.status_text()


def test_the_arrows_walk_along_all_tabs_and_leave_the_keys_there(stage) -> None:
    tabs = stage.page.head.tabs
    tabs.setFocus()
    seen = [tabs.current()]
    for _ in range(sum(tabs.isTabVisible(k) for k in range(tabs.count())) - 1):
        stage.press(Key.Key_Right)
        seen.append(tabs.current())
    assert len(set(seen)) == len(seen) >= 5
    assert tabs.hasFocus()
    for _ in seen:
        stage.press(Key.Key_Left)
    assert tabs.current() == "list"


def test_the_arrow_passes_over_headings(stage) -> None:
    first = stage.chosen()
    stage.press(Key.Key_Up)
    assert stage.chosen() == first
    stage.press(Key.Key_Down)
    assert stage.chosen() != first


def test_letters_typed_on_the_table_filter_it(stage) -> None:
    stage.type("dang")
    assert stage.page.head.filter.text() == "dang"
    assert stage.column(ListColumn.PLAYER) == ["Đặng Minh Anh"]
    assert stage.page.status_text() == "1 of 7 shown"
    stage.press(Key.Key_Down)
    assert QApplication.focusWidget() is stage.table
    stage.press(Key.Key_Escape)
    assert stage.page.head.filter.text() == ""
    assert len(stage.column(ListColumn.PLAYER)) == 7


def test_a_filter_that_finds_nobody_offers_everybody(stage) -> None:
    stage.type("zzz")
    pane = stage.page.panes["list"]
    assert pane.stack.currentWidget() is pane.nobody
    assert stage.page.head.filter.hasFocus()
    QTest.mouseClick(pane.everybody, Qt.MouseButton.LeftButton)
    assert pane.stack.currentWidget() is pane.table
    assert len(stage.column(ListColumn.PLAYER)) == 7
    assert QApplication.focusWidget() is stage.table


def test_the_filter_goes_along_to_the_other_tabs(stage) -> None:
    stage.type("ana")
    stage.click_tab(1)
    assert stage.column(PLAYER) == ["Ana Duarte"]


def test_a_click_on_a_header_sorts_the_best_first_and_again_the_other_way(stage) -> None:
    stage.click_header(ListColumn.RATING)
    ratings = [stage.table.people.record(r).rating.mean for r in range(1, 8)]
    assert ratings == sorted(ratings, reverse=True)
    stage.click_header(ListColumn.RATING)
    ratings = [stage.table.people.record(r).rating.mean for r in range(1, 8)]
    assert ratings == sorted(ratings)


def test_sorting_keeps_the_chosen_player(stage) -> None:
    stage.press(Key.Key_Down)
    chosen = stage.chosen()
    stage.click_header(ListColumn.PLAYER)
    assert stage.chosen() == chosen
    rows = {index.row() for index in stage.table.selectionModel().selectedRows()}
    assert rows == {stage.table.currentIndex().row()}


def test_the_menu_sorts_without_a_mouse(stage) -> None:
    stage.press(Key.Key_F10, SHIFT)
    menu = next(one for one in stage.table.findChildren(QMenu) if one.isVisible())
    sorting = menu.findChild(QMenu)
    assert sorting.title() == "Sort by"
    next(action for action in sorting.actions() if action.text() == "Player").trigger()
    menu.close()
    assert stage.table.horizontalHeader().sortIndicatorSection() == ListColumn.PLAYER
    assert stage.column(ListColumn.PLAYER)[0] == "Ana Duarte"


def test_enter_asks_for_the_player(stage, qtbot) -> None:
    key = stage.table.people.key_at(stage.table.currentIndex().row())
    with qtbot.waitSignal(stage.ctx.bus.asked) as asked:
        stage.press(Key.Key_Return)
    place = asked.args[0]
    assert (place.page, place.target) == ("players", key)


def test_copying_takes_the_row_as_words(stage) -> None:
    stage.press(Key.Key_C, CTRL)
    cells = QApplication.clipboard().text().split("\t")
    assert stage.chosen() in cells
    assert "2" in cells


def test_a_player_shown_from_elsewhere_is_chosen(stage) -> None:
    player = next(p for p in stage.club.register().players.values() if p.name == "Zofia Łukasik")
    stage.click_tab(1)
    stage.page.show_target(player.id)
    assert stage.page.head.tabs.current() == "list"
    assert stage.chosen() == "Zofia Łukasik"


def test_the_table_of_the_night_counts_points_and_byes(stage) -> None:
    stage.click_tab(1)
    points = stage.column(POINTS)
    assert sum(int(one) for one in points) == 8
    assert points == sorted(points, reverse=True)
    people = stage.table.people
    tips = [people.index(r, people.at("record")).data(Qt.ItemDataRole.ToolTipRole) for r in range(7)]
    assert sum("1 bye" in tip for tip in tips) == 2
    assert stage.column(0)[0].startswith("1")
    assert "Tuesday" in stage.page.panes["night"].bar.facts.text()


def test_the_worth_of_a_bye_is_set_right_there_and_can_be_undone(stage) -> None:
    stage.click_tab(1)
    bar = stage.page.panes["night"].bar
    before = stage.column(POINTS)
    bar.bye.setFocus()
    stage.press(Key.Key_Home)
    stage.settle()
    assert bar.bye.currentText() == "0"
    after = stage.column(POINTS)
    assert sorted(after) != sorted(before)
    assert stage.club.undo_text() is not None
    stage.press(Key.Key_Z, CTRL)
    assert stage.column(POINTS) == before
    assert bar.bye.currentText() == "1"


def test_the_crosstable_has_a_column_a_round_and_follows_a_new_event(stage) -> None:
    stage.click_tab(2)
    people = stage.table.people
    assert people.columnCount() == 2 + 2 + 1
    assert any("bye" in text for text in stage.column(2))
    stage.ctx.event.choose(None)
    pane = stage.page.panes["cross"]
    assert pane.stack.currentWidget() is pane.empty


def test_without_a_night_the_page_says_how_one_begins_and_offers_the_last(stage) -> None:
    event_id = stage.ctx.event.id
    stage.ctx.event.choose(None)
    stage.click_tab(1)
    pane = stage.page.panes["night"]
    assert pane.stack.currentWidget() is pane.empty
    assert not pane.bar.isVisible()
    assert "Tuesday" in pane._show.text()
    QTest.mouseClick(pane._show, Qt.MouseButton.LeftButton)
    assert stage.ctx.event.id == event_id
    assert pane.stack.currentWidget() is pane.table


def test_an_empty_club_says_how_the_list_begins(empty_stage) -> None:
    stage = empty_stage
    pane = stage.page.panes["list"]
    assert pane.stack.currentWidget() is pane.empty
    assert QApplication.focusWidget() is pane.way_on
    assert stage.page.status_text() == ""
    for tab in (1, 2, 0):
        stage.click_tab(tab)
        shown = stage.page.panes[stage.page.head.tabs.current()]
        assert shown.stack.currentWidget() is shown.empty


def test_new_ratings_keep_the_chosen_player_and_the_scroll(stage) -> None:
    stage.press(Key.Key_End)
    chosen = stage.chosen()
    stage.ctx.execute(AddPlayer(NewPlayer("Newcomer")))
    stage.settle()
    assert stage.chosen() == chosen


def test_an_engine_without_deviation_hides_what_it_cannot_know(stage) -> None:
    stage.ctx.execute(SetSetting("engine", {"key": "elo", "params": {}}))
    stage.settle()
    assert stage.club.rated.engine.key == "elo"
    assert stage.table.isColumnHidden(ListColumn.RANGE)
    assert stage.table.isColumnHidden(ListColumn.SPREAD)
    assert all("±" not in text for text in stage.column(ListColumn.RATING))


@pytest.mark.parametrize("width", [1440, 1280, 1180, 1024, 800])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_columns_fit_the_window_at_every_width(stage, width: int, scale: float) -> None:
    stage.ctx.theme.set_text_scale(scale)
    stage.window.resize(width, 700)
    QApplication.processEvents()
    assert stage.table.horizontalScrollBar().maximum() == 0
    assert not stage.table.isColumnHidden(ListColumn.PLAYER)
    assert not stage.table.isColumnHidden(ListColumn.RATING)
    head = stage.page.head
    assert head.print.geometry().right() <= head.width()
    assert head.tabs.geometry().right() < head.filter.geometry().left()


def test_a_name_of_24_letters_is_whole_at_1280(stage) -> None:
    stage.window.resize(1280, 800)
    QApplication.processEvents()
    room = stage.table.columnWidth(ListColumn.PLAYER) - 24
    assert stage.ctx.theme.metrics("name_strong").horizontalAdvance("Charlotte van den Berghe") <= room


def test_f6_goes_around_the_panels(stage) -> None:
    seen = []
    for _ in range(3):
        stage.press(Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert seen == [stage.page.head.tabs, stage.page.head.filter, stage.table]


def test_another_language_reaches_every_part_of_the_page(stage) -> None:
    stage.window.services.language.choose("zh_CN")
    QApplication.processEvents()
    assert stage.page.title() == stage.page.head.title.text()
    stage.click_tab(1)
    stage.click_tab(2)
    assert len(stage.column(1)) == 7
    stage.window.services.language.choose("en")
    QApplication.processEvents()
    assert stage.page.head.title.text() == "Standings"


def _file_dialog(stage) -> QFileDialog:
    stage.press(Key.Key_E, CTRL)
    return stage.page.findChild(QFileDialog, "export-dialog")


@pytest.mark.parametrize("suffix", ["csv", "html", "pdf"])
def test_ctrl_e_writes_what_the_tab_shows(stage, tmp_path: Path, suffix: str) -> None:
    stage.click_tab(1)
    dialog = _file_dialog(stage)
    assert dialog.isVisible()
    target = tmp_path / f"night.{suffix}"
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    stage.settle()
    data = target.read_bytes()
    if suffix == "csv":
        assert data.startswith(b"\xef\xbb\xbf")
        rows = list(csv.reader(data.decode("utf-8-sig").splitlines()))
        assert len(rows) == 8
        assert {line[1] for line in rows[1:]} == set(NAMES)
    elif suffix == "html":
        assert "陈思远" in data.decode()
    else:
        document = pdfium.PdfDocument(data)
        assert "陈思远" in document[0].get_textpage().get_text_range()
        document.close()
    assert f"night.{suffix} was written." in stage.notices()


def test_the_separator_chosen_in_the_dialog_is_remembered(stage, tmp_path: Path) -> None:
    stage.click_tab(1)
    dialog = _file_dialog(stage)
    semicolon = next(one for one in dialog.nameFilters() if "semicolon" in one)
    dialog.filterSelected.emit(semicolon)
    dialog.fileSelected.emit(str(tmp_path / "night.csv"))
    dialog.reject()
    stage.settle()
    rows = list(csv.reader((tmp_path / "night.csv").read_text("utf-8-sig").splitlines(), delimiter=";"))
    assert {line[1] for line in rows[1:]} == set(NAMES)
    again = QFileDialog(stage.page)
    tables.offer(again, stage.ctx.settings)
    assert "semicolon" in again.selectedNameFilter()


def test_a_page_says_its_language(stage, tmp_path: Path) -> None:
    stage.click_tab(1)
    stage.window.services.language.choose("zh_CN")
    dialog = _file_dialog(stage)
    dialog.fileSelected.emit(str(tmp_path / "night.html"))
    dialog.reject()
    stage.settle()
    stage.window.services.language.choose("en")
    assert '<html lang="zh-Hans">' in (tmp_path / "night.html").read_text("utf-8")


@pytest.mark.logs_warnings
def test_a_file_that_cannot_be_written_is_told_in_words(stage, tmp_path: Path) -> None:
    told = []
    stage.ctx.faults.stored_badly.disconnect()
    stage.ctx.faults.stored_badly.connect(told.append)
    dialog = _file_dialog(stage)
    dialog.fileSelected.emit(str(tmp_path / "missing" / "list.csv"))
    dialog.reject()
    stage.qtbot.waitUntil(lambda: bool(told))
    assert [error.code for error in told] == ["cannot-write"]


def test_ctrl_p_shows_the_document_of_the_tab_and_saves_it(stage, tmp_path: Path) -> None:
    stage.click_tab(2)
    stage.press(Key.Key_P, CTRL)
    preview = stage.window.findChild(PrintPreview)
    assert preview.isVisible()
    assert preview.side.document.current() == "crosstable"
    stage.qtbot.waitUntil(lambda: preview._printout is not None)
    preview.save_to(tmp_path / "cross.pdf")
    stage.settle()
    assert (tmp_path / "cross.pdf").read_bytes().startswith(b"%PDF")
    assert "cross.pdf was written." in stage.notices()
    stage.qtbot.waitUntil(lambda: stage.window.findChild(PrintPreview) is None)


def test_only_what_changed_is_read_again(stage) -> None:
    stage.page._unread = dict.fromkeys(stage.page._unread, False)
    stage.page.refresh(frozenset({Topic.ENTRIES}))
    unread = stage.page._unread
    assert unread == {key: key != "list" for key in unread}


def test_a_tab_that_could_not_be_read_says_so_and_is_read_again(stage, monkeypatch) -> None:
    page, told = stage.page, []
    read = page_module.reader.read
    monkeypatch.setattr(page_module.reader, "is_quick", lambda *_: False)
    monkeypatch.setattr(page.ctx.faults, "report", told.append)

    def fail(*_: object, **__: object) -> None:
        raise OSError("gone")

    monkeypatch.setattr(page_module.reader, "read", fail)
    stage.click_tab(1)
    stage.settle()
    pane = page.panes["night"]
    assert ["gone"] == [str(one) for one in told]
    assert pane.stack.currentWidget() is pane.waiting
    assert "could not be worked out" in pane.waiting.text()
    monkeypatch.setattr(page_module.reader, "read", read)
    stage.click_tab(0)
    stage.click_tab(1)
    stage.settle()
    assert pane.stack.currentWidget() is pane.table
