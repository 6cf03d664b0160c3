"""A round robin as it stands: who has which number of the table, and which games are still to be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tourney.standings.bracket_entrants import seed_order
from tourney.standings.contest import Contest
from tourney.standings.schedule import ScheduleRound, berger
from tourney.standings.withdrawals import Meeting

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Meetings:
    """The games of a round robin, played and to come.

    ``order`` are units by their number in the table (late entries have none), ``rounds`` the table,
    ``cycles`` how often everybody meets, ``met`` how often a pair has a game, by the pair as a set.
    """

    order: tuple[int, ...]
    rounds: tuple[ScheduleRound, ...]
    cycles: int
    met: Counter[frozenset[int]]
    due_in: dict[frozenset[int], list[tuple[int, Pair]]]
    firsts: Counter[int]

    def left(self, a: int, b: int) -> int:
        """Return how many games the two still have to play."""
        return max(self.cycles - self.met[frozenset((a, b))], 0)

    def table(self, number: int) -> tuple[Pair, ...]:
        """Return the pairs of a round of the table; none after the last one."""
        if not 1 <= number <= len(self.rounds):
            return ()
        return tuple((self.order[a - 1], self.order[b - 1]) for a, b in self.rounds[number - 1].pairs)

    def due(self, a: int, b: int, number: int) -> bool:
        """Return whether a game of the two of this round or an earlier one is still to be played."""
        return self._planned(a, b, number) > self.met[frozenset((a, b))]

    def overdue(self, a: int, b: int, number: int) -> bool:
        """Return whether a game of an earlier round is, or any with somebody whom the table lacks."""
        in_table = frozenset((a, b)) in self.due_in
        if not in_table or number > len(self.rounds):
            return self.left(a, b) > 0
        return self._planned(a, b, number - 1) > self.met[frozenset((a, b))]

    def sides(self, a: int, b: int) -> Pair:
        """Return the two with the first side first: as the table has their next game, else by balance."""
        planned = self.due_in.get(frozenset((a, b)), ())
        done = self.met[frozenset((a, b))]
        if done < len(planned):
            return planned[done][1]
        return (a, b) if (self.firsts[a], a) <= (self.firsts[b], b) else (b, a)

    def _planned(self, a: int, b: int, number: int) -> int:
        return sum(due <= number for due, _ in self.due_in.get(frozenset((a, b)), ()))

    def schedule(self) -> tuple[Meeting, ...]:
        """Return the whole table as meetings of units."""
        return tuple(
            (number, a, b) for number in range(1, len(self.rounds) + 1) for a, b in self.table(number)
        )


def meetings_of(contest: Contest, *, cycles: int = 1, swap_last: bool = True) -> Meetings:
    """Return the games of a round robin as it stands.

    Numbers of the table are the seeds (then ratings, then the order of the units); once rounds are
    played, the numbers by which those can be read from the table.
    """
    members = _members(contest)
    rounds = berger(len(members), cycles=cycles, swap_last=swap_last)
    order = _numbering(contest, members, rounds)
    met = Counter(frozenset(game.sides) for game in contest.games if len(set(game.sides)) == 2)
    due_in: dict[frozenset[int], list[tuple[int, Pair]]] = {}
    for number, one in enumerate(rounds, 1):
        for i, j in one.pairs:
            pair = (order[i - 1], order[j - 1])
            due_in.setdefault(frozenset(pair), []).append((number, pair))
    firsts = Counter(game.sides[0] for game in contest.games)
    return Meetings(order, rounds, cycles, met, due_in, firsts)


def _members(contest: Contest) -> list[int]:
    """Return who is in the table: everybody from the first round on, late entries and early leavers not."""
    seen = {unit for game in contest.games for unit in game.sides} | {one.unit for one in contest.free}
    return [
        unit
        for unit, one in enumerate(contest.units)
        if one.first_round <= 1 and (unit in seen or not one.withdrawn)
    ]


def _numbering(contest: Contest, members: Sequence[int], rounds: Sequence[ScheduleRound]) -> tuple[int, ...]:
    order = seed_order(contest.units, members)
    if not contest.games or not rounds:
        return order
    read = _read_from_first_round(contest, members, rounds[0])
    if read is not None and _fitting(contest, read, rounds) > _fitting(contest, order, rounds):
        return read
    return order


def _fitting(contest: Contest, order: Sequence[int], rounds: Sequence[ScheduleRound]) -> int:
    """Return how many games stand in the round in which the table has them."""
    number = {unit: i for i, unit in enumerate(order, 1)}
    table = [{frozenset(pair) for pair in one.pairs} for one in rounds]
    return sum(
        frozenset(number.get(unit, 0) for unit in game.sides) in table[game.round - 1]
        for game in contest.games
        if 1 <= game.round <= len(table)
    )


def _read_from_first_round(
    contest: Contest, members: Sequence[int], first: ScheduleRound
) -> tuple[int, ...] | None:
    """Return the numbers as boards and sides of the first round tell them, None where they do not."""
    games = [game for game in contest.games if game.round == 1 and len(game.sides) == 2]
    if len(games) != len(first.pairs):
        return None
    games.sort(key=lambda game: (game.board is None, game.board or 0))
    unit_of: dict[int, int] = {}
    for game, pair in zip(games, first.pairs, strict=True):
        unit_of.update(zip(pair, game.sides, strict=True))
    left = [unit for unit in members if unit not in unit_of.values()]
    if first.free is not None and len(left) == 1:
        unit_of[first.free] = left[0]
    if sorted(unit_of.values()) != sorted(members):
        return None
    return tuple(unit_of[number] for number in sorted(unit_of))
