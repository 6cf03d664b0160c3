"""How a club rates: the engine, its parameters, when placement ends, and the scale that is shown.

The settings keep the engine in use with its parameters, and per engine a placement rule and a scale,
so that going back to an engine finds its rule again.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tourney.club.display_scale import CLUB, NATIVE, UNKNOWN_SCALE, Scale, own_scales, scale_of, scales
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import check, from_mapping, option, to_mapping
from tourney.core.records import StartRating
from tourney.ratings.base import Engine, Placement
from tourney.ratings.options import LARGEST
from tourney.ratings.ranking import confidence_factor
from tourney.ratings.registry import engine as find_engine

DEFAULT_ENGINE = "glicko2"

ENTER = QT_TRANSLATE_NOOP("Engine", "Established below")
ENTER_HELP = QT_TRANSLATE_NOOP("Engine", "The deviation that ends the placement of a new player.")
LEAVE = QT_TRANSLATE_NOOP("Engine", "Provisional again from")
LEAVE_HELP = QT_TRANSLATE_NOOP(
    "Engine", "The deviation after a long absence; the gap keeps people from flickering."
)
LEAVE_BELOW = QT_TRANSLATE_NOOP("Errors", "This must not be less than the deviation that ends placement.")
GAMES = QT_TRANSLATE_NOOP("Engine", "Established from")
GAMES_UNIT = QT_TRANSLATE_NOOP("Engine", "games")
GAMES_HELP = QT_TRANSLATE_NOOP("Engine", "Rated games after which a player is ranked.")

CAUTION = QT_TRANSLATE_NOOP("Engine", "Deviations taken off")
CAUTION_HELP = QT_TRANSLATE_NOOP(
    "Engine", "The careful rating is the rating less so many deviations: 1.645 for 95 % sure, 2.326 for 99 %."
)
BAD_MEASURE = QT_TRANSLATE_NOOP("Errors", "There is no match quality “{name}”; it must be one of {choices}.")

DRAW_LIMIT, CLOSE = "draw-limit", "close"
MEASURES = {
    DRAW_LIMIT: QT_TRANSLATE_NOOP("Engine", "How near a draw is (draw limit)"),
    CLOSE: QT_TRANSLATE_NOOP("Engine", "Chance of a close game, P(|d| ≤ ε)"),
}
"""What match quality means, by key: both are 1 for equals whose ratings are certain."""

SURE_95, SURE_99 = confidence_factor(0.95), confidence_factor(0.99)
"""Deviations below the rating that is exceeded with this one-sided confidence."""

FINE, LEAST_SPREAD = 25.0, 1e-6
"""Performances that vary by this many points or more need no decimals to tell ratings apart."""
MOST_DECIMALS = 4


@dataclass(frozen=True, slots=True)
class ByDeviation:
    """Established while the rating is sure enough; on the engine's own scale."""

    enter: float = option(110.0, ENTER, help=ENTER_HELP, low=0.0, high=LARGEST, low_open=True)
    leave: float = option(125.0, LEAVE, help=LEAVE_HELP, low=0.0, high=LARGEST, low_open=True)

    def __post_init__(self) -> None:
        check(self)
        if self.leave < self.enter:
            raise TourneyError("bad-option", LEAVE_BELOW(), field="leave")


@dataclass(frozen=True, slots=True)
class ByGames:
    """Established after so many games."""

    games: int = option(20, GAMES, unit=GAMES_UNIT, help=GAMES_HELP, low=1, high=10000)

    def __post_init__(self) -> None:
        check(self)


Rule = ByDeviation | ByGames


@dataclass(frozen=True, slots=True)
class Caution:
    """How careful the careful rating is: mean - k * deviation."""

    k: float = option(SURE_95, CAUTION, help=CAUTION_HELP, low=0.0, high=10.0)

    def __post_init__(self) -> None:
        check(self)


@dataclass(frozen=True, slots=True)
class EngineChoice:
    """Everything that turns results into the ratings that are shown.

    ``caution`` is the k of the careful rating, ``measure`` what match quality means (``MEASURES``); both
    hold for every engine of the club.
    """

    engine: Engine
    params: Any
    rule: Rule
    scale: str = NATIVE
    caution: float = SURE_95
    measure: str = DRAW_LIMIT

    @property
    def placement(self) -> Placement:
        """The rule as ``ratings.placement`` takes it."""
        match self.rule:
            case ByGames(games=games):
                return Placement(games=games)
            case ByDeviation(enter=enter, leave=leave):
                return Placement(enter=enter, leave=leave)

    @property
    def shown(self) -> Scale:
        """From the engine's own scale to the one that is shown."""
        return scale_of(self.engine, self.params, self.scale)

    @property
    def decimals(self) -> int:
        """How many decimals ratings need on the scale that is shown: 0 where a club counts in hundreds."""
        fresh = self.engine.fresh(2, self.params)
        _, noise, _ = self.engine.sides(fresh, self.params, [[(0, 1.0)], [(1, 1.0)]])
        spread = max(self.shown.factor * math.sqrt(float(noise[0])), LEAST_SPREAD)
        return min(MOST_DECIMALS, max(0, math.ceil(math.log10(FINE / spread))))

    def setting(self) -> dict[str, Any]:
        """Return the value for ``SetSetting("engine", ...)``."""
        return {
            "key": self.engine.key,
            "params": to_mapping(self.params),
            "placement": to_mapping(self.rule),
            "scale": self.scale,
            "caution": self.caution,
            "measure": self.measure,
        }


def usual(key: str) -> EngineChoice:
    """Return an engine as it comes, TourneyError "unknown-engine" where there is none."""
    engine = find_engine(key)
    return EngineChoice(engine, engine.params_type(), usual_rule(engine))


def usual_rule(engine: Engine) -> Rule:
    """Return an engine's own placement rule."""
    own = engine.placement
    return ByGames(own.games) if own.games > 0 else ByDeviation(own.enter, own.leave)


def chosen(settings: Mapping[str, Any]) -> EngineChoice:
    """Return how the club rates by its stored settings."""
    stored = settings.get("engine", {"key": DEFAULT_ENGINE})
    return recalled(settings, stored["key"], stored.get("params", {}))


def recalled(settings: Mapping[str, Any], key: str, params: Mapping[str, Any] | None = None) -> EngineChoice:
    """Return an engine with the placement rule and the scale the club last gave it."""
    return read_choice(
        {
            "key": key,
            "params": params or {},
            "placement": settings.get("placement", {}).get(key),
            "scale": settings.get("scale", {}).get(key),
            "caution": settings.get("caution"),
            "measure": settings.get("measure"),
        }
    )


def read_choice(value: Mapping[str, Any]) -> EngineChoice:
    """Return a choice from plain values; all but "key" and "params" may be missing or None.

    Raises
    ------
    TourneyError
        "unknown-engine", "unknown-option", "bad-option", "bad-scale", "bad-measure".
    """
    engine = find_engine(value["key"])
    params = from_mapping(engine.params_type, value.get("params") or {})
    return EngineChoice(
        engine,
        params,
        read_rule(engine, value.get("placement")),
        read_scale(engine, value.get("scale")),
        read_caution(value.get("caution")),
        read_measure(value.get("measure")),
    )


def read_rule(engine: Engine, value: Mapping[str, Any] | None) -> Rule:
    """Return a placement rule from plain values, the engine's own from None or without a deviation."""
    if not value:
        return usual_rule(engine)
    if "games" in value or not engine.has_deviation:
        return from_mapping(ByGames, value)
    return from_mapping(ByDeviation, value)


def read_scale(engine: Engine, value: str | None) -> str:
    """Return the name of a scale the engine can be shown on.

    Raises
    ------
    TourneyError
        "bad-scale".
    """
    if value is None or own_scales(engine):
        return NATIVE
    if value not in scales(engine):
        text = UNKNOWN_SCALE(engine=engine.key, scale=value, choices=", ".join(scales(engine)))
        raise TourneyError("bad-scale", text, field="scale")
    return value


def read_caution(value: float | str | None) -> float:
    """Return the k of the careful rating, that of 95 % from None.

    Raises
    ------
    TourneyError
        "bad-option".
    """
    return SURE_95 if value is None else float(from_mapping(Caution, {"k": value}).k)


def read_measure(value: str | None) -> str:
    """Return the key of a meaning of match quality, the draw limit from None.

    Raises
    ------
    TourneyError
        "bad-measure".
    """
    if value is None:
        return DRAW_LIMIT
    if value not in MEASURES:
        text = BAD_MEASURE(name=value, choices=", ".join(MEASURES))
        raise TourneyError("bad-measure", text, field="measure")
    return value


def start_on_file(choice: EngineChoice, shown: StartRating) -> StartRating:
    """Return a start rating as it is stored, from the scale that is shown.

    A start rating outlives the engine, so it is stored on the scale that clubs know, where a newcomer
    stands at 1500 +- 350. Only engines of a native scale of another kind (TrueSkill) convert.
    """
    return _moved(shown, choice.shown, _common(choice))


def start_as_shown(choice: EngineChoice, stored: StartRating) -> StartRating:
    """Return a stored start rating on the scale that is shown."""
    return _moved(stored, _common(choice), choice.shown)


def start_for_engine(choice: EngineChoice, stored: StartRating) -> StartRating:
    """Return a stored start rating on the engine's own scale."""
    return _moved(stored, _common(choice), Scale())


def _common(choice: EngineChoice) -> Scale:
    return scale_of(choice.engine, choice.params, CLUB)


def _moved(start: StartRating, before: Scale, after: Scale) -> StartRating:
    if before == after:
        return start
    deviation = None if start.deviation is None else start.deviation * after.factor / before.factor
    return replace(start, mean=after.shift + after.factor * before.native(start.mean), deviation=deviation)
