"""The PettingZoo environments, by the checks of PettingZoo."""

import warnings

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from suite_games.pettingzoo import env  # noqa: E402


def test_environments_pass_the_api_test(start):
    with warnings.catch_warnings():
        # What has no pixels need not have a standard size.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(start), num_cycles=100)


def test_the_same_seed_gives_the_same_game(start):
    seed_test(lambda: env(start))


def test_the_winner_is_rewarded():
    from suite_games import TicTacToe

    game = env(TicTacToe(), render_mode="ansi")
    game.reset()
    for action in [0, 3, 1, 4, 2]:
        observation, *_ = game.last()
        assert observation["action_mask"][action]
        game.step(action)
    assert game.render() == "XXX\nOO.\n..."
    assert game.rewards == {"X": 1, "O": -1}
    assert all(game.terminations.values())


def test_an_illegal_action_loses():
    from suite_games import TicTacToe

    game = env(TicTacToe())
    game.reset()
    game.step(4)
    game.step(4)
    assert game.rewards == {"X": 0, "O": -1}
