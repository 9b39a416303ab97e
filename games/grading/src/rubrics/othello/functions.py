"""Speak the manager's protocol for a file that has the assignment's functions, and call them directly.

    python3 functions.py agent.py

Each board is answered by the file's `select_move_minimax` or `select_move_alphabeta`, as the manager's flags say. Two messages
are beyond the protocol: `OPTIONS color,limit,minimax,caching,ordering` changes the flags from then on, and `UTILITY color`, with a
board in the next line, is answered by the file's `compute_utility`.
"""
import ast
import importlib.util
import os
import sys


def load(path):
    """Import the file as a module, with its own folder first in the search path."""
    path = os.path.abspath(path)
    sys.path.insert(0, os.path.dirname(path))
    name = os.path.splitext(os.path.basename(path))[0]
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def read_board(lines):
    """Return the board of the next line, as a tuple of tuples."""
    return tuple(tuple(row) for row in ast.literal_eval(next(lines)))


def options(text):
    """Return the color and the flags of a greeting."""
    return [int(word) for word in text.split(",")]


def select_move(module, board, color, limit, minimax, caching, ordering):
    """Return the move that the file's search chooses."""
    if minimax:
        return module.select_move_minimax(board, color, limit, caching)
    return module.select_move_alphabeta(board, color, limit, caching, ordering)


def main():
    # What the functions print is not an answer.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    module = load(sys.argv[1])
    print(module.__name__, file=answers, flush=True)
    lines = iter(sys.stdin.readline, "")
    flags = options(next(lines))
    for line in lines:
        message, _, rest = line.strip().partition(" ")
        if message == "OPTIONS":
            flags = options(rest)
        elif message == "UTILITY":
            print(module.compute_utility(read_board(lines), int(rest)), file=answers, flush=True)
        elif message == "SCORE":
            column, row = select_move(module, read_board(lines), *flags)
            print(column, row, file=answers, flush=True)
        else:
            break


main()
