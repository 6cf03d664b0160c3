"""Contests for tests of systems that read them, and a way to play one to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from tourney.core.games import Forfeit
from tourney.core.rules import NO_SCORING, Scoring
from tourney.pairing.contest_base import RoundPlan
from tourney.pairing.relax import RoundError
from tourney.standings.contest import Contest, Contested, FreeRound, Unit
from tourney.standings.scoring import free_worth, scored

Decide = Callable[[int, int], tuple[int, int]]


def field(n: int, *, scoring: Scoring = NO_SCORING, **more) -> Contest:
    """Return n units seeded in their order, nothing played."""
    return Contest(tuple(Unit(f"P{i}", seed=i) for i in range(1, n + 1)), (), scoring=scoring, **more)


def game(round_: int, a: int, b: int, result: str = "1-0", *, slot: str = "", **more) -> Contested:
    """Return a game: "1-0", "0-1", "=", "*" (open), "+-", "-+" or "--" (double forfeit)."""
    ranks = {"1-0": (0, 1), "+-": (0, 1), "0-1": (1, 0), "-+": (1, 0), "=": (0, 0), "--": (0, 0), "*": ()}
    forfeit = {"+-": Forfeit.FORFEIT, "-+": Forfeit.FORFEIT, "--": Forfeit.DOUBLE}
    kind = forfeit.get(result, Forfeit.NONE)
    return Contested(round_, (a, b), ranks[result], slot=slot, forfeit=kind, **more)


def contest_of(n: int, games: Iterable[Contested], *, scoring: Scoring = NO_SCORING, **more) -> Contest:
    """Return n units with games, scored."""
    listed = tuple(games)
    rounds = max((one.round for one in listed), default=0)
    return scored(replace(field(n, scoring=scoring, **more), games=listed, rounds=rounds))


def renumbered(contest: Contest, order: Sequence[int]) -> Contest:
    """Return the contest with unit ``order[i]`` as number i."""
    number = {unit: i for i, unit in enumerate(order)}
    games = tuple(replace(one, sides=tuple(number[unit] for unit in one.sides)) for one in contest.games)
    free = tuple(replace(one, unit=number[one.unit]) for one in contest.free)
    return replace(contest, units=tuple(contest.units[unit] for unit in order), games=games, free=free)


def published(contest: Contest, plan: RoundPlan, decide: Decide | None) -> Contest:
    """Return the contest with the round of a plan in it, played as decided or open."""
    games = tuple(
        Contested(
            plan.round,
            board.sides,
            decide(*board.sides) if decide else (),
            slot=board.slot,
            board=number,
        )
        for number, board in enumerate(plan.boards, 1)
    )
    free = tuple(
        FreeRound(plan.round, one.unit, one.kind, free_worth(contest.scoring, one.kind)) for one in plan.free
    )
    later = replace(
        contest, games=contest.games + games, free=contest.free + free, rounds=max(contest.rounds, plan.round)
    )
    return scored(later)


def by_strength(a: int, b: int) -> tuple[int, int]:
    """Return the result in which the better seed wins."""
    return (0, 1) if a < b else (1, 0)


def by_chance(seed: int) -> Decide:
    """Return results drawn by lot, without draws."""
    rng = random.Random(seed)
    return lambda a, b: rng.choice(((0, 1), (1, 0)))


def played_out(
    system, contest: Contest, decide: Decide, options=None, *, most: int = 400, **more: Mapping
) -> tuple[Contest, list[RoundPlan], RoundError]:
    """Play round after round until the system refuses; return all of it and the refusal."""
    plans: list[RoundPlan] = []
    for _ in range(most):
        try:
            plan = system.propose(contest, options, **more)
        except RoundError as refusal:
            return contest, plans, refusal
        plans.append(plan)
        contest = published(contest, plan, decide)
    raise AssertionError("the event does not end")
