"""Work off the GUI thread: nothing lost, the latest wins, and closing waits."""

import gc
import threading

import pytest
from PySide6.QtCore import QObject

from tourney.core.errors import Cancelled, TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.core.progress import checkpoint
from tourney.ui.base.jobs import Jobs

REFUSAL = QT_TRANSLATE_NOOP("Errors", "A name is needed.")


@pytest.fixture
def jobs(qapp):
    jobs = Jobs()
    yield jobs
    jobs.close()


def until_stopped(entered):
    """Work that runs until it is told to stop."""

    def work(*, progress, cancelled):
        entered.set()
        while not cancelled():
            threading.Event().wait(0.001)
        raise Cancelled

    return work


def test_of_500_jobs_none_is_lost(jobs, qtbot):
    got = []
    for number in range(500):
        jobs.start(lambda *, progress, cancelled, number=number: number, done=got.append)
        if number % 50 == 0:
            gc.collect()
    qtbot.waitUntil(lambda: len(got) == 500)
    assert sorted(got) == list(range(500))
    assert not jobs.busy


def test_results_arrive_on_the_gui_thread(jobs, qtbot):
    threads = []
    jobs.start(
        lambda *, progress, cancelled: threading.get_ident(),
        done=lambda worker: threads.extend((worker, threading.get_ident())),
    )
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert threads[0] != threads[1]
    assert threads[1] == threading.get_ident()


def test_a_failure_reaches_its_callback_and_no_other(jobs, qtbot):
    errors, done, unasked = [], [], []
    jobs.failed.connect(unasked.append)

    def fail(*, progress, cancelled):
        raise TourneyError("name-empty", REFUSAL)

    jobs.start(fail, done=done.append, failed=errors.append)
    qtbot.waitUntil(lambda: len(errors) == 1)
    assert [e.code for e in errors] == ["name-empty"]
    assert done == []
    assert unasked == []


def test_a_failure_without_a_callback_is_told_by_signal(jobs, qtbot):
    def fail(*, progress, cancelled):
        raise ZeroDivisionError

    with qtbot.waitSignal(jobs.failed) as heard:
        jobs.start(fail)
    assert isinstance(heard.args[0], ZeroDivisionError)


def test_cancelled_work_stops_and_is_silent(jobs, qtbot):
    heard = []
    entered = threading.Event()
    job = jobs.start(until_stopped(entered), done=heard.append, failed=heard.append)
    assert entered.wait(5)
    with qtbot.waitSignal(jobs.idle):
        job.cancel()
    assert heard == []


def test_work_cancelled_after_it_ended_but_before_delivery_is_silent(jobs, qtbot):
    heard = []
    ended = threading.Event()

    def work(*, progress, cancelled):
        ended.set()

    job = jobs.start(work, done=heard.append)
    assert ended.wait(5)
    with qtbot.waitSignal(jobs.idle):
        job.cancel()
    assert heard == []


def test_in_a_lane_the_latest_wins_and_one_runs_at_a_time(jobs, qtbot):
    heard = []
    entered = threading.Event()
    at_work = []
    jobs.start(until_stopped(entered), done=heard.append, lane="rate")
    assert entered.wait(5)

    def work_of(number):
        def work(*, progress, cancelled):
            at_work.append(number)
            return number

        return work

    for number in range(20):
        jobs.start(work_of(number), done=heard.append, lane="rate")
    qtbot.waitUntil(lambda: heard == [19])
    assert at_work == [19]


def test_lanes_do_not_wait_for_each_other(jobs, qtbot):
    heard = []
    entered = threading.Event()
    slow = jobs.start(until_stopped(entered), lane="rate")
    assert entered.wait(5)
    jobs.start(lambda *, progress, cancelled: "round", done=heard.append, lane="suggest")
    qtbot.waitUntil(lambda: heard == ["round"])
    assert not slow.cancelled


def test_progress_is_thinned_and_its_end_always_told(jobs, qtbot):
    told = []

    def work(*, progress, cancelled):
        for step in range(1, 5001):
            checkpoint(step, 5000, progress, cancelled)

    with qtbot.waitSignal(jobs.idle):
        jobs.start(work, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (5000, 5000)
    assert len(told) < 100


def test_a_dead_owner_hears_nothing(jobs, qtbot):
    heard = []
    entered, go = threading.Event(), threading.Event()

    def work(*, progress, cancelled):
        entered.set()
        go.wait(5)

    owner = QObject()
    jobs.start(work, done=heard.append, owner=owner)
    assert entered.wait(5)
    owner.deleteLater()
    qtbot.waitSignal(owner.destroyed).wait()
    with qtbot.waitSignal(jobs.idle):
        go.set()
    assert heard == []


def test_closing_while_working_cancels_waits_and_stays_silent(qtbot):
    jobs = Jobs()
    heard = []
    entered = threading.Event()
    jobs.start(until_stopped(entered), done=heard.append, failed=heard.append)
    for _ in range(20):
        jobs.start(until_stopped(threading.Event()), done=heard.append)
    assert entered.wait(5)
    jobs.close()
    assert not [t for t in threading.enumerate() if t.name.startswith("tourney-job") and t.is_alive()]
    late = jobs.start(lambda *, progress, cancelled: 1, done=heard.append)
    assert late.cancelled
    qtbot.wait(1)
    assert heard == []


def test_a_callback_that_starts_more_work_in_its_lane_is_served(jobs, qtbot):
    heard = []

    def again(value):
        heard.append(value)
        if value < 3:
            jobs.start(lambda *, progress, cancelled: value + 1, done=again, lane="rate")

    jobs.start(lambda *, progress, cancelled: 1, done=again, lane="rate")
    qtbot.waitUntil(lambda: heard == [1, 2, 3])
