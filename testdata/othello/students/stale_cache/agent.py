"""An agent for Othello: minimax and alpha-beta with a depth limit, caching and node ordering.

The cache remembers a board for good: it does not ask with which limit the value was found.
"""

import ast
import sys

from othello_shared import get_possible_moves, get_score, play_move

INFINITY = float("inf")
cache = {}


def compute_utility(board, color):
    dark, light = get_score(board)
    return dark - light if color == 1 else light - dark


def compute_heuristic(board, color):
    """Disks, moves and corners. Not used yet: the searches take compute_utility."""
    last = len(board) - 1
    value = compute_utility(board, color)
    value += 2 * (len(get_possible_moves(board, color)) - len(get_possible_moves(board, 3 - color)))
    for x, y in ((0, 0), (0, last), (last, 0), (last, last)):
        if board[y][x] == color:
            value += 10
        elif board[y][x] == 3 - color:
            value -= 10
    return value


# Minimax. `color` is always the player that we play for.


def minimax_max_node(board, color, limit, caching):
    if caching and (board, color, "max") in cache:
        return cache[board, color, "max"]
    moves = get_possible_moves(board, color)
    if not moves or limit == 0:
        return None, compute_utility(board, color)
    best_move, best = None, -INFINITY
    for i, j in moves:
        _, value = minimax_min_node(play_move(board, color, i, j), color, limit - 1, caching)
        if value > best:
            best_move, best = (i, j), value
    if caching:
        cache[board, color, "max"] = best_move, best
    return best_move, best


def minimax_min_node(board, color, limit, caching):
    if caching and (board, color, "min") in cache:
        return cache[board, color, "min"]
    moves = get_possible_moves(board, 3 - color)
    if not moves or limit == 0:
        return None, compute_utility(board, color)
    best_move, best = None, INFINITY
    for i, j in moves:
        _, value = minimax_max_node(play_move(board, 3 - color, i, j), color, limit - 1, caching)
        if value < best:
            best_move, best = (i, j), value
    if caching:
        cache[board, color, "min"] = best_move, best
    return best_move, best


def select_move_minimax(board, color, limit, caching=0):
    move, _ = minimax_max_node(board, color, limit, caching)
    return move


# Alpha-beta.


def successors(board, player, color, moves, ordering):
    """The moves with the boards after them; with ordering, those first that look best for `player`."""
    result = [(move, play_move(board, player, move[0], move[1])) for move in moves]
    if ordering:
        result.sort(key=lambda successor: compute_utility(successor[1], color), reverse=player == color)
    return result


def alphabeta_max_node(board, color, alpha, beta, limit, caching, ordering):
    if caching and (board, color, "max") in cache:
        return cache[board, color, "max"]
    moves = get_possible_moves(board, color)
    if not moves or limit == 0:
        return None, compute_utility(board, color)
    best_move, best = None, -INFINITY
    for move, after in successors(board, color, color, moves, ordering):
        _, value = alphabeta_min_node(after, color, max(alpha, best), beta, limit - 1, caching, ordering)
        if value > best:
            best_move, best = move, value
        if best >= beta:
            return best_move, best
    # At most alpha, it is only a bound.
    if caching and best > alpha:
        cache[board, color, "max"] = best_move, best
    return best_move, best


def alphabeta_min_node(board, color, alpha, beta, limit, caching, ordering):
    if caching and (board, color, "min") in cache:
        return cache[board, color, "min"]
    moves = get_possible_moves(board, 3 - color)
    if not moves or limit == 0:
        return None, compute_utility(board, color)
    best_move, best = None, INFINITY
    for move, after in successors(board, 3 - color, color, moves, ordering):
        _, value = alphabeta_max_node(after, color, alpha, min(beta, best), limit - 1, caching, ordering)
        if value < best:
            best_move, best = move, value
        if best <= alpha:
            return best_move, best
    # At least beta, it is only a bound.
    if caching and best < beta:
        cache[board, color, "min"] = best_move, best
    return best_move, best


def select_move_alphabeta(board, color, limit, caching=0, ordering=0):
    move, _ = alphabeta_max_node(board, color, -INFINITY, INFINITY, limit, caching, ordering)
    return move


def run_ai():
    print("Stale Cache")
    sys.stdout.flush()
    color, limit, minimax, caching, ordering = [int(word) for word in (input() + ",-1,0,0,0").split(",")[:5]]
    while True:
        status = input().split()
        if status[0] == "FINAL":
            break
        board = tuple(tuple(row) for row in ast.literal_eval(input()))
        if minimax:
            i, j = select_move_minimax(board, color, limit, caching)
        else:
            i, j = select_move_alphabeta(board, color, limit, caching, ordering)
        print("{} {}".format(i, j))
        sys.stdout.flush()


if __name__ == "__main__":
    run_ai()
