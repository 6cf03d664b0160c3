"""A round for scripts: suggested from a club file, as text, as a table, and accepted when asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tourney.club import pairings
from tourney.club.club import Club
from tourney.club.plain_table import Value, plain_csv
from tourney.club.suggestions import SuggestOptions, asked_of
from tourney.club.views import BoardView, ByeView, Suggestion
from tourney.core.marks import QT_TRANSLATE_NOOP, Text, Translate, english, say
from tourney.core.options import describe, from_mapping
from tourney.exchange.base import Align, Cell, CellKind, Column, Row, Sheet
from tourney.pairing.base import PairingSystem
from tourney.pairing.contest_base import ContestSystem
from tourney.pairing.registry import CONTEST_SYSTEMS, SYSTEMS

ROUND = QT_TRANSLATE_NOOP("Sheet", "Round {number}")
AT = QT_TRANSLATE_NOOP("Sheet", "{club}: {event}, {date}")
BOARD = QT_TRANSLATE_NOOP("Sheet", "Board")
SIDE = QT_TRANSLATE_NOOP("Sheet", "Side {n}")
EXPECTED = QT_TRANSLATE_NOOP("Sheet", "Expected")
QUALITY = QT_TRANSLATE_NOOP("Sheet", "Quality")
WHY = QT_TRANSLATE_NOOP("Sheet", "Why")
BYE = QT_TRANSLATE_NOOP("Sheet", "bye")
HALF = QT_TRANSLATE_NOOP("Sheet", "half a point")
FULL = QT_TRANSLATE_NOOP("Sheet", "a full point")
ZERO = QT_TRANSLATE_NOOP("Sheet", "not paired")

KINDS = {"pairing": BYE, "half": HALF, "full": FULL, "zero": ZERO}
HEAD = ("round", "board", "slot", "kind", "expected", "quality", "reason")


@dataclass(frozen=True, slots=True, eq=False)
class PairedRound:
    """A suggested round with what it takes to print it."""

    club_name: str
    event_name: str
    date: str
    suggestion: Suggestion

    @property
    def notes(self) -> tuple[Text, ...]:
        """What had to give."""
        return self.suggestion.notes

    def accept(self, club: Club) -> None:
        """Put the round on the boards.

        Raises
        ------
        TourneyError
            "round-exists" when another desk was quicker, "stage-closed", "read-only".
        """
        club.execute(pairings.accept(self.suggestion))

    def text(self, translate: Translate = english) -> str:
        """Return the round for people, a line a board."""
        round_ = self.suggestion
        lines = [say(AT(club=self.club_name, event=self.event_name, date=self.date), translate)]
        lines.append(say(ROUND(number=round_.number), translate))
        for board in round_.boards:
            why = f"  ({say(board.reasons[0], translate)})" if board.reasons else ""
            lines.append(f"{board.board:4}  {_sides(board)}{_odds(board)}{why}")
        for bye in round_.byes:
            lines.append(f"   –  {bye.player.name}: {say(KINDS[bye.kind], translate)}")
        return "\n".join(lines) + "\n"

    def csv(self) -> str:
        """Return the round as CSV with full precision; ``kind`` is "game" or that of a free round."""
        most = max((len(board.sides) for board in self.suggestion.boards), default=2)
        number = self.suggestion.number
        rows: list[tuple[Value, ...]] = []
        for board in self.suggestion.boards:
            names = [side.name for side in board.sides] + [""] * (most - len(board.sides))
            why = say(board.reasons[0]) if board.reasons else ""
            odds = None if board.odds is None or len(board.sides) != 2 else board.odds.expected
            rows.append((number, board.board, board.slot, *names, "game", odds, board.quality, why))
        for bye in self.suggestion.byes:
            names = [bye.player.name] + [""] * (most - 1)
            why = say(bye.reasons[0]) if bye.reasons else ""
            rows.append((number, None, "", *names, str(bye.kind), None, None, why))
        return plain_csv([*HEAD[:3], *(f"side_{n}" for n in range(1, most + 1)), *HEAD[3:]], rows)

    def sheet(self) -> Sheet:
        """Return the round as a sheet, for any format."""
        most = max((len(board.sides) for board in self.suggestion.boards), default=2)
        columns = (
            Column("board", BOARD, CellKind.NUMBER),
            *(Column(f"side_{n}", SIDE(n=n), stretch=True) for n in range(1, most + 1)),
            Column("expected", EXPECTED, align=Align.RIGHT),
            Column("quality", QUALITY, CellKind.NUMBER, decimals=2),
            Column("why", WHY, stretch=True),
        )
        rows = [_board_row(board, most) for board in self.suggestion.boards]
        rows += [_bye_row(bye, most) for bye in self.suggestion.byes]
        subtitle = AT(club=self.club_name, event=self.event_name, date=self.date)
        return Sheet(ROUND(number=self.suggestion.number), columns, tuple(rows), subtitle, self.notes)


def pair_round(
    club: Club,
    event_id: int,
    *,
    system: str | None = None,
    settings: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> PairedRound:
    """Return the next round of an event; nothing is changed.

    The club must be rated. *settings* are options of the system by name, as typed; what they do not
    name is as the event's rules have it.

    Raises
    ------
    TourneyError
        "unknown-system", "unknown-option", "bad-option", and what ``pairings.suggest`` refuses.
    """
    rules = pairings.rules_of(club, event_id)
    key = system or rules.system
    pairing = asked_of(rules, SuggestOptions(system=key))
    if settings:
        usual = rules.options_dict() if key == rules.system else {}
        pairing = from_mapping(type(pairing), {**usual, **settings})
    made = pairings.suggest(club, event_id, SuggestOptions(pairing=pairing, system=key, seed=seed))
    event = pairings.event_of(club, event_id)
    return PairedRound(club.name, event.name, event.date.isoformat(), made.suggestion)


def system_options() -> tuple[tuple[str, tuple[tuple[str, Any], ...]], ...]:
    """Return each pairing system with the name and the usual value of its options."""
    found = []
    every: dict[str, PairingSystem | ContestSystem] = {**SYSTEMS, **CONTEST_SYSTEMS}
    for key, one in every.items():
        usual = one.options_type()
        found.append((key, tuple((name, getattr(usual, name)) for name in describe(one.options_type))))
    return tuple(found)


def _sides(board: BoardView) -> str:
    alone = all(len(side.player_ids) == 1 for side in board.sides)
    return (" · " if alone and len(board.sides) > 2 else " – ").join(side.name for side in board.sides)


def _odds(board: BoardView) -> str:
    parts = []
    if board.odds is not None and len(board.sides) == 2:
        expected = board.odds.expected
        parts.append(f"{100 * expected:.0f} : {100 * (1 - expected):.0f}")
    if board.quality is not None:
        parts.append(f"{board.quality:.2f}")
    return f"  {'  '.join(parts)}" if parts else ""


def _board_row(board: BoardView, most: int) -> Row:
    names = [Cell(side.name) for side in board.sides] + [Cell("")] * (most - len(board.sides))
    odds = board.odds if len(board.sides) == 2 else None
    chance = f"{100 * odds.expected:.0f} : {100 * (1 - odds.expected):.0f}" if odds is not None else ""
    why = board.reasons[0] if board.reasons else ""
    return Row((Cell(board.board), *names, Cell(chance), Cell(board.quality), Cell("", why)))


def _bye_row(bye: ByeView, most: int) -> Row:
    names = [Cell(bye.player.name), Cell("", KINDS[bye.kind])] + [Cell("")] * (most - 2)
    why = bye.reasons[0] if bye.reasons else ""
    return Row((Cell(None), *names, Cell(""), Cell(None), Cell("", why)))
