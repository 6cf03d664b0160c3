"""Rating lists as documents: made as of a day, published once, compared with one another.

A list is the one place where ratings are stored, because it is a fact that this list hung on the wall.
"""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

import numpy as np

from tourney.club.club import Club
from tourney.club.engine_choice import chosen
from tourney.club.rated import Rated, day_number
from tourney.club.rating_run import Facts, rate_facts, read_facts
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import PublishedList
from tourney.core.topics import Topic
from tourney.ratings import gamelog
from tourney.store import rating_lists

UNREADABLE = QT_TRANSLATE_NOOP("Errors", "The rating list “{name}” cannot be read.")

FORMAT = 1


@dataclass(frozen=True, slots=True)
class ListRow:
    """A line of a list, figures on the scale that was shown; ``rank`` None while provisional."""

    player_id: int
    name: str
    rank: int | None
    rating: float
    deviation: float | None
    games: int
    provisional: bool
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class RatingDocument:
    """A whole list: as of the end of a day, by an engine with its parameters."""

    date: dt.date
    engine: str
    params: Mapping[str, object]
    decimals: int
    rows: tuple[ListRow, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A player in two lists: None on the side where he is not in it."""

    player_id: int
    name: str
    before: ListRow | None
    after: ListRow | None

    @property
    def change(self) -> float | None:
        """Points gained, None for who is in one of the lists alone."""
        if self.before is None or self.after is None:
            return None
        return self.after.rating - self.before.rating


def periods(club: Club) -> tuple[PublishedList, ...]:
    """Return all rating periods and published lists, newest first."""

    def read() -> tuple[PublishedList, ...]:
        with club.database.reading() as reader:
            return tuple(rating_lists.all_lists(reader))

    return club.cached("rating-lists", read, Topic.SETTINGS)


def list_as_of(
    club: Club, date: dt.date, *, progress: Progress | None = None, cancelled: CancelCheck | None = None
) -> RatingDocument:
    """Return the list as of the end of a day: later games are left out. Long, so call it in a worker."""
    facts = _until(read_facts(club.database, club.games()), date)
    choice = chosen(club.settings())
    rated = rate_facts(facts, choice, date, progress=progress, cancelled=cancelled)
    return document_of(club, rated, date)


def document_of(club: Club, rated: Rated, date: dt.date) -> RatingDocument:
    """Return the list of a replay: established players by rating, then provisional ones."""
    register = club.register()
    order = np.argsort(-rated.now.mean, kind="stable").tolist()
    rows = []
    for i in order:
        player = register.players.get(int(rated.player_ids[i]))
        if player is None or player.archived or rated.now.games[i] == 0:
            continue
        view = rated.at_index(i)
        rows.append(
            ListRow(
                player_id=player.id,
                name=player.name,
                rank=view.rank,
                rating=view.mean,
                deviation=view.deviation,
                games=view.games,
                provisional=view.provisional,
                low=view.low,
                high=view.high,
            )
        )
    rows.sort(key=lambda row: row.provisional)
    return RatingDocument(date, rated.choice.engine.key, asdict(rated.params), rated.decimals, tuple(rows))


def document_text(document: RatingDocument) -> str:
    """Return a list as the JSON text that is stored."""
    whole = asdict(document) | {"date": document.date.isoformat(), "format": FORMAT}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"), default=str)


def document_from(published: PublishedList) -> RatingDocument:
    """Return a published list as it was.

    Raises
    ------
    TourneyError
        "bad-list" where its text is not a list.
    """
    try:
        whole = json.loads(published.content)
        rows = tuple(ListRow(**row) for row in whole["rows"])
        if any(not isinstance(row.name, str) or not isinstance(row.rating, (int, float)) for row in rows):
            raise TypeError("rows")
        return RatingDocument(
            dt.date.fromisoformat(whole["date"]), whole["engine"], whole["params"], whole["decimals"], rows
        )
    except (ValueError, TypeError, KeyError) as error:
        raise TourneyError("bad-list", UNREADABLE(name=published.name), field="list") from error


def compare(before: RatingDocument, after: RatingDocument) -> tuple[Moved, ...]:
    """Return everybody of two lists, the largest change first, those of one list alone last."""
    old = {row.player_id: row for row in before.rows}
    new = {row.player_id: row for row in after.rows}
    moved = [
        Moved(key, (new.get(key) or old[key]).name, old.get(key), new.get(key)) for key in {**new, **old}
    ]
    return tuple(sorted(moved, key=lambda one: (one.change is None, -abs(one.change or 0.0), one.name)))


def _until(facts: Facts, date: dt.date) -> Facts:
    last = day_number(date)
    keep = np.flatnonzero(facts.log.day <= last)
    return replace(facts, log=gamelog.until(facts.log, float(last)), game_ids=facts.game_ids[keep])
