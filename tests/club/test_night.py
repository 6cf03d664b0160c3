"""A night from check-in to the table, through the same doors as the screens."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from tourney.club import desk, log, pairings, quick, reports, standings
from tourney.club.club import Club
from tourney.club.commands import AddEvent, EditEvent, Forbid, RecordGame, SetHere, SetResult
from tourney.club.event_sheets import standings_sheet
from tourney.club.suggestions import SuggestOptions
from tourney.core.errors import StorageError, TourneyError
from tourney.core.games import Forfeit, GameState, NewGame, side
from tourney.core.outcomes import outcome_text
from tourney.core.records import NewEvent
from tourney.exchange.base import shown

NIGHT = dt.date(2026, 12, 1)


def play_round(club: Club, event_id: int, **options: object) -> set[frozenset[int]]:
    """Suggest, accept and finish a round; returns who met."""
    club.rate(today=NIGHT)
    made = pairings.suggest(club, event_id, SuggestOptions(**options))  # type: ignore[arg-type]
    club.execute(pairings.accept(made.suggestion))
    met = set()
    for board in desk.night(club, event_id).open_boards:
        assert board.game is not None
        club.execute(SetResult(board.game.id, (0, 1), version=board.game.version))
        met.add(frozenset(board.game.player_ids))
    return met


def test_five_rounds_of_six_have_no_rematch(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin()
    met: set[frozenset[int]] = set()
    for _ in range(5):
        new = play_round(club, event_id)
        assert len(new) == 3
        assert not new & met
        met |= new
    assert len(met) == 15


def test_five_people_have_one_bye_each_after_five_rounds(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin("Ana", "Björn", "陈思远", "Đặng", "Eva")
    for _ in range(5):
        play_round(club, event_id)
    rows = standings.night_table(club, event_id)
    assert [row.byes for row in rows] == [1] * 5
    assert sum(row.points for row in rows) == 5 * 2 + 5


@pytest.mark.parametrize("line", ["#1 1 !unrated", "{a} > {b} !unrated"])
def test_a_board_told_to_be_unrated_is_not_rated_and_stays_so(
    club: Club, begin: Callable[..., int], line: str
) -> None:
    event_id = begin()
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    night = desk.night(club, event_id)
    a, b = (one.name for one in night.open_boards[0].sides)
    command = quick.read(club, line.format(a=a, b=b), night, event=event_id).command
    assert command is not None
    game_id = club.execute(command).value
    assert log.get_game(club, game_id).rated is False
    club.execute(SetResult(game_id, (0, 0)))
    assert log.get_game(club, game_id).rated is False


def test_people_still_playing_are_left_out_or_waited_for(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin()
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    boards = desk.night(club, event_id).open_boards
    for board in boards[:2]:
        assert board.game is not None
        club.execute(SetResult(board.game.id, (0, 1)))
    club.rate(today=NIGHT)
    made = pairings.suggest(club, event_id)
    playing = set(boards[2].sides[0].player_ids + boards[2].sides[1].player_ids)
    assert {p.id for p in made.suggestion.left_out} == playing
    paired = {p for b in made.suggestion.boards for s in b.sides for p in s.player_ids}
    assert not paired & playing
    with pytest.raises(TourneyError, match="3") as refusal:
        pairings.suggest(club, event_id, SuggestOptions(leave_out=False))
    assert refusal.value.code == "still-open"


@pytest.mark.parametrize("system", ["balanced", "swiss"])
def test_an_open_game_without_a_board_is_named_by_its_players(
    club: Club, people: dict[str, int], begin: Callable[..., int], system: str
) -> None:
    event_id = begin()
    sides = (side(people["Ana"]), side(people["Björn"]))
    club.execute(RecordGame(NewGame(sides, NIGHT, event_id=event_id, state=GameState.OPEN)))
    club.rate(today=NIGHT)
    with pytest.raises(TourneyError) as refusal:
        pairings.suggest(club, event_id, SuggestOptions(system=system, leave_out=False))
    assert refusal.value.code == "still-open"
    assert "Ana Duarte – Björn Åkesson" in str(refusal.value)


def test_who_sat_a_round_out_over_a_long_game_is_not_given_the_bye(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin("Ana", "Björn", "陈思远", "Đặng")
    club.rate(today=NIGHT)
    pins = ((people["Ana"], people["Björn"]),)
    club.execute(pairings.accept(pairings.suggest(club, event_id, SuggestOptions(pins=pins)).suggestion))
    short = desk.night(club, event_id).open_boards[1]
    assert short.game is not None
    club.execute(SetResult(short.game.id, (0, 1)))
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    for board in desk.night(club, event_id).open_boards:
        assert board.game is not None
        club.execute(SetResult(board.game.id, (0, 1)))
    club.execute(SetHere(event_id, (people["Eva"],), here=True))
    club.rate(today=NIGHT)
    made = pairings.suggest(club, event_id)
    assert made.pool is not None
    waited = {one for one, rounds in zip(made.ids, made.pool.waiting, strict=True) if rounds}
    assert waited == {people["Ana"], people["Björn"]}
    (bye,) = made.suggestion.byes
    assert bye.player.id not in waited


def test_pins_bans_and_swaps_by_hand(club: Club, people: dict[str, int], begin: Callable[..., int]) -> None:
    event_id = begin()
    club.rate(today=NIGHT)
    ana, eva, bjorn = people["Ana"], people["Eva"], people["Björn"]
    club.execute(Forbid(ana, bjorn, event_id=event_id))
    made = pairings.suggest(club, event_id, SuggestOptions(pins=((ana, eva),)))
    pairs = [frozenset(s.player_ids[0] for s in b.sides) for b in made.suggestion.boards]
    assert frozenset((ana, eva)) in pairs
    assert made.suggestion.boards[pairs.index(frozenset((ana, eva)))].pinned
    other = next(p for pair in pairs if ana not in pair for p in pair if p != bjorn)
    swapped = pairings.swap(club, made, eva, other)
    after = {frozenset(s.player_ids[0] for s in b.sides) for b in swapped.suggestion.boards}
    assert frozenset((ana, other)) in after
    with pytest.raises(TourneyError) as refusal:
        pairings.swap(club, swapped, other, bjorn)
    assert refusal.value.code in {"kept-apart", "swap-same"}


def test_a_bye_can_be_swapped(club: Club, people: dict[str, int], begin: Callable[..., int]) -> None:
    event_id = begin("Ana", "Björn", "Eva")
    club.rate(today=NIGHT)
    made = pairings.suggest(club, event_id)
    out = made.suggestion.byes[0].player.id
    plays = made.suggestion.boards[0].sides[0].player_ids[0]
    swapped = pairings.swap(club, made, out, plays)
    assert swapped.suggestion.byes[0].player.id == plays


def test_one_person_makes_no_round(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin("Ana")
    club.rate(today=NIGHT)
    with pytest.raises(TourneyError) as refusal:
        pairings.suggest(club, event_id)
    assert refusal.value.code == "too-few"


def test_the_table_shares_places_and_counts_byes_and_forfeits(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin("Ana", "Björn", "Eva")
    club.rate(today=NIGHT)
    made = pairings.suggest(club, event_id)
    club.execute(pairings.accept(made.suggestion))
    board = desk.night(club, event_id).open_boards[0]
    assert board.game is not None
    club.execute(SetResult(board.game.id, (0, 1), forfeit=Forfeit.NO_SHOW))
    rows = standings.night_table(club, event_id)
    assert [(row.place, row.shared, row.points) for row in rows] == [
        (1, True, Fraction(1)),
        (1, True, Fraction(1)),
        (3, False, Fraction(0)),
    ]
    assert club.rate(today=NIGHT).n_games == 0


def test_someone_who_left_stays_in_the_table(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin()
    play_round(club, event_id)
    club.execute(SetHere(event_id, (people["Ana"],), here=False))
    names = {row.player.name for row in standings.night_table(club, event_id)}
    assert "Ana Duarte" in names
    made = pairings.suggest(club, event_id)
    assert people["Ana"] not in {p for b in made.suggestion.boards for s in b.sides for p in s.player_ids}


@pytest.mark.parametrize(
    ("line", "result"),
    [
        ("ana > bjö", "1–0"),
        ("bjo > ana", "1–0"),
        ("ana = eva", "½–½"),
        ("陈 ＞ dang", "1–0"),
        ("ana + bjorn > eva + łuk", "1–0"),
        ("ana > eva = bjorn > lukasz", "1–2–2–4"),
        ("ana > eva !forfeit", "+ –"),
    ],
)
def test_the_quick_bar_records_what_it_shows(
    club: Club, begin: Callable[..., int], line: str, result: str
) -> None:
    event_id = begin()
    club.rate(today=NIGHT)
    reading = quick.read(club, line, desk.night(club, event_id), event=event_id)
    assert reading.problem is None
    assert isinstance(reading.command, RecordGame)
    club.execute(reading.command)
    game = desk.night(club, event_id).extra[0].game
    assert game is not None
    assert outcome_text(game) == result


def test_the_quick_bar_closes_the_board_of_the_same_two(
    club: Club, people: dict[str, int], begin: Callable[..., int]
) -> None:
    event_id = begin("Ana", "Björn")
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    for line in ("ana > bjorn 3-1", "bjorn > ana"):
        reading = quick.read(club, line, desk.night(club, event_id), event=event_id)
        assert isinstance(reading.command, SetResult), line
        club.execute(reading.command)
        board = desk.night(club, event_id).rounds[0].boards[0]
        assert board.game is not None
        winner = board.sides[0 if board.game.sides[0].rank == 0 else 1].name
        assert winner.lower().startswith(("ana", "björn")[line.startswith("bjorn")])
        club.undo()
    assert not desk.night(club, event_id).extra


@pytest.mark.parametrize(
    ("line", "shares"),
    [("{a}*0.5 > {b}", [0.5, 1.0]), ("{b} > {a}*0.5 11-7 9-11 11-5", [0.5, 1.0]), ("{a} > {b}", [1.0, 1.0])],
)
def test_a_share_typed_for_an_open_board_is_kept(
    club: Club, begin: Callable[..., int], line: str, shares: list[float]
) -> None:
    event_id = begin("Ana", "Björn", "Eva", "Łukasz")
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    night = desk.night(club, event_id)
    before = night.open_boards[1].game
    assert before is not None
    a, b = (one.name for one in night.open_boards[1].sides)
    reading = quick.read(club, line.format(a=a, b=b), night, event=event_id)
    assert reading.command is not None, reading.problem
    club.execute(reading.command)
    after = log.get_game(club, before.id)
    assert [s.members[0].weight for s in after.sides] == shares
    assert [s.player_ids for s in after.sides] == [s.player_ids for s in before.sides]
    assert (after.event_id, after.round_id, after.board) == (before.event_id, before.round_id, before.board)
    assert [s.rank for s in after.sides] == ([1, 0] if line.startswith("{b}") else [0, 1])
    assert after.sets == (((7, 11), (11, 9), (5, 11)) if "11-7" in line else ())


def test_the_quick_bar_takes_board_numbers(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin()
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    for line, expected in (("#2 0", "0–1"), ("#2 =", "½–½"), ("#2 3-1", "3–1"), ("#2 +", "+ –")):
        reading = quick.read(club, line, desk.night(club, event_id), event=event_id)
        assert reading.command is not None, line
        club.execute(reading.command)
        game = desk.night(club, event_id).rounds[0].boards[1].game
        assert game is not None
        assert outcome_text(game) == expected
    missing = quick.read(club, "#9 1", desk.night(club, event_id), event=event_id)
    assert missing.command is None
    assert "9" in str(missing.problem)


def test_the_quick_bar_never_guesses(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin()
    night = desk.night(club, event_id)
    unknown = quick.read(club, "zof > ana", night, event=event_id)
    assert unknown.command is None
    assert unknown.candidates[-1].player_id is None
    assert "zof" in str(unknown.problem)
    same = quick.read(club, "ana > ana", night, event=event_id)
    assert same.command is None
    assert same.problem is not None
    half = quick.read(club, "ana >", night, event=event_id)
    assert half.command is None
    assert half.incomplete
    assert quick.read(club, "", night) == quick.EMPTY


def test_an_ambiguous_name_offers_its_candidates(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin()
    from tourney.club.commands import AddPlayer
    from tourney.core.records import NewPlayer

    club.execute(AddPlayer(NewPlayer("Eva Berg"), event=event_id))
    reading = quick.read(club, "eva > ana", desk.night(club, event_id), event=event_id)
    assert reading.command is None
    assert {c.name for c in reading.candidates} >= {"Eva Berg", "Eva Nováková"}


def test_a_table_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    taken = tmp_path / "list.csv"
    taken.mkdir()
    with pytest.raises(StorageError):
        reports.write_whole(taken, b"1,Ann\n")
    assert [taken] == list(tmp_path.iterdir())


def test_sheets_hold_what_the_screens_show(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin("Ana", "Björn", "陈思远")
    with pytest.raises(TourneyError):
        reports.pairings_sheet(club, event_id)
    play_round(club, event_id)
    club.rate(today=NIGHT)
    board = reports.pairings_sheet(club, event_id)
    by_name = reports.pairings_sheet(club, event_id, by_name=True)
    table = standings_sheet(club, event_id)
    ratings = reports.rating_list_sheet(club)
    assert len(board.rows) == 1
    assert [row.cells[0].value for row in by_name.rows] == ["Ana Duarte", "Björn Åkesson", "陈思远"]
    assert len(table.rows) == 3
    assert {shown(row.cells[0], table.columns[0], lambda _c, s, _n: s) for row in table.rows} == {"1=", "3"}
    assert len(ratings.rows) == 6
    assert all("Provisional" in str(row.section) for row in ratings.rows)


def test_a_board_that_is_still_played_keeps_its_number(club: Club, begin: Callable[..., int]) -> None:
    event_id = begin()
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    for board in desk.night(club, event_id).open_boards:
        assert board.game is not None
        if board.board != 2:
            club.execute(SetResult(board.game.id, (0, 1)))
    club.rate(today=NIGHT)
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    night = desk.night(club, event_id)
    assert [b.board for b in night.rounds[1].boards] == [1, 3]
    reading = quick.read(club, "#2 0", night, event=event_id)
    assert reading.command is not None
    club.execute(reading.command)
    game = desk.night(club, event_id).rounds[0].boards[1].game
    assert game is not None
    assert outcome_text(game) == "0–1"


def test_an_event_changed_at_another_desk_is_read_again_and_the_others_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "club.tourney"
    here, there = Club.create(path, "Club"), Club.open(path)
    ids = [here.execute(AddEvent(NewEvent(f"Night {i}", NIGHT))).value for i in range(3)]
    before = {event.id: event for event in desk.all_events(here)}
    there.execute(EditEvent(ids[1], NewEvent("Open night", NIGHT), before[ids[1]].version))
    there.execute(AddEvent(NewEvent("Later", NIGHT + dt.timedelta(1))))
    after = desk.all_events(here)
    assert ["Later", "Night 2", "Open night", "Night 0"] == [event.name for event in after]
    assert before[ids[0]] is after[-1]
    there.undo()
    there.undo()
    assert ["Night 2", "Night 1", "Night 0"] == [event.name for event in desk.all_events(here)]
    assert desk.all_events(there) == desk.all_events(here)
