"""Measures random games beside OpenSpiel and python-chess: plies a second, with a list of the legal moves before each.

    pip install open_spiel chess
    python benches/compare.py

All are measured in turns, so that a busy machine is equally busy for all, by CPU time; a figure is the median of the
turns.
"""

import random
import statistics
import time
from collections.abc import Callable

import chess
import pyspiel

from suite_games import Go, Othello, TicTacToe

TURNS = 15
SECONDS = 0.4


def play_suite(start) -> int:
    """Plays a random game, and returns the number of plies."""
    position, plies = start, 0
    while not position.is_over():
        position = position.play(random.choice(position.moves()))
        plies += 1
    return plies


def play_open_spiel(game) -> int:
    """Plays a random game, and returns the number of plies."""
    state, plies = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        plies += 1
    return plies


def play_chess() -> int:
    """Plays the beginning of a random game: whether a game is over by repetition is not asked."""
    board, plies = chess.Board(), 0
    while plies < 80 and (moves := list(board.legal_moves)):
        board.push(random.choice(moves))
        plies += 1
    return plies


def plies_a_second(play: Callable[[], int]) -> float:
    """Returns the plies of a second of CPU time."""
    plies, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        plies += play()
    return plies / spent


def main() -> None:
    """Prints a table."""
    go = pyspiel.load_game("go", {"board_size": 5, "komi": 2.5})
    rows = {
        "Othello, 8x8": (lambda: play_suite(Othello(rules="standard")), lambda: play_open_spiel(othello)),
        "Little-Go, 5x5": (lambda: play_suite(Go()), lambda: play_open_spiel(go)),
        "tic-tac-toe": (lambda: play_suite(TicTacToe()), lambda: play_open_spiel(tic_tac_toe)),
    }
    othello, tic_tac_toe = pyspiel.load_game("othello"), pyspiel.load_game("tic_tac_toe")
    players = {(name, who): play for name, row in rows.items() for who, play in enumerate(row)}
    players["chess", 1] = play_chess
    measured = {player: [] for player in players}
    for _ in range(TURNS):
        for player, play in players.items():
            measured[player].append(plies_a_second(play))
    median = {player: statistics.median(speeds) for player, speeds in measured.items()}
    print("| plies a second | suite_games | OpenSpiel | ratio |\n|---|---|---|---|")
    for name in rows:
        ours, theirs = median[name, 0], median[name, 1]
        print(f"| {name} | {ours:,.0f} | {theirs:,.0f} | {ours / theirs:.2f} |")
    print(f"\npython-chess: {median['chess', 1]:,.0f} plies of chess a second")


if __name__ == "__main__":
    main()
