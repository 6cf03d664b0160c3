"""The sides of the form as cards, and everything that is done to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tourney.club.commands import AddPlayer
from tourney.club.quick import Candidate
from tourney.club.team_commands import SaveTeam
from tourney.club.teams import Teams, teams_for
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.records import NewPlayer, NewTeam
from tourney.ui.base.context import Context
from tourney.ui.entry.adder import Adder
from tourney.ui.entry.draft import Draft
from tourney.ui.entry.person_chip import dragged
from tourney.ui.entry.side_card import SideCard
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.completion import Completion
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.showing import show_dialog

TEAM_GONE = QT_TRANSLATE_NOOP("GameForm", "The team “{name}” was deleted meanwhile. Type its people instead.")
LOWEST, HIGHEST = 150, 330
"""How low and high the room for all sides is."""
Focus = tuple[str, int, int]
"""What has the keys after a step: "person", "add", "place" or "tie", the side, and the person in it."""


class NewSide(KeyButton):
    """The button for one more side; a person let go on it gets a side of his own.

    Signals
    -------
    dropped : tuple
        A person (side, place in it) was let go here.
    """

    dropped = Signal(object)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        person = dragged(event.mimeData())
        if person is not None:
            event.acceptProposedAction()
            self.dropped.emit(person)


class SidesPanel(QWidget):
    """Holds the draft while its sides are changed; the form takes the rest of it.

    Signals
    -------
    changed
        The draft is another.
    refused : TourneyError
        A step was not possible.
    """

    changed = Signal()
    refused = Signal(object)

    def __init__(self, ctx: Context, dialog: QWidget, event_id: Callable[[], int | None]) -> None:
        super().__init__(dialog)
        self._ctx, self.theme, self.club = ctx, ctx.theme, ctx.club
        self._event_id = event_id
        self.draft = Draft()
        self.cards: list[SideCard] = []
        self.names = Completion(ctx.theme, dialog)
        self.names.words = self._candidate_words
        self._adding: Adder | None = None
        self.names.picked.connect(self._picked)
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        inside = QWidget()
        inside.setLayout(self._column)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(inside)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more = NewSide(ctx.theme, self.tr("Add a side"), key="Ctrl+Down", icon="plus", kind="ghost")
        self.more.setObjectName("add-side")
        self.more.setAcceptDrops(True)
        self.more.clicked.connect(self.add_side)
        self.more.dropped.connect(self._dropped_apart)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._scroll)
        layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        # As shortcuts, for a line of text would keep some of these keys to itself.
        for key, act in (
            ("Ctrl+Down", self.add_side),
            ("Alt+Shift+Up", lambda: self.shift(self._side_in_focus(), -1)),
            ("Alt+Shift+Down", lambda: self.shift(self._side_in_focus(), 1)),
            ("Alt+T", lambda: self.save_team(self._side_in_focus())),
            ("Alt+R", lambda: self.drop_side(self._side_in_focus())),
        ):
            shortcut = QShortcut(QKeySequence(key), dialog)
            shortcut.activated.connect(act)

    def show_draft(self, draft: Draft, focus: Focus | None = None) -> None:
        """Show the sides of a draft, with the keys on one of their parts."""
        self.draft = draft
        self._build()
        if focus is not None:
            self._give_focus(focus)
        self.changed.emit()

    def name_of(self, player_id: int) -> str:
        """Return the name of a person."""
        return self.club.register().name(player_id)

    def teams(self) -> Teams:
        """Return the teams that can play where this game goes."""
        return teams_for(self.club, self._event_id())

    # What the cards ask for

    def lend_names(self, adder: Adder) -> None:
        """Let the list of names belong to this line."""
        self._adding = adder

    def _picked(self, candidate: Candidate) -> None:
        if self._adding is not None:
            self._adding.take(candidate)

    def set_place(self, at: int, text: str) -> None:
        """Take a place as typed."""
        self._quietly(self.draft.with_side(at, place=text))

    def set_points(self, at: int, text: str) -> None:
        """Take points as typed; until the places were said, they follow."""
        draft = self.draft.with_side(at, points=text)
        self._quietly(draft if draft.placed else draft.placed_by_scores())

    def set_share(self, at: int, member: int, text: str) -> None:
        """Take a share as typed."""
        self._quietly(self.draft.with_share(at, member, text))

    def set_sets(self, text: str) -> None:
        """Take the score in sets; until the places were said, they follow."""
        draft = replace(self.draft, sets=text)
        self._quietly(draft if draft.placed else draft.placed_by_scores())

    def take(self, at: int, candidate: Candidate) -> None:
        """Put a person, the people of a team or somebody new into a side."""
        try:
            draft = self.draft.add_people(at, self._meant(candidate), self.name_of)
        except TourneyError as error:
            self.refused.emit(error)
            return
        self.show_draft(draft, ("add", at, 0))

    def _meant(self, candidate: Candidate) -> tuple[int, ...]:
        if candidate.team:
            found = [t for t in self.teams().by_id.values() if t.name == candidate.name]
            if not found:
                raise TourneyError("unknown-team", TEAM_GONE(name=candidate.name), field="team")
            return found[0].member_ids
        if candidate.player_id is not None:
            return (candidate.player_id,)
        return (int(self._ctx.execute(AddPlayer(NewPlayer(candidate.name))).value),)

    def remove_person(self, at: int, member: int) -> None:
        """Take a person out."""
        self.show_draft(self.draft.remove_person(at, member), ("add", at, 0))

    def move_person(self, at: int, member: int, to: int) -> None:
        """Put a person into another side; beyond the last is a new one."""
        if to < 0 or (to == len(self.draft.sides) and len(self.draft.sides[at].members) == 1):
            return
        draft, now = self.draft.move_person(at, member, to)
        self.show_draft(draft, ("person", now, len(draft.sides[now].members) - 1))

    def tie(self, at: int) -> None:
        """Tie a side with the one above, or no longer."""
        focus: Focus = ("tie", at, 0)
        where = self.focusWidget()
        chips = self.cards[at].chips
        if where in chips:
            focus = ("person", at, next(i for i, chip in enumerate(chips) if chip is where))
        self.show_draft(self.draft.tie(at), focus)

    def shift(self, at: int, by: int) -> None:
        """Let a side change places with its neighbour."""
        if 0 <= at + by < len(self.draft.sides):
            self.show_draft(self.draft.move_side(at, by), ("place", at + by, 0))

    def add_side(self) -> None:
        """Add a side and wait for its people."""
        self.show_draft(self.draft.add_side(), ("add", len(self.draft.sides), 0))

    def drop_side(self, at: int) -> None:
        """Remove a side."""
        if len(self.draft.sides) > 2:
            self.show_draft(self.draft.remove_side(at), ("add", max(0, at - 1), 0))

    def save_team(self, at: int) -> None:
        """Ask for a name and keep the people of a side under it."""
        members = tuple(member.player_id for member in self.draft.sides[at].members)
        if not members:
            return
        dialog = Dialog(
            self.theme,
            self.tr("What is the team called?"),
            self.tr("Its name, or + and its name, then stands for these people where results are typed."),
            self.window(),
        )
        dialog.setObjectName("save-team")
        field = Field(self.theme, self.tr("Name of the team"))
        dialog.content.addWidget(field)
        dialog.add_verb(self.tr("Cancel"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        save = dialog.add_verb(self.tr("Save"), key="Enter", kind="primary")

        def keep() -> None:
            try:
                self._ctx.execute(SaveTeam(NewTeam(field.text(), members)))
            except TourneyError as error:
                field.set_error(self._ctx.sentence(error))
            else:
                dialog.accept()

        save.clicked.connect(keep)
        field.edit.returnPressed.connect(keep)
        dialog.set_safe(field.edit)
        show_dialog(dialog)

    # Showing

    def _side_in_focus(self) -> int:
        """Return the side that has the keys, the last one when none has."""
        where = self.window().focusWidget()
        found = (card.at for card in self.cards if where is not None and card.isAncestorOf(where))
        return next(found, len(self.cards) - 1)

    def _candidate_words(self, candidate: Candidate) -> str:
        if candidate.player_id is None and not candidate.team:
            return self.tr("Add “{0}”").format(candidate.name)
        return candidate.shown

    def _quietly(self, draft: Draft) -> None:
        """Take what was typed without building the cards again: the cursor stays where it is."""
        self.draft = draft
        for card, one in zip(self.cards, draft.sides, strict=True):
            for line, text in ((card.place, one.place), (card.points, one.points)):
                if line.text() != text and not line.hasFocus():
                    line.setText(text)
            card.tie.setChecked(draft.is_tied(card.at))
        self.changed.emit()

    def _build(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        lone = len(self.draft.sides) <= 2
        self.cards = []
        for at, one in enumerate(self.draft.sides):
            card = SideCard(self, at, one, tied=self.draft.is_tied(at), lone=lone, parent=self)
            card.dropped.connect(self._dropper(at))
            self.cards.append(card)
            self._column.addWidget(card)
            card.show()
        self._column.addStretch(1)
        self._column.activate()
        wide = max(self._scroll.viewport().width(), self.theme.px(600))
        high = max(self._column.totalHeightForWidth(wide) + 4, self.theme.px(LOWEST))
        self._scroll.setMinimumHeight(min(high, self.theme.px(HIGHEST)))

    def _dropper(self, to: int) -> Callable[[tuple[int, int]], None]:
        # After the drag has ended: its source is one of the cards that go.
        return lambda who: QTimer.singleShot(0, self, lambda: self.move_person(who[0], who[1], to))

    def _dropped_apart(self, who: tuple[int, int]) -> None:
        self._dropper(len(self.draft.sides))(who)

    def _give_focus(self, focus: Focus) -> None:
        part, at, member = focus
        card = self.cards[min(at, len(self.cards) - 1)]
        target: QWidget = card.add
        if part == "person" and member < len(card.chips):
            target = card.chips[member]
        elif part == "place":
            target = card.place
        elif part == "tie":
            target = card.tie
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, card, lambda: self._scroll.ensureWidgetVisible(card))
