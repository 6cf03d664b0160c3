"""Placement in one place: who is established, how far the others are, and the rating to be careful with.

Lists, seeding, prizes and pairing ask here and nowhere else. The engine's formulas never do.
"""

from __future__ import annotations

import datetime as dt
import math
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from tourney.club.rated import Rated, date_of, day_number
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.ratings.base import Belief, Floats
from tourney.ratings.gamelog import from_columns
from tourney.ratings.placement import units_until_provisional

MOST_GAMES = 64
"""Games looked ahead; a rule that needs more is told without a number of games."""

TO_GO_GAMES = QT_TRANSLATE_NOOP("Placement", "%n more game(s) to go")
TO_GO = QT_TRANSLATE_NOOP("Placement", "about %n more game(s), or a deviation below {enter}, to go")
TO_GO_DEVIATION = QT_TRANSLATE_NOOP("Placement", "a deviation below {enter} to go")
TO_GO_APART = QT_TRANSLATE_NOOP("Placement", "a win and a loss against the main group to go")

NEW = QT_TRANSLATE_NOOP("Placement", "Provisional: no rated game yet.")
PLACING = QT_TRANSLATE_NOOP("Placement", "Provisional: the deviation is {now}; placement ends below {enter}.")
PLACING_GAMES = QT_TRANSLATE_NOOP(
    "Placement", "Provisional: %n rated game(s) so far; placement ends at {games}."
)
AWAY = QT_TRANSLATE_NOOP(
    "Placement",
    "Provisional again: no game since {date}, and the deviation grew from {then} to {now}; the limit is "
    "{leave}.",
)
RETURNED = QT_TRANSLATE_NOOP(
    "Placement",
    "Provisional again since the return on {date}: by then the deviation had grown to {then}. It is {now} "
    "now.",
)
SHAKEN = QT_TRANSLATE_NOOP(
    "Placement",
    "Provisional again since {date}: that day’s results made the rating less sure, ±{then}. It is {now} now.",
)
APART = QT_TRANSLATE_NOOP(
    "Placement", "Provisional: no chain of wins and losses joins this player to the main group."
)
ESTABLISHED = QT_TRANSLATE_NOOP("Placement", "Established: the deviation is {now}, below {leave}.")
ESTABLISHED_GAMES = QT_TRANSLATE_NOOP("Placement", "Established: %n rated game(s); {games} are needed.")
STAYS = QT_TRANSLATE_NOOP("Placement", "It stays so for %n week(s) without a game.")


class Standing(StrEnum):
    """Why somebody is established or not."""

    ESTABLISHED = "established"
    NEW = "new"
    PLACING = "placing"
    AWAY = "away"
    """Established once; absence has widened the deviation since the last game."""
    RETURNED = "returned"
    """An absence ended it, and the games since have not been enough yet."""
    SHAKEN = "shaken"
    """Results that the rating did not foresee ended it."""
    APART = "apart"
    """The engine cannot compare him with the others."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a player stands by the club's rule; deviations are on the scale that is shown.

    deviation : None where the engine has none
    enter, leave : the limits of the rule, None where games are counted
    games, games_needed : rated games so far; how many the rule asks, 0 for a rule on the deviation
    more_games : estimate of the games to go; None where nobody can say, 0 once established
    since : the day the placement was lost, or of the last game for ``AWAY``
    deviation_then : the deviation that ended it (for ``AWAY`` that after the last game)
    weeks_left : idle weeks until an established rating is provisional again; None for never
    """

    standing: Standing
    deviation: float | None
    enter: float | None
    leave: float | None
    games: int
    games_needed: int
    more_games: int | None
    since: dt.date | None = None
    deviation_then: float | None = None
    weeks_left: int | None = None
    decimals: int = 0

    @property
    def established(self) -> bool:
        return self.standing is Standing.ESTABLISHED

    @property
    def reason(self) -> Text:
        """Why it is so, in a sentence."""
        now, then = self._figure(self.deviation), self._figure(self.deviation_then)
        match self.standing:
            case Standing.ESTABLISHED if self.games_needed:
                return ESTABLISHED_GAMES(count=self.games, games=self.games_needed)
            case Standing.ESTABLISHED:
                return ESTABLISHED(now=now, leave=self._figure(self.leave))
            case Standing.APART:
                return APART
            case Standing.PLACING if self.games_needed:
                return PLACING_GAMES(count=self.games, games=self.games_needed)
            case Standing.NEW:
                return NEW
            case Standing.PLACING:
                return PLACING(now=now, enter=self._figure(self.enter))
            case Standing.AWAY:
                return AWAY(date=self.since, then=then, now=now, leave=self._figure(self.leave))
            case Standing.RETURNED:
                return RETURNED(date=self.since, then=then, now=now)
            case Standing.SHAKEN:
                return SHAKEN(date=self.since, then=then, now=now)

    @property
    def to_go(self) -> Text | None:
        """What is still to be done; None once established."""
        if self.established:
            return STAYS(count=self.weeks_left) if self.weeks_left is not None else None
        if self.standing is Standing.APART:
            return TO_GO_APART
        if self.games_needed:
            return TO_GO_GAMES(count=self.games_needed - self.games)
        if self.more_games is None:
            return TO_GO_DEVIATION(enter=self._figure(self.enter))
        return TO_GO(count=self.more_games, enter=self._figure(self.enter))

    def _figure(self, value: float | None) -> str:
        if value is None:
            return "–"
        # A deviation of 110.3 must not read as if it were at the limit of 110.
        decimals = self.decimals
        for limit in (self.enter, self.leave):
            if limit is not None and value != limit:
                while decimals < 4 and round(value, decimals) == round(limit, decimals):
                    decimals += 1
        written = f"{value:.{decimals}f}"
        return written if decimals == self.decimals else written.rstrip("0").rstrip(".")


def established(rated: Rated | None, player_id: int) -> bool:
    """Return whether a player's rating counts as established now."""
    i = rated.index(player_id) if rated is not None else None
    return rated is not None and i is not None and not bool(rated.provisional[i])


def conservative(rated: Rated | None, player_id: int, *, k: float | None = None) -> float | None:
    """Return the rating that is exceeded with the club's confidence, as shown; None without a rating.

    mean - k * deviation, with the club's k (``EngineChoice.caution``) unless another is given. The mean
    where the engine has no deviation.
    """
    i = rated.index(player_id) if rated is not None else None
    if rated is None or i is None:
        return None
    factor = rated.choice.caution if k is None else k
    native = rated.engine.conservative(rated.few(np.array([i])), rated.params, factor)
    return float(rated.scale.mean(native)[0])


def careful(mean: float, deviation: float | None, caution: float) -> float:
    """Return a rating's cautious end from its figures, on whatever scale both are."""
    return mean if deviation is None else mean - caution * deviation


def for_honours(rated: Rated | None, player_id: int) -> float | None:
    """Return the rating for titles, seeds and ladders: as it is once established, before that with care."""
    i = rated.index(player_id) if rated is not None else None
    if rated is None or i is None:
        return None
    return rated.at_index(i).mean if established(rated, player_id) else conservative(rated, player_id)


def progress(rated: Rated, player_id: int) -> Progress | None:
    """Return where a player stands by the club's rule and what is to go; None for one added since.

    The games to go are counted by letting the engine rate that many games against an equal whose rating
    is as sure as the club's established players are.
    """
    i = rated.index(player_id)
    if i is None:
        return None
    return rated.recall(("placement", i), lambda: _progress(rated, i))


def _progress(rated: Rated, i: int) -> Progress:
    policy, scale = rated.choice.placement, rated.scale
    games = int(rated.now.games[i])
    native = float(rated.now.deviation[i])
    deviation = scale.factor * native if math.isfinite(native) else None
    by_games = policy.games > 0
    standing, since, then = _standing(rated, i)
    listed = standing is Standing.ESTABLISHED
    more: int | None = 0 if listed else None
    if not listed and standing is not Standing.APART:
        more = max(0, policy.games - games) if by_games else _games_to_go(rated, i)
    return Progress(
        standing=standing,
        deviation=deviation,
        enter=None if by_games else scale.factor * policy.enter,
        leave=None if by_games else scale.factor * policy.leave,
        games=games,
        games_needed=policy.games,
        more_games=more,
        since=since,
        deviation_then=None if then is None else scale.factor * then,
        weeks_left=_weeks_left(rated, i) if listed else None,
        decimals=rated.decimals,
    )


def _standing(rated: Rated, i: int) -> tuple[Standing, dt.date | None, float | None]:
    """Return why, since when, and the deviation (native) that ended the placement."""
    history, policy = rated.history, rated.choice.placement
    if not rated.provisional[i]:
        return Standing.ESTABLISHED, None, None
    games = int(rated.now.games[i])
    held = history.eligible is None or bool(history.eligible[i])
    if policy.games > 0:
        enough = games >= policy.games
        return (Standing.APART if enough and not held else Standing.PLACING), None, None
    own = rated.appearances_of(i)
    if games and not held:
        return Standing.APART, None, None
    if not len(own):
        return (Standing.PLACING if games else Standing.NEW), None, None
    was = rated.established_after[own]
    if not was.any():
        return Standing.PLACING, None, None
    last = int(np.flatnonzero(was)[-1])
    day = history.log.day[rated.appearance_game[own]]
    if last == len(own) - 1:
        return Standing.AWAY, date_of(day[-1]), float(history.deviation_after[own[-1]])
    lost = own[last + 1]
    before = float(history.deviation_before[lost])
    if before >= policy.leave:
        return Standing.RETURNED, date_of(day[last + 1]), before
    return Standing.SHAKEN, date_of(day[last + 1]), float(history.deviation_after[lost])


def _games_to_go(rated: Rated, i: int) -> int | None:
    """Return how many games against equals bring the deviation below the limit; None beyond the horizon."""
    if rated.engine.is_batch:
        return _games_of_fit(rated, i)
    usual = _usual_deviation(rated)
    low, high = 0, 1
    while _after(rated, i, high, usual) >= rated.choice.placement.enter:
        low, high = high, 2 * high
        if high > MOST_GAMES:
            return None
    while high - low > 1:
        middle = (low + high) // 2
        if _after(rated, i, middle, usual) >= rated.choice.placement.enter:
            low = middle
        else:
            high = middle
    return high


def _usual_deviation(rated: Rated) -> float:
    """Return the deviation of the club's usual established player, the limit itself where there is none."""
    sure = rated.now.deviation[~rated.provisional]
    return float(np.median(sure)) if len(sure) else rated.choice.placement.enter


def _after(rated: Rated, i: int, games: int, usual: float) -> float:
    """Return the deviation after so many games today against equals, won and lost in turn."""
    one = rated.few(np.full(games + 1, i))
    deviation: Floats = np.full(games + 1, usual)
    deviation[0] = one.deviation[0]
    today = float(_day(rated))
    belief = replace(one, deviation=deviation, last_day=np.full(games + 1, today))
    log = from_columns(
        day=[int(today)] * games,
        game_side=range(0, 2 * games + 1, 2),
        rank=[(number + side) % 2 for number in range(games) for side in (0, 1)],
        side_player=range(2 * games + 1),
        player=[who for number in range(games) for who in (0, number + 1)],
        n_players=games + 1,
    )
    held = rated.history.log.covariates
    if held is not None:
        log = replace(log, covariates=np.zeros((2 * games, held.shape[1])))
    return float(rated.engine.replay(log, rated.params, start=belief).final.deviation[0])


def _games_of_fit(rated: Rated, i: int) -> int | None:
    """Return it for a fit: a game against an equal adds 1 / (4 points^2) to 1 / se^2."""
    native = float(rated.now.deviation[i])
    enter = rated.choice.placement.enter
    if not (math.isfinite(native) and native > 0.0 and enter > 0.0):
        return None
    each = 0.25 / float(rated.params.points) ** 2
    needed = math.ceil((1.0 / enter**2 - 1.0 / native**2) / each)
    return needed if 0 < needed <= MOST_GAMES else None


def _weeks_left(rated: Rated, i: int) -> int | None:
    policy = rated.choice.placement
    if policy.games > 0 or not rated.engine.has_deviation or rated.engine.is_batch:
        return None
    belief: Belief = _as_last_seen(rated, i)
    units = int(units_until_provisional(rated.engine, belief, rated.params, policy)[0])
    if units < 0:
        return None
    unit = rated.params.unit_days if rated.params.unit_days > 0 else 1.0
    return max(0, int(units * unit // 7))


def _as_last_seen(rated: Rated, i: int) -> Belief:
    """Return one player's belief as of today, from which further idle time is counted."""
    one = rated.few(np.array([i]))
    return replace(one, last_day=np.full(1, float(_day(rated))))


def _day(rated: Rated) -> int:
    return day_number(rated.as_of)
