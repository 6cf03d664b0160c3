"""Double elimination: who loses twice is out; a second final where the unbeaten finalist loses the first."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.pairing.base import NO_PINS, Pins
from tourney.pairing.brackets import propose_bracket
from tourney.pairing.contest_base import NOBODY_ABSENT, RoundPlan
from tourney.standings.bracket import DoubleOptions
from tourney.standings.bracket_state import double_bracket
from tourney.standings.contest import Contest, Free


class DoubleElimination:
    """Two ways to the final: of those who won all games, and of those who lost one."""

    key = "double-elimination"
    label = QT_TRANSLATE_NOOP("Pairing", "Double elimination")
    options_type: type[Any] = DoubleOptions
    reads_contest = True

    def propose(
        self,
        contest: Contest,
        options: Any = None,
        *,
        absent: Mapping[int, Free] = NOBODY_ABSENT,
        pins: Pins = NO_PINS,
        forbidden: Collection[tuple[int, int]] = (),
        rng_seed: int = 0,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> RoundPlan:
        """Return the games that can be played now; see ``ContestSystem`` and ``propose_bracket``."""
        chosen = DoubleOptions() if options is None else options
        return propose_bracket(
            self.key,
            lambda given: double_bracket(given, chosen),
            contest,
            drawn=chosen.drawn,
            absent=absent,
            pins=pins,
            forbidden=forbidden,
            rng_seed=rng_seed,
            progress=progress,
            cancelled=cancelled,
        )


PLUGIN = DoubleElimination()
