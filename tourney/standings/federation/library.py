"""Hand a book of rounds to gacrux (Otto Milvang, MIT licence) and read its tie-breaks.

The library works on nested dicts of its own; its competitors are numbered from 1. It is imported when
it is first needed, prints nothing here, and never draws lots: all that it would draw is stated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import Any

from tourney.core.rules import Scoring
from tourney.standings.federation.book import Book, Line

Details = Mapping[int | str, Any]
"""What the library keeps of a unit in a tie-break: "val", "cut" (rounds left out) and a value a round."""

VERSIONS = {"2018": 0, "2024": 1, "2026": 2}


def exact(value: Fraction) -> Decimal:
    """Return a fraction whose denominator has no factor but 2 and 5 as a decimal."""
    return Decimal(value.numerator) / Decimal(value.denominator)


def event(
    book: Book, numbers: Sequence[int], *, open_games: bool, extra: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return a book as the library's tournament.

    Parameters
    ----------
    numbers : sequence of int
        The competitor's number from 1 of each unit: in pairing, the initial order.
    open_games : bool
        Whether games still going on stand in it, as games for nothing; else they are left out.
    extra : mapping
        What else a tournament may say ("accelerated", "topColor").
    """
    games: list[dict[str, Any]] = []
    for unit, row in enumerate(book.lines):
        for index, line in enumerate(row):
            if line is None or line.first is False or (line.open and not open_games):
                continue
            black = None
            if line.opponent is not None:
                other = book.lines[line.opponent][index]
                assert other is not None
                black = _side(other, numbers[line.opponent])
            games.append(
                {
                    "id": len(games) + 1,
                    "round": index + 1,
                    "white": _side(line, numbers[unit]),
                    "black": black,
                    "played": line.played or line.open or line.result == "P",
                    "rated": line.played,
                    "board": line.board,
                }
            )
    competitors: list[dict[str, Any]] = [
        {
            "cid": numbers[unit],
            "rank": 0,
            "random": numbers[unit],
            "present": True,
            "rating": None if one.rating is None else {"list": "", "rating": round(one.rating)},
        }
        for unit, one in enumerate(book.contest.units)
    ]
    competitors.sort(key=lambda one: one["cid"])
    return {
        "tournamentNo": 1,
        "tournamentType": "",
        "tournamentInfo": {},
        "numRounds": book.planned,
        "currentRound": book.rounds,
        "teamTournament": False,
        "rankOrder": [],
        "competitors": competitors,
        "teamSize": 0,
        "scoreSystem": {"game": _worth(book.contest.scoring), "match": {}},
        "gameList": games,
        "matchList": [],
        **(extra or {}),
    }


class Scorer:
    """The library's tie-breaks of one tournament."""

    def __init__(self, book: Book, *, edition: str, everybody_meets: bool, open_games: bool) -> None:
        numbers = range(1, book.contest.n + 1)
        params = {"pre_determined": everybody_meets, "swiss": not everybody_meets}
        tournament = event(book, numbers, open_games=open_games)
        self._engine = scorer_type()(tournament, book.rounds, params)
        self._engine.rulesversion = VERSIONS[edition]

    def column(self, code: str, tied: Sequence[int]) -> list[Details]:
        """Return the details of every unit for a key as the library writes it ("BH/C1/P").

        *tied* is the place each unit has so far.
        """
        engine = self._engine
        for unit, place in enumerate(tied):
            engine.cmps[unit + 1]["rank"] = place
        engine.rankorder = sorted(engine.cmps.values(), key=lambda one: (one["rank"], one["cid"]))
        parsed = engine.parse_tiebreak(1, code)
        kind = engine.tiebreaklist[parsed["name"]]
        name = kind["func"](parsed, engine.cmps, engine.currentround)
        prefix = engine.get_scoreinfo(parsed, True)[3]
        return [engine.cmps[unit + 1]["tbval"][prefix + name] for unit in range(len(tied))]

    def adjusted(self) -> list[Fraction]:
        """Return what each unit's points counted in the last Buchholz or Sonneborn-Berger asked for."""
        values = self._engine.cmps.values()
        return [Fraction(one["tbval"]["points_abh"]["val"]) for one in values]


@cache
def scorer_type() -> Any:
    """Return the library's tie-break class, taught to read the points and outcomes we state."""
    from gacrux import rating, tiebreak

    for module in (rating, tiebreak):
        silence(module)
    return type("StatedScores", (tiebreak.tiebreak,), {"get_score": _score, "is_vur": _own_will})


def silence(module: Any) -> None:
    """Let a module of the library print nothing; it has remarks for its own command line."""
    module.print = _nothing


def _nothing(*_: object, **__: object) -> None:
    return None


def _score(self: Any, worth: Any, result: Mapping[str, Any], side: str) -> Decimal:
    stated = result.get(side)
    if stated is None:
        return Decimal(0)
    found: Decimal = stated["outcome" if worth is self.rating else "points"]
    return found


def _own_will(_self: Any, result: Mapping[str, Any], side: str) -> bool:
    stated = result.get(side)
    return stated is None or not (result["played"] or stated["given"])


_OUTCOMES = {"W": Decimal(1), "D": Decimal("0.5")}


def _side(line: Line, number: int) -> dict[str, Any]:
    letter = {"F": "W", "H": "D"}.get(line.result, line.result)
    if line.first is not None and not line.played and line.result == "L":
        letter = "Z"
    return {
        "cid": number,
        "result": letter,
        "points": exact(line.points),
        "outcome": _OUTCOMES.get(line.result, Decimal(0)) if line.played else Decimal(0),
        "given": line.given,
    }


def _worth(scoring: Scoring) -> dict[str, Decimal]:
    nothing = Decimal(0)
    return {
        "W": exact(scoring.win),
        "D": exact(scoring.draw),
        "L": exact(scoring.loss),
        "F": exact(scoring.full_bye),
        "H": exact(scoring.half_bye),
        "Z": nothing,
        "P": exact(scoring.bye),
        "A": exact(scoring.draw),
        "U": nothing,
    }
