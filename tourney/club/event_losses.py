"""What of an event a federation's report file has no room for: a sentence for each such thing."""

from __future__ import annotations

from tourney.club.contests import EventFacts
from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.exchange.event_draft import EventDraft
from tourney.exchange.trf_lines import NAME_WIDTH, cell, lost_names

SCORES = QT_TRANSLATE_NOOP("Exchange", "Points and sets of the games are left out; the results are kept.")
NOTES = QT_TRANSLATE_NOOP("Exchange", "Notes of %n game(s) are left out.")
UNFINE = QT_TRANSLATE_NOOP("Exchange", "Points are written with one decimal; {points} would need more.")
SECTIONS = QT_TRANSLATE_NOOP("Exchange", "The sections of the event are left out; everybody is in one list.")
STAGES = QT_TRANSLATE_NOOP("Exchange", "The stages of the event are left out; rounds are numbered on.")
CUT_NAMES = QT_TRANSLATE_NOOP("Exchange", "Names longer than {limit} signs are cut: {names}.")
NUMBERS = QT_TRANSLATE_NOOP("Exchange", "Numbers longer than 11 signs are cut: {names}.")
TEAM_MATCHES = QT_TRANSLATE_NOOP(
    "Exchange",
    "The report of 2016 lists %n team(s) and who plays for them; match points, places and byes are left "
    "out. The report of 2026 keeps them.",
)
NAMES_OF_TEAMS = QT_TRANSLATE_NOOP("Exchange", "Short names and strengths of %n team(s) are left out.")

OLD = "trf16"
_NUMBER_WIDTH = 11


def lost_as(event: EventDraft, key: str) -> list[Text]:
    """Return a sentence for each thing that one format ("trf16", "trf26") lacks and another has."""
    if key != OLD or not event.teams:
        return []
    told = [TEAM_MATCHES(count=len(event.teams))] if event.pairs_teams else []
    named = sum(bool(team.nickname) or team.strength is not None for team in event.teams)
    return [*told, NAMES_OF_TEAMS(count=named)] if named else told


def losses(facts: EventFacts, draft: EventDraft) -> list[Text]:
    """Return a sentence for each thing that the file has no columns for."""
    found: list[Text] = []
    if any(side.score is not None for game in facts.games for side in game.sides):
        found.append(SCORES())
    notes = sum(bool(game.note) for game in facts.games)
    if notes:
        found.append(NOTES(count=notes))
    odd = next((p.points for p in draft.players if p.points is not None and (p.points * 10) % 1), None)
    if odd is not None:
        found.append(UNFINE(points=f"{odd:g}"))
    if len({entry.section for entry in facts.entries.values()}) > 1:
        found.append(SECTIONS())
    if facts.stages:
        found.append(STAGES())
    names = lost_names(draft)
    if names:
        found.append(CUT_NAMES(limit=NAME_WIDTH, names=tuple(names)))
    numbers = [one.name for one in draft.players if len(cell(one.fide_id)) > _NUMBER_WIDTH]
    if numbers:
        found.append(NUMBERS(names=tuple(numbers)))
    return found
