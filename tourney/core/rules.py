"""The rules of an event: what a result is worth, how ties are broken, who is paired how.

They are facts of the event, kept as one JSON text, so that a new rule needs no new column. Every
part reads an older text: what it does not say has its default, what it says in addition is kept out.
"""

from __future__ import annotations

import dataclasses
import json
import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

BAD_RULES = QT_TRANSLATE_NOOP("Errors", "The rules of this event cannot be read: {what}.")
BAD_POINTS = QT_TRANSLATE_NOOP("Errors", "“{value}” is not a number of points.")
BAD_BOARDS = QT_TRANSLATE_NOOP(
    "Errors", "“{value}” is not a range of boards. Write numbers and ranges, such as 1-10, 15."
)

HALF = Fraction(1, 2)

_BOARD = re.compile(r"\d{1,4}")
_TYPED = re.compile(r"[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})(?:/\d{1,12})?")


@dataclass(frozen=True, slots=True)
class Scoring:
    """What a side gets for a game, and for a round without one, in exact points.

    Attributes
    ----------
    win, draw, loss : Fraction
        Of a game of two sides.
    forfeit_win, forfeit_loss : Fraction
        Of a game that was not played; both sides of a double forfeit get ``forfeit_loss``.
    bye, half_bye, zero_bye, full_bye : Fraction
        Of a free round: given by the pairing, or asked for.
    by : {"result", "sets", "points", "places"}
        Whether a game is worth its result, the sets a side won, the points it made, or what ``places``
        gives, also with two sides only.
    table : tuple of (str, Fraction, Fraction)
        Worth of particular scores ("2-1", winner, loser); they go before win and loss.
    places : tuple of Fraction
        Worth of the 1st, 2nd, ... place in a game of more than two sides, later places nothing. Empty:
        the share of the other sides finished ahead of, a tie counting half.
    shared_places : {"mean", "best"}
        Whether tied sides share the points of their places or each get those of the best one.
    rounds : tuple of (int, Fraction)
        Rounds that count more or less than once: a double final, a race stopped half-way.
    best : int
        How many results count towards the total, the best ones; 0 for all. A free round is a result.
    total : {"sum", "mean"}
        Whether places go by points, or by points a game (leagues in which some play more).
    """

    win: Fraction = Fraction(1)
    draw: Fraction = HALF
    loss: Fraction = Fraction(0)
    forfeit_win: Fraction = Fraction(1)
    forfeit_loss: Fraction = Fraction(0)
    bye: Fraction = Fraction(1)
    half_bye: Fraction = HALF
    zero_bye: Fraction = Fraction(0)
    full_bye: Fraction = Fraction(1)
    by: str = "result"
    table: tuple[tuple[str, Fraction, Fraction], ...] = ()
    places: tuple[Fraction, ...] = ()
    shared_places: str = "mean"
    rounds: tuple[tuple[int, Fraction], ...] = ()
    best: int = 0
    total: str = "sum"


NO_SCORING = Scoring()


@dataclass(frozen=True, slots=True)
class PrizeGroup:
    """People counted apart for a prize: by section, birth years, sex, rating or club; None is no limit."""

    name: str
    section: str = ""
    born_from: int | None = None
    born_to: int | None = None
    sex: str = ""
    rating_from: float | None = None
    rating_to: float | None = None
    club: str = ""
    established_only: bool = False


@dataclass(frozen=True, slots=True)
class EventRules:
    """How an event is scored, ranked and paired.

    Attributes
    ----------
    system : str
        Key of the pairing system.
    options : tuple of (str, value)
        What differs from the defaults of the system's options.
    tiebreaks : tuple of str
        Keys in order, as the federation writes them ("BH:C1") or ours ("sets").
    tiebreak_rules : str
        The edition of the federation's rules: "2018", "2024" or "2026".
    rounds : int or None
        How many are planned.
    first_side : {"", "first", "second"}
        Which side the top seed begins with; empty: drawn by the seed of the event.
    withdrawal : {"forfeit", "void", "half"}
        What becomes of the games of somebody who leaves a round robin: open ones are forfeited, all are
        annulled, or all are annulled when fewer than half were played.
    boards : str
        Numbers of the tables, courts or pitches in use: "1-10, 15". Empty: 1, 2, 3 ...
    rated : bool
        Whether new games of the event count for the ratings.
    carry : Fraction
        The share of the points of the stage before that a stage begins with.
    least_games : int
        Who played fewer games is listed without a place.
    advance : int
        How many of each group (or section) of the stage before go on into a stage; 0: everybody.
    """

    scoring: Scoring = NO_SCORING
    system: str = "balanced"
    options: tuple[tuple[str, Any], ...] = ()
    tiebreaks: tuple[str, ...] = ()
    tiebreak_rules: str = "2026"
    rounds: int | None = None
    first_side: str = ""
    withdrawal: str = "forfeit"
    boards: str = ""
    rated: bool = True
    preset: str = ""
    sections: tuple[str, ...] = ()
    prize_groups: tuple[PrizeGroup, ...] = ()
    carry: Fraction = Fraction(0)
    least_games: int = 0
    advance: int = 0

    def options_dict(self) -> dict[str, Any]:
        """Return ``options`` as a mapping."""
        return dict(self.options)


NO_RULES = EventRules()


def rules_text(rules: EventRules) -> str:
    """Return rules as JSON: only what differs from the defaults, in a fixed order."""
    return json.dumps(_plain(rules), ensure_ascii=False, separators=(",", ":"))


def rules_of(text: str) -> EventRules:
    """Read what ``rules_text`` wrote, by this program or an older or newer one.

    Raises
    ------
    TourneyError
        "bad-rules" where the text is not JSON of this kind.
    """
    try:
        given = json.loads(text or "{}")
        scoring = dict(given.get("scoring", {}))
        for name in scoring.keys() & _POINTS:
            scoring[name] = Fraction(scoring[name])
        if "places" in scoring:
            scoring["places"] = tuple(Fraction(value) for value in scoring["places"])
        if "rounds" in scoring:
            scoring["rounds"] = tuple((int(number), Fraction(worth)) for number, worth in scoring["rounds"])
        if "table" in scoring:
            scoring["table"] = tuple((score, Fraction(a), Fraction(b)) for score, a, b in scoring["table"])
        groups = tuple(PrizeGroup(**_known(PrizeGroup, one)) for one in given.get("prize_groups", ()))
        rest = _known(EventRules, given) | {
            "scoring": Scoring(**_known(Scoring, scoring)),
            "prize_groups": groups,
            "options": tuple((name, value) for name, value in given.get("options", {}).items()),
        }
        for name in ("tiebreaks", "sections"):
            rest[name] = tuple(given.get(name, ()))
        rest["carry"] = Fraction(given.get("carry", 0))
        return EventRules(**rest)
    except (ValueError, TypeError, AttributeError, KeyError, ZeroDivisionError) as error:
        raise TourneyError("bad-rules", BAD_RULES(what=str(error)), field="rules") from error


def board_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of "1-10, 15" in that order; none for an empty text.

    Raises
    ------
    TourneyError
        "bad-boards" for anything but numbers from 1 to 9999 and ranges of them.
    """
    found: dict[int, None] = {}
    for part in text.replace("–", "-").replace("，", ",").replace(";", ",").split(","):
        ends = [end.strip() for end in part.split("-")]
        if ends == [""]:
            continue
        if len(ends) > 2 or not all(_BOARD.fullmatch(end) and int(end) > 0 for end in ends):
            raise TourneyError("bad-boards", BAD_BOARDS(value=part.strip()), field="boards")
        low, high = int(ends[0]), int(ends[-1])
        if low > high:
            raise TourneyError("bad-boards", BAD_BOARDS(value=part.strip()), field="boards")
        found.update(dict.fromkeys(range(low, high + 1)))
    return tuple(found)


def exact(value: str | float | Fraction) -> Fraction:
    """Return points as typed ("0.1", "1/3", "½", 2) exactly.

    Raises
    ------
    TourneyError
        "bad-points".
    """
    if isinstance(value, Fraction):
        return value
    text = str(value).strip().replace(",", ".").replace("½", ".5")
    try:
        # A typed "1e99999999" would be a number of as many digits.
        if isinstance(value, str) and not _TYPED.fullmatch(text):
            raise ValueError(text)
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise TourneyError("bad-points", BAD_POINTS(value=str(value)), field="points") from None


_POINTS = {
    one.name
    for one in dataclasses.fields(Scoring)
    if one.name not in ("by", "table", "places", "shared_places", "rounds", "best", "total")
}


def _known(kind: Any, given: dict[str, Any]) -> dict[str, Any]:
    names = {one.name for one in dataclasses.fields(kind)}
    return {name: value for name, value in given.items() if name in names}


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, (tuple, list)):
        return [_plain(one) for one in value]
    if dataclasses.is_dataclass(value):
        out = {}
        for one in dataclasses.fields(value):
            given = getattr(value, one.name)
            if isinstance(value, EventRules) and one.name == "options":
                if given:
                    out[one.name] = {name: _plain(item) for name, item in given}
            elif given != one.default:
                out[one.name] = _plain(given)
        return out
    return value
