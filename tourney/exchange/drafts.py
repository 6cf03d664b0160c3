"""What a file holds, read but not yet taken into a club: people, games, and what is wrong.

Games are kept as flat lists (see ``GamesTable``), so that fifty thousand of them cost little.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from tourney.core.games import Forfeit, Member, NewGame, Side
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import ByeKind
from tourney.exchange.event_draft import EventDraft
from tourney.exchange.mapping import ColumnMap, Kind

SENTENCE = QT_TRANSLATE_NOOP("Exchange", "Row {row}, {column}: {text}")
SENTENCE_ROW = QT_TRANSLATE_NOOP("Exchange", "Row {row}: {text}")
PEOPLE = QT_TRANSLATE_NOOP("Exchange", "%n player(s)")
GAMES = QT_TRANSLATE_NOOP("Exchange", "%n game(s)")
BYES = QT_TRANSLATE_NOOP("Exchange", "%n bye(s)")
FORFEITS = QT_TRANSLATE_NOOP("Exchange", "%n forfeit(s), kept but not rated")
SPAN = QT_TRANSLATE_NOOP("Exchange", "Played from {first} to {last}")
FORM = QT_TRANSLATE_NOOP("Exchange", "Read as {encoding}, columns separated by {delimiter}")
PROBLEMS = QT_TRANSLATE_NOOP("Exchange", "%n row(s) with a problem")
REMARKS = QT_TRANSLATE_NOOP("Exchange", "%n remark(s)")
DELIMITERS = {
    ",": QT_TRANSLATE_NOOP("Exchange", "a comma"),
    ";": QT_TRANSLATE_NOOP("Exchange", "a semicolon"),
    "\t": QT_TRANSLATE_NOOP("Exchange", "a tab"),
    "|": QT_TRANSLATE_NOOP("Exchange", "a bar"),
}

_ROUND = re.compile(r"([^0-9/]*?)0*([0-9]{1,3})([^0-9/]*)")


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """What the person decides about a file; None leaves it to the reader.

    ``date`` is for files without a date column (None: today); the others override what the
    reader finds out by itself: text encoding, column separator, whether 5/6/2024 is in June, the sign
    before decimals ("." or ","), the row of the headings (from 1; 0: there is none), the sheet of a
    workbook, what the file is a list of, and the roles of columns.
    """

    date: dt.date | None = None
    encoding: str | None = None
    delimiter: str | None = None
    day_first: bool | None = None
    decimal: str | None = None
    header_row: int | None = None
    sheet: str | None = None
    kind: Kind | None = None
    mapping: ColumnMap | None = None


@dataclass(frozen=True, slots=True)
class TableForm:
    """How a table was understood; each of it can be overridden by ``ReadOptions``.

    ``newline`` is "CRLF", "LF", "CR", "mixed" or "" (no text file); ``header_row`` counts from 1, 0 is
    none; ``date_order`` is "day", "month" or "" where no date leaves a doubt; ``decimal`` is "." or ","
    or "" where no number tells; ``sheets`` are the names of the sheets of a workbook, ``sheet`` the one
    that was read.
    """

    encoding: str = ""
    delimiter: str = ""
    newline: str = ""
    header_row: int = 0
    date_order: str = ""
    decimal: str = ""
    sheet: str = ""
    sheets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Cells:
    """The rows of a table, numbered as a spreadsheet does; blank rows are left out."""

    encoding: str
    delimiter: str
    numbers: list[int]
    rows: list[list[str]]
    newline: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class RawTable:
    """A table before anything of it is taken: for a person to look at and to say what is what.

    ``roles`` maps columns from 0 to the roles found for them.
    """

    form: TableForm
    kind: Kind | None
    headings: tuple[str, ...]
    roles: dict[int, str]
    cells: Cells


@dataclass(frozen=True, slots=True)
class ColumnUse:
    """A column of the file and the role it plays; None where it is not used."""

    heading: str
    role: str | None


@dataclass(frozen=True, slots=True)
class RowProblem:
    """Something about one row. ``row`` counts as a spreadsheet does, the heading being row 1."""

    row: int
    column: str
    code: str
    text: Text

    @property
    def sentence(self) -> Text:
        if self.column:
            return SENTENCE(row=self.row, column=self.column, text=self.text)
        return SENTENCE_ROW(row=self.row, text=self.text)


@dataclass(frozen=True, slots=True)
class DraftPlayer:
    """A person of the file, with the start rating and facts it gives.

    ``surname`` and ``given`` are empty where the file does not tell them apart; ``group`` is a section or a
    category; ``extra`` holds what else the row says, by heading.
    """

    name: str
    number: str = ""
    born: int | None = None
    rating: float | None = None
    deviation: float | None = None
    rating_date: dt.date | None = None
    row: int = 0
    surname: str = ""
    given: str = ""
    birth: dt.date | None = None
    club: str = ""
    federation: str = ""
    sex: str = ""
    title: str = ""
    household: str = ""
    group: str = ""
    extra: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class DraftBye:
    """Who sits out round ``round`` of an event, by their indexes in the draft."""

    row: int
    event: int
    round: int
    player: int
    kind: ByeKind


@dataclass(slots=True, eq=False)
class GamesTable:
    """Games in file order, as lists.

    One item a game: ``rows`` (row in the file), ``dates``, ``times``, ``events`` (index into
    ``event_names``, -1 for none), ``rounds`` (as written), ``boards``, ``forfeits``, ``rated``,
    ``sets``, ``notes``, ``categories``, ``home_side`` (which of its sides is at home or moves first, -1 if
    none or unknown). One item a side, in order: ``side_game``, ``side_rank``, ``side_score``.
    One item a member, in order: ``member_side``, ``member_player`` (index into the draft's
    players), ``member_weight``. ``first_side[i]`` and ``first_member[s]`` are where game i's sides
    and side s's members begin; a last item closes the list. ``extras`` holds other columns by name,
    one text a game: "judge" and "response_time", and those of no known meaning by their heading.
    ``byes`` are those that a wall chart tells.
    """

    event_names: list[str] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    dates: list[dt.date] = field(default_factory=list)
    times: list[dt.time | None] = field(default_factory=list)
    events: list[int] = field(default_factory=list)
    rounds: list[str] = field(default_factory=list)
    boards: list[int | None] = field(default_factory=list)
    forfeits: list[Forfeit] = field(default_factory=list)
    rated: list[bool] = field(default_factory=list)
    sets: list[tuple[tuple[int, int], ...]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    categories: list[str] = field(default_factory=list)
    home_side: list[int] = field(default_factory=list)
    side_game: list[int] = field(default_factory=list)
    side_rank: list[int] = field(default_factory=list)
    side_score: list[float | None] = field(default_factory=list)
    member_side: list[int] = field(default_factory=list)
    member_player: list[int] = field(default_factory=list)
    member_weight: list[float] = field(default_factory=list)
    first_side: list[int] = field(default_factory=lambda: [0])
    first_member: list[int] = field(default_factory=lambda: [0])
    extras: dict[str, list[str]] = field(default_factory=dict)
    byes: list[DraftBye] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.rows)

    def round_numbers(self) -> list[int | None]:
        """Return the number of each game's round; None where it is no number within an event.

        "3" is round 3. So is "Round 3" where all rounds of the file have the same words around their
        number; among others it may be the name of a stage ("Last 16").
        """
        number_of: dict[str, int] = {}
        found = {text: _ROUND.fullmatch(text.strip()) for text in dict.fromkeys(self.rounds) if text.strip()}
        words = {(match[1], match[3]) if match else None for match in found.values()}
        for text, match in found.items():
            if match and (len(words) == 1 or not (match[1] or match[3])):
                number_of[text] = int(match[2])
        return [
            number_of.get(text) if event >= 0 else None
            for event, text in zip(self.events, self.rounds, strict=True)
        ]

    def new_game(self, i: int, player_ids: Sequence[int], event_id: int | None = None) -> NewGame:
        """Return game *i*; *player_ids* gives the id of each player of the draft.

        Raises
        ------
        TourneyError
            Of ``NewGame``: two names of the file may have become one person.
        """
        sides = tuple(
            Side(
                tuple(
                    Member(player_ids[self.member_player[m]], self.member_weight[m])
                    for m in range(self.first_member[s], self.first_member[s + 1])
                ),
                self.side_rank[s],
                self.side_score[s],
            )
            for s in range(self.first_side[i], self.first_side[i + 1])
        )
        return NewGame(
            sides,
            self.dates[i],
            self.times[i],
            event_id,
            board=self.boards[i],
            forfeit=self.forfeits[i],
            rated=self.rated[i],
            sets=self.sets[i],
            note=self.notes[i],
            category=self.categories[i],
            extra=tuple((name, texts[i]) for name, texts in self.extras.items() if texts[i]),
        )


@dataclass(frozen=True, slots=True, eq=False)
class ImportDraft:
    """All that was read from one file.

    ``problems`` are rows that are in neither ``players`` nor ``games``; an import is refused until
    the person chooses to leave them out. ``remarks`` are harmless: byes, games not played yet,
    repeated headings, how dates were understood, repairs, duplicates (see ``exchange.preview``).
    ``cells`` are the rows below the headings as they stand in a table; ``event`` is the tournament of a
    federation's report, whose players and games are in ``players`` and ``games`` as well.
    """

    source: str
    encoding: str
    delimiter: str
    columns: tuple[ColumnUse, ...]
    players: tuple[DraftPlayer, ...]
    games: GamesTable
    problems: tuple[RowProblem, ...] = ()
    remarks: tuple[RowProblem, ...] = ()
    kind: Kind = Kind.GAMES
    form: TableForm = TableForm()
    cells: Cells | None = None
    event: EventDraft | None = None

    def describe(self) -> tuple[Text, ...]:
        """Return what was found, one line each: people, games, dates, form of the file, problems."""
        lines = [PEOPLE(count=len(self.players)), GAMES(count=len(self.games))]
        forfeits = sum(forfeit is not Forfeit.NONE for forfeit in self.games.forfeits)
        if forfeits:
            lines.append(FORFEITS(count=forfeits))
        if self.games.byes:
            lines.append(BYES(count=len(self.games.byes)))
        if self.games.dates:
            first, last = min(self.games.dates), max(self.games.dates)
            lines.append(SPAN(first=first.isoformat(), last=last.isoformat()))
        lines.append(FORM(encoding=self.encoding, delimiter=DELIMITERS.get(self.delimiter, self.delimiter)))
        if self.problems:
            lines.append(PROBLEMS(count=len(self.problems)))
        if self.remarks:
            lines.append(REMARKS(count=len(self.remarks)))
        return tuple(lines)
