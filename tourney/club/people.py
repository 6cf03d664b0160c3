"""Tell which people of a document are in the club already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourney.core.names import fold
from tourney.core.records import Player
from tourney.exchange.drafts import DraftPlayer


@dataclass(frozen=True, slots=True)
class Merge:
    """For each drafted person the known player, or that he is new.

    ``known`` maps draft index to player id; ``new`` lists the draft indices to add; ``unsure``
    pairs a new draft index with a player of a nearly equal name, for the person to look at.
    """

    known: Mapping[int, int]
    new: tuple[int, ...]
    unsure: tuple[tuple[int, int], ...]


def merge_people(register: Sequence[Player], drafted: Sequence[DraftPlayer]) -> Merge:
    """Match by number first, then by the same name; a folded match alone counts when it is unique.

    A number or a birth year that contradicts keeps two people apart. Somebody may stand in the register
    several times, by the names he had before a merge.
    """
    by_number = {p.number: p for p in register if p.number}
    by_name: dict[str, list[Player]] = {}
    by_fold: dict[str, list[Player]] = {}
    for player in register:
        by_name.setdefault(player.name, []).append(player)
        by_fold.setdefault(fold(player.name), []).append(player)
    known: dict[int, int] = {}
    for index, draft in enumerate(drafted):
        numbered = by_number.get(draft.number) if draft.number else None
        same = {p.id for p in by_name.get(draft.name, []) if not _contradicts(p, draft)}
        if numbered is not None:
            known[index] = numbered.id
        elif len(same) == 1:
            known[index] = same.pop()
    taken = set(known.values())
    new: list[int] = []
    unsure: list[tuple[int, int]] = []
    for index, draft in enumerate(drafted):
        if index in known:
            continue
        near = by_fold.get(fold(draft.name), [])
        fitting = {p.id for p in near if p.id not in taken and not _contradicts(p, draft)}
        if len(fitting) == 1:
            known[index] = fitting.pop()
            taken.add(known[index])
        else:
            new.append(index)
            if near:
                unsure.append((index, near[0].id))
    return Merge(known, tuple(new), tuple(unsure))


def _contradicts(player: Player, draft: DraftPlayer) -> bool:
    numbers = player.number and draft.number and player.number != draft.number
    years = player.born and draft.born and player.born != draft.born
    return bool(numbers or years)
