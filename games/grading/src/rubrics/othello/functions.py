"""Speak the manager's protocol for a file that has the assignment's functions, and call them directly.

    python3 functions.py agent.py

Each board is answered by the file's `select_move_minimax` or `select_move_alphabeta`, as the manager's flags say. Four
messages are beyond the protocol: `OPTIONS color,limit,minimax,caching,ordering` changes the flags from then on, and
`UTILITY color`, with a board in the next line, is answered by the file's `compute_utility`. `NODE function`, with a
board in the next line, is answered by the move and the value that the function of a node, such as `minimax_min_node`,
returns with these flags. `POSITIONS` is answered by the number of positions that the last search has visited, as calls
of the functions of nodes, and by the same as calls of `play_move`. What a function returns that is no such answer is
printed as Python writes it.
"""
import ast
import importlib.util
import os
import sys


NODES = ["minimax_min_node", "minimax_max_node", "alphabeta_min_node", "alphabeta_max_node"]

# The calls of the functions of nodes, and of `play_move`.
calls = [0, 0]


def watch(module):
    """Count the calls of the module's `play_move` from now on, if it has one of its own."""
    play_move = getattr(module, "play_move", None)
    if play_move is None or hasattr(play_move, "is_counted"):
        return

    def counted(*arguments, **named):
        calls[1] += 1
        return play_move(*arguments, **named)

    counted.is_counted = True
    module.play_move = counted


def counting(path):
    """Return the code of a file whose functions of nodes count their calls. They stay what they are in all else."""
    with open(path, "rb") as file:
        tree = ast.parse(file.read(), path)
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and function.name in NODES:
            function.body[:0] = ast.parse("__calls__[0] += 1").body
    return compile(tree, path, "exec", dont_inherit=True)


def load(path):
    """Import the file as a module, with its own folder first in the search path."""
    path = os.path.abspath(path)
    sys.path.insert(0, os.path.dirname(path))
    try:
        watch(importlib.import_module("othello_shared"))
    except ImportError:
        pass  # The file does without it, or says what is missing.
    name = os.path.splitext(os.path.basename(path))[0]
    module = importlib.util.module_from_spec(importlib.util.spec_from_file_location(name, path))
    module.__calls__ = calls
    sys.modules[name] = module
    exec(counting(path), module.__dict__)
    watch(module)
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


def node(function, board, color, limit, minimax, caching, ordering):
    """Return the move and the value that the function finds in the widest window."""
    if minimax:
        return function(board, color, limit, caching)
    return function(board, color, -float("inf"), float("inf"), limit, caching, ordering)


def move_line(answer):
    """Return the line for what the function of a search has returned: the column and the row, if it is a move."""
    try:
        column, row = answer
        return f"{column} {row}"
    except (TypeError, ValueError):
        return " ".join(repr(answer).split())


def node_line(answer):
    """Return the line for what the function of a node has returned: the numbers, if it is a move and its value."""
    try:
        (column, row), value = answer
        return f"{column} {row} {value}"
    except (TypeError, ValueError):
        return " ".join(repr(answer).split())


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
        elif message == "NODE":
            answer = node(getattr(module, rest), read_board(lines), *flags)
            print(node_line(answer), file=answers, flush=True)
        elif message == "POSITIONS":
            print(*calls, file=answers, flush=True)
        elif message == "SCORE":
            board, calls[:] = read_board(lines), [0, 0]
            print(move_line(select_move(module, board, *flags)), file=answers, flush=True)
        else:
            break


main()
