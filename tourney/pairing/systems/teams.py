"""Teams: even sides from those who are here, partners changing from round to round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing import groups
from tourney.pairing.arrange import FORBIDDEN, task_of
from tourney.pairing.base import NO_PINS, Options, Pins, Pool, Proposal
from tourney.pairing.relax import MORE_PEOPLE, RoundError, set_to, take_out
from tourney.pairing.seating import joined
from tourney.pairing.teams import TeamRules, even_sizes, split, typed_sizes
from tourney.ratings.base import Ints

TOO_FEW = QT_TRANSLATE_NOOP("Pairing", "{n} are free to play; a board of {sides} sides needs more people.")
TOO_MANY_TEAMS = QT_TRANSLATE_NOOP("Pairing", "{n} people cannot make {teams} teams. Set fewer teams.")
TOO_LARGE = QT_TRANSLATE_NOOP("Pairing", "{names} are to play together, but a side has {size} places only.")
PIN_IMPOSSIBLE = QT_TRANSLATE_NOOP(
    "Pairing", "{a} and {b} cannot meet with these sides. Take the pin out, or let them play together."
)
PLACES = QT_TRANSLATE_NOOP(
    "Pairing", "The teams have {seats} places, but only {n} are free to play. Set smaller teams."
)
SIZES_LABEL = QT_TRANSLATE_NOOP("Pairing", "Sizes by hand")
TEAMS_LABEL = QT_TRANSLATE_NOOP("Pairing", "Teams in all")

STEPS = 3


@dataclass(frozen=True, slots=True)
class TeamOptions(Options):
    """What a person may set for a round of teams.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    teams: int = option(
        0,
        TEAMS_LABEL,
        help=QT_TRANSLATE_NOOP(
            "Pairing", "Everybody here is split into so many teams for one game; 0 makes boards by size."
        ),
        low=0,
        high=200,
    )
    sizes: str = option(
        "",
        SIZES_LABEL,
        help=QT_TRANSLATE_NOOP(
            "Pairing",
            "One game of teams of these sizes, such as 5 4 4; the others sit out. Empty for even teams.",
        ),
    )
    size: int = option(
        2,
        QT_TRANSLATE_NOOP("Pairing", "Players a side"),
        help=QT_TRANSLATE_NOOP("Pairing", "Used when the number of teams is 0."),
        low=1,
        high=50,
    )
    sides: int = option(2, QT_TRANSLATE_NOOP("Pairing", "Sides a board"), low=2, high=20)
    boards: int = option(
        0,
        QT_TRANSLATE_NOOP("Pairing", "Boards at most"),
        help=QT_TRANSLATE_NOOP("Pairing", "The others sit out in turn; 0 sets no limit."),
        low=0,
        high=9999,
    )
    uneven: bool = option(
        False,
        QT_TRANSLATE_NOOP("Pairing", "Larger sides rather than sitting out"),
    )
    partners: float = option(
        0.5,
        QT_TRANSLATE_NOOP("Pairing", "New partners"),
        help=QT_TRANSLATE_NOOP("Pairing", "Match quality given up to avoid a repeated partner."),
        low=0.0,
        high=5.0,
    )
    opponents: float = option(
        0.1,
        QT_TRANSLATE_NOOP("Pairing", "New opponents"),
        help=QT_TRANSLATE_NOOP("Pairing", "Match quality given up to avoid a repeated opponent."),
        low=0.0,
        high=5.0,
    )

    def __post_init__(self) -> None:
        typed_sizes(str(self.sizes))  # a file made by hand may hold a number
        check(self)

    def of_one_game(self, n: int) -> tuple[int, ...]:
        """Return the sizes of the teams into which *n* people are split; none where there are boards."""
        return typed_sizes(str(self.sizes)) or (even_sizes(n, max(self.teams, 2)) if self.teams else ())


class Teams:
    """The sides whose games are the most open, fewest partners repeated, all sitting out equally often."""

    key = "teams"
    label = QT_TRANSLATE_NOOP("Pairing", "Teams")
    options_type: type[Any] = TeamOptions

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
        """Return a round of boards of teams; see ``PairingSystem``.

        Raises
        ------
        RoundError
            "too-few", "no-round", "pin-twice", "pin-self", and the codes of ``teams.split``.
        """
        chosen = options if isinstance(options, TeamOptions) else TeamOptions()
        checkpoint(0, STEPS, progress, cancelled)
        rest = groups.not_placed(pool, pins)
        apart = np.zeros((pool.n, pool.n), dtype=bool)
        for a, b in pins.apart:
            apart[a, b] = True
        groups.refuse_contradictions(pool, pins, pins.together, apart)
        checkpoint(1, STEPS, progress, cancelled)
        if chosen.of_one_game(len(rest)):
            called, boards, total = _one_game(pool, chosen, pins, rest, rng_seed, cancelled)
        else:
            called, boards, total = _boards(pool, chosen, pins, rest, rng_seed, cancelled)
        checkpoint(2, STEPS, progress, cancelled)
        held = {p for group in [*pins.pairs, *pins.together] for p in group}
        proposal = groups.round_of(
            pool, chosen, called, boards, by_hand=held, system=self.key, rng_seed=rng_seed, total=total
        )
        checkpoint(STEPS, STEPS, progress, cancelled)
        return proposal


_Found = tuple[groups.Called, list[groups.Sides], float]


def _one_game(
    pool: Pool,
    options: TeamOptions,
    pins: Pins,
    rest: list[int],
    rng_seed: int,
    cancelled: CancelCheck | None,
) -> _Found:
    sizes = options.of_one_game(len(rest))
    called = groups.call(pool, pins, rest, max(len(rest) - sum(sizes), 0), options, rng_seed)
    if not rest and pins.boards:
        return called, [], 0.0
    if len(rest) < max(len(sizes), 2) or len(rest) < sum(sizes):
        if len(rest) < 2:
            raise _too_few(pool, pins, rest, 2)
        if options.sizes:
            fitting = " ".join(map(str, even_sizes(len(rest), min(len(sizes), len(rest)))))
            smaller = set_to("sizes", SIZES_LABEL, fitting)
            text = PLACES(seats=sum(sizes), n=len(rest))
            raise RoundError("bad-sizes", text, field="sizes", relax=[smaller, MORE_PEOPLE])
        text = TOO_MANY_TEAMS(n=len(rest), teams=options.teams)
        offer = set_to("teams", TEAMS_LABEL, min(len(rest), 2))
        raise RoundError("too-few", text, field="teams", relax=[offer, MORE_PEOPLE])
    rules = TeamRules(
        sizes,
        pins.together,
        (*pins.apart, *pins.pairs),
        pins.captains,
        options.partners,
    )
    playing = sorted(called.players)
    best = split(pool, rules, players=playing, alternatives=1, rng_seed=rng_seed, cancelled=cancelled)[0]
    return called, [best.teams], best.quality


def _boards(
    pool: Pool,
    options: TeamOptions,
    pins: Pins,
    rest: list[int],
    rng_seed: int,
    cancelled: CancelCheck | None,
) -> _Found:
    seats = options.size * options.sides
    most = max(options.boards - len(pins.boards), 0) if options.boards else len(rest)
    full = min(len(rest) // seats, most)
    if not full and most and len(rest) >= 2 and not pins.boards:
        full, sizes = 1, even_sizes(len(rest), min(options.sides, len(rest)))
    elif options.uneven and full and (not options.boards or full < most):
        sizes = even_sizes(len(rest), full * options.sides)
    else:
        sizes = (options.size,) * (full * options.sides)
    called = groups.call(pool, pins, rest, len(rest) - sum(sizes), options, rng_seed)
    if not sizes:
        if not pins.boards:
            raise _too_few(pool, pins, rest, options.sides)
        return called, [], 0.0
    playing = set(called.players)
    together = [tuple(p for p in group if p in playing) for group in pins.together]
    units = [unit for unit in joined(pool.n, together) if unit[0] in playing]
    for unit in units:
        if len(unit) > max(sizes):
            torn = [group for group in pins.together if set(group) & set(unit)]
            names = tuple(pool.name(p) for p in unit)
            offer = take_out(torn, [" – ".join(pool.name(p) for p in group) for group in torn])
            text = TOO_LARGE(names=names, size=max(sizes))
            raise RoundError("too-large", text, field="together", relax=[offer])
    units.sort(key=lambda unit: (-max(float(pool.mean[p]) for p in unit), unit))
    board = np.minimum(np.arange(len(sizes)) // options.sides, full - 1)
    mate = np.zeros((pool.n, pool.n))
    if pool.times_partnered is not None:
        mate += options.partners * np.maximum(pool.times_partnered, pool.times_partnered.T)
    for a, b in pins.apart:
        mate[a, b] = mate[b, a] = FORBIDDEN
    np.fill_diagonal(mate, 0.0)
    rival = groups.opponents_cost(pool, options, options.opponents)
    for a, b in pins.pairs:
        rival[a, b] = rival[b, a] = 0.0
    given = _given(pool, pins, units, np.array(sizes), board)
    task = task_of(pool.sides(), units, mate, rival, np.array(sizes), board, fixed=np.asarray(given >= 0))
    teams, total = groups.seat(pool, task, units, given, (mate, rival), pins, rng_seed, cancelled=cancelled)
    boards: list[list[tuple[int, ...]]] = [[] for _ in range(full)]
    for t, team in enumerate(teams):
        boards[int(board[t])].append(team)
    strengths = pool.sides()
    return called, [tuple(sorted(sides, key=lambda s: _strongest(strengths, s))) for sides in boards], total


def _strongest(strengths: Any, side: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
    return -float(strengths.mean[list(side)].sum()), side


def _given(pool: Pool, pins: Pins, units: list[tuple[int, ...]], sizes: Ints, board: Ints) -> Ints:
    """Return the teams of those pinned to meet: each two on one board, the boards taken in turn."""
    home = {player: i for i, unit in enumerate(units) for player in unit}
    given = np.full(len(units), -1, dtype=np.int64)
    room = sizes.copy()

    def open_teams(unit: int, on: int | None, but: int | None) -> list[int]:
        fine = [
            t
            for t in range(len(sizes))
            if room[t] >= len(units[unit]) and on in (None, board[t]) and t != but
        ]
        return sorted(fine, key=lambda t: (-int(room[board == board[t]].sum()), t))

    def put(unit: int, team: int) -> None:
        given[unit] = team
        room[team] -= len(units[unit])

    for a, b in pins.pairs:
        if a not in home or b not in home:
            continue
        one, other = home[a], home[b]
        if given[one] < 0 <= given[other]:
            one, other = other, one
        fine = one != other
        if fine and given[one] < 0:
            teams = open_teams(one, None, None)
            fine = bool(teams)
            if fine:
                put(one, teams[0])
        if fine and given[other] < 0:
            teams = open_teams(other, int(board[given[one]]), int(given[one]))
            fine = bool(teams)
            if fine:
                put(other, teams[0])
        if not (fine and board[given[one]] == board[given[other]] and given[one] != given[other]):
            names = (pool.name(a), pool.name(b))
            offer = take_out([(a, b)], [" – ".join(names)])
            text = PIN_IMPOSSIBLE(a=names[0], b=names[1])
            raise RoundError("pin-impossible", text, field="pins", relax=[offer])
    return given


def _too_few(pool: Pool, pins: Pins, rest: list[int], sides: int) -> RoundError:
    offers = [MORE_PEOPLE]
    if pins.byes and pool.n >= 2:
        freed = pins.byes[-(2 - min(len(rest), 1)) :]
        offers.insert(0, take_out([(p,) for p in freed], [pool.name(p) for p in freed]))
    return RoundError("too-few", TOO_FEW(n=len(rest), sides=sides), field="pins", relax=offers)


PLUGIN = Teams()
