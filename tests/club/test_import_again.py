"""What is in the club already is brought up to date and never doubled; near people are asked about."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tourney.club import desk, importing, log, roster
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame
from tourney.club.contests import event_facts
from tourney.core.errors import TourneyError
from tourney.core.games import NewGame, side
from tourney.core.records import NAME_LIMIT, EventKind, NewPlayer
from tourney.exchange.drafts import ReadOptions
from tourney.exchange.mapping import ColumnMap, Kind

GAMES = "date,event,round,white,black,result\n"
LEAGUE = GAMES + "2026-01-05,Cup,1,Ana,Bo,1-0\n2026-01-12,Cup,2,Bo,Cy,½-½\n2026-01-19,Cup,3,Cy,Ana,0-1\n"


def brought(club: Club, text: str, *, name: str = "list.csv", **how: Any) -> importing.ImportPreview:
    found = importing.preview(club, importing.Source(name, text.encode()), how.pop("options", None))
    club.execute(found.command(**how))
    return found


def results(club: Club) -> list[tuple[str, ...]]:
    index = log.read_log(club)
    rows = [index.row(i) for i in range(len(index))]
    return sorted((row.game.date.isoformat(), *row.sides, row.result, row.event) for row in rows)


def test_the_same_document_again_brings_nothing(club: Club, dumped: Callable[[Club], Any]) -> None:
    brought(club, LEAGUE)
    before = dumped(club)
    found = brought(club, LEAGUE)
    assert (found.repeats, found.changed, found.events) == (3, 0, ())
    assert dumped(club) == before


def test_only_what_is_new_comes_in(club: Club) -> None:
    brought(club, LEAGUE)
    brought(club, LEAGUE + "2026-01-26,Cup,4,Ana,Bo,0-1\n")
    assert roster.counts(club) == (3, 4)
    assert len(desk.all_events(club)) == 1


def test_a_corrected_result_of_a_round_takes_the_place_of_the_old(club: Club) -> None:
    brought(club, LEAGUE)
    ids = {row[1]: row for row in results(club)}
    found = brought(club, LEAGUE.replace("Bo,Cy,½-½", "Bo,Cy,0-1"))
    assert (found.repeats, found.changed) == (2, 1)
    assert roster.counts(club)[1] == 3
    assert ("2026-01-12", "Bo", "Cy", "0–1", "Cup") in results(club)
    club.undo()
    assert {row[1]: row for row in results(club)} == ids


def test_an_event_written_anew_corrects_games_without_rounds(club: Club) -> None:
    rows = [f"2026-01-{n:02},Cup,,Ana,Bo,1-0" for n in range(5, 10)]
    brought(club, GAMES + "\n".join(rows))
    found = brought(club, GAMES + "\n".join([*rows[:4], rows[4].replace(",1-0", ",0-1")]))
    assert (found.repeats, found.changed) == (4, 1)
    assert roster.counts(club)[1] == 5


def test_a_further_game_of_the_same_night_is_another_game(club: Club) -> None:
    brought(club, "date,winner,loser\n2026-01-05,Ana,Bo\n")
    brought(club, "date,winner,loser\n2026-01-05,Bo,Ana\n")
    assert roster.counts(club)[1] == 2


def test_repeats_may_be_entered_again_on_request(club: Club) -> None:
    text = "date,winner,loser\n2026-01-05,Ana,Bo\n2026-01-05,Ana,Bo\n"
    brought(club, text)
    assert roster.counts(club)[1] == 2
    brought(club, text, repeats=True)
    assert roster.counts(club)[1] == 4


def test_facts_of_people_are_filled_in_and_renewed(club: Club) -> None:
    brought(club, "name,number,club,rating\nAna,007,North,1500\nBo,8,,1400\n")
    found = brought(club, "name,number,club,born,title,rating\nAna,7,South,1990,WFM,1520\nBo,8,East,,,\n")
    assert {player.name for player in found.updates} == {"Ana", "Bo"}
    ana, bo = club.register().players.values()
    assert (ana.number, ana.club, ana.born, ana.title) == ("007", "South", 1990, "WFM")
    assert bo.club == "East"
    assert {s.mean for s in club.register().starts.values()} == {1520.0, 1400.0}
    club.undo()
    assert [player.club for player in club.register().players.values()] == ["North", ""]


def test_a_new_start_rating_leaves_those_alone_who_have_played(club: Club) -> None:
    brought(club, "name,rating\nAna,1500\nBo,1400\n")
    brought(club, "date,winner,loser\n2026-01-05,Ana,Cy\n")
    brought(club, "name,rating\nAna,1900\nBo,1450\n")
    starts = {club.register().name(s.player_id): s.mean for s in club.register().starts.values()}
    assert starts == {"Ana": 1500.0, "Bo": 1450.0}


def test_a_near_name_is_asked_and_the_answer_counts(club: Club) -> None:
    known = club.execute(AddPlayer(NewPlayer("Jonathan Smith"))).value
    text = "date,winner,loser\n2026-01-05,Jonathan Smyth,Bo\n"
    found = importing.preview(club, importing.Source("a.csv", text.encode()))
    (question,) = found.plan.questions
    assert [one.player_id for one in question.candidates] == [known]
    club.execute(found.command(answers={question.index: known}))
    assert roster.counts(club) == (2, 1)
    club.undo()
    club.execute(found.command(answers={question.index: None}))
    assert roster.counts(club) == (3, 1)


def test_two_names_answered_as_one_person_in_one_game_are_refused(club: Club) -> None:
    known = club.execute(AddPlayer(NewPlayer("Jonathan Smith"))).value
    text = "date,winner,loser\n2026-01-05,Jonathan Smyth,Jonathan Smitt\n"
    found = importing.preview(club, importing.Source("a.csv", text.encode()))
    before = club.database.last_change()
    with pytest.raises(TourneyError) as refusal:
        club.execute(found.command(answers={one.index: known for one in found.plan.questions}))
    assert refusal.value.code == "player-twice"
    assert club.database.last_change() == before


def test_somebody_merged_is_found_by_either_name(club: Club) -> None:
    from tourney.club.commands import MergePlayers

    one = club.execute(AddPlayer(NewPlayer("Eva Novak"))).value
    other = club.execute(AddPlayer(NewPlayer("Eva Müller"))).value
    club.execute(MergePlayers(one, other))
    found = brought(club, "name,club\nEva Novak,North\nEva Müller,North\n")
    assert len(found.plan.questions) == 2 or found.known >= 1
    assert roster.counts(club)[0] <= 3


def test_columns_chosen_once_are_remembered_for_such_headings(club: Club) -> None:
    text = "Wer,Gegen,Ausgang\nAna,Bo,1-0\n"
    mapping = ColumnMap.parse(["name1=Wer", "name2=Gegen", "result=Ausgang"])
    brought(club, text, options=ReadOptions(date=dt.date(2026, 1, 5), mapping=mapping))
    again = text.replace("Ana,Bo", "Cy,Di")
    found = importing.preview(club, importing.Source("b.csv", again.encode()))
    assert found.n_games == 1
    assert [one.role for one in found.draft.columns] == ["name1", "name2", "result"]


def test_votes_are_games_of_an_event_with_judge_and_time(club: Club) -> None:
    text = "model_a,model_b,winner,judge,response_time,mood\nGPT,Cat,model_b,j1,2.5,calm\nCat,GPT,tie,j2,3,\n"
    found = brought(club, text, name="arena night.csv")
    assert found.draft.kind is Kind.VOTES
    (event,) = desk.all_events(club)
    assert event.name == "arena night"
    with club.database.reading() as reader:
        from tourney.store import games

        first, second = games.list_games(reader, order="oldest")
    assert dict(first.extra) == {"judge": "j1", "response_time": "2.5", "mood": "calm"}
    assert [club.register().name(one.player_ids[0]) for one in first.sides] == ["GPT", "Cat"]
    assert [one.rank for one in second.sides] == [0, 0]


def test_a_pasted_text_is_read_like_a_file(club: Club) -> None:
    found = importing.preview(club, importing.pasted("name\trating\nAna\t1500\nBo\t1400\n"))
    assert found.new_names == ("Ana", "Bo")
    with pytest.raises(TourneyError) as refusal:
        importing.pasted("  \n ")
    assert refusal.value.code == "import-empty"


def test_what_a_person_is_besides_becomes_the_note(club: Club) -> None:
    brought(club, "name,fee,note\nAna,12.5,brings cake\n")
    (ana,) = club.register().players.values()
    assert "brings cake" in ana.note
    assert "fee: 12.5" in ana.note


def test_a_game_that_a_person_entered_is_not_doubled_by_the_list(club: Club) -> None:
    a, b = (club.execute(AddPlayer(NewPlayer(name))).value for name in ("Ana", "Bo"))
    club.execute(RecordGame(NewGame((side(a, rank=0), side(b, rank=1)), dt.date(2026, 1, 5))))
    brought(club, "date,white,black,result\n2026-01-05,Bo,Ana,0-1\n2026-01-05,Bo,Ana,1-0\n")
    assert roster.counts(club)[1] == 2


NAMES = ("Ana", "Bo", "Cy", "Di")


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(
            st.integers(1, 3),
            st.permutations(NAMES).map(lambda names: names[:2]),
            st.sampled_from(("1-0", "0-1", "½-½")),
        ),
        min_size=1,
        max_size=8,
    ),
    st.integers(0, 8),
)
def test_a_document_in_two_parts_is_the_document(
    tmp_path_factory: pytest.TempPathFactory, games: list[tuple[int, list[str], str]], cut: int
) -> None:
    rows = [f"2026-01-0{day},{one},{two},{result}\n" for day, (one, two), result in games]
    head = "date,white,black,result\n"
    folder = tmp_path_factory.mktemp("parts")
    whole, parts = (Club.create(folder / f"{name}.tourney", name) for name in ("whole", "parts"))
    brought(whole, head + "".join(rows))
    if rows[:cut]:
        brought(parts, head + "".join(rows[:cut]))
    brought(parts, head + "".join(rows))
    assert results(parts) == results(whole)
    whole.close()
    parts.close()


def test_imported_events_keep_their_kind(club: Club) -> None:
    brought(club, LEAGUE)
    assert [event.kind for event in desk.all_events(club)] == [EventKind.IMPORTED]


def test_a_namesake_of_another_year_gets_it_behind_the_name(club: Club) -> None:
    brought(club, "name,born,number\nAna Silva,1980,5\n")
    found = importing.preview(club, importing.Source("b.csv", b"name,born,number\nAna Silva,2010,5\n"))
    club.execute(found.command(answers={one.index: None for one in found.plan.questions}))
    people = {player.name: player for player in club.register().players.values()}
    assert set(people) == {"Ana Silva", "Ana Silva (2010)"}
    assert (people["Ana Silva (2010)"].number, people["Ana Silva (2010)"].note) == ("", "5")
    again = importing.preview(club, importing.Source("c.csv", b"name,born\nAna Silva,2010\nAna Silva,1980\n"))
    assert (again.known, again.plan.questions) == (2, ())


def test_long_namesakes_are_shortened_to_be_told_apart(club: Club) -> None:
    name = f"Ana {'Silva ' * 18}Costa"
    brought(club, f"name,born\n{name},1980\n")
    found = importing.preview(
        club, importing.Source("b.csv", f"name,born\n{name},2010\n{name},2011\n".encode())
    )
    club.execute(found.command(answers={one.index: None for one in found.plan.questions}))
    names = sorted(player.name for player in club.register().players.values())
    assert len(names) == 3
    assert names[0].startswith("Ana Silva")
    assert [one[-7:] for one in names[:2]] == [" (2010)", " (2011)"]
    assert names[2] == name
    assert {len(one) <= NAME_LIMIT for one in names} == {True}


def test_a_pairing_met_twice_on_a_day_is_known_by_its_round(club: Club) -> None:
    first, second = (f"2026-03-01,Blitz,{n},Ana,Bo,1-0\n" for n in (1, 2))
    brought(club, GAMES + first)
    brought(club, GAMES + second + first)
    facts = event_facts(club, desk.all_events(club)[0].id)
    number = {one.id: one.number for one in facts.rounds}
    assert [1, 2] == sorted(number[game.round_id] for game in facts.games if game.round_id is not None)
