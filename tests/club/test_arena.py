from __future__ import annotations

import csv
import datetime as dt
import gzip
import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tourney.club import importing
from tourney.club.arena import Board, Wanted, board
from tourney.club.arena_cleaning import Cleaning
from tourney.club.arena_covariates import offered
from tourney.club.arena_votes import Votes, votes_of
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, RecordGame
from tourney.core.games import NewGame, side
from tourney.core.marks import Text
from tourney.core.records import NewEvent, NewPlayer
from tourney.core.rules import EventRules
from tourney.core.topics import Topic
from tourney.store import games

DATA = Path(__file__).parent.parent / "data" / "arena"
DAY = dt.date(2026, 12, 1)


def golden(algorithm: str) -> dict[str, float]:
    with (DATA / "llmfao-golden.csv").open(encoding="utf-8", newline="") as file:
        return {r["item"]: float(r["score"]) for r in csv.DictReader(file) if r["algorithm"] == algorithm}


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club into which the published votes were imported."""
    folder = tmp_path_factory.mktemp("arena")
    path = folder / "llmfao.csv"
    path.write_bytes(gzip.decompress((DATA / "llmfao.csv.gz").read_bytes()))
    club = Club.create(folder / "models.tourney", "Models")
    club.execute(importing.preview(club, path).command())
    yield club
    club.close()


@pytest.fixture(scope="module")
def llmfao(arena: Club) -> Board:
    return board(votes_of(arena), Wanted())


def test_the_board_of_imported_votes_equals_the_published_scores(llmfao: Board) -> None:
    published = {name: math.log(score) for name, score in golden("bradley_terry").items()}
    found = {row.name: row.score / llmfao.points for row in llmfao.rows}
    assert found.keys() == published.keys()
    assert len(found) == 59
    first = next(iter(found))
    for name, theta in published.items():
        assert found[name] - found[first] == pytest.approx(theta - published[first], abs=1e-4)


def test_the_board_on_the_scale_of_arenas_equals_an_independent_fit(llmfao: Board) -> None:
    with (DATA / "llmfao_bt_draws_half_choix.csv").open(encoding="utf-8", newline="") as file:
        expected = {r["player"]: float(r["elo_scale_mean_1000"]) for r in csv.DictReader(file)}
    for row in llmfao.rows:
        assert row.score == pytest.approx(expected[row.name], abs=0.02)
    by_score = sorted(expected, key=lambda name: -expected[name])
    assert [row.name for row in llmfao.rows] == by_score


def test_win_rates_of_a_pair_follow_from_their_scores(llmfao: Board) -> None:
    one, other = llmfao.rows[0], llmfao.rows[-1]
    found = llmfao.difference(one.player_id, other.player_id)
    assert found is not None
    assert found.points == pytest.approx(one.score - other.score)
    assert found.probability == pytest.approx(1 / (1 + 10 ** (-found.points / 400)))
    assert found.low < found.probability < found.high
    assert abs(one.error - other.error) < found.error < one.error + other.error
    back = llmfao.difference(other.player_id, one.player_id)
    assert back is not None
    assert (back.points, back.better) == pytest.approx((-found.points, 1 - found.better))


def test_the_natural_scale_stretches_the_same_board(arena: Club, llmfao: Board) -> None:
    natural = board(votes_of(arena), Wanted(scale="natural"))
    for row, same in zip(natural.rows, llmfao.rows, strict=True):
        assert row.score - 1000 == pytest.approx((same.score - 1000) * math.log(10))
        assert (row.rank, row.best, row.worst) == (same.rank, same.best, same.worst)


def test_rank_spreads_hold_the_raw_rank_and_count_overlapping_intervals(llmfao: Board) -> None:
    for row in llmfao.rows:
        assert row.best <= row.rank <= row.worst
        assert row.best == 1 + sum(other.low > row.high for other in llmfao.rows)


def test_every_game_stands_on_the_board_and_ties_are_halves(llmfao: Board) -> None:
    assert (llmfao.total, llmfao.counted) == (8931, 8931)
    assert sum(row.games for row in llmfao.rows) == 2 * 8931
    assert sum(row.games * row.share for row in llmfao.rows) == pytest.approx(8931)


# Small boards


def person(club: Club, name: str) -> int:
    value = club.execute(AddPlayer(NewPlayer(name))).value
    assert isinstance(value, int)
    return value


def voted(left: int, right: int, choice: str, **told: object) -> NewGame:
    ranks = {"a": (0, 1), "b": (1, 0), "t": (0, 0)}[choice]
    extra = tuple(
        (name, str(value)) for name, value in told.items() if name not in ("event", "category", "day")
    )
    return NewGame(
        (side(left, rank=ranks[0]), side(right, rank=ranks[1])),
        told.get("day", DAY),  # type: ignore[arg-type]
        event_id=told.get("event"),  # type: ignore[arg-type]
        category=str(told.get("category", "")),
        extra=extra,
    )


def vote(club: Club, left: int, right: int, choice: str, **told: object) -> None:
    club.execute(RecordGame(voted(left, right, choice, **told)))


def store(club: Club, some: list[NewGame]) -> None:
    """Keep many games as one change."""
    topics = frozenset({Topic.GAMES})
    with club.database.writing(desk="", command="test", label=Text("Done", "test"), topics=topics) as writer:
        games.add_games(writer, some)


@pytest.fixture
def three(club: Club) -> list[int]:
    return [person(club, name) for name in ("Ash", "Birch", "Cedar")]


def test_people_without_a_finite_score_are_named_with_the_reason(club: Club, three: list[int]) -> None:
    ash, birch, cedar = three
    king, pawn, far, away = (person(club, name) for name in ("King", "Pawn", "Far", "Away"))
    for one, other in ((ash, birch), (birch, cedar), (cedar, ash)):
        vote(club, one, other, "a")
    vote(club, king, ash, "a")
    vote(club, pawn, ash, "b")
    vote(club, far, away, "a")
    vote(club, far, away, "b")
    found = board(votes_of(club), Wanted())
    assert {row.name for row in found.rows} == {"Ash", "Birch", "Cedar"}
    assert {one.name: one.why for one in found.outsiders} == {
        "King": "unbeaten", "Pawn": "winless", "Far": "apart", "Away": "apart",
    }  # fmt: skip
    assert found.groups == 2
    groups = {one.name: one.group for one in found.outsiders}
    assert groups["King"] == groups["Pawn"] == 0
    assert groups["Far"] == groups["Away"] != 0


def test_without_a_main_group_own_results_say_why_there_is_no_score(club: Club, three: list[int]) -> None:
    ash, birch, cedar = three
    vote(club, ash, birch, "a")
    vote(club, birch, cedar, "a")
    found = board(votes_of(club), Wanted())
    assert found.rows == ()
    assert {one.name: one.why for one in found.outsiders} == {
        "Ash": "unbeaten", "Birch": "apart", "Cedar": "winless",
    }  # fmt: skip


def test_rock_paper_scissors_is_found(club: Club, three: list[int]) -> None:
    for one, other in zip(three, [*three[1:], three[0]], strict=True):
        for choice in "aaab":
            vote(club, one, other, choice)
    found = board(votes_of(club), Wanted())
    assert (found.cycles.count, found.cycles.triples) == (1, 1)
    cycle = found.cycles.clearest[0]
    assert {found.cycle_names[i] for i in (cycle.first, cycle.second, cycle.third)} == {
        "Ash",
        "Birch",
        "Cedar",
    }
    assert cycle.margins == (0.75, 0.75, 0.75)
    assert cycle.games == (4, 4, 4)
    # Three pairs of equals: two of the eight ways round are cycles.
    assert found.cycles.expected == pytest.approx(0.25)


def test_a_preference_for_the_left_is_measured_in_points(club: Club, three: list[int]) -> None:
    ash, birch, _ = three
    for left, right in ((ash, birch), (birch, ash)):
        for choice in "aaab":
            vote(club, left, right, choice)
    found = board(votes_of(club), Wanted(covariates=("first",)))
    assert found.position.share == pytest.approx(0.75)
    assert found.position.low < 0.75 < found.position.high
    (effect,) = found.effects
    assert effect.points == pytest.approx(400 * math.log10(3))
    assert found.rows[0].score == pytest.approx(1000)
    for row in found.rows:
        assert (row.first, row.second) == pytest.approx((0.75, 0.25))
    assert found.first == effect


def test_a_column_of_each_side_is_a_covariate(club: Club, three: list[int]) -> None:
    rng = np.random.default_rng(4)
    many = []
    for _ in range(400):
        left, right = rng.permutation(three)[:2].tolist()
        a, b = rng.integers(100, 900, 2).tolist()
        p = 1 / (1 + math.exp(-(a - b) / 200))
        many.append(voted(left, right, "a" if rng.random() < p else "b", length_a=a, length_b=b))
    store(club, many)
    votes = votes_of(club)
    assert "pair:length" in {one.key for one in offered(votes)}
    found = board(votes, Wanted(covariates=("pair:length",)))
    (effect,) = found.effects
    assert effect.low < 400 / math.log(10) / 200 < effect.high
    assert effect.error < 0.2


def test_a_number_of_the_game_is_no_effect(club: Club, three: list[int]) -> None:
    for number in range(60):
        vote(
            club,
            three[number % 3],
            three[(number + 1) % 3],
            "a",
            id=str(9000 + number),
            handicap=str(number % 5),
        )
    keys = {one.key for one in offered(votes_of(club))}
    assert "column:handicap" in keys
    assert "column:id" not in keys


def test_an_effect_that_says_nothing_new_is_left_out_and_said(club: Club, three: list[int]) -> None:
    for left, right in ((0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)):
        vote(club, three[left], three[right], "a", neutral="no")
    votes = votes_of(club)
    assert [one.key for one in offered(votes)][:2] == ["first", "home"]
    found = board(votes, Wanted(covariates=("first", "home")))
    assert len(found.effects) <= 1
    assert found.notes
    assert len(found.rows) == 3


def test_votes_without_a_column_that_is_allowed_for_are_left_out(club: Club, three: list[int]) -> None:
    for handicap in (1, 2, 3, ""):
        for left, right in ((0, 1), (1, 0), (1, 2), (2, 1)):
            told = {"handicap": handicap} if handicap else {}
            vote(club, three[left], three[right], "a", **told)
            vote(club, three[left], three[right], "b", **told)
    found = board(votes_of(club), Wanted(covariates=("column:handicap",)))
    assert (found.total, found.counted, found.missing) == (32, 24, 8)
    assert len(found.effects) == 1


def test_conditions_choose_votes_by_category_column_and_day(club: Club, three: list[int]) -> None:
    for number, category in enumerate(("photo", "photo", "text")):
        for left, right in ((0, 1), (1, 2), (2, 0)):
            vote(
                club, three[left], three[right], "a",
                category=category, prompt=str(number), day=DAY + dt.timedelta(number),
            )  # fmt: skip
    votes = votes_of(club)
    assert board(votes, Wanted(column="category", value="photo")).counted == 6
    assert board(votes, Wanted(column="prompt", value="1")).counted == 3
    assert board(votes, Wanted(since=DAY + dt.timedelta(1))).counted == 6
    assert board(votes, Wanted(until=DAY)).counted == 3
    assert board(votes, Wanted(column="nothing", value="1")).counted == 0


def test_few_votes_are_marked(club: Club, three: list[int]) -> None:
    for left, right in ((0, 1), (1, 0), (1, 2), (2, 1), (1, 0), (0, 1)):
        vote(club, three[left], three[right], "a")
    found = board(votes_of(club), Wanted(thin=3))
    assert {row.name: row.thin for row in found.rows} == {"Ash": False, "Birch": False, "Cedar": True}


def test_an_event_kept_out_of_the_ratings_has_a_board_of_its_own(club: Club, three: list[int]) -> None:
    event = club.execute(AddEvent(NewEvent("Beers", DAY, rules=EventRules(rated=False)))).value
    ranks = ((0, 1), (1, 0))
    for one, other in ((0, 1), (1, 2), (2, 0)):
        for rank in ranks:
            sides = (side(three[one], rank=rank[0]), side(three[other], rank=rank[1]))
            club.execute(RecordGame(NewGame(sides, DAY, event_id=event, rated=False)))
    assert len(votes_of(club)) == 0
    assert board(votes_of(club, event), Wanted(event_id=event)).counted == 6


def test_a_board_without_games_is_empty(club: Club) -> None:
    found = board(votes_of(club), Wanted())
    assert (found.rows, found.outsiders, found.total, found.position.games) == ((), (), 0, 0)


def test_votes_are_read_again_after_a_change(club: Club, three: list[int]) -> None:
    vote(club, three[0], three[1], "a")
    assert len(votes_of(club)) == 1
    vote(club, three[0], three[1], "b")
    assert len(votes_of(club)) == 2
    club.undo()
    assert len(votes_of(club)) == 1


# Cleaning


def judged(club: Club, three: list[int]) -> Votes:
    """Five careful judges, one in a hurry, one who always takes the left, one against everybody."""
    pairs = [(0, 1), (1, 2), (0, 2), (1, 0), (2, 1), (2, 0)]
    some = []
    for judge, seconds in (("Ann", 6), ("Bob", 6), ("Cho", 6), ("Dee", 6), ("Eva", 6), ("Fast", 0.4)):
        for left, right in pairs * 2:
            better = "a" if left < right else "b"
            some.append(voted(three[left], three[right], better, judge=judge, response_time=seconds))
    for left, right in pairs * 2:
        worse = "b" if left < right else "a"
        some.append(voted(three[left], three[right], "a", judge="Lefty", response_time=5))
        some.append(voted(three[left], three[right], worse, judge="Contra", response_time=7))
    store(club, some)
    return votes_of(club)


def test_each_filter_tells_how_many_votes_it_leaves_out(club: Club, three: list[int]) -> None:
    votes = judged(club, three)
    found = board(votes, Wanted(cleaning=Cleaning(seconds=1, run=6, against=70))).cleaned.removed
    assert (found.fast, found.fast_judges) == (12, 1)
    assert (found.runs, found.runs_judges) == (12, 1)
    assert (found.against, found.against_judges) == (12, 1)
    assert found.votes == 36


def test_judges_are_described(club: Club, three: list[int]) -> None:
    rows = {row.name: row for row in board(judged(club, three), Wanted()).cleaned.judges}
    assert rows["Ann"].against == 0
    assert rows["Contra"].against == 1
    assert rows["Lefty"].against == pytest.approx(0.5)
    assert rows["Lefty"].run == 12
    assert rows["Ann"].run == 3
    assert rows["Fast"].seconds == pytest.approx(0.4)
    assert rows["Lefty"].first == 1
    assert all(row.left_out == 0 for row in rows.values())
