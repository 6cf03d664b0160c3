"""The draw of a first round when some wishes go before the seeds: pairs, byes, and who must not meet."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tourney.standings.bracket import From, Shape

Pair = tuple[int, int]


def with_wishes(
    shape: Shape,
    order: Sequence[int],
    pairs: Sequence[Pair],
    byes: Sequence[int],
    apart: Collection[frozenset[int]],
) -> tuple[int, ...]:
    """Return the entrants by seed, moved as little as the wishes need.

    Parameters
    ----------
    order : sequence of int
        Entrants from the top seed down.
    pairs, byes : sequences
        Who is to meet in the first round and who is to have a bye in it.
    apart : collection of frozenset of two
        Who must not meet in the first round.

    Wishes that the bracket has no room for are left as they are; whoever asked looks at the result.
    """
    draw = _Draw(shape, order)
    held: set[int] = set()
    for a, b in pairs:
        if {a, b} <= set(order):
            held |= draw.bring_together(a, b, held)
    for unit in byes:
        if unit in order:
            held |= draw.give_bye(unit, held)
    for _ in range(len(order)):
        clash = next((pair for pair in draw.boards() if frozenset(pair) in apart), None)
        if clash is None or not draw.part(clash, held, apart):
            break
    return draw.order()


class _Draw:
    """Entrants at the seeds of a shape, and swaps among them."""

    def __init__(self, shape: Shape, order: Sequence[int]) -> None:
        self._at = list(order)
        self._meets: dict[int, int] = {}
        self._free: list[int] = []
        for slot in shape.slots:
            seeds = [one.seed - 1 for one in slot.sources if one is not None and one.kind is From.SEED]
            if slot.round == 1 and slot.bye and seeds:
                self._free.append(seeds[0])
            elif slot.round == 1 and len(seeds) == 2:
                self._meets[seeds[0]], self._meets[seeds[1]] = seeds[1], seeds[0]
        self._free.sort()

    def order(self) -> tuple[int, ...]:
        """Return the entrants by seed, those with a bye in the order in which they were given."""
        return tuple(self._at)

    def boards(self) -> Iterator[Pair]:
        """Yield who meets in the first round, from the top seed down."""
        for a, b in sorted(self._meets.items()):
            if a < b:
                yield (self._at[a], self._at[b])

    def bring_together(self, a: int, b: int, held: set[int]) -> set[int]:
        """Seat b opposite a, else a opposite b, else both in the last game of the round that is free."""
        for one, other in ((a, b), (b, a)):
            seat = self._meets.get(self._at.index(one))
            if seat is not None and self._at[seat] not in held:
                self._swap(self._at.index(other), seat)
                return {a, b}
        for seat in sorted(self._meets, reverse=True):
            opposite = self._meets[seat]
            if not {self._at[seat], self._at[opposite]} & held:
                self._swap(self._at.index(b), seat)
                self._swap(self._at.index(a), opposite)
                return {a, b}
        return set()

    def give_bye(self, unit: int, held: set[int]) -> set[int]:
        """Seat somebody where the lowest seed with a bye sits."""
        seat = self._at.index(unit)
        if seat in self._free:
            return {unit}
        for free in reversed(self._free):
            if self._at[free] not in held:
                self._swap(seat, free)
                return {unit}
        return set()

    def part(self, clash: Pair, held: set[int], apart: Collection[frozenset[int]]) -> bool:
        """Swap one of two who must not meet with the nearest seed that makes no other clash."""
        for mine in sorted((self._at.index(unit) for unit in clash), reverse=True):
            if self._at[mine] in held:
                continue
            for other in sorted(range(len(self._at)), key=lambda seat: (abs(seat - mine), seat)):
                if other == mine or self._at[other] in held or self._meets.get(mine) == other:
                    continue
                self._swap(mine, other)
                if not (self._clashes(mine, apart) or self._clashes(other, apart)):
                    return True
                self._swap(mine, other)
        return False

    def _clashes(self, seat: int, apart: Collection[frozenset[int]]) -> bool:
        opposite = self._meets.get(seat)
        return opposite is not None and frozenset((self._at[seat], self._at[opposite])) in apart

    def _swap(self, i: int, j: int) -> None:
        self._at[i], self._at[j] = self._at[j], self._at[i]
