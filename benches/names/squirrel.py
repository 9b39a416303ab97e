"""The squirrel war as one might write it in Python, right: mistakes are planted by changing its text (mistakes.py)."""

import sys

INF = float('inf')


def near(r, c):
    out = []
    for dr, dc in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        rr, cc = r + dr, c + dc
        if 0 <= rr < 5 and 0 <= cc < 5:
            out.append((rr, cc))
    return out


def cells():
    return [(r, c) for r in range(5) for c in range(5)]


def foe(p):
    return 'O' if p == 'X' else 'X'


def moves(board, p):
    return [cell for cell in cells() if board[cell] == '*']


def result(board, p, cell):
    new = dict(board)
    new[cell] = p
    raid = any(board[n] == p for n in near(*cell))
    if raid:
        for n in near(*cell):
            if board[n] == foe(p):
                new[n] = p
    return new


def full(board):
    return '*' not in board.values()


def score(board, me, turn=None):
    total = 0
    for cell in cells():
        if board[cell] == me:
            total += value[cell]
        elif board[cell] != '*':
            total -= value[cell]
    return total


def label(cell):
    return 'ABCDE'[cell[1]] + str(cell[0] + 1) if cell else 'root'


def text(v):
    if v == INF:
        return 'Infinity'
    if v == -INF:
        return '-Infinity'
    return str(v)


def log(cell, depth, v, bounds=None):
    row = [label(cell), str(depth), text(v)]
    if bounds:
        row += [text(bounds[0]), text(bounds[1])]
    lines.append(','.join(row))


def greedy(board, me, limit):
    best, choice = -INF, None
    for cell in moves(board, me):
        new = result(board, me, cell)
        v = score(new, me)
        if v > best:
            best, choice = v, new
    return choice if choice else board


def minimax(board, me, limit):
    chosen = [board]

    def walk(board, p, cell, depth):
        if depth == limit or full(board):
            v = score(board, me, p)
            log(cell, depth, v)
            return v
        best = -INF if p == me else INF
        log(cell, depth, best)
        for child in moves(board, p):
            new = result(board, p, child)
            v = walk(new, foe(p), child, depth + 1)
            if p == me:
                if v > best:
                    best = v
                    if depth == 0:
                        chosen[0] = new
            else:
                best = min(best, v)
            log(cell, depth, best)
        return best

    walk(board, me, None, 0)
    return chosen[0]


def alphabeta(board, me, limit):
    chosen = [board]

    def walk(board, p, cell, depth, a, b):
        if depth == limit or full(board):
            v = score(board, me, p)
            log(cell, depth, v, (a, b))
            return v
        best = -INF if p == me else INF
        log(cell, depth, best, (a, b))
        for child in moves(board, p):
            new = result(board, p, child)
            v = walk(new, foe(p), child, depth + 1, a, b)
            if p == me:
                if v > best:
                    best = v
                    if depth == 0:
                        chosen[0] = new
                if best >= b:
                    log(cell, depth, best, (a, b))
                    return best
                a = max(a, best)
            else:
                best = min(best, v)
                if best <= a:
                    log(cell, depth, best, (a, b))
                    return best
                b = min(b, best)
            log(cell, depth, best, (a, b))
        return best

    walk(board, me, None, 0, -INF, INF)
    return chosen[0]


def show(board):
    return '\n'.join(''.join(board[r, c] for c in range(5)) for r in range(5))


with open(sys.argv[sys.argv.index('-i') + 1]) as f:
    given = f.read().split()
lines = []
task = int(given[0])
head = 7 if task == 4 else 3
value = {(r, c): int(given[head + 5 * r + c]) for r in range(5) for c in range(5)}
board = {(r, c): given[head + 25 + r][c] for r in range(5) for c in range(5)}
search = {1: greedy, 2: minimax, 3: alphabeta}
if task == 4:
    plans = [(given[1], int(given[2]), int(given[3])), (given[4], int(given[5]), int(given[6]))]
    states, turn = [], 0
    while not full(board) and turn < 30:
        p, kind, limit = plans[turn % 2]
        board = search[kind](board, p, limit)
        states.append(show(board))
        turn += 1
    with open('trace_state.txt', 'w') as f:
        f.write('\n'.join(states) + '\n')
else:
    new = search[task](board, given[1], int(given[2]))
    with open('next_state.txt', 'w') as f:
        f.write(show(new) + '\n')
    if task > 1:
        header = 'Node,Depth,Value' + (',Alpha,Beta' if task == 3 else '')
        with open('traverse_log.txt', 'w') as f:
            f.write('\n'.join([header] + lines) + '\n')
