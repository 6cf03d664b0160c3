"""The one dialog that asks where a file is to be written."""

from pathlib import Path

from tourney.ui.base.saving import saving


def test_a_name_without_an_ending_gets_that_of_the_kind_chosen(qtbot, tmp_path: Path) -> None:
    taken: list[Path] = []
    dialog = saving(None, "Export", 'Ann/Bo: "10"', taken.append, beside=tmp_path / "club.tourney")
    qtbot.addWidget(dialog)
    dialog.setNameFilters(["Table (*.csv)", "Workbook (*.xlsx)"])
    dialog.setDefaultSuffix("csv")
    assert dialog.directory().path() == tmp_path.as_posix()
    assert Path(dialog.selectedFiles()[0]).name == "Ann Bo 10.csv"
    dialog.filterSelected.emit("Workbook (*.xlsx)")
    assert Path(dialog.selectedFiles()[0]).name == "Ann Bo 10.xlsx"
    dialog.fileSelected.emit(str(tmp_path / "a.xlsx"))
    assert taken == [tmp_path / "a.xlsx"]
