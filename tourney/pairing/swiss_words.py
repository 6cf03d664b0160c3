"""Why these two in a Swiss round, who sits out and why, and what had to give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.pairing.base import Reason
from tourney.pairing.reasons import PINNED
from tourney.pairing.swiss_field import SwissField
from tourney.standings.base import points_text
from tourney.standings.contest import Contest
from tourney.standings.federation.dutch import DutchPair

SAME_SCORE = QT_TRANSLATE_NOOP("Pairing", "Both have {n} points")
FLOATER = QT_TRANSLATE_NOOP("Pairing", "{a} ({n} points) is paired down to {b} ({m})")
REMATCH = QT_TRANSLATE_NOOP("Pairing", "They have met %n time(s); no other round is left")
SIDE_RULES = {
    "E.1": QT_TRANSLATE_NOOP("Pairing", "{a} begins: both get the side due to them"),
    "E.2": QT_TRANSLATE_NOOP("Pairing", "{a} begins: the stronger claim to a side is granted"),
    "E.3": QT_TRANSLATE_NOOP(
        "Pairing", "{a} begins: sides change from the last round in which they differed"
    ),
    "E.4": QT_TRANSLATE_NOOP("Pairing", "{a} begins: the higher placed of the two gets the side due"),
    "E.5": QT_TRANSLATE_NOOP("Pairing", "{a} begins: by pairing number and the side drawn at the start"),
}
BYE = QT_TRANSLATE_NOOP("Pairing", "Bye: {a} has {n} points, and none of the lower placed can have it")
LOWEST_BYE = QT_TRANSLATE_NOOP("Pairing", "Bye: {a} is in the lowest group of points and had none yet")
SECOND_BYE = QT_TRANSLATE_NOOP("Pairing", "Bye: nobody without one can have it")
APART_GIVEN_UP = QT_TRANSLATE_NOOP("Pairing", "People of one club or household meet: no other round is left.")
SIDES_GIVEN_UP = QT_TRANSLATE_NOOP("Pairing", "Somebody has the same side again: no other round is left.")
AGAIN_GIVEN_UP = QT_TRANSLATE_NOOP("Pairing", "There is a rematch or a second bye: no other round is left.")
PINS_ASIDE = QT_TRANSLATE_NOOP("Pairing", "%n pinned board(s) stand outside the federation's rules.")
BEYOND_PLAN = QT_TRANSLATE_NOOP("Pairing", "Round {round} of an event planned for {planned}.")

_GIVEN_UP = {"apart": APART_GIVEN_UP, "sides": SIDES_GIVEN_UP, "rematch": AGAIN_GIVEN_UP}


def board_reasons(contest: Contest, field: SwissField, pair: DutchPair) -> tuple[Reason, ...]:
    """Return why two meet: the line to show first, then what else holds."""
    a, b = pair.first, pair.second
    assert b is not None
    return tuple(Reason(code, text, (a, b)) for code, text in _reasons(contest, field, pair, a, b))


def _reasons(
    contest: Contest, field: SwissField, pair: DutchPair, a: int, b: int
) -> Iterator[tuple[str, Text]]:
    if pair.rule == "pin":
        yield "pinned", PINNED
    own, other = field.scores[a], field.scores[b]
    if own == other:
        yield "same-score", SAME_SCORE(n=points_text(own))
    else:
        high, low = (a, b) if own > other else (b, a)
        upper, lower = contest.units[high].name, contest.units[low].name
        n, m = points_text(field.scores[high]), points_text(field.scores[low])
        yield "floater", FLOATER(a=upper, n=n, b=lower, m=m)
    if field.met[a, b]:
        yield "rematch", REMATCH(count=int(field.met[a, b]))
    rule = SIDE_RULES.get(pair.rule)
    if rule is not None:
        yield "sides", rule(a=contest.units[a].name)


def bye_reason(contest: Contest, field: SwissField, here: Sequence[int], unit: int) -> Reason:
    """Return why somebody has the bye."""
    if field.had_bye[unit]:
        return Reason("second-bye", SECOND_BYE, (unit,))
    lowest = min(field.scores[one] for one in here)
    name, points = contest.units[unit].name, field.scores[unit]
    if points == lowest:
        return Reason("lowest-bye", LOWEST_BYE(a=name), (unit,))
    return Reason("bye", BYE(a=name, n=points_text(points)), (unit,))


def notes(
    contest: Contest,
    field: SwissField,
    boards: Sequence[DutchPair],
    byes: Sequence[int],
    given_up: Sequence[str],
) -> tuple[Reason, ...]:
    """Return what the round had to give up, and what stands outside the rules."""
    found = []
    pinned = [pair for pair in boards if pair.rule == "pin"]
    if pinned:
        about = tuple(unit for pair in pinned for unit in (pair.first, pair.second) if unit is not None)
        found.append(Reason("pins-aside", PINS_ASIDE(count=len(pinned)), about))
    for what in given_up:
        about = ()
        if what == "rematch":
            about = tuple(
                unit
                for pair in boards
                if pair.second is not None and pair.rule != "pin" and field.met[pair.first, pair.second]
                for unit in (pair.first, pair.second)
            ) + tuple(unit for unit in byes if field.had_bye[unit])
        found.append(Reason(f"given-up-{what}", _GIVEN_UP[what], about))
    if contest.planned is not None and contest.rounds + 1 > contest.planned:
        text = BEYOND_PLAN(round=contest.rounds + 1, planned=contest.planned)
        found.append(Reason("beyond-plan", text))
    return tuple(found)
