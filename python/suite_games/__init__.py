"""Rules, textbook searches and exact values of Little-Go, the squirrel war, Othello, tic-tac-toe and other games.

>>> from suite_games import Othello, search
>>> start = Othello(size=4)
>>> start.moves()
[(0, 1), (1, 0), (2, 3), (3, 2)]
>>> search(start, "alphabeta", limit=4).best
(0, 1)
"""

from ._native import (
    Difference,
    Go,
    IllegalMoveError,
    Node,
    Othello,
    Position,
    Squirrel,
    TicTacToe,
    Tree,
    TreeSearch,
    TreeVerdict,
    __version__,
    analyze,
    answers,
    explain,
    games,
    perft,
    search,
    solve,
    start,
)
from ._results import AnalyzedMove, Decision, Perft

__all__ = [
    "AnalyzedMove",
    "Decision",
    "Difference",
    "Go",
    "IllegalMoveError",
    "Node",
    "Othello",
    "Perft",
    "Position",
    "Squirrel",
    "TicTacToe",
    "Tree",
    "TreeSearch",
    "TreeVerdict",
    "__version__",
    "analyze",
    "answers",
    "explain",
    "games",
    "perft",
    "search",
    "solve",
    "start",
]
