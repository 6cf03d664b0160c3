"""The catalogues follow the program, keep their translations, and say what is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
try:
    import translations
finally:
    sys.path.pop(0)

PROGRAM = """
BAD = QT_TRANSLATE_NOOP("Errors", "Line {line}: “{name}” is unknown.")
LEFT = QT_TRANSLATE_NOOP("Errors", "%n line(s) left out.")
class Page(QWidget):
    def show(self):
        self.title.setText(self.tr("&Players"))
        self.count.setText(QCoreApplication.translate("Counts", "%n player(s)", None, 3))
"""
TABLE = """Line {line}: “{name}” is unknown.\t第 {line} 行：不认识“{name}”。
%n line(s) left out.\t略过 %n 行。
&Players\t选手(&P)
%n player(s)\t%n 位选手
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue folder of a program of two texts below the screens and two on them."""
    source = tmp_path / "program"
    source.mkdir()
    (source / "page.py").write_text(PROGRAM, encoding="utf-8")
    extract = translations.extract
    monkeypatch.setattr(translations, "extract", lambda catalogue: extract(catalogue, source))
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "one.tsv").write_text(TABLE, encoding="utf-8")
    (tmp_path / "i18n").mkdir()
    return tmp_path / "i18n"


def finish(folder: Path) -> None:
    assert 0 == translations.fill(folder.parent / "tables", folder)
    translations.release(folder)


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_marked_and_called_texts_are_both_found(folder: Path) -> None:
    translations.update(folder)
    text = (folder / translations.CHINESE).read_text(encoding="utf-8")
    assert 4 == text.count('type="unfinished"')


def test_english_has_both_forms_of_plurals_and_nothing_else(folder: Path) -> None:
    translations.update(folder)
    text = (folder / translations.ENGLISH).read_text(encoding="utf-8")
    assert 2 == text.count("<message")
    for form in ("%n player", "%n players", "%n line left out.", "%n lines left out."):
        assert f"<numerusform>{form}</numerusform>" in text


def test_filled_and_released_catalogues_have_no_faults(folder: Path) -> None:
    finish(folder)
    assert [] == list(translations.faults(folder))


def test_the_compiled_catalogues_speak(folder: Path, qapp: object) -> None:
    from PySide6.QtCore import QTranslator

    finish(folder)
    chinese, english = QTranslator(), QTranslator()
    assert chinese.load(str(folder / "tourney_zh_CN.qm"))
    assert english.load(str(folder / "tourney_en.qm"))
    assert "选手(&P)" == chinese.translate("Page", "&Players")
    assert "%n 位选手" == chinese.translate("Counts", "%n player(s)", None, 1)
    assert "%n player" == english.translate("Counts", "%n player(s)", None, 1)
    assert "%n lines left out." == english.translate("Errors", "%n line(s) left out.", None, 0)


def test_updating_twice_changes_nothing(folder: Path) -> None:
    finish(folder)
    before = (folder / translations.CHINESE).read_bytes()
    translations.update(folder)
    assert before == (folder / translations.CHINESE).read_bytes()


def test_an_open_entry_is_a_fault(folder: Path) -> None:
    translations.update(folder)
    translations.release(folder)
    assert 4 == len([line for line in translations.faults(folder) if "unfinished" in line])


def test_a_new_text_of_the_program_is_a_fault(folder: Path) -> None:
    finish(folder)
    change(folder.parent / "program" / "page.py", "&Players", "&People")
    assert ["tourney_zh_CN.ts does not match the program; run update"] == list(translations.faults(folder))


def test_a_stale_compiled_catalogue_is_a_fault(folder: Path) -> None:
    finish(folder)
    change(folder / translations.CHINESE, "略过", "跳过")
    assert ["tourney_zh_CN.qm is stale; run release"] == list(translations.faults(folder))


@pytest.mark.parametrize(
    ("old", "new"), [("第 {line} 行", "第 {number} 行"), ("略过 %n 行", "略过几行"), ("选手(&amp;P)", "选手")]
)
def test_a_lost_placeholder_or_mnemonic_is_a_fault(folder: Path, old: str, new: str) -> None:
    finish(folder)
    change(folder / translations.CHINESE, old, new)
    translations.release(folder)
    [fault] = translations.faults(folder)
    assert "placeholders differ" in fault or "mnemonic" in fault


def test_an_optional_plural_without_a_count_is_a_fault(folder: Path) -> None:
    change(folder.parent / "program" / "page.py", "&Players", "Player(s)")
    change(folder.parent / "tables" / "one.tsv", "&Players\t选手(&P)", "Player(s)\t选手")
    finish(folder)
    [fault] = translations.faults(folder)
    assert "without %n" in fault


def test_a_translation_with_other_placeholders_is_not_filled_in(folder: Path) -> None:
    change(folder.parent / "tables" / "one.tsv", "第 {line} 行", "某行")
    assert 1 == translations.fill(folder.parent / "tables", folder)


def test_a_table_line_without_a_tab_is_named(folder: Path) -> None:
    (folder.parent / "tables" / "two.tsv").write_text("Players 选手\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"two\.tsv, line 1"):
        translations.fill(folder.parent / "tables", folder)


def test_missing_catalogues_are_a_fault(tmp_path: Path) -> None:
    assert ["tourney_zh_CN.ts is missing; run update and release"] == list(translations.faults(tmp_path))
