"""Words in rows of tables: measured once, drawn as the plain way draws them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tourney.ui.widgets.painting import CENTRE, LEFT, RIGHT, draw_text, draw_words, fit


def drawn(paint) -> QImage:
    image = QImage(160, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("align", [LEFT, RIGHT, CENTRE])
@pytest.mark.parametrize("text", ["", "1712", "Zofia Łukasik", "陈思远", "Charlotte van den Berghe-Łukasik"])
def test_words_are_drawn_as_the_plain_way_draws_them(theme, text, align):
    rect = QRectF(3, 2, 150, 33)

    def plainly(painter: QPainter) -> None:
        font, words = fit(text, theme.font("name"), rect.width())
        draw_text(painter, rect, words, font, theme.color("text"), align)

    assert drawn(plainly) == drawn(lambda p: draw_words(p, rect, theme, "name", text, "text", align))


def test_widths_and_inks_follow_text_size_and_theme(theme):
    small, light = theme.width("body", "1712"), theme.ink("text").name()
    theme.set_text_scale(2.0)
    assert theme.width("body", "1712") > 1.9 * small
    theme.set_mode("dark")
    assert theme.ink("text").name() == theme.color("text").name() != light
