"""A chart as a file: PNG for a page, SVG and PDF as lines and letters, always in the light colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter

from tourney.ui.base.theme import Theme
from tourney.ui.widgets.painting import RIGHT, draw_text, fit

MARGIN = 24
RATIO = 2
LARGEST = 12_000
"""Pixels of the longer side of a PNG, at most: more is refused by many programs."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What a picture shows: a title, a word about whose and when, and a chart of a size."""

    title: str
    subtitle: str
    size: QSize
    paint: Callable[[QPainter, QRectF, Theme], None]


def png(picture: Picture, theme: Theme) -> bytes:
    """Return the picture as pixels, two for each of the screen's."""
    whole, light = _whole(picture, theme), _light(theme)
    ratio = min(RATIO, LARGEST / max(whole.width(), whole.height()))
    image = QImage(whole * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(light.color("panel"))
    painter = QPainter(image)
    _paint(painter, picture, light)
    painter.end()
    return _saved(lambda buffer: QImageWriter(buffer, QByteArray(b"PNG")).write(image))


def svg(picture: Picture, theme: Theme) -> bytes:
    """Return the picture as a vector drawing for the web."""
    from PySide6.QtSvg import QSvgGenerator

    whole = _whole(picture, theme)

    def draw(buffer: QBuffer) -> None:
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(whole)
        generator.setViewBox(QRect(0, 0, whole.width(), whole.height()))
        # Without it axes and lines are scaled apart.
        generator.setResolution(_dots())
        generator.setTitle(picture.title)
        generator.setDescription(picture.subtitle)
        painter = QPainter(generator)
        light = _light(theme)
        painter.fillRect(QRect(0, 0, whole.width(), whole.height()), light.color("panel"))
        _paint(painter, picture, light)
        painter.end()

    return _saved(draw)


def pdf(picture: Picture, theme: Theme) -> bytes:
    """Return the picture as one page of its own size."""
    whole, dots = _whole(picture, theme), _dots()

    def draw(buffer: QBuffer) -> None:
        writer = QPdfWriter(buffer)
        writer.setResolution(dots)
        points = QSizeF(whole.width() * 72 / dots, whole.height() * 72 / dots)
        exact = QPageSize.SizeMatchPolicy.ExactMatch
        writer.setPageSize(QPageSize(points, QPageSize.Unit.Point, "", exact))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        writer.setTitle(picture.title)
        painter = QPainter(writer)
        _paint(painter, picture, _light(theme))
        painter.end()

    return _saved(draw)


WRITERS: dict[str, Callable[[Picture, Theme], bytes]] = {".png": png, ".svg": svg, ".pdf": pdf}
"""Suffix -> what makes such a file."""


def _light(theme: Theme) -> Theme:
    return Theme("light", theme.text_scale)


def _dots() -> int:
    screen = QGuiApplication.primaryScreen()
    return round(screen.logicalDotsPerInch()) if screen is not None else 96


def _head(theme: Theme) -> int:
    return theme.line("page") + 14


def _whole(picture: Picture, theme: Theme) -> QSize:
    return QSize(picture.size.width() + 2 * MARGIN, picture.size.height() + 2 * MARGIN + _head(theme))


def _paint(painter: QPainter, picture: Picture, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide = picture.size.width()
    line = QRectF(MARGIN, MARGIN, wide, theme.line("page"))
    beside = min(0.45 * wide, theme.metrics("second").horizontalAdvance(picture.subtitle))
    font, words = fit(picture.title, theme.font("page"), wide - beside - 24)
    draw_text(painter, line, words, font, theme.color("text"))
    font, words = fit(picture.subtitle, theme.font("second"), beside)
    draw_text(painter, line, words, font, theme.color("faint"), RIGHT)
    place = QRectF(MARGIN, MARGIN + _head(theme), wide, picture.size.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    picture.paint(painter, place, theme)


def _saved(write: Callable[[QBuffer], object]) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    buffer.close()
    return bytes(data.data())
