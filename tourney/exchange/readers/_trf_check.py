"""Do the players of a report file agree with each other? Small faults are put right and told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.drafts import RowProblem
from tourney.exchange.event_draft import BYE_CODES, Colour, EventDraft, EventPlayer, EventResult

ONE_SIDED = QT_TRANSLATE_NOOP(
    "Exchange", "Round {round}: the result of “{name}” was taken from the line of “{other}”."
)
ABSENT = QT_TRANSLATE_NOOP(
    "Exchange", "Round {round}: “{name}” was paired with “{other}” and absent; taken as a forfeit."
)
UNKNOWN_OPPONENT = QT_TRANSLATE_NOOP(
    "Exchange", "Round {round}: “{name}” names opponent {number}, whom the file does not have."
)
OWN_OPPONENT = QT_TRANSLATE_NOOP("Exchange", "Round {round}: “{name}” is named as the opponent of himself.")
DIFFER = QT_TRANSLATE_NOOP(
    "Exchange",
    "Round {round}: “{name}” has {code} against “{other}”, who has {other_code}; this game is left out.",
)
OTHER_OPPONENT = QT_TRANSLATE_NOOP(
    "Exchange",
    "Round {round}: “{name}” names “{other}” as opponent, whose line says something else; this game is "
    "left out.",
)
COLOURS = QT_TRANSLATE_NOOP(
    "Exchange", "Round {round}: “{name}” and “{other}” both have the colour {colour}."
)
BOTH_LOST = QT_TRANSLATE_NOOP("Exchange", "Round {round}: “{name}” and “{other}” both lost.")
POINTS = QT_TRANSLATE_NOOP("Exchange", "“{name}” has {points} points in the file; the results give {sum}.")
SCORING = QT_TRANSLATE_NOOP(
    "Exchange", "The points of the players fit a scoring of {win}, {draw} and {loss}."
)
TOO_MANY = QT_TRANSLATE_NOOP(
    "Exchange", "The lines tell of {told} rounds, but {rounds} are planned; all of them were read."
)
GAP = QT_TRANSLATE_NOOP("Exchange", "There is no player with the starting number {number}.")
EMPTY_ROUND = QT_TRANSLATE_NOOP(
    "Exchange", "Round {round} has marks for nobody who was paired; it does not count as a round."
)

_AGREE = frozenset(("10", "01", "==", "WL", "LW", "DD", "+-", "-+", "--", "LL"))
_COMPLEMENT = {"1": "0", "0": "1", "=": "=", "W": "L", "L": "W", "D": "D", "+": "-", "-": "+"}
_SCORINGS = ((3.0, 1.0, 0.0), (2.0, 1.0, 0.0))
_GAPS_TOLD = 5


@dataclass(slots=True)
class Checked:
    """The players with their results made to agree, and what was found."""

    event: EventDraft
    problems: list[RowProblem] = field(default_factory=list)
    remarks: list[RowProblem] = field(default_factory=list)
    left_out: set[tuple[int, int]] = field(default_factory=set)
    """(round, starting number) of results that contradict another line; such games are left out."""


def checked(event: EventDraft) -> Checked:
    """Return the event with the results of each game made to agree, where there is no doubt."""
    check = _Check(event)
    check.games()
    found = check.found
    found.event = replace(
        event, players=tuple(replace(p, results=tuple(check.results[p.number])) for p in event.players)
    )
    _look_at_rounds(found)
    _look_at_numbers(found)
    _look_at_points(found)
    return found


class _Check:
    def __init__(self, event: EventDraft) -> None:
        self.event = event
        self.found = Checked(event)
        self.rounds = max((len(p.results) for p in event.players), default=0)
        self.results = {p.number: [*p.results] for p in event.players}
        self.players = {p.number: p for p in event.players}

    def games(self) -> None:
        for number in range(1, self.rounds + 1):
            for player in self.event.players:
                mine = self._at(player.number, number)
                if mine.opponent is None:
                    continue
                if mine.opponent == player.number:
                    self._refuse(number, player, OWN_OPPONENT(round=number, name=player.name))
                elif mine.opponent not in self.players:
                    said = UNKNOWN_OPPONENT(round=number, name=player.name, number=mine.opponent)
                    self._remark(player, "trf-opponent", said)
                else:
                    self._game(number, player, self.players[mine.opponent])

    def _game(self, number: int, player: EventPlayer, other: EventPlayer) -> None:
        mine, theirs = self._at(player.number, number), self._at(other.number, number)
        if theirs.opponent != player.number:
            self._one_sided(number, player, other)
        elif player.number < other.number:
            self._mutual(number, player, other, mine, theirs)

    def _one_sided(self, number: int, player: EventPlayer, other: EventPlayer) -> None:
        mine, theirs = self._at(player.number, number), self._at(other.number, number)
        if theirs.opponent is None and theirs.code in ("", "Z"):
            code = _COMPLEMENT.get(mine.code, "")
            colour = {Colour.WHITE: Colour.BLACK, Colour.BLACK: Colour.WHITE}.get(mine.colour, Colour.NONE)
            self._set(other.number, number, EventResult(player.number, colour, code))
            said = ONE_SIDED(round=number, name=other.name, other=player.name)
            self._remark(other, "trf-one-sided", said)
            return
        self._refuse(number, player, OTHER_OPPONENT(round=number, name=player.name, other=other.name))

    def _mutual(
        self, number: int, one: EventPlayer, two: EventPlayer, mine: EventResult, theirs: EventResult
    ) -> None:
        for first, second, a, b in ((one, two, mine, theirs), (two, one, theirs, mine)):
            if a.code in BYE_CODES and b.code not in BYE_CODES:
                # Paired, and did not come: whatever mark the program gave for that.
                self._set(first.number, number, replace(a, code="-"))
                self._set(second.number, number, replace(b, code="-" if b.code in ("-", "") else "+"))
                said = ABSENT(round=number, name=first.name, other=second.name)
                self._remark(first, "trf-absent", said)
                return
            if not a.code and b.code:
                self._set(first.number, number, replace(a, code=_COMPLEMENT.get(b.code, "")))
                said = ONE_SIDED(round=number, name=first.name, other=second.name)
                self._remark(first, "trf-one-sided", said)
                return
        if mine.colour and mine.colour == theirs.colour:
            said = COLOURS(round=number, name=one.name, other=two.name, colour=str(mine.colour))
            self._remark(one, "trf-colours", said)
        if mine.code + theirs.code in _AGREE or not mine.code:
            return
        if mine.code + theirs.code in ("00", "0-", "-0") and self._points_fit(one, two):
            self._remark(one, "trf-both-lost", BOTH_LOST(round=number, name=one.name, other=two.name))
            return
        said = DIFFER(
            round=number, name=one.name, code=mine.code, other=two.name, other_code=theirs.code or "–"
        )
        self._refuse(number, one, said)
        self.found.left_out.add((number, two.number))

    def _points_fit(self, *players: EventPlayer) -> bool:
        return all(p.points is not None and p.points == self.event.computed_points(p) for p in players)

    def _at(self, player: int, number: int) -> EventResult:
        results = self.results[player]
        return results[number - 1] if number <= len(results) else EventResult()

    def _set(self, player: int, number: int, result: EventResult) -> None:
        results = self.results[player]
        results.extend([EventResult()] * (number - len(results)))
        results[number - 1] = result

    def _refuse(self, number: int, player: EventPlayer, said: Text) -> None:
        self.found.problems.append(RowProblem(player.row, "", "trf-differs", said))
        self.found.left_out.add((number, player.number))

    def _remark(self, player: EventPlayer, code: str, said: Text) -> None:
        self.found.remarks.append(RowProblem(player.row, "", code, said))


def _look_at_rounds(found: Checked) -> None:
    event = found.event
    told = event.rounds_told
    if event.rounds is not None and told > event.rounds:
        said = TOO_MANY(told=told, rounds=event.rounds)
        found.remarks.append(RowProblem(1, "", "trf-rounds", said))
    for number in range(told + 1, max((len(p.results) for p in event.players), default=0) + 1):
        marks = {p.results[number - 1].code for p in event.players if number <= len(p.results)}
        if "-" in marks:
            found.remarks.append(RowProblem(1, "", "trf-rounds", EMPTY_ROUND(round=number)))


def _look_at_numbers(found: Checked) -> None:
    numbers = {p.number for p in found.event.players}
    gaps = [number for number in range(1, max(numbers, default=0)) if number not in numbers]
    for number in gaps[:_GAPS_TOLD]:
        found.remarks.append(RowProblem(1, "", "trf-gap", GAP(number=number)))


def _look_at_points(found: Checked) -> None:
    """Compare the points given with the results; where all fit another usual scoring, that is taken."""
    wrong = _wrong_points(found.event)
    if not found.event.scoring and len(wrong) > len(found.event.players) / 2:
        for win, draw, loss in _SCORINGS:
            other = replace(found.event, scoring=(("W", win), ("D", draw), ("L", loss)))
            fewer = _wrong_points(other)
            if len(fewer) < len(wrong) / 4:
                found.event, wrong = other, fewer
                said = SCORING(win=f"{win:g}", draw=f"{draw:g}", loss=f"{loss:g}")
                found.remarks.append(RowProblem(1, "", "trf-scoring", said))
                break
    for player in wrong:
        assert player.points is not None
        said = POINTS(
            name=player.name, points=f"{player.points:g}", sum=f"{found.event.computed_points(player):g}"
        )
        found.remarks.append(RowProblem(player.row, "", "trf-points", said))


def _wrong_points(event: EventDraft) -> list[EventPlayer]:
    handmade = {number for one in event.abnormal for number in one.who}
    return [
        p for p in _with_points(event) if p.points != event.computed_points(p) and p.number not in handmade
    ]


def _with_points(event: EventDraft) -> Iterable[EventPlayer]:
    return (player for player in event.players if player.points is not None)
