"""Tables: everybody against everybody in groups of three to ten, by level or mixed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import option
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing import groups
from tourney.pairing.arrange import FORBIDDEN, task_of
from tourney.pairing.base import NO_PINS, Options, Pins, Pool, Proposal
from tourney.pairing.relax import MORE_PEOPLE, RoundError, take_out
from tourney.pairing.seating import joined
from tourney.pairing.teams import even_sizes
from tourney.ratings.base import Floats, Ints

TOO_FEW = QT_TRANSLATE_NOOP("Pairing", "{n} are free to play; a table needs {size}.")
TOO_LARGE = QT_TRANSLATE_NOOP("Pairing", "{names} are to share a table, but a table has {size} places only.")

FEWEST, MOST = 3, 10
STEPS = 3


@dataclass(frozen=True, slots=True)
class TableOptions(Options):
    """What a person may set for a round of tables.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    size: int = option(
        4,
        QT_TRANSLATE_NOOP("Pairing", "Players a table"),
        help=QT_TRANSLATE_NOOP("Pairing", "As near to it as the number of people lets; sizes differ by one."),
        low=FEWEST,
        high=MOST,
    )
    exact: bool = option(
        False,
        QT_TRANSLATE_NOOP("Pairing", "Exactly this many"),
        help=QT_TRANSLATE_NOOP("Pairing", "Those left over sit out in turn."),
    )
    by: str = option(
        "level",
        QT_TRANSLATE_NOOP("Pairing", "Tables are made"),
        choices={
            "level": QT_TRANSLATE_NOOP("Pairing", "by level: equals meet"),
            "balanced": QT_TRANSLATE_NOOP("Pairing", "mixed: all tables equally strong"),
        },
    )
    boards: int = option(
        0,
        QT_TRANSLATE_NOOP("Pairing", "Tables at most"),
        help=QT_TRANSLATE_NOOP("Pairing", "The others sit out in turn; 0 sets no limit."),
        low=0,
        high=9999,
    )
    repeats: float = option(
        0.3,
        QT_TRANSLATE_NOOP("Pairing", "New faces"),
        help=QT_TRANSLATE_NOOP("Pairing", "Match quality given up to avoid two meeting again."),
        low=0.0,
        high=5.0,
    )
    same_group: float = option(
        0.1,
        QT_TRANSLATE_NOOP("Pairing", "Same club apart"),
        help=QT_TRANSLATE_NOOP("Pairing", "Match quality given up to keep two of one club apart."),
        low=0.0,
        high=5.0,
    )


class Tables:
    """Tables whose sizes differ by one at most, with even games or equal tables, and few repeats."""

    key = "tables"
    label = QT_TRANSLATE_NOOP("Pairing", "Tables")
    options_type: type[Any] = TableOptions

    def propose(
        self,
        pool: Pool,
        options: Any = None,
        *,
        pins: Pins = NO_PINS,
        rng_seed: int = 0,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> Proposal:
        """Return a round of tables, each player a side of his own; see ``PairingSystem``.

        Raises
        ------
        RoundError
            "too-few", "too-large", "no-room", "no-round", "pin-twice", "pin-self".
        """
        chosen = options if isinstance(options, TableOptions) else TableOptions()
        checkpoint(0, STEPS, progress, cancelled)
        rest = groups.not_placed(pool, pins)
        apart = pool.forbidden.copy()
        for a, b in pins.apart:
            apart[a, b] = True
        groups.refuse_contradictions(pool, pins, [*pins.together, *pins.pairs], apart)
        sizes = table_sizes(len(rest), chosen, len(pins.boards))
        called = groups.call(pool, pins, rest, len(rest) - sum(sizes), chosen, rng_seed)
        checkpoint(1, STEPS, progress, cancelled)
        tables: list[groups.Sides] = []
        total = 0.0
        if sizes:
            teams, total = _seated(pool, chosen, pins, called, np.array(sizes), rng_seed, cancelled)
            tables = [tuple((player,) for player in team) for team in teams]
        elif not pins.boards:
            raise _too_few(pool, pins, rest, chosen)
        checkpoint(2, STEPS, progress, cancelled)
        held = {p for group in [*pins.pairs, *pins.together] for p in group}
        proposal = groups.round_of(
            pool, chosen, called, tables, by_hand=held, system=self.key, rng_seed=rng_seed, total=total
        )
        checkpoint(STEPS, STEPS, progress, cancelled)
        return proposal


def table_sizes(n: int, options: TableOptions, taken: int = 0) -> tuple[int, ...]:
    """Return the sizes of the tables for n people; what they fall short of n sits out.

    *taken* tables are in use already.
    """
    most = max(options.boards - taken, 0) if options.boards else n
    if options.exact:
        return (options.size,) * min(n // options.size, most)
    if n < FEWEST or not most:
        return ()
    tables = max(round(n / options.size), 1)
    while n // tables < FEWEST:
        tables -= 1
    while -(-n // tables) > MOST:
        tables += 1
    if tables > most:
        return even_sizes(min(n, most * max(options.size, min(-(-n // most), MOST))), most)
    return even_sizes(n, tables)


def _seated(
    pool: Pool,
    options: TableOptions,
    pins: Pins,
    called: groups.Called,
    sizes: Ints,
    rng_seed: int,
    cancelled: CancelCheck | None,
) -> tuple[list[tuple[int, ...]], float]:
    playing = set(called.players)
    wanted = [*pins.together, *pins.pairs]
    together = [tuple(p for p in group if p in playing) for group in wanted]
    units = [unit for unit in joined(pool.n, together) if unit[0] in playing]
    for unit in units:
        if len(unit) > sizes.max():
            torn = [group for group in wanted if set(group) & set(unit)]
            offer = take_out(torn, [" – ".join(pool.name(p) for p in group) for group in torn])
            text = TOO_LARGE(names=tuple(pool.name(p) for p in unit), size=int(sizes.max()))
            raise RoundError("too-large", text, field="pins", relax=[offer])
    units.sort(key=lambda unit: (-max(float(pool.mean[p]) for p in unit), unit))
    mate = _costs(pool, options, pins, together)
    none = np.zeros((pool.n, pool.n))
    if options.by == "level":
        board = np.arange(len(sizes))
        task = task_of(pool.sides(), units, mate, none, sizes, board, gain=0.0)
    else:
        board = np.zeros(len(sizes), dtype=np.int64)
        task = task_of(pool.sides(), units, mate, none, sizes, board, gain=float(len(sizes)))
    given = np.full(len(units), -1, dtype=np.int64)
    in_order = [np.repeat(np.arange(len(sizes)), sizes)] if len(units) == sizes.sum() else []
    return groups.seat(
        pool, task, units, given, (mate, none), pins, rng_seed, extra=in_order, cancelled=cancelled
    )


def _costs(pool: Pool, options: TableOptions, pins: Pins, together: list[tuple[int, ...]]) -> Floats:
    """Return (n, n) what sharing a table costs two people; by level, less the quality of their game."""
    cost = groups.opponents_cost(pool, options, options.repeats)
    if options.same_group > 0 and pool.group is not None:
        same = (pool.group[:, None] == pool.group) & (pool.group[:, None] >= 0)
        cost += np.where(same, options.same_group, 0.0)
    if options.by == "level":
        cost -= 0.5 * (pool.quality + pool.quality.T)
    for a, b in pins.apart:
        cost[a, b] = cost[b, a] = FORBIDDEN
    np.fill_diagonal(cost, 0.0)
    return cost


def _too_few(pool: Pool, pins: Pins, rest: list[int], options: TableOptions) -> RoundError:
    size = options.size if options.exact else FEWEST
    offers = [MORE_PEOPLE]
    missing = size - len(rest)
    if len(pins.byes) >= missing > 0:
        freed = pins.byes[-missing:]
        offers.insert(0, take_out([(p,) for p in freed], [pool.name(p) for p in freed]))
    return RoundError("too-few", TOO_FEW(n=len(rest), size=size), field="pins", relax=offers)


PLUGIN = Tables()
