"""Numbers as people write them; whether a comma is the decimal sign is decided for a whole file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_GROUPED = re.compile(r"\d{1,3}(?:[.,' ]\d{3})+")
_COMMA = re.compile(r"-?(?:\d+|\d{1,3}(?:[. ]\d{3})+),\d{1,2}|-?\d{1,3}(?:[. ]\d{3})+,\d+")
_POINT = re.compile(r"-?(?:\d+|\d{1,3}(?:[, ]\d{3})+)\.\d{1,2}|-?\d{1,3}(?:[, ]\d{3})+\.\d+")
FARTHEST = 100_000
"""No scale of ratings reaches this far; a larger number is something else."""

_MONEY_WORDS = frozenset(("eur", "usd", "chf", "kr", "zl", "zł", "gbp", "cny", "rmb", "元", "円"))


def plain_number(text: str) -> str:
    """Return a number without white space of other kinds and without the sign of a currency."""
    bare = text.replace("\u00a0", " ").replace("\u202f", " ").strip()
    bare = "".join(ch for ch in bare if unicodedata.category(ch) != "Sc").strip()
    first, _, rest = bare.partition(" ")
    if first.casefold() in _MONEY_WORDS:
        return rest.strip()
    start, _, last = bare.rpartition(" ")
    return start.strip() if last.casefold() in _MONEY_WORDS else bare


def decimal_sign(texts: Iterable[str]) -> str:
    """Return the decimal sign that the numbers among the texts show: "." or ",", "" where none tells."""
    comma = point = 0
    for text in set(texts):
        bare = plain_number(text)
        if _COMMA.fullmatch(bare):
            comma += 1
        elif _POINT.fullmatch(bare):
            point += 1
    return "" if comma == point else "," if comma > point else "."


def read_decimal(text: str, sign: str = "") -> float | None:
    """Return a rating or an amount ("1875", "1.234,50", "12,5"), None where there is none or doubt.

    "1.875" and "1,875" may mean two things and are read only where *sign* tells the decimal sign; as a
    rating neither is 1.875.
    """
    bare = plain_number(text).rstrip("?").strip()
    if _GROUPED.fullmatch(bare):
        marks = re.findall(r"[.,' ]", bare)
        if len(marks) == 1 and marks[0] in ".," and (not sign or marks[0] == sign):
            return None
        return float(re.sub(r"[.,' ]", "", bare))
    cut = max(bare.rfind("."), bare.rfind(","))
    whole, part = (bare, "") if cut < 0 else (bare[:cut], bare[cut + 1 :])
    whole = re.sub(r"[.,' ](?=\d{3}(?!\d))", "", whole)
    if not re.fullmatch(r"-?\d{1,9}", whole) or (part and not part.isdecimal()):
        return None
    return float(f"{whole}.{part or 0}")


def read_rating(text: str, sign: str = "") -> float | None:
    """Return a rating as ``read_decimal``, None for a number that is on no scale of ratings."""
    value = read_decimal(text, sign)
    return value if value is not None and abs(value) <= FARTHEST else None


def number_text(text: str, sign: str = "") -> str | None:
    """Return an amount as "12.5", or None where the text is no number."""
    bare = plain_number(text)
    if re.fullmatch(r"0\d+", bare):
        return None
    value = read_decimal(text, sign)
    return None if value is None else f"{value:.10g}"
