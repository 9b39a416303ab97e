"""Measures what a call from Python costs, on larger boards, too, and that searches leave the other threads alone.

    python benches/play.py
"""

import threading
import time
import timeit
from random import Random

from suite_games import Go, Othello, Position, Squirrel, TicTacToe, search

VALUES = [[12, 47, 8, 33, 21], [5, 64, 29, 90, 16], [38, 71, 3, 55, 82], [24, 9, 60, 41, 13], [77, 18, 35, 6, 50]]
CALLS = 20_000


def seconds(statement: str, **names) -> float:
    """Returns the CPU time of a call: the best of seven runs, less an empty loop."""
    empty, call = (timeit.Timer(text, timer=time.process_time, globals=names) for text in ["pass", statement])
    return (min(call.repeat(7, CALLS)) - min(empty.repeat(7, CALLS))) / CALLS


def print_costs(label: str, position: Position, calls: list[str]) -> None:
    """Prints what calls cost in a position."""
    costs = [(call, seconds(f"position.{call}", position=position, move=position.moves()[0])) for call in calls]
    print(f"{label:18}", *(f"{call} {1e9 * cost:5.0f} ns" for call, cost in costs), sep="  ")


def main() -> None:
    """Prints a table."""
    for position in [Go(), Othello(), Squirrel(VALUES), TicTacToe()]:
        print_costs(type(position).__name__, position, ["play(move)", "moves()", "is_over()"])

    # In the middle of a game: what is read costs as much for each square, however large the board.
    for size in [4, 8, 16]:
        position, random = Othello(size, "standard"), Random(1)
        for _ in range(size * size // 2):
            position = position.play(random.choice(position.moves()))
        print_costs(f"Othello {size}x{size}", position, ["play(move)", "board", "pieces"])

    for name, arguments in [("in Rust", {}), ("heuristic in Python", {"heuristic": lambda position, player: 0})]:
        begun = time.process_time()
        nodes = search(Othello(), "minimax", 6, **arguments).nodes
        print(f"minimax of Othello, {name}: {nodes / (time.process_time() - begun):,.0f} nodes a second")

    searching = threading.Thread(target=search, args=(Othello(), "alphabeta", 9))
    searching.start()
    steps = 0
    while searching.is_alive():
        steps += 1
        time.sleep(0.001)
    print(f"steps of another thread during a search: {steps}")


if __name__ == "__main__":
    main()
