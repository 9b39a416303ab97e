"""The tasks of the squirrel war: answers and explanations."""

import signal
import threading

import pytest
from conftest import TESTDATA

from suite_games import answers, explain


def test_the_right_answer_has_no_difference(task):
    files = answers(task)
    assert list(files) == ["next_state.txt", "traverse_log.txt"]
    for name, text in files.items():
        assert explain(text, task, name) is None
        assert explain(text.replace("\n", "\r\n"), task, name) is None


def test_a_difference_is_explained(task):
    log = (TESTDATA / "squirrel" / "answers" / "strict-cut" / "traverse_log.txt").read_text()
    difference = explain(log, task)
    assert (difference.line, difference.found, difference.expected) == (105, "B2,1,-3,-3,-3", "B2,1,-3,-3,7")
    assert (difference.path, difference.mistakes) == (["root", "B2"], ["strict-cut"])
    text = str(difference)
    assert "  yours   B2,1,-3,-3,-3\n  right   B2,1,-3,-3,7\n  node    root > B2\n" in text
    assert "equality is enough for a cut" in " ".join(text.split())
    assert "This known mistake gives exactly your file" in text


def test_texts_may_lie_in_files(task, tmp_path):
    (tmp_path / "input.txt").write_text(task)
    log = TESTDATA / "squirrel" / "answers" / "strict-cut" / "traverse_log.txt"
    assert answers(tmp_path / "input.txt") == answers(task)
    assert str(explain(log, tmp_path / "input.txt")) == str(explain(log.read_text(), task))
    with pytest.raises(FileNotFoundError):
        explain(tmp_path / "nothing", task)


def test_files_that_a_task_does_not_ask_for_are_refused(task):
    with pytest.raises(ValueError, match="expected next_state.txt or traverse_log.txt"):
        explain("", task, "trace_state.txt")


@pytest.mark.parametrize("name", ["figure5-greedy", "figure5-minimax", "figure5-battle"])
def test_every_task_has_answers(name):
    task = (TESTDATA / "squirrel" / f"{name}.txt").read_text()
    for file, text in answers(task).items():
        assert explain(text, task, file) is None
        assert explain("nonsense\n", task, file).line == 1


def test_ctrl_c_ends_an_explanation():
    task = "2\nX\n25\n" + 5 * "1 1 1 1 1\n" + 5 * "*****\n"
    timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        explain("", task, "next_state.txt")
    timer.join()
