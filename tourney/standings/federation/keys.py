"""Keys of the federation's tie-breaks: "BH:C1/P" into a name and modifiers, and both into words."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.tiebreak_base import Kind

BAD_MODIFIER = QT_TRANSLATE_NOOP(
    "TieBreaks", "“{key}”: “{modifier}” is not something {name} can be told. It knows: {known}."
)
BOARDS_NEEDED = QT_TRANSLATE_NOOP(
    "TieBreaks", "“{key}” needs the boards of every match, which are not kept here."
)
NOTHING = QT_TRANSLATE_NOOP("TieBreaks", "nothing")

WITH = QT_TRANSLATE_NOOP("TieBreaks", "{name}, {modifier}")
CUT = QT_TRANSLATE_NOOP("TieBreaks", "cut {n}")
MEDIAN = QT_TRANSLATE_NOOP("TieBreaks", "median {n}")
AS_PLAYED = QT_TRANSLATE_NOOP("TieBreaks", "forfeits as games")
LIMIT = QT_TRANSLATE_NOOP("TieBreaks", "from {n}% of the points")
LIMIT_MORE = QT_TRANSLATE_NOOP("TieBreaks", "limit moved by {n}")
UNRATED = QT_TRANSLATE_NOOP("TieBreaks", "unrated as {n}")
FORE = QT_TRANSLATE_NOOP("TieBreaks", "last round drawn")
MATCH_POINTS = QT_TRANSLATE_NOOP("TieBreaks", "match points")
GAME_POINTS = QT_TRANSLATE_NOOP("TieBreaks", "game points")

_PATTERNS = {
    "C": r"C[1-9]\d?",
    "M": r"M[1-9]\d?",
    "P": r"P",
    "F": r"F",
    "L": r"L(\d{1,3}|[+-]\d{1,2}(\.5)?)",
    "U": r"U\d{1,4}",
}
_LONGHAND = {"C": "C1", "M": "M1", "P": "P", "F": "F", "L": "L50", "U": "U1400"}

KINDS = (
    Kind(
        "PTS",
        QT_TRANSLATE_NOOP("TieBreaks", "Points"),
        QT_TRANSLATE_NOOP("TieBreaks", "Points scored in the event."),
    ),
    Kind(
        "DE",
        QT_TRANSLATE_NOOP("TieBreaks", "Direct encounter"),
        QT_TRANSLATE_NOOP("TieBreaks", "Place among the tied by their games against each other."),
        variants=("DE:P",),
    ),
    Kind(
        "WIN",
        QT_TRANSLATE_NOOP("TieBreaks", "Wins"),
        QT_TRANSLATE_NOOP("TieBreaks", "Rounds with as many points as a win is worth, played or not."),
    ),
    Kind(
        "WON",
        QT_TRANSLATE_NOOP("TieBreaks", "Games won"),
        QT_TRANSLATE_NOOP("TieBreaks", "Games won at the board."),
    ),
    Kind(
        "BPG",
        QT_TRANSLATE_NOOP("TieBreaks", "Games with black"),
        QT_TRANSLATE_NOOP("TieBreaks", "Games played on the second side."),
        needs="sides",
    ),
    Kind(
        "BWG",
        QT_TRANSLATE_NOOP("TieBreaks", "Wins with black"),
        QT_TRANSLATE_NOOP("TieBreaks", "Games won at the board on the second side."),
        needs="sides",
    ),
    Kind(
        "REP",
        QT_TRANSLATE_NOOP("TieBreaks", "Rounds elected to play"),
        QT_TRANSLATE_NOOP("TieBreaks", "Rounds played, and those not played without one's own doing."),
    ),
    Kind(
        "BH",
        QT_TRANSLATE_NOOP("TieBreaks", "Buchholz"),
        QT_TRANSLATE_NOOP("TieBreaks", "Sum of the opponents' points."),
        variants=("BH:C1", "BH:C2", "BH:M1", "BH:M2"),
    ),
    Kind(
        "FB",
        QT_TRANSLATE_NOOP("TieBreaks", "Fore Buchholz"),
        QT_TRANSLATE_NOOP("TieBreaks", "Buchholz as if the games of the last round were drawn."),
        variants=("FB:C1", "FB:M1"),
    ),
    Kind(
        "AOB",
        QT_TRANSLATE_NOOP("TieBreaks", "Average of opponents' Buchholz"),
        QT_TRANSLATE_NOOP("TieBreaks", "Mean of the Buchholz of the opponents met at the board."),
    ),
    Kind(
        "SB",
        QT_TRANSLATE_NOOP("TieBreaks", "Sonneborn-Berger"),
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' points, each times what was scored against him."),
        variants=("SB:C1", "SB:P"),
    ),
    Kind(
        "PS",
        QT_TRANSLATE_NOOP("TieBreaks", "Progressive score"),
        QT_TRANSLATE_NOOP("TieBreaks", "Sum of the points after each round: early points count more often."),
        variants=("PS:C1",),
    ),
    Kind(
        "KS",
        QT_TRANSLATE_NOOP("TieBreaks", "Koya"),
        QT_TRANSLATE_NOOP("TieBreaks", "Points against those who made half of the possible points or more."),
        variants=("KS:L60",),
    ),
    Kind(
        "KA",
        QT_TRANSLATE_NOOP("TieBreaks", "Kashdan"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "4 for a game won, 2 for one drawn, 1 for one lost, 0 for one not played."
        ),
    ),
    Kind(
        "ARO",
        QT_TRANSLATE_NOOP("TieBreaks", "Average rating of opponents"),
        QT_TRANSLATE_NOOP("TieBreaks", "Mean rating of the opponents met at the board."),
        needs="ratings",
        variants=("ARO:C1", "ARO:U1400"),
    ),
    Kind(
        "TPR",
        QT_TRANSLATE_NOOP("TieBreaks", "Tournament performance rating"),
        QT_TRANSLATE_NOOP("TieBreaks", "Average rating of opponents, moved by the table of scores."),
        needs="ratings",
    ),
    Kind(
        "PTP",
        QT_TRANSLATE_NOOP("TieBreaks", "Perfect tournament performance"),
        QT_TRANSLATE_NOOP("TieBreaks", "Lowest rating whose expected score reaches the score made."),
        needs="ratings",
    ),
    Kind(
        "APRO",
        QT_TRANSLATE_NOOP("TieBreaks", "Average performance of opponents"),
        QT_TRANSLATE_NOOP("TieBreaks", "Mean performance rating of the opponents met at the board."),
        needs="ratings",
    ),
    Kind(
        "APPO",
        QT_TRANSLATE_NOOP("TieBreaks", "Average perfect performance of opponents"),
        QT_TRANSLATE_NOOP("TieBreaks", "Mean perfect performance of the opponents met at the board."),
        needs="ratings",
    ),
    Kind(
        "STD",
        QT_TRANSLATE_NOOP("TieBreaks", "Standard points"),
        QT_TRANSLATE_NOOP("TieBreaks", "1 for a round worth more than a draw, ½ for one worth a draw."),
    ),
    Kind(
        "ABH",
        QT_TRANSLATE_NOOP("TieBreaks", "Adjusted score"),
        QT_TRANSLATE_NOOP("TieBreaks", "What a player's points count in the Buchholz of others."),
    ),
    Kind(
        "AFB",
        QT_TRANSLATE_NOOP("TieBreaks", "Adjusted score, fore"),
        QT_TRANSLATE_NOOP("TieBreaks", "What a player's points count in the Fore Buchholz of others."),
    ),
    Kind(
        "ESB",
        QT_TRANSLATE_NOOP("TieBreaks", "Extended Sonneborn-Berger"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "Of teams: opponents' match points, each times the game points against them."
        ),
        needs="scores",
        variants=("EMMSB", "EMGSB", "EGMSB", "EGGSB"),
    ),
    Kind(
        "RTNG",
        QT_TRANSLATE_NOOP("TieBreaks", "Rating"),
        QT_TRANSLATE_NOOP("TieBreaks", "The player's own rating."),
        needs="ratings",
    ),
    Kind(
        "TPN",
        QT_TRANSLATE_NOOP("TieBreaks", "Pairing number"),
        QT_TRANSLATE_NOOP("TieBreaks", "Place in the order of the start; the smaller one is ahead."),
    ),
)

_MODIFIERS = {
    "DE": "P",
    "BH": "CMPF",
    "FB": "CMP",
    "AOB": "CMPF",
    "SB": "CP",
    "ESB": "CP",
    "PS": "C",
    "KS": "L",
    "ARO": "CMU",
    "TPR": "CMU",
    "PTP": "CMU",
    "APRO": "U",
    "APPO": "U",
}
_TEAM = frozenset({"PTS", "WIN", "BH", "SB", "DE", "PS", "KS", "AOB", "FB"})
ALIASES = {
    "GE": "REP",
    "SNO": "TPN",
    "MPTS": "PTS:MP",
    "GPTS": "PTS:GP",
    "MPVGP": "PTS:GP",
    "EMGSB": "ESB:MG",
    "EMMSB": "ESB:MM",
    "EGMSB": "ESB:GM",
    "EGGSB": "ESB:GG",
    "BLACK": "BPG",
}
BY_BOARD = frozenset({"BC", "TBR", "BBE", "EDE", "EDEC", "EDET", "EDEB", "EDEBT", "EDEBB", "SSSC"})
"""Tie-breaks of teams that look at single boards."""

LABELS = {kind.name: kind.label for kind in KINDS}
_POINT_TYPES = frozenset({"MP", "GP", "MM", "MG", "GM", "GG"})


@dataclass(frozen=True, slots=True)
class Key:
    """A name, "" or what points are meant (of teams: "MP", "GP"), and modifiers in a fixed order."""

    name: str
    points: str
    modifiers: tuple[str, ...]

    @property
    def normal(self) -> str:
        """The key as it is written: "BH:C1/P", "BH:GP/C1"."""
        rest = ([self.points] if self.points else []) + list(self.modifiers)
        return f"{self.name}:{'/'.join(rest)}" if rest else self.name

    @property
    def code(self) -> str:
        """The key as the library reads it, without the kind of points."""
        return "/".join((self.name, *self.modifiers))

    @property
    def cuts(self) -> tuple[int, int]:
        """How many of the lowest and of the highest contributions are left out."""
        for one in self.modifiers:
            if one[0] in "CM":
                return int(one[1:]), int(one[1:]) if one[0] == "M" else 0
        return 0, 0

    @property
    def label(self) -> Text:
        """The full name in words."""
        text = LABELS[self.name]
        if self.points and self.name != "ESB":
            text = WITH(name=text, modifier=MATCH_POINTS if self.points == "MP" else GAME_POINTS)
        elif self.points:
            text = WITH(name=text, modifier=self.points)
        for one in self.modifiers:
            text = WITH(name=text, modifier=_words(one))
        return text


def known(name: str) -> bool:
    """Return whether a name is one of the federation's."""
    upper = name.strip().upper()
    return upper in LABELS or upper in ALIASES or upper in BY_BOARD


def parse(text: str) -> Key:
    """Read a key: a name, then modifiers after ":", "/" or "-", in any order, capitals or not.

    Raises
    ------
    TourneyError
        "bad-tiebreak" for a modifier the tie-break has none of, "unfit-tiebreak" for a tie-break that
        needs the boards of teams.
    """
    parts = [part for part in re.split(r"[:/#!]|-(?=[A-Z])", text.strip().upper()) if part]
    name = parts[0] if parts else ""
    if name in BY_BOARD:
        raise TourneyError("unfit-tiebreak", BOARDS_NEEDED(key=text), field="tiebreaks")
    expanded = ALIASES.get(name, name).split(":")
    name, parts = expanded[0], [*expanded[1:], *parts[1:]]
    allowed = _MODIFIERS.get(name, "")
    points, modifiers = "", []
    for part in parts:
        if part in _POINT_TYPES and ((name in _TEAM and part in ("MP", "GP")) or name == "ESB"):
            points = part
        elif part[0] in allowed and re.fullmatch(_PATTERNS[part[0]], part):
            modifiers.append(part)
        else:
            raise _bad(text, part, name, allowed)
    if sum(one[0] in "CM" for one in modifiers) > 1 or len({one[0] for one in modifiers}) < len(modifiers):
        raise _bad(text, "/".join(modifiers), name, allowed)
    return Key(name, points, tuple(sorted(modifiers, key=lambda one: "CMPFLU".index(one[0]))))


def _bad(text: str, part: str, name: str, allowed: str) -> TourneyError:
    listed = ", ".join(_LONGHAND[one] for one in allowed)
    details = BAD_MODIFIER(key=text, modifier=part, name=name, known=listed or NOTHING)
    return TourneyError("bad-tiebreak", details, field="tiebreaks")


def _words(modifier: str) -> Text:
    number = modifier[1:]
    match modifier[0]:
        case "C":
            return CUT(n=number)
        case "M":
            return MEDIAN(n=number)
        case "P":
            return AS_PLAYED
        case "F":
            return FORE
        case "U":
            return UNRATED(n=number)
        case _:
            return LIMIT_MORE(n=number) if number[0] in "+-" else LIMIT(n=number)
