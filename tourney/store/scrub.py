"""Take a person's name out of the whole club file: the tables, the journal's images and labels.

Nothing here is journaled, so there is no way back. Images are changed as the rows are: older actions can
still be undone and done again, and bring no name back.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from tourney.core.names import fold
from tourney.store import images, people
from tourney.store.images import Bulk, Change, Image, Removal, Revision, Step
from tourney.store.players import PLAYER
from tourney.store.settings import REPORT
from tourney.store.tables import JOURNALED
from tourney.store.writer import JOURNAL, Reader, Writer

CLEARED: Mapping[str, Any] = {
    "number": "",
    "born": None,
    "note": "",
    "club": "",
    "household": "",
    "federation": "",
    "sex": "",
    "title": "",
}
"""What is known of a person besides the name, and what stands there afterwards."""

_FREE: Mapping[str, tuple[str, ...]] = {
    "player": ("note",),
    "start_rating": ("source",),
    "round": ("note",),
    "game": ("note", "category"),
}
"""Columns in which people write what they like."""

_NAMED: Mapping[str, str] = {"event": "name", "team": "name", "stage": "name", "setting": "value"}
"""Columns with the name of something else than a person; of the settings, the club's name.

What a report said of an event is a setting too, and has names of officials and days of birth.
"""
CLUB_NAME = "name"

_JSON: Mapping[str, tuple[str, ...]] = {"game": ("extra",), "rating_list": ("content",)}
WRITTEN: Mapping[str, tuple[str, ...]] = {
    name: (*_FREE.get(name, ()), *_JSON.get(name, ()), *(("name",) if name == "player" else ()))
    for name in (*_FREE, *_JSON)
}
"""Columns in which the name of a person can stand, by table."""

Place = tuple[str, Any]
"""A row whose name is that of an event, a team, a stage or (a setting) the club: table and key."""

_CJK = re.compile("[\u2e80-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]")


def names_of(reader: Reader, player_id: int) -> list[str]:
    """Return every name a person has or had in this club, by the tables and the journal."""
    own = set(people.family(reader, player_id))
    query = sa.select(PLAYER.c.name).where(PLAYER.c.id.in_(own))
    found = dict.fromkeys(reader.connection.execute(query).scalars())
    payloads = sa.select(JOURNAL.c.payload).where(JOURNAL.c.topics.contains("players"))
    for payload in reader.connection.execute(payloads).scalars():
        for step in images.unpack(payload) if payload else ():
            found.update(dict.fromkeys(_names_in(step, own)))
    return list(found)


def scrub(
    writer: Writer, player_id: int, new: Mapping[int, str], places: Collection[Place] = frozenset()
) -> None:
    """Put a new name in the place of a person's names everywhere, and clear what is known of him.

    *new* has a name for him and for whoever was merged into him, by id: the same person goes as a whole.
    Names of events, teams and the like stay but for those of *places*, as do other people's longer names
    in which this one occurs.
    """
    names = names_of(writer, player_id)
    staying = {place: name for place, name, _ in named(writer, player_id, "") if place not in places}
    free = _replacing(names, _longer({*_others(writer, set(new)), *staying.values()}, names), new[player_id])
    rub = _Rubber(new, free, frozenset(staying))
    for table_name in dict.fromkeys((*_FREE, *_JSON, *_NAMED)):
        _scrub_table(writer, JOURNALED[table_name], rub)
    _scrub_journal(writer, rub)


def named(reader: Reader, player_id: int, name: str) -> list[tuple[Place, str, str]]:
    """Return the events, teams, stages and the like in whose name one of a person's names stands.

    Each with its name now, and with *name* in the place of the person's.
    """
    names = names_of(reader, player_id)
    others = _others(reader, set(people.family(reader, player_id)))
    free = _replacing(names, _longer(others, names), name)
    return [(place, text, free(text)) for place, text in _names_of_places(reader) if free(text) != text]


def finder(reader: Reader, player_id: int, names: Sequence[str]) -> Callable[[str], bool]:
    """Return whether a text holds one of a person's names, and not only a longer one of somebody else."""
    kept = {*_others(reader, set(people.family(reader, player_id))), *dict(_names_of_places(reader)).values()}
    replaced = _replacing(names, _longer(kept, names), "")
    return lambda text: replaced(text) != text


class _Rubber:
    """Turns rows and texts into what they are without the name."""

    def __init__(self, new: Mapping[int, str], free: Callable[[str], str], staying: frozenset[Place]) -> None:
        self.own = new
        self.staying = staying
        self._free = free
        self._known: dict[str, str] = {}

    def text(self, text: Any) -> Any:
        """Return a free text without the name."""
        if not isinstance(text, str) or not text:
            return text
        if text not in self._known:
            self._known[text] = self._free(text)
        return self._known[text]

    def json(self, text: Any) -> Any:
        """Return JSON whose texts are without the name."""
        if not isinstance(text, str) or not text:
            return text
        try:
            value = json.loads(text)
        except ValueError:
            return self.text(text)
        cleaned = self.inside(value)
        return text if cleaned == value else json.dumps(cleaned, ensure_ascii=False)

    def _setting(self, key: str, old: str) -> str:
        """Return a setting: the club's name, or a report without birthdays and offices of the person."""
        if key == CLUB_NAME:
            return str(self.json(old))
        told = json.loads(old) if key.startswith(REPORT) else None
        if not isinstance(told, dict):
            return old
        cleaned = self.inside(told)
        if isinstance(days := told.get("birthdays"), dict):
            mine = {str(player_id) for player_id in self.own}
            cleaned["birthdays"] = {one: day for one, day in days.items() if one not in mine}
        return old if cleaned == told else json.dumps(cleaned, ensure_ascii=False, sort_keys=True)

    def inside(self, value: Any) -> Any:
        """Return a JSON value whose texts are without the name; keys stay."""
        if isinstance(value, dict):
            return {key: self.inside(one) for key, one in value.items()}
        if isinstance(value, list):
            return [self.inside(one) for one in value]
        return self.text(value)

    def value(self, table: str, column: str, key: Any, player_id: Any, old: Any) -> Any:
        """Return what stands in a column of a row, whose key and player (if it names one) are given."""
        if table == "player" and key in self.own:
            if column == "name":
                return self.own[key]
            if column == "folded":
                return fold(self.own[key])
            return CLEARED.get(column, old)
        if table == "start_rating" and column == "source" and player_id in self.own:
            return ""
        if column in _FREE.get(table, ()):
            return self.text(old)
        if column == _NAMED.get(table) and (table, key) not in self.staying:
            if table != "setting":
                return self.text(old)
            return self._setting(key, old)
        return self.json(old) if column in _JSON.get(table, ()) else old

    def image(self, table: str, key: Any, image: Image | None) -> Image | None:
        """Return the image of one row."""
        if image is None:
            return None
        player_id = image.get("player_id")
        new = {name: self.value(table, name, key, player_id, old) for name, old in image.items()}
        if table == "team" and new.get("name") != image.get("name"):
            new["folded"] = fold(new["name"])
        return new

    def columns(
        self, table: str, keys: Sequence[int], columns: Mapping[str, Sequence[Any]]
    ) -> Mapping[str, Sequence[Any]]:
        """Return the columns of many rows."""
        if table not in _FREE and table not in _JSON and table not in _NAMED:
            return columns
        if table == "team":
            whole = (dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True))
            made = [self.image(table, key, row) or {} for key, row in zip(keys, whole, strict=True)]
            return {name: [image[name] for image in made] for name in columns}
        players = columns.get("player_id", (None,) * len(keys))
        touched = {"name", "folded", *CLEARED, *_FREE.get(table, ()), *_JSON.get(table, ())}
        touched.add(_NAMED.get(table, "name"))
        new: dict[str, Sequence[Any]] = {}
        for name, values in columns.items():
            if name in touched:
                rows = zip(keys, players, values, strict=True)
                values = [self.value(table, name, key, player, old) for key, player, old in rows]
            new[name] = values
        return new

    def step(self, step: Step) -> Step:
        """Return one step of an action."""
        match step:
            case Change(table, key, before, after):
                return Change(table, key, self.image(table, key, before), self.image(table, key, after))
            case Bulk(table, keys, columns):
                return Bulk(table, keys, self.columns(table, keys, columns))
            case Removal(table, keys, columns):
                return Removal(table, keys, self.columns(table, keys, columns))
            case Revision(table, keys, before, after):
                return Revision(
                    table, keys, self.columns(table, keys, before), self.columns(table, keys, after)
                )


def _names_in(step: Step, own: set[int]) -> Iterable[Any]:
    """Return the names that a step's images give to one of these people."""
    if step.table != "player":
        return
    match step:
        case Change(_, key, before, after):
            if key in own:
                yield from (image["name"] for image in (before, after) if image is not None)
        case Bulk(_, keys, columns) | Removal(_, keys, columns):
            yield from (columns["name"][i] for i, key in enumerate(keys) if key in own)
        case Revision(_, keys, before, after):
            for columns in (before, after):
                yield from (
                    columns["name"][i] for i, key in enumerate(keys) if key in own and "name" in columns
                )


def _others(reader: Reader, own: set[int]) -> set[str]:
    """Return the names of other people."""
    return set(reader.connection.execute(sa.select(PLAYER.c.name).where(PLAYER.c.id.not_in(own))).scalars())


def _names_of_places(reader: Reader) -> list[tuple[Place, str]]:
    """Return the name of every event, team and stage, and of the club."""
    found: list[tuple[Place, str]] = []
    for table_name, column in _NAMED.items():
        table = JOURNALED[table_name]
        key = images.key_column(table)
        for row in reader.connection.execute(sa.select(key, table.c[column]).order_by(key)):
            if table_name != "setting":
                found.append(((table_name, row[0]), row[1]))
            elif row[0] == CLUB_NAME:
                found.append(((table_name, row[0]), str(json.loads(row[1]))))
    return found


def _longer(names: Collection[str], own: Sequence[str]) -> list[str]:
    """Return the names in which one of a person's own occurs."""
    return sorted(one for one in names if any(name in one and name != one for name in own))


def _replacing(names: Sequence[str], kept: Sequence[str], name: str) -> Callable[[str], str]:
    """Return a function that puts *name* for any of the names, and leaves those to keep."""
    turned = {_turned(one) for one in names} - {*kept}
    longest_first = sorted({*names, *turned, *kept}, key=len, reverse=True)
    pattern = re.compile("|".join(_whole(one) for one in longest_first))
    stays = frozenset(_plain(one) for one in kept)
    return lambda text: pattern.sub(lambda found: found[0] if _plain(found[0]) in stays else name, text)


def _plain(name: str) -> str:
    """Return a name whatever its case and gaps."""
    return " ".join(name.casefold().split())


def _whole(name: str) -> str:
    """Return a pattern for a name as whole words; signs of Han, kana and hangul stand without gaps.

    A name of several words is found in any case; one word alone may be an ordinary one ("may", "will").
    """
    start = r"(?<!\w)" if _is_letter(name[0]) else ""
    end = r"(?!\w)" if _is_letter(name[-1]) else ""
    written = r"\s+".join(map(re.escape, name.split()))
    return f"{start}(?i:{written}){end}" if len(name.split()) > 1 else f"{start}{written}{end}"


def _turned(name: str) -> str:
    """Return a name of several words the other way round: "Kowal, Zofia" or "Zofia Kowal"."""
    if "," in name:
        last, _, given = (part.strip() for part in name.partition(","))
        return f"{given} {last}" if given and last and "," not in given else name
    *given_names, last = name.split()
    return f"{last}, {' '.join(given_names)}" if given_names else name


def _is_letter(sign: str) -> bool:
    return sign.isalnum() and not _CJK.match(sign)


def _scrub_table(writer: Writer, table: sa.Table, rub: _Rubber) -> None:
    """Change the rows of one table that hold the name, and raise their versions."""
    columns = {*_FREE.get(table.name, ()), *_JSON.get(table.name, ())}
    columns |= {_NAMED[table.name]} if table.name in _NAMED else set()
    columns |= {"folded"} if table.name == "team" else set()
    key = images.key_column(table)
    if table is PLAYER:
        columns |= {"name", "folded", *CLEARED}
    wanted = [table.c[name] for name in sorted(columns)]
    who = [table.c.player_id] if "player_id" in table.c else []
    rows = writer.connection.execute(sa.select(key, *who, *wanted)).mappings().all()
    for row in rows:
        new = rub.image(table.name, row[key.name], dict(row)) or {}
        changed = {name: value for name, value in new.items() if value != row[name]}
        if changed:
            if "version" in table.c:
                changed["version"] = table.c.version + 1
            writer.connection.execute(table.update().where(key == row[key.name]).values(changed))


def _scrub_journal(writer: Writer, rub: _Rubber) -> None:
    connection = writer.connection
    rows = connection.execute(sa.select(JOURNAL.c.id, JOURNAL.c.label)).all()
    for entry_id, label in rows:
        plain = json.loads(label)
        cleaned = _label(plain, rub)
        if cleaned != plain:
            text = json.dumps(cleaned, ensure_ascii=False, separators=(",", ":"))
            connection.execute(JOURNAL.update().where(JOURNAL.c.id == entry_id).values(label=text))
    for entry_id, _ in rows:
        query = sa.select(JOURNAL.c.payload).where(JOURNAL.c.id == entry_id)
        payload = connection.execute(query).scalar()
        steps = images.unpack(payload) if payload else []
        new = [rub.step(step) for step in steps]
        if new != steps:
            values = {"payload": images.pack(new)}
            connection.execute(JOURNAL.update().where(JOURNAL.c.id == entry_id).values(values))


def _label(plain: Mapping[str, Any], rub: _Rubber) -> dict[str, Any]:
    """Return a label whose details are without the name; the sentence around them is the program's own."""
    details = {
        name: _label(value, rub) if isinstance(value, dict) else rub.inside(value)
        for name, value in plain.get("details", {}).items()
    }
    return {**plain, "details": details} if details else dict(plain)
