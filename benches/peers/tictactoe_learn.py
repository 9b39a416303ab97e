"""Q-learning of tic-tac-toe as a course's appendix has it: a plain dictionary from boards to the values of their squares.

Usage: tictactoe_learn.py GAMES SEED
Learns from GAMES games as O and then as many as X against a random player. Prints the seconds that took, the positions met,
and how many of a thousand games each against that player, as X and as O, are not lost then.
"""

import random
import sys
import time

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY, X, O = ".XO"
ALPHA, GAMMA, INITIAL = 0.7, 0.9, 0.5
WIN, DRAW, LOSS = 1.0, 0.5, 0.0


def has_won(board, mark):
    return any(board[a] == board[b] == board[c] == mark for a, b, c in LINES)


class RandomPlayer:
    def move(self, board):
        return random.choice([square for square in range(9) if board[square] == EMPTY])

    def learn(self, reward):
        pass


class QLearner:
    def __init__(self):
        self.q_values = {}
        self.history = []
        self.is_learning = True

    def move(self, board):
        state = "".join(board)
        q_values = self.q_values.get(state)
        if q_values is None:
            # What cannot be played is never the best.
            q_values = [INITIAL if square == EMPTY else -1.0 for square in board]
            self.q_values[state] = q_values
        square = q_values.index(max(q_values))
        if self.is_learning:
            self.history.append((q_values, square))
        return square

    def learn(self, reward):
        best_next = None
        for q_values, square in reversed(self.history):
            if best_next is None:
                q_values[square] = reward
            else:
                q_values[square] = (1 - ALPHA) * q_values[square] + ALPHA * GAMMA * best_next
            best_next = max(q_values)
        self.history.clear()


def play(x, o):
    """Plays a game; tells who has won, or nobody."""
    board = [EMPTY] * 9
    players = ((x, X), (o, O))
    for number in range(9):
        player, mark = players[number % 2]
        board[player.move(board)] = mark
        if has_won(board, mark):
            return mark
    return None


def battle(x, o, games):
    """Plays games, from which the players may learn; tells how many X won and how many nobody won."""
    won = drawn = 0
    for _ in range(games):
        winner = play(x, o)
        won += winner == X
        drawn += winner is None
        x.learn(WIN if winner == X else DRAW if winner is None else LOSS)
        o.learn(WIN if winner == O else DRAW if winner is None else LOSS)
    return won, drawn


def main():
    games = int(sys.argv[1])
    random.seed(int(sys.argv[2]))
    learner, opponent = QLearner(), RandomPlayer()
    begun = time.perf_counter()
    battle(opponent, learner, games)
    battle(learner, opponent, games)
    seconds = time.perf_counter() - begun
    states = len(learner.q_values)
    learner.is_learning = False
    as_x = sum(battle(learner, opponent, 1000))
    lost_as_o, _ = battle(opponent, learner, 1000)
    print(seconds, states, as_x, 1000 - lost_as_o)


main()
