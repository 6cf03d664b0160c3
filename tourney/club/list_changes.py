"""Commands on rating periods and published lists."""

from __future__ import annotations

from tourney.club.handlers import Effect, handles
from tourney.club.list_commands import DeleteList, OpenPeriod, PublishList
from tourney.club.roster_changes import now
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import clean_name
from tourney.core.topics import Topic
from tourney.store import rating_lists
from tourney.store.writer import Writer

OPENED = QT_TRANSLATE_NOOP("Done", "Rating period “{name}” began")
PUBLISHED = QT_TRANSLATE_NOOP("Done", "Rating list “{name}” was published")
DELETED = QT_TRANSLATE_NOOP("Done", "Rating list “{name}” was deleted")

OPEN_ALREADY = QT_TRANSLATE_NOOP("Errors", "“{name}” is still open. Publish its list first.")
PUBLISHED_ALREADY = QT_TRANSLATE_NOOP("Errors", "“{name}” is published and does not change any more.")
TOO_EARLY = QT_TRANSLATE_NOOP("Errors", "“{name}” began on {start}; its list cannot be of an earlier day.")
NO_CONTENT = QT_TRANSLATE_NOOP("Errors", "There is no list to publish.")


@handles(OpenPeriod, Topic.SETTINGS)
def open_period(writer: Writer, command: OpenPeriod) -> Effect:
    """Begin a period; returns its id."""
    name = clean_name(command.name)
    for one in rating_lists.all_lists(writer):
        if one.published_at is None:
            raise TourneyError("period-open", OPEN_ALREADY(name=one.name), field="name")
    return Effect(OPENED(name=name), rating_lists.open_period(writer, name, command.start))


@handles(PublishList, Topic.SETTINGS)
def publish_list(writer: Writer, command: PublishList) -> Effect:
    """Freeze the list of a period."""
    name = clean_name(command.name)
    before = rating_lists.get_list(writer, command.list_id)
    if before.published_at is not None:
        raise TourneyError("published", PUBLISHED_ALREADY(name=before.name), field="list")
    if before.start is not None and command.date < before.start:
        raise TourneyError("too-early", TOO_EARLY(name=name, start=before.start), field="date")
    if not command.content:
        raise TourneyError("no-content", NO_CONTENT(), field="list")
    rating_lists.publish(writer, before.id, name=name, date=command.date, content=command.content, at=now())
    return Effect(PUBLISHED(name=name), before.id)


@handles(DeleteList, Topic.SETTINGS)
def delete_list(writer: Writer, command: DeleteList) -> Effect:
    """Take a list away; undo brings it back."""
    name = rating_lists.get_list(writer, command.list_id).name
    rating_lists.delete_list(writer, command.list_id)
    return Effect(DELETED(name=name))
