"""Scoring and tie-breaks as different games have them, to start from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.core.rules import NO_SCORING, Scoring

_F = Fraction


@dataclass(frozen=True, slots=True)
class Preset:
    """What a kind of event begins with; the key is stored in ``EventRules.preset``."""

    key: str
    label: Text
    scoring: Scoring
    tiebreaks: tuple[str, ...]


def _plain(win: int, draw: int, loss: int = 0, *, forfeit_loss: int | None = None) -> Scoring:
    lost = loss if forfeit_loss is None else forfeit_loss
    return Scoring(
        win=_F(win), draw=_F(draw), loss=_F(loss), forfeit_win=_F(win), forfeit_loss=_F(lost), bye=_F(win),
        half_bye=_F(draw), full_bye=_F(win),
    )  # fmt: skip


def _places(*points: int) -> Scoring:
    return Scoring(places=tuple(map(_F, points)), by="places", bye=_F(0), half_bye=_F(0), full_bye=_F(0))


_SET_TABLE = (("3-0", _F(3), _F(0)), ("3-1", _F(3), _F(0)), ("3-2", _F(2), _F(1)))

_ALL = (
    Preset("chess-swiss", QT_TRANSLATE_NOOP("Presets", "Chess, Swiss"), NO_SCORING,
           ("BH:C1", "BH", "SB", "DE")),
    Preset("chess-round-robin", QT_TRANSLATE_NOOP("Presets", "Chess, round robin"),
           replace(NO_SCORING, bye=_F(0)), ("DE", "WIN", "SB", "KS")),
    Preset("chess-three-points", QT_TRANSLATE_NOOP("Presets", "Chess, 3-1-0"), _plain(3, 1),
           ("DE", "WIN", "SB")),
    Preset("table-tennis", QT_TRANSLATE_NOOP("Presets", "Table tennis"), _plain(2, 1, 1, forfeit_loss=0),
           ("mini:sets", "sets:ratio", "points:ratio")),
    Preset("volleyball", QT_TRANSLATE_NOOP("Presets", "Volleyball"),
           replace(_plain(3, 1), table=_SET_TABLE), ("wins", "sets:ratio", "points:ratio", "mini")),
    Preset("badminton", QT_TRANSLATE_NOOP("Presets", "Badminton, tennis, squash"), _plain(1, 0),
           ("mini", "sets", "points")),
    Preset("go", QT_TRANSLATE_NOOP("Presets", "Go"), NO_SCORING, ("BH", "SB", "mini")),
    Preset("football", QT_TRANSLATE_NOOP("Presets", "Football and leagues, 3-1-0"), _plain(3, 1),
           ("points", "points:for", "mini:sets", "wins")),
    Preset("head-to-head-league", QT_TRANSLATE_NOOP("Presets", "League, games among the tied first"),
           _plain(3, 1), ("mini:sets", "points", "points:for")),
    Preset("ice-hockey", QT_TRANSLATE_NOOP("Presets", "Two points for a win"), _plain(2, 1),
           ("points", "points:for", "mini:sets")),
    Preset("darts", QT_TRANSLATE_NOOP("Presets", "Darts, snooker, pool"), _plain(2, 1),
           ("sets", "mini", "sets:for")),
    Preset("cards", QT_TRANSLATE_NOOP("Presets", "Trading cards, Swiss"), _plain(3, 1),
           ("omw", "gw", "ogw")),
    Preset("board-games", QT_TRANSLATE_NOOP("Presets", "Board games, points by place"), _places(5, 3, 2, 1),
           ("places", "points:for", "last")),
    Preset("series", QT_TRANSLATE_NOOP("Presets", "Series of races"),
           _places(25, 18, 15, 12, 10, 8, 6, 4, 2, 1), ("places",)),
    Preset("bridge", QT_TRANSLATE_NOOP("Presets", "Bridge and other scores added up"),
           replace(_plain(1, 0), by="points"), ("mini", "wins")),
    Preset("scrabble", QT_TRANSLATE_NOOP("Presets", "Scrabble and other word games"), NO_SCORING,
           ("points", "mini")),
    Preset("open-play", QT_TRANSLATE_NOOP("Presets", "Open play, points a game"),
           replace(NO_SCORING, total="mean"), ("wins",)),
)  # fmt: skip

PRESETS: Mapping[str, Preset] = MappingProxyType({one.key: one for one in _ALL})
