"""The result of two sides as one cell: read ("3-1", "½", "+"), applied to a board, and shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import TypeVar

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, GameState, NewGame
from tourney.core.marks import QT_TRANSLATE_NOOP, Text

SCORE_EMPTY = QT_TRANSLATE_NOOP("Notation", "The result is missing.")
SCORE_OPEN = QT_TRANSLATE_NOOP("Notation", "“{text}” means that this game has no result yet.")
SCORE_DATE = QT_TRANSLATE_NOOP(
    "Notation", "“{text}” looks like a score that a spreadsheet turned into a date. Write it as 1-0 or 3-1."
)
SCORE_UNKNOWN = QT_TRANSLATE_NOOP(
    "Notation", "“{text}” is not a result. Known are 1, 0, ½, 1-0, 0-1, ½-½, 3-1, + and -."
)
TWO_SIDES = QT_TRANSLATE_NOOP("Notation", "This result needs a game of two sides; this one has {sides}.")

GameT = TypeVar("GameT", bound=NewGame)
Sets = tuple[tuple[int, int], ...]

FIRST, LEVEL, SECOND = (0, 1), (0, 0), (1, 0)

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−﹣－", "-") | {"⁄": "/", "∶": ":"})
_NUMBER = r"(?:\d{1,12}(?:[.,]\d+)?|[.,]\d+)"
_ONE_NUMBER = re.compile(rf"-?{_NUMBER}")
_PAIR = re.compile(rf"({_NUMBER})\s*[-:]\s*({_NUMBER})")
_SET = re.compile(r"(\d{1,4})[-:](\d{1,4})")
_MONTH = r"(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)"
_DATE_LIKE = re.compile(
    rf"\d{{1,4}}[ ./-]+{_MONTH}.*|{_MONTH}[a-z]*[ ./-]+\d+.*|\d{{4}}[-/.]\d{{1,2}}[-/.]\d{{1,2}}.*"
    r"|\d{1,2}[./]\d{1,2}[./]\d{2,4}.*|\d{1,2}/\d{1,2}|\d{1,2}月\d{1,2}日?"
)
_WIN = frozenset(("1", "w", "win", "won", "胜"))
_LOSS = frozenset(("0", "l", "loss", "lost", "负"))
_DRAW = frozenset(
    ("=", "0.5", "0,5", ".5", ",5", "1/2", "1/2-1/2", "1/2:1/2", "=-=", "=:=", "d", "draw", "drawn", "tie",
     "tied", "remis", "unentschieden", "nulle", "和", "和棋", "平", "平局", "平手")
)  # fmt: skip
_FORFEIT_WIN = frozenset(("+", "+-", "+:-", "+/-", "+--", "1f-0f", "1-0f", "1f:0f", "1:0f"))
_FORFEIT_LOSS = frozenset(("-", "-+", "-:+", "-/+", "--+", "0f-1f", "0-1f", "0f:1f", "0:1f"))
_FORFEIT_BOTH = frozenset(("--", "-:-", "-/-", "---", "0f-0f", "0-0f", "0f:0f", "0:0f"))
_NOT_PLAYED = frozenset(("*", "?", "tbd", "n/a", "unplayed", "notplayed", "notplayedyet", "未赛", "未下"))


class NotationError(TourneyError):
    """A line or cell that says no result, with the place of the trouble.

    ``start`` and ``end`` are character positions in what was typed; ``incomplete`` tells that the
    text is only unfinished, so that a live field need not show it as wrong yet.
    """

    def __init__(self, code: str, text: Text, start: int = 0, end: int = 0, *, incomplete: bool = False):
        super().__init__(code, text, field="result")
        self.start = start
        self.end = end
        self.incomplete = incomplete


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game of two sides ended, in the order in which the sides stand on the board.

    ``ranks`` is (0, 1), (0, 0) or (1, 0); ``scores`` are the points of one ``3-1`` pair, ``sets``
    those of several pairs.
    """

    ranks: tuple[int, int]
    scores: tuple[float, float] | None = None
    sets: Sets = ()
    forfeit: Forfeit = Forfeit.NONE
    rated: bool = True

    @property
    def is_plain(self) -> bool:
        """True when the scores (if any) say no more than won, drawn or lost."""
        return self.scores is None or self.scores in ((1.0, 0.0), (0.5, 0.5), (0.0, 1.0))


def plain(text: str) -> str:
    """Return a result as typed in one spelling: half signs, dashes and full-width forms made plain."""
    halves = re.sub(r"(\d*)½", lambda m: f"{m[1] or '0'}.5", text)
    return unicodedata.normalize("NFKC", halves).translate(_DASHES).strip()


def read_number(text: str) -> float | None:
    """Return a number of points or a share ("12", "-3.5", "0,5", "1½"), None if it is none.

    A comma before exactly three digits is refused: it may mean thousands.
    """
    spelled = plain(text)
    if not _ONE_NUMBER.fullmatch(spelled) or re.search(r",\d{3}$", spelled):
        return None
    return float(spelled.replace(",", "."))


def read_share(text: str) -> float | None:
    """Return a share of the game ("0.5", "½", "50%", or minutes of minutes "45/90"), None if it is none."""
    spelled = plain(text)
    if spelled.endswith("%"):
        percent = read_number(spelled[:-1])
        return None if percent is None or percent < 0 else percent / 100
    played, slash, whole = spelled.partition("/")
    share = read_number(played)
    if share is None or share < 0:
        return None
    if not slash:
        return share
    length = read_number(whole)
    return share / length if length is not None and length > 0 else None


def read_set(text: str) -> tuple[int, int] | None:
    """Return the two numbers of a set such as "11-7" or "6:4", None if it is none."""
    found = _SET.fullmatch(plain(text))
    return (int(found[1]), int(found[2])) if found else None


def read_sets(text: str) -> Sets:
    """Return sets parted by commas, one of which may end the text ("11-7," "11-7,9-11"), () if it is none."""
    parts = [one for one in re.split(r"[,;、]", plain(text)) if one]
    sets = tuple(one for one in map(read_set, parts) if one is not None)
    return sets if len(sets) == len(parts) else ()


def parse_score(cell: str) -> Outcome:
    """Read a cell of a score column, or what follows a board number.

    One pair of numbers is the points of the sides and the larger wins; several pairs are sets and
    more sets won wins; ``+`` and ``-`` are a win and a loss by forfeit.

    Raises
    ------
    NotationError
        "score-empty", "score-open" (a sign for "not played yet"), "score-date" (a spreadsheet made
        a date of it) or "score-unknown".
    """
    spelled = plain(cell).casefold()
    span = (0, len(cell))
    if not spelled:
        raise NotationError("score-empty", SCORE_EMPTY, *span, incomplete=True)
    tight = spelled.replace(" ", "")
    known = _sign(tight)
    if known is not None:
        return known
    if tight in _NOT_PLAYED:
        raise NotationError("score-open", SCORE_OPEN(text=cell.strip()), *span)
    if _DATE_LIKE.fullmatch(spelled):
        raise NotationError("score-date", SCORE_DATE(text=cell.strip()), *span)
    pair = _PAIR.fullmatch(spelled)
    if pair:
        first, second = (float(number.replace(",", ".")) for number in pair.groups())
        return Outcome(by_points(first, second), (first, second))
    sets = [_SET.fullmatch(one) for one in re.split(r"[\s,;、]+", spelled.strip(",;、"))]
    if len(sets) > 1 and all(sets):
        played = tuple((int(one[1]), int(one[2])) for one in sets if one)
        return Outcome(by_points(*sets_won(played)), sets=played)
    raise NotationError("score-unknown", SCORE_UNKNOWN(text=cell.strip()), *span)


def _sign(tight: str) -> Outcome | None:
    if tight in _WIN:
        return Outcome(FIRST)
    if tight in _LOSS:
        return Outcome(SECOND)
    if tight in _DRAW:
        return Outcome(LEVEL)
    if tight in _FORFEIT_WIN:
        return Outcome(FIRST, forfeit=Forfeit.FORFEIT)
    if tight in _FORFEIT_LOSS:
        return Outcome(SECOND, forfeit=Forfeit.FORFEIT)
    if tight in _FORFEIT_BOTH:
        return Outcome(LEVEL, forfeit=Forfeit.DOUBLE)
    return None


def by_points(first: float, second: float) -> tuple[int, int]:
    """Return the ranks when more points are better."""
    return FIRST if first > second else SECOND if first < second else LEVEL


def sets_won(sets: Sets) -> tuple[int, int]:
    """Return how many sets each of the two sides won."""
    return sum(a > b for a, b in sets), sum(b > a for a, b in sets)


def without_holes(places: Sequence[int]) -> list[int] | None:
    """Return places counted 1, 2, ... where they have holes; None where they have none.

    Places may begin at 0 or 1, and those after a tie may be left out ("1 2 2 4") or not ("1 2 2 3").
    """
    known = sorted(set(places))
    dense = [known.index(place) + 1 for place in places]
    first = known[0] if known and known[0] in (0, 1) else 1
    given = [place - first + 1 for place in places]
    usual = [1 + sum(other < place for other in places) for place in places]
    return None if given in (dense, usual) else dense


def with_outcome(game: GameT, outcome: Outcome) -> GameT:
    """Return the game with that result; the sides stay in board order.

    Points that say no more than won, drawn or lost are not kept. A game marked unrated stays so.

    Raises
    ------
    TourneyError
        "two-sides" when the game has more sides.
    """
    if len(game.sides) != 2:
        raise TourneyError("two-sides", TWO_SIDES(sides=len(game.sides)), field="result")
    scores = (None, None) if outcome.is_plain or outcome.scores is None else outcome.scores
    sides = tuple(
        replace(side, rank=rank, score=score)
        for side, rank, score in zip(game.sides, outcome.ranks, scores, strict=True)
    )
    return replace(
        game,
        sides=sides,
        state=GameState.PLAYED,
        sets=outcome.sets,
        forfeit=outcome.forfeit,
        rated=game.rated and outcome.rated,
    )


def says_the_same(game: NewGame, outcome: Outcome) -> bool:
    """Return True when a finished game has this result already, perhaps with more detail.

    A win or a draw given by one key leaves points and sets alone that say the same.
    """
    if game.state is not GameState.PLAYED or game.forfeit is not outcome.forfeit:
        return False
    if not outcome.is_plain or outcome.sets:
        return with_outcome(game, outcome) == game
    return outcome.forfeit is Forfeit.DOUBLE or tuple(side.rank for side in game.sides) == outcome.ranks


def number_text(number: float) -> str:
    """Return points as people write them: 3, 0.5 as ½, 2.5 as 2½, other fractions with all their digits."""
    if number == int(number):
        return str(int(number))
    whole = int(number)
    if abs(number - whole) == 0.5 and number > 0:
        return f"{whole or ''}½"
    return format(Decimal(repr(float(number))), "f")


def outcome_text(game: NewGame) -> str:
    """Return the result in board order: "1–0", "½–½", "3–1", "+ –", "2–1 (11–7 9–11 11–5)".

    A game of more sides gives the places ("1–2–2–4"). Empty while there is no result. The dash is
    never a hyphen, so that a spreadsheet makes no date of it.
    """
    ranks = [side.rank for side in game.sides]
    if any(rank is None for rank in ranks) or game.state is GameState.OPEN:
        return ""
    known = [rank for rank in ranks if rank is not None]
    if game.forfeit is Forfeit.DOUBLE:
        return " ".join("–" for _ in known)
    if len(known) > 2:
        return "–".join(str(1 + sum(other < rank for other in known)) for rank in known)
    if game.forfeit:
        return "+ –" if known[0] < known[1] else "– +"
    order = by_points(-known[0], -known[1])
    result = {FIRST: "1–0", LEVEL: "½–½", SECOND: "0–1"}[order]
    if game.sets:
        won = sets_won(game.sets)
        told = " ".join(f"{a}–{b}" for a, b in game.sets)
        if len(game.sets) == 1:
            return told if by_points(*game.sets[0]) == order else f"{result} ({told})"
        return f"{won[0]}–{won[1]} ({told})" if by_points(*won) == order else f"{result} ({told})"
    first, second = (side.score for side in game.sides)
    if first is None or second is None:
        return result
    told = f"{number_text(first)}–{number_text(second)}"
    return told if by_points(first, second) == order else f"{result} ({told})"
