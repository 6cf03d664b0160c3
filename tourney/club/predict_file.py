"""The chances of a game to come, from the games of a document."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tourney.club.plain_table import plain_csv
from tourney.club.rate_file import rate_file
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import Ambiguous, NameIndex, Unknown
from tourney.core.notation import parse
from tourney.exchange.drafts import ReadOptions

NOT_A_LINE = QT_TRANSLATE_NOOP("Errors", "The game must name its sides, as in: ann + bob > cid + dee")
UNKNOWN = QT_TRANSLATE_NOOP("Errors", "Nobody in {file} is called “{name}”.")
UNKNOWN_NEAR = QT_TRANSLATE_NOOP("Errors", "Nobody in {file} is called “{name}”; there is {near}.")
SEVERAL = QT_TRANSLATE_NOOP("Errors", "“{name}” could be {names}; write more of the name.")
TWICE = QT_TRANSLATE_NOOP("Errors", "“{name}” stands in this game twice.")
HEADER = ("side", "players", "win", "draw", "loss", "expected", "quality")
_SHOWN = 5


@dataclass(frozen=True, slots=True)
class FilePrediction:
    """Chances by side, in the order written: to win, to lose, and the expected score.

    With more than two sides a win is finishing first, and ``draw`` is 0. ``quality`` is the draw-limit
    match quality from 0 to 1.
    """

    sides: tuple[tuple[str, ...], ...]
    win: tuple[float, ...]
    draw: float
    loss: tuple[float, ...]
    expected: tuple[float, ...]
    quality: float
    notes: tuple[Text, ...] = ()

    def table_csv(self) -> str:
        """Return one line a side."""
        return plain_csv(
            HEADER,
            (
                (number, " + ".join(names), win, self.draw, loss, expected, self.quality)
                for number, (names, win, loss, expected) in enumerate(
                    zip(self.sides, self.win, self.loss, self.expected, strict=True), start=1
                )
            ),
        )


def predict_file(
    path: Path,
    engine_key: str,
    settings: Mapping[str, Any],
    line: str,
    *,
    as_of: dt.date | None = None,
    options: ReadOptions | None = None,
    skip_problems: bool = False,
    category: str | None = None,
) -> FilePrediction:
    """Return the chances of a game written in result notation; who stands first does not matter.

    Raises
    ------
    TourneyError
        "unknown-name" or "ambiguous-name" (names are never guessed), "player-twice", those of the
        notation and those of ``rate_file``.
    """
    parsed = parse(line)
    if parsed.is_board or len(parsed.sides) < 2:
        raise TourneyError("not-a-line", NOT_A_LINE, field="game")
    found = rate_file(
        path,
        engine_key,
        settings,
        as_of=as_of,
        options=options,
        skip_problems=skip_problems,
        category=category,
    )
    names = found.games.names
    index = NameIndex(enumerate(names))
    lineup = [
        [(_player(index, member.name, found.games.source), member.weight) for member in side.members]
        for side in parsed.sides
    ]
    everybody = [player for side in lineup for player, _ in side]
    for position, player in enumerate(everybody):
        if player in everybody[:position]:
            raise TourneyError("player-twice", TWICE(name=names[player]), field="game")
    odds = found.engine.odds(found.now, found.params, lineup, nu=found.history.nu)
    total = range(len(lineup))
    return FilePrediction(
        sides=tuple(tuple(names[player] for player, _ in side) for side in lineup),
        win=tuple(float(p) for p in odds.win),
        draw=float(odds.draw),
        loss=tuple(float(sum(odds.win[j] for j in total if j != i)) for i in total),
        expected=tuple(float(p) for p in odds.expected),
        quality=float(found.engine.quality(found.now, found.params, lineup)),
        notes=found.games.notes + found.notes,
    )


def _player(index: NameIndex, name: str, source: str) -> int:
    answer = index.resolve(name)
    if isinstance(answer, Unknown):
        near = ", ".join(match.name for match in answer.near[:_SHOWN])
        text = UNKNOWN_NEAR(file=source, name=name, near=near) if near else UNKNOWN(file=source, name=name)
        raise TourneyError("unknown-name", text, field="game")
    if isinstance(answer, Ambiguous):
        known = ", ".join(match.name for match in answer.matches[:_SHOWN])
        more = "" if len(answer.matches) <= _SHOWN else " …"
        raise TourneyError("ambiguous-name", SEVERAL(name=name, names=known + more), field="game")
    return answer.id
