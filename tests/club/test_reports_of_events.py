"""A federation's report comes in as an event, its standings are the official ones, and it goes out again."""

from __future__ import annotations

import csv
import datetime as dt
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tourney.club import desk, importing, roster
from tourney.club.club import Club
from tourney.club.commands import AddEvent, SetResult
from tourney.club.contests import event_facts
from tourney.club.event_export import event_report, lost_in, write_report
from tourney.club.event_table import event_table
from tourney.club.exporting import What, export
from tourney.club.plain_standings import file_standings
from tourney.core.errors import TourneyError
from tourney.core.records import ByeKind, EventKind, NewEvent
from tourney.exchange.event_draft import EventDraft, EventPlayer, EventResult
from tourney.exchange.event_writers.trf16 import PLUGIN as TRF16
from tourney.exchange.reading import read_document

DATA = Path(__file__).parents[1] / "data"
EVENTS = DATA / "chess_events"
TEAMS = DATA / "trf" / "grandmommyscup_trf26_team_249p_50t_14r.trf"


def brought(club: Club, path: Path, **how: Any) -> int:
    club.execute(importing.preview(club, path).command(skip_problems=True, **how))
    return desk.all_events(club)[0].id


def official(name: str) -> list[dict[str, str]]:
    with (EVENTS / f"{name}_EXPECTED_official.csv").open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def small(*results: str, **facts: Any) -> EventDraft:
    """Return an event of as many players as lines: "2w1 0000-H 3b " are a game, a bye, an open game."""
    players = []
    for number, line in enumerate(results, 1):
        told = []
        for cell in line.split("|"):
            opponent = None if cell.startswith("-") else int(cell[:-2])
            colour = {"w": "w", "b": "b"}.get(cell[-2], "")
            told.append(EventResult(opponent, EventResult().colour.__class__(colour), cell[-1].strip()))
        players.append(EventPlayer(number, f"Player {number}", results=tuple(told)))
    return EventDraft(name="Cup", players=tuple(players), **facts)


def put(folder: Path, draft: EventDraft, name: str = "cup.trf") -> Path:
    path = folder / name
    path.write_bytes(TRF16.write(draft))
    return path


@pytest.mark.parametrize(
    ("name", "tiebreaks", "columns"),
    [
        ("fwwrc2024", "BH:C1,BH,ARO:C1", ("buchholz_cut1", "buchholz", "aro_cut1")),
        ("uzchesscup2025", "SB,WIN,BWG,KS", ("sonneborn_berger", "wins", "wins_with_black", "koya")),
    ],
)
def test_standings_of_a_file_are_the_official_ones(
    name: str, tiebreaks: str, columns: tuple[str, ...]
) -> None:
    found = file_standings(EVENTS / f"{name}.trf", tiebreaks=tiebreaks.split(","), edition="2024")
    expected = {int(row["start_no"]): row for row in official(name)}
    assert len(found.rows()) == len(expected)
    for row in found.rows():
        theirs = expected[int(str(row[1]))]
        assert float(str(row[3])) == float(theirs["points"])
        assert [float(str(value)) for value in row[4:]] == [float(theirs[column]) for column in columns]


def test_a_club_counts_the_event_as_the_file_does(club: Club) -> None:
    event_id = brought(club, EVENTS / "fwwrc2024.trf")
    club.rate()
    table = event_table(
        club, event_id, rules=replace(event_table(club, event_id).rules, tiebreaks=("BH:C1", "ARO:C1"))
    )
    theirs = file_standings(EVENTS / "fwwrc2024.trf", tiebreaks=["BH:C1", "ARO:C1"])
    ours = [
        (row.place, table.made.contest.units[row.unit].seed, *(value.value for value in row.values))
        for row in table.ranking.rows
    ]
    assert sorted(ours) == sorted(
        (row[0], row[1], *map(Fraction, map(str, row[4:]))) for row in theirs.rows()
    )


def test_the_event_has_rules_rounds_seeds_and_people(club: Club) -> None:
    event_id = brought(club, EVENTS / "fwwrc2024.trf")
    facts = event_facts(club, event_id)
    assert facts.event.kind is EventKind.TOURNAMENT
    assert (facts.event.rules.system, facts.event.rules.rounds) == ("swiss", 11)
    assert [one.number for one in facts.rounds] == list(range(1, 12))
    assert sorted(entry.seed or 0 for entry in facts.entries.values()) == list(range(1, 111))
    assert len(facts.games) == 605
    assert brought(club, EVENTS / "uzchesscup2025.trf")
    assert desk.all_events(club)[0].rules.system == "round-robin"


def test_a_report_again_changes_nothing(club: Club, dumped: Callable[[Club], Any]) -> None:
    brought(club, EVENTS / "uzchesscup2025.trf")
    before = dumped(club)
    found = importing.preview(club, EVENTS / "uzchesscup2025.trf")
    assert (found.repeats, found.events, found.new_names) == (45, (), ())
    brought(club, EVENTS / "uzchesscup2025.trf")
    assert dumped(club) == before


def test_byes_forfeits_and_open_boards_come_in(club: Club, tmp_path: Path) -> None:
    path = put(tmp_path, small("2w1|-  H|3w ", "1b0|3b+|-  U", "-  Z|2w-|1b ", rounds=4))
    event_id = brought(club, path)
    facts = event_facts(club, event_id)
    kinds = [dict(zip(one.bye_ids, one.bye_kinds, strict=True)) for one in facts.rounds]
    one, two, three = (entry.player_id for entry in facts.entries.values())
    assert kinds == [{three: ByeKind.ZERO}, {one: ByeKind.HALF}, {two: ByeKind.PAIRING}]
    states = [(game.state, game.forfeit) for game in facts.games]
    assert sorted(states) == [("open", ""), ("played", ""), ("played", "forfeit")]


def test_a_later_report_fills_in_results_and_a_corrected_one_takes_their_place(
    club: Club, tmp_path: Path
) -> None:
    first = put(tmp_path, small("2w1|2b ", "1b0|1w ", rounds=2))
    event_id = brought(club, first)
    later = put(tmp_path, small("2w=|2b0", "1b=|1w1", rounds=2), "later.trf")
    found = importing.preview(club, later)
    assert found.events == ()
    club.execute(found.command())
    assert len(desk.all_events(club)) == 1
    games = event_facts(club, event_id).games
    assert [[side.rank for side in game.sides] for game in games] == [[0, 0], [0, 1]]
    club.undo()
    assert [game.state for game in event_facts(club, event_id).games] == ["played", "open"]


def test_a_pairing_that_a_later_report_has_otherwise_goes(club: Club, tmp_path: Path) -> None:
    brought(club, put(tmp_path, small("2w ", "1b ", "4w ", "3b ", rounds=3)))
    brought(club, put(tmp_path, small("3w1", "4w1", "1b0", "2b0", rounds=3)))
    (event,) = desk.all_events(club)
    assert len(event_facts(club, event.id).games) == 2


def test_match_points_of_every_team_are_those_of_the_file(club: Club) -> None:
    event_id = brought(club, TEAMS)
    table = event_table(club, event_id)
    draft = read_document(TEAMS.name, TEAMS.read_bytes()).event
    assert draft is not None
    ours = {table.made.contest.units[row.unit].name: float(row.points) for row in table.ranking.rows}
    assert ours == {team.name: team.match_points for team in draft.teams}
    plain = {str(row[2]): row[3] for row in file_standings(TEAMS, tiebreaks=[]).rows()}
    assert plain == ours


@pytest.mark.parametrize("key", ["trf16", "trf26"])
@pytest.mark.parametrize("name", ["fwwrc2024", "uzchesscup2025"])
def test_a_report_written_again_says_the_same(club: Club, name: str, key: str) -> None:
    event_id = brought(club, EVENTS / f"{name}.trf")
    report = event_report(club, event_id)
    assert report.lost == ()
    before = read_document("a.trf", (EVENTS / f"{name}.trf").read_bytes()).event
    after = read_document("b.trf", write_report(report, key)).event
    assert before is not None
    assert after is not None
    for one, two in zip(before.players, after.players, strict=True):
        assert replace(two, rank=None, row=0) == replace(one, rank=None, row=0, national=())
    for field in ("name", "city", "federation", "start", "end", "round_dates", "chief_arbiter"):
        assert getattr(before, field) == getattr(after, field)


REPORTS = sorted(
    path
    for folder in ("trf", "swiss", "chess_events", "fide_exercise")
    for pattern in ("**/*.trf", "**/*C?.input", "**/issue_7.input")
    for path in (EVENTS.parent / folder).glob(pattern)
)


def columns(text: str) -> dict[int, tuple[object, ...]]:
    """Read the lines of players by the columns of the format, and nothing else."""
    found: dict[int, tuple[object, ...]] = {}
    for line in text.splitlines():
        if line.startswith("001"):
            row = line.ljust(91)
            cells = [row[i : i + 10].ljust(8) for i in range(91, len(row), 10)]
            rounds = {n: (one[:4].strip().lstrip("0"), one[7].strip()) for n, one in enumerate(cells, 1)}
            static = (row[14:47].strip(), row[48:52].strip(), row[53:56].strip(), row[57:68].strip())
            found[int(row[4:8])] = (*static, row[69:79].strip(), float(row[80:84]), rounds)
    return found


def told_by_both(event: EventDraft) -> bool:
    """Tell whether both sides of each game say the same, so that a club takes all of them."""
    fits = {"10", "01", "==", "+-", "-+", "WL", "LW", "DD", "--", ""}
    return all(game.white_code + game.black_code in fits for game in event.games())


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.name)
def test_what_went_through_a_club_is_in_the_columns_of_its_report(club: Club, path: Path) -> None:
    report = event_report(club, brought(club, path))
    before = read_document(path.name, path.read_bytes()).event
    assert before is not None
    after = columns(write_report(report, "trf16").decode())
    assert after == columns(write_report(report, "trf26").decode())
    assert sorted(p.number for p in before.players) == sorted(after)
    whole = told_by_both(before) and not before.pairs_teams
    for player in before.players:
        name, rating, federation, fide_id, birth, points, rounds = after[player.number]
        assert (player.name[:33], str(player.rating or "")) == (name, rating)
        assert (player.federation, player.fide_id) == (federation, fide_id)
        assert "/".join([*player.birth.split("-"), "00", "00"][:3]) == (birth or "/00/00")
        if whole:
            assert isinstance(rounds, dict)
            for number, one in enumerate(player.results, 1):
                if one.opponent is not None:
                    assert (str(one.opponent), one.code) == rounds[number]
            assert before.computed_points(player) == points


def test_a_team_event_keeps_its_numbers_and_tie_breaks(club: Club) -> None:
    event_id = brought(club, TEAMS)
    before = read_document(TEAMS.name, TEAMS.read_bytes()).event
    after = read_document("b.trf", write_report(event_report(club, event_id), "trf26")).event
    assert before is not None
    assert after is not None
    assert before.tiebreaks == after.tiebreaks
    facts = [
        [(t.number, t.name, t.players, t.nickname, t.strength, t.match_points) for t in event.teams]
        for event in (before, after)
    ]
    assert facts[0] == facts[1]
    assert {"F", "U", "H", "Z"}.isdisjoint(r.code for p in after.players for r in p.results)


def test_the_older_report_says_what_it_drops_of_teams(club: Club, tmp_path: Path) -> None:
    event_id = brought(club, TEAMS)
    found = export(club, What.TRF16, tmp_path / "a.trf", event_id=event_id)
    assert any("50 teams" in str(text) for text in found.lost)
    assert not any("teams" in str(text) for text in lost_in(event_report(club, event_id), "trf26"))


def test_ranks_and_points_of_a_report_are_those_of_the_table(club: Club) -> None:
    event_id = brought(club, EVENTS / "uzchesscup2025.trf")
    report = event_report(club, event_id)
    places = {p.number: (p.rank, p.points) for p in report.event.players}
    expected = {int(row["start_no"]): float(row["points"]) for row in official("uzchesscup2025")}
    assert {number: points for number, (_, points) in places.items()} == expected
    assert sorted(rank or 0 for rank, _ in places.values()) == list(range(1, 11))


def test_what_a_report_cannot_hold_is_told(club: Club, tmp_path: Path) -> None:
    event_id = brought(club, put(tmp_path, small("2w1", "1b0", rounds=1)))
    game = event_facts(club, event_id).games[0]
    club.execute(SetResult(game.id, (0, 1), (11.0, 7.0)))
    report = event_report(club, event_id)
    assert any("Points and sets" in str(text) for text in report.lost)


def test_an_event_without_people_has_no_report(club: Club) -> None:
    event_id = club.execute(AddEvent(NewEvent("Empty", dt.date(2026, 1, 1)))).value
    with pytest.raises(TourneyError) as refusal:
        event_report(club, event_id)
    assert refusal.value.code == "nobody-entered"


def test_of_a_report_the_people_alone_may_come_in(club: Club) -> None:
    from tourney.exchange.drafts import ReadOptions
    from tourney.exchange.mapping import Kind

    found = importing.preview(club, EVENTS / "uzchesscup2025.trf", ReadOptions(kind=Kind.PLAYERS))
    club.execute(found.command())
    assert roster.counts(club) == (10, 0)
    assert not desk.all_events(club)
