"""How a row says who won: split points, a score cell, a winner's name, a note such as "w/o"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold, spelling
from tourney.core.outcomes import (
    FIRST,
    LEVEL,
    SECOND,
    NotationError,
    Outcome,
    by_points,
    parse_score,
    read_number,
)
from tourney.core.records import ByeKind

WINNER_UNKNOWN = QT_TRANSLATE_NOOP("Exchange", "“{text}” is neither of the two players.")
WINNER_SCORE = QT_TRANSLATE_NOOP("Exchange", "The score {text} says that the other side won.")
FORFEIT_NOBODY = QT_TRANSLATE_NOOP("Exchange", "“{text}” is a forfeit, but nothing says who won.")
POINTS_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a number of points.")
BOTH_ZERO = QT_TRANSLATE_NOOP(
    "Exchange", "0-0 can be a draw or a loss for both. Write = for a draw or -:- if neither came."
)

_WALKOVER = frozenset(
    ("w o", "wo", "walkover", "walk over", "forfeit", "forfeited", "forfait", "ff", "default", "defaulted",
     "by default", "kampflos", "弃权", "不战胜")
)  # fmt: skip
_NO_SHOW = frozenset(("no show", "noshow", "n s", "did not show", "nicht angetreten", "缺席", "未到"))
_BOTH = frozenset(
    ("double forfeit", "double walkover", "both absent", "beide nicht angetreten", "双方弃权", "双弃权")
)
_TIES = frozenset(
    fold(word)
    for word in (
        "=",
        "balanced",
        "even",
        "tie",
        "tied",
        "draw",
        "drawn",
        "remis",
        "unentschieden",
        "nul",
        "nulle",
        "patta",
        "empate",
        "tablas",
        "remiza",
        "remi",
        "berabere",
        "dontetlen",
        "oavgjort",
        "uafgjort",
        "uavgjort",
        "tasapeli",
        "egalitate",
        "ничья",
        "нічия",
        "ισοπαλια",
        "引き分け",
        "引分",
        "무승부",
        "비김",
        "和局",
        "平",
        "平局",
        "和",
        "和棋",
    )
)
_NO_RESULT = frozenset(
    ("not played", "not recorded", "unknown", "no result", "postponed", "cancelled",
     "canceled", "abandoned", "tbd", "tba", "n a", "nicht gespielt", "verlegt",
     "abgesagt", "未赛", "延期", "取消")
)  # fmt: skip
_OF_SIDES = re.compile(r"\b(?:team|side|players?|squad|mannschaft|seite|equipe|队|方)\b", re.I)
CHART_BYES = {
    "bye 1": ByeKind.PAIRING, "bye +": ByeKind.FULL, "bye ½": ByeKind.HALF, "bye 0": ByeKind.ZERO,
}  # fmt: skip
"""What stands for the result of somebody who sits out a round, where a wall chart was unrolled."""

_BYES = frozenset(("bye", "spielfrei", "freilos", "exempt", "轮空"))
_BOTH_BAD = frozenset(
    ("tie bothbad", "bothbad", "both bad", "tie both bad", "tie bothgood", "bothgood", "both good", "both",
     "neither", "beide schlecht", "都不好", "都不行", "两者都差")
)  # fmt: skip
"""Verdicts of a judge who prefers neither side; for a rating they are ties."""
_FIRST_WORDS = frozenset(
    (
        "1",
        "player1",
        "player 1",
        "model a",
        "modela",
        "answer a",
        "option a",
        "a",
        "white",
        "home",
        "left",
        "first",
        "weiss",
        "heim",
        "白",
        "主",
    )
)
_SECOND_WORDS = frozenset(
    (
        "2",
        "player2",
        "player 2",
        "model b",
        "modelb",
        "answer b",
        "option b",
        "b",
        "black",
        "away",
        "right",
        "second",
        "schwarz",
        "gast",
        "黑",
        "客",
    )
)
_BI = re.compile(r"(\d+)\s*比\s*(\d+)")
_WRITTEN = {"1.0": "1", "1.00": "1", "0.0": "0", "0.00": "0", "0.50": "0.5", ".5": "0.5"}


class Refused(Exception):  # noqa: N818 - says what the row gets, not an error of ours
    """A row that says no result: the role of the guilty column, a code and the words."""

    def __init__(self, role: str, code: str, text: Text) -> None:
        super().__init__(code)
        self.role = role
        self.code = code
        self.text = text


@dataclass(frozen=True, slots=True)
class ResultCells:
    """The cells of a row that bear on the result, stripped; "" where there is no such column."""

    score1: str = ""
    score2: str = ""
    result: str = ""
    sets: str = ""
    note: str = ""


def is_bye(name: str) -> bool:
    """Tell whether a name cell stands for no opponent."""
    return fold(name) in _BYES


def is_both_bad(winner: str) -> bool:
    """Tell whether a judge found both sides alike in a way worth keeping ("tie (bothbad)")."""
    return bool(winner) and fold(winner) in _BOTH_BAD


def note_forfeit(note: str) -> Forfeit:
    """Return the kind of forfeit a note tells of."""
    folded = fold(note)
    if folded in _BOTH:
        return Forfeit.DOUBLE
    if folded in _NO_SHOW:
        return Forfeit.NO_SHOW
    return Forfeit.FORFEIT if folded in _WALKOVER else Forfeit.NONE


def winner_ranks(winner: str, first: str, second: str, headings: tuple[str, str]) -> tuple[int, int]:
    """Return the ranks told by a winner's cell: a name, the heading of a side, or a word for a tie.

    Raises
    ------
    Refused
        "winner-unknown": a name spelt like neither player is never taken for one.
    """
    said = spelling(winner)
    names = spelling(first), spelling(second)
    if said in names:
        return FIRST if said == names[0] else SECOND
    word = fold(winner)
    if said in _TIES or word in _TIES or word in _BOTH_BAD:
        return LEVEL
    if word == fold(headings[0]) or word in _FIRST_WORDS:
        return FIRST
    if word == fold(headings[1]) or word in _SECOND_WORDS:
        return SECOND
    raise Refused("winner", "winner-unknown", WINNER_UNKNOWN(text=winner))


def says_nothing(result: str) -> bool:
    """Tell whether a word in place of a result says that there is none."""
    return fold(result) in _NO_RESULT


def side_label(heading: str) -> str:
    """Return what names a side in the heading of its names: "blue" in "blue_team"."""
    words = fold(_OF_SIDES.sub(" ", heading.replace("_", " ")))
    return words or fold(heading)


def ranks_by_word(result: str, headings: tuple[str, str]) -> tuple[int, int] | None:
    """Return the ranks where a result names a side by the heading of its names, or is a word for a tie."""
    word = fold(result)
    labels = side_label(headings[0]), side_label(headings[1])
    if not word or labels[0] == labels[1]:
        return None
    if word in (labels[0], fold(headings[0])):
        return FIRST
    if word in (labels[1], fold(headings[1])):
        return SECOND
    return LEVEL if word in _TIES else None


def decide(cells: ResultCells, told: tuple[int, int] | None, *, chess_like: bool) -> Outcome | None:
    """Return the outcome of a row of two sides; None when nothing is said (not played yet).

    *told* is what a winner's cell or the columns winner/loser say. It decides level points (a
    shoot-out, a walk-over at 0-0); against clear points it is refused.

    Raises
    ------
    Refused
        "score-…" of the score cell, "points-bad", "winner-score", "forfeit-no-winner", "both-zero".
    """
    forfeit = note_forfeit(cells.note)
    played = _told_by_scores(cells)
    if played is not None and played.forfeit and not forfeit:
        forfeit = played.forfeit
    if forfeit is Forfeit.DOUBLE:
        return Outcome(LEVEL, forfeit=forfeit)
    ranks = told if told is not None else played.ranks if played is not None else None
    if ranks is None:
        if forfeit:
            raise Refused("note", "forfeit-no-winner", FORFEIT_NOBODY(text=cells.note))
        return None
    clear = played is not None and played.ranks != LEVEL
    if told is not None and played is not None and clear and played.ranks != told and not forfeit:
        raise Refused(_score_role(cells), "winner-score", WINNER_SCORE(text=_score_words(cells)))
    if forfeit:
        if ranks == LEVEL:
            raise Refused("note", "forfeit-no-winner", FORFEIT_NOBODY(text=cells.note or cells.result))
        empty = played is None or played.scores is None or played.scores == (0.0, 0.0)
        scores = None if empty or played is None else played.scores
        return Outcome(ranks, scores, played.sets if played else (), forfeit)
    if played is None:
        return Outcome(ranks)
    if chess_like and told is None and cells.result and played.scores == (0.0, 0.0):
        raise Refused("result", "both-zero", BOTH_ZERO)
    return Outcome(ranks, played.scores, played.sets)


def _told_by_scores(cells: ResultCells) -> Outcome | None:
    played: Outcome | None = None
    if cells.score1 or cells.score2:
        played = _split_points(cells.score1, cells.score2)
    elif cells.result:
        played = _cell("result", cells.result)
    if cells.sets:
        by_sets = _cell("sets", cells.sets)
        pairs = by_sets.sets or _lone_set(by_sets)
        if played is None:
            return Outcome(by_sets.ranks, sets=pairs, forfeit=by_sets.forfeit)
        return Outcome(played.ranks, played.scores, pairs, played.forfeit)
    return played


def _lone_set(outcome: Outcome) -> tuple[tuple[int, int], ...]:
    if outcome.scores is None or not all(score.is_integer() for score in outcome.scores):
        return ()
    return ((int(outcome.scores[0]), int(outcome.scores[1])),)


def score_of(text: str) -> str:
    """Return a score as the notation writes it: spreadsheets and programs make 1.0 of a win."""
    written = _WRITTEN.get(text.replace(",", "."), text)
    return _BI.sub(r"\1:\2", written) if "比" in written else written


def _cell(role: str, text: str) -> Outcome:
    try:
        return parse_score(score_of(text))
    except NotationError as error:
        raise Refused(role, error.code, error.text) from None


def _split_points(first: str, second: str) -> Outcome:
    one, two = read_number(first), read_number(second)
    if one is not None and two is not None:
        return Outcome(by_points(one, two), (one, two))
    marks = f"{first or '-'}:{second or '-'}"
    if set(marks) <= set("+-:"):
        return _cell("score1", marks)
    bad, role = (first, "score1") if one is None else (second, "score2")
    raise Refused(role, "points-bad", POINTS_BAD(text=bad))


def _score_role(cells: ResultCells) -> str:
    return "score1" if cells.score1 or cells.score2 else "result" if cells.result else "sets"


def _score_words(cells: ResultCells) -> str:
    return f"{cells.score1}-{cells.score2}" if cells.score1 or cells.score2 else cells.result or cells.sets
