"""Three kinds of trouble, told on the GUI thread, whichever thread they came from."""

import sys
import threading

import pytest

from tourney.core.errors import Cancelled, StorageError, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.ui.base.errors import Faults, crash_report, sentence

FULL = QT_TRANSLATE_NOOP("Test", "The disk is full.")


@pytest.fixture
def faults(qapp):
    return Faults()


def test_a_refusal_is_told_as_one(faults, qtbot):
    with qtbot.waitSignal(faults.refused) as heard:
        faults.report(TourneyError("x", FULL))
    assert sentence(heard.args[0]) == "The disk is full."


@pytest.mark.logs_warnings
def test_the_worlds_faults_are_told_apart_from_refusals(faults, qtbot):
    refused = []
    faults.refused.connect(refused.append)
    with qtbot.waitSignal(faults.stored_badly):
        faults.report(StorageError("full", FULL))
    assert refused == []


@pytest.mark.logs_warnings
def test_a_bug_gives_a_report_with_its_traceback_and_no_home(faults, qtbot):
    with qtbot.waitSignal(faults.crashed) as heard:
        try:
            raise ZeroDivisionError("here")
        except ZeroDivisionError as error:
            faults.report(error)
    report = heard.args[0]
    assert "ZeroDivisionError: here" in report
    assert "Python 3" in report


def test_a_cancelled_work_is_no_trouble(faults, qtbot):
    with qtbot.assertNotEmitted(faults.crashed, wait=20):
        faults.report(Cancelled())


@pytest.mark.logs_warnings
def test_what_escapes_a_thread_is_told_on_the_gui_thread(faults, qtbot, monkeypatch):
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    faults.install(None)
    told_in = []
    faults.crashed.connect(lambda report: told_in.append(threading.get_ident()))

    def work():
        raise ZeroDivisionError

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(told_in) == 1)
    assert told_in == [threading.get_ident()]


@pytest.mark.logs_warnings
def test_a_bug_is_written_to_the_log_file(faults, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    faults.install(tmp_path / "log")
    try:
        with qtbot.waitSignal(faults.crashed):
            faults.report(ValueError("for the log"))
        assert "for the log" in (tmp_path / "log" / "tourney.log").read_text(encoding="utf-8")
    finally:
        faults.remove()


def test_a_report_hides_the_home_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert str(tmp_path) not in crash_report(OSError(f"{tmp_path}/club.tourney"))
