"""Knockout: who loses is out; byes to the top seeds, the two best in opposite halves."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress
from tourney.pairing.base import NO_PINS, Pins
from tourney.pairing.brackets import propose_bracket
from tourney.pairing.contest_base import NOBODY_ABSENT, RoundPlan
from tourney.standings.bracket import KnockoutOptions
from tourney.standings.bracket_state import knockout_bracket
from tourney.standings.contest import Contest, Free


class Knockout:
    """Single elimination, with a game for the third place if wanted."""

    key = "knockout"
    label = QT_TRANSLATE_NOOP("Pairing", "Knockout")
    options_type: type[Any] = KnockoutOptions
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
        chosen = KnockoutOptions() if options is None else options
        return propose_bracket(
            self.key,
            lambda given: knockout_bracket(given, chosen),
            contest,
            drawn=chosen.drawn,
            absent=absent,
            pins=pins,
            forbidden=forbidden,
            rng_seed=rng_seed,
            progress=progress,
            cancelled=cancelled,
        )


PLUGIN = Knockout()
