"""The rules of the house as functions of a parsed file; each yields "line: what is wrong".

They are apart from the tests so that each can be shown a culprit: a rule that never fails is none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOURNEY = ROOT / "tourney"
UI = TOURNEY / "ui"

Rule = Callable[[ast.Module], Iterator[str]]

SHOWING_METHODS = re.compile(
    r"add(Action|Button|Item|Menu|Row|Tab)|insert(Item|Tab)|showMessage|set\w*(Text|Title|Tip)"
    r"|set(AccessibleDescription|AccessibleName|Html|Markdown|NameFilter|Prefix|Suffix|WhatsThis)"
)
SHOWING_CLASSES = re.compile(
    r"Q((Check|Group|Message)Box|(CommandLink|Push|Radio|Tool)Button|Action|DockWidget|Label|Menu"
    r"|ProgressDialog)"
)
# These names belong to loggers too: they count when a dialog class owns them.
SHOWING_FUNCTIONS = re.compile(r"information|warning|critical|question|about|get\w+")
DIALOGS = frozenset({"QMessageBox", "QFileDialog", "QInputDialog"})
# A product's and a language's own name are the same in every language.
NAMES = frozenset({"Tourney", "English", "简体中文"})
TRANSLATING = frozenset({"tr", "translate", "shown", "say"})
SHORTCUT = re.compile(r"(Ctrl|Shift|Alt|Meta|F\d{1,2}|Esc|Del|Return|Enter|Space|Tab)(\+\S+)?")
CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ERRORS = frozenset({"TourneyError", "StorageError", "ConflictError"})
HEAVY = frozenset({"scipy", "rustworkx", "alembic", "openpyxl", "xlsxwriter", "charset_normalizer"})


def python_files(*folders: Path) -> list[Path]:
    """Return the .py files below the folders, sorted."""
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def broken(rule: Rule, files: list[Path]) -> list[str]:
    """Return what *rule* finds in *files*, as "path:line: what is wrong"."""
    found = []
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        found += [f"{path.relative_to(ROOT).as_posix()}:{line}" for line in rule(tree)]
    return found


def untranslated(tree: ast.Module) -> Iterator[str]:
    """A literal with letters goes to a widget without passing through a translation."""
    for node in ast.walk(tree):
        arguments: list[ast.expr] = []
        if isinstance(node, ast.Call) and _shows(node):
            arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
            if _name(node.func) in ("addItem", "insertItem") and len(node.args) > 1:
                arguments = node.args[:-1]  # the last is data, not text
        elif isinstance(node, ast.FunctionDef) and node.name == "headerData":
            returns = (one for one in ast.walk(node) if isinstance(one, ast.Return))
            arguments = [one.value for one in returns if one.value is not None]
        for argument in arguments:
            for literal in _shown_literals(argument):
                yield f"{argument.lineno}: {literal!r} is shown untranslated"


def unextractable(tree: ast.Module) -> Iterator[str]:
    """A call of tr, translate or QT_TRANSLATE_NOOP that the extractor or Qt's look-up would miss."""
    inside_fstring = {
        id(one) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for one in ast.walk(node)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name, where = _name(node.func), f"{node.lineno}: "
        if name not in ("tr", "translate", "QT_TRANSLATE_NOOP"):
            continue
        if name == "translate" and _owner(node.func) != "QCoreApplication":
            continue
        if id(node) in inside_fstring:
            yield f"{where}{name}() inside an f-string is never extracted"
        sources = node.args[:1] if name == "tr" else node.args[:2]
        if len(sources) != (1 if name == "tr" else 2) or not all(_is_literal(one) for one in sources):
            yield f"{where}{name}() needs literals"
            continue
        plural = "%n" in _literal(sources[-1])
        if name == "tr" and _owner(node.func) != "self":
            yield f"{where}tr() of anything but self gets a context that is never found"
        if name == "tr" and (plural or len(node.args) > 2):
            yield f"{where}a plural goes through QCoreApplication.translate, or subclasses show its source"
        if name == "translate" and plural != (len(node.args) == 4):
            yield f"{where}%n and a count go together"


def wordless_errors(tree: ast.Module) -> Iterator[str]:
    """A refusal without a stable code and a Text that can be translated."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and _name(node.func) in ERRORS):
            continue
        if len(node.args) != 2:
            yield f"{node.lineno}: a TourneyError takes a code and a Text"
            continue
        code, text = node.args
        if isinstance(code, ast.Constant) and not CODE.fullmatch(str(code.value)):
            yield f"{node.lineno}: {code.value!r} is no code"
        plain = isinstance(text, ast.Constant | ast.JoinedStr | ast.BinOp)
        if plain or (isinstance(text, ast.Call) and _name(text.func) in ("str", "format", "join")):
            yield f"{node.lineno}: a bare string cannot be translated; mark it and fill it"


def heavy_imports(tree: ast.Module) -> Iterator[str]:
    """A library that is slow to load is imported where every start pays for it."""
    for node in _at_import_time(tree.body):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
        for name in names:
            if name.split(".")[0] in HEAVY:
                yield f"{node.lineno}: import {name} inside the function that uses it"


def swallowed_errors(tree: ast.Module) -> Iterator[str]:
    """An error is caught and nothing at all is done about it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and all(isinstance(one, ast.Pass) for one in node.body):
            yield f"{node.lineno}: an error is swallowed; contextlib.suppress names what is meant"


def unfinished_sentences(tree: ast.Module) -> Iterator[str]:
    """A docstring whose first paragraph is not a sentence, or a module without one."""
    if not ast.get_docstring(tree):
        yield "1: the module says nothing about itself"
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text and not text.split("\n\n")[0].rstrip().endswith((".", ":", "?")):
                line = 1 if isinstance(node, ast.Module) else node.lineno
                yield f"{line}: the docstring does not begin with a sentence"


def sibling_imports(package: str) -> Rule:
    """Return the rule that a module of *package* imports no sibling but those with an underscore."""

    def rule(tree: ast.Module) -> Iterator[str]:
        for node in ast.walk(tree):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module == package:
                names = [f"{package}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                sibling = name.removeprefix(package + ".").split(".")[0]
                if name.startswith(package + ".") and not sibling.startswith("_"):
                    yield f"{node.lineno}: {sibling} is a plug-in of its own; share through the floor"

    return rule


def code_in_a_package(tree: ast.Module) -> Iterator[str]:
    """An ``__init__`` that holds more than its docstring and the version."""
    for node in tree.body:
        version = isinstance(node, ast.Assign) and all(_name(one) == "__version__" for one in node.targets)
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if not (version or docstring):
            yield f"{node.lineno}: a package holds its docstring and nothing else"


def _shows(node: ast.Call) -> bool:
    name = _name(node.func)
    if _owner(node.func) in DIALOGS:
        return SHOWING_FUNCTIONS.fullmatch(name) is not None
    return bool(SHOWING_METHODS.fullmatch(name) or SHOWING_CLASSES.fullmatch(name))


def _at_import_time(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and _name(node.test) != "TYPE_CHECKING":
            yield from _at_import_time([*node.body, *node.orelse])
        elif isinstance(node, ast.Try | ast.With | ast.ClassDef):
            yield from _at_import_time(node.body)


def _shown_literals(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            word = text.strip(" –-:·")
            letters = any(letter.isalpha() for letter in word)
            if letters and word not in NAMES and not SHORTCUT.fullmatch(word):
                yield text
        case ast.JoinedStr(values=values):
            for part in values:
                if isinstance(part, ast.Constant):
                    yield from _shown_literals(part)
        case ast.BinOp(left=left, right=right):
            yield from _shown_literals(left)
            yield from _shown_literals(right)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _shown_literals(body)
            yield from _shown_literals(orelse)
        case ast.Call(func=ast.Attribute(value=value, attr="format" | "upper" | "title")):
            yield from _shown_literals(value)
        case _:
            return


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _owner(node: ast.expr) -> str:
    return _name(node.value) if isinstance(node, ast.Attribute) else ""


def _is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _is_literal(node.left) and _is_literal(node.right)
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _literal(node: ast.expr) -> str:
    if isinstance(node, ast.BinOp):
        return _literal(node.left) + _literal(node.right)
    return str(node.value) if isinstance(node, ast.Constant) else ""
