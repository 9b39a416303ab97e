"""Interpreters beside the main one."""

import pytest

subinterpreters = pytest.importorskip("_xxsubinterpreters")


def test_another_interpreter_is_refused_with_a_sentence():
    interpreter = subinterpreters.create()
    try:
        # CPython itself refuses what does not say that it can.
        with pytest.raises(Exception, match="works in one interpreter|does not support loading in subinterpreters"):
            subinterpreters.run_string(interpreter, "import suite_games")
    finally:
        subinterpreters.destroy(interpreter)
