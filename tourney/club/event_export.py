"""An event of the club as a federation's report file, and what of it such a file cannot hold."""

from __future__ import annotations

import datetime as dt
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from tourney.club.club import Club
from tourney.club.contests import EventFacts, event_facts
from tourney.club.event_losses import losses, lost_as
from tourney.club.event_table import EventTable, event_table
from tourney.club.import_report import report_key
from tourney.club.register import Register
from tourney.club.report_rules import KEPT, ROUND_ROBIN, SWISS
from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, Game, GameState
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import ByeKind, EventKind, Player
from tourney.core.rules import NO_SCORING
from tourney.exchange.event_draft import (
    Colour,
    EventBye,
    EventDraft,
    EventPlayer,
    EventResult,
    EventTeam,
    Forbidden,
)
from tourney.exchange.registry import event_writers
from tourney.store import events

NOBODY = QT_TRANSLATE_NOOP("Errors", "Nobody is entered in “{event}”, so there is no report to write.")
UNKNOWN_REPORT = QT_TRANSLATE_NOOP("Errors", "There is no report format “{key}”. Known are: {known}.")
SHAPES = QT_TRANSLATE_NOOP(
    "Exchange", "%n game(s) left out: a report holds games of one person against one only."
)
LOOSE = QT_TRANSLATE_NOOP("Exchange", "%n game(s) left out: they belong to no round.")
AGAIN = QT_TRANSLATE_NOOP("Exchange", "%n further game(s) of somebody in the same round are left out.")
OWN_TIEBREAKS = QT_TRANSLATE_NOOP(
    "Exchange", "These tie-breaks are not the federation's and are left out: {keys}."
)

CODES = {ByeKind.PAIRING: "U", ByeKind.HALF: "H", ByeKind.FULL: "F", ByeKind.ZERO: "Z"}
TYPES = {
    SWISS: "Individual: Swiss-System",
    ROUND_ROBIN: "Individual: Round-Robin",
    "knockout": "Individual: Knock-Out",
}
_TITLES = frozenset(("GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"))


@dataclass(frozen=True, slots=True)
class Report:
    """The event as a report file has it, and a sentence for each thing that it cannot hold."""

    event: EventDraft
    lost: tuple[Text, ...]


def event_report(club: Club, event_id: int) -> Report:
    """Return an event with points, ranks and rounds filled in.

    Raises
    ------
    TourneyError
        "unknown-event"; "nobody-entered".
    """
    facts = event_facts(club, event_id)
    table = event_table(club, event_id)
    people = _numbered(club, facts, table)
    if not people:
        raise TourneyError("nobody-entered", NOBODY(event=facts.event.name), field="event")
    lost: list[Text] = []
    number_of = {player.id: number for number, player in people.items()}
    results = _results(facts, number_of, lost)
    rules = facts.event.rules
    of_teams = facts.event.kind is EventKind.TEAM
    draft = EventDraft(
        name=facts.event.name,
        start=facts.event.date,
        end=max((game.date for game in facts.games), default=facts.event.date),
        round_dates=_days(facts),
        rounds=rules.rounds,
        initial_colour={"first": "w", "second": "b"}.get(rules.first_side, ""),
        scoring=() if of_teams else _scoring(facts),
        team_scoring=_team_scoring(facts) if of_teams else (),
        tiebreaks=_tiebreaks(facts, lost),
        type_text=TYPES.get(rules.system, "Individual"),
    )
    kept = club.setting(report_key(event_id), {})
    draft = _with_facts(draft, kept, rules.tiebreaks)
    before = _ratings(table)
    days = kept.get("birthdays", {})
    players = [
        _player(club.register(), player, number, results.get(number, {}), before.get(player.id), days)
        for number, player in people.items()
    ]
    if of_teams:
        teams = _teams(facts, table, number_of, kept.get("teams", ()))
        draft = replace(draft, teams=teams, type_text=draft.type_text or "Team")
        told = _team_byes(facts, draft.teams, number_of)
        draft = replace(draft, byes=told.byes, other_lines=told.other_lines)
        draft = replace(draft, type_code=draft.type_code or "FIDE_TEAM")
    draft = replace(draft, players=tuple(players))
    if not of_teams:
        draft = replace(draft, players=_ranked(draft, table, number_of))
        draft = replace(draft, forbidden=_forbidden(club, event_id, number_of))
    lost += losses(facts, draft)
    return Report(draft, tuple(lost))


def lost_in(report: Report, key: str) -> tuple[Text, ...]:
    """Return a sentence for each thing of the event that a report in that format cannot hold."""
    return (*report.lost, *lost_as(report.event, key))


def write_report(report: Report, key: str, options: Any = None) -> bytes:
    """Return the report in a format ("trf16", "trf26").

    Raises
    ------
    TourneyError
        "unknown-report", and what the format refuses.
    """
    writers = event_writers()
    if key not in writers:
        text = UNKNOWN_REPORT(key=key, known=", ".join(writers))
        raise TourneyError("unknown-report", text, field="what")
    return writers[key].write(report.event, options=options)


def _numbered(club: Club, facts: EventFacts, table: EventTable) -> dict[int, Player]:
    """Return everybody by starting number: seeds as given, the others behind them by rating and name."""
    register = club.register()
    ids = [one for one in facts.player_ids if one in register.players]
    rating = _ratings(table)
    seeds = {one: entry.seed for one, entry in facts.entries.items() if entry.seed is not None}
    given = Counter(seeds.values())
    fixed = {seed: one for one, seed in seeds.items() if given[seed] == 1}
    if len(fixed) == len(ids):
        return {seed: register.players[fixed[seed]] for seed in sorted(fixed)}
    ordered = sorted(
        ids,
        key=lambda i: (seeds.get(i, 10**9), -(rating.get(i) or 0.0), register.players[i].name.casefold(), i),
    )
    return {number: register.players[one] for number, one in enumerate(ordered, 1)}


def _ratings(table: EventTable) -> dict[int, float | None]:
    """Return what everybody established was rated before the event, by player."""
    if table.made.of_teams:
        return {}
    units = zip(table.made.ids, table.made.contest.units, strict=True)
    return {one: unit.rating for one, unit in units if not unit.provisional}


def _results(
    facts: EventFacts, number_of: Mapping[int, int], lost: list[Text]
) -> dict[int, dict[int, EventResult]]:
    """Return starting number -> round -> result."""
    found = _games(facts, number_of, lost)
    if facts.event.kind is EventKind.TEAM:  # the bye is the team's, on a line of its own
        return found
    for played in facts.rounds:
        for player_id, kind in zip(played.bye_ids, played.bye_kinds, strict=True):
            if player_id in number_of:
                found[number_of[player_id]].setdefault(played.number, EventResult(code=CODES[kind]))
    told = {one.number for one in facts.rounds}
    for absence in facts.absences:
        if absence.number not in told and absence.player_id in number_of:
            result = EventResult(code=CODES[absence.kind])
            found[number_of[absence.player_id]].setdefault(absence.number, result)
    return found


def _games(
    facts: EventFacts, number_of: Mapping[int, int], lost: list[Text]
) -> dict[int, dict[int, EventResult]]:
    found: dict[int, dict[int, EventResult]] = defaultdict(dict)
    round_of = {one.id: one.number for one in facts.rounds}
    told: Counter[str] = Counter()
    for game in facts.games:
        number = round_of.get(game.round_id or 0)
        if game.state is GameState.VOID:
            continue
        if not game.is_singles:
            told["shapes"] += 1
        elif number is None:
            told["loose"] += 1
        else:
            one, two = (number_of[player_id] for player_id in game.player_ids)
            if number in found[one] or number in found[two]:
                told["again"] += 1
                continue
            codes = _codes(game)
            found[one][number] = EventResult(two, Colour.WHITE, codes[0])
            found[two][number] = EventResult(one, Colour.BLACK, codes[1])
    for text, key in ((SHAPES, "shapes"), (LOOSE, "loose"), (AGAIN, "again")):
        if told[key]:
            lost.append(text(count=told[key]))
    return found


def _codes(game: Game) -> tuple[str, str]:
    if game.state is GameState.OPEN:
        return "", ""
    if game.forfeit is Forfeit.DOUBLE:
        return "-", "-"
    first, second = (side.rank or 0 for side in game.sides)
    if game.forfeit:
        return ("+", "-") if first < second else ("-", "+")
    win, draw, loss = ("1", "=", "0") if game.rated else ("W", "D", "L")
    if first == second:
        return draw, draw
    return (win, loss) if first < second else (loss, win)


def _player(
    register: Register,
    player: Player,
    number: int,
    results: Mapping[int, EventResult],
    rating: float | None,
    birthdays: Mapping[str, str],
) -> EventPlayer:
    start = register.starts.get(player.id)
    brought = start.mean if start is not None else rating
    last = max(results, default=0)
    return EventPlayer(
        number=number,
        name=player.name,
        sex={"m": "m", "f": "w"}.get(player.sex, ""),
        title=player.title.upper() if player.title.upper() in _TITLES else "",
        rating=round(brought) if brought is not None and 0 < round(brought) <= 9999 else None,
        federation=player.federation.upper()[:3],
        fide_id=player.number,
        birth=f"{player.born:04}{birthdays.get(str(player.id), '')}" if player.born else "",
        results=tuple(results.get(n, EventResult()) for n in range(1, last + 1)),
    )


def _ranked(draft: EventDraft, table: EventTable, number_of: Mapping[int, int]) -> tuple[EventPlayer, ...]:
    """Return the players with their points and ranks; a shared place goes down the list one by one."""
    rank: dict[int, int] = {}
    points: dict[int, Fraction] = {}
    for position, row in enumerate(table.ranking.rows, 1):
        number = number_of.get(table.id_of(row.unit))
        if number is not None:
            rank[number], points[number] = position, row.points
    told = draft.rounds_told

    def announced(player: EventPlayer) -> float:
        # The row shows byes of rounds to come, so the sum at its head counts them.
        return sum(draft.worth(result.code) for result in player.results[told:])

    return tuple(
        replace(one, rank=rank.get(one.number), points=float(points.get(one.number, 0)) + announced(one))
        for one in draft.players
    )


def _days(facts: EventFacts) -> tuple[dt.date | None, ...]:
    first: dict[int, dt.date] = {}
    round_of = {one.id: one.number for one in facts.rounds}
    for game in facts.games:
        if game.round_id in round_of:
            number = round_of[game.round_id]
            first[number] = min(game.date, first.get(number, game.date))
    count = max(round_of.values(), default=0)
    return tuple(first.get(number) for number in range(1, count + 1))


def _scoring(facts: EventFacts) -> tuple[tuple[str, float], ...]:
    scoring = facts.event.scoring
    if scoring == NO_SCORING:
        return ()
    worth = {
        "WW": scoring.win, "BW": scoring.win, "WD": scoring.draw, "BD": scoring.draw, "WL": scoring.loss,
        "BL": scoring.loss, "ZPB": scoring.zero_bye, "HPB": scoring.half_bye, "FPB": scoring.full_bye,
        "PAB": scoring.bye, "FW": scoring.forfeit_win, "FL": scoring.forfeit_loss,
    }  # fmt: skip
    return tuple((code, float(points)) for code, points in worth.items())


def _team_scoring(facts: EventFacts) -> tuple[tuple[str, float], ...]:
    scoring = facts.event.scoring
    return ("TW", float(scoring.win)), ("TD", float(scoring.draw)), ("TL", float(scoring.loss))


def _tiebreaks(facts: EventFacts, lost: list[Text]) -> tuple[str, ...]:
    """Return the tie-breaks as the federation writes them, behind points."""
    from tourney.standings.registry import family_of

    own: list[str] = []
    theirs: list[str] = []
    for key in facts.event.rules.tiebreaks:
        (theirs if family_of(key).key == "federation" else own).append(key)
    if own:
        lost.append(OWN_TIEBREAKS(keys=", ".join(own)))
    return tuple(map(_as_written, theirs))


def _as_written(key: str) -> str:
    """Return a tie-break as report files have it: BH:C1 is BH/C1, and BH:MP/C1 stays."""
    name, _, rest = key.partition(":")
    return key if rest.split("/")[0] in ("MP", "GP") else f"{name}/{rest}" if rest else name


def _with_facts(draft: EventDraft, kept: Mapping[str, Any], counted: Sequence[str]) -> EventDraft:
    """Return the event with what an imported report said of it and the club has no use for."""
    told = {name: value for name, value in kept.items() if name in KEPT}
    if kept.get("counted") == list(counted):
        told["tiebreaks"] = tuple(kept["tiebreaks"])
    if "deputies" in told:
        told["deputies"] = tuple(told["deputies"])
    for name in ("start", "end"):
        if kept.get(name):
            told[name] = dt.date.fromisoformat(kept[name])
    if not any(kept.get("round_dates", ())) and kept:
        told["round_dates"] = ()
    return replace(draft, **told)


def _teams(
    facts: EventFacts,
    table: EventTable,
    number_of: Mapping[int, int],
    kept: Sequence[tuple[str, int, str, float | None]],
) -> tuple[EventTeam, ...]:
    """Return the teams with places and points; numbers and short names as an imported report had them."""
    members: dict[int, list[int]] = defaultdict(list)
    for player_id, entry in facts.entries.items():
        if entry.team_id is not None and player_id in number_of:
            members[entry.team_id].append(player_id)
    made = {table.id_of(row.unit): (place, row) for place, row in enumerate(table.ranking.rows, 1)}
    told = {name: (number, nickname, strength) for name, number, nickname, strength in kept}
    ids = sorted(members, key=lambda one: facts.teams[one].name.casefold())
    if told.keys() >= {facts.teams[one].name for one in ids}:
        numbers = {one: told[facts.teams[one].name][0] for one in ids}
    else:
        numbers = {one: number for number, one in enumerate(ids, 1)}
    found = []
    for team_id in sorted(ids, key=lambda one: numbers[one]):
        team = facts.teams[team_id]
        order = {player_id: at for at, player_id in enumerate(team.member_ids)}
        ordered = sorted(members[team_id], key=lambda one: (order.get(one, 10**6), number_of[one]))
        place, row = made.get(team_id, (None, None))
        _, nickname, strength = told.get(team.name, (0, "", None))
        found.append(
            EventTeam(
                numbers[team_id],
                team.name,
                tuple(number_of[one] for one in ordered),
                nickname=nickname,
                strength=strength,
                match_points=float(row.points) if row is not None else None,
                rank=place,
            )
        )
    return tuple(found)


def _team_byes(facts: EventFacts, teams: Sequence[EventTeam], number_of: Mapping[int, int]) -> EventDraft:
    """Return an event that holds nothing but the byes of teams: asked for (240) and given (320)."""
    asked: dict[tuple[int, str], list[int]] = defaultdict(list)
    given: dict[int, int] = {}
    for played in facts.rounds:
        kind_of = {
            number_of.get(one): kind for one, kind in zip(played.bye_ids, played.bye_kinds, strict=True)
        }
        for team in teams:
            kinds = {kind_of.get(number) for number in team.players}
            kind = kinds.pop() if len(kinds) == 1 else None
            if kind is ByeKind.PAIRING:
                given[played.number] = team.number
            elif kind is not None:
                asked[played.number, CODES[kind]].append(team.number)
    lines: tuple[str, ...] = ()
    if given:
        cells = "".join(f"{given.get(number, ''):>4}" for number in range(1, max(given) + 1))
        lines = (f"320 {float(facts.event.scoring.bye):4.1f} {'':4}{cells}",)
    byes = (EventBye(kind, number, tuple(who)) for (number, kind), who in sorted(asked.items()))
    return EventDraft(byes=tuple(byes), other_lines=lines)


def _forbidden(club: Club, event_id: int, number_of: Mapping[int, int]) -> tuple[Forbidden, ...]:
    with club.database.reading() as reader:
        pairs = events.forbidden_pairs(reader, event_id=event_id)
    return tuple(
        Forbidden(tuple(sorted((number_of[a], number_of[b]))))
        for a, b in pairs
        if a in number_of and b in number_of
    )
