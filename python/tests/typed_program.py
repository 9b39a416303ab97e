"""A program as strict type checkers see it: `mypy` checks that the types are these, and that none is Any."""

from typing import Literal

from typing_extensions import assert_type

from suite_games import (
    AnalyzedMove,
    Decision,
    Go,
    Node,
    Othello,
    Position,
    Squirrel,
    TicTacToe,
    analyze,
    search,
    solve,
    start,
)

Pair = tuple[int, int]

assert_type(Go().moves(), list[Pair | Literal["PASS"]])
assert_type(Othello().moves(), list[Pair | Literal["pass"]])
assert_type(Squirrel.from_task("").moves(), list[str])
assert_type(TicTacToe().moves(), list[Pair])
assert_type(TicTacToe().play((0, 0)).play([1, 1]), TicTacToe)
assert_type(search(TicTacToe()), Decision[Pair])
assert_type(search(TicTacToe()).best, Pair | None)
assert_type(solve(Squirrel.from_task("")).principal_variation, tuple[str, ...])
assert_type(analyze(TicTacToe(), ["0,0"]), list[AnalyzedMove[Pair]])
assert_type(start("othello", size=6), Othello)


def first_move(position: Position[Pair]) -> Pair:
    """Returns a move of any position whose moves are pairs."""
    return position.moves()[0]


class Watcher:
    """An observer."""

    def enter(self, node: Node[Pair]) -> None:
        """Looks at a node."""
        assert_type(node.best, Pair | None)
        assert_type(node.position, Position[Pair])


assert_type(first_move(TicTacToe()), Pair)
search(TicTacToe(), observer=Watcher(), heuristic=lambda position, player: 0)
