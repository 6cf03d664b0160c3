"""Cells that other programs spoilt, mended where there is no doubt; each mending is told."""

from __future__ import annotations

import re

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold
from tourney.exchange.readers._dates import one_date

MOJIBAKE = QT_TRANSLATE_NOOP(
    "Exchange", "“{text}” had been saved in a wrong encoding and was read as “{mended}”."
)
NUMBER_DATE = QT_TRANSLATE_NOOP("Exchange", "“{text}” is a date and no number; it was left out.")
NUMBER_ROUNDED = QT_TRANSLATE_NOOP(
    "Exchange", "“{text}” is a number that a spreadsheet has rounded; it was left out."
)
NUMBER_QUOTES = QT_TRANSLATE_NOOP("Exchange", "“{text}” was read as the number “{mended}”.")

_MOJIBAKE = re.compile("[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0178\u2013-\u2122]")
_SEXES = {
    "m": "m male man men boy maennlich mannlich herr herren masculin homme masculino hombre maschio uomo "
    "mezczyzna muz м муж мужской 男 男性 男子 남",
    "f": "f w female woman women girl weiblich frau damen dame feminin femme femenino mujer femmina donna "
    "kobieta zena v vrouw д ж жен женский k 女 女性 女子 여",
}
_SEX_OF = {fold(word): sex for sex, words in _SEXES.items() for word in words.split()}


def demojibake(text: str) -> tuple[str, Text | None]:
    """Return UTF-8 that was once read as cp1252 as it should be, and a sentence; other texts unchanged."""
    if text.isascii() or not _MOJIBAKE.search(text):
        return text, None
    for encoding in ("cp1252", "latin-1"):
        try:
            mended = text.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
        if _is_plausible(mended):
            return mended, MOJIBAKE(text=text, mended=mended)
    return text, None


def _is_plausible(mended: str) -> bool:
    """Tell whether a mended text is more likely a name than the spoilt one: Latin, or several letters."""
    foreign = [ch for ch in mended if not ch.isascii() and ch not in "’“”–—"]
    if not foreign or not all(ch.isalpha() for ch in foreign):
        return False
    return all(ch <= "\u017f" for ch in foreign) or len(foreign) > 2


def mended_number(text: str) -> tuple[str, Text | None]:
    """Return a member's or a federation's number as text, and a sentence where it was changed or dropped."""
    bare = text.strip(" \u00a0\t")
    if not bare or set(bare) <= set("0-–?"):
        return "", None
    if re.fullmatch(r"\d[.,]\d+E\+?\d+", bare, re.I):
        return "", NUMBER_ROUNDED(text=text)
    if not bare.isdecimal() and one_date(bare.split(" ")[0]) is not None and re.search(r"\D", bare):
        return "", NUMBER_DATE(text=text)
    mended = re.sub(r"(?<=\d)\.0+$", "", bare.strip("'\"“”‘’` "))
    if mended != bare and not re.fullmatch(r"\d+\.0+", bare):
        return mended, NUMBER_QUOTES(text=text, mended=mended)
    return mended, None


def sex_of(text: str) -> str | None:
    """Return "m", "f", "" for an empty cell, None for a word that says neither."""
    word = fold(text)
    if not word or word in ("-", "?"):
        return ""
    return _SEX_OF.get(word)
