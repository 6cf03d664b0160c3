"""The rules of an event as a federation's report file tells them, and what of the file has no place here."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from dataclasses import asdict, replace
from itertools import combinations
from typing import Any

from tourney.club.report_teams import bye_points
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.records import NAME_LIMIT
from tourney.core.rules import NO_SCORING, EventRules, Scoring, exact
from tourney.exchange.drafts import ImportDraft
from tourney.exchange.event_draft import EventDraft, EventTeam
from tourney.standings.presets import PRESETS
from tourney.standings.registry import labelled

NO_REPORT = QT_TRANSLATE_NOOP("Errors", "“{name}” is no report of a tournament, so it has no standings.")
POINTS_BY_HAND = QT_TRANSLATE_NOOP(
    "Exchange", "Points given or taken by hand are not taken over; the places may differ for it."
)
ACCELERATED = QT_TRANSLATE_NOOP("Exchange", "The acceleration of the pairings is not taken over.")
BY_COLOUR = QT_TRANSLATE_NOOP(
    "Exchange", "The file gives White and Black different points; those of White are taken for both."
)
TIEBREAK = QT_TRANSLATE_NOOP("Exchange", "The tie-break “{key}” is not known here and was left out.")
SOME_ROUNDS = QT_TRANSLATE_NOOP(
    "Exchange", "Pairs that may not meet in some rounds are kept apart in all of them."
)

SWISS, ROUND_ROBIN = "swiss", "round-robin"
_ROBIN = ("robin", "rundenturnier", "rundensystem", "all-play-all", "toutes rondes", "liga", "круговой")
_COLOURED = frozenset(("BW", "BD", "BL"))
EDITION_DATES = ((dt.date(2026, 3, 1), "2026"), (dt.date(2024, 1, 1), "2024"))

KEPT = (
    "city", "federation", "start_text", "end_text", "type_text", "type_code", "chief_arbiter", "deputies",
    "time_control", "time_control_code", "controller", "ranking_method", "colour_sequence",
)  # fmt: skip
"""What a report says about an event that the club has no use for but to write it again."""


def event_of(draft: ImportDraft) -> EventDraft:
    """Return the tournament of a draft.

    Raises
    ------
    TourneyError
        "not-a-report".
    """
    if draft.event is None:
        raise TourneyError("not-a-report", NO_REPORT(name=draft.source), field="file")
    return draft.event


def start_numbers(draft: ImportDraft) -> list[int]:
    """Return the starting number of each person of the draft."""
    by_row = {player.row: player.number for player in event_of(draft).players}
    return [by_row[one.row] for one in draft.players]


def report_rules(event: EventDraft) -> tuple[EventRules, tuple[Text, ...]]:
    """Return the rules of the event, and a sentence for each that cannot be kept."""
    lost: list[Text] = []
    system = ROUND_ROBIN if is_round_robin(event) else SWISS
    tiebreaks = _tiebreaks(event, lost)
    if not tiebreaks and not event.pairs_teams:
        tiebreaks = PRESETS["chess-round-robin" if system == ROUND_ROBIN else "chess-swiss"].tiebreaks
    if event.abnormal:
        lost.append(POINTS_BY_HAND())
    if event.accelerations:
        lost.append(ACCELERATED())
    told = dict(event.scoring)
    if any(told.get(key) != told.get("W" + key[1]) for key in _COLOURED & told.keys()):
        lost.append(BY_COLOUR())
    if any(one.first not in (None, 1) or (one.last or 999) < (event.rounds or 0) for one in event.forbidden):
        lost.append(SOME_ROUNDS())
    rules = EventRules(
        scoring=_team_scoring(event) if event.pairs_teams else _scoring(event),
        system=system,
        options=(("cycles", _cycles(event)),) if system == ROUND_ROBIN and _cycles(event) > 1 else (),
        tiebreaks=tiebreaks,
        tiebreak_rules=edition_of(event),
        rounds=event.rounds or len(event.round_dates) or event.rounds_told or None,
        first_side={"w": "first", "b": "second"}.get(event.initial_colour, ""),
    )
    return rules, tuple(lost)


def edition_of(event: EventDraft) -> str:
    """Return the edition of the federation's rules in force at the event; the newest without a date."""
    date = event.start or event.end
    if date is None:
        return "2026"
    return next((edition for since, edition in EDITION_DATES if date >= since), "2018")


def is_round_robin(event: EventDraft) -> bool:
    """Tell whether everybody meets everybody: the file says so, or its pairings do."""
    words = f"{event.type_text} {event.type_code}".casefold().replace("_", "-")
    if any(word in words for word in _ROBIN):
        return True
    if "swiss" in words or "dutch" in words or event.pairs_teams:
        return False
    return _cycles(event) > 0


def _cycles(event: EventDraft) -> int:
    """Return how often all pairs met; 0 where they did not all meet equally often."""
    met = Counter(frozenset((game.white, game.black)) for game in event.games())
    n = len(event.players)
    if n < 3 or len(met) < n * (n - 1) // 2:
        return 0
    times = set(met.values())
    pairs = {frozenset(pair) for pair in combinations([player.number for player in event.players], 2)}
    return times.pop() if len(times) == 1 and pairs == met.keys() else 0


def _scoring(event: EventDraft) -> Scoring:
    if not event.scoring:
        return NO_SCORING
    worth = {code: exact(event.worth(code)) for code in "1=0+-UHZF"}
    return replace(
        NO_SCORING,
        win=worth["1"], draw=worth["="], loss=worth["0"], forfeit_win=worth["+"], forfeit_loss=worth["-"],
        bye=worth["U"], half_bye=worth["H"], zero_bye=worth["Z"], full_bye=worth["F"],
    )  # fmt: skip


def _team_scoring(event: EventDraft) -> Scoring:
    told = dict(event.team_scoring)
    win, draw, loss = (exact(told.get(key, usual)) for key, usual in (("TW", 2.0), ("TD", 1.0), ("TL", 0.0)))
    given = bye_points(event)
    bye = exact(given if given is not None else told.get("TW", 2.0))
    return replace(
        NO_SCORING, win=win, draw=draw, loss=loss, forfeit_win=win, forfeit_loss=loss, bye=bye,
        half_bye=draw, full_bye=win,
    )  # fmt: skip


def _tiebreaks(event: EventDraft, lost: list[Text]) -> tuple[str, ...]:
    found = []
    for key in event.tiebreaks or event.standings_tiebreaks:
        if key.upper() in ("PTS", "MPVGP"):
            continue
        try:
            labelled(key)
        except TourneyError:
            lost.append(TIEBREAK(key=key))
        else:
            found.append(key)
    return tuple(dict.fromkeys(found))


def team_name(team: EventTeam) -> str:
    """Return what the club calls a team of a report; one without a name goes by its number."""
    return (team.name or f"{team.number}")[:NAME_LIMIT]


def kept_facts(event: EventDraft) -> dict[str, Any]:
    """Return what the club keeps of the report's head only to write it again, as plain values."""
    told = asdict(replace(event, players=(), teams=()))
    facts: dict[str, Any] = {name: told[name] for name in KEPT if told[name]}
    facts |= {name: told[name].isoformat() for name in ("start", "end") if told[name]}
    if event.tiebreaks:
        facts |= {"tiebreaks": list(event.tiebreaks), "counted": list(_tiebreaks(event, []))}
    if event.pairs_teams:
        teams = [[team_name(team), team.number, team.nickname, team.strength] for team in event.teams]
        facts["teams"] = teams
    if any(event.round_dates):
        facts["round_dates"] = [None if day is None else day.isoformat() for day in event.round_dates]
    return facts
