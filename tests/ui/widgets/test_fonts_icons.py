"""The bundled letters hold what clubs need, and every icon draws something."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QRawFont

from tourney.core.resources import resource
from tourney.ui.base import fonts, icons
from tourney.ui.base.sheet import SHEET

NAMES = "陈思远 Đặng Łukasik Þóra Νίκος Мария ±–…“”▲▼ 0123456789"


def raw(name: str) -> QRawFont:
    return QRawFont(str(resource("fonts", name)), 20)


def test_every_letter_of_the_names_is_in_a_bundled_font(theme):
    bundled = [raw(name) for name in fonts.FILES]
    for latin, han in (
        ("Inter-Regular.ttf", "NotoSansSC-Tourney-Regular.ttf"),
        ("InterDisplay-SemiBold.ttf", "NotoSansSC-Tourney-SemiBold.ttf"),
    ):
        pair = [raw(latin), raw(han)]
        missing = [c for c in NAMES if c != " " and not any(f.supportsCharacter(ord(c)) for f in pair)]
        assert missing == []
    assert all(font.isValid() for font in bundled)


def test_both_chinese_cuts_hold_simplified_and_common_traditional_characters():
    for name in ("NotoSansSC-Tourney-Regular.ttf", "NotoSansSC-Tourney-SemiBold.ttf"):
        font = raw(name)
        assert [
            c
            for c in "选手对局轮排名等级分定级中陳國龍灣由紀のカ，。（）"
            if not font.supportsCharacter(ord(c))
        ] == []


def test_the_families_are_told_apart(theme):
    assert {fonts.TEXT_FAMILY, fonts.DISPLAY_FAMILY, fonts.HAN_FAMILY, fonts.HAN_BOLD_FAMILY} <= set(
        fonts.load()
    )


def test_semibold_takes_the_semibold_chinese(theme):
    assert theme.font("name_strong").families() == ["Inter", fonts.HAN_BOLD_FAMILY]
    assert theme.font("body").families() == ["Inter", fonts.HAN_FAMILY]
    assert theme.font("page").families()[0] == "Inter Display"


@pytest.mark.parametrize("role", sorted(fonts.ROLES.keys() - fonts.ALONE))
def test_figures_that_stand_in_columns_have_one_width(theme, role):
    measures = theme.metrics(role)
    assert len({round(measures.horizontalAdvance(digit * 4), 3) for digit in "0123456789"}) == 1


def test_a_chinese_line_is_as_high_as_a_latin_one(theme):
    for role in ("body", "name_strong"):
        font = theme.font(role)
        latin, han = QFont(font), QFont(font)
        latin.setFamilies([font.families()[0]])
        han.setFamilies([font.families()[1]])
        assert QFontMetricsF(han).height() == pytest.approx(QFontMetricsF(latin).height(), abs=1.0)


def test_nothing_is_smaller_than_eight_and_a_half_points(theme):
    theme.set_text_scale(0.85)
    assert min(theme.font(role).pointSizeF() for role in fonts.ROLES) >= 8.5


@pytest.mark.parametrize("name", sorted(icons.ICONS))
@pytest.mark.parametrize("size", [16, 20])
def test_every_icon_draws_something_inside_its_box(theme, name, size):
    drawn = icons.pixmap(name, QColor("#4D5563"), size, 2.0)
    image = drawn.toImage()
    inked = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 40
    ]
    assert drawn.devicePixelRatio() == 2.0
    assert len(inked) > 10
    edge = image.width() - 1
    assert not any(x in (0, edge) or y in (0, edge) for x, y in inked)


def test_the_images_of_the_sheet_are_those_the_code_draws():
    for name, drawing in icons.sheet_images().items():
        assert resource("icons", "sheet", name).read_text(encoding="utf-8") == drawing


def test_every_image_the_sheet_names_is_there():
    for name in re.findall(r"url\(sheet:([a-z-]+)-@look\.svg\)", SHEET):
        for look in ("light", "dark"):
            assert resource("icons", "sheet", f"{name}-{look}.svg").is_file()


def test_the_launcher_has_its_mark_in_every_size():
    assert resource("icons", "tourney.svg").read_text(encoding="utf-8") == icons.mark_svg() + "\n"
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        assert resource("icons", f"tourney-{size}.png").is_file()
