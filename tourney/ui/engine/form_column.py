"""The middle of the page: what an engine is, all that can be set, and the button that takes it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tourney.club.display_scale import CLUB, NATIVE, own_scales, scale_of, scales
from tourney.club.engine_choice import ByDeviation, ByGames, EngineChoice, Rule, usual, usual_rule
from tourney.club.engine_words import about, reduction
from tourney.ui.base.context import Context
from tourney.ui.base.i18n import format_number, shown
from tourney.ui.engine.club_wide import ClubWide
from tourney.ui.widgets.buttons import KeyButton
from tourney.ui.widgets.labels import Label
from tourney.ui.widgets.option_form import OptionForm
from tourney.ui.widgets.option_row import CalmChoice
from tourney.ui.widgets.option_words import number_words
from tourney.ui.widgets.surface import Surface

WIDE = 372
MARGIN = 20
BY_DEVIATION, BY_GAMES = "deviation", "games"


class FormColumn(Surface):
    """Everything about one engine. ``read`` gives what is filled in.

    Signals
    -------
    edited
        The person changed something.
    engine_picked : str
        Another engine was chosen in the box that stands for the list where there is no room for it.
    used
        The button was pressed.
    reverted
        Back to what the club rates with.
    """

    edited = Signal()
    engine_picked = Signal(str)
    used = Signal()
    reverted = Signal()

    def __init__(self, ctx: Context, parent: QWidget | None = None) -> None:
        super().__init__(ctx.theme, "panel", right=True, parent=parent)
        theme = self._theme = ctx.theme
        self._choice = usual("glicko2")
        self._editable = True
        self.pick = CalmChoice(theme)
        self.pick.setObjectName("engine-pick")
        self.pick.activated.connect(self._picked)
        self.title = Label(theme, "", "panel", "text")
        self.about = Label(theme, "", "body", "soft", wrap=True)
        self.reduction_title = Label(theme, "", "second_strong", "text")
        self.reduction = Label(theme, "", "second", "soft", wrap=True)
        self.params_title = Label(theme, "", "panel", "text")
        self.rule_title = Label(theme, "", "panel", "text")
        self.rule_note = Label(theme, "", "second", "faint", wrap=True)
        self.scale_title = Label(theme, "", "panel", "text")
        self.scale_help = Label(theme, "", "second", "soft", wrap=True)
        self.rule_by = CalmChoice(theme)
        self.rule_by.setObjectName("placement-by")
        self.scale = CalmChoice(theme)
        self.scale.setObjectName("display-scale")
        for box, keys in ((self.rule_by, (BY_DEVIATION, BY_GAMES)), (self.scale, (NATIVE, CLUB))):
            for key in keys:
                box.add(key, key)
        self.rule_by.activated.connect(self._rule_changed)
        self.scale.activated.connect(self.edited)
        self.all_usual = KeyButton(theme, kind="ghost")
        self.all_usual.setObjectName("all-usual")
        self.all_usual.clicked.connect(self._all_usual)
        self.params = OptionForm(theme, self._choice.engine.params_type)
        self.by_deviation = OptionForm(theme, ByDeviation)
        self.by_games = OptionForm(theme, ByGames)
        self.use = KeyButton(theme, kind="primary", key=ctx.actions.key("use-engine"))
        self.use.setObjectName("use-engine")
        self.use.clicked.connect(self.used)
        self.revert = KeyButton(theme, kind="ghost")
        self.revert.setObjectName("revert-engine")
        self.revert.clicked.connect(self.reverted)
        for form in (self.params, self.by_deviation, self.by_games):
            form.edited.connect(self._edited)
        self.wide = ClubWide(theme)
        self.wide.edited.connect(self._edited)
        self._lay_out()
        self.restyle()
        self.retranslate()

    # What is filled in

    def show_choice(self, choice: EngineChoice) -> None:
        """Fill in a choice; the form is built anew for another engine."""
        if choice.engine.params_type is not self.params.options:
            self._take_form(choice)
        self._choice = choice
        self.pick.choose(choice.engine.key)
        self.params.load(choice.params)
        self._show_rule(choice.rule)
        self.scale.choose(choice.scale)
        self.wide.load(choice.caution, choice.measure)
        self._say()

    def read(self) -> EngineChoice | None:
        """Return what is filled in; None while something is wrong, which stands at its field."""
        engine = self._choice.engine
        params = self.params.read()
        form = self.by_games if self.rule_by.current() == BY_GAMES else self.by_deviation
        rule = form.read()
        wide = self.wide.read()
        if params is None or rule is None or wide is None:
            return None
        scale = self.scale.current() if self._has_scales else NATIVE
        return EngineChoice(engine, params, rule, scale, *wide)

    def set_state(self, *, ready: bool, differs: bool, editable: bool) -> None:
        """Say whether the button may be pressed, and whether there is something to go back from."""
        self.use.setEnabled(ready and differs and editable)
        self.revert.setVisible(differs)
        self.all_usual.setVisible(not self._is_usual() and editable)
        if editable != self._editable:
            self._editable = editable
            for form in (self.params, self.by_deviation, self.by_games):
                form.set_editable(editable)
            for box in (self.rule_by, self.scale):
                box.setEnabled(editable)
            self.wide.set_editable(editable)

    def set_narrow(self, narrow: bool) -> None:
        """Show a box in place of the list of engines, or not."""
        self.pick.setVisible(narrow)
        self.title.setVisible(not narrow)

    def first_field(self) -> QWidget:
        """Return the first field, or the first that is wrong."""
        for form in (self.params, self.by_deviation, self.by_games):
            wrong = form.first_wrong()
            if wrong is not None and not form.isHidden():
                return wrong.input
        wrong = self.wide.first_wrong()
        if wrong is not None:
            return wrong.input
        return next(iter(self.params.rows.values())).input

    @property
    def _has_scales(self) -> bool:
        engine = self._choice.engine
        return not own_scales(engine) and len(scales(engine)) > 1

    def _is_usual(self) -> bool:
        form = self.by_games if self.rule_by.current() == BY_GAMES else self.by_deviation
        by_games = isinstance(usual_rule(self._choice.engine), ByGames)
        same_rule = (self.rule_by.current() == BY_GAMES) == by_games and form.usual
        same_scale = not self._has_scales or self.scale.current() == NATIVE
        return self.params.usual and same_rule and same_scale and self.wide.usual

    # Looks

    def retranslate(self) -> None:
        """Set every text again."""
        self.reduction_title.setText(self.tr("Teams and games of many sides"))
        self.params_title.setText(self.tr("Settings"))
        self.rule_title.setText(self.tr("Placement"))
        self.scale_title.setText(self.tr("Scale shown"))
        self.scale_help.setText(
            self.tr("Only how ratings are written, on every screen and on paper; nothing is rated anew.")
        )
        self.rule_by.setItemText(0, self.tr("By how sure the rating is"))
        self.rule_by.setItemText(1, self.tr("By games played"))
        self.rule_by.setAccessibleName(self.tr("When a player is ranked"))
        self.scale.setItemText(0, self.tr("The engine’s own, 0 to 50"))
        self.scale.setItemText(1, self.tr("As clubs know it, around 1500"))
        self.scale.setAccessibleName(self.tr("Scale shown"))
        self.pick.setAccessibleName(self.tr("Engine"))
        self.all_usual.setText(self.tr("All as usual"))
        self.revert.setText(self.tr("Go back"))
        self.revert.setToolTip(self.tr("Fill in again what the club rates with"))
        for form in (self.params, self.by_deviation, self.by_games):
            form.retranslate()
        self.wide.retranslate()
        self._say()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "use"):
            self.setFixedWidth(self._theme.px(WIDE))

    def _say(self) -> None:
        engine = self._choice.engine
        label = shown(engine.label)
        self.title.setText(label)
        self.about.setText(shown(about(engine)))
        self.use.setText(self.tr("Use {0}").format(label))
        self._say_reduction()
        self._say_rule()
        for widget in (self.scale_title, self.scale, self.scale_help):
            widget.setVisible(self._has_scales)

    def _say_reduction(self) -> None:
        params = self.params.read() if not self.params.first_wrong() else None
        sentences = reduction(self._choice.engine, params or self._choice.params)
        self.reduction.setText("\n".join(shown(one) for one in sentences))

    def _say_rule(self) -> None:
        engine = self._choice.engine
        by_games = self.rule_by.current() == BY_GAMES
        self.rule_by.setVisible(engine.has_deviation)
        self.by_games.setVisible(by_games)
        self.by_deviation.setVisible(not by_games)
        note = ""
        if not engine.has_deviation:
            note = self.tr("This engine knows no deviation, so games are counted.")
        elif not by_games and self._has_scales and self.scale.current() == CLUB:
            factor = scale_of(engine, self._choice.params, CLUB).factor
            enter = self.by_deviation.rows["enter"].value()
            if isinstance(enter, float):
                note = self.tr("Both on the engine’s own scale; {0} is ±{1} on the scale shown.").format(
                    number_words(enter), format_number(enter * factor)
                )
        self.rule_note.setText(note)
        self.rule_note.setVisible(bool(note))

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(MARGIN, 14, MARGIN - 8, 16)
        column.setSpacing(6)
        column.addWidget(self.pick)
        column.addWidget(self.title)
        column.addWidget(self.about)
        column.addSpacing(6)
        box = Surface(self._theme, "ground", radius=8)
        words = QVBoxLayout(box)
        words.setContentsMargins(12, 10, 12, 10)
        words.setSpacing(4)
        words.addWidget(self.reduction_title)
        words.addWidget(self.reduction)
        column.addWidget(box)
        column.addSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self.params_title)
        head.addStretch(1)
        head.addWidget(self.all_usual)
        column.addLayout(head)
        self._params_at = QVBoxLayout()
        self._params_at.addWidget(self.params)
        column.addLayout(self._params_at)
        column.addSpacing(10)
        column.addWidget(self.rule_title)
        column.addWidget(self.rule_by)
        column.addWidget(self.by_deviation)
        column.addWidget(self.by_games)
        column.addWidget(self.rule_note)
        column.addSpacing(10)
        column.addWidget(self.scale_title)
        column.addWidget(self.scale)
        column.addWidget(self.scale_help)
        column.addSpacing(10)
        column.addWidget(self.wide)
        column.addStretch(1)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(inside)
        self.foot = Surface(self._theme, "panel", top=True)
        verbs = QHBoxLayout(self.foot)
        verbs.setContentsMargins(MARGIN, 10, MARGIN - 8, 10)
        verbs.setSpacing(8)
        verbs.addWidget(self.use)
        verbs.addStretch(1)
        verbs.addWidget(self.revert)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 1, 0)
        whole.setSpacing(0)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.foot)

    # What a person does

    def _take_form(self, choice: EngineChoice) -> None:
        old = self.params
        self.params = OptionForm(self._theme, choice.engine.params_type)
        self.params.edited.connect(self._edited)
        self.params.set_editable(self._editable)
        self._params_at.replaceWidget(old, self.params)
        old.hide()
        old.deleteLater()
        own = usual_rule(choice.engine)
        (self.by_games if isinstance(own, ByGames) else self.by_deviation).set_defaults(own)
        self._chain()

    def _chain(self) -> None:
        """Let Tab go through the new fields where the old ones stood."""
        before: QWidget = self.all_usual
        for row in self.params.rows.values():
            for widget in (row.input, row.reset):
                QWidget.setTabOrder(before, widget)
                before = widget
        QWidget.setTabOrder(before, self.rule_by)

    def _show_rule(self, rule: Rule) -> None:
        by_games = isinstance(rule, ByGames)
        self.rule_by.choose(BY_GAMES if by_games else BY_DEVIATION)
        (self.by_games if by_games else self.by_deviation).load(rule)
        if not by_games:
            return
        own = usual_rule(self._choice.engine)
        if isinstance(own, ByDeviation):
            self.by_deviation.load(own)

    def _rule_changed(self) -> None:
        self._edited()

    def _edited(self) -> None:
        self._say_reduction()
        self._say_rule()
        self.edited.emit()

    def _all_usual(self) -> None:
        self.show_choice(usual(self._choice.engine.key))
        self.edited.emit()

    def _picked(self) -> None:
        self.engine_picked.emit(self.pick.current())
