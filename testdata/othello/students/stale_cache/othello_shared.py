"""The rules of Othello. A board is a tuple of rows: 0 is empty, 1 is dark, 2 is light."""

DIRECTIONS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


def find_lines(board, i, j, player):
    """The lines of disks that `player` flips with a disk in column i, row j."""
    lines = []
    for dx, dy in DIRECTIONS:
        x, y = i + dx, j + dy
        line = []
        while 0 <= x < len(board) and 0 <= y < len(board) and board[y][x] == 3 - player:
            line.append((x, y))
            x, y = x + dx, y + dy
        if line and 0 <= x < len(board) and 0 <= y < len(board) and board[y][x] == player:
            lines.append(line)
    return lines


def get_possible_moves(board, player):
    """The legal moves as (column, row), column by column."""
    moves = []
    for i in range(len(board)):
        for j in range(len(board)):
            if board[j][i] == 0 and find_lines(board, i, j, player):
                moves.append((i, j))
    return moves


def play_move(board, player, i, j):
    """The board after `player` has put a disk in column i, row j."""
    new_board = [list(row) for row in board]
    for line in find_lines(board, i, j, player):
        for x, y in line:
            new_board[y][x] = player
    new_board[j][i] = player
    return tuple(tuple(row) for row in new_board)


def get_score(board):
    """The numbers of dark and of light disks."""
    dark = sum(row.count(1) for row in board)
    light = sum(row.count(2) for row in board)
    return dark, light
