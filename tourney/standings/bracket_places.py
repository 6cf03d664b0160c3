"""Places by how far everybody came in a bracket."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tourney.standings.base import Placed, rank_with_ties
from tourney.standings.bracket import Part, Slot
from tourney.standings.bracket_state import NOBODY, Bracket


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
