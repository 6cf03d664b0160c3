"""The FIDE report file of 2016, with the extensions (XX..) that pairing programs read."""

from __future__ import annotations

from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.exchange.event_draft import EventDraft
from tourney.exchange.trf_lines import (
    TEAM_WIDTH,
    TrfOptions,
    cell,
    encoded,
    fact,
    heads,
    per_player,
    player_line,
)


class Trf16Writer:
    """Writes tournament, players, teams (013) and the lines XXR XXC XXS XXZ XXA XXP."""

    key = "trf16"
    label = QT_TRANSLATE_NOOP("Exchange", "Federation report, 2016 (TRF16)")
    suffix = ".trf"
    options_type = TrfOptions

    def write(self, event: EventDraft, *, options: TrfOptions | None = None) -> bytes:
        """Return the file (see ``exchange.base.EventWriter``)."""
        lines = heads(event) + fact("XXR", event.rounds)
        words = ["rank"] if event.ranked_by_place else []
        words += {"w": ["white1"], "b": ["black1"]}.get(event.initial_colour, [])
        lines += fact("XXC", " ".join(words)) + fact("XXS", _scoring(event))
        lines += fact("XXZ", " ".join(str(number) for number in event.absent))
        lines += [player_line(player, event) for player in event.players]
        for team in event.teams:
            who = " ".join(f"{number:4}" for number in team.players)
            lines.append(f"013 {cell(team.name, TEAM_WIDTH):32}{who}")
        if event.pairs_teams:
            # These lines would name players, and the event's numbers are those of teams.
            return encoded(lines, options or TrfOptions())
        for number, points in per_player(event.accelerations).items():
            lines.append(f"XXA {number:4} " + " ".join(f"{value:4.1f}" for value in points))
        for pair in event.forbidden:
            lines += [f"XXP {one} {two}" for i, one in enumerate(pair.who) for two in pair.who[i + 1 :]]
        return encoded(lines, options or TrfOptions())


def _scoring(event: EventDraft) -> str:
    """Return the points of an XXS line; those of the edition of 2026 become the twelve that it knows."""
    told = dict(event.scoring)
    if not told:
        return ""
    values = {
        "WW": event.worth("1"), "BW": told.get("BW", event.worth("1")),
        "WD": event.worth("="), "BD": told.get("BD", event.worth("=")),
        "WL": event.worth("0"), "BL": told.get("BL", event.worth("0")),
        "ZPB": event.worth("Z"), "HPB": event.worth("H"), "FPB": event.worth("F"),
        "PAB": event.worth("U"), "FW": event.worth("+"), "FL": event.worth("-"),
    }  # fmt: skip
    return " ".join(f"{code}={points:.1f}" for code, points in values.items())


PLUGIN = Trf16Writer()
