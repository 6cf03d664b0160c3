"""The result of a game as a row of pills, a sentence that says it, and what may go with it."""

from __future__ import annotations

import re

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.games import Forfeit, Game, GameState
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.outcomes import Outcome, number_text, parse_score
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.tabs import PillTabs

CONTRADICTION = QT_TRANSLATE_NOOP("Errors", "This score says {score}, but the result above says {result}.")
CHOOSE_ONE = QT_TRANSLATE_NOOP("Errors", "Choose the result first.")
PLACES = QT_TRANSLATE_NOOP(
    "Errors", "Write one place for each of the {sides} sides, as in 1 2 2 4: whole numbers from 1."
)

NONE, WIN, DRAW, LOSS = "none", "win", "draw", "loss"
FORFEIT_WIN, FORFEIT_LOSS, BOTH = "plus", "minus", "both"
SIGNS = {WIN: "1–0", DRAW: "½–½", LOSS: "0–1", FORFEIT_WIN: "+ –", FORFEIT_LOSS: "– +", BOTH: "– –"}
_KEYS = {"1": WIN, "=": DRAW, "½": DRAW, "0": LOSS, "+": FORFEIT_WIN, "-": FORFEIT_LOSS}
_RANKS: dict[str, tuple[int, int]] = {
    WIN: (0, 1),
    DRAW: (0, 0),
    LOSS: (1, 0),
    FORFEIT_WIN: (0, 1),
    FORFEIT_LOSS: (1, 0),
    BOTH: (0, 0),
}


def key_of(outcome: Outcome) -> str:
    """Return the pill that an outcome of two sides is."""
    if outcome.forfeit is Forfeit.DOUBLE:
        return BOTH
    first, second = outcome.ranks
    if outcome.forfeit:
        return FORFEIT_WIN if first < second else FORFEIT_LOSS
    return WIN if first < second else LOSS if second < first else DRAW


def outcome_of(game: Game) -> Outcome | None:
    """Return how a game of two sides ended, None while it has no result."""
    first, second = (one.rank for one in game.sides)
    if first is None or second is None or game.state is GameState.OPEN:
        return None
    scores = tuple(one.score for one in game.sides)
    points = None if scores[0] is None or scores[1] is None else (scores[0], scores[1])
    return Outcome((first, second), points, game.sets, game.forfeit, game.rated)


def score_words(outcome: Outcome) -> str:
    """Return the points or sets as they are typed: 3-1, or 11-7 9-11 11-5."""
    if outcome.sets:
        return " ".join(f"{a}-{b}" for a, b in outcome.sets)
    if outcome.scores is None:
        return ""
    return "-".join(number_text(points) for points in outcome.scores)


class ResultPicker(QWidget):
    """For a game of two sides. The keys 1 = 0 + - choose a pill.

    Signals
    -------
    changed
        Another result or score stands there.
    """

    changed = Signal()

    def __init__(self, theme: Theme, names: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._filling = False
        self.pills = PillTabs(theme)
        self.pills.setObjectName("result-pills")
        self.pills.setAccessibleName(self.tr("Result"))
        self.pills.add(NONE, self.tr("open"))
        for key, sign in SIGNS.items():
            self.pills.add(key, sign)
        self.words = Label(theme, "", "second", "soft", wrap=True)
        self.no_show = QCheckBox(self.tr("Did not come (no-show)"))
        self.score = Field(theme, self.tr("Score"), placeholder="3–1   11–7 9–11 11–5")
        self.score.setObjectName("result-score")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.pills)
        layout.addWidget(self.words)
        layout.addWidget(self.no_show)
        layout.addWidget(self.score)
        self.setFocusProxy(self.pills)
        self.pills.chosen.connect(self._chosen)
        self.score.edit.textEdited.connect(self._typed)
        self._say()

    def set_names(self, names: tuple[str, str]) -> None:
        """Say the result of other people."""
        self._names = names
        self._say()

    def set_outcome(self, outcome: Outcome | None) -> None:
        """Show a result, or that there is none yet."""
        self._filling = True
        # A bar of tabs always has a chosen one: while there is no result it is this.
        self.pills.setTabVisible(0, outcome is None)
        self.pills.choose(NONE if outcome is None else key_of(outcome))
        self.no_show.setChecked(outcome is not None and outcome.forfeit is Forfeit.NO_SHOW)
        self.score.set_text("" if outcome is None else score_words(outcome))
        self._filling = False
        self._say()

    @property
    def is_open(self) -> bool:
        """True while no result is chosen."""
        return self.pills.current() == NONE

    def outcome(self) -> Outcome:
        """Return the result that stands there.

        Raises
        ------
        TourneyError
            In words for the score: no result chosen, a score that cannot be read, or one that
            contradicts the result.
        """
        key = self.pills.current()
        typed = self.score.text().strip()
        if key == NONE:
            raise TourneyError("no-result", CHOOSE_ONE, field="result")
        forfeit = self._forfeit(key)
        if forfeit or not typed:
            return Outcome(_RANKS[key], forfeit=forfeit)
        outcome = parse_score(typed)
        if outcome.ranks != _RANKS[key] or outcome.forfeit:
            text = CONTRADICTION(score=SIGNS[key_of(outcome)], result=SIGNS[key])
            raise TourneyError("score-contradicts", text, field="result")
        return outcome

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _KEYS.get(event.text())
        if key is None:
            super().keyPressEvent(event)
            return
        self.pills.choose(key)

    def _forfeit(self, key: str) -> Forfeit:
        if key == BOTH:
            return Forfeit.DOUBLE
        if key in (FORFEIT_WIN, FORFEIT_LOSS):
            return Forfeit.NO_SHOW if self.no_show.isChecked() else Forfeit.FORFEIT
        return Forfeit.NONE

    def _chosen(self, key: str) -> None:
        del key
        if self._filling:
            return
        # A score of the result before would contradict the new one.
        self.score.set_text("")
        self._say()
        self.changed.emit()

    def _typed(self, text: str) -> None:
        try:
            outcome = parse_score(text)
        except TourneyError:
            self.changed.emit()
            return
        self._filling = True
        self.pills.choose(key_of(outcome))
        self._filling = False
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        key = self.pills.current()
        first, second = self._names
        sentences = {
            NONE: self.tr("No result yet. The keys 1 = 0 + - give one."),
            WIN: self.tr("{0} won.").format(first),
            DRAW: self.tr("A draw."),
            LOSS: self.tr("{0} won.").format(second),
            FORFEIT_WIN: self.tr("{0} wins without a game. It is not rated.").format(first),
            FORFEIT_LOSS: self.tr("{0} wins without a game. It is not rated.").format(second),
            BOTH: self.tr("Both lose without a game. It is not rated."),
        }
        self.words.setText(sentences[key])
        self.no_show.setVisible(key in (FORFEIT_WIN, FORFEIT_LOSS))
        self.score.setVisible(not self._forfeit(key))


def read_places(text: str, sides: int) -> tuple[int, ...]:
    """Return the ranks of many sides from their places, "1 2 2 4" or "1–2–2–4".

    Raises
    ------
    TourneyError
        "bad-places" unless there is one place from 1 for each side.
    """
    places = [int(one) for one in re.findall(r"\d{1,4}", text)]
    rest = re.sub(r"\d{1,4}", "", text)
    if len(places) != sides or any(one < 1 for one in places) or re.search(r"[^\s,;.–-]", rest):
        raise TourneyError("bad-places", PLACES(sides=sides), field="result")
    return tuple(one - 1 for one in places)
