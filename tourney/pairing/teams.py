"""Everybody here into teams: the split whose game is the most open, and others nearly as good.

Means and deviations count alike: the worth of a split is the match quality of the game of all teams
(``ratings.quality``), less what repeated partners cost. Small splits are tried out exhaustively;
larger ones start from a snake draft and many lots, and exchange two people as long as that gains.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing.arrange import FORBIDDEN, Seatings, Task, improve, rough_climb, task_of, values
from tourney.pairing.base import Pool
from tourney.pairing.cost import kept_apart
from tourney.pairing.lots import lots
from tourney.pairing.relax import MORE_PEOPLE, Relax, RoundError, allow, take_out
from tourney.pairing.seating import all_seatings, count_seatings, joined, place_units
from tourney.ratings.base import Floats, Ints

TOO_FEW = QT_TRANSLATE_NOOP("Pairing", "{n} are here; {teams} teams need at least {teams} people.")
SIZES_WRONG = QT_TRANSLATE_NOOP("Pairing", "The teams have {seats} places, but {n} are here.")
TOO_LARGE = QT_TRANSLATE_NOOP(
    "Pairing", "{names} are to stay together, but no team has {size} places. Let one of them go."
)
TORN = QT_TRANSLATE_NOOP("Pairing", "{a} and {b} are to stay together and apart. Take one of the two out.")
TWO_CAPTAINS = QT_TRANSLATE_NOOP(
    "Pairing", "{captains} captains, but {teams} teams. Name one a team at most."
)
CAPTAINS_TOGETHER = QT_TRANSLATE_NOOP(
    "Pairing", "{a} and {b} are captains and cannot be in one team. Take one of the wishes out."
)
NO_SPLIT = QT_TRANSLATE_NOOP(
    "Pairing", "These people cannot be kept together and apart all at once. Give up: {names}."
)
NO_MEETING = QT_TRANSLATE_NOOP(
    "Pairing",
    "Pairs who must never meet share a team, and these cannot: {names}. Allow some of these pairs, or give a "
    "bye by hand.",
)

BAD_SIZES = QT_TRANSLATE_NOOP(
    "Pairing", "“{value}” are no sizes of teams. Write two numbers at least, such as 5 4 4."
)

LARGEST, MOST_TEAMS = 500, 200
"""Players of a team, and teams, that may be typed."""

EXHAUSTIVE = 100_000
"""Splits up to which every one is looked at (two teams of ten: 92,378)."""

STARTS, FEWEST_STARTS, START_WORK = 300, 4, 16_000_000
"""Starts of the exchanges, fewer for crowds: so many starts times players cubed."""

RULED_STARTS = 40
"""Starts at most where wishes must be kept: each is a search."""

REFINED = 12
"""So many of the best rough seatings are climbed to the end."""

LOOKED_AT = 3000
"""The best so many splits are compared in the search for others that differ."""


@dataclass(frozen=True, slots=True)
class TeamRules:
    """What holds for a split; all indices are those of the pool.

    sizes : tuple of int
        Players of each team; they add up to everybody.
    together : tuple of groups
        Each group stays in one team.
    apart : tuple of pairs
        Never in one team.
    captains : tuple of int
        At most one a team; each leads a team of his own.
    partners : float
        Match quality given up for each time that two of a team have been partners (``times_partnered``).
    """

    sizes: tuple[int, ...]
    together: tuple[tuple[int, ...], ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    captains: tuple[int, ...] = ()
    partners: float = 0.0


@dataclass(frozen=True, slots=True)
class Split:
    """One way to split everybody: teams with the captain, then the strongest first.

    ``quality`` is the match quality of the game between all teams, ``expected`` each team's expected
    score (its chance to finish first where there are more than two), ``win`` and ``draw`` the engine's
    odds, ``strengths`` the teams' means in the engine's scale, ``repeats`` pairs who were partners
    before; ``proven`` says that every split was looked at.
    """

    teams: tuple[tuple[int, ...], ...]
    captains: tuple[int | None, ...]
    quality: float
    expected: tuple[float, ...]
    win: tuple[float, ...]
    draw: float
    strengths: tuple[float, ...]
    repeats: int
    proven: bool


def typed_sizes(text: str) -> tuple[int, ...]:
    """Return the sizes of "5 4 4", "5,4,4" or "5+4+4"; none for an empty text.

    Raises
    ------
    TourneyError
        "bad-option" for anything else than two whole numbers from 1 or more of them.
    """
    parts = re.split(r"[\s,;+/，；、＋]+", text.strip(" ,;，；、"))
    if parts == [""]:
        return ()
    fine = 2 <= len(parts) <= MOST_TEAMS and all(re.fullmatch(r"[0-9]{1,3}", part) for part in parts)
    sizes = tuple(int(part) for part in parts) if fine else (0,)
    if not all(1 <= size <= LARGEST for size in sizes):
        raise TourneyError("bad-option", BAD_SIZES(value=text.strip()), field="sizes")
    return sizes


def even_sizes(n: int, teams: int) -> tuple[int, ...]:
    """Return the sizes of *teams* teams of n people; they differ by one at most, the larger first."""
    return tuple(n // teams + (i < n % teams) for i in range(teams))


def split(
    pool: Pool,
    rules: TeamRules,
    *,
    players: Sequence[int] | None = None,
    alternatives: int = 3,
    rng_seed: int = 0,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> tuple[Split, ...]:
    """Return the best split and up to *alternatives* - 1 others that differ visibly, the best first.

    The same input and seed give the same splits. *players* are those to be split; None: the whole pool.
    All teams play one game: pairs that must never meet (``Pool.forbidden``) share a team.

    Raises
    ------
    RoundError
        "too-few", "bad-sizes", "too-large", "torn", "captains", "no-split".
    Cancelled
    """
    checkpoint(0, 3, progress, cancelled)
    units = _checked_units(pool, rules, range(pool.n) if players is None else players)
    strengths = pool.sides()
    rng = lots(rng_seed)
    mate, rival = _mate_costs(pool, rules), _rival_costs(pool)
    order = sorted(range(len(units)), key=lambda i: (-max(strengths.mean[p] for p in units[i]), units[i]))
    units = [units[i] for i in order]
    sizes = np.array(rules.sizes, dtype=np.int64)
    board = np.zeros(len(sizes), dtype=np.int64)
    task = task_of(strengths, units, mate, rival, sizes, board)
    no_mates, no_rivals = np.asarray(task.mate >= FORBIDDEN / 2), np.asarray(task.rival >= FORBIDDEN / 2)
    given = np.full(len(units), -1, dtype=np.int64)
    checkpoint(1, 3, progress, cancelled)
    proven = count_seatings([int(s) for s in sizes]) <= EXHAUSTIVE
    found: Seatings
    if proven:
        found = all_seatings(task, no_mates, given)
        worth = values(task, found) if len(found) else np.zeros(0)
    else:
        starts = first_seatings(task, no_mates, no_rivals, given, rng)
        found, worth = starts, np.zeros(0)
        if len(starts):
            found, worth = _climbed(task, starts, cancelled)
    if not len(found) or worth.max() < -FORBIDDEN / 2:
        raise _no_split(pool, rules, [p for unit in units for p in unit])
    checkpoint(2, 3, progress, cancelled)
    chosen = distinct(task, found, worth, alternatives)
    result = tuple(_described(pool, rules, units, seating, proven=proven) for seating in chosen)
    checkpoint(3, 3, progress, cancelled)
    return result


def _climbed(task: Task, starts: Ints, cancelled: CancelCheck | None) -> tuple[Ints, Floats]:
    """Return the seatings that exchanges reach: of all starts roughly, of the best of them to the end."""
    rough = rough_climb(task, starts, cancelled=cancelled)
    worth = values(task, rough)
    order = np.argsort(-worth, kind="stable")
    best, best_worth = improve(task, rough[order[:REFINED]], cancelled=cancelled)
    rest = order[REFINED:]
    return np.concatenate((best, rough[rest])), np.concatenate((best_worth, worth[rest]))


def first_seatings(
    task: Task, no_mates: np.ndarray, no_rivals: np.ndarray, given: Ints, rng: np.random.Generator
) -> Ints:
    """Return the seatings to start from, (S, u): the snake draft, then by lot; none where none fits."""
    u = len(task.mean)
    wanted = int(np.clip(START_WORK // max(u**3, 1), FEWEST_STARTS, STARTS))
    first = place_units(task, no_mates, no_rivals, given, range(u))
    if first is None:
        return np.zeros((0, u), dtype=np.int64)
    if not (no_mates.any() or no_rivals.any() or (task.heads > 1).any() or (given >= 0).any()):
        lots = rng.permuted(np.tile(first, (wanted - 1, 1)), axis=1)
        return np.concatenate((first[None, :], lots))
    found = [first]
    for _ in range(min(wanted, RULED_STARTS) - 1):
        order = rng.permutation(u).tolist()
        seating = place_units(task, no_mates, no_rivals, given, order, rng=rng)
        if seating is not None:
            found.append(seating)
    return np.array(found)


def distinct(task: Task, found: Seatings, worth: Floats, wanted: int) -> list[Seatings]:
    """Return the best seating and others, the best first, each far from those before it.

    Far: a fifth of the people, two at least, would have to change teams; nearer ones fill up only where
    there are no others.
    """
    if len(worth) > LOOKED_AT:
        best = np.argpartition(-worth, LOOKED_AT)[:LOOKED_AT]
        found, worth = found[best], worth[best]
    order = np.lexsort((*found.T[::-1], -np.round(worth, 12)))
    order = order[worth[order] > -FORBIDDEN / 2]
    far = max(2, round(0.2 * int(task.heads.sum())))
    chosen: list[Seatings] = []
    for least in (far, 1):
        for k in order.tolist():
            if len(chosen) >= wanted:
                return chosen
            if all(_moved(task, found[k], one) >= least for one in chosen):
                chosen.append(found[k])
    return chosen


def _moved(task: Task, one: Seatings, other: Seatings) -> int:
    """Return how many people change teams between two seatings, teams named to fit as they may."""
    shared = np.zeros((task.n_teams, task.n_teams), dtype=np.int64)
    np.add.at(shared, (one, other), task.heads)
    left = int(task.heads.sum())
    while shared.max() > 0:
        a, b = np.unravel_index(int(shared.argmax()), shared.shape)
        left -= int(shared[a, b])
        shared[a, :] = shared[:, b] = 0
    return left


def _checked_units(pool: Pool, rules: TeamRules, players: Sequence[int]) -> list[tuple[int, ...]]:
    n, k, here = len(players), len(rules.sizes), set(players)
    if n < max(k, 2) or k < 2:
        raise RoundError("too-few", TOO_FEW(n=n, teams=max(k, 2)), field="teams", relax=[MORE_PEOPLE])
    if sum(rules.sizes) != n or min(rules.sizes) < 1:
        raise RoundError("bad-sizes", SIZES_WRONG(seats=sum(rules.sizes), n=n), field="sizes")
    if len(rules.captains) > k:
        extra = rules.captains[k:]
        offer = take_out([(c,) for c in extra], [pool.name(c) for c in extra])
        text = TWO_CAPTAINS(captains=len(rules.captains), teams=k)
        raise RoundError("captains", text, field="captains", relax=[offer])
    groups = [tuple(p for p in group if p in here) for group in rules.together]
    units = [unit for unit in joined(pool.n, groups) if unit[0] in here]
    home = {player: i for i, unit in enumerate(units) for player in unit}
    for unit in units:
        if len(unit) > max(rules.sizes):
            names = [pool.name(p) for p in unit]
            text = TOO_LARGE(names=tuple(names), size=len(unit))
            raise RoundError("too-large", text, field="together", relax=[_let_go(pool, rules, unit)])
    for a, b in rules.apart:
        if a in home and home[a] == home.get(b):
            wish = take_out([(a, b)], [f"{pool.name(a)} – {pool.name(b)}"])
            offers = [_let_go(pool, rules, units[home[a]]), wish]
            text = TORN(a=pool.name(a), b=pool.name(b))
            raise RoundError("torn", text, field="apart", relax=offers)
    for i, a in enumerate(rules.captains):
        for b in rules.captains[i + 1 :]:
            if a in home and home[a] == home.get(b):
                text = CAPTAINS_TOGETHER(a=pool.name(a), b=pool.name(b))
                offers = [_let_go(pool, rules, units[home[a]]), take_out([(b,)], [pool.name(b)])]
                raise RoundError("captains", text, field="captains", relax=offers)
    return units


def _let_go(pool: Pool, rules: TeamRules, unit: Sequence[int]) -> Relax:
    groups = [group for group in rules.together if set(group) & set(unit)]
    return take_out(groups, [" – ".join(pool.name(p) for p in group) for group in groups])


def _no_split(pool: Pool, rules: TeamRules, players: Sequence[int]) -> RoundError:
    listed, apart = sorted(players), kept_apart(pool)
    never = [(a, b) for i, a in enumerate(listed) for b in listed[i + 1 :] if apart[a, b]]
    offers: list[Relax] = []
    if never:
        names = [(pool.name(a), pool.name(b)) for a, b in never]
        offers.append(allow(never, names))
        if not rules.together and not rules.apart and not rules.captains:
            text = NO_MEETING(names=tuple(f"{a} – {b}" for a, b in names))
            return RoundError("no-round", text, field="forbidden", relax=offers)
    groups = [*rules.apart, *(group for group in rules.together if len(group) > 1)]
    if groups:
        offers.append(take_out(groups, [" – ".join(pool.name(p) for p in group) for group in groups]))
    if not offers:
        captains = rules.captains
        offers.append(take_out([(c,) for c in captains], [pool.name(c) for c in captains]))
        groups = [captains]
    named = tuple(" – ".join(pool.name(p) for p in group) for group in [*never, *groups])
    return RoundError("no-split", NO_SPLIT(names=named), field="apart", relax=offers)


def _rival_costs(pool: Pool) -> Floats:
    return np.where(kept_apart(pool), FORBIDDEN, 0.0)


def _mate_costs(pool: Pool, rules: TeamRules) -> np.ndarray:
    cost = np.zeros((pool.n, pool.n))
    if rules.partners > 0 and pool.times_partnered is not None:
        cost += rules.partners * np.maximum(pool.times_partnered, pool.times_partnered.T)
    never = [*rules.apart]
    never += [(a, b) for i, a in enumerate(rules.captains) for b in rules.captains[i + 1 :]]
    for a, b in never:
        cost[a, b] = cost[b, a] = FORBIDDEN
    np.fill_diagonal(cost, 0.0)
    return cost


def _described(
    pool: Pool, rules: TeamRules, units: Sequence[tuple[int, ...]], seating: Seatings, *, proven: bool
) -> Split:
    strengths = pool.sides()
    captains = set(rules.captains)
    teams = []
    for t in range(len(rules.sizes)):
        members = [p for unit, team in zip(units, seating.tolist(), strict=True) if team == t for p in unit]
        members.sort(key=lambda p: (p not in captains, -float(strengths.mean[p]), p))
        teams.append(tuple(members))
    named = [next((p for p in team if p in captains), None) for team in teams]
    odds = strengths.odds(teams)
    mean, _, _ = strengths.sides(teams)
    partnered = pool.times_partnered
    repeats = sum(
        int(partnered[a, b] > 0 or partnered[b, a] > 0)
        for team in teams
        for i, a in enumerate(team)
        for b in team[i + 1 :]
        if partnered is not None
    )
    return Split(
        tuple(teams),
        tuple(named),
        strengths.quality(teams),
        odds.expected,
        odds.win,
        odds.draw,
        tuple(float(m) for m in mean),
        repeats,
        proven,
    )
