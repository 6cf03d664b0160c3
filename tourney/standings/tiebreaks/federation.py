"""The federation's tie-breaks: Buchholz and its kin, direct encounter, performance ratings."""

from __future__ import annotations

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.standings.contest import Contest
from tourney.standings.federation.columns import FederationSession
from tourney.standings.federation.keys import KINDS, known, parse
from tourney.standings.tiebreak_base import PLAIN_GROUND, Ground, Kind


class Federation:
    """The family of FIDE's tie-break rules (Handbook C.07), in the editions of ``EDITIONS``."""

    key = "federation"
    label = QT_TRANSLATE_NOOP("TieBreaks", "Chess federation")
    kinds: tuple[Kind, ...] = KINDS

    def knows(self, name: str) -> bool:
        """Return whether a name is one of the federation's."""
        return known(name)

    def labelled(self, key: str) -> Text:
        """Return the full name of a key, its modifiers in words."""
        return parse(key).label

    def begin(self, contest: Contest, ground: Ground = PLAIN_GROUND) -> FederationSession:
        """Return the family at work on a contest."""
        return FederationSession(contest, ground)


PLUGIN = Federation()
