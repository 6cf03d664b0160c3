"""Why a board is as it is: odds, quality, what it is worth, what was given up for the round."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tourney.club.suggestions import Draft
from tourney.club.views import BoardView, ByeView
from tourney.core.records import Player
from tourney.pairing.base import Pairing
from tourney.ui.base.i18n import format_number, format_percent, shown
from tourney.ui.base.theme import Theme
from tourney.ui.models.suggestion import board_words
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.surface import Surface

HIGH, SHARE = 240, 0.28
"""The most of the explanation in pixels, and of the panel: the list keeps its room."""


def why(draft: Draft, record: BoardView | ByeView | Player | None) -> tuple[str, list[str]]:
    """Return the title and the lines of the explanation of a board, a bye or somebody who waits."""
    translate = QCoreApplication.translate
    if record is None:
        return "", []
    if isinstance(record, Player):
        waits = translate("Why", "{0} waits").format(record.name)
        return waits, [shown(note) for note in draft.suggestion.notes]
    if isinstance(record, ByeView):
        return record.player.name, [shown(reason) for reason in record.reasons]
    lines = [shown(reason) for reason in record.reasons]
    lines += _odds(record)
    if record.quality is not None:
        lines.append(translate("Why", "Match quality {0}").format(format_number(record.quality, 2)))
    pair = _pair_of(draft, record)
    if pair is not None:
        lines += _terms(pair) + _wishes(draft, pair)
    total = draft.proposal.total if draft.proposal is not None else 0.0
    if total:
        words = translate("Why", "The whole round is worth {0}.")
        lines.append(words.format(format_number(total, 2)))
    return board_words(record), lines


def _odds(board: BoardView) -> list[str]:
    translate = QCoreApplication.translate
    odds = board.odds
    if odds is None or len(board.sides) != 2:
        return []
    a, b = board.sides[0].name, board.sides[1].name
    words = translate("Why", "{0} wins {1}, {2} wins {3}")
    lines = [words.format(a, format_percent(odds.win), b, format_percent(odds.loss))]
    if odds.draw > 0:
        lines.append(translate("Why", "Drawn {0}").format(format_percent(odds.draw)))
    if odds.doubt > 0:
        lines.append(translate("Why", "The odds may be off by {0}").format(format_percent(odds.doubt)))
    return lines


def _pair_of(draft: Draft, board: BoardView) -> Pairing | None:
    if draft.proposal is None or len(board.sides) != 2:
        return None
    seated = {p for side in board.sides for p in side.player_ids}
    for pair in draft.proposal.pairs:
        if {draft.ids[pair.a], draft.ids[pair.b]} == seated:
            return pair
    return None


def _terms(pair: Pairing) -> list[str]:
    translate = QCoreApplication.translate
    rules = {
        "quality": translate("Why", "even game"),
        "information": translate("Why", "what it tells"),
        "sides": translate("Why", "sides in turn"),
        "group": translate("Why", "same club"),
        "household": translate("Why", "same household"),
        "waiting": translate("Why", "waited"),
        "score": translate("Why", "scores apart"),
    }
    if len(pair.terms) < 2:
        return []
    parts = [f"{rules.get(term.rule, term.rule)} {_signed(term.worth)}" for term in pair.terms]
    words = translate("Why", "Worth to the round {0}: {1}")
    comma = translate("Why", ", ", "between the parts of a sum")
    return [words.format(format_number(pair.total, 2), comma.join(parts))]


def _signed(value: float) -> str:
    return f"{'+' if value >= 0 else '−'}{format_number(abs(value), 2)}"


def _wishes(draft: Draft, pair: Pairing) -> list[str]:
    translate = QCoreApplication.translate
    if draft.pool is None:
        return []
    lines = []
    for wish in pair.wishes:
        name, other = draft.pool.name(wish.player), draft.pool.name(wish.other)
        if wish.lost <= 0.005:
            lines.append(translate("Why", "No game here would be more even for {0}.").format(name))
        else:
            words = translate("Why", "{0} would have had {2} with {1}; given up for the round: {3}.")
            quality, lost = format_number(wish.quality, 2), format_number(wish.lost, 2)
            lines.append(words.format(name, other, quality, lost))
    return lines


class WhyBox(QScrollArea):
    """The explanation of the current row, in a box on ground that scrolls when it is long."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("why")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._box = Surface(theme, "ground", radius=8)
        self._title = Label(theme, "", "second_strong", "text", wrap=True)
        self._lines = Label(theme, "", "second", "soft", wrap=True)
        column = QVBoxLayout(self._box)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._lines)
        column.addStretch(1)
        self.setWidget(self._box)
        self.hide()

    def tell(self, title: str, lines: list[str]) -> None:
        """Say another explanation."""
        self._title.setText(title)
        self._lines.setText("\n".join(lines))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))
        self._fit()

    def words(self) -> str:
        """Return what is said."""
        return f"{self._title.text()}\n{self._lines.text()}"

    def _fit(self) -> None:
        wide = max(120, self.viewport().width())
        layout = self._box.layout()
        high = layout.totalHeightForWidth(wide) if layout is not None else 0
        panel = self.parentWidget()
        most = min(self.theme.px(HIGH), int(panel.height() * SHARE) if panel is not None else HIGH)
        self.setFixedHeight(min(max(most, 80), high + 2))
