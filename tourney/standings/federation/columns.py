"""The federation's tie-breaks of one contest, each value with the parts it is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.base import points_text
from tourney.standings.contest import Contest
from tourney.standings.federation import virtual
from tourney.standings.federation.book import Book, Line, book_of
from tourney.standings.federation.counts import COUNTS, by_scores
from tourney.standings.federation.keys import Key, parse
from tourney.standings.federation.library import Details, Scorer
from tourney.standings.federation.order import initial_order
from tourney.standings.tiebreak_base import Column, Ground, Part, Value

UNFIT = QT_TRANSLATE_NOOP(
    "TieBreaks",
    "“{key}” needs fixed points for a win and for a draw; in this event a game has no fixed worth.",
)
NOT_YET = QT_TRANSLATE_NOOP(
    "TieBreaks", "“{key}” came with the rules of 2024; this event goes by older ones."
)
OTHER_SCALE = QT_TRANSLATE_NOOP(
    "TieBreaks", "“{key}” reads tables made for ratings around 1500; the ratings here are on another scale."
)
UNRATED_NOTE = QT_TRANSLATE_NOOP(
    "TieBreaks", "{key} is left out: %n player(s) without a rating. Write {key}:U1400 to take them for 1400."
)
EVERY_PART = {
    "BH": QT_TRANSLATE_NOOP("TieBreaks", "The points of the opponents, round by round."),
    "FB": QT_TRANSLATE_NOOP("TieBreaks", "The points of the opponents with the last round drawn."),
    "SB": QT_TRANSLATE_NOOP("TieBreaks", "The points of each opponent, times the points scored against him."),
    "ESB": QT_TRANSLATE_NOOP(
        "TieBreaks", "The points of each opponent, times the points scored against him."
    ),
    "PS": QT_TRANSLATE_NOOP("TieBreaks", "The points after each round."),
    "KS": QT_TRANSLATE_NOOP("TieBreaks", "The points against those with at least the required share."),
    "AOB": QT_TRANSLATE_NOOP("TieBreaks", "The mean Buchholz of the opponents met at the board."),
    "ARO": QT_TRANSLATE_NOOP("TieBreaks", "The mean rating of the opponents met at the board."),
    "APRO": QT_TRANSLATE_NOOP("TieBreaks", "The mean performance of the opponents met at the board."),
    "APPO": QT_TRANSLATE_NOOP("TieBreaks", "The mean perfect performance of the opponents met at the board."),
}
PERFORMANCE = QT_TRANSLATE_NOOP("TieBreaks", "{points} of {games} against an average rating of {mean}.")
ALONE = QT_TRANSLATE_NOOP("TieBreaks", "Nobody is tied with this place.")
AMONG = QT_TRANSLATE_NOOP(
    "TieBreaks", "Place {place} of the {tied} tied: {points} points in %n game(s) against each other."
)
STILL_TIED = QT_TRANSLATE_NOOP(
    "TieBreaks", "The games among the {tied} tied part nobody: {points} points in %n game(s)."
)
VIRTUAL = QT_TRANSLATE_NOOP("TieBreaks", "no game: a virtual opponent with {points} points")
ADJUSTED = QT_TRANSLATE_NOOP(
    "TieBreaks", "{points} points count as {adjusted}: rounds without play are drawn"
)
LEFT_OUT = QT_TRANSLATE_NOOP("TieBreaks", "left out")
TOO_FEW_POINTS = QT_TRANSLATE_NOOP("TieBreaks", "too few points to count")

NONE = Value(None, "–", how="table")
_RATED = frozenset({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})
_BY_OPPONENTS = frozenset({"BH", "FB", "SB", "AOB", "ABH", "AFB", "ESB"})
_RULES_2024 = frozenset({"FB", "ABH", "AFB", "ESB"})
_MEANS = frozenset({"AOB", "ARO", "APRO", "APPO"})
_ELO_LIKE = 400.0


class FederationSession:
    """The tie-breaks of one contest; rounds are put in order once, the library is called when needed."""

    def __init__(self, contest: Contest, ground: Ground) -> None:
        self.contest = contest
        self.ground = ground
        self._scorers: dict[tuple[str, bool], Scorer] = {}
        self._views: dict[str, Book] = {}

    def column(self, key: str, tied: Sequence[int]) -> Column:
        """Return a tie-break of every unit; see ``tiebreak_base.Session``."""
        parsed = parse(key)
        if not self.contest.units:
            return Column(parsed.normal, parsed.label, (), lower_first=parsed.name in ("DE", "TPN"))
        self._refuse_unfit(parsed)
        counted = COUNTS.get(parsed.name)
        notes: tuple[Text, ...] = ()
        if parsed.name in ("RTNG", "TPN"):
            values = self._own(parsed)
        elif counted is not None:
            values = self._counted(self._book(parsed.points), counted)
        elif parsed.name == "DE":
            values = self._direct(parsed, tied)
        elif parsed.name == "ESB":
            values = self._extended(parsed)
        else:
            values = self._found(parsed)
        if parsed.name in _RATED - {"RTNG"} and not self._all_rated(parsed):
            unrated = sum(one.rating is None for one in self.contest.units)
            notes = (UNRATED_NOTE(count=unrated, key=parsed.name),)
        lower = parsed.name in ("DE", "TPN")
        return Column(parsed.normal, parsed.label, values, lower_first=lower, notes=notes)

    @cached_property
    def book(self) -> Book:
        """The contest put into rounds."""
        return book_of(self.contest)

    @cached_property
    def everybody_meets(self) -> bool:
        """Whether the rules of round robins hold."""
        stated = self.ground.everybody_meets
        return self.book.everybody_meets() if stated is None else stated

    def _refuse_unfit(self, key: Key) -> None:
        scoring, name = self.contest.scoring, key.name
        unplayed = any(
            line is None or not (line.played or line.open) for row in self.book.lines for line in row
        )
        if scoring.by != "result" or scoring.table:
            guesses = not self.everybody_meets and (name == "DE" or unplayed)
            if name in ("KS", "STD") or (name in _BY_OPPONENTS | {"DE"} and guesses):
                raise TourneyError("unfit-tiebreak", UNFIT(key=key.normal), field="tiebreaks")
        if self.ground.edition == "2018" and name in _RULES_2024:
            raise TourneyError("unfit-tiebreak", NOT_YET(key=key.normal), field="tiebreaks")
        ratings = [one.rating for one in self.contest.units if one.rating is not None]
        if name in _RATED - {"RTNG"} and ratings and max(ratings) < _ELO_LIKE:
            raise TourneyError("unfit-tiebreak", OTHER_SCALE(key=key.normal), field="tiebreaks")

    def _book(self, points: str) -> Book:
        if points not in ("GP", "G"):
            return self.book
        if points not in self._views:
            self._views[points] = book_of(by_scores(self.contest))
        return self._views[points]

    def _scorer(self, points: str, *, open_games: bool) -> Scorer:
        # Without games going on both kinds are one, and need be built once.
        going_on = any(game.open for game in self.contest.games)
        place = ("G" if points in ("GP", "G") else "", open_games and going_on)
        if place not in self._scorers:
            self._scorers[place] = Scorer(
                self._book(place[0]),
                edition=self.ground.edition,
                everybody_meets=self.everybody_meets,
                open_games=place[1],
            )
        return self._scorers[place]

    def _own(self, key: Key) -> tuple[Value, ...]:
        if key.name == "TPN":
            return tuple(
                _single(Fraction(place + 1)) for place in _places(initial_order(self.contest), self.contest.n)
            )
        return tuple(
            NONE if one.rating is None else _single(Fraction(round(one.rating))) for one in self.contest.units
        )

    def _counted(self, book: Book, worth: Callable[[Book, Line], Fraction]) -> tuple[Value, ...]:
        values = []
        for row in book.lines:
            parts = []
            for index, line in enumerate(row):
                value = worth(book, line) if line is not None else Fraction(0)
                if line is not None and (value or line.opponent is not None):
                    parts.append(Part(value, book.real[index], line.opponent))
            total = sum((part.value for part in parts), Fraction(0))
            values.append(Value(total, points_text(total), tuple(parts)))
        return tuple(values)

    def _found(self, key: Key) -> tuple[Value, ...]:
        open_games = key.name in _BY_OPPONENTS
        book = self._book(key.points)
        if self.ground.edition == "2018" and key.name in ("BH", "SB", "AOB") and not self.everybody_meets:
            old = virtual.details(
                book,
                sonneborn=key.name == "SB",
                cuts=key.cuts,
                as_played="P" in key.modifiers,
            )
            adjusted = virtual.adjusted_scores(book)
            if key.name == "AOB":
                return _average(book, [one["val"] for one in old])
            return tuple(self._value(key, book, i, one, adjusted) for i, one in enumerate(old))
        scorer = self._scorer(key.points, open_games=open_games)
        found = scorer.column(key.code, [1] * self.contest.n)
        adjusted = scorer.adjusted() if key.name in _BY_OPPONENTS else []
        return tuple(self._value(key, book, i, one, adjusted) for i, one in enumerate(found))

    def _value(self, key: Key, book: Book, unit: int, found: Details, adjusted: Sequence[Fraction]) -> Value:
        if found["val"] is None and not (key.name == "ARO" and self._all_rated(key)):
            return NONE
        value = _fraction(found["val"] or 0)
        cut = set(found.get("cut", ()))
        parts = []
        for index, line in enumerate(book.lines[unit]):
            worth = found.get(index + 1, found.get(str(index + 1)))
            if worth is None:
                continue
            part = Part(_fraction(worth), book.real[index], line.opponent if line else None)
            if index + 1 in cut:
                reason = TOO_FEW_POINTS if key.name == "KS" else LEFT_OUT
                part = replace(part, counted=False, reason=reason)
            if key.name in ("BH", "FB", "SB"):
                part = self._opponent(key, book, line, part, adjusted)
            elif key.name in ("TPR", "PTP"):
                part = replace(part, weight=line.points if line else None)
            parts.append(part)
        how = "mean" if key.name in _MEANS else "table" if key.name in ("TPR", "PTP") else "sum"
        why = EVERY_PART.get(key.name)
        if how == "table":
            why = _performance(book, parts)
        text = str(found["val"] or 0) if how == "mean" else points_text(value)
        return Value(value, text, tuple(parts), how, why)

    def _all_rated(self, key: Key) -> bool:
        told = any(one[0] == "U" for one in key.modifiers)
        return told or all(one.rating is not None for one in self.contest.units)

    def _opponent(
        self, key: Key, book: Book, line: Line | None, part: Part, adjusted: Sequence[Fraction]
    ) -> Part:
        """Return a part of a Buchholz or Sonneborn-Berger with what it was made from."""
        own = line.points if line else Fraction(0)
        weight = own if key.name == "SB" else Fraction(1)
        counts = line is not None and line.opponent is not None
        counts = counts and line is not None and (line.played or line.open or self._forfeits_count(key, part))
        if counts and line is not None and line.opponent is not None:
            of, plain = adjusted[line.opponent], book.total[line.opponent]
            reason = ADJUSTED(points=points_text(plain), adjusted=points_text(of)) if of != plain else None
        else:
            of = part.value / weight if weight else Fraction(0)
            reason = VIRTUAL(points=points_text(of)) if weight else None
        return replace(part, of=of, weight=weight, reason=reason or part.reason)

    def _forfeits_count(self, key: Key, part: Part) -> bool:
        last = part.round is not None and part.round == self.contest.planned
        return "P" in key.modifiers or self.everybody_meets or (key.name == "FB" and last)

    def _direct(self, key: Key, tied: Sequence[int]) -> tuple[Value, ...]:
        book = self._book(key.points)
        found = self._scorer(key.points, open_games=False).column(key.code, tied)
        as_played = self.everybody_meets or "P" in key.modifiers
        values = []
        for unit, row in enumerate(book.lines):
            group = {other for other in range(len(tied)) if tied[other] == tied[unit]} - {unit}
            parts = tuple(
                Part(line.points, book.real[index], line.opponent)
                for index, line in enumerate(row)
                if line and line.opponent in group and not line.open and (line.played or as_played)
            )
            place = Fraction(found[unit]["val"])
            points = points_text(sum((part.value for part in parts), Fraction(0)))
            if not group:
                why = ALONE
            else:
                said = AMONG if place else STILL_TIED
                why = said(count=len(parts), place=place, tied=len(group) + 1, points=points)
            text = str(place) if place else "–"
            values.append(Value(place, text, parts, "rank", why))
        return tuple(values)

    def _extended(self, key: Key) -> tuple[Value, ...]:
        theirs, own = (key.points or "MG")[0], (key.points or "MG")[1]
        book = self._book(own)
        scorer = self._scorer(theirs, open_games=True)
        plain = replace(key, name="BH", modifiers=tuple(one for one in key.modifiers if one == "P"))
        found, adjusted = scorer.column(plain.code, [1] * self.contest.n), scorer.adjusted()
        values = []
        for unit, row in enumerate(book.lines):
            parts = []
            for index, line in enumerate(row):
                score = found[unit].get(str(index + 1))
                if score is None:
                    continue
                weight = line.points if line else Fraction(0)
                opponent = line.opponent if line else None
                of = _fraction(score)
                reason = None
                if opponent is None or of != adjusted[opponent]:
                    reason = VIRTUAL(points=points_text(of))
                parts.append(Part(of * weight, book.real[index], opponent, True, reason, of, weight))
            low = sorted(range(len(parts)), key=lambda i: (parts[i].of or Fraction(0), parts[i].value))
            for i in low[: key.cuts[0]]:
                parts[i] = replace(parts[i], counted=False, reason=LEFT_OUT)
            total = sum((part.value for part in parts if part.counted), Fraction(0))
            values.append(Value(total, points_text(total), tuple(parts), "sum", EVERY_PART["ESB"]))
        return tuple(values)


def _places(order: Sequence[int], n: int) -> list[int]:
    places = [0] * n
    for place, unit in enumerate(order):
        places[unit] = place
    return places


def _single(value: Fraction) -> Value:
    return Value(value, points_text(value), (Part(value),))


@lru_cache(maxsize=4096)
def _fraction(value: Any) -> Fraction:
    return Fraction(value)


def _average(book: Book, of_all: Sequence[Fraction]) -> tuple[Value, ...]:
    values = []
    for row in book.lines:
        parts = tuple(
            Part(of_all[line.opponent], book.real[index], line.opponent)
            for index, line in enumerate(row)
            if line and line.played and line.opponent is not None
        )
        if not parts:
            values.append(NONE)
            continue
        mean = sum((part.value for part in parts), Fraction(0)) / len(parts)
        exact = Decimal(mean.numerator) / Decimal(mean.denominator)
        text = str(exact.quantize(Decimal("0.01"), ROUND_HALF_UP))
        values.append(Value(Fraction(text), text, parts, "mean", EVERY_PART["AOB"]))
    return tuple(values)


def _performance(book: Book, parts: Sequence[Part]) -> Text | None:
    kept = [part for part in parts if part.counted]
    if not kept:
        return None
    worth = book.contest.scoring.win or Fraction(1)
    points = sum((part.weight or Fraction(0) for part in kept), Fraction(0)) / worth
    mean = sum((part.value for part in kept), Fraction(0)) / len(kept)
    return PERFORMANCE(points=points_text(points), games=len(kept), mean=round(mean))
