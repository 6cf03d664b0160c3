"""Whether a Swiss round is left at all, and if not, which rule to relax."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.pairing.base import Bools
from tourney.pairing.matching import Tier, best_matching, unmatched
from tourney.pairing.relax import MORE_PEOPLE, Relax, RoundError, allow, give_byes, set_to
from tourney.pairing.swiss_field import SwissField
from tourney.standings.contest import Contest

KEPT = QT_TRANSLATE_NOOP(
    "Pairing", "The pairs kept apart leave nobody for {names}. Allow one of the pairs, or give a bye by hand."
)
NOBODY_NEW = QT_TRANSLATE_NOOP(
    "Pairing",
    "No round without a rematch or a second bye is left for {names}. Allow one, or give a bye by hand.",
)
SIDES = QT_TRANSLATE_NOOP(
    "Pairing",
    "The rule of sides leaves nobody for {names}. Relax it, or give a bye by hand.",
)
SEVERAL = QT_TRANSLATE_NOOP(
    "Pairing", "The rules together leave nobody for {names}. Relax several of them, or let more people in."
)

RESORTS: dict[str, tuple[bool, bool]] = {
    "sides": (True, False),
    "rematch": (False, True),
    "both": (True, True),
}
"""Value of the option -> whether sides, whether rematches and second byes are free."""


def vertices(here: Sequence[int], n: int) -> list[int]:
    """Return the rows of a matrix of who may meet whom that are of this round, the bye last."""
    return [*here, n] if len(here) % 2 else list(here)


def round_exists(allowed: Bools, here: Sequence[int]) -> bool:
    """Return whether everybody here can be paired at once."""
    rows = vertices(here, len(allowed) - 1)
    return not unmatched(allowed[np.ix_(rows, rows)])


def refusal(
    contest: Contest,
    field: SwissField,
    here: Sequence[int],
    forbidden: Collection[tuple[int, int]],
    label: Text,
    *,
    boards: int,
) -> RoundError:
    """Return why there is no round, with every single change that would make one possible.

    *label* is that of the option "last_resort"; *boards* counts the boards that are pinned.
    """
    names = [unit.name for unit in contest.units]
    rows = vertices(here, contest.n)
    strict = field.allowed(here, apart=forbidden)
    alone = [rows[i] for i in unmatched(strict[np.ix_(rows, rows)]) if rows[i] < contest.n]
    listed = tuple(names[unit] for unit in alone)
    offers: list[Relax] = []
    text: Text = SEVERAL
    opened = _opened(field, here, forbidden, contest.n)
    if opened:
        text = KEPT
        offers.append(allow(opened, [(names[a], names[b]) for a, b in opened]))
    for value, (any_sides, again) in RESORTS.items():
        if round_exists(field.allowed(here, apart=forbidden, any_sides=any_sides, again=again), here):
            text = text if opened else SIDES if value == "sides" else NOBODY_NEW
            offers.append(set_to("last_resort", label, value))
            break
    if boards or len(here) - len(alone) >= 2:
        offers.append(give_byes(alone, [names[unit] for unit in alone]))
        text = NOBODY_NEW if text is SEVERAL else text
    field_name = "forbidden" if opened else "last_resort"
    return RoundError("no-round", text(names=listed), field=field_name, relax=offers or [MORE_PEOPLE])


def _opened(
    field: SwissField, here: Sequence[int], forbidden: Collection[tuple[int, int]], n: int
) -> list[tuple[int, int]]:
    """Return the fewest pairs kept apart that have to be allowed, where that alone makes a round."""
    if not forbidden:
        return []
    rows = vertices(here, n)
    free = field.allowed(here)[np.ix_(rows, rows)]
    place = {unit: i for i, unit in enumerate(rows)}
    cost = np.zeros(free.shape, dtype=np.int64)
    for a, b in forbidden:
        if a in place and b in place:
            cost[place[a], place[b]] = cost[place[b], place[a]] = 1
    found = best_matching([free], [Tier(cost)])
    if found is None:
        return []
    return [(rows[i], rows[j]) for i, j in found if cost[i, j]]
