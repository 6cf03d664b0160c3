"""Bring a tournament of a report file into the club: rounds, byes, results, entries; again: what changed."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tourney.club.commands import ImportGames
from tourney.club.frozen import refuse_frozen, refuse_frozen_stage
from tourney.club.import_match import Edition, events_known
from tourney.club.report_rules import event_of, kept_facts, report_rules, start_numbers, team_name
from tourney.club.report_teams import empty_boards, team_byes
from tourney.core.games import Forfeit, Game, GameState, NewGame, side
from tourney.core.names import fold
from tourney.core.progress import checkpoint
from tourney.core.records import NAME_LIMIT, ByeKind, Event, EventKind, NewEvent, NewTeam, Round
from tourney.exchange.drafts import ImportDraft
from tourney.exchange.event_draft import EventDraft
from tourney.store import entries, events, games, settings, teams
from tourney.store.games import GameFilter
from tourney.store.refresh import all_games
from tourney.store.writer import Writer

BYES = {"U": ByeKind.PAIRING, "H": ByeKind.HALF, "F": ByeKind.FULL, "Z": ByeKind.ZERO}
BYES |= {"+": ByeKind.FULL, "-": ByeKind.ZERO}


def report_key(event_id: int) -> str:
    """Return the setting that keeps what a report said of an event beyond what the club uses."""
    return f"{settings.REPORT}{event_id}"


def report_edition(draft: ImportDraft) -> Edition:
    """Return name and days of the event of a report."""
    event, days = event_of(draft), draft.games.dates
    told = [day for day in (event.start, event.end, *event.round_dates, *days) if day is not None]
    name = draft.games.event_names[0][:NAME_LIMIT]
    return Edition(
        name, event.start or min(told, default=dt.date.today()), max(told, default=dt.date.today())
    )


@dataclass(slots=True, eq=False)
class _Report:
    """What is being taken in: ``ids`` gives the player of each starting number."""

    writer: Writer
    draft: ImportDraft
    event: EventDraft
    stored: Event
    ids: Mapping[int, int]
    entered: int = 0
    changed: int = 0
    rounds: dict[int, Round] = field(default_factory=dict)


def take_report(
    writer: Writer, draft: ImportDraft, ids: Sequence[int], command: ImportGames
) -> tuple[int, int]:
    """Store the event or bring it up to date; returns how many games are new and how many changed."""
    told = event_of(draft)
    edition = report_edition(draft)
    rules, _ = report_rules(told)
    known = events_known([edition], events.list_events(writer), all_games(writer))[0]
    if known is None or command.repeats:
        kind = EventKind.TEAM if told.pairs_teams else EventKind.TOURNAMENT
        bye = float(rules.scoring.bye)
        known = events.add_event(writer, NewEvent(edition.name, edition.began, kind, bye, rules))
    by_number = dict(zip(start_numbers(draft), ids, strict=True))
    report = _Report(writer, draft, told, events.get_event(writer, known), by_number)
    _enter(report)
    _pairs(report)
    told_rounds = max(told.rounds_told, max(map(int, draft.games.rounds), default=0))
    report.rounds = _rounds(report, told_rounds)
    for number in range(1, told_rounds + 1):
        checkpoint(number - 1, told_rounds, command.progress, command.cancelled)
        _boards(report, number)
        _free(report, number)
    _absent(report, told_rounds)
    facts = kept_facts(told)
    # The club keeps the year of a birth; day and month only go back into a report.
    days = {str(by_number[p.number]): p.birth[4:] for p in told.players if p.number in by_number}
    if any(days.values()):
        facts["birthdays"] = {player_id: rest for player_id, rest in days.items() if rest}
    if facts and settings.get_setting(writer, report_key(known)) != facts:
        settings.put_setting(writer, report_key(known), facts)
    checkpoint(told_rounds, told_rounds, command.progress, command.cancelled)
    return report.entered, report.changed


def _now(report: _Report, number: int = 1) -> dt.datetime:
    days = [
        d
        for d, n in zip(report.draft.games.dates, report.draft.games.rounds, strict=True)
        if int(n) == number
    ]
    day = min(days, default=report.stored.date)
    return dt.datetime.combine(day, dt.time(12)).astimezone()


def _enter(report: _Report) -> None:
    """Enter everybody with his starting number as seed, and in a team event with his team."""
    writer, event_id = report.writer, report.stored.id
    present = {entry.player_id: entry for entry in events.list_entries(writer, event_id)}
    team_of = _teams(report) if report.event.pairs_teams else {}
    for number, player_id in report.ids.items():
        values = {"seed": number, "team_id": team_of.get(number)}
        entry = present.get(player_id)
        if entry is None or (entry.seed, entry.team_id) != (number, values["team_id"]):
            entries.set_entries(writer, event_id, [player_id], values, since=_now(report))


def _teams(report: _Report) -> dict[int, int]:
    """Return the team of each starting number, made or brought up to date."""
    writer, event_id = report.writer, report.stored.id
    held = {team.name: team for team in teams.list_teams(writer) if team.event_id == event_id}
    found: dict[int, int] = {}
    for team in report.event.teams:
        name = team_name(team)
        members = tuple(report.ids[number] for number in team.players if number in report.ids)
        new = NewTeam(name, members, event_id)
        before = held.get(new.name)
        if before is None:
            team_id = teams.add_team(writer, new, folded=fold(new.name))
        else:
            team_id = before.id
            if before.member_ids != members:
                teams.update_team(writer, replace(before, member_ids=members), folded=fold(new.name))
                report.changed += 1
        found.update(dict.fromkeys(team.players, team_id))
    return found


def _pairs(report: _Report) -> None:
    """Keep apart whom the report keeps apart."""
    if report.event.pairs_teams:
        return
    for one in report.event.forbidden:
        who = [report.ids[number] for number in one.who if number in report.ids]
        for i, a in enumerate(who):
            for b in who[i + 1 :]:
                events.forbid(report.writer, a, b, event_id=report.stored.id)


def _rounds(report: _Report, count: int) -> dict[int, Round]:
    writer, event_id = report.writer, report.stored.id
    held = {one.number for one in events.list_rounds(writer, event_id)}
    missing = [(event_id, number) for number in range(1, count + 1) if number not in held]
    events.add_rounds(writer, missing, [_now(report, number) for _, number in missing])
    return {one.number: one for one in events.list_rounds(writer, event_id)}


def _boards(report: _Report, number: int) -> None:
    """Make the games of a round those of the report; a pairing that it does not have any more goes."""
    writer, one = report.writer, report.rounds[number]
    held: dict[frozenset[int], Game] = {}
    for stored in games.list_games(writer, GameFilter(round_id=one.id), order="board"):
        held[frozenset(stored.player_ids)] = stored
    wanted = {frozenset(game.player_ids): game for game in _drafted(report, number)}
    busy = {player_id for who in wanted for player_id in who} | set(_byes(report, number))
    for who, old in list(held.items()):
        if who not in wanted and who <= busy:
            refuse_frozen(writer, old)
            games.delete_game(writer, old.id)
            del held[who]
            report.changed += 1
    new = []
    taken = [game.board or 0 for game in held.values()]
    for who, game in wanted.items():
        before = held.get(who)
        if before is None:
            taken.append(max(taken, default=0) + 1)
            new.append(replace(game, round_id=one.id, board=taken[-1]))
        elif _result(before) != _result(game):
            refuse_frozen(writer, before)
            kept = {name: getattr(before, name) for name in ("board", "note", "slot", "category", "time")}
            games.replace_game(writer, before.id, replace(game, round_id=one.id, **kept))
            report.changed += 1
    if new:
        refuse_frozen_stage(writer, one.stage_id)
    games.add_games(writer, new)
    report.entered += len(new)


def _result(game: NewGame) -> tuple[object, ...]:
    return game.sides, game.state, game.forfeit, game.rated


def _drafted(report: _Report, number: int) -> Iterable[NewGame]:
    """Yield the games of a round, those that are still open after the others."""
    table, ids = report.draft.games, _in_order(report)
    for i in range(len(table)):
        if int(table.rounds[i]) == number:
            yield table.new_game(i, ids, event_id=report.stored.id)
    for one in empty_boards(report.event) if report.event.pairs_teams else ():
        if one.round == number and {one.winner, one.absent} <= report.ids.keys():
            won, lost = side(report.ids[one.winner], rank=0), side(report.ids[one.absent], rank=1)
            day = _now(report, number).date()
            yield NewGame((won, lost), day, event_id=report.stored.id, forfeit=Forfeit.FORFEIT)
    for game in report.event.games():
        if game.round == number and game.is_open and {game.white, game.black} <= report.ids.keys():
            sides = side(report.ids[game.white]), side(report.ids[game.black])
            day = _now(report, number).date()
            yield NewGame(sides, day, event_id=report.stored.id, state=GameState.OPEN)


def _in_order(report: _Report) -> list[int]:
    return [report.ids[number] for number in start_numbers(report.draft)]


def _byes(report: _Report, number: int) -> dict[int, ByeKind]:
    """Return who has a free round, and of which kind."""
    found: dict[int, ByeKind] = {}
    alone = report.event.players if not report.event.pairs_teams else ()  # a reserve player has no bye
    for player in alone:
        if player.number in report.ids and number <= len(player.results):
            result = player.results[number - 1]
            if result.opponent is None and result.code in BYES:
                found[report.ids[player.number]] = BYES[result.code]
    if report.event.pairs_teams:
        members = {team.number: team.players for team in report.event.teams}
        for bye in team_byes(report.event):
            if bye.round == number:
                ours = (report.ids[p] for p in members[bye.team] if p in report.ids)
                found |= dict.fromkeys(ours, BYES[bye.code])
    return found


def _free(report: _Report, number: int) -> None:
    one, wanted = report.rounds[number], _byes(report, number)
    held = dict(zip(one.bye_ids, one.bye_kinds, strict=True))
    if held == wanted:
        return
    report.changed += bool(held)
    for player_id, kind in held.items():
        if wanted.get(player_id) is not kind:
            entries.remove_bye(report.writer, one.id, player_id)
    fresh = {player_id: kind for player_id, kind in wanted.items() if held.get(player_id) is not kind}
    events.add_byes(report.writer, one.id, fresh)


def _absent(report: _Report, told: int) -> None:
    """Note who asked to sit out rounds that are still to come."""
    asked: dict[tuple[int, ByeKind], list[int]] = defaultdict(list)
    for player in report.event.players:
        for number, result in enumerate(player.results[told:], told + 1):
            if player.number in report.ids and result.opponent is None and result.code in ("H", "F", "Z"):
                asked[report.ids[player.number], BYES[result.code]].append(number)
    if not report.event.pairs_teams:
        for bye in report.event.byes:
            for number in bye.who:
                if number in report.ids and bye.round > told and bye.kind in BYES:
                    asked[report.ids[number], BYES[bye.kind]].append(bye.round)
        for number in report.event.absent:
            if number in report.ids:
                asked[report.ids[number], ByeKind.ZERO].append(told + 1)
    held = {
        (one.player_id, one.number): one.kind
        for one in entries.list_absences(report.writer, report.stored.id)
    }
    for (player_id, kind), numbers in asked.items():
        open_ = [number for number in numbers if held.get((player_id, number)) is not kind]
        if open_:
            entries.set_absence(report.writer, report.stored.id, player_id, open_, kind)
