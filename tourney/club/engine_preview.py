"""What another engine would do to the rating list, before anybody decides for it."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace

import numpy as np

from tourney.club.club import Club
from tourney.club.engine_backtest import in_stretches, trial_of
from tourney.club.engine_choice import EngineChoice, chosen
from tourney.club.lab import Figures, figures
from tourney.club.loss_difference import Difference, paired
from tourney.club.rated import Rated
from tourney.club.rating_run import Facts, rate_facts, read_facts
from tourney.club.views import RatingView
from tourney.core.marks import Text
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.core.records import Player

LARGEST_MOVES = 3


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """One person in the list as it is and as it would be; None where he has no place in a list."""

    player: Player
    now: RatingView | None
    then: RatingView

    @property
    def climbs(self) -> int | None:
        """Ranks won, below zero for ranks lost; None where one of the lists does not rank him."""
        if self.now is None or self.now.rank is None or self.then.rank is None:
            return None
        return self.now.rank - self.then.rank

    @property
    def becomes_established(self) -> bool:
        return (self.now is None or self.now.provisional) and not self.then.provisional

    @property
    def becomes_provisional(self) -> bool:
        return self.now is not None and not self.now.provisional and self.then.provisional


@dataclass(frozen=True, slots=True)
class Foreseen:
    """How well both engines foresaw the club's games, and what the old loses a game more than the new."""

    now: Figures
    then: Figures
    lost: Difference | None


@dataclass(frozen=True, slots=True, eq=False)
class Preview:
    """The new list: established by rating, then provisional by rating, each beside the old."""

    choice: EngineChoice
    established: tuple[PreviewRow, ...]
    provisional: tuple[PreviewRow, ...]
    now: EngineChoice
    n_games: int
    notes: tuple[Text, ...] = ()
    figures: Foreseen | None = None

    def movers(self, most: int = LARGEST_MOVES) -> tuple[PreviewRow, ...]:
        """Return who would change the most places, the largest move first, at most so many."""
        moving = [row for row in self.rows if row.climbs]
        moving.sort(key=lambda row: (-abs(row.climbs or 0), row.then.rank or 0))
        return tuple(moving[:most])

    @property
    def rows(self) -> tuple[PreviewRow, ...]:
        return self.established + self.provisional

    @property
    def moved(self) -> int:
        """How many ranked players would stand at another rank."""
        return sum(bool(row.climbs) for row in self.rows)

    @property
    def newly_established(self) -> int:
        return len(self.touched[0])

    @property
    def newly_provisional(self) -> int:
        return len(self.touched[1])

    @property
    def touched(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of those who would be established, and of those who would be provisional."""
        up = tuple(row.player.name for row in self.rows if row.becomes_established)
        return up, tuple(row.player.name for row in self.rows if row.becomes_provisional)


def in_use(club: Club) -> EngineChoice:
    """Return how the club rates by its settings."""
    return chosen(club.settings())


def preview(
    club: Club,
    choice: EngineChoice,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> Preview:
    """Replay all games by another choice, and set the list beside the club's; long, so call it in a worker.

    Raises
    ------
    TourneyError
        The engine cannot rate these games by these parameters.
    Cancelled
        On request.
    """
    now = club.rated
    if now is None or now.choice != in_use(club):
        now = club.rate(cancelled=cancelled)
    if now.choice == choice:
        return compare(club, now, now)
    facts = read_facts(club.database, club.games())
    checkpoint(0, facts.log.n_games, progress, cancelled)
    # Another placement rule alone rates nothing anew.
    same = now if now.engine is choice.engine else None
    then = rate_facts(facts, choice, dt.date.today(), before=same, progress=progress, cancelled=cancelled)
    found = compare(club, now, then)
    checkpoint(facts.log.n_games, facts.log.n_games, progress, cancelled)
    return replace(found, figures=_foreseen(facts, now, then))


def _foreseen(facts: Facts, now: Rated, then: Rated) -> Foreseen | None:
    """Return the lab's figures, None where one of the engines takes all games as one period."""
    if (
        any(in_stretches(facts, one.choice)[0] is not facts for one in (now, then))
        or now.n_games != then.n_games
    ):
        return None
    old, new = (trial_of(one.history, one.choice) for one in (now, then))
    log = then.history.log
    return Foreseen(figures(old, log), figures(new, log), paired(new.each, old.each, log))


def compare(club: Club, now: Rated, then: Rated) -> Preview:
    """Return two lists side by side, in the order of the second."""
    register = club.register()
    established: list[PreviewRow] = []
    provisional: list[PreviewRow] = []
    for i in np.argsort(-then.now.mean, kind="stable").tolist():
        player = register.players.get(int(then.player_ids[i]))
        if player is None or player.archived:
            continue
        row = PreviewRow(player, now.of(player.id), then.at_index(i))
        (provisional if row.then.provisional else established).append(row)
    return Preview(
        then.choice,
        tuple(established),
        tuple(provisional),
        now.choice,
        then.n_games,
        then.history.notes,
    )
