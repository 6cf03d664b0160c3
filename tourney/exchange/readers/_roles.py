"""The roles of the columns of a table: from their headings, and as a person said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tourney.core.names import fold
from tourney.exchange.drafts import Cells
from tourney.exchange.headings import HOME_KEYS, VOTE_KEYS, key_of, known_headings, role_of
from tourney.exchange.mapping import EXTRA, IGNORE, ROLES, ColumnMap, Kind
from tourney.exchange.readers._long_roles import LONG_ONLY, long_roles
from tourney.exchange.readers._results import side_label

PAIRS = (("winner", "loser"), ("name1", "name2"))
SIDES = frozenset(role for pair in PAIRS for role in pair)
HEADING_ROWS = 20


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading row: its index (-1: there is none), its cells, role -> column, the kind of list.

    ``extras`` are the columns to keep without a known meaning; ``told`` those a person gave a role.
    ``partners`` are further columns of a side: doubles in four columns.
    """

    at: int
    cells: list[str]
    roles: dict[str, int]
    kind: Kind
    is_long: bool = False
    extras: tuple[int, ...] = ()
    told: frozenset[int] = field(default_factory=frozenset)
    partners: dict[str, tuple[int, ...]] = field(default_factory=dict)

    def role_at(self) -> dict[int, str]:
        """Return column -> role, extras among them."""
        found = dict.fromkeys(self.extras, EXTRA)
        found.update({at: role for role, columns in self.partners.items() for at in columns})
        found.update({at: role for role, at in self.roles.items()})
        return found


def assign(
    headings: Sequence[str],
    mapping: ColumnMap | None = None,
    kind: Kind | None = None,
    *,
    below: Sequence[Sequence[str]] = (),
) -> Heading | None:
    """Return what the columns mean, None where they are no list of games or people.

    The first column of a role counts. A file of two players has its "id" of the game, not of a person, and
    one "name" column is not a side; two plain "player" columns are the two sides. *below* are the rows,
    which tell whether a column holds lines of notation.
    """
    told = mapping.places(headings) if mapping is not None else {}
    said: dict[str, int] = {}
    for at, role in told.items():
        if role not in (EXTRA, IGNORE) and not (role in SIDES and role in said):
            said[role] = at
    long = _long(headings, told, said)
    games = _games(headings, told, said)
    people = _people(headings, told, said)
    if kind is not Kind.PLAYERS:
        line_said = bool({"line", "result"} & said.keys())
        whole = is_games(games) and (line_said or _says_results(below, games))
        if whole and not LONG_ONLY & said.keys():
            return _heading(headings, games, told, _kind_of_games(headings, games, kind))
        if long is not None:
            return _heading(headings, long, told, _kind_of_games(headings, long, kind), is_long=True)
    if kind in (None, Kind.PLAYERS) and is_players(people):
        return _heading(headings, people, told, Kind.PLAYERS)
    return None


def find_heading(
    rows: Sequence[Sequence[str]],
    numbers: Sequence[int],
    *,
    header_row: int | None = None,
    mapping: ColumnMap | None = None,
    kind: Kind | None = None,
) -> Heading | None:
    """Return the row among the first that names most columns of games or of people.

    A person may say which row it is, or that there is none (0); then columns are called #1, #2 ...

    Raises
    ------
    TourneyError
        "no-column" where *mapping* names a column that the table lacks.
    """
    if header_row == 0:
        return _no_heading(rows, mapping, kind)
    if header_row is not None:
        at = next((i for i, number in enumerate(numbers) if number == header_row), None)
        found = _assigned(rows, at, mapping, kind) if at is not None else None
        return _placed(found, at)
    if mapping is not None and mapping.pairs:
        at = _row_of_mapping(rows, mapping)
        if at is None:
            return _no_heading(rows, mapping, kind)
        return _placed(_assigned(rows, at, mapping, kind), at)
    best: Heading | None = None
    most = 0
    for i, row in enumerate(rows[:HEADING_ROWS]):
        known = known_headings(row)
        if known <= most:
            continue
        found = _assigned(rows, i, None, kind)
        if found is not None:
            best, most = _placed(found, i), known
    return best


def _assigned(
    rows: Sequence[Sequence[str]], at: int, mapping: ColumnMap | None, kind: Kind | None
) -> Heading | None:
    return assign(_clean(rows[at]), mapping, kind, below=rows[at + 1 :])


def _row_of_mapping(rows: Sequence[Sequence[str]], mapping: ColumnMap) -> int | None:
    """Return the row that holds most of the named columns; None where they are named by place alone."""
    wanted = {key_of(column) for column, _ in mapping.pairs if not column.startswith("#")} - {""}
    held = [
        (len(wanted & {key_of(cell) for cell in row}), known_headings(row)) for row in rows[:HEADING_ROWS]
    ]
    if not held or max(held) == (0, 0):
        return None if not wanted else 0 if held else None
    return held.index(max(held))


def _no_heading(
    rows: Sequence[Sequence[str]], mapping: ColumnMap | None, kind: Kind | None
) -> Heading | None:
    if mapping is None or not mapping.pairs:
        return None
    width = max((len(row) for row in rows), default=0)
    return assign([f"#{i + 1}" for i in range(width)], mapping, kind, below=rows)


def _placed(found: Heading | None, at: int | None) -> Heading | None:
    if found is None or at is None:
        return None
    return replace(found, at=at)


def _clean(row: Sequence[str]) -> list[str]:
    """Return headings in one line each."""
    return [" ".join(cell.replace("\ufeff", "").split()) for cell in row]


def _heading(
    headings: Sequence[str], roles: dict[str, int], told: dict[int, str], kind: Kind, *, is_long: bool = False
) -> Heading:
    partners = {} if is_long else _partners(roles, told)
    used = {*roles.values(), *(at for columns in partners.values() for at in columns)}
    extras = tuple(
        i
        for i, heading in enumerate(headings)
        if i not in used
        and told.get(i) != IGNORE
        and (told.get(i) == EXTRA or (heading and role_of(heading) != "index"))
    )
    return Heading(-1, list(headings), roles, kind, is_long, extras, frozenset(told), partners)


def _partners(roles: dict[str, int], told: dict[int, str]) -> dict[str, tuple[int, ...]]:
    """Return the further columns that a person gave to a side, after its first."""
    found = {
        role: tuple(at for at, said in told.items() if said == role and at != roles[role])
        for role in SIDES
        if role in roles
    }
    return {role: columns for role, columns in found.items() if columns}


def _found(headings: Sequence[str], told: dict[int, str]) -> tuple[dict[str, int], list[int]]:
    roles: dict[str, int] = {}
    names: list[int] = []
    for i, heading in enumerate(headings):
        role = role_of(heading) if i not in told else None
        if role == "name":
            names.append(i)
        if role is not None:
            roles.setdefault(role, i)
    return roles, names


def _games(headings: Sequence[str], told: dict[int, str], said: dict[str, int]) -> dict[str, int]:
    roles, names = _found(headings, told)
    if len(names) == 2 and not any(pair[0] in roles and pair[1] in roles for pair in PAIRS):
        roles["name1"], roles["name2"] = names
    if "name1" not in roles and "name" in roles and "name2" in roles:
        roles["name1"] = roles["name"]
    if not any(pair[0] in roles and pair[1] in roles for pair in PAIRS):
        roles.update(zip(("name1", "name2"), _coloured_teams(headings, told), strict=False))
    roles.update(said)
    if "score" in said:
        roles["result"] = said["score"]
    if not is_games(roles):
        return roles
    return {role: at for role, at in roles.items() if _fits(role, Kind.GAMES) and role not in LONG_ONLY}


def _coloured_teams(headings: Sequence[str], told: dict[int, str]) -> list[int]:
    """Return the columns of two sides that are named by a colour or the like: "blue_team", "red_team"."""
    found = [
        at
        for at, heading in enumerate(headings)
        if at not in told
        and role_of(heading) is None
        and side_label(heading) != key_of(heading)
        and fold(heading.replace("_", " ")) != side_label(heading)
    ]
    return found if len(found) == 2 else []


def _long(headings: Sequence[str], told: dict[int, str], said: dict[str, int]) -> dict[str, int] | None:
    open_headings = ["" if i in told else heading for i, heading in enumerate(headings)]
    renamed = {"name": "player", "result": "score"}
    return long_roles(open_headings, {renamed.get(role, role): at for role, at in said.items()})


def _people(headings: Sequence[str], told: dict[int, str], said: dict[str, int]) -> dict[str, int]:
    roles, _ = _found(headings, told)
    if "round" in roles and key_of(headings[roles["round"]]) == "rd":
        roles.setdefault("deviation", roles["round"])
    if "category" in roles:
        roles.setdefault("group", roles["category"])
    roles = {role: at for role, at in roles.items() if _fits(role, Kind.PLAYERS)}
    roles.update(said)
    if "name" in roles and "surname" in roles and "given" not in roles and "name" not in said:
        roles["given"] = roles.pop("name")
    elif "name" in roles and "given" in roles and "surname" not in roles and "name" not in said:
        roles["surname"] = roles.pop("name")
    elif "given" in roles and not {"name", "surname"} & roles.keys():
        roles["name"] = roles.pop("given")
    return {role: at for role, at in roles.items() if _fits(role, Kind.PLAYERS)}


def _fits(role: str, kind: Kind) -> bool:
    return role in ROLES and kind in ROLES[role].kinds


def _kind_of_games(headings: Sequence[str], roles: dict[str, int], kind: Kind | None) -> Kind:
    if kind in (Kind.GAMES, Kind.VOTES):
        return kind
    sides = {key_of(headings[roles[role]]) for role in ("name1", "name2") if role in roles}
    return Kind.VOTES if "judge" in roles or (sides and sides <= VOTE_KEYS) else Kind.GAMES


def first_is_home(headings: Sequence[str], roles: dict[str, int]) -> bool:
    """Tell whether the first of two name columns is the side at home, or the side that moves first."""
    if "name1" not in roles or "name2" not in roles:
        return False
    return "neutral" in roles or key_of(headings[roles["name1"]]) in HOME_KEYS


def is_games(roles: dict[str, int]) -> bool:
    """Tell whether the columns name both sides of games, or hold whole lines of notation."""
    if any(first in roles and second in roles for first, second in PAIRS):
        return True
    return "line" in roles or ("result" in roles and not ({"name", "surname"} & roles.keys()))


def is_players(roles: dict[str, int]) -> bool:
    """Tell whether the columns are a list of people."""
    return "name" in roles or "surname" in roles


def _says_results(below: Sequence[Sequence[str]], roles: dict[str, int]) -> bool:
    """Tell whether a table of games has columns of names, or one of lines of notation."""
    if "name2" in roles or "loser" in roles:
        return True
    column = roles["line" if "line" in roles else "result"]
    return any(set(row[column]) & set(">=＞＝") for row in below if column < len(row))


def without_lone_points(cells: Cells, heading: Heading) -> Heading:
    """Return the heading with a column of lone points beside winner and loser as one to keep.

    Whose points they are it does not say; who won the other columns do.
    """
    at = heading.roles.get("result")
    if at is None or "winner" not in heading.roles or "loser" not in heading.roles:
        return heading
    texts = [row[at].strip() for row in cells.rows if at < len(row) and row[at].strip()]
    if not texts or not all(text.isdecimal() for text in texts) or {*texts} <= {"0", "1"}:
        return heading
    roles = {role: column for role, column in heading.roles.items() if role != "result"}
    return replace(heading, roles=roles, extras=tuple(sorted((*heading.extras, at))))
