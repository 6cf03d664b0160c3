"""The quick bar with every shape: what it foresees, what it asks, and where a game goes."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import Qt

from tourney.club import log
from tourney.club.commands import SetSetting
from tourney.club.engine_choice import usual
from tourney.club.formats import engine_keys
from tourney.club.team_commands import SaveTeam
from tourney.core.records import NewTeam
from tourney.ui.widgets.change import ChangeLabel
from tourney.ui.widgets.labels import Label

pytestmark = pytest.mark.gui
Key = Qt.Key
TODAY = dt.date.today()
SHAPES = (
    "ana > priya",
    "ana = priya",
    "ana + priya*0.5 > kwame + zofia",
    "ana > priya = kwame > zofia",
    "ana > priya @2020-02-29",
)


@pytest.fixture
def bar(stage):
    stage.press(Key.Key_F4)
    return stage.page.quick


def words(bar) -> str:
    return " ".join(w.text() for w in bar.row.findChildren(Label) if w.isVisible())


def changes(bar) -> list[str]:
    return [w.accessibleName() for w in bar.row.findChildren(ChangeLabel) if w.isVisible()]


def games(stage) -> list:
    index = log.read_log(stage.club)
    return [index.row(i).game for i in range(len(index))]


@pytest.mark.parametrize("key", sorted(engine_keys()))
def test_every_engine_foresees_every_shape_and_is_right(stage, bar, key):
    stage.ctx.execute(SetSetting("engine", usual(key).setting()))
    stage.settle()
    for line in SHAPES:
        stage.type(line)
        foresight = bar._foresight
        assert foresight is not None, line
        rated, ids = stage.club.rated, bar.reading.game.player_ids
        before = [rated.of(p).mean for p in ids]
        assert changes(bar)
        stage.enter()
        stage.qtbot.waitUntil(lambda old=rated: stage.club.rated is not old)
        after = [stage.club.rated.of(p).mean for p in ids]
        told = [one for side in foresight.changes for one in side]
        assert [b - a for a, b in zip(before, after, strict=True)] == pytest.approx(told, abs=1e-6), line


def test_a_change_that_waits_for_the_night_says_so(stage, bar):
    stage.type("ana > priya")
    assert "rated together with all games of that night" in words(bar)
    assert ["up", "down"] == [one.split()[0] for one in changes(bar)]


def test_an_unrated_game_changes_nothing_and_says_so(stage, bar):
    stage.type("ana > priya !unrated")
    assert [] == changes(bar)
    assert "not rated" in words(bar)


def test_each_of_many_sides_has_its_chance(stage, bar):
    stage.type("ana > priya > kwame")
    assert 3 == words(bar).count("%")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ana + ana", "stands in this game twice"),
        ("ana + priya > an", "Who is"),
        ("ana > Ana Duarte", "Ana Duarte stands in this game twice"),
        ("ana > > priya", "Side 2 has nobody in it"),
        ("ana + priya*99999 > kwame", "a share is at most 1"),
        ("+Nobody > ana", "No saved team is called"),
        ('"Ana Duarte > priya', "The closing quotation mark is missing"),
    ],
)
def test_what_is_wrong_is_told_while_typing(stage, bar, line, told):
    stage.type(line)
    assert told in words(bar)
    stage.enter()
    assert [] == games(stage)


def test_the_same_line_again_within_ten_seconds_is_asked(stage, bar):
    now = [100.0]
    bar.clock = lambda: now[0]
    stage.type("ana > priya")
    stage.enter()
    now[0] += 4
    stage.type("ana > priya")
    stage.enter()
    assert "Entered already 4 s ago" in words(bar)
    assert 1 == len(games(stage))
    stage.enter()
    assert 2 == len(games(stage))
    now[0] += 11
    stage.type("ana > priya")
    stage.enter()
    assert 3 == len(games(stage))
    assert "" == bar.line.text()


def test_typing_on_takes_the_agreement_back(stage, bar):
    for _ in range(2):
        stage.type("ana > priya")
        stage.enter()
    stage.type(" 3-1")
    stage.press(Key.Key_Backspace)
    stage.press(Key.Key_Backspace)
    stage.press(Key.Key_Backspace)
    stage.press(Key.Key_Backspace)
    stage.enter()
    assert "Entered already" in words(bar)
    assert 1 == len(games(stage))


def test_a_date_to_come_is_asked(stage, bar):
    day = TODAY + dt.timedelta(days=3)
    stage.type(f"ana > priya @{day.isoformat()} @19:30 // friendly")
    stage.enter()
    assert "still to come" in words(bar)
    assert [] == games(stage)
    stage.enter()
    (game,) = games(stage)
    assert (day, dt.time(19, 30)) == (game.date, log.get_game(stage.club, game.id).time)
    assert "friendly" == log.get_game(stage.club, game.id).note


def test_open_play_goes_into_no_event(round_stage):
    bar = round_stage.page.quick
    round_stage.press(Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert "Open play" == bar.place.text()
    a, b = (side.name for side in round_stage.page.night.shown.boards[0].sides)
    bar.line.insert(f"{a} > {b}")
    round_stage.settle()
    round_stage.enter()
    loose = [game for game in games(round_stage) if game.round_id is None]
    assert [None] == [game.event_id for game in loose]
    assert "" == round_stage.results()[0]
    round_stage.press(Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert bar.event_ref == round_stage.night.event.id


def test_open_play_needs_no_event(quiet_stage):
    quiet_stage.press(Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    quiet_stage.type("ana > priya")
    quiet_stage.enter()
    assert [None] == [game.event_id for game in games(quiet_stage)]
    assert quiet_stage.night.event is None


def test_the_place_can_be_chosen_with_the_mouse(stage, bar):
    menu = bar.place.places()
    assert ["Tuesday night", "Open play: no event"] == [one.text() for one in menu.actions()]
    menu.actions()[1].trigger()
    assert bar.place.open_play
    assert bar.event_ref is None


def test_a_team_stands_for_its_people(stage, bar):
    ids = stage.ids
    lions = (ids["Ana Duarte"], ids["Priya Raman"])
    stage.ctx.execute(SaveTeam(NewTeam("Red Lions", lions)))
    stage.settle()
    stage.type("+re")
    assert bar.names.isVisible()
    stage.press(Key.Key_Tab)
    assert "+Red Lions " == bar.line.text()
    stage.type("> kwame + zofia")
    assert "Ana Duarte + Priya Raman" in [c.text for c in bar.reading.chips]
    stage.enter()
    assert lions == games(stage)[0].sides[0].player_ids
    stage.type("kwame > Red Lions")
    stage.enter()
    assert lions == games(stage)[0].sides[1].player_ids


def test_a_player_may_not_stand_beside_his_team(stage, bar):
    ids = stage.ids
    stage.ctx.execute(SaveTeam(NewTeam("Red Lions", (ids["Ana Duarte"], ids["Priya Raman"]))))
    stage.type("ana > +Red")
    assert "Ana Duarte stands in this game twice" in words(bar)


def test_new_partners_each_game_need_no_setting_up(stage, bar):
    for line in ("ana + priya > kwame + zofia", "ana + kwame > priya + zofia", "ana + zofia = priya + kwame"):
        stage.type(line)
        stage.enter()
    assert 3 == len(stage.night.extra)
    stage.qtbot.waitUntil(lambda: stage.club.rated.n_games == 3)
    ana = stage.club.rated.of(stage.ids["Ana Duarte"])
    assert 3 == ana.games
    assert ana.mean > 1900


def test_nine_sides_stay_inside_the_bar(stage, bar):
    names = list(stage.ids)
    bar.line.insert(" > ".join(names))
    stage.settle()
    assert bar.reading.command is not None
    row = bar.row
    assert all(w.geometry().right() <= row.width() for w in row.children() if hasattr(w, "geometry"))
