"""What games and free rounds are worth by the rules of an event, in exact points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.outcomes import number_text, sets_won
from tourney.core.rules import Scoring
from tourney.standings.contest import Contest, Contested, Free, FreeRound

BAD_SCORING = QT_TRANSLATE_NOOP(
    "Errors", "The scoring says “{value}” for “{name}”; it must be one of {choices}."
)
BAD_TABLE = QT_TRANSLATE_NOOP(
    "Errors", "Among the particular scores “{score}” is not one of two whole numbers, such as 3-1."
)
BAD_ROUND = QT_TRANSLATE_NOOP("Errors", "A round that counts differently has a number from 1, not {number}.")
BAD_BEST = QT_TRANSLATE_NOOP("Errors", "The number of results that count cannot be less than 0.")

ZERO = Fraction(0)

_CHOICES = {
    "by": ("result", "sets", "points", "places"),
    "shared_places": ("mean", "best"),
    "total": ("sum", "mean"),
}


@dataclass(frozen=True, slots=True)
class Result:
    """What a unit got in a round: for a game (its number in the contest) or a free round (its kind).

    ``counts`` is False for a result dropped because only the best ones count.
    """

    round: int
    points: Fraction
    game: int | None = None
    free: Free | None = None
    counts: bool = True


def check_scoring(scoring: Scoring) -> None:
    """Refuse a scoring that says something unknown.

    Raises
    ------
    TourneyError
        "bad-scoring", naming the field.
    """
    for name, choices in _CHOICES.items():
        value = getattr(scoring, name)
        if value not in choices:
            text = BAD_SCORING(value=value, name=name, choices=", ".join(choices))
            raise TourneyError("bad-scoring", text, field=name)
    for score, _, _ in scoring.table:
        left, dash, right = score.strip().replace(":", "-").partition("-")
        if not (dash and left.strip().isdecimal() and right.strip().isdecimal()):
            raise TourneyError("bad-scoring", BAD_TABLE(score=score), field="table")
    for number, _ in scoring.rounds:
        if number < 1:
            raise TourneyError("bad-scoring", BAD_ROUND(number=number), field="rounds")
    if scoring.best < 0:
        raise TourneyError("bad-scoring", BAD_BEST, field="best")


def game_points(scoring: Scoring, game: Contested) -> tuple[Fraction, ...]:
    """Return what each side gets for a game; empty while it is open.

    A forfeit between two sides is worth ``forfeit_win`` and ``forfeit_loss``, a double one
    ``forfeit_loss`` to every side. Where sets or points should count but none were written down, the
    result counts.
    """
    if game.open:
        return ()
    worth = dict(scoring.rounds).get(game.round, Fraction(1))
    return tuple(worth * one for one in _plain_points(scoring, game))


def _plain_points(scoring: Scoring, game: Contested) -> Sequence[Fraction]:
    if game.forfeit is Forfeit.DOUBLE:
        return [scoring.forfeit_loss] * len(game.sides)
    if len(game.sides) == 2 and game.forfeit:
        return _by_result(game.ranks, scoring.forfeit_win, scoring.draw, scoring.forfeit_loss)
    if scoring.by == "sets":
        found = set_counts(game)
    elif scoring.by == "points":
        found = point_counts(game)
    else:
        found = None
    if found is not None:
        return found
    if len(game.sides) > 2 or scoring.by == "places":
        return _by_places(scoring, game.ranks)
    from_table = _from_table(scoring, game)
    return from_table or _by_result(game.ranks, scoring.win, scoring.draw, scoring.loss)


def _by_result(ranks: Sequence[int], win: Fraction, draw: Fraction, loss: Fraction) -> tuple[Fraction, ...]:
    if ranks[0] == ranks[1]:
        return (draw, draw)
    return (win, loss) if ranks[0] < ranks[1] else (loss, win)


def _by_places(scoring: Scoring, ranks: Sequence[int]) -> tuple[Fraction, ...]:
    others = len(ranks) - 1
    out = []
    for rank in ranks:
        ahead, level = sum(other < rank for other in ranks), ranks.count(rank)
        if not scoring.places:
            out.append(Fraction(2 * (others + 1 - ahead - level) + level - 1, 2 * others))
            continue
        shared = [
            scoring.places[place] if place < len(scoring.places) else ZERO
            for place in range(ahead, ahead + level)
        ]
        out.append(shared[0] if scoring.shared_places == "best" else sum(shared, ZERO) / level)
    return tuple(out)


def _from_table(scoring: Scoring, game: Contested) -> tuple[Fraction, Fraction] | None:
    if not scoring.table:
        return None
    wins = set_counts(game)
    if wins is None:
        return None
    first_better = game.ranks[0] <= game.ranks[1]
    ordered = wins if first_better else wins[::-1]
    key = "-".join(number_text(float(one)) for one in ordered)
    for score, better, worse in scoring.table:
        if "".join(score.replace(":", "-").split()) == key:
            return (better, worse) if first_better else (worse, better)
    return None


def set_counts(game: Contested) -> tuple[Fraction, ...] | None:
    """Return the sets (else the score) each side won, None where neither is known."""
    if game.sets:
        return tuple(Fraction(won) for won in sets_won(game.sets))
    return _scores(game)


def point_counts(game: Contested) -> tuple[Fraction, ...] | None:
    """Return the points each side made (its score, else those of its sets), None where unknown."""
    known = _scores(game)
    if known is None and game.sets:
        known = (Fraction(sum(a for a, _ in game.sets)), Fraction(sum(b for _, b in game.sets)))
    return known


def _scores(game: Contested) -> tuple[Fraction, ...] | None:
    if not any(score is not None for score in game.scores):
        return None
    # A score typed as 0.1 means one tenth, not the nearest binary fraction.
    return tuple(ZERO if score is None else Fraction(repr(float(score))) for score in game.scores)


def free_worth(scoring: Scoring, kind: Free) -> Fraction:
    """Return what a free round of this kind is worth."""
    match kind:
        case Free.PAIRING:
            return scoring.bye
        case Free.HALF:
            return scoring.half_bye
        case Free.ZERO:
            return scoring.zero_bye
        case Free.FULL:
            return scoring.full_bye


def scored(contest: Contest) -> Contest:
    """Return the contest with the points of every game and free round by its scoring."""
    games = tuple(replace(game, points=game_points(contest.scoring, game)) for game in contest.games)
    free = tuple(replace(one, points=free_worth(contest.scoring, one.kind)) for one in contest.free)
    return replace(contest, games=games, free=free)


def free_round(contest: Contest, number: int, unit: int, kind: Free) -> FreeRound:
    """Return a free round worth what the scoring of the contest says."""
    return FreeRound(number, unit, kind, free_worth(contest.scoring, kind))


def results(contest: Contest) -> tuple[tuple[Result, ...], ...]:
    """Return what every unit got, round by round; of equal results the earlier ones count."""
    rows: list[list[Result]] = [[] for _ in contest.units]
    for index, game in enumerate(contest.games):
        for side, points in enumerate(game.points):
            for unit in game.side(side):
                rows[unit].append(Result(game.round, points, game=index))
    for free in contest.free:
        rows[free.unit].append(Result(free.round, free.points, free=free.kind))
    return tuple(_with_dropped(sorted(row, key=_by_round), contest.scoring.best) for row in rows)


def _by_round(result: Result) -> tuple[int, int]:
    return (result.round, -1 if result.game is None else result.game)


def _with_dropped(row: Sequence[Result], best: int) -> tuple[Result, ...]:
    if not best or len(row) <= best:
        return tuple(row)
    order = sorted(range(len(row)), key=lambda i: -row[i].points)
    counting = set(order[:best])
    return tuple(one if i in counting else replace(one, counts=False) for i, one in enumerate(row))


def total_so_far(row: Sequence[Result], scoring: Scoring) -> Fraction:
    """Return what results make together if there were no others: the best ones of them count."""
    return total(_with_dropped(row, scoring.best), scoring)


def totals(contest: Contest) -> tuple[Fraction, ...]:
    """Return the points of every unit by which places go: a sum, or points a game where told so."""
    return tuple(total(row, contest.scoring) for row in results(contest))


def total(row: Sequence[Result], scoring: Scoring) -> Fraction:
    """Return what the counting results of a unit make together; a mean is over games alone."""
    mean = scoring.total == "mean"
    counting = [one.points for one in row if one.counts and not (mean and one.game is None)]
    made = sum(counting, ZERO)
    return made / len(counting) if mean and counting else made
