"""The rows of a list of people."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.names import fold
from tourney.core.records import NAME_EMPTY
from tourney.exchange.drafts import Cells, DraftPlayer, ReadOptions, RowProblem
from tourney.exchange.guard import unguard
from tourney.exchange.headings import key_of
from tourney.exchange.readers._birth import BirthColumn
from tourney.exchange.readers._extras import Extras
from tourney.exchange.readers._mended import demojibake, mended_number, sex_of
from tourney.exchange.readers._numbers import decimal_sign, read_rating
from tourney.exchange.readers._passing import (
    AGAIN,
    NO_PERSON,
    RULE,
    TOTAL,
    TOTALS,
    is_rule,
    said,
    word_of_sum,
)
from tourney.exchange.readers._people import RATING_BAD, People, joined_name, read_name
from tourney.exchange.readers._roles import Heading

PLACEHOLDER = QT_TRANSLATE_NOOP("Exchange", "“{name}” holds a place for nobody yet and was left out.")
JOINED = QT_TRANSLATE_NOOP(
    "Exchange", "The comma in “{name}” is without quotation marks; it was read as part of the name."
)
SEX_BAD = QT_TRANSLATE_NOOP("Exchange", "“{text}” is not clearly male or female and was left out.")
COUNTS = QT_TRANSLATE_NOOP(
    "Exchange", "The column “{column}” counts the rows and was not taken for anybody's number."
)

NOBODY = frozenset(("n n", "nn", "tbd", "tba", "to be announced", "vacant", "frei", "unbekannt", "待定"))
_NONE = frozenset(("", "-", "–", "0", "unrated", "n/a", "?", "none", "null"))
_LINK = re.compile(r"(?:https?://|www\.)\S+", re.I)
_WEAK_NUMBERS = frozenset(("id", "number", "编号", "номер"))
"""Headings of a number that often only count the rows."""


@dataclass(slots=True)
class PlayerRows:
    """What reading the rows gave."""

    people: People = field(default_factory=People)
    problems: list[RowProblem] = field(default_factory=list)
    remarks: list[RowProblem] = field(default_factory=list)
    date_order: str = ""
    decimal: str = ""


def read_players(cells: Cells, heading: Heading, options: ReadOptions) -> PlayerRows:
    """Read the people of the rows."""
    reader = _Rows(cells, heading, options)
    for number, row in zip(cells.numbers, cells.rows, strict=True):
        reader.take(number, row)
    return reader.read


class _Rows:
    def __init__(self, cells: Cells, heading: Heading, options: ReadOptions) -> None:
        self.read = PlayerRows()
        self.headings, self.roles = heading.cells, dict(heading.roles)
        self.name_role = "name" if "name" in self.roles else "surname"
        self.column = self.headings[self.roles[self.name_role]]
        self._forget_counter(cells, heading)
        used = [self.roles[role] for role in ("rating", "deviation") if role in self.roles]
        texts = [row[at] for row in cells.rows for at in (*used, *heading.extras) if at < len(row)]
        self.decimal = options.decimal or decimal_sign(texts)
        self.read.decimal = self.decimal
        self.extras = Extras(cells, heading, self.decimal)
        at = self.roles.get("born")
        births = [row[at] for row in cells.rows if at is not None and at < len(row)]
        self.births = BirthColumn(births, self._heading("born"), options.day_first)
        self.read.date_order = self.births.order

    def _forget_counter(self, cells: Cells, heading: Heading) -> None:
        """Take a column such as "id" that only counts the rows for no number, unless a person said so."""
        at = self.roles.get("number")
        if at is None or at in heading.told or key_of(self.headings[at]) not in _WEAK_NUMBERS:
            return
        found = [row[at].strip() for row in cells.rows if at < len(row) and row[at].strip()]
        if len(found) > 1 and found == [str(i) for i in range(1, len(found) + 1)]:
            del self.roles["number"]
            said = COUNTS(column=self.headings[at])
            row = cells.numbers[0] - 1
            self.read.remarks.append(RowProblem(row, self.headings[at], "index-column", said))

    def take(self, number: int, row: list[str]) -> None:
        """Read one row into the people, or note why not."""
        if [" ".join(cell.split()) for cell in row] == self.headings:
            self._remark(number, "", "heading-again", AGAIN)
            return
        if is_rule(row):
            self._remark(number, "", "rule-row", RULE)
            return
        row = self._joined(number, row)
        facts = {
            role: row[at].strip(" \u00a0\r\n") if at < len(row) else "" for role, at in self.roles.items()
        }
        if self._passed(number, row, facts):
            return
        player = self._person(number, row, facts)
        if player is None:
            return
        told = self.read.people.add(player, self.column)
        if told is not None:
            (self.read.problems if told.code == "namesake" else self.read.remarks).append(told)

    def _passed(self, number: int, row: list[str], facts: dict[str, str]) -> bool:
        """Leave out a row that is no person's: a sum, a placeholder, a line below the table."""
        name = facts[self.name_role]
        folded = fold(name)
        bare = not facts.get("rating") and not facts.get("born")
        if folded in TOTALS and bare:
            self._remark(number, self.name_role, "total-row", TOTAL(name=name))
        elif not name and not facts.get("given") and word_of_sum(row):
            self._remark(number, self.name_role, "total-row", TOTAL(name=word_of_sum(row)))
        elif folded in NOBODY and not facts.get("given"):
            self._remark(number, self.name_role, "placeholder", PLACEHOLDER(name=name))
        elif _LINK.fullmatch(name) or (not name and not facts.get("given") and len(said(row)) < 2):
            start = next(iter(said(row)), "")[:60]
            self._remark(number, "", "no-name", NO_PERSON(start=start))
        else:
            return False
        return True

    def _joined(self, number: int, row: list[str]) -> list[str]:
        """Return a row one cell too long with its name put together, where the numbers behind fit then."""
        at, width = self.roles[self.name_role], len(self.headings)
        if len(row) <= width or not row[width].strip() or any(cell.strip() for cell in row[width + 1 :]):
            return row
        numeric = [self.roles[one] for one in ("rating", "deviation", "born") if one in self.roles]
        numeric = [one for one in numeric if one > at]
        whole = [*row[:at], f"{row[at]},{row[at + 1]}", *row[at + 2 :]]

        def fits(cells: list[str]) -> bool:
            texts = [cells[one].strip() for one in numeric]
            return all(not text or text[0].isdigit() for text in texts) and any(texts)

        if fits(row) or not fits(whole):
            return row
        self._remark(number, self.name_role, "name-joined", JOINED(name=" ".join(whole[at].split())))
        return whole

    def _person(self, number: int, row: list[str], facts: dict[str, str]) -> DraftPlayer | None:
        facts = {role: self._mended(number, role, text) for role, text in facts.items()}
        surname, given = _parted(facts)
        try:
            if self.name_role == "surname":
                whole = joined_name(surname, given)
                if not whole:
                    raise TourneyError("name-empty", NAME_EMPTY)
                name = read_name(whole)
            else:
                name = read_name(facts["name"])
        except TourneyError as error:
            found = RowProblem(number, self._heading(self.name_role), error.code, error.text)
            self.read.problems.append(found)
            return None
        birth = self.births.read(facts.get("born", ""))
        if birth.fault is not None:
            self._remark(number, "born", "born-bad", birth.fault)
        sex = sex_of(facts.get("sex", ""))
        if sex is None:
            self._remark(number, "sex", "sex-bad", SEX_BAD(text=facts["sex"]))

        def told(role: str) -> str:
            return " ".join(unguard(facts.get(role, "")).split())

        return DraftPlayer(
            name,
            self._number(number, facts.get("number", "")),
            birth.year,
            self._value(number, "rating", facts),
            self._value(number, "deviation", facts),
            row=number,
            surname=surname,
            given=given,
            birth=birth.date,
            sex=sex or "",
            extra=self.extras.of_row(row),
            club=told("club"),
            federation=told("federation"),
            title=told("title"),
            household=told("household"),
            group=told("group"),
        )

    def _mended(self, number: int, role: str, text: str) -> str:
        mended, said = demojibake(text)
        if said is not None:
            self._remark(number, role, "mojibake", said)
        return mended

    def _number(self, row: int, text: str) -> str:
        number, said = mended_number(unguard(text))
        if said is not None:
            self._remark(row, "number", "number-bad", said)
        return number

    def _value(self, number: int, role: str, facts: dict[str, str]) -> float | None:
        text = facts.get(role, "")
        if text.casefold() in _NONE:
            return None
        value = read_rating(text, self.decimal)
        if value is None or (role == "deviation" and value <= 0):
            self._remark(number, role, "rating-bad", RATING_BAD(text=text))
            return None
        return None if role == "rating" and value == 0 else value

    def _heading(self, role: str) -> str:
        at = self.roles.get(role)
        return self.headings[at] if at is not None else ""

    def _remark(self, row: int, role: str, code: str, text: Text) -> None:
        self.read.remarks.append(RowProblem(row, self._heading(role), code, text))


def _parted(facts: dict[str, str]) -> tuple[str, str]:
    """Return surname and given name as far as the row tells them apart."""
    if "name" in facts:
        surname, comma, given = facts["name"].partition(",")
        clean = " ".join(unguard(surname).split()), " ".join(given.split())
        return clean if comma and all(clean) and "," not in given else ("", "")
    surname, given = (" ".join(unguard(facts.get(role, "")).split()) for role in ("surname", "given"))
    # "Name" beside "Surname" may be the whole name.
    if surname and set(fold(surname).split()) < set(fold(given).split()):
        rest = [word for word in given.split() if fold(word) not in fold(surname).split()]
        return surname, " ".join(rest)
    return surname, given
