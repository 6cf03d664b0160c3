"""What can go wrong in the user's world, as a code, a text and the field concerned.

A bug of ours is any other exception. A person never reads a traceback: the screen and the command
line show ``TourneyError`` as its sentence, and everything else as one crash report.
"""

from __future__ import annotations

from tourney.core.marks import Text, say


class TourneyError(Exception):
    """A refusal in words: what is wrong, and what to do.

    Parameters
    ----------
    code : str
        Stable short key, for tests and scripts ("unknown-player").
    text : Text
        The sentence, translated where it is shown.
    field : str or None
        Name of the input field, column or option that holds the bad value.
    """

    def __init__(self, code: str, text: Text, *, field: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.text = text
        self.field = field

    def __str__(self) -> str:
        return say(self.text)


class StorageError(TourneyError):
    """The club file cannot be read or written: locked, full, read-only, newer, damaged."""


class ConflictError(TourneyError):
    """Somebody else changed the same thing first; the text tells the present value."""


class BlockedError(TourneyError):
    """A later change stands in the way; ``entry_id`` is its line of the journal, None when none is known."""

    def __init__(self, code: str, text: Text, *, entry_id: int | None = None) -> None:
        super().__init__(code, text)
        self.entry_id = entry_id


class Cancelled(Exception):  # noqa: N818 - not an error: the person asked for it
    """Long work was stopped on request; nothing of it was kept."""
