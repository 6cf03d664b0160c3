"""One side of the form: its place, its people with their shares, its points, and what moves it."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from tourney.club.club import Club
from tourney.club.quick import Candidate
from tourney.club.teams import Teams
from tourney.ui.base.theme import Theme
from tourney.ui.entry.adder import Adder
from tourney.ui.entry.draft import Draft, DraftSide
from tourney.ui.entry.person_chip import PersonChip, dragged
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.completion import Completion
from tourney.ui.widgets.flow import FlowLayout
from tourney.ui.widgets.surface import Surface

PLACE, POINTS, SHARE, ADD = 44, 76, 62, 170
EDGE = 14


class Sides(Protocol):
    """What a card asks of the panel it lies on: what to show, and what a person does to the sides."""

    @property
    def theme(self) -> Theme: ...
    @property
    def club(self) -> Club: ...
    @property
    def names(self) -> Completion: ...
    @property
    def draft(self) -> Draft: ...

    def name_of(self, player_id: int) -> str: ...
    def teams(self) -> Teams: ...
    def lend_names(self, adder: Adder) -> None: ...
    def set_place(self, at: int, text: str) -> None: ...
    def set_points(self, at: int, text: str) -> None: ...
    def set_share(self, at: int, member: int, text: str) -> None: ...
    def take(self, at: int, candidate: Candidate) -> None: ...
    def remove_person(self, at: int, member: int) -> None: ...
    def move_person(self, at: int, member: int, to: int) -> None: ...
    def tie(self, at: int) -> None: ...
    def shift(self, at: int, by: int) -> None: ...
    def drop_side(self, at: int) -> None: ...
    def save_team(self, at: int) -> None: ...


class SideCard(Surface):
    """Made anew for each draft; it asks *panel* for what a person does.

    Signals
    -------
    dropped : tuple
        A person (side, place in it) was let go here.
    """

    dropped = Signal(object)

    def __init__(
        self, panel: Sides, at: int, one: DraftSide, *, tied: bool, lone: bool, parent: QWidget
    ) -> None:
        super().__init__(panel.theme, "raised", radius=8, outlined="line", parent=parent)
        self.at, self._panel = at, panel
        self.chips: list[PersonChip] = []
        self.shares: list[QLineEdit] = []
        self.setAcceptDrops(True)
        self.setObjectName(f"side-{at}")
        number = str(at + 1)
        self.place = self._line(PLACE, one.place, self.tr("Place of side {0}").format(number))
        self.place.textEdited.connect(lambda text: panel.set_place(at, text))
        self.points = self._line(POINTS, one.points, self.tr("Points of side {0}").format(number))
        self.points.setPlaceholderText(self.tr("points"))
        self.points.textEdited.connect(lambda text: panel.set_points(at, text))
        self.add = Adder(panel.club, panel.teams, panel.names, self)
        self.add.setObjectName(f"side-{at}-add")
        self.add.setPlaceholderText(self.tr("Add a person or a team"))
        self.add.setAccessibleName(self.tr("Add to side {0}").format(number))
        wide = ceil(self.theme.width("body", self.add.placeholderText())) + 2 * EDGE
        self.add.setFixedWidth(max(self.theme.px(ADD), wide))
        self.add.typing.connect(lambda: panel.lend_names(self.add))
        self.add.taken.connect(lambda candidate: panel.take(at, candidate))
        self._people = QWidget(self)
        flow = FlowLayout(self._people, gap=6)
        for member, person in enumerate(one.members):
            flow.addWidget(self._person(member, panel.name_of(person.player_id), person.share, one))
        flow.addWidget(self.add)
        self.tie = KeyButton(self.theme, "=", kind="quiet", parent=self)
        self.tie.setCheckable(True)
        self.tie.setChecked(tied)
        kept = self.tie.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.tie.setSizePolicy(kept)
        self.tie.setVisible(at > 0)
        self.tie.setToolTip(self.tr("Tied with the side above   ="))
        self.tie.setAccessibleName(self.tr("Side {0} tied with the side above").format(number))
        self.tie.clicked.connect(lambda: panel.tie(at))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 8, 8)
        row.setSpacing(8)
        top = Qt.AlignmentFlag.AlignTop
        row.addWidget(self.place, 0, top)
        row.addWidget(self._people, 1)
        row.addWidget(self.points, 0, top)
        row.addWidget(self.tie, 0, top)
        for icon, words, key, act, shown in self._verbs(one, lone=lone):
            button = IconButton(self.theme, icon, words, key=key)
            button.clicked.connect(act)
            button.setEnabled(shown)
            row.addWidget(button, 0, top)

    def _verbs(
        self, one: DraftSide, *, lone: bool
    ) -> tuple[tuple[str, str, str, Callable[[], None], bool], ...]:
        at, panel = self.at, self._panel
        last = at + 1 == len(panel.draft.sides)
        return (
            ("chevron-up", self.tr("Move this side up"), "Alt+Shift+Up", lambda: panel.shift(at, -1), at > 0),
            (
                "chevron-down",
                self.tr("Move this side down"),
                "Alt+Shift+Down",
                lambda: panel.shift(at, 1),
                not last,
            ),
            ("people", self.tr("Save as a team"), "Alt+T", lambda: panel.save_team(at), bool(one.members)),
            ("trash", self.tr("Remove this side"), "Alt+R", lambda: panel.drop_side(at), not lone),
        )

    def _person(self, member: int, name: str, share: str, one: DraftSide) -> QWidget:
        at, panel = self.at, self._panel
        box = QWidget(self._people)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        chip = PersonChip(self.theme, name, (at, member))
        chip.setToolTip(self.tr("Drag to another side, or Alt Up and Alt Down"))
        chip.setAccessibleName(self.tr("{0}, side {1}").format(name, at + 1))
        chip.moved.connect(lambda step: panel.move_person(at, member, at + step))
        chip.removed.connect(lambda: panel.remove_person(at, member))
        chip.tied.connect(lambda: panel.tie(at))
        self.chips.append(chip)
        row.addWidget(chip)
        if len(one.members) > 1 or share:
            line = self._line(SHARE, share, self.tr("Share of {0}: 0.5 or minutes 45/90").format(name))
            line.setPlaceholderText(self.tr("share"))
            line.textEdited.connect(lambda text: panel.set_share(at, member, text))
            self.shares.append(line)
            row.addWidget(line)
        away = IconButton(self.theme, "close", self.tr("Take {0} out").format(name), key="Del")
        away.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        away.clicked.connect(lambda: panel.remove_person(at, member))
        row.addWidget(away)
        return box

    def _line(self, wide: int, text: str, name: str) -> QLineEdit:
        line = QLineEdit(text, self)
        line.setFixedWidth(self.theme.px(wide))
        line.setAccessibleName(name)
        line.setToolTip(name)
        return line

    # Dragging

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()) is not None:
            self.set_token("wash")
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: object) -> None:
        del event
        self.set_token("raised")

    def dropEvent(self, event: QDropEvent) -> None:
        self.set_token("raised")
        person = dragged(event.mimeData())
        if person is not None:
            event.acceptProposedAction()
            self.dropped.emit(person)
