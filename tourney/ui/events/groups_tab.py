"""Sections, paired and ranked apart, and prize groups, counted apart in the same table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QWidget

from tourney.core.records import NewEvent
from tourney.core.rules import PrizeGroup
from tourney.ui.base.theme import Theme
from tourney.ui.events.tab import EventTab
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView

HIGH = 110


class GroupsTab(EventTab):
    """Names of sections in one line, and a list of prize groups with their limits."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._groups: list[PrizeGroup] = []
        self._wrong: list[dict[str, str]] = []
        """What was typed for a number of each group and is none, by the name of its field."""
        self._filling = False
        self.sections = Field(theme, self.tr("Sections"), placeholder=self.tr("A, B, Juniors"))
        self.sections.edit.setObjectName("event-sections")
        self.sections.set_hint(
            self.tr("Each is paired and ranked by itself. Who belongs where is set in the check-in list.")
        )
        self.model = QStandardItemModel(self)
        self.list = ListView(theme)
        self.list.setObjectName("prize-groups")
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Prize groups"))
        self.list.setFixedHeight(theme.px(HIGH))
        self.add = KeyButton(theme, self.tr("Add a group"), icon="plus")
        self.add.setObjectName("prize-add")
        self.remove = KeyButton(theme, self.tr("Remove"))
        self.remove.setObjectName("prize-remove")
        self.fields = {
            "name": Field(theme, self.tr("Name"), placeholder=self.tr("Under 18")),
            "section": Field(theme, self.tr("Only of section")),
            "born_from": Field(theme, self.tr("Born from")),
            "born_to": Field(theme, self.tr("Born to")),
            "rating_from": Field(theme, self.tr("Rating from")),
            "rating_to": Field(theme, self.tr("Rating to")),
            "club": Field(theme, self.tr("Only of club")),
        }
        self.sex = Choice(theme)
        self.sex.setObjectName("prize-sex")
        for key, words in (("", self.tr("any")), ("f", self.tr("female")), ("m", self.tr("male"))):
            self.sex.add(key, words)
        self.established = QCheckBox(self.tr("Established players only"))
        self._lay_out()
        self.add.clicked.connect(self.add_group)
        self.remove.clicked.connect(self.remove_group)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        for name, field in self.fields.items():
            field.edit.setObjectName(f"prize-{name}")
            field.edit.textEdited.connect(self._edited)
        self.sex.activated.connect(self._edited)
        self.established.toggled.connect(self._edited)
        self._chosen(self.list.currentIndex())

    def _lay_out(self) -> None:
        theme = self.theme
        self.column.addWidget(self.sections)
        self.column.addWidget(Label(theme, self.tr("Prize groups"), "second", "soft"))
        self.column.addWidget(self.list)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.add)
        line.addWidget(self.remove)
        line.addStretch(1)
        self.column.addLayout(line)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        places: tuple[tuple[QWidget, int, int], ...] = (
            (self.fields["name"], 0, 0),
            (self.fields["section"], 0, 1),
            (self.fields["club"], 0, 2),
            (self.fields["born_from"], 1, 0),
            (self.fields["born_to"], 1, 1),
            (Field.around(theme, self.tr("Sex"), self.sex), 1, 2),
            (self.fields["rating_from"], 2, 0),
            (self.fields["rating_to"], 2, 1),
        )
        for widget, row, column in places:
            grid.addWidget(widget, row, column)
        grid.addWidget(self.established, 2, 2, Qt.AlignmentFlag.AlignBottom)
        self.column.addLayout(grid)
        self.column.addStretch(1)

    def filled(self) -> object:
        return self.sections.text(), list(self._groups), [dict(one) for one in self._wrong]

    def load(self, event: NewEvent) -> None:
        self.sections.set_text(", ".join(event.rules.sections))
        self._groups = list(event.rules.prize_groups)
        self._wrong = [{} for _ in self._groups]
        self.model.clear()
        for group in self._groups:
            self.model.appendRow(_item(group))
        if self._groups:
            self.list.setCurrentIndex(self.model.index(0, 0))
        self._chosen(self.list.currentIndex())

    def read(self, event: NewEvent) -> NewEvent | None:
        names = [" ".join(one.split()) for one in self.sections.text().replace("，", ",").split(",")]
        sections = tuple(dict.fromkeys(one for one in names if one))
        self.sections.set_error("")
        for row, group in enumerate(self._groups):
            if group.section and group.section not in sections:
                self._show_wrong(row, "section", self.tr("There is no such section."))
                return None
            if not group.name:
                self._show_wrong(row, "name", self.tr("A prize group needs a name."))
                return None
            for name in self._wrong[row]:
                self._show_wrong(row, name, self._no_number())
                return None
        rules = replace(event.rules, sections=sections, prize_groups=tuple(self._groups))
        return replace(event, rules=rules)

    def _show_wrong(self, row: int, field: str, sentence: str) -> None:
        self.list.setCurrentIndex(self.model.index(row, 0))
        self.fields[field].set_error(sentence)
        self.fields[field].setFocus()

    # Prize groups

    def add_group(self) -> None:
        """Begin another group; its name is asked for first."""
        group = PrizeGroup(self.tr("Group {0}").format(len(self._groups) + 1))
        self._groups.append(group)
        self._wrong.append({})
        self.model.appendRow(_item(group))
        self.list.setCurrentIndex(self.model.index(len(self._groups) - 1, 0))
        self.fields["name"].setFocus()
        self.fields["name"].edit.selectAll()

    def remove_group(self) -> None:
        """Take the chosen group away."""
        row = self.list.currentIndex().row()
        if row >= 0:
            del self._groups[row], self._wrong[row]
            self.model.removeRow(row)
            self._chosen(self.list.currentIndex())

    def _chosen(self, index: QModelIndex) -> None:
        row = index.row()
        group = self._groups[row] if 0 <= row < len(self._groups) else None
        for widget in (*self.fields.values(), self.sex, self.established, self.remove):
            widget.setEnabled(group is not None)
        shown = group if group is not None else PrizeGroup("")
        wrong = self._wrong[row] if group is not None else {}
        self._filling = True
        for name, field in self.fields.items():
            value = getattr(shown, name)
            text = "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)
            field.set_text(wrong.get(name, text))
            field.set_error(self._no_number() if name in wrong else "")
        self.sex.choose(shown.sex)
        self.established.setChecked(shown.established_only)
        self._filling = False

    def _edited(self, *_: object) -> None:
        row = self.list.currentIndex().row()
        if self._filling or not 0 <= row < len(self._groups):
            return
        values: dict[str, object] = {}
        self._wrong[row] = {}
        for name, field in self.fields.items():
            typed = " ".join(field.text().split())
            field.set_error("")
            if name in ("name", "section", "club"):
                values[name] = typed
            elif not typed:
                values[name] = None
            elif typed.isdecimal():
                values[name] = float(typed) if name.startswith("rating") else int(typed)
            else:
                field.set_error(self._no_number())
                self._wrong[row][name] = field.text()
        group = replace(
            self._groups[row],
            **values,  # type: ignore[arg-type]
            sex=self.sex.current(),
            established_only=self.established.isChecked(),
        )
        self._groups[row] = group
        self.model.item(row).setText(group.name)

    def _no_number(self) -> str:
        return self.tr("A whole number, or nothing.")


def _item(group: PrizeGroup) -> QStandardItem:
    item = QStandardItem(group.name)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren)
    return item
