"""The icons: strokes on a 20 x 20 box in one ink, kept as code and drawn at any size and ratio."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tourney.ui.base.theme import Theme
from tourney.ui.base.tokens import DARK, LIGHT


def _path(*strokes: str) -> str:
    return "".join(f'<path d="{d}"/>' for d in strokes)


def _circle(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}"/>'


def _dots(*points: tuple[float, float], r: float = 1.0) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="INK" stroke="none"/>' for x, y in points)


_ROUND = _circle(10, 10, 7)

ICONS: dict[str, str] = {
    "desk": '<rect x="3" y="6" width="14" height="8" rx="1.75"/>' + _path("M10 3.75v12.5", "M3 10h14"),
    "players": _circle(10, 6.5, 3) + _path("M4.25 16.5c.5-2.9 2.8-4.6 5.75-4.6s5.25 1.7 5.75 4.6"),
    "people": _circle(7.5, 7, 2.75)
    + _path(
        "M2.5 16c.45-2.7 2.4-4.2 5-4.2s4.55 1.5 5 4.2",
        "M12.75 4.4a2.75 2.75 0 0 1 0 5.2",
        "M14.75 12.2c1.5.6 2.5 1.95 2.75 3.8",
    ),
    "games": _path("M7.5 5h9", "M7.5 10h9", "M7.5 15h9") + _dots((4, 5), (4, 10), (4, 15)),
    "standings": _path(
        "M3.25 16.25v-5h4.5", "M7.75 16.25v-11.5h4.5v11.5", "M12.25 8.75h4.5v7.5", "M2.5 16.25h15"
    ),
    "charts": _path("M3.5 3.5v13h13.25", "M6.25 12.25l3-3.75 3 2.5 4.25-5.5"),
    "arena": _path("M5 4.25v11.5", "M2.5 6.5h5", "M2.5 10h5", "M10 13.5h7.5", "M12 6.5h5.5", "M10 10h6")
    + _dots((10, 6.5), (13.5, 13.5), r=1.1),
    "engine": _path("M3 6.5h7.25", "M14.25 6.5H17", "M3 13.5h2.75", "M9.75 13.5H17")
    + _circle(12.25, 6.5, 2)
    + _circle(7.75, 13.5, 2),
    "hall": '<rect x="2.75" y="4" width="14.5" height="9.5" rx="1.5"/>'
    + _path("M10 13.5v3", "M6.75 16.5h6.5"),
    "list": _path("M4 5.5h12", "M4 10h12", "M4 14.5h7.5"),
    "bracket": _path("M3.5 4h4.5v5h4.5", "M3.5 16h4.5v-5", "M12.5 6.5v7h4"),
    "search": _circle(8.75, 8.75, 5) + _path("M12.5 12.5l4 4"),
    "undo": _path("M6.75 4.25L3.5 7.5l3.25 3.25", "M3.75 7.5h8.5a4 4 0 0 1 0 8h-4"),
    "redo": _path("M13.25 4.25L16.5 7.5l-3.25 3.25", "M16.25 7.5h-8.5a4 4 0 0 0 0 8h4"),
    "check": _path("M4.25 10.5l3.75 3.75 7.75-8.75"),
    "plus": _path("M10 4v12", "M4 10h12"),
    "minus": _path("M4 10h12"),
    "chevron-down": _path("M6.25 8.25L10 12l3.75-3.75"),
    "chevron-up": _path("M6.25 11.75L10 8l3.75 3.75"),
    "chevron-right": _path("M8.25 6.25L12 10l-3.75 3.75"),
    "chevron-left": _path("M11.75 6.25L8 10l3.75 3.75"),
    "print": _path(
        "M6.25 7.5V3.5h7.5v4",
        "M6.25 14H5a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2V12a2 2 0 0 1-2 2h-1.25",
        "M6.25 11.75h7.5v4.75h-7.5z",
    ),
    "export": _path(
        "M10 12.5V3.75", "M6.5 6.75L10 3.25l3.5 3.5", "M3.5 11.5v3a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-3"
    ),
    "import": _path(
        "M10 3.5v8.75", "M6.5 9.25l3.5 3.5 3.5-3.5", "M3.5 11.5v3a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-3"
    ),
    "pin": _path("M6.75 3.5h6.5", "M8 3.5v4.75L5.75 11.5h8.5L12 8.25V3.5", "M10 11.5v5.25"),
    "file": _path(
        "M6.5 3h5l4 4v8.5a1.5 1.5 0 0 1-1.5 1.5H6.5A1.5 1.5 0 0 1 5 15.5v-11A1.5 1.5 0 0 1 6.5 3z",
        "M11.5 3v4h4",
    ),
    "folder": _path(
        "M3 6a1.5 1.5 0 0 1 1.5-1.5h3l2 2.25h6A1.5 1.5 0 0 1 17 8.25v6"
        "a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.25z"
    ),
    "compass": _ROUND + _path("M13 7l-1.75 4.25L7 13l1.75-4.25z"),
    "info": _ROUND + _path("M10 9.5v3.75") + _dots((10, 6.75), r=0.95),
    "warning": _path("M10 3.5l7.25 12.75H2.75z", "M10 8.25v3.75") + _dots((10, 14), r=0.9),
    "help": _ROUND + _path("M8 8a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.45") + _dots((10, 13.6), r=0.9),
    "clock": _ROUND + _path("M10 6v4l2.75 1.75"),
    "circle": _circle(10, 10, 4.5),
    "more": _dots((5, 10), (10, 10), (15, 10)),
    "swap": _path("M3.75 7h12.5", "M13.25 4l3 3-3 3", "M16.25 13.5H3.75", "M6.75 10.5l-3 3 3 3"),
    "enter": _path("M16.25 4.75v4.5a2.25 2.25 0 0 1-2.25 2.25H4.25", "M7.5 8.25L4.25 11.5l3.25 3.25"),
    "close": _path("M5.25 5.25l9.5 9.5", "M14.75 5.25l-9.5 9.5"),
    "trash": _path(
        "M3.75 5.75h12.5",
        "M7.75 5.75V3.5h4.5v2.25",
        "M5.25 5.75l.7 9.4a1.5 1.5 0 0 0 1.5 1.35h5.1a1.5 1.5 0 0 0 1.5-1.35l.7-9.4",
        "M8.5 9v4.25",
        "M11.5 9v4.25",
    ),
    "void": _ROUND + _path("M7.5 7.5l5 5", "M12.5 7.5l-5 5"),
    "restore": _path("M3.75 4.25v4h4", "M4.1 8.25a6.25 6.25 0 1 1-.3 3", "M10 7v3.25l2.25 1.5"),
    "again": _path("M16.25 4v4h-4", "M16 8a6.5 6.5 0 1 0 .4 3.25"),
    "edit": _path(
        "M3.75 16.25l.8-3.6 8.7-8.7a1.5 1.5 0 0 1 2.1 0l.7.7a1.5 1.5 0 0 1 0 2.1l-8.7 8.7z",
        "M11.5 5.75l2.75 2.75",
    ),
    "ban": _ROUND + _path("M5.1 5.1l9.8 9.8"),
    "settings": _path("M10 2.75l6.25 3.6v7.3L10 17.25l-6.25-3.6v-7.3z") + _circle(10, 10, 2.5),
    "sun": _circle(10, 10, 3.25)
    + _path(
        "M10 2.75v1.5",
        "M10 15.75v1.5",
        "M2.75 10h1.5",
        "M15.75 10h1.5",
        "M4.9 4.9l1 1",
        "M14.1 14.1l1 1",
        "M15.1 4.9l-1 1",
        "M5.9 14.1l-1 1",
    ),
    "moon": _path("M16.5 11.6A6.75 6.75 0 1 1 8.4 3.5a5.3 5.3 0 0 0 8.1 8.1z"),
    "globe": _ROUND
    + _path("M3 10h14", "M10 3c2.2 1.9 3.3 4.3 3.3 7s-1.1 5.1-3.3 7c-2.2-1.9-3.3-4.3-3.3-7S7.8 4.9 10 3z"),
    "keyboard": '<rect x="2.5" y="5" width="15" height="10" rx="1.75"/>'
    + _path("M7 12.25h6")
    + _dots((5.75, 8.5), (8.6, 8.5), (11.4, 8.5), (14.25, 8.5), r=0.9),
    "backup": '<rect x="3" y="4" width="14" height="3.75" rx="1"/>'
    + _path("M4.25 7.75v7a1.5 1.5 0 0 0 1.5 1.5h8.5a1.5 1.5 0 0 0 1.5-1.5v-7", "M8.25 11h3.5"),
    "calendar": '<rect x="3" y="4.5" width="14" height="12" rx="1.75"/>'
    + _path("M3 8.25h14", "M6.75 2.75v3", "M13.25 2.75v3"),
    "copy": '<rect x="7" y="7" width="9.5" height="9.5" rx="1.5"/>'
    + _path("M4.75 13A1.25 1.25 0 0 1 3.5 11.75V5A1.5 1.5 0 0 1 5 3.5h6.75A1.25 1.25 0 0 1 13 4.75"),
    "lock": '<rect x="4.25" y="9" width="11.5" height="7.5" rx="1.5"/>'
    + _path("M6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9"),
    "archive": _path(
        "M3.5 11.5h3.75l1 2h3.5l1-2h3.75",
        "M5.25 4.5h9.5l2 6.75v3.25a1.5 1.5 0 0 1-1.5 1.5H4.75a1.5 1.5 0 0 1-1.5-1.5v-3.25z",
    ),
    "diamond": _path("M10 3.75L16.25 10 10 16.25 3.75 10z"),
    "full-screen": _path(
        "M3.5 7.25V3.5h3.75", "M12.75 3.5h3.75v3.75", "M16.5 12.75v3.75h-3.75", "M7.25 16.5H3.5v-3.75"
    ),
}
"""Name -> the elements of its drawing; INK stands for the colour where a dot is filled."""

_HEAVY = {"check"}
SIZES = (16, 18, 20)


def svg(name: str, colour: str) -> str:
    """Return the drawing of an icon in one colour ("#RRGGBB").

    Raises
    ------
    KeyError
        When there is no such icon.
    """
    width = 1.8 if name in _HEAVY else 1.5
    body = ICONS[name].replace("INK", colour)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
        f'<g fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round">'
        f"{body}</g></svg>"
    )


def mark_svg(tile: str = LIGHT["accent"], ink: str = LIGHT["on_accent"]) -> str:
    """Return the mark of the program: a rating, its range, and the tile they stand on."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
        f'<rect width="20" height="20" rx="5" fill="{tile}"/>'
        f'<g fill="none" stroke="{ink}" stroke-width="1.5" stroke-linecap="round">'
        '<path d="M3.9 7.3v5.4"/><path d="M16.1 7.3v5.4"/><path d="M4.2 10h1.9"/><path d="M13.9 10h1.9"/></g>'
        f'<circle cx="10" cy="10" r="2.7" fill="{ink}"/></svg>'
    )


@lru_cache(maxsize=1024)
def _drawn(source: str, size: int, ratio: float) -> QPixmap:
    pixels = max(1, round(size * ratio))
    made = QPixmap(pixels, pixels)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    QSvgRenderer(QByteArray(source.encode())).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def pixmap(name: str, colour: QColor, size: int = 18, ratio: float = 1.0) -> QPixmap:
    """Return an icon in *colour*, *size* device-independent pixels square, sharp at *ratio*."""
    return _drawn(svg(name, colour.name()), size, ratio)


def mark(theme: Theme, size: int = 20, ratio: float = 1.0) -> QPixmap:
    """Return the mark of the program in the colours of the theme."""
    return _drawn(mark_svg(theme.tokens["accent"], theme.tokens["on_accent"]), size, ratio)


def icon(name: str, theme: Theme, token: str = "soft", size: int = 18) -> QIcon:
    """Return an icon for menus and stock buttons in the theme's present colours.

    It keeps those colours; give the name to ``dress`` where it must follow the theme.
    """
    made = QIcon()
    for ratio in (1.0, 1.5, 2.0, 3.0):
        made.addPixmap(pixmap(name, theme.color(token), size, ratio))
        made.addPixmap(pixmap(name, theme.color("control"), size, ratio), QIcon.Mode.Disabled)
    return made


def mark_picture(size: int) -> QPixmap:
    """Return the mark in its own colours, whatever the theme."""
    return _drawn(mark_svg(), size, 1.0)


def app_icon() -> QIcon:
    """Return the icon of the windows and the task bar."""
    made = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(mark_picture(size))
    return made


class HasIcon(Protocol):
    """A QAction or a button."""

    def setIcon(self, icon: QIcon, /) -> None:
        """Show the icon."""


def dress(
    target: HasIcon, name: str, theme: Theme, token: str = "soft", size: int = 18
) -> Callable[[], None]:
    """Show an icon on an action or button and change it with the theme.

    Returns the function that repaints it; it stays connected until the target is gone.
    """

    def repaint() -> None:
        try:
            target.setIcon(icon(name, theme, token, theme.px(size)))
        except RuntimeError:
            # The C++ side went first; nothing is left to repaint.
            theme.changed.disconnect(repaint)

    repaint()
    theme.changed.connect(repaint)
    return repaint


def paint(painter: QPainter, name: str, rect: QRectF, colour: QColor, size: int = 18) -> None:
    """Draw an icon in the middle of *rect*."""
    ratio = painter.device().devicePixelRatio()
    box = QRectF(0, 0, size, size)
    box.moveCenter(rect.center())
    drawn = pixmap(name, colour, size, ratio)
    painter.drawPixmap(box, drawn, QRectF(0, 0, drawn.width(), drawn.height()))


# Images the style sheet needs as files

_SHEET_IMAGES = {
    "chevron-down": ("chevron-down", "soft"),
    "chevron-up": ("chevron-up", "soft"),
    "chevron-left": ("chevron-left", "soft"),
    "chevron-right": ("chevron-right", "soft"),
    "chevron-down-off": ("chevron-down", "control"),
    "chevron-up-off": ("chevron-up", "control"),
    "check": ("check", "on_accent"),
    "minus": ("minus", "on_accent"),
    "tick": ("check", "accent"),
}


def sheet_images() -> dict[str, str]:
    """Return file name -> drawing of every image the style sheet names, for both themes."""
    made = {}
    for look, tokens in (("light", LIGHT), ("dark", DARK)):
        for file, (name, token) in _SHEET_IMAGES.items():
            made[f"{file}-{look}.svg"] = svg(name, tokens[token]) + "\n"
        made[f"dot-{look}.svg"] = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
            f'<circle cx="10" cy="10" r="4" fill="{tokens["on_accent"]}"/></svg>\n'
        )
    return made
