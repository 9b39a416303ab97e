"""A host for Little-Go as plain as a course's own: boards are lists of lists, and each move is a new process.

Usage: go_host.py GAMES FOLDER COMMAND...
Both sides are the same command, run in FOLDER. For each game the moves are printed, and the winner.
"""

import os
import subprocess
import sys


class Go:
    def __init__(self, n):
        self.size = n
        self.komi = n / 2
        self.max_move = n * n - 1
        self.board = [[0] * n for _ in range(n)]
        self.previous_board = [[0] * n for _ in range(n)]
        self.n_move = 0
        self.passes = 0

    def neighbors(self, i, j):
        points = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]
        return [(k, l) for k, l in points if 0 <= k < self.size and 0 <= l < self.size]

    def group(self, board, i, j):
        members, stack = [(i, j)], [(i, j)]
        while stack:
            for k, l in self.neighbors(*stack.pop()):
                if board[k][l] == board[i][j] and (k, l) not in members:
                    members.append((k, l))
                    stack.append((k, l))
        return members

    def has_liberty(self, board, i, j):
        return any(board[m][n] == 0 for k, l in self.group(board, i, j) for m, n in self.neighbors(k, l))

    def remove_dead(self, board, color):
        dead = [
            (i, j)
            for i in range(self.size)
            for j in range(self.size)
            if board[i][j] == color and not self.has_liberty(board, i, j)
        ]
        for i, j in dead:
            board[i][j] = 0

    def after(self, i, j, color):
        """The board after a move; nothing if it may not be played."""
        if not (0 <= i < self.size and 0 <= j < self.size) or self.board[i][j] != 0:
            return None
        board = [row[:] for row in self.board]
        board[i][j] = color
        self.remove_dead(board, 3 - color)
        if not self.has_liberty(board, i, j) or board == self.previous_board:
            return None
        return board

    def is_over(self):
        return self.n_move >= self.max_move or self.passes == 2

    def winner(self):
        black, white = (sum(row.count(color) for row in self.board) for color in (1, 2))
        return 1 if black > white + self.komi else 2


def write_input(go, color):
    rows = ["".join(map(str, row)) for row in go.previous_board + go.board]
    with open("input.txt", "w") as file:
        file.write("\n".join([str(color)] + rows))


def read_output():
    with open("output.txt") as file:
        line = file.readline().strip()
    if line == "PASS":
        return "PASS"
    fields = line.split(",")
    return int(fields[0]), int(fields[1])


def play(command):
    go = Go(5)
    moves = []
    color = 1
    while not go.is_over():
        for name in ("input.txt", "output.txt"):
            if os.path.exists(name):
                os.remove(name)
        write_input(go, color)
        subprocess.call(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        move = read_output()
        if move == "PASS":
            moves.append("PASS")
            go.previous_board = [row[:] for row in go.board]
            go.passes += 1
        else:
            board = go.after(*move, color)
            if board is None:
                return moves, 3 - color
            moves.append("%d,%d" % move)
            go.previous_board, go.board = go.board, board
            go.passes = 0
        go.n_move += 1
        color = 3 - color
    return moves, go.winner()


def main():
    games, folder, command = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
    os.chdir(folder)
    for _ in range(games):
        moves, winner = play(command)
        print(" ".join(moves), "black" if winner == 1 else "white")


main()
