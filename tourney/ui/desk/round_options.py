"""All options of the pairing system in one form; each change is tried at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tourney.ui.base.i18n import shown
from tourney.ui.desk.asking import options_type, system_label
from tourney.ui.desk.suggester import Suggester
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.option_form import OptionForm

HIGH, CHOICE_WIDE = 420, 232


class RoundOptions(Dialog):
    """The form of the system's options; closing it changes nothing more."""

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        theme = suggester.night.ctx.theme
        super().__init__(theme, "", "", parent)
        self.setObjectName("round-options")
        self.suggester = suggester
        self._system = suggester.system
        self.form = OptionForm(theme, options_type(suggester.system), choice_wide=CHOICE_WIDE)
        self.form.load(suggester.options)
        self.area = area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 14, 0)
        column.addWidget(self.form)
        column.addStretch(1)
        area.setWidget(inside)
        area.setMinimumHeight(min(theme.px(HIGH), self.form.sizeHint().height() + 8))
        self.content.addWidget(area, 1)
        self.set_question(self.tr("How is {0} to pair?").format(shown(system_label(suggester.system))))
        self.set_detail(self.tr("The suggestion follows each change."))
        usual = self.add_side_verb(self.tr("All as usual"))
        usual.clicked.connect(self.form.set_usual)
        if suggester.night.view.event is not None:
            keep = self.add_verb(self.tr("Keep for this event"))
            keep.setObjectName("keep-for-event")
            keep.setToolTip(self.tr("Later rounds of this event begin with these options"))
            keep.clicked.connect(self._keep)
        close = self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Accepted.value)
        self.form.edited.connect(self._edited)
        rows = list(self.form.rows.values())
        self.set_safe(rows[0].input if rows else close)

    def begin_at(self, name: str) -> None:
        """Put the cursor at one option when the form opens."""
        if name in self.form.rows:
            self.set_safe(self.form.rows[name].input)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        focus = self.focusWidget()
        if focus is not None and self.form.isAncestorOf(focus):
            self.area.ensureWidgetVisible(focus, 0, self.theme.px(80))

    def _edited(self) -> None:
        options = self.form.read()
        if options is not None and self.suggester.system == self._system:
            self.suggester.set_options(options)

    def _keep(self) -> None:
        if self.form.read() is not None:
            self.suggester.keep_for_event()
            self.accept()
