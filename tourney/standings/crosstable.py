"""Who met whom in each round, and with what result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from tourney.core.games import Game, GameState, points
from tourney.core.records import Round
from tourney.standings.base import Cell, CellKind, CrossRow, Crosstable, exact_points
from tourney.standings.scores import took_part


def crosstable(
    player_ids: Sequence[int],
    games: Iterable[Game],
    rounds: Sequence[Round],
    *,
    bye_points: Fraction | float = 1.0,
) -> Crosstable:
    """Return a row for each player in the order given, a column for each round by its number.

    Games of no round (or of another event's) share a last column, headed None, when there are any.
    Void games are left out; an open one is a cell without points. Somebody found only in the games
    or byes is put after the players given.
    """
    worth = exact_points(bye_points)
    columns: list[int | None] = [played.id for played in sorted(rounds, key=lambda r: r.number)]
    known = set(columns)
    cells: dict[int, dict[int | None, list[Cell]]] = {player_id: {} for player_id in player_ids}
    for game in games:
        column = game.round_id if game.round_id in known else None
        for player_id, cell in _cells(game):
            cells.setdefault(player_id, {}).setdefault(column, []).append(cell)
    for played in rounds:
        for player_id in played.bye_ids:
            cell = Cell(CellKind.BYE, points=worth)
            cells.setdefault(player_id, {}).setdefault(played.id, []).append(cell)
    if any(None in row for row in cells.values()):
        columns.append(None)
    rows = tuple(
        CrossRow(player_id, tuple(tuple(row.get(column, ())) for column in columns))
        for player_id, row in cells.items()
    )
    return Crosstable(tuple(columns), rows)


def _cells(game: Game) -> Iterator[tuple[int, Cell]]:
    if game.state is GameState.VOID:
        return
    sides = [tuple(took_part(game, index)) for index in range(len(game.sides))]
    kind = (
        CellKind.OPEN
        if game.state is GameState.OPEN
        else CellKind.FORFEIT
        if game.forfeit
        else CellKind.PLAYED
    )
    for index, own in enumerate(sides):
        opponents = tuple(other for j, side in enumerate(sides) if j != index for other in side)
        for player_id in own:
            partners = tuple(other for other in own if other != player_id)
            yield player_id, Cell(kind, opponents, partners, points(game, index), game.id)
