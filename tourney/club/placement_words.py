"""Where somebody stands on the way to an established rating, in words."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum

from tourney.core.marks import QT_TRANSLATE_NOOP, Text

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
