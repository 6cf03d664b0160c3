"""A dialog that asks once before typed work is lost."""

from __future__ import annotations

from tourney.ui.widgets.dialog import Dialog
from tourney.ui.widgets.notice import Notice


class WorkDialog(Dialog):
    """Esc, Cancel or its window's cross over unstored changes is answered by a notice; once more leaves."""

    notice: Notice
    _warned = False

    def has_changed(self) -> bool:
        """Return whether something was filled in that would be lost."""
        raise NotImplementedError

    def stay(self) -> None:
        """Ask anew the next time: the person went on working."""
        self._warned = False

    def reject(self) -> None:
        if self._warned or not self.has_changed():
            super().reject()
            return
        self._warned = True
        self.say_unstored(
            self.tr("What was changed here is not stored."),
            self.tr("Press Esc or Cancel again to close without storing it, or go on."),
        )

    def say_unstored(self, fact: str, rest: str) -> None:
        """Show the question in the dialog's notice."""
        self.notice.set_words(fact, rest)
        self.notice.show()
