"""Keep text cells text: in CSV a leading sign could run as a formula in a spreadsheet.

``guard`` puts an apostrophe before such a text and ``unguard`` takes it off again, so that every
name survives being written and read. Texts that begin with an apostrophe and a sign get a second
one, which keeps the pair exact.
"""

from __future__ import annotations

import re
import unicodedata

_RISKY = tuple("=+-@\t\r\n＝＋－＠")
_SURROGATE = re.compile("[\ud800-\udfff]")


def guard(text: str) -> str:
    """Return the text with an apostrophe in front if a spreadsheet could take it for a formula."""
    bare = text.lstrip("'")
    return f"'{text}" if bare.startswith(_RISKY) else text


def unguard(text: str) -> str:
    """Return the text as it was before ``guard``."""
    return text[1:] if text.startswith("'") and text.lstrip("'").startswith(_RISKY) else text


def is_risky(text: str) -> bool:
    """Tell whether a spreadsheet could take a text for a formula."""
    return text.startswith(_RISKY)


def printable(text: str) -> str:
    """Return a text that no page and no workbook refuses: without signs of control, surrogates replaced.

    Line breaks and tabs stay; so do joiners and direction marks, which names of some scripts need.
    """
    if text.isprintable():
        return text
    kept = "".join(ch for ch in text if ch in "\n\t" or unicodedata.category(ch) != "Cc")
    return _SURROGATE.sub("\ufffd", kept)
