"""Name and logo of the club: what stands on its paper."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QWidget

from tourney.club import wall
from tourney.club.commands import SetSetting
from tourney.club.wall_values import LOGO, LOGO_LIMIT, logo_value
from tourney.core.errors import TourneyError
from tourney.ui.base.context import Context
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.showing import fit_soon, show_dialog

PIXELS = 900
"""The longer side of a logo as it is kept: 45 mm at more than 300 dots to the inch."""

LEAST_PIXELS = 120
SHOWN = QSize(160, 72)
FILE_LIMIT = 40_000_000
"""Bytes of a picture that is looked at, at the most."""


class ClubLookDialog(Dialog):
    """Both work at once and can be undone; the logo is kept in the club file, made small enough first."""

    def __init__(self, ctx: Context, parent: QWidget | None) -> None:
        super().__init__(ctx.theme, "", "", parent)
        self.setObjectName("club-look-dialog")
        self._ctx = ctx
        self.set_question(self.tr("Name and logo of the club"))
        self.set_detail(self.tr("They stand on every page that is printed."))
        self.name = QLineEdit(ctx.club.name)
        self.name.setObjectName("club-look-name")
        self.name_field = Field.around(ctx.theme, self.tr("Name"), self.name)
        self.content.addWidget(self.name_field)
        self.picture = QLabel()
        self.picture.setFixedSize(SHOWN)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.choose_button = KeyButton(ctx.theme, self.tr("Choose a picture…"), icon="folder")
        self.choose_button.clicked.connect(self.ask_file)
        self.none_button = KeyButton(ctx.theme, self.tr("No logo"), kind="quiet")
        self.none_button.clicked.connect(self._take_away)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.picture)
        row.addStretch(1)
        row.addWidget(self.none_button)
        row.addWidget(self.choose_button)
        box = QWidget()
        row.setContentsMargins(0, 0, 0, 0)
        box.setLayout(row)
        self.logo_field = Field.around(ctx.theme, self.tr("Logo"), box)
        self.content.addWidget(self.logo_field)
        close = self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Rejected.value)
        self.set_safe(close)
        self.name.editingFinished.connect(self._rename)
        self._show_logo()
        for widget in (self.name, self.choose_button):
            widget.setEnabled(not ctx.club.readonly)

    def ask_file(self) -> None:
        """Let the person choose a picture."""
        pattern = self.tr("Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.webp *.svg)")
        dialog = QFileDialog(self, self.tr("Choose a picture"), "", pattern)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.take_file)
        dialog.open()

    def take_file(self, name: str) -> None:
        """Take a picture as the logo; what is no picture is said below the field."""
        data = _small_enough(Path(name))
        if data is None:
            self.logo_field.set_error(self.tr("{0} is no picture that can be read.").format(Path(name).name))
        else:
            self._set_logo(logo_value(data))
        fit_soon(self)

    def _take_away(self) -> None:
        self._set_logo(None)

    def _set_logo(self, value: str | None) -> None:
        try:
            self._ctx.execute(SetSetting(LOGO, value))
        except TourneyError as error:
            self.logo_field.set_error(self._ctx.sentence(error))
        else:
            self.logo_field.set_error("")
        self._show_logo()

    def _rename(self) -> None:
        name = self.name.text().strip()
        if name == self._ctx.club.name:
            return
        try:
            self._ctx.execute(SetSetting("name", name))
        except TourneyError as error:
            self.name_field.set_error(self._ctx.sentence(error))
        else:
            self.name_field.set_error("")
        fit_soon(self)

    def _show_logo(self) -> None:
        data = wall.logo(self._ctx.club)
        self.none_button.setVisible(bool(data) and not self._ctx.club.readonly)
        if not data:
            self.picture.setPixmap(QPixmap())
            self.picture.setText(self.tr("No logo yet"))
            return
        ratio = self.devicePixelRatioF()
        image = QPixmap.fromImage(QImage.fromData(data)).scaled(
            SHOWN * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        image.setDevicePixelRatio(ratio)
        self.picture.setPixmap(image)
        self.picture.setAccessibleName(self.tr("Logo of the club"))


def _small_enough(path: Path) -> bytes | None:
    """Return a picture as PNG of a size that a club file may hold, None for what is no picture."""
    try:
        if path.stat().st_size > FILE_LIMIT:
            return None
        image = QImage.fromData(path.read_bytes())
    except OSError:
        return None
    if image.isNull():
        return None
    side = min(PIXELS, max(image.width(), image.height()))
    while True:
        made = image
        if side < max(image.width(), image.height()):
            keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            made = image.scaled(side, side, keep, smooth)
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        made.save(buffer, "PNG")  # type: ignore[call-overload]
        if data.size() <= LOGO_LIMIT:
            return bytes(data.data())
        if side <= LEAST_PIXELS:
            return None
        side = int(side * 0.75)


def show_club_look(ctx: Context, parent: QWidget) -> ClubLookDialog:
    """Open the dialog over *parent*'s window."""
    dialog = ClubLookDialog(ctx, parent.window())
    show_dialog(dialog)
    return dialog
