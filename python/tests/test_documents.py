"""The examples of the documents and the docstrings run."""

import doctest
import importlib
import sys
import types
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["suite_games", "suite_games.pettingzoo"])
def test_docstrings_are_true(name: str):
    if name.endswith("pettingzoo"):
        pytest.importorskip("pettingzoo")
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0 and result.failed == 0


@pytest.mark.parametrize("document", ["python/README.md", "docs/python.md"])
def test_examples_run(document: str, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("pettingzoo")
    # A student's program.
    agent = types.ModuleType("agent")
    agent.minimax = None
    monkeypatch.setitem(sys.modules, "agent", agent)
    examples = [block.split("```")[0] for block in (ROOT / document).read_text().split("```python\n")[1:]]
    assert examples
    for example in examples:
        exec(compile(example, document, "exec"), {})
