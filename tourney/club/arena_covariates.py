"""What may sway a vote beside the entrants: the side, the home ground, and any column that was imported.

Every covariate is a number for each side of a game, and what counts is the difference of both sides:
logit P = theta_a - theta_b + gamma (z_a - z_b). A column with one value a game is given to the first side.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from tourney.club.arena_votes import OWN, Votes
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold
from tourney.core.yes_no import NO, YES
from tourney.ratings.base import Floats

FIRST = QT_TRANSLATE_NOOP("Arena", "Side shown first")
HOME = QT_TRANSLATE_NOOP("Arena", "Home, unless on neutral ground")
OF_FIRST = QT_TRANSLATE_NOOP("Arena", "{column}, for the first side")
MORE_OF = QT_TRANSLATE_NOOP("Arena", "{column}, more than the other side")
WHERE = QT_TRANSLATE_NOOP("Arena", "First side where {column} is {value}")

MOST_VALUES = 8
"""A column of words has an effect for each of its values, as long as there are no more than these."""

_NEUTRAL = frozenset({"neutral", "neutral ground", "neutral venue", "neutralground", "neutralvenue", "中立"})
_ENDS = (("a", "b"), ("1", "2"), ("x", "y"), ("left", "right"), ("first", "second"), ("home", "away"),
         ("white", "black"), ("左", "右"), ("主", "客"))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Covariate:
    """One that can be chosen: its key, and what it is called."""

    key: str
    label: Text


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """A covariate as numbers: per side of the log, (S,), NaN where a game does not tell."""

    label: Text
    per_side: Floats


def offered(found: Votes) -> tuple[Covariate, ...]:
    """Return the covariates that these votes allow."""
    if not len(found):
        return ()
    named = [Covariate("first", FIRST())]
    if _neutral(found) is not None:
        named.append(Covariate("home", HOME()))
    pairs = _paired(found.columns)
    inside = {name for pair in pairs.values() for name in pair}
    for name, (one, other) in pairs.items():
        if _numbers(found, one) is not None and _numbers(found, other) is not None:
            named.append(Covariate(f"pair:{name}", MORE_OF(column=name)))
        else:
            inside -= {one, other}
    for name in found.columns:
        if name in inside or name in OWN:
            continue
        numbers = _numbers(found, name)
        if numbers is not None and _counts_games(numbers):
            continue
        if numbers is not None or 2 <= len(_values(found, name)) <= MOST_VALUES:
            named.append(Covariate(f"column:{name}", OF_FIRST(column=name)))
    return tuple(named)


def measured(found: Votes, key: str) -> tuple[Measured, ...]:
    """Return a covariate as numbers: one, or one for each value of a column of words; none if unknown."""
    kind, _, name = key.partition(":")
    if kind == "first":
        return (Measured(FIRST(), _leaning(found, np.ones(len(found)))),)
    if kind == "home":
        neutral = _neutral(found)
        if neutral is None:
            return ()
        return (Measured(HOME(), _leaning(found, 1.0 - np.nan_to_num(neutral))),)
    if kind == "pair":
        pair = _paired(found.columns).get(name)
        numbers = [_numbers(found, one) for one in pair] if pair is not None else []
        if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
            return ()
        return (Measured(MORE_OF(column=name), _leaning(found, numbers[0] - numbers[1])),)
    if kind != "column" or name not in found.columns:
        return ()
    own = _numbers(found, name)
    if own is not None:
        return (Measured(OF_FIRST(column=name), _leaning(found, own)),)
    values = _values(found, name)
    if not 2 <= len(values) <= MOST_VALUES:
        return ()
    column = found.columns[name]
    return tuple(
        Measured(
            WHERE(column=name, value=value),
            _leaning(found, np.where(column == "", np.nan, (column == value).astype(np.float64))),
        )
        for value in values
    )


def told_apart(sides: list[Measured], found: Votes) -> tuple[list[Measured], list[Measured]]:
    """Return the covariates that say something new, and those that are a mixture of those before them."""
    kept: list[Measured] = []
    dropped: list[Measured] = []
    basis: list[Floats] = []
    starts = found.log.game_side[:-1]
    for one in sides:
        values = np.nan_to_num(one.per_side[starts] - one.per_side[starts + 1])
        size = float(np.linalg.norm(values))
        rest = values.copy()
        for direction in basis:
            rest -= float(direction @ rest) * direction
        left = float(np.linalg.norm(rest))
        if left <= 1e-6 * size or size == 0.0:
            dropped.append(one)
        else:
            kept.append(one)
            basis.append(rest / left)
    return kept, dropped


def _leaning(found: Votes, difference: Floats) -> Floats:
    """Return per side a covariate that the first side of each game has *difference* more of, (S,).

    With more than two sides it falls evenly from the first to the last.
    """
    counts = np.diff(found.log.game_side)
    place = np.arange(len(found.log.rank)) - np.repeat(found.log.game_side[:-1], counts)
    sides = np.repeat(counts, counts)
    return np.asarray(np.repeat(difference, counts) * (0.5 - place / np.maximum(sides - 1, 1)))


def _values(found: Votes, name: str) -> list[str]:
    """Return the words of a column, by how often they are there; too many are as good as none."""
    values, counts = np.unique(found.columns[name].astype(str), return_counts=True)
    order = np.argsort(-counts, kind="stable")
    return [str(values[i]) for i in order.tolist() if values[i]]


def _numbers(found: Votes, name: str) -> Floats | None:
    """Return a column as numbers, yes and no as 1 and 0, NaN where it is empty; None if it holds words."""
    texts, index = np.unique(found.columns[name].astype(str), return_inverse=True)
    parsed = [_number(text) for text in texts.tolist()]
    if any(one is None for one in parsed) or not any(text for text in texts.tolist()):
        return None
    return np.array(parsed, dtype=np.float64)[index.reshape(-1)]


def _counts_games(numbers: Floats) -> bool:
    """Return True for a column such as "id": another whole number for each of many games."""
    many = len(numbers) > MOST_VALUES and len(np.unique(numbers)) == len(numbers)
    return many and bool(np.all(numbers == np.floor(numbers)))


def _number(text: str) -> float | None:
    if not text:
        return float("nan")
    plain = text.strip().casefold()
    if plain in YES or plain in NO:
        return float(plain in YES)
    try:
        value = float(plain)
    except ValueError:
        return None
    return value if np.isfinite(value) else None


def _neutral(found: Votes) -> Floats | None:
    name = next((one for one in found.columns if fold(one) in _NEUTRAL), None)
    return None if name is None else _numbers(found, name)


def _paired(names: Iterable[str]) -> dict[str, tuple[str, str]]:
    """Return the columns that are there once for each side ("length_a", "length_b"), by what is common."""
    split = {name: tuple(part for part in re.split(r"[\s_.\-]+", fold(name)) if part) for name in names}
    found: dict[str, tuple[str, str]] = {}
    for one, parts in split.items():
        for other, theirs in split.items():
            if len(parts) != len(theirs) or len(parts) < 2:
                continue
            unlike = [(p, q) for p, q in zip(parts, theirs, strict=True) if p != q]
            if len(unlike) == 1 and unlike[0] in _ENDS:
                common = " ".join(p for p, q in zip(parts, theirs, strict=True) if p == q)
                found.setdefault(common, (one, other))
    return found
