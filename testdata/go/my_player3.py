"""An agent as the assignment's text asks for one: reads input.txt, writes output.txt, keeps a helper file.

It captures what it can; if it can capture nothing, it plays the legal point with the most liberties.
"""

import json
import os

INPUT, OUTPUT, HELPER = "input.txt", "output.txt", "moves.json"


def read_input():
    with open(INPUT) as file:
        lines = [line.strip() for line in file.readlines()]
    size = (len(lines) - 1) // 2
    boards = [[int(digit) for digit in line] for line in lines[1:]]
    return int(lines[0]), boards[:size], boards[size:]


def neighbours(size, i, j):
    around = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]
    return [(k, l) for k, l in around if 0 <= k < size and 0 <= l < size]


def group_and_liberties(board, i, j):
    group, liberties, todo = {(i, j)}, set(), [(i, j)]
    while todo:
        k, l = todo.pop()
        for m, n in neighbours(len(board), k, l):
            if board[m][n] == 0:
                liberties.add((m, n))
            elif board[m][n] == board[i][j] and (m, n) not in group:
                group.add((m, n))
                todo.append((m, n))
    return group, liberties


def place(board, color, i, j):
    """The board after a move and the stones it captures, or nothing if it is suicide."""
    after = [row[:] for row in board]
    after[i][j] = color
    captured = 0
    for k, l in neighbours(len(board), i, j):
        if after[k][l] == 3 - color:
            group, liberties = group_and_liberties(after, k, l)
            if not liberties:
                captured += len(group)
                for m, n in group:
                    after[m][n] = 0
    return (after, captured) if group_and_liberties(after, i, j)[1] else (None, 0)


def main():
    color, before, board = read_input()
    played = 0
    if os.path.exists(HELPER) and any(map(any, before)):
        with open(HELPER) as file:
            played = json.load(file)["played"]
    best, best_move = None, "PASS"
    for i in range(len(board)):
        for j in range(len(board)):
            if board[i][j] == 0:
                after, captured = place(board, color, i, j)
                if after and after != before:
                    value = (captured, len(group_and_liberties(after, i, j)[1]))
                    if best is None or value > best:
                        best, best_move = value, "%d,%d" % (i, j)
    with open(HELPER, "w") as file:
        json.dump({"played": played + 1}, file)
    with open(OUTPUT, "w") as file:
        file.write(best_move)


main()
