"""Language, light or dark, size of the words, and the name of this desk; each works at once."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from tourney.ui.base.context import Services
from tourney.ui.base.i18n import LANGUAGES, SYSTEM
from tourney.ui.base.settings import TEXT_SCALES
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field


class SettingsDialog(Dialog):
    """What belongs to this computer; what belongs to the club is on its pages."""

    def __init__(self, services: Services, parent: QWidget | None) -> None:
        super().__init__(services.theme, "", "", parent)
        self.setObjectName("settings-dialog")
        self._services = services
        settings, theme = services.settings, services.theme
        self.language = QComboBox()
        self.language.setObjectName("settings-language")
        self.language.addItem("", SYSTEM)
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.mode = QComboBox()
        self.mode.setObjectName("settings-theme")
        for mode in ("system", "light", "dark"):
            self.mode.addItem("", mode)
        self.scale = QComboBox()
        self.scale.setObjectName("settings-scale")
        for scale in TEXT_SCALES:
            self.scale.addItem(f"{round(100 * scale)} %", scale)
        self.desk = QLineEdit(settings.desk_name)
        self.desk.setObjectName("settings-desk")
        self._fields = [
            Field.around(theme, "", self.language),
            Field.around(theme, "", self.mode),
            Field.around(theme, "", self.scale),
            Field.around(theme, "", self.desk),
        ]
        for field in self._fields:
            self.content.addWidget(field)
        self._close = self.add_verb("", key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.set_safe(self.language)
        self.retranslate()
        self._choose(self.language, services.language.wish)
        self._choose(self.mode, theme.mode)
        nearest = min(TEXT_SCALES, key=lambda scale: abs(scale - theme.text_scale))
        self._choose(self.scale, nearest)
        self.language.currentIndexChanged.connect(self._set_language)
        self.mode.currentIndexChanged.connect(self._set_mode)
        self.scale.currentIndexChanged.connect(self._set_scale)
        self.desk.editingFinished.connect(self._set_desk)
        services.language.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        """Set every text again; the language is changed in this very dialog."""
        self.set_question(self.tr("Settings"))
        self.language.setItemText(0, self.tr("As the system"))
        words = (self.tr("As the system"), self.tr("Light"), self.tr("Dark"))
        for at, word in enumerate(words):
            self.mode.setItemText(at, word)
        labels = (
            self.tr("Language"),
            self.tr("Light or dark"),
            self.tr("Size of the words"),
            self.tr("Name of this desk"),
        )
        for field, label in zip(self._fields, labels, strict=True):
            field.set_label(label)
        self._fields[3].set_hint(self.tr("The journal keeps it with every action entered here."))
        self._close.setText(self.tr("Close"))

    def _choose(self, box: QComboBox, value: object) -> None:
        box.setCurrentIndex(max(0, box.findData(value)))

    def _set_language(self) -> None:
        code = str(self.language.currentData())
        self._services.settings.language = code
        self._services.language.choose(code)

    def _set_mode(self) -> None:
        mode = str(self.mode.currentData())
        self._services.settings.theme_mode = mode
        self._services.theme.set_mode(mode)

    def _set_scale(self) -> None:
        scale = float(self.scale.currentData())
        self._services.settings.text_scale = scale
        self._services.theme.set_text_scale(scale)

    def _set_desk(self) -> None:
        self._services.settings.desk_name = self.desk.text()
