"""Places by how far everybody came in a bracket."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.base import Placed, rank_with_ties
from tourney.standings.bracket import Part, Slot
from tourney.standings.bracket_state import NOBODY, Bracket, Match
from tourney.standings.contest import Contest
from tourney.standings.ranking import Ranking, Row

WON_ALL = QT_TRANSLATE_NOOP("Bracket", "{a} has won the last game of the bracket.")
WENT_OUT = QT_TRANSLATE_NOOP("Bracket", "{a} went out against {b}: {place}.")
WENT_OUT_ALONE = QT_TRANSLATE_NOOP("Bracket", "{a} went out: {place}.")
WON_THIRD = QT_TRANSLATE_NOOP("Bracket", "{a} won the game for the third place against {b}.")
STILL_IN = QT_TRANSLATE_NOOP("Bracket", "{a} is still in.")
NOT_IN = QT_TRANSLATE_NOOP("Bracket", "{a} is not in the bracket.")

SHORT_WON = QT_TRANSLATE_NOOP("Bracket", "won the bracket")
SHORT_OUT = QT_TRANSLATE_NOOP("Bracket", "{place}, against {b}")
SHORT_THIRD = QT_TRANSLATE_NOOP("Bracket", "won the third place against {b}")
SHORT_IN = QT_TRANSLATE_NOOP("Bracket", "still in")
SHORT_NOT_IN = QT_TRANSLATE_NOOP("Bracket", "not in the bracket")

_SHORT = {
    WON_ALL.source: SHORT_WON,
    WENT_OUT.source: SHORT_OUT,
    WON_THIRD.source: SHORT_THIRD,
    STILL_IN.source: SHORT_IN,
    NOT_IN.source: SHORT_NOT_IN,
}


def bracket_places(bracket: Bracket) -> Mapping[int, Placed]:
    """Return the place of every entrant so far; who is still in shares the best place left.

    Those who went out in the same round share a place (5= for the losers of quarter-finals), the game
    for the third place and the finals apart.
    """
    levels = dict.fromkeys(bracket.entrants, _STILL_IN)
    for unit, level in _exits(bracket):
        levels[unit] = level
    champion = bracket.champion
    if champion is not None:
        levels[champion] = _CHAMPION
    placed = rank_with_ties([levels[unit] for unit in bracket.entrants])
    return dict(zip(bracket.entrants, placed, strict=True))


def by_bracket(ranking: Ranking, bracket: Bracket) -> Ranking:
    """Return the rows of a ranking placed by the bracket, each with the sentence that says why."""
    places = bracket_places(bracket)

    def placed(row: Row) -> Row:
        one = places.get(row.unit)
        note = why_in_bracket(ranking.contest, bracket, row.unit)
        place, shared = (None, False) if one is None else one
        return replace(row, place=place, shared=shared, split=None, note=note)

    rows = sorted(map(placed, ranking.rows), key=lambda row: (row.place is None, row.place or 0))
    return replace(ranking, columns=(), rows=tuple(replace(row, values=()) for row in rows))


def why_in_bracket(contest: Contest, bracket: Bracket, unit: int) -> Text:
    """Return in one sentence how far somebody came."""
    name = contest.units[unit].name
    if unit not in bracket.entrants:
        return NOT_IN(a=name)
    if unit == bracket.champion:
        return WON_ALL(a=name)
    if any(unit in one.sides and one.winner is None for one in bracket.matches):
        return STILL_IN(a=name)
    own = [
        one for one in bracket.matches if unit in one.sides and one.winner is not None and not one.slot.bye
    ]
    last: Match | None = own[-1] if own else None
    if last is None or (last.winner == unit and last.slot.part is not Part.THIRD):
        return STILL_IN(a=name)
    if last.winner != unit and last.slot.loser_to is not None and last.winner != NOBODY:
        return STILL_IN(a=name)
    other = next((one for one in last.sides if one not in (unit, NOBODY, None)), None)
    if other is None or last.winner == NOBODY:
        return WENT_OUT_ALONE(a=name, place=last.slot.label)
    if last.winner == unit:
        return WON_THIRD(a=name, b=contest.units[other].name)
    return WENT_OUT(a=name, b=contest.units[other].name, place=last.slot.label)


def how_far(contest: Contest, bracket: Bracket, unit: int) -> Text:
    """Return how far somebody came, for a column beside the name."""
    whole = why_in_bracket(contest, bracket, unit)
    if whole.source == WENT_OUT_ALONE.source:
        place = whole.details["place"]
        assert isinstance(place, Text)
        return place
    return replace(_SHORT[whole.source], details=whole.details)


Level = tuple[int, int]
_STILL_IN: Level = (9, 0)
_CHAMPION: Level = (10, 0)


def _exits(bracket: Bracket) -> Iterator[tuple[int, Level]]:
    """Yield who went out and how far he came, later places overwriting earlier ones."""
    keys = {match.slot.key: match for match in bracket.matches}
    second = keys.get("F-2")
    for match in bracket.matches:
        if match.winner is None or match.slot.bye:
            continue
        slot = match.slot
        both = match.winner == NOBODY
        out = [unit for unit in match.sides if unit is not None and unit != NOBODY]
        if not both:
            out = [unit for unit in out if unit == match.loser]
        for unit in out:
            if slot.part is Part.THIRD:
                yield unit, (3, 0)
            elif slot.loser_to is not None and slot.loser_to[0] == "T-1":
                yield unit, (3, 1)
            elif slot.key == "F-1" and second is not None and not both and match.winner == match.sides[1]:
                continue
            elif slot.part is Part.FINAL or both or slot.loser_to is None:
                yield unit, _level(slot)
        if slot.part is Part.THIRD and not both:
            yield match.winner, (4, 0)


def _level(slot: Slot) -> Level:
    if slot.part is Part.FINAL:
        return (8, slot.round)
    if slot.part is Part.LOSERS:
        return (2, slot.round)
    # With a game for the third place the losers of the semi-finals go on to it: see above.
    return (5 if slot.winner_to is None else 1, slot.round)
