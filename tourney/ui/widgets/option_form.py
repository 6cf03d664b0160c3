"""A form built from a dataclass of options; nothing in it knows what the options are for."""

from __future__ import annotations

import dataclasses
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.core.errors import TourneyError
from tourney.core.options import describe, from_mapping
from tourney.ui.base.errors import sentence
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.option_row import CHOICE_WIDE, OptionRow
from tourney.ui.widgets.option_words import in_words


class OptionForm(QWidget):
    """The options of one dataclass, one below the other.

    Signals
    -------
    edited
        The person changed something.
    """

    edited = Signal()

    def __init__(
        self,
        theme: Theme,
        options: type[Any],
        parent: QWidget | None = None,
        *,
        choice_wide: int = CHOICE_WIDE,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.options = options
        defaults = {f.name: f.default for f in dataclasses.fields(options)}
        self.rows = {
            name: OptionRow(theme, name, spec, defaults[name], self, choice_wide=choice_wide)
            for name, spec in describe(options).items()
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows.values():
            column.addWidget(row)
            row.edited.connect(self.edited)

    def load(self, values: Any) -> None:
        """Fill in an instance of the dataclass."""
        for name, row in self.rows.items():
            row.set_value(getattr(values, name))

    def read(self) -> Any | None:
        """Return what is filled in; None when something is wrong, which then stands at its field."""
        wrong = False
        for row in self.rows.values():
            row.set_error(row.fault())
            wrong = wrong or bool(row.error)
        if wrong:
            return None
        try:
            return from_mapping(self.options, {name: row.value() for name, row in self.rows.items()})
        except TourneyError as error:
            row = self.rows.get(error.field or "", next(iter(self.rows.values())))
            row.set_error(in_words(sentence(error), self.options))
            return None

    @property
    def usual(self) -> bool:
        """True while every value is the usual one."""
        return all(row.value() == row.default for row in self.rows.values())

    def set_usual(self) -> None:
        """Fill in the usual values."""
        for row in self.rows.values():
            row.set_value(row.default)
        self.edited.emit()

    def set_defaults(self, values: Any) -> None:
        """Take the values of an instance as the usual ones."""
        for name, row in self.rows.items():
            row.default = getattr(values, name)
            row.retranslate()

    def set_editable(self, editable: bool) -> None:
        """Let the values be changed or not."""
        for row in self.rows.values():
            row.input.setEnabled(editable)
            row.reset.setEnabled(editable)

    def first_wrong(self) -> OptionRow | None:
        """Return the first row with something wrong."""
        return next((row for row in self.rows.values() if row.error), None)

    def retranslate(self) -> None:
        """Set every text again."""
        for row in self.rows.values():
            row.retranslate()
