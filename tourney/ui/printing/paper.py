"""What lies on paper besides the words: sizes, inks, and the bundled fonts by name."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QLocale, QMarginsF
from PySide6.QtGui import QFont, QFontDatabase, QPageLayout, QPageSize

from tourney.core.resources import resource
from tourney.ui.base import fonts

INK = "#171A20"
SOFT = "#4D5563"
RULE = "#8A93A1"
HAIRLINE = "#D9DDE4"
GROUND = "#F1F3F6"

FIGURES_FAMILY = "Tourney Figures"
FIGURES_FILES = ("TourneyFigures-Regular.ttf", "TourneyFigures-SemiBold.ttf")

MARGIN_MM = 15.0
SIZES = (10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
"""Sizes of the words in a table, in points, the best first."""

SCALES = (0.7, 0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
"""Sizes of the letters to choose from, against the usual ones."""

TITLE_POINTS = 17.0
SUBTITLE_POINTS = 10.0
SMALL_POINTS = 8.5


class Size(StrEnum):
    """The sheets people have in their printers."""

    A4 = "A4"
    LETTER = "Letter"


@dataclass(frozen=True, slots=True)
class Paper:
    """How a document lies on its sheets; what a person chooses and what is remembered for it.

    ``landscape`` None takes what suits the table. ``scale`` multiplies the size of the letters, and
    ``hidden`` are the keys of columns left out.
    """

    size: Size = Size.A4
    landscape: bool | None = None
    scale: float = 1.0
    hidden: tuple[str, ...] = ()

    def layout(self, *, landscape: bool = False) -> QPageLayout:
        """Return the page with our margins."""
        sheet = QPageSize.PageSizeId.A4 if self.size is Size.A4 else QPageSize.PageSizeId.Letter
        turned = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
        margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
        return QPageLayout(QPageSize(sheet), turned, margins, QPageLayout.Unit.Millimeter)


def font(points: float, *, strong: bool = False) -> QFont:
    """Return a font for paper: bundled families by name, and every sign with a character of its own.

    Ligatures and the tabular figures of a font feature would come out of a PDF as signs that no
    search finds; the figures therefore are a small family of their own, before Inter.
    """
    _load_figures()
    weight = QFont.Weight.DemiBold if strong else QFont.Weight.Normal
    made = fonts.make(max(points, fonts.SMALLEST), weight)
    made.setFamilies([FIGURES_FAMILY, fonts.TEXT_FAMILY, *made.families()[1:]])
    made.setPointSizeF(points)
    made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100)
    for feature in ("liga", "clig", "calt", "dlig", "tnum"):
        made.setFeature(QFont.Tag(feature), 0)
    made.setStyleStrategy(QFont.StyleStrategy.PreferOutline)
    return made


@cache
def _load_figures() -> None:
    for name in FIGURES_FILES:
        path = resource("fonts", name)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FileNotFoundError(str(path))


LETTER_LANDS = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Philippines,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.Venezuela,
    }
)


def usual_size() -> Size:
    """Return the paper of the reader's country."""
    return Size.LETTER if QLocale.system().territory() in LETTER_LANDS else Size.A4
