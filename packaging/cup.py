"""A club with one event of each kind that takes several rounds to play, and a vote that was judged.

Made by rule like ``season``: rounds are paired by the club itself, results drawn with a fixed seed.
"""

from __future__ import annotations

import datetime as dt
import random
from pathlib import Path

import season

from tourney.club import desk, pairings
from tourney.club.club import Club
from tourney.club.commands import AddEvent, AddPlayer, RecordGame, SetHere, SetResult
from tourney.club.event_commands import SetAbsence
from tourney.club.vote_commands import BeginVote, NewEntry, ShownEntry, VoteSetup
from tourney.core.games import NewGame, side
from tourney.core.records import ByeKind, EventKind, NewEvent, NewPlayer
from tourney.core.rules import EventRules

CLUB = "Harbour Cup"
KNOCKOUT = "Spring knockout"
DOUBLE = "Double chance"
GROUPS = "Four groups"
VOTE = "Photos of the month"
SHOTS = {
    "Old bridge": "Stone arch, low water, a heron on the left bank.",
    "Harbour at six": "Boats come in under a red sky.",
    "雾中灯塔": "清晨的雾里，灯塔只剩一点光。",
    "Market": "Apples, a scale, two hands.",
    "قارب في الليل": "قارب صغير وضوء واحد على الماء.",
    "Fog": "Nothing but a fence and its shadow.",
}
JUDGES = ("Ana Duarte", "陈思远", "Björn Åkesson", "ليلى حداد", "Tom Hale")


def make_cup(path: Path, *, today: dt.date | None = None) -> None:
    """Make the club file; the knockout is that of *today*, the others are some days older."""
    rng = random.Random(season.SEED)
    today = today or dt.date.today()
    club = Club.create(path, CLUB)
    ids = {name: _id(club.execute(AddPlayer(NewPlayer(name)))) for name in season.people()}
    names = list(season.people())
    _vote(club, today - dt.timedelta(days=9), rng)
    groups = EventRules(system="round-robin", options=(("groups", 4),), tiebreaks=("SB", "DE"))
    _play(club, NewEvent(GROUPS, today - dt.timedelta(7), EventKind.TOURNAMENT, rules=groups), ids, names, 3)
    double = EventRules(system="double-elimination")
    _play(
        club, NewEvent(DOUBLE, today - dt.timedelta(3), EventKind.TOURNAMENT, rules=double), ids, names[:8], 4
    )
    single = EventRules(system="knockout", options=(("third_place", True),))
    event = _play(club, NewEvent(KNOCKOUT, today, EventKind.TOURNAMENT, rules=single), ids, names[:14], 2)
    club.execute(SetAbsence(event, ids[names[15]], (3,), ByeKind.HALF))
    club.close()


def _play(club: Club, event: NewEvent, ids: dict[str, int], names: list[str], rounds: int) -> int:
    """Play whole rounds, and half of one more; return the event."""
    rng = random.Random(season.SEED)
    event_id = _id(club.execute(AddEvent(event)))
    club.execute(SetHere(event_id, tuple(ids[name] for name in names), here=True))
    for number in range(rounds + 1):
        club.rate()
        made = pairings.suggest(club, event_id)
        club.execute(pairings.accept(made.suggestion))
        boards = desk.night(club, event_id).rounds[-1].boards
        for board in boards if number < rounds else boards[: len(boards) // 2]:
            if board.game is None:
                continue
            points = season.score(board.sides[0].name, board.sides[1].name, rng)
            club.execute(SetResult(board.game.id, (0, 1) if points >= 0.5 else (1, 0)))
    return event_id


def _vote(club: Club, date: dt.date, rng: random.Random) -> None:
    """Let every judge see each pair once; whoever is named first is better, mostly."""
    shown = tuple(NewEntry(name, ShownEntry(text=text)) for name, text in SHOTS.items())
    setup = VoteSetup(question="Which photo tells more?", seed=season.SEED)
    event = _id(club.execute(BeginVote(NewEvent(VOTE, date, rules=EventRules(rated=False)), shown, setup)))
    ids = {player.name: player.id for player in club.register().active}
    photos = [ids[name] for name in SHOTS]
    for judge in JUDGES:
        for i, one in enumerate(photos):
            for other in photos[i + 1 :]:
                first = rng.random() < 0.7
                sides = (side(one, rank=0 if first else 1), side(other, rank=1 if first else 0))
                seconds = f"{rng.uniform(2.0, 12.0):.1f}"
                extra = (("judge", judge), ("response_time", seconds))
                club.execute(RecordGame(NewGame(sides, date, event_id=event, rated=False, extra=extra)))


def _id(done: object) -> int:
    value = getattr(done, "value", None)
    assert isinstance(value, int)
    return value
