"""Moments are kept in UTC and told as the clock of the place has them."""

from __future__ import annotations

import datetime as dt
import time
from collections.abc import Callable, Iterator

import pytest

from tourney.club import journal_story, pairings
from tourney.club.club import Club
from tourney.club.desk import night
from tourney.club.event_commands import PublishRound
from tourney.club.list_commands import OpenPeriod, PublishList
from tourney.club.published_sheets import published_sheet
from tourney.club.rating_lists import document_of, document_text
from tourney.core.marks import say
from tourney.store import moments, rating_lists

EVENING = dt.datetime(2026, 11, 3, 20, 30, tzinfo=dt.UTC)
"""Half past four in the morning of the next day in Shanghai."""


@pytest.fixture(autouse=True)
def in_shanghai(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("this system sets no time zone for a process")
    monkeypatch.setenv("TZ", "Asia/Shanghai")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def test_a_list_says_the_day_on_which_it_was_published_here(
    club: Club, begin: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin()
    day = EVENING.date()
    list_id = club.execute(OpenPeriod("Autumn", day)).value
    monkeypatch.setattr("tourney.club.list_changes.now", lambda: EVENING)
    content = document_text(document_of(club, club.rate(today=day), day))
    club.execute(PublishList(list_id, "Autumn", day, content))
    with club.database.reading() as reader:
        assert EVENING == rating_lists.get_list(reader, list_id).published_at
    assert "2026-11-04" in say(published_sheet(club).notes[0])


def test_the_history_tells_when_a_round_went_out_here(
    club: Club, begin: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    event_id = begin()
    club.rate()
    club.execute(pairings.accept(pairings.suggest(club, event_id).suggestion))
    current = night(club, event_id).current
    assert current is not None
    monkeypatch.setattr("tourney.club.event_changes.now", lambda: EVENING)
    done = club.execute(PublishRound(current.id))
    assert done.entry_id is not None
    (line,) = journal_story.story(club, done.entry_id).lines
    assert (None, "2026-11-04 04:30") == (line.before, line.after)
    assert dt.datetime(2026, 11, 3, 20, 30) == moments.stored(EVENING)
