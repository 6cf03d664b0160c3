"""Commands on the club's own settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tourney.club.commands import SetSetting
from tourney.club.engine_choice import (
    DEFAULT_ENGINE,
    chosen,
    read_caution,
    read_choice,
    read_measure,
    read_rule,
    read_scale,
)
from tourney.club.handlers import Effect, handles
from tourney.club.wall_values import ANNOUNCEMENT, LOGO, read_announcement, read_logo
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import to_mapping
from tourney.core.records import clean_name
from tourney.core.topics import Topic
from tourney.store import settings
from tourney.store.writer import Writer

CLUB_NAMED = QT_TRANSLATE_NOOP("Done", "The club is called {name}")
ENGINE_SET = QT_TRANSLATE_NOOP("Done", "The club rates with {engine}")
ENGINE_CHANGED = QT_TRANSLATE_NOOP("Done", "{engine} rates by other settings")
PLACEMENT_SET = QT_TRANSLATE_NOOP("Done", "Placement ends by another rule")
SCALE_SET = QT_TRANSLATE_NOOP("Done", "Ratings are shown on another scale")
CAUTION_SET = QT_TRANSLATE_NOOP("Done", "Careful ratings take off {k} deviations")
MEASURE_SET = QT_TRANSLATE_NOOP("Done", "Match quality has another meaning")
LOGO_SET = QT_TRANSLATE_NOOP("Done", "The club has another logo")
LOGO_TAKEN = QT_TRANSLATE_NOOP("Done", "The club has no logo any more")
ANNOUNCED = QT_TRANSLATE_NOOP("Done", "Announced in the hall: {text}")
SILENT = QT_TRANSLATE_NOOP("Done", "The announcement is gone from the hall")
UNKNOWN_SETTING = QT_TRANSLATE_NOOP("Errors", "There is no setting “{name}”.")


@handles(SetSetting, Topic.SETTINGS, Topic.GAMES)
def set_setting(writer: Writer, command: SetSetting) -> Effect:
    """Change a setting after checking its value.

    "name" takes a text; "engine" {"key", "params"} and, where given, "placement" and "scale" of that
    engine, "caution" and "measure" of the club; "placement" {"enter", "leave"}, {"games"} or None for the
    engine in use; "scale" a name; "caution" the k of careful ratings; "measure" a key of ``MEASURES``;
    "logo" a PNG or JPEG in base64, None for none; "announcement" what the hall reads, None for nothing.
    """
    match command.name:
        case "name":
            name = clean_name(command.value)
            settings.put_setting(writer, "name", name)
            return Effect(CLUB_NAMED(name=name))
        case "engine":
            return _set_engine(writer, command.value)
        case "placement":
            engine = chosen(settings.all_settings(writer)).engine
            rule = None if command.value is None else to_mapping(read_rule(engine, command.value))
            _keep(writer, "placement", engine.key, rule)
            return Effect(PLACEMENT_SET())
        case "scale":
            engine = chosen(settings.all_settings(writer)).engine
            _keep(writer, "scale", engine.key, read_scale(engine, command.value))
            return Effect(SCALE_SET())
        case "caution":
            k = read_caution(command.value)
            settings.put_setting(writer, "caution", k)
            return Effect(CAUTION_SET(k=f"{k:.4g}"))
        case "measure":
            settings.put_setting(writer, "measure", read_measure(command.value))
            return Effect(MEASURE_SET())
        case "logo":
            logo = read_logo(command.value)
            settings.put_setting(writer, LOGO, logo)
            return Effect(LOGO_SET() if logo else LOGO_TAKEN())
        case "announcement":
            words = read_announcement(command.value)
            settings.put_setting(writer, ANNOUNCEMENT, words)
            return Effect(ANNOUNCED(text=words) if words else SILENT())
        case _:
            raise TourneyError("unknown-setting", UNKNOWN_SETTING(name=command.name), field=command.name)


def _set_engine(writer: Writer, value: Mapping[str, Any]) -> Effect:
    before = settings.get_setting(writer, "engine", {}).get("key", DEFAULT_ENGINE)
    wanted = read_choice(value)
    key = wanted.engine.key
    settings.put_setting(writer, "engine", {"key": key, "params": dict(value.get("params") or {})})
    if "placement" in value:
        _keep(writer, "placement", key, to_mapping(wanted.rule))
    if "scale" in value:
        _keep(writer, "scale", key, wanted.scale)
    for name, chosen_value in (("caution", wanted.caution), ("measure", wanted.measure)):
        if name in value:
            settings.put_setting(writer, name, chosen_value)
    text = ENGINE_CHANGED if before == key else ENGINE_SET
    return Effect(text(engine=wanted.engine.label))


def _keep(writer: Writer, name: str, key: str, value: Any) -> None:
    """Note a value of one engine beside those of the others; None forgets it."""
    held = dict(settings.get_setting(writer, name, {}))
    held.pop(key, None)
    if value is not None:
        held[key] = value
    settings.put_setting(writer, name, held)
