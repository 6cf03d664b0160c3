"""Commands on the club's own settings."""

from __future__ import annotations

from tourney.club.commands import SetSetting
from tourney.club.handlers import Effect, handles
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import from_mapping
from tourney.core.records import clean_name
from tourney.core.topics import Topic
from tourney.ratings.registry import engine
from tourney.store import settings
from tourney.store.writer import Writer

CLUB_NAMED = QT_TRANSLATE_NOOP("Done", "The club is called {name}")
ENGINE_SET = QT_TRANSLATE_NOOP("Done", "The club rates with {engine}")
UNKNOWN_SETTING = QT_TRANSLATE_NOOP("Errors", "There is no setting “{name}”.")


@handles(SetSetting, Topic.SETTINGS, Topic.GAMES)
def set_setting(writer: Writer, command: SetSetting) -> Effect:
    """Change a setting after checking its value; "engine" takes {"key": ..., "params": {...}}."""
    if command.name == "name":
        name = clean_name(command.value)
        settings.put_setting(writer, "name", name)
        return Effect(CLUB_NAMED(name=name))
    if command.name == "engine":
        chosen = engine(command.value["key"])
        from_mapping(chosen.params_type, command.value.get("params", {}))
        settings.put_setting(writer, "engine", command.value)
        return Effect(ENGINE_SET(engine=chosen.label))
    raise TourneyError("unknown-setting", UNKNOWN_SETTING(name=command.name), field=command.name)
