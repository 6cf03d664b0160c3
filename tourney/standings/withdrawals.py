"""What becomes of the games of somebody who leaves a round robin: forfeits, or as if never played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.contest import Contest, Contested
from tourney.standings.scoring import game_points

ANNULLED = QT_TRANSLATE_NOOP(
    "Standings", "{a} left after %n game(s) of {all}; all games of {a} are annulled for these standings."
)
FORFEITED = QT_TRANSLATE_NOOP(
    "Standings", "{a} left after %n game(s) of {all}; the rest are lost by forfeit."
)

Meeting = tuple[int, int, int]
"""(round, first, second): a game that the schedule holds, in units."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A contest in which those who left have been dealt with.

    ``annulled`` are numbers of games of the contest given that count for nothing in standings (they stay
    stored, shown and rated), ``unranked`` the units without a place, ``notes`` one sentence for everybody
    who left.
    """

    contest: Contest
    annulled: tuple[int, ...] = ()
    unranked: tuple[int, ...] = ()
    notes: tuple[Text, ...] = ()


def settled(contest: Contest, rule: str, schedule: Sequence[Meeting] = ()) -> Settled:
    """Return the contest as its standings should count it.

    Parameters
    ----------
    rule : {"forfeit", "void", "half"}
        As ``EventRules.withdrawal``: what somebody who left has not played is lost by forfeit; or nothing
        counts; or nothing counts when fewer than half of his games were finished, else as "forfeit".
    schedule : sequence of Meeting
        Games that everybody should play, those stored and those not yet: what is missing between somebody
        who left and the others becomes a forfeit, too. Empty: the games of the contest are all there are.
    """
    left = [unit for unit, one in enumerate(contest.units) if one.withdrawn]
    if not left:
        return Settled(contest)
    missing = _missing(contest, schedule)
    void, notes = set(), []
    for unit in left:
        done = sum(unit in game.sides and not game.open for game in contest.games)
        due = sum(unit in game.sides for game in contest.games)
        due += sum(unit in (a, b) for _, a, b in missing)
        if rule == "void" or (rule == "half" and 2 * done < due):
            void.add(unit)
        words = ANNULLED if unit in void else FORFEITED
        notes.append(words(count=done, a=contest.units[unit].name, all=due))
    annulled = tuple(i for i, game in enumerate(contest.games) if void & set(_everybody(game)))
    gone, out = set(left), set(annulled)
    kept = [_forfeited(contest, game, gone) for i, game in enumerate(contest.games) if i not in out]
    kept += [
        _forfeited(contest, Contested(number, (a, b)), gone)
        for number, a, b in missing
        if gone & {a, b} and not void & {a, b}
    ]
    free = tuple(one for one in contest.free if one.unit not in void)
    return Settled(
        replace(contest, games=tuple(kept), free=free), annulled, tuple(sorted(void)), tuple(notes)
    )


def _missing(contest: Contest, schedule: Sequence[Meeting]) -> list[Meeting]:
    """Return meetings of the schedule for which the contest has no game; any round will do."""
    have = Counter(frozenset(game.sides) for game in contest.games if len(game.sides) == 2)
    missing = []
    for number, a, b in schedule:
        pair = frozenset((a, b))
        if have[pair]:
            have[pair] -= 1
        else:
            missing.append((number, a, b))
    return missing


def _everybody(game: Contested) -> list[int]:
    return [unit for side in range(len(game.sides)) for unit in game.side(side)]


def _forfeited(contest: Contest, game: Contested, gone: set[int]) -> Contested:
    """Return an open game as lost by who left; any other game as it is."""
    if not game.open or len(game.sides) != 2 or not gone & set(game.sides):
        return game
    first, second = (side in gone for side in game.sides)
    both = first and second
    ranks = (0, 0) if both else (1, 0) if first else (0, 1)
    lost = replace(game, ranks=ranks, forfeit=Forfeit.DOUBLE if both else Forfeit.FORFEIT)
    return replace(lost, points=game_points(contest.scoring, lost))
