"""Look at a document before it is brought in: what is new, what is known, what is to be asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from tourney.club.club import Club
from tourney.club.commands import ImportGames
from tourney.club.desk import all_events
from tourney.club.import_changes import COLUMNS
from tourney.club.import_match import (
    NO_REPEATS,
    Repeats,
    editions_of,
    events_known,
    find_repeats,
    updated,
    with_event_of_votes,
)
from tourney.club.import_report import report_edition
from tourney.club.register import Register
from tourney.club.report_rules import report_rules
from tourney.core.errors import StorageError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.progress import CancelCheck, Progress
from tourney.core.records import Player
from tourney.exchange.drafts import GamesTable, ImportDraft, RawTable, ReadOptions
from tourney.exchange.headings import key_of
from tourney.exchange.mapping import ColumnMap, Kind
from tourney.exchange.matching import MatchPlan, match_players
from tourney.exchange.preview import RowFate, duplicates, fates, repairs
from tourney.exchange.reading import CLIPBOARD, open_table, read_document
from tourney.exchange.refusals import TOO_BIG

CANNOT_READ = QT_TRANSLATE_NOOP("Errors", "{name} cannot be read: {reason}")
NOTHING_PASTED = QT_TRANSLATE_NOOP("Errors", "There is no text in the clipboard to import.")
LIMIT_MB = 256
_KEY_LIMIT = 2000
HEADING_ROWS = 20


@dataclass(frozen=True, slots=True)
class Source:
    """What is read: its name, for messages, and its bytes. A pasted text is UTF-8."""

    name: str
    data: bytes
    pasted: bool = False


@dataclass(frozen=True, eq=False)
class ImportPreview:
    """What an import would do.

    ``plan`` tells who is who; ``register`` are the people of the club. ``repeats`` counts the games that
    the club has already, ``changed`` those it has with another result. ``events`` are those that would be
    made, with the first day where a name has several; ``updates`` are the people whose facts change, as
    they would be. ``notes`` are sentences about the whole; ``columns`` what would be remembered.
    """

    draft: ImportDraft
    plan: MatchPlan
    register: Register
    repeats: int
    changed: int
    events: tuple[str, ...]
    updates: tuple[Player, ...]
    notes: tuple[Text, ...] = ()
    columns: tuple[str, str] | None = None
    again: frozenset[int] = frozenset()
    """The games of the draft, by index, that the club has already as they are."""

    @property
    def n_games(self) -> int:
        return len(self.draft.games)

    @property
    def new_names(self) -> tuple[str, ...]:
        return tuple(self.draft.players[i].name for i in self.plan.new)

    @property
    def known(self) -> int:
        return len(self.plan.known)

    @property
    def near(self) -> tuple[tuple[str, Player], ...]:
        """New names that may be a person of the club, with the likeliest one."""
        return tuple(
            (self.draft.players[one.index].name, self.register.players[one.candidates[0].player_id])
            for one in self.plan.questions
        )

    @property
    def problems(self) -> tuple[Text, ...]:
        return tuple(p.sentence for p in self.draft.problems)

    @property
    def remarks(self) -> tuple[Text, ...]:
        return (*self.notes, *(r.sentence for r in self.draft.remarks))

    @cached_property
    def fates(self) -> tuple[RowFate, ...]:
        """What becomes of each row."""
        return fates(self.draft)

    @property
    def repairs(self) -> tuple[Text, ...]:
        return tuple(one.sentence for one in repairs(self.draft))

    @property
    def duplicates(self) -> tuple[Text, ...]:
        return tuple(one.sentence for one in duplicates(self.draft))

    def command(
        self,
        *,
        skip_problems: bool = False,
        answers: Mapping[int, int | None] | None = None,
        repeats: bool = False,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> ImportGames:
        """Return the command that brings the document in."""
        return ImportGames(
            self.draft,
            self.draft.source,
            skip_problems,
            answers=tuple(sorted((answers or {}).items())),
            repeats=repeats,
            columns=self.columns,
            progress=progress,
            cancelled=cancelled,
        )


def load(path: Path) -> Source:
    """Return a file's bytes.

    Raises
    ------
    StorageError
        "cannot-read", "too-big".
    """
    try:
        if path.stat().st_size > LIMIT_MB * 2**20:
            raise StorageError("too-big", TOO_BIG(name=path.name, limit=LIMIT_MB))
        return Source(path.name, path.read_bytes())
    except OSError as error:
        text = CANNOT_READ(name=path.name, reason=error.strerror or str(error))
        raise StorageError("cannot-read", text) from error


def pasted(text: str) -> Source:
    """Return a text of the clipboard as something to read.

    Raises
    ------
    TourneyError
        "import-empty", "too-big".
    """
    if not text.strip():
        raise TourneyError("import-empty", NOTHING_PASTED(), field="file")
    data = text.encode("utf-8", "replace")
    if len(data) > LIMIT_MB * 2**20:
        raise StorageError("too-big", TOO_BIG(name=CLIPBOARD, limit=LIMIT_MB))
    return Source(CLIPBOARD, data, pasted=True)


def read(
    source: Source,
    options: ReadOptions | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> ImportDraft:
    """Return what a document holds; of a tournament's report only the people or games, if so chosen.

    Raises
    ------
    TourneyError
        "format-unknown" and what the reader of the format refuses.
    """
    chosen = _options(source, options)
    draft = read_document(source.name, source.data, chosen, progress=progress, cancelled=cancelled)
    if draft.kind is Kind.EVENT and chosen.kind is Kind.PLAYERS:
        return replace(draft, kind=Kind.PLAYERS, event=None, games=GamesTable())
    if draft.kind is Kind.EVENT and chosen.kind in (Kind.GAMES, Kind.VOTES):
        return replace(draft, kind=Kind.GAMES, event=None)
    return with_event_of_votes(draft)


def read_file(
    path: Path,
    options: ReadOptions | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> ImportDraft:
    """Read a document from disk; raises what ``load`` and ``read`` raise."""
    return read(load(path), options, progress=progress, cancelled=cancelled)


def table(club: Club, source: Source, options: ReadOptions | None = None) -> RawTable:
    """Return a table as it stands, with what the club remembers of its columns.

    Raises
    ------
    TourneyError
        "no-table" for a report of a tournament, and what cannot be opened at all.
    """
    return open_table(source.name, source.data, _options(source, _recalled(club, source, options)))


def preview(
    club: Club,
    document: Path | Source,
    options: ReadOptions | None = None,
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> ImportPreview:
    """Return what importing the document would do; changes nothing.

    Without a choice of columns, the one that the club remembers for these headings is taken.
    """
    source = document if isinstance(document, Source) else load(document)
    chosen = _recalled(club, source, options)
    draft = read(source, chosen, progress=progress, cancelled=cancelled)
    register = club.register()
    plan = match_players((*register.players.values(), *register.known_as), draft.players)
    repeats, events = _known_games(club, draft, plan)
    headings = [one.heading for one in draft.columns]
    columns = None
    if options is not None and options.mapping is not None and options.mapping.pairs and headings:
        columns = (columns_key(headings), options.mapping.to_json())
    return ImportPreview(
        draft,
        plan,
        register,
        len(repeats.again),
        len(repeats.changed),
        events,
        tuple(_updates(draft, plan, register)),
        _notes(draft),
        columns,
        repeats.again,
    )


def columns_key(headings: list[str]) -> str:
    """Return the key under which a choice of columns is remembered."""
    return "|".join(key_of(heading) for heading in headings)[:_KEY_LIMIT]


def _options(source: Source, options: ReadOptions | None) -> ReadOptions:
    chosen = options or ReadOptions()
    return replace(chosen, encoding="utf-8") if source.pasted else chosen


def _recalled(club: Club, source: Source, options: ReadOptions | None) -> ReadOptions:
    """Return the options with the columns as they were once chosen for such headings."""
    chosen = options or ReadOptions()
    held = dict(club.setting(COLUMNS, []))
    if chosen.mapping is not None or not held:
        return chosen
    try:
        found = open_table(source.name, source.data, _options(source, chosen))
        # Headings that mean nothing by themselves stand among the first rows.
        rows = [list(found.headings), *found.cells.rows[:HEADING_ROWS]]
        text = next((held[key] for row in rows if (key := columns_key(row)) in held), None)
        return chosen if text is None else replace(chosen, mapping=ColumnMap.from_json(text))
    except TourneyError:
        return chosen  # what is wrong with the document, its reading tells


def _known_games(club: Club, draft: ImportDraft, plan: MatchPlan) -> tuple[Repeats, tuple[str, ...]]:
    stored, columns = all_events(club), club.games()
    if draft.kind is Kind.EVENT and draft.event is not None:
        edition = report_edition(draft)
        known = events_known([edition], stored, columns)[0]
        of_game: list[int | None] = [known] * len(draft.games)
        fresh: tuple[str, ...] = () if known is not None else (edition.name,)
        editions = [edition]
    else:
        numbers, editions = editions_of(draft)
        known_of = events_known(editions, stored, columns)
        of_game = [known_of[e] if e >= 0 else None for e in numbers]
        names = [one.name for one in editions]
        fresh = tuple(
            one.name if names.count(one.name) == 1 else f"{one.name} ({one.began.isoformat()})"
            for one, event_id in zip(editions, known_of, strict=True)
            if event_id is None
        )
    met = plan.known
    ids = [met.get(i, -1 - i) for i in range(len(draft.players))]
    return find_repeats(draft.games, ids, of_game, columns) if len(draft.games) else NO_REPEATS, fresh


def _updates(draft: ImportDraft, plan: MatchPlan, register: Register) -> list[Player]:
    found = []
    for index, player_id in plan.known.items():
        before = register.players[player_id]
        after = updated(before, draft.players[index])
        if after != before:
            found.append(after)
    return found


def _notes(draft: ImportDraft) -> tuple[Text, ...]:
    return report_rules(draft.event)[1] if draft.event is not None else ()
