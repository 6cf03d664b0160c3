"""What is counted without the library: wins, sides, rounds; and a team event by its game points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.standings.contest import Contest
from tourney.standings.federation.book import Book, Line

NO_SCORES = QT_TRANSLATE_NOOP(
    "TieBreaks", "“{key}” needs the score of every match; that of round {round} has none."
)


def by_scores(contest: Contest) -> Contest:
    """Return a contest of teams counted by game points: what the scores of its matches say."""
    games = []
    most = Fraction(0)
    for game in contest.games:
        scores = [None if score is None else Fraction(str(score)) for score in game.scores]
        stated = [score for score in scores if score is not None]
        if game.open:
            games.append(game)
            continue
        if len(stated) != len(game.sides):
            if game.played:
                text = NO_SCORES(key="GP", round=game.round)
                raise TourneyError("unfit-tiebreak", text, field="tiebreaks")
            games.append(game)
            continue
        most = max(most, sum(stated, Fraction(0)))
        games.append(replace(game, points=tuple(stated)))
    win = contest.scoring.win or Fraction(1)
    games = [
        replace(game, points=tuple(points / win * most for points in game.points))
        if not game.open and any(score is None for score in game.scores or (None,))
        else game
        for game in games
    ]
    free = tuple(replace(one, points=one.points / win * most) for one in contest.free)
    scoring = replace(
        contest.scoring,
        win=most or Fraction(1),
        draw=(most or Fraction(1)) / 2,
        loss=Fraction(0),
        by="result",
        table=(),
    )
    return replace(contest, games=tuple(games), free=free, scoring=scoring)


def _won(book: Book, line: Line) -> bool:
    if line.opponent is not None:
        return line.result == "W"
    return line.points >= book.contest.scoring.win


def _standard(book: Book, line: Line) -> Fraction:
    draw = book.contest.scoring.draw
    return Fraction(1) if line.points > draw else Fraction(1, 2) if line.points == draw else Fraction(0)


def _kashdan(_book: Book, line: Line) -> Fraction:
    return Fraction({"W": 4, "D": 2, "L": 1}.get(line.result, 0) if line.played else 0)


COUNTS: dict[str, Callable[[Book, Line], Fraction]] = {
    "PTS": lambda _book, line: line.points,
    "WIN": lambda book, line: Fraction(_won(book, line)),
    "WON": lambda _book, line: Fraction(line.played and line.result == "W"),
    "BPG": lambda _book, line: Fraction(line.played and line.first is False),
    "BWG": lambda _book, line: Fraction(line.played and line.first is False and line.result == "W"),
    "REP": lambda book, line: Fraction(line.played or line.result == "P" or _won(book, line)),
    "STD": _standard,
    "KA": _kashdan,
}
