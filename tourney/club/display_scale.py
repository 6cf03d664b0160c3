"""The scale ratings are shown on; engines store and compute in their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.options import describe
from tourney.ratings.base import Engine, Floats

UNKNOWN_SCALE = QT_TRANSLATE_NOOP("Errors", "“{engine}” has no scale “{scale}”; it must be one of {choices}.")
NATIVE = "native"
CLUB = "1500"
CLUB_MEAN, CLUB_DEVIATION = 1500.0, 350.0
"""A newcomer's rating and deviation on the scale that clubs know from Glicko."""


@dataclass(frozen=True, slots=True)
class Scale:
    """shown = shift + factor * native; a deviation is multiplied only."""

    shift: float = 0.0
    factor: float = 1.0

    def mean(self, native: Floats) -> Floats:
        """Return ratings as shown."""
        return native if self == NONE else self.shift + self.factor * native

    def deviation(self, native: Floats) -> Floats:
        """Return deviations as shown."""
        return native if self == NONE else self.factor * native

    def native(self, shown: float) -> float:
        """Return a rating as the engine has it."""
        return (shown - self.shift) / self.factor


NONE = Scale()


def scales(engine: Engine) -> tuple[str, ...]:
    """Return the scales an engine's ratings can be shown on, its own first."""
    choices = own_scales(engine)
    if choices:
        return choices
    return (NATIVE, CLUB) if engine.key == "trueskill" else (NATIVE,)


def with_scale(engine: Engine, settings: Mapping[str, Any], scale: str | None) -> dict[str, Any]:
    """Return the settings, with the scale put in where the engine has a parameter for it.

    Raises
    ------
    TourneyError
        "bad-scale".
    """
    if scale is None:
        return dict(settings)
    if scale not in scales(engine):
        text = UNKNOWN_SCALE(engine=engine.key, scale=scale, choices=", ".join(scales(engine)))
        raise TourneyError("bad-scale", text, field="scale")
    return {**settings, "scale": scale} if own_scales(engine) else dict(settings)


def scale_of(engine: Engine, params: Any, scale: str | None) -> Scale:
    """Return the conversion; a newcomer of TrueSkill stands at 1500 +- 350 on the scale "1500"."""
    if scale != CLUB or engine.key != "trueskill":
        return NONE
    fresh = engine.fresh(1, params)
    factor = CLUB_DEVIATION / float(fresh.deviation[0])
    return Scale(CLUB_MEAN - factor * float(fresh.mean[0]), factor)


def own_scales(engine: Engine) -> tuple[str, ...]:
    """Return the scales that are a parameter of the engine itself; empty for most."""
    option = describe(engine.params_type).get("scale")
    return tuple(option.choices) if option is not None and option.choices else ()
