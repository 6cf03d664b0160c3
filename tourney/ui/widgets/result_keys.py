"""The keys that give a board of two sides its result."""

from __future__ import annotations

from tourney.core.games import Forfeit
from tourney.core.outcomes import Outcome

A_WINS = Outcome((0, 1))
B_WINS = Outcome((1, 0))
DRAWN = Outcome((0, 0))
A_BY_FORFEIT = Outcome((0, 1), forfeit=Forfeit.FORFEIT)
B_BY_FORFEIT = Outcome((1, 0), forfeit=Forfeit.FORFEIT)
BOTH_FORFEIT = Outcome((0, 0), forfeit=Forfeit.DOUBLE)

RESULT_KEYS = {
    "1": A_WINS,
    "0": B_WINS,
    "=": DRAWN,
    "5": DRAWN,
    "½": DRAWN,
    "+": A_BY_FORFEIT,
    "-": B_BY_FORFEIT,
    "−": B_BY_FORFEIT,
    "＝": DRAWN,
    "＋": A_BY_FORFEIT,
}
