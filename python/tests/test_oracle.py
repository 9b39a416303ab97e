"""The assertions for students' tests."""

from pathlib import Path

import pytest
from conftest import TESTDATA

from suite_games import Othello, TicTacToe, answers
from suite_games.oracle import assert_log_equal, assert_minimax_value


def test_right_values_pass():
    assert_minimax_value(0, TicTacToe())
    assert_minimax_value(0, TicTacToe(), limit=-1)
    assert_minimax_value(-6, Othello(4))
    assert_minimax_value(7, Othello(4), 2, lambda position, player: 7)


def test_a_wrong_value_is_explained():
    with pytest.raises(AssertionError) as failure:
        assert_minimax_value(-1, TicTacToe([[1, 1, 0], [2, 2, 0], [0, 0, 0]]), limit=3)
    assert str(failure.value) == (
        "expected a value of 1 for X, searched to a depth of 3, found -1: a best move is (0, 2)\n\nXX.\nOO.\n..."
    )


def test_a_right_log_passes(task: str, tmp_path: Path):
    log = answers(task)["traverse_log.txt"]
    assert_log_equal(log, task)
    (tmp_path / "log").write_text(log)
    (tmp_path / "task").write_text(task)
    assert_log_equal(tmp_path / "log", tmp_path / "task")


def test_a_wrong_log_is_explained(task: str):
    with pytest.raises(AssertionError, match=r"(?s)traverse_log.txt is different, first in line 105.*equality is enough"):
        assert_log_equal(TESTDATA / "squirrel" / "answers" / "strict-cut" / "traverse_log.txt", task)
