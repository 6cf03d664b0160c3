"""A PDF read back by an independent reader: words and ink, page by page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pypdfium2 as pdfium

MM = 72 / 25.4


@dataclass(frozen=True, slots=True)
class ReadPage:
    """A page: its words in one line, its size and where its ink ends, in millimetres."""

    text: str
    wide: float
    high: float
    ink: tuple[float, float, float, float]


@contextmanager
def opened(data: bytes) -> Iterator[pdfium.PdfDocument]:
    document = pdfium.PdfDocument(data)
    try:
        yield document
    finally:
        document.close()


def read(data: bytes, *, ink: bool = True) -> list[ReadPage]:
    with opened(data) as document:
        return [_page(page, ink=ink) for page in document]


def _page(page: pdfium.PdfPage, *, ink: bool) -> ReadPage:
    text = " ".join(page.get_textpage().get_text_range().split())
    wide, high = page.get_width() / MM, page.get_height() / MM
    found = (0.0, 0.0, 0.0, 0.0)
    if ink:
        picture = page.render(scale=1.0, grayscale=True).to_pil().point(lambda v: 255 if v < 250 else 0)
        box = picture.getbbox()
        assert box is not None
        found = tuple(value / MM for value in box)
    return ReadPage(text, wide, high, found)


def inside(page: ReadPage, margin: float) -> bool:
    """Tell whether all ink lies within the margins, a pixel aside."""
    left, top, right, bottom = page.ink
    least = margin - 0.8
    across = left >= least and right <= page.wide - least
    return across and top >= least and bottom <= page.high - least
