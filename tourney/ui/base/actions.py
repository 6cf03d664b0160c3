"""Every action a person can take by key: menus, palette, sheet and tooltips read one table.

``action_table.SPECS`` says what there is; who carries it out is bound at run time: the window for the whole
session, and the page now shown for whatever it handles. A key that one widget alone answers
(1, = and 0 on a board) belongs to that widget and not here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tourney.ui.base.action_table import SPECS, Spec
from tourney.ui.base.i18n import shown

Handler = Callable[[], None]


def shown_key(portable: str) -> str:
    """Return a key as this computer writes it, with spaces instead of plus signs: Ctrl Z."""
    native = QKeySequence(portable).toString(QKeySequence.SequenceFormat.NativeText)
    if native.endswith("+"):
        return f"{native[:-1].replace('+', ' ')}+" if native != "+" else native
    return native.replace("+", " ")


class Actions(QObject):
    """A ``QAction`` for each spec, whoever carries it out at the moment."""

    def __init__(self, parent: QObject | None = None, specs: tuple[Spec, ...] = SPECS) -> None:
        super().__init__(parent)
        self.specs = specs
        self._by_key = {spec.key: spec for spec in specs}
        self._window: dict[str, Handler] = {}
        self._page: Mapping[str, Handler] = {}
        self._pages: frozenset[str] = frozenset()
        self._off: set[str] = set()
        self._go: Callable[[str], None] | None = None
        self._actions: dict[str, QAction] = {}
        for spec in specs:
            action = QAction(self)
            action.setObjectName(spec.key)
            action.setShortcuts([QKeySequence(key) for key in spec.keys])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.setAutoRepeat(spec.key in ("undo", "redo", "text-larger", "text-smaller"))
            action.setEnabled(False)
            action.triggered.connect(self._runner(spec.key))
            self._actions[spec.key] = action
        self.retranslate()

    def attach(self, window: QWidget) -> None:
        """Make the keys work in *window*."""
        window.addActions(list(self._actions.values()))

    def spec(self, key: str) -> Spec:
        """Return what the table says of an action."""
        return self._by_key[key]

    def action(self, key: str) -> QAction:
        """Return the action, for buttons and menus."""
        return self._actions[key]

    def text(self, key: str) -> str:
        """Return an action's name in the reader's language."""
        return shown(self._by_key[key].text)

    def key(self, key: str) -> str:
        """Return the key to show for an action; empty where it has none."""
        keys = self._by_key[key].keys
        return shown_key(keys[0]) if keys else ""

    def run(self, key: str) -> None:
        """Carry an action out as if its key were pressed; nothing when it is off."""
        self._actions[key].trigger()

    def available(self) -> list[Spec]:
        """Return the specs that would do something now, in the order of the table."""
        return [spec for spec in self.specs if self._actions[spec.key].isEnabled()]

    def bind(self, handlers: Mapping[str, Handler]) -> None:
        """Let the window carry these out from now on.

        Raises
        ------
        KeyError
            When the table has no such action.
        """
        for key in handlers:
            self._by_key[key]
        self._window.update(handlers)
        self._update()

    def unbind(self, keys: list[str]) -> None:
        """Stop carrying these out."""
        for key in keys:
            self._window.pop(key, None)
        self._update()

    def bind_page(self, handlers: Mapping[str, Handler]) -> None:
        """Let the page now shown carry these out; they win over the window's.

        Raises
        ------
        KeyError
            When the table has no such action.
        """
        for key in handlers:
            self._by_key[key]
        self._page = dict(handlers)
        self._update()

    def bind_pages(self, pages: frozenset[str], go: Callable[[str], None] | None) -> None:
        """Name the pages there are, and how to go to one, for actions with a home."""
        self._pages = pages
        self._go = go
        self._update()

    def set_enabled(self, key: str, enabled: bool) -> None:
        """Turn off an action that is bound but has nothing to do (undo with nothing done)."""
        if enabled:
            self._off.discard(key)
        else:
            self._off.add(key)
        self._actions[key].setEnabled(self._handled(key))

    def set_tooltip(self, key: str, text: str) -> None:
        """Say in the tooltip what exactly would happen; the key is added."""
        self._actions[key].setToolTip(_with_key(text, self.key(key)))

    def retranslate(self) -> None:
        """Set every name and tooltip again; the language changed."""
        for spec in self.specs:
            text = shown(spec.text)
            self._actions[spec.key].setText(text)
            self.set_tooltip(spec.key, text)

    def _handled(self, key: str) -> bool:
        if key in self._off:
            return False
        return key in self._page or key in self._window or self._by_key[key].home in self._pages

    def _update(self) -> None:
        for spec in self.specs:
            self._actions[spec.key].setEnabled(self._handled(spec.key))

    def _runner(self, key: str) -> Handler:
        def run() -> None:
            handler = self._page.get(key) or self._window.get(key)
            home = self._by_key[key].home
            if handler is None and home in self._pages and self._go is not None:
                self._go(home)
                handler = self._page.get(key)
            if handler is not None:
                handler()

        return run


def _with_key(text: str, key: str) -> str:
    if not key:
        return text
    return QCoreApplication.translate("Actions", "{0}  {1}", "an action and its key").format(text, key)
