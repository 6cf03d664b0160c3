#!/usr/bin/env python3
"""Set Tourney up in .venv, then open it or test it.

    python3 packaging/bootstrap.py run  [what you would give to tourney]
    python3 packaging/bootstrap.py test [what you would give to pytest]

Needs nothing but Python: the standard library alone, in a syntax that Python 3.6 still reads, so
that an old interpreter can say what is wrong or find a newer one.
"""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
WINDOWS = os.name == "nt"
BIN = os.path.join(VENV, "Scripts" if WINDOWS else "bin")
PYTHON = os.path.join(BIN, "python.exe" if WINDOWS else "python")
STAMP = os.path.join(VENV, "tourney-installed")
ANSWER = os.path.join(VENV, "tourney-launcher")
TOUR = os.path.join(ROOT, "out", "tour")

OLDEST, NEWEST = (3, 11), (3, 14)
FAILED = 3

# What Qt loads, and the Debian package that has it. The first group is needed without a screen too.
DRAWING = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


class Stop(Exception):
    """Setting up cannot go on; the message says why and what to type."""


def say(text):
    print("tourney: " + text, file=sys.stderr)
    sys.stderr.flush()


# --- the Python that runs it ---------------------------------------------------------------------


def works(python, code):
    """True when *python* runs *code* without an error; pyenv leaves shims that do not."""
    command = [python, "-c", code]
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def new_enough(python):
    return works(python, "import sys; sys.exit(sys.version_info < %r)" % (OLDEST,))


def candidates(version=sys.version_info, executable=sys.executable, which=shutil.which):
    """Return the interpreters worth trying, the running one first if it is new enough."""
    found = [executable] if tuple(version[:2]) >= OLDEST else []
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        path = which("python3.%d" % minor)
        if path and path not in found:
            found.append(path)
    return found


def interpreter():
    for python in candidates():
        if new_enough(python):
            return python
    name = "python%d.%d" % OLDEST
    why = "Python %d.%d or newer is needed; this is %s" % (OLDEST + (sys.version.split()[0],))
    if (
        shutil.which("apt-cache")
        and subprocess.call(["apt-cache", "show", name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        == 0
    ):
        apt([name, name + "-venv"], why)
        if new_enough(name):
            return shutil.which(name)
    raise Stop(why)


def venv_package(python):
    """Return the Debian package that lets *python* make environments."""
    name = os.path.basename(python)
    return name + "-venv" if name.startswith("python3.") else "python3-venv"


def make_venv():
    """Make .venv unless a sound one is there."""
    if os.path.exists(PYTHON) and new_enough(PYTHON) and works(PYTHON, "import pip"):
        return
    python = interpreter()
    if not works(python, "import ensurepip, venv"):
        apt([venv_package(python)], "Python's venv module is missing")
    say("making .venv")
    if subprocess.call([python, "-m", "venv", "--clear", VENV]):
        raise Stop("could not make .venv with " + python)


# --- packages ------------------------------------------------------------------------------------


def fingerprint(root=ROOT, python=PYTHON):
    """Return a digest that changes when the packages have to be installed again."""
    digest = hashlib.sha256(("%s\n%s\n" % (root, os.path.realpath(python))).encode("utf-8"))
    for name in ("pyproject.toml", os.path.join("packaging", "constraints.txt")):
        with open(os.path.join(root, name), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def read(path):
    """Return a small file's text, or "" when it is not there."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read().strip()
    except OSError:
        return ""


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def install():
    """Bring .venv to the pinned set; quick when nothing changed since the last time."""
    if os.path.exists(PYTHON) and read(STAMP) == fingerprint():
        return
    make_venv()
    say("installing into .venv (about 200 MB to download the first time)")
    command = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--constraint", os.path.join("packaging", "constraints.txt"), "--editable", ".[dev]"]
    if subprocess.call(command, cwd=ROOT):
        raise Stop("pip failed; its words are above. Is this machine online?")
    write(STAMP, fingerprint())


# --- system libraries ----------------------------------------------------------------------------


def missing(wanted, load=ctypes.CDLL):
    """Return the Debian packages of the libraries that do not load, sorted."""
    lacking = set()
    for library, package in wanted.items():
        try:
            load(library)
        except OSError:
            lacking.add(package)
    return sorted(lacking)


def wanted_libraries(action, screen):
    """Return library -> package for an action and the kind of screen ("x11", "wayland" or "")."""
    wanted = dict(DRAWING)
    if action == "run" and screen:
        wanted.update(X11)
        if screen == "wayland":
            wanted.update(WAYLAND)
    return wanted


def apt_command(packages):
    return ["apt-get", "install", "-y", "--no-install-recommends"] + list(packages)


def apt(packages, why):
    """Install Debian packages as root or through sudo.

    Raises Stop with the line to type when neither is possible or wanted.
    """
    command = apt_command(packages)
    line = "Run this once, then try again:\n\n    sudo apt-get update && sudo %s\n" % " ".join(command)
    if not shutil.which("apt-get"):
        raise Stop("%s. Install your system's packages for %s." % (why, ", ".join(packages)))
    prefix = []
    if os.geteuid() != 0:
        if not (shutil.which("sudo") and sys.stdin.isatty()):
            raise Stop("%s. %s" % (why, line))
        if not agreed("%s. Run 'sudo %s' now?" % (why, " ".join(command))):
            raise Stop("%s. %s" % (why, line))
        prefix = ["sudo"]
    say("%s; installing %s" % (why, " ".join(packages)))
    env = ["env", "DEBIAN_FRONTEND=noninteractive"]
    # An update may fail for one stale source while the packages are there: only the install decides.
    subprocess.call(prefix + env + ["apt-get", "update", "-qq"], stdout=subprocess.DEVNULL)
    if subprocess.call(prefix + env + command, stdout=subprocess.DEVNULL):
        raise Stop("apt-get could not install them. %s" % line)


def libraries(action, screen):
    if not sys.platform.startswith("linux"):
        return
    lacking = missing(wanted_libraries(action, screen))
    if lacking:
        apt(lacking, "Qt's system libraries are missing")


# --- the screen ----------------------------------------------------------------------------------


def screen_kind(env=os.environ, platform=sys.platform, exists=os.path.exists):
    """Return "x11", "wayland", "native" (not Linux) or "" where no window can open.

    A DISPLAY that names a socket which is not there counts as no screen: containers inherit it.
    """
    if not platform.startswith("linux"):
        return "native"
    wayland = env.get("WAYLAND_DISPLAY", "")
    if wayland and exists(os.path.join(env.get("XDG_RUNTIME_DIR", ""), wayland)):
        return "wayland"
    display = env.get("DISPLAY", "")
    if display.startswith(":"):
        number = display[1:].split(".")[0]
        return "x11" if exists("/tmp/.X11-unix/X" + number) else ""
    return "x11" if display else ""


def opens_a_window(arguments):
    """True when tourney would wait in a window, False for a command that ends by itself."""
    if not arguments or arguments == ["--demo"]:
        return True
    return len(arguments) == 1 and arguments[0].endswith(".tourney")


# --- a launcher ----------------------------------------------------------------------------------


def agreed(question):
    try:
        answer = input("tourney: %s [Y/n] " % question)
    except EOFError:
        return False
    return answer.strip().lower() in ("", "y", "yes")


def desktop_entry(python, root):
    """Return the text of a freedesktop.org menu entry that opens Tourney from this checkout."""
    quoted = python.replace("\\", "\\\\\\\\").replace('"', '\\\\"').replace("`", "\\\\`")
    quoted = quoted.replace("$", "\\\\$").replace("%", "%%")
    icon = os.path.join(root, "resources", "icons", "tourney.svg").replace("\\", "\\\\")
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Name=Tourney",
        "Comment=Players, results, ratings, pairings and standings of a club",
        "Comment[zh_CN]=俱乐部的选手、对局、等级分、配对与排名",
        'Exec="%s" -m tourney %%f' % quoted,
        "Icon=" + icon,
        "Terminal=false",
        "Categories=Office;Database;",
        "StartupWMClass=tourney",
    ]
    return "\n".join(lines) + "\n"


def launcher(platform=sys.platform, home=None, python=PYTHON, root=ROOT):
    """Return (path, text) pairs of the files that make a launcher on this kind of machine."""
    home = home or os.path.expanduser("~")
    desktop = os.path.join(home, "Desktop")
    if platform.startswith("linux"):
        data = os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local", "share")
        text = desktop_entry(python, root)
        files = [(os.path.join(data, "applications", "tourney.desktop"), text)]
        if os.path.isdir(desktop):
            files.append((os.path.join(desktop, "tourney.desktop"), text))
        return files
    if not os.path.isdir(desktop):
        return []
    if platform == "darwin":
        quoted = "'" + python.replace("'", "'\\''") + "'"
        return [(os.path.join(desktop, "Tourney.command"), "#!/bin/sh\nexec %s -m tourney\n" % quoted)]
    windowed = python.replace("python.exe", "pythonw.exe").replace("%", "%%")
    text = '@echo off\r\nchcp 65001 >nul\r\nstart "" "%s" -m tourney\r\n' % windowed
    return [(os.path.join(desktop, "Tourney.bat"), text)]


def offer_launcher():
    """Ask once, and only a person at a terminal, whether a double click should open Tourney."""
    if os.environ.get("CI") or read(ANSWER) or not (sys.stdin.isatty() and sys.stderr.isatty()):
        return
    files = launcher()
    if not files:
        return
    if agreed("Put Tourney into the menu or on the desktop, so that a double click opens it?"):
        for path, text in files:
            try:
                if not os.path.isdir(os.path.dirname(path)):
                    os.makedirs(os.path.dirname(path))
                with open(path, "w", encoding="utf-8", newline="") as file:
                    file.write(text)
                os.chmod(path, 0o755)
                say("wrote " + path)
            except OSError as problem:
                say("could not write %s: %s" % (path, problem))
        write(ANSWER, "yes\n")
    else:
        write(ANSWER, "no\n")


# --- the two actions -----------------------------------------------------------------------------


def run(arguments):
    """Open Tourney, or show what it does where no window can open."""
    screen = screen_kind()
    libraries("run", screen)
    command = [PYTHON, "-m", "tourney"] + arguments
    env = dict(os.environ)
    if screen:
        offer_launcher()
    else:
        env.setdefault("QT_QPA_PLATFORM", "offscreen")
        if opens_a_window(arguments):
            say("no screen here: a tour of the demo club goes to " + TOUR)
            command = [PYTHON, "-m", "tourney", "--offscreen-tour", TOUR]
    return subprocess.call(command, env=env)


def checks(arguments, has_gui_tests):
    """Return (name, command) of everything that ``test`` runs, in order.

    Widgets are tested in two processes at most: more offscreen screens would compete for the clock
    that some of those tests read. Arguments of pytest are taken to name what should run, in one go.
    """

    def tool(name):
        return os.path.join(BIN, name + (".exe" if WINDOWS else ""))

    pytest = [PYTHON, "-m", "pytest"]
    steps = [
        ("lint", [tool("ruff"), "check", "."]),
        ("format", [tool("ruff"), "format", "--check", "."]),
        ("types", [PYTHON, "-m", "mypy"]),
        ("contracts", [tool("lint-imports")]),
    ]
    if arguments:
        steps.append(("tests", pytest + arguments))
        return steps
    rest = ["-q", "-n", "auto", "--maxprocesses", "8", "--dist", "loadfile", "--ignore", "tests/ui"]
    steps.append(("tests", pytest + rest))
    if has_gui_tests:
        steps.append(("screens", pytest + ["-q", "-n", "2", "--dist", "loadfile", "tests/ui"]))
    return steps


def test(arguments):
    """Run the checks in turn; return the first exit status that is not 0."""
    libraries("test", "")
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    steps = checks(arguments, os.path.isdir(os.path.join(ROOT, "tests", "ui")))
    passed = []
    for name, command in steps:
        say("--- " + name)
        start = time.time()
        status = subprocess.call(command, cwd=ROOT, env=env)
        if status:
            left = [other for other, _ in steps[len(passed) + 1 :]]
            say("FAILED: %s (exit status %d)" % (name, status))
            say("passed: %s; not run: %s" % (", ".join(passed) or "nothing", ", ".join(left) or "nothing"))
            return status if status > 0 else FAILED
        passed.append("%s (%.0f s)" % (name, time.time() - start))
    say("all passed: " + ", ".join(passed))
    return 0


def main(arguments):
    if not arguments or arguments[0] not in ("run", "test"):
        print(__doc__.strip())
        return 0 if arguments in (["-h"], ["--help"]) else 2
    try:
        install()
        return (run if arguments[0] == "run" else test)(arguments[1:])
    except Stop as problem:
        say(str(problem))
        return FAILED
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
