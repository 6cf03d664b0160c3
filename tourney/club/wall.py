"""What a club shows besides its lists: the logo on its paper, and what is announced in the hall."""

from __future__ import annotations

import base64
import binascii

from tourney.club.club import Club
from tourney.club.wall_values import ANNOUNCEMENT, LOGO


def logo(club: Club) -> bytes:
    """Return the club's logo as the bytes of a picture, none where it has no logo."""
    kept = club.setting(LOGO)
    try:
        return base64.b64decode(kept) if isinstance(kept, str) else b""
    except binascii.Error:
        return b""


def announcement(club: Club) -> str:
    """Return what the organizer tells the hall now, empty for nothing."""
    kept = club.setting(ANNOUNCEMENT)
    return kept if isinstance(kept, str) else ""
