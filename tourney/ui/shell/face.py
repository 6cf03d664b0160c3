"""What the parts of the window ask of the window itself."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from tourney.ui.base.bus import Notice
from tourney.ui.base.context import Services
from tourney.ui.shell.clubs import Clubs
from tourney.ui.shell.palette import Palette
from tourney.ui.shell.workspace import Workspace


class Face(Protocol):
    """The window as its commands know it: one club at a time, or the Start page."""

    services: Services
    clubs: Clubs
    palette_box: Palette
    workspace: Workspace | None

    def show_start(self) -> None:
        """Show the Start page."""

    def open_club(self, path: Path) -> None:
        """Open a club file in place of the one that is open."""

    def close_club(self) -> None:
        """Let go of the club."""

    def take_file(self, path: Path) -> None:
        """Do with a file what its kind asks for."""

    def import_file(self, path: Path) -> None:
        """Show what a document would bring in."""

    def import_text(self, text: str) -> None:
        """Show what a pasted text would bring in."""

    def notice(self, notice: Notice) -> None:
        """Tell something in a corner of the window."""
