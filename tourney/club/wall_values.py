"""The values of the settings "logo" and "announcement", checked before they are kept."""

from __future__ import annotations

import base64
import binascii
import unicodedata
from typing import Any

from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP

LOGO, ANNOUNCEMENT = "logo", "announcement"
LOGO_LIMIT = 256 * 1024
"""Bytes: far more than a logo needs on paper, and little in a club file that is copied every night."""

LONGEST = 300
"""Letters that can still be read from the last row."""

NO_PICTURE = QT_TRANSLATE_NOOP(
    "Errors", "The logo is no picture that can be used. Choose a PNG or JPEG file."
)
LOGO_TOO_LARGE = QT_TRANSLATE_NOOP(
    "Errors", "The logo has {size} kB, and {limit} kB are the most. Choose a smaller picture."
)
TOO_LONG = QT_TRANSLATE_NOOP(
    "Errors", "The announcement has {length} letters, and the hall can read {limit}. Shorten it."
)
SIGNATURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")


def logo_value(data: bytes) -> str:
    """Return the bytes of a picture as the value of the setting."""
    return base64.b64encode(data).decode("ascii")


def read_logo(value: Any) -> str | None:
    """Return a checked value of "logo"; None or nothing takes the logo away.

    Raises
    ------
    TourneyError
        "bad-logo" for what is neither PNG nor JPEG, "logo-too-large".
    """
    if not value:
        return None
    try:
        data = base64.b64decode(value, validate=True)
    except (binascii.Error, TypeError, ValueError) as error:
        raise TourneyError("bad-logo", NO_PICTURE, field=LOGO) from error
    if not data.startswith(SIGNATURES):
        raise TourneyError("bad-logo", NO_PICTURE, field=LOGO)
    if len(data) > LOGO_LIMIT:
        text = LOGO_TOO_LARGE(size=-(-len(data) // 1024), limit=LOGO_LIMIT // 1024)
        raise TourneyError("logo-too-large", text, field=LOGO)
    return str(value)


def read_announcement(value: Any) -> str | None:
    """Return a checked announcement without control characters; None or blanks clear it.

    Raises
    ------
    TourneyError
        "announcement-too-long".
    """
    text = " ".join("".join(_plain(sign) for sign in str(value or "")).split())
    if len(text) > LONGEST:
        raise TourneyError(
            "announcement-too-long", TOO_LONG(length=len(text), limit=LONGEST), field=ANNOUNCEMENT
        )
    return text or None


def _plain(sign: str) -> str:
    return " " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign
