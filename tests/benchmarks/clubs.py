"""Clubs of any size for the workloads: people with names, nights with rounds, results by strength."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tests.benchmarks.workloads import SEED
from tourney.club.club import Club
from tourney.core.games import NewGame, side
from tourney.core.marks import Text
from tourney.core.names import fold
from tourney.core.records import NewEvent, NewPlayer
from tourney.store import events, games, players

GIVEN = (
    "Ana Bruno Chen Dilnoza Elif Femi Goran Hana Ivo Jana Kofi Lena Minh Noor Olga Piet Rosa Sami Tomás Yui"
)
FAMILY = (
    "Almeida Bauer Costa Đặng Eriksen Fischer García Horváth Ito Jensen Kowalska Łukasik Müller Novák "
    "Okafor Petrov Quispe Rossi Sørensen Tanaka Ueda Vargas Weiss Xu Yılmaz Zając"
)
BOARDS = 40
"""Games a night: 40 nights a year make 1,600."""


def names(count: int) -> list[str]:
    """Return that many names, all different."""
    given, family = GIVEN.split(), FAMILY.split()
    pairs = [f"{g} {f}" for f in family for g in given]
    return [
        pairs[i % len(pairs)] + (f" {i // len(pairs) + 1}" if i >= len(pairs) else "") for i in range(count)
    ]


def make_club(path: Path, n_games: int, n_players: int = 1000) -> Club:
    """Return an open club of n games, the last of them a week ago."""
    club = Club.create(path, "Bench", desk="bench")
    people = names(n_players)
    n_nights = -(-n_games // BOARDS)
    first = dt.date.today() - dt.timedelta(days=2 * n_nights + 7)
    with club.database.writing(desk="bench", command="bench", label=Text("Done", "bench")) as writer:
        new = [NewPlayer(name) for name in people]
        ids = list(players.add_players(writer, new, [fold(name) for name in people]))
        nights = [NewEvent(f"Club night {i + 1}", first + dt.timedelta(days=2 * i)) for i in range(n_nights)]
        event_ids = list(events.add_events(writer, nights))
        games.add_games(writer, make_games(n_games, ids, event_ids, [night.date for night in nights]))
    return club


def make_games(
    n_games: int, ids: Sequence[int], event_ids: Sequence[int | None], dates: Sequence[dt.date]
) -> list[NewGame]:
    """Return games in order, ``BOARDS`` a night, results by strength, one in ten drawn."""
    rng = np.random.default_rng(SEED + 20)
    skill = rng.normal(size=len(ids))
    first = rng.integers(0, len(ids), n_games)
    second = (first + rng.integers(1, len(ids), n_games)) % len(ids)
    wins = rng.random(n_games) < 1.0 / (1.0 + np.exp(skill[second] - skill[first]))
    drawn = rng.random(n_games) < 0.1
    found = []
    for i, (a, b, win, draw) in enumerate(
        zip(first.tolist(), second.tolist(), wins.tolist(), drawn.tolist(), strict=True)
    ):
        night = i // BOARDS
        ranks = (0, 0) if draw else (0, 1) if win else (1, 0)
        found.append(
            NewGame(
                (side(ids[a], rank=ranks[0]), side(ids[b], rank=ranks[1])),
                dates[night],
                event_id=event_ids[night],
                board=i % BOARDS + 1,
            )
        )
    return found
