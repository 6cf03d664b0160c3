"""What a team event's report says between its lines: boards won against nobody, and teams with a bye."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

from tourney.exchange.event_draft import EventDraft, EventTeam

WON, FREE_CODES = "+", ("U", "F", "H", "Z")


@dataclass(frozen=True, slots=True)
class EmptyBoard:
    """A board won because the other team had nobody for it; ``absent`` is one of theirs who did not play."""

    round: int
    winner: int
    absent: int


@dataclass(frozen=True, slots=True)
class TeamBye:
    """A team without a match in a round: by the code of its players or as it asked for."""

    round: int
    team: int
    code: str


def bye_points(event: EventDraft) -> float | None:
    """Return what the bye of a pairing is worth in match points, None where no line (320) says so."""
    return next((float(line[4:8]) for line in event.other_lines if _is_bye_line(line)), None)


def _is_bye_line(line: str) -> bool:
    return line[:3] == "320" and line[4:8].strip().replace(".", "", 1).isdecimal()


def _given_byes(event: EventDraft) -> dict[tuple[int, int], str]:
    """Return "U" for each (round, team) that the pairing gave a bye, by a line 320."""
    found: dict[tuple[int, int], str] = {}
    for line in event.other_lines:
        if _is_bye_line(line):
            teams = [line[at : at + 4].strip() for at in range(13, len(line), 4)]
            found |= {(number, int(one)): "U" for number, one in enumerate(teams, 1) if one.isdecimal()}
    return found


def _forfeited(event: EventDraft) -> dict[tuple[int, int], int]:
    """Return the opponent of each (round, team) of a match that was forfeited, by the lines 330."""
    found: dict[tuple[int, int], int] = {}
    for line in event.other_lines:
        words = line.split()
        if line[:3] == "330" and len(words) == 5 and all(word.isdecimal() for word in words[2:]):
            number, one, two = map(int, words[2:])
            found[number, one], found[number, two] = two, one
    return found


def empty_boards(event: EventDraft) -> tuple[EmptyBoard, ...]:
    """Return the boards won against nobody in matches of which other boards tell the opponent."""
    against = _opponents(event)
    found: list[EmptyBoard] = []
    for number in range(1, event.rounds_told + 1):
        spent: set[int] = set()
        for team in event.teams:
            other = against.get((number, team.number))
            rivals = next((one for one in event.teams if one.number == other), None)
            if rivals is None:
                continue
            idle = [p for p in rivals.players if _code(event, p, number) == "-" and p not in spent]
            idle += [
                p for p in rivals.players if not _has_part(event, p, number) and p not in [*spent, *idle]
            ]
            won = [p for p in team.players if _code(event, p, number) == WON]
            for winner, absent in zip(won, idle, strict=False):
                spent.add(absent)
                found.append(EmptyBoard(number, winner, absent))
    return tuple(found)


def team_byes(event: EventDraft) -> tuple[TeamBye, ...]:
    """Return the teams that had no match in a round that was played, and why."""
    against = _opponents(event)
    asked = {(bye.round, number): bye.kind for bye in event.byes for number in bye.who} | _given_byes(event)
    found = []
    for number in range(1, event.rounds_told + 1):
        for team in event.teams:
            if (number, team.number) in against:
                continue
            code = asked.get((number, team.number)) or _team_code(event, team, number)
            if code:
                found.append(TeamBye(number, team.number, code))
    return tuple(found)


def _opponents(event: EventDraft) -> dict[tuple[int, int], int]:
    """Return the opponent of each (round, team): the team that most of its boards met."""
    team_of = {number: team.number for team in event.teams for number in team.players}
    met: dict[tuple[int, int], Counter[int]] = defaultdict(Counter)
    for game in event.games():
        one, two = team_of.get(game.white), team_of.get(game.black)
        if one is not None and two is not None and one != two:
            met[game.round, one][two] += 1
            met[game.round, two][one] += 1
    return _forfeited(event) | {place: counts.most_common(1)[0][0] for place, counts in met.items()}


def _team_code(event: EventDraft, team: EventTeam, number: int) -> str:
    codes = [_code(event, player, number) for player in team.players]
    if WON in codes:
        return "F"
    return next((code for code in FREE_CODES if code in codes), "")


def _code(event: EventDraft, player: int, number: int) -> str:
    """Return the code of a player's round without an opponent, else nothing."""
    one = event.player(player)
    if one is None or number > len(one.results) or one.results[number - 1].opponent is not None:
        return ""
    return one.results[number - 1].code


def _has_part(event: EventDraft, player: int, number: int) -> bool:
    one = event.player(player)
    return one is not None and number <= len(one.results) and one.results[number - 1].opponent is not None
