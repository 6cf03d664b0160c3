"""A club with a past, made by rule: the same people and results each time.

Every person has a stated hidden strength that the program never sees; the games of past nights are
drawn from it with a fixed seed and entered through the club's own commands, night by night.
"""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Sequence
from pathlib import Path

from tourney.club import desk
from tourney.club.club import Club
from tourney.club.commands import AcceptRound, AddEvent, AddPlayer, SetHere, SetResult
from tourney.core.games import Forfeit
from tourney.core.records import NewEvent, NewPlayer

SEED = 20_261
NIGHTS = 26
ROUNDS = 4
DRAWS = 0.12
CLUB = "Riverside Chess"

STRENGTH = {
    "Ana Duarte": 1820,
    "陈思远": 1905,
    "Đặng Minh Anh": 1660,
    "Björn Åkesson": 1750,
    "Zofia Łukasik": 1560,
    "Kwame Boateng": 1690,
    "Νίκος Παππάς": 1480,
    "Oisín Ó Briain": 1715,
    "Aylin Yıldız": 1610,
    "Priya Raman": 1640,
    "João Araújo": 1530,
    "田中由紀": 1780,
    "Þóra Jónsdóttir": 1590,
    "ليلى حداد": 1500,
    "Tom Hale": 1420,
    "Мария Орлова": 1860,
    "王晓梅": 1575,
    "Sam Okoro": 1450,
    "Eva Nováková": 1685,
    "Jonas Weber": 1390,
    "Ngozi Adeyemi": 1545,
    "Charlotte van den Berghe": 1625,
}
"""Those who come tonight."""

AWAY = {
    "Mateo Ríos": 1700,
    "Ingrid Solheim": 1520,
    "Ahmed Farouk": 1465,
    "Lucía Ferrer": 1600,
    "李国强": 1735,
    "Peter Novotný": 1410,
}
"""Regulars who stay at home tonight."""

LATE = {"Tom Hale": NIGHTS - 1, "Ngozi Adeyemi": NIGHTS - 2, "Kwame Boateng": NIGHTS}
"""The first night of those who joined lately, counted from 0; Kwame Boateng has not played yet."""

GONE = {"Björn Åkesson": (9, 23), "Ingrid Solheim": (0, 8)}
"""Nights between which somebody was away: his rating grows uncertain, and recovers."""


def people() -> dict[str, int]:
    """Return everybody and the hidden strength."""
    return {**STRENGTH, **AWAY}


def score(name: str, other: str, rng: random.Random) -> float:
    """Draw a result from two hidden strengths (the logistic curve of Elo, 1978): 1, 0.5 or 0."""
    everybody = people()
    expected = 1 / (1 + 10 ** ((everybody[other] - everybody[name]) / 400))
    drawn = DRAWS * 4 * expected * (1 - expected)
    roll = rng.random()
    if roll < expected - drawn / 2:
        return 1.0
    return 0.5 if roll < expected + drawn / 2 else 0.0


def make_season(path: Path, *, today: dt.date | None = None, nights: int = NIGHTS) -> None:
    """Make a club file with one night a week up to a week before *today*."""
    rng = random.Random(SEED)
    today = today or dt.date.today()
    club = Club.create(path, CLUB)
    ids = {name: _number(club.execute(AddPlayer(NewPlayer(name))).value) for name in people()}
    for number in range(NIGHTS - nights, NIGHTS):
        date = today - dt.timedelta(weeks=NIGHTS - number)
        _play(club, NewEvent(f"{date:%A} night", date), _who_comes(number, rng), ids, rng)
    club.close()


def _who_comes(number: int, rng: random.Random) -> list[str]:
    coming = []
    for name in people():
        low, high = GONE.get(name, (0, 0))
        if number >= LATE.get(name, 0) and not low <= number < high and rng.random() < 0.68:
            coming.append(name)
    return coming


def _play(club: Club, event: NewEvent, names: list[str], ids: dict[str, int], rng: random.Random) -> None:
    """Enter one night: who is here, and four rounds among neighbours of a shuffled strength."""
    event_id = _number(club.execute(AddEvent(event)).value)
    club.execute(SetHere(event_id, tuple(ids[name] for name in names), here=True))
    everybody = people()
    for number in range(1, ROUNDS + 1):
        order = sorted(names, key=lambda name: everybody[name] + rng.gauss(0, 170))
        free = (order.pop(rng.randrange(len(order))),) if len(order) % 2 else ()
        pairs = list(zip(order[::2], order[1::2], strict=True))
        boards = tuple((ids[a], ids[b]) for a, b in pairs)
        club.execute(AcceptRound(event_id, number, boards, tuple(ids[name] for name in free)))
        _results(club, event_id, number, pairs, rng)


def _results(
    club: Club, event_id: int, number: int, pairs: Sequence[tuple[str, str]], rng: random.Random
) -> None:

    boards = desk.night(club, event_id).rounds[number - 1].boards
    for board, (a, b) in zip(boards, pairs, strict=True):
        if board.game is None:
            continue
        points = score(a, b, rng)
        ranks = (0, 1) if points == 1 else (1, 0) if points == 0 else (0, 0)
        late = points != 0.5 and rng.random() < 0.012
        forfeit = Forfeit.FORFEIT if late else Forfeit.NONE
        club.execute(SetResult(board.game.id, ranks, forfeit=forfeit))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
