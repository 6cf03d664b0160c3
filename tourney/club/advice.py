"""Which engine fits the shape of a club's games, argued before anything is measured.

The argument of each model is what it keeps (a place, how sure it is, how changing, teams and orders of
finish): it should be what the games have. The lab measures; where it is sure, it wins.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tourney.club.arena_votes import OWN
from tourney.club.club import Club
from tourney.club.lab import Line, Standing
from tourney.club.rating_run import Facts
from tourney.club.vote_changes import imported_in
from tourney.club.votes import votes_open
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.ratings.base import GameLog
from tourney.ratings.gamelog import game_of_side
from tourney.ratings.registry import ENGINES
from tourney.store.votes import game_words

LARGE = 0.1
"""Share of the games from which teams or many sides decide which engine fits."""
MOSTLY = 0.5
NEW_GAMES, NEW_SHARE = 10, 0.25
ABSENCE_DAYS, ABSENT_SHARE = 120, 0.2
FEW, ONE_DATE = 15, 100
LONG_DAYS, LONG_GAMES = 365, 40
DRAWN = 0.2

VOTES = QT_TRANSLATE_NOOP(
    "Advice",
    "{share} % of the games are votes: what is judged does not change, so that all votes count at once and "
    "their order must not matter.",
)
ERRORS = QT_TRANSLATE_NOOP("Advice", "Its standard errors say which scores are really told apart.")
ONE_DAY = QT_TRANSLATE_NOOP(
    "Advice",
    "All {games} games carry one date: their order tells nothing, and one fit uses them all at once.",
)
TEAMS = QT_TRANSLATE_NOOP(
    "Advice",
    "{share} % of the games are played in teams; it reads them as they are and tells the partners apart.",
)
CROWDS = QT_TRANSLATE_NOOP(
    "Advice", "{share} % of the games have more than two sides; it reads a whole order of finish."
)
UNEVEN = QT_TRANSLATE_NOOP("Advice", "Sides of different size are no trouble to it ({share} % of the games).")
PARTLY = QT_TRANSLATE_NOOP("Advice", "It knows that somebody took part in a share of a game only.")
FEW_GAMES = QT_TRANSLATE_NOOP(
    "Advice",
    "Half of the players have {games} games or fewer: how sure a rating is matters as much as the rating.",
)
NEWCOMERS = QT_TRANSLATE_NOOP(
    "Advice",
    "{share} % of all appearances are among the first {games} of a player: newcomers should move fast and "
    "well-known players slowly.",
)
ABSENCES = QT_TRANSLATE_NOOP(
    "Advice", "{share} % of the players were once away for four months or longer; their ratings grow unsure."
)
STEADY = QT_TRANSLATE_NOOP(
    "Advice",
    "Games reach over {days} days, and half of the players have {games} or more: enough to see whose form "
    "changes.",
)
SHORT = QT_TRANSLATE_NOOP("Advice", "There are too few games of each player to learn a volatility as well.")
REGULAR = QT_TRANSLATE_NOOP(
    "Advice",
    "Nearly everybody plays one against one, often and without long breaks: one number a player is enough, "
    "and everybody can follow the sum.",
)
NOTHING_YET = QT_TRANSLATE_NOOP("Advice", "Before the first games, one that says how unsure it is.")

APART = QT_TRANSLATE_NOOP(
    "Advice",
    "The players fall into {groups} groups that never met: no engine can compare ratings across them. Let "
    "them play each other.",
)
DRAWS = QT_TRANSLATE_NOOP(
    "Advice",
    "{share} % of the games of two sides are drawn; every engine here foresees draws from that share.",
)
SPARSE = QT_TRANSLATE_NOOP(
    "Advice", "With {games} games the backtest can hardly tell engines apart; choose by these reasons."
)
JUDGES = QT_TRANSLATE_NOOP(
    "Advice",
    "Look at hasty judges and at the side shown before the scores are believed: see the arena board.",
)

WHEN = {
    "elo": QT_TRANSLATE_NOOP("Advice", "where everybody plays often and the sum should be simple"),
    "rank-elo": QT_TRANSLATE_NOOP(
        "Advice", "for many sides, where the order of finish is all and simple counts"
    ),
    "glicko": QT_TRANSLATE_NOOP("Advice", "for newcomers, long breaks and few games"),
    "glicko2": QT_TRANSLATE_NOOP("Advice", "for long histories in which form changes"),
    "trueskill": QT_TRANSLATE_NOOP("Advice", "for teams, many sides and shares of a game"),
    "bradley-terry": QT_TRANSLATE_NOOP(
        "Advice", "for votes and for leagues whose order of games does not matter"
    ),
}
"""When another engine is the better choice, by key."""

AGREES = QT_TRANSLATE_NOOP("Advice", "The backtest agrees: nothing predicts your games better.")
TIED = QT_TRANSLATE_NOOP("Advice", "The backtest does not contradict: it is not told apart from the best.")
MEASURED = QT_TRANSLATE_NOOP(
    "Advice",
    "On your games {engine} predicts better, and that is hardly chance: what is measured counts more.",
)
UNMEASURED = QT_TRANSLATE_NOOP("Advice", "The backtest has not measured it yet.")


@dataclass(frozen=True, slots=True)
class Traits:
    """What a set of games is like; shares from 0 to 1.

    per_player : median of games, of those who played
    new : share of appearances among the first ``NEW_GAMES`` of a player
    absent : share of players with two games and a break of ``ABSENCE_DAYS`` or longer between two of them
    groups : sets of players who met, directly or by others
    """

    games: int
    players: int
    days: int
    """Days from the first game to the last, 0 for one day."""
    per_player: int
    teams: float
    crowds: float
    uneven: float
    partly: float
    draws: float
    votes: float
    new: float
    absent: float
    groups: int


@dataclass(frozen=True, slots=True)
class Advice:
    """An engine by key, why it fits, and what no engine can mend."""

    engine: str
    reasons: tuple[Text, ...]
    cautions: tuple[Text, ...]


def advice(club: Club, facts: Facts) -> Advice:
    """Return which engine fits a club's games; quick."""
    events = {event.id for event in votes_open(club)} | imported_in(club.settings())
    return advise(traits(facts.log, events, judged=judged(club, facts)))


def judged(club: Club, facts: Facts) -> npt.NDArray[np.bool_]:
    """Return which games are votes by what is written beside them: a judge, or how long it took, (G,)."""
    with club.database.reading() as reader:
        words = game_words(reader)
    held = {key for key, (_, told) in words.items() if not OWN.isdisjoint(told)}
    return np.isin(facts.game_ids, np.fromiter(held, np.int64, len(held)))


def traits(
    log: GameLog, votes: Collection[int] = (), *, judged: npt.NDArray[np.bool_] | None = None
) -> Traits:
    """Return what the games are like.

    Parameters
    ----------
    votes : collection of int
        Numbers of the events that are blind votes.
    judged : (G,) bool or None
        Games that are votes wherever they were given.
    """
    if not log.n_games:
        return Traits(0, 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
    sides, heads = np.diff(log.game_side), np.diff(log.side_player)
    start = log.game_side[:-1]
    most, least = np.maximum.reduceat(heads, start), np.minimum.reduceat(heads, start)
    two = sides == 2
    drawn = log.rank[start[two]] == log.rank[start[two] + 1]
    order = np.argsort(log.player, kind="stable")
    player = log.player[order]
    day = log.day[np.repeat(game_of_side(log), heads)][order]
    number = np.arange(len(player)) - np.searchsorted(player, player, side="left")
    counts = np.unique(player, return_counts=True)[1]
    voted = np.isin(log.event, list(votes))
    if judged is not None:
        voted = voted | judged
    again = player[1:] == player[:-1]
    away = np.unique(player[1:][again & (np.diff(day) >= ABSENCE_DAYS)])
    several = int((counts > 1).sum())
    return Traits(
        games=log.n_games,
        players=len(counts),
        days=int(log.day.max() - log.day.min()),
        per_player=int(np.median(counts)),
        teams=float((most > 1).mean()),
        crowds=float((~two).mean()),
        uneven=float((most != least).mean()),
        partly=float((log.weight != 1.0).mean()),
        draws=float(drawn.mean()) if two.any() else 0.0,
        votes=float(voted.mean()),
        new=float((number < NEW_GAMES).mean()),
        absent=len(away) / several if several else 0.0,
        groups=_groups(log),
    )


def advise(of: Traits) -> Advice:
    """Return which engine fits such games, and why."""
    key, reasons = _fitting(of)
    cautions = []
    if of.groups > 1:
        cautions.append(APART(groups=of.groups))
    if of.draws >= DRAWN:
        cautions.append(DRAWS(share=_percent(of.draws)))
    if 0 < of.games < ONE_DATE:
        cautions.append(SPARSE(games=of.games))
    if of.votes >= LARGE:
        cautions.append(JUDGES)
    return Advice(key, tuple(reasons), tuple(cautions))


def _fitting(of: Traits) -> tuple[str, list[Text]]:
    if not of.games:
        return "glicko2", [NOTHING_YET]
    if of.votes >= MOSTLY:
        return "bradley-terry", [VOTES(share=_percent(of.votes)), ERRORS]
    if of.teams + of.crowds >= LARGE:
        return "trueskill", _native_reasons(of)
    if of.days == 0 and of.games >= ONE_DATE:
        return "bradley-terry", [ONE_DAY(games=of.games), ERRORS]
    unsure = _unsure_reasons(of)
    if of.days >= LONG_DAYS and of.per_player >= LONG_GAMES:
        return "glicko2", [STEADY(days=of.days, games=of.per_player), *unsure]
    if unsure:
        return "glicko", [*unsure, SHORT]
    return "elo", [REGULAR]


def _native_reasons(of: Traits) -> list[Text]:
    reasons = []
    if of.teams:
        reasons.append(TEAMS(share=_percent(of.teams)))
    if of.crowds:
        reasons.append(CROWDS(share=_percent(of.crowds)))
    if of.uneven:
        reasons.append(UNEVEN(share=_percent(of.uneven)))
    if of.partly:
        reasons.append(PARTLY)
    return reasons


def _unsure_reasons(of: Traits) -> list[Text]:
    reasons = []
    if of.per_player <= FEW:
        reasons.append(FEW_GAMES(games=of.per_player))
    if of.new >= NEW_SHARE:
        reasons.append(NEWCOMERS(share=_percent(of.new), games=NEW_GAMES))
    if of.absent >= ABSENT_SHARE:
        reasons.append(ABSENCES(share=_percent(of.absent)))
    return reasons


def measured(found: Advice, lines: Sequence[Line]) -> Text:
    """Return whether what was measured bears the advice out; *lines* are those of ``lab.compare``."""
    own = next((line for line in lines if line.trial.choice.engine.key == found.engine), None)
    if own is None or own.standing is Standing.UNKNOWN:
        return UNMEASURED
    if own.standing is Standing.BEST:
        return AGREES
    if own.standing is Standing.TIE:
        return TIED
    return MEASURED(engine=lines[0].trial.choice.engine.label)


def alternatives(found: Advice) -> tuple[tuple[Text, Text], ...]:
    """Return the other engines by name, each with when it would be the better choice."""
    return tuple((ENGINES[key].label, words) for key, words in WHEN.items() if key != found.engine)


def _groups(log: GameLog) -> int:
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    game = np.repeat(game_of_side(log), np.diff(log.side_player))
    played = np.unique(log.player)
    first = log.player[log.side_player[log.game_side[:-1]]]
    links = (np.ones(len(game)), (first[game], log.player))
    graph = coo_array(links, shape=(log.n_players, log.n_players))
    _, label = connected_components(graph, directed=False)
    return len(np.unique(label[played]))


def _percent(share: float) -> str:
    percent = 100.0 * share
    return "<1" if 0.0 < percent < 1.0 else f"{percent:.0f}"
