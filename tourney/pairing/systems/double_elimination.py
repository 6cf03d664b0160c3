"""Double elimination: who loses twice is out; a second final where the unbeaten finalist loses the first.

There are two ways to the final: of those who won all games, and of those who lost one.
"""

from __future__ import annotations

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.pairing.brackets import BracketSystem
from tourney.standings.bracket import DoubleOptions
from tourney.standings.bracket_state import double_bracket

PLUGIN = BracketSystem(
    "double-elimination",
    QT_TRANSLATE_NOOP("Pairing", "Double elimination"),
    DoubleOptions,
    build=double_bracket,
)
