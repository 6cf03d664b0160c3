"""What holds whatever engine the club takes: how careful the careful rating is, and match quality."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.club.engine_choice import DRAW_LIMIT, MEASURES, SURE_95, SURE_99, Caution
from tourney.ui.base.i18n import shown
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.option_form import OptionForm
from tourney.ui.widgets.option_row import CalmChoice, OptionRow

SURE = {"95": SURE_95, "99": SURE_99}
OWN = "own"


class ClubWide(QWidget):
    """Two choices; a k of one's own opens a field.

    Signals
    -------
    edited
        The person changed something.
    """

    edited = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.caution_title = Label(theme, "", "panel", "text")
        self.caution_help = Label(theme, "", "second", "soft", wrap=True)
        self.caution = CalmChoice(theme)
        self.caution.setObjectName("caution")
        for key in (*SURE, OWN):
            self.caution.add(key, key)
        self.k = OptionForm(theme, Caution)
        self.measure_title = Label(theme, "", "panel", "text")
        self.measure_help = Label(theme, "", "second", "soft", wrap=True)
        self.measure = CalmChoice(theme)
        self.measure.setObjectName("measure")
        for key in MEASURES:
            self.measure.add(key, key)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.caution_title, self.caution, self.k, self.caution_help):
            column.addWidget(part)
        column.addSpacing(10)
        for part in (self.measure_title, self.measure, self.measure_help):
            column.addWidget(part)
        self.caution.activated.connect(self._changed)
        self.measure.activated.connect(self._changed)
        self.k.edited.connect(self.edited)
        self.load(SURE_95, DRAW_LIMIT)
        self.retranslate()

    def load(self, caution: float, measure: str) -> None:
        """Fill in the club's choices."""
        key = next((key for key, k in SURE.items() if abs(k - caution) < 1e-9), OWN)
        self.caution.choose(key)
        self.k.load(Caution(caution))
        self.measure.choose(measure)
        self._fold()

    def read(self) -> tuple[float, str] | None:
        """Return the k and the key of the measure; None while the k is no number that can be."""
        measure, key = self.measure.current(), self.caution.current()
        if key in SURE:
            return SURE[key], measure
        own = self.k.read()
        return None if own is None else (float(own.k), measure)

    @property
    def usual(self) -> bool:
        """True while both are as they come."""
        return self.read() == (SURE_95, DRAW_LIMIT)

    def first_wrong(self) -> OptionRow | None:
        """Return the field of the k where something is wrong with it."""
        return self.k.first_wrong() if self.caution.current() == OWN else None

    def set_editable(self, editable: bool) -> None:
        """Let the choices be changed or not."""
        self.caution.setEnabled(editable)
        self.measure.setEnabled(editable)
        self.k.set_editable(editable)

    def retranslate(self) -> None:
        """Set every text again."""
        self.caution_title.setText(self.tr("Careful rating"))
        self.caution_help.setText(
            self.tr("For seeding, prizes and ladders, where somebody is not established yet.")
        )
        self.caution.setItemText(0, self.tr("95 % sure to be at least that"))
        self.caution.setItemText(1, self.tr("99 % sure to be at least that"))
        self.caution.setItemText(2, self.tr("Another number of deviations"))
        self.caution.setAccessibleName(self.tr("Careful rating"))
        self.measure_title.setText(self.tr("Match quality"))
        self.measure_help.setText(
            self.tr("Shown on the Desk and used for pairing singles; 1 is the best there is.")
        )
        for at, words in enumerate(MEASURES.values()):
            self.measure.setItemText(at, shown(words))
        self.measure.setAccessibleName(self.tr("Match quality"))
        self.k.retranslate()

    def _changed(self) -> None:
        self._fold()
        self.edited.emit()

    def _fold(self) -> None:
        self.k.setVisible(self.caution.current() == OWN)
