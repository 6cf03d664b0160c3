"""The Dutch system (FIDE Handbook C.04.3, edition of 2026) through gacrux, watched from outside.

The library runs in a thread of its own and is stopped when it takes too long: a search without end
costs an error message, never the program. What it would guess or draw is stated to it: initial side,
pairing numbers, who may meet whom.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from tourney.core.errors import Cancelled, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck
from tourney.standings.federation.book import Book
from tourney.standings.federation.library import event, scorer_type, silence

TOO_SLOW = QT_TRANSLATE_NOOP(
    "Pairing", "The Swiss pairing was not found within {n} seconds. Pin a board or two, or pair by hand."
)
FAILED = QT_TRANSLATE_NOOP(
    "Pairing", "The Swiss pairing could not be worked out ({what}). Pin a board or two, or pair by hand."
)

SMALL, SMALL_LIMIT, LARGE_LIMIT = 200, 5.0, 30.0
"""Up to so many players a round may take so many seconds, above that so many."""

LOOK = 0.02
"""Seconds between two looks at the clock."""

ResultT = TypeVar("ResultT")


@dataclass(frozen=True, slots=True)
class Boost:
    """Virtual points in some rounds for the first so many pairing numbers (acceleration)."""

    first_round: int
    last_round: int
    numbers: int
    points: Decimal


@dataclass(frozen=True, slots=True)
class DutchPair:
    """Two units, the one with the first side first, and the article that gave the sides.

    ``second`` is None for the bye. ``rule`` is "E.1" to "E.5", "pab" for the bye.
    """

    first: int
    second: int | None
    rule: str


def dutch_round(
    book: Book,
    order: Sequence[int],
    *,
    here: Collection[int],
    allowed: npt.NDArray[np.bool_],
    first_side: str,
    meetings: int = 1,
    boosts: Sequence[Boost] = (),
    time_limit: float | None = None,
    cancelled: CancelCheck | None = None,
) -> tuple[DutchPair, ...]:
    """Return the pairs of the next round.

    Parameters
    ----------
    book : Book
        What was played; its rounds are the rounds before this one.
    order : sequence of int
        All units in the order of their pairing numbers.
    here : collection of int
        Units to pair.
    allowed : (n + 1, n + 1) bool
        Who may meet whom by unit, symmetric; the last row says who may have the bye.
    first_side : {"first", "second"}
        The side that the top pairing number has in the first round.
    meetings : int
        How often a pair may meet at most; repeated ones are kept few.
    time_limit : float or None
        Seconds; None for the usual limit by size.

    Raises
    ------
    TourneyError
        "too-slow", or "swiss-failed" where the library finds no round or fails.
    Cancelled
    """
    n = book.contest.n
    limit = time_limit if time_limit is not None else SMALL_LIMIT if len(here) <= SMALL else LARGE_LIMIT
    numbers = [0] * n
    for place, unit in enumerate(order):
        numbers[unit] = place + 1
    by_number = np.zeros((n + 1, n + 1), dtype=bool)
    index = np.array([n, *order], dtype=np.intp)
    by_number[:, :] = allowed[np.ix_(index, index)]
    open_end = book.contest.planned is None
    extra: dict[str, Any] = {
        "topColor": "b" if first_side == "second" else "w",
        "numRounds": book.rounds + 2 if open_end else max(book.planned, book.rounds + 1),
    }
    if boosts:
        extra["accelerated"] = {"name": "Acc", "values": [_boost(one) for one in boosts]}
    tournament = event(book, numbers, open_games=True, extra=extra)
    for one in tournament["competitors"]:
        one["present"] = order[one["cid"] - 1] in here

    def work() -> list[Mapping[str, Any]]:
        _, dutch = _types()
        params = {"experimental": [], "verbose": 0, "top_color": extra["topColor"]}
        engine = dutch(tournament, book.rounds + 1, params)
        engine.nummeets = meetings
        engine.allowed = by_number.tolist()
        brackets = engine.compute_pairing(False)
        return [pair for bracket in brackets for pair in bracket["pairs"]]

    pairs = watched(work, limit, cancelled)
    found = []
    for pair in pairs:
        white, black = int(pair["w"]), int(pair["b"])
        found.append(
            DutchPair(order[white - 1], order[black - 1] if black else None, str(pair.get("colorrule", "")))
        )
    seated = sorted(unit for pair in found for unit in (pair.first, pair.second) if unit is not None)
    if seated != sorted(here):
        raise TourneyError("swiss-failed", FAILED(what="incomplete"))
    return tuple(found)


class _Stop(BaseException):
    """Raised inside a worker that is to end."""


def watched(work: Callable[[], ResultT], limit: float, cancelled: CancelCheck | None = None) -> ResultT:
    """Run *work* in a thread of its own and return what it returns.

    Raises
    ------
    TourneyError
        "too-slow" after *limit* seconds, "swiss-failed" for whatever the work raises.
    Cancelled
        When *cancelled* says so; the work is stopped.
    """
    results: list[ResultT] = []
    failures: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:
            failures.append(error)

    worker = threading.Thread(target=run, name="swiss", daemon=True)
    worker.start()
    deadline = time.monotonic() + limit
    while worker.is_alive():
        worker.join(LOOK)
        if not worker.is_alive():
            break
        if cancelled is not None and cancelled():
            _stop(worker)
            raise Cancelled
        if time.monotonic() > deadline:
            _stop(worker)
            raise TourneyError("too-slow", TOO_SLOW(n=f"{limit:g}"))
    if results:
        return results[0]
    failure = failures[0] if failures else RuntimeError("nothing")
    raise TourneyError("swiss-failed", FAILED(what=type(failure).__name__)) from failure


def _stop(worker: threading.Thread) -> None:
    """Make a worker of pure Python end at its next step; one that swallows it is asked a few times."""
    for _ in range(5):
        if worker.ident is None or not worker.is_alive():
            return
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(worker.ident), ctypes.py_object(_Stop))
        worker.join(0.2)


@cache
def _types() -> tuple[Any, Any]:
    """Return the library's crosstable and pairing classes, taught to read what is stated."""
    from gacrux import crosstable, crosstabledutch, helpers, pairing, pairingdutch

    for module in (crosstable, crosstabledutch, helpers, pairing, pairingdutch):
        silence(module)
    table = type(
        "StatedTable",
        (crosstabledutch.crosstable_dutch,),
        {"compute_tiebreak": _history, "update_canmeet": _may_meet},
    )

    def get_crosstable(self: Any, experimental: Any, checkonly: bool, verbose: int) -> Any:
        made = table(experimental, checkonly, verbose)
        made.allowed = self.allowed
        return made

    dutch = type("StatedDutch", (pairingdutch.pairing_dutch,), {"get_crosstable": get_crosstable})
    return table, dutch


def _history(_self: Any, tournament: Mapping[str, Any], round_: int) -> Any:
    scorer = scorer_type()(tournament, round_ - 1, None)
    codes = ("PTS", "ACC", "ACC/X", "RFP", "NUM", "RIP", "COD", "CSQ", "FLTD", "TOP", "PTS/X")
    for place, code in enumerate(codes, 1):
        scorer.compute_single_tiebreak(scorer.parse_tiebreak(place, code))
    return scorer.cmps


def _may_meet(self: Any, _edge: Any, a: Mapping[str, Any], b: Mapping[str, Any], _met: Any) -> bool:
    low, high = a["cid"], b["cid"]
    if high >= self.BLOB:
        return bool(low < self.BLOB)
    return bool(low != high and a["rfp"] and b["rfp"] and self.allowed[low][high])


def _boost(one: Boost) -> dict[str, Any]:
    return {
        "matchPoints": one.points,
        "gamePoints": one.points,
        "firstRound": one.first_round,
        "lastRound": one.last_round,
        "firstCompetitor": 1,
        "lastCompetitor": one.numbers,
    }
