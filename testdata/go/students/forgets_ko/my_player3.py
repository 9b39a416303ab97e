"""Little-Go player. Looks one move ahead, and counts stones and liberties.

It never looks at the board before the opponent's move, so it does not know ko.
"""
N = 5


def read_input():
    with open("input.txt") as f:
        lines = f.read().split()
    me = int(lines[0])
    board = [[int(c) for c in line] for line in lines[1 + N:1 + 2 * N]]
    return me, board


def neighbors(i, j):
    result = []
    if i > 0:
        result.append((i - 1, j))
    if i < N - 1:
        result.append((i + 1, j))
    if j > 0:
        result.append((i, j - 1))
    if j < N - 1:
        result.append((i, j + 1))
    return result


def group(board, i, j):
    stones = [(i, j)]
    for stone in stones:
        for r, c in neighbors(stone[0], stone[1]):
            if board[r][c] == board[i][j] and (r, c) not in stones:
                stones.append((r, c))
    return stones


def liberties(board, stones):
    free = set()
    for stone in stones:
        for r, c in neighbors(stone[0], stone[1]):
            if board[r][c] == 0:
                free.add((r, c))
    return len(free)


def place(board, i, j, color):
    """Returns the new board and the number of captured stones, or None if the move is suicide."""
    new = [row[:] for row in board]
    new[i][j] = color
    captured = 0
    for r, c in neighbors(i, j):
        if new[r][c] == 3 - color:
            stones = group(new, r, c)
            if liberties(new, stones) == 0:
                captured += len(stones)
                for stone in stones:
                    new[stone[0]][stone[1]] = 0
    if liberties(new, group(new, i, j)) == 0:
        return None
    return new, captured


def evaluate(board, me):
    score = 0
    for i in range(N):
        for j in range(N):
            if board[i][j] != 0:
                worth = 10 - abs(i - 2) - abs(j - 2) + liberties(board, group(board, i, j))
                score += worth if board[i][j] == me else -worth
    return score


def choose(me, board):
    best, best_move = None, "PASS"
    for i in range(N):
        for j in range(N):
            if board[i][j] != 0:
                continue
            result = place(board, i, j, me)
            if result is None:
                continue
            new, captured = result
            value = 20 * captured + evaluate(new, me)
            if best is None or value > best:
                best, best_move = value, "%d,%d" % (i, j)
    return best_move


me, board = read_input()
with open("output.txt", "w") as f:
    f.write(choose(me, board))
