"""Which encoding of old the bytes of a text are in: the one in which its words look like words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

SINGLE = (
    "cp1252", "cp1250", "cp1251", "iso8859_2", "mac_roman", "cp850", "cp852", "koi8_r", "cp866", "iso8859_5",
    "mac_cyrillic", "cp1253", "cp1254", "cp1257",
)  # fmt: skip
"""Encodings of one byte a sign, likelier ones first: what nothing tells apart is the first of them."""

WIDE = ("gb18030", "cp932", "big5", "cp949", "euc_jp")
"""Encodings of East Asia, whose signs take two bytes."""

# The letters outside ASCII of each language; the letters of one word are those of one language.
_ALPHABETS = tuple(
    frozenset(letters)
    for letters in (
        "äöüß", "áéíóúüñ", "àâæçéèêëîïôœùûüÿ", "áâãàçéêíóôõúü", "àèéìíîòóùú", "åäöéæø", "áàéèíóòúüïç",
        "ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "ăâîşţșț", "čćđšž", "çğıöşüâîû",
        "áðéíóúýþæö", "õäöüšž", "āčēģīķļņšūž", "ąčęėįšųūž", "çë", "ċġħż",
        "абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјљњћђџѓќ", "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
    )
)  # fmt: skip
_LATIN = 20
"""So many of the alphabets are written with Latin letters beside their own."""

_SIGNS = frozenset("½№ªº€“”„’‘‚–—«»…§°\u00a0")
_WORD = re.compile(r"[^\s,;|\t:/()\"'\-\d]+")
_SAMPLE_WORDS = 4000


def plausibility(text: str) -> int:
    """Return how many different words look like words, less those that do not.

    A word counts against an encoding when its letters belong to no single language, when a capital follows
    a small letter, or when signs and boxes stand in its midst.
    """
    words = dict.fromkeys(word for word in _WORD.findall(text) if not word.isascii())
    return sum(_merit(word) for word in list(words)[:_SAMPLE_WORDS])


def _merit(word: str) -> int:
    foreign = {ch for ch in word if not ch.isascii()}
    if foreign <= _SIGNS:
        return 1 if len(word) == len(foreign) else 0
    letters = foreign - _SIGNS
    if not all(ch.isalpha() for ch in letters):
        return -2
    if any(one.islower() and two.isupper() for one, two in pairwise(word)):
        return -1
    if all(ch > "\u2e7f" for ch in letters):
        return 1 if len(letters) == len(set(word)) else -1
    lower = {small for ch in letters for small in ch.lower() if small != "\u0307"}
    mixed = any(ch.isascii() and ch.isalpha() for ch in word)
    fitting = _ALPHABETS[:_LATIN] if mixed else _ALPHABETS
    return 1 if any(lower <= one for one in fitting) else -1


def likeliest(sample: bytes, best: str, known_headings: Callable[[Sequence[str]], int] | None) -> str:
    """Return the encoding whose headings mean most, and then whose words are most plausible.

    *best* is what frequencies say; it decides between encodings of East Asia.
    """
    found: dict[str, tuple[int, int]] = {}
    for encoding in dict.fromkeys([best, *SINGLE, *WIDE]):
        try:
            text = sample.decode(encoding)
        except UnicodeDecodeError:
            continue
        merit = 0 if encoding in WIDE and encoding != best else plausibility(text)
        found[encoding] = (_headings(text, known_headings), merit)
    if not found:
        return best
    most = max(found.values())
    level = [one for one, merit in found.items() if merit == most]
    return next((one for one in SINGLE if one in level), level[0])


def _headings(text: str, known_headings: Callable[[Sequence[str]], int] | None) -> int:
    if known_headings is None:
        return 0
    lines = text.splitlines()[:20]
    return max((known_headings(re.split(r"[,;\t|]", line)) for line in lines), default=0)


def sixteen_bits(data: bytes) -> str | None:
    """Return UTF-16 of an order of bytes where zeros beside the ends of lines tell it."""
    if len(data) % 2 or 0 not in data:
        return None
    low, high = data[0::2], data[1::2]
    ends = (10, 13, 44, 59, 9)
    for encoding, signs, zeros in (("utf-16-le", low, high), ("utf-16-be", high, low)):
        # Text of one byte a sign has no zeros; a stray one is not beside each end of a line.
        if 0 in signs or not any(one in ends and not two for one, two in zip(signs, zeros, strict=True)):
            continue
        try:
            data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return encoding
    return None
