"""What is to be said of a round before it is played: rematches, byes, gaps, same club, sides, floats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from tourney.club.club import Club
from tourney.club.contests import EventFacts, event_contest, event_facts
from tourney.club.suggestions import kept_apart
from tourney.club.views import Suggestion
from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, Game, GameState
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import ByeKind, EventKind
from tourney.standings.tally import fraction_text

REMATCH = QT_TRANSLATE_NOOP("PairingReport", "{a} and {b} met %n round(s) ago")
LOOSE_REMATCH = QT_TRANSLATE_NOOP("PairingReport", "{a} and {b} have met in this event, outside its rounds")
PARTNERS = QT_TRANSLATE_NOOP("PairingReport", "{a} and {b} are partners again")
FIRST_BYE = QT_TRANSLATE_NOOP("PairingReport", "{name} has the first bye")
BYE_AGAIN = QT_TRANSLATE_NOOP("PairingReport", "{name} has a bye again, after %n before")
ASKED_OUT = QT_TRANSLATE_NOOP("PairingReport", "{name} asked to sit out")
AWAY = QT_TRANSLATE_NOOP("PairingReport", "{name} is not paired")
GAP = QT_TRANSLATE_NOOP("PairingReport", "{a} and {b} are {points} points apart, the widest gap")
CLUB = QT_TRANSLATE_NOOP("PairingReport", "{a} and {b} are both of {club}")
HOUSEHOLD = QT_TRANSLATE_NOOP("PairingReport", "{a} and {b} are of one household")
SIDES = QT_TRANSLATE_NOOP(
    "PairingReport", "{name} will have had the first side {first} times and the second {second} times"
)
IN_A_ROW = QT_TRANSLATE_NOOP("PairingReport", "{name} has the same side for the third time in a row")
FLOAT = QT_TRANSLATE_NOOP("PairingReport", "{a} ({x}) meets {b} ({y})")
KEPT_APART = QT_TRANSLATE_NOOP("PairingReport", "{a} and {b} are kept apart, but meet")
NO_ROUND = QT_TRANSLATE_NOOP("Errors", "This round is not there any more.")

IMBALANCE = 2
"""Games on one side more than on the other that are worth a word."""


class Concern(StrEnum):
    """What a line of the report is about, in the order of its parts."""

    APART = "apart"
    REMATCH = "rematch"
    BYE = "bye"
    GAP = "gap"
    CLUB = "club"
    HOUSEHOLD = "household"
    SIDES = "sides"
    FLOAT = "float"
    PARTNERS = "partners"


HEADINGS: Mapping[Concern, Text] = {
    Concern.APART: QT_TRANSLATE_NOOP("PairingReport", "Kept apart"),
    Concern.REMATCH: QT_TRANSLATE_NOOP("PairingReport", "Rematches"),
    Concern.BYE: QT_TRANSLATE_NOOP("PairingReport", "Byes and absences"),
    Concern.GAP: QT_TRANSLATE_NOOP("PairingReport", "Widest gap"),
    Concern.CLUB: QT_TRANSLATE_NOOP("PairingReport", "Same club"),
    Concern.HOUSEHOLD: QT_TRANSLATE_NOOP("PairingReport", "Same household"),
    Concern.SIDES: QT_TRANSLATE_NOOP("PairingReport", "Sides"),
    Concern.FLOAT: QT_TRANSLATE_NOOP("PairingReport", "Different scores"),
    Concern.PARTNERS: QT_TRANSLATE_NOOP("PairingReport", "Partners again"),
}
NOTHING = QT_TRANSLATE_NOOP("PairingReport", "Nothing to report: no rematch, no bye, nobody of one club.")


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: what it is about, the sentence, the board (None: none), and who is concerned."""

    concern: Concern
    text: Text
    board: int | None
    player_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PairingReport:
    """All findings of a round, part by part, boards in order, and its figures.

    ``mean_gap`` and ``largest_gap`` are in rating points over the boards of one against one, None without
    any; ``mean_quality`` likewise over all boards.
    """

    number: int
    boards: int
    findings: tuple[Finding, ...]
    mean_quality: float | None
    mean_gap: float | None
    largest_gap: float | None

    def count(self, concern: Concern) -> int:
        """Return how many lines are about this."""
        return sum(one.concern is concern for one in self.findings)


@dataclass(frozen=True, slots=True)
class _Seats:
    """A round to look at: (board, ids by side), byes, and the games of the event before it."""

    number: int
    boards: tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]
    byes: tuple[tuple[int, ByeKind], ...]
    before: tuple[Game, ...]


def suggestion_report(club: Club, suggestion: Suggestion) -> PairingReport:
    """Return the report of a round that is only suggested."""
    facts = event_facts(club, suggestion.event_id)
    boards = tuple((b.board, tuple(s.player_ids for s in b.sides)) for b in suggestion.boards)
    byes = tuple((b.player.id, b.kind) for b in suggestion.byes)
    return _report(club, facts, _Seats(suggestion.number, boards, byes, facts.games))


def round_report(club: Club, event_id: int, number: int) -> PairingReport:
    """Return the report of a round that is on, or was, as it stood before its games.

    Raises
    ------
    TourneyError
        "unknown-round".
    """
    facts = event_facts(club, event_id)
    one = next((r for r in facts.rounds if r.number == number), None)
    if one is None:
        raise TourneyError("unknown-round", NO_ROUND, field="round")
    numbers = {r.id: r.number for r in facts.rounds}
    own = [g for g in facts.games if g.round_id == one.id and g.state is not GameState.VOID]
    before = tuple(g for g in facts.games if numbers.get(g.round_id or 0, number) < number)
    boards = tuple((g.board or 0, tuple(s.player_ids for s in g.sides)) for g in own)
    byes = tuple(zip(one.bye_ids, one.bye_kinds, strict=True))
    return _report(club, facts, _Seats(number, tuple(sorted(boards)), byes, before))


def _report(club: Club, facts: EventFacts, seats: _Seats) -> PairingReport:
    rated, register = club.rated, club.register()
    quality, gaps = [], []
    for _, sides in seats.boards:
        if rated is None:
            break
        worth = rated.quality([[(p, 1.0) for p in side] for side in sides])
        quality += [worth] if worth is not None else []
        if _is_pair(sides):
            means = [view.mean for (p,) in sides if (view := rated.of(p)) is not None]
            gaps += [abs(means[0] - means[1])] if len(means) == 2 else []
    look = _Look(club, facts, seats, {p.id: p.name for p in register.players.values()})
    order = list(Concern)
    found = sorted(look.findings(), key=lambda one: order.index(one.concern))
    return PairingReport(
        seats.number,
        len(seats.boards),
        tuple(found),
        sum(quality) / len(quality) if quality else None,
        sum(gaps) / len(gaps) if gaps else None,
        max(gaps) if gaps else None,
    )


def _is_pair(sides: Sequence[Sequence[int]]) -> bool:
    return len(sides) == 2 and all(len(side) == 1 for side in sides)


@dataclass(frozen=True, slots=True, eq=False)
class _Look:
    club: Club
    facts: EventFacts
    seats: _Seats
    names: Mapping[int, str]

    def findings(self) -> Iterator[Finding]:
        yield from self._meetings()
        yield from self._byes()
        yield from self._gap()
        yield from self._sides()
        yield from self._floats()

    def _pairs(self) -> Iterator[tuple[int, int, int]]:
        for board, sides in self.seats.boards:
            for i, one in enumerate(sides):
                for other in sides[i + 1 :]:
                    yield from ((board, a, b) for a in one for b in other)

    def _pair(self, concern: Concern, text: Text, board: int, a: int, b: int) -> Finding:
        filled = text(count=text.count, **{**text.details, "a": self.names[a], "b": self.names[b]})
        return Finding(concern, filled, board, (a, b))

    def _past(self) -> tuple[dict[frozenset[int], int | None], set[frozenset[int]]]:
        """Return the last round in which pairs met (None: outside the rounds), and who were partners."""
        numbers = {r.id: r.number for r in self.facts.rounds}
        met: dict[frozenset[int], int | None] = {}
        partners: set[frozenset[int]] = set()
        for game in self.seats.before:
            if game.state is GameState.VOID or game.forfeit is not Forfeit.NONE:
                continue
            at = numbers.get(game.round_id or 0)
            sides = [one.player_ids for one in game.sides]
            partners.update(frozenset(pair) for side in sides for pair in combinations(side, 2))
            for one, other in combinations(sides, 2):
                for pair in (frozenset((a, b)) for a in one for b in other):
                    met[pair] = max(at or 0, met.get(pair) or 0) or None
        return met, partners

    def _meetings(self) -> Iterator[Finding]:
        met, partners = self._past()
        apart = {frozenset(pair) for pair in kept_apart(self.club, self.facts.event.id)}
        for board, a, b in self._pairs():
            pair = frozenset((a, b))
            if pair in apart:
                yield self._pair(Concern.APART, KEPT_APART, board, a, b)
            if pair in met:
                at = met[pair]
                text = LOOSE_REMATCH if at is None else REMATCH(count=self.seats.number - at)
                yield self._pair(Concern.REMATCH, text, board, a, b)
            yield from self._alike(board, a, b)
        for board, sides in self.seats.boards:
            for a, b in (pair for side in sides for pair in combinations(side, 2)):
                if frozenset((a, b)) in partners:
                    yield self._pair(Concern.PARTNERS, PARTNERS, board, a, b)

    def _alike(self, board: int, a: int, b: int) -> Iterator[Finding]:
        people = self.club.register().players
        if a not in people or b not in people:
            return
        one, other = people[a], people[b]
        if one.club and one.club.casefold() == other.club.casefold():
            yield self._pair(Concern.CLUB, CLUB(club=one.club), board, a, b)
        if one.household and one.household.casefold() == other.household.casefold():
            yield self._pair(Concern.HOUSEHOLD, HOUSEHOLD, board, a, b)

    def _byes(self) -> Iterator[Finding]:
        given = Counter(
            p
            for r in self.facts.rounds
            if r.number < self.seats.number
            for p, kind in zip(r.bye_ids, r.bye_kinds, strict=True)
            if kind is ByeKind.PAIRING
        )
        for player_id, kind in self.seats.byes:
            name, before = self.names.get(player_id, ""), given[player_id]
            if kind is ByeKind.PAIRING:
                text = BYE_AGAIN(name=name, count=before) if before else FIRST_BYE(name=name)
            else:
                text = AWAY(name=name) if kind is ByeKind.ZERO else ASKED_OUT(name=name)
            yield Finding(Concern.BYE, text, None, (player_id,))

    def _gap(self) -> Iterator[Finding]:
        rated = self.club.rated
        widest: tuple[float, int, int, int] | None = None
        for board, sides in self.seats.boards:
            if rated is None or not _is_pair(sides):
                continue
            (a,), (b,) = sides
            one, other = rated.of(a), rated.of(b)
            if one is not None and other is not None:
                gap = abs(one.mean - other.mean)
                widest = max(widest or (gap, board, a, b), (gap, board, a, b), key=lambda w: w[0])
        if widest is not None and rated is not None:
            gap, board, a, b = widest
            view = rated.of(a)
            points = f"{gap:.{view.decimals if view is not None else 0}f}"
            yield self._pair(Concern.GAP, GAP(points=points), board, a, b)

    def _sides(self) -> Iterator[Finding]:
        had: dict[int, list[int]] = {}
        for game in self.seats.before:
            if len(game.sides) == 2 and game.state is GameState.PLAYED and game.forfeit is Forfeit.NONE:
                for which, one in enumerate(game.sides):
                    for player_id in one.player_ids:
                        had.setdefault(player_id, []).append(which)
        for board, sides in self.seats.boards:
            if not _is_pair(sides):
                continue
            for which, (player_id,) in enumerate(sides):
                after = [*had.get(player_id, ()), which]
                first, second = after.count(0), after.count(1)
                name = self.names[player_id]
                if abs(first - second) > IMBALANCE:
                    text = SIDES(name=name, first=first, second=second)
                    yield Finding(Concern.SIDES, text, board, (player_id,))
                elif len(after) >= 3 and len(set(after[-3:])) == 1:
                    yield Finding(Concern.SIDES, IN_A_ROW(name=name), board, (player_id,))

    def _floats(self) -> Iterator[Finding]:
        """Yield the boards on which scores differ, where rounds go by score."""
        if self.facts.event.kind is EventKind.TEAM or self.facts.rules(self.facts.stage).system != "swiss":
            return
        made = event_contest(self.club, self.facts.event.id)
        numbers = {r.number for r in self.facts.rounds}
        score = dict.fromkeys(made.ids, made.contest.scoring.loss * 0)
        for game in made.contest.games:
            if game.round < self.seats.number or game.round not in numbers:
                for unit, points in zip(game.sides, game.points, strict=False):
                    score[made.ids[unit]] += points
        for free in made.contest.free:
            if free.round < self.seats.number:
                score[made.ids[free.unit]] += free.points
        for board, a, b in self._pairs():
            x, y = score.get(a), score.get(b)
            if x is not None and y is not None and x != y:
                text = FLOAT(x=fraction_text(x), y=fraction_text(y))
                yield self._pair(Concern.FLOAT, text, board, a, b)
