"""One self-contained HTML page: opens anywhere, prints well, loads nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from types import MappingProxyType

from tourney.core.marks import QT_TRANSLATE_NOOP, Text, Translate, english, say
from tourney.core.options import check, option
from tourney.exchange.base import CellKind, Emphasis, Row, Sheet, shown
from tourney.exchange.guard import printable

_RIGHT_TO_LEFT = frozenset(("ar", "he", "iw", "fa", "ur", "ps", "yi", "dv", "ckb", "sd", "ug"))
_TURNS = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"))
_STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fff; --quiet: #566070; --line: #dde2e9;
  --rule: #8a94a3; --section: #33507a; --link: #2457d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --paper: #171b21; --quiet: #a3adba;
  --line: #333b46; --rule: #6c7684; --section: #a9c4ee; --link: #8ab0ff; } }
body { font: 15px/1.45 system-ui, "Segoe UI", "Noto Sans", "Noto Sans SC", "Microsoft YaHei", sans-serif;
  color: var(--ink); background: var(--paper); margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 0; }
nav ul { columns: 2; padding-left: 1.2rem; margin: 1rem 0 2rem; }
a { color: var(--link); }
td a { text-decoration: none; }
td a:hover, td a:focus { text-decoration: underline; }
.subtitle { color: var(--quiet); margin: .2rem 0 1.2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: baseline; }
thead th { border-bottom: 2px solid var(--rule); font-weight: 600; white-space: nowrap; }
tr.section th { text-align: left; padding-top: 1.1rem; color: var(--section); }
tr.strong td { font-weight: 600; }
tr.muted td { color: var(--quiet); }
.left { text-align: left; } .right { text-align: right; } .center { text-align: center; }
.stretch { width: 100%; min-width: 10rem; }
td.right, td.center { white-space: nowrap; }
.wide { overflow-x: auto; }
.notes { color: var(--quiet); font-size: .87rem; margin-top: 1rem; }
h1, h2, li, td, th, p { overflow-wrap: anywhere; }
thead th { overflow-wrap: normal; }
[dir=rtl] .left { text-align: right; } [dir=rtl] .right { text-align: left; }
[dir=rtl] tr.section th { text-align: right; }
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --quiet: #444; --line: #ccc; --rule: #777;
    --section: #222; --link: #000; }
  @page { margin: 15mm; }
  body { margin: 0; max-width: none; font-size: 10pt; }
  .wide { overflow: visible; }
  td.right, td.center { white-space: normal; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
"""


@dataclass(frozen=True, slots=True)
class HtmlOptions:
    """``language`` is the tag of the page's language, for readers and hyphenation."""

    language: str = option("en", QT_TRANSLATE_NOOP("Exchange", "Language of the page"))

    def __post_init__(self) -> None:
        check(self)


class HtmlWriter:
    """Writes title, table with its sections, and notes; everything escaped."""

    key = "html"
    label = QT_TRANSLATE_NOOP("Exchange", "Web page")
    suffix = ".html"
    options_type = HtmlOptions

    def write(
        self, sheet: Sheet, *, translate: Translate = english, options: HtmlOptions | None = None
    ) -> bytes:
        """Return the page as UTF-8."""
        return self.write_all([sheet], translate=translate, options=options)

    def write_all(
        self, sheets: Sequence[Sheet], *, translate: Translate = english, options: HtmlOptions | None = None
    ) -> bytes:
        """Return one page with the sheets below each other, as UTF-8."""
        chosen = options or HtmlOptions()
        bodies = [body(sheet, translate, level=2 if at else 1) for at, sheet in enumerate(sheets)]
        return page(say(sheets[0].title, translate), bodies, chosen.language)


def page(title: str, bodies: Sequence[str], language: str) -> bytes:
    """Return a page with its style in it, as UTF-8; *bodies* are HTML already."""
    said = escape(printable(title))
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language)}"{direction(language)}>',
        f'<head><meta charset="utf-8"><title>{said}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{_STYLE}</style></head>",
        "<body>",
        *bodies,
        "</body></html>\n",
    ]
    return "\n".join(lines).encode("utf-8", "replace")


def body(
    sheet: Sheet,
    translate: Translate = english,
    *,
    level: int = 1,
    links: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Return a sheet as HTML: its title as a heading of that level, the table, the notes.

    A cell of text that is one of the names of *links* leads to its address, which is safe in an attribute.
    """

    def words(text: Text | str) -> str:
        return escape(printable(say(text, translate)))

    title = words(sheet.title)
    lines = [f"<h{level}{_own_direction(title)}>{title}</h{level}>"]
    if sheet.subtitle is not None:
        subtitle = words(sheet.subtitle)
        lines.append(f'<p class="subtitle"{_own_direction(subtitle)}>{subtitle}</p>')
    lines.append('<div class="wide"><table><thead><tr>')
    for column in sheet.columns:
        tip = f' title="{words(column.tooltip)}"' if column.tooltip is not None else ""
        stretch = " stretch" if column.stretch else ""
        css = f"{column.alignment.value}{stretch}"
        lines.append(f'<th scope="col" class="{css}"{tip}>{words(column.heading)}</th>')
    lines.append("</tr></thead><tbody>")
    section: Text | str | None = None
    for row in sheet.rows:
        if row.section is not None and row.section != section:
            span = len(sheet.columns)
            heading = f'<th scope="rowgroup" colspan="{span}">{words(row.section)}</th>'
            lines.append(f'<tr class="section">{heading}</tr>')
        section = row.section
        lines.append(_row(row, sheet, translate, links))
    lines.append("</tbody></table></div>")
    if sheet.notes:
        said = [words(note) for note in sheet.notes]
        notes = "".join(f"<p{_own_direction(note)}>{note}</p>" for note in said)
        lines.append(f'<div class="notes">{notes}</div>')
    return "\n".join(lines)


def _row(row: Row, sheet: Sheet, translate: Translate, links: Mapping[str, str]) -> str:
    css = f' class="{row.emphasis.value}"' if row.emphasis is not Emphasis.NONE else ""
    cells = []
    for one, column in zip(row.cells, sheet.columns, strict=True):
        text = shown(one, column, translate)
        said = escape(printable(text))
        address = links.get(text) if column.kind is CellKind.TEXT else None
        inside = said if address is None else f'<a href="{address}">{said}</a>'
        cells.append(f'<td class="{column.alignment.value}"{_own_direction(said)}>{inside}</td>')
    return f"<tr{css}>{''.join(cells)}</tr>"


def _own_direction(text: str) -> str:
    """Keep a name of another direction, or with marks of direction in it, from turning its neighbours."""
    if text.isascii() or not any(unicodedata.bidirectional(ch) in _TURNS for ch in text):
        return ""
    return ' dir="auto"'


def direction(language: str) -> str:
    """Return the attribute for a language written from right to left, nothing for the others."""
    parts = language.replace("_", "-").lower().split("-")
    turned = parts[0] in _RIGHT_TO_LEFT or bool({"arab", "hebr"} & set(parts[1:]))
    return ' dir="rtl"' if turned else ""


PLUGIN = HtmlWriter()
