"""Why these two: one short line a pair, and what else holds of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.pairing.base import Bools, Pool, Reason
from tourney.pairing.cost import beyond_gap, in_span, kept_apart
from tourney.pairing.soft import BalancedOptions, games_of, newcomers
from tourney.ratings.base import Floats

PINNED = QT_TRANSLATE_NOOP("Pairing", "Pinned by hand")
MET_BEFORE = QT_TRANSLATE_NOOP("Pairing", "A rematch: they met %n round(s) ago")
REMATCH = QT_TRANSLATE_NOOP("Pairing", "Met %n round(s) ago; no round without a rematch is left")
BEYOND = QT_TRANSLATE_NOOP("Pairing", "{n} points apart, more than the largest gap set")
ONLY = QT_TRANSLATE_NOOP("Pairing", "Only opponent left for {a} without a rematch")
ONLY_ALLOWED = QT_TRANSLATE_NOOP("Pairing", "Only opponent here who is not kept apart from {a}")
TELLS_MOST = QT_TRANSLATE_NOOP("Pairing", "{a} is provisional; this game tells us most")
TELLS_MUCH = QT_TRANSLATE_NOOP("Pairing", "{a} is provisional; each game tells us much")
BOTH_NEW = QT_TRANSLATE_NOOP("Pairing", "Both are provisional; {n} points apart for now")
WIDEST = QT_TRANSLATE_NOOP("Pairing", "Largest gap here: {n} points")
MET_NEARER = QT_TRANSLATE_NOOP("Pairing", "{a} has met everybody nearer")
CLOSEST = QT_TRANSLATE_NOOP("Pairing", "Closest pair not met for %n round(s)")
EVEN = QT_TRANSLATE_NOOP("Pairing", "Even on paper: {p} to {q}")
NEVER_MET = QT_TRANSLATE_NOOP("Pairing", "{n} points apart, never met")
LAST_MET = QT_TRANSLATE_NOOP("Pairing", "{n} points apart, last met %n round(s) ago")
ANCHOR = QT_TRANSLATE_NOOP("Pairing", "Anchor game {k} of {n}: {a} meets an established player")
SAME_CLUB = QT_TRANSLATE_NOOP("Pairing", "Both are of one club")
SAME_HOUSE = QT_TRANSLATE_NOOP("Pairing", "Both are of one household")
INFORMATIVE = QT_TRANSLATE_NOOP("Pairing", "Of the games {a} could have here, this one tells most")
SCORES = QT_TRANSLATE_NOOP("Pairing", "Their scores are {n} points apart")

EVEN_WITHIN = 0.02
"""How far from one half an expectation may be and be called even."""

WHOLE_POINTS_FROM = 100.0
"""Scales with ratings this large (1500 and the like, not 25) are told in whole points."""

WIDEST_FROM = 3
"""The widest pair is worth a word from this many boards on."""

SAME_INFORMATION = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What the reasons of one round look at; (n, n) over the pool.

    ``open`` are the pairs free to meet among those not placed by hand, ``gaps`` the rating distances,
    ``nearest`` (n,) the smallest gap to a free opponent, ``anchored`` (n,) who is to play anchor games,
    ``choices`` how many free opponents each has; ``hundreds`` says that gaps are told in whole points.
    """

    pool: Pool
    options: BalancedOptions
    met: Bools
    apart: Bools
    open: Bools
    gaps: Floats
    nearest: Floats
    widest: frozenset[int]
    by_hand: Collection[frozenset[int]]
    anchored: Bools
    choices: list[int]
    hundreds: bool


def outlook(
    pool: Pool,
    options: BalancedOptions,
    pairs: Sequence[tuple[int, int]],
    by_hand: Collection[frozenset[int]],
) -> Outlook:
    """Return what the reasons of the round *pairs* look at."""
    met, apart = in_span(pool, options), kept_apart(pool)
    placed = sorted({player for group in by_hand for player in group})
    open_ = ~met & ~apart
    open_[placed, :] = False
    open_[:, placed] = False
    gaps = np.abs(pool.mean[:, None] - pool.mean[None, :])
    nearest = np.where(open_, gaps, np.inf).min(axis=1)
    widest: frozenset[int] = frozenset()
    if len(pairs) >= WIDEST_FROM:
        ranked = sorted(pairs, key=lambda pair: gaps[pair])
        if gaps[ranked[-1]] > gaps[ranked[-2]]:
            widest = frozenset(ranked[-1])
    return Outlook(
        pool,
        options,
        met,
        apart,
        open_,
        gaps,
        nearest,
        widest,
        by_hand,
        newcomers(pool, options),
        np.count_nonzero(open_, axis=1).tolist(),
        in_hundreds(pool),
    )


def pair_reasons(view: Outlook, a: int, b: int) -> tuple[Reason, ...]:
    """Return the reasons of one board, the telling one first; a is the higher rated."""
    about = (a, b)
    return tuple(Reason(code, text, about) for code, text in _reasons(view, a, b))


def in_hundreds(pool: Pool) -> bool:
    """Return whether gaps are told in whole points: the scale is one of hundreds."""
    return float(np.abs(pool.mean).max(initial=0.0)) >= WHOLE_POINTS_FROM


def _reasons(view: Outlook, a: int, b: int) -> Iterator[tuple[str, Text]]:
    pool, pair = view.pool, frozenset((a, b))
    gap = float(view.gaps[a, b])
    n = f"{gap:.0f}" if view.hundreds else f"{gap:.1f}"
    since = int(min(pool.rounds_since_met[a, b], pool.rounds_since_met[b, a]))
    met_ever = bool(pool.times_met[a, b] or pool.times_met[b, a])
    pinned = pair in view.by_hand
    if pinned:
        yield "pinned", PINNED
    if view.met[a, b]:
        yield "rematch", (MET_BEFORE if pinned else REMATCH)(count=since)
    if beyond_gap(gap, view.options):
        yield "beyond-gap", BEYOND(n=n)
    if not pinned:
        yield from _scarcity(view, a, b)
    yield from _anchor(view, a, b)
    yield from _provisional(view, a, b, n)
    if pair == view.widest:
        yield "widest", WIDEST(n=n)
    if not pinned and not view.met[a, b]:
        yield from _nearness(view, a, b, since if met_ever else None)
    yield from _soft(view, a, b)
    expected = float(pool.expected[a, b])
    if abs(expected - 0.5) <= EVEN_WITHIN:
        percent = round(100 * expected)
        yield "even", EVEN(p=percent, q=100 - percent)
    if met_ever:
        yield "last-met", LAST_MET(count=since, n=n)
    else:
        yield "never-met", NEVER_MET(n=n)


def _anchor(view: Outlook, a: int, b: int) -> Iterator[tuple[str, Text]]:
    pool = view.pool
    for new, other in ((a, b), (b, a)):
        if view.anchored[new] and not pool.provisional[other]:
            k = games_of(pool, new) + 1
            yield "anchor", ANCHOR(a=pool.name(new), k=k, n=view.options.anchors)


def _soft(view: Outlook, a: int, b: int) -> Iterator[tuple[str, Text]]:
    pool, options = view.pool, view.options
    for code, text, members in (
        ("same-household", SAME_HOUSE, pool.household),
        ("same-group", SAME_CLUB, pool.group),
    ):
        if members is not None and members[a] >= 0 and members[a] == members[b]:
            yield code, text
    if options.floats > 0 and pool.score is not None and abs(pool.score[a] - pool.score[b]) >= 1:
        yield "scores-apart", SCORES(n=f"{abs(pool.score[a] - pool.score[b]):g}")
    if options.information > 0 and pool.information is not None and view.open[a, b]:
        for one, other in ((a, b), (b, a)):
            told = pool.information[one]
            if told[other] >= told[view.open[one]].max(initial=0.0) - SAME_INFORMATION:
                yield "tells-most", INFORMATIVE(a=pool.name(one))
                break


def _scarcity(view: Outlook, a: int, b: int) -> Iterator[tuple[str, Text]]:
    if min(view.choices[a], view.choices[b]) != 1 or not view.open[a, b]:
        return
    if np.count_nonzero(view.choices) <= 2:
        return
    for one in (a, b):
        if view.choices[one] == 1:
            text = ONLY if view.met[one].any() else ONLY_ALLOWED
            yield "only", text(a=view.pool.name(one))
            return


def _provisional(view: Outlook, a: int, b: int, n: str) -> Iterator[tuple[str, Text]]:
    pool = view.pool
    if pool.provisional[a] and pool.provisional[b]:
        yield "both-provisional", BOTH_NEW(n=n)
    elif pool.provisional[a] or pool.provisional[b]:
        new, other = (a, b) if pool.provisional[a] else (b, a)
        # What a game can tell of a player grows with E(1 - E): the least certain result tells most.
        tells = pool.expected[new] * (1.0 - pool.expected[new])
        best = tells[view.open[new]].max(initial=-np.inf)
        most = view.open[new, other] and tells[other] >= best - SAME_INFORMATION
        yield "provisional", (TELLS_MOST if most else TELLS_MUCH)(a=pool.name(new))


def _nearness(view: Outlook, a: int, b: int, since: int | None) -> Iterator[tuple[str, Text]]:
    gap = view.gaps[a, b]
    for one in (a, b):
        if gap <= view.nearest[one] and (view.met[one] & (view.gaps[one] < gap)).any():
            nearer = (view.gaps[one] < gap) & ~view.apart[one]
            if (view.met[one] | ~nearer).all():
                yield "met-nearer", MET_NEARER(a=view.pool.name(one))
                break
    if since is not None and gap <= min(view.nearest[a], view.nearest[b]):
        yield "closest", CLOSEST(count=since)
