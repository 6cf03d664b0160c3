"""Start the program in a process of its own, press keys in it, and close it.

python -m tests.ui.flows.second_start SETTINGS.ini Ctrl+Z Ctrl+Z ...
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from person import Person

from tourney.ui.app import begin, make_app, make_services
from tourney.ui.base.settings import Settings
from tourney.ui.main_window import MainWindow


def main(ini: str, keys: list[str]) -> None:
    """Go on with the club of the last time."""
    app = make_app(["tourney"])
    window = MainWindow(make_services(app, Settings(Path(ini))), app)
    person = Person(app, window)
    window.show_start()
    begin(window)
    window.show()
    window.activateWindow()
    person.until(lambda: window.workspace is not None)
    person.press(*keys)
    window.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
