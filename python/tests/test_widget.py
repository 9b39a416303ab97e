"""The widget for notebooks; `tests/web/widget.test.js` opens it in a browser."""

import pytest

pytest.importorskip("anywidget")

from suite_games import Squirrel, Tree  # noqa: E402
from suite_games.widget import TreeWidget  # noqa: E402

FIGURE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def test_the_steps_of_a_search_are_shown():
    widget = TreeWidget(Tree(FIGURE))
    assert widget.summary["done"] and widget.step["step"] == 0
    assert widget.step["node"]["path"] == ["root"]
    seen = []
    for number in range(widget.summary["events"]):
        widget.number = number
        assert widget.step["step"] == number
        seen.append(widget.step["kind"])
    assert seen.count("leaf") == 7 and seen.count("cut") == 2
    # Beyond the end is the end.
    widget.number = 10_000
    assert widget.number == widget.summary["events"] - 1


def test_a_position_has_boards(task):
    widget = TreeWidget(Squirrel.from_task(task), "minimax", limit=2)
    assert widget.summary["algorithm"] == "minimax" and widget.step["board"]


def test_the_page_is_in_the_package():
    assert "render" in TreeWidget._esm and ":host" in TreeWidget.class_traits()["style"].default_value


@pytest.mark.parametrize(("source", "options", "error"), [
    (FIGURE, {}, TypeError),
    (Tree(FIGURE), {"algorithm": "best"}, ValueError),
    (Tree(FIGURE), {"limit": 1}, ValueError),
])
def test_what_cannot_be_searched_is_refused(source, options, error):
    with pytest.raises(error):
        TreeWidget(source, **options)
