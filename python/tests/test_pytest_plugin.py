"""The plugin: it runs a program on tasks."""

import shutil
import sys
from pathlib import Path

import pytest
from conftest import TESTDATA

pytest_plugins = ["pytester"]

PROGRAM = """\
from pathlib import Path

from suite_games import answers

for name, text in answers(Path("input.txt").read_text()).items():
    Path(name).write_text(text)
"""


@pytest.fixture
def tasks(pytester: pytest.Pytester) -> Path:
    """A folder with two tasks."""
    for name in ["figure5-greedy", "figure5-alpha-beta"]:
        folder = pytester.mkdir(name)
        shutil.copy(TESTDATA / "squirrel" / f"{name}.txt", folder / "input.txt")
    return pytester.path


def run(pytester: pytest.Pytester, program: str, *options: str) -> pytest.RunResult:
    pytester.path.joinpath("homework.py").write_text(program)
    return pytester.runpytest("--suite-program", f"{sys.executable} homework.py", *options)


@pytest.mark.usefixtures("tasks")
def test_a_right_program_passes(pytester: pytest.Pytester):
    run(pytester, PROGRAM).assert_outcomes(passed=3)


@pytest.mark.usefixtures("tasks")
def test_a_wrong_log_is_explained(pytester: pytest.Pytester):
    result = run(pytester, PROGRAM.replace("(text)", "(text.replace('Infinity', 'inf'))"))
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["traverse_log.txt is different, first in line 2", "  yours   root,0,-inf,-inf,inf"])


@pytest.mark.usefixtures("tasks")
def test_a_program_may_write_nothing(pytester: pytest.Pytester):
    result = run(pytester, "")
    result.assert_outcomes(failed=3)
    result.stdout.fnmatch_lines(["next_state.txt is missing"])


@pytest.mark.usefixtures("tasks")
def test_a_program_may_crash(pytester: pytest.Pytester):
    result = run(pytester, "raise SystemExit('no such algorithm')")
    result.assert_outcomes(failed=3)
    result.stdout.fnmatch_lines(["the program ended with 1:", "no such algorithm"])


@pytest.mark.usefixtures("tasks")
def test_a_program_may_take_too_long(pytester: pytest.Pytester):
    result = run(pytester, "import time; time.sleep(60)", "--suite-timeout", "0.2")
    result.assert_outcomes(failed=3)
    result.stdout.fnmatch_lines(["the program took longer than 0.2 s"])


@pytest.mark.usefixtures("tasks")
def test_there_may_be_no_program(pytester: pytest.Pytester):
    result = pytester.runpytest("--suite-program", "./missing")
    result.stdout.fnmatch_lines(["the program cannot be run: *"])


@pytest.mark.usefixtures("tasks")
def test_without_a_program_nothing_is_collected(pytester: pytest.Pytester):
    pytester.runpytest().assert_outcomes()
