"""The saved teams of the club: a list, and the one chosen with its people in order, captain first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from tourney.club import teams
from tourney.club.commands import Command
from tourney.club.team_commands import DeleteTeam, SaveTeam
from tourney.core.errors import TourneyError
from tourney.core.records import NewTeam, Team
from tourney.core.topics import Topic
from tourney.ui.base.context import Context
from tourney.ui.base.theme import Theme
from tourney.ui.models.games import counted
from tourney.ui.models.roles import Role
from tourney.ui.widgets.buttons import IconButton, KeyButton
from tourney.ui.widgets.delegates.text import NameCell
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.picker import Option, PickButton
from tourney.ui.widgets.rows import Rows

WIDE = 720
KEY = Qt.ItemDataRole.UserRole
NEW = 0


class NameList(QListWidget):
    """A short list of names in the look of all lists."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = Rows(self, theme, lines=1, inset=12)
        self.setItemDelegate(NameCell(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)


class MemberList(NameList):
    """The people of a team: Del takes one out, Alt with an arrow moves one."""

    def __init__(self, theme: Theme, changed: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._changed = changed

    def ids(self) -> tuple[int, ...]:
        """Return who is in it, captain first."""
        return tuple(int(self.item(row).data(KEY)) for row in range(self.count()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moved = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Delete:
            self.take_out()
        elif moved and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_by(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def take_out(self) -> None:
        """Take the chosen person out of the team."""
        if self.currentRow() >= 0:
            self.takeItem(self.currentRow())
            self._changed()

    def move_by(self, step: int) -> None:
        """Let the chosen person change places with a neighbour."""
        row = self.currentRow()
        if row >= 0 and 0 <= row + step < self.count():
            item = self.takeItem(row)
            self.insertItem(row + step, item)
            self.setCurrentRow(row + step)
            self._changed()


class TeamsDialog(Dialog):
    """Every change is a command of its own, so Undo takes it back after the dialog is closed."""

    def __init__(self, ctx: Context, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("teams-dialog")
        self._ctx = ctx
        self._teams: dict[int, Team] = {}
        self._filling = False
        self.list = NameList(ctx.theme)
        self.list.setObjectName("teams-list")
        self.new = KeyButton(ctx.theme, icon="plus")
        self.new.setObjectName("teams-new")
        self.archived = KeyButton(ctx.theme, kind="ghost")
        self.archived.setObjectName("teams-archived")
        self.archived.setCheckable(True)
        self.name = Field(ctx.theme, "")
        self.name.edit.setObjectName("teams-name")
        self.members = MemberList(ctx.theme, self._edited)
        self.members.setObjectName("teams-members")
        self.members_name = Label(ctx.theme, "", "second", "soft")
        self.members_name.setBuddy(self.members)
        self.add = PickButton(ctx.theme, self._people)
        self.add.setObjectName("teams-add")
        self.up = IconButton(ctx.theme, "chevron-up", "")
        self.down = IconButton(ctx.theme, "chevron-down", "")
        self.out = IconButton(ctx.theme, "minus", "")
        self.said = Label(ctx.theme, "", "second", "warn", wrap=True, parent=self)
        self._lay_out()
        self.archive = self.add_side_verb("")
        self.archive.setObjectName("teams-archive")
        self.delete = self.add_side_verb("")
        self.delete.setObjectName("teams-delete")
        close = self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        close.setObjectName("teams-close")
        self.save = self.add_verb(self.tr("Save"), key="Ctrl+S", kind="primary")
        self.save.setObjectName("teams-save")
        self._connect()
        self._say()
        self.read()
        self.set_safe(self.list if self._teams else self.name.edit)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.list, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.new)
        buttons.addWidget(self.archived)
        buttons.addStretch(1)
        left.addLayout(buttons)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.name)
        right.addWidget(self.members_name)
        right.addWidget(self.members, 1)
        verbs = QHBoxLayout()
        verbs.setSpacing(4)
        verbs.addWidget(self.add)
        verbs.addStretch(1)
        for button in (self.up, self.down, self.out):
            verbs.addWidget(button)
        right.addLayout(verbs)
        right.addWidget(self.said)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(left, 2)
        row.addLayout(right, 3)
        self.content.addLayout(row, 1)
        self.restyle()

    def restyle(self) -> None:
        if hasattr(self, "list"):
            for part in (self.list, self.members):
                part.setFont(self.theme.font("body"))
                part.scheduleDelayedItemsLayout()
                part.setMinimumHeight(self.theme.px(196))
        super().restyle()

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._chosen)
        self.new.clicked.connect(self.begin_new)
        self.archived.toggled.connect(self.read)
        self.name.edit.textEdited.connect(self._edited)
        self.name.edit.returnPressed.connect(self._save)
        self.add.picked.connect(self._add)
        self.members.currentRowChanged.connect(self._place)
        self.up.clicked.connect(lambda: self.members.move_by(-1))
        self.down.clicked.connect(lambda: self.members.move_by(1))
        self.out.clicked.connect(self.members.take_out)
        self.save.clicked.connect(self._save)
        self.archive.clicked.connect(self._archive)
        self.delete.clicked.connect(self._delete)
        self._ctx.bus.changed.connect(self._changed_elsewhere)

    # Reading

    def read(self) -> None:
        """List the teams of the club again; the chosen one stays."""
        key = self.key
        found = teams.saved_teams(self._ctx.club)
        if self.archived.isChecked():
            found = teams.archived_teams(self._ctx.club)
        self._teams = {team.id: team for team in found if team.event_id is None}
        self._filling = True
        self.list.clear()
        for team in self._teams.values():
            count = QCoreApplication.translate("Counts", "%n player(s)", None, len(team.member_ids))
            item = QListWidgetItem(team.name)
            item.setData(Role.TRAILING, counted(count, len(team.member_ids)))
            item.setData(KEY, team.id)
            self.list.addItem(item)
        self._filling = False
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(KEY) == key]
        self.list.setCurrentRow(rows[0] if rows else 0)
        if not self._teams:
            self._show(None)

    @property
    def key(self) -> int:
        """The id of the chosen team, 0 for one that is being made."""
        item = self.list.currentItem()
        return NEW if item is None else int(item.data(KEY))

    def _chosen(self) -> None:
        if not self._filling:
            self._show(self._teams.get(self.key))

    def _show(self, team: Team | None) -> None:
        self.name.set_text("" if team is None else team.name)
        self.name.set_error("")
        self.said.hide()
        self.members.clear()
        for player_id in () if team is None else team.member_ids:
            self._put(player_id)
        self._place()

    def _put(self, player_id: int) -> None:
        item = QListWidgetItem(self._ctx.club.register().name(player_id))
        item.setData(KEY, player_id)
        self.members.addItem(item)

    def _people(self) -> Sequence[Option]:
        inside = set(self.members.ids())
        people = sorted(self._ctx.club.register().active, key=lambda one: one.name.casefold())
        return [Option(one.id, one.name, one.number) for one in people if one.id not in inside]

    def _changed_elsewhere(self, topics: frozenset[Topic]) -> None:
        if Topic.PLAYERS in topics and self.isVisible() and not self._dirty():
            self.read()

    # Changing

    def begin_new(self) -> None:
        """Empty the right side for another team."""
        self.archived.setChecked(False)
        self.list.setCurrentRow(-1)
        self._show(None)
        self.name.edit.setFocus()

    def _add(self, player_id: int | None) -> None:
        self.add.set_value(None)
        if player_id is not None:
            self._put(player_id)
            self.members.setCurrentRow(self.members.count() - 1)
            self._edited()
            self.add.setFocus()

    def _edited(self) -> None:
        self.name.set_error("")
        self.said.hide()
        self._place()

    def _wanted(self) -> NewTeam:
        team = self._teams.get(self.key)
        return NewTeam(self.name.text(), self.members.ids(), archived=team is not None and team.archived)

    def _dirty(self) -> bool:
        team = self._teams.get(self.key)
        before = ("", ()) if team is None else (team.name, team.member_ids)
        return (self.name.text().strip(), self.members.ids()) != before

    def _save(self) -> None:
        if not self._dirty():
            return
        if not self.name.text().strip():
            self.name.set_error(self.tr("The team needs a name."))
            self.name.edit.setFocus()
            return
        team = self._teams.get(self.key)
        version = None if team is None else team.version
        self._carry_out(SaveTeam(self._wanted(), None if team is None else team.id, version))

    def _archive(self) -> None:
        team = self._teams.get(self.key)
        if team is not None:
            after = NewTeam(team.name, team.member_ids, archived=not team.archived)
            self._carry_out(SaveTeam(after, team.id, team.version))

    def _delete(self) -> None:
        team = self._teams.get(self.key)
        if team is not None:
            self._carry_out(DeleteTeam(team.id))

    def _carry_out(self, command: Command) -> None:
        try:
            done = self._ctx.execute(command)
        except TourneyError as error:
            if error.field == "name":
                self.name.set_error(self._ctx.sentence(error))
                self.name.edit.setFocus()
            else:
                self.said.setText(self._ctx.sentence(error))
                self.said.show()
            return
        self.read()
        for row in range(self.list.count()):
            if isinstance(command, SaveTeam) and self.list.item(row).data(KEY) == done.value:
                self.list.setCurrentRow(row)
        self._show(self._teams.get(self.key))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() == Qt.Key.Key_S:
            self._save()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Enter belongs to the field or button that has the focus.
            event.accept()
        else:
            super().keyPressEvent(event)

    # Words

    def _say(self) -> None:
        self.set_question(self.tr("Saved teams"))
        self.set_detail(
            self.tr("A team can be typed in place of its people: +Name. The captain comes first.")
        )
        self.list.setAccessibleName(self.tr("Saved teams"))
        self.new.setText(self.tr("New team"))
        self.archived.setText(self.tr("Archived"))
        self.name.set_label(self.tr("Name"))
        self.members_name.setText(self.tr("Players, captain first"))
        self.members.setAccessibleName(self.tr("Players, captain first"))
        self.add.set_words(self.tr("Add a player"), self.tr("Type a name"))
        self.up.set_name(self.tr("Further up"), "Alt+Up")
        self.down.set_name(self.tr("Further down"), "Alt+Down")
        self.out.set_name(self.tr("Take out of the team"), "Del")
        self.delete.setText(self.tr("Delete"))

    def _place(self) -> None:
        team, row = self._teams.get(self.key), self.members.currentRow()
        writable = not self._ctx.club.readonly
        self.archive.setText(
            self.tr("Back from the archive") if team is not None and team.archived else self.tr("Archive")
        )
        self.archive.setEnabled(writable and team is not None)
        self.delete.setEnabled(writable and team is not None)
        self.save.setEnabled(writable and self._dirty())
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < self.members.count() - 1)
        self.out.setEnabled(row >= 0)
