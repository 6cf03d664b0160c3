"""Games: adding, correcting, voiding, finding."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from types import MappingProxyType
from typing import Any, Literal, TypeVar, assert_never

import sqlalchemy as sa

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, Game, GameState, Member, NewGame, Side
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.store.players import merged
from tourney.store.tables import AppearanceRow, GameRow, SideRow, table_of
from tourney.store.writer import Reader, Writer

UNKNOWN = QT_TRANSLATE_NOOP("Errors", "This game is not in the log any more.")

GAME = table_of(GameRow)
SIDE = table_of(SideRow)
APPEARANCE = table_of(AppearanceRow)

Order = Literal["newest", "oldest", "board"]
NewGameT = TypeVar("NewGameT", bound=NewGame)
NOBODY: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games: those that meet every condition that is given."""

    player_id: int | None = None
    event_id: int | None = None
    round_id: int | None = None
    states: frozenset[GameState] | None = None


EVERY = GameFilter()


def add_game(writer: Writer, game: NewGame) -> int:
    """Add a game at the end of the log and return its id.

    Whoever was merged meanwhile stands in it as who he is now.
    """
    game = redirected(writer, game)
    key = writer.insert(GameRow, {**_game_values(game), "number": next_number(writer)})
    _insert_sides(writer, key, game.sides)
    return key


def add_games(writer: Writer, games: Sequence[NewGame]) -> range:
    """Add many games in this order and return their ids; three bulk inserts whatever their number."""
    if not games:
        return range(0)
    count = len(games)
    first = next_number(writer)
    rows = [_game_values(game) for game in games]
    columns: dict[str, Sequence[Any]] = {name: [row[name] for row in rows] for name in rows[0]}
    keys = writer.insert_many(GameRow, {**columns, "number": range(first, first + count)})
    sides = [
        (key, i, side) for key, game in zip(keys, games, strict=True) for i, side in enumerate(game.sides)
    ]
    side_keys = writer.insert_many(
        SideRow,
        {
            "game_id": [key for key, _, _ in sides],
            "position": [position for _, position, _ in sides],
            "rank": [side.rank for _, _, side in sides],
            "score": [side.score for _, _, side in sides],
        },
    )
    members = [
        (key, i, member)
        for key, (_, _, side) in zip(side_keys, sides, strict=True)
        for i, member in enumerate(side.members)
    ]
    writer.insert_many(
        AppearanceRow,
        {
            "side_id": [key for key, _, _ in members],
            "position": [position for _, position, _ in members],
            "player_id": [member.player_id for _, _, member in members],
            "weight": [member.weight for _, _, member in members],
        },
    )
    return keys


def replace_game(writer: Writer, game_id: int, game: NewGame, *, version: int | None = None) -> None:
    """Correct a game: everything but its id and its place in the log becomes that of *game*.

    Raises ``ConflictError`` when *version* is not the present one.
    """
    before, game = get_game(writer, game_id), redirected(writer, game)
    sides_differ = before.sides != game.sides
    writer.update(GameRow, game_id, _game_values(game), version=version, touch=sides_differ)
    if not sides_differ:
        return
    if [side.members for side in before.sides] != [side.members for side in game.sides]:
        entered = _entered_as(writer, game_id)
        _delete_sides(writer, game_id)
        _insert_sides(writer, game_id, game.sides, entered)
        return
    for key, side in zip(_side_keys(writer, game_id), game.sides, strict=True):
        writer.update(SideRow, key, {"rank": side.rank, "score": side.score})


def set_state(writer: Writer, game_id: int, state: GameState, *, version: int | None = None) -> None:
    """Void a game or bring it back; raises ``TourneyError`` where the result does not allow it."""
    game = replace(get_game(writer, game_id), state=state)
    writer.update(GameRow, game_id, {"state": str(game.state)}, version=version)


def set_board(writer: Writer, game_id: int, board: int) -> None:
    """Give a game another board number."""
    writer.update(GameRow, game_id, {"board": board})


def delete_game(writer: Writer, game_id: int, *, version: int | None = None) -> None:
    """Delete a game with its sides; raises ``ConflictError`` as ``replace_game`` does."""
    get_game(writer, game_id)
    _delete_sides(writer, game_id)
    writer.delete(GameRow, game_id, version=version)


def get_game(reader: Reader, game_id: int) -> Game:
    """Return a game; raises ``TourneyError`` "unknown-game"."""
    found = list(_games(reader, sa.select(GAME).where(GAME.c.id == game_id)))
    if not found:
        raise TourneyError("unknown-game", UNKNOWN, field="game")
    return found[0]


def find_game(reader: Reader, game_id: int) -> Game | None:
    """Return a game, None where it is not in the log."""
    return next(iter(_games(reader, sa.select(GAME).where(GAME.c.id == game_id))), None)


def list_games(reader: Reader, where: GameFilter = EVERY, *, order: Order = "newest") -> list[Game]:
    """Return games that meet *where*, by date and order of entry, or by round and board."""
    query = sa.select(GAME).where(*conditions(where))
    match order:
        case "newest":
            query = query.order_by(GAME.c.date.desc(), GAME.c.number.desc())
        case "oldest":
            query = query.order_by(GAME.c.date, GAME.c.number)
        case "board":
            query = query.order_by(GAME.c.round_id, GAME.c.board, GAME.c.number)
        case _:
            assert_never(order)
    return list(_games(reader, query))


def count_games(reader: Reader, where: GameFilter = EVERY) -> int:
    """Return how many games meet *where*."""
    query = sa.select(sa.func.count()).select_from(GAME).where(*conditions(where))
    return int(reader.connection.execute(query).scalar_one())


def players_with_games(reader: Reader) -> frozenset[int]:
    """Return the ids of everybody who is in a game."""
    return frozenset(reader.connection.execute(sa.select(APPEARANCE.c.player_id).distinct()).scalars())


def conditions(where: GameFilter) -> list[sa.ColumnElement[bool]]:
    """Return a filter as conditions on the game table."""
    found: list[sa.ColumnElement[bool]] = []
    played_in = sa.select(SIDE.c.game_id).join(APPEARANCE, APPEARANCE.c.side_id == SIDE.c.id)
    if where.player_id is not None:
        found.append(GAME.c.id.in_(played_in.where(APPEARANCE.c.player_id == where.player_id)))
    if where.event_id is not None:
        found.append(GAME.c.event_id == where.event_id)
    if where.round_id is not None:
        found.append(GAME.c.round_id == where.round_id)
    if where.states is not None:
        found.append(GAME.c.state.in_(sorted(str(state) for state in where.states)))
    return found


def redirected(reader: Reader, game: NewGameT) -> NewGameT:
    """Return a game with everybody who was merged meanwhile as who he is now.

    Raises ``TourneyError`` "player-twice" where that makes one person of two.
    """
    turned = merged(reader)
    if turned.keys().isdisjoint(game.player_ids):
        return game
    sides = []
    for one in game.sides:
        members = (replace(m, player_id=turned.get(m.player_id, m.player_id)) for m in one.members)
        sides.append(replace(one, members=tuple(members)))
    return replace(game, sides=tuple(sides))


def next_number(reader: Reader) -> int:
    """Return the number that the next game of the log gets."""
    return (reader.connection.execute(sa.select(sa.func.max(GAME.c.number))).scalar() or 0) + 1


def _games(reader: Reader, query: sa.Select[Any]) -> Iterator[Game]:
    rows = reader.connection.execute(query).all()
    wanted: Any = [row.id for row in rows] if len(rows) <= 500 else query.with_only_columns(GAME.c.id)
    parts = reader.connection.execute(
        sa.select(
            SIDE.c.game_id,
            SIDE.c.position,
            SIDE.c.rank,
            SIDE.c.score,
            APPEARANCE.c.player_id,
            APPEARANCE.c.weight,
        )
        .join_from(SIDE, APPEARANCE, APPEARANCE.c.side_id == SIDE.c.id)
        .where(SIDE.c.game_id.in_(wanted))
        .order_by(SIDE.c.game_id, SIDE.c.position, APPEARANCE.c.position)
    )
    sides: dict[int, list[Side]] = {}
    for (game_id, _, rank, score), members in groupby(parts, key=lambda part: part[:4]):
        side = Side(tuple(Member(part[4], part[5]) for part in members), rank, score)
        sides.setdefault(game_id, []).append(side)
    for row in rows:
        yield Game(
            sides=tuple(sides[row.id]),
            date=row.date,
            time=row.time,
            event_id=row.event_id,
            round_id=row.round_id,
            board=row.board,
            state=GameState(row.state),
            forfeit=Forfeit(row.forfeit),
            rated=row.rated,
            sets=read_sets(row.sets),
            note=row.note,
            slot=row.slot,
            category=row.category,
            extra=read_extra(row.extra),
            id=row.id,
            number=row.number,
            version=row.version,
        )


def _game_values(game: NewGame) -> dict[str, Any]:
    return {
        "event_id": game.event_id,
        "round_id": game.round_id,
        "board": game.board,
        "date": game.date,
        "time": game.time,
        "state": str(game.state),
        "forfeit": str(game.forfeit),
        "rated": game.rated,
        "sets": " ".join(f"{first}-{second}" for first, second in game.sets),
        "note": game.note,
        "slot": game.slot,
        "category": game.category,
        "extra": json.dumps(dict(game.extra), ensure_ascii=False) if game.extra else "",
    }


def read_sets(text: str) -> tuple[tuple[int, int], ...]:
    """Return the sets of a game from the column that holds them."""
    pairs = (one.split("-") for one in text.split())
    return tuple((int(first), int(second)) for first, second in pairs)


def read_extra(text: str) -> tuple[tuple[str, str], ...]:
    """Return what else was written about a game from the column that holds it."""
    return tuple((str(name), str(value)) for name, value in json.loads(text).items()) if text else ()


def _entered_as(reader: Reader, game_id: int) -> dict[int, int]:
    """Return for whom somebody was entered in a game, by player id, where a merge gave it to him."""
    query = (
        sa.select(APPEARANCE.c.player_id, APPEARANCE.c.entered_as)
        .join(SIDE, SIDE.c.id == APPEARANCE.c.side_id)
        .where((SIDE.c.game_id == game_id) & APPEARANCE.c.entered_as.is_not(None))
    )
    return {row.player_id: row.entered_as for row in reader.connection.execute(query)}


def _insert_sides(
    writer: Writer, game_id: int, sides: Iterable[Side], entered: Mapping[int, int] = NOBODY
) -> None:
    for position, side in enumerate(sides):
        values = {"game_id": game_id, "position": position, "rank": side.rank, "score": side.score}
        key = writer.insert(SideRow, values)
        for place, member in enumerate(side.members):
            values = {
                "side_id": key,
                "position": place,
                "player_id": member.player_id,
                "weight": member.weight,
                "entered_as": entered.get(member.player_id),
            }
            writer.insert(AppearanceRow, values)


def _side_keys(reader: Reader, game_id: int) -> list[int]:
    query = sa.select(SIDE.c.id).where(SIDE.c.game_id == game_id).order_by(SIDE.c.position)
    return list(reader.connection.execute(query).scalars())


def _delete_sides(writer: Writer, game_id: int) -> None:
    for side_key in _side_keys(writer, game_id):
        query = sa.select(APPEARANCE.c.id).where(APPEARANCE.c.side_id == side_key)
        for key in list(writer.connection.execute(query).scalars()):
            writer.delete(AppearanceRow, key)
        writer.delete(SideRow, side_key)
