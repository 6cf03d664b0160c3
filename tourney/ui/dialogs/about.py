"""What this program is, who may use it, and whose work it stands on."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tourney import __version__
from tourney.ui.base import icons
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label

BY_KEY = Qt.TextInteractionFlag.LinksAccessibleByKeyboard

STANDS_ON = (
    ("Qt, PySide6", "LGPL 3"),
    ("numpy, scipy, pyqtgraph", "BSD, MIT"),
    ("SQLModel, SQLAlchemy, Alembic, rustworkx", "MIT, Apache 2"),
    ("openpyxl, defusedxml, charset-normalizer", "MIT, PSF"),
    ('<a href="https://github.com/OttoMilvang/TieBreakServer">gacrux</a>', "MIT"),
    ("Inter, Noto Sans SC", "OFL 1.1"),
)


class AboutDialog(Dialog):
    """Name, version, licence, and what it is made with."""

    def __init__(self, theme: Theme, log_folder: str, parent: QWidget | None) -> None:
        super().__init__(theme, "", "", parent)
        self.setObjectName("about-dialog")
        self._log_folder = log_folder
        self.set_question(self.tr("About Tourney"))
        self.set_detail(self.tr("The desk of your club. It knows how sure it is."))
        head = QHBoxLayout()
        head.setSpacing(16)
        mark = QLabel()
        mark.setPixmap(icons.mark(theme, 48, self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(Label(theme, f"Tourney {__version__}", "name_strong"))
        words.addWidget(Label(theme, self.tr("Free software under the MIT licence."), "body", "soft"))
        head.addWidget(mark)
        head.addLayout(words, 1)
        self.content.addLayout(head)
        self.content.addSpacing(8)
        self.content.addWidget(Label(theme, self.tr("Made with"), "header", "faint"))
        for what, licence in STANDS_ON:
            row = QHBoxLayout()
            made_with = Label(theme, what, "body")
            if "<a " in what:
                made_with.setTextFormat(Qt.TextFormat.RichText)
                made_with.setOpenExternalLinks(True)
                made_with.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | BY_KEY)
            row.addWidget(made_with, 1)
            row.addWidget(Label(theme, licence, "second", "faint"), 0, Qt.AlignmentFlag.AlignRight)
            self.content.addLayout(row)
        if log_folder:
            button = self.add_verb(self.tr("Open the log folder"), kind="ghost")
            button.clicked.connect(self._open_logs)
        close = self.add_verb(self.tr("Close"), result=Dialog.DialogCode.Rejected.value)
        self.set_safe(close)

    def _open_logs(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self._log_folder))
