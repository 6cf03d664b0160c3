"""What stands on the judging screen: question, cards, counts and keys, for each stage of the evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourney.ui.base.i18n import format_number
from tourney.ui.base.theme import Theme
from tourney.ui.vote.card import EntryCard
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.fields import Field
from tourney.ui.widgets.labels import Label

SIDE = 32
DONE_KEYS = ("go-on", "judge", "undo", "close")
KEY_OF = {
    "left": "A", "right": "B", "tie": "T", "skip": "S", "undo": "U", "next": "Space", "judge": "J",
    "go-on": "G", "close": "Esc",
}  # fmt: skip


class VoteScreen(QWidget):
    """Buttons never take the keys: those belong to the window.

    Signals
    -------
    begun : str
        A judge gave his name.
    pressed : str
        A button was pressed, by what it does.
    """

    begun = Signal(str)
    pressed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.question = Label(theme, "", "card", "text", elide=True)
        self.event_name = Label(theme, "", "second", "faint")
        self.who = Label(theme, "", "body", "soft")
        self.count = Label(theme, "", "body_medium", "text")
        self.cards = (EntryCard(theme, "A"), EntryCard(theme, "B"))
        self.refusal = Label(theme, "", "body", "warn", wrap=True)
        self.refusal.setObjectName("vote-refusal")
        self.refusal.hide()
        self.pages = QStackedWidget()
        self.buttons: dict[str, KeyButton] = {}
        self.judge = Field(theme)
        self.judge.edit.setObjectName("vote-judge")
        self.judge.edit.returnPressed.connect(self._begin)
        self.judge.edit.setMinimumHeight(theme.line("body") + 16)
        self.judge_title = Label(theme, "", "page", "text")
        self.judge_words = Label(theme, "", "body", "soft", wrap=True)
        self.judge_words.setMinimumHeight(3 * theme.line("body"))
        self.judge_fault = Label(theme, "", "body", "warn", wrap=True)
        self.judge_fault.setObjectName("vote-missing")
        self.judge_fault.setMinimumHeight(2 * theme.line("body") + 8)
        self.judge_fault.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.judge_fault.hide()
        self.start = KeyButton(theme, "", key="Enter", kind="primary")
        self.start.setObjectName("vote-start")
        self.start.clicked.connect(self._begin)
        self.leave = KeyButton(theme, "", key="Esc")
        self.leave.clicked.connect(lambda: self.pressed.emit("close"))
        self.done_title = Label(theme, "", "page", "text")
        self.done_words = Label(theme, "", "body", "soft", wrap=True)
        self._lay_out()

    # What is shown

    def set_question(self, question: str, event_name: str) -> None:
        """Say what is asked, and in which event."""
        self.question.setText(question)
        self.event_name.setText(event_name)

    def ask_judge(self, judges: Sequence[str], total: int) -> None:
        """Ask who judges; those who have voted are offered."""
        completer = QCompleter(list(judges), self.judge.edit)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.judge.edit.setCompleter(completer)
        self.judge.set_text("")
        self.refusal.hide()
        self.who.setText("")
        self.count.setText(_votes(total) if total else "")
        self.pages.setCurrentIndex(0)
        self.judge.edit.setFocus()

    def tell_missing(self, count: int) -> None:
        """Say that pictures are not where they were, before anybody judges without them."""
        words = QCoreApplication.translate("Counts", "%n picture(s) cannot be found.", None, count)
        more = self.tr(
            "The club was moved without them. Close this, choose the vote under “Blind vote” again and add "
            "them there."
        )
        self.judge_fault.setText(f"{words} {more}")
        self.judge_fault.setVisible(count > 0)

    def refuse(self, sentence: str) -> None:
        """Say why nothing was kept; it stands there until something else is shown."""
        self.refusal.setText(sentence)
        self.refusal.show()

    def set_fault(self, sentence: str) -> None:
        """Say what is wrong with the name."""
        self.judge.set_error(sentence)

    def show_pair(
        self, judge: str, count: int, goal: int, total: int, *, revealed: bool, undoable: bool
    ) -> None:
        """Show the cards and how far this judge is."""
        self.refusal.hide()
        self.who.setText(self.tr("Judge: {0}").format(judge))
        done = self.tr("{0} of {1} votes").format(format_number(count), format_number(goal))
        self.count.setText(f"{done} · {_all_votes(total)}")
        for key in ("left", "tie", "right", "skip"):
            self.buttons[key].setVisible(not revealed)
        for key in ("next", "judge"):
            self.buttons[key].setVisible(revealed)
        self.buttons["undo"].setEnabled(undoable)
        self.pages.setCurrentIndex(1)

    def show_done(self, judge: str, count: int, total: int, *, single: bool) -> None:
        """Say that this judge has given what was asked for."""
        self.refusal.hide()
        self.who.setText(self.tr("Judge: {0}").format(judge))
        self.count.setText(_all_votes(total))
        self.done_title.setText(self.tr("Thank you, {0}. That is all.").format(judge))
        self.done_words.setText(
            self.tr("You gave {0}; all judges together {1}.").format(_votes(count), _votes(total))
        )
        self.buttons["done-go-on"].setVisible(not single)
        self.pages.setCurrentIndex(2)

    def retranslate(self) -> None:
        """Set every text again."""
        words = {
            "left": self.tr("A is better"), "right": self.tr("B is better"), "tie": self.tr("A tie"),
            "skip": self.tr("Skip"), "undo": self.tr("Take back"), "next": self.tr("Next pair"),
            "judge": self.tr("Another judge"), "go-on": self.tr("Go on"), "close": self.tr("Close"),
        }  # fmt: skip
        for key, button in self.buttons.items():
            text = words[key.removeprefix("done-")]
            button.setText(text)
            button.setAccessibleName(text)
            button.setToolTip(f"{text}   {button.key}")
        self.judge.set_label(self.tr("Name of the judge"))
        self.judge_title.setText(self.tr("Who judges?"))
        self.judge_words.setText(
            self.tr(
                "Two entries stand side by side, without their names. Say which one is better by a key; "
                "the names follow. Each vote is kept at once."
            )
        )
        self.start.setText(self.tr("Begin"))
        self.leave.setText(self.tr("Close"))

    def _begin(self) -> None:
        self.begun.emit(self.judge.text())

    # Layout

    def _button(self, key: str, name: str, kind: str = "plain") -> KeyButton:
        button = KeyButton(self.theme, "", key=KEY_OF[key], kind=kind)
        button.setObjectName(f"vote-{name}")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.pressed.emit(key))
        self.buttons[name] = button
        return button

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        left = QVBoxLayout()
        left.setSpacing(2)
        left.addWidget(self.question)
        left.addWidget(self.event_name)
        right = QVBoxLayout()
        right.setSpacing(2)
        for label in (self.who, self.count):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            right.addWidget(label)
        head.addLayout(left, 1)
        head.addLayout(right)
        for page in (self._judge_page(), self._pair_page(), self._done_page()):
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, 24, SIDE, 20)
        column.setSpacing(20)
        column.addLayout(head)
        column.addWidget(self.refusal)
        column.addWidget(self.pages, 1)

    def _pair_page(self) -> QWidget:
        page = QWidget()
        cards = QHBoxLayout()
        cards.setSpacing(24)
        for card in self.cards:
            cards.addWidget(card, 1)
        keys = QHBoxLayout()
        keys.setSpacing(10)
        # Both ends take the same width, so that the verdicts stand in the middle.
        before, after = QHBoxLayout(), QHBoxLayout()
        for end in (before, after):
            end.setSpacing(10)
        for key in ("undo", "skip"):
            before.addWidget(self._button(key, key, "quiet"))
        before.addStretch(1)
        keys.addLayout(before, 1)
        for key in ("left", "tie", "right"):
            keys.addWidget(self._button(key, key))
        keys.addWidget(self._button("next", "next", "primary"))
        after.addStretch(1)
        for key in ("judge", "close"):
            after.addWidget(self._button(key, key, "quiet"))
        keys.addLayout(after, 1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addLayout(cards, 1)
        column.addLayout(keys)
        return page

    def _judge_page(self) -> QWidget:
        verbs = QHBoxLayout()
        verbs.setSpacing(8)
        verbs.addStretch(1)
        verbs.addWidget(self.leave)
        verbs.addWidget(self.start)
        return self._centred(self.judge_title, self.judge_words, self.judge_fault, self.judge, verbs)

    def _done_page(self) -> QWidget:
        verbs = QHBoxLayout()
        verbs.setSpacing(8)
        for key in DONE_KEYS:
            verbs.addWidget(self._button(key, f"done-{key}", "primary" if key == "judge" else "plain"))
        verbs.addStretch(1)
        return self._centred(self.done_title, self.done_words, verbs)

    def _centred(self, *parts: QWidget | QHBoxLayout) -> QWidget:
        page = QWidget()
        inner = QWidget()
        inner.setFixedWidth(self.theme.px(520))
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        for part in parts:
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        outer = QVBoxLayout(page)
        outer.addStretch(2)
        outer.addWidget(inner, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(3)
        return page


def _votes(count: int) -> str:
    words = QCoreApplication.translate("Counts", "%n vote(s)", None, count)
    return words.replace(str(count), format_number(count), 1)


def _all_votes(count: int) -> str:
    words = QCoreApplication.translate("Counts", "%n vote(s) in all", None, count)
    return words.replace(str(count), format_number(count), 1)
