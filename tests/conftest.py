"""What every test runs in: no screen, no settings of the person who runs it, and no silent trouble."""

from __future__ import annotations

import atexit
import logging
import os
import shutil
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_SANDBOX = tempfile.mkdtemp(prefix="tourney-tests-")
atexit.register(shutil.rmtree, _SANDBOX, ignore_errors=True)
for _variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
    os.environ[_variable] = os.path.join(_SANDBOX, _variable.lower())
    os.makedirs(os.environ[_variable])
# English and dots, whoever runs the tests.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# A shared machine may stall any example: a deadline would fail tests for the clock's sake.
settings.register_profile("normal", deadline=None)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.load_profile("normal")


class _Warnings(logging.Handler):
    """Collects what a test logs at WARNING or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test that logs a warning, unless it is marked ``logs_warnings``."""
    if item.get_closest_marker("logs_warnings"):
        return (yield)
    collected = _Warnings()
    root = logging.getLogger()
    root.addHandler(collected)
    try:
        outcome = yield
    finally:
        root.removeHandler(collected)
    if collected.lines:
        pytest.fail("unexpected log records:\n" + "\n".join(collected.lines), pytrace=False)
    return outcome
