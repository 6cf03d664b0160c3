"""People of a document are found by number, name and birth year; what is only near is asked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourney.core.records import Player
from tourney.exchange.drafts import DraftPlayer
from tourney.exchange.matching import MatchPlan, MatchState, match_players, names_agree

NEW, SAME, ASK = MatchState.NEW, MatchState.SAME, MatchState.ASK


def club(*people: tuple[str, str, int | None]) -> list[Player]:
    return [Player(name, number, born, id=i) for i, (name, number, born) in enumerate(people, 1)]


def match(register: list[Player], *drafted: DraftPlayer) -> MatchPlan:
    return match_players(register, drafted)


def states(plan: MatchPlan) -> list[tuple[MatchState, int | None]]:
    return [(one.state, one.player_id) for one in plan.matches]


REGISTER = club(
    ("Álvaro Núñez", "007", 1980), ("Ann Doe", "", 1990), ("John Smith", "12", None), ("Li Wei", "", None)
)


@pytest.mark.parametrize(
    ("draft", "expected"),
    [
        (DraftPlayer("Álvaro Núñez"), (SAME, 1)),
        (DraftPlayer("Alvaro Nunez"), (SAME, 1)),
        (DraftPlayer("NUNEZ, Alvaro"), (SAME, 1)),
        (DraftPlayer("Alvaro Nunez", born=1980), (SAME, 1)),
        (DraftPlayer("Alvaro Nunez", born=1981), (NEW, None)),
        (DraftPlayer("A. Nunez", number="7"), (SAME, 1)),
        (DraftPlayer("Doe, Ann", born=1990), (SAME, 2)),
        (DraftPlayer("Ann Do", born=1990), (ASK, None)),
        (DraftPlayer("Anna Doe"), (ASK, None)),
        (DraftPlayer("Ann M. Doe"), (ASK, None)),
        (DraftPlayer("Anna Doe", born=1950), (NEW, None)),
        (DraftPlayer("John Smith", number="13"), (ASK, None)),
        (DraftPlayer("Jon Smith", number="12"), (SAME, 3)),
        (DraftPlayer("Zoe Roe", number="12"), (ASK, None)),
        (DraftPlayer("Wei Li"), (SAME, 4)),
        (DraftPlayer("Bob Roe"), (NEW, None)),
    ],
)
def test_one_person(draft: DraftPlayer, expected: tuple[MatchState, int | None]) -> None:
    assert [expected] == states(match(REGISTER, draft))


def test_a_question_says_whom_and_why() -> None:
    plan = match(REGISTER, DraftPlayer("Zoe Roe", number="12"), DraftPlayer("Anna Doe"))
    first, second = plan.questions
    assert [(3, "John Smith")] == [(one.player_id, one.name) for one in first.candidates]
    assert "the same number (12), but another name" == str(first.reason)
    assert "nearly the same name" == str(second.candidates[0].reason)


def test_people_of_one_name_are_told_apart_by_their_birth_year() -> None:
    register = club(("Ann Doe", "", 1980), ("Ann Döe", "", 2001))
    assert [(SAME, 2)] == states(match(register, DraftPlayer("ann doe", born=2001)))
    plan = match(register, DraftPlayer("ANN DÓE"))
    assert [1, 2] == [one.player_id for one in plan.questions[0].candidates]


def test_the_spelling_decides_among_people_of_nearly_one_name() -> None:
    register = club(("Ann Doe", "", None), ("Ann Döe", "", None))
    assert [(SAME, 2), (SAME, 1)] == states(match(register, DraftPlayer("Ann Döe"), DraftPlayer("Ann Doe")))


def test_two_people_of_a_file_are_never_one_of_the_club() -> None:
    plan = match(REGISTER, DraftPlayer("Ann Doe"), DraftPlayer("Doe Ann"))
    assert [(SAME, 2), (ASK, None)] == states(plan)
    both = match(REGISTER, DraftPlayer("Doe, Ann"), DraftPlayer("ANN  DÓE"))
    assert [ASK, ASK] == [one.state for one in both.matches]


def test_answers_are_put_in() -> None:
    plan = match(REGISTER, DraftPlayer("Anna Doe"), DraftPlayer("Ann Do"), DraftPlayer("Bob Roe"))
    answered = plan.answered({0: 2, 1: None})
    assert [(SAME, 2), (NEW, None), (NEW, None)] == states(answered)
    assert ({0: 2}, (1, 2), ()) == (answered.known, answered.new, answered.questions)
    assert (0, 1, 2) == plan.new


def test_a_spreadsheet_may_have_changed_the_number() -> None:
    for number in ("7", "007", "7.0", "'007'", " 007 "):
        assert [(SAME, 1)] == states(match(REGISTER, DraftPlayer("Álvaro Núñez", number=number)))


@pytest.mark.parametrize(
    ("one", "other", "agree"),
    [
        ("Ann Doe", "Doe, Ann", True),
        ("J. Smith", "John Smith", True),
        ("Ann Doe", "Ann Maria Doe", True),
        ("Ann Doe", "Ann Roe", True),
        ("Ann Doe", "Ann Smith", False),
        ("Ann", "Bob", False),
        ("王小明", "王小红", False),
    ],
)
def test_which_names_can_be_one_person(one: str, other: str, agree: bool) -> None:
    assert agree is names_agree(one, other) is names_agree(other, one)


names = st.text(alphabet="abcde é", min_size=1, max_size=8).filter(lambda name: bool(name.strip()))


@given(st.lists(names, max_size=6, unique_by=lambda name: name.split()[0:] and " ".join(name.split())))
def test_a_file_of_the_club_itself_is_the_club(given_names: list[str]) -> None:
    register = club(*((name, "", None) for name in given_names))
    plan = match(register, *(DraftPlayer(player.name) for player in register))
    assert [(SAME, player.id) for player in register] == states(plan)


@given(st.lists(names, max_size=5), st.lists(names, max_size=5))
def test_nobody_is_taken_twice(known: list[str], drafted: list[str]) -> None:
    plan = match(club(*((name, "", None) for name in known)), *(DraftPlayer(name) for name in drafted))
    taken = list(plan.known.values())
    assert len(taken) == len(set(taken))
    assert len(drafted) == len(plan.matches)
