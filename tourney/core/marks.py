"""Texts a person will read, written where they arise and translated where they are shown.

Nothing here imports Qt. ``QT_TRANSLATE_NOOP`` has the name that the translation extractor looks
for, so a marked literal lands in the catalogues although no Qt function is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Translate = Callable[[str, str, int | None], str]
"""(context, English source, count or None) -> the pattern in the reader's language."""


@dataclass(frozen=True, slots=True)
class Text:
    """An English source with its context, the details that fill its braces, and a count.

    Call it to fill it: ``UNKNOWN(name="zof")``. A source with ``%n`` takes ``count=``; its plural
    is written ``(s)``, as in "%n game(s)". A detail that is a tuple is read as a list of names.
    """

    context: str
    source: str
    details: Mapping[str, object] = field(default_factory=dict)
    count: int | None = None

    def __call__(self, *, count: int | None = None, **details: object) -> Text:
        """Return the same text with details (and a count) filled in."""
        return Text(self.context, self.source, {**self.details, **details}, count)

    def __str__(self) -> str:
        return say(self)


def QT_TRANSLATE_NOOP(context: str, source: str) -> Text:
    """Mark an English literal for translation; both arguments must be literals."""
    return Text(context, source)


def english(context: str, source: str, count: int | None) -> str:
    """Return the English pattern: the source with ``%n`` and its ``(s)`` resolved."""
    del context
    if count is None:
        return source
    return source.replace("%n", str(count)).replace("(s)", "" if count == 1 else "s")


def say(text: Text | str, translate: Translate = english) -> str:
    """Return the sentence in the language of *translate*; plain strings pass unchanged."""
    if isinstance(text, str):
        return text
    pattern = translate(text.context, text.source, text.count)
    if not text.details:
        return pattern
    details = {name: _said(value, translate) for name, value in text.details.items()}
    return pattern.format(**details)


COMMA = QT_TRANSLATE_NOOP("Texts", ", ")
"""Between the names of a list."""


def _said(value: object, translate: Translate) -> object:
    """Return a detail as it is read; the parts of a tuple are a list of names."""
    if isinstance(value, tuple):
        return say(COMMA, translate).join(str(_said(one, translate)) for one in value)
    return say(value, translate) if isinstance(value, Text) else value
