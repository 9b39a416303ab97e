"""Assertions for a student's own tests: what a search has to find, and what a log has to say.

    from suite_games import Othello
    from suite_games.oracle import assert_minimax_value
    from agent import minimax

    def test_minimax():
        position = Othello(4)
        assert_minimax_value(minimax(position.board, 1, 3), position, limit=3)
"""

from collections.abc import Callable
from os import PathLike
from typing import Any

from . import Position, explain, search

__all__ = ["assert_log_equal", "assert_minimax_value"]


def assert_minimax_value(
    value: float, position: Position[Any], limit: int | None = None, heuristic: Callable[[Any, int], int] | None = None
) -> None:
    """Asserts that a position has this minimax value for the player to move.

    The limit is in plies, None or -1 the end of the game; positions at the limit are evaluated by the course's own
    heuristic or by heuristic(position, player).
    """
    __tracebackhide__ = True
    decision = search(position, "alphabeta", limit, heuristic=heuristic)
    if value != decision.value:
        depth = "to the end of the game" if limit in (None, -1) else f"to a depth of {limit}"
        mover = position.players[position.to_move - 1]
        best = "the game is over" if decision.best is None else f"a best move is {decision.best!r}"
        raise AssertionError(f"expected a value of {decision.value} for {mover}, searched {depth}, found {value}: "
                             f"{best}\n\n{position}")


def assert_log_equal(log: str | PathLike[str], task: str | PathLike[str], file: str = "traverse_log.txt") -> None:
    """Asserts that a log of the squirrel war, or another output file of a task, is the right one.

    The log and the task, the assignment's input.txt, are texts or paths. Fails with the explanation that
    ``suite squirrel check`` gives.
    """
    __tracebackhide__ = True
    difference = explain(log, task, file)
    if difference is not None:
        raise AssertionError(f"{file} is different, first in {difference}")
