"""Kinds of action as people speak of them, each a group of commands, and what narrows the history."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tourney.club.club import Club
from tourney.club.game_story import JournalEntry
from tourney.club.journal_story import journal_page
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold
from tourney.ui.base.i18n import shown
from tourney.ui.history.model import desk_words, what_words

RESULTS, ROUNDS, EVENTS, PEOPLE, IMPORTS, OTHER = (
    *("results", "rounds", "events", "people", "imports", "other"),
)
COMMANDS: Mapping[str, frozenset[str]] = {
    RESULTS: frozenset(
        {
            *("record-game", "set-result", "clear-result", "edit-game", "void-game", "swap-sides"),
            *("move-games", "split-player"),
        }
    ),
    ROUNDS: frozenset(
        {"accept-round", "add-board", "move-board", "publish-round", "withdraw-round", "set-here"}
    ),
    EVENTS: frozenset(
        {
            *("add-event", "edit-event", "delete-event", "add-stage", "close-stage"),
            *("set-entries", "remove-entries", "set-absence"),
        }
    ),
    PEOPLE: frozenset(
        {
            *("add-player", "edit-player", "archive-player", "delete-player", "anonymise-player"),
            *("merge-players", "unmerge-players", "set-start-rating", "clear-start-rating", "forbid"),
            *("save-team", "delete-team"),
        }
    ),
    IMPORTS: frozenset({"import-games"}),
    OTHER: frozenset(
        {
            *("set-setting", "open-period", "publish-list", "delete-list", "begin-vote", "set-vote"),
            "restore",
        }
    ),
}
WORDS: Mapping[str, Text] = {
    RESULTS: QT_TRANSLATE_NOOP("History", "Results and games"),
    ROUNDS: QT_TRANSLATE_NOOP("History", "Rounds and check-in"),
    EVENTS: QT_TRANSLATE_NOOP("History", "Events and entries"),
    PEOPLE: QT_TRANSLATE_NOOP("History", "Players and teams"),
    IMPORTS: QT_TRANSLATE_NOOP("History", "Imports"),
    OTHER: QT_TRANSLATE_NOOP("History", "Lists and settings"),
}
PART = 2000


@dataclass(frozen=True, slots=True)
class Wanted:
    """What narrows the history; the days are those of this computer's clock, both included."""

    text: str = ""
    kind: str = ""
    desk: str | None = None
    first: dt.date | None = None
    last: dt.date | None = None

    @property
    def narrow(self) -> bool:
        """True when anything is left out."""
        return self != Wanted()


def read_lines(club: Club, wanted: Wanted, *, limit: int, offset: int) -> list[JournalEntry]:
    """Return a page of the history, newest first; the text of *wanted* is not looked at."""
    return journal_page(
        club,
        commands=COMMANDS.get(wanted.kind, ()),
        desk=wanted.desk,
        since=_midnight(wanted.first),
        before=_midnight(wanted.last + dt.timedelta(days=1)) if wanted.last is not None else None,
        limit=limit,
        offset=offset,
    )


def search_lines(
    club: Club, wanted: Wanted, *, most: int | None = None, stopped: Callable[[], bool] | None = None
) -> list[JournalEntry]:
    """Return all lines that fit, or the newest *most*; all of the journal is read: for a worker."""
    words, found, offset = fold(wanted.text).split(), list[JournalEntry](), 0
    while stopped is None or not stopped():
        page = read_lines(club, wanted, limit=PART, offset=offset)
        found += [line for line in page if _fits(line, words)]
        offset += PART
        if len(page) < PART or (most is not None and len(found) >= most):
            break
    return found if most is None else found[:most]


def _fits(line: JournalEntry, words: list[str]) -> bool:
    if not words:
        return True
    text = fold(f"{what_words(line)} {desk_words(line)}")
    return all(word in text for word in words)


def _midnight(day: dt.date | None) -> dt.datetime | None:
    return None if day is None else dt.datetime.combine(day, dt.time()).astimezone()


def kind_words(command: str) -> str:
    """Return the kind of a command in words; empty for one that has no kind."""
    kind = next((key for key, commands in COMMANDS.items() if command in commands), None)
    return "" if kind is None else shown(WORDS[kind])
