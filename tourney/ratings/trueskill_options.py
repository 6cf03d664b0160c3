"""The options of TrueSkill, and its draw margins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, option
from tourney.ratings.gaussian import draw_margin
from tourney.ratings.options import LARGEST, START, START_HELP, check_unit, period_option, unit_option

SIGMA = QT_TRANSLATE_NOOP("Engine", "Start sigma")
SIGMA_HELP = QT_TRANSLATE_NOOP("Engine", "How uncertain the skill of a new player is.")
BETA = QT_TRANSLATE_NOOP("Engine", "Beta")
BETA_HELP = QT_TRANSLATE_NOOP("Engine", "How much a player's performance varies from game to game.")
TAU = QT_TRANSLATE_NOOP("Engine", "Tau per game")
TAU_HELP = QT_TRANSLATE_NOOP("Engine", "How much a skill may change from game to game.")
GAMMA = QT_TRANSLATE_NOOP("Engine", "Gamma per unit")
GAMMA_HELP = QT_TRANSLATE_NOOP(
    "Engine", "How much a skill may change per unit of idle time; 0 for not at all."
)
DRAW = QT_TRANSLATE_NOOP("Engine", "Chance of a draw")
DRAW_HELP = QT_TRANSLATE_NOOP("Engine", "How often equals draw; it sets the draw margin.")
EPSILON = QT_TRANSLATE_NOOP("Engine", "Draw margin")
EPSILON_HELP = QT_TRANSLATE_NOOP("Engine", "Given directly, it takes the place of the chance of a draw.")
TIES = QT_TRANSLATE_NOOP("Engine", "Ties of more than two")
TIES_HELP = QT_TRANSLATE_NOOP(
    "Engine", "A chain compares tied neighbours in the order of listing, as the original does."
)
TIE_RULES = {
    "chain": QT_TRANSLATE_NOOP("Engine", "Chain of neighbours"),
    "symmetric": QT_TRANSLATE_NOOP("Engine", "All pairs alike"),
}


@dataclass(frozen=True, slots=True)
class Params:
    """The options of TrueSkill, on its native scale."""

    period: str = period_option("game")
    unit_days: float = unit_option()
    mu: float = option(25.0, START, help=START_HELP, low=-LARGEST, high=LARGEST)
    sigma: float = option(25.0 / 3.0, SIGMA, help=SIGMA_HELP, low=0.0, high=LARGEST, low_open=True)
    beta: float = option(25.0 / 6.0, BETA, help=BETA_HELP, low=0.0, high=LARGEST, low_open=True)
    tau: float = option(25.0 / 300.0, TAU, help=TAU_HELP, low=0.0, high=LARGEST)
    gamma: float = option(0.0, GAMMA, help=GAMMA_HELP, low=0.0, high=LARGEST)
    draw_probability: float = option(0.10, DRAW, help=DRAW_HELP, low=0.0, high=0.999999)
    epsilon: float | None = option(None, EPSILON, help=EPSILON_HELP, low=0.0, high=LARGEST)
    ties: str = option("chain", TIES, help=TIES_HELP, choices=TIE_RULES)

    def __post_init__(self) -> None:
        check(self)
        check_unit(self.period, self.unit_days)

    def margin(self, heads: int) -> float:
        """Return the draw margin between two sides of so many players together."""
        if self.epsilon is not None:
            return self.epsilon
        return _margin(self.draw_probability, heads, self.beta)


@cache
def _margin(draw_probability: float, heads: int, beta: float) -> float:
    return draw_margin(draw_probability, heads, beta)
