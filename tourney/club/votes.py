"""A blind vote: which pair a judge sees next, on which sides, and what has been judged so far.

Nothing here is stored but the votes, which are ordinary games: the first side stood at the left.
"""

from __future__ import annotations

import datetime as dt
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np

from tourney.club.arena_votes import JUDGE, SECONDS
from tourney.club.club import Club
from tourney.club.commands import RecordGame
from tourney.club.contests import EventFacts, event_facts
from tourney.club.desk import all_events
from tourney.club.vote_changes import setup_in
from tourney.club.vote_commands import NOTHING_SHOWN, TELLING, ShownEntry, VoteSetup
from tourney.club.vote_pictures import place_of
from tourney.core.games import Game, GameState, NewGame, side
from tourney.core.names import fold
from tourney.core.records import Event
from tourney.ratings.base import Floats
from tourney.ratings.engines.bradley_terry import Params, board_fit
from tourney.ratings.gamelog import from_scores
from tourney.ratings.predict import expit

LEFT, RIGHT, TIE = "left", "right", "tie"
RANKS = {LEFT: (0, 1), RIGHT: (1, 0), TIE: (0, 0)}
SCORES = {LEFT: 1.0, RIGHT: 0.0, TIE: 0.5}

RIDGE = 0.25
"""Of the prior under which entries are compared before anything is known: one tie with an average one."""

Pair = tuple[int, int]
"""Two entries, the one at the left first; as a key the lower id first."""


@dataclass(frozen=True, slots=True)
class Given:
    """A vote that was given: its judge as folded, the entries as they stood, the left one's score."""

    judge: str
    left: int
    right: int
    score: float


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entry: its name, hidden until it was judged, and what is shown instead.

    ``missing`` is True where its picture is not where it was: the club came here without it.
    """

    player_id: int
    name: str
    picture: Path | None
    text: str
    missing: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Vote:
    """An event to be judged, as it is stored."""

    event: Event
    setup: VoteSetup
    entrants: tuple[Entrant, ...]
    given: tuple[Given, ...]
    judges: tuple[str, ...] = ()
    """Who voted, as first written, in that order."""

    @property
    def missing(self) -> tuple[Entrant, ...]:
        """The entries whose pictures are not where they were."""
        return tuple(one for one in self.entrants if one.missing)


def votes_open(club: Club) -> tuple[Event, ...]:
    """Return the events that are blind votes, newest first."""
    stored = club.settings()
    return tuple(event for event in all_events(club) if setup_in(stored, event.id) is not None)


def setup_of(club: Club, event_id: int) -> VoteSetup | None:
    """Return how an event is judged; None where it is no vote yet."""
    return setup_in(club.settings(), event_id)


def read_vote(club: Club, event_id: int) -> Vote:
    """Return a vote; an event without a setup is judged at random. TourneyError "unknown-event"."""
    facts = event_facts(club, event_id)
    setup = setup_of(club, event_id) or VoteSetup(seed=event_id)
    shown = dict(setup.shown)
    register = club.register()
    ids = [entry.player_id for entry in facts.entries.values() if not entry.withdrawn] or sorted(
        facts.player_ids
    )
    entrants = tuple(
        _entrant(one, register.name(one), shown.get(one, NOTHING_SHOWN), club.path) for one in ids
    )
    judges: dict[str, str] = {}
    for game in facts.games:
        if name := _judge(game):
            judges.setdefault(fold(name), name)
    return Vote(facts.event, setup, entrants, tuple(_given(facts)), tuple(judges.values()))


def ballot(vote: Vote, judge: str, pair: Pair, choice: str, seconds: float, *, at: dt.datetime) -> RecordGame:
    """Return the command that keeps a vote as a game: the first side stood at the left.

    Parameters
    ----------
    choice : "left", "right" or "tie"
    seconds : float
        From showing the pair to the key, stored to a hundredth.
    at : datetime
        Local time of the vote.
    """
    left, right = RANKS[choice]
    extra = ((JUDGE, judge), (SECONDS, f"{max(0.0, seconds):.2f}"))
    game = NewGame(
        (side(pair[0], rank=left), side(pair[1], rank=right)),
        at.date(),
        at.time().replace(microsecond=0),
        event_id=vote.event.id,
        rated=vote.event.rules.rated,
        category=vote.setup.category,
        extra=extra,
    )
    return RecordGame(game)


class Booth:
    """One judge before the screen: which pair comes next and how far he is. It stores nothing.

    A pair skipped counts as seen, for this sitting alone. The same seed, judge and number of pairs seen
    give the same pair on the same sides.
    """

    def __init__(
        self, vote: Vote, judge: str, *, last: Pair | None = None, before: Booth | None = None
    ) -> None:
        self.vote = vote
        self.judge = judge
        self._folded = fold(judge)
        self._ids = tuple(one.player_id for one in vote.entrants)
        self._given = list(vote.given)
        # The votes were read again: what is stored nowhere is kept.
        self._skipped: Counter[Pair] = Counter() if before is None else before._skipped.copy()
        self._rounds: int = 1 if before is None else before._rounds
        own = [_key(one.left, one.right) for one in self._given if one.judge == self._folded]
        self._own = Counter(own)
        # The judge before may have left a pair on the screen.
        self._last = _key(*last) if last is not None else own[-1] if own else None

    @property
    def pairs(self) -> int:
        """How many different pairs there are."""
        return len(self._ids) * (len(self._ids) - 1) // 2

    @property
    def count(self) -> int:
        """How many votes this judge gave."""
        return self._own.total()

    @property
    def total(self) -> int:
        """How many votes all judges gave."""
        return len(self._given)

    @property
    def goal(self) -> int:
        """How many votes this judge is asked for, with what he added by going on."""
        return self._rounds * (self.vote.setup.goal or self.pairs)

    @property
    def is_done(self) -> bool:
        """True when he gave as many votes as asked for, or saw every pair where that was asked."""
        if self.vote.setup.goal or self.vote.setup.next == TELLING:
            return self.count >= self.goal
        return self._fewest() >= self._rounds

    def go_on(self) -> None:
        """Ask for as many votes again."""
        self._rounds += 1
        if self.is_done:
            self._rounds += self.count // max(1, self.vote.setup.goal or self.pairs)

    def next_pair(self) -> Pair | None:
        """Return the next two entries, left and right; None when there is no pair but the one just seen.

        At random: none is seen again by the same judge before he has seen all. Where it tells most: the
        pair whose vote is expected to make the strengths surest.
        """
        candidates = [_key(*pair) for pair in combinations(self._ids, 2)]
        others = [pair for pair in candidates if pair != self._last]
        if not others:
            # A single pair: nobody is asked the same thing twice in a row.
            return self._sides(candidates[0]) if candidates and self._last is None else None
        if self.vote.setup.next == TELLING:
            return self._sides(self._telling(others))
        # The last pair has been seen, unless by another judge; then it waits if it can.
        fewest = min(self._seen(pair) for pair in candidates)
        fresh = [pair for pair in others if self._seen(pair) == fewest]
        if not fresh:
            fewest = min(self._seen(pair) for pair in others)
            fresh = [pair for pair in others if self._seen(pair) == fewest]
        return self._sides(fresh[int(self._chance(0).integers(len(fresh)))])

    def take(self, pair: Pair, choice: str) -> None:
        """Note a vote that was stored."""
        self._given.append(Given(self._folded, *pair, SCORES[choice]))
        self._own[_key(*pair)] += 1
        self._last = _key(*pair)

    def take_back(self, pair: Pair) -> None:
        """Note that the judge's latest vote, on this pair, is no more."""
        for number in range(len(self._given) - 1, -1, -1):
            one = self._given[number]
            if one.judge == self._folded and (one.left, one.right) == pair:
                del self._given[number]
                self._own[_key(*pair)] -= 1
                return

    def skip(self, pair: Pair) -> None:
        """Note that the judge did not want to judge this pair."""
        self._skipped[_key(*pair)] += 1
        self._last = _key(*pair)

    def _seen(self, pair: Pair) -> int:
        return self._own[pair] + self._skipped[pair]

    def _fewest(self) -> int:
        return min((self._seen(_key(*pair)) for pair in combinations(self._ids, 2)), default=0)

    def _chance(self, use: int) -> np.random.Generator:
        number = self.count + self._skipped.total()
        judge = zlib.crc32(self._folded.encode())
        return np.random.default_rng([self.vote.setup.seed & 0xFFFFFFFF, judge, number, use])

    def _sides(self, pair: Pair) -> Pair:
        return pair if self._chance(1).random() < 0.5 else (pair[1], pair[0])

    def _telling(self, others: Sequence[Pair]) -> Pair:
        place = {one: i for i, one in enumerate(self._ids)}
        told = information(len(self._ids), self._given, place)
        index = np.array([(place[a], place[b]) for a, b in others])
        # The same judge's second opinion on a pair tells less than his first.
        seen = np.array([self._seen(pair) for pair in others])
        worth = told[index[:, 0], index[:, 1]] / (1.0 + seen)
        best = np.flatnonzero(worth >= worth.max() * (1.0 - 1e-9))
        return others[int(best[int(self._chance(0).integers(len(best)))])]


def information(n: int, given: Iterable[Given], place: dict[int, int]) -> Floats:
    """Return what a vote on each pair would tell, (n, n), in nats.

    Half of log(1 + p (1 - p) v), v the variance of the difference of both strengths: how much the vote
    shrinks the volume of what is not known (D-optimality; Chaloner and Verdinelli 1995). Bradley-Terry
    with a prior worth one tie, so that it is defined before the first vote.
    """
    known = [one for one in given if one.left in place and one.right in place]
    log = from_scores(
        [place[one.left] for one in known],
        [place[one.right] for one in known],
        [one.score for one in known],
        n_players=n,
    )
    fitted = board_fit(log, Params(), ridge=RIDGE)
    theta = np.zeros(n) if fitted is None else fitted.theta[:n]
    p = expit(theta[:, None] - theta[None, :])
    if fitted is None:
        spread = np.full((n, n), 2.0 / RIDGE)
    else:
        i, j = np.indices((n, n))
        spread = fitted.difference_error(i.ravel(), j.ravel()).reshape(n, n) ** 2
    told = 0.5 * np.log1p(p * (1.0 - p) * spread)
    np.fill_diagonal(told, 0.0)
    return np.asarray(told)


def _given(facts: EventFacts) -> Iterable[Given]:
    for game in facts.games:
        if game.state is GameState.PLAYED and not game.forfeit and game.is_singles:
            left, right = (one.player_ids[0] for one in game.sides)
            yield Given(fold(_judge(game)), left, right, _score(game))


def _judge(game: Game) -> str:
    return next((value for name, value in game.extra if name == JUDGE), "")


def _score(game: Game) -> float:
    first, second = (one.rank or 0 for one in game.sides)
    return 0.5 if first == second else float(first < second)


def _entrant(player_id: int, name: str, shown: ShownEntry, path: Path | None) -> Entrant:
    picture = place_of(path, shown.picture) if shown.picture else None
    missing = picture is not None and not picture.is_file()
    return Entrant(player_id, name, picture, shown.text, missing)


def _key(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)
