"""What this computer remembers between two runs: windows, language, looks, recent clubs.

Nothing of a club is kept here; a lost file costs a person a few clicks.
"""

from __future__ import annotations

import datetime as dt
import getpass
import json
import platform
from dataclasses import asdict, dataclass
from pathlib import Path

import platformdirs
from PySide6.QtCore import QByteArray, QSettings

RECENT_LIMIT = 12
TEXT_SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
THEME_MODES = ("system", "light", "dark")


def config_file() -> Path:
    """Return where the settings of this person live."""
    return platformdirs.user_config_path("tourney", appauthor=False) / "tourney.ini"


def data_folder() -> Path:
    """Return where files the program makes for itself live (the demo club's copy)."""
    return platformdirs.user_data_path("tourney", appauthor=False)


def log_folder() -> Path:
    """Return where log files live."""
    return platformdirs.user_log_path("tourney", appauthor=False)


def clubs_folder() -> Path:
    """Return the folder proposed for a new club."""
    return platformdirs.user_documents_path()


@dataclass(frozen=True, slots=True)
class RecentClub:
    """A club opened before, as it was when it was last closed."""

    path: str
    name: str
    players: int = 0
    games: int = 0
    opened: str = ""
    """ISO date and time."""

    event: str = ""
    event_date: str = ""

    @property
    def opened_at(self) -> dt.datetime | None:
        try:
            return dt.datetime.fromisoformat(self.opened)
        except ValueError:
            return None


class Settings:
    """Typed access to one ini file; a value of the wrong kind reads as the default."""

    def __init__(self, path: Path | None = None) -> None:
        self._store = QSettings(str(path or config_file()), QSettings.Format.IniFormat)

    def sync(self) -> None:
        """Write to disk now."""
        self._store.sync()

    def _text(self, key: str, default: str = "") -> str:
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    @property
    def language(self) -> str:
        return self._text("look/language", "system")

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("look/language", code)

    @property
    def theme_mode(self) -> str:
        mode = self._text("look/theme", "system")
        return mode if mode in THEME_MODES else "system"

    @theme_mode.setter
    def theme_mode(self, mode: str) -> None:
        self._store.setValue("look/theme", mode)

    @property
    def text_scale(self) -> float:
        try:
            scale = float(self._text("look/text_scale", "1.0"))
        except ValueError:
            return 1.0
        return min(max(scale, TEXT_SCALES[0]), TEXT_SCALES[-1])

    @text_scale.setter
    def text_scale(self, scale: float) -> None:
        self._store.setValue("look/text_scale", f"{scale:g}")

    @property
    def desk_name(self) -> str:
        """Return who enters results here, for the journal: the person's choice or the computer's."""
        return self._text("desk/name") or default_desk_name()

    @desk_name.setter
    def desk_name(self, name: str) -> None:
        self._store.setValue("desk/name", name.strip())

    @property
    def geometry(self) -> QByteArray:
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    def columns(self, table: str) -> QByteArray:
        """Return a table's saved header state; empty when none is."""
        value = self._store.value(f"columns/{table}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_columns(self, table: str, state: QByteArray) -> None:
        """Remember a table's header state."""
        self._store.setValue(f"columns/{table}", state)

    def choice(self, key: str, default: str = "") -> str:
        """Return a small choice of a page, such as which tab was shown."""
        return self._text(f"choices/{key}", default)

    def set_choice(self, key: str, value: str) -> None:
        """Remember a small choice of a page."""
        self._store.setValue(f"choices/{key}", value)

    @property
    def last_club(self) -> str:
        """Return the path of the club that was open when the program ended; empty for none."""
        return self._text("clubs/last")

    @last_club.setter
    def last_club(self, path: str) -> None:
        self._store.setValue("clubs/last", path)

    def recent_clubs(self) -> list[RecentClub]:
        """Return the clubs opened before, latest first."""
        try:
            rows = json.loads(self._text("clubs/recent", "[]"))
            return [RecentClub(**row) for row in rows]
        except (ValueError, TypeError):
            return []

    def remember_club(self, club: RecentClub) -> None:
        """Put a club on top of the list, replacing what was known of that file."""
        others = [one for one in self.recent_clubs() if one.path != club.path]
        self._write_recent([club, *others][:RECENT_LIMIT])

    def forget_club(self, path: str) -> None:
        """Take a club off the list; the file stays."""
        self._write_recent([one for one in self.recent_clubs() if one.path != path])
        if self.last_club == path:
            self.last_club = ""

    def _write_recent(self, clubs: list[RecentClub]) -> None:
        rows = [asdict(club) for club in clubs]
        self._store.setValue("clubs/recent", json.dumps(rows, ensure_ascii=False))


def default_desk_name() -> str:
    """Return a name for this desk from the person's and the computer's."""
    try:
        person = getpass.getuser()
    except (OSError, KeyError, ImportError):
        person = ""
    return " @ ".join(part for part in (person, platform.node()) if part) or "desk"
