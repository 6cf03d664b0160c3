"""The Charts page in the window: each chart by keys and pointer, into files, in both themes and languages."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from tourney.club import charts
from tourney.club.meetings import meetings
from tourney.ui.base.i18n import format_date
from tourney.ui.charts.ticks import date_of, day_of
from tourney.ui.chartspage.curves import Axis, season_start
from tourney.ui.pages.games import GamesPage
from tourney.ui.pages.players import PlayersPage
from tourney.ui.widgets.picker import Picker

LEFT = Qt.MouseButton.LeftButton


def shown(stage) -> list[str]:
    return [line.name for line in stage.charts.history.chart.lines]


def dialog(stage) -> QFileDialog:
    found = [one for one in stage.charts.findChildren(QFileDialog) if one.objectName() == "export-dialog"]
    return found[-1]


# Histories


def test_the_page_begins_with_the_best_and_the_keys_on_the_chart(stage) -> None:
    pane = stage.charts.history
    rated = stage.ctx.club.rated
    assert [one.history.player_id for one in pane.prepared.curves] == list(
        charts.leaders(rated, stage.ctx.club.register())
    )
    assert stage.focus is pane.chart


def test_the_points_drawn_are_those_of_the_history_to_the_digit(stage) -> None:
    pane, rated = stage.charts.history, stage.ctx.club.rated
    for one, line in zip(pane.prepared.curves, pane.chart.lines, strict=True):
        own = rated.appearances_of(rated.index(one.history.player_id))
        stops = line.curve.stops[(one.step >= 0) & (one.step < len(own))]
        assert line.curve.y[stops].tolist() == rated.scale.mean(rated.history.mean_after[own]).tolist()
        native = rated.scale.deviation(rated.history.deviation_after[own])
        assert line.curve.deviation[stops].tolist() == native.tolist()
        assert line.curve.x[stops].tolist() == rated.history.log.day[rated.appearance_game[own]].tolist()


def test_a_player_is_added_by_typing_and_taken_off_by_del(stage) -> None:
    before = shown(stage)
    stage.press(Qt.Key.Key_Insert)
    assert stage.charts.findChildren(Picker)
    stage.type("tom")
    stage.press(Qt.Key.Key_Return)
    assert shown(stage) == [*before, "Tom Hale"]
    people = stage.charts.history.people.list
    assert people.currentIndex().data() == "Tom Hale"
    people.setFocus()
    stage.press(Qt.Key.Key_Up)
    assert stage.charts.history.chart.lines[stage.charts.history.chart.current].name == before[-1]
    stage.press(Qt.Key.Key_Delete)
    assert shown(stage) == [*before[:-1], "Tom Hale"]


def test_a_line_keeps_its_look_when_others_leave(stage) -> None:
    pane = stage.charts.history
    look = {line.name: line.style for line in pane.chart.lines}
    first = pane.player_ids[0]
    pane.remove(first)
    stage.settle()
    assert all(look[line.name] == line.style for line in pane.chart.lines)


def test_somebody_without_a_game_is_in_the_list_and_the_last_to_leave_leaves_a_way_on(stage) -> None:
    pane = stage.charts.history
    pane.add(stage.player("Ivy Orr"))
    stage.settle()
    assert "Ivy Orr" not in shown(stage)
    assert "Ivy Orr" in [one.name for one in pane.people.model.people]
    for player_id in list(pane.player_ids):
        pane.remove(player_id)
        stage.settle()
    assert pane.body.currentWidget() is pane.nobody
    assert pane.add_one.isVisible()
    assert "export" not in stage.charts.handlers()


def test_enter_opens_the_game_of_the_cursor(stage) -> None:
    pane = stage.charts.history
    stage.press(Qt.Key.Key_End)
    stage.press(Qt.Key.Key_Left)
    one = pane.prepared.curves[pane.chart.current]
    wanted = int(one.history.game_id[int(one.step[pane.chart.stop])])
    stage.press(Qt.Key.Key_Return)
    assert isinstance(stage.page, GamesPage)
    assert stage.page._current().game.id == wanted


def test_a_click_on_a_value_opens_its_game(stage) -> None:
    pane = stage.charts.history
    chart, one = pane.chart, pane.prepared.curves[0]
    stop = len(one.curve.stops) - 3
    at = chart.plot.place(*chart.point(0, stop)).toPoint()
    line, found = chart.nearest(at.toPointF())
    QTest.mouseClick(chart.plot.widget.viewport(), LEFT, pos=at)
    stage.settle()
    assert isinstance(stage.page, GamesPage)
    hit = pane.prepared.curves[line]
    assert stage.page._current().game.id == int(hit.history.game_id[int(hit.step[found])])


def test_the_box_tells_date_figure_change_and_game(stage) -> None:
    pane = stage.charts.history
    stage.press(Qt.Key.Key_End)
    stage.press(Qt.Key.Key_Left)
    name, title, change, event = pane.chart.box_words()
    one = pane.prepared.curves[0]
    step = int(one.step[pane.chart.stop])
    assert name == one.history.name
    assert title.startswith(format_date(date_of(float(one.history.day[step]))))
    assert f"{round(one.history.mean[step])} ±" in title
    assert change[0] in "+−±"
    assert any(word in change for word in ("beat", "lost to", "drew with"))
    assert event.startswith("Night")


def test_parts_are_chosen_by_key_and_by_button(stage) -> None:
    pane = stage.charts.history
    chart = pane.chart
    as_of = stage.ctx.club.rated.as_of
    stage.press(Qt.Key.Key_Y)
    assert chart.view.first == pytest.approx(day_of(as_of) - 365)
    stage.press(Qt.Key.Key_A)
    assert chart.view.whole
    QTest.mouseClick(pane.bar.parts["S"], LEFT)
    season = min(day_of(season_start(as_of)), chart.view.high - 2)
    assert chart.view.first == pytest.approx(season, abs=2)
    QTest.mouseClick(pane.bar.parts["A"], LEFT)
    assert chart.view.whole


def test_over_games_each_begins_at_his_first(stage) -> None:
    pane = stage.charts.history
    stage.press(Qt.Key.Key_Escape)
    pane.bar.axis.setFocus()
    stage.press(Qt.Key.Key_Right)
    for one in pane.prepared.curves:
        assert one.curve.x[one.curve.stops].tolist() == list(range(len(one.history.day) + 1))
    pane.chart.setFocus()
    stage.press(Qt.Key.Key_Y)
    assert pane.chart.view.first > 1


def test_a_long_absence_and_the_events_are_marked(stage) -> None:
    pane = stage.charts.history
    signs = pane.chart.signs
    assert any("back after" in sign.words for sign in signs)
    named = {sign.words: sign.weight for sign in signs}
    assert named["Night 4"] > named["Night 3"]
    stage.press(Qt.Key.Key_E)
    assert not any(sign.words.startswith("Night") for sign in pane.chart.signs)
    stage.press(Qt.Key.Key_B)
    assert not pane.chart.bands


def test_what_the_engine_lacks_is_not_offered(stage) -> None:
    pane = stage.charts.history
    pane.bar.measures.choose("volatility")
    stage.settle()
    prepared = pane.prepared
    assert prepared.curves[0].curve.y.max() < 1
    stage.rate_with("elo")
    assert pane.bar.measures.isHidden()
    assert pane.measure.value == "rating"
    assert all(one.curve.deviation is None for one in pane.prepared.curves)
    stage.rate_with("glicko")
    visible = [pane.bar.measures.isTabVisible(at) for at in range(3)]
    assert visible == [True, True, False]


def test_another_page_can_add_a_player(stage) -> None:
    stage.charts.show_target(stage.player("Ed Moss"))
    stage.settle()
    assert "Ed Moss" in shown(stage)


# The other charts


def test_the_distribution_leads_to_its_players(stage) -> None:
    stage.click_tab(1)
    pane = stage.charts.distribution
    pane.chart.setFocus()
    counted = sum(pane.chart.bars.up) + sum(pane.chart.bars.down)
    assert counted == 6
    assert "1 player without" in pane.caption.text() or "1 player(s) without" in pane.caption.text()
    step = next(n for n in range(len(pane.chart.bars)) if pane.chart.bars.up[n] + pane.chart.bars.down[n])
    menu = pane.step_menu(step)
    menu.actions()[0].trigger()
    stage.settle()
    assert isinstance(stage.page, PlayersPage)


def test_enter_opens_the_games_of_a_pair(stage) -> None:
    stage.click_tab(2)
    pane = stage.charts.matrix
    pane.table.setFocus()
    model = pane.model
    row = next(r for r in range(model.rowCount()) if model.record(r).name == "Ana Duarte")
    column = next(c for c in range(6, model.columns()) if model.opponent(c).name == "Björn Åkesson")
    pane.table.setCurrentIndex(model.index(row, column))
    found = meetings(stage.ctx.club.rated, stage.ctx.club.register())
    at = {name: i for i, name in enumerate(found.names)}
    met = found.between(at["Ana Duarte"], at["Björn Åkesson"])
    assert model.meeting(model.record(row), column) == met
    assert "Ana Duarte against Björn Åkesson" in pane.caption.text()
    stage.press(Qt.Key.Key_Return)
    assert isinstance(stage.page, GamesPage)
    assert stage.page.model.rowCount() == met.games


def test_the_matrix_is_sorted_by_a_click_and_by_key(stage) -> None:
    stage.click_tab(2)
    pane = stage.charts.matrix
    model, table = pane.model, pane.table
    header = table.horizontalHeader()
    at = header.viewport().rect().center()
    at.setX(header.sectionViewportPosition(5) + header.sectionSize(5) // 2)
    QTest.mouseClick(header.viewport(), LEFT, pos=at)
    surplus = [model.record(r).total.surplus for r in range(model.rowCount())]
    assert surplus == sorted(surplus, reverse=True)
    table.setFocus()
    table.setCurrentIndex(model.index(0, 1))
    stage.press(Qt.Key.Key_S)
    names = [model.record(r).name for r in range(model.rowCount())]
    assert names[0] == "Ana Duarte"


def test_the_graph_names_its_groups_and_chooses_by_enter(stage) -> None:
    stage.click_tab(3)
    pane = stage.charts.graph
    words = pane.caption.text()
    assert "2 group" in words
    assert "Tom Hale" in words
    assert "Ed Moss" in words
    pane.chart.setFocus()
    stage.press(Qt.Key.Key_Home)
    stage.press(Qt.Key.Key_Return)
    name = pane.placed.graph.names[0]
    assert pane.about.text().startswith(name)
    stage.press(Qt.Key.Key_Return)
    assert isinstance(stage.page, PlayersPage)
    assert stage.page.card.card.player.name == name


# Files


BEGINS = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}


@pytest.mark.parametrize("number", range(4))
def test_each_chart_becomes_a_picture(stage, tmp_path: Path, number: int) -> None:
    stage.click_tab(number)
    for suffix, begins in BEGINS.items():
        path = tmp_path / f"chart{suffix}"
        stage.charts.exporter.write(stage.charts.pane.export(), path)
        stage.settle()
        data = path.read_bytes()
        assert data.startswith(begins)
        assert len(data) > 2000


def test_the_shortcut_writes_the_figures_of_the_histories(stage, tmp_path: Path) -> None:
    stage.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    asked = dialog(stage)
    kinds = {name.rsplit("*.", 1)[1].rstrip(")") for name in asked.nameFilters()}
    assert kinds == {"csv", "xlsx", "png", "svg", "pdf"}
    path = tmp_path / "out.csv"
    asked.fileSelected.emit(str(path))
    asked.reject()
    stage.settle()
    heading, *lines = csv.reader(io.StringIO(path.read_text("utf-8-sig")))
    prepared = stage.charts.history.prepared
    means = [mean for one in prepared.curves for mean in one.history.mean.tolist()]
    assert [float(line[heading.index("Rating")]) for line in lines] == means
    days = [date_of(day).isoformat() for one in prepared.curves for day in one.history.day.tolist()]
    assert [line[heading.index("Date")] for line in lines] == days


def test_the_table_of_the_bars_is_that_of_the_chart(stage, tmp_path: Path) -> None:
    stage.click_tab(1)
    path = tmp_path / "out.csv"
    stage.charts.exporter.write(stage.charts.pane.export(), path)
    stage.settle()
    _, *lines = csv.reader(io.StringIO(path.read_text("utf-8-sig")))
    bars = stage.charts.distribution.chart.bars
    assert [(float(a), float(b)) for a, b, *_ in lines] == list(zip(bars.edges, bars.edges[1:], strict=False))
    assert [(int(up), int(down)) for *_, up, down in lines] == list(zip(bars.up, bars.down, strict=True))


def test_the_menu_of_the_button_offers_four_kinds(stage) -> None:
    QTest.mouseClick(stage.charts.head.export, LEFT)
    menu = next(one for one in stage.charts.findChildren(QMenu) if one.objectName() == "charts-export-menu")
    assert [one.data() for one in menu.actions()] == [".png", ".svg", ".pdf", ".csv"]
    menu.actions()[1].trigger()
    assert "svg" in dialog(stage).selectedNameFilter()
    menu.close()
    dialog(stage).reject()


# Nothing yet, and other looks


def test_a_club_without_games_is_told_how_to_begin(empty_stage) -> None:
    for number in range(4):
        empty_stage.click_tab(number)
        pane = empty_stage.charts.pane
        assert pane.is_empty, number
        assert pane.way_on.isVisible()
    assert "export" not in empty_stage.charts.handlers()
    assert not empty_stage.charts.head.export.isEnabled()


def test_the_language_switches_in_place(stage) -> None:
    page = stage.charts
    stage.press(Qt.Key.Key_End)
    stage.press(Qt.Key.Key_Left)
    assert "年" not in " ".join(page.history.chart.box_words())
    stage.window.services.language.choose("zh_CN")
    QApplication.processEvents()
    stage.settle()
    stage.press(Qt.Key.Key_End)
    stage.press(Qt.Key.Key_Left)
    assert "年" in " ".join(page.history.chart.box_words())
    stage.window.services.language.choose("en")
    QApplication.processEvents()
    stage.settle()
    assert page.head.title.text() == "Charts"
    assert page.pane.waiting.text() == "Working out the ratings…"


def test_the_theme_switches_in_place(stage) -> None:
    theme = stage.window.services.theme

    def lightness() -> int:
        QApplication.processEvents()
        image = stage.charts.pane.grab().toImage().scaled(40, 25)
        values = sorted(image.pixelColor(x, y).lightness() for x in range(40) for y in range(25))
        return values[len(values) // 2]

    for number in range(4):
        stage.click_tab(number)
        assert lightness() > 200
        theme.set_mode("dark")
        assert lightness() < 70
        theme.set_mode("light")
        assert lightness() > 200


def test_f6_goes_around_the_parts(stage) -> None:
    for number in range(4):
        stage.click_tab(number)
        panels = [panel for panel in stage.charts.panels() if panel.isVisible()]
        stage.charts.head.tabs.setFocus()
        seen = [stage.focus]
        for _ in panels[1:]:
            stage.window.workspace.pages.next_panel()
            seen.append(stage.focus)
        assert len(set(map(id, seen))) == len(panels)


def test_a_chart_answers_while_another_axis_is_being_read(stage) -> None:
    pane = stage.charts.history
    keys = [one for one in Axis if one is not pane.axis]
    pane.bar.axis.choose(keys[0].value)
    pane.bar.axis.chosen.emit(keys[0].value)
    pane.chart.line_chosen.emit(0)
    assert pane.export() is not None
    stage.settle()
    assert pane.prepared.axis is keys[0]
