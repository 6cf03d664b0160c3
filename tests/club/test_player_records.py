"""Records by shape, with and against."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

import pytest

from tourney.club import log, roster
from tourney.club.club import Club
from tourney.club.commands import AddPlayer, RecordGame, SetSetting
from tourney.club.log import LogFilter
from tourney.club.player_records import Shape, partners, shape_of, shape_records
from tourney.core.notation import parse
from tourney.core.records import NewPlayer

DAY = dt.date(2026, 3, 3)
GAMES = (
    "a > b",
    "a = b",
    "b > a",
    "a+b > c+d",
    "c+d > a+e",
    "a+b+c > d",
    "a > b > c > d",
    "b > c > a > d",
    "a = c > b",
    "a > b !forfeit",
    "a > c !unrated",
)


@pytest.fixture
def played(club: Club) -> tuple[Club, Callable[[str], int]]:
    """A club where Ana has played every shape, with each other engine's chances to come."""
    ids = {n: club.execute(AddPlayer(NewPlayer(name))).value for n, name in zip("abcde", PEOPLE, strict=True)}
    for number, line in enumerate(GAMES):
        parsed = parse(line)
        sides = [
            [ids[one.strip()] for one in side.split("+")]
            for side in line.split(" !")[0].replace("=", ">").split(">")
        ]
        club.execute(RecordGame(parsed.game(sides, DAY + dt.timedelta(days=number))))
    club.rate(today=DAY + dt.timedelta(days=60))
    return club, ids.__getitem__


PEOPLE = ("Ana", "Bo", "Cy", "Di", "Eva")


def test_shapes_are_told_by_the_sides() -> None:
    def game(line: str, sides: list[list[int]]) -> Shape:
        return shape_of(parse(line).game(sides, DAY))

    assert game("a > b", [[1], [2]]) is Shape.SINGLES
    assert game("a+b > c+d", [[1, 2], [3, 4]]) is Shape.DOUBLES
    assert game("a+b > c", [[1, 2], [3]]) is Shape.TEAMS
    assert game("a > b > c", [[1], [2], [3]]) is Shape.MANY


def test_with_a_partner_the_second_place_of_three_is_lost_and_no_draw(club: Club) -> None:
    ids = [club.execute(AddPlayer(NewPlayer(name))).value for name in ("A", "B", "C", "D", "E", "F")]
    pairs = [ids[:2], ids[2:4], ids[4:]]
    for line in ("x+y > a+b > p+q", "a+b = x+y > p+q", "a+b > x+y > p+q"):
        order = [pairs["axp".index(side.strip()[0])] for side in line.replace("=", ">").split(">")]
        club.execute(RecordGame(parse(line).game(order, DAY)))
    games = [log.get_game(club, number) for number in (1, 2, 3)]
    (beside,) = partners(games, ids[0], {})
    record = shape_records(games, ids[0], {})[0]
    assert (1, 1, 1, 0.5 + 0.75 + 1) == (beside.won, beside.drawn, beside.lost, beside.scored)
    assert (beside.won, beside.drawn, beside.lost) == (record.won, record.drawn, record.lost)


def test_the_card_counts_each_shape_apart_and_all_together(played) -> None:
    club, id_of = played
    card = roster.card(club, id_of("a"))
    told = {row.shape: (row.games, row.won, row.drawn, row.lost) for row in card.records}
    assert told == {
        Shape.ALL: (11, 6, 2, 3),
        Shape.SINGLES: (5, 3, 1, 1),
        Shape.DOUBLES: (2, 1, 0, 1),
        Shape.TEAMS: (1, 1, 0, 0),
        Shape.MANY: (3, 1, 1, 1),
    }
    many = card.records[-1]
    assert many.place == pytest.approx((1 + 3 + 1) / 3)
    assert many.scored == pytest.approx(1 + 1 / 3 + 0.75)
    singles = card.records[1]
    assert singles.scored == 3.5
    assert (singles.rated, singles.rated_scored) == (3, 1.5)


def test_all_is_the_sum_of_the_shapes(played) -> None:
    club, id_of = played
    for name in "abcde":
        whole, *parts = roster.card(club, id_of(name)).records
        for field in ("games", "won", "drawn", "lost", "scored", "rated", "rated_scored", "expected"):
            assert getattr(whole, field) == pytest.approx(sum(getattr(part, field) for part in parts))


def test_partners_and_opponents_are_counted_in_every_shape(played) -> None:
    club, id_of = played
    card = roster.card(club, id_of("a"))
    partners = {row.player.name: (row.games, row.won, row.lost, row.scored) for row in card.partners}
    assert partners == {"Bo": (2, 2, 0, 2.0), "Cy": (1, 1, 0, 1.0), "Eva": (1, 0, 1, 0.0)}
    against = {row.player.name: (row.games, row.won, row.drawn, row.lost) for row in card.opponents}
    # Bo: three singles that were played, and three games of many sides; a forfeit does not count.
    assert against["Bo"] == (6, 3, 1, 2)
    assert against["Di"] == (5, 4, 0, 1)
    assert all(0.0 <= row.expected <= row.games for row in (*card.partners, *card.opponents))


@pytest.mark.parametrize("key", ["elo", "glicko2", "trueskill", "bradley-terry", "rank-elo"])
def test_what_one_scores_against_another_is_what_the_other_does_not(played, key: str) -> None:
    club, id_of = played
    club.execute(SetSetting("engine", {"key": key, "params": {}}))
    club.rate(today=DAY + dt.timedelta(days=60))
    for one, other in (("a", "b"), ("a", "d"), ("c", "b")):
        mine = {r.player.id: r for r in roster.card(club, id_of(one)).opponents}[id_of(other)]
        theirs = {r.player.id: r for r in roster.card(club, id_of(other)).opponents}[id_of(one)]
        assert mine.games == theirs.games
        assert mine.scored + theirs.scored == pytest.approx(mine.games)
        assert mine.expected + theirs.expected == pytest.approx(mine.games)


def test_the_log_finds_the_games_beside_and_against_somebody(played) -> None:
    club, id_of = played
    found = log.read_log(club)
    beside = found.filtered(LogFilter(player_id=id_of("a"), mate_id=id_of("b")))
    against = found.filtered(LogFilter(player_id=id_of("a"), opponent_id=id_of("b")))
    assert (len(beside), len(against)) == (2, 7)
