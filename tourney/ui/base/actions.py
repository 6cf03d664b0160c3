"""Every action a person can take by key, in one table: menus, palette, sheet and tooltips read it.

``SPECS`` says what there is; who carries it out is bound at run time: the window for the whole
session, and the page now shown for whatever it handles. A key that one widget alone answers
(1, = and 0 on a board) belongs to that widget and not here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tourney.core.marks import QT_TRANSLATE_NOOP, Text
from tourney.ui.base.i18n import shown

Handler = Callable[[], None]


class Group(Enum):
    """A heading of the shortcut sheet."""

    NIGHT = QT_TRANSLATE_NOOP("Actions", "Club night")
    GO = QT_TRANSLATE_NOOP("Actions", "Go to")
    CHANGES = QT_TRANSLATE_NOOP("Actions", "Changes")
    PAPER = QT_TRANSLATE_NOOP("Actions", "Paper and files")
    CLUB = QT_TRANSLATE_NOOP("Actions", "Clubs")
    WINDOW = QT_TRANSLATE_NOOP("Actions", "Window")

    @property
    def text(self) -> Text:
        return self.value


@dataclass(frozen=True, slots=True)
class Spec:
    """One action. ``keys`` are portable; the first is the one shown.

    ``home`` is the page that can do it: pressed elsewhere, the window goes there first.
    """

    key: str
    text: Text
    group: Group
    keys: tuple[str, ...] = ()
    icon: str = ""
    home: str = ""


SPECS: tuple[Spec, ...] = (
    Spec("check-in", QT_TRANSLATE_NOOP("Actions", "Check people in"), Group.NIGHT, ("F2",), "check", "desk"),
    Spec(
        "quick-result", QT_TRANSLATE_NOOP("Actions", "Type a result"), Group.NIGHT, ("F4",), "enter", "desk"
    ),
    Spec(
        "quick-event",
        QT_TRANSLATE_NOOP("Actions", "Typed results: this event or open play"),
        Group.NIGHT,
        ("Shift+F4",),
        "swap",
        "desk",
    ),
    Spec(
        "new-game",
        QT_TRANSLATE_NOOP("Actions", "Enter a game in a form"),
        Group.NIGHT,
        ("Ctrl+G",),
        "plus",
        "desk",
    ),
    Spec(
        "verify",
        QT_TRANSLATE_NOOP("Actions", "Check results: type each again"),
        Group.NIGHT,
        ("F7",),
        "check",
        "desk",
    ),
    Spec(
        "suggest",
        QT_TRANSLATE_NOOP("Actions", "Suggest or use the next round"),
        Group.NIGHT,
        ("F5",),
        "swap",
        "desk",
    ),
    Spec(
        "again",
        QT_TRANSLATE_NOOP("Actions", "Suggest another round"),
        Group.NIGHT,
        ("Ctrl+F5",),
        "again",
        "desk",
    ),
    Spec(
        "publish",
        QT_TRANSLATE_NOOP("Actions", "Publish the round: paper and hall"),
        Group.NIGHT,
        ("F9",),
        "print",
        "desk",
    ),
    Spec(
        "pairing-report",
        QT_TRANSLATE_NOOP("Actions", "Pairing report"),
        Group.NIGHT,
        ("Shift+F5",),
        "list",
        "desk",
    ),
    Spec(
        "late-pair",
        QT_TRANSLATE_NOOP("Actions", "Add a late pair to the round"),
        Group.NIGHT,
        ("Shift+F7",),
        "plus",
        "desk",
    ),
    Spec(
        "absences",
        QT_TRANSLATE_NOOP("Actions", "Check-in and absence grid"),
        Group.NIGHT,
        ("Shift+F2",),
        "calendar",
        "desk",
    ),
    Spec(
        "bracket",
        QT_TRANSLATE_NOOP("Actions", "Bracket"),
        Group.NIGHT,
        ("Ctrl+B",),
        "bracket",
        "desk",
    ),
    Spec(
        "new-event",
        QT_TRANSLATE_NOOP("Actions", "New event"),
        Group.NIGHT,
        ("Ctrl+Shift+E",),
        "calendar",
        "desk",
    ),
    Spec(
        "edit-event",
        QT_TRANSLATE_NOOP("Actions", "Set the event up"),
        Group.NIGHT,
        ("Shift+F3",),
        "settings",
        "desk",
    ),
    Spec(
        "new-player", QT_TRANSLATE_NOOP("Actions", "New player"), Group.NIGHT, ("Ctrl+N",), "plus", "players"
    ),
    Spec("teams", QT_TRANSLATE_NOOP("Actions", "Saved teams"), Group.NIGHT, ("Ctrl+T",), "players"),
    Spec(
        "here",
        QT_TRANSLATE_NOOP("Actions", "Check the chosen player in or out"),
        Group.NIGHT,
        ("Ctrl+H",),
        "check",
    ),
    Spec("blind-vote", QT_TRANSLATE_NOOP("Actions", "Blind vote"), Group.NIGHT, ("Ctrl+J",), "swap", "arena"),
    Spec("hall", QT_TRANSLATE_NOOP("Actions", "Hall display"), Group.NIGHT, ("F8",), "hall", "desk"),
    Spec(
        "announce",
        QT_TRANSLATE_NOOP("Actions", "Announce something in the hall"),
        Group.NIGHT,
        ("Shift+F8",),
        "hall",
    ),
    Spec("go-desk", QT_TRANSLATE_NOOP("Actions", "Desk"), Group.GO, ("Ctrl+1",), "desk"),
    Spec("go-players", QT_TRANSLATE_NOOP("Actions", "Players"), Group.GO, ("Ctrl+2",), "players"),
    Spec("go-games", QT_TRANSLATE_NOOP("Actions", "Games"), Group.GO, ("Ctrl+3",), "games"),
    Spec("go-standings", QT_TRANSLATE_NOOP("Actions", "Standings"), Group.GO, ("Ctrl+4",), "standings"),
    Spec("go-engine", QT_TRANSLATE_NOOP("Actions", "Engine"), Group.GO, ("Ctrl+5",), "engine"),
    Spec("go-charts", QT_TRANSLATE_NOOP("Actions", "Charts"), Group.GO, ("Ctrl+6",), "charts"),
    Spec("go-arena", QT_TRANSLATE_NOOP("Actions", "Arena"), Group.GO, ("Ctrl+7",), "arena"),
    Spec(
        "lab",
        QT_TRANSLATE_NOOP("Actions", "Engine lab: which engine predicts best"),
        Group.GO,
        ("Ctrl+Shift+B",),
        "engine",
        "engine",
    ),
    Spec(
        "rating-lists",
        QT_TRANSLATE_NOOP("Actions", "Rating periods and published lists"),
        Group.GO,
        ("Ctrl+L",),
        "list",
        "engine",
    ),
    Spec(
        "find",
        QT_TRANSLATE_NOOP("Actions", "Find a player, game or action"),
        Group.GO,
        ("Ctrl+K",),
        "search",
    ),
    Spec(
        "explain",
        QT_TRANSLATE_NOOP("Actions", "Explain the chosen game or rating"),
        Group.GO,
        ("F12",),
        "help",
    ),
    Spec("next-panel", QT_TRANSLATE_NOOP("Actions", "Next panel"), Group.GO, ("F6",)),
    Spec("previous-panel", QT_TRANSLATE_NOOP("Actions", "Previous panel"), Group.GO, ("Shift+F6",)),
    Spec("undo", QT_TRANSLATE_NOOP("Actions", "Undo"), Group.CHANGES, ("Ctrl+Z",), "undo"),
    Spec("redo", QT_TRANSLATE_NOOP("Actions", "Redo"), Group.CHANGES, ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Spec(
        "use-engine",
        QT_TRANSLATE_NOOP("Actions", "Rate with the engine tried out"),
        Group.CHANGES,
        ("Ctrl+Enter", "Ctrl+Return"),
        "engine",
    ),
    Spec("edit", QT_TRANSLATE_NOOP("Actions", "Edit what is chosen"), Group.CHANGES, ("F3",), "edit"),
    Spec(
        "swap-sides",
        QT_TRANSLATE_NOOP("Actions", "Swap the sides of the chosen game"),
        Group.CHANGES,
        ("Ctrl+Shift+X",),
        "swap",
    ),
    Spec(
        "move-games",
        QT_TRANSLATE_NOOP("Actions", "Move the chosen games"),
        Group.CHANGES,
        ("Ctrl+Shift+M",),
    ),
    Spec(
        "split-player",
        QT_TRANSLATE_NOOP("Actions", "Give the chosen games to somebody else"),
        Group.CHANGES,
        ("Ctrl+Shift+G",),
    ),
    Spec(
        "delete-event",
        QT_TRANSLATE_NOOP("Actions", "Delete the event of the chosen game"),
        Group.CHANGES,
        ("Ctrl+Shift+Del",),
    ),
    Spec(
        "merge-players",
        QT_TRANSLATE_NOOP("Actions", "Merge the chosen player with another"),
        Group.CHANGES,
        ("Ctrl+M",),
    ),
    Spec(
        "anonymise-player",
        QT_TRANSLATE_NOOP("Actions", "Anonymise the chosen player"),
        Group.CHANGES,
        ("Ctrl+Shift+A",),
    ),
    Spec(
        "history",
        QT_TRANSLATE_NOOP("Actions", "History of changes"),
        Group.CHANGES,
        ("Ctrl+Shift+H",),
        "list",
        "games",
    ),
    Spec(
        "turn-change",
        QT_TRANSLATE_NOOP("Actions", "Undo or redo the chosen change"),
        Group.CHANGES,
        ("Ctrl+Backspace",),
        "undo",
    ),
    Spec(
        "undo-to-here",
        QT_TRANSLATE_NOOP("Actions", "Undo everything back to the chosen change"),
        Group.CHANGES,
        ("Ctrl+Shift+Backspace",),
    ),
    Spec(
        "publish-list",
        QT_TRANSLATE_NOOP("Actions", "Open a rating period or publish its list"),
        Group.PAPER,
        ("Ctrl+Shift+R",),
        "list",
        "engine",
    ),
    Spec("print", QT_TRANSLATE_NOOP("Actions", "Print"), Group.PAPER, ("Ctrl+P",), "print"),
    Spec("export", QT_TRANSLATE_NOOP("Actions", "Export"), Group.PAPER, ("Ctrl+E",), "export"),
    Spec(
        "export-club",
        QT_TRANSLATE_NOOP("Actions", "Export lists, reports or the club"),
        Group.PAPER,
        ("Ctrl+Shift+O",),
        "export",
    ),
    Spec("import", QT_TRANSLATE_NOOP("Actions", "Import a file"), Group.PAPER, ("Ctrl+I",), "import"),
    Spec(
        "import-paste",
        QT_TRANSLATE_NOOP("Actions", "Import what was copied"),
        Group.PAPER,
        ("Ctrl+Shift+V",),
        "import",
    ),
    Spec("new-club", QT_TRANSLATE_NOOP("Actions", "New club"), Group.CLUB, ("Ctrl+Shift+N",), "plus"),
    Spec("open-club", QT_TRANSLATE_NOOP("Actions", "Open a club"), Group.CLUB, ("Ctrl+O",), "folder"),
    Spec(
        "demo",
        QT_TRANSLATE_NOOP("Actions", "Explore the demo club"),
        Group.CLUB,
        ("Ctrl+D",),
        "compass",
    ),
    Spec(
        "club-look",
        QT_TRANSLATE_NOOP("Actions", "Name and logo of the club"),
        Group.CLUB,
        ("Ctrl+Shift+L",),
        "edit",
    ),
    Spec("save-copy", QT_TRANSLATE_NOOP("Actions", "Save a copy"), Group.CLUB, ("Ctrl+Shift+S",), "copy"),
    Spec("restore", QT_TRANSLATE_NOOP("Actions", "Restore a backup"), Group.CLUB, (), "backup"),
    Spec("close-club", QT_TRANSLATE_NOOP("Actions", "Close this club"), Group.CLUB, ("Ctrl+W",)),
    Spec("settings", QT_TRANSLATE_NOOP("Actions", "Settings"), Group.WINDOW, ("Ctrl+,",), "settings"),
    Spec(
        "shortcuts", QT_TRANSLATE_NOOP("Actions", "Keyboard shortcuts"), Group.WINDOW, ("F1", "?"), "keyboard"
    ),
    Spec("guide", QT_TRANSLATE_NOOP("Actions", "Help: the first night"), Group.WINDOW, ("Shift+F1",), "help"),
    Spec("text-larger", QT_TRANSLATE_NOOP("Actions", "Larger text"), Group.WINDOW, ("Ctrl++", "Ctrl+=")),
    Spec("text-smaller", QT_TRANSLATE_NOOP("Actions", "Smaller text"), Group.WINDOW, ("Ctrl+-",)),
    Spec("text-normal", QT_TRANSLATE_NOOP("Actions", "Normal text size"), Group.WINDOW, ("Ctrl+0",)),
    Spec("about", QT_TRANSLATE_NOOP("Actions", "About Tourney"), Group.WINDOW, (), "info"),
    Spec("quit", QT_TRANSLATE_NOOP("Actions", "Quit"), Group.WINDOW, ("Ctrl+Q",)),
)


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
