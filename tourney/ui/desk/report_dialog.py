"""The pairing report of a round, suggested or on, as a list under headings."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import QWidget

from tourney.club.documents import Wanted
from tourney.club.pairing_report import HEADINGS, NOTHING, Concern, Finding, PairingReport
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.desk.words import round_title
from tourney.ui.models.roles import Role, Section
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.lists import ListView

Index = QModelIndex | QPersistentModelIndex

WIDE, HIGH = 560, 380


class ReportModel(QAbstractListModel):
    """The findings, each part under its heading."""

    def __init__(self, report: PairingReport, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Finding | Section] = []
        for concern in Concern:
            found = [one for one in report.findings if one.concern is concern]
            if found:
                self._rows += [Section(shown(HEADINGS[concern]), format_number(len(found))), *found]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._rows[index.row()], Section):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if isinstance(row, Section):
            if role == Role.SECTION:
                return row
            return f"{row.title} {row.note}" if role == Qt.ItemDataRole.DisplayRole else None
        match role:
            case (
                Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole
            ):
                return shown(row.text)
            case Role.TRAILING:
                return self.tr("board {0}").format(format_number(row.board)) if row.board else None
            case Role.RECORD:
                return row
            case _:
                return None

    def lines(self) -> list[str]:
        """Return everything as lines of text, for the clipboard."""
        return [str(self.index(row).data()) for row in range(self.rowCount())]


class ReportDialog(Dialog):
    """What is to be said of a round before it is played; that of a round that is on can be printed."""

    def __init__(
        self,
        ctx: Context,
        report: PairingReport,
        parent: QWidget | None = None,
        *,
        wanted: Wanted | None = None,
    ) -> None:
        super().__init__(ctx.theme, "", "", parent, width=WIDE)
        self.setObjectName("report-dialog")
        self.set_question(self.tr("Pairing report: {0}").format(round_title(report.number)))
        self.set_detail(self._figures(report))
        self.model = ReportModel(report, self)
        self.list = ListView(ctx.theme, parent=self)
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Findings"))
        self.list.setMinimumHeight(ctx.theme.px(HIGH if self.model.rowCount() > 4 else 160))
        none = Label(ctx.theme, shown(NOTHING), "body", "soft")
        none.setVisible(not self.model.rowCount())
        self.list.setVisible(bool(self.model.rowCount()))
        self.content.addWidget(none)
        self.content.addWidget(self.list, 1)
        copy: KeyButton = self.add_side_verb(self.tr("Copy all"))
        copy.clicked.connect(self._copy)
        self._ctx, self._wanted = ctx, wanted
        if wanted is not None:
            paper = self.add_verb(self.tr("Print"))
            paper.setObjectName("report-print")
            paper.clicked.connect(self._print)
        close = self.add_verb(self.tr("Close"), key="Esc", result=Dialog.DialogCode.Accepted.value)
        self.set_safe(self.list if self.model.rowCount() else close)

    def _figures(self, report: PairingReport) -> str:
        boards = report.boards
        parts = [QCoreApplication.translate("Counts", "%n board(s)", None, boards)]
        if report.mean_quality is not None:
            parts.append(self.tr("mean quality {0}").format(format_number(report.mean_quality, 2)))
        if report.mean_gap is not None and report.largest_gap is not None:
            words = self.tr("gap {0} on average, {1} at most")
            parts.append(words.format(format_number(report.mean_gap), format_number(report.largest_gap)))
        n = report.count(Concern.REMATCH)
        parts.append(QCoreApplication.translate("Counts", "%n repeated pairing(s)", None, n))
        return " · ".join(parts)

    def _print(self) -> None:
        from tourney.ui.dialogs.print_preview import show_preview

        window = self.parentWidget() or self
        self.accept()
        show_preview(self._ctx, "pairing-report", window, wanted=self._wanted)

    def _copy(self) -> None:
        from PySide6.QtGui import QGuiApplication

        QGuiApplication.clipboard().setText("\n".join(self.model.lines()))
