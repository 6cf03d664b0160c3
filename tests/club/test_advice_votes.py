"""Votes are known as votes wherever they were given, and a vote is no club night."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from pathlib import Path

import pytest

from tourney.club import desk, importing
from tourney.club.advice import advice
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, DeleteEvent, RecordGame, SetHere
from tourney.club.engine_backtest import facts_of, tune_engine
from tourney.club.engine_choice import usual
from tourney.club.vote_changes import imported_in
from tourney.club.vote_commands import BeginVote, NewEntry
from tourney.core.games import NewGame, side
from tourney.core.records import EventKind, NewEvent, NewPlayer

TODAY = dt.date(2026, 12, 1)


def votes_file(path: Path, *, judge: bool) -> Path:
    """Three beers judged for ten days."""
    pairs = [("Ale", "Bock"), ("Bock", "Cider"), ("Cider", "Ale"), ("Ale", "Cider")]
    lines = ["date,left,right,winner" + (",judge" if judge else "")]
    for day in range(10):
        for n, (left, right) in enumerate(pairs):
            winner = ("left", "right", "tie")[(day + n) % 3]
            lines.append(f"2026-11-{day + 1:02},{left},{right},{winner}" + (f",J{n}" if judge else ""))
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("judge", [True, False])
def test_votes_imported_over_several_days_are_advised_as_votes(
    club: Club, tmp_path: Path, judge: bool
) -> None:
    club.execute(importing.preview(club, votes_file(tmp_path / "beers.csv", judge=judge)).command())
    found = advice(club, facts_of(club))
    assert "bradley-terry" == found.engine
    assert any("100 % of the games are votes" in str(reason) for reason in found.reasons)


def test_a_deleted_event_is_no_event_of_imported_votes_any_more(club: Club, tmp_path: Path) -> None:
    club.execute(importing.preview(club, votes_file(tmp_path / "beers.csv", judge=False)).command())
    (event,) = desk.all_events(club)
    assert {event.id} == imported_in(club.settings())
    club.execute(DeleteEvent(event.id, keep_games=False))
    assert not imported_in(club.settings())
    club.undo()
    assert {event.id} == imported_in(club.settings())


def test_a_vote_of_today_is_not_tonights_event(club: Club, people: dict[str, int]) -> None:
    vote = BeginVote(NewEvent("Photos", TODAY, EventKind.TOURNAMENT), (NewEntry("Fog"), NewEntry("Kites")))
    club.execute(vote)
    assert desk.tonight(club, TODAY) is None
    night = club.execute(SetHere(NewEvent("Tuesday", TODAY), tuple(people.values()), here=True)).value
    club.execute(replace(vote, event=replace(vote.event, name="Beers")))
    found = desk.tonight(club, TODAY)
    assert found is not None
    assert night == found.id


def test_tuning_begins_from_the_ratings_that_people_brought_along(club: Club) -> None:
    """Two are foreseen well from the ratings they brought: the step that fits them is a small one."""
    strong = club.execute(AddPlayer(NewPlayer("Strong"), 1900.0)).value
    weak = club.execute(AddPlayer(NewPlayer("Weak"), 1500.0)).value
    for n in range(110):
        ranks = (1, 0) if n % 11 == 5 else (0, 1)
        sides = (side(strong, rank=ranks[0]), side(weak, rank=ranks[1]))
        club.execute(RecordGame(NewGame(sides, TODAY + dt.timedelta(n))))
    facts = facts_of(club)
    assert 2 == len(facts.starts)
    brought = tune_engine(facts, usual("elo"), warmup=0).choice.params.k
    fresh = tune_engine(replace(facts, starts=()), usual("elo"), warmup=0).choice.params.k
    assert brought < 1.0 < 10.0 < fresh
