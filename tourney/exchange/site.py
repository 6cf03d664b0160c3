"""Several sheets as pages for the web: one page with all of them, or a folder of linked pages.

Nothing is loaded from elsewhere; every page carries its style.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from tourney.core.marks import Text, Translate, english, say
from tourney.exchange.base import Sheet
from tourney.exchange.guard import printable
from tourney.exchange.writers.html import body, page


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sheets that belong together; ``slug`` is its name in links, letters of ASCII and digits alone."""

    slug: str
    title: Text | str
    sheets: tuple[Sheet, ...]


def single_page(
    title: str, chapters: Sequence[Chapter], *, translate: Translate = english, language: str = "en"
) -> bytes:
    """Return one page with a list of links to its chapters at the head."""
    links = [(f"#{one.slug}", say(one.title, translate)) for one in chapters]
    bodies = [f"<h1>{_safe(title)}</h1>", _links(links)]
    for one in chapters:
        bodies.append(f'<section id="{one.slug}"><h2>{_safe(say(one.title, translate))}</h2>')
        bodies += [body(sheet, translate, level=3) for sheet in one.sheets]
        bodies.append("</section>")
    return page(title, bodies, language)


def pages(
    title: str,
    chapters: Sequence[Chapter],
    *,
    back: Text | str,
    people: Sequence[Chapter] = (),
    translate: Translate = english,
    language: str = "en",
) -> dict[str, bytes]:
    """Return the files of a folder by name: "index.html" with the first chapter, and one for each other.

    *people* are chapters of one person each, whose title is the name: wherever a cell holds this name alone,
    it leads to the page. A name that two people share leads nowhere.
    """
    first, *others = chapters
    links = [(f"{one.slug}.html", say(one.title, translate)) for one in others]
    inside = [f"<h1>{_safe(title)}</h1>", _links(links)]
    shared = Counter(str(one.title) for one in people)
    to = {str(one.title): f"{one.slug}.html" for one in people if shared[str(one.title)] == 1}
    inside += [body(sheet, translate, level=2, links=to) for sheet in first.sheets]
    found = {"index.html": page(title, inside, language)}
    home = f'<p><a href="index.html">{_safe(say(back, translate))}</a></p>'
    for one in (*others, *people):
        named = say(one.title, translate)
        bodies = [
            home,
            f"<h1>{_safe(named)}</h1>",
            *(body(s, translate, level=2, links=to) for s in one.sheets),
        ]
        found[f"{one.slug}.html"] = page(f"{named} – {title}", bodies, language)
    return found


def _links(links: Sequence[tuple[str, str]]) -> str:
    items = "".join(f'<li><a href="{address}">{_safe(words)}</a></li>' for address, words in links)
    return f"<nav><ul>{items}</ul></nav>" if items else ""


def _safe(text: str) -> str:
    return escape(printable(text))
