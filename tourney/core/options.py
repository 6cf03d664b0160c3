"""Options as frozen dataclasses: each field knows its label, unit, range and choices.

The form on screen, the command line's ``--set name=value`` and the stored JSON all come from the
same declaration.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text

UNKNOWN = QT_TRANSLATE_NOOP("Errors", "There is no option “{name}”. Known: {known}.")
NOT_A_NUMBER = QT_TRANSLATE_NOOP("Errors", "“{name}” is “{value}”; it must be a number from {low} to {high}.")
NOT_WHOLE = QT_TRANSLATE_NOOP(
    "Errors", "“{name}” is “{value}”; it must be a whole number from {low} to {high}."
)
NOT_YES_OR_NO = QT_TRANSLATE_NOOP("Errors", "“{name}” is “{value}”; it must be true or false.")
OUT_OF_RANGE = QT_TRANSLATE_NOOP("Errors", "“{name}” is {value}; it must lie from {low} to {high}.")
TOO_SMALL = QT_TRANSLATE_NOOP("Errors", "“{name}” is {value}; it must be more than {low} and at most {high}.")
NOT_A_CHOICE = QT_TRANSLATE_NOOP("Errors", "“{name}” is “{value}”; it must be one of {choices}.")

OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True, slots=True)
class Option:
    """What a form needs to know about one field."""

    label: Text
    unit: Text | None = None
    help: Text | None = None
    low: float = -math.inf
    high: float = math.inf
    low_open: bool = False
    choices: Mapping[str, Text] | None = None


def option(default: Any, label: Text, **details: Any) -> Any:
    """Declare a dataclass field with a default and an ``Option`` (see its fields)."""
    return dataclasses.field(default=default, metadata={"option": Option(label, **details)})


def describe(options: Any) -> dict[str, Option]:
    """Return field name -> ``Option`` of a dataclass or an instance of it, in order."""
    return {
        field.name: field.metadata["option"]
        for field in dataclasses.fields(options)
        if "option" in field.metadata
    }


def check(options: Any) -> None:
    """Refuse values outside their range or choices; for ``__post_init__``. Types are not looked at.

    Raises
    ------
    TourneyError
        Code "bad-option", naming the field.
    """
    for name, spec in describe(options).items():
        value = getattr(options, name)
        if value is None:
            continue
        if spec.choices is not None:
            if value not in spec.choices:
                text = NOT_A_CHOICE(name=name, value=value, choices=", ".join(spec.choices))
                raise TourneyError("bad-option", text, field=name)
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            low_ok = value > spec.low if spec.low_open else value >= spec.low
            if not (math.isfinite(value) and low_ok and value <= spec.high):
                allowed = TOO_SMALL if spec.low_open else OUT_OF_RANGE
                text = allowed(name=name, value=f"{value:g}", low=f"{spec.low:g}", high=f"{spec.high:g}")
                raise TourneyError("bad-option", text, field=name)


def from_mapping(cls: type[OptionsT], values: Mapping[str, Any]) -> OptionsT:
    """Build options from names and values (numbers, or their text as typed on a command line).

    Raises
    ------
    TourneyError
        "unknown-option" or "bad-option", naming the field.
    """
    fields = {field.name: field for field in dataclasses.fields(cls)}  # type: ignore[arg-type]
    known = describe(cls)
    parsed: dict[str, Any] = {}
    for given, value in values.items():
        name = given
        if name not in fields and f"{name}_" in fields:
            name = f"{name}_"  # "from" is a word of Python; the field is called "from_"
        if name not in fields:
            text = UNKNOWN(name=name, known=", ".join(one.rstrip("_") for one in fields))
            raise TourneyError("unknown-option", text, field=name)
        parsed[name] = _parse(name, value, fields[name].default, known.get(name, _ANY))
    return cls(**parsed)


_ANY = Option(NOT_A_NUMBER)
_YES, _NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def _parse(name: str, value: Any, default: Any, spec: Option) -> Any:
    if not isinstance(value, str) or isinstance(default, str):
        return value
    if isinstance(default, bool):
        word = value.strip().lower()
        if word not in _YES + _NO:
            raise TourneyError("bad-option", NOT_YES_OR_NO(name=name, value=value), field=name)
        return word in _YES
    try:
        return int(value) if isinstance(default, int) else float(value)
    except ValueError:
        wanted = NOT_WHOLE if isinstance(default, int) else NOT_A_NUMBER
        text = wanted(name=name, value=value, low=f"{spec.low:g}", high=f"{spec.high:g}")
        raise TourneyError("bad-option", text, field=name) from None


def to_mapping(options: Any) -> dict[str, Any]:
    """Return plain JSON-able values by field name."""
    return dataclasses.asdict(options)
