"""The games of two people against each other: asked for by another page, or picked in the head."""

from __future__ import annotations

from tourney.club import log
from tourney.club.log import LogFilter
from tourney.ui.base.bus import GamesBetween, GamesOf, Place


def _id(stage, name: str) -> int:
    return next(p.id for p in stage.ctx.club.register().players.values() if p.name == name)


def test_another_page_can_ask_for_the_games_of_a_pair(stage):
    ana, bjorn = _id(stage, "Ana Duarte"), _id(stage, "Björn Åkesson")
    stage.ctx.bus.asked.emit(Place("games", GamesBetween(ana, bjorn)))
    head = stage.page.head
    assert ("Ana Duarte", "Björn Åkesson") == (head.player_pick.text(), head.against_pick.text())
    # 3-1, the doubles on different sides, and tonight's board
    assert 3 == stage.page.model.rowCount()
    for row in range(3):
        sides = stage.page.model.row(row).sides
        assert ["Ana" in side and "Björn" in side for side in sides] == [False, False]


def test_partners_on_one_side_are_not_opponents(stage):
    ana, chen = _id(stage, "Ana Duarte"), _id(stage, "陈思远")
    index = log.read_log(stage.ctx.club)
    assert 0 == len(index.filtered(LogFilter(player_id=ana, opponent_id=chen)))


def test_the_opponent_is_asked_for_beside_a_player_alone(stage):
    head = stage.page.head
    assert head.against_pick.isHidden()
    ana = _id(stage, "Ana Duarte")
    stage.ctx.bus.asked.emit(Place("games", GamesBetween(ana, _id(stage, "Björn Åkesson"))))
    assert head.against_pick.isVisible()
    stage.ctx.bus.asked.emit(Place("games", GamesOf(ana)))
    assert head.opponent is None
    head.clear()
    assert head.against_pick.isHidden()
