"""What a person does on the Engine page."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.engine.conftest import CONTROL
from tourney.club import engine_backtest, engine_preview, lab
from tourney.club.engine_choice import ByDeviation, ByGames, usual
from tourney.core.progress import checkpoint
from tourney.ratings.registry import ENGINES
from tourney.ui.engine import choose as choose_module
from tourney.ui.models.engine_preview import PreviewColumn
from tourney.ui.models.engine_scores import BinColumn, ScoreColumn
from tourney.ui.models.roles import Role


def test_every_engine_of_the_registry_stands_in_the_list_with_one_line(stage):
    names = [stage.choose.engines.index(r).data() for r in range(stage.choose.engines.rowCount())]
    assert len(ENGINES) == len(names)
    assert all(stage.choose.engines.index(r).data(Role.SECOND_LINE) for r in range(len(names)))
    assert "in use" == stage.choose.engines.index(stage.choose.engines.row_of("glicko2")).data(Role.TRAILING)


def test_the_list_as_it_is_stands_there_first_and_cannot_be_used(stage):
    assert "The list as it is" == stage.pane.title.text()
    assert 6 == len(stage.shown(PreviewColumn.PLAYER))
    assert not stage.form.use.isEnabled()
    assert not stage.form.revert.isVisible()


def test_an_arrow_key_shows_the_list_of_another_engine_beside_the_old(stage):
    before = stage.club.setting("engine")
    stage.engine("elo")
    assert "The list as it would be" == stage.pane.title.text()
    assert "1500" not in stage.shown(PreviewColumn.RATING_THEN)
    assert all("±" in text or "–" in text for text in stage.shown(PreviewColumn.RATING_NOW))
    assert all("±" not in text for text in stage.shown(PreviewColumn.RATING_THEN))
    assert stage.form.use.isEnabled()
    assert before == stage.club.setting("engine")
    assert "glicko2" == stage.club.rated.engine.key


def test_using_an_engine_is_one_undoable_step_and_everything_follows(stage):
    stage.engine("elo")
    stage.use()
    assert "elo" == stage.club.rated.engine.key
    assert "In use: Elo · Each game" == stage.page.head.in_use.text()
    assert "The list as it is" == stage.pane.title.text()
    assert "The club rates with Elo" == str(stage.club.undo_text())
    stage.press(Qt.Key.Key_Z, CONTROL)
    stage.qtbot.waitUntil(lambda: stage.club.rated.engine.key == "glicko2")
    stage.settle()
    assert "glicko2" == stage.choose.wanted.engine.key
    assert not stage.form.use.isEnabled()


def test_the_standings_show_trueskill_with_its_decimals_and_the_scale_of_clubs_without(stage):
    stage.engine("trueskill")
    stage.use()
    stage.press(Qt.Key.Key_4, CONTROL)
    page = stage.window.workspace.pages.page
    ratings = [
        page.list_model.index(r, 3).data()
        for r in range(page.list_model.rowCount())
        if page.list_model.record(r) is not None
    ]
    assert all("." in text for text in ratings)
    stage.press(Qt.Key.Key_5, CONTROL)
    stage.form.scale.setFocus()
    stage.press(Qt.Key.Key_Down)
    assert "1500" == stage.form.scale.current()
    assert all("." not in text for text in stage.shown(PreviewColumn.RATING_THEN))
    stage.use()
    assert "1500" == stage.club.rated.choice.scale
    assert 1000 < stage.club.rated.at_index(0).mean < 2200


def test_a_number_is_typed_tried_and_reset_by_key(stage):
    stage.choose.list.setFocus()
    field = stage.go_to("option-tau")
    field.selectAll()
    stage.type("0.9")
    assert 0.9 == stage.choose.wanted.params.tau
    assert stage.form.use.isEnabled()
    stage.go_to("reset-tau")
    stage.press(Qt.Key.Key_Space)
    assert usual("glicko2") == stage.choose.wanted
    assert "option-tau" == QApplication.focusWidget().objectName()
    assert not stage.form.use.isEnabled()


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("tau", "fast", "This is not a number."),
        ("tau", "0", "Allowed is more than 0, up to 10."),
        ("rd", "-3", "Allowed is more than 0."),
    ],
)
def test_what_is_wrong_stands_at_its_field_and_cannot_be_used(stage, field, typed, said):
    stage.choose.list.setFocus()
    line = stage.go_to(f"option-{field}")
    line.selectAll()
    stage.type(typed)
    row = stage.form.params.rows[field]
    assert said == row.error
    assert "error" == line.property("state")
    assert stage.choose.wanted is None
    assert not stage.form.use.isEnabled()
    assert "One entry is not possible yet; it is marked." == stage.page.status_text()
    line.selectAll()
    stage.type("1.5")
    assert "" == row.error
    assert stage.form.use.isEnabled()


def test_a_refusal_of_the_engine_names_the_label_not_the_code(stage):
    stage.engine("elo")
    stage.go_to("option-bands")
    stage.type("games<30")
    assert "“games<30” is not a rule for K" in stage.form.params.rows["bands"].error
    stage.engine("glicko2")
    stage.choose.form.params.rows["period"].input.setFocus()
    stage.press(Qt.Key.Key_Down)  # "each game" is no period of the calendar
    line = stage.go_to("option-unit_days")
    line.selectAll()
    stage.type("0")
    assert stage.form.params.rows["unit_days"].error.startswith("“Unit of idle time” 0 needs a period")


def test_bands_of_k_are_text_and_kept(stage):
    stage.engine("elo")
    stage.go_to("option-bands")
    stage.type("fide")
    stage.use()
    assert "fide" == stage.club.rated.params.bands


def test_placement_by_games_ranks_who_played_enough(stage):
    stage.form.rule_by.setFocus()
    stage.press(Qt.Key.Key_Down)
    field = stage.go_to("option-games")
    field.selectAll()
    stage.type("40")
    assert ByGames(40) == stage.choose.wanted.rule
    assert 6 == len(stage.pane._preview.provisional)
    stage.use()
    assert ByGames(40) == stage.club.rated.choice.rule
    assert stage.club.rated.provisional.all()


def test_leaving_placement_before_it_ends_is_refused_at_its_field(stage):
    stage.form.by_deviation.rows["leave"].input.setFocus()
    QApplication.focusWidget().selectAll()
    stage.type("90")
    assert "must not be less" in stage.form.by_deviation.rows["leave"].error
    QApplication.focusWidget().selectAll()
    stage.type("140")
    assert ByDeviation(110, 140) == stage.choose.wanted.rule


def test_flipping_through_the_engines_keeps_what_was_typed(stage):
    stage.engine("elo")
    line = stage.go_to("option-k")
    line.selectAll()
    stage.type("20")
    stage.engine("glicko2")
    stage.engine("elo")
    assert 20 == stage.choose.wanted.params.k
    stage.form.revert.setFocus()
    stage.press(Qt.Key.Key_Space)
    assert stage.choose.in_use == stage.choose.wanted
    assert stage.choose.list.hasFocus()


def test_escape_stops_a_long_replay_and_nothing_can_be_used(stage, monkeypatch):
    begun = threading.Event()

    def slow(club, choice, *, progress, cancelled):
        begun.set()
        while True:
            checkpoint(1, 2, progress, cancelled)
            begun.wait(0.01)
            threading.Event().wait(0.005)

    monkeypatch.setattr(choose_module, "preview", slow)
    stage.choose.list.setFocus()
    stage.choose.choose_engine("elo")
    stage.qtbot.waitUntil(begun.is_set)
    stage.qtbot.waitUntil(stage.pane.progress.isVisible)
    assert "Working. Esc stops it; nothing has changed." == stage.page.status_text()
    stage.press(Qt.Key.Key_Escape)
    assert not stage.choose.busy
    assert not stage.form.use.isEnabled()
    assert stage.pane.work_out.isVisible()
    monkeypatch.undo()
    stage.pane.work_out.setFocus()
    stage.press(Qt.Key.Key_Space)
    assert stage.form.use.isEnabled()


def test_the_latest_wish_wins(stage):
    for key in ("elo", "glicko", "trueskill"):
        stage.choose.choose_engine(key)
    stage.settle()
    assert "trueskill" == stage.pane._preview.choice.engine.key


def test_bradley_terry_names_whom_it_cannot_compare(stage):
    from tourney.club.commands import AddPlayer, RecordGame
    from tourney.core.games import Member, NewGame, Side
    from tourney.core.records import NewPlayer

    fay = stage.ctx.execute(AddPlayer(NewPlayer("Fay"))).value
    sides = (Side((Member(1),), 0), Side((Member(fay),), 1))
    stage.ctx.execute(RecordGame(NewGame(sides, engine_preview.dt.date.today())))
    stage.settle()
    stage.engine("bradley-terry")
    assert stage.pane.note.isVisible()
    assert "never beat the main group: Fay" in stage.pane.note._next.text()
    assert "Fay" in [row.player.name for row in stage.pane._preview.provisional]


def test_enter_on_a_row_shows_the_player(stage):
    asked = []
    stage.ctx.bus.asked.connect(asked.append)
    stage.pane.table.setFocus()
    stage.press(Qt.Key.Key_Return)
    assert ["players"] == [place.page for place in asked]


def test_typing_in_the_table_filters_it_and_escape_clears(stage):
    stage.pane.table.setFocus()
    stage.type("ana")
    assert ["Ana Duarte"] == stage.shown(PreviewColumn.PLAYER)
    stage.press(Qt.Key.Key_Escape)
    assert 6 == len(stage.shown(PreviewColumn.PLAYER))


def test_f6_goes_around_the_panels(stage):
    stage.page.head.tabs.setFocus()
    seen = []
    for _ in range(5):
        stage.press(Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert [stage.choose.list, stage.form.params.rows["period"].input] == seen[:2]
    assert stage.page.head.tabs is seen[4]


def test_a_narrow_window_has_a_box_in_place_of_the_list(stage):
    stage.window.resize(1024, 640)
    stage.settle()
    assert stage.choose.narrow
    stage.form.pick.setFocus()
    stage.press(Qt.Key.Key_Down)
    assert "glicko2" != stage.choose.wanted.engine.key
    assert stage.choose.wanted.engine.key == stage.form.pick.current()


def test_an_empty_club_says_so_and_can_choose_all_the_same(empty_stage):
    assert empty_stage.pane.stack.currentWidget() is empty_stage.pane.empty
    empty_stage.engine("trueskill")
    empty_stage.use()
    assert "trueskill" == empty_stage.club.rated.engine.key
    empty_stage.click_tab(1)
    assert empty_stage.backtest.stack.currentWidget() is empty_stage.backtest.empty
    assert empty_stage.page.first_focus() is empty_stage.backtest.way_on


def test_the_backtest_compares_all_engines_and_says_which_is_best(stage):
    stage.click_tab(1)
    assert len(ENGINES) == len(stage.shown(ScoreColumn.ENGINE, stage.backtest.scores))
    losses = [float(text) for text in stage.shown(ScoreColumn.LOG_LOSS, stage.backtest.scores)]
    assert sorted(losses) == losses
    assert "✓ best" == stage.shown(ScoreColumn.STANDING, stage.backtest.scores)[0]
    assert stage.backtest.verdict.isVisible()
    assert stage.backtest.verdict.accessibleName().endswith(".")
    assert "Calibration of Glicko-2" == stage.backtest.bin_title.text()
    games = sum(int(text) for text in stage.shown(BinColumn.GAMES, stage.backtest.bins))
    assert games == int(stage.shown(ScoreColumn.GAMES, stage.backtest.scores)[0])


def test_another_row_shows_its_calibration_and_enter_tries_the_engine(stage):
    stage.click_tab(1)
    stage.backtest.table.setFocus()
    stage.press(Qt.Key.Key_End)
    name = stage.backtest.table.currentIndex().siblingAtColumn(0).data()
    assert f"Calibration of {name}" == stage.backtest.bin_title.text()
    stage.press(Qt.Key.Key_Return)
    assert "choose" == stage.page.head.tabs.current()
    assert name == stage.form.title.text()


def test_first_games_left_out_are_not_counted(stage):
    stage.click_tab(1)
    before = int(stage.shown(ScoreColumn.GAMES, stage.backtest.scores)[0])
    stage.backtest.head.warmup.setFocus()
    stage.press(Qt.Key.Key_Down)
    after = int(stage.shown(ScoreColumn.GAMES, stage.backtest.scores)[0])
    assert 10 == stage.backtest.head.chosen_warmup()
    assert after < before


def test_tuning_is_judged_on_later_games_and_can_be_tried(stage, monkeypatch):
    from dataclasses import replace

    stage.click_tab(1)
    better = replace(usual("glicko2"), params=replace(usual("glicko2").params, tau=0.3))
    monkeypatch.setattr(
        engine_backtest, "tune_engine", lambda *a, **k: engine_backtest.Tuning(better, 0.66, 0.65)
    )
    stage.backtest.tune.setFocus()
    stage.press(Qt.Key.Key_Space)
    assert stage.backtest.tuned.isVisible()
    stage.backtest.try_tuned.setFocus()
    stage.press(Qt.Key.Key_Space)
    assert better == stage.choose.wanted
    assert stage.form.use.isEnabled()


def test_escape_stops_the_backtest_and_keeps_what_is_known(stage, monkeypatch):
    real = engine_backtest.try_engine
    held = threading.Event()

    def slow(facts, choice, **how):
        if choice.engine.key != "elo":
            return real(facts, choice, **how)
        while True:
            held.set()
            checkpoint(1, 2, how["progress"], how["cancelled"])
            threading.Event().wait(0.005)

    monkeypatch.setattr(engine_backtest, "candidates", lambda club, wanted: (wanted, usual("elo")))
    monkeypatch.setattr(engine_backtest, "try_engine", slow)
    stage.page.head.tabs.choose("backtest")
    stage.qtbot.waitUntil(held.is_set)
    stage.press(Qt.Key.Key_Escape)
    assert not stage.backtest.busy
    assert ["Glicko-2"] == stage.shown(ScoreColumn.ENGINE, stage.backtest.scores)


def test_a_new_game_makes_the_backtest_run_again(stage):
    from tourney.club.commands import RecordGame
    from tourney.core.games import Member, NewGame, Side

    stage.click_tab(1)
    before = int(stage.shown(ScoreColumn.GAMES, stage.backtest.scores)[0])
    sides = (Side((Member(1),), 0), Side((Member(2),), 1))
    stage.ctx.execute(RecordGame(NewGame(sides, engine_preview.dt.date.today())))
    stage.settle()
    stage.qtbot.waitUntil(lambda: not stage.backtest.busy)
    assert before + 1 == int(stage.shown(ScoreColumn.GAMES, stage.backtest.scores)[0])


def test_the_page_speaks_chinese_at_once(stage):
    stage.window.services.language.choose("zh_CN")
    stage.qtbot.waitUntil(lambda: stage.page.head.title.text() == "引擎")
    assert "采用 Glicko-2" == stage.form.use.text()
    assert "名次 Elo" in [stage.choose.engines.index(r).data() for r in range(6)]


@pytest.mark.parametrize("key", ["glicko2", "bradley-terry"])
def test_the_engine_in_use_is_named_whole_in_the_backtest(stage, key):
    stage.window.resize(1440, 900)
    if key != "glicko2":
        stage.engine(key)
        stage.use()
    stage.click_tab(1)
    table = stage.backtest.table
    row = next(r for r in range(7) if stage.backtest.scores.index(r, 0).data(Role.TRAILING))
    cell = stage.backtest.scores.index(row, 0)
    metrics = table.fontMetrics()
    words = metrics.horizontalAdvance(cell.data()) + metrics.horizontalAdvance(cell.data(Role.TRAILING))
    assert table.columnWidth(0) >= words + 36


def test_choosing_a_row_compares_nothing_again(stage, monkeypatch):
    stage.click_tab(1)
    said = stage.backtest.verdict.accessibleName()
    asked = []
    for name in ("compare", "verdict"):
        monkeypatch.setattr(lab, name, lambda *_, name=name: asked.append(name))
    stage.backtest.table.setFocus()
    stage.press(Qt.Key.Key_End)
    stage.press(Qt.Key.Key_Home)
    assert [] == asked
    assert said == stage.backtest.verdict.accessibleName()
