"""A plugin for pytest that runs a program on tasks of the squirrel war: a course hands out the tasks, and every student has

    pytest --suite-program "python3 homework.py" tasks/

Each input.txt below ``tasks/`` is copied to a folder of its own, in which the program is run. Each output file that the task
asks for is a test, which fails with the explanation of ``suite squirrel check``.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import pytest

from . import answers
from .oracle import assert_log_equal

TASK = "input.txt"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options of the plugin."""
    group = parser.getgroup("suite", "tasks of the squirrel war")
    group.addoption("--suite-program", metavar="COMMAND", help=f"program to run on each {TASK}, such as 'python3 homework.py'")
    group.addoption(
        "--suite-timeout", metavar="SECONDS", type=float, default=60.0, help="time for each task [default: 60]"
    )


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Task | None:
    """Collects the tasks, if there is a program to run on them."""
    if file_path.name == TASK and parent.config.getoption("--suite-program"):
        return Task.from_parent(parent, path=file_path)
    return None


class Task(pytest.File):
    """A task, with a test for each file that it asks for."""

    def collect(self) -> Iterator[Answer]:
        """Returns the tests."""
        for name in answers(self.path.read_text()):
            yield Answer.from_parent(self, name=name)

    @cached_property
    def run(self) -> tuple[Path, str | None]:
        """The folder in which the program has been run, and what went wrong there."""
        folder = Path(tempfile.mkdtemp(prefix="suite-task-"))
        self.addfinalizer(lambda: shutil.rmtree(folder))
        shutil.copy(self.path, folder / TASK)
        command = [self._absolute(word) for word in shlex.split(self.config.getoption("--suite-program"))]
        limit = self.config.getoption("--suite-timeout")
        try:
            ended = subprocess.run(command, cwd=folder, timeout=limit, capture_output=True, text=True, check=False)
        except subprocess.TimeoutExpired:
            return folder, f"the program took longer than {limit:g} s"
        except OSError as error:
            return folder, f"the program cannot be run: {error}"
        return folder, f"the program ended with {ended.returncode}:\n{ended.stderr}" if ended.returncode else None

    def _absolute(self, word: str) -> str:
        """Returns a word of the command, which is run in another folder."""
        path = self.config.invocation_params.dir / word
        return str(path) if path.exists() else word


class Answer(pytest.Item):
    """A test of one output file."""

    parent: Task

    def runtest(self) -> None:
        """Compares the file with the right one."""
        folder, problem = self.parent.run
        file = folder / self.name
        if problem is None and not file.exists():
            problem = f"{self.name} is missing"
        if problem is not None:
            raise AssertionError(problem)
        assert_log_equal(file, self.parent.path, self.name)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]
        """Returns the message alone: the traceback is one of this plugin."""
        if isinstance(excinfo.value, AssertionError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, None, str]:
        """Returns where the test is from."""
        return self.path, None, self.name
