"""One option of a form: what it is and does at the left, its value and the way back at the right."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tourney.core.options import Option
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.buttons import IconButton
from tourney.ui.widgets.choices import Choice
from tourney.ui.widgets.fields import mark_state
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.option_words import fault, number_words, option_words, read_typed

FIELD_WIDE, CHOICE_WIDE = 104, 168


class CalmChoice(Choice):
    """A box that lets the wheel scroll the form, so that nothing changes by accident."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class OptionRow(QWidget):
    """A field made from an ``Option``: a line for numbers and texts, a box for choices, a tick for yes.

    Signals
    -------
    edited
        The person changed the value.
    """

    edited = Signal()

    def __init__(
        self,
        theme: Theme,
        name: str,
        spec: Option,
        default: Any,
        parent: QWidget | None = None,
        *,
        choice_wide: int = CHOICE_WIDE,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.name, self.spec, self.default = name, spec, default
        self._choice_wide = choice_wide
        self._value = default
        self._error = ""
        self.input = self._make()
        self.input.setObjectName(f"option-{name}")
        self._label = Label(theme, "", "body_medium", "text", wrap=True)
        self._label.setBuddy(self.input)
        self._help = Label(theme, "", "second", "soft", wrap=True)
        self._quiet = Label(theme, "", "second", "faint", wrap=True)
        self._wrong = Label(theme, "", "second", "warn", wrap=True)
        self._wrong.hide()
        self.reset = IconButton(theme, "again", "")
        self.reset.setObjectName(f"reset-{name}")
        self.reset.clicked.connect(self._back)
        kept = self.reset.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(kept)
        self._lay_out()
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    # The value

    def value(self) -> Any:
        """Return what is filled in; a text that is no number is returned as it stands."""
        if isinstance(self.input, Choice):
            return self.input.current()
        if isinstance(self.input, QCheckBox):
            return self.input.isChecked()
        assert isinstance(self.input, QLineEdit)
        text = self.input.text().strip()
        if isinstance(self.default, str):
            return text
        if text == number_words(self._value):
            return self._value  # shown with six digits, but nobody touched it
        if not text and self.default is None:
            return None
        number = read_typed(text)
        if number is not None and isinstance(self.default, int) and number == int(number):
            return int(number)
        return text if number is None else number

    def set_value(self, value: Any) -> None:
        """Fill in a value, and forget what was wrong."""
        self._value = value
        blocked = self.input.blockSignals(True)
        if isinstance(self.input, Choice):
            self.input.choose(value)
        elif isinstance(self.input, QCheckBox):
            self.input.setChecked(bool(value))
        elif isinstance(self.input, QLineEdit):
            self.input.setText(value if isinstance(self.default, str) else number_words(value))
            self.input.setCursorPosition(0)
        self.input.blockSignals(blocked)
        self.set_error("")
        self._mark()

    @property
    def error(self) -> str:
        """What is wrong with the entry now."""
        return self._error

    def set_error(self, sentence: str) -> None:
        """Say below what is wrong, or with "" that nothing is."""
        self._error = sentence
        mark_state(self.input, "error" if sentence else "")
        self._wrong.setText(sentence)
        self._wrong.setVisible(bool(sentence))
        self.input.setAccessibleDescription(sentence or self._help.text())

    def fault(self) -> str:
        """Return what is wrong with the entry by itself, "" when nothing is."""
        if not isinstance(self.input, QLineEdit) or isinstance(self.default, str):
            return ""
        text = self.input.text().strip()
        if not text and self.default is None:
            return ""
        return fault(self.spec, text, whole=isinstance(self.default, int))

    # Looks

    def retranslate(self) -> None:
        """Set every text again."""
        label = shown(self.spec.label)
        self._label.setText(label)
        self._help.setText(shown(self.spec.help) if self.spec.help is not None else "")
        self._help.setVisible(bool(self._help.text()))
        self._quiet.setText(option_words(self.spec, self.default))
        self.input.setAccessibleName(label)
        self.input.setToolTip(self._help.text())
        self.reset.set_name(self.tr("Back to the usual value"))
        if isinstance(self.input, Choice) and self.spec.choices is not None:
            for at, words in enumerate(self.spec.choices.values()):
                self.input.setItemText(at, shown(words))
            self.restyle()
        if isinstance(self.input, QCheckBox):
            self.input.setText(self.tr("yes"))
        elif isinstance(self.input, QLineEdit) and self.default is None:
            self.input.setPlaceholderText(self.tr("none"))
        self.set_error(self.fault())

    def restyle(self) -> None:
        """Keep the widths in step with the words."""
        if self._whole_line:
            return
        if isinstance(self.input, Choice):
            # A long word may take what the label leaves.
            least = self.theme.px(self._choice_wide)
            self.input.setMinimumWidth(least)
            self.input.setMaximumWidth(max(least, self.input.sizeHint().width()))
        else:
            self.input.setFixedWidth(self.theme.px(FIELD_WIDE))

    @property
    def _whole_line(self) -> bool:
        return isinstance(self.default, str) and self.spec.choices is None

    def _make(self) -> QWidget:
        if self.spec.choices is not None:
            choice = CalmChoice(self.theme)
            for key in self.spec.choices:
                choice.add(key, key)
            choice.currentIndexChanged.connect(self._changed)
            return choice
        if isinstance(self.default, bool):
            tick = QCheckBox()
            tick.toggled.connect(self._changed)
            return tick
        line = QLineEdit()
        if not isinstance(self.default, str):
            line.setAlignment(Qt.AlignmentFlag.AlignRight)
        line.textEdited.connect(self._changed)
        return line

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self._label, 1)
        row.setAlignment(self._label, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.reset)
        if not self._whole_line:
            row.addWidget(self.input)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 8)
        column.setSpacing(2)
        column.addLayout(row)
        if self._whole_line:
            column.addWidget(self.input)
        for label in (self._wrong, self._help, self._quiet):
            column.addWidget(label)

    def _changed(self) -> None:
        self.set_error(self.fault())
        self._mark()
        self.edited.emit()

    def _mark(self) -> None:
        self.reset.setVisible(self.value() != self.default)

    def _back(self) -> None:
        self.input.setFocus()
        self.set_value(self.default)
        self.edited.emit()
