"""Knockout: who loses is out; byes to the top seeds, the two best in opposite halves.

With a game for the third place if wanted.
"""

from __future__ import annotations

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.pairing.brackets import BracketSystem
from tourney.standings.bracket import KnockoutOptions
from tourney.standings.bracket_state import knockout_bracket

PLUGIN = BracketSystem(
    "knockout", QT_TRANSLATE_NOOP("Pairing", "Knockout"), KnockoutOptions, build=knockout_bracket
)
