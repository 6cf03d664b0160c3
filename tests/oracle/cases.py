"""Reference cases: reading them, and telling where a result differs from what they expect.

A file is a list of {"id", "system", "params", "input": {"op", ...}, "expected", "tolerance"}. A number may
be written as "NaN", "Infinity" or "-Infinity". A tolerance is for all fields, or one for each field.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Values = dict[str, Any]
Case = dict[str, Any]
Operation = Callable[[Values, Values], Values]
Difference = tuple[str, Any, Any]
"""Field, got, expected."""

DAY = 0
"""A day for games whose date does not matter; at 0 a fraction of a day before it keeps all its digits."""

NOTHING = object()
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}
_FIELDS = {"[0]": "rating", "[1]": "rd", "[2]": "vol"}
_EXACT = {"abs": 0.0, "rel": 1e-12}


def read(path: Path) -> list[Case]:
    """Return the cases of a file.

    Raises
    ------
    ValueError
        When the file is not a list of cases.
    """
    found = json.loads(path.read_text(encoding="utf-8-sig"))
    if not isinstance(found, list) or not all(isinstance(case, dict) and "id" in case for case in found):
        raise ValueError("not a list of cases, each with an id")
    return found


def malformed(case: Case) -> str:
    """Return what a case lacks to be run, "" if nothing."""
    for field, kind in (("system", str), ("params", dict), ("input", dict), ("expected", dict)):
        if field not in case:
            return f"the case has no {field!r}"
        if not isinstance(case[field], kind):
            return f"{field!r} is not {'a word' if kind is str else 'an object'}"
    if not isinstance(case["input"].get("op"), str):
        return "the input names no operation 'op'"
    if not isinstance(case.get("tolerance") or {}, dict):
        return "'tolerance' is not an object"
    return ""


def numbers(value: Any) -> Any:
    """Return a value with numbers in place of the words for those that JSON has not."""
    if isinstance(value, dict):
        return {key: numbers(one) for key, one in value.items()}
    if isinstance(value, list):
        return [numbers(one) for one in value]
    return _NUMBERS.get(value, value) if isinstance(value, str) else value


def differences(case: Case, got: Values) -> list[Difference]:
    """Return where *got* differs from the case by more than its tolerance.

    ``got`` is {"error": code} for a refusal. An expected sentence is for people, and a case may say
    of its error only that there is one; every other expected field must be there.
    """
    expected = numbers(case["expected"])
    if "error" in expected:
        return [] if "error" in got else [("error", got, expected["error"])]
    if "error" in got:
        return [("error", got["error"], expected)]
    tolerance = case.get("tolerance") or {}
    return [
        (path, "nothing" if g is NOTHING else g, w)
        for field, want in expected.items()
        if not (isinstance(want, str) and field not in got)
        for path, g, w in _walk(field, got.get(field, NOTHING), want)
        if not _close(g, w, _tolerance(tolerance, path))
    ]


def _walk(path: str, got: Any, want: Any) -> Iterator[Difference]:
    if isinstance(want, dict):
        own = got if isinstance(got, dict) else {}
        for key, value in want.items():
            yield from _walk(f"{path}.{key}", own.get(key, NOTHING), value)
    elif isinstance(want, list) and isinstance(got, list) and len(got) == len(want):
        for index, (g, w) in enumerate(zip(got, want, strict=True)):
            yield from _walk(f"{path}[{index}]", g, w)
    else:
        yield path, got, want


def _tolerance(tolerance: Values, path: str) -> dict[str, float]:
    if "abs" in tolerance or "rel" in tolerance:
        return tolerance
    for field, values in tolerance.items():
        if path == field or path.startswith((f"{field}[", f"{field}.")) or _FIELDS.get(path[-3:]) == field:
            return dict(values)
    return _EXACT


def _close(got: Any, want: Any, tolerance: dict[str, float]) -> bool:
    if got is NOTHING:
        return False
    if isinstance(want, bool | str | list) or want is None:
        return bool(got == want)
    if not isinstance(got, int | float):
        return False
    if not math.isfinite(want):
        return bool(got == want or (math.isnan(want) and math.isnan(got)))
    slack = tolerance.get("abs", 0.0) + tolerance.get("rel", 0.0) * abs(want)
    return bool(abs(got - want) <= slack)
