"""The order of the start: who has pairing number 1, 2, 3 ..."""

from __future__ import annotations

from typing import Any

from tourney.standings.contest import Contest


def initial_order(contest: Contest) -> tuple[int, ...]:
    """Return the units in the order of the start: given places, then ratings, then names.

    Units without a rating stand after all that have one (FIDE Handbook C.04.2, B).
    """

    def place(unit: int) -> tuple[Any, ...]:
        one = contest.units[unit]
        rated = one.rating is not None
        return (
            one.seed is None,
            one.seed or 0,
            not rated,
            -(one.rating or 0.0) if rated else 0.0,
            _TITLES.get(one.title.upper(), 9),
            one.name.casefold(),
            unit,
        )

    return tuple(sorted(range(contest.n), key=place))


_TITLES = {title: place for place, title in enumerate(("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"))}
