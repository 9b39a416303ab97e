"""Exact values: solve and analyze."""

import signal
import threading

import pytest
from conftest import VALUES

from suite_games import Go, Othello, Squirrel, TicTacToe, analyze, search, solve


@pytest.mark.parametrize("position", [Go(3), Othello(4), Othello(4, "standard"), TicTacToe()], ids=repr)
def test_solve_agrees_with_alpha_beta(position):
    solution = solve(position, threads=1)
    assert solution.value == search(position, caching=True).value
    assert solution.is_exact
    end = position
    for move in solution.principal_variation:
        end = end.play(move)
    assert end.is_over() and end.utility(position.to_move) == solution.value
    winner = solve(position, exact=False)
    assert winner.value == (solution.value > 0) - (solution.value < 0)


def test_the_book_knows_the_start_of_little_go():
    solution = solve(Go(), exact=False)
    assert (solution.value, solution.best) == (1, (2, 2))


def test_a_finished_game_is_worth_what_it_is():
    over = TicTacToe([[1, 1, 1], [2, 2, 0], [0, 0, 0]])
    assert (solve(over).value, solve(over).best) == (-1, None)


def test_analyze_finds_the_mistake():
    analysis = analyze(TicTacToe(), ["0,0", "0,1", "1,1", "2,2"])
    assert [move.move for move in analysis] == [(0, 0), (0, 1), (1, 1), (2, 2)]
    assert [move.player for move in analysis] == [1, 2, 1, 2]
    # Any answer but the center loses to a corner.
    assert [move.value for move in analysis] == [0, 0, 1, -1]
    assert [move.loss for move in analysis] == [0, 1, 0, 0]
    assert analysis[1].best == (1, 1) and analysis[0].best == (0, 0)
    assert analyze(TicTacToe(), []) == []


def test_analyze_refuses_illegal_moves():
    with pytest.raises(ValueError, match="taken"):
        analyze(TicTacToe(), ["0,0", "0,0"])


def test_time_ends_a_solver():
    with pytest.raises(TimeoutError, match="the time ran out"):
        solve(Squirrel(VALUES), threads=1, memory=16, time=0.05)
    with pytest.raises(ValueError, match="negative"):
        solve(TicTacToe(), time=-1)
    assert solve(TicTacToe(), time=1e18).value == 0


def test_analyze_leaves_out_what_takes_too_long():
    start = position = Squirrel(VALUES)
    moves = []
    while not position.is_over():
        moves.append(position.moves()[0])
        position = position.play(moves[-1])
    analysis = analyze(start, moves, threads=1, memory=16, time=0.05)
    first, last = analysis[0], analysis[-1]
    assert (first.value, first.value_after, first.loss, first.best) == (None, None, None, None)
    assert (last.loss, last.best) == (0, last.move)


def test_ctrl_c_ends_a_solver():
    timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        solve(Squirrel(VALUES), threads=1, memory=16)
    timer.join()
