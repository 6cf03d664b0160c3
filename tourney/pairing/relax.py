"""A refusal of a round that says, for people and for the screen, which rule to relax and to what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text

ALLOW = QT_TRANSLATE_NOOP("Pairing", "Allow {pairs}")
GIVE_BYE = QT_TRANSLATE_NOOP("Pairing", "Give {names} a bye")
TAKE_OUT = QT_TRANSLATE_NOOP("Pairing", "Take the pin of {names} out")
SET_TO = QT_TRANSLATE_NOOP("Pairing", "Set “{option}” to {value}")

COME = QT_TRANSLATE_NOOP("Pairing", "Check more people in")

Value = bool | int | float | str


@dataclass(frozen=True, slots=True)
class Relax:
    """One change that takes what hinders a round away; ``text`` is its verb for a button.

    rule : str
        What to change: "forbidden" (take every pair of ``groups`` off the pairs kept apart), "byes" (pin
        a bye for each single player of ``groups``), "pins" (take these pins out: pairs, or single players
        with a bye), "present" (nothing to relax: more people are needed), "leave-out" (pair without those
        who still play), or the name of an option.
    value :
        For an option, what to set it to.
    groups : tuple of tuples of int
        Pool indices.
    """

    rule: str
    text: Text
    value: Value | None = None
    groups: tuple[tuple[int, ...], ...] = ()


MORE_PEOPLE = Relax("present", COME)


class RoundError(TourneyError):
    """No round under these rules; each of ``relax``, the gentlest first, takes what hinders away."""

    def __init__(
        self, code: str, text: Text, *, field: str | None = None, relax: Sequence[Relax] = ()
    ) -> None:
        super().__init__(code, text, field=field)
        self.relax = tuple(relax)


def allow(pairs: Sequence[tuple[int, int]], names: Sequence[tuple[str, str]]) -> Relax:
    """Return the offer to let pairs meet that are kept apart."""
    listed = tuple(f"{a} – {b}" for a, b in names)
    return Relax("forbidden", ALLOW(pairs=listed), groups=tuple(pairs))


def give_byes(players: Sequence[int], names: Sequence[str]) -> Relax:
    """Return the offer to give these players a bye by hand."""
    groups = tuple((player,) for player in players)
    return Relax("byes", GIVE_BYE(names=tuple(names)), groups=groups)


def take_out(pins: Sequence[tuple[int, ...]], names: Sequence[str]) -> Relax:
    """Return the offer to take pins out: pairs, or single players with a bye."""
    return Relax("pins", TAKE_OUT(names=tuple(names)), groups=tuple(pins))


def set_to(option: str, label: Text, value: Value) -> Relax:
    """Return the offer to give an option another value."""
    return Relax(option, SET_TO(option=label, value=value), value)
