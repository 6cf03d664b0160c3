"""The look of the whole window: colours, fonts and sizes by the name of their use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QDir, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tourney.core.resources import resource
from tourney.ui.base import fonts
from tourney.ui.base.sheet import SHEET
from tourney.ui.base.tokens import DARK, LIGHT

MODES = ("system", "light", "dark")
MOST_WIDTHS = 8192
SMALLEST_SCALE, LARGEST_SCALE, SCALE_STEP = 0.8, 2.0, 0.1


class Theme(QObject):
    """Light or dark, and how large the words are. Give it to every part; paint from it each time.

    ``changed`` is sent after the palette and sheet have been applied, so a listener only repaints
    or measures again.
    """

    changed = Signal()

    def __init__(self, mode: str = "system", text_scale: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mode = mode if mode in MODES else "system"
        self._scale = _bounded(text_scale)
        self._app: QApplication | None = None
        self._colours: dict[str, QColor] = {}
        self._fonts: dict[str, QFont] = {}
        self._metrics: dict[str, QFontMetricsF] = {}
        self._letters: dict[str, tuple[QFont, float]] = {}
        self._widths: dict[tuple[str, str], float] = {}
        self._dark = self._wants_dark()

    # What is shown

    @property
    def mode(self) -> str:
        """The person's choice: "system", "light" or "dark"."""
        return self._mode

    @property
    def dark(self) -> bool:
        """True while the dark colours are shown."""
        return self._dark

    @property
    def text_scale(self) -> float:
        """How many times their usual size the words have."""
        return self._scale

    @property
    def tokens(self) -> Mapping[str, str]:
        """The colours in use, by the name of their use, as "#RRGGBB"."""
        return DARK if self._dark else LIGHT

    def color(self, token: str) -> QColor:
        """Return the colour of a use, such as "panel" or "accent".

        Raises
        ------
        KeyError
            When there is no such use.
        """
        if token not in self._colours:
            self._colours[token] = QColor(self.tokens[token])
        return QColor(self._colours[token])

    def font(self, role: str) -> QFont:
        """Return the font of a role of the type scale, such as "page" or "name"; in columns figures line up.

        Raises
        ------
        KeyError
            When the type scale has no such role.
        """
        if role not in self._fonts:
            self._fonts[role] = fonts.for_role(role, self._scale)
        return QFont(self._fonts[role])

    def metrics(self, role: str) -> QFontMetricsF:
        """Return the measures of a role's font."""
        if role not in self._metrics:
            self._metrics[role] = QFontMetricsF(self.font(role))
        return self._metrics[role]

    def ink(self, token: str) -> QColor:
        """Return the colour of a use without a copy, for painting alone: it must not be changed."""
        found = self._colours.get(token)
        return found if found is not None else self._kept(token)

    def _kept(self, token: str) -> QColor:
        self.color(token)
        return self._colours[token]

    def letters(self, role: str) -> tuple[QFont, float]:
        """Return a role's font, not to be changed, and how far its base line lies below its middle."""
        found = self._letters.get(role)
        if found is None:
            measures = self.metrics(role)
            self.font(role)
            found = self._fonts[role], (measures.ascent() - measures.descent()) / 2
            self._letters[role] = found
        return found

    def width(self, role: str, text: str) -> float:
        """Return the width of a line; what is drawn again and again is measured once."""
        key = (role, text)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            found = self._widths[key] = self.metrics(role).horizontalAdvance(text)
        return found

    def px(self, length: float) -> int:
        """Return a length that grows with the words, in whole pixels."""
        return round(length * self._scale)

    def line(self, role: str) -> int:
        """Return the height of one line of a role, in whole pixels."""
        return ceil(self.metrics(role).height())

    def row_height(self, *, lines: int = 1) -> int:
        """Return the height of a row of one or two lines, from the measured fonts."""
        return 2 * self.line("name") + 14 if lines == 2 else self.line("name") + 11

    # What the person chooses

    def set_mode(self, mode: str) -> None:
        """Follow the system, or stay light or dark.

        Raises
        ------
        ValueError
            When *mode* is none of the three.
        """
        if mode not in MODES:
            raise ValueError(mode)
        if mode == self._mode:
            return
        self._mode = mode
        self._tell_system()
        self._refresh()

    def set_text_scale(self, scale: float) -> None:
        """Make all words *scale* times their usual size, within what the layout bears."""
        scale = _bounded(scale)
        if scale == self._scale:
            return
        self._scale = scale
        self._fonts.clear()
        self._metrics.clear()
        self._letters.clear()
        self._widths.clear()
        self._refresh(always=True)

    def larger(self) -> None:
        """Make the words one step larger."""
        self.set_text_scale(self._scale + SCALE_STEP)

    def smaller(self) -> None:
        """Make the words one step smaller."""
        self.set_text_scale(self._scale - SCALE_STEP)

    # Applying it

    def apply(self, app: QApplication) -> None:
        """Dress the program, and follow the system from now on."""
        first = self._app is None
        self._app = app
        fonts.load()
        QDir.setSearchPaths("sheet", [str(resource("icons", "sheet"))])
        app.setStyle("Fusion")
        if first:
            app.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._tell_system()
        self._refresh(always=True)

    def _system_changed(self) -> None:
        self._refresh()

    def _tell_system(self) -> None:
        """Ask for native title bars in the same scheme; does nothing where unsupported."""
        if self._app is None:
            return
        scheme = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}.get(
            self._mode, Qt.ColorScheme.Unknown
        )
        self._app.styleHints().setColorScheme(scheme)

    def _wants_dark(self) -> bool:
        if self._mode != "system":
            return self._mode == "dark"
        hints = QGuiApplication.styleHints()
        return hints is not None and hints.colorScheme() == Qt.ColorScheme.Dark

    def _refresh(self, *, always: bool = False) -> None:
        dark = self._wants_dark()
        if dark == self._dark and not always:
            return
        self._dark = dark
        self._colours.clear()
        if self._app is not None:
            self._app.setPalette(palette(self.tokens))
            self._app.setFont(self.font("body"))
            self._app.setStyleSheet(sheet(self.tokens, dark=dark, scale=self._scale))
        self.changed.emit()


def _bounded(scale: float) -> float:
    return round(min(max(scale, SMALLEST_SCALE), LARGEST_SCALE), 2)


def palette(tokens: Mapping[str, str]) -> QPalette:
    """Return the palette of the tokens, for parts that no sheet reaches."""
    role = QPalette.ColorRole
    made = QPalette()
    for slot, token in {
        role.Window: "panel",
        role.WindowText: "text",
        role.Base: "panel",
        role.AlternateBase: "ground",
        role.Text: "text",
        role.Button: "raised",
        role.ButtonText: "text",
        role.BrightText: "warn",
        role.ToolTipBase: "raised",
        role.ToolTipText: "text",
        role.Highlight: "accent",
        role.HighlightedText: "on_accent",
        role.Link: "accent",
        role.LinkVisited: "accent",
        role.PlaceholderText: "faint",
        role.Light: "raised",
        role.Midlight: "line",
        role.Mid: "control",
        role.Dark: "edge",
        role.Shadow: "edge",
        role.Accent: "accent",
    }.items():
        made.setColor(slot, QColor(tokens[token]))
    for slot in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, slot, QColor(tokens["faint"]))
    return made


def sheet(tokens: Mapping[str, str], *, dark: bool, scale: float = 1.0) -> str:
    """Return the style sheet with colours, sizes and image names filled in."""

    def fill(match: re.Match[str]) -> str:
        word = match.group(1)
        if word == "look":
            return "dark" if dark else "light"
        if word == "round":
            # Half of an indicator with its outline: Qt draws a square when the radius is larger.
            return f"{(round(16 * scale) + 2) // 2}px"
        if word.isdigit():
            return f"{round(int(word) * scale)}px"
        return tokens[word]

    return re.sub(r"@([a-z_]+|\d+)", fill, SHEET)
