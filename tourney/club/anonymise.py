"""The one action without a way back: a person's name leaves the club, the games stay."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from tourney.club.commands import AnonymisePlayer
from tourney.club.handlers import Effect, handles
from tourney.club.roster_changes import refuse_merged
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import spelling
from tourney.core.records import clean_name
from tourney.core.topics import Topic
from tourney.store import people, players, scrub
from tourney.store.database import Database
from tourney.store.writer import Reader, Writer

ANONYMISED = QT_TRANSLATE_NOOP("Done", "{name} has no other name in this club any more")
KIND = "anonymise"
PATTERN = "Player {0}"
PLACES = {
    "event": QT_TRANSLATE_NOOP("Anonymise", "Event"),
    "team": QT_TRANSLATE_NOOP("Anonymise", "Team"),
    "stage": QT_TRANSLATE_NOOP("Anonymise", "Stage"),
    "setting": QT_TRANSLATE_NOOP("Anonymise", "Club"),
}


@dataclass(frozen=True, slots=True)
class Naming:
    """Something named after a person: what it is, its name now, and the name it would have."""

    place: scrub.Place
    kind: Text
    before: str
    after: str


def namings(database: Database, player_id: int, pattern: str = PATTERN) -> tuple[Naming, ...]:
    """Return what else in the club has a name of this person in its own name.

    The names in the journal are looked through: for a worker thread.
    """
    with database.reading() as reader:
        own = people.family(reader, player_id)
        found = scrub.named(reader, player_id, _free_names(reader, own, pattern)[player_id])
    return tuple(Naming(place, PLACES[place[0]](), before, after) for place, before, after in found)


@handles(AnonymisePlayer, *(topic for topic in Topic if topic is not Topic.RATINGS))
def anonymise_player(writer: Writer, command: AnonymisePlayer) -> Effect:
    """Scrub a person's names from the whole club; returns the name that stands there now."""
    player = players.get_player(writer, command.player_id)
    refuse_merged(writer, player.id)
    names = _free_names(writer, people.family(writer, player.id), command.name)
    writer.make_final(KIND)
    scrub.scrub(writer, player.id, names, frozenset(command.places))
    name = names[player.id]
    return Effect(ANONYMISED(name=name), name, compact=True)


def _free_names(reader: Reader, own: list[int], pattern: str) -> dict[int, str]:
    """Return a name for each id of one person, with a number behind it where somebody has it already."""
    taken = {spelling(p.name) for p in players.list_players(reader, archived=None) if p.id not in own}
    found: dict[int, str] = {}
    for player_id in own:
        plain = clean_name(pattern.replace("{0}", str(player_id)))
        names = (plain if n == 1 else f"{plain} ({n})" for n in count(1))
        found[player_id] = next(name for name in names if spelling(name) not in taken)
        taken.add(spelling(found[player_id]))
    return found
