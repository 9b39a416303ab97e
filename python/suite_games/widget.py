"""A search step by step in a notebook, as the page of `suite web` shows it. It needs `anywidget`.

    from suite_games import Tree
    from suite_games.widget import TreeWidget

    TreeWidget(Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
"""

import json
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from . import Position, Tree
from ._native import RecordedSearch

if TYPE_CHECKING:
    from ._native import Algorithm

__all__ = ["TreeWidget"]


class TreeWidget(anywidget.AnyWidget):
    """A textbook search of a position or of a tree; ``number`` is the step that is shown."""

    _esm = RecordedSearch.SCRIPT

    # In the widget there are no page and no body.
    _style = RecordedSearch.STYLE.replace(":root", ":host").replace("body {", ":host {")
    style = traitlets.Unicode(_style).tag(sync=True)
    summary = traitlets.Dict().tag(sync=True)
    step = traitlets.Dict().tag(sync=True)
    number = traitlets.Int(0).tag(sync=True)

    def __init__(
        self,
        source: Position[Any] | Tree,
        algorithm: "Algorithm" = "alphabeta",
        *,
        limit: int | None = None,
        caching: bool = False,
        ordering: bool = False,
        fail_hard: bool = False,
    ) -> None:
        """Searches to the end; the arguments are those of ``search`` and ``Tree.search``."""
        options = {
            "algorithm": algorithm,
            "limit": None if limit == -1 else limit,
            "caching": caching,
            "ordering": ordering,
            "fail_hard": fail_hard,
        }
        self._search = RecordedSearch(source, json.dumps(options))
        super().__init__(summary=json.loads(self._search.summary()), step=json.loads(self._search.step(0)))

    @traitlets.validate("number")
    def _in_search(self, proposal: dict[str, Any]) -> int:
        """Returns the step nearest to a number."""
        return min(max(int(proposal["value"]), 0), int(self.summary["events"]) - 1)

    @traitlets.observe("number")
    def _show(self, change: dict[str, Any]) -> None:
        """Shows another step."""
        self.step = json.loads(self._search.step(change["new"]))
