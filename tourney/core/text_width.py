"""How many columns a text takes where every letter has the same room: terminals, spreadsheets, plain text."""

from __future__ import annotations

import unicodedata


def text_width(text: str) -> int:
    """Return the columns of a text: Han, kana, hangul and full-width signs take two, marks on letters none.

    Classes "W" and "F" of the East Asian Width property (Unicode Standard Annex 11); format signs (a
    zero-width space, a mark of direction) take none either.
    """
    if text.isascii():
        return len(text)
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf") and sign != "\u00ad":
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
