"""Run at length what the ordinary tests only touch: ``python -m tests.long [arguments of pytest]``.

Every file of this folder runs, and every test elsewhere that is marked ``long``, with more examples
and more kills. ``TOURNEY_KILLS`` in the environment overrides the number of kills.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
KILLS = "300"
NOTHING_COLLECTED = 5


def main(arguments: list[str]) -> int:
    """Return the exit status of the first part that fails, or 0."""
    env = dict(os.environ)
    env.setdefault("TOURNEY_KILLS", KILLS)
    env.setdefault("QT_QPA_PLATFORM", "offscreen")
    pytest = [sys.executable, "-m", "pytest", "--hypothesis-profile", "long", *arguments]
    files = [str(path) for path in sorted(HERE.glob("test_*.py"))]
    parts = [["-m", "long", "tests"], *([files] if files else [])]
    for part in parts:
        status = subprocess.call([*pytest, *part], cwd=ROOT, env=env)
        if status not in (0, NOTHING_COLLECTED):
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
