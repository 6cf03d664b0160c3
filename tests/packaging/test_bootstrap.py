"""Setting up, as far as it can be told without a bare machine: the decisions, not the downloads."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "bootstrap.py"


@pytest.fixture
def bootstrap() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bootstrap_under_test", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def no_library(name: str) -> None:
    raise OSError(name)


def test_an_old_python_can_read_the_script() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_the_script_imports_the_standard_library_alone() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert names <= sys.stdlib_module_names
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


def test_missing_libraries_become_their_packages(bootstrap: ModuleType) -> None:
    def load(name: str) -> None:
        if name in ("libGL.so.1", "libEGL.so.1"):
            raise OSError(name)

    assert ["libegl1", "libgl1"] == bootstrap.missing(bootstrap.DRAWING, load)
    assert [] == bootstrap.missing(bootstrap.DRAWING, lambda name: None)


def test_only_a_screen_asks_for_its_own_libraries(bootstrap: ModuleType) -> None:
    drawing = set(bootstrap.DRAWING)
    assert drawing == set(bootstrap.wanted_libraries("test", "x11"))
    assert drawing == set(bootstrap.wanted_libraries("run", ""))
    assert drawing | set(bootstrap.X11) == set(bootstrap.wanted_libraries("run", "x11"))
    wayland = set(bootstrap.wanted_libraries("run", "wayland"))
    assert drawing | set(bootstrap.X11) | set(bootstrap.WAYLAND) == wayland


@pytest.mark.parametrize(
    ("env", "sockets", "kind"),
    [
        ({}, (), ""),
        ({"DISPLAY": ":0"}, ("/tmp/.X11-unix/X0",), "x11"),
        ({"DISPLAY": ":1.0"}, ("/tmp/.X11-unix/X1",), "x11"),
        ({"DISPLAY": ":0"}, (), ""),
        ({"DISPLAY": "localhost:10.0"}, (), "x11"),
        ({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/run/u"}, ("/run/u/wayland-0",), "wayland"),
        ({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/run/u"}, (), ""),
    ],
)
def test_a_screen_counts_when_its_socket_is_there(
    bootstrap: ModuleType, env: dict[str, str], sockets: tuple[str, ...], kind: str
) -> None:
    assert kind == bootstrap.screen_kind(env, "linux", lambda path: path in sockets)


def test_other_systems_have_a_screen(bootstrap: ModuleType) -> None:
    assert "native" == bootstrap.screen_kind({}, "darwin")


@pytest.mark.parametrize("arguments", [[], ["--demo"], ["club.tourney"]])
def test_a_window_is_what_needs_a_screen(bootstrap: ModuleType, arguments: list[str]) -> None:
    assert bootstrap.opens_a_window(arguments)


@pytest.mark.parametrize("arguments", [["--check"], ["--version"], ["import", "club.tourney", "games.csv"]])
def test_commands_that_end_need_no_screen(bootstrap: ModuleType, arguments: list[str]) -> None:
    assert not bootstrap.opens_a_window(arguments)


def test_an_old_python_looks_for_a_newer_one(bootstrap: ModuleType) -> None:
    def which(name: str) -> str | None:
        return "/usr/bin/python3.12" if name == "python3.12" else None

    assert ["/usr/bin/python3.12"] == bootstrap.candidates((3, 9), "/usr/bin/python3", which)
    assert ["/opt/py", "/usr/bin/python3.12"] == bootstrap.candidates((3, 11), "/opt/py", which)


def test_the_venv_package_follows_the_interpreter(bootstrap: ModuleType) -> None:
    assert "python3-venv" == bootstrap.venv_package("/usr/bin/python3")
    assert "python3.12-venv" == bootstrap.venv_package("/usr/bin/python3.12")


def test_a_changed_pin_or_a_moved_checkout_installs_again(bootstrap: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "packaging").mkdir()
    (tmp_path / "pyproject.toml").write_text("a")
    (tmp_path / "packaging" / "constraints.txt").write_text("b==1")
    first = bootstrap.fingerprint(str(tmp_path), "/usr/bin/python3")
    assert first == bootstrap.fingerprint(str(tmp_path), "/usr/bin/python3")
    (tmp_path / "packaging" / "constraints.txt").write_text("b==2")
    second = bootstrap.fingerprint(str(tmp_path), "/usr/bin/python3")
    moved = tmp_path.with_name("moved")
    tmp_path.rename(moved)
    assert 3 == len({first, second, bootstrap.fingerprint(str(moved), "/usr/bin/python3")})


def test_without_root_and_sudo_the_line_to_type_is_told(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: "/x" if name == "apt-get" else None)
    with pytest.raises(bootstrap.Stop) as caught:
        bootstrap.apt(["libegl1"], "missing")
    line = "    sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1"
    assert line in str(caught.value).splitlines()


def test_without_apt_the_packages_are_named(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    with pytest.raises(bootstrap.Stop, match="libegl1, libgl1"):
        bootstrap.apt(["libegl1", "libgl1"], "missing")


def test_root_installs_without_asking(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def call(command: list[str], **rest: object) -> int:
        called.append(command)
        return 0

    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 0)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: "/x")
    monkeypatch.setattr(bootstrap.subprocess, "call", call)
    bootstrap.apt(["libegl1"], "missing")
    assert ["apt-get", "update", "-qq"] == called[0][2:]
    assert ["apt-get", "install", "-y", "--no-install-recommends", "libegl1"] == called[1][2:]


def test_a_menu_entry_quotes_an_odd_path(bootstrap: ModuleType) -> None:
    text = bootstrap.desktop_entry('/home/a b/100%/$x"y/python', "/home/a b")
    assert 'Exec="/home/a b/100%%/\\\\$x\\\\"y/python" -m tourney %f' in text.splitlines()
    assert "Icon=/home/a b/resources/icons/tourney.svg" in text.splitlines()


def test_each_system_gets_its_launcher(bootstrap: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "Desktop").mkdir()
    for platform, ending in (("darwin", ".command"), ("win32", ".bat")):
        [(path, text)] = bootstrap.launcher(platform, str(tmp_path), "/x/python.exe", "/x")
        assert path.endswith(ending)
        assert "-m tourney" in text
    paths = [path for path, _ in bootstrap.launcher("linux", str(tmp_path), "/x/python", "/x")]
    assert 2 == len(paths)
    assert all(path.endswith("tourney.desktop") for path in paths)


@pytest.mark.parametrize(("answer", "kept", "written"), [("y", "yes", True), ("n", "no", False)])
def test_the_launcher_is_offered_once(
    bootstrap: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    answer: str,
    kept: str,
    written: bool,
) -> None:
    asked: list[str] = []

    def reply(question: str) -> str:
        asked.append(question)
        return answer

    target = tmp_path / "applications" / "tourney.desktop"
    monkeypatch.setattr(bootstrap, "ANSWER", str(tmp_path / "answer"))
    monkeypatch.setattr(bootstrap, "launcher", lambda: [(str(target), "text")])
    monkeypatch.setattr("builtins.input", reply)
    monkeypatch.delenv("CI", raising=False)
    for stream in (bootstrap.sys.stdin, bootstrap.sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    bootstrap.offer_launcher()
    bootstrap.offer_launcher()
    assert 1 == len(asked)
    assert kept == bootstrap.read(str(tmp_path / "answer"))
    assert written == target.exists()


def test_no_terminal_is_never_asked(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.sys.stdin, "isatty", lambda: False, raising=False)
    monkeypatch.setattr("builtins.input", lambda question: pytest.fail("asked"))
    bootstrap.offer_launcher()


def test_the_checks_run_in_the_order_of_the_readme(bootstrap: ModuleType) -> None:
    names = [name for name, _ in bootstrap.checks([], True)]
    assert ["lint", "format", "types", "contracts", "tests", "screens"] == names
    steps = dict(bootstrap.checks(["tests/ratings", "-k", "elo"], True))
    assert ["tests/ratings", "-k", "elo"] == steps["tests"][-3:]
    assert "screens" not in steps


def test_the_first_failure_stops_and_is_named(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def steps(arguments: list[str], has_gui_tests: bool) -> list[tuple[str, list[str]]]:
        script = [sys.executable, "-c"]
        return [
            ("one", [*script, ""]),
            ("two", [*script, "raise SystemExit(4)"]),
            ("three", [*script, "print('reached')"]),
        ]

    monkeypatch.setattr(bootstrap, "checks", steps)
    monkeypatch.setattr(bootstrap, "libraries", lambda action, screen: None)
    assert 4 == bootstrap.test([])
    seen = capfd.readouterr()
    assert "FAILED: two (exit status 4)" in seen.err
    assert "not run: three" in seen.err
    assert "reached" not in seen.out


def test_no_screen_means_a_tour(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def call(command: list[str], env: dict[str, str]) -> int:
        called.append(command[1:])
        assert env["QT_QPA_PLATFORM"] == "offscreen"
        return 0

    monkeypatch.setattr(bootstrap.subprocess, "call", call)
    monkeypatch.setattr(bootstrap, "libraries", lambda action, screen: None)
    monkeypatch.setattr(bootstrap, "screen_kind", lambda: "")
    assert 0 == bootstrap.run([])
    assert 0 == bootstrap.run(["--check"])
    assert [["-m", "tourney", "--offscreen-tour", bootstrap.TOUR], ["-m", "tourney", "--check"]] == called


def test_a_wrong_word_shows_the_usage() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "fly"], capture_output=True, text=True, check=False)
    assert 2 == done.returncode
    assert "bootstrap.py run" in done.stdout


def test_a_second_start_costs_little(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    if not Path(bootstrap.PYTHON).exists():
        pytest.skip("these tests run outside .venv")
    monkeypatch.setattr(bootstrap, "read", lambda path: bootstrap.fingerprint())
    start = time.perf_counter()
    bootstrap.install()
    bootstrap.missing(bootstrap.wanted_libraries("run", "x11"))
    assert time.perf_counter() - start < 0.3
