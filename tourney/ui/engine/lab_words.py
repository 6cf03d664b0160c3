"""What the Backtest tab says of a calibration and of tuning, in words."""

from __future__ import annotations

from dataclasses import asdict

from PySide6.QtCore import QCoreApplication

from tourney.club.engine_backtest import Tuning
from tourney.club.engine_preview import Preview
from tourney.club.lab import LEAST
from tourney.core.options import describe
from tourney.ratings.evaluate import Bin
from tourney.ratings.registry import ENGINES
from tourney.ui.base.i18n import format_number, format_percent, listed, sentences, shown
from tourney.ui.lab.calibration import PlotWords

translate = QCoreApplication.translate


def plot_words(name: str, about: str) -> PlotWords:
    """Return what the plot of a calibration says."""
    return PlotWords(
        name,
        about,
        translate("Lab", "Foreseen score of the favourite"),
        translate("Lab", "Scored, with 95 % range"),
        group_words,
    )


def group_words(one: Bin) -> tuple[str, ...]:
    """Return what stands in the box of one group of games."""
    return (
        translate("Lab", "Foreseen {0}, scored {1}").format(
            format_percent(one.expected), format_percent(one.actual)
        ),
        translate("Lab", "95 % range {0} – {1}").format(format_percent(one.low), format_percent(one.high)),
        translate("Counts", "%n game(s)", None, one.games),
    )


def tuning_words() -> str:
    """Return what tuning does."""
    return translate(
        "Lab", "Looks for better settings on the first 70 % of the games, and judges them on the rest."
    )


def tuned_words(found: Tuning) -> tuple[str, str]:
    """Return what tuning found: the fact, and the figures behind it."""
    label = shown(found.choice.engine.label)
    before, after = format_number(found.before, 3), format_number(found.after, 3)
    if not found.better:
        fact = translate("Lab", "{0} is as good as it gets here.").format(label)
        words = translate(
            "Lab", "The best settings found give the later games a log loss of {0}; it is {1}."
        ).format(after, before)
        return fact, words
    fact = translate("Lab", "{0} can predict better here.").format(label)
    words = translate("Lab", "Log loss of the later games {0}, was {1}.").format(after, before)
    parts = [words, changed_words(found)]
    if found.lost is not None:
        low, high = format_number(found.lost.low, 3), format_number(found.lost.high, 3)
        sure = (
            translate("Lab", "The gain has a 95 % range of {0} to {1}: hardly chance.")
            if found.sure
            else translate("Lab", "The gain has a 95 % range of {0} to {1}: it may be chance.")
        )
        parts.append(sure.format(low, high))
    return fact, sentences(part for part in parts if part)


def changed_words(found: Tuning) -> str:
    """Return the settings that were found, by name and value."""
    params = found.choice.params
    usual = asdict(ENGINES[found.choice.engine.key].params_type())
    known = describe(params)
    parts = [
        f"{shown(known[name].label)} {value:.4g}"
        for name, value in asdict(params).items()
        if name in known and isinstance(value, float) and value != usual[name]
    ]
    return translate("Lab", "Settings: {0}.").format(listed(parts)) if parts else ""


def movers_words(found: Preview | None) -> str:
    """Return who would change the most places, from which to which; empty where nobody would."""
    rows = found.movers() if found is not None else ()
    if not rows:
        return ""
    moves = listed(
        translate("Lab", "{0} {1} → {2}").format(
            row.player.name, format_number((row.now and row.now.rank) or 0), format_number(row.then.rank or 0)
        )
        for row in rows
    )
    return translate("Lab", "Largest moves: {0}").format(moves)


def figures_words(found: Preview | None) -> str:
    """Return how well both engines foresaw the club's games, and whether that is more than chance."""
    both = found.figures if found is not None else None
    if both is None or both.lost is None or both.then.games < LEAST:
        return ""
    words = translate("Lab", "Backtest: log loss {0}, now {1}; right {2}, now {3}.").format(
        format_number(both.then.log_loss, 3),
        format_number(both.now.log_loss, 3),
        format_percent(both.then.accuracy),
        format_percent(both.now.accuracy),
    )
    if both.lost.tie:
        verdict = translate("Lab", "A tie: the difference may be chance.")
    elif both.lost.mean > 0:
        verdict = translate("Lab", "Better, and that is hardly chance.")
    else:
        verdict = translate("Lab", "Worse, and that is hardly chance.")
    return f"{words} {verdict}"
