"""A process killed in the middle of any command leaves the club as it was before it, or as after it."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.club import event_deeds  # noqa: F401 - adds to DEEDS
from tests.club.deeds import DAY, DEEDS, dump, furnish, world
from tourney.club.club import Club
from tourney.club.commands import (
    AddPlayer,
    AnonymisePlayer,
    Command,
    DeleteEvent,
    Forbid,
    ImportGames,
    MergePlayers,
    SetHere,
    SetStartRating,
    VoidGame,
)
from tourney.club.event_commands import AddStage
from tourney.club.list_commands import DeleteList, OpenPeriod, PublishList
from tourney.club.team_commands import SaveTeam
from tourney.core.errors import TourneyError
from tourney.core.records import NewPlayer
from tourney.store import journal

ROOT = Path(__file__).resolve().parents[2]
HEAVY = (MergePlayers, DeleteEvent, ImportGames, AnonymisePlayer)
"""Kinds that write much; a kill finds them at work most often."""

LISTED = "listed.tourney"
"""The name of a second club, for commands on a list that is open: only one may be."""

# One Python forks a victim for each kill: it opens the club, says so, and carries the command out.
VICTIMS = """
import os, random, select, signal, sys, time
from tests.club import event_deeds
from tests.club.deeds import DEEDS, world
from tourney.club.club import Club
from tourney.core.errors import TourneyError

kinds = {kind.key: kind for kind in DEEDS}
chance = random.Random(11)
for line in sys.stdin:
    path, key, seed, longest = line.split("\\t")
    inlet, outlet = os.pipe()
    child = os.fork()
    if child == 0:
        club = Club.open_url("sqlite:///" + path)
        pick = random.Random(int(seed)).choice
        command = DEEDS[kinds[key]](world(club, lambda choices: pick(list(choices))))
        os.write(outlet, b"r")
        try:
            club.execute(command)
        except TourneyError:
            pass
        os.write(outlet, b"d")
        signal.pause()
    os.close(outlet)
    os.read(inlet, 1)
    select.select([], [], [], chance.random() * float(longest))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    finished = os.read(inlet, 1) == b"d"
    os.close(inlet)
    print(int(finished), flush=True)
"""


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("victims") / "club.tourney"
    club = Club.create(path, "Riverside")
    furnish(club)
    journal.seal(club.database)
    pick = random.Random(3).choice
    # One more of whatever a command needs to have something to work on.
    for kind in (SaveTeam, AddStage, SetStartRating, Forbid, VoidGame, ImportGames, ImportGames):
        assert any(
            carried_out(club, DEEDS[kind](world(club, lambda of: pick(list(of))))) for _ in range(20)
        ), kind
    twin, *_ = (club.execute(AddPlayer(NewPlayer(name))).value for name in ("Ana Twin", "Idle", "Idler"))
    club.execute(SetHere(1, (twin + 1, twin + 2), here=True))
    club.execute(MergePlayers(twin, 1))
    club.close()
    listed = Club.open_url(f"sqlite:///{shutil.copy(path, path.with_name(LISTED))}")
    listed.execute(OpenPeriod("Spring", DAY))
    listed.close()
    return path


def carried_out(club: Club, command: Command | None) -> bool:
    try:
        return command is not None and club.execute(command).entry_id is not None
    except TourneyError:
        return False


@pytest.fixture
def victims() -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-c", VICTIMS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    yield process
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    process.wait(timeout=60)
    process.stdout.close()


def state(path: Path) -> tuple[str, int]:
    """Return all rows but for moments of time, and how many actions are on record."""
    club = Club.open_url(f"sqlite:///{path}")
    club.database.check()
    try:
        return json.dumps(dump(club, moments=False), default=str), club.database.last_change()
    finally:
        club.close()


def after(template: Path, folder: Path, kind: type[Command], seed: int) -> tuple[Any, float] | None:
    """Return the club after the command, and a time it surely takes; None when it is refused."""
    path = folder / "whole.tourney"
    shutil.copy(template, path)
    club = Club.open_url(f"sqlite:///{path}")
    pick = random.Random(seed).choice
    command = DEEDS[kind](world(club, lambda choices: pick(list(choices))))
    began = time.perf_counter()
    try:
        if command is None or club.execute(command).entry_id is None:
            return None
    except TourneyError:
        return None
    finally:
        took = time.perf_counter() - began
        club.close()
    return state(path), took


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the victims are forked")
def test_a_kill_during_every_kind_of_command_leaves_the_club_before_or_after(
    template: Path, victims: subprocess.Popen[str], tmp_path: Path
) -> None:
    kinds = sorted(DEEDS, key=lambda kind: kind.key)
    kills = max(len(kinds), min(200, int(os.environ.get("TOURNEY_KILLS", "20"))))
    chance = random.Random(5)
    clubs = [template, template.with_name(LISTED)]
    states = [state(path) for path in clubs]
    assert victims.stdin is not None
    assert victims.stdout is not None
    found = {"before": 0, "after": 0}
    for turn in range(kills):
        # Every kind once, and then the heavy ones in turn with all of them.
        again = turn - len(kinds)
        kind = kinds[again // 2 % len(kinds)] if again >= 0 else kinds[turn]
        if again >= 0 and again % 2:
            kind = chance.choice(HEAVY)
        which = int(kind in (PublishList, DeleteList))
        source, before = clubs[which], states[which]
        for _ in range(60):
            seed = chance.randrange(10**6)
            whole = after(source, tmp_path, kind, seed)
            if whole is not None:
                break
        assert whole is not None, f"nothing was found to do by {kind.key}"
        path = tmp_path / "victim.tourney"
        shutil.copy(source, path)
        print(path, kind.key, seed, 1.3 * whole[1], sep="\t", file=victims.stdin, flush=True)
        finished = int(victims.stdout.readline())
        left = state(path)
        assert left in (before, whole[0]), kind
        assert not finished or left == whole[0]
        found["after" if left == whole[0] else "before"] += 1
        for leftover in path.parent.glob("victim.tourney-*"):
            leftover.unlink()
    assert min(found.values()) > 0, found
