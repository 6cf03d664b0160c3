"""The reader's language on the command line, from the same catalogue as the screens, without Qt."""

from __future__ import annotations

import locale
import os
from functools import cache
from xml.etree import ElementTree

from tourney.core.marks import Text, english, say
from tourney.core.resources import resource


def language() -> str:
    """Return "zh_CN" or "en", from TOURNEY_LANG or the locale's variables."""
    for name in ("TOURNEY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "zh_CN" if value.lower().startswith("zh") else "en"
    return "zh_CN" if (locale.getlocale()[0] or "").lower().startswith(("zh", "chinese")) else "en"


@cache
def _catalogue(code: str) -> dict[tuple[str, str], str]:
    path = resource("i18n", f"tourney_{code}.ts")
    if not path.is_file():
        return {}
    found: dict[tuple[str, str], str] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue
            plural = translation.find("numerusform")
            words = translation.text if plural is None else plural.text
            if words:
                found[name, message.findtext("source") or ""] = words
    return found


def translate(context: str, source: str, count: int | None) -> str:
    """Return the pattern in the reader's language; a ``core.marks.Translate``."""
    code = language()
    words = _catalogue(code).get((context, source)) if code != "en" else None
    if words is None:
        return english(context, source, count)
    return words if count is None else words.replace("%n", str(count))


def shown(text: Text | str) -> str:
    """Return the sentence in the reader's language."""
    return say(text, translate)
