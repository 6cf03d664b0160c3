"""A late board: people more for a round that is out; nobody else changes boards."""

from __future__ import annotations

from collections import Counter

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QWidget

from tourney.club.event_commands import AddBoard
from tourney.club.views import RoundView
from tourney.core.errors import TourneyError
from tourney.core.records import Player
from tourney.ui.base.i18n import format_number
from tourney.ui.desk.night import Night
from tourney.ui.desk.words import round_title
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label

MOST_SIDES, MOST_A_SIDE = 20, 20
WIDE, HIGH = 168, 320
NOBODY = ""
NAMES = {(0, 0): "late-first", (1, 0): "late-second"}


class LatePair(Dialog):
    """Asks for people who are here and have no board in the round, a line of choices for each side.

    It begins with as many sides and people a side as the other boards of the round have.
    """

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
        self.choices: list[list[Choice]] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 2, 2, 2)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(6)
        inside = QWidget()
        inside.setLayout(self._grid)
        self._area = QScrollArea()
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setWidget(inside)
        self.content.addWidget(self._area, 1)
        self.more_people = KeyButton(theme, self.tr("More people a side"), kind="ghost", role="second")
        self.more_people.setObjectName("late-people")
        self.more_people.clicked.connect(self.add_place)
        self.more_sides = KeyButton(theme, self.tr("One more side"), kind="ghost", role="second")
        self.more_sides.setObjectName("late-side")
        self.more_sides.clicked.connect(self.add_side)
        more = QHBoxLayout()
        more.setSpacing(8)
        more.addStretch(1)
        more.addWidget(self.more_people)
        more.addWidget(self.more_sides)
        self.content.addLayout(more)
        self._wrong = Label(theme, "", "second", "warn", wrap=True)
        self._wrong.setObjectName("late-wrong")
        self._wrong.hide()
        self.content.addWidget(self._wrong)
        sides, size = self._shape()
        for _ in range(sides):
            self._add_row()
        for _ in range(size - 1):
            self._add_column()
        self._fill()
        self.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.add = self.add_verb(self.tr("Add the board"), key="Ctrl+Enter", kind="primary")
        self.add.setObjectName("late-add")
        self.add.setShortcut("Ctrl+Return")
        self.add.clicked.connect(self.record)
        if len(self.free) < 2:
            self._say(self.tr("Nobody else is here without a board. Check people in first."))
        for widget in (self.add, self.more_sides, self.more_people, *self.choices[0], *self.choices[1]):
            widget.setEnabled(len(self.free) > 1)
        self._follow()
        self.set_safe(self.first)

    @property
    def first(self) -> Choice:
        """The first of the first side."""
        return self.choices[0][0]

    @property
    def second(self) -> Choice:
        """The first of the second side."""
        return self.choices[1][0]

    def add_side(self) -> None:
        """Offer a line for one side more."""
        self._add_row()
        self.choices[-1][0].setFocus()
        self._follow()

    def add_place(self) -> None:
        """Offer room for one more in every side."""
        self._add_column()
        self.choices[0][-1].setFocus()
        self._follow()

    def record(self) -> None:
        """Add the board, or say below why not."""
        sides = [[int(one.current()) for one in row if one.current() != NOBODY] for row in self.choices]
        listed = tuple(tuple(side) for side in sides if side)
        if len(listed) < 2:
            self._say(self.tr("A game needs two sides. Choose somebody for the second one."))
            return
        twice = [one for one, n in Counter(p for side in listed for p in side).items() if n > 1]
        if twice:
            name = next(player.name for player in self.free if player.id == twice[0])
            self._say(
                self.tr("{0} is chosen twice. Choose somebody else for one of the places.").format(name)
            )
            return
        try:
            self._night.ctx.execute(AddBoard(self._round.id, listed))
        except TourneyError as error:
            self._say(self._night.ctx.sentence(error))
            return
        self.accept()

    def _shape(self) -> tuple[int, int]:
        """Return how many sides, and people a side, most boards of the round have."""
        shapes = Counter(
            (len(board.sides), max(len(side.player_ids) for side in board.sides))
            for board in self._round.boards
        )
        sides, size = shapes.most_common(1)[0][0] if shapes else (2, 1)
        return min(max(sides, 2), MOST_SIDES), min(max(size, 1), MOST_A_SIDE)

    def _add_row(self) -> None:
        side = len(self.choices)
        label = Label(self.theme, self._side_words(side), "body_medium", "text")
        self._grid.addWidget(label, side, 0)
        self.choices.append([])
        for place in range(len(self.choices[0]) or 1):
            self._add_choice(side, place)

    def _add_column(self) -> None:
        for side, row in enumerate(self.choices):
            self._add_choice(side, len(row))

    def _add_choice(self, side: int, place: int) -> None:
        choice = Choice(self.theme)
        choice.setObjectName(NAMES.get((side, place), f"late-{side + 1}-{place + 1}"))
        choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumWidth(self.theme.px(WIDE))
        name = self._side_words(side)
        if place:
            name = self.tr("{0}, player {1}").format(name, format_number(place + 1))
        choice.setAccessibleName(name)
        if (side, place) not in NAMES:
            choice.add(NOBODY, self.tr("nobody"))
        byes = {player.id for player in self._round.byes}
        for player in self.free:
            choice.add(str(player.id), self._words(player, bye=player.id in byes))
        self.choices[side].append(choice)
        self._grid.addWidget(choice, side, 1 + place)

    def _fill(self) -> None:
        """Put the free people into the places, one a side in turn, there and back."""
        if len(self.free) < 2:
            return
        places = len(self.choices[0])
        order = [
            (side, place)
            for place in range(places)
            for side in (range(len(self.choices)) if place % 2 == 0 else reversed(range(len(self.choices))))
        ]
        for (side, place), player in zip(order, self.free, strict=False):
            self.choices[side][place].choose(str(player.id))

    def _follow(self) -> None:
        """Offer more room as long as there are people for it, and make the dialog as large as its lines."""
        several = len(self.free) > 1
        room = len(self.free) > len(self.choices)
        self.more_sides.setEnabled(several and room and len(self.choices) < MOST_SIDES)
        self.more_people.setEnabled(several and room and len(self.choices[0]) < MOST_A_SIDE)
        self._grid.activate()
        hint = self._grid.sizeHint()
        self._area.setMinimumHeight(min(hint.height() + 4, self.theme.px(HIGH)))
        self._area.setMinimumWidth(min(hint.width() + 4, self.theme.px(4 * WIDE)))
        for before, after in zip(self._tab_order(), self._tab_order()[1:], strict=False):
            QWidget.setTabOrder(before, after)
        self._fit(self.width())

    def _tab_order(self) -> list[QWidget]:
        return [*(choice for row in self.choices for choice in row), self.more_people, self.more_sides]

    def _side_words(self, side: int) -> str:
        if side == 0:
            return self.tr("First side")
        return self.tr("Second side") if side == 1 else self.tr("Side {0}").format(format_number(side + 1))

    def _words(self, player: Player, *, bye: bool) -> str:
        return self.tr("{0} (bye)").format(player.name) if bye else player.name

    def _say(self, sentence: str) -> None:
        self._wrong.setText(sentence)
        self._wrong.setVisible(bool(sentence))
        self.first.setAccessibleDescription(sentence)
        self._fit(self.width())


def _inside(title: str) -> str:
    """Return a title as it stands within a sentence: "round 3"."""
    return title[:1].lower() + title[1:]
