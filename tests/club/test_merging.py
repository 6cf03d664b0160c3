"""Two entries of the register that are one person, one that turned out to be two, and all the way back."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest

from tourney.club import desk, log, roster
from tourney.club.club import Club
from tourney.club.commands import (
    AcceptRound,
    AddEvent,
    AddPlayer,
    ArchivePlayer,
    DeletePlayer,
    EditGame,
    EditPlayer,
    Forbid,
    MergePlayers,
    RecordGame,
    SetHere,
    SetStartRating,
    SplitPlayer,
    UnmergePlayers,
    VoidGame,
)
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame, side
from tourney.core.names import Match
from tourney.core.records import NewEvent, NewPlayer, StartRating
from tourney.store import events, players
from tourney.store import people as store_people

DAY = dt.date(2026, 12, 1)
Beat = Callable[..., int]


@pytest.fixture
def beat(club: Club) -> Beat:
    """Record that one beat the other; returns the game's id."""

    def record(one: int, other: int, days: int = 0, event: int | None = None) -> int:
        game = NewGame((side(one, rank=0), side(other, rank=1)), DAY + dt.timedelta(days), event_id=event)
        value = club.execute(RecordGame(game)).value
        assert isinstance(value, int)
        return value

    return record


def who(club: Club, game_id: int) -> tuple[int, ...]:
    return log.get_game(club, game_id).player_ids


def ratings(club: Club) -> dict[str, float]:
    rated = club.rate(today=DAY + dt.timedelta(400))
    register = club.register()
    return {
        register.name(int(i)): float(rated.now.mean[at])
        for at, i in enumerate(rated.player_ids)
        if int(i) in register.players
    }


def test_the_games_of_one_become_the_others_and_one_leaves_every_list(
    club: Club, people: dict[str, int], beat: Beat
) -> None:
    ana, bjorn, eva = people["Ana"], people["Björn"], people["Eva"]
    game = beat(ana, eva)
    assert bjorn == club.execute(MergePlayers(ana, bjorn)).value
    assert (bjorn, eva) == who(club, game)
    assert ana not in club.register().players
    assert all(row.player.id != ana for row in roster.players(club))
    assert ana not in club.rate().player_ids


def test_the_old_name_finds_who_it_is_now(club: Club, people: dict[str, int]) -> None:
    club.execute(MergePlayers(people["Ana"], people["Björn"]))
    index = club.register().index
    found = index.resolve("Ana Duarte")
    assert isinstance(found, Match)
    assert (people["Björn"], "Björn Åkesson") == (found.id, found.name)
    assert [people["Björn"]] == [match.id for match in index.search("a") if match.id == people["Björn"]]
    assert 5 == len(index)
    assert "Ana Duarte" not in [match.name for match in index.search("")]


def test_an_imported_old_name_is_who_it_is_now(club: Club, people: dict[str, int], tmp_path: Any) -> None:
    club.execute(MergePlayers(people["Ana"], people["Björn"]))
    with club.database.reading() as reader:
        (known,) = store_people.known_as(reader)
    assert (people["Björn"], "Ana Duarte") == (known.id, known.name)


def test_a_merged_club_equals_one_in_which_the_person_was_one_from_the_start(
    club: Club, people: dict[str, int], beat: Beat, tmp_path: Any
) -> None:
    other = Club.create(tmp_path / "right.tourney", "Right")
    same = {
        n: other.execute(AddPlayer(NewPlayer(p.name))).value for n, p in _named(club).items() if n != "Ana"
    }
    same["Ana"] = same["Björn"]
    for one, two, days in [
        ("Ana", "Eva", 0),
        ("Björn", "Eva", 1),
        ("Eva", "Łukasz", 2),
        ("Ana", "Łukasz", 3),
    ]:
        beat(people[one], people[two], days)
        game = NewGame((side(same[one], rank=0), side(same[two], rank=1)), DAY + dt.timedelta(days))
        other.execute(RecordGame(game))
    club.execute(MergePlayers(people["Ana"], people["Björn"]))
    assert ratings(other) == ratings(club)
    other.close()


def _named(club: Club) -> dict[str, Any]:
    return {p.name.split()[0]: p for p in club.register().players.values()}


def test_people_who_met_are_two_and_the_game_is_named(club: Club, people: dict[str, int], beat: Beat) -> None:
    beat(people["Ana"], people["Björn"])
    before = club.database.last_change()
    with pytest.raises(TourneyError, match=r"Ana Duarte – Björn Åkesson of 2026-12-01") as refused:
        club.execute(MergePlayers(people["Ana"], people["Björn"]))
    assert "both-in-game" == refused.value.code
    assert before == club.database.last_change()


def test_a_void_game_of_both_keeps_them_apart_too(club: Club, people: dict[str, int], beat: Beat) -> None:
    club.execute(VoidGame(beat(people["Ana"], people["Björn"])))
    with pytest.raises(TourneyError) as refused:
        club.execute(MergePlayers(people["Ana"], people["Björn"]))
    assert "both-in-game" == refused.value.code


def test_nobody_is_merged_with_himself_not_even_by_an_old_id(club: Club, people: dict[str, int]) -> None:
    with pytest.raises(TourneyError) as refused:
        club.execute(MergePlayers(people["Ana"], people["Ana"]))
    assert "same-player" == refused.value.code
    club.execute(MergePlayers(people["Ana"], people["Björn"]))
    with pytest.raises(TourneyError) as refused:
        club.execute(MergePlayers(people["Björn"], people["Ana"]))
    assert "same-player" == refused.value.code


def test_what_only_one_knew_is_kept_and_goes_back(club: Club) -> None:
    ana = club.execute(AddPlayer(NewPlayer("Ana", number="7", born=1990, club="North"), rating=1700)).value
    anna = club.execute(AddPlayer(NewPlayer("Anna", born=1991))).value
    club.execute(MergePlayers(ana, anna))
    register = club.register()
    kept = register.player(anna)
    assert ("7", 1991, "North") == (kept.number, kept.born, kept.club)
    assert 1700 == register.starts[anna].mean
    club.execute(UnmergePlayers(ana))
    register = club.register()
    assert ("7", "") == (register.player(ana).number, register.player(anna).number)
    assert {ana} == set(register.starts)


def test_entries_byes_and_pairs_follow_and_go_back(
    club: Club, people: dict[str, int], begin: Callable[..., int], dumped: Callable[[Club], Any]
) -> None:
    ana, bjorn, eva, lukasz = (people[name] for name in ("Ana", "Björn", "Eva", "Łukasz"))
    night = begin("Ana", "Eva", "Łukasz")
    club.execute(AcceptRound(night, 1, ((eva, lukasz),), bye_ids=(ana,)))
    club.execute(SetHere(night, (bjorn,), here=False))
    club.execute(Forbid(ana, eva))
    club.execute(Forbid(ana, bjorn))
    before = dumped(club)
    club.execute(MergePlayers(ana, bjorn))
    shown = desk.night(club, night)
    assert bjorn in [p.id for p in shown.here]
    with club.database.reading() as reader:
        assert (bjorn,) == events.list_rounds(reader, night)[0].bye_ids
        assert [tuple(sorted((bjorn, eva)))] == events.forbidden_pairs(reader)
    club.execute(UnmergePlayers(ana))
    assert before == dumped(club)


def test_a_bye_of_a_round_the_person_played_goes_and_comes_back(
    club: Club, people: dict[str, int], begin: Callable[..., int], dumped: Callable[[Club], Any]
) -> None:
    ana, bjorn, eva = people["Ana"], people["Björn"], people["Eva"]
    night = begin("Ana", "Björn", "Eva")
    club.execute(AcceptRound(night, 1, ((ana, eva),), bye_ids=(bjorn,)))
    before = dumped(club)
    club.execute(MergePlayers(ana, bjorn))
    with club.database.reading() as reader:
        assert () == events.list_rounds(reader, night)[0].bye_ids
    club.execute(UnmergePlayers(ana))
    assert before == dumped(club)


def test_a_merge_is_taken_apart_long_after(club: Club, people: dict[str, int], beat: Beat) -> None:
    ana, bjorn, eva = people["Ana"], people["Björn"], people["Eva"]
    first, second = beat(ana, eva), beat(bjorn, eva, 1)
    club.execute(MergePlayers(ana, bjorn))
    third = beat(bjorn, eva, 2)
    game = log.get_game(club, first)
    swapped = NewGame(tuple(reversed(game.sides)), game.date)
    club.execute(EditGame(first, swapped, game.version))
    assert ana == club.execute(UnmergePlayers(ana)).value
    assert [(eva, ana), (bjorn, eva), (bjorn, eva)] == [who(club, g) for g in (first, second, third)]


def test_nested_merges_are_taken_apart_in_any_order(
    club: Club, people: dict[str, int], beat: Beat, dumped: Callable[[Club], Any]
) -> None:
    ana, bjorn, eva, lukasz = (people[name] for name in ("Ana", "Björn", "Eva", "Łukasz"))
    night = club.execute(AddEvent(NewEvent("Night", DAY))).value
    club.execute(SetHere(night, (ana, bjorn), here=True))
    club.execute(Forbid(ana, lukasz))
    club.execute(SetStartRating(StartRating(ana, 1600)))
    for one in (ana, bjorn, eva):
        beat(one, lukasz)
    apart = dumped(club)
    for order in ((ana, bjorn), (bjorn, ana)):
        club.execute(MergePlayers(ana, bjorn))
        club.execute(MergePlayers(bjorn, eva))
        assert [eva] * 3 == [ids[0] for ids in (who(club, g) for g in (1, 2, 3))]
        for one in order:
            club.execute(UnmergePlayers(one))
        assert apart == dumped(club)


def test_an_old_id_in_a_window_leads_to_who_it_is_now(club: Club, people: dict[str, int], beat: Beat) -> None:
    ana, bjorn, eva = people["Ana"], people["Björn"], people["Eva"]
    club.execute(MergePlayers(ana, bjorn))
    assert (bjorn, eva) == who(club, beat(ana, eva))
    night = club.execute(SetHere(NewEvent("Night", DAY), (ana, eva), here=True)).value
    assert {bjorn, eva} == {p.id for p in desk.night(club, night).here}
    with pytest.raises(TourneyError) as refused:
        beat(ana, bjorn)
    assert "player-twice" == refused.value.code
    stale = NewPlayer("Ana B")
    for command in (EditPlayer(ana, stale, 1), ArchivePlayer(ana), DeletePlayer(ana), MergePlayers(ana, eva)):
        with pytest.raises(TourneyError, match="merged into Björn Åkesson"):
            club.execute(command)


def test_the_old_name_may_be_the_new_one_but_nobody_elses(club: Club, people: dict[str, int]) -> None:
    club.execute(MergePlayers(people["Ana"], people["Björn"]))
    with pytest.raises(TourneyError) as refused:
        club.execute(AddPlayer(NewPlayer("ana duarte")))
    assert "name-taken" == refused.value.code
    bjorn = club.register().player(people["Björn"])
    club.execute(EditPlayer(bjorn.id, NewPlayer("Ana Duarte"), bjorn.version))
    assert isinstance(club.register().index.resolve("Ana Duarte"), Match)
    with pytest.raises(TourneyError) as refused:
        club.execute(UnmergePlayers(people["Ana"]))
    assert "name-taken" == refused.value.code


def test_deleting_who_stays_takes_the_merged_entry_too_and_undo_brings_both(
    club: Club, people: dict[str, int], dumped: Callable[[Club], Any]
) -> None:
    club.execute(MergePlayers(people["Ana"], people["Björn"]))
    before = dumped(club)
    club.execute(DeletePlayer(people["Björn"]))
    assert 4 == len(club.register().players)
    club.undo()
    assert before == dumped(club)


def test_every_merge_and_split_can_be_undone_and_done_again(
    club: Club, people: dict[str, int], beat: Beat, dumped: Callable[[Club], Any]
) -> None:
    ana, bjorn, eva = people["Ana"], people["Björn"], people["Eva"]
    games = (beat(ana, eva), beat(bjorn, eva))
    states = [dumped(club)]
    for command in (
        MergePlayers(ana, bjorn),
        SplitPlayer(bjorn, games[:1], NewPlayer("Zed")),
        UnmergePlayers(ana),
    ):
        club.execute(command)
        states.append(dumped(club))
    for state in reversed(states[:-1]):
        club.undo()
        assert state == dumped(club)
    for state in states[1:]:
        club.redo()
        assert state == dumped(club)


def test_games_of_somebody_else_go_to_a_new_person_with_the_entry(
    club: Club, people: dict[str, int], begin: Callable[..., int], beat: Beat
) -> None:
    ana, eva = people["Ana"], people["Eva"]
    night = begin("Ana", "Eva")
    first, second = beat(ana, eva, 0, night), beat(ana, eva, 7)
    new = club.execute(SplitPlayer(ana, (first,), NewPlayer("Ana Dias"))).value
    assert ((new, eva), (ana, eva)) == (who(club, first), who(club, second))
    assert {new, eva} == {p.id for p in desk.night(club, night).here}


def test_a_split_of_part_of_a_night_enters_both(
    club: Club, people: dict[str, int], begin: Callable[..., int], beat: Beat
) -> None:
    ana, eva, lukasz = people["Ana"], people["Eva"], people["Łukasz"]
    night = begin("Ana", "Eva")
    first = beat(ana, eva, 0, night)
    beat(ana, eva, 0, night)
    club.execute(SplitPlayer(ana, (first,), lukasz))
    assert {ana, eva, lukasz} == {p.id for p in desk.night(club, night).here}


def test_a_split_that_cannot_be_is_refused(club: Club, people: dict[str, int], beat: Beat) -> None:
    ana, eva, lukasz = people["Ana"], people["Eva"], people["Łukasz"]
    game = beat(ana, eva)
    for command, code in (
        (SplitPlayer(ana, (), lukasz), "no-games"),
        (SplitPlayer(ana, (game,), eva), "player-twice"),
        (SplitPlayer(lukasz, (game,), ana), "not-in-game"),
        (SplitPlayer(ana, (game,), ana), "same-player"),
        (SplitPlayer(ana, (game,), NewPlayer("eva nováková")), "name-taken"),
    ):
        with pytest.raises(TourneyError) as refused:
            club.execute(command)
        assert code == refused.value.code
    assert (ana, eva) == who(club, game)


def test_a_merged_person_is_nowhere_among_the_names_of_the_store(club: Club, people: dict[str, int]) -> None:
    club.execute(MergePlayers(people["Ana"], people["Björn"]))
    with club.database.reading() as reader:
        assert people["Ana"] not in players.player_names(reader)
        assert {people["Ana"]: people["Björn"]} == players.merged(reader)
