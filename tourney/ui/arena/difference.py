"""The strip below the board that compares any two entrants."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourney.club.arena import Board
from tourney.ui.arena.words import difference_words
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface

LEAST, WIDE = 90, 236


class DifferenceStrip(Surface):
    """Two boxes to pick from, and the difference in words.

    Signals
    -------
    picked : int, int
        The person picked these two.
    """

    picked = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "panel", top=True, parent=parent)
        self._board: Board | None = None
        self.title = Label(theme, "", "second_strong", "text")
        self.one, self.other = Choice(theme), Choice(theme)
        for box in (self.one, self.other):
            box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.one.setObjectName("arena-one")
        self.other.setObjectName("arena-other")
        self.versus = Label(theme, "", "second", "faint")
        self.fact = Label(theme, "", "body_strong", "text", wrap=True)
        self.odds = Label(theme, "", "second", "soft", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addWidget(self.one, 4)
        row.addWidget(self.versus)
        row.addWidget(self.other, 4)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.fact)
        column.addWidget(self.odds)
        for box in (self.one, self.other):
            box.activated.connect(self._activated)
        self.restyle()

    def set_board(self, board: Board) -> None:
        """Offer the ranked of another board; who was compared still is, as far as he is on it."""
        before = self.pair
        self._board = board
        for box in (self.one, self.other):
            box.clear()
            for row in board.rows:
                box.add(str(row.player_id), row.name)
        ids = [row.player_id for row in board.rows]
        self.setVisible(len(ids) > 1)
        if len(ids) > 1:
            kept = before if before is not None and set(before) <= set(ids) else (ids[0], ids[1])
            self.compare(*kept)

    @property
    def pair(self) -> tuple[int, int] | None:
        """Who is compared, by id."""
        keys = (self.one.current(), self.other.current())
        return (int(keys[0]), int(keys[1])) if all(keys) else None

    def compare(self, one: int, other: int) -> None:
        """Compare these two."""
        self.one.choose(str(one))
        self.other.choose(str(other))
        self._say()

    def _activated(self) -> None:
        self._say()
        if self.pair is not None:
            self.picked.emit(*self.pair)

    def _say(self) -> None:
        board, pair = self._board, self.pair
        if board is None or pair is None:
            return
        found = board.difference(*pair)
        first, second = board.row(pair[0]), board.row(pair[1])
        if found is None or first is None or second is None:
            return
        if pair[0] == pair[1]:
            self.fact.setText(self.tr("Choose two different players."))
            self.odds.setText("")
            return
        fact, odds = difference_words(first.name, second.name, found)
        self.fact.setText(fact)
        self.odds.setText(odds)

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "one"):
            for box in (self.one, self.other):
                box.setMinimumWidth(self.theme.px(LEAST))
                box.setMaximumWidth(self.theme.px(WIDE))

    def retranslate(self) -> None:
        """Set every text again."""
        self.title.setText(self.tr("Compare"))
        self.versus.setText(self.tr("with"))
        self.one.setAccessibleName(self.tr("Compare this player"))
        self.other.setAccessibleName(self.tr("with this one"))
        for box in (self.one, self.other):
            box.setToolTip(self.tr("Or choose two rows of the board"))
        self._say()
