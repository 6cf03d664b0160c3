"""Writes the drawings that are made from code to resources/icons: run it after one of them was changed.

The mark as SVG and as PNGs of the launcher, and the small images that the style sheet names as files.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def main() -> int:
    """Write every drawing."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(ROOT))
    from PySide6.QtWidgets import QApplication

    from tourney.ui.base import icons

    app = QApplication([])
    folder = ROOT / "resources" / "icons"
    (folder / "tourney.svg").write_text(icons.mark_svg() + "\n", encoding="utf-8")
    for size in SIZES:
        icons.mark_picture(size).save(str(folder / f"tourney-{size}.png"))
    for name, drawing in icons.sheet_images().items():
        (folder / "sheet" / name).write_text(drawing, encoding="utf-8")
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
