"""The line above the backtest: what it does, which games it leaves out, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.club.engine_backtest import USUAL_WARMUP, WARMUPS
from tourney.club.player_records import Shape
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.progress import ProgressStrip
from tourney.ui.widgets.surface import Surface


class BacktestHead(Surface):
    """One line of words and the two things to set; the progress below it."""

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", parent=parent)
        theme = ctx.theme
        self.words = Label(theme, "", "body", "soft", wrap=True)
        self.warmup_words = Label(theme, "", "body", "soft")
        self.warmup = Choice(theme)
        self.warmup.setObjectName("backtest-warmup")
        self.warmup_words.setBuddy(self.warmup)
        for games in WARMUPS:
            self.warmup.add(str(games), str(games))
        self.warmup.choose(str(USUAL_WARMUP))
        self.shape = Choice(theme)
        self.shape.setObjectName("backtest-shape")
        self._shapes: tuple[Shape, ...] = ()
        self.set_shapes((Shape.ALL,))
        self.run = KeyButton(theme, icon="again")
        self.run.setObjectName("backtest-run")
        self.progress = ProgressStrip(theme, parent=self)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self.shape)
        line.addWidget(self.warmup_words)
        line.addWidget(self.warmup)
        line.addWidget(self.run)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 6, 16, 8)
        column.setSpacing(8)
        column.addLayout(line)
        column.addWidget(self.progress)

    def chosen_warmup(self) -> int:
        """Return how many first games of each player are left out."""
        return int(self.warmup.current() or USUAL_WARMUP)

    def set_shapes(self, shapes: tuple[Shape, ...]) -> None:
        """Offer the shapes of game that were played; one alone needs no choice."""
        if shapes != self._shapes:
            now = self.shape.current()
            self._shapes = shapes
            self.shape.clear()
            for shape in shapes:
                self.shape.add(shape, "")
            self.shape.choose(now if now in shapes else Shape.ALL)
            self._name_shapes()
        self.shape.setVisible(len(shapes) > 2)

    def chosen_shape(self) -> Shape:
        """Return whose games the figures are of."""
        return Shape(self.shape.current() or Shape.ALL)

    def _name_shapes(self) -> None:
        names = {
            Shape.ALL: self.tr("All games"),
            Shape.SINGLES: self.tr("Singles"),
            Shape.DOUBLES: self.tr("Doubles"),
            Shape.TEAMS: self.tr("Teams"),
            Shape.MANY: self.tr("Many sides"),
        }
        for at, shape in enumerate(self._shapes):
            self.shape.setItemText(at, names[shape])

    def retranslate(self) -> None:
        """Set every text again."""
        self.words.setText(
            self.tr("Each engine foresees every game from those before it, then learns the result.")
        )
        self.warmup_words.setText(self.tr("First games of a player left out"))
        self.warmup.setAccessibleName(self.warmup_words.text())
        for at, games in enumerate(WARMUPS):
            self.warmup.setItemText(at, self.tr("none") if games == 0 else format_number(games))
        self.shape.setAccessibleName(self.tr("Which games the figures are of"))
        self.shape.setToolTip(self.shape.accessibleName())
        self._name_shapes()
        self.run.setText(self.tr("Try again"))
