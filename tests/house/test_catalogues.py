"""Every text a person can meet is there in every language."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from xml.etree import ElementTree

from tests.house.rules import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
try:
    import translations
finally:
    sys.path.pop(0)


def test_the_catalogues_are_complete_and_match_the_program() -> None:
    assert [] == list(translations.faults())


def _literal(node: ast.expr) -> object:
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def _marked() -> Iterator[tuple[str, str | None, str]]:
    """Yield where, context (None: the class's own) and source of every text in the code."""
    for path in sorted((ROOT / "tourney").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = [_literal(argument) for argument in node.args[:2]]
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            if name == "tr" and texts and isinstance(texts[0], str):
                yield where, None, texts[0]
            elif name in ("translate", "QT_TRANSLATE_NOOP") and len(texts) == 2 and isinstance(texts[1], str):
                yield where, str(texts[0]), texts[1]


def test_the_extractor_has_dropped_no_text() -> None:
    """lupdate says nothing when it skips a text, as it does where a count is not a plain name."""
    catalogue = ElementTree.parse(ROOT / "resources" / "i18n" / "tourney_zh_CN.ts").getroot()
    known = {
        (context.findtext("name"), message.findtext("source"))
        for context in catalogue.iter("context")
        for message in context.iter("message")
    }
    sources = {source for _, source in known}
    marked = list(_marked())
    assert len(marked) > 500
    assert [] == [
        (where, source)
        for where, context, source in marked
        if (source not in sources if context is None else (context, source) not in known)
    ]


def test_every_context_is_the_name_of_a_class_or_of_a_mark() -> None:
    """Behind a plural in the line before, lupdate takes ``QCoreApplication.self`` for the class."""
    catalogue = ElementTree.parse(ROOT / "resources" / "i18n" / "tourney_zh_CN.ts").getroot()
    assert [] == [
        name for one in catalogue.iter("context") if not (name := one.findtext("name") or "").isidentifier()
    ]


def test_no_english_plural_is_left_in_brackets() -> None:
    forms = (
        ElementTree.parse(ROOT / "resources" / "i18n" / translations.ENGLISH).getroot().iter("numerusform")
    )
    assert [] == [form.text for form in forms if "(s)" in (form.text or "") or "(es)" in (form.text or "")]
