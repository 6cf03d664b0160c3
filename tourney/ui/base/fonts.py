"""The bundled letters: Inter and Inter Display, with two cuts of Noto Sans SC for Chinese.

The Chinese cuts are two families, one weight each, and the fitting one is named beside Inter: asked
for a weight a family lacks, Qt would thicken the regular cut by itself, and unevenly.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase

from tourney.core.resources import resource

TEXT_FAMILY = "Inter"
DISPLAY_FAMILY = "Inter Display"
HAN_FAMILY = "Noto Sans SC Tourney"
HAN_BOLD_FAMILY = "Noto Sans SC Tourney SemiBold"
DISPLAY_FROM = 13.5
SMALLEST = 8.5

Weight = QFont.Weight

ROLES: dict[str, tuple[float, QFont.Weight]] = {
    "figure": (38.0, Weight.DemiBold),
    "range": (32.0, Weight.DemiBold),
    "card": (22.0, Weight.DemiBold),
    "page": (16.0, Weight.DemiBold),
    "empty": (13.5, Weight.DemiBold),
    "panel": (11.0, Weight.DemiBold),
    "result": (11.0, Weight.DemiBold),
    "quick": (12.0, Weight.Normal),
    "name": (10.5, Weight.Medium),
    "name_strong": (10.5, Weight.DemiBold),
    "name_soft": (10.5, Weight.Normal),
    "body": (10.0, Weight.Normal),
    "body_medium": (10.0, Weight.Medium),
    "body_strong": (10.0, Weight.DemiBold),
    "second": (9.5, Weight.Normal),
    "second_medium": (9.5, Weight.Medium),
    "second_strong": (9.5, Weight.DemiBold),
    "header": (9.0, Weight.Medium),
    "key": (9.0, Weight.Medium),
    "badge": (8.5, Weight.Medium),
    "hall_title": (48.0, Weight.DemiBold),
    "hall_board": (36.0, Weight.DemiBold),
    "hall_name": (30.0, Weight.Medium),
    "hall_rating": (18.0, Weight.Normal),
    "hall_foot": (15.0, Weight.Normal),
    "hall_foot_strong": (15.0, Weight.DemiBold),
}
"""Role -> (size in points at 100 %, weight)."""

ALONE = frozenset({"figure", "range", "card", "page", "empty"})
"""Roles whose figures stand in no column: these keep the narrow 1 of running text."""

FILES = (
    "Inter-Regular.ttf",
    "Inter-Medium.ttf",
    "Inter-SemiBold.ttf",
    "InterDisplay-Regular.ttf",
    "InterDisplay-Medium.ttf",
    "InterDisplay-SemiBold.ttf",
    "NotoSansSC-Tourney-Regular.ttf",
    "NotoSansSC-Tourney-SemiBold.ttf",
)


@cache
def load() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt, once, and return their families.

    Raises
    ------
    FileNotFoundError
        When a font file is missing or unreadable.
    """
    families: list[str] = []
    for name in FILES:
        path = resource("fonts", name)
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            raise FileNotFoundError(str(path))
        families += [f for f in QFontDatabase.applicationFontFamilies(number) if f not in families]
    return tuple(families)


def make(points: float, weight: QFont.Weight = Weight.Normal, *, tabular: bool = True) -> QFont:
    """Return a font of *points* and *weight* with its Chinese beside it; *tabular* figures line up."""
    load()
    latin = DISPLAY_FAMILY if points >= DISPLAY_FROM else TEXT_FAMILY
    han = HAN_BOLD_FAMILY if weight >= Weight.DemiBold else HAN_FAMILY
    font = QFont()
    font.setFamilies([latin, han])
    font.setPointSizeF(max(points, SMALLEST))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), int(tabular))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if points >= 20:
        # Large titles set a little tighter, as Inter's display sizes are meant to be.
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 98.5)
    return font


def for_role(role: str, scale: float = 1.0) -> QFont:
    """Return the font of a role of the type scale, *scale* times its size.

    Raises
    ------
    KeyError
        When the type scale has no such role.
    """
    points, weight = ROLES[role]
    return make(points * scale, weight, tabular=role not in ALONE)


LEFT = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
"""Alignment of names: the column edge is kept by right-to-left names as well."""
