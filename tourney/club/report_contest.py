"""A tournament of a report file as a contest, so that a file has standings without a club."""

from __future__ import annotations

from collections.abc import Mapping

from tourney.club.contests import matches
from tourney.club.report_rules import event_of, start_numbers
from tourney.club.report_teams import empty_boards, team_byes
from tourney.core.games import Forfeit
from tourney.core.rules import EventRules
from tourney.exchange.drafts import ImportDraft
from tourney.exchange.event_draft import EventDraft
from tourney.standings.contest import Contest, Contested, Free, FreeRound, Unit
from tourney.standings.scoring import ZERO, scored

FREE = {"U": Free.PAIRING, "H": Free.HALF, "F": Free.FULL, "Z": Free.ZERO, "+": Free.FULL, "-": Free.ZERO}
"""What a round without an opponent is, by its code."""


def report_contest(draft: ImportDraft, rules: EventRules) -> Contest:
    """Return the contest: ratings as in the file, units its people or, where teams are paired, those."""
    event = event_of(draft)
    numbers = start_numbers(draft)
    if event.pairs_teams:
        units, unit_of = _teams(event)
        of_person = [unit_of.get(number) for number in numbers]
        played = _games(draft, of_person)
        played += [
            Contested(one.round, (a, b), (0, 1), forfeit=Forfeit.FORFEIT)
            for one in empty_boards(event)
            if (a := unit_of.get(one.winner)) is not None and (b := unit_of.get(one.absent)) is not None
        ]
        played = matches(played)
        at = {team.number: unit for unit, team in enumerate(event.teams)}
        free = [FreeRound(one.round, at[one.team], FREE[one.code], ZERO) for one in team_byes(event)]
    else:
        units = tuple(_unit(draft, i, number) for i, number in enumerate(numbers))
        of_person = list(range(len(numbers)))
        played = _games(draft, of_person)
        free = _byes(event, {number: i for i, number in enumerate(numbers)})
    told = max((game.round for game in played), default=0)
    contest = Contest(
        units=units,
        games=tuple(played),
        free=tuple(one for one in free if one.round <= max(told, event.rounds_told)),
        rounds=max(told, event.rounds_told),
        planned=rules.rounds,
        scoring=rules.scoring,
        first_side=rules.first_side,
    )
    return scored(contest)


def _unit(draft: ImportDraft, index: int, number: int) -> Unit:
    one = draft.players[index]
    player = event_of(draft).player(number)
    rating = player.rating if player is not None else None
    return Unit(
        one.name,
        rating=float(rating) if rating else None,
        seed=number,
        club=one.club,
        title=one.title,
        federation=one.federation,
    )


def _teams(event: EventDraft) -> tuple[tuple[Unit, ...], dict[int, int]]:
    units = tuple(
        Unit(team.name or str(team.number), team.strength, seed=team.number) for team in event.teams
    )
    return units, {number: unit for unit, team in enumerate(event.teams) for number in team.players}


def _games(draft: ImportDraft, of_person: list[int | None]) -> list[Contested]:
    games = draft.games
    found = []
    for i in range(len(games)):
        first = games.first_side[i]
        one, two = (of_person[games.member_player[games.first_member[s]]] for s in (first, first + 1))
        if one is None or two is None or one == two:
            continue
        ranks = games.side_rank[first], games.side_rank[first + 1]
        found.append(Contested(int(games.rounds[i]), (one, two), ranks, forfeit=games.forfeits[i]))
    return found


def _byes(event: EventDraft, unit_of: Mapping[int, int]) -> list[FreeRound]:
    return [
        FreeRound(number, unit_of[player.number], FREE[result.code], ZERO)
        for player in event.players
        if player.number in unit_of
        for number, result in enumerate(player.results, 1)
        if result.opponent is None and result.code in FREE
    ]
