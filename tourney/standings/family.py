"""What our own families of tie-breaks are made of: rules by name, and modifiers spelled after a colon."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.contest import Contest
from tourney.standings.tiebreak_base import PLAIN_GROUND, Column, Ground, Kind, name_of, unknown

BAD_MODIFIER = QT_TRANSLATE_NOOP("TieBreaks", "“{key}”: {name} cannot be varied by “{modifier}”.")
PLAIN = QT_TRANSLATE_NOOP("TieBreaks", "{name} ({how})")


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """A column to be made: of which contest, by which key and modifier, and who is tied so far."""

    contest: Contest
    ground: Ground
    key: str
    label: Text
    modifier: str
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A tie-break: what a list shows, its modifiers in words, and how its column is made.

    ``number`` describes a modifier that is a whole number (with ``{n}`` in it), None where no number
    fits; it must be at least ``least``.
    """

    kind: Kind
    column: Callable[[Task], Column]
    modifiers: Mapping[str, Text]
    number: Text | None = None
    least: int = 1


class RuleFamily:
    """A family made of rules; meets ``TieBreaks``."""

    def __init__(self, key: str, label: Text, rules: Sequence[Rule]) -> None:
        self.key = key
        self.label = label
        self.kinds = tuple(rule.kind for rule in rules)
        self._rules = {rule.kind.name: rule for rule in rules}

    def knows(self, name: str) -> bool:
        """Return whether a name is one of the family's, in capitals or not."""
        return name.casefold() in self._rules

    def labelled(self, key: str) -> Text:
        """Return the full name of a key; see ``TieBreaks``."""
        return self._read(key)[2]

    def begin(self, contest: Contest, ground: Ground = PLAIN_GROUND) -> RuleSession:
        """Return the family at work on a contest."""
        return RuleSession(self, contest, ground)

    def task(self, key: str, contest: Contest, ground: Ground, tied: Sequence[int]) -> tuple[Rule, Task]:
        """Return the rule of a key and what it is to do."""
        rule, modifier, label = self._read(key)
        normal = f"{rule.kind.name}:{modifier}" if modifier else rule.kind.name
        return rule, Task(contest, ground, normal, label, modifier, tuple(tied))

    def _read(self, key: str) -> tuple[Rule, str, Text]:
        name = name_of(key).casefold()
        rule = self._rules.get(name)
        if rule is None:
            raise unknown(key, list(self._rules))
        modifier = key.strip()[len(name_of(key)) :].lstrip(":/").casefold().strip()
        if not modifier:
            return rule, "", rule.kind.label
        if modifier in rule.modifiers:
            return rule, modifier, PLAIN(name=rule.kind.label, how=rule.modifiers[modifier])
        if rule.number is not None and modifier.isascii() and modifier.isdecimal() and len(modifier) < 10:
            number = int(modifier)
            if number >= rule.least:
                return rule, str(number), PLAIN(name=rule.kind.label, how=rule.number(n=number))
        text = BAD_MODIFIER(key=key, name=rule.kind.label, modifier=modifier)
        raise TourneyError("bad-tiebreak", text, field="tiebreaks")


class RuleSession:
    """A family at work; meets ``Session``."""

    def __init__(self, family: RuleFamily, contest: Contest, ground: Ground) -> None:
        self._family = family
        self._contest = contest
        self._ground = ground

    def column(self, key: str, tied: Sequence[int]) -> Column:
        """Return a tie-break of every unit; see ``Session``."""
        rule, task = self._family.task(key, self._contest, self._ground, tied)
        return rule.column(task)


def names_text(contest: Contest, units: Sequence[int]) -> str:
    """Return the names of units in a row."""
    return ", ".join(contest.units[unit].name for unit in units)
