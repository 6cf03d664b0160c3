"""What an engine is and how it reads games that are not one against one, in words.

An engine may bring its own sentence as ``about``; one that is new and silent is told by its
capabilities.
"""

from __future__ import annotations

from typing import Any

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.ratings.base import Engine

BRIEF = {
    "elo": QT_TRANSLATE_NOOP("Engine", "One number, moved game by game"),
    "rank-elo": QT_TRANSLATE_NOOP("Engine", "Elo by the order of finish"),
    "glicko": QT_TRANSLATE_NOOP("Engine", "A rating and how sure it is"),
    "glicko2": QT_TRANSLATE_NOOP("Engine", "Glicko that sees changing form"),
    "trueskill": QT_TRANSLATE_NOOP("Engine", "Teams and many sides as they are"),
    "bradley-terry": QT_TRANSLATE_NOOP("Engine", "One fit to all games at once"),
}
"""One line for the list of engines."""

ABOUT = {
    "elo": QT_TRANSLATE_NOOP(
        "Engine",
        "Every result moves a rating by K times the surprise. Simple and known to everybody; it does not "
        "say how sure a rating is.",
    ),
    "rank-elo": QT_TRANSLATE_NOOP(
        "Engine",
        "Made for games of many players: the order of finish is compared with the order the ratings "
        "foresaw. It does not say how sure a rating is.",
    ),
    "glicko": QT_TRANSLATE_NOOP(
        "Engine",
        "Every rating carries its deviation: new and absent players move fast, well-known ones slowly.",
    ),
    "glicko2": QT_TRANSLATE_NOOP(
        "Engine",
        "Glicko with a volatility beside rating and deviation, so that somebody whose form changes is "
        "followed faster.",
    ),
    "trueskill": QT_TRANSLATE_NOOP(
        "Engine",
        "A skill and its sigma for everybody, from games of any number of sides and players, late joiners "
        "and draws included.",
    ),
    "bradley-terry": QT_TRANSLATE_NOOP(
        "Engine",
        "The strengths that explain all games best, whenever they were played, with standard errors. Only "
        "players whom results connect both ways can be ranked.",
    ),
}

WITH_DEVIATION = QT_TRANSLATE_NOOP("Engine", "Ratings that say how sure they are")
WITHOUT = QT_TRANSLATE_NOOP("Engine", "Ratings without a deviation")

SIDE_MEAN = QT_TRANSLATE_NOOP(
    "Engine", "A team counts as the mean of its players, weighted by their share of the game."
)
SIDE_SUM = QT_TRANSLATE_NOOP("Engine", "A team counts as the sum of its players, weighted by their share.")
PAIRS = QT_TRANSLATE_NOOP(
    "Engine", "A game of many sides counts as its pairs, all of them together as one game; a tie is a half."
)
LESS_TOLD = QT_TRANSLATE_NOOP(
    "Engine", "The larger the team, the less its result tells of each player, so it moves them less."
)
SHARE_OF_K = QT_TRANSLATE_NOOP("Engine", "Who took part in half of a game moves by half of K.")
ORDER = QT_TRANSLATE_NOOP(
    "Engine", "A game of many sides is one order of finish; tied sides share the mean of their places."
)
ONE_RANKING = QT_TRANSLATE_NOOP(
    "Engine",
    "A game of many sides is one ranking from first to last; a tied side is set against all not yet placed.",
)
CLUSTERED = QT_TRANSLATE_NOOP(
    "Engine", "The standard errors know that the pairs of one game belong together."
)
NATIVE = QT_TRANSLATE_NOOP(
    "Engine",
    "Teams, games of many sides, ties and shares of a game are read as they are; nothing is reduced.",
)


def brief(engine: Engine) -> Text:
    """Return one short line about an engine."""
    fallback = WITH_DEVIATION if engine.has_deviation else WITHOUT
    return BRIEF.get(engine.key, fallback)


def about(engine: Engine) -> Text:
    """Return a sentence or two about an engine."""
    own: Text | None = getattr(engine, "about", None)
    return own or ABOUT.get(engine.key) or brief(engine)


def reduction(engine: Engine, params: Any) -> tuple[Text, ...]:
    """Return how the engine reads teams and games of many sides, with these parameters."""
    if engine.native_teams and engine.native_free_for_all:
        return (NATIVE,)
    if engine.is_batch:
        team = SIDE_SUM if getattr(params, "team", "mean") == "sum" else SIDE_MEAN
        if getattr(params, "ffa", "pairs") == "plackett-luce":
            return (team, ONE_RANKING)
        return (team, PAIRS, CLUSTERED)
    if engine.native_free_for_all:
        return (SIDE_MEAN, ORDER, SHARE_OF_K)
    return (SIDE_MEAN, PAIRS, LESS_TOLD if engine.has_deviation else SHARE_OF_K)
