"""The careful rating and match quality on the Engine page, and whom a placement rule touches."""

from __future__ import annotations

from tourney.club.engine_choice import CLOSE, SURE_99


def choose(box, key: str) -> None:
    """Take an entry as a person does: only then does the box tell of it."""
    box.choose(key)
    box.activated.emit(box.currentIndex())


def test_care_and_quality_are_taken_with_the_engine_in_one_undoable_step(stage):
    wide = stage.form.wide
    choose(wide.caution, "99")
    choose(wide.measure, CLOSE)
    stage.settle()
    assert stage.form.use.isEnabled()
    stage.use()
    assert (SURE_99, CLOSE) == (stage.club.rated.choice.caution, stage.club.rated.choice.measure)
    stage.club.undo()
    assert stage.club.setting("measure") is None


def test_a_k_of_ones_own_opens_a_field_that_refuses_what_cannot_be(stage):
    wide = stage.form.wide
    assert wide.k.isHidden()
    choose(wide.caution, "own")
    assert not wide.k.isHidden()
    row = wide.k.rows["k"]
    row.input.setText("-1")
    row.edited.emit()
    assert stage.form.read() is None
    assert row.error
    assert stage.form.first_field() is row.input
    row.input.setText("2.5")
    row.edited.emit()
    stage.settle()
    assert 2.5 == stage.choose.wanted.caution
    stage.form.all_usual.click()
    assert wide.usual


def test_a_placement_rule_names_whom_it_would_touch_before_it_counts(stage):
    before = stage.club.setting("placement")
    assert not stage.pane.touched.isVisible()
    row = stage.form.by_deviation.rows["enter"]
    row.input.setText("20")
    stage.form.by_deviation.rows["leave"].input.setText("21")
    row.edited.emit()
    stage.settle()
    names = {one.player.name for one in stage.choose._tried.rows if one.becomes_provisional}
    assert names
    assert stage.pane.touched.text().startswith("Provisional then: ")
    assert all(name in stage.pane.touched.toolTip() for name in names)
    assert before == stage.club.setting("placement")
