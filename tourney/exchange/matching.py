"""Tell which people of a document are in the club already, and ask where it is not sure.

Nobody is taken for somebody else silently: a number (a member's or a federation's id) must fit the name,
a name the birth year, and what is only near becomes a question.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold, spelling
from tourney.core.records import Player
from tourney.exchange.drafts import DraftPlayer

SAME_NUMBER = QT_TRANSLATE_NOOP("Exchange", "the same number ({number})")
SAME_NAME = QT_TRANSLATE_NOOP("Exchange", "the same name")
SAME_FOLDED = QT_TRANSLATE_NOOP("Exchange", "the same name but for accents, case or order")
SAME_BIRTH = QT_TRANSLATE_NOOP("Exchange", "the same name and birth year")
NEAR_NAME = QT_TRANSLATE_NOOP("Exchange", "nearly the same name")
NUMBER_OTHER_NAME = QT_TRANSLATE_NOOP("Exchange", "the same number ({number}), but another name")
OTHER_NUMBER = QT_TRANSLATE_NOOP("Exchange", "the same name, but another number ({number})")
SEVERAL = QT_TRANSLATE_NOOP("Exchange", "several people of that name")
NOBODY = QT_TRANSLATE_NOOP("Exchange", "nobody of that name")

CANDIDATES = 5


class MatchState(StrEnum):
    """What is known about a person of the document."""

    NEW = "new"
    SAME = "same"
    ASK = "ask"


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody of the club who may be meant, and why."""

    player_id: int
    name: str
    reason: Text


@dataclass(frozen=True, slots=True)
class PlayerMatch:
    """The answer for one person of the document.

    ``index`` is his place in the draft; ``player_id`` is set when the state is SAME. A question (ASK) lists
    whom he may be; as long as nobody answers it, he counts as new. ``chosen`` tells that a person decided.
    """

    index: int
    state: MatchState
    reason: Text
    player_id: int | None = None
    candidates: tuple[Candidate, ...] = ()
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """One ``PlayerMatch`` for each person of the draft, in order."""

    matches: tuple[PlayerMatch, ...]

    @property
    def questions(self) -> tuple[PlayerMatch, ...]:
        """Those that somebody should look at."""
        return tuple(one for one in self.matches if one.state is MatchState.ASK)

    @property
    def new(self) -> tuple[int, ...]:
        """The places of the people who are to be added; open questions count as new."""
        return tuple(one.index for one in self.matches if one.state is not MatchState.SAME)

    @property
    def known(self) -> dict[int, int]:
        """Place in the draft -> player id of those who are in the club."""
        return {one.index: one.player_id for one in self.matches if one.player_id is not None}

    def answered(self, answers: Mapping[int, int | None]) -> MatchPlan:
        """Return the plan with answers put in: place in the draft -> player id, or None for a new person."""
        return MatchPlan(
            tuple(
                replace(
                    one,
                    state=MatchState.NEW if answers[one.index] is None else MatchState.SAME,
                    player_id=answers[one.index],
                    chosen=True,
                )
                if one.index in answers
                else one
                for one in self.matches
            )
        )


def match_players(register: Sequence[Player], drafted: Sequence[DraftPlayer]) -> MatchPlan:
    """Match by number, then by folded name and birth year; near names and contradictions are asked.

    Somebody may stand in the register several times, by the names he had before, each with his id. Two
    people of a draft never become the same person without being asked.
    """
    finder = _Finder(register)
    found = [finder.match(index, draft) for index, draft in enumerate(drafted)]
    claims: dict[int, list[int]] = defaultdict(list)
    for one in found:
        if one.player_id is not None:
            claims[one.player_id].append(one.index)
    for player_id, indices in claims.items():
        exact = [i for i in indices if spelling(drafted[i].name) in finder.spelled[player_id]]
        keep = exact[0] if len(exact) == 1 else indices[0] if len(indices) == 1 else None
        for i in indices:
            if i != keep:
                found[i] = _ask(i, [(finder.by_id[player_id], found[i].reason)], found[i].reason)
    return MatchPlan(tuple(found))


class _Finder:
    def __init__(self, register: Sequence[Player]) -> None:
        self.by_id: dict[int, Player] = {}
        self.spelled: dict[int, set[str]] = defaultdict(set)
        self.by_number: dict[str, list[Player]] = defaultdict(list)
        self.by_words: dict[tuple[str, ...], list[Player]] = defaultdict(list)
        self.by_deletion: dict[str, list[Player]] = defaultdict(list)
        self.by_fewer: dict[tuple[str, ...], list[Player]] = defaultdict(list)
        for player in register:
            self.by_id.setdefault(player.id, player)
            self.spelled[player.id].add(spelling(player.name))
            if player.number:
                self.by_number[_number_key(player.number)].append(player)
            words = name_words(_without_year(player.name, player.born))
            self.by_words[words].append(player)
            for form in _deletions(" ".join(words)):
                self.by_deletion[form].append(player)
            for fewer in _fewer(words):
                self.by_fewer[fewer].append(player)

    def match(self, index: int, draft: DraftPlayer) -> PlayerMatch:
        words = name_words(_without_year(draft.name, draft.born))
        numbered = self.by_number.get(_number_key(draft.number), []) if draft.number else []
        if numbered:
            reason = SAME_NUMBER(number=draft.number)
            fitting = _each(
                p for p in numbered if names_agree(p.name, draft.name) and not _other_year(p, draft)
            )
            if len(fitting) == 1:
                return PlayerMatch(index, MatchState.SAME, reason, fitting[0].id)
            doubt = NUMBER_OTHER_NAME(number=draft.number)
            return _ask(index, [(p, doubt) for p in _each(numbered)], doubt)
        same = [p for p in self.by_words.get(words, []) if not _other_year(p, draft)]
        clear = _each(p for p in same if not _other_number(p, draft))
        spelled = [p for p in clear if spelling(draft.name) in self.spelled[p.id]]
        for group, reason in ((spelled, SAME_NAME), (clear, SAME_FOLDED)):
            if len(group) == 1:
                both = group[0].born is not None and group[0].born == draft.born
                return PlayerMatch(index, MatchState.SAME, SAME_BIRTH if both else reason, group[0].id)
        if len(clear) > 1:
            born = [p for p in clear if p.born is not None and p.born == draft.born]
            if len(born) == 1:
                return PlayerMatch(index, MatchState.SAME, SAME_BIRTH, born[0].id)
            return _ask(index, [(p, SAME_FOLDED) for p in clear], SEVERAL)
        if same:
            doubt = OTHER_NUMBER(number=same[0].number)
            return _ask(index, [(p, OTHER_NUMBER(number=p.number)) for p in _each(same)], doubt)
        near = self._near(words, draft)
        if near:
            return _ask(index, [(p, NEAR_NAME) for p in near], NEAR_NAME)
        return PlayerMatch(index, MatchState.NEW, NOBODY)

    def _near(self, words: tuple[str, ...], draft: DraftPlayer) -> list[Player]:
        """Return people whose name differs by one letter (or two swapped), or by one word left out."""
        near = [*self.by_fewer.get(words, ())]
        for fewer in _fewer(words):
            near += self.by_words.get(fewer, ())
        for form in _deletions(" ".join(words)):
            near += self.by_deletion.get(form, ())
        fitting = [p for p in near if not _other_year(p, draft) and name_words(p.name) != words]
        return _each(fitting)


def _each(people: Iterable[Player]) -> list[Player]:
    """Return everybody once, whatever names he had."""
    found: dict[int, Player] = {}
    for player in people:
        found.setdefault(player.id, player)
    return list(found.values())


def _ask(index: int, people: Sequence[tuple[Player, Text]], reason: Text) -> PlayerMatch:
    candidates = tuple(Candidate(player.id, player.name, why) for player, why in people[:CANDIDATES])
    return PlayerMatch(index, MatchState.ASK, reason, None, candidates)


def _without_year(name: str, born: int | None) -> str:
    """Return a name without the birth year that tells namesakes apart."""
    return name.removesuffix(f"({born})").rstrip() or name if born else name


def name_words(name: str) -> tuple[str, ...]:
    """Return the folded words of a name in order of the alphabet: "Doe, Ann" and "Ann Doe" are equal."""
    return tuple(sorted(fold(name).split()))


def names_agree(one: str, other: str) -> bool:
    """Tell whether two names can be one person's: equal words, some words left out, or one letter off.

    "J. Smith" agrees with "John Smith"; a changed surname with the given name kept agrees not.
    """
    first, second = name_words(one), name_words(other)
    if first == second:
        return True
    if _fewer_or_shorter(first, second) or _fewer_or_shorter(second, first):
        return True
    return bool(_deletions(" ".join(first)) & _deletions(" ".join(second)))


def _fewer_or_shorter(short: tuple[str, ...], long: tuple[str, ...]) -> bool:
    """Tell whether each word of a name of several words, or its initial, is in another name."""
    return 1 < len(short) <= len(long) and all(
        any(word == other or (len(word) == 1 and other.startswith(word)) for other in long) for word in short
    )


def _deletions(text: str) -> set[str]:
    """Return the text and what is left when one letter is taken out; names of three letters or fewer stay."""
    if len(text) <= 3:
        return {text}
    return {text, *(text[:i] + text[i + 1 :] for i in range(len(text)))}


def _fewer(words: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the words of a name of three or more with one of them left out."""
    return [words[:i] + words[i + 1 :] for i in range(len(words))] if len(words) > 2 else []


def _number_key(number: str) -> str:
    """Return a number as it is compared: spreadsheets drop leading zeros and add ".0"."""
    bare = re.sub(r"\.0+$", "", number.strip().strip("'\"").strip()).casefold()
    return bare.lstrip("0") or bare


def _other_year(player: Player, draft: DraftPlayer) -> bool:
    return bool(player.born and draft.born and player.born != draft.born)


def _other_number(player: Player, draft: DraftPlayer) -> bool:
    return bool(player.number and draft.number and _number_key(player.number) != _number_key(draft.number))
