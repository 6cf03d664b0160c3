"""Tables, lists and delegates: painting, headings, widths, copying, focus."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from tourney.ui.models.roles import Role
from tourney.ui.widgets.delegates import figures, marks, text
from tourney.ui.widgets.lists import ListView
from tourney.ui.widgets.table import Table, share_out

spec = importlib.util.spec_from_file_location("parts_gallery", Path(__file__).with_name("parts_gallery.py"))
gallery = importlib.util.module_from_spec(spec)
spec.loader.exec_module(gallery)

CELLS = [
    text.TextCell, text.FigureCell, text.NameCell, text.TwoLineCell, text.RatingCell, text.CheckCell,
    figures.OddsCell, figures.QualityCell, figures.ChangeCell, figures.RangeCell, figures.RankSpreadCell,
    marks.ResultCell,
]  # fmt: skip


def ring(table, index) -> bool:
    """True when the corner of a cell shows the accent of the focus ring along its top."""
    QApplication.processEvents()
    image = table.viewport().grab(table.visualRect(index)).toImage()
    return image.pixelColor(image.width() // 2, 1) == table.theme.color("accent")


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("size", [(160, 48), (90, 28), (30, 20), (4, 4)])
def test_every_delegate_paints_at_every_size(theme, qtbot, cell, size):
    delegate = cell(theme)
    image = QImage(200, 60, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for model in (gallery.Boards(), gallery.Ranks(), gallery.People()):
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                option = QStyleOptionViewItem()
                option.rect = QRect(0, 0, *size)
                option.state = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
                index = model.index(row, column)
                delegate.paint(painter, option, index)
                assert delegate.sizeHint(option, index).height() > 0
                delegate.words(index)
    painter.end()


def test_a_cell_asks_for_the_width_of_its_words(theme, qtbot):
    table = gallery.board_table(theme)
    qtbot.addWidget(table)
    option = QStyleOptionViewItem()
    index = table.model().index(2, 1)
    hint = table.itemDelegateForColumn(1).sizeHint(option, index)
    assert hint.width() >= theme.metrics("name_strong").horizontalAdvance("Charlotte van den Berghe") + 24


def test_a_name_of_24_letters_is_whole_at_800(theme, qtbot):
    table = gallery.board_table(theme)
    qtbot.addWidget(table)
    table.resize(800, 330)
    table.show()
    room = table.columnWidth(1) - 24
    assert room >= theme.metrics("name").horizontalAdvance("Charlotte van den Berghe") - 1


def test_rows_have_the_measured_height_and_grow_with_the_words(theme, qtbot):
    table = gallery.board_table(theme)
    qtbot.addWidget(table)
    assert table.rowHeight(0) == 48
    theme.set_text_scale(1.5)
    assert table.rowHeight(0) == theme.row_height(lines=2) > 60


def test_headings_span_all_columns_and_the_keyboard_passes_over_them(theme, qtbot):
    table = gallery.rank_table(theme)
    qtbot.addWidget(table)
    table.resize(1200, 400)
    table.show()
    assert table.columnSpan(0, 0) == table.model().columnCount()
    assert table.rowHeight(0) > table.rowHeight(1)
    table.setCurrentIndex(table.model().index(6, 2))
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.currentIndex().row() == 8
    qtbot.keyClick(table, Qt.Key.Key_Up)
    assert table.currentIndex().row() == 6
    qtbot.keyClick(table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert table.currentIndex().row() == 1


def test_the_focus_ring_is_in_one_cell_and_goes_with_the_focus(theme, qtbot):
    table = gallery.board_table(theme)
    qtbot.addWidget(table)
    table.resize(800, 330)
    table.show()
    table.activateWindow()
    table.setFocus()
    index = table.model().index(3, 1)
    table.setCurrentIndex(index)
    assert ring(table, index)
    assert not ring(table, table.model().index(3, 3))
    table.clearFocus()
    assert not ring(table, index)
    assert table.selectionModel().isSelected(index)


def test_the_row_under_the_pointer_is_known_and_forgotten(theme, qtbot):
    table = gallery.board_table(theme)
    qtbot.addWidget(table)
    table.resize(800, 330)
    table.show()
    qtbot.mouseMove(table.viewport(), table.visualRect(table.model().index(2, 3)).center())
    qtbot.waitUntil(lambda: table.rows.hovered == 2, timeout=1000)
    table.rows.hover(99)
    table.model().beginResetModel()
    table.model().endResetModel()
    QApplication.processEvents()


def test_copying_gives_tab_separated_rows_in_the_order_shown(theme, qtbot):
    table = gallery.board_table(theme)
    qtbot.addWidget(table)
    table.show()
    table.setColumnHidden(2, True)
    table.selectRow(0)
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "1\tAna Duarte\t陈思远\t\t"


def test_a_width_a_person_chose_is_told_and_kept(theme, qtbot):
    table = gallery.board_table(theme)
    qtbot.addWidget(table)
    table.resize(900, 330)
    table.show()
    with qtbot.waitSignal(table.widths_changed):
        table.horizontalHeader().resizeSection(1, 260)
    assert table.widths() == {"a": 260}
    other = gallery.board_table(theme)
    qtbot.addWidget(other)
    other.resize(900, 330)
    other.show()
    other.set_widths({"a": 260, "gone": 10})
    assert other.columnWidth(1) == 260
    assert other.widths() == {"a": 260}


@given(
    st.integers(0, 3000),
    st.lists(st.tuples(st.integers(20, 300), st.integers(0, 300), st.integers(0, 3)), min_size=1, max_size=8),
)
def test_shared_widths_fill_the_room_and_stay_above_the_least(room, columns):
    wanted = [w for w, _, _ in columns]
    least = [min(w, low) for w, low, _ in columns]
    stretch = [s for _, _, s in columns]
    widths = share_out(room, wanted, least, stretch)
    assert all(w >= low for w, low in zip(widths, least, strict=True))
    if (sum(wanted) <= room and any(stretch)) or sum(least) <= room < sum(wanted):
        assert sum(widths) == room
    elif room < sum(least):
        assert sum(widths) == sum(least)


def test_a_list_passes_over_headings_and_copies_names(theme, qtbot):
    people = ListView(theme)
    qtbot.addWidget(people)
    people.setModel(gallery.People(people))
    people.setItemDelegate(text.CheckCell(theme, people))
    people.resize(220, 300)
    people.show()
    people.setCurrentIndex(people.model().index(4, 0))
    qtbot.keyClick(people, Qt.Key.Key_Down)
    assert people.currentIndex().row() == 6
    assert people.copy_selection() == "Þóra Jónsdóttir"


def test_an_empty_table_lays_out(theme, qtbot):
    table = Table(theme)
    qtbot.addWidget(table)
    table.resize(300, 200)
    table.show()
    assert table.copy_selection() == "" if table.model() else True
    table.setModel(gallery.Ranks(table))
    assert table.currentIndex() == QModelIndex()


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_the_whole_sheet_of_parts_draws(theme, qtbot, mode):
    theme.set_mode(mode)
    sheet = gallery.build(theme)
    qtbot.addWidget(sheet)
    sheet.show()
    QApplication.processEvents()
    assert not sheet.grab().isNull()
    assert sheet.boards.model().index(0, 2).data(Role.ODDS) is not None


def test_a_heading_is_whole_where_there_is_room(theme, qtbot):
    table = gallery.board_table(theme)
    qtbot.addWidget(table)
    table.resize(1800, 300)
    table.show()
    header = table.horizontalHeader()
    for shown in (-1, *range(header.count())):
        header.setSortIndicatorShown(shown >= 0)
        header.setSortIndicator(shown, Qt.SortOrder.AscendingOrder)
        assert all(header.sectionSize(at) >= header.need(at) for at in range(header.count()))
