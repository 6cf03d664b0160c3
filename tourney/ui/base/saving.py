"""Ask where a file is to be written: one way for every export."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def saving(
    parent: QWidget | None,
    title: str,
    name: str,
    take: Callable[[Path], object],
    *,
    key: str = "export-dialog",
    beside: Path | None = None,
) -> QFileDialog:
    """Return a dialog that asks for a file and hands its path to *take*; its kinds are to be added.

    *name* is proposed without an ending, in the folder of the file *beside*. A name typed without one
    gets that of the kind that is chosen; until another is, that of ``setDefaultSuffix``.
    """
    dialog = QFileDialog(parent, title)
    dialog.setObjectName(key)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)

    def follow(pattern: str) -> None:
        dialog.setDefaultSuffix(pattern.rpartition(".")[2].rstrip(")"))

    def chosen(path: str) -> None:
        take(Path(path))

    dialog.filterSelected.connect(follow)
    dialog.fileSelected.connect(chosen)
    if beside is not None:
        dialog.setDirectory(str(beside.parent))
    dialog.selectFile(file_stem(name))
    return dialog


def file_stem(name: str) -> str:
    """Return a name that every file system takes: no separators, no trailing dots, not too long."""
    stem = re.sub(r'[<>:"/\\|?*\x00-\x1f]+', " ", name)
    return " ".join(stem.split()).strip(". ")[:80]
