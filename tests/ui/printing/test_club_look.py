"""Name and logo of the club: large pictures are made small, what is no picture is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tests.ui.standings.clubs import club_with_night
from tourney.club import wall
from tourney.club.wall_values import LOGO_LIMIT
from tourney.ui.app import make_services
from tourney.ui.base.context import with_club
from tourney.ui.base.settings import Settings
from tourney.ui.dialogs.club_look import ClubLookDialog

pytestmark = pytest.mark.gui


@pytest.fixture
def dialog(qapp: QApplication, qtbot, tmp_path: Path):
    club, _ = club_with_night(tmp_path / "club.tourney", rounds=0)
    ctx = with_club(make_services(qapp, Settings(tmp_path / "tourney.ini")), club)
    made = ClubLookDialog(ctx, None)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    ctx.jobs.close()
    club.close()
    qapp.setStyleSheet("")


def test_a_photograph_becomes_a_logo_that_a_club_file_can_hold(dialog, tmp_path: Path) -> None:
    noise = QImage(os.urandom(1600 * 1200 * 4), 1600, 1200, QImage.Format.Format_RGB32)
    assert noise.save(str(tmp_path / "photo.bmp"))
    dialog.take_file(str(tmp_path / "photo.bmp"))
    kept = wall.logo(dialog._ctx.club)
    assert 0 < len(kept) <= LOGO_LIMIT
    image = QImage.fromData(kept)
    assert image.width() / image.height() == pytest.approx(4 / 3, rel=0.02)
    dialog.none_button.click()
    assert wall.logo(dialog._ctx.club) == b""


def test_what_is_no_picture_is_told_below_the_field(dialog, tmp_path: Path) -> None:
    (tmp_path / "notes.png").write_text("no picture", encoding="utf-8")
    dialog.take_file(str(tmp_path / "notes.png"))
    assert "notes.png" in dialog.logo_field.error
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("#224488"))
    image.save(str(tmp_path / "logo.png"))
    dialog.take_file(str(tmp_path / "logo.png"))
    assert dialog.logo_field.error == ""
    assert QImage.fromData(wall.logo(dialog._ctx.club)).size() == image.size()


def test_the_name_is_changed_and_an_empty_one_refused(dialog) -> None:
    dialog.name.setText("Hillside")
    dialog.name.editingFinished.emit()
    assert dialog._ctx.club.name == "Hillside"
    dialog.name.setText(" ")
    dialog.name.editingFinished.emit()
    assert dialog.name_field.error
    assert dialog._ctx.club.name == "Hillside"
