"""What a correction would change, before it is made: ratings, places in the list, places in events.

The command is carried out on a copy of the club in memory, and both are compared. So the answer is what
will be, whatever the command is.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from tourney.club.club import Club
from tourney.club.commands import Command
from tourney.club.contests import event_facts
from tourney.club.event_table import event_parts
from tourney.club.rated import Rated
from tourney.club.views import RatingView
from tourney.core.errors import Cancelled, TourneyError
from tourney.core.marks import Text
from tourney.core.progress import CancelCheck
from tourney.store import concerned

MANY_EVENTS = 40
"""A command that touches more events than this has its places told for the newest ones."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A player's rating before and after; None where he has no line in the list."""

    player_id: int
    name: str
    before: RatingView | None
    after: RatingView | None

    @property
    def change(self) -> float | None:
        """By how much the rating would rise; None for somebody who comes or goes."""
        if self.before is None or self.after is None:
            return None
        return self.after.mean - self.before.mean


@dataclass(frozen=True, slots=True)
class EventPlace:
    """A place in the table of an event, the points, and the tie-breaks that decide on equal points."""

    place: int
    shared: bool
    points: Fraction
    tiebreaks: tuple[tuple[Text, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PlaceChange:
    """A line of an event's table before and after; None where it has none. A team's id has a minus."""

    event_id: int
    event: str
    player_id: int
    name: str
    before: EventPlace | None
    after: EventPlace | None

    @property
    def moved(self) -> int:
        """How many places the player would move."""
        if self.before is None or self.after is None:
            return 0
        return abs(self.after.place - self.before.place)


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a command would change, the largest changes first.

    ``text`` is what the journal would say; ``unseen`` counts the ratings that change by less than is
    shown. ``games`` is how many games the command concerns, ``other_events`` how many events are not
    told of.
    """

    text: Text
    ratings: tuple[RatingChange, ...]
    places: tuple[PlaceChange, ...]
    unseen: int = 0
    games: int = 0
    other_events: int = 0

    @property
    def nothing(self) -> bool:
        """True when no rating and no place changes."""
        return not self.ratings and not self.places and not self.unseen


def consequences(club: Club, command: Command, *, cancelled: CancelCheck | None = None) -> Consequences:
    """Return what carrying out *command* would change; a replay long, so call it in a worker.

    Raises
    ------
    TourneyError
        The club would refuse the command.
    Cancelled
        On request.
    """
    with club.rehearsal() as trial:
        before = trial.rated
        if before is None or not trial.is_rated:
            before = trial.rate(cancelled=cancelled)
        names = {player.id: player.name for player in trial.register().players.values()}
        done = trial.execute(command)
        after = trial.rate(today=before.as_of, cancelled=cancelled)
        club.foresee(command, after)
        names |= {player.id: player.name for player in trial.register().players.values()}
        ratings, unseen = _ratings(before, after, names)
        if done.entry_id is None:
            return Consequences(done.text, ratings, (), unseen)
        about = concerned.concerned(trial.database, done.entry_id)
        newest = sorted(about.event_ids, reverse=True)[:MANY_EVENTS]
        now: Tables = {}
        then: Tables = {}
        if newest:
            then = _tables(trial, newest, cancelled)
            trial.undo()
            trial.rated = before
            now = _tables(trial, newest, cancelled)
    return Consequences(
        text=done.text,
        ratings=ratings,
        places=_places(now, then),
        unseen=unseen,
        games=len(about.game_ids),
        other_events=len(about.event_ids) - len(newest),
    )


def _ratings(before: Rated, after: Rated, names: dict[int, str]) -> tuple[tuple[RatingChange, ...], int]:
    """Return the ratings that look different afterwards, and how many differ by less."""
    found: list[RatingChange] = []
    unseen = 0
    for player_id in _candidates(before, after):
        one, other = before.of(player_id), after.of(player_id)
        if (one is None or not one.games) and (other is None or not other.games):
            continue
        if _looks(one) != _looks(other):
            found.append(RatingChange(player_id, names.get(player_id, "?"), one, other))
        elif one != other:
            unseen += 1
    found.sort(key=lambda one: (-abs(one.change) if one.change is not None else -np.inf, one.name))
    return tuple(found), unseen


def _candidates(before: Rated, after: Rated) -> list[int]:
    """Return the ids of those whose numbers differ at all, quickly for thousands."""
    if not np.array_equal(before.player_ids, after.player_ids):
        return sorted({*before.player_ids.tolist(), *after.player_ids.tolist()})
    differs = np.zeros(len(after.player_ids), bool)
    for name in ("mean", "deviation", "games"):
        one, other = getattr(before.now, name), getattr(after.now, name)
        differs |= (one != other) & ~(np.isnan(one) & np.isnan(other))
    differs |= (before.rank != after.rank) | (before.provisional != after.provisional)
    return [int(player_id) for player_id in after.player_ids[differs]]


def _looks(view: RatingView | None) -> tuple[object, ...] | None:
    """Return what is shown of a rating."""
    if view is None or not view.games:
        return None
    deviation = None if view.deviation is None else round(view.deviation, view.decimals)
    return (round(view.mean, view.decimals), deviation, view.rank, view.provisional)


Tables = dict[int, tuple[str, dict[int, tuple[str, EventPlace]]]]


def _tables(club: Club, event_ids: list[int], cancelled: CancelCheck | None) -> Tables:
    """Return the name of each event with the places by player; an event that is gone has none."""
    found: Tables = {}
    for event_id in event_ids:
        if cancelled is not None and cancelled():
            raise Cancelled
        try:
            parts = event_parts(club, event_id)
        except TourneyError:
            continue
        lines: dict[int, tuple[str, EventPlace]] = {}
        for part in parts:
            made, columns = part.table.made, part.ranking.columns
            labels = [column.label for column in columns]
            for row in part.ranking.rows:
                if row.place is not None:
                    values = tuple(zip(labels, (value.text for value in row.values), strict=True))
                    one = -made.ids[row.unit] if made.of_teams else made.ids[row.unit]
                    place = EventPlace(row.place, row.shared, row.points, values)
                    lines[one] = (made.contest.units[row.unit].name, place)
        found[event_id] = (event_facts(club, event_id).event.name, lines)
    return found


def _places(before: Tables, after: Tables) -> tuple[PlaceChange, ...]:
    """Return the places that differ; those of an event that goes, or comes, are no change of places."""
    found: list[PlaceChange] = []
    for event_id in sorted(before.keys() & after.keys(), reverse=True):
        (_, one), (title, other) = before[event_id], after[event_id]
        for player_id in {**one, **other}:
            name, was = one.get(player_id, ("", None))
            name, will = other.get(player_id, (name, None))
            if was != will:
                found.append(PlaceChange(event_id, title, player_id, name, was, will))
    found.sort(key=lambda line: (-line.moved, -line.event_id, _order(line), line.name))
    return tuple(found)


def _order(line: PlaceChange) -> int:
    shown = line.after or line.before
    return shown.place if shown is not None else 0
