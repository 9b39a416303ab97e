"""A free stand-in for the course's othello_shared.py: the rules of Othello. It runs under Python 2 and 3.

A board is a tuple of rows (lists will do); 0 is an empty square, 1 a dark disk and 2 a light one. The square of column
i and row j is board[j][i], and a move is (i, j).
"""

DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def find_lines(board, i, j, player):
    """Return the lines of disks, as lists of squares, that a disk of the player at (i, j) flips."""
    lines = []
    for x, y in DIRECTIONS:
        line, column, row = [], i + x, j + y
        while 0 <= row < len(board) and 0 <= column < len(board[row]) and board[row][column] == 3 - player:
            line.append((column, row))
            column, row = column + x, row + y
        is_closed = 0 <= row < len(board) and 0 <= column < len(board[row]) and board[row][column] == player
        if line and is_closed:
            lines.append(line)
    return lines


def get_possible_moves(board, player):
    """Return the legal moves of a player, column by column."""
    squares = [(i, j) for i in range(len(board)) for j in range(len(board))]
    return [(i, j) for i, j in squares if board[j][i] == 0 and find_lines(board, i, j, player)]


def play_move(board, player, i, j=None):
    """Return the board after a move: a column and a row, or a pair of them."""
    if j is None:
        i, j = i
    rows = [list(row) for row in board]
    for column, row in [square for line in find_lines(board, i, j, player) for square in line] + [(i, j)]:
        rows[row][column] = player
    return tuple(tuple(row) for row in rows)


def get_score(board):
    """Return the numbers of dark and light disks."""
    return tuple(sum(list(row).count(player) for row in board) for player in (1, 2))
