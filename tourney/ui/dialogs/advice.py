"""When the club file cannot be read or written: the fact, what is safe, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from tourney.core.errors import StorageError
from tourney.ui.base.errors import sentence
from tourney.ui.base.theme import Theme
from tourney.ui.widgets.dialog import Dialog


class AdviceDialog(Dialog):
    """A fault of the world, with *retry* or *save_copy* as verbs where they can help.

    For a club whose file is gone *ways* are the verbs that go on from there, the last of them safe.
    """

    def __init__(
        self,
        theme: Theme,
        error: StorageError,
        parent: QWidget | None,
        *,
        retry: Callable[[], None] | None = None,
        save_copy: Callable[[], None] | None = None,
        ways: Sequence[tuple[str, Callable[[], None]]] = (),
    ) -> None:
        super().__init__(theme, "", "", parent)
        self.setObjectName("advice-dialog")
        self.code = error.code
        self.set_question(self._title(error.code))
        self.set_detail(sentence(error))
        if save_copy is not None and error.code in ("disk-full", "disk-error", "read-only", "damaged"):
            button = self.add_verb(self.tr("Save a copy elsewhere…"))
            button.clicked.connect(self.accept)
            button.clicked.connect(save_copy)
        if retry is not None and error.code in ("locked", "disk-full", "disk-error"):
            again = self.add_verb(self.tr("Try again"), kind="primary")
            again.clicked.connect(self.accept)
            again.clicked.connect(retry)
        for words, act in ways:
            way = self.add_verb(words)
            way.clicked.connect(self.accept)
            way.clicked.connect(act)
            self.set_safe(way)
        if ways:
            return
        self.set_safe(self.add_verb(self.tr("Close"), result=Dialog.DialogCode.Rejected.value))

    def _title(self, code: str) -> str:
        match code:
            case "locked":
                return self.tr("The club is busy elsewhere")
            case "disk-full":
                return self.tr("The disk is full")
            case "read-only":
                return self.tr("The club can only be read here")
            case "damaged":
                return self.tr("The club file is damaged")
            case "missing":
                return self.tr("The club file is not there any more")
            case _:
                return self.tr("The club file cannot be reached")
