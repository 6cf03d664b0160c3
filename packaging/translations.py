"""Keep the catalogues of resources/i18n: extract, fill, compile and check.

    python packaging/translations.py update      bring the .ts files to the texts of the program
    python packaging/translations.py fill DIR    also take translations from DIR/*.tsv, where open
    python packaging/translations.py release     compile the .qm files
    python packaging/translations.py check       exit 1 unless all of the above is done and sound

A line of a .tsv file is an English source, a tab and its translation, with ``\\n`` for a line break.
The English catalogue holds plurals alone: "%n player(s)" becomes "%n player" and "%n players".
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
TOOLS = Path(PySide6.__file__).parent
CHINESE, ENGLISH = "tourney_zh_CN.ts", "tourney_en.ts"

PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


def extract(catalogue: Path, source: Path = ROOT / "tourney") -> None:
    """Bring a catalogue to the texts found in *source*, keeping its translations.

    Raises
    ------
    RuntimeError
        When the extractor fails or warns: a warning means a text it could not read.
    """
    command = [str(_tool("lupdate")), "-extensions", "py", str(source), "-ts", str(catalogue)]
    command += ["-no-obsolete", "-locations", "none", "-sort-messages", "-source-language", "en"]
    # Else it is guessed from the path, and a folder may look like a language.
    command += ["-target-language", "zh_CN"]
    # A near match would slip an old translation under a new sentence.
    command += ["-disable-heuristic", "similartext", "-silent"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = (done.stdout + done.stderr).splitlines()
    words = "\n".join(line for line in lines if line.strip() and not line.startswith("Scanning directory"))
    if done.returncode or words:
        raise RuntimeError(f"lupdate: {words or done.returncode}")


def english_forms(source: str) -> tuple[str, str]:
    """Return the singular and the plural of a source written with "(s)"."""
    return source.replace("(s)", ""), source.replace("(s)", "s")


def english_catalogue(chinese: ET.Element) -> str:
    """Return the text of the English catalogue: both forms of every source with ``%n``."""
    root = ET.Element("TS", version="2.1", language="en", sourcelanguage="en")
    for context in chinese.iter("context"):
        plural = [message for message in context.iter("message") if "%n" in _source(message)]
        if not plural:
            continue
        copy = ET.SubElement(root, "context")
        ET.SubElement(copy, "name").text = context.findtext("name")
        for message in plural:
            entry = ET.SubElement(copy, "message", numerus="yes")
            ET.SubElement(entry, "source").text = _source(message)
            if message.find("comment") is not None:
                ET.SubElement(entry, "comment").text = message.findtext("comment")
            translation = ET.SubElement(entry, "translation")
            for form in english_forms(_source(message)):
                ET.SubElement(translation, "numerusform").text = form
    ET.indent(root, "    ")
    return HEAD + ET.tostring(root, encoding="unicode") + "\n"


def update(folder: Path = FOLDER) -> None:
    """Extract the texts of the program into both catalogues of *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    extract(folder / CHINESE)
    root = ET.parse(folder / CHINESE).getroot()
    (folder / ENGLISH).write_text(english_catalogue(root), encoding="utf-8", newline="\n")


def read_tables(folder: Path) -> dict[str, str]:
    """Return source -> translation of all .tsv files of a folder; the last line of a source wins.

    Raises
    ------
    ValueError
        Naming the file and the line that is not a source, a tab and a translation.
    """
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.tsv")):
        for number, line in enumerate(path.read_text(encoding="utf-8-sig").split("\n"), 1):
            if not line.strip():
                continue
            cells = line.rstrip("\r").split("\t")
            if len(cells) != 2 or not all(cell.strip() for cell in cells):
                raise ValueError(f"{path.name}, line {number}: not a source, a tab and a translation")
            source, translation = (cell.replace("\\n", "\n") for cell in cells)
            found[source] = translation
    return found


def fill(tables: Path, folder: Path = FOLDER) -> int:
    """Update, then finish the open Chinese entries found in *tables*; return how many are left."""
    update(folder)
    known = read_tables(tables)
    tree = ET.parse(folder / CHINESE)
    left = 0
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        if translation.get("type") != "unfinished":
            continue
        source = _source(message)
        if source not in known or Counter(_placeholders(known[source])) != Counter(_placeholders(source)):
            left += 1
            continue
        form = translation.find("numerusform")
        (translation if form is None else form).text = known[source]
        del translation.attrib["type"]
    text = ET.tostring(tree.getroot(), encoding="unicode")
    (folder / CHINESE).write_text(HEAD + text + "\n", encoding="utf-8", newline="\n")
    # The extractor has the last word on white space and escapes, so that `update` changes nothing.
    update(folder)
    return left


def release(folder: Path = FOLDER) -> None:
    """Compile the catalogues of a folder beside themselves."""
    for name in (CHINESE, ENGLISH):
        _compile(folder / name, (folder / name).with_suffix(".qm"))


def faults(folder: Path = FOLDER) -> Iterator[str]:
    """Yield what is wrong with the catalogues, one sentence each."""
    for name in (CHINESE, ENGLISH):
        for path in (folder / name, (folder / name).with_suffix(".qm")):
            if not path.exists():
                yield f"{path.name} is missing; run update and release"
                return
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary)
        (fresh / CHINESE).write_bytes((folder / CHINESE).read_bytes())
        update(fresh)
        for name in (CHINESE, ENGLISH):
            if (fresh / name).read_bytes() != (folder / name).read_bytes():
                yield f"{name} does not match the program; run update"
            compiled = Path(name).with_suffix(".qm")
            _compile(folder / name, fresh / compiled)
            if (fresh / compiled).read_bytes() != (folder / compiled).read_bytes():
                yield f"{compiled} is stale; run release"
    for name in (CHINESE, ENGLISH):
        yield from catalogue_faults(folder / name)


def catalogue_faults(path: Path) -> Iterator[str]:
    """Yield the unfinished entries of a catalogue, and those whose placeholders differ."""
    for message in ET.parse(path).getroot().iter("message"):
        source = _source(message)
        translation = message.find("translation")
        assert translation is not None
        if "(s)" in source and "%n" not in source:
            yield f"{path.name}: “(s)” without %n is shown as it stands: {source!r}"
        if translation.get("type") == "unfinished":
            yield f"{path.name}: unfinished: {source!r}"
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        for form in forms:
            if Counter(_placeholders(form)) != Counter(_placeholders(source)):
                yield f"{path.name}: placeholders differ: {source!r} and {form!r}"
            elif _mnemonics(form) != _mnemonics(source):
                yield f"{path.name}: one has a keyboard mnemonic, the other not: {source!r} and {form!r}"


def main(arguments: list[str] | None = None) -> int:
    """Run one of the four commands; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=["update", "fill", "release", "check"])
    parser.add_argument("tables", nargs="?", type=Path, help="folder of .tsv files, for fill")
    given = parser.parse_args(arguments)
    if given.command == "update":
        update()
    elif given.command == "fill":
        if given.tables is None:
            parser.error("fill needs a folder")
        left = fill(given.tables)
        print(f"{left} left open")
        for line in catalogue_faults(FOLDER / CHINESE):
            print(line)
    elif given.command == "release":
        release()
    else:
        found = list(faults())
        print("\n".join(found) if found else "the catalogues are complete")
        return 1 if found else 0
    return 0


def _source(message: ET.Element) -> str:
    return message.findtext("source") or ""


def _placeholders(text: str) -> list[str]:
    return PLACEHOLDER.findall(text)


def _mnemonics(text: str) -> int:
    return len(re.findall(r"&\w", text.replace("&&", "")))


def _tool(name: str) -> Path:
    return TOOLS / (name + (".exe" if sys.platform == "win32" else ""))


def _compile(catalogue: Path, compiled: Path) -> None:
    command = [str(_tool("lrelease")), "-silent", str(catalogue), "-qm", str(compiled)]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main())
