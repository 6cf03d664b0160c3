"""The rows of a list of people."""

from __future__ import annotations

from dataclasses import dataclass, field

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import fold
from tourney.core.records import NAME_EMPTY
from tourney.exchange.drafts import Cells, DraftPlayer, RowProblem
from tourney.exchange.guard import unguard
from tourney.exchange.readers._dates import read_year
from tourney.exchange.readers._people import RATING_BAD, People, joined_name, read_decimal, read_name

BORN_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not a date or year of birth and was left out.")
TOTAL = QT_TRANSLATE_NOOP("Exchange", "“{name}” looks like the last line of a sum and was left out.")

_TOTALS = frozenset(["summe", "total", "totals", "sum", "gesamt", "somme", "合计", "总计"])
_NONE = frozenset(("", "-", "–", "0", "unrated", "n/a", "?"))


@dataclass(slots=True)
class PlayerRows:
    """What reading the rows gave."""

    people: People = field(default_factory=People)
    problems: list[RowProblem] = field(default_factory=list)
    remarks: list[RowProblem] = field(default_factory=list)


FARTHEST = 100_000
"""No scale of ratings reaches this far; a larger number is something else."""


def read_players(cells: Cells, start: int, headings: list[str], roles: dict[str, int]) -> PlayerRows:
    """Read the people of the rows from index *start* on."""
    read = PlayerRows()
    name_role = "name" if "name" in roles else "surname"
    column = headings[roles[name_role]]
    for number, row in zip(cells.numbers[start:], cells.rows[start:], strict=True):
        if [" ".join(cell.split()) for cell in row] == headings:
            continue
        facts = {role: row[at].strip(" \u00a0\r\n") if at < len(row) else "" for role, at in roles.items()}
        if _is_total(facts, name_role):
            text = TOTAL(name=facts[name_role])
            read.remarks.append(RowProblem(number, column, "total-row", text))
            continue
        player = _person(facts, name_role, number, headings, roles, read)
        if player is None:
            continue
        told = read.people.add(player, column)
        if told is not None:
            (read.problems if told.code == "namesake" else read.remarks).append(told)
    return read


def _is_total(facts: dict[str, str], name_role: str) -> bool:
    return fold(facts[name_role]) in _TOTALS and not facts.get("rating") and not facts.get("born")


def _person(
    facts: dict[str, str],
    name_role: str,
    number: int,
    headings: list[str],
    roles: dict[str, int],
    read: PlayerRows,
) -> DraftPlayer | None:
    def heading(role: str) -> str:
        return headings[roles[role]]

    try:
        if name_role == "surname":
            whole = joined_name(facts["surname"], facts.get("given", ""))
            if not whole:
                raise TourneyError("name-empty", NAME_EMPTY)
            name = read_name(whole)
        else:
            name = read_name(facts["name"])
    except TourneyError as error:
        read.problems.append(RowProblem(number, heading(name_role), error.code, error.text))
        return None
    values: dict[str, float | None] = {}
    for role in ("rating", "deviation"):
        text = facts.get(role, "")
        values[role] = None if text.casefold() in _NONE else read_decimal(text)
        bad = values[role] is None and text.casefold() not in _NONE
        if bad or abs(values[role] or 0) > FARTHEST or (role == "deviation" and (values[role] or 1) <= 0):
            values[role] = None
            read.remarks.append(RowProblem(number, heading(role), "rating-bad", RATING_BAD(text=text)))
    born_text = facts.get("born", "")
    born = read_year(born_text)
    if born_text and born is None:
        read.remarks.append(RowProblem(number, heading("born"), "born-bad", BORN_BAD(text=born_text)))
    return DraftPlayer(
        name, unguard(facts.get("number", "")), born, values["rating"], values["deviation"], row=number
    )
