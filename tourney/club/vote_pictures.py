"""Pictures of a vote lie in a folder beside the club, so that both move together and nothing else is needed.

They are called by what is in them: the name of a file would tell judges whose entry it is.
"""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

NOT_COPIED = QT_TRANSLATE_NOOP(
    "Errors", "“{name}” could not be copied beside the club: {reason} Nothing was changed."
)
ENDING = " pictures"


def folder_of(club: Path) -> Path:
    """Return the folder for the pictures of a club file, whether it exists or not."""
    return club.with_name(club.stem + ENDING)


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
            folder.mkdir(exist_ok=True)
            # Under its own name only once it is whole: the stick may be full or pulled out.
            half = copy.with_suffix(".part")
            shutil.copyfile(source, half)
            half.replace(copy)
    except OSError as error:
        text = NOT_COPIED(name=source.name, reason=f"{error.strerror}.")
        raise TourneyError("cannot-copy", text, field="entries") from error
    return copy.relative_to(club.parent).as_posix()
