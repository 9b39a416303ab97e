"""Interpreters beside the main one."""

import pytest

subinterpreters = pytest.importorskip("_xxsubinterpreters")


def test_another_interpreter_is_refused_with_a_sentence():
    interpreter = subinterpreters.create()
    try:
        with pytest.raises(Exception, match="suite_games works in one interpreter of a process|does not support loading in subinterpreters"):
            subinterpreters.run_string(interpreter, "import suite_games")
    finally:
        subinterpreters.destroy(interpreter)
