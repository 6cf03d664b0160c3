"""Bradley-Terry (1952): one fit of strengths to all games, logit P(a beats b) = theta_a - theta_b.

Ties are half a win each. Ratings are unpenalised maximum likelihood within the largest group of players
whom wins connect both ways; the others are named, and carry the value of a weak prior, because pairing
and prediction need a number for everybody. Start ratings are not used: only results count.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.options import check, option
from tourney.core.progress import CancelCheck, Progress
from tourney.ratings import beliefs, paired, periodic, plackett, refits
from tourney.ratings.base import Belief, Floats, GameLog, History, Lineup, Odds, Placement
from tourney.ratings.gamelog import day_of_appearance
from tourney.ratings.likelihood import Fit, fit
from tourney.ratings.logistic import Logistic
from tourney.ratings.options import LARGEST, POINTS, check_unit, period_option, unit_option
from tourney.ratings.periods import periods
from tourney.ratings.predict import logistic_odds, logistic_pairs, nu_of, predictions
from tourney.ratings.quality import logistic_noise
from tourney.ratings.reduction import check_lineup, shares, side_means

MOST_PLAYERS = 3000
"""Players for whom the matrix of all that teams and covariates need is made; singles need none."""

WEAK = 0.05
"""Ridge of the labelled prior for those who cannot be compared: about a fifth of a drawn game."""

SCALE = QT_TRANSLATE_NOOP("Engine", "Scale")
SCALE_HELP = QT_TRANSLATE_NOOP(
    "Engine", "Arena: 400 points are odds of 10 to 1. Natural: 400 points are one unit."
)
SCALES = {
    "arena": QT_TRANSLATE_NOOP("Engine", "Arena (base 10)"),
    "natural": QT_TRANSLATE_NOOP("Engine", "Natural (base e)"),
}
CENTRE = QT_TRANSLATE_NOOP("Engine", "Centre")
CENTRE_HELP = QT_TRANSLATE_NOOP("Engine", "The mean of all ratings that can be compared.")
PRIOR = QT_TRANSLATE_NOOP("Engine", "Weak prior")
PRIOR_HELP = QT_TRANSLATE_NOOP(
    "Engine", "Drawn games against an average player that everybody is given; 0 for none."
)
ERRORS = QT_TRANSLATE_NOOP("Engine", "Standard errors")
ERRORS_HELP = QT_TRANSLATE_NOOP("Engine", "The sandwich does not trust the model's own variance.")
ERROR_RULES = {
    "sandwich": QT_TRANSLATE_NOOP("Engine", "Sandwich"),
    "fisher": QT_TRANSLATE_NOOP("Engine", "Fisher information"),
}
TEAM = QT_TRANSLATE_NOOP("Engine", "Strength of a team")
TEAM_HELP = QT_TRANSLATE_NOOP("Engine", "The mean of its players, or their sum where numbers win.")
TEAM_RULES = {"mean": QT_TRANSLATE_NOOP("Engine", "Mean"), "sum": QT_TRANSLATE_NOOP("Engine", "Sum")}
FFA = QT_TRANSLATE_NOOP("Engine", "Games of many sides")
FFA_HELP = QT_TRANSLATE_NOOP("Engine", "As weighted pairs, or as one ranking from first to last.")
FFA_RULES = {
    "pairs": QT_TRANSLATE_NOOP("Engine", "Weighted pairs"),
    "plackett-luce": QT_TRANSLATE_NOOP("Engine", "Plackett-Luce"),
}
APART = QT_TRANSLATE_NOOP("Engine", "No result joins these players to the main group: {players}.")
UNBEATEN = QT_TRANSLATE_NOOP(
    "Engine", "Without a rating, because they never lost to the main group: {players}."
)
WINLESS = QT_TRANSLATE_NOOP("Engine", "Without a rating, because they never beat the main group: {players}.")
TOO_MANY = QT_TRANSLATE_NOOP(
    "Errors",
    "Bradley-Terry takes at most {most} players where teams, covariates or rankings are fitted; "
    "there are {got}.",
)
NO_MAXIMUM = QT_TRANSLATE_NOOP("Engine", "The fit has no finite maximum; ratings come from a weak prior.")

ESTIMATED = QT_TRANSLATE_NOOP(
    "Engine",
    "With so many players the standard errors are estimates: where everybody meets many others, good to "
    "0.1 % (Fisher information) or 1.4 % (sandwich).",
)


@dataclass(frozen=True, slots=True)
class Params:
    """The options of Bradley-Terry."""

    period: str = period_option()
    unit_days: float = unit_option()
    scale: str = option("arena", SCALE, help=SCALE_HELP, choices=SCALES)
    centre: float = option(1000.0, CENTRE, unit=POINTS, help=CENTRE_HELP, low=-LARGEST, high=LARGEST)
    prior: float = option(0.0, PRIOR, help=PRIOR_HELP, low=0.0, high=1e6)
    errors: str = option("sandwich", ERRORS, help=ERRORS_HELP, choices=ERROR_RULES)
    team: str = option("mean", TEAM, help=TEAM_HELP, choices=TEAM_RULES)
    ffa: str = option("pairs", FFA, help=FFA_HELP, choices=FFA_RULES)

    def __post_init__(self) -> None:
        check(self)
        check_unit(self.period, self.unit_days)

    @property
    def points(self) -> float:
        """Rating points of one natural unit."""
        return 400.0 if self.scale == "natural" else 400.0 / math.log(10.0)

    @property
    def ridge(self) -> float:
        """The prior as a ridge: a drawn game has a curvature of 1/4 at the centre."""
        return 0.25 * self.prior


def ratings_of(theta: Floats, params: Params) -> Floats:
    """Return strengths in natural units as rating points."""
    return params.centre + params.points * theta


class BradleyTerry(Logistic):
    """Bradley-Terry as an engine."""

    key = "bradley-terry"
    label = QT_TRANSLATE_NOOP("Engine", "Bradley-Terry")
    params_type = Params
    has_deviation = True
    has_volatility = False
    native_teams = False
    native_free_for_all = False
    native_draws = False
    is_batch = True
    placement = Placement(enter=50.0, leave=60.0)

    def points(self, params: Params) -> float:
        """Return the points of the scale chosen."""
        return params.points

    def replay(
        self,
        log: GameLog,
        params: Params,
        *,
        start: Belief | None = None,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> History:
        """Refit at the end of each period; the last belief is the fit of the whole log."""
        begin = beliefs.start_of(self, log, params, start)
        period = periods(log, params.period)
        plan = periodic.make_plan(log, period, begin, params.period, params.unit_days)
        design, rankings = _data(log, params)
        ridge = params.ridge if params.prior > 0.0 else WEAK
        course, weak = refits.refit(
            log, design, period, plan.player, plan.start, ridge, progress, cancelled, rankings=rankings
        )
        mean_before = course.theta_before[plan.slot]
        strength = self._strength(log, params, mean_before)
        if log.covariates is not None:
            strength = strength + log.covariates @ weak[log.n_players :]
        win, draw, sums = predictions(log, period, strength, (0.0, 0.0, 0.0))
        whole = board_fit(log, params)
        theta, error, eligible, notes = _final(log, params, whole, weak[: log.n_players])
        final = Belief(
            mean=ratings_of(theta, params),
            deviation=params.points * error,
            volatility=np.full(log.n_players, np.nan),
            games=np.bincount(log.player[log.weight > 0.0], minlength=log.n_players).astype(np.int64),
            last_day=_last_days(log),
            draws=sums,
        )
        none = np.full(len(log.player), np.nan)
        return beliefs.sealed(
            History(
                log=log,
                engine=self.key,
                params=params,
                period=period,
                mean_before=ratings_of(mean_before, params),
                mean_after=ratings_of(course.theta_after[plan.slot], params),
                deviation_before=params.points * course.error_before[plan.slot],
                deviation_after=params.points * course.error_after[plan.slot],
                volatility_before=none,
                volatility_after=none,
                win_probability=win,
                draw_probability=draw,
                final=beliefs.frozen(final),
                nu=nu_of(sums),
                eligible=eligible,
                effects=None if whole is None else _effects(whole, params),
                notes=notes,
            )
        )

    def _strength(self, log: GameLog, params: Params, theta: Floats) -> Floats:
        if params.team == "sum":
            return (
                np.asarray(np.add.reduceat(log.weight * theta, log.side_player[:-1]))
                if log.n_games
                else theta
            )
        return side_means(log, shares(log), theta)

    def fresh(self, n_players: int, params: Params) -> Belief:
        """Return n players at the centre, as uncertain as the weak prior leaves them."""
        deviation = params.points / math.sqrt(params.ridge if params.prior > 0.0 else WEAK)
        return beliefs.frozen(beliefs.blank(n_players, params.centre, deviation))

    def at(self, belief: Belief, params: Params, day: float) -> Belief:
        """Return the belief itself: a fit knows no time."""
        del params, day
        return belief

    def sides(self, belief: Belief, params: Params, lineup: Lineup) -> tuple[Floats, Floats, Floats]:
        """Return mean, noise and variance of each side, in rating points from the centre."""
        check_lineup(lineup, len(belief.mean))
        means, variances = [], []
        for side in lineup:
            players = np.array([player for player, _ in side])
            part = np.array([w for _, w in side], dtype=np.float64)
            if params.team == "mean":
                part = part / part.sum()
            means.append(float(part @ (belief.mean[players] - params.centre)))
            variances.append(float(part**2 @ belief.deviation[players] ** 2))
        noise = np.full(len(means), logistic_noise(params.points) ** 2)
        return np.array(means), noise, np.array(variances)

    def odds(self, belief: Belief, params: Params, lineup: Lineup, *, nu: float = 0.0) -> Odds:
        """Return the chances by the fitted strengths."""
        mean, _, variance = self.sides(belief, params, lineup)
        return logistic_odds(mean, 0.0 * variance, params.points, nu)

    def pair_expected(self, belief: Belief, params: Params) -> Floats:
        """Return the (n, n) expected scores of singles."""
        return logistic_pairs(belief.mean, np.zeros(len(belief.mean)), params.points)


def _data(log: GameLog, params: Params) -> tuple[paired.Design, plackett.Rankings | None]:
    """Return the pairs of a log, and the rankings where free-for-alls are to be read as those."""
    plackett_luce = params.ffa == "plackett-luce"
    design = paired.from_log(log, team=params.team, two_sides_only=plackett_luce)
    if design.size > MOST_PLAYERS and (plackett_luce or not design.plain):
        raise TourneyError("too-many-players", TOO_MANY(most=MOST_PLAYERS, got=log.n_players), field="engine")
    return design, plackett.from_log(log, design.size, team=params.team) if plackett_luce else None


def board_fit(log: GameLog, params: Params, *, ridge: float | None = None) -> Fit | None:
    """Return the fit of a whole log, None where there is no game or no finite maximum."""
    if not log.n_games:
        return None
    design, rankings = _data(log, params)
    strength = params.ridge if ridge is None else ridge
    try:
        return fit(design, rankings=rankings, ridge=strength, centred=True)
    except TourneyError:
        if strength > 0.0:
            raise
        return None


def _final(
    log: GameLog, params: Params, whole: Fit | None, weak: Floats
) -> tuple[Floats, Floats, np.ndarray[tuple[int, ...], np.dtype[np.bool_]], tuple[Text, ...]]:
    """Return theta, errors, who is comparable, and what a reader must know."""
    n = log.n_players
    everybody = np.ones(n, dtype=bool)
    sandwich = params.errors == "sandwich"
    if whole is not None and params.prior > 0.0:
        return whole.theta, whole.errors(sandwich=sandwich)[:n], everybody, _estimates(whole)
    if whole is not None and n > 1 and whole.groups.finite:
        return whole.theta, _usable(whole, sandwich=sandwich)[:n], everybody, _estimates(whole)
    fallback = board_fit(log, params, ridge=WEAK)
    if fallback is None:
        return weak, np.full(n, 1.0 / math.sqrt(WEAK)), everybody, ()
    error = fallback.errors(sandwich=False)[:n]
    if whole is None:
        return fallback.theta, error, everybody, (NO_MAXIMUM,)
    main = whole.groups.strong == whole.groups.main
    if main.sum() < 2:
        return fallback.theta, error, np.zeros(n, dtype=bool), _notes(log, whole, main)
    theta = fallback.theta - fallback.theta[main].mean()
    theta[main] = whole.theta[main]
    error[main] = _usable(whole, sandwich=sandwich)[:n][main]
    return theta, error, main, _notes(log, whole, main) + _estimates(whole)


def _estimates(whole: Fit) -> tuple[Text, ...]:
    """Return the note that the errors asked for are not exact, where they are not."""
    return (ESTIMATED,) if whole.wide is not None and whole.wide.estimated else ()


def _usable(whole: Fit, *, sandwich: bool) -> Floats:
    """Return the errors asked for, Fisher's where a sandwich is 0 (a player whose results all agree)."""
    own = whole.errors(sandwich=sandwich)
    return np.where(own > 0.0, own, whole.errors()) if sandwich else own


def _notes(
    log: GameLog, whole: Fit, main: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
) -> tuple[Text, ...]:
    played = np.zeros(log.n_players, dtype=bool)
    played[log.player] = True
    up, down = whole.groups.up & played, whole.groups.down & played
    apart = played & ~main & ~up & ~down
    found = ((UNBEATEN, up & ~down), (WINLESS, down & ~up), (APART, apart))
    return tuple(text(players=_names(log, who)) for text, who in found if who.any())


def _names(log: GameLog, who: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> str:
    index = np.flatnonzero(who).tolist()
    return ", ".join(str(i) if log.names is None else log.names[i] for i in index)


def _effects(whole: Fit, params: Params) -> Floats | None:
    if not len(whole.beta):
        return None
    error = whole.errors(sandwich=params.errors == "sandwich")[len(whole.theta) :]
    return np.asarray(params.points * np.stack([whole.beta, error], axis=1))


def _last_days(log: GameLog) -> Floats:
    last_day = np.full(log.n_players, np.nan)
    last_day[log.player] = day_of_appearance(log)
    return last_day


PLUGIN = BradleyTerry()
