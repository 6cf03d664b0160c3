"""Other packages on our workloads, each through its public door, fed with what it likes best.

A function here returns a case to time, or None where its package is not installed. Preparing the input is
outside the clock, building the package's player objects inside.
"""

from __future__ import annotations

import importlib
import logging
import os
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from tests.benchmarks.definitions import GLICKO_C
from tests.benchmarks.timing import Case
from tests.benchmarks.workloads import Groups, Singles

os.environ.setdefault("TQDM_DISABLE", "1")


def package(name: str) -> ModuleType | None:
    """Return an opponent's module, None where it is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        logging.disable(logging.WARNING)
        try:
            return importlib.import_module(name)
        except ImportError:
            return None
        finally:
            logging.disable(logging.NOTSET)


def elote_elo(games: Singles) -> Case | None:
    """Elo by elote, an object a player."""
    elote = package("elote")
    if elote is None:
        return None
    return _duels(games, lambda: elote.EloCompetitor(initial_rating=1500), lambda c: c.rating)


def elote_trueskill(games: Singles) -> Case | None:
    """TrueSkill by elote, an object a player."""
    elote = package("elote")
    if elote is None:
        return None
    kind = elote.TrueSkillCompetitor
    kind._beta, kind._tau = 25 / 6, 25 / 300
    return _duels(games, lambda: kind(initial_mu=25.0, initial_sigma=25 / 3), lambda c: c._mu)


def _duels(games: Singles, make: Callable[[], Any], value: Callable[[Any], float]) -> Case:
    rows = games.rows()

    def play() -> list[float]:
        people = [make() for _ in range(games.n_players)]
        for a, b, score in rows:
            if score == 1.0:
                people[a].beat(people[b])
            elif score == 0.0:
                people[b].beat(people[a])
            else:
                people[a].tied(people[b])
        return [value(one) for one in people]

    return play


def evalica_elo(games: Singles) -> Case | None:
    """Elo by the Rust core of evalica: final ratings only."""
    core = package("evalica._brzo")
    evalica = package("evalica")
    if core is None or evalica is None:
        return None
    kinds = {1.0: evalica.Winner.X, 0.0: evalica.Winner.Y, 0.5: evalica.Winner.Draw}
    winners = [int(kinds[score]) for score in games.score.tolist()]
    first, second, ones = games.first.tolist(), games.second.tolist(), [1.0] * len(games)

    def play() -> Any:
        return core.elo(
            xs=first, ys=second, winners=winners, weights=ones, total=games.n_players, initial=1500.0,
            base=10.0, scale=400.0, k=32.0, win_weight=1.0, tie_weight=0.5,
        )  # fmt: skip

    return play


def riix_glicko(games: Singles) -> Case | None:
    """Glicko by riix, whole periods."""
    riix = package("riix.models.glicko")
    if riix is None:
        return None
    names = [str(i) for i in range(games.n_players)]
    pairs, spans = np.column_stack((games.first, games.second)), list(games.spans())

    def play() -> Any:
        rater = riix.Glicko(names, c=GLICKO_C, update_method="batched")
        rater.prev_time_step = 0
        for start, stop, period in spans:
            rater.update(pairs[start:stop], games.score[start:stop], time_step=period)
        return rater.ratings

    return play


def glicko2_package(games: Singles) -> Case | None:
    """Glicko-2 by the package of that name, whole periods."""
    glicko2 = package("glicko2")
    if glicko2 is None:
        return None
    rows, spans = games.rows(), list(games.spans())

    def play() -> list[float]:
        people = [glicko2.Player() for _ in range(games.n_players)]
        last: dict[int, int] = {}
        for start, stop, period in spans:
            results: dict[int, list[tuple[int, float]]] = {}
            for a, b, score in rows[start:stop]:
                results.setdefault(a, []).append((b, score))
                results.setdefault(b, []).append((a, 1.0 - score))
            for player in results:
                for _ in range(period - last.get(player, period - 1) - 1):
                    people[player].did_not_compete()
                last[player] = period
            now = {player: (people[player].rating, people[player].rd) for player in results}
            for player, met in results.items():
                people[player].update_player(
                    [now[other][0] for other, _ in met],
                    [now[other][1] for other, _ in met],
                    [s for _, s in met],
                )
        return [one.rating for one in people]

    return play


def trueskill_package(games: Singles) -> Case | None:
    """TrueSkill by the package of that name, singles."""
    trueskill = package("trueskill")
    if trueskill is None:
        return None
    rows = games.rows()
    ranks = {1.0: [0, 1], 0.0: [1, 0], 0.5: [0, 0]}

    def play() -> list[float]:
        world = trueskill.TrueSkill()
        people = [world.create_rating() for _ in range(games.n_players)]
        for a, b, score in rows:
            (people[a],), (people[b],) = world.rate([(people[a],), (people[b],)], ranks=ranks[score])
        return [one.mu for one in people]

    return play


def trueskill_groups(games: Groups, backend: str | None = None, min_delta: float = 1e-4) -> Case | None:
    """TrueSkill by the package of that name, any number of sides; (means, deviations).

    *min_delta* is when it stops sweeping, after ten sweeps at the latest.
    """
    trueskill = package("trueskill")
    if trueskill is None:
        return None

    def play() -> tuple[list[float], list[float]]:
        world = trueskill.TrueSkill(backend=backend)
        people = [world.create_rating() for _ in range(games.n_players)]
        for sides, ranks in games.games:
            teams = [tuple(people[p] for p in side) for side in sides]
            _spread(people, sides, world.rate(teams, ranks=ranks, min_delta=min_delta))
        return [one.mu for one in people], [one.sigma for one in people]

    return play


def openskill_groups(games: Groups) -> Case | None:
    """Plackett-Luce by openskill: other mathematics, the same work."""
    models = package("openskill.models")
    if models is None:
        return None

    def play() -> list[float]:
        model = models.PlackettLuce()
        people = [model.rating() for _ in range(games.n_players)]
        for sides, ranks in games.games:
            _spread(people, sides, model.rate([[people[p] for p in side] for side in sides], ranks=ranks))
        return [one.mu for one in people]

    return play


def _spread(people: list[Any], sides: list[list[int]], rated: Any) -> None:
    for side, new in zip(sides, rated, strict=True):
        for player, one in zip(side, new, strict=True):
            people[player] = one


def evalica_bradley_terry(games: Singles) -> Case | None:
    """Bradley-Terry by the Rust core of evalica: the bare fit, 100 iterations at most."""
    core = package("evalica._brzo")
    evalica = package("evalica")
    if core is None or evalica is None:
        return None
    kinds = {1.0: evalica.Winner.X, 0.0: evalica.Winner.Y, 0.5: evalica.Winner.Draw}
    winners = [int(kinds[score]) for score in games.score.tolist()]
    first, second, ones = games.first.tolist(), games.second.tolist(), [1.0] * len(games)

    def fit() -> Any:
        scores, _ = core.bradley_terry(
            xs=first, ys=second, winners=winners, weights=ones, total=games.n_players, win_weight=1.0,
            tie_weight=0.5, tolerance=1e-6, limit=100,
        )  # fmt: skip
        return np.log(scores)

    return fit


def arena_rank(games: Singles) -> Case | None:
    """Bradley-Terry by arena-rank (JAX): the fit and its sandwich intervals."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    models, data, pandas = (
        package(name) for name in ("arena_rank.models.bradley_terry", "arena_rank.utils.data_utils", "pandas")
    )
    if models is None or data is None or pandas is None:
        return None
    words = np.array(["model_b", "tie", "model_a"])[(2 * games.score).astype(int)]
    frame = pandas.DataFrame({"model_a": games.first, "model_b": games.second, "winner": words})

    def fit() -> Any:
        pairs = data.PairDataset.from_pandas(frame)
        model = models.BradleyTerry(games.n_players)
        model.compute_ratings_and_cis(pairs)
        return np.asarray(model.params["ratings"])

    return fit
