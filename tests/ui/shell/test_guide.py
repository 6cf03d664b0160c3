"""The guide opens by its key and speaks the reader's language."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser


def test_shift_f1_opens_the_guide_in_both_languages(stage, qtbot):
    QTest.keyClick(stage.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: stage.window.findChild(QTextBrowser, "guide") is not None)
    page = stage.window.findChild(QTextBrowser, "guide")
    assert "check-in" in page.toPlainText()
    stage.window.services.language.choose("zh_CN")
    qtbot.waitUntil(lambda: "签到" in page.toPlainText())
    stage.window.services.language.choose("en")
