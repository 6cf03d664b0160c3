"""The FIDE report file of 2026."""

from __future__ import annotations

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.exchange.event_draft import (
    AbnormalPoints,
    Acceleration,
    EventDraft,
    EventTeam,
    Forbidden,
)
from tourney.exchange.trf_lines import (
    TEAM_WIDTH,
    TrfOptions,
    cell,
    encoded,
    fact,
    heads,
    national_line,
    player_line,
)

_KEPT = ("300", "320", "330", "801", "802")


class Trf26Writer:
    """Writes every record of the edition; lines 300, 320, 330, 801 and 802 go out as they came in."""

    key = "trf26"
    label = QT_TRANSLATE_NOOP("Exchange", "Federation report, 2026 (TRF26)")
    suffix = ".trf"
    options_type = TrfOptions

    def write(self, event: EventDraft, *, options: TrfOptions | None = None) -> bytes:
        """Return the file (see ``exchange.base.EventWriter``)."""
        lines = heads(event) + fact("142", event.rounds) + fact("152", event.initial_colour.upper())
        scoring = _scoring(event)
        if scoring:
            lines.append("162 " + "".join(f" {code}{points:4.1f}   " for code, points in scoring.items()))
        lines += fact("172", event.ranking_method) + fact("182", event.controller)
        lines += fact("192", event.type_code)
        lines += fact("202", ",".join(event.tiebreaks)) + fact("212", ",".join(event.standings_tiebreaks))
        lines += fact("222", event.time_control_code) + fact("352", event.colour_sequence)
        if event.team_scoring:
            lines.append("362 " + "".join(f"{code}{points:4.1f}   " for code, points in event.team_scoring))
        lines += [player_line(player, event) for player in event.players]
        lines += [national_line(p, entry) for p in event.players for entry in p.national]
        lines += [_team(team) for team in event.teams]
        for bye in event.byes:
            lines.append(f"240 {bye.kind:1} {bye.round:03}{_run(bye.who)}")
        if event.absent and not event.pairs_teams:
            lines.append(f"240 Z {event.rounds_told + 1:03}{_run(event.absent)}")
        lines += [_acceleration(one) for one in event.accelerations]
        lines += [_forbidden(one, event) for one in event.forbidden]
        lines += [_abnormal(one) for one in event.abnormal]
        lines += [line for line in event.other_lines if line[:3] in _KEPT]
        return encoded(lines, options or TrfOptions())


def _scoring(event: EventDraft) -> dict[str, float]:
    """Return the points of a 162 line; the twelve of an XXS line become the six that it knows."""
    if not event.scoring:
        return {}
    return {
        "W": event.worth("1"), "D": event.worth("="), "L": event.worth("0"), "A": event.worth("Z"),
        "P": event.worth("U"), "X": dict(event.scoring).get("X", event.worth("=")),
    }  # fmt: skip


def _team(team: EventTeam) -> str:
    def number(value: float | None, width: int, decimals: int) -> str:
        return " " * width if value is None else f"{value:{width}.{decimals}f}"

    head = f"310 {team.number:3} {cell(team.name, TEAM_WIDTH):32} {cell(team.nickname, 5):5}"
    whole = team.strength is not None and team.strength.is_integer()
    head += f" {number(team.strength, 6, 0 if whole else 1)} {number(team.match_points, 6, 1)}"
    head += f" {number(team.game_points, 6, 1)} {team.rank or '':>3}  "
    return head + " ".join(f"{one:4}" for one in team.players)


def _run(who: tuple[int, ...]) -> str:
    return "".join(f" {number:4}" for number in who)


def _acceleration(one: Acceleration) -> str:
    match_points = "    " if one.match_points is None else f"{one.match_points:4.1f}"
    rounds = f"{one.first:03} {one.last:03}"
    return f"250 {match_points} {one.points:4.1f} {rounds} {one.from_number:04} {one.to_number:04}"


def _forbidden(one: Forbidden, event: EventDraft) -> str:
    last = one.last or event.rounds or 999
    return f"260 {one.first or 1:03} {last:03}{_run(one.who)}"


def _abnormal(one: AbnormalPoints) -> str:
    match_points = "    " if one.match_points is None else f"{one.match_points:4.1f}"
    return f"299 {one.kind or ' '}  {match_points}  {one.points:4.1f}  {one.round:03}{_run(one.who)}"


PLUGIN = Trf26Writer()
