"""The guide to the first night, in the reader's language."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from tourney.core.resources import resource
from tourney.ui.base.i18n import is_chinese
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.dialog import Dialog

LINE_PERCENT = 130.0


class GuideDialog(Dialog):
    """Shows ``resources/help/<language>.md``; arrows, Page Up and Page Down scroll."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", "", parent, width=720)
        self.setObjectName("guide-dialog")
        self._page = QTextBrowser()
        self._page.setObjectName("guide")
        self._page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._page.setOpenLinks(False)
        self._page.setMinimumHeight(theme.px(420))
        self.content.addWidget(self._page)
        self._close = self.add_verb("", result=Dialog.DialogCode.Rejected.value)
        self.set_safe(self._close)
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_close"):
            self._say()

    def _say(self) -> None:
        self.set_question(self.tr("Help"))
        self._close.setText(self.tr("Close"))
        self._page.setAccessibleName(self.tr("The first night"))
        self._page.setFont(self.theme.font("body"))
        name = "zh_CN.md" if is_chinese() else "en.md"
        self._page.setMarkdown(resource("help", name).read_text(encoding="utf-8"))
        spaced = QTextBlockFormat()
        spaced.setLineHeight(LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor = QTextCursor(self._page.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(spaced)
        self._set_weights()
        self._set_table_widths()

    def _set_weights(self) -> None:
        """Give headings the type scale, and bold words the weight the fonts really have."""
        block = self._page.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            if level:
                heading = QTextCharFormat()
                heading.setFont(self.theme.font("page" if level == 1 else "panel"))
                cursor.mergeCharFormat(heading)
            else:
                self._soften(block)
            block = block.next()

    def _soften(self, block: QTextBlock) -> None:
        strong = QTextCharFormat()
        strong.setFont(self.theme.font("body_strong"))
        cursor = QTextCursor(block)
        pieces = block.begin()
        found: list[tuple[int, int]] = []
        while not pieces.atEnd():
            piece = pieces.fragment()
            if piece.charFormat().fontWeight() >= QFont.Weight.Bold.value:
                found.append((piece.position(), piece.position() + piece.length()))
            pieces += 1
        for start, end in found:
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(strong)

    def _set_table_widths(self) -> None:
        """Give tables room between their cells; markdown sets none."""
        for frame in self._page.document().rootFrame().childFrames():
            shape = frame.frameFormat()
            if shape.type() == QTextFormat.FormatType.FrameFormat.value and shape.isTableFormat():
                table = shape.toTableFormat()
                table.setCellPadding(6)
                table.setCellSpacing(0)
                table.setBorderCollapse(True)
                table.setBorderBrush(self.theme.color("line"))
                frame.setFrameFormat(table)
