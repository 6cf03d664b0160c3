"""Find a person by what somebody typed: accents and case ignored, and never a silent guess.

A query is matched against whole names, their beginnings, any words, initials and parts. The
decision ``resolve`` takes a name only when no other answer is as good; everything else is handed
back as candidates.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from itertools import islice

# Letters that Unicode does not decompose into a base letter and an accent.
_LETTERS = str.maketrans(
    {
        "ł": "l", "ø": "o", "ß": "ss", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i",
        "ħ": "h", "ŧ": "t", "ŋ": "n", "ĸ": "k", "ə": "e", "ƒ": "f", "ɓ": "b", "ɗ": "d", "ƙ": "k",
        "Ł": "l", "Ø": "o", "ẞ": "ss", "Đ": "d", "Ð": "d", "Þ": "th", "Æ": "ae", "Œ": "oe",
        "'": "", "’": "", "ʼ": "", "`": "", "´": "",
    }
)  # fmt: skip

_LAST = "\U0010ffff"
_NEAR_LIMIT = 200  # enough to offer; a single letter is contained in nearly every name


@lru_cache(maxsize=65536)
def fold(name: str) -> str:
    """Return the key under which spellings of one name are equal.

    Accents are dropped, letters such as ł ø ß æ written plainly, case folded, apostrophes dropped
    ("O'Neil" is "oneil"), other punctuation and runs of white space made one space. Han, kana and
    hangul stay as they are (full-width Latin becomes plain).
    """
    if name.isascii() and name.isalpha():
        return name.lower()
    decomposed = unicodedata.normalize("NFKD", name.translate(_LETTERS))
    kept = "".join(ch for ch in decomposed if not unicodedata.combining(ch) or ch in "\u3099\u309a")
    folded = unicodedata.normalize("NFC", kept).casefold().translate(_LETTERS)
    # A name of signs alone (an emoji, a dash) is its own key: nothing plainer stands for it.
    return (
        " ".join("".join(ch if ch.isalnum() else _separator(ch) for ch in folded).split()) or folded.strip()
    )


def _separator(ch: str) -> str:
    """Return a space for punctuation, nothing for invisible format characters."""
    return "" if unicodedata.category(ch) == "Cf" else " "


def spelling(name: str) -> str:
    """Return the key under which a name is the same name: case and white space ignored, accents kept."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


class MatchKind(IntEnum):
    """How a name answers a query, best first."""

    SAME = 0
    """The spelling, accents included."""
    EXACT = 1
    """The whole name with accents and punctuation ignored."""
    REORDERED = 2
    """All words of the name in another order ("Doe, Ann" for "Ann Doe")."""
    PREFIX = 3
    WORDS = 4
    """Each word typed begins a word of the name."""
    INITIALS = 5
    SUBSTRING = 6
    """Only for offering: never taken as an answer."""


@dataclass(frozen=True, slots=True)
class Match:
    """A person who answers a query."""

    id: int
    name: str
    kind: MatchKind


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several people answer equally well; the person at the desk chooses."""

    query: str
    matches: tuple[Match, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nobody answers; *near* holds people whose name only contains the query."""

    query: str
    near: tuple[Match, ...] = ()


@dataclass(frozen=True, slots=True)
class _Person:
    id: int
    name: str
    spelled: str
    folded: str
    words: tuple[str, ...]
    initials: str


class NameIndex:
    """A register prepared for searching at every key press.

    Built once after each change of the register (about 10 µs a name); ten thousand names are
    searched in a few milliseconds.

    Parameters
    ----------
    people : iterable of (id, name)
    also : iterable of (id, name, other name)
        Other names by which people are found; they answer with their name.
    """

    def __init__(self, people: Iterable[tuple[int, str]], also: Iterable[tuple[int, str, str]] = ()) -> None:
        self._people = [_person(person_id, name, name) for person_id, name in people]
        self._n = len(self._people)
        self._people += [_person(person_id, name, other) for person_id, name, other in also]
        self._exact: dict[str, list[int]] = {}
        self._word_sets: dict[tuple[str, ...], list[int]] = {}
        starts: list[tuple[str, int]] = []
        initials: list[tuple[str, int]] = []
        for i, person in enumerate(self._people):
            self._exact.setdefault(person.folded, []).append(i)
            self._word_sets.setdefault(tuple(sorted(person.words)), []).append(i)
            initials.append((person.initials, i))
            for word in person.words:
                starts.extend((start, i) for start in _starts(word))
        self._starts = sorted(starts)
        self._initials = sorted(initials)
        self._blob = "\n".join(person.folded for person in self._people)
        self._offsets = _offsets(self._people)

    def __len__(self) -> int:
        return self._n

    def search(self, query: str, *, limit: int = 12, prefer_ids: frozenset[int] = frozenset()) -> list[Match]:
        """Return those who answer *query*, best first; within a kind preferred people, then by name.

        An empty query gives the preferred people, or everybody, by name.
        """
        folded = fold(query)
        if not folded:
            return self._listed(limit, prefer_ids)
        kinds = self._strong(query, folded)
        if len(kinds) < limit:
            for i in islice(self._containing(folded), _NEAR_LIMIT):
                kinds.setdefault(i, MatchKind.SUBSTRING)
        return self._ranked(kinds, prefer_ids)[:limit]

    def resolve(self, query: str, *, prefer_ids: frozenset[int] = frozenset()) -> Match | Ambiguous | Unknown:
        """Return the one person meant, or the candidates.

        A whole name wins over longer names that begin with it. Among several equally good answers
        a single preferred one (somebody who is here tonight) wins. A name that merely contains
        the query is offered, never taken.
        """
        folded = fold(query)
        if not folded:
            return Unknown(query)
        kinds = self._strong(query, folded)
        if not kinds:
            found = islice(self._containing(folded), _NEAR_LIMIT)
            near = self._ranked(dict.fromkeys(found, MatchKind.SUBSTRING), prefer_ids)
            return Unknown(query, tuple(near[:12]))
        best = min(kinds.values())
        if best <= MatchKind.REORDERED:
            kinds = {i: kind for i, kind in kinds.items() if kind == best}
        matches = self._ranked(kinds, prefer_ids)
        if len(matches) == 1:
            return matches[0]
        preferred = [match for match in matches if match.id in prefer_ids]
        if len(preferred) == 1:
            return preferred[0]
        return Ambiguous(query, tuple(preferred or matches))

    def _listed(self, limit: int, prefer_ids: frozenset[int]) -> list[Match]:
        own = self._people[: self._n]
        people = [p for p in own if p.id in prefer_ids] or own
        chosen = sorted(people, key=lambda person: (person.folded, person.id))[:limit]
        return [Match(person.id, person.name, MatchKind.PREFIX) for person in chosen]

    def _strong(self, query: str, folded: str) -> dict[int, MatchKind]:
        """Return index -> kind for every kind but SUBSTRING."""
        words = tuple(folded.split())
        kinds: dict[int, MatchKind] = {}
        spelled = spelling(query)
        for i in self._exact.get(folded, ()):
            same = self._people[i].spelled == spelled
            kinds[i] = MatchKind.SAME if same else MatchKind.EXACT
        for i in self._word_sets.get(tuple(sorted(words)), ()):
            kinds.setdefault(i, MatchKind.REORDERED)
        for i in dict.fromkeys(_with_prefix(self._starts, max(words, key=len))):
            person = self._people[i]
            if person.folded.startswith(folded):
                kinds.setdefault(i, MatchKind.PREFIX)
            elif len(words) == 1 or _words_begin(words, person.words):
                kinds.setdefault(i, MatchKind.WORDS)
        letters = "".join(words) if all(len(word) == 1 for word in words) else folded
        if 2 <= len(letters) <= 6 and " " not in letters:
            for i in _with_prefix(self._initials, letters):
                kinds.setdefault(i, MatchKind.INITIALS)
        return kinds

    def _containing(self, folded: str) -> Iterator[int]:
        at = self._blob.find(folded)
        while at >= 0:
            i = bisect_left(self._offsets, at + 1) - 1
            yield i
            following = i + 1
            if following >= len(self._offsets):
                return
            at = self._blob.find(folded, self._offsets[following])

    def _ranked(self, kinds: dict[int, MatchKind], prefer_ids: frozenset[int]) -> list[Match]:
        people = self._people
        order = sorted(
            kinds,
            key=lambda i: (kinds[i], people[i].id not in prefer_ids, people[i].folded, people[i].id),
        )
        best: dict[int, Match] = {}
        for i in order:
            best.setdefault(people[i].id, Match(people[i].id, people[i].name, kinds[i]))
        return list(best.values())


def _person(person_id: int, name: str, known_as: str) -> _Person:
    folded = fold(known_as)
    words = tuple(folded.split())
    return _Person(person_id, name, spelling(known_as), folded, words, "".join(word[0] for word in words))


def _is_cjk(ch: str) -> bool:
    return "\u2e80" <= ch <= "\u9fff" or "\uac00" <= ch <= "\ud7af" or ch >= "\U00020000"


def _starts(word: str) -> Iterator[str]:
    """Yield the places of a word a query may begin at: its start, and each Han, kana or hangul sign."""
    yield word
    if not word.isascii():
        for at in range(1, len(word)):
            if _is_cjk(word[at]):
                yield word[at:]


def _words_begin(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Tell whether each typed word begins a different word of the name."""
    free = list(words)
    for one in sorted(typed, key=len, reverse=True):
        found = next((word for word in free if any(s.startswith(one) for s in _starts(word))), None)
        if found is None:
            return False
        free.remove(found)
    return True


def _with_prefix(pairs: list[tuple[str, int]], prefix: str) -> list[int]:
    low = bisect_left(pairs, (prefix, -1))
    high = bisect_left(pairs, (prefix + _LAST, -1))
    return [i for _, i in pairs[low:high]]


def _offsets(people: list[_Person]) -> list[int]:
    offsets, at = [], 0
    for person in people:
        offsets.append(at)
        at += len(person.folded) + 1
    return offsets
