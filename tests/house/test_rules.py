"""Every file of the program keeps the rules of the house; every rule can catch a culprit."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house import rules
from tests.house.rules import ROOT, TOURNEY, UI, Rule, broken, python_files

# Where texts of lower floors are looked up, the source is a variable by nature.
LOOKUP = UI / "base" / "i18n.py"
MARKS = TOURNEY / "core" / "marks.py"
# Alembic loads these itself, when a club file needs them.
REVISIONS = TOURNEY / "store" / "migrations"

EVERYWHERE = python_files(TOURNEY)
SCREENS = python_files(UI)

PLUGINS = (
    "ratings/engines",
    "pairing/systems",
    "standings/tiebreaks",
    "exchange/readers",
    "exchange/writers",
    "ui/pages",
)

KEPT: dict[str, tuple[Rule, list[Path]]] = {
    "untranslated": (rules.untranslated, SCREENS),
    "unextractable": (rules.unextractable, [path for path in EVERYWHERE if path not in (LOOKUP, MARKS)]),
    "wordless": (rules.wordless_errors, EVERYWHERE),
    "heavy": (rules.heavy_imports, [path for path in EVERYWHERE if REVISIONS not in path.parents]),
    "swallowed": (rules.swallowed_errors, EVERYWHERE),
    "sentences": (rules.unfinished_sentences, EVERYWHERE),
    "packages": (rules.code_in_a_package, [path for path in EVERYWHERE if path.name == "__init__.py"]),
}

CULPRITS = [
    (rules.untranslated, 'label.setText("Players")'),
    (rules.untranslated, 'QLabel(f"Round {n}")'),
    (rules.untranslated, 'button.setToolTip("Undo" if old else self.tr("Redo"))'),
    (rules.untranslated, 'menu.addAction("Open " + name)'),
    (rules.untranslated, 'box.setText("{0} games".format(n))'),
    (rules.untranslated, 'QLabel(text="Name")'),
    (rules.untranslated, 'QMessageBox.warning(self, self.tr("No"), "It failed")'),
    (rules.untranslated, 'def headerData(self, s, o, role):\n    return "Player"'),
    (rules.unextractable, "self.tr(text)"),
    (rules.unextractable, 'self.tr(f"Round {n}")'),
    (rules.unextractable, "f\"{self.tr('Round')} 1\""),
    (rules.unextractable, 'widget.tr("Round")'),
    (rules.unextractable, 'self.tr("%n game(s)", "", n)'),
    (rules.unextractable, 'QCoreApplication.translate("Counts", "%n game(s)")'),
    (rules.unextractable, 'QCoreApplication.translate("Counts", text, None, n)'),
    (rules.unextractable, 'QT_TRANSLATE_NOOP("Errors", TEXT)'),
    (rules.wordless_errors, 'raise TourneyError("bad", "no such player")'),
    (rules.wordless_errors, 'raise TourneyError("bad", f"no {name}")'),
    (rules.wordless_errors, 'raise StorageError("bad", str(problem))'),
    (rules.wordless_errors, 'raise TourneyError("Bad code", TEXT)'),
    (rules.wordless_errors, 'raise TourneyError("bad")'),
    (rules.heavy_imports, "import scipy.optimize"),
    (rules.heavy_imports, "try:\n    from rustworkx import PyGraph\nexcept ImportError:\n    raise"),
    (rules.swallowed_errors, "try:\n    go()\nexcept OSError:\n    pass"),
    (rules.unfinished_sentences, "x = 1"),
    (rules.unfinished_sentences, '"""Fine."""\ndef f():\n    """returns it"""'),
    (rules.code_in_a_package, '"""Fine."""\nfrom tourney.core import games'),
]

INNOCENTS = [
    (rules.untranslated, 'label.setText(self.tr("Players"))'),
    (rules.untranslated, 'label.setText("1-0")'),
    (rules.untranslated, 'QLabel(self.tr("Round {0}").format(n))'),
    (rules.untranslated, 'box.addItem(self.tr("Dark"), "dark")'),
    (rules.untranslated, 'menu.addAction(self.tr("Undo"), "Ctrl+Z", self.undo)'),
    (rules.untranslated, 'log.warning("no log file")'),
    (rules.untranslated, 'page.setObjectName("desk")'),
    (rules.untranslated, 'window.setWindowTitle("Tourney")'),
    (rules.untranslated, 'window.setWindowTitle(f"{name} – Tourney")'),
    (rules.unextractable, 'self.tr("One, " "two")'),
    (rules.unextractable, 'QCoreApplication.translate("Counts", "%n game(s)", None, n)'),
    (rules.unextractable, '"a".translate(table)'),
    (rules.wordless_errors, 'raise TourneyError("bad-name", BAD(name=name), field="name")'),
    (rules.heavy_imports, "def f():\n    import scipy.optimize"),
    (rules.heavy_imports, "if TYPE_CHECKING:\n    import rustworkx"),
]


@pytest.mark.parametrize("name", KEPT)
def test_the_rule_is_kept(name: str) -> None:
    rule, files = KEPT[name]
    assert files
    assert [] == broken(rule, files)


@pytest.mark.parametrize(("rule", "source"), CULPRITS)
def test_the_rule_catches(rule: Rule, source: str) -> None:
    assert list(rule(ast.parse(source)))


@pytest.mark.parametrize(("rule", "source"), INNOCENTS)
def test_the_rule_lets_pass(rule: Rule, source: str) -> None:
    assert [] == list(rule(ast.parse(source)))


@pytest.mark.parametrize("folder", PLUGINS)
def test_plug_ins_do_not_import_each_other(folder: str) -> None:
    rule = rules.sibling_imports("tourney." + folder.replace("/", "."))
    files = sorted((TOURNEY / folder).glob("*.py"))
    assert files
    assert [] == broken(rule, files)


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("from tourney.ratings.engines import elo", 1),
        ("from tourney.ratings.engines.elo import Elo", 1),
        ("import tourney.ratings.engines.elo", 1),
        ("def f():\n    from tourney.ratings.engines import elo, glicko2", 2),
        ("from tourney.ratings.engines import _shared", 0),
        ("from tourney.ratings.engines._shared import curve", 0),
        ("from tourney.ratings import base", 0),
    ],
)
def test_a_sibling_is_recognised(source: str, count: int) -> None:
    assert count == len(list(rules.sibling_imports("tourney.ratings.engines")(ast.parse(source))))


def test_no_file_grows_beyond_four_hundred_and_fifty_lines() -> None:
    files = python_files(TOURNEY, ROOT / "tests", ROOT / "packaging")
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert [] == [f"{path.relative_to(ROOT)}: {lines}" for path, lines in lengths.items() if lines > 450]


def test_every_folder_of_modules_is_a_package_and_packaging_is_none() -> None:
    folders = {path.parent for path in EVERYWHERE}
    assert [] == [str(folder) for folder in folders if not (folder / "__init__.py").exists()]
    # With an __init__ it would hide the library `packaging` from whatever runs in this folder.
    assert not (ROOT / "packaging" / "__init__.py").exists()
