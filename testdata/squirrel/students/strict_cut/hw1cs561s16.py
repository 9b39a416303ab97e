"""Homework 1. Its alpha-beta cuts only if the value is better than the bound, not if it is equal."""
import sys

N = 5
INF = float("inf")
NAMES = [c + str(r) for r in range(1, 6) for c in "ABCDE"]


def text(v):
    if v == INF:
        return "Infinity"
    if v == -INF:
        return "-Infinity"
    return str(v)


def other(p):
    return "O" if p == "X" else "X"


def neighbors(i):
    r, c = divmod(i, N)
    found = []
    for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= r + dr < N and 0 <= c + dc < N:
            found.append((r + dr) * N + c + dc)
    return found


def move(board, i, p):
    new = list(board)
    new[i] = p
    if any(board[j] == p for j in neighbors(i)):
        for j in neighbors(i):
            if board[j] == other(p):
                new[j] = p
    return new


class Search:
    def __init__(self, values, me, task, depth, log):
        self.values, self.me, self.task, self.log = values, me, task, log
        self.depth = 1 if task == 1 else depth

    def score(self, board):
        total = 0
        for value, piece in zip(self.values, board):
            if piece == self.me:
                total += value
            elif piece != "*":
                total -= value
        return total

    def write(self, name, depth, v, a, b):
        if self.log is None:
            return
        line = [name, str(depth), text(v)]
        if self.task == 3:
            line += [text(a), text(b)]
        self.log.write(",".join(line) + "\n")

    def best(self, board):
        self.choice = None
        self.visit(board, "root", 0, -INF, INF)
        return board if self.choice is None else move(board, self.choice, self.me)

    def visit(self, board, name, depth, a, b):
        empty = [i for i in range(N * N) if board[i] == "*"]
        if depth == self.depth or not empty:
            v = self.score(board)
            self.write(name, depth, v, a, b)
            return v
        is_max = depth % 2 == 0
        p = self.me if is_max else other(self.me)
        v = -INF if is_max else INF
        self.write(name, depth, v, a, b)
        for i in empty:
            child = self.visit(move(board, i, p), NAMES[i], depth + 1, a, b)
            if is_max and child > v or not is_max and child < v:
                v = child
                if depth == 0:
                    self.choice = i
            if self.task == 3:
                if is_max and v > b or not is_max and v < a:
                    self.write(name, depth, v, a, b)
                    return v
                if is_max:
                    a = max(a, v)
                else:
                    b = min(b, v)
            self.write(name, depth, v, a, b)
        return v


def show(board):
    return "".join("".join(board[r * N:r * N + N]) + "\n" for r in range(N))


def main():
    with open(sys.argv[2]) as f:
        lines = f.read().split("\n")
    task = int(lines[0])
    start = 7 if task == 4 else 3
    values = [int(v) for line in lines[start:start + N] for v in line.split()]
    board = [c for line in lines[start + N:start + 2 * N] for c in line.strip()]
    if task == 4:
        players = [(lines[1].strip(), int(lines[2]), int(lines[3])), (lines[4].strip(), int(lines[5]), int(lines[6]))]
        with open("trace_state.txt", "w") as out:
            turn = 0
            while "*" in board:
                me, algorithm, depth = players[turn % 2]
                board = Search(values, me, algorithm, depth, None).best(board)
                out.write(show(board))
                turn += 1
        return
    log = None
    if task > 1:
        log = open("traverse_log.txt", "w")
        log.write("Node,Depth,Value" + (",Alpha,Beta" if task == 3 else "") + "\n")
    board = Search(values, lines[1].strip(), task, int(lines[2]), log).best(board)
    with open("next_state.txt", "w") as out:
        out.write(show(board))


main()
