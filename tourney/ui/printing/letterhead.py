"""Head and foot of every page: what it is, whose it is, when it was printed, and which page of how many."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from tourney.core.marks import QT_TRANSLATE_NOOP, Translate, say
from tourney.ui.base.i18n import format_date, format_number
from tourney.ui.printing import paper
from tourney.ui.printing.drawn import Mark, Picture, Words
from tourney.ui.printing.measure import Ruler, on_one_line

PAGE_OF = QT_TRANSLATE_NOOP("Print", "Page {page} of {pages}")
PRINTED = QT_TRANSLATE_NOOP("Print", "{club} · printed on {date}")
GAP_MM = 3.0
LOGO_MM = 13.0
LOGO_WIDE_MM = 45.0
SMALL_LOGO_MM = 6.0


@dataclass(frozen=True, slots=True)
class Letterhead:
    """Whose paper it is: the club's name, its logo as the bytes of a picture, the day of printing."""

    club: str = ""
    logo: bytes = b""
    date: dt.date | None = None

    def picture(self) -> QImage | None:
        """Return the logo, None where there is none or it is no picture."""
        if not self.logo:
            return None
        image = QImage.fromData(self.logo)
        return None if image.isNull() or not image.height() else image


class Frame:
    """What stands around the rows of one sheet, and the room it leaves for them, in units."""

    def __init__(
        self,
        box: QRectF,
        ruler: Ruler,
        letterhead: Letterhead,
        logo: QImage | None,
        title: str,
        subtitle: str,
        translate: Translate,
    ) -> None:
        self.box, self.ruler, self._translate = box, ruler, translate
        self._ratio = 0.0 if logo is None else logo.width() / logo.height()
        mm = ruler.mm
        large = self._logo_size(LOGO_MM)
        room = box.width() - (large[0] + 6 * mm if large[0] else 0)
        self.title = ruler.broken(title, room, paper.TITLE_POINTS, strong=True)
        self.subtitle = ruler.broken(subtitle, room, paper.SUBTITLE_POINTS) if subtitle else ()
        words = len(self.title) * ruler.metrics(paper.TITLE_POINTS, strong=True).height()
        words += len(self.subtitle) * ruler.metrics(paper.SUBTITLE_POINTS).height()
        self.first_top = max(words, large[1]) + GAP_MM * mm
        self.small = ruler.metrics(paper.SMALL_POINTS).height()
        self._running = self._running_line(title, subtitle)
        self.next_top = max(self.small, self._logo_size(SMALL_LOGO_MM)[1]) + GAP_MM * mm
        whose = letterhead.club
        if whose and letterhead.date is not None:
            whose = say(PRINTED(club=whose, date=format_date(letterhead.date)), translate)
        pages = ruler.width(self._page_of(999, 999), paper.SMALL_POINTS) + 8 * mm
        self._foot = ruler.broken(on_one_line(whose), box.width() - pages, paper.SMALL_POINTS)
        self.bottom = box.height() - len(self._foot) * self.small - GAP_MM * mm

    def first(self) -> list[Mark]:
        """Return the title, what it is about, and the logo."""
        marks = self._logo(LOGO_MM)
        y = 0.0
        for lines, points, strong in (
            (self.title, paper.TITLE_POINTS, True),
            (self.subtitle, paper.SUBTITLE_POINTS, False),
        ):
            measures = self.ruler.metrics(points, strong=strong)
            ink = paper.INK if strong else paper.SOFT
            for line in lines:
                size = self.ruler.size(points)
                marks.append(Words(0, y + measures.ascent(), line, size, strong, ink))
                y += measures.height()
        return marks

    def next(self) -> list[Mark]:
        """Return the line that names the sheet again on its further pages."""
        marks = self._logo(SMALL_LOGO_MM)
        marks.append(self._small(0, self.ruler.metrics(paper.SMALL_POINTS).ascent(), self._running))
        return marks

    def foot(self, page: int, pages: int) -> list[Mark]:
        """Return the foot of page *page* from 1."""
        ascent = self.ruler.metrics(paper.SMALL_POINTS).ascent()
        top = self.box.height() - len(self._foot) * self.small + ascent
        marks = [self._small(0, top + n * self.small, line) for n, line in enumerate(self._foot) if line]
        words = self._page_of(page, pages)
        right = self.box.width() - self.ruler.width(words, paper.SMALL_POINTS)
        last = self.box.height() - self.small + ascent
        return [*marks, self._small(right, last, words)]

    def _small(self, x: float, y: float, text: str) -> Mark:
        return Words(x, y, text, self.ruler.size(paper.SMALL_POINTS), ink=paper.SOFT)

    def _page_of(self, page: int, pages: int) -> str:
        return say(PAGE_OF(page=format_number(page), pages=format_number(pages)), self._translate)

    def _running_line(self, title: str, subtitle: str) -> str:
        """Name the sheet; a name too long for the line leaves its details to the first page."""
        wide = self._logo_size(SMALL_LOGO_MM)[0]
        room = self.box.width() - (wide + 6 * self.ruler.mm if wide else 0)
        whole = f"{title} · {subtitle}" if subtitle else title
        if self.ruler.width(whole, paper.SMALL_POINTS) <= room:
            return whole
        return self.ruler.broken(title, room, paper.SMALL_POINTS)[0]

    def _logo_size(self, high: float) -> tuple[float, float]:
        """Return width and height of the logo in units, nothing where there is none."""
        if not self._ratio:
            return 0.0, 0.0
        wide = min(high * self._ratio, LOGO_WIDE_MM * high / LOGO_MM)
        return wide * self.ruler.mm, wide / self._ratio * self.ruler.mm

    def _logo(self, high: float) -> list[Mark]:
        wide, tall = self._logo_size(high)
        return [Picture(self.box.width() - wide, 0, wide, tall)] if wide else []
