"""A fast start: nothing heavy is imported before the window has been painted."""

import os
import subprocess
import sys

SCRIPT = """
import sys
from tourney.ui import app
from tourney.ui.base.settings import Settings
from tourney.ui.main_window import MainWindow
from pathlib import Path
program = app.make_app(["tourney"])
window = MainWindow(app.make_services(program, Settings(Path(sys.argv[1]))), program)
window.show_start()
window.show()
program.processEvents()
program.processEvents()
heavy = ("numpy", "scipy", "pyqtgraph", "rustworkx", "sqlalchemy", "sqlmodel", "alembic", "pydantic")
print(",".join(name for name in heavy if name in sys.modules))
window.close()
"""


def test_the_first_paint_needs_nothing_heavy(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path / "s.ini")],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout.strip() == ""
