"""What a refused round offers, as buttons that do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourney.pairing.relax import Relax
from tourney.ui.base.i18n import shown
from tourney.ui.desk.suggester import Suggester
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.painting import fit


class OfferButtons(QWidget):
    """A button for each offer, the gentlest first; hidden while there is none."""

    def __init__(self, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._suggester = suggester
        self._shown: tuple[Relax, ...] = ()
        self.buttons: list[KeyButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 0, 16, 8)
        self._column.setSpacing(6)
        self.hide()

    def show_offers(self, offers: Sequence[Relax]) -> None:
        """Show these offers in place of those before."""
        if tuple(offers) != self._shown:
            self._shown = tuple(offers)
            for old in self.buttons:
                self._column.removeWidget(old)
                old.hide()
                old.deleteLater()
            self.buttons = [self._button(offer) for offer in offers]
        self._say()
        self.setVisible(bool(offers))

    def _button(self, offer: Relax) -> KeyButton:
        button = KeyButton(self._suggester.night.ctx.theme)
        button.setObjectName(f"relax-{offer.rule}")
        button.clicked.connect(self._taker(offer))
        self._column.addWidget(button)
        return button

    def _say(self) -> None:
        parent = self.parentWidget()
        room = max(120, (parent.width() if parent is not None else self.width()) - 64)
        for button, offer in zip(self.buttons, self._shown, strict=True):
            words = shown(offer.text)
            button.setText(fit(words, button.font(), room)[1].replace("&", "&&"))
            button.setToolTip(words)
            button.setAccessibleName(words)

    def _taker(self, offer: Relax) -> Callable[[], None]:
        return lambda: self._suggester.take(offer)
