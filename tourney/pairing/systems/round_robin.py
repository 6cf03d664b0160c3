"""Round robin: everybody meets everybody by Berger's tables, and what was missed is caught up with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.pairing.base import NO_PINS, Pins, Reason
from tourney.pairing.contest_base import NOBODY_ABSENT, PlannedBoard, PlannedFree, RoundPlan
from tourney.pairing.contest_pins import Hands, Pair, hands_of
from tourney.pairing.relax import MORE_PEOPLE, Relax, RoundError, allow, set_to, take_out
from tourney.standings.contest import Contest, Free
from tourney.standings.groups import MOST_GROUPS
from tourney.standings.round_robin import Meetings, meetings_of

CYCLES = QT_TRANSLATE_NOOP("Pairing", "Times around")
CYCLES_HELP = QT_TRANSLATE_NOOP("Pairing", "1 is a single round robin, 2 a double one with sides reversed.")
GROUPS = QT_TRANSLATE_NOOP("Pairing", "Groups")
GROUPS_HELP = QT_TRANSLATE_NOOP(
    "Pairing", "Everybody is placed by strength in snake order; each group plays by itself. 1 for none."
)
FREE_ROUND = QT_TRANSLATE_NOOP("Pairing", "The free round of an odd field")
FREE_CHOICES = {
    "nothing": QT_TRANSLATE_NOOP("Pairing", "is worth nothing"),
    "bye": QT_TRANSLATE_NOOP("Pairing", "is worth a bye"),
}
SWAP_LAST = QT_TRANSLATE_NOOP("Pairing", "Exchange the last two rounds of a cycle")
SWAP_HELP = QT_TRANSLATE_NOOP("Pairing", "Nobody then has the same side three times running at the turn.")

OVER = QT_TRANSLATE_NOOP(
    "Pairing", "Everybody has met everybody: the round robin is over. Add another time around."
)
MET_OFTEN = QT_TRANSLATE_NOOP(
    "Pairing", "{a} and {b} have met as often as planned. Take the pin out, or add another time around."
)
NONE_HERE = QT_TRANSLATE_NOOP(
    "Pairing", "Nobody who can play now has a game left against anybody else here. Let somebody absent play."
)
ALL_BYES = QT_TRANSLATE_NOOP("Pairing", "With these byes nobody is left who could play. Take one back.")
ALL_APART = QT_TRANSLATE_NOOP("Pairing", "Only games of pairs kept apart are left. Allow one of the pairs.")
NO_OPPONENT = QT_TRANSLATE_NOOP("Pairing", "The field is odd: free in this round")
OPPONENT_AWAY = QT_TRANSLATE_NOOP("Pairing", "{b} has no part in this round; the game stays to be played")
OPPONENT_LEFT = QT_TRANSLATE_NOOP("Pairing", "{b} has left")
OPPONENT_APART = QT_TRANSLATE_NOOP("Pairing", "{b} is kept apart: the game is left out")
CAUGHT_UP = QT_TRANSLATE_NOOP("Pairing", "A game of an earlier round, caught up with")
PINNED = QT_TRANSLATE_NOOP("Pairing", "Pinned by hand")
OFF_TABLE = QT_TRANSLATE_NOOP(
    "Pairing", "The round differs from the table because of pins; every game still comes up once."
)


@dataclass(frozen=True, slots=True)
class RoundRobinOptions:
    """What a person may set for a round robin.

    Raises
    ------
    TourneyError
        Code "bad-option".
    """

    cycles: int = option(1, CYCLES, help=CYCLES_HELP, low=1, high=10)
    groups: int = option(1, GROUPS, help=GROUPS_HELP, low=1, high=MOST_GROUPS)
    free_round: str = option("nothing", FREE_ROUND, choices=FREE_CHOICES)
    swap_last: bool = option(True, SWAP_LAST, help=SWAP_HELP)

    def __post_init__(self) -> None:
        check(self)


class RoundRobin:
    """Berger's tables, kept to as long as everybody is there."""

    key = "round-robin"
    label = QT_TRANSLATE_NOOP("Pairing", "Round robin")
    options_type: type[Any] = RoundRobinOptions
    reads_contest = True

    def propose(
        self,
        contest: Contest,
        options: Any = None,
        *,
        absent: Mapping[int, Free] = NOBODY_ABSENT,
        pins: Pins = NO_PINS,
        forbidden: Collection[Pair] = (),
        rng_seed: int = 0,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> RoundPlan:
        """Return the next round; see ``ContestSystem``.

        A round follows the table. Who cannot play his game of the table is free, and plays it in a later
        round in which his opponent is free as well, or after the last one. Pins that differ from the table
        make a round of as many games that are still to be played as there can be.

        Raises
        ------
        RoundError
            "too-few", "pin-self", "pin-twice", "pin-absent", "kept-apart", "met", "no-round" or
            "finished".
        """
        chosen = RoundRobinOptions() if options is None else options
        checkpoint(0, 2, progress, cancelled)
        hands = hands_of(contest, absent, pins, forbidden)
        meetings = meetings_of(contest, cycles=chosen.cycles, swap_last=chosen.swap_last)
        for a, b in hands.pairs:
            if meetings.left(a, b) < 1:
                raise _met(hands, chosen, (a, b))
        number = contest.rounds + 1
        table = meetings.table(number)
        boards, off_table = _boards(hands, meetings, table, number)
        checkpoint(1, 2, progress, cancelled)
        if not boards:
            raise _refusal(hands, meetings, chosen)
        pinned = {frozenset(pair) for pair in hands.pairs}
        planned = [_planned(meetings, pair, pinned, number) for pair in boards]
        seated = {unit for board in planned for unit in board.sides}
        worth = Free.PAIRING if chosen.free_round == "bye" else Free.ZERO
        free = [_free(hands, table, unit, worth) for unit in hands.here if unit not in seated]
        notes = (Reason("off-table", OFF_TABLE),) if off_table else ()
        checkpoint(2, 2, progress, cancelled)
        return RoundPlan(
            self.key, rng_seed, number, tuple(planned), (*hands.free(), *free), hands.gone, notes
        )


def _boards(hands: Hands, meetings: Meetings, table: Sequence[Pair], number: int) -> tuple[list[Pair], bool]:
    """Return the pairs of the round, and whether pins took it off the table."""
    here = set(hands.here)
    listed = {frozenset(pair) for pair in table}
    if any(frozenset(pair) not in listed for pair in hands.pairs):
        placed = {unit for pair in hands.pairs for unit in pair}
        rest = [unit for unit in hands.here if unit not in placed]
        return [*hands.pairs, *_matched(hands, meetings, rest, number, early=True)], True
    by_hand = {frozenset(pair): pair for pair in hands.pairs}
    boards = [
        by_hand.get(frozenset((a, b)), (a, b))
        for a, b in table
        if {a, b} <= here
        and frozenset((a, b)) not in hands.apart
        # A pin holds though the game was played early: it is one of a later time around.
        and (frozenset((a, b)) in by_hand or meetings.due(a, b, number))
    ]
    seated = {unit for pair in boards for unit in pair}
    rest = [unit for unit in hands.here if unit not in seated]
    # Somebody missing must not cost everybody a round: without a board, games of later rounds come up.
    return boards + _matched(hands, meetings, rest, number, early=not boards), False


def _matched(
    hands: Hands, meetings: Meetings, units: Sequence[int], number: int, *, early: bool
) -> list[Pair]:
    """Return as many games still to be played as can be, those overdue first; later rounds if *early*."""
    edges = []
    owed: Counter[int] = Counter()
    for a, b in combinations(units, 2):
        if meetings.left(a, b) > 0 and frozenset((a, b)) not in hands.apart:
            owed.update((a, b))
            if early or meetings.overdue(a, b, number):
                edges.append((a, b))
    if not edges:
        return []
    import rustworkx

    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(list(range(hands.contest.n)))
    weight = {(a, b): 4 * owed.total() * meetings.overdue(a, b, number) + owed[a] + owed[b] for a, b in edges}
    graph.add_edges_from([(a, b, weight[a, b]) for a, b in edges])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)


def _planned(meetings: Meetings, pair: Pair, pinned: Collection[frozenset[int]], number: int) -> PlannedBoard:
    by_hand = frozenset(pair) in pinned
    sides = pair if by_hand else meetings.sides(*pair)
    reasons: list[Reason] = []
    if by_hand:
        reasons.append(Reason("pinned", PINNED, pair))
    elif meetings.overdue(*pair, number):
        reasons.append(Reason("caught-up", CAUGHT_UP, pair))
    return PlannedBoard(sides, pinned=by_hand, reasons=tuple(reasons))


def _free(hands: Hands, table: Iterable[Pair], unit: int, worth: Free) -> PlannedFree:
    other = next((b if a == unit else a for a, b in table if unit in (a, b)), None)
    if other is None:
        return PlannedFree(unit, worth, reason=Reason("free", NO_OPPONENT, (unit,)))
    words: Text = OPPONENT_AWAY
    if hands.contest.units[other].withdrawn:
        words = OPPONENT_LEFT
    elif frozenset((unit, other)) in hands.apart:
        words = OPPONENT_APART
    reason = Reason("opponent-out", words(b=hands.name(other)), (unit, other))
    return PlannedFree(unit, Free.ZERO, reason=reason)


def _more_cycles(options: RoundRobinOptions) -> list[Relax]:
    return [set_to("cycles", CYCLES, options.cycles + 1)] if options.cycles < 10 else []


def _met(hands: Hands, options: RoundRobinOptions, pair: Pair) -> RoundError:
    offers = [take_out([pair], [hands.names(pair)]), *_more_cycles(options)]
    text = MET_OFTEN(a=hands.name(pair[0]), b=hands.name(pair[1]))
    return RoundError("met", text, field="pins", relax=offers)


def _refusal(hands: Hands, meetings: Meetings, options: RoundRobinOptions) -> RoundError:
    active = [unit for unit in range(hands.contest.n) if unit not in hands.gone]
    left = [pair for pair in combinations(active, 2) if meetings.left(*pair) > 0]
    if not left:
        return RoundError("finished", OVER, field="cycles", relax=_more_cycles(options))
    apart = [pair for pair in left if frozenset(pair) in hands.apart]
    open_ = [pair for pair in left if frozenset(pair) not in hands.apart]
    here = set(hands.here)
    if not open_ or any(set(pair) <= here for pair in apart):
        names = [(hands.name(a), hands.name(b)) for a, b in apart]
        first = next((i for i, pair in enumerate(apart) if set(pair) <= here), 0)
        offer = allow([apart[first]], [names[first]])
        return RoundError("kept-apart", ALL_APART, field="forbidden", relax=[offer])
    back = next((pair for pair in open_ if set(pair) <= here | set(hands.byes)), None)
    if back is not None:
        groups = [(unit,) for unit in back if unit in hands.byes]
        offer = take_out(groups, [hands.name(group[0]) for group in groups])
        return RoundError("no-round", ALL_BYES, field="pins", relax=[offer])
    return RoundError("no-round", NONE_HERE, field="absent", relax=[MORE_PEOPLE])


PLUGIN = RoundRobin()
