"""The events of a file by name, in order of first appearance."""

from __future__ import annotations

from tourney.core.errors import TourneyError
from tourney.core.records import clean_name
from tourney.exchange.guard import unguard
from tourney.exchange.readers._results import Refused


class Events:
    """Puts each new name at the end of *names*, which it is given to fill."""

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self._index: dict[str, int] = {}

    def index(self, cell: str) -> int:
        """Return the index of the event in a cell, -1 where there is none.

        Raises
        ------
        Refused
            "name-long".
        """
        bare = unguard(cell)
        if not bare.strip():
            return -1
        if bare not in self._index:
            try:
                name = clean_name(bare)
            except TourneyError as wrong:
                raise Refused("event", wrong.code, wrong.text) from None
            if name not in self._index:
                self._index[name] = len(self._names)
                self._names.append(name)
            self._index[bare] = self._index[name]
        return self._index[bare]
