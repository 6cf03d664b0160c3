"""Federation report files (TRF16, TRFx, TRF26): a whole tournament, its players and its games."""

from __future__ import annotations

import datetime as dt
import re
from pathlib import PurePath

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.names import spelling
from tourney.core.progress import CancelCheck, Progress, checkpoint
from tourney.core.records import NAME_LIMIT, clean_name
from tourney.exchange.drafts import (
    DraftPlayer,
    GamesTable,
    ImportDraft,
    ReadOptions,
    RowProblem,
    TableForm,
)
from tourney.exchange.event_draft import EventDraft, EventGame, EventPlayer
from tourney.exchange.mapping import Kind
from tourney.exchange.readers._text import decode, newline_of
from tourney.exchange.readers._trf import read_report
from tourney.exchange.readers._trf_check import Checked

NOT_PLAYED = QT_TRANSLATE_NOOP(
    "Exchange", "Round {round}: the game of “{name}” and “{other}” has no result yet."
)
NAMESAKE = QT_TRANSLATE_NOOP("Exchange", "There is another “{name}”; this one is taken in as “{other}”.")
NO_NAME = QT_TRANSLATE_NOOP("Exchange", "The player with the number {number} has no name.")

_HEAD = 20_000
_LOOKS = re.compile(rb"(?:^|[\r\n])\xef?\xbb?\xbf?001 [ \d]{4} ")


class TrfReader:
    """Reads fixed columns by character, and puts right what was written by byte; every fault is told."""

    key = "trf"
    label = QT_TRANSLATE_NOOP("Exchange", "Federation report (TRF)")
    suffixes = (".trf", ".trfx", ".trf16", ".trf26")

    def claims(self, data: bytes) -> bool:
        """Tell whether there is the line of a player (001) near the start."""
        head = data[:_HEAD]
        if head.startswith((b"\xff\xfe", b"\xfe\xff")):
            head = head.replace(b"\x00", b"")
        return bool(_LOOKS.search(head))

    def read(
        self,
        data: bytes,
        *,
        name: str,
        options: ReadOptions,
        progress: Progress | None = None,
        cancelled: CancelCheck | None = None,
    ) -> ImportDraft:
        """Return what the file holds (see ``exchange.base.Reader``); ``event`` is set.

        Raises
        ------
        TourneyError
            "import-empty", "import-not-text", "import-encoding", "import-no-heading", "too-big".
        Cancelled
            When asked to stop.
        """
        text, encoding = decode(data, name, options.encoding)
        checkpoint(0, 2, progress, cancelled)
        found = read_report(text, name)
        checkpoint(1, 2, progress, cancelled)
        form = TableForm(encoding.removesuffix("-sig"), newline=newline_of(text))
        draft = as_import(found, name, options, form)
        checkpoint(2, 2, progress, cancelled)
        return draft


def as_import(found: Checked, name: str, options: ReadOptions, form: TableForm) -> ImportDraft:
    """Return the players and games of an event as any other import has them."""
    event = found.event
    problems, remarks = [*found.problems], [*found.remarks]
    players: list[DraftPlayer] = []
    place: dict[int, int] = {}
    taken: set[str] = set()
    for player in event.players:
        draft = _person(player, event, taken, problems, remarks)
        if draft is not None:
            place[player.number] = len(players)
            players.append(draft)
    table = GamesTable(event_names=[event.name[:NAME_LIMIT].strip() or PurePath(name).stem])
    days = _days(event, options)
    for game in event.games():
        one, two = event.player(game.white), event.player(game.black)
        if one is None or two is None or not {game.white, game.black} <= place.keys():
            continue
        if {(game.round, game.white), (game.round, game.black)} & found.left_out:
            continue
        if game.is_open:
            said = NOT_PLAYED(round=game.round, name=one.name, other=two.name)
            remarks.append(RowProblem(one.row, "", "trf-open", said))
            continue
        _add(table, game, days[game.round - 1], one.row, (place[game.white], place[game.black]))
    return ImportDraft(
        source=name,
        encoding=form.encoding,
        delimiter="",
        columns=(),
        players=tuple(players),
        games=table,
        problems=tuple(sorted(problems, key=lambda one: one.row)),
        remarks=tuple(sorted(remarks, key=lambda one: one.row)),
        kind=Kind.EVENT,
        form=form,
        event=event,
    )


def _person(
    player: EventPlayer,
    event: EventDraft,
    taken: set[str],
    problems: list[RowProblem],
    remarks: list[RowProblem],
) -> DraftPlayer | None:
    try:
        name = clean_name(player.name)
    except TourneyError:
        said = NO_NAME(number=player.number)
        problems.append(RowProblem(player.row, "", "name-empty", said))
        return None
    if spelling(name) in taken:
        other = f"{name} ({player.born or player.number})"
        other = other if spelling(other) not in taken else f"{name} ({player.number})"
        said = NAMESAKE(name=name, other=other)
        remarks.append(RowProblem(player.row, "", "namesake-born", said))
        name = other
    taken.add(spelling(name))
    surname, comma, given = player.name.partition(",")
    team = next((team.name for team in event.teams if player.number in team.players), "")
    return DraftPlayer(
        name,
        player.fide_id,
        player.born,
        float(player.rating) if player.rating else None,
        rating_date=event.start,
        row=player.row,
        surname=surname.strip() if comma else "",
        given=given.strip() if comma else "",
        birth=dt.date.fromisoformat(player.birth) if len(player.birth) == 10 else None,
        federation=player.federation,
        sex={"m": "m", "w": "f"}.get(player.sex, ""),
        title=player.title,
        club=team,
    )


def _days(event: EventDraft, options: ReadOptions) -> list[dt.date]:
    """Return the day of each round; without days of their own, rounds are spread over those of the event."""
    count = max((len(player.results) for player in event.players), default=0)
    start = event.start or event.end
    if start is None:
        spread = [options.date or dt.date.today()] * count
    else:
        length = max((event.end - start).days, 0) if event.end is not None else 0
        last = max(event.rounds or 0, event.rounds_told, 1)
        spread = [start + dt.timedelta(days=round(length * n / max(last - 1, 1))) for n in range(count)]
    told = (*event.round_dates, *[None] * count)
    return [told[n] or spread[n] for n in range(count)]


def _add(table: GamesTable, game: EventGame, day: dt.date, row: int, who: tuple[int, int]) -> None:
    won = [code in ("1", "W", "+") for code in (game.white_code, game.black_code)]
    drawn = game.white_code in ("=", "D")
    both_lost = not drawn and not any(won)
    n = len(table.rows)
    table.rows.append(row)
    table.dates.append(day)
    table.times.append(None)
    table.events.append(0)
    table.rounds.append(str(game.round))
    table.boards.append(None)
    table.forfeits.append(
        Forfeit.DOUBLE if both_lost else Forfeit.FORFEIT if game.is_forfeit else Forfeit.NONE
    )
    table.rated.append(game.is_rated)
    table.sets.append(())
    table.notes.append("")
    table.categories.append("")
    table.home_side.append(0 if game.colours_known else -1)
    for index, winner in zip(who, won, strict=True):
        side = len(table.side_game)
        table.side_game.append(n)
        table.side_rank.append(0 if winner or drawn or both_lost else 1)
        table.side_score.append(None)
        table.member_side.append(side)
        table.member_player.append(index)
        table.member_weight.append(1.0)
        table.first_member.append(len(table.member_side))
    table.first_side.append(len(table.side_game))


PLUGIN = TrfReader()
