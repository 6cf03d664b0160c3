"""The one dialog for a bug of ours: what is safe, and a report to pass on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.showing import fit_height


class CrashDialog(Dialog):
    """Says that something went wrong inside; the report is shown and copied only on request."""

    def __init__(self, theme: Theme, report: str, log_file: Path | None, parent: QWidget | None) -> None:
        super().__init__(theme, "", "", parent)
        self.setObjectName("crash-dialog")
        self._report = report
        self.set_question(self.tr("Something went wrong inside Tourney"))
        self.set_detail(
            self.tr(
                "Everything recorded before is safe on disk. The last click or key may have had no effect; "
                "you can go on. A report helps to repair this. It holds no names and no results."
            )
        )
        self.details = QPlainTextEdit(report)
        self.details.setObjectName("crash-details")
        self.details.setReadOnly(True)
        self.details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.details.setMinimumHeight(180)
        self.details.setAccessibleName(self.tr("Report"))
        self.details.hide()
        self.content.addWidget(self.details)
        if log_file is not None:
            where = Label(
                theme, self.tr("It is also in the log: {0}").format(log_file), "second", "faint", wrap=True
            )
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.content.addWidget(where)
        self._details_button = self.add_verb(self.tr("Details"), kind="ghost")
        self._details_button.setObjectName("crash-details-button")
        self._details_button.clicked.connect(self._show_details)
        self._copy_button = self.add_verb(self.tr("Copy report"))
        self._copy_button.setObjectName("crash-copy")
        self._copy_button.clicked.connect(self._copy)
        go_on = self.add_verb(self.tr("Go on"), kind="primary", result=Dialog.DialogCode.Accepted.value)
        self.set_safe(go_on)

    def _show_details(self) -> None:
        self.details.setVisible(self.details.isHidden())
        fit_height(self)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self._copy_button.setText(self.tr("Copied"))
