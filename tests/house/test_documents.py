"""What is written about the program is true, and nothing of one machine is written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.rules import ROOT, TOURNEY

HOUSE = TOURNEY / "HOUSE.md"
README = ROOT / "README.md"
FLOORS = ("core", "ratings", "standings", "pairing", "exchange", "store", "club", "cli", "ui")
TEXTS = {
    ".py",
    ".md",
    ".toml",
    ".txt",
    ".json",
    ".csv",
    ".tsv",
    ".ts",
    ".svg",
    ".html",
    ".desktop",
    ".cfg",
    ".yml",
}
# In pieces, or this file would be its own first find.
HOSTS = ("pypi" + ".org", "python" + "hosted", "index" + "-url", "simple" + "/tzdata")
PLACES = re.compile("/wo" + "rk/|/ro" + r"ot/|/tm" + r"p/(?!\.X11-unix)")


def written_files() -> list[Path]:
    """Return the text files that are part of the project."""
    folders = [ROOT / name for name in ("tourney", "resources", "packaging", "tests", ".ci")]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files += [path for path in ROOT.iterdir() if path.is_file()]
    return [path for path in files if path.suffix in TEXTS or path.name in ("run", "LICENSE", ".gitignore")]


def machine_marks(text: str) -> list[str]:
    return [host for host in HOSTS if host in text.lower()] + PLACES.findall(text)


def test_no_registry_and_no_path_of_one_machine_is_written_down() -> None:
    found = {
        str(path.relative_to(ROOT)): marks
        for path in written_files()
        if (marks := machine_marks(path.read_text(encoding="utf-8", errors="replace")))
    }
    assert {} == found


@pytest.mark.parametrize(
    "text", ["--extra-index" + "-url x", "see /wo" + "rk/main", "/tm" + "p/club.tourney"]
)
def test_such_a_mark_is_recognised(text: str) -> None:
    assert machine_marks(text)


def test_the_tour_names_every_floor_and_only_paths_that_exist() -> None:
    text = HOUSE.read_text(encoding="utf-8")
    assert [] == [floor for floor in FLOORS if f"`{floor}`" not in text and f"{floor}/" not in text]
    named = re.findall(r"`((?:tourney|tests|packaging|resources)/[\w./-]*)`", text)
    assert named
    assert [] == [path for path in named if not (ROOT / path).exists()]


def test_the_floors_are_the_folders() -> None:
    assert set(FLOORS) == {path.parent.name for path in TOURNEY.glob("*/__init__.py")}


def test_the_readme_opens_with_the_two_commands_and_its_links_lead_somewhere() -> None:
    text = re.sub(r"<!--.*?-->", "", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    first_screen = "\n".join(text.splitlines()[:25])
    for command in ("run", "test"):
        assert f"python3 packaging/bootstrap.py {command}" in first_screen
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert links
    assert [] == [link for link in links if not (ROOT / link).exists()]


def test_ci_runs_the_command_of_the_readme() -> None:
    assert "python3 packaging/bootstrap.py test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
