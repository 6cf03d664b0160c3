"""What the charts of histories say at each value: figures, what changed them, and in which game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tourney.club import charts
from tourney.club.charts import Measure, PlayedNote
from tourney.club.rated import date_of
from tourney.ui.base.i18n import decimals_of, format_change, format_date, format_number, format_rating, listed
from tourney.ui.chartspage.curves import PlayerCurve, Prepared

VOLATILITY_DECIMALS = 5


def decimals_for(measure: Measure, decimals: int) -> int:
    """Return how many decimals a measure is told with; a rating has *decimals*."""
    if measure is Measure.VOLATILITY:
        return VOLATILITY_DECIMALS
    return decimals + 1 if measure is Measure.DEVIATION else decimals


def axis_words(value: float) -> str:
    """Return a round value of the axis, with as many decimals as it has."""
    return format_rating(value, decimals_of((value,)))


def measure_name(measure: Measure) -> str:
    """Return what a measure is called."""
    translate = QCoreApplication.translate
    match measure:
        case Measure.RATING:
            return translate("Charts", "Rating")
        case Measure.DEVIATION:
            return translate("Charts", "Deviation")
        case Measure.VOLATILITY:
            return translate("Charts", "Volatility")


def stop_words(prepared: Prepared, one: PlayerCurve, stop: int, *, named: bool) -> tuple[str, ...]:
    """Return the lines of the box at a stop: who (with *named*), when and how much, and what made it so."""
    translate = QCoreApplication.translate
    name = (one.history.name,) if named else ()
    step = int(one.step[stop])
    figure = _figure(prepared, one, stop)
    if step < 0:
        return (*name, translate("Charts", "Start: {0}").format(figure))
    if step >= len(one.history.day):
        today = format_date(date_of(one.history.today))
        return (*name, translate("Charts", "Today, {0}: {1}").format(today, figure))
    note = charts.played_note(prepared.rated, prepared.register, int(one.history.appearance[step]))
    title = translate("Charts", "{0}: {1}").format(format_date(note.date), figure)
    if prepared.axis.value == "games":
        title = translate("Charts", "Game {0}, {1}").format(format_number(step + 1), title)
    before, after = one.history.values(prepared.measure)
    decimals = decimals_for(prepared.measure, prepared.rated.decimals)
    change = format_change(float(after[step] - before[step]), decimals, none="±0")
    together = int(one.history.together[step])
    if together > 1:
        words = QCoreApplication.translate("Counts", "%n game(s) rated together", None, together)
        change = f"{change} ({words})"
    event = prepared.event_names.get(note.event_id, "") if note.event_id is not None else ""
    told = (*name, title, f"{change} · {game_words(note)}")
    return (*told, event) if event else told


def _figure(prepared: Prepared, one: PlayerCurve, stop: int) -> str:
    point = int(one.curve.stops[stop])
    decimals = decimals_for(prepared.measure, prepared.rated.decimals)
    figure = format_rating(float(one.curve.y[point]), decimals)
    if one.curve.deviation is None:
        return figure
    return f"{figure} ±{format_rating(float(one.curve.deviation[point]), prepared.rated.decimals)}"


def game_words(note: PlayedNote) -> str:
    """Return what happened in a game: "beat Zofia 3–1", "2nd of 5 against ..."."""
    translate = QCoreApplication.translate
    against = listed(note.against)
    if note.mates:
        against = translate("Charts", "{0}, with {1}").format(against, " + ".join(note.mates))
    if note.of > 2:
        pattern = (
            translate("Charts", "shared place {0} of {1} against {2}")
            if note.tied
            else translate("Charts", "place {0} of {1} against {2}")
        )
        return pattern.format(note.place, note.of, against)
    if note.tied:
        words = translate("Charts", "drew with {0}").format(against)
    elif note.place == 1:
        words = translate("Charts", "beat {0}").format(against)
    else:
        words = translate("Charts", "lost to {0}").format(against)
    if note.score is None:
        return words
    own, theirs = (f"{points:g}" for points in note.score)
    return f"{words} {own}–{theirs}"


def line_detail(prepared: Prepared, one: PlayerCurve) -> str:
    """Return how a player stands today, for the list: "1712 ±45"."""
    value = one.history.now[list(Measure).index(prepared.measure)]
    if value != value:
        return ""
    figure = format_rating(value, decimals_for(prepared.measure, prepared.rated.decimals))
    if one.curve.deviation is None:
        return figure
    return f"{figure} ±{format_rating(one.history.now[1], prepared.rated.decimals)}"
