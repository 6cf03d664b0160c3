"""Everything below is drawn offscreen, with the bundled fonts."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from tourney.ui.base.theme import Theme


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> Theme:
    theme = Theme("light")
    theme.apply(qapp)
    return theme


@pytest.fixture
def theme(dressed: Theme) -> Theme:
    """The theme of the application: light, at 100 %, whatever the test before did."""
    dressed.set_mode("light")
    dressed.set_text_scale(1.0)
    return dressed
