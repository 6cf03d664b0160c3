"""What a club prints and exports: each document says what the event is, whatever its kind."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from tourney.club import desk, documents, pairings
from tourney.club.club import Club
from tourney.club.commands import AcceptRound, AddEvent, AddPlayer, RecordGame, SetHere, SetResult
from tourney.club.documents import DOCUMENTS, Wanted
from tourney.club.event_commands import AddStage, SetEntries
from tourney.club.event_table import event_parts, event_table
from tourney.club.list_commands import OpenPeriod, PublishList
from tourney.club.rating_changes import rating_changes
from tourney.club.rating_lists import document_text, list_as_of
from tourney.club.season_sheet import season
from tourney.club.suggestions import SuggestOptions
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules, PrizeGroup, Scoring
from tourney.exchange.base import Sheet, shown

DAY = dt.date(2026, 11, 3)
NAMES = ("Ana", "Bo", "Cy", "Di", "Eli", "Flo")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club.create(tmp_path / "a.tourney", "Riverside")
    for name in NAMES:
        made.execute(AddPlayer(NewPlayer(name)))
    yield made
    made.close()


def ids(club: Club) -> list[int]:
    return list(club.register().players)


def begin(
    club: Club, rules: EventRules, *, kind: EventKind = EventKind.TOURNAMENT, day: dt.date = DAY
) -> int:
    event = club.execute(AddEvent(NewEvent("Cup", day, kind, rules=rules))).value
    club.execute(SetHere(event, tuple(ids(club)), here=True))
    return int(event)


def play(club: Club, event: int, rounds: int, *, system: str, day: dt.date = DAY) -> None:
    """Play rounds in which the first side always wins."""
    for _ in range(rounds):
        club.rate(today=day)
        made = pairings.suggest(club, event, SuggestOptions(system=system))
        club.execute(pairings.accept(made.suggestion))
        for board in desk.night(club, event).open_boards:
            assert board.game is not None
            club.execute(SetResult(board.game.id, (0, 1)))
    club.rate(today=day)


def publish(club: Club, name: str) -> int:
    """Open a period and publish the list of today."""
    made = int(club.execute(OpenPeriod(name, DAY)).value)
    club.execute(PublishList(made, name, DAY, document_text(list_as_of(club, DAY))))
    return made


def table(sheet: Sheet) -> list[list[str]]:
    return [
        [shown(cell, column) for cell, column in zip(row.cells, sheet.columns, strict=True)]
        for row in sheet.rows
    ]


def heads(sheet: Sheet) -> list[str]:
    return [str(column.heading) for column in sheet.columns]


def one(club: Club, key: str, wanted: Wanted) -> Sheet:
    (sheet,) = documents.make(club, key, wanted)
    return sheet


def test_each_document_there_is_can_be_made_and_says_whose_it_is(club: Club) -> None:
    event = begin(club, EventRules(system="swiss", rounds=3, tiebreaks=("BH", "SB")))
    play(club, event, 2, system="swiss")
    publish(club, "Autumn")
    wanted = Wanted(event, player_id=ids(club)[0])
    found = {document.key for document in documents.available(club, wanted)}
    assert found == set(DOCUMENTS) - {"bracket"}
    for key in found:
        for sheet in documents.make(club, key, wanted):
            assert "Riverside" in str(sheet.subtitle)
            assert sheet.rows


def test_without_an_event_there_is_what_the_club_alone_has(club: Club) -> None:
    club.rate(today=DAY)
    keys = {document.key for document in documents.available(club, Wanted())}
    assert keys >= {"rating-list", "rating-changes"}
    assert not keys & {"standings", "pairings-by-board", "season"}
    with pytest.raises(TourneyError) as refused:
        documents.make(club, "standings", Wanted())
    assert refused.value.code == "document-needs"
    with pytest.raises(TourneyError) as unknown:
        documents.make(club, "poster", Wanted())
    assert unknown.value.code == "unknown-document"


def test_standings_have_a_column_a_tie_break_and_explain_them_below(club: Club) -> None:
    event = begin(club, EventRules(system="swiss", tiebreaks=("BH:C1", "wins")))
    play(club, event, 2, system="swiss")
    sheet = one(club, "standings", Wanted(event))
    assert str(sheet.title) == "Standings after round 2"
    assert heads(sheet)[:5] == ["Place", "Player", "Points", "BH:C1", "wins"]
    notes = [str(note) for note in sheet.notes]
    assert any(note.startswith("BH:C1: Buchholz") for note in notes)
    assert "A win is 1, a draw ½, a loss 0, a bye 1." in notes
    assert sum(float(row[2].replace("½", ".5")) for row in table(sheet)) == 6


def test_a_shared_place_is_marked_and_said(club: Club) -> None:
    event = begin(club, EventRules(), kind=EventKind.NIGHT)
    play(club, event, 1, system="balanced")
    sheet = one(club, "standings", Wanted(event))
    assert [row[0] for row in table(sheet)] == ["1=", "1=", "1=", "4=", "4=", "4="]
    assert "= marks a shared place." in [str(note) for note in sheet.notes]


def test_a_tie_break_that_does_not_fit_is_left_out_with_its_reason(club: Club) -> None:
    event = begin(club, EventRules(tiebreaks=("nonsense", "wins")))
    found = event_table(club, event)
    assert [column.key for column in found.ranking.columns] == ["wins"]
    assert "nonsense" in str(found.notes[0])
    with pytest.raises(TourneyError):
        event_table(club, event, rules=EventRules(tiebreaks=("nonsense",)))


def test_sections_that_play_apart_have_places_of_their_own(club: Club) -> None:
    rules = EventRules(system="round-robin", sections=("A", "B"))
    event = begin(club, rules)
    everybody = ids(club)
    club.execute(SetEntries(event, tuple(everybody[:3]), (("section", "A"),)))
    club.execute(SetEntries(event, tuple(everybody[3:]), (("section", "B"),)))
    play(club, event, 2, system="round-robin")
    parts = event_parts(club, event)
    assert [part.title for part in parts] == ["A", "B"]
    assert all(part.ranking.rows[0].place == 1 for part in parts)
    sheet = one(club, "standings", Wanted(event))
    assert [row.section for row in sheet.rows] == ["A"] * 3 + ["B"] * 3
    assert len(one(club, "standings", Wanted(event, section="B")).rows) == 3
    assert len(documents.make(club, "wall-chart", Wanted(event))) == 2
    crosstable = one(club, "crosstable", Wanted(event))
    assert [row[0] for row in table(crosstable)] == ["1", "2", "3", "1", "2", "3"]


def test_a_prize_group_is_numbered_anew(club: Club) -> None:
    young = club.execute(AddPlayer(NewPlayer("Yu", born=2014))).value
    event = begin(club, EventRules(prize_groups=(PrizeGroup("Juniors", born_from=2010),)))
    club.execute(AcceptRound(event, 1, ((ids(club)[0], young),)))
    sheet = one(club, "standings", Wanted(event, group="Juniors"))
    assert [row[:2] for row in table(sheet)] == [["1", "Yu"]]
    assert "Juniors" in str(sheet.subtitle)


def test_a_stage_counts_its_own_rounds(club: Club) -> None:
    event = begin(club, EventRules(), kind=EventKind.LEAGUE)
    first = club.execute(AddStage(event, "Autumn")).value
    a, b, c, d, *_ = ids(club)
    club.execute(AcceptRound(event, 1, ((a, b),), stage_id=first))
    (board,) = desk.night(club, event).open_boards
    club.execute(SetResult(board.game.id, (0, 1)))  # type: ignore[union-attr]
    second = club.execute(AddStage(event, "Spring")).value
    club.execute(AcceptRound(event, 2, ((c, d),), stage_id=second))
    autumn = table(one(club, "standings", Wanted(event, stage_id=first)))
    spring = table(one(club, "standings", Wanted(event, stage_id=second)))
    assert autumn[0][:3] == ["1", "Ana", "1"]
    assert {row[2] for row in spring} == {"0"}


def test_a_crosstable_cell_names_the_opponent_by_number(club: Club) -> None:
    event = begin(club, EventRules(system="round-robin"))
    play(club, event, 3, system="round-robin")
    sheet = one(club, "crosstable", Wanted(event))
    assert heads(sheet) == ["#", "Player", "Round 1", "Round 2", "Round 3", "Points"]
    for row in table(sheet):
        for cell in row[2:5]:
            result, _, other = cell.partition(" · ")
            assert result in ("1", "0")
            assert 1 <= int(other) <= 6
    matrix = one(club, "crosstable-by-opponent", Wanted(event))
    rows = table(matrix)
    assert [row[2 + i] for i, row in enumerate(rows)] == ["×"] * 6
    for i in range(6):
        for j in range(6):
            assert (rows[i][2 + j] == "") == (rows[j][2 + i] == "")


def test_a_wall_chart_goes_by_starting_number_and_adds_up(club: Club) -> None:
    event = begin(club, EventRules(system="swiss", tiebreaks=("BH",), first_side="first"))
    for place, player in enumerate(reversed(ids(club)), 1):
        club.execute(SetEntries(event, (player,), (("seed", place),)))
    play(club, event, 3, system="swiss")
    sheet = one(club, "wall-chart", Wanted(event))
    rows = table(sheet)
    assert [row[1] for row in rows] == ["Flo", "Eli", "Di", "Cy", "Bo", "Ana"]
    last = [column for column in heads(sheet) if column.startswith("Round")]
    assert last == ["Round 1", "Round 2", "Round 3"]
    at = heads(sheet).index("Round 3")
    for row in rows:
        assert row[at].partition(" | ")[2] == row[at + 1]
        assert row[at][0].isdigit()
    marks = "".join(row[heads(sheet).index("Round 1")].split(" ")[0][-1] for row in rows)
    assert sorted(marks) == ["b", "b", "b", "w", "w", "w"]


def test_a_schedule_tells_rounds_to_come_in_a_round_robin(club: Club) -> None:
    event = begin(club, EventRules(system="round-robin"))
    play(club, event, 2, system="round-robin")
    sheet = one(club, "schedule", Wanted(event))
    sections = list(dict.fromkeys(str(row.section) for row in sheet.rows))
    assert sections == ["Round 1", "Round 2", "Round 3, to come", "Round 4, to come", "Round 5, to come"]
    pairs = {frozenset((row[1], row[3])) for row in table(sheet)}
    assert len(pairs) == 15


def test_a_bracket_is_told_place_by_place_and_places_by_how_far(club: Club) -> None:
    event = begin(club, EventRules(system="knockout"))
    play(club, event, 2, system="knockout")
    sheet = one(club, "bracket", Wanted(event))
    assert len(sheet.rows) == 5
    standings = one(club, "standings", Wanted(event))
    assert "How far" in heads(standings)
    far = [row[2] for row in table(standings)]
    assert far[:2] == ["still in", "still in"]
    assert all("against" in words for words in far[2:])
    other = begin(club, EventRules(), day=DAY + dt.timedelta(days=1))
    with pytest.raises(TourneyError) as refused:
        documents.make(club, "bracket", Wanted(other))
    assert refused.value.code == "no-bracket"


def test_slips_and_the_check_in_list_hold_everybody(club: Club) -> None:
    event = begin(club, EventRules(), kind=EventKind.NIGHT)
    newcomer = club.execute(AddPlayer(NewPlayer("Zoe", number="77"))).value
    play(club, event, 1, system="balanced")
    slips = one(club, "result-slips", Wanted(event))
    assert [row[1] for row in table(slips)] == ["1", "2", "3"]
    assert {name for row in table(slips) for name in (row[2], row[4])} == set(NAMES)
    people = table(one(club, "check-in", Wanted(event)))
    assert [row[1] for row in people] == [*NAMES, "Zoe"]
    assert [row[0] for row in people] == ["☑"] * 6 + ["☐"]
    assert newcomer not in {row[0] for row in people}


def test_changes_since_a_day_are_told_beside_the_rating_of_then(club: Club) -> None:
    a, b, *_ = ids(club)
    for day in (DAY, DAY + dt.timedelta(days=30)):
        sides = (side(a, rank=0), side(b, rank=1))
        club.execute(RecordGame(NewGame(sides, day)))
    rated = club.rate(today=DAY + dt.timedelta(days=40))
    rows = {row.player.name: row for row in rating_changes(club, DAY + dt.timedelta(days=10))}
    first = rated.points(rated.index(a) or 0)
    assert rows["Ana"].games == 1
    assert rows["Ana"].then is not None
    assert rows["Ana"].then.mean == pytest.approx(first[0].mean)
    assert rows["Ana"].change == pytest.approx(rows["Ana"].rating.mean - first[0].mean)
    assert rows["Cy"].change is None
    fresh = {row.player.name: row for row in rating_changes(club, DAY)}
    assert fresh["Ana"].then is None
    assert fresh["Ana"].change is None


def test_a_season_adds_up_events_games_and_changes(club: Club) -> None:
    first = begin(club, EventRules(), kind=EventKind.NIGHT)
    play(club, first, 2, system="balanced")
    week = DAY + dt.timedelta(days=7)
    second = begin(club, EventRules(), kind=EventKind.NIGHT, day=week)
    play(club, second, 1, system="balanced", day=week)
    player = ids(club)[0]
    club.execute(RecordGame(NewGame((side(player, rank=0), side(ids(club)[1], rank=1)), week)))
    rated = club.rate(today=week)
    found = season(club, player)
    assert [one.event.name if one.event else None for one in found.events] == ["Cup", "Cup", None]
    assert len(found.games) == 4
    view = rated.of(player)
    assert view is not None
    assert found.before is not None
    assert found.change == pytest.approx(view.mean - found.before)
    only = season(club, player, since=week)
    assert len(only.games) == 2
    events, games = documents.make(club, "season", Wanted(player_id=player))
    assert table(events)[-1][1] == "Whole season"
    assert len(games.rows) == 4
    nothing, _ = documents.make(club, "season", Wanted(player_id=player, until=DAY - dt.timedelta(days=1)))
    assert [str(note) for note in nothing.notes] == ["No game in this time."]


def test_seeds_are_from_before_the_event_and_stay(club: Club) -> None:
    night = begin(club, EventRules(), kind=EventKind.NIGHT)
    play(club, night, 3, system="balanced")
    event = begin(club, EventRules(system="swiss"), day=DAY + dt.timedelta(days=3))
    club.rate(today=DAY + dt.timedelta(days=3))
    before = [unit.rating for unit in event_table(club, event).made.contest.units]
    play(club, event, 2, system="swiss", day=DAY + dt.timedelta(days=3))
    assert [unit.rating for unit in event_table(club, event).made.contest.units] == before


def test_series_by_places_show_points_and_the_place_in_each_race(club: Club) -> None:
    scoring = Scoring(by="places", places=(Fraction(10), Fraction(6), Fraction(4)))
    event = begin(club, EventRules(scoring=scoring, tiebreaks=("places",)), kind=EventKind.SERIES)
    a, b, c, *_ = ids(club)
    for order in ((a, b, c), (b, a, c)):
        sides = tuple(side(player, rank=rank) for rank, player in enumerate(order))
        club.execute(RecordGame(NewGame(sides, DAY, event_id=event)))
    sheet = one(club, "crosstable", Wanted(event))
    rows = {row[1]: row[2:] for row in table(sheet)}
    assert rows["Ana"] == ["10 · (1)", "6 · (2)", "16"]
    assert rows["Cy"] == ["4 · (3)", "4 · (3)", "8"]
    standings = one(club, "standings", Wanted(event))
    assert "Points by place: 10, 6, 4." in [str(note) for note in standings.notes]
