"""Interpreters beside the main one."""

import sys

import pytest

# The module was private until it had a new name.
subinterpreters = pytest.importorskip("_interpreters" if sys.version_info >= (3, 13) else "_xxsubinterpreters")


def run(kind: str, program: str) -> str:
    """Runs a program in another interpreter, and returns the error that ends it."""
    if sys.version_info >= (3, 13):
        interpreter = subinterpreters.create(kind)
    elif sys.version_info >= (3, 12):
        interpreter = subinterpreters.create(isolated=kind == "isolated")
    else:
        interpreter = subinterpreters.create()
    try:
        error = subinterpreters.run_string(interpreter, program)
    except Exception as raised:
        error = raised
    finally:
        subinterpreters.destroy(interpreter)
    return str(getattr(error, "formatted", error))


def test_another_interpreter_is_refused_with_a_sentence():
    import suite_games

    assert suite_games.Go().size == 5
    assert "works in one interpreter of a process" in run("legacy", "import suite_games")


def test_an_isolated_interpreter_is_refused():
    # CPython itself refuses what does not say that it can, from 3.12 on.
    refused = run("isolated", "import suite_games")
    assert "works in one interpreter" in refused or "does not support loading in subinterpreters" in refused
