"""An explanation in plain words, and the formula with its numbers for those who unfold it.

Nothing is computed here: every figure is one of ``GameExplained``, which has it from the replay.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from tourney.club.explaining import Alternative, GameExplained
from tourney.club.figures import figure, signed
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.ratings.registry import ENGINES

ODDS = QT_TRANSLATE_NOOP("Explain", "Before the game the odds gave {name} {chance} against {rival}.")
ODDS_MANY = QT_TRANSLATE_NOOP(
    "Explain", "Before the game {name} was expected to finish ahead of {chance} of the others."
)
WON = QT_TRANSLATE_NOOP("Explain", "{name} won.")
DREW = QT_TRANSLATE_NOOP("Explain", "{name} drew.")
LOST = QT_TRANSLATE_NOOP("Explain", "{name} lost.")
PLACE = QT_TRANSLATE_NOOP("Explain", "{name} finished in place {place} of {sides}.")
SHARED = QT_TRANSLATE_NOOP("Explain", "{name} shared place {place} of {sides}.")

MORE = QT_TRANSLATE_NOOP("Explain", "Scored {scored}, expected {foreseen}: {gap} more than expected.")
LESS = QT_TRANSLATE_NOOP("Explain", "Scored {scored}, expected {foreseen}: {gap} less than expected.")
AS_FORESEEN = QT_TRANSLATE_NOOP("Explain", "Scored {scored}, expected {foreseen}: no surprise.")
TOGETHER = QT_TRANSLATE_NOOP(
    "Explain", "%n game(s) of this period are rated together; the change belongs to all of them."
)
ITS_PART = QT_TRANSLATE_NOOP("Explain", "The part of this game in it is {change}.")

STEP_LARGE = QT_TRANSLATE_NOOP(
    "Explain",
    "A whole point of surprise moved the rating by {step}. That is much, because it was still unsure: "
    "±{deviation}, and ±{usual} is usual for established players here.",
)
STEP_SMALL = QT_TRANSLATE_NOOP(
    "Explain",
    "A whole point of surprise moved the rating by {step}. That is little, because it was already sure: "
    "±{deviation}, and ±{usual} is usual for established players here.",
)
STEP_USUAL = QT_TRANSLATE_NOOP(
    "Explain",
    "A whole point of surprise moved the rating by {step}, as is usual with a deviation of ±{deviation}.",
)
STEP_K = QT_TRANSLATE_NOOP(
    "Explain", "A whole point of surprise moves a rating by {step}: K is the same for everybody."
)
STEP_BANDS = QT_TRANSLATE_NOOP(
    "Explain",
    "A whole point of surprise moved the rating by {step}: K by the bands, after %n rated game(s) and "
    "from a rating of {before}.",
)
STEP_PLAIN = QT_TRANSLATE_NOOP("Explain", "A whole point of surprise moved the rating by {step}.")
STEP_FIT = QT_TRANSLATE_NOOP(
    "Explain",
    "All games are fitted anew after each period. A result moves a rating the more, the less is known "
    "of it: the standard error was ±{deviation}.",
)
STEP_NONE = QT_TRANSLATE_NOOP("Explain", "There was no surprise that could move the rating.")
IN_TEAM = QT_TRANSLATE_NOOP(
    "Explain", "In a side of {team} the result tells less of each player, so each moves less than alone."
)
IN_TEAM_NATIVE = QT_TRANSLATE_NOOP(
    "Explain", "A side of {team} shares the surprise: whose skill was least sure moves most."
)
IN_TEAM_ELO = QT_TRANSLATE_NOOP("Explain", "A side of {team} counts with the mean rating of its players.")
OF_MANY = QT_TRANSLATE_NOOP(
    "Explain", "A game of {sides} sides is compared opponent by opponent and weighs as one game."
)
BY_ORDER = QT_TRANSLATE_NOOP(
    "Explain", "The expected score is that of the place which the order of the ratings foretold."
)
TOOK_PART = QT_TRANSLATE_NOOP("Explain", "{name} took part in {share} of the game.")

ROSE = QT_TRANSLATE_NOOP("Explain", "The rating rose from {before} to {after}: {change}.")
FELL = QT_TRANSLATE_NOOP("Explain", "The rating fell from {before} to {after}: {change}.")
STAYED = QT_TRANSLATE_NOOP("Explain", "The rating stayed at {after}.")
SURER = QT_TRANSLATE_NOOP("Explain", "It is surer now: ±{before} became ±{after}.")
LESS_SURE = QT_TRANSLATE_NOOP("Explain", "It is less sure now: ±{before} became ±{after}.")
OTHERS = QT_TRANSLATE_NOOP("Explain", "Games of others moved it by {change}, through common opponents.")

HAPPENED = QT_TRANSLATE_NOOP("Explain", "happened")
EXPECTED = QT_TRANSLATE_NOOP("Explain", "expected")
STEP = QT_TRANSLATE_NOOP("Explain", "step")
CHANGE = QT_TRANSLATE_NOOP("Explain", "change")
BOX_GAMES = QT_TRANSLATE_NOOP("Explain", "points of %n game(s)")
BOX_PLACE = QT_TRANSLATE_NOOP("Explain", "for place {place} of {sides}")
BOX_RESULT = {
    "won": QT_TRANSLATE_NOOP("Explain", "for a win"),
    "drawn": QT_TRANSLATE_NOOP("Explain", "for a draw"),
    "lost": QT_TRANSLATE_NOOP("Explain", "for a loss"),
}
BOX_ODDS = QT_TRANSLATE_NOOP("Explain", "by the ratings")
BOX_DEVIATION = QT_TRANSLATE_NOOP("Explain", "points, at ±{deviation}")
BOX_K = QT_TRANSLATE_NOOP("Explain", "for a whole point")
BOX_CHANGE = QT_TRANSLATE_NOOP("Explain", "{before} to {after}")

RESULT_WON = QT_TRANSLATE_NOOP("Explain", "Won")
RESULT_DRAWN = QT_TRANSLATE_NOOP("Explain", "Drawn")
RESULT_LOST = QT_TRANSLATE_NOOP("Explain", "Lost")
RESULT_PLACE = QT_TRANSLATE_NOOP("Explain", "Place {place}")
RESULT_SHARED = QT_TRANSLATE_NOOP("Explain", "Place {place}, shared")

CAREFUL = QT_TRANSLATE_NOOP("Explain", "With care {rating}: the strength is {sure} sure to be at least that.")

NO_PARTS = QT_TRANSLATE_NOOP("Explain", "{before} before, {after} after")
NEARER = QT_TRANSLATE_NOOP(
    "Explain",
    "The odds also weigh how unsure the own rating is, so they lie nearer to one half than the E of the "
    "formula.",
)
PARTS_RULE = {
    "reduction": QT_TRANSLATE_NOOP(
        "Explain", "Each opponent’s part is its own g · (S − E) in the sum, times the step of the period."
    ),
    "whole": QT_TRANSLATE_NOOP(
        "Explain",
        "Each opponent’s part is what meeting him alone would have moved; what the game as a whole moved "
        "beyond that is shared equally.",
    ),
    "fit": QT_TRANSLATE_NOOP(
        "Explain",
        "Each opponent’s part is the influence of that comparison on the fit; the rest came from games of "
        "others.",
    ),
}

FORMULAS: dict[str, tuple[str, ...]] = {
    "elo": ("R′ = R + K · Σ (S − E)", "E = 1 / (1 + 10^((Rⱼ − R) / D))"),
    "rank-elo": ("R′ = R + K · (S − E)",),
    "glicko": (
        "R′ = R + q · RD′² · Σ g(RDⱼ) · (Sⱼ − Eⱼ)",
        "Eⱼ = 1 / (1 + 10^(−g(RDⱼ) · (R − Rⱼ) / 400))",
        "RD′ = 1 / √(1 / RD² + 1 / d²)",
    ),
    "glicko2": (
        "μ′ = μ + φ′² · Σ g(φⱼ) · (sⱼ − Eⱼ)",
        "Eⱼ = 1 / (1 + exp(−g(φⱼ) · (μ − μⱼ)))",
        "φ′ = 1 / √(1 / (φ² + σ′²) + 1 / v)",
    ),
    "trueskill": ("μ′ = μ ± (σ² / c) · v(t, ε / c)", "σ′² = σ² · (1 − (σ² / c²) · w(t, ε / c))"),
    "bradley-terry": ("ln(P / (1 − P)) = θ − θⱼ", "Δθ ≈ C · x · (y − p)"),
}
"""Written as in the papers; the same in every language."""

LARGE, SMALL = 1.25, 0.8
"""A deviation this many times the usual one is called unsure, or sure."""

NameOf = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Box:
    """One figure of happened - expected x step = change, its word, and its reason."""

    figure: str
    word: Text
    reason: Text


def score(value: float) -> str:
    """Return points with a half as ½, other parts with two decimals."""
    halves = round(2 * value)
    if abs(2 * value - halves) > 1e-9:
        return figure(value, 2)
    whole, half = divmod(halves, 2)
    return f"{whole if whole or not half else ''}{'½' if half else ''}"


def percent(share: float) -> str:
    """Return a share of 1 as a whole percentage."""
    return f"{100 * share:.0f}\u00a0%"


def sentences(found: GameExplained, name_of: NameOf) -> tuple[Text, ...]:
    """Return what happened and why the rating moved as it did, sentence by sentence."""
    name = name_of(found.player_id)
    return (
        *_odds(found, name, name_of),
        *_surprise(found),
        *_step(found, name),
        *_change(found),
    )


def result_of(found: GameExplained, name: str) -> Text:
    """Return how the game ended for the player."""
    if found.sides == 2:
        return {1.0: WON, 0.5: DREW, 0.0: LOST}[found.actual](name=name)
    text = SHARED if found.shared else PLACE
    return text(name=name, place=found.place, sides=found.sides)


def boxes(found: GameExplained) -> tuple[Box, ...]:
    """Return happened, expected, step and change; only the change where the engine has no step."""
    d = found.decimals
    change = Box(
        signed(found.change, d),
        CHANGE,
        BOX_CHANGE(before=figure(found.before, d), after=figure(found.after, d)),
    )
    if found.step is None or found.step < 0.0 or _is_fit(found):
        return (change,)
    sure = found.deviation_before
    reason = BOX_DEVIATION(deviation=figure(sure, d)) if sure is not None else BOX_K
    return (
        Box(score(found.scored), HAPPENED, _box_scored(found)),
        Box(figure(found.foreseen, 2), EXPECTED, BOX_ODDS),
        Box(figure(found.step, d + 1), STEP, reason),
        change,
    )


def formula(found: GameExplained) -> tuple[Text | str, ...]:
    """Return the engine's formula, the numbers put in, and how the parts are cut."""
    d = found.decimals + 2
    own: tuple[str, ...] = getattr(ENGINES[found.engine], "formula", ())
    lines: list[Text | str] = [*(own or FORMULAS.get(found.engine, ()))]
    before, after = figure(found.before, d), figure(found.after, d)
    if found.step is None or _is_fit(found):
        lines.append(NO_PARTS(before=before, after=after))
    else:
        rest = f" {_plus(found.others, d)}" if abs(found.others) > 1e-9 else ""
        lines.append(
            f"{before} + {figure(found.step, 4)} · ({figure(found.scored, 4)} − {figure(found.foreseen, 4)})"
            f"{rest} = {after}"
        )
    told = [part for part in found.parts if part.opponents or abs(part.change) > 1e-9]
    if len(told) > 1:
        terms = " ".join(_plus(part.change, d) for part in told)
        lines.append(f"{terms.removeprefix('+ ')} = {signed(found.change, d)}")
    if found.deviation_before is not None and found.deviation_after is not None:
        lines.append(f"± {figure(found.deviation_before, d)} → ± {figure(found.deviation_after, d)}")
    if found.volatility_before is not None and found.volatility_after is not None:
        lines.append(f"σ {figure(found.volatility_before, 6)} → σ {figure(found.volatility_after, 6)}")
    if _odds_are_nearer(found):
        lines.append(NEARER)
    if len(told) > 1:
        lines.append(PARTS_RULE[_kind(found)])
    return tuple(lines)


def _odds_are_nearer(found: GameExplained) -> bool:
    """Tell whether the odds lie visibly nearer to one half than the expectation of the formula."""
    if found.sides > 2 or found.games > 1 or found.chance is None or found.deviation_before is None:
        return False
    return not _is_fit(found) and abs(found.chance - 0.5) < abs(found.foreseen - 0.5) - 0.005


def alternative_word(one: Alternative, sides: int) -> Text:
    """Return a result that was tried out, in a word or two."""
    if sides == 2:
        if one.shared:
            return RESULT_DRAWN
        return RESULT_WON if one.place == 1 else RESULT_LOST
    return (RESULT_SHARED if one.shared else RESULT_PLACE)(place=one.place)


def careful_words(rating: float, k: float, decimals: int) -> Text:
    """Return the careful rating and how sure it is."""
    return CAREFUL(rating=figure(rating, decimals), sure=percent(NormalDist().cdf(k)))


def _odds(found: GameExplained, name: str, name_of: NameOf) -> tuple[Text, ...]:
    result = result_of(found, name)
    if found.sides == 2:
        if found.chance is None:
            return (result,)
        rival = " + ".join(name_of(one) for one in found.rivals[0])
        return (ODDS(name=name, chance=percent(found.chance), rival=rival), result)
    return (ODDS_MANY(name=name, chance=percent(found.expected)), result)


def _surprise(found: GameExplained) -> tuple[Text, ...]:
    gap = found.surprise
    text = MORE if gap > 0.005 else LESS if gap < -0.005 else AS_FORESEEN
    told = text(scored=score(found.scored), foreseen=figure(found.foreseen, 2), gap=figure(abs(gap), 2))
    return (TOGETHER(count=found.games), told) if found.games > 1 else (told,)


def _step(found: GameExplained, name: str) -> tuple[Text, ...]:
    words = [_step_words(found)]
    if found.team > 1 and not _is_fit(found):
        native = ENGINES[found.engine].native_teams
        sure = found.deviation_before is not None
        words.append((IN_TEAM_NATIVE if native else IN_TEAM if sure else IN_TEAM_ELO)(team=found.team))
    if found.engine == "rank-elo":
        words.append(BY_ORDER)
    elif found.sides > 2:
        words.append(OF_MANY(sides=found.sides))
    if found.share < 0.999:
        words.append(TOOK_PART(name=name, share=percent(found.share)))
    return tuple(words)


def _step_words(found: GameExplained) -> Text:
    d = found.decimals
    sure, usual = found.deviation_before, found.usual_deviation
    if _is_fit(found):
        return STEP_FIT(deviation=figure(sure or 0.0, d))
    if found.step is None or found.step < 0.0:
        return STEP_NONE
    step = figure(found.step, d + 1)
    if sure is not None:
        if usual and not LARGE > sure / usual > SMALL:
            text = STEP_LARGE if sure > usual else STEP_SMALL
            return text(step=step, deviation=figure(sure, d), usual=figure(usual, d))
        return STEP_USUAL(step=step, deviation=figure(sure, d))
    k = getattr(found.params, "k", None)
    if getattr(found.params, "bands", ""):
        before = figure(found.before, d)
        return STEP_BANDS(count=found.played_before, step=step, before=before)
    if k is not None and abs(found.step - k) < 1e-6:
        return STEP_K(step=step)
    return STEP_PLAIN(step=step)


def _change(found: GameExplained) -> tuple[Text, ...]:
    d = found.decimals
    change = round(found.change, d)
    text = ROSE if change > 0 else FELL if change < 0 else STAYED
    words = [
        text(before=figure(found.before, d), after=figure(found.after, d), change=signed(found.change, d))
    ]
    if found.games > 1:
        words.append(ITS_PART(change=signed(found.of_game, max(d, 1))))
    if abs(found.others) >= 0.5 * 10.0**-d:
        words.append(OTHERS(change=signed(found.others, d)))
    was, now = found.deviation_before, found.deviation_after
    if was is not None and now is not None and round(was, d) != round(now, d):
        words.append((SURER if now < was else LESS_SURE)(before=figure(was, d), after=figure(now, d)))
    return tuple(words)


def _box_scored(found: GameExplained) -> Text:
    if found.games > 1:
        return BOX_GAMES(count=found.games)
    if found.sides > 2:
        return BOX_PLACE(place=found.place, sides=found.sides)
    return BOX_RESULT[{1.0: "won", 0.5: "drawn", 0.0: "lost"}[found.actual]]


def _is_fit(found: GameExplained) -> bool:
    return ENGINES[found.engine].is_batch


def _kind(found: GameExplained) -> str:
    if _is_fit(found):
        return "fit"
    return "reduction" if found.engine in ("elo", "glicko", "glicko2") else "whole"


def _plus(value: float, decimals: int) -> str:
    return f"{'−' if value < 0 else '+'} {figure(abs(value), decimals)}"


def names_of(ids: Sequence[int], name_of: NameOf) -> str:
    """Return the names of a side."""
    return " + ".join(name_of(one) for one in ids)
