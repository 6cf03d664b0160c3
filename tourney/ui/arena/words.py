"""The board's findings as sentences in the reader's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tourney.club.arena import Board, Difference, Effect
from tourney.club.arena_cleaning import Removed
from tourney.ratings.ranking import Z95
from tourney.ui.base.i18n import (
    format_change,
    format_number,
    format_percent,
    format_rating,
    listed,
    sentences,
)


def counted_votes(count: int) -> str:
    """Return so many votes in words, the number grouped."""
    words = QCoreApplication.translate("Counts", "%n vote(s)", None, count)
    return words.replace(str(count), format_number(count), 1)


def joined(*parts: str) -> str:
    """Return sentences one after the other, as the reader's language parts them."""
    return sentences(parts)


def exact_percent(share: float) -> str:
    """Return a share with one decimal: 52.3 %."""
    return f"{format_number(100 * share, 1)}\u00a0%"


def difference_words(one: str, other: str, found: Difference) -> tuple[str, str]:
    """Return what stands between two entrants, and how sure it is."""
    translate = QCoreApplication.translate
    if found.points < 0:
        one, other = other, one
        found = _turned(found)
    half = Z95 * found.error
    low, high = format_change(found.points - half), format_change(found.points + half)
    fact = translate("Arena", "{0} is {1} ± {2} points ahead of {3} (95 %: {4} to {5}).").format(
        one, format_rating(found.points), format_rating(found.error), other, low, high
    )
    odds = translate("Arena", "Against each other {0} takes {1} of the votes (95 %: {2} to {3}).").format(
        one, format_percent(found.probability), format_percent(found.low), format_percent(found.high)
    )
    if abs(found.points) < half:
        sure = translate("Arena", "It may be chance: {0} is better with {1} certainty.")
    else:
        sure = translate("Arena", "{0} is better with {1} certainty.")
    return fact, joined(odds, sure.format(one, exact_percent(min(found.better, 0.999))))


def _turned(found: Difference) -> Difference:
    return Difference(
        -found.points, found.error, 1 - found.probability, 1 - found.high, 1 - found.low, 1 - found.better
    )


def effect_figure(value: float) -> str:
    """Return points of an effect with as many decimals as its size wants, with a sign."""
    size = abs(value)
    decimals = 0 if size >= 10 else 1 if size >= 1 else 3
    return format_change(value, decimals)


def effect_words(effect: Effect) -> str:
    """Return whether an effect can be told from none."""
    translate = QCoreApplication.translate
    if effect.low <= 0.0 <= effect.high:
        return translate("Arena", "may be chance")
    return translate("Arena", "clear")


def position_words(board: Board) -> tuple[str, str]:
    """Return how the side that is shown first fares, and what it is worth once strengths are allowed for."""
    translate = QCoreApplication.translate
    bias = board.position
    if not bias.games:
        return translate("Arena", "No game of two sides."), ""
    first = translate(
        "Arena", "The first side took {0} of {1} (95 %: {2} to {3}): {4} won, {5} lost, {6} tied."
    ).format(
        exact_percent(bias.share),
        counted_votes(bias.games),
        exact_percent(bias.low),
        exact_percent(bias.high),
        format_number(bias.first),
        format_number(bias.second),
        format_number(bias.ties),
    )
    if bias.is_clear:
        clear = translate("Arena", "That is more than chance makes.")
        first = joined(first, clear)
    effect = board.first
    if effect is None:
        return first, ""
    second = translate(
        "Arena", "With strengths allowed for, standing first is worth {0} ± {1} points: {2}."
    ).format(effect_figure(effect.points), effect_figure(effect.error).lstrip("+"), effect_words(effect))
    return first, second


def cycles_words(board: Board) -> str:
    """Return how many cycles there are, and how many chance would make."""
    translate = QCoreApplication.translate
    found = board.cycles
    if not found.triples:
        return translate("Arena", "No three of them have all met with one ahead in each pair.")
    words = translate("Arena", "{0} of {1} triples go round in a circle: each is ahead of the next.").format(
        format_number(found.count), format_number(found.triples)
    )
    if found.expected is None:
        return words
    chance = translate("Arena", "If one score said everything, chance alone would make about {0}.").format(
        format_number(found.expected, 1 if found.expected < 20 else 0)
    )
    return joined(words, chance)


def removed_words(found: Removed, total: int) -> tuple[str, ...]:
    """Return how many votes each filter leaves out, and all of them together."""
    translate = QCoreApplication.translate
    if not total:
        return ()
    lines = []
    for words, votes, judges in (
        (translate("Arena", "Too fast: {0}, {1}"), found.fast, found.fast_judges),
        (translate("Arena", "In rows of one choice: {0}, {1}"), found.runs, found.runs_judges),
        (translate("Arena", "Against the majority: {0}, {1}"), found.against, found.against_judges),
    ):
        if votes:
            people = translate("Counts", "%n judge(s)", None, judges)
            lines.append(words.format(counted_votes(votes), people))
    whole = translate("Arena", "Left out in all: {0} of {1} votes ({2})").format(
        format_number(found.votes), format_number(total), exact_percent(found.votes / total)
    )
    return (*lines, whole)


def groups_words(board: Board) -> str:
    """Return who never met whom and who has no finite score, "" where everybody can be compared."""
    translate = QCoreApplication.translate
    parts: list[str] = []
    if not board.rows:
        # There is no main group to be apart from; a note says so.
        return ""
    if board.groups > 1:
        parts.append(
            translate("Arena", "The players fall into {0} groups that never met each other.").format(
                format_number(board.groups)
            )
        )
    for why, words in (
        ("unbeaten", translate("Arena", "Never beaten by the main group, so without an upper bound: {0}.")),
        ("winless", translate("Arena", "Never ahead of the main group, so without a lower bound: {0}.")),
        ("apart", translate("Arena", "Joined to the main group by no result: {0}.")),
    ):
        names = [one.name for one in board.outsiders if one.why == why]
        if names:
            parts.append(words.format(_listed(names)))
    return joined(*parts)


def _listed(names: list[str], most: int = 8) -> str:
    if len(names) <= most:
        return listed(names)
    rest = QCoreApplication.translate("Arena", "{0} and {1} others")
    return rest.format(listed(names[:most]), format_number(len(names) - most))
