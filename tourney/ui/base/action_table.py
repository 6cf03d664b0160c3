"""The table of every action a person can take by key: what it is called, where it is done, its keys."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tourney.core.marks import QT_TRANSLATE_NOOP, Text


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
