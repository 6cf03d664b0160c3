"""Pictures of a vote lie in a folder beside the club, so that both move together and nothing else is needed.

They are called by what is in them: the name of a file would tell judges whose entry it is.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import CancelCheck, Progress, checkpoint

NOT_COPIED = QT_TRANSLATE_NOOP(
    "Errors", "“{name}” could not be copied beside the club: {reason} Nothing was changed."
)
ENDING = " pictures"
_HALF = ".part"


def folder_of(club: Path) -> Path:
    """Return the folder for the pictures of a club file, whether it exists or not."""
    return club.with_name(club.stem + ENDING)


def place_of(club: Path | None, picture: str) -> Path:
    """Return where a stored picture lies: where it was kept, else beside the club as that is called now."""
    path = Path(picture)
    if club is None or path.is_absolute():
        return path
    kept, own = club.parent / path, folder_of(club) / path.name
    return own if not kept.is_file() and own.is_file() else kept


def take_along(
    club: Path,
    target: Path,
    stored: Iterable[str] = (),
    *,
    progress: Progress | None = None,
    cancelled: CancelCheck | None = None,
) -> int:
    """Copy the pictures of a club beside a copy of it; return how many could not be copied.

    They are those in its folder, and those that it has *stored* while it was called otherwise.
    """
    sources, folder = _lying_beside(club, stored), folder_of(target)
    lost = 0
    for number, source in enumerate(sources):
        checkpoint(number, len(sources), progress, cancelled)
        copy = folder / source.name
        try:
            if not copy.exists():
                _copy(source, copy)
        except OSError:
            lost += 1
    return lost


def keep(club: Path | None, picture: str) -> str:
    """Copy a picture beside the club and return its path from the club's folder on, as it is stored.

    What lies there already stays as it is; without a club file the path is given back.

    Raises
    ------
    TourneyError
        "cannot-copy" where it cannot be read or written.
    """
    if not picture or club is None:
        return picture
    path = Path(picture)
    source = path if path.is_absolute() else club.parent / path
    folder = folder_of(club)
    if source.parent == folder:
        return source.relative_to(club.parent).as_posix()
    try:
        with source.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
        copy = folder / f"{digest[:20]}{source.suffix.lower()}"
        if not copy.exists():
            _copy(source, copy)
    except OSError as error:
        text = NOT_COPIED(name=source.name, reason=f"{error.strerror}.")
        raise TourneyError("cannot-copy", text, field="entries") from error
    return copy.relative_to(club.parent).as_posix()


def _lying_beside(club: Path, stored: Iterable[str]) -> list[Path]:
    folder = folder_of(club)
    found = {path for path in (folder.glob("*") if folder.is_dir() else ()) if path.suffix != _HALF}
    # What was not kept by this module has a name that may stand for two.
    kept = (place_of(club, one) for one in stored if not Path(one).is_absolute())
    found |= {path for path in kept if path.parent.name.endswith(ENDING)}
    return sorted(path for path in found if path.is_file())


def _copy(source: Path, copy: Path) -> None:
    """Copy a picture; under its own name only once it is whole: the stick may be full or pulled out."""
    copy.parent.mkdir(exist_ok=True)
    half = copy.with_suffix(_HALF)
    try:
        shutil.copyfile(source, half)
        half.replace(copy)
    finally:
        half.unlink(missing_ok=True)
