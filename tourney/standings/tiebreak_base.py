"""What a tie-break hands out: a value for every unit, and the worked-out reason for each.

A family of tie-breaks is one file in ``tiebreaks/``. A key is a name with modifiers, "BH:C1/P": the
family says which names it knows, the modifiers are its own affair. Direct encounter and its like
depend on who is still tied, so a column is asked for with the places shared so far.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.ratings.base import Floats
from tourney.standings.contest import Contest

EDITIONS = ("2018", "2024", "2026")
"""Editions of the federation's rules: 2012 to 2023 (virtual opponents), from 2024, from March 2026."""

UNKNOWN_TIEBREAK = QT_TRANSLATE_NOOP("TieBreaks", "There is no tie-break “{key}”. Known: {known}.")


@dataclass(frozen=True, slots=True)
class Part:
    """A contribution to a value: from which round, against or through whom, and how much.

    ``counted`` is False for what was cut. ``reason`` says what it is where that is not plain: a virtual
    opponent, an average, a set. ``of`` is the amount before a weight was applied (the opponent's points
    in Sonneborn-Berger), ``weight`` that weight (the own result).
    """

    value: Fraction
    round: int | None = None
    opponent: int | None = None
    counted: bool = True
    reason: Text | None = None
    of: Fraction | None = None
    weight: Fraction | None = None


@dataclass(frozen=True, slots=True)
class Value:
    """What a unit has in a tie-break.

    ``value`` is None where the rule gives none; it goes after every number. ``text`` is what the table
    shows. ``how`` tells what the counted parts make: their "sum" is the value, their "mean" is (rounded
    as ``text`` shows), or they are what a "rank" (direct encounter: place among the tied) or a "table"
    (performance ratings) was read from. ``why`` is the sentence that goes before the parts.
    """

    value: Fraction | None
    text: str
    parts: tuple[Part, ...] = ()
    how: str = "sum"
    why: Text | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A tie-break of a whole table: a value a unit, in the order of the units.

    ``key`` is in its normal form and short enough for a head; ``lower_first`` is True where the
    smallest value is the best one; ``notes`` are what the table has to say about it below.
    """

    key: str
    label: Text
    values: tuple[Value, ...]
    lower_first: bool = False
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """A tie-break that a list offers: its name, what it is called, a sentence of help.

    ``needs`` is "" or what an event must have for it: "sides" (who began), "ratings", "sets",
    "scores", "series". ``variants`` are useful keys with modifiers ("BH:C1").
    """

    name: str
    label: Text
    help: Text
    needs: str = ""
    variants: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What tie-breaks may look at beside the contest.

    Attributes
    ----------
    edition : str
        One of ``EDITIONS``.
    everybody_meets : bool or None
        True for a round robin, False for a Swiss; None is told from the games.
    performance : (n,) float64 or None
        Ratings by the games of this event alone, in the club's engine; NaN for none.
    """

    edition: str = "2026"
    everybody_meets: bool | None = None
    performance: Floats | None = None


PLAIN_GROUND = Ground()


class Session(Protocol):
    """A family at work on one contest; what its columns have in common is worked out once."""

    def column(self, key: str, tied: Sequence[int]) -> Column:
        """Return a tie-break of every unit.

        Parameters
        ----------
        key : str
            One whose name the family knows.
        tied : sequence of int
            The place each unit has so far, equal numbers being tied; smaller is better.

        Raises
        ------
        TourneyError
            "bad-tiebreak" for a modifier it does not have, "unfit-tiebreak" where the event does not
            hold what it needs.
        """
        ...


class TieBreaks(Protocol):
    """A family of tie-breaks."""

    key: str
    label: Text
    kinds: tuple[Kind, ...]

    def knows(self, name: str) -> bool:
        """Return whether a name (the key up to the first colon, in capitals or not) is one of its own."""
        ...

    def labelled(self, key: str) -> Text:
        """Return the full name of a key, its modifiers in words.

        Raises
        ------
        TourneyError
            "bad-tiebreak".
        """
        ...

    def begin(self, contest: Contest, ground: Ground = PLAIN_GROUND) -> Session:
        """Return the family at work on a contest."""
        ...


def name_of(key: str) -> str:
    """Return the name in a key: what stands before the first ":", "/" or "-"."""
    return re.split("[:/#!-]", key.strip())[0]


def unknown(key: str, known: Sequence[str]) -> TourneyError:
    """Return the refusal of a name that no family has."""
    return TourneyError(
        "unknown-tiebreak", UNKNOWN_TIEBREAK(key=key, known=", ".join(known)), field="tiebreaks"
    )
