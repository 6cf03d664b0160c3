"""The history by keys: what a change did, filters, undo of one change, the way back, a file of it."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tourney.club import log
from tourney.club.commands import AddPlayer, ImportGames, SetResult
from tourney.club.importing import read_file
from tourney.core.records import NewPlayer
from tourney.ui.history.kinds import COMMANDS, Wanted
from tourney.ui.history.model import JournalColumn

Key, Mod = Qt.Key, Qt.KeyboardModifier
CORRECTED = "Ana Duarte – Björn Åkesson: 0–1 instead of 1–0"


@pytest.fixture
def history(stage, qtbot):
    """The history of the club, with a result of tonight corrected."""
    stage.choose("Ana Duarte", "Björn Åkesson")
    stage.type("0")
    stage.settle()
    stage.key(Key.Key_H, Mod.ControlModifier | Mod.ShiftModifier)
    settle(stage, qtbot)
    return stage.page.journal


def settle(stage, qtbot) -> None:
    """Wait until the chosen line is on show and nothing is under way."""
    journal = stage.page.journal
    qtbot.waitUntil(lambda: not journal._settle.isActive() and not stage.window.services.jobs.busy)


def whats(history) -> list[str]:
    return [history.model.index(row, JournalColumn.WHAT).data() for row in range(history.model.rowCount())]


def said(history) -> list[str]:
    from PySide6.QtWidgets import QLabel

    return [one.text() for one in history.pane.area.widget().findChildren(QLabel)]


def ratings_now(stage) -> dict[int, object]:
    """Return the rating of everybody, by id."""
    rated = stage.ctx.club.rated
    return {int(one): rated.of(int(one)) for one in rated.player_ids}


def notices(stage) -> list[str]:
    found = []
    stage.ctx.bus.noticed.connect(lambda one: found.append(f"{one.fact} {one.rest}".strip()))
    return found


def test_every_command_is_of_one_kind():
    import tourney.club.club  # noqa: F401 - registers all handlers
    from tourney.club.handlers import handled

    keys = {command.key for command in handled()} - {""}
    kinds = [key for commands in COMMANDS.values() for key in commands]
    assert len(kinds) == len(set(kinds))
    assert keys <= set(kinds)


def test_the_pane_tells_who_when_and_each_field_before_and_after(stage, history):
    assert history.pane.isVisible()
    told = said(history)
    assert told[0] == CORRECTED
    assert stage.ctx.club.desk in told[1]
    assert "Results and games" in told[1]
    assert any(" → " in words for words in told)
    assert any(words.startswith("place: ") for words in told)


def test_arrows_choose_the_change_that_is_told(stage, history, qtbot):
    before = said(history)
    stage.key(Key.Key_Down)
    settle(stage, qtbot)
    assert said(history)[0] == whats(history)[1] != before[0]


def test_enter_goes_to_the_game_of_the_change(stage, history, qtbot):
    game_id = history.pane.game_id
    assert game_id is not None
    stage.key(Key.Key_Return)
    settle(stage, qtbot)
    assert stage.page.head.pills.current() == "all"
    assert stage.page._current().game.id == game_id


def test_one_change_is_undone_and_done_again_from_its_line(stage, history, qtbot):
    line = history.current()
    stage.ctx.execute(AddPlayer(NewPlayer("Later Lee")))
    settle(stage, qtbot)
    history.show_entry(line.id)
    stage.key(Key.Key_Backspace, Mod.ControlModifier)
    settle(stage, qtbot)
    assert stage.result(history.pane.game_id) == "1–0"
    assert "Later Lee" in {player.name for player in stage.ctx.club.register().players.values()}
    history.show_entry(line.id)
    settle(stage, qtbot)
    assert history.pane.turn.text() == "Redo this change"
    stage.key(Key.Key_Backspace, Mod.ControlModifier)
    settle(stage, qtbot)
    assert stage.result(history.pane.game_id) == "0–1"


def test_a_change_that_others_stand_on_says_which_and_shows_it(stage, history, qtbot):
    first = history.current()
    game = log.get_game(stage.ctx.club, history.pane.game_id)
    done = stage.ctx.execute(SetResult(game.id, (0, 0), version=game.version))
    settle(stage, qtbot)
    history.show_entry(first.id)
    heard = []
    stage.ctx.bus.noticed.connect(heard.append)
    stage.key(Key.Key_Backspace, Mod.ControlModifier)
    settle(stage, qtbot)
    assert heard[0].fact == "Nothing was changed."
    assert "stands in the way" in heard[0].rest
    words, show = heard[0].buttons[0]
    assert words == "Show that change"
    show()
    assert history.current().id == done.entry_id


def test_everything_back_to_a_change_is_undone_after_one_question(stage, history, qtbot, dialog):
    line = history.current()
    for name in ("One", "Two"):
        stage.ctx.execute(AddPlayer(NewPlayer(name)))
    settle(stage, qtbot)
    history.show_entry(line.id)
    stage.key(Key.Key_Backspace, Mod.ControlModifier | Mod.ShiftModifier)
    asked = dialog("history-back-dialog")
    assert asked.sentences()[0].startswith("Undo 3 change")
    heard = notices(stage)
    go = asked.findChild(type(history.pane.back), "history-back-confirm")
    QTest.mouseClick(go, Qt.MouseButton.LeftButton)
    settle(stage, qtbot)
    assert [one.startswith("3 change") for one in heard] == [True]
    names = {player.name for player in stage.ctx.club.register().players.values()}
    assert not {"One", "Two"} & names
    assert whats(history)[0] == f"Undone: {CORRECTED}"


def test_the_way_back_ends_at_another_desk(stage, history, qtbot, dialog):
    last = history.model.line(history.model.rowCount() - 2)
    history.show_entry(last.id)
    heard = notices(stage)
    history.deeds.go_back_to(last)
    settle(stage, qtbot)
    assert heard[0].startswith("1 change")
    assert "at the desk “one”" in heard[0]


def test_words_kind_desk_and_days_narrow_the_list(stage, history, qtbot):
    stage.ctx.execute(AddPlayer(NewPlayer("Zoë Quist")))
    settle(stage, qtbot)
    every = len(whats(history))
    stage.key(Key.Key_F, Mod.ControlModifier)
    stage.type("zoe")
    qtbot.waitUntil(lambda: len(whats(history)) == 1)
    assert "Zoë Quist" in whats(history)[0]
    assert history.bar.shown.text().startswith("1 change")
    stage.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: len(whats(history)) == every)
    history.bar.kind.choose("people")
    assert len(whats(history)) == 7
    history.bar.desk.setCurrentIndex(history.bar.desk.findData("one"))
    assert len(whats(history)) == 6
    history.bar.days.choose("yesterday")
    assert whats(history) == []
    assert history.empty.isVisible()
    history.bar.clear_all.click()
    assert len(whats(history)) == every


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "html"])
def test_the_lines_shown_are_written_with_their_fields(stage, history, qtbot, tmp_path: Path, suffix):
    path = tmp_path / f"history.{suffix}"
    history.deeds.write(Wanted(text="instead"), path)
    settle(stage, qtbot)
    assert path.stat().st_size > 100
    if suffix == "csv":
        rows = list(csv.reader(path.read_text("utf-8-sig").splitlines()))
        assert rows[0][:3] == ["When", "Desk", "What"]
        assert {row[2] for row in rows[1:]} == {CORRECTED}


def test_a_whole_import_is_told_in_part_undone_and_done_again(stage, history, qtbot, tmp_path: Path):
    sheet = tmp_path / "season.csv"
    lines = (f"2024-01-{1 + n % 28:02d},Player {n % 20},Player {20 + n % 19},{n % 2}" for n in range(400))
    sheet.write_text("\n".join(["date,player1,player2,score1", *lines]), encoding="utf-8")
    before = len(stage.ctx.club.games().game_id)
    done = stage.ctx.execute(ImportGames(read_file(sheet), sheet.name))
    settle(stage, qtbot)
    rated = ratings_now(stage)
    assert len(rated) == 6 + 39
    history.show_entry(done.entry_id)
    settle(stage, qtbot)
    assert any(words.startswith("and ") and "row" in words for words in said(history))
    stage.key(Key.Key_Backspace, Mod.ControlModifier)
    settle(stage, qtbot)
    assert len(stage.ctx.club.games().game_id) == before
    history.show_entry(done.entry_id)
    settle(stage, qtbot)
    stage.key(Key.Key_Backspace, Mod.ControlModifier)
    settle(stage, qtbot)
    assert len(stage.ctx.club.games().game_id) == before + 400
    assert ratings_now(stage) == rated
