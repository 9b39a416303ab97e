"""An agent for the course's manager: plays the first legal move in canonical order."""

import ast
import sys


def flips(board, player, column, row, step):
    """Whether a disk there outflanks others in one direction."""
    seen = 0
    while True:
        column, row = column + step[0], row + step[1]
        if not (0 <= column < len(board) and 0 <= row < len(board)) or board[row][column] == 0:
            return False
        if board[row][column] == player:
            return seen > 0
        seen += 1


def legal_moves(board, player):
    steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    size = range(len(board))
    free = [(column, row) for column in size for row in size if board[row][column] == 0]
    return [square for square in free if any(flips(board, player, *square, step) for step in steps)]


print("First Move")
sys.stdout.flush()
color = int(input().split(",")[0])
while True:
    if input().startswith("FINAL"):
        break
    column, row = legal_moves(ast.literal_eval(input()), color)[0]
    print(f"{column} {row}")
    sys.stdout.flush()
