"""Chart data: equal to the history to the digit, and counts of who met whom that add up."""

from __future__ import annotations

import csv
import datetime as dt
import io
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.club import charts, engine_choice, meetings
from tourney.club.chart_sheets import graph_sheet, history_sheet, meetings_sheet
from tourney.club.charts import Measure
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame, SetHere, SetSetting
from tourney.club.desk import all_events
from tourney.club.rated import date_of
from tourney.core.notation import parse
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.exchange.writers.csv import PLUGIN as CSV
from tourney.ratings.registry import ENGINES

START = dt.date(2025, 1, 7)
NAMES = ("Ana Duarte", "Björn Åkesson", "陈思远", "Zofia Łukasik", "Tom Hale", "Ed Moss", "Ivy Orr")


@pytest.fixture
def club(tmp_path: Path) -> Club:
    """Four who play each other, two who play each other alone, one who never played."""
    club = Club.create(tmp_path / "riverside.tourney", "Riverside")
    ana, bjorn, chen, zofia, tom, ed, _ = (club.execute(AddPlayer(NewPlayer(n))).value for n in NAMES)
    night = club.execute(SetHere(NewEvent("Tuesday", START), (ana,), here=True)).value
    cup = NewEvent("Winter cup", START + dt.timedelta(14), EventKind.TOURNAMENT)
    tournament = club.execute(SetHere(cup, (ana,), here=True)).value
    lines = (
        (0, "a 3 > b 1", [[ana], [bjorn]], night),
        (0, "a = b", [[chen], [zofia]], night),
        (0, "a > b", [[bjorn], [chen]], night),
        (14, "a > b", [[bjorn], [ana]], tournament),
        (14, "a + b > c + d", [[ana, chen], [bjorn, zofia]], tournament),
        (14, "a > b = c", [[zofia], [ana], [chen]], tournament),
        (200, "a > b", [[ana], [bjorn]], None),
        (201, "a > b", [[tom], [ed]], None),
        (202, "a > b !unrated", [[tom], [ana]], None),
        (203, "a > b !forfeit", [[ed], [ana]], None),
    )
    for days, line, ids, event in lines:
        club.execute(RecordGame(parse(line).game(ids, START + dt.timedelta(days), event_id=event)))
    club.rate(today=START + dt.timedelta(300))
    return club


def rated_by(club: Club, engine: str):
    club.execute(SetSetting("engine", {"key": engine}))
    return club.rate(today=START + dt.timedelta(300))


def ids(club: Club) -> dict[str, int]:
    return {p.name: p.id for p in club.register().players.values()}


@pytest.mark.parametrize("engine", sorted(ENGINES))
def test_a_history_is_that_of_the_replay_to_the_digit(club: Club, engine: str) -> None:
    rated = rated_by(club, engine)
    h, scale = rated.history, rated.scale
    for one in charts.histories(rated, club.register(), ids(club).values()):
        own = rated.appearances_of(rated.index(one.player_id))
        assert one.appearance.tolist() == own.tolist()
        assert one.game_id.tolist() == rated.game_ids[rated.appearance_game[own]].tolist()
        assert one.day.tolist() == h.log.day[rated.appearance_game[own]].tolist()
        for shown, native in ((one.mean_before, h.mean_before), (one.mean, h.mean_after)):
            np.testing.assert_array_equal(shown, scale.mean(native[own]))
        for shown, native in (
            (one.deviation_before, h.deviation_before),
            (one.deviation, h.deviation_after),
        ):
            np.testing.assert_array_equal(shown, scale.deviation(native[own]))
        np.testing.assert_array_equal(one.volatility, h.volatility_after[own])
        view = rated.of(one.player_id)
        assert one.now[0] == pytest.approx(view.mean, abs=1e-9)


@pytest.mark.parametrize("engine", sorted(ENGINES))
def test_only_what_the_engine_has_is_offered(club: Club, engine: str) -> None:
    rated = rated_by(club, engine)
    offered = charts.measures(rated)
    assert offered[0] is Measure.RATING
    for measure in offered:
        for one in charts.histories(rated, club.register(), ids(club).values()):
            assert not np.isnan(one.values(measure)[1]).any()
    if engine == "elo":
        assert offered == (Measure.RATING,)
    if engine == "glicko2":
        assert offered == tuple(Measure)


def test_a_player_added_since_is_left_out_and_one_without_games_is_empty(club: Club) -> None:
    new = club.execute(AddPlayer(NewPlayer("New Person"))).value
    idle = ids(club)["Ivy Orr"]
    found = charts.histories(club.rated, club.register(), (new, idle))
    assert [idle] == [one.player_id for one in found]
    assert 0 == len(found[0].day)


def test_a_game_is_told_as_the_player_would(club: Club) -> None:
    rated, register = club.rated, club.register()
    (ana,) = charts.histories(rated, register, [ids(club)["Ana Duarte"]])
    notes = [charts.played_note(rated, register, int(a)) for a in ana.appearance]
    first, second, team, many, *_ = notes
    assert (first.against, first.place, first.score) == (("Björn Åkesson",), 1, (3.0, 1.0))
    assert (second.place, second.tied) == (2, False)
    assert (team.mates, team.against) == (("陈思远",), ("Björn Åkesson + Zofia Łukasik",))
    assert (many.place, many.of, many.tied) == (2, 3, True)
    assert [note.date for note in notes] == [date_of(day) for day in ana.day]


def test_events_are_marked_on_their_first_day_with_the_games_of_those_shown(club: Club) -> None:
    register = club.register()
    shown = charts.histories(club.rated, register, [ids(club)["Ana Duarte"], ids(club)["陈思远"]])
    night, cup = charts.event_marks(shown, all_events(club))
    assert (night.name, night.games, night.special) == ("Tuesday", 3, False)
    assert (cup.name, cup.games, cup.special) == ("Winter cup", 3, True)
    assert date_of(cup.day) == START + dt.timedelta(14)
    nobody = charts.histories(club.rated, register, [ids(club)["Ivy Orr"]])
    assert charts.event_marks(nobody, all_events(club)) == ()


def test_the_distribution_is_everybody_who_played_apart_by_badge(club: Club) -> None:
    rated = rated_by(club, "glicko2")
    found = charts.distribution(rated, club.register())
    everybody = found.established + found.provisional
    assert {one.name for one in everybody} == set(NAMES) - {"Ivy Orr"}
    assert 1 == found.without_games
    for one in everybody:
        view = rated.of(one.player_id)
        assert (one.mean, one.deviation) == (view.mean, view.deviation)
        assert (one in found.provisional) == view.provisional


def test_leaders_are_the_best_ranked_then_those_with_most_games(club: Club) -> None:
    found = charts.leaders(club.rated, club.register(), 3)
    assert 3 == len(found)
    assert ids(club)["Ivy Orr"] not in charts.leaders(club.rated, club.register(), 99)


@pytest.mark.parametrize("engine", sorted(ENGINES))
def test_meetings_count_rated_games_from_both_sides(club: Club, engine: str) -> None:
    rated = rated_by(club, engine)
    found = meetings.meetings(rated, club.register())
    at = {name: i for i, name in enumerate(found.names)}
    ana, bjorn, chen, tom, ed = (at[NAMES[k]] for k in (0, 1, 2, 4, 5))
    # won 3-1, lost, won as a team, won: unrated games and forfeits are none of them
    assert (found.between(ana, bjorn).games, found.between(ana, bjorn).actual) == (4, 3.0)
    assert found.between(bjorn, ana).actual == 1.0
    assert (found.between(ana, chen).games, found.between(ana, chen).actual) == (1, 0.5)
    assert found.between(ana, tom) is None
    assert found.between(tom, ed).actual == 1.0
    for i in range(len(found)):
        for j in found.opponents(i).tolist():
            one, other = found.between(i, j), found.between(j, i)
            assert one.expected + other.expected == pytest.approx(one.games)
            assert 0 <= one.expected <= one.games
    assert found.n_components == 2
    assert found.component[tom] == found.component[ed] == 1
    assert found.without_games == 1
    assert found.games_of[ana] == 5


def test_what_was_expected_is_the_sum_of_the_predictions(club: Club) -> None:
    rated = rated_by(club, "glicko2")
    found = meetings.meetings(rated, club.register())
    at = {name: i for i, name in enumerate(found.names)}
    h = rated.history
    index = {name: rated.index(ids(club)[name]) for name in NAMES}
    ana, bjorn = index["Ana Duarte"], index["Björn Åkesson"]
    total = 0.0
    for g in range(h.log.n_games):
        sides = [h.log.player[h.log.side_player[s] : h.log.side_player[s + 1]].tolist()
                 for s in range(h.log.game_side[g], h.log.game_side[g + 1])]  # fmt: skip
        own = [k for k, side in enumerate(sides) if ana in side]
        other = [k for k, side in enumerate(sides) if bjorn in side]
        if own and other and own != other:
            total += h.win_probability[h.log.game_side[g] + own[0]] + h.draw_probability[g] / 2
    assert found.between(at["Ana Duarte"], at["Björn Åkesson"]).expected == pytest.approx(total, abs=1e-12)


@given(st.integers(0, 30), st.lists(st.tuples(st.integers(0, 29), st.integers(0, 29)), max_size=60))
def test_components_are_those_a_walk_finds(n: int, links: list[tuple[int, int]]) -> None:
    links = [(i, j) for i, j in links if i < n and j < n]
    found = meetings.components(n, np.array(links, dtype=np.int64).reshape(-1, 2))
    near = {i: {i} for i in range(n)}
    for i, j in links:
        near[i].add(j)
        near[j].add(i)
    for i in range(n):
        reached, todo = {i}, [i]
        while todo:
            for k in near[todo.pop()] - reached:
                reached.add(k)
                todo.append(k)
        assert reached == set(np.flatnonzero(found == found[i]).tolist())
    sizes = np.bincount(found, minlength=0)
    assert sorted(sizes.tolist(), reverse=True) == sizes.tolist()


def _written(sheet) -> list[list[str]]:
    text = CSV.write(sheet).decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text)))


def test_the_table_of_a_history_holds_every_digit(club: Club) -> None:
    rated = rated_by(club, "glicko2")
    shown = charts.histories(rated, club.register(), [ids(club)["Ana Duarte"], ids(club)["陈思远"]])
    names = {event.id: event.name for event in all_events(club)}
    heading, *lines = _written(history_sheet(shown, charts.measures(rated), names, ""))
    assert heading[:4] == ["Player", "Date", "Game number", "Event"]
    assert len(lines) == sum(len(one.day) for one in shown)
    first = shown[0]
    own = [line for line in lines if line[0] == "Ana Duarte"]
    assert [float(line[heading.index("Rating")]) for line in own] == first.mean.tolist()
    assert [float(line[heading.index("Deviation before")]) for line in own] == first.deviation_before.tolist()
    assert [float(line[heading.index("Volatility")]) for line in own] == first.volatility.tolist()
    assert own[0][1:4] == ["2025-01-07", "1", "Tuesday"]


def test_an_engine_without_deviation_has_no_such_column(club: Club) -> None:
    rated = rated_by(club, "elo")
    shown = charts.histories(rated, club.register(), [ids(club)["Ana Duarte"]])
    heading, *_ = _written(history_sheet(shown, charts.measures(rated), {}, ""))
    assert heading == ["Player", "Date", "Game number", "Event", "Rating before", "Rating"]


def test_the_tables_of_meetings_hold_each_pair(club: Club) -> None:
    found = meetings.meetings(club.rated, club.register())
    _, *pairs = _written(meetings_sheet(found, ""))
    assert len(pairs) == 2 * len(found.pair)
    at = {name: i for i, name in enumerate(found.names)}
    for player, opponent, games, points, expected, _ in pairs:
        met = found.between(at[player], at[opponent])
        assert (int(games), float(points), float(expected)) == (met.games, met.actual, met.expected)
    _, *links = _written(graph_sheet(found, ""))
    assert [int(line[2]) for line in links] == found.games.tolist()
    assert engine_choice.chosen(club.settings()).engine.key == club.rated.engine.key
