"""A late pair: two people more for a round that is out; nobody else changes boards."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourney.club.event_commands import AddBoard
from tourney.club.views import RoundView
from tourney.core.errors import TourneyError
from tourney.core.records import Player
from tourney.ui.desk.night import Night
from tourney.ui.desk.words import round_title
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field


class LatePair(Dialog):
    """Asks for two people who are here and have no board in the round."""

    def __init__(self, night: Night, shown: RoundView, parent: QWidget | None = None) -> None:
        theme = night.ctx.theme
        super().__init__(theme, "", "", parent)
        self.setObjectName("late-pair")
        self._night, self._round = night, shown
        seated = {p for b in shown.boards for side in b.sides for p in side.player_ids}
        self.free = [player for player in night.view.here if player.id not in seated]
        self.set_question(self.tr("Who plays late in {0}?").format(_inside(round_title(shown.number))))
        self.set_detail(
            self.tr(
                "They get a board of their own after the last one; all others keep theirs. A bye is given up."
            )
        )
        self.first, self.second = (self._choice(name) for name in ("late-first", "late-second"))
        row = QHBoxLayout()
        row.setSpacing(16)
        self.fields = (
            Field.around(theme, self.tr("First side"), self.first),
            Field.around(theme, self.tr("Second side"), self.second),
        )
        for field in self.fields:
            row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
            field.inner.setEnabled(len(self.free) > 1)
        self.content.addLayout(row)
        if len(self.free) > 1:
            self.second.choose(str(self.free[1].id))
        else:
            self.fields[1].set_error(self.tr("Nobody else is here without a board. Check people in first."))
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.add = self.add_verb(self.tr("Add the board"), key="Ctrl+Enter", kind="primary")
        self.add.setObjectName("late-add")
        self.add.setEnabled(len(self.free) > 1)
        self.add.setShortcut("Ctrl+Return")
        self.add.clicked.connect(self.record)
        self.set_safe(self.first)

    def _choice(self, name: str) -> Choice:
        choice = Choice(self.theme)
        choice.setObjectName(name)
        choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        byes = {player.id for player in self._round.byes}
        for player in self.free:
            choice.add(str(player.id), self._words(player, bye=player.id in byes))
        return choice

    def _words(self, player: Player, *, bye: bool) -> str:
        return self.tr("{0} (bye)").format(player.name) if bye else player.name

    def record(self) -> None:
        """Add the board, or say below the field why not."""
        a, b = int(self.first.current()), int(self.second.current())
        try:
            self._night.ctx.execute(AddBoard(self._round.id, ((a,), (b,))))
        except TourneyError as error:
            self.fields[1].set_error(self._night.ctx.sentence(error))
            self._fit(self.width())
            return
        self.accept()


def _inside(title: str) -> str:
    """Return a title as it stands within a sentence: "round 3"."""
    return title[:1].lower() + title[1:]
